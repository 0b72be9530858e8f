//! The piles of a player. The identity of a face-down card is determined only when somebody first looks at it; until
//! then it is any of the player's undetermined cards with equal probability. Who has seen it is recorded.

use crate::cards::card::{CardId, CardName};
use contract::{ArrayVec, Seat, Viewer, Viewers};
use serde::{Deserialize, Serialize};

/// Size of a deck, and therefore the maximum size of any pile.
pub(crate) const MAX_PILE: usize = 60;

/// Who has seen a hidden card; three bits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SeenBy(u8);

impl SeenBy {
    pub const NOBODY: SeenBy = SeenBy(0);
    pub const ALL: SeenBy = SeenBy(7);

    /// Whether this viewer has seen it.
    #[must_use]
    pub fn by(self, viewer: Viewer) -> bool {
        self.0 & SeenBy::bit(viewer) != 0
    }

    #[must_use]
    pub fn and(self, viewer: Viewer) -> SeenBy {
        SeenBy(self.0 | SeenBy::bit(viewer))
    }

    const fn bit(viewer: Viewer) -> u8 {
        match viewer {
            Viewer::Seat(seat) => 1 << (seat.number() & 1),
            Viewer::Watcher => 4,
        }
    }

    /// Those who have not seen it.
    pub(crate) fn others(self) -> Viewers {
        let mut others = Viewers::ALL;
        for seat in [Seat::A, Seat::B] {
            if self.by(Viewer::Seat(seat)) {
                others = others.minus(Viewers::only(seat));
            }
        }
        let seated = Viewers::only(Seat::A).and(Viewers::only(Seat::B));
        if self.by(Viewer::Watcher) { others.minus(seated.others()) } else { others }
    }
}

/// A position in a pile.
///
/// Ordered by card and then by how many have seen it: among equal cards, the last one is the most widely known.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub(crate) struct Slot {
    /// `None` until it is determined.
    pub(crate) card: Option<CardId>,
    pub(crate) seen: SeenBy,
}

pub(crate) type Pile = ArrayVec<Slot, MAX_PILE>;

/// The piles of one player. The top of a pile is its last card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Piles {
    pub(crate) reserve: Pile,
    pub(crate) force: Pile,
    pub(crate) used: Pile,
    /// Sorted, all determined.
    pub(crate) hand: Pile,
    pub(crate) lost: ArrayVec<CardId, MAX_PILE>,
    pub(crate) gone: ArrayVec<CardId, MAX_PILE>,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum PileName {
    #[default]
    Reserve,
    Force,
    Used,
}

impl PileName {
    pub const ALL: [PileName; 3] = [PileName::Reserve, PileName::Force, PileName::Used];
}

impl Piles {
    pub(crate) fn pile(&self, name: PileName) -> &Pile {
        match name {
            PileName::Reserve => &self.reserve,
            PileName::Force => &self.force,
            PileName::Used => &self.used,
        }
    }

    pub(crate) fn pile_mut(&mut self, name: PileName) -> &mut Pile {
        match name {
            PileName::Reserve => &mut self.reserve,
            PileName::Force => &mut self.force,
            PileName::Used => &mut self.used,
        }
    }

    /// Reserve Deck, Force Pile and Used Pile together.
    pub(crate) fn life(&self) -> usize {
        self.reserve.len() + self.force.len() + self.used.len()
    }

    pub(crate) fn has_in_hand(&self, card: CardId) -> bool {
        self.hand.iter().any(|slot| slot.card == Some(card))
    }

    /// Takes a card out of the hand: the most widely known copy, so that what remains does not reveal a second one.
    pub(crate) fn take_from_hand(&mut self, card: CardId) -> Option<Slot> {
        let place = self.hand.iter().rposition(|slot| slot.card == Some(card))?;
        Some(self.hand.remove(place))
    }

    pub(crate) fn put_in_hand(&mut self, slot: Slot) {
        let place = self.hand.partition_point(|other| *other < slot);
        self.hand.insert(place, slot);
    }

    /// The Used Pile goes under the Reserve Deck.
    pub(crate) fn recirculate(&mut self) {
        self.reserve = self.used.iter().chain(self.reserve.iter()).copied().collect();
        self.used.clear();
    }
}

/// The undetermined cards of a player with their number of copies, sorted by card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct UndeterminedCards(ArrayVec<(CardId, u8), MAX_PILE>);

impl UndeterminedCards {
    pub(crate) fn add(&mut self, card: CardId) {
        let place = self.0.partition_point(|(other, _)| *other < card);
        match self.0.get_mut(place) {
            Some((other, copies)) if *other == card => *copies += 1,
            Some(_) | None => self.0.insert(place, (card, 1)),
        }
    }

    pub(crate) fn take(&mut self, card: CardId) {
        if let Some(place) = self.0.iter().position(|(other, _)| *other == card) {
            self.0[place].1 -= 1;
            if self.0[place].1 == 0 {
                self.0.remove(place);
            }
        }
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = (CardId, u8)> + '_ {
        self.0.iter().copied()
    }

    pub(crate) fn len(&self) -> u32 {
        self.0.iter().map(|(_, copies)| u32::from(*copies)).sum()
    }

    /// The card at this index when all copies are laid out in a line.
    pub(crate) fn at(&self, mut place: u32) -> Option<CardId> {
        self.iter().find_map(|(card, copies)| {
            let here = place < u32::from(copies);
            place = place.wrapping_sub(u32::from(copies));
            here.then_some(card)
        })
    }
}

/// A face-down card as a viewer knows it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum FaceDownCard {
    /// Nobody has looked at it since it was shuffled.
    Blank,
    /// Seen by somebody, but not by this viewer.
    Hidden(SeenBy),
    Known(CardName, SeenBy),
}
