//! Whether a deck that somebody wrote down can be: every printed card lies in exactly one place (XW-DMG-07).

use super::{Damage, Deck, KINDS, PRINTED, SHUFFLES, kind};
use crate::content::DamageCard;
use serde::Serialize;

/// What is wrong with a damage deck and the cards that ships have of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum DeckFault {
    /// No deck is shuffled so often, or a card is of a shuffle that has not been.
    Shuffle(u8),
    /// So many cards of a shuffle are unseen, and so many lie in the deck, face down on ships and unseen among the
    /// discarded ones.
    Unseen(u16, u16),
    /// So many cards of a kind lie about, and another number is printed.
    Kind(DamageCard, u16),
}

impl Deck {
    /// The new deck from which ships have these cards.
    ///
    /// # Errors
    /// When one deck cannot have dealt them.
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

    /// This deck, if it can be while ships have these cards of it.
    ///
    /// # Errors
    /// The first thing that cannot be.
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

    /// XW-DMG-07: cards that ships have are taken from the new deck, and a third Console Fire is none of it.
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

    /// XW-DMG-08: after a shuffle cards of the first one still lie face down on ships.
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
