//! The phases of a match, one file each: cruisers, reinforcements, deployment, battle, end of the round.

mod battle;
mod cruisers;
mod deploy;
mod end;
mod reinforce;

pub(crate) use battle::MAX_OFFSET;

use crate::effects::Progress;
use crate::effects::frames::Frame;
use crate::event::Event;
use crate::{Phase, Spot, State};
use contract::EventSink;

impl State {
    /// Runs until a seat or chance must answer.
    pub(crate) fn run(&mut self, out: &mut EventSink<'_, Event>) {
        while self.advance(out) == Progress::Continue {}
    }

    fn advance(&mut self, out: &mut EventSink<'_, Event>) -> Progress {
        match self.frames.last().copied() {
            Some(frame @ Frame::Effect { .. }) => {
                if self.must_order() {
                    return Progress::Ask;
                }
                match self.waiting(&frame) {
                    Some(waiting) => self.resolve_effect(waiting, out),
                    None => Progress::Ask,
                }
            }
            Some(Frame::Hit { seat, sector, .. }) => {
                let slot = self.sides[seat].board[sector.index()].len() as u8 - 1;
                self.run_hit(Spot { seat, sector, slot }, out)
            }
            Some(Frame::Spread { seat, sector, slot, left }) => {
                self.run_spread(Spot { seat, sector, slot }, left, out)
            }
            Some(Frame::Damage { seat, sector, left }) => {
                self.close_chain();
                self.run_damage(seat, sector, left, out)
            }
            Some(Frame::Settle { seat }) => self.run_settle(seat, out),
            None => {
                self.close_chain();
                self.advance_phase(out)
            }
        }
    }

    fn advance_phase(&mut self, out: &mut EventSink<'_, Event>) -> Progress {
        match self.phase {
            Phase::Cruisers => self.run_cruisers(out),
            Phase::Reinforce => self.run_reinforce(out),
            Phase::Deploy => self.run_deploy(out),
            Phase::Battle => self.run_battle(out),
            Phase::Shift | Phase::Direction | Phase::Over => Progress::Ask,
        }
    }
}
