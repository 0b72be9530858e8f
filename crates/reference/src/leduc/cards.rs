//! The six cards.

use contract::RandomSource;
use serde::{Deserialize, Serialize};

/// A card: a rank and one of two suits that never matter.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Card {
    /// Jack of the first suit.
    J1,
    /// Jack of the second suit.
    J2,
    /// Queen of the first suit.
    Q1,
    /// Queen of the second suit.
    Q2,
    /// King of the first suit.
    K1,
    /// King of the second suit.
    K2,
}

impl Card {
    pub const ALL: [Card; 6] = [Card::J1, Card::J2, Card::Q1, Card::Q2, Card::K1, Card::K2];

    /// 0 for jacks, 1 for queens, 2 for kings.
    #[must_use]
    pub const fn rank(self) -> u8 {
        self as u8 / 2
    }
}

#[derive(Clone, Copy)]
pub(super) struct Cards(u8);

impl Cards {
    pub(super) const NONE: Cards = Cards(0);
    pub(super) const ALL: Cards = Cards(0b11_1111);

    pub(super) const fn has(self, card: Card) -> bool {
        self.0 >> card as u8 & 1 == 1
    }

    pub(super) const fn with(self, card: Card) -> Cards {
        Cards(self.0 | 1 << card as u8)
    }

    pub(super) const fn without(self, card: Card) -> Cards {
        Cards(self.0 & !(1 << card as u8))
    }

    pub(super) fn iter(self) -> impl Iterator<Item = Card> {
        Card::ALL.into_iter().filter(move |card| self.has(*card))
    }

    /// A uniformly random card of the set. At most three cards are ever out, so the set is not empty.
    pub(super) fn draw(self, rng: &mut dyn RandomSource) -> Card {
        let mut left = self.0;
        for _ in 0..rng.below(self.0.count_ones()) {
            left &= left - 1;
        }
        Card::ALL[left.trailing_zeros() as usize]
    }
}
