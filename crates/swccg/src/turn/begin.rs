//! The beginning of a match: decks are checked, and all cards are face down in the Reserve Decks.

use crate::cards::card::Side;
use crate::cards::pile::Slot;
use crate::content::Content;
use crate::rules;
use crate::setup::{Beginning, Deck, Fault, Setup, check_deck};
use crate::state::State;
use contract::{BySeat, Seat};

pub(crate) fn begin(content: &'static Content, setup: &Setup) -> Result<State, Vec<Fault>> {
    if setup.turns == 0 {
        return Err(vec![Fault::NoTurns]);
    }
    match &setup.from {
        Beginning::Decks(decks) => begin_decks(content, setup, decks),
        Beginning::Position(position) => crate::position::begin(content, setup, position),
    }
}

fn begin_decks(content: &'static Content, setup: &Setup, decks: &BySeat<Deck>) -> Result<State, Vec<Fault>> {
    let mut faults = Vec::new();
    let checked = BySeat::from_fn(|seat| check_deck(content, seat, &decks[seat], &mut faults));
    let (Some(a), Some(b)) = (&checked[Seat::A], &checked[Seat::B]) else { return Err(faults) };
    if a.side == b.side {
        return Err(vec![Fault::SameSide { rule: rules::DECK }]);
    }
    let dark = if a.side == Side::Dark { Seat::A } else { Seat::B };
    let mut state = State::empty(content, dark, setup.turns);
    state.secrets = setup.secrets;
    for (seat, deck) in [(Seat::A, a), (Seat::B, b)] {
        for (name, copies) in &deck.cards {
            for id in
                content.find(*name).into_iter().flat_map(|id| std::iter::repeat_n(id, usize::from(*copies)))
            {
                state.pool[seat].add(id);
                state.sides[seat].reserve.push(Slot::default());
                state.cards[seat] += 1;
            }
        }
    }
    Ok(state)
}
