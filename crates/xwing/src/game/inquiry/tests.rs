//! Answers by hand-made tables.

use super::*;
use crate::craft::{Team, Tokens};
use crate::game::setup::{Entry, Setup};
use crate::geometry::Bearing;
use table::{Game, Seat};

/// A T-65 at 400, 200 looking up the table and a TIE/ln so many millimetres ahead of it, edge to edge, looking down.
fn duel(gap: i32, tokens: Tokens) -> Public {
    let ship = |id: &str, team, seat, xws: &str, at, tokens| Entry {
        id: id.into(),
        team,
        seat,
        ship: Some(xws.into()),
        initiative: Some(1),
        at: Some(at),
        tokens,
        ..Entry::default()
    };
    let setup = Setup {
        options: crate::game::Options::default(),
        seats: 1,
        round: 1,
        ships: vec![
            ship("R1", Team::Player, Some(Seat::A), "t65xwing", At::mm(400, 200, 0), tokens),
            ship("S1", Team::Solo, None, "tielnfighter", At::mm(400, 240 + gap, 180), Tokens::default()),
        ],
        obstacles: Vec::new(),
        ..Setup::default()
    };
    *State::begin(Content::standard(), &setup).unwrap().public()
}

fn ask(public: &Public, inquiry: Inquiry) -> Answer {
    answer(Content::standard(), public, inquiry).unwrap()
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
    // 2 straight: the template's 80 mm and the length of the base, though the TIE stands in the way.
    let setting = Setting { bearing: Bearing::Straight, speed: 2 };
    let public = duel(50, Tokens::default());
    let Answer::Template { outline, end } = ask(&public, Inquiry::Template(ShipId(0), setting)) else {
        panic!()
    };
    assert_eq!(end, At::mm(400, 320, 0));
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
    let same = odds::odds(&odds::Attack {
        reds: 3,
        greens: 3,
        attacker: Means { focus: true, ..Means::default() },
        left: 3,
        ..odds::Attack::default()
    });
    assert_eq!(shot.odds, same);
    // At range 1 the attacker rolls one die more, at range 3 the defender does.
    for (gap, dice) in [(60, (4, 3)), (250, (3, 4))] {
        let Answer::Shot(Some(shot)) = ask(&duel(gap, focus), Inquiry::Shot(ShipId(0), 0, ShipId(1))) else {
            panic!()
        };
        assert_eq!((shot.attack_dice, shot.defense_dice), dice);
    }
}

#[test]
fn what_cannot_be_shot_or_is_not_there_is_said() {
    let public = duel(350, Tokens::default());
    assert_eq!(ask(&public, Inquiry::Shot(ShipId(0), 0, ShipId(1))), Answer::Shot(None));
    assert_eq!(
        answer(Content::standard(), &public, Inquiry::Arcs(ShipId(9))),
        Err(Unanswered::Ship(ShipId(9)))
    );
    let none = Setting { bearing: Bearing::Koiogran, speed: 9 };
    assert_eq!(
        answer(Content::standard(), &public, Inquiry::Template(ShipId(0), none)),
        Err(Unanswered::Maneuver)
    );
}
