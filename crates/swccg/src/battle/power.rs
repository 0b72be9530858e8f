//! The power segment: battle destinies, the initiator's first, then total power.

use super::{Battle, Segment};
use crate::event::Event;
use crate::frames::{DestinyKind, DestinyStage, Frame};
use crate::numbers::Quantity;
use crate::rules;
use crate::state::State;
use table::{BySeat, Out, Seat, Viewers};

impl State {
    /// Asks each player for each battle destiny; then reckons.
    pub(super) fn run_power(&mut self, battle: Battle, out: &mut Out<'_, Event>) -> bool {
        if battle.draws[battle.turn] > 0 {
            return false;
        }
        if battle.turn == battle.by {
            self.change_battle(|battle| battle.turn = battle.by.other());
        } else {
            self.reckon_battle(battle, out);
        }
        true
    }

    /// Drawing is optional: whoever declines one draws no more.
    pub(crate) fn decline_destiny(&mut self, seat: Seat) {
        self.change_battle(|battle| battle.draws[seat] = 0);
    }

    pub(crate) fn begin_destiny(&mut self, by: Seat) {
        self.change_battle(|battle| battle.draws[by] -= 1);
        self.frames.push(Frame::Destiny { by, kind: DestinyKind::Battle, stage: DestinyStage::Fresh });
    }

    /// SW-BTL-06 to SW-BTL-08: totals, the loser's damage, attrition against each.
    fn reckon_battle(&mut self, battle: Battle, out: &mut Out<'_, Event>) {
        let power = BySeat::from_fn(|seat| {
            self.quantity(Quantity::TotalPower(seat, battle.at)) + battle.destiny[seat]
        });
        // SW-BTL-12: a text may multiply the loser's damage, never attrition.
        let times = i16::from(battle.times);
        let damage = BySeat::from_fn(|seat| (power[seat.other()] - power[seat]).max(0) * times);
        // Without a draw there is no attrition.
        let attrition = BySeat::from_fn(|seat| battle.destiny[seat.other()].max(0));
        self.change_battle(|battle| {
            battle.segment = Segment::Damage;
            (battle.power, battle.damage) = (power, damage);
            (battle.attrition, battle.unmet) = (attrition, attrition);
            battle.turn = battle.by;
        });
        let winner = [Seat::A, Seat::B].into_iter().find(|seat| power[*seat] > power[seat.other()]);
        out.tell(Viewers::ALL, || Event::Power { power, damage, attrition, winner, rule: rules::WINNER });
    }
}
