//! Faults of a set-up, a deck or a view.

use crate::Message;
use swccg::deck::DeckError;
use swccg::{CardName, Content, Fault};

pub(super) fn fault(content: &Content, fault: &Fault) -> Message {
    let title =
        |card: CardName| content.card_named(card).map_or_else(|| card.to_string(), |card| card.title.clone());
    let of = |key, seat: contract::Seat| Message::new(key).with("player", seat.number() + 1);
    match fault {
        Fault::NoSuchDeck { seat, key } => of("sw-f-no-such-deck", *seat).with("deck", key.as_str()),
        Fault::NoSuchCard { seat, card } => of("sw-f-no-such-card", *seat).with("card", card.to_string()),
        Fault::NotDone { seat, title, why, rule, .. } => {
            of("sw-f-not-done", *seat).with("card", title.as_str()).with("why", why.as_str()).with_rule(*rule)
        }
        Fault::DeckSize { seat, found, rule } => {
            of("sw-f-deck-size", *seat).with("found", *found).with_rule(*rule)
        }
        Fault::TwoSides { seat, rule } => of("sw-f-two-sides", *seat).with_rule(*rule),
        Fault::SameSide { rule } => Message::new("sw-f-same-side").with_rule(*rule),
        Fault::NoStart { seat, rule } => of("sw-f-no-start", *seat).with_rule(*rule),
        Fault::NoTurns => Message::new("sw-f-no-turns"),
        Fault::Contradiction { what } => Message::new("sw-f-contradiction").with("what", what.as_str()),
        Fault::UnknownCard { card } => Message::new("sw-f-unknown-card").with("card", title(*card)),
    }
}

/// Why a deck, or a part of it, could not be parsed.
#[must_use]
pub fn deck_fault(fault: &DeckError) -> Message {
    match fault {
        DeckError::TooLong { most } => Message::new("sw-deck-too-long").with("most", *most),
        DeckError::NotXml { line } => Message::new("sw-deck-not-xml").with("line", *line),
        DeckError::Copies { line, text, most } => Message::new("sw-deck-copies")
            .with("line", *line)
            .with("text", text.as_str())
            .with("most", i32::from(*most)),
    }
}
