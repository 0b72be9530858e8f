//! The power segment: destinies to power, battle destinies and destinies to attrition, the initiator's first for each
//! kind, then total power.

use super::{Battle, Segment};
use crate::action::destiny_kind::DestinyKind;
use crate::event::Event;
use crate::language::Stat;
use crate::numbers::Quantity;
use crate::numbers::breakdown::Breakdown;
use crate::rules;
use crate::state::State;
use contract::{BySeat, EventSink, Seat, Viewers};

impl State {
    pub(super) fn begin_power(&mut self) {
        self.change_battle(|battle| (battle.segment, battle.passes) = (Segment::Power, 0));
        self.begin_draws(DestinyKind::OF_BATTLE[0]);
    }

    /// Sets how many destinies of this kind each player may draw; the initiator draws first.
    fn begin_draws(&mut self, kind: DestinyKind) {
        let Some(Battle { at, .. }) = self.battle else { return };
        let draws = BySeat::from_fn(|seat| {
            let many = match kind {
                DestinyKind::Battle => Quantity::BattleDestinies(seat, at),
                kind => Quantity::Destinies(kind, seat, at),
            };
            self.quantity(many).clamp(0, 60) as u8
        });
        self.change_battle(|battle| {
            (battle.drawing, battle.draws, battle.turn) = (kind, draws, battle.by);
        });
    }

    /// Asks each player for each destiny, kind by kind (SW-BTL-14), then computes the result.
    pub(super) fn run_power(&mut self, battle: Battle, out: &mut EventSink<'_, Event>) -> bool {
        if battle.draws[battle.turn] > 0 {
            return false;
        }
        let next = DestinyKind::OF_BATTLE.into_iter().skip_while(|kind| *kind != battle.drawing).nth(1);
        match next {
            _ if battle.turn == battle.by => self.change_battle(|battle| battle.turn = battle.by.other()),
            Some(kind) => self.begin_draws(kind),
            None => self.compute_battle(battle, out),
        }
        true
    }

    /// Drawing is optional: a player who declines one draws no more of that kind.
    pub(crate) fn decline_destiny(&mut self, seat: Seat) {
        self.change_battle(|battle| battle.draws[seat] = 0);
    }

    pub(crate) fn begin_destiny(&mut self, by: Seat) {
        self.change_battle(|battle| battle.draws[by] -= 1);
        let kind = self.battle.map_or(DestinyKind::Battle, |battle| battle.drawing);
        self.push_destiny(by, kind);
    }

    /// SW-BTL-06 to SW-BTL-08: total power, the loser's damage, attrition against each player.
    fn compute_battle(&mut self, battle: Battle, out: &mut EventSink<'_, Event>) {
        let battle = self.with_destiny_totals(battle);
        let power = BySeat::from_fn(|seat| {
            self.quantity(Quantity::TotalPower(seat, battle.at)) + battle.destined_power(seat)
        });
        // SW-BTL-12: a text may multiply the loser's damage, never attrition.
        let times = i16::from(battle.times);
        let damage = BySeat::from_fn(|seat| {
            self.halved_loss(seat, (power[seat.other()] - power[seat]).max(0) * times)
        });
        let (attrition, destiny) =
            (BySeat::from_fn(|seat| battle.destined_attrition(seat.other())), battle.destiny);
        self.change_battle(|battle| {
            battle.segment = Segment::Damage;
            battle.destiny = destiny;
            (battle.power, battle.damage) = (power, damage);
            (battle.attrition, battle.unmet) = (attrition, attrition);
            battle.turn = battle.by;
        });
        self.spare_the_immune(attrition);
        let winner = [Seat::A, Seat::B].into_iter().find(|seat| power[*seat] > power[seat.other()]);
        out.emit(Viewers::ALL, || Event::Power { power, damage, attrition, winner, rule: rules::WINNER });
    }

    /// SW-BTL-17: what texts add to the total battle destiny of a player who drew any.
    fn with_destiny_totals(&self, mut battle: Battle) -> Battle {
        for seat in [Seat::A, Seat::B] {
            let Some(place) = self.subject_for(battle.at, seat).filter(|_| battle.drawn[seat] > 0) else {
                continue;
            };
            let mut more = Breakdown::value_only();
            self.apply_modifiers(Stat::BattleDestinyTotal, place, &mut more);
            let total = (battle.destiny[seat] + more.value).max(0);
            battle.destiny[seat] = if battle.voided[seat] { 0 } else { total };
        }
        battle
    }
}
