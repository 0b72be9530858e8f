//! Validates a deck given in a setup: every printed card must be in exactly one place (XW-DMG-07).

use super::{Damage, Deck, KINDS, PRINTED, SHUFFLES, kind};
use crate::content::DamageCard;
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
    pub(in crate::game) fn dealt(cards: &[Damage]) -> Result<Self, DeckFault> {
        let mut deck = Deck::default();
        for card in cards {
            match card {
                Damage::Up(card) | Damage::Turned(card) => deck.deal_up(*card),
                Damage::Down(_) => {
                    deck.deal_down();
                }
            }
        }
        deck.judged(cards)
    }

    /// This deck, if it is consistent with the `cards` that ships have.
    ///
    /// # Errors
    /// The first inconsistency.
    pub(in crate::game) fn judged(self, cards: &[Damage]) -> Result<Self, DeckFault> {
        if usize::from(self.shuffle) >= SHUFFLES {
            return Err(DeckFault::Shuffle(self.shuffle));
        }
        let mut lying = self.discarded_unseen.map(u16::from);
        let mut kinds = self.discarded.map(u16::from);
        for card in cards {
            match card {
                Damage::Up(card) | Damage::Turned(card) => {
                    if let Some(count) = kinds.get_mut(kind(*card)) {
                        *count += 1;
                    }
                }
                Damage::Down(shuffle) if *shuffle > self.shuffle => {
                    return Err(DeckFault::Shuffle(*shuffle));
                }
                Damage::Down(shuffle) => {
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
        let kinds: [u16; KINDS] = kinds;
        PRINTED.into_iter().zip(kinds).find_map(wrong).map_or(Ok(self), Err)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// XW-DMG-07: cards on ships are removed from the new deck; a third Console Fire does not exist.
    #[test]
    fn cards_on_ships_are_not_in_the_deck() {
        let cards = [Damage::Up(DamageCard::ConsoleFire), Damage::Down(0)];
        let deck = Deck::dealt(&cards).unwrap();
        assert_eq!(deck.left(), 31);
        assert!(deck.top().any(|top| top == (DamageCard::ConsoleFire, 1)));
        assert_eq!(deck.judged(&cards), Ok(deck));
        let three = [Damage::Turned(DamageCard::ConsoleFire); 3];
        assert!(matches!(Deck::dealt(&three), Err(DeckFault::Unseen(..) | DeckFault::Kind(..))));
        assert_eq!(Deck::dealt(&[Damage::Down(1)]), Err(DeckFault::Shuffle(1)));
    }

    /// XW-DMG-08: after a reshuffle, cards of the first shuffle are still face down on ships.
    #[test]
    fn a_deck_in_the_middle_of_a_game_is_possible() {
        let mut deck = Deck::default();
        let mut cards = vec![Damage::Down(0); 31];
        for _ in 0..31 {
            deck.deal_down();
        }
        deck.deal_up(DamageCard::DirectHit);
        deck.deal_up(DamageCard::HullBreach);
        deck.discard(Damage::Up(DamageCard::DirectHit));
        deck.reshuffle();
        cards.push(Damage::Turned(DamageCard::HullBreach));
        assert_eq!(deck.judged(&cards), Ok(deck));
        assert!(deck.judged(&cards[1..]).is_err(), "a card is missing");
    }
}
