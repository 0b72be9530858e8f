//! Choices, with short labels as on a button. No two choices of one question have the same label.

use super::words::{any_card, back, card, effect, half_lying, lies_low, spot};
use super::{cruiser, viewer};
use crate::Message;
use starfighter::{
    Choice, Content, CruiserKey, Direction, Face, Half, LaidCard, Question, Shift, Spot, View,
};

pub(super) fn choice(content: &Content, view: &View, choice: &Choice) -> Message {
    match *choice {
        Choice::Cruiser(key) => take(content, key),
        Choice::Pass => Message::new("sf-c-pass"),
        Choice::Play { card: name, face, sector } => {
            let key = match face {
                Face::Recto => "sf-c-play",
                Face::Verso => "sf-c-play-back",
            };
            let laid = view.viewer.map_or(0, |seat| view.sides[seat].sectors[sector.index()].len());
            Message::new(key).with("card", card(name)).with("sector", sector.number() + 1).with("slot", laid)
        }
        Choice::First { card: name, half: on, effect: what } => Message::new("sf-c-first")
            .with("effect", effect(what))
            .with("card", card(name))
            .with("half", half_lying(view, name, on))
            .with_rule(what.rule()),
        Choice::Target { at } => {
            Message::new("sf-c-target").with("card", card_at(view, at)).with("spot", spot(viewer(view), at))
        }
        Choice::Move { at, to } => Message::new("sf-c-move")
            .with("card", card_at(view, at))
            .with("spot", spot(viewer(view), at))
            .with("to", to.number() + 1),
        Choice::Half(on) => {
            let low = lies_low(on, asks_of_pivoted(view));
            let key = if low { "sf-c-half-low" } else { "sf-c-half-high" };
            Message::new(key).with("fighters", whole_fighters(content, view, on))
        }
        Choice::Shift(shift) => Message::new(match shift {
            Shift::Left => "sf-c-shift-left",
            Shift::Stay => "sf-c-shift-stay",
            Shift::Right => "sf-c-shift-right",
        }),
        Choice::Direction(direction) => Message::new(match direction {
            Direction::LeftToRight => "sf-c-left-to-right",
            Direction::RightToLeft => "sf-c-right-to-left",
        }),
    }
}

fn take(content: &Content, key: CruiserKey) -> Message {
    let (armor, slots) = content.cruiser_named(key).map_or((0, String::new()), |cruiser| {
        (cruiser.armor, cruiser.slots.map(|slots| slots.to_string()).join(" "))
    });
    Message::new("sf-c-cruiser")
        .with("cruiser", cruiser(content, key))
        .with("armour", armor)
        .with("slots", slots)
}

fn laid_at(view: &View, at: Spot) -> Option<&LaidCard> {
    view.sides[at.seat].sectors[at.sector.index()].get(usize::from(at.slot))
}

/// The card at a place, as far as the viewer knows it.
pub(super) fn card_at(view: &View, at: Spot) -> Message {
    match laid_at(view, at) {
        Some(LaidCard { face: Face::Verso, card, .. }) => back(*card),
        Some(LaidCard { card, .. }) => any_card(*card),
        None => any_card(None),
    }
}

/// Whether the card that the open question is about is pivoted.
fn asks_of_pivoted(view: &View) -> bool {
    let Question::Half { at, .. } = view.question else { return false };
    laid_at(view, at).is_some_and(|laid| laid.pivoted)
}

/// Undamaged fighters on a half of the card that the open question is about.
fn whole_fighters(content: &Content, view: &View, on: Half) -> u8 {
    let Question::Half { at, .. } = view.question else { return 0 };
    let Some(laid) = laid_at(view, at) else { return 0 };
    let printed = match laid.face {
        Face::Verso => content.verso(),
        Face::Recto => match laid.card.and_then(|name| content.card_named(name)) {
            Some(card) => &card.halves,
            None => return 0,
        },
    };
    let at = usize::from(on == Half::Bottom);
    printed[at].fighters.saturating_sub(laid.damage[at])
}
