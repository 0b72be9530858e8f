//! Answers checked against hand-made positions.

use super::*;
use crate::craft::{Team, Tokens};
use crate::geometry::Bearing;
use crate::setup::{ObstacleEntry, Setup, ShipEntry};
use contract::{Game, Seat, Viewer};

fn entry(id: &str, team: Team, seat: Option<Seat>, xws: &str, at: Placement) -> ShipEntry {
    let (id, ship, at) = (id.into(), Some(xws.into()), Some(at));
    ShipEntry { id, team, seat, ship, initiative: Some(1), at, ..ShipEntry::default() }
}

/// A T-65 at (400, 200) facing up and a TIE/ln `gap` millimeters ahead of it, edge to edge, facing down.
fn pair(xws: &str, gap: i32) -> [ShipEntry; 2] {
    [
        entry("R1", Team::Player, Some(Seat::A), xws, Placement::mm(400, 200, 0)),
        entry("S1", Team::Solo, None, "tielnfighter", Placement::mm(400, 240 + gap, 180)),
    ]
}

fn begun(ships: [ShipEntry; 2], obstacles: Vec<ObstacleEntry>) -> State {
    let setup = Setup { seats: 1, ships: ships.to_vec(), obstacles, ..Setup::default() };
    State::begin(Content::standard(), &setup).unwrap()
}

fn duel(gap: i32, tokens: Tokens) -> View {
    let [own, foe] = pair("t65xwing", gap);
    seen(&begun([ShipEntry { tokens, ..own }, foe], Vec::new()))
}

fn seen(state: &State) -> View {
    state.view(Viewer::Watcher)
}

fn ask(view: &View, inquiry: Inquiry) -> Answer {
    answer(Content::standard(), view, inquiry).unwrap()
}

#[test]
fn a_front_arc_reaches_a_hundred_millimetres_a_band_from_the_front_edge() {
    let Answer::Arcs(arcs) = ask(&duel(150, Tokens::default()), Inquiry::Arcs(ShipId(0))) else { panic!() };
    let [bands] = arcs.as_slice() else { panic!("one firing arc: {}", arcs.len()) };
    // The middle of the base lies at 200, its front edge at 220.
    let farthest = bands.iter().map(|band| band.iter().map(|[_, y]| *y).fold(f64::MIN, f64::max));
    for (found, expected) in farthest.zip([320.0, 420.0, 520.0]) {
        assert!((found - expected).abs() < 1e-6, "{found}");
    }
    assert!(bands.iter().flatten().all(|[_, y]| *y >= 200.0 - 1e-9), "nothing lies behind the middle");
}

#[test]
fn a_template_is_laid_as_if_nobody_stood_there() {
    // 2 straight: the template's 80 mm plus the length of the base, although the TIE is in the way.
    let setting = DialSetting { bearing: Bearing::Straight, speed: 2 };
    let view = duel(50, Tokens::default());
    let Answer::Template { outline, end } = ask(&view, Inquiry::Template(ShipId(0), setting)) else {
        panic!()
    };
    assert_eq!(end, Placement::mm(400, 320, 0));
    let (low, high) =
        outline.iter().fold((f64::MAX, f64::MIN), |(low, high), [_, y]| (low.min(*y), high.max(*y)));
    assert!((low - 220.0).abs() < 1e-6 && (high - 300.0).abs() < 1e-6, "{low} {high}");
}

#[test]
fn a_shot_is_measured_and_weighed() {
    let focus = Tokens { focus: 1, ..Tokens::default() };
    let Answer::Shot(Some(shot)) = ask(&duel(150, focus), Inquiry::Shot(ShipId(0), 0, ShipId(1))) else {
        panic!()
    };
    // Range 2: three attack dice of a T-65 against the three of a TIE/ln, which has nothing to spend.
    assert!((shot.distance - 150.0).abs() < 0.01 && shot.range == 2 && !shot.obstructed);
    assert_eq!((shot.attack_dice, shot.defense_dice), (3, 3));
    assert_eq!(shot.odds.rolls, 512 * 512);
    let same = odds::odds(&odds::AttackParameters {
        reds: 3,
        greens: 3,
        attacker: DiceResources { focus: true, ..DiceResources::default() },
        left: 3,
        ..odds::AttackParameters::default()
    });
    assert_eq!(shot.odds, same);
    // At range 1 the attacker rolls one extra die, at range 3 the defender does.
    for (gap, dice) in [(60, (4, 3)), (250, (3, 4))] {
        let Answer::Shot(Some(shot)) = ask(&duel(gap, focus), Inquiry::Shot(ShipId(0), 0, ShipId(1))) else {
            panic!()
        };
        assert_eq!((shot.attack_dice, shot.defense_dice), dice);
    }
}

#[test]
fn what_cannot_be_shot_or_is_not_there_is_said() {
    let view = duel(350, Tokens::default());
    assert_eq!(ask(&view, Inquiry::Shot(ShipId(0), 0, ShipId(1))), Answer::Shot(None));
    assert_eq!(
        answer(Content::standard(), &view, Inquiry::Arcs(ShipId(9))),
        Err(InquiryError::Ship(ShipId(9)))
    );
    let none = DialSetting { bearing: Bearing::Koiogran, speed: 9 };
    assert_eq!(
        answer(Content::standard(), &view, Inquiry::Template(ShipId(0), none)),
        Err(InquiryError::Maneuver)
    );
}

/// A shot of a ship at a TIE/ln 150 mm ahead, after `change` has edited both.
fn prospects(xws: &str, change: impl FnOnce(&mut ShipEntry, &mut ShipEntry), weapon: u8) -> ShotForecast {
    let [mut own, mut foe] = pair(xws, 150);
    change(&mut own, &mut foe);
    let view = seen(&begun([own, foe], Vec::new()));
    let Answer::Shot(Some(shot)) = ask(&view, Inquiry::Shot(ShipId(0), weapon, ShipId(1))) else { panic!() };
    *shot
}

fn same(found: &Odds, attack: odds::AttackParameters) {
    assert_eq!(*found, odds::odds(&attack));
}

/// XW-ATK-10: a jamming beam destroys nothing, and an ion cannon deals one damage.
#[test]
fn weapons_that_do_not_deal_their_results() {
    let one_hull = |card: &str| {
        let card = card.to_owned();
        prospects(
            "asf01bwing",
            |own, foe| {
                own.cards = vec![card];
                foe.damage = vec![crate::DealtCard::Down(0); 2];
            },
            1,
        )
    };
    let beam = one_hull("jammingbeam");
    assert!(beam.attack_dice > 0 && beam.odds.any == 0.0 && beam.odds.destroyed == 0.0);
    let ion = one_hull("ioncannon");
    assert_eq!(ion.odds.expected, ion.odds.any);
    assert!(ion.odds.destroyed > 0.0);
}

/// XW-DMG-20: a blinded pilot cannot use a focus token or lock.
#[test]
fn a_blinded_pilot_has_no_means() {
    let shot = prospects(
        "t65xwing",
        |own, _| {
            own.damage = vec![crate::DealtCard::Up(DamageCard::BlindedPilot)];
            own.tokens.focus = 1;
            own.lock = Some(Object::Ship(crate::label::Label::new("S1").unwrap()));
        },
        0,
    );
    same(
        &shot.odds,
        odds::AttackParameters { reds: 3, greens: 3, left: 3, ..odds::AttackParameters::default() },
    );
}

/// XW-ATK-15: Calibrated Laser Targeting adds a focus result in the bullseye arc, which Force changes.
#[test]
fn an_added_focus_is_counted() {
    let shot = prospects(
        "delta7aethersprite",
        |own, _| {
            own.pilot = Some("jediknight".into());
            own.ship = None;
            own.cards = vec!["calibratedlasertargeting".into()];
        },
        0,
    );
    let attacker = DiceResources { singles: 1, ..DiceResources::default() };
    same(
        &shot.odds,
        odds::AttackParameters {
            reds: 2,
            added: 1,
            greens: 3,
            attacker,
            left: 3,
            ..odds::AttackParameters::default()
        },
    );
}

/// XW-OBS-06: behind a gas cloud one blank counts as an evade. XW-SOLO-70: a lock of the scenario is not spent.
#[test]
fn a_gas_cloud_helps_the_defender() {
    // Across the line of fire it is wider than the bases.
    let cloud = ObstacleEntry { token: "gascloud1".into(), at: Placement::mm(400, 295, 90), gone: false };
    let mut state = begun(pair("t65xwing", 150), vec![cloud]);
    let shot = |state: &State| {
        let Answer::Shot(Some(shot)) = ask(&seen(state), Inquiry::Shot(ShipId(0), 0, ShipId(1))) else {
            panic!()
        };
        shot
    };
    let gas = DiceResources { blanks: 1, ..DiceResources::default() };
    let plain = odds::AttackParameters {
        reds: 3,
        greens: 4,
        defender: gas,
        left: 3,
        ..odds::AttackParameters::default()
    };
    same(&shot(&state).odds, plain);
    let hunter = state.public.ship_mut(ShipId(0));
    hunter.lock = Some(Object::Ship(crate::label::Label::new("S1").unwrap()));
    same(
        &shot(&state).odds,
        odds::AttackParameters {
            attacker: DiceResources { lock: true, ..DiceResources::default() },
            ..plain
        },
    );
    state.public.ship_mut(ShipId(0)).hunts = true;
    same(&shot(&state).odds, plain);
}

/// Concordia Faceoff: at range 1, in the attacker's front arc, a Fang turns one result into an evade.
#[test]
fn the_fang_faces_off() {
    let shot = prospects(
        "t65xwing",
        |_, foe| {
            foe.ship = Some("fangfighter".into());
            foe.at = Some(Placement::mm(400, 300, 180));
        },
        0,
    );
    let defender = DiceResources { evades: 1, ..DiceResources::default() };
    let left = shot_left("fangfighter");
    same(
        &shot.odds,
        odds::AttackParameters { reds: 4, greens: 3, defender, left, ..odds::AttackParameters::default() },
    );
}

fn shot_left(xws: &str) -> u8 {
    let kind = Content::standard().ships().iter().find(|ship| ship.xws == xws).unwrap();
    kind.hull + kind.shields
}
