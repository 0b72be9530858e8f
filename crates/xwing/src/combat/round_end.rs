//! The end of a round: tokens, Force, and which side is left (XW-RND-08 to XW-RND-10, XW-TOK-01, XW-TOK-02).

use crate::combat::jam::GREEN;
use crate::craft::{Team, Tokens};
use crate::event::Token;
use crate::token::count_mut;

/// XW-TOK-01: circular tokens, green and orange, are removed at the end of the round; XW-TOK-02: the others stay.
pub fn clear_circular(tokens: &mut Tokens) {
    for token in GREEN.into_iter().chain([Token::Disarm, Token::Jam, Token::Tractor]) {
        *count_mut(tokens, token) = 0;
    }
}

/// XW-RND-08: one Force recovers per round, up to the capacity.
#[must_use]
pub fn recovered_force(force: u8, capacity: u8) -> u8 {
    force.saturating_add(1).min(capacity)
}

/// A match that is over because a side has no ship left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LastSide {
    /// Only this side has ships left.
    Only(Team),
    /// Neither side has a ship left.
    Nobody,
}

/// XW-RND-09, XW-RND-10: how a match without a scenario of its own stands at the end of a round; `None` while both sides
/// have ships on the table or to come.
#[must_use]
pub const fn last_side(players: bool, solo: bool) -> Option<LastSide> {
    match (players, solo) {
        (true, true) => None,
        (true, false) => Some(LastSide::Only(Team::Player)),
        (false, true) => Some(LastSide::Only(Team::Solo)),
        (false, false) => Some(LastSide::Nobody),
    }
}
