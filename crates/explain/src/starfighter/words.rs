//! Short terms: who, where, which card, which effect.

use crate::Message;
use contract::{Seat, Viewer};
use starfighter::{Effect, Face, Half, LaidCard, Matricule, Sector, Spot, View};

/// How a seat is referred to when addressing a viewer.
pub(super) fn who(viewer: Viewer, seat: Seat) -> &'static str {
    match viewer {
        Viewer::Seat(own) if own == seat => "you",
        Viewer::Seat(_) => "rival",
        Viewer::Watcher => "other",
    }
}

/// The number of a seat, counted from one.
pub(super) fn number(seat: Seat) -> u8 {
    seat.number() + 1
}

/// A sentence about a seat: sets `who` and `n`, which every sentence with a subject uses.
pub(super) fn about(key: &'static str, viewer: Viewer, seat: Seat) -> Message {
    Message::new(key).with("who", who(viewer, seat)).with("n", number(seat))
}

pub(super) fn card(card: Matricule) -> Message {
    Message::new("sf-card").with("name", card.to_string())
}

/// A card that the viewer may not know.
pub(super) fn any_card(known: Option<Matricule>) -> Message {
    known.map_or(Message::new("sf-card-hidden"), card)
}

/// A face-down card, by name if the viewer knows it.
pub(super) fn back(known: Option<Matricule>) -> Message {
    known.map_or(Message::new("sf-card-hidden"), |card| {
        Message::new("sf-card-back").with("name", card.to_string())
    })
}

/// A place on the table from the viewer's perspective.
pub(super) fn spot(viewer: Viewer, at: Spot) -> Message {
    about("sf-spot", viewer, at.seat).with("sector", at.sector.number() + 1).with("slot", at.slot)
}

pub(super) fn sector(viewer: Viewer, seat: Seat, sector: Sector) -> Message {
    about("sf-sector", viewer, seat).with("sector", sector.number() + 1)
}

/// A half by where it is printed, since later events may have turned the card.
pub(super) const fn half(half: Half) -> Message {
    Message::new(match half {
        Half::Top => "sf-half-top",
        Half::Bottom => "sf-half-bottom",
    })
}

/// A half of a card by its position on the table.
pub(super) fn half_lying(view: &View, name: Matricule, half: Half) -> Message {
    let named = |laid: &&LaidCard| laid.face == Face::Recto && laid.card == Some(name);
    let pivoted = [Seat::A, Seat::B]
        .into_iter()
        .flat_map(|seat| view.sides[seat].sectors.iter().flatten())
        .find(named)
        .is_some_and(|laid| laid.pivoted);
    Message::new(if lies_low(half, pivoted) { "sf-half-low" } else { "sf-half-high" })
}

/// On a pivoted card, the printed top half is the low one.
pub(super) const fn lies_low(half: Half, pivoted: bool) -> bool {
    matches!(half, Half::Top) == pivoted
}

pub(super) const fn effect(effect: Effect) -> Message {
    Message::new(match effect {
        Effect::Draw => "sf-fx-draw",
        Effect::Lateral => "sf-fx-lateral",
        Effect::Vertical => "sf-fx-vertical",
        Effect::Free => "sf-fx-free",
        Effect::Pivot => "sf-fx-pivot",
        Effect::Destroy => "sf-fx-destroy",
        Effect::HitEnemyCruiser => "sf-fx-hit-enemy",
        Effect::HitOwnCruiser => "sf-fx-hit-own",
        Effect::Flip => "sf-fx-flip",
        Effect::HitFighter => "sf-fx-hit-fighter",
    })
}

/// An effect as a few capital letters, for the text board.
pub(super) const fn token(effect: Effect) -> Message {
    Message::new(match effect {
        Effect::Draw => "sf-t-draw",
        Effect::Lateral => "sf-t-lateral",
        Effect::Vertical => "sf-t-vertical",
        Effect::Free => "sf-t-free",
        Effect::Pivot => "sf-t-pivot",
        Effect::Destroy => "sf-t-destroy",
        Effect::HitEnemyCruiser => "sf-t-hit-enemy",
        Effect::HitOwnCruiser => "sf-t-hit-own",
        Effect::Flip => "sf-t-flip",
        Effect::HitFighter => "sf-t-hit-fighter",
    })
}

pub(super) fn fighters(count: u8) -> Message {
    Message::new("sf-fighters").with("fighters", count)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// SF-FXS-05: pivoting swaps the halves.
    #[test]
    fn halves_are_named_as_they_lie() {
        let low = [Half::Top, Half::Bottom].map(|half| [false, true].map(|pivoted| lies_low(half, pivoted)));
        assert_eq!(low, [[false, true], [true, false]]);
    }
}
