//! One of every kind of refusal and fault. The kinds are counted by exhaustive matches, so that a new one cannot be
//! forgotten here.

use super::scene::{DARK, name};
use swccg::deck::DeckError;
use swccg::{Fault, ObjId, Refusal, rules};

pub(super) fn refusal_kind(refusal: &Refusal) -> usize {
    match refusal {
        Refusal::NotAsked => 0,
        Refusal::OtherQuestion => 1,
        Refusal::NotInHand { .. } => 2,
        Refusal::NotThere { .. } => 3,
        Refusal::Barred { .. } => 4,
        Refusal::TooDear { .. } => 5,
        Refusal::TooMuch { .. } => 6,
    }
}

pub(super) const REFUSALS: usize = 7;

pub(super) fn refusals() -> Vec<Refusal> {
    vec![
        Refusal::NotAsked,
        Refusal::OtherQuestion,
        Refusal::NotInHand { card: name("1_19") },
        Refusal::NotThere { card: ObjId(5) },
        Refusal::NotThere { card: ObjId(99) },
        Refusal::Barred { rule: rules::BATTLE_DESTINY },
        Refusal::TooDear { cost: 4, force: 1, rule: rules::BATTLE_DESTINY },
        Refusal::TooDear { cost: 4, force: 0, rule: rules::BATTLE_DESTINY },
        Refusal::TooMuch { most: 5, rule: rules::BATTLE_DESTINY },
        Refusal::TooMuch { most: 1, rule: rules::BATTLE_DESTINY },
    ]
}

pub(super) fn fault_kind(fault: &Fault) -> usize {
    match fault {
        Fault::NoSuchDeck { .. } => 0,
        Fault::NoSuchCard { .. } => 1,
        Fault::NotDone { .. } => 2,
        Fault::DeckSize { .. } => 3,
        Fault::TwoSides { .. } => 4,
        Fault::SameSide { .. } => 5,
        Fault::NoStart { .. } => 6,
        Fault::NoTurns => 7,
        Fault::Contradiction { .. } => 8,
        Fault::UnknownCard { .. } => 9,
    }
}

pub(super) const FAULTS: usize = 10;

pub(super) fn faults() -> Vec<Fault> {
    let (seat, rule) = (DARK, rules::DECK);
    let card = name("1_19");
    vec![
        Fault::NoSuchDeck { seat, key: "ewoks".into() },
        Fault::NoSuchCard { seat, card: name("999_1") },
        Fault::NotDone { seat, card, title: "Luke Skywalker".into(), why: "its text".into(), rule },
        Fault::DeckSize { seat, found: 59, rule },
        Fault::TwoSides { seat, rule },
        Fault::SameSide { rule },
        Fault::NoStart { seat, rule },
        Fault::NoTurns,
        Fault::Contradiction { what: "card number 3 cannot be".into() },
        Fault::UnknownCard { card: name("999_1") },
    ]
}

pub(super) fn deck_fault_kind(fault: &DeckError) -> usize {
    match fault {
        DeckError::TooLong { .. } => 0,
        DeckError::NotXml { .. } => 1,
        DeckError::Copies { .. } => 2,
    }
}

pub(super) const DECK_FAULTS: usize = 3;

pub(super) fn deck_faults() -> Vec<DeckError> {
    vec![
        DeckError::TooLong { most: 100_000 },
        DeckError::NotXml { line: 3 },
        DeckError::Copies { line: 3, text: "100x Sense".into(), most: 99 },
    ]
}
