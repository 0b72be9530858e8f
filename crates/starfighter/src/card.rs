//! Cards as objects: their names, halves and faces, and sets of them. What is printed on them is in
//! [`crate::content`].

use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::str::FromStr;

/// The printed name of a card: its level, a dash and its number, such as `3-35`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(with = "String", extend("pattern" = "^[0-3]-[0-9]{2,3}$")))]
pub struct Matricule {
    level: u8,
    number: u8,
}

impl Matricule {
    pub const MAX_LEVEL: u8 = 3;

    /// The matricule with this level and number, if a card can have it.
    #[must_use]
    pub const fn new(level: u8, number: u8) -> Option<Self> {
        if level <= Self::MAX_LEVEL && number > 0 { Some(Matricule { level, number }) } else { None }
    }

    /// The level of the recto: the slot it needs, or zero for any slot.
    #[must_use]
    pub const fn level(self) -> u8 {
        self.level
    }

    #[must_use]
    pub const fn number(self) -> u8 {
        self.number
    }
}

/// One word instead of two: a view contains a hundred matricules, and searches hash views.
impl Hash for Matricule {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        hasher.write_u16(u16::from(self.level) << 8 | u16::from(self.number));
    }
}

impl fmt::Display for Matricule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{:02}", self.level, self.number)
    }
}

/// A string that is not a matricule.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParseMatriculeError(pub String);

impl fmt::Display for ParseMatriculeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} is not a matricule such as \"3-35\"", self.0)
    }
}

impl std::error::Error for ParseMatriculeError {}

impl FromStr for Matricule {
    type Err = ParseMatriculeError;
    fn from_str(text: &str) -> Result<Self, ParseMatriculeError> {
        let digits =
            |part: &str| part.bytes().all(|b| b.is_ascii_digit()).then(|| part.parse().ok()).flatten();
        text.split_once('-')
            .and_then(|(level, number)| Matricule::new(digits(level)?, digits(number)?))
            .ok_or_else(|| ParseMatriculeError(text.to_owned()))
    }
}

impl Serialize for Matricule {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Matricule {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Cow::<str>::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

/// An index into the cards of the content, which are sorted by matricule.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct CardId(pub(crate) u8);

impl CardId {
    /// The capacity of a set.
    pub const MAX_CARDS: usize = 128;

    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A set of cards. A face-down pile is no more than this: its order is decided when a card is first looked at.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct CardSet(u128);

impl CardSet {
    pub(crate) const EMPTY: CardSet = CardSet(0);

    pub(crate) const fn has(self, card: CardId) -> bool {
        self.0 >> card.0 & 1 == 1
    }

    pub(crate) const fn add(&mut self, card: CardId) {
        self.0 |= 1 << card.0;
    }

    pub(crate) const fn remove(&mut self, card: CardId) {
        self.0 &= !(1 << card.0);
    }

    pub(crate) const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub(crate) const fn union(self, other: CardSet) -> CardSet {
        CardSet(self.0 | other.0)
    }

    pub(crate) const fn difference(self, other: CardSet) -> CardSet {
        CardSet(self.0 & !other.0)
    }

    pub(crate) const fn intersection(self, other: CardSet) -> CardSet {
        CardSet(self.0 & other.0)
    }

    pub(crate) fn extend_from(&mut self, cards: impl Iterator<Item = CardId>) {
        for card in cards {
            self.add(card);
        }
    }

    /// The card with `n` smaller ones in the set. The set must have more than `n` cards.
    pub(crate) fn nth(self, n: u32) -> CardId {
        let below = (self.0 as u64).count_ones();
        let (mut word, skip, base) =
            if n < below { (self.0 as u64, n, 0) } else { ((self.0 >> 64) as u64, n - below, 64) };
        for _ in 0..skip {
            word &= word - 1;
        }
        CardId(base + word.trailing_zeros() as u8)
    }
}

impl Iterator for CardSet {
    type Item = CardId;

    /// Removes the smallest card.
    #[inline]
    fn next(&mut self) -> Option<CardId> {
        if self.0 == 0 {
            return None;
        }
        let card = CardId(self.0.trailing_zeros() as u8);
        self.0 &= self.0 - 1;
        Some(card)
    }
}

impl FromIterator<CardId> for CardSet {
    fn from_iter<I: IntoIterator<Item = CardId>>(cards: I) -> Self {
        let mut set = CardSet::EMPTY;
        for card in cards {
            set.add(card);
        }
        set
    }
}

/// A printed half of a face. Which half is at the bottom depends on whether the card was pivoted.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Half {
    /// The upper half, toward the opponent when the card is played.
    Top,
    Bottom,
}

impl Half {
    pub const BOTH: [Half; 2] = [Half::Top, Half::Bottom];

    pub(crate) const fn index(self) -> usize {
        self as usize
    }

    #[must_use]
    pub const fn other(self) -> Half {
        match self {
            Half::Top => Half::Bottom,
            Half::Bottom => Half::Top,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Face {
    /// The side with the matricule.
    #[default]
    Recto,
    /// The side that is the same on all cards.
    Verso,
}

/// What a symbol on a card does when it becomes visible.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Effect {
    /// Sets a card of the pile aside, unseen, for the next round.
    Draw,
    /// Moves a card to an adjacent sector.
    Lateral,
    /// Moves a card to the top of its sector.
    Vertical,
    /// Moves a card to the top of any sector of its board.
    Free,
    /// Turns a card by 180 degrees.
    Pivot,
    /// Destroys a card.
    Destroy,
    /// The opponent's cruiser loses an armor point.
    HitEnemyCruiser,
    /// The player's own cruiser loses an armor point.
    HitOwnCruiser,
    /// Turns a card to its other face.
    Flip,
    /// Puts a damage marker on a top card.
    HitFighter,
}

impl Effect {
    /// Every effect, in the order of the rulebook.
    pub const ALL: [Effect; 10] = [
        Effect::Draw,
        Effect::Lateral,
        Effect::Vertical,
        Effect::Free,
        Effect::Pivot,
        Effect::Destroy,
        Effect::HitEnemyCruiser,
        Effect::HitOwnCruiser,
        Effect::Flip,
        Effect::HitFighter,
    ];

    /// The name used in content files and on the wire.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Effect::Draw => "draw",
            Effect::Lateral => "lateral",
            Effect::Vertical => "vertical",
            Effect::Free => "free",
            Effect::Pivot => "pivot",
            Effect::Destroy => "destroy",
            Effect::HitEnemyCruiser => "hit_enemy_cruiser",
            Effect::HitOwnCruiser => "hit_own_cruiser",
            Effect::Flip => "flip",
            Effect::HitFighter => "hit_fighter",
        }
    }

    /// The rule that describes it.
    #[must_use]
    pub const fn rule(self) -> contract::RuleId {
        match self {
            Effect::Draw => crate::rules::FX_DRAW,
            Effect::Lateral => crate::rules::FX_LATERAL,
            Effect::Vertical => crate::rules::FX_VERTICAL,
            Effect::Free => crate::rules::FX_FREE,
            Effect::Pivot => crate::rules::FX_PIVOT,
            Effect::Destroy => crate::rules::FX_DESTROY,
            Effect::HitEnemyCruiser => crate::rules::FX_HIT_ENEMY,
            Effect::HitOwnCruiser => crate::rules::FX_HIT_OWN,
            Effect::Flip => crate::rules::FX_FLIP,
            Effect::HitFighter => crate::rules::FX_HIT_FIGHTER,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_matricule_is_read_as_printed() {
        let read = |text: &str| text.parse::<Matricule>().map(|m| m.to_string());
        assert_eq!(read("3-35"), Ok("3-35".into()));
        assert_eq!(read("0-07"), Ok("0-07".into()));
        assert_eq!(read("3-100"), Ok("3-100".into()));
        for wrong in ["4-01", "0-00", "335", "3-", "-35", "3-+5", "3-256", ""] {
            assert!(wrong.parse::<Matricule>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_set_counts_and_orders() {
        let set: CardSet = [99, 3, 64, 63].into_iter().map(CardId).collect();
        assert_eq!(set.len(), 4);
        assert_eq!(set.collect::<Vec<_>>(), [3, 63, 64, 99].map(CardId));
        assert_eq!([0, 1, 2, 3].map(|n| set.nth(n)), [3, 63, 64, 99].map(CardId));
    }
}
