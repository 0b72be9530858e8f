//! Applies choices.

use crate::choice::{Choice, OptionalAbility};
use crate::event::{Event, Token};
use crate::flow::pending::Pending;
use crate::flow::step::RuleStep;
use crate::geometry::Template;
use crate::ship::ShipId;
use crate::state::{Phase, State};
use contract::EventSink;

impl State {
    /// The ship chosen among those that tie takes its turn.
    fn take_turn(&mut self, ship: ShipId) {
        self.public.open = Pending::Nothing;
        // The waiting step would ask again; this ship's turn pushes its own.
        self.public.steps.pop();
        match self.public.phase {
            Phase::System => self.start_system_turn(ship),
            Phase::Engagement => self.start_engagement(ship),
            Phase::Activation | Phase::Setup | Phase::Planning | Phase::End => self.start_activation(ship),
        }
    }

    pub(crate) fn apply_choice(&mut self, choice: Choice, out: &mut EventSink<'_, Event>) {
        match (self.public.open, choice) {
            (Pending::Place(ship), Choice::Place(_, at)) => self.place(ship, at, out),
            (Pending::Dials, Choice::Dial(ship, setting)) => self.dial(ship, setting, out),
            (Pending::Next(_), Choice::Next(ship)) => self.take_turn(ship),
            (open, _) => {
                self.public.open = Pending::Nothing;
                self.apply_ship_choice(open, choice, out);
            }
        }
    }

    fn apply_ship_choice(&mut self, open: Pending, choice: Choice, out: &mut EventSink<'_, Event>) {
        match (open, choice) {
            (Pending::Turret(ship), Choice::Turret(turret)) => self.point(ship, turret, out),
            (Pending::System(ship), Choice::Decloak(way)) => self.decloak(ship, way, out),
            (Pending::System(ship), Choice::Drop(place)) => self.drop_device(ship, place, out),
            (Pending::System(ship), Choice::DropBank(place, side)) => {
                self.drop_by(ship, place, Template::bank_1(side), out);
            }
            (Pending::Charges(ship, _), Choice::Charges(count)) => self.spend_charges(ship, count, out),
            (Pending::Break(_, place), Choice::Break(obstacle)) => self.break_obstacle(place, obstacle, out),
            (Pending::Detonate(_), Choice::Detonate(place)) => self.detonate_bomb(place, out),
            (Pending::Ahead(ship), Choice::Ahead(way)) => self.fly_ahead(ship, way, out),
            (Pending::Jam(ship, _), Choice::Token(token)) => self.apply_jam_loss(ship, Some(token), out),
            (Pending::Jam(ship, _), Choice::Unlock) => self.apply_jam_loss(ship, None, out),
            (Pending::Order(ship, kind, linked), Choice::First(first)) => {
                self.order_chosen(ship, kind, linked, first);
            }
            (Pending::Drag(ship, by), Choice::Drag(drag)) => self.move_tractored(ship, by, drag, out),
            (Pending::Spin(ship), Choice::Spin(side)) => self.rotate_tractored(ship, side, out),
            (Pending::May(ship, ability), Choice::Use(_)) => self.use_ability(ship, ability, out),
            (Pending::Toll(ship), Choice::Token(token)) => {
                self.gain(ship, token, 1, crate::rules::activation::GRANTED, out);
            }
            (Pending::Slot(ship, of), Choice::Slot(slot)) => self.take_slot(ship, of, slot, out),
            (Pending::Act(ship, source), Choice::Act(act)) => self.perform_act(ship, act, source, out),
            (Pending::Fire(ship), Choice::Fire(weapon, target)) => {
                self.declare_attack(ship, weapon, target, out)
            }
            (Pending::Fire(ship), Choice::Pass) => self.hold_fire(ship, out),
            (Pending::Modify(ship, modify_step), Choice::Change(means)) => {
                self.apply_modifier(ship, modify_step, means, out);
                self.ask_modification(ship, modify_step, out);
            }
            (Pending::Modify(ship, modify_step), Choice::Reroll(means, focus, blank)) => {
                self.reroll(ship, modify_step, means, (focus, blank), out);
            }
            (Pending::Modify(_, modify_step), Choice::Pass) => self.end_modification(modify_step, out),
            (_, _) => {}
        }
    }

    fn use_ability(&mut self, ship: ShipId, ability: OptionalAbility, out: &mut EventSink<'_, Event>) {
        match ability {
            // XW-ABL-01
            OptionalAbility::ExposeForDisarm => {
                self.lose(ship, Token::Disarm, 1, crate::rules::ability::EXPLOSION, out);
                self.public.push(RuleStep::Expose(ship));
            }
            OptionalAbility::HitInstead => self.hit_instead(ship, out),
            OptionalAbility::ShieldForCharges => self.recharge(ship, out),
            // XW-ABL-29
            OptionalAbility::CloakForEvade => {
                self.lose(ship, Token::Evade, 1, crate::rules::ability::STYGIUM, out);
                self.gain(ship, Token::Cloak, 1, crate::rules::ability::STYGIUM, out);
            }
        }
    }
}
