//! A mirrored position gives mirrored decisions: the same tally, chart, entry and attitude, the maneuver to the other
//! side, the same actions and the same attack. Any left-right mistake in the solo system breaks this.

use xwing::content::Content;
use xwing::geometry::{Maneuver, Speed};
use xwing::report::advise::{Activation, activation};
use xwing::solo::{ApproachRoll, KnownRolls, SoloOptions, SoloRollResult};
use xwing::table_position::TablePosition;

const SHIPS: [&str; 8] = [
    "tielnfighter",
    "tieininterceptor",
    "tiesabomber",
    "vultureclassdroidfighter",
    "fireball",
    "hwk290lightfreighter",
    "starviperclassattackplatform",
    "yv666lightfreighter",
];

/// A small seeded generator, so that a failing position can be reproduced.
struct Numbers(u64);

impl Numbers {
    fn next(&mut self, below: u32) -> u32 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) as u32) % below
    }
}

struct Piece {
    ship: &'static str,
    x: f64,
    y: f64,
    heading: f64,
}

fn json(pieces: &[Piece], rocks: &[(f64, f64)], mirrored: bool) -> String {
    let across = |x: f64| if mirrored { 914.4 - x } else { x };
    let ships: Vec<String> = pieces
        .iter()
        .enumerate()
        .map(|(index, piece)| {
            let (id, team) = if index < 2 { (format!("S{index}"), "solo") } else { (format!("R{index}"), "player") };
            let heading = if mirrored { 360.0 - piece.heading } else { piece.heading };
            format!(
                r#"{{"id":"{id}","team":"{team}","ship":"{}","initiative":2,"pose":{{"x":{},"y":{},"heading":{heading}}}}}"#,
                piece.ship,
                across(piece.x),
                piece.y
            )
        })
        .collect();
    let rocks: Vec<String> = rocks
        .iter()
        .enumerate()
        .map(|(index, (x, y))| {
            let x = across(*x);
            let (l, r, b, t) = (x - 22.0, x + 22.0, y - 17.0, y + 17.0);
            format!(
                r#"{{"id":"A{index}","kind":"asteroid","polygon":[[{l},{b}],[{r},{b}],[{r},{t}],[{l},{t}]]}}"#
            )
        })
        .collect();
    format!(r#"{{"ships":[{}],"obstacles":[{}]}}"#, ships.join(","), rocks.join(","))
}

fn mirror(maneuver: Maneuver) -> Maneuver {
    use xwing::geometry::Bearing as B;
    let bearing = match maneuver.bearing() {
        B::Bank(side) => B::Bank(side.opposite()),
        B::Turn(side) => B::Turn(side.opposite()),
        B::Segnor(side) => B::Segnor(side.opposite()),
        B::Tallon(side) => B::Tallon(side.opposite()),
        B::ReverseBank(side) => B::ReverseBank(side.opposite()),
        plain @ (B::Straight | B::Koiogran | B::Stationary | B::ReverseStraight) => plain,
    };
    Maneuver::new(bearing, Speed::new(maneuver.speed().get()).unwrap()).unwrap()
}

fn decide(json: &str, roll: ApproachRoll) -> Option<Activation> {
    let content = Content::standard();
    let position = TablePosition::from_json(content, json).ok()?;
    let rolled = [SoloRollResult::Approach(roll)];
    activation(content, &position, 0, &KnownRolls::new(&rolled), SoloOptions::default()).ok()
}

#[test]
fn a_mirrored_table_gives_mirrored_decisions() {
    let mut numbers = Numbers(20_200_530);
    let mut compared = 0;
    for _ in 0..600 {
        let pieces: Vec<Piece> = (0..4)
            .map(|index| Piece {
                ship: if index < 2 { SHIPS[numbers.next(8) as usize] } else { "t65xwing" },
                x: f64::from(60 + numbers.next(790)),
                y: f64::from(60 + numbers.next(790)),
                heading: f64::from(numbers.next(360)),
            })
            .collect();
        let rocks: Vec<(f64, f64)> = (0..3)
            .map(|_| (f64::from(200 + numbers.next(500)), f64::from(200 + numbers.next(500))))
            .collect();
        let (plain, mirrored) = (json(&pieces, &rocks, false), json(&pieces, &rocks, true));
        for (roll, _) in ApproachRoll::all() {
            // If a roll is needed or the position is not legal, there is nothing to compare.
            let Some(here) = decide(&plain, roll) else { continue };
            let there = decide(&mirrored, roll).unwrap_or_else(|| panic!("{plain}"));
            let (a, b) = (&here.approach, &there.approach);
            assert_eq!(a.maneuver.maneuver, mirror(b.maneuver.maneuver), "{plain}");
            assert_eq!((a.attitude, a.maneuver.colour), (b.attitude, b.maneuver.colour), "{plain}");
            assert_eq!(
                a.tally.as_ref().map(|t| (t.object, t.step)),
                b.tally.as_ref().map(|t| (t.object, t.step))
            );
            assert_eq!(a.chart, b.chart, "{plain}");
            let done = |record: &Activation| {
                let performed =
                    record.action.as_ref().map(|action| action.performed.as_slice()).unwrap_or_default();
                performed.iter().map(|one| (one.action, one.item)).collect::<Vec<_>>()
            };
            assert_eq!(done(&here), done(&there), "{plain} {roll:?}");
            let target = |record: &Activation| {
                record.attack.as_ref().and_then(|attack| attack.target.as_ref()).map(|target| target.ship)
            };
            assert_eq!(target(&here), target(&there), "{plain} {roll:?}");
            compared += 1;
        }
    }
    assert!(compared > 2_000, "{compared}");
}
