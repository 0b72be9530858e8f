//! The piles of a player. A card face down is settled only when somebody first looks at it; until then it is one of
//! the player's unsettled cards, each as likely. Once seen by somebody it is remembered by whom.

use crate::card::{CardId, CardName};
use serde::{Deserialize, Serialize};
use table::{List, Seat, Viewer, Viewers};

/// Cards in a deck, and so the most any pile can hold.
pub(crate) const DECK: usize = 60;

/// Who has seen a hidden card; three bits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Seen(u8);

impl Seen {
    /// Nobody.
    pub const NOBODY: Seen = Seen(0);
    /// Everybody.
    pub const ALL: Seen = Seen(7);

    /// Whether this viewer has seen it.
    #[must_use]
    pub fn by(self, viewer: Viewer) -> bool {
        self.0 & Seen::bit(viewer) != 0
    }

    /// This viewer too.
    #[must_use]
    pub fn and(self, viewer: Viewer) -> Seen {
        Seen(self.0 | Seen::bit(viewer))
    }

    const fn bit(viewer: Viewer) -> u8 {
        match viewer {
            Viewer::Seat(seat) => 1 << (seat.number() & 1),
            Viewer::Watcher => 4,
        }
    }

    /// Those to whom it would be new.
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

/// A place in a pile.
///
/// Ordered by card and then by how many have seen it: of equal cards the last is the one most widely known.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub(crate) struct Slot {
    /// The card, once it is a fact.
    pub(crate) card: Option<CardId>,
    pub(crate) seen: Seen,
}

pub(crate) type Pile = List<Slot, DECK>;

/// The piles of one player. The top of a pile is its last card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Piles {
    pub(crate) reserve: Pile,
    pub(crate) force: Pile,
    pub(crate) used: Pile,
    /// Sorted, all settled.
    pub(crate) hand: Pile,
    pub(crate) lost: List<CardId, DECK>,
    /// Out of play for good.
    pub(crate) gone: List<CardId, DECK>,
}

/// The face-down piles.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PileName {
    /// Where Force comes from.
    #[default]
    Reserve,
    /// Force to be used.
    Force,
    /// Force that was used.
    Used,
}

impl PileName {
    /// The three of them.
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

    /// Takes a card out of the hand: the copy most widely known, so that its staying betrays no second one.
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

/// The cards of a player that are not settled yet, with their copies, sorted by card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Pool(List<(CardId, u8), DECK>);

impl Pool {
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

    /// The card at this place when all copies lie in a line.
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
pub enum Back {
    /// Nobody has looked at it since it was shuffled.
    Blank,
    /// Somebody has, this viewer has not.
    Hidden(Seen),
    /// This viewer knows it.
    Known(CardName, Seen),
}
