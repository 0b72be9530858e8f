//! Leduc poker: who would win a showdown now, for the current pot.

use crate::{Bot, BotRecipe, Evaluate, Tuning};
use contract::{Ending, Game, Seat, Viewer};
use reference::Leduc;
use reference::leduc::{Card, Hand};

/// The most a seat can lose: the ante, two raises of 2 and two of 4.
const MAX_STAKE: f32 = 13.0;

impl Evaluate for Leduc {
    fn build_bot(recipe: BotRecipe) -> Box<dyn Bot<Self>> {
        crate::build_bot(recipe)
    }

    fn value(&self, seat: Seat) -> f32 {
        let hand = |seat| match self.view(Viewer::Seat(seat)).hands[seat] {
            Hand::Up(card) => Some(card),
            Hand::Empty | Hand::Down => None,
        };
        let (Some(mine), Some(his)) = (hand(seat), hand(seat.other())) else { return 0.5 };
        let board = self.view(Viewer::Watcher).board;
        let strength = |card: Card| (board.map(Card::rank) == Some(card.rank()), card.rank());
        let paid = self.paid();
        let stake = paid[Seat::A].min(paid[Seat::B]) as f32 / MAX_STAKE;
        // Before the board a higher rank is ahead about two times in three; after it, for good.
        let edge = if board.is_some() { 1.0 } else { 0.4 };
        let sign = match strength(mine).cmp(&strength(his)) {
            std::cmp::Ordering::Less => -1.0,
            std::cmp::Ordering::Equal => 0.0,
            std::cmp::Ordering::Greater => 1.0,
        };
        0.5 + 0.5 * sign * edge * stake
    }

    /// Poker is played for the pot: the whole range of gains is mapped to `0..=1`.
    fn reward(&self, _: Ending, seat: Seat) -> f32 {
        let gain = self.gains().map_or(0, |gains| gains[seat]);
        0.5 + gain as f32 / (2.0 * MAX_STAKE)
    }

    /// A sure win does not end the search, because its size counts; and a player who never varies is predictable.
    fn tuning() -> Tuning {
        Tuning { exploration: 0.4, lethal_worlds: 0, ..Tuning::default() }
    }
}
