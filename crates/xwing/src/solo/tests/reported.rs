//! The same decisions from reported facts: only what matters is asked, and the answers lead to the same record.

use super::*;
use crate::geometry::Side;
use crate::solo::action::ActionContext;
use crate::solo::action::attitude::Attitude;
use crate::solo::approach::charts::Approach;
use crate::solo::chance::Pause;
use crate::solo::sight::reported::ReportedSight;
use crate::solo::sight::{Fact, RepositionKind, Sight, Sighting};
use AttackFace as A;
use DefenseFace as D;

fn by_word<T>(
    position: &TablePosition<'static>,
    sight: &ReportedSight,
    rolled: &[SoloRollResult],
    decide: impl FnOnce(&SoloPilot<'_, 'static, ReportedSight>) -> Decision<T>,
) -> Decision<T> {
    let rolls = KnownRolls::new(rolled);
    let me = &position.crafts[0];
    let rules = Content::standard().solo();
    decide(&SoloPilot {
        rules,
        options: SoloOptions::default(),
        me,
        ships: &position.crafts,
        sight,
        rolls: &rolls,
    })
}

fn position() -> TablePosition<'static> {
    let me = piece("S1", "tielnfighter", (450.0, 450.0, 0.0), "");
    table(&[me, piece("R1", "t65xwing", (550.0, 450.0, 0.0), "")], &[])
}

#[test]
fn an_approach_asks_where_the_enemy_is_then_rolls_then_asks_for_the_side() {
    let position = position();
    let mut told = ReportedSight::default();
    let rolled = [roll(D::Evade, A::Hit)];
    let run = |told: &ReportedSight, rolled: &[SoloRollResult]| {
        by_word(&position, told, rolled, |pilot| pilot.approach())
    };
    assert_eq!(run(&told, &[]), Err(Pause::Fact(Fact::Enemies)));
    let seen =
        Sighting { object: ship("R1"), distance: None, beyond_three: false, arcs: vec![Approach::Side] };
    told.enemies = Some(vec![seen]);
    assert!(matches!(run(&told, &[]), Err(Pause::Roll(_))));
    assert_eq!(run(&told, &rolled), Err(Pause::Fact(Fact::Side(ship("R1")))));
    told.sides.insert(ship("R1"), Some(Side::Right));
    let record = run(&told, &rolled).unwrap();
    // Side chart, evade and hit: slowest turn towards its tally.
    assert_eq!((record.maneuver.speed(), record.maneuver.side()), (1, Some(Side::Right)));
    let measured = with(&position, &rolled, |pilot| pilot.approach()).unwrap();
    assert_eq!(
        (record.maneuver, record.attitude, record.chart),
        (measured.maneuver, measured.attitude, measured.chart)
    );
}

#[test]
fn an_entry_that_needs_no_side_does_not_ask_for_one() {
    let mut told = ReportedSight::default();
    let seen =
        Sighting { object: ship("R1"), distance: None, beyond_three: false, arcs: vec![Approach::Front] };
    told.enemies = Some(vec![seen]);
    // Front chart, blank and crit: fastest advanced away from its tally: a TIE's 4 Koiogran has no side.
    let record = by_word(&position(), &told, &[roll(D::Blank, A::Crit)], |pilot| pilot.approach()).unwrap();
    assert_eq!(record.maneuver.speed(), 4);
}

#[test]
fn the_action_list_asks_in_its_own_order_and_stops_when_it_knows() {
    let position = position();
    let acting =
        ActionContext { attitude: Some(Attitude::Defensive), prevented: None, speed: 2, align: None };
    let mut told = ReportedSight::default();
    let run = |told: &ReportedSight| by_word(&position, told, &[], |pilot| pilot.act(acting));
    assert_eq!(run(&told), Err(Pause::Fact(Fact::Threats)));
    let threat = with(&position, &[], |pilot| pilot.sight.enemies()).unwrap();
    told.threats = Some(
        threat
            .iter()
            .map(|seen| crate::solo::sight::SeenObject { object: seen.object, distance: None })
            .collect(),
    );
    assert_eq!(run(&told), Err(Pause::Fact(Fact::Places(RepositionKind::BarrelRoll))));
    // "Neither": no position would leave the arc. The rest of the list needs no question.
    let mut places =
        with(&position, &[], |pilot| pilot.sight.places(RepositionKind::BarrelRoll, 0, None)).unwrap();
    places.iter_mut().for_each(|place| place.leaves.clear());
    told.places.insert(RepositionKind::BarrelRoll, places);
    let record = run(&told).unwrap();
    assert_eq!(record.performed[0].item, Some(4));
}
