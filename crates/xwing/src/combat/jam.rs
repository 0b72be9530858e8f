//! What jam tokens remove (XW-TOK-06).

use crate::craft::{Craft, Object, Tokens};
use crate::event::Token;
use crate::token::count_mut;

/// Green tokens, in the order in which jam removes them.
pub const GREEN: [Token; 5] =
    [Token::Focus, Token::Evade, Token::Calculate, Token::ReinforceFore, Token::ReinforceAft];

#[must_use]
pub fn is_green(token: Token) -> bool {
    GREEN.contains(&token)
}

/// What a jam token removes: a green token, or the lock (`None`).
pub type JamLoss = Option<Token>;

/// XW-TOK-06, XW-SOLO-70: what a jam token can remove from a ship: each kind of green token, then the lock, if it may be
/// broken.
#[must_use]
pub fn jam_losses(tokens: &Tokens, breakable_lock: bool) -> Vec<JamLoss> {
    let mut tokens = *tokens;
    let held = GREEN.into_iter().filter(|green| *count_mut(&mut tokens, *green) > 0);
    held.map(Some).chain(breakable_lock.then_some(None)).collect()
}

/// XW-TOK-06: what a solo ship that jams removes: the lock, otherwise the first green token.
#[must_use]
pub fn solo_jam_loss(losses: &[JamLoss]) -> Option<JamLoss> {
    if losses.contains(&None) { Some(None) } else { losses.first().copied() }
}

/// What jam tokens of a ship affect.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Jammable {
    pub tokens: Tokens,
    pub lock: Option<Object>,
    /// The lock belongs to the scenario and is never broken (XW-SOLO-70).
    pub lock_is_fixed: bool,
}

impl Jammable {
    /// What a jam token can remove.
    #[must_use]
    pub fn losses(&self) -> Vec<JamLoss> {
        jam_losses(&self.tokens, self.lock.is_some() && !self.lock_is_fixed)
    }

    /// One jam token removes something and is gone.
    pub fn lose(&mut self, loss: JamLoss) {
        match loss {
            Some(token) => {
                let held = count_mut(&mut self.tokens, token);
                *held = held.saturating_sub(1);
            }
            None => self.lock = None,
        }
        self.tokens.jam = self.tokens.jam.saturating_sub(1);
    }

    /// XW-TOK-06: waiting jam tokens remove green tokens or a lock that the ship has just gained. Returns what it lost.
    pub fn apply_waiting(&mut self) -> Vec<JamLoss> {
        let mut lost = Vec::new();
        while self.tokens.jam > 0 {
            let Some(loss) = self.losses().first().copied() else { break };
            self.lose(loss);
            lost.push(loss);
        }
        lost
    }
}

impl Craft<'_> {
    /// Changes what jam tokens affect.
    pub fn with_jammable<T>(&mut self, change: impl FnOnce(&mut Jammable) -> T) -> T {
        let mut held = Jammable { tokens: self.tokens, lock: self.lock, lock_is_fixed: self.lock_is_fixed };
        let result = change(&mut held);
        (self.tokens, self.lock) = (held.tokens, held.lock);
        result
    }

    /// Gains tokens; waiting jam tokens remove green ones again. Returns what the ship lost.
    pub fn gain(&mut self, token: Token, count: u8) -> Vec<JamLoss> {
        let held = count_mut(&mut self.tokens, token);
        *held = held.saturating_add(count);
        if is_green(token) { self.with_jammable(Jammable::apply_waiting) } else { Vec::new() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// XW-TOK-06: a solo ship breaks the lock; a lock of the scenario stays, and an evade token goes before calculate.
    #[test]
    fn a_lock_goes_first() {
        let tokens = Tokens { evade: 1, calculate: 2, stress: 1, ..Tokens::default() };
        let losses = |breakable| jam_losses(&tokens, breakable);
        assert_eq!(losses(true), [Some(Token::Evade), Some(Token::Calculate), None]);
        assert_eq!(solo_jam_loss(&losses(true)), Some(None));
        assert_eq!(solo_jam_loss(&losses(false)), Some(Some(Token::Evade)));
        assert_eq!(solo_jam_loss(&jam_losses(&Tokens::default(), false)), None);
    }
}
