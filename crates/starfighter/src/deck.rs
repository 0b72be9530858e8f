//! Piles during play (SF-REN), and deck lists as text (SF-TOT).
//!
//! A pile is a set. A card set aside unseen is only promised: which card it is gets decided when it is taken into a
//! hand. If the pile is reshuffled while cards of the old one are set aside, those are settled first, because they
//! cannot come from the new pile.

use crate::content::Content;
use crate::effects::Progress;
use crate::effects::frames::Frame;
use crate::event::Event;
use crate::{CardId, CardSet, Fault, Matricule, State, rules};
use contract::{EventSink, Seat, Viewers};
use serde::Serialize;
use std::fmt::Write;

/// The minimum number of cards in a deck (SF-TOT-01).
pub const MIN_DECK_SIZE: usize = 25;

impl State {
    /// Cards of the pile that are not promised.
    pub(crate) fn available(&self, seat: Seat) -> u8 {
        let promised: u8 = [Seat::A, Seat::B]
            .into_iter()
            .filter(|other| self.same_pile(seat, *other))
            .map(|other| self.sides[other].promised)
            .sum();
        self.pile(seat).cards.len() - promised
    }

    /// Whether the discard must be reshuffled before this seat can draw (SF-REN-05).
    pub(crate) fn needs_reshuffle(&self, seat: Seat) -> bool {
        self.available(seat) == 0 && !self.pile(seat).discard.is_empty()
    }

    /// The pile of this seat is reshuffled before anything else happens.
    pub(crate) fn start_reshuffle(&mut self, seat: Seat) -> Progress {
        self.frames.push(Frame::Settle { seat });
        Progress::Continue
    }

    /// SF-FXS-01: sets one card aside, if there is one.
    pub(crate) fn put_aside(&mut self, seat: Seat, step: u16, out: &mut EventSink<'_, Event>) {
        if self.available(seat) == 0 {
            let rule = rules::NOTHING_LEFT;
            return out.emit(Viewers::ALL, || Event::NothingLeft { seat, lost: 1, rule });
        }
        self.sides[seat].promised += 1;
        out.emit(Viewers::ALL, || Event::PutAside { seat, step, rule: rules::FX_DRAW });
    }

    /// Settles the set-aside cards of a pile in which all cards are promised, then reshuffles. Asks chance only if
    /// both seats have set-aside cards from it.
    pub(crate) fn run_settle(&mut self, seat: Seat, out: &mut EventSink<'_, Event>) -> Progress {
        let shares = |other: &Seat| self.same_pile(seat, *other) && self.sides[*other].promised > 0;
        let mut holders = [Seat::A, Seat::B].into_iter().filter(shares);
        match (holders.next(), holders.next()) {
            (Some(_), Some(_)) => return Progress::Ask,
            (Some(holder), None) => {
                let all = self.pile(seat).cards;
                self.sides[holder].aside = self.sides[holder].aside.union(all);
                self.sides[holder].promised = 0;
                self.pile_mut(seat).cards = CardSet::EMPTY;
            }
            (None, _) => {}
        }
        self.frames.pop();
        self.reshuffle(seat, out);
        Progress::Continue
    }

    /// Chance decided which card of the old pile is set aside for this seat. Nobody sees it.
    pub(crate) fn settle(&mut self, seat: Seat, card: CardId) {
        self.pile_mut(seat).cards.remove(card);
        self.sides[seat].aside.add(card);
        self.sides[seat].promised -= 1;
    }

    /// SF-REN-05: the discard becomes the pile.
    pub(crate) fn reshuffle(&mut self, seat: Seat, out: &mut EventSink<'_, Event>) {
        let pile = self.pile_mut(seat);
        pile.cards = pile.discard;
        pile.remade = pile.discard;
        pile.discard = CardSet::EMPTY;
        let cards = pile.cards.len();
        let common = self.same_pile(Seat::A, Seat::B);
        for other in [Seat::A, Seat::B].into_iter().filter(|other| common || *other == seat) {
            for laid in self.sides[other].board.iter_mut().flatten() {
                laid.mark_older();
            }
        }
        let owner = (!common).then_some(seat);
        out.emit(Viewers::ALL, || Event::Reshuffled { owner, cards, rule: rules::RESHUFFLE });
    }
}

/// An error in a deck list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum DeckListError {
    /// The text on this line is not a matricule.
    NotAMatricule { line: usize, text: String },
    /// No card has this matricule.
    NoSuchCard { line: usize, card: Matricule },
    /// The card is listed again (SF-TOT-02).
    CardTwice { line: usize, card: Matricule, first_line: usize },
    /// Too few cards (SF-TOT-01).
    TooSmall { cards: usize, least: usize },
}

/// Parses a deck list: matricules separated by spaces, commas or line ends; `#` starts a comment.
///
/// # Errors
/// Every error in the list.
///
/// ```
/// let content = starfighter::content::builtin();
/// let text = starfighter::deck::export(&content.decks()[0].cards);
/// assert_eq!(starfighter::deck::import(content, &text).unwrap(), content.decks()[0].cards);
/// ```
pub fn import(content: &Content, text: &str) -> Result<Vec<Matricule>, Vec<DeckListError>> {
    let mut cards: Vec<(Matricule, usize)> = Vec::new();
    let mut faults = Vec::new();
    for (number, full) in text.lines().enumerate() {
        let line = number + 1;
        let words = full.split('#').next().unwrap_or_default();
        for word in words.split(|c: char| c.is_whitespace() || c == ',' || c == ';').filter(|w| !w.is_empty())
        {
            let Ok(card) = word.parse::<Matricule>() else {
                faults.push(DeckListError::NotAMatricule { line, text: word.to_owned() });
                continue;
            };
            if content.find(card).is_none() {
                faults.push(DeckListError::NoSuchCard { line, card });
            }
            match cards.iter().find(|(other, _)| *other == card) {
                Some((_, first)) => faults.push(DeckListError::CardTwice { line, card, first_line: *first }),
                None => cards.push((card, line)),
            }
        }
    }
    if cards.len() < MIN_DECK_SIZE {
        faults.push(DeckListError::TooSmall { cards: cards.len(), least: MIN_DECK_SIZE });
    }
    if faults.is_empty() { Ok(cards.into_iter().map(|(card, _)| card).collect()) } else { Err(faults) }
}

/// Writes a deck as plain text, one line per level.
#[must_use]
pub fn export(cards: &[Matricule]) -> String {
    let mut sorted = cards.to_vec();
    sorted.sort_unstable();
    let mut text = String::new();
    for row in sorted.chunk_by(|a, b| a.level() == b.level()) {
        for (place, card) in row.iter().enumerate() {
            let gap = if place == 0 { "" } else { " " };
            // Writing to a string cannot fail.
            let _ = write!(text, "{gap}{card}");
        }
        text.push('\n');
    }
    text
}

/// The cards of a list as a set; reports every fault of the list.
pub(crate) fn set_of(content: &Content, list: &[Matricule], faults: &mut Vec<Fault>) -> CardSet {
    let mut set = CardSet::EMPTY;
    for card in list {
        match content.find(*card) {
            None => faults.push(Fault::NoSuchCard { card: *card, rule: rules::MODE }),
            Some(id) if set.has(id) => {
                faults.push(Fault::CardTwice { card: *card, rule: rules::DECK_DOUBLE })
            }
            Some(id) => set.add(id),
        }
    }
    set
}
