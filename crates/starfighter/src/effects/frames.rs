//! The stack of what is in progress: waiting effects and markers being placed. The innermost frame is last.

use crate::{CardId, Effect, Half, Sector, State};
use contract::Seat;

/// [`MAX_WAITING`] of the frames can be effects and combat damage; the rest are for the one act in progress.
pub(crate) const MAX_FRAMES: usize = 24;
/// At this many frames a newly visible effect finds no room (SF-CHN-05).
pub(crate) const MAX_WAITING: usize = MAX_FRAMES - 2;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Frame {
    /// A waiting effect. Effects that became visible together have the same group number.
    Effect {
        /// The owner of the board that showed it.
        seat: Seat,
        card: CardId,
        symbol: Symbol,
        group: u8,
    },
    /// `by` hits the top card of a sector.
    Hit { by: Seat, seat: Seat, sector: Sector },
    /// The owner places the markers of a flipped card on its new face.
    Spread { seat: Seat, sector: Sector, slot: u8, left: u8 },
    /// A sector takes this many more markers in combat.
    Damage { seat: Seat, sector: Sector, left: u8 },
    /// The last cards of this seat's pile are settled as set-aside cards before the reshuffle.
    Settle { seat: Seat },
}

impl Default for Frame {
    fn default() -> Self {
        Frame::Settle { seat: Seat::A }
    }
}

/// One of the four symbol places on a recto.
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

/// A waiting effect and what it does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct WaitingEffect {
    pub(crate) seat: Seat,
    pub(crate) card: CardId,
    pub(crate) half: Half,
    pub(crate) effect: Effect,
}

impl State {
    /// The effect of a frame; `None` for other frames.
    #[inline]
    pub(crate) fn waiting(&self, frame: &Frame) -> Option<WaitingEffect> {
        let Frame::Effect { seat, card, symbol, .. } = *frame else { return None };
        let half = symbol.half();
        let effect = self.content.0.card(card).halves[half.index()].effects[symbol.index()]?;
        Some(WaitingEffect { seat, card, half, effect })
    }

    /// The effects that became visible together last, if the last frame is an effect.
    pub(crate) fn last_group(&self) -> &[Frame] {
        let Some(Frame::Effect { group: last, .. }) = self.frames.last() else { return &[] };
        let same = |frame: &&Frame| matches!(frame, Frame::Effect { group, .. } if group == last);
        let members = self.frames.iter().rev().take_while(same).count();
        &self.frames[self.frames.len() - members..]
    }

    /// Whether the owner must choose an order: two effects of the last group differ in visible facts.
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
