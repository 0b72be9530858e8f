//! What is going on, as a stack: effects that wait, markers that are being placed. The innermost is last.

use crate::{CardId, Effect, Half, Sector, State};
use table::Seat;

/// Room for frames. [`WAITING`] of them can be effects and combat damage; the rest is for the one act in progress.
pub(crate) const FRAMES: usize = 24;
/// So many frames at most before an effect that comes to light finds no room (SF-CHN-05).
pub(crate) const WAITING: usize = FRAMES - 2;

/// Something going on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Frame {
    /// An effect waits. Those that came to light together have the same group number.
    Effect {
        /// The owner of the board that showed it.
        seat: Seat,
        card: CardId,
        symbol: Symbol,
        group: u8,
    },
    /// `by` hits the top card of a sector.
    Hit { by: Seat, seat: Seat, sector: Sector },
    /// The owner puts the markers of a flipped card on its new face.
    Spread { seat: Seat, sector: Sector, slot: u8, left: u8 },
    /// A sector takes so many more markers in combat.
    Damage { seat: Seat, sector: Sector, left: u8 },
    /// The last cards of the pile this seat plays from are settled as cards aside, before it is made anew.
    Settle { seat: Seat },
}

impl Default for Frame {
    fn default() -> Self {
        Frame::Settle { seat: Seat::A }
    }
}

/// One of the four places for a symbol on a recto.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct Symbol(u8);

impl Symbol {
    pub(crate) const ALL: [Symbol; 4] = [Symbol(0), Symbol(1), Symbol(2), Symbol(3)];

    pub(crate) const fn new(half: Half, index: usize) -> Self {
        Symbol((half.index() * 2 + index) as u8)
    }

    pub(crate) const fn number(self) -> u8 {
        self.0
    }

    pub(crate) const fn half(self) -> Half {
        if self.0 < 2 { Half::Top } else { Half::Bottom }
    }

    pub(crate) const fn index(self) -> usize {
        (self.0 & 1) as usize
    }
}

/// An effect that waits, with what it does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Waiting {
    pub(crate) seat: Seat,
    pub(crate) card: CardId,
    pub(crate) half: Half,
    pub(crate) effect: Effect,
}

impl State {
    /// The effect a frame stands for; nothing for other frames.
    #[inline]
    pub(crate) fn waiting(&self, frame: &Frame) -> Option<Waiting> {
        let Frame::Effect { seat, card, symbol, .. } = *frame else { return None };
        let half = symbol.half();
        let effect = self.content.0.card(card).halves[half.index()].effects[symbol.index()]?;
        Some(Waiting { seat, card, half, effect })
    }

    /// The frames of the effects that came to light together last, if the last frame is an effect.
    pub(crate) fn last_group(&self) -> &[Frame] {
        let Some(Frame::Effect { group: last, .. }) = self.frames.last() else { return &[] };
        let same = |frame: &&Frame| matches!(frame, Frame::Effect { group, .. } if group == last);
        let members = self.frames.iter().rev().take_while(same).count();
        &self.frames[self.frames.len() - members..]
    }

    /// Whether the owner has an order to choose: two effects of the last group differ in what can be seen.
    pub(crate) fn must_order(&self) -> bool {
        let [rest @ .., last] = self.last_group() else { return false };
        !rest.is_empty() && rest.iter().any(|frame| self.waiting(frame) != self.waiting(last))
    }

    /// A group number that differs from the last one.
    pub(crate) fn next_group(&self) -> u8 {
        match self.frames.last() {
            Some(Frame::Effect { group, .. }) => group.wrapping_add(1),
            Some(Frame::Hit { .. } | Frame::Spread { .. } | Frame::Damage { .. } | Frame::Settle { .. })
            | None => 0,
        }
    }
}
