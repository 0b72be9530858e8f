//! Reports agree with the rules.

use crate::rules::scene::*;
use temple::report::InquiryError;
use temple::{AttackKind, State};

fn sees(state: &State, from: &str, to: &str) -> Option<u8> {
    let (from, to) = (state.find_square(from).unwrap(), state.find_square(to).unwrap());
    let seen = state.report_sight(from, to);
    assert_eq!(seen.seen, seen.cover.is_some());
    seen.cover
}

/// Lines on our map: two figures give cover 2; a door, the altar and the barrier block the line.
#[test]
fn sight_by_names() {
    let shut = Scene::new().put(MAUL, "J10").put(OBI, "K10").start().state;
    assert_eq!(sees(&shut, "H10", "L10"), Some(2));
    assert_eq!(sees(&shut, "L11", "O11"), None);
    assert_eq!(sees(&shut, "L11", "T11"), None);
    assert_eq!(sees(&shut, "G20", "C19"), None);
    let door = |position: &mut temple::Position| position.open_doors = vec!["temple-west".into()];
    let open = Scene::new().put(MAUL, "J10").put(OBI, "K10").with(door).start().state;
    assert_eq!(sees(&open, "L11", "O11"), Some(0));
    assert_eq!(open.find_square("AI1"), Err(InquiryError::Square("AI1".into())));
}

/// D7 is difficult and costs two points. Obi-Wan on E8 is met on the way.
#[test]
fn reach_with_cost_and_meetings() {
    let state = Scene::new().put(MAUL, "B6").put(OBI, "E8").start().state;
    let figure = state.find_figure("B6").unwrap();
    assert_eq!((figure, state.find_figure("0")), (MAUL, Ok(MAUL)));
    let reached = state.report_reach(figure, None);
    let to = |name: &str| reached.iter().find(|reached| reached.square == name);
    assert_eq!(to("B6").map(|here| here.cost), Some(0));
    let there = to("D7").unwrap();
    assert_eq!((there.cost, there.stop, there.meets.as_slice()), (3, true, &[OBI][..]));
    assert_eq!(to("E8"), None, "an enemy's square is not crossed");
    assert!(state.report_reach(figure, Some(1)).len() <= 9);
}

/// The door E7|F7 is closed: F7 is not a neighbor of E7 until it is opened.
#[test]
fn contact_stops_at_a_shut_door() {
    let state = Scene::new().put(MAUL, "E6").start().state;
    let touching = state.report_contact(state.find_square("E7").unwrap());
    assert!(touching.squares.contains(&"E6".into()) && !touching.squares.contains(&"F7".into()));
    assert_eq!(touching.figures.iter().map(|who| who.figure).collect::<Vec<_>>(), [MAUL]);
}

/// A Tech (15) shoots a Tech (13) without cover: 72 of a hundred, mean loss 18. No melee, because they are not in
/// contact. No ranged attack with an enemy in contact.
#[test]
fn odds_of_a_shot_and_of_a_blow() {
    let apart = Scene::new().put(SEP_TECH, "N21").put(REP_TECH, "R21").start().state;
    let clash = apart.report_odds(SEP_TECH, REP_TECH);
    let shot = clash.ranged.unwrap();
    assert_eq!((shot.odds.hits, shot.odds.cover, shot.mean_loss_hundredths), (72, 0, 1800));
    assert_eq!(shot.hits_with_meditation, None, "a Tech has no Force");
    assert!(clash.melee.is_none());
    let allies = Scene::new().put(MAUL, "N20").put(SEP_TECH, "N21").start().state.report_odds(MAUL, SEP_TECH);
    assert!(allies.melee.is_none() && allies.ranged.is_none(), "TP-ATK-05");
    let beside = Scene::new().put(MAUL, "N20").put(OBI, "N21").start().state;
    let clash = beside.report_odds(MAUL, OBI);
    let blow = clash.melee.unwrap();
    assert_eq!((blow.odds.hits, blow.hits_with_meditation), (55, Some(72)));
    assert!(clash.ranged.is_none());
    let strike = temple::PendingAttack {
        attacker: MAUL,
        defender: OBI,
        reach: AttackKind::Melee,
        occasion: temple::AttackOccasion::Intervention,
        cover: 0,
    };
    assert_eq!(beside.totals(&strike), blow.odds.totals);
}
