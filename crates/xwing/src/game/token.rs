//! Tokens: what each one is, when it comes and goes (rules `XW-TOK-…`).

use super::event::{Event, Token};
use super::ship::ShipId;
use super::state::State;
use crate::craft::Tokens;
use crate::rules::token as rules;
use table::{Out, Viewers};

/// The count of a kind of token.
pub(super) fn count_mut(tokens: &mut Tokens, token: Token) -> &mut u8 {
    match token {
        Token::Focus => &mut tokens.focus,
        Token::Evade => &mut tokens.evade,
        Token::Calculate => &mut tokens.calculate,
        Token::ReinforceFore => &mut tokens.reinforce_fore,
        Token::ReinforceAft => &mut tokens.reinforce_aft,
        Token::Cloak => &mut tokens.cloak,
        Token::Stress => &mut tokens.stress,
        Token::Ion => &mut tokens.ion,
        Token::Strain => &mut tokens.strain,
        Token::Deplete => &mut tokens.deplete,
        Token::Disarm => &mut tokens.disarm,
        Token::Jam => &mut tokens.jam,
        Token::Tractor => &mut tokens.tractor,
    }
}

/// Green tokens, in the order in which jam takes them.
const GREEN: [Token; 5] =
    [Token::Focus, Token::Evade, Token::Calculate, Token::ReinforceFore, Token::ReinforceAft];

/// XW-TOK-01: circular tokens, green and orange, are gone at the end of the round; XW-TOK-02: the others stay.
pub(super) fn clear_circular(tokens: &mut Tokens) {
    for token in GREEN.into_iter().chain([Token::Disarm, Token::Jam, Token::Tractor]) {
        *count_mut(tokens, token) = 0;
    }
}

/// XW-TOK-06: a jam token takes a green token or the lock and is gone; without either it waits for the next one.
pub(super) fn gained(state: &mut State, id: ShipId, token: Token, out: &mut Out<'_, Event>) {
    let triggers = token == Token::Jam || GREEN.contains(&token);
    while triggers && state.public.ship(id).tokens.jam > 0 {
        let green = GREEN.into_iter().find(|green| {
            let mut tokens = state.public.ship(id).tokens;
            *count_mut(&mut tokens, *green) > 0
        });
        if let Some(green) = green {
            state.lose(id, green, 1, rules::JAM, out);
        } else if state.public.ship(id).lock.is_some() {
            unlock(state, id, out);
        } else {
            return;
        }
        state.lose(id, Token::Jam, 1, rules::JAM, out);
    }
}

/// A lock is broken.
pub(super) fn unlock(state: &mut State, id: ShipId, out: &mut Out<'_, Event>) {
    state.public.ship_mut(id).lock = None;
    out.tell(Viewers::ALL, || Event::Unlocked { ship: id, rule: rules::JAM });
}
