//! Validates a deck given in a setup: every printed card must be in exactly one place (XW-DMG-07).

use crate::content::DamageCard;
use crate::damage::deck::{CARD_KINDS, DealtCard, Deck, MAX_SHUFFLES, PRINTED_CARDS, kind_index};
use serde::Serialize;

/// What is wrong with a damage deck and the cards dealt from it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum DeckFault {
    /// The deck cannot have been shuffled that often, or a card belongs to a later shuffle than the current one.
    Shuffle(u8),
    /// The number of unseen cards of a shuffle differs from the number in the deck, face down on ships and unseen in
    /// the discard pile.
    Unseen(u16, u16),
    /// The number of cards of a kind differs from the printed one.
    Kind(DamageCard, u16),
}

impl Deck {
    /// A new deck from which `cards` have been dealt.
    ///
    /// # Errors
    /// If one deck cannot have dealt them.
    pub(crate) fn without(cards: &[DealtCard]) -> Result<Self, DeckFault> {
        let mut deck = Deck::default();
        for card in cards {
            match card {
                DealtCard::Up(card) | DealtCard::Turned(card) => deck.deal_faceup(*card),
                DealtCard::Down(_) => {
                    deck.deal_facedown();
                }
            }
        }
        deck.validated(cards)
    }

    /// This deck, if it is consistent with the `cards` that ships have.
    ///
    /// # Errors
    /// The first inconsistency.
    pub(crate) fn validated(self, cards: &[DealtCard]) -> Result<Self, DeckFault> {
        if usize::from(self.shuffle) >= MAX_SHUFFLES {
            return Err(DeckFault::Shuffle(self.shuffle));
        }
        let mut lying = self.discarded_unseen.map(u16::from);
        let mut kinds = self.discarded.map(u16::from);
        for card in cards {
            match card {
                DealtCard::Up(card) | DealtCard::Turned(card) => {
                    if let Some(count) = kinds.get_mut(kind_index(*card)) {
                        *count += 1;
                    }
                }
                DealtCard::Down(shuffle) if *shuffle > self.shuffle => {
                    return Err(DeckFault::Shuffle(*shuffle));
                }
                DealtCard::Down(shuffle) => {
                    if let Some(count) = lying.get_mut(usize::from(*shuffle)) {
                        *count += 1;
                    }
                }
            }
        }
        if let Some(count) = lying.get_mut(usize::from(self.shuffle)) {
            *count += u16::from(self.left);
        }
        for (row, lying) in self.unseen.iter().zip(lying) {
            let unseen: u16 = row.iter().map(|count| u16::from(*count)).sum();
            if unseen != lying {
                return Err(DeckFault::Unseen(unseen, lying));
            }
            for (all, count) in kinds.iter_mut().zip(row) {
                *all += u16::from(*count);
            }
        }
        let wrong = |((card, printed), count): ((DamageCard, u8), u16)| {
            (count != u16::from(printed)).then_some(DeckFault::Kind(card, count))
        };
        let kinds: [u16; CARD_KINDS] = kinds;
        PRINTED_CARDS.into_iter().zip(kinds).find_map(wrong).map_or(Ok(self), Err)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// XW-DMG-07: cards on ships are removed from the new deck; a third Console Fire does not exist.
    #[test]
    fn cards_on_ships_are_not_in_the_deck() {
        let cards = [DealtCard::Up(DamageCard::ConsoleFire), DealtCard::Down(0)];
        let deck = Deck::without(&cards).unwrap();
        assert_eq!(deck.left(), 31);
        assert!(deck.top().any(|top| top == (DamageCard::ConsoleFire, 1)));
        assert_eq!(deck.validated(&cards), Ok(deck));
        let three = [DealtCard::Turned(DamageCard::ConsoleFire); 3];
        assert!(matches!(Deck::without(&three), Err(DeckFault::Unseen(..) | DeckFault::Kind(..))));
        assert_eq!(Deck::without(&[DealtCard::Down(1)]), Err(DeckFault::Shuffle(1)));
    }

    /// XW-DMG-08: after a reshuffle, cards of the first shuffle are still face down on ships.
    #[test]
    fn a_deck_in_the_middle_of_a_game_is_possible() {
        let mut deck = Deck::default();
        let mut cards = vec![DealtCard::Down(0); 31];
        for _ in 0..31 {
            deck.deal_facedown();
        }
        deck.deal_faceup(DamageCard::DirectHit);
        deck.deal_faceup(DamageCard::HullBreach);
        deck.discard(DealtCard::Up(DamageCard::DirectHit));
        deck.reshuffle();
        cards.push(DealtCard::Turned(DamageCard::HullBreach));
        assert_eq!(deck.validated(&cards), Ok(deck));
        assert!(deck.validated(&cards[1..]).is_err(), "a card is missing");
    }
}
