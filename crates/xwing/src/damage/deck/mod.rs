//! A side's damage deck: 33 cards of 14 kinds (rules `XW-DMG-…`).
//!
//! Nobody knows a facedown card, so its kind is not decided when it is dealt: the deck counts the kinds that have not
//! been seen, and the kind is chosen at random when a card is first looked at. Each shuffle has its own unseen cards,
//! because a card dealt before a shuffle cannot be one that was shuffled in.

mod check;

pub use crate::damage::deck::check::DeckFault;

use crate::content::DamageCard;
use serde::{Deserialize, Serialize};

pub const CARD_KINDS: usize = 14;

/// More shuffles than any game needs: sixteen ships cannot be dealt eight decks of cards.
pub const MAX_SHUFFLES: usize = 8;

/// XW-DMG-07: every kind with its number of cards in a deck.
pub const PRINTED_CARDS: [(DamageCard, u8); CARD_KINDS] = [
    (DamageCard::PanickedPilot, 2),
    (DamageCard::BlindedPilot, 2),
    (DamageCard::WoundedPilot, 2),
    (DamageCard::StunnedPilot, 2),
    (DamageCard::ConsoleFire, 2),
    (DamageCard::DamagedEngine, 2),
    (DamageCard::WeaponsFailure, 2),
    (DamageCard::HullBreach, 2),
    (DamageCard::StructuralDamage, 2),
    (DamageCard::DamagedSensorArray, 2),
    (DamageCard::LooseStabilizer, 2),
    (DamageCard::DisabledPowerRegulator, 2),
    (DamageCard::FuelLeak, 4),
    (DamageCard::DirectHit, 5),
];

/// The index of a kind in [`PRINTED_CARDS`].
#[must_use]
pub fn kind_index(card: DamageCard) -> usize {
    PRINTED_CARDS.iter().position(|(known, _)| *known == card).unwrap_or(0)
}

/// A damage card dealt to a ship.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum DealtCard {
    /// Face up.
    Up(DamageCard),
    /// Face down since it was dealt; the number is the shuffle it came from.
    Down(u8),
    /// Turned face down again after everybody had seen it.
    Turned(DamageCard),
}

impl Default for DealtCard {
    fn default() -> Self {
        DealtCard::Down(0)
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Deck {
    /// For each shuffle, the number of unseen cards of each kind: in the deck or face down on a ship.
    unseen: [[u8; CARD_KINDS]; MAX_SHUFFLES],
    shuffle: u8,
    left: u8,
    /// Cards of destroyed ships that have been seen, by kind.
    discarded: [u8; CARD_KINDS],
    /// Unseen cards of destroyed ships, by shuffle.
    discarded_unseen: [u8; MAX_SHUFFLES],
}

impl Default for Deck {
    fn default() -> Self {
        let mut unseen = [[0; CARD_KINDS]; MAX_SHUFFLES];
        if let Some(first) = unseen.first_mut() {
            *first = PRINTED_CARDS.map(|(_, count)| count);
        }
        Deck {
            unseen,
            shuffle: 0,
            left: PRINTED_CARDS.iter().map(|(_, count)| count).sum(),
            discarded: [0; CARD_KINDS],
            discarded_unseen: [0; MAX_SHUFFLES],
        }
    }
}

impl Deck {
    #[must_use]
    pub const fn left(&self) -> u8 {
        self.left
    }

    /// Deals a facedown card; `None` if the deck is empty.
    pub fn deal_facedown(&mut self) -> Option<DealtCard> {
        self.left = self.left.checked_sub(1)?;
        Some(DealtCard::Down(self.shuffle))
    }

    /// The kinds that the top card may be, with their weights. Empty for an empty deck.
    pub fn top(&self) -> impl Iterator<Item = (DamageCard, u32)> {
        let row = self.unseen.get(usize::from(self.shuffle)).copied().unwrap_or_default();
        let any = self.left > 0;
        kinds(row).filter(move |_| any)
    }

    /// Deals the top card face up, which turned out to be of this kind.
    pub fn deal_faceup(&mut self, card: DamageCard) {
        self.left = self.left.saturating_sub(1);
        self.see(self.shuffle, card);
    }

    /// Discards a card of a destroyed ship.
    pub fn discard(&mut self, card: DealtCard) {
        match card {
            DealtCard::Up(card) | DealtCard::Turned(card) => {
                if let Some(count) = self.discarded.get_mut(kind_index(card)) {
                    *count += 1;
                }
            }
            DealtCard::Down(shuffle) => {
                if let Some(count) = self.discarded_unseen.get_mut(usize::from(shuffle)) {
                    *count += 1;
                }
            }
        }
    }

    /// The kinds that the next unseen discarded card may be; it is turned up before the shuffle.
    pub fn next_unseen(&self) -> impl Iterator<Item = (DamageCard, u32)> {
        let shuffle = self.discarded_unseen.iter().position(|count| *count > 0);
        let row = shuffle.and_then(|shuffle| self.unseen.get(shuffle)).copied().unwrap_or_default();
        kinds(row)
    }

    /// Turns up the next unseen discarded card.
    pub fn turn_discarded(&mut self, card: DamageCard) {
        let Some(shuffle) = self.discarded_unseen.iter().position(|count| *count > 0) else { return };
        if let Some(count) = self.discarded_unseen.get_mut(shuffle) {
            *count -= 1;
        }
        self.see(u8::try_from(shuffle).unwrap_or(0), card);
        self.discard(DealtCard::Up(card));
    }

    /// Whether unseen cards must be turned up before the discarded cards are shuffled.
    #[must_use]
    pub fn has_unseen_discards(&self) -> bool {
        self.discarded_unseen.iter().any(|count| *count > 0)
    }

    /// XW-DMG-08: the discarded cards become the new deck. Does nothing if there are none.
    pub fn reshuffle(&mut self) {
        let next = usize::from(self.shuffle) + 1;
        let cards: u8 = self.discarded.iter().sum();
        if cards == 0 {
            return;
        }
        if let Some(row) = self.unseen.get_mut(next) {
            *row = self.discarded;
            self.shuffle += 1;
            self.left = cards;
            self.discarded = [0; CARD_KINDS];
        }
    }

    /// The unseen kinds of a shuffle, with their weights.
    pub fn unseen(&self, shuffle: u8) -> impl Iterator<Item = (DamageCard, u32)> {
        kinds(self.unseen.get(usize::from(shuffle)).copied().unwrap_or_default())
    }

    /// Records the kind of a card that was face down since it was dealt.
    pub fn reveal(&mut self, shuffle: u8, card: DamageCard) {
        self.see(shuffle, card);
    }

    fn see(&mut self, shuffle: u8, card: DamageCard) {
        let row = self.unseen.get_mut(usize::from(shuffle));
        if let Some(count) = row.and_then(|row| row.get_mut(kind_index(card))) {
            *count = count.saturating_sub(1);
        }
    }

    /// The number of cards not face up on ships, for the audit.
    #[must_use]
    pub fn card_count(&self) -> u32 {
        let unseen: u32 = self.unseen.iter().flatten().map(|count| u32::from(*count)).sum();
        unseen + self.discarded.iter().map(|count| u32::from(*count)).sum::<u32>()
    }
}

fn kinds(row: [u8; CARD_KINDS]) -> impl Iterator<Item = (DamageCard, u32)> {
    PRINTED_CARDS
        .into_iter()
        .zip(row)
        .map(|((card, _), count)| (card, u32::from(count)))
        .filter(|(_, count)| *count > 0)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// XW-DMG-07
    #[test]
    fn a_deck_has_33_cards_of_14_kinds() {
        let deck = Deck::default();
        assert_eq!(deck.left(), 33);
        assert_eq!(deck.top().count(), 14);
        assert_eq!(deck.top().map(|(_, weight)| weight).sum::<u32>(), 33);
        assert!(deck.top().any(|top| top == (DamageCard::DirectHit, 5)));
        assert!(deck.top().any(|top| top == (DamageCard::FuelLeak, 4)));
    }

    /// XW-DMG-08: only the cards of destroyed ships come back; cards dealt earlier are not among them.
    #[test]
    fn an_empty_deck_is_made_of_the_cards_of_destroyed_ships() {
        let mut deck = Deck::default();
        for _ in 0..31 {
            deck.deal_facedown();
        }
        deck.deal_faceup(DamageCard::DirectHit);
        deck.deal_faceup(DamageCard::HullBreach);
        assert_eq!((deck.left(), deck.deal_facedown()), (0, None));
        deck.discard(DealtCard::Up(DamageCard::DirectHit));
        deck.discard(DealtCard::Down(0));
        assert!(deck.has_unseen_discards());
        // One Direct Hit was seen: four of them may be the card that is turned up now.
        assert!(deck.next_unseen().any(|next| next == (DamageCard::DirectHit, 4)));
        deck.turn_discarded(DamageCard::FuelLeak);
        deck.reshuffle();
        assert_eq!(deck.left(), 2);
        let top: Vec<_> = deck.top().collect();
        assert_eq!(top, [(DamageCard::FuelLeak, 1), (DamageCard::DirectHit, 1)]);
        assert_eq!(deck.deal_facedown(), Some(DealtCard::Down(1)));
    }
}
