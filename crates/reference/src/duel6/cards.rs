//! The forty cards and sets of them.

use contract::RandomSource;
use serde::{Deserialize, Serialize};

/// One of forty cards, numbered from zero.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Card(u8);

impl Card {
    pub const COUNT: u8 = 40;

    #[must_use]
    pub const fn new(number: u8) -> Option<Card> {
        if number < Self::COUNT { Some(Card(number)) } else { None }
    }

    /// The last digit of the card's number.
    #[must_use]
    pub const fn strength(self) -> u8 {
        self.0 % 10
    }
}

impl TryFrom<u8> for Card {
    type Error = String;
    fn try_from(number: u8) -> Result<Self, String> {
        Card::new(number).ok_or_else(|| format!("card {number}: there are {}", Self::COUNT))
    }
}

impl From<Card> for u8 {
    fn from(card: Card) -> u8 {
        card.0
    }
}

/// A set of cards, serialized as a list.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(try_from = "Vec<Card>", into = "Vec<Card>")]
pub struct Cards(u64);

impl Cards {
    pub const NONE: Cards = Cards(0);
    pub const ALL: Cards = Cards((1 << Card::COUNT) - 1);

    #[must_use]
    pub const fn has(self, card: Card) -> bool {
        self.0 >> card.0 & 1 == 1
    }

    #[must_use]
    pub const fn with(self, card: Card) -> Cards {
        Cards(self.0 | 1 << card.0)
    }

    #[must_use]
    pub const fn without(self, card: Card) -> Cards {
        Cards(self.0 & !(1 << card.0))
    }

    /// The union.
    #[must_use]
    pub const fn and(self, other: Cards) -> Cards {
        Cards(self.0 | other.0)
    }

    /// The intersection.
    #[must_use]
    pub const fn shared(self, other: Cards) -> Cards {
        Cards(self.0 & other.0)
    }

    /// The cards that are not in `other`.
    #[must_use]
    pub const fn minus(self, other: Cards) -> Cards {
        Cards(self.0 & !other.0)
    }

    #[must_use]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn iter(self) -> impl Iterator<Item = Card> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let card = (left != 0).then(|| Card(left.trailing_zeros() as u8))?;
            left &= left - 1;
            Some(card)
        })
    }

    /// A uniformly random card of a nonempty set.
    pub(super) fn draw(self, rng: &mut dyn RandomSource) -> Card {
        let mut left = self.0;
        for _ in 0..rng.below(self.0.count_ones()) {
            left &= left - 1;
        }
        Card(left.trailing_zeros() as u8)
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        cards.into_iter().fold(Cards::NONE, Cards::with)
    }
}

impl TryFrom<Vec<Card>> for Cards {
    type Error = String;
    fn try_from(cards: Vec<Card>) -> Result<Self, String> {
        let set: Cards = cards.iter().copied().collect();
        if usize::from(set.len()) == cards.len() { Ok(set) } else { Err("a card is named twice".into()) }
    }
}

impl From<Cards> for Vec<Card> {
    fn from(cards: Cards) -> Vec<Card> {
        cards.iter().collect()
    }
}
