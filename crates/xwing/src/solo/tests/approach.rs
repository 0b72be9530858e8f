//! Tally, chart, roll, fallbacks.

use super::*;
use crate::geometry::Side;
use crate::rules::solo as rules;
use crate::solo::action::attitude::Attitude;
use crate::solo::approach::charts::{Approach, TallyStep};
use crate::solo::chance::{Pause, SoloRoll, TieKind};
use crate::solo::record::{ApproachRecord, EntryOutcome};
use crate::solo::sight::Length;
use AttackFace as A;
use DefenseFace as D;

fn approach(position: &TablePosition<'static>, rolled: &[SoloRollResult]) -> Decision<ApproachRecord> {
    with(position, rolled, |pilot| pilot.approach())
}

fn flown(record: &ApproachRecord) -> String {
    let entry = record.maneuver;
    format!("{} {:?}", entry.speed(), entry.maneuver.bearing())
}

const TIE: (f64, f64, f64) = (450.0, 450.0, 0.0);

fn tie(more: &str) -> String {
    piece("S1", "tielnfighter", TIE, more)
}

/// An X-wing this far to the right of and ahead of the TIE's center.
fn xwing(id: &str, right: f64, ahead: f64) -> String {
    piece(id, "t65xwing", (450.0 + right, 450.0 + ahead, 0.0), "")
}

/// XW-SOLO-05: a lock beats a nearer ship, at any range.
#[test]
fn the_locked_object_is_the_tally() {
    let position =
        table(&[tie(r#","locks":[{"ship":"R1"}]"#), xwing("R1", 0.0, -400.0), xwing("R2", 0.0, 100.0)], &[]);
    let record = approach(&position, &[roll(D::Blank, A::Blank)]).unwrap();
    let tally = record.tally.unwrap();
    assert_eq!((tally.object, tally.step, tally.rule), (ship("R1"), TallyStep::Locked, rules::TALLY_LOCKED));
    // 400 between the centers minus 20 + 20.
    assert_eq!(tally.compared[0].distance, Some(Length::from_mm(360.0)));
    assert_eq!(record.chart.unwrap().chart, Approach::Rear);
}

/// XW-SOLO-05: obstacles and points of the table can be locked.
#[test]
fn locked_rocks_and_points_are_tallies_too() {
    let rocks = [rock("A", 700.0, 450.0, 15.0)];
    let position = table(&[tie(r#","locks":[{"obstacle":"A"}]"#), xwing("R1", 0.0, 100.0)], &rocks);
    let record = approach(&position, &[roll(D::Blank, A::Blank)]).unwrap();
    assert_eq!(record.tally.unwrap().object, Object::Obstacle(label("A")));
    assert_eq!(record.chart.unwrap().chart, Approach::Side);
    let corner =
        table(&[tie(r#","locks":[{"point":{"x":914.4,"y":914.4}}]"#), xwing("R1", 0.0, -100.0)], &[]);
    let record = approach(&corner, &[roll(D::Blank, A::Hit)]).unwrap();
    assert_eq!(record.tally.unwrap().object, Object::Point { x: 914_400, y: 914_400 });
    // 45 degrees off is outside the front arc of a small base (40.62).
    assert_eq!(
        (record.chart.as_ref().unwrap().chart, record.chart.unwrap().extended),
        (Approach::Side, true)
    );
}

/// XW-SOLO-05: for an object under the ship's own base, its center decides.
#[test]
fn a_locked_rock_under_the_base_is_told_by_its_middle() {
    let rocks = [rock("A", 450.0, 440.0, 5.0)];
    let position = table(&[tie(r#","locks":[{"obstacle":"A"}]"#), xwing("R1", 0.0, 100.0)], &rocks);
    let record = approach(&position, &[roll(D::Blank, A::Blank)]).unwrap();
    assert_eq!(record.chart.unwrap().arcs, [Approach::Rear]);
}

/// XW-SOLO-06: bullseye before front before side before rear, however near the others are.
#[test]
fn arcs_come_before_distance() {
    let far_ahead = xwing("R1", 0.0, 250.0);
    let front = xwing("R2", 60.0, 150.0);
    let side = xwing("R3", 100.0, 0.0);
    let rear = xwing("R4", 0.0, -60.0);
    let look = |ships: &[String]| {
        let record = approach(&table(ships, &[]), &[roll(D::Blank, A::Blank)]).unwrap();
        let tally = record.tally.unwrap();
        (tally.object, tally.step, tally.rule)
    };
    let near = |arc, name| (ship(name), TallyStep::Near(arc), rules::TALLY_NEAR);
    let me = tie("");
    assert_eq!(
        look(&[me.clone(), far_ahead, front.clone(), side.clone(), rear.clone()]),
        near(Approach::Bullseye, "R1")
    );
    assert_eq!(look(&[me.clone(), front, side.clone(), rear.clone()]), near(Approach::Front, "R2"));
    assert_eq!(look(&[me.clone(), side, rear.clone()]), near(Approach::Side, "R3"));
    assert_eq!(look(&[me, rear]), near(Approach::Rear, "R4"));
}

/// XW-SOLO-07: beyond range 3 counts only when nothing is within it. 340 between centres is 300 between bases.
#[test]
fn beyond_range_three_comes_last() {
    let within = table(&[tie(""), xwing("R1", 0.0, 400.0), xwing("R2", 0.0, -340.0)], &[]);
    let record = approach(&within, &[roll(D::Blank, A::Blank)]).unwrap();
    assert_eq!(record.tally.unwrap().object, ship("R2"));
    let beyond = table(&[tie(""), xwing("R1", 0.0, 400.0), xwing("R2", 0.0, -341.0)], &[]);
    let tally = approach(&beyond, &[roll(D::Blank, A::Blank)]).unwrap().tally.unwrap();
    assert_eq!(
        (tally.object, tally.step, tally.rule),
        (ship("R1"), TallyStep::Far(Approach::Bullseye), rules::TALLY_FAR)
    );
}

/// XW-SOLO-08: 27 mm to the side: its near edge is 7 mm from the line, in the bullseye (7.5 to each side).
#[test]
fn the_first_arc_names_the_chart() {
    let both =
        approach(&table(&[tie(""), xwing("R1", 27.0, 200.0)], &[]), &[roll(D::Blank, A::Blank)]).unwrap();
    let chart = both.chart.unwrap();
    assert_eq!((chart.chart, chart.rule), (Approach::Bullseye, rules::CHART_FIRST_ARC));
    assert_eq!(chart.arcs, [Approach::Bullseye, Approach::Front]);
    let aside =
        approach(&table(&[tie(""), xwing("R1", 28.0, 200.0)], &[]), &[roll(D::Blank, A::Blank)]).unwrap();
    assert_eq!(aside.chart.unwrap().chart, Approach::Front);
}

/// XW-SOLO-09
#[test]
fn arcs_are_extended_beyond_range_three() {
    let record =
        approach(&table(&[tie(""), xwing("R1", 100.0, 400.0)], &[]), &[roll(D::Blank, A::Blank)]).unwrap();
    let chart = record.chart.unwrap();
    assert_eq!((chart.chart, chart.extended, chart.rule), (Approach::Front, true, rules::CHART_EXTENDED));
}

/// XW-SOLO-04, XW-SOLO-10: the dice are asked for, and nothing is decided without them.
#[test]
fn the_approach_roll_is_chance() {
    let position = table(&[tie(""), xwing("R1", 0.0, 200.0)], &[]);
    assert_eq!(approach(&position, &[]), Err(Pause::Roll(SoloRoll::Approach)));
    let record = approach(&position, &[roll(D::Evade, A::Hit)]).unwrap();
    assert_eq!(record.rule, rules::DETERMINE_APPROACH);
    assert_eq!(flown(&record), "2 Straight");
}

/// XW-SOLO-12
#[test]
fn the_attitude_follows_the_defense_die() {
    let position = table(&[tie(""), xwing("R1", 0.0, 200.0)], &[]);
    for (face, attitude) in
        [(D::Evade, Attitude::Defensive), (D::Focus, Attitude::Balanced), (D::Blank, Attitude::Offensive)]
    {
        assert_eq!(approach(&position, &[roll(face, A::Hit)]).unwrap().attitude, Some(attitude));
    }
}

/// XW-SOLO-66: two X-wings at the very same distance in the same arc.
#[test]
fn equally_near_tallies_are_chance() {
    let position = table(&[tie(""), xwing("R1", -100.0, 0.0), xwing("R2", 100.0, 0.0)], &[]);
    let asked = SoloRoll::Lot { about: TieKind::Tally, options: 2 };
    assert_eq!(approach(&position, &[]), Err(Pause::Roll(asked)));
    let record = approach(&position, &[SoloRollResult::Lot(1), roll(D::Evade, A::Hit)]).unwrap();
    assert!(record.tally.as_ref().unwrap().drawn);
    assert_eq!(record.tally.unwrap().object, ship("R2"));
    assert_eq!(record.maneuver.side(), Some(Side::Right));
}

/// XW-SOLO-35: towards is to the side the object lies on, away to the other.
#[test]
fn the_full_side_arc_gives_the_direction() {
    let left = table(&[tie(""), xwing("R1", -60.0, 150.0)], &[]);
    assert_eq!(flown(&approach(&left, &[roll(D::Blank, A::Hit)]).unwrap()), "3 Turn(Left)");
    let right = table(&[tie(""), xwing("R1", 60.0, 150.0)], &[]);
    assert_eq!(flown(&approach(&right, &[roll(D::Blank, A::Focus)]).unwrap()), "1 Turn(Right)");
    // Away from the nearest obstacle: A at the left is nearer than B at the right.
    let rocks = [rock("A", 300.0, 450.0, 15.0), rock("B", 650.0, 450.0, 15.0)];
    let avoid = table(&[tie(""), xwing("R1", 60.0, 150.0)], &rocks);
    let record = approach(&avoid, &[roll(D::Evade, A::Focus)]).unwrap();
    assert_eq!(flown(&record), "2 Bank(Right)");
    let direction = record.entries[0].direction.clone().unwrap();
    assert_eq!(direction.object.unwrap().object, Object::Obstacle(label("A")));
    // 150 to the center minus 20 for the base and 15 for the obstacle.
    assert_eq!(direction.object.unwrap().distance, Some(Length::from_mm(115.0)));
    assert_eq!((direction.lies, direction.goes, direction.rule), (Side::Left, Side::Right, rules::DIRECTION));
}

/// XW-SOLO-67: without an obstacle the side is random. XW-SOLO-66: so it is for a tally on the line.
#[test]
fn without_an_obstacle_the_side_is_chance() {
    let position = table(&[tie(""), xwing("R1", 60.0, 150.0)], &[]);
    let asked = SoloRoll::Lot { about: TieKind::Side, options: 2 };
    assert_eq!(approach(&position, &[roll(D::Evade, A::Blank)]), Err(Pause::Roll(asked)));
    let record = approach(&position, &[roll(D::Evade, A::Blank), SoloRollResult::Lot(1)]).unwrap();
    assert_eq!(flown(&record), "3 Bank(Right)");
    assert_eq!(record.entries[0].direction.as_ref().unwrap().rule, rules::NO_OBSTACLE);
    let behind = table(&[tie(""), xwing("R1", 0.0, -150.0)], &[]);
    assert_eq!(approach(&behind, &[roll(D::Focus, A::Hit)]), Err(Pause::Roll(asked)));
}

/// XW-SOLO-34: the interceptor's blue 2 bank and 2 turn, tally right ahead to the right: the bank ends nearer.
#[test]
fn bank_or_turn_by_where_each_ends() {
    let me = piece("S1", "tieininterceptor", TIE, "");
    let ahead = table(&[me.clone(), xwing("R1", 60.0, 280.0)], &[]);
    let record = approach(&ahead, &[roll(D::Focus, A::Hit)]).unwrap();
    assert_eq!(flown(&record), "2 Bank(Right)");
    let compared = record.entries[0].bank_or_turn.unwrap();
    assert!(compared.bank.unwrap() < compared.turn.unwrap());
    let beside = table(&[me.clone(), xwing("R1", 250.0, 0.0)], &[]);
    assert_eq!(flown(&approach(&beside, &[roll(D::Focus, A::Focus)]).unwrap()), "2 Turn(Right)");
    // Away from a tally behind to the right means to the left, and of the two the one that ends farther off.
    let behind = table(&[me, xwing("R1", 60.0, -250.0)], &[]);
    assert_eq!(flown(&approach(&behind, &[roll(D::Focus, A::Crit)]).unwrap()), "2 Bank(Left)");
}

/// XW-SOLO-37: no roll, no attitude, the blue 1 straight; a large ship needs three tokens.
#[test]
fn an_ionized_ship_flies_the_ion_maneuver() {
    let position = table(&[tie(r#","tokens":{"ion":1}"#), xwing("R1", 0.0, 200.0)], &[]);
    let record = approach(&position, &[]).unwrap();
    assert_eq!((flown(&record).as_str(), record.attitude, record.roll), ("1 Straight", None, None));
    assert_eq!(record.rule, rules::IONIZED);
    let shuttle = piece("S1", "lambdaclasst4ashuttle", TIE, r#","tokens":{"ion":2}"#);
    let large = table(&[shuttle, xwing("R1", 0.0, 200.0)], &[]);
    assert_eq!(approach(&large, &[]), Err(Pause::Roll(SoloRoll::Approach)));
}

/// XW-SOLO-38: blank and crit ahead ask for the red 4 Koiogran; stressed, focus and crit: the blue 3 straight.
#[test]
fn a_stressed_ship_turns_the_die_for_a_red_maneuver() {
    let calm = table(&[tie(""), xwing("R1", 0.0, 200.0)], &[]);
    assert_eq!(flown(&approach(&calm, &[roll(D::Blank, A::Crit)]).unwrap()), "4 Koiogran");
    let stressed = table(&[tie(r#","tokens":{"stress":1}"#), xwing("R1", 0.0, 200.0)], &[]);
    let record = approach(&stressed, &[roll(D::Blank, A::Crit)]).unwrap();
    assert_eq!(flown(&record), "3 Straight");
    assert!(matches!(record.entries[0].outcome, EntryOutcome::RedWhileStressed(_)));
    assert_eq!(record.entries[0].rule, rules::STRESSED_RED);
    // The attitude is read from the turned die.
    assert_eq!(record.attitude, Some(Attitude::Balanced));
    // White maneuvers are flown stressed.
    assert_eq!(flown(&approach(&stressed, &[roll(D::Blank, A::Hit)]).unwrap()), "5 Straight");
}

/// XW-SOLO-39: the Decimator has nothing advanced: focus and crit in the front chart, fastest blue bank towards.
#[test]
fn no_such_maneuver_turns_the_die() {
    let big = piece("S1", "vt49decimator", TIE, "");
    let position = table(&[big, xwing("R1", 90.0, 200.0)], &[]);
    let record = approach(&position, &[roll(D::Blank, A::Crit)]).unwrap();
    assert_eq!(record.chart.as_ref().unwrap().chart, Approach::Front);
    assert_eq!(flown(&record), "1 Bank(Right)");
    let outcomes: Vec<_> = record.entries.iter().map(|tried| (tried.outcome, tried.rule)).collect();
    assert_eq!(outcomes[0], (EntryOutcome::NoSuchManeuver, rules::NO_SUCH_MANEUVER));
    assert_eq!(record.attitude, Some(Attitude::Balanced));
}

/// XW-SOLO-40: the BTL-B has neither blue banks nor blue turns: front, focus and crit end with its 1 straight. A die
/// that shows focus already is not turned.
#[test]
fn the_slowest_straight_is_what_is_left() {
    let ywing = piece("S1", "btlbywing", TIE, "");
    let position = table(&[ywing, xwing("R1", 60.0, 150.0)], &[]);
    let record = approach(&position, &[roll(D::Focus, A::Crit)]).unwrap();
    assert_eq!(flown(&record), "1 Straight");
    assert_eq!(record.entries.len(), 2);
    assert_eq!(record.entries[1].rule, rules::SLOWEST_STRAIGHT);
}

/// XW-SOLO-68: the Eta-2's purple Tallon roll without Force counts like a red one under stress.
#[test]
fn purple_without_force_turns_the_die() {
    let eta = |force: u8| piece("S1", "eta2actis", TIE, &format!(r#","force":{force}"#));
    // Rear chart, blank and crit: slowest advanced towards the tally: the purple 2 Tallon.
    let ships = |force| [eta(force), xwing("R1", 30.0, -200.0)];
    let able = approach(&table(&ships(1), &[]), &[roll(D::Blank, A::Crit)]).unwrap();
    assert_eq!(flown(&able), "2 Tallon(Right)");
    let record = approach(&table(&ships(0), &[]), &[roll(D::Blank, A::Crit)]).unwrap();
    assert!(matches!(record.entries[0].outcome, EntryOutcome::PurpleWithoutForce(_)));
    assert_eq!(record.entries[0].rule, rules::PURPLE);
    assert_eq!(record.maneuver.side(), Some(Side::Left));
}

/// XW-SOLO-33, XW-SOLO-38: Damaged Engine makes a white turn red; a stressed ship then turns the die.
#[test]
fn damage_makes_turns_harder() {
    let more = r#","tokens":{"stress":1},"faceup":["damaged-engine"]"#;
    let position = table(&[tie(more), xwing("R1", 60.0, 150.0)], &[]);
    let record = approach(&position, &[roll(D::Blank, A::Hit)]).unwrap();
    assert!(matches!(record.entries[0].outcome, EntryOutcome::RedWhileStressed(_)));
    assert_eq!(flown(&record), "2 Bank(Right)");
}

#[test]
fn without_anything_to_see_the_slowest_straight_is_flown() {
    let record = approach(&table(&[tie("")], &[]), &[roll(D::Evade, A::Hit)]).unwrap();
    assert_eq!((record.tally, record.chart, record.maneuver.speed()), (None, None, 2));
}
