//! One of every kind of event, refusal and fault. The kinds are counted by exhaustive matches, so that a new kind
//! cannot be forgotten here.

use contract::Seat;
use temple::board::{Path, Square};
use temple::{AttackKind, Event, Fault, FigureId, Refusal, RefusalCause, Side, rules};

pub(super) const EVENTS: usize = 28;
pub(super) const CAUSES: usize = 17;
pub(super) const FAULTS: usize = 17;

/// Checks that every kind, counted from zero, is among the samples.
pub(super) fn complete<T>(samples: &[T], kind: impl Fn(&T) -> usize, kinds: usize) {
    for wanted in 0..kinds {
        assert!(samples.iter().any(|sample| kind(sample) == wanted), "no sample of kind {wanted}");
    }
    assert!(samples.iter().all(|sample| kind(sample) < kinds), "a kind is not counted");
}

pub(super) fn event_kind(event: &Event) -> usize {
    match event {
        Event::Rolled { .. } => 0,
        Event::TookSide { .. } => 1,
        Event::Placed { .. } => 2,
        Event::Ready(_) => 3,
        Event::TurnBegan { .. } => 4,
        Event::Activated(_) => 5,
        Event::TurnEnded(_) => 6,
        Event::Walked { .. } => 7,
        Event::PassFound { .. } => 8,
        Event::PassTaken(_) => 9,
        Event::PassLeft(_) => 10,
        Event::PassGiven { .. } => 11,
        Event::PassDropped { .. } => 12,
        Event::Pact { .. } => 13,
        Event::Attacked { .. } => 14,
        Event::Wounded { .. } => 15,
        Event::Mended { .. } => 16,
        Event::Fell(_) => 17,
        Event::Door { .. } => 18,
        Event::Searched { .. } => 19,
        Event::Tried { .. } => 20,
        Event::Reprogrammed { .. } => 21,
        Event::Ruined(_) => 22,
        Event::BarrierOff(_) => 23,
        Event::Used { .. } => 24,
        Event::Arrived { .. } => 25,
        Event::Ended { side: Some(_), .. } => 26,
        Event::Ended { side: None, .. } => 27,
    }
}

pub(super) fn cause_kind(cause: &RefusalCause) -> usize {
    match cause {
        RefusalCause::NotAsked => 0,
        RefusalCause::NoFigure(_) => 1,
        RefusalCause::NotYours(_) => 2,
        RefusalCause::Played(_) => 3,
        RefusalCause::Friend(_) => 4,
        RefusalCause::EnemyNear(_) => 5,
        RefusalCause::Far(_) => 6,
        RefusalCause::Unseen(_) => 7,
        RefusalCause::Unhurt(_) => 8,
        RefusalCause::WrongKind(_) => 9,
        RefusalCause::Tried(_) => 10,
        RefusalCause::Square(_) => 11,
        RefusalCause::Costs(_) => 12,
        RefusalCause::Lacks => 13,
        RefusalCause::NotNow => 14,
        RefusalCause::Searched => 15,
        RefusalCause::NothingNear => 16,
    }
}

pub(super) fn fault_kind(fault: &Fault) -> usize {
    match fault {
        Fault::Map(_) => 0,
        Fault::Theme(_) => 1,
        Fault::TurnLimit(_) => 2,
        Fault::Card(_) => 3,
        Fault::Figures { .. } => 4,
        Fault::Role(_) => 5,
        Fault::Status(_) => 6,
        Fault::Life(_) => 7,
        Fault::Force(_) => 8,
        Fault::Square(_) => 9,
        Fault::Shared(..) => 10,
        Fault::Door(_) => 11,
        Fault::Pass => 12,
        Fault::Won => 13,
        Fault::Seat(_) => 14,
        Fault::Turn(_) => 15,
        Fault::Unknown(_) => 16,
    }
}

const MAUL: FigureId = FigureId(0);
const R5: FigureId = FigureId(1);
const OBI: FigureId = FigureId(4);
const DROID: FigureId = FigureId(9);
/// J10 of the larger map.
const SQUARE: Square = Square(9 * 34 + 9);

fn attack(reach: AttackKind, cover: u8, hit: bool, rule: contract::RuleId) -> Event {
    Event::Attacked {
        attacker: MAUL,
        defender: OBI,
        reach,
        attack_die: 7,
        defense_die: if hit { 4 } else { 10 },
        attack: 18,
        defense: 18 + 2 * cover,
        cover,
        hit,
        rule,
    }
}

fn tried(rule: contract::RuleId, die: u8) -> Event {
    Event::Tried { figure: R5, die, skill: 5, needed: 10, rule }
}

pub(super) fn events() -> Vec<Event> {
    vec![
        Event::Rolled { a: 4, b: 9, winner: Some(Seat::B) },
        Event::Rolled { a: 4, b: 4, winner: None },
        Event::TookSide { seat: Seat::A, side: Side::Republic },
        Event::Placed { figure: MAUL, square: SQUARE },
        Event::Ready(Seat::A),
        Event::TurnBegan { side: Side::Separatists, turn: 7 },
        Event::Activated(R5),
        Event::TurnEnded(Side::Republic),
        Event::Walked { figure: R5, from: Square(0), path: Path::default(), to: SQUARE, left: 0 },
        Event::Walked { figure: R5, from: Square(0), path: Path::default(), to: SQUARE, left: 1 },
        Event::Walked { figure: R5, from: Square(0), path: Path::default(), to: SQUARE, left: 3 },
        Event::PassFound { figure: R5, vault: 2 },
        Event::PassTaken(R5),
        Event::PassLeft(R5),
        Event::PassGiven { from: R5, to: MAUL },
        Event::PassDropped { square: SQUARE },
        Event::Pact { mover: MAUL, enemy: OBI },
        attack(AttackKind::Melee, 0, true, rules::ATTACK_ROLL),
        attack(AttackKind::Melee, 0, false, rules::MEET_CONTACT),
        attack(AttackKind::Ranged, 1, true, rules::POWER_COMBAT),
        attack(AttackKind::Ranged, 2, false, rules::ATTACK_ROLL),
        Event::Wounded { figure: OBI, lost: 30, left: 70, rule: rules::ATTACK_WOUND },
        Event::Wounded { figure: OBI, lost: 10, left: 60, rule: rules::ACT_SEARCH },
        Event::Mended { figure: OBI, gained: 10, now: 80, rule: rules::ACT_HEAL },
        Event::Fell(DROID),
        Event::Door { figure: R5, door: 2, open: true },
        Event::Door { figure: R5, door: 0, open: false },
        Event::Searched { figure: R5, vault: 0, die: 1 },
        Event::Searched { figure: R5, vault: 1, die: 2 },
        Event::Searched { figure: R5, vault: 2, die: 3 },
        Event::Searched { figure: R5, vault: 3, die: 4 },
        tried(rules::CALL_ROLL, 8),
        tried(rules::ACT_REPROGRAM, 1),
        tried(rules::ACT_HACK, 6),
        tried(rules::ACT_HEAL, 2),
        tried(rules::ACT_REPAIR, 10),
        Event::Reprogrammed { droid: DROID, side: Side::Separatists },
        Event::Ruined(DROID),
        Event::BarrierOff(0),
        Event::BarrierOff(1),
        Event::Used { figure: MAUL, rule: rules::POWER_COMBAT },
        Event::Used { figure: MAUL, rule: rules::POWER_VIGILANCE },
        Event::Used { figure: MAUL, rule: rules::POWER_REGENERATION },
        Event::Used { figure: MAUL, rule: rules::POWER_SPEED },
        Event::Arrived { figure: R5, square: SQUARE },
        Event::Ended { side: Some(Side::Republic), rule: rules::END_STAIRS },
        Event::Ended { side: Some(Side::Separatists), rule: rules::END_WIPED },
        Event::Ended { side: None, rule: rules::END_LIMIT },
        Event::Ended { side: None, rule: rules::END_STALE },
    ]
}

pub(super) fn refusals() -> Vec<Refusal> {
    let by = |rule, by| Refusal { rule, by };
    vec![
        by(rules::TURN_STEPS, RefusalCause::NotAsked),
        by(rules::CALL_WHO, RefusalCause::NoFigure(R5)),
        by(rules::CALL_WHO, RefusalCause::NoFigure(FigureId(14))),
        by(rules::TURN_ORDER, RefusalCause::NotYours(OBI)),
        by(rules::TURN_ORDER, RefusalCause::Played(MAUL)),
        by(rules::ATTACK_TARGET, RefusalCause::Friend(R5)),
        by(rules::ATTACK_RANGED, RefusalCause::EnemyNear(OBI)),
        by(rules::ATTACK_MELEE, RefusalCause::Far(OBI)),
        by(rules::SIGHT_LINES, RefusalCause::Unseen(OBI)),
        by(rules::ACT_HEAL, RefusalCause::Unhurt(OBI)),
        by(rules::ACT_REPROGRAM, RefusalCause::WrongKind(DROID)),
        by(rules::ACT_REPROGRAM, RefusalCause::Tried(R5)),
        by(rules::MOVE_DIAGONAL, RefusalCause::Square(SQUARE)),
        by(rules::MOVE_CONTACT, RefusalCause::Square(SQUARE)),
        by(rules::MOVE_BLOCKED, RefusalCause::Square(SQUARE)),
        by(rules::MOVE_ALLIES, RefusalCause::Square(SQUARE)),
        by(rules::SET_PLACES, RefusalCause::Square(SQUARE)),
        by(rules::MOVE_TERRAIN, RefusalCause::Costs(7)),
        by(rules::ACT_POINTS, RefusalCause::Lacks),
        by(rules::ACT_GIVE, RefusalCause::Lacks),
        by(rules::ACT_HACK, RefusalCause::Lacks),
        by(rules::ACT_REPROGRAM, RefusalCause::Lacks),
        by(rules::ATTACK_MELEE, RefusalCause::Lacks),
        by(rules::ATTACK_RANGED, RefusalCause::Lacks),
        by(rules::POWER_COST, RefusalCause::Lacks),
        by(rules::SET_PLACES, RefusalCause::Lacks),
        by(rules::TURN_ONE_KIND, RefusalCause::NotNow),
        by(rules::PASS_LAST_VAULT, RefusalCause::NotNow),
        by(rules::ACT_HACK, RefusalCause::NotNow),
        by(rules::ACT_SELF_REPAIR, RefusalCause::NotNow),
        by(rules::CALL_ROLL, RefusalCause::NotNow),
        by(rules::MOVE_POINTS, RefusalCause::NotNow),
        by(rules::SET_PLACES, RefusalCause::NotNow),
        by(rules::ACT_SEARCH, RefusalCause::Searched),
        by(rules::ACT_DOOR, RefusalCause::NothingNear),
        by(rules::ACT_SEARCH, RefusalCause::NothingNear),
        by(rules::ACT_HACK, RefusalCause::NothingNear),
    ]
}

pub(super) fn faults() -> Vec<Fault> {
    vec![
        Fault::Map("nowhere".into()),
        Fault::Theme("plain".into()),
        Fault::TurnLimit(0),
        Fault::Card("assault"),
        Fault::Figures { wanted: 12, found: 11 },
        Fault::Role(R5),
        Fault::Status(R5),
        Fault::Life(R5),
        Fault::Force(MAUL),
        Fault::Square(OBI),
        Fault::Shared(MAUL, OBI),
        Fault::Door("temple-up".into()),
        Fault::Pass,
        Fault::Won,
        Fault::Seat(Seat::new(3).unwrap_or(Seat::B)),
        Fault::Turn(0),
        Fault::Unknown(FigureId(15)),
    ]
}
