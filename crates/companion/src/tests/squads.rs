//! Squads: the printed table, custom lists, squad files; obstacle dice; owners of ships.

use super::*;
use crate::answer::{Landed, Sector};
use crate::question::Question;
use crate::wanted::{Chosen, Game, Source, Wanted, WantedFault, read};
use xwing::content::{Content, Faction};
use xwing::dice::{AttackFace, DefenseFace};
use xwing::geometry::{Base, ObstacleKind, TableArea};
use xwing::scenario::{Kind, Layout, Lying, Marker};
use xwing::solo::{ApproachRoll, Rolled};
use xwing::squad::{SquadFault, XwsFault};

fn content() -> &'static Content {
    Content::standard()
}

fn set_up(wanted: &Wanted) -> Result<Setup, Vec<WantedFault>> {
    wanted.setup(content(), &mut table::Sim::new(1))
}

/// XW-SCEN-01: each row gives its own ships for either side.
#[test]
fn every_row_of_the_table_opens_on_both_sides() {
    for player in Faction::ALL {
        for solo in Faction::ALL {
            let setup = set_up(&Wanted::introductory(player, solo)).unwrap();
            assert_eq!(setup.ships.len(), 2);
            let squad = &setup.waves.as_ref().unwrap().squad;
            let kinds: Vec<Kind> = squad.iter().map(|brought| brought.kind).collect();
            assert_eq!(&kinds[..4], [Kind::Patrol; 4]);
            assert_eq!(&kinds[4..], [Kind::Reinforcement; 2]);
            let flies = |pilot: &Option<String>| content().pilot(pilot.as_ref().unwrap()).unwrap().1.faction;
            assert!(setup.ships.iter().all(|ship| flies(&ship.pilot) == player));
            assert!(squad.iter().all(|brought| flies(&brought.ship.pilot) == solo));
            Companion::new(&setup).unwrap();
        }
    }
}

/// XW-SCEN-03 to XW-SCEN-06 on both table sizes: a random layout keeps every distance and lane.
#[test]
fn the_drawn_set_up_has_no_faults() {
    for (side, area) in [(914.4, TableArea::FEET), (900.0, TableArea::METRIC)] {
        let mut wanted = Wanted::introductory(Faction::RebelAlliance, Faction::GalacticEmpire);
        wanted.table = Some(side);
        let setup = set_up(&wanted).unwrap();
        let pose =
            |place: &PlaceFile| xwing::geometry::Pose::from_mm(place.x, place.y, place.heading).unwrap();
        let markers = setup.waves.as_ref().unwrap().markers.as_ref().unwrap();
        let [first, second] = markers.each_ref().map(|place| Marker { at: pose(place) });
        let lying = |rock: &xwing::position::file::ObstacleFile| Lying {
            token: rock.token.clone().unwrap(),
            at: pose(rock.pose.as_ref().unwrap()),
        };
        let layout =
            Layout { area, markers: [first, second], obstacles: setup.obstacles.iter().map(lying).collect() };
        assert_eq!(layout.faults(content(), Base::Small), []);
    }
}

const SQUAD: &str = r#"{"version":"2.0.0","faction":"rebelalliance","name":"Ours","pilots":[
    {"id":"lukeskywalker","ship":"t65xwing","upgrades":{"force-power":["supernaturalreflexes"],"torpedo":["protontorpedoes"]}},
    {"id":"redsquadronveteran","ship":"t65xwing","upgrades":{"astromech":["nosuchdroid"]}}]}"#;

/// XW-SQUAD-07: every ship of a squad file is kept; limited pilots and unknown cards are named, not dropped.
#[test]
fn nothing_of_a_squad_file_is_lost() {
    let read = read(content(), SQUAD).unwrap();
    assert_eq!(read.name.as_deref(), Some("Ours"));
    let [luke, veteran] = read.ships.as_slice() else { panic!() };
    assert_eq!((luke.called.as_deref(), luke.ship.as_deref()), (Some("lukeskywalker"), Some("t65xwing")));
    assert!(luke.upgrades.contains(&"protontorpedoes".to_owned()));
    assert_eq!(veteran.beside, ["nosuchdroid"]);
    assert!(read.faults.contains(&SquadFault::UnknownPilot("lukeskywalker".into())));
    assert!(read.faults.contains(&SquadFault::UnknownUpgrade("nosuchdroid".into())));

    // The initiative of an unknown pilot is asked for, never guessed.
    let mut wanted = Wanted::introductory(Faction::RebelAlliance, Faction::GalacticEmpire);
    wanted.player = Source::Xws { text: SQUAD.into() };
    assert_eq!(set_up(&wanted), Err(vec![WantedFault::NoInitiative("lukeskywalker".into())]));
    let mut ships = read.ships.clone();
    ships[0].initiative = Some(5);
    wanted.player = Source::List { ships };
    let setup = set_up(&wanted).unwrap();
    assert_eq!(setup.ships[0].called.as_deref(), Some("lukeskywalker"));
    assert_eq!(setup.ships[1].beside, ["nosuchdroid"]);
    let table = Companion::new(&setup).unwrap();
    assert_eq!(table.table().craft(label("P1")).unwrap().initiative, 5);
}

/// XW-SQUAD-07: every part that cannot be parsed is named.
#[test]
fn a_text_that_is_no_squad_is_refused_by_its_parts() {
    let faults = |text: &str| read(content(), text).unwrap_err();
    assert!(matches!(faults("{")[..], [WantedFault::Xws(XwsFault::Unreadable(_))]));
    let two = faults(r#"{"version":"1.0.0","faction":"pirates","pilots":[]}"#);
    assert_eq!(
        two,
        [
            WantedFault::Xws(XwsFault::Version("1.0.0".into())),
            WantedFault::Xws(XwsFault::Faction("pirates".into()))
        ]
    );
}

/// A standard game: all ships start on the table, and the game ends when one side is gone.
#[test]
fn own_lists_play_without_waves() {
    let pilot = |id: &str| Chosen { pilot: Some(id.into()), ..Chosen::default() };
    let wanted = Wanted {
        game: Game::Standard,
        player: Source::List { ships: vec![pilot("redsquadronveteran")] },
        solo: Source::List { ships: vec![pilot("academypilot"), pilot("blacksquadronace")] },
        ..Wanted::introductory(Faction::RebelAlliance, Faction::GalacticEmpire)
    };
    let setup = set_up(&wanted).unwrap();
    let table = Companion::new(&setup).unwrap();
    assert_eq!(table.table().question(), &Question::Plan);
    assert_eq!(table.table().position().crafts.len(), 3);
    let empty = Wanted { player: Source::List { ships: Vec::new() }, ..wanted };
    assert_eq!(set_up(&empty), Err(vec![WantedFault::Squad(SquadFault::Empty)]));
}

fn flown_over(kind: &str, met: ObstacleKind, face: AttackFace) -> Companion {
    let ships = vec![ship("S1", kind, 1, None), ship("R1", "t65xwing", 3, None)];
    let mut table = Companion::new(&setup(Mode::Quick, Hand::Person, ships)).unwrap();
    say(&mut table, Answer::Go).unwrap();
    say(&mut table, Answer::Go).unwrap();
    say(&mut table, Answer::Where { sector: Sector::FrontLeft, far: false }).unwrap();
    let roll = ApproachRoll { defense: DefenseFace::Evade, attack: AttackFace::Hit };
    throw(&mut table, Thrown::Solo(Rolled::Approach(roll))).unwrap();
    say(&mut table, Answer::Flown { landed: Landed::Full, met: vec![met] }).unwrap();
    assert_eq!(
        table.table().question(),
        &Question::Throw { throw: crate::dice::Throw::Red(1) },
        "one die for the obstacle"
    );
    throw(&mut table, Thrown::Red(vec![face])).unwrap();
    table
}

/// XW-OBS-02, XW-OBS-03, XW-OBS-04: damage, critical damage and strain according to the obstacle's die.
#[test]
fn obstacles_roll_their_die() {
    use AttackFace::{Blank, Crit, Focus, Hit};
    use ObstacleKind::{Asteroid, DebrisCloud, GasCloud};
    let rows = [
        (Asteroid, Hit, 2, 0, false),
        (Asteroid, Crit, 2, 0, true),
        (Asteroid, Focus, 3, 0, false),
        (DebrisCloud, Hit, 3, 0, false),
        (DebrisCloud, Crit, 2, 0, true),
        (GasCloud, Hit, 3, 1, false),
        (GasCloud, Focus, 3, 1, false),
        (GasCloud, Crit, 3, 0, false),
        (GasCloud, Blank, 3, 0, false),
    ];
    for (kind, face, hull, strain, card) in rows {
        let mut table = flown_over("tielnfighter", kind, face);
        let asked = table.table().question() == &Question::DamageCard { ship: label("S1") };
        assert_eq!(asked, card, "{kind:?} {face:?}");
        if card {
            say(&mut table, Answer::Card(xwing::content::DamageCard::FuelLeak)).unwrap();
        }
        let craft = table.table().craft(label("S1")).unwrap();
        assert_eq!((craft.hull, craft.tokens.strain), (hull, strain), "{kind:?} {face:?}");
    }
}

/// The owner of a ship keeps it through an undo; people without a name cannot own ships.
#[test]
fn ships_have_owners_by_name() {
    let ships = vec![ship("S1", "tielnfighter", 1, None), ship("R1", "t65xwing", 3, None)];
    let mut table = Companion::new(&setup(Mode::Quick, Hand::Person, ships)).unwrap();
    let own = |table: &mut Companion, who: Option<&str>, own| {
        let step = Step::Own { ship: label("R1"), own };
        table.take(Line { who: who.map(str::to_owned), step })
    };
    assert_eq!(own(&mut table, None, true), Err(Refusal::NoName));
    say(&mut table, Answer::Go).unwrap();
    own(&mut table, Some("Ann"), true).unwrap();
    table.take(Line { who: None, step: Step::Undo }).unwrap();
    assert_eq!(table.table().question(), &Question::Plan);
    assert_eq!(table.table().owner(label("R1")), Some("Ann"));
    own(&mut table, Some("Ann"), false).unwrap();
    assert_eq!(table.table().owner(label("R1")), None);
}
