use super::*;
use crate::geometry::{Base, Bearing, Maneuver, Side, Speed};

fn dial_colour(ship: &str, bearing: Bearing, speed: u8) -> Option<Difficulty> {
    let maneuver = Maneuver::new(bearing, Speed::new(speed).unwrap()).unwrap();
    Content::standard().ship(ship).unwrap().dial.entry(maneuver).map(|entry| entry.colour)
}

#[test]
fn the_compiled_files_have_no_faults() {
    if let Err(errors) = Content::read(&STANDARD_FILES) {
        panic!("{}", errors.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"));
    }
}

#[test]
fn there_are_eighty_two_ships_of_which_seventy_four_are_of_august_2020() {
    let ships = Content::standard().ships();
    assert_eq!(ships.len(), 82);
    assert_eq!(ships.iter().filter(|ship| ship.since == Era::August2020).count(), 74);
    assert_eq!(Content::standard().upgrades().len(), 367);
}

#[test]
fn the_printed_tie_fighter_is_read_as_printed() {
    let tie = Content::standard().ship("tielnfighter").unwrap();
    assert_eq!((tie.agility, tie.hull, tie.shields, tie.base), (3, 3, 0, Base::Small));
    assert_eq!(tie.primary, [Primary { arc: WeaponArc::Front, attack: 2 }]);
    assert_eq!(dial_colour("tielnfighter", Bearing::Bank(Side::Left), 2), Some(Difficulty::Blue));
    assert_eq!(dial_colour("tielnfighter", Bearing::Bank(Side::Right), 3), Some(Difficulty::White));
    assert_eq!(dial_colour("tielnfighter", Bearing::Koiogran, 3), Some(Difficulty::Red));
    assert_eq!(dial_colour("tielnfighter", Bearing::Straight, 1), None);
    assert_eq!(
        tie.pilots
            .iter()
            .filter(|pilot| pilot.limited == 0)
            .map(|pilot| pilot.initiative)
            .collect::<Vec<_>>(),
        [3, 2, 1]
    );
}

#[test]
fn a_one_sided_dial_keeps_its_sides() {
    assert_eq!(dial_colour("jumpmaster5000", Bearing::Turn(Side::Left), 1), Some(Difficulty::White));
    assert_eq!(dial_colour("jumpmaster5000", Bearing::Turn(Side::Right), 1), Some(Difficulty::Red));
    assert_eq!(dial_colour("jumpmaster5000", Bearing::Segnor(Side::Left), 3), Some(Difficulty::Red));
    assert_eq!(dial_colour("jumpmaster5000", Bearing::Segnor(Side::Right), 3), None);
}

#[test]
fn ordnance_is_read_with_its_header() {
    let card = Content::standard().upgrade("protontorpedoes").unwrap();
    let weapon = card.weapon.as_ref().unwrap();
    assert_eq!((weapon.arc, weapon.attack, weapon.range), (WeaponArc::Front, 4, (2, 3)));
    assert!(card.has_lock_header() && weapon.ordnance && card.can_reload());
    assert!(!Content::standard().upgrade("proximitymines").unwrap().can_reload());
}

#[test]
fn every_fault_of_a_file_is_listed() {
    let ships = r#"
[[ship]]
xws = "a"
name = { en = "A", fr = "A" }
since = "2020-08"
size = "small"
factions = ["resistance"]
agility = 1
hull = 0
shields = 0
primary = ["sideways 2"]
actions = ["dance"]
ability = "unheardof"
[ship.dial]
turn = ["4 blue"]
zigzag = ["1 red"]
[[ship.pilot]]
xws = "p"
name = "q"
faction = "firstorder"
initiative = 9
limited = 1
slots = []
"#;
    let errors = Content::read(&ContentFiles { ships, pilots: "pilot = []", ..STANDARD_FILES }).unwrap_err();
    let problems: Vec<_> = errors.into_iter().map(|fault| fault.problem).collect();
    assert_eq!(
        problems,
        [
            ContentErrorKind::UnknownAbility("unheardof".into()),
            ContentErrorKind::Dial(dial::DialError::NoTemplate("4 blue".into())),
            ContentErrorKind::UnknownWord("zigzag".into()),
            ContentErrorKind::NoDial,
            ContentErrorKind::UnknownWord("sideways 2".into()),
            ContentErrorKind::NoNumbers,
            ContentErrorKind::UnknownWord("dance".into()),
            ContentErrorKind::WrongFaction,
            ContentErrorKind::Initiative(9),
        ]
    );
}
