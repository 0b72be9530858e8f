//! Applies choices.

use super::choice::{Choice, May};
use super::event::{Event, Token};
use super::open::Open;
use super::ship::ShipId;
use super::state::{Phase, State};
use super::task::Task;
use crate::geometry::Template;
use table::Out;

impl State {
    /// The ship chosen among those that tie takes its turn.
    fn next_is(&mut self, ship: ShipId) {
        self.public.open = Open::Nothing;
        // The waiting step would ask again; this ship's turn pushes its own.
        self.public.tasks.pop();
        match self.public.phase {
            Phase::System => self.system_next(ship),
            Phase::Engagement => self.engage_next(ship),
            Phase::Activation | Phase::Setup | Phase::Planning | Phase::End => self.activate_next(ship),
        }
    }

    pub(super) fn answer(&mut self, choice: Choice, out: &mut Out<'_, Event>) {
        match (self.public.open, choice) {
            (Open::Place(ship), Choice::Place(_, at)) => self.place(ship, at, out),
            (Open::Dials, Choice::Dial(ship, setting)) => self.dial(ship, setting, out),
            (Open::Next(_), Choice::Next(ship)) => self.next_is(ship),
            (open, _) => {
                self.public.open = Open::Nothing;
                self.answer_for_ship(open, choice, out);
            }
        }
    }

    fn answer_for_ship(&mut self, open: Open, choice: Choice, out: &mut Out<'_, Event>) {
        match (open, choice) {
            (Open::Turret(ship), Choice::Turret(turret)) => self.point(ship, turret, out),
            (Open::System(ship), Choice::Decloak(way)) => self.decloak(ship, way, out),
            (Open::System(ship), Choice::Drop(place)) => self.drop_device(ship, place, out),
            (Open::System(ship), Choice::DropBank(place, side)) => {
                self.drop_by(ship, place, Template::bank_1(side), out);
            }
            (Open::Charges(ship, _), Choice::Charges(count)) => self.spend_charges(ship, count, out),
            (Open::Break(_, place), Choice::Break(rock)) => self.break_obstacle(place, rock, out),
            (Open::Detonate(_), Choice::Detonate(place)) => self.set_off(place, out),
            (Open::Ahead(ship), Choice::Ahead(way)) => self.fly_ahead(ship, way, out),
            (Open::Jam(ship, _), Choice::Token(token)) => self.jam_took(ship, Some(token), out),
            (Open::Jam(ship, _), Choice::Unlock) => self.jam_took(ship, None, out),
            (Open::Order(ship, kind, linked), Choice::First(first)) => {
                self.ordered(ship, kind, linked, first);
            }
            (Open::Drag(ship, by), Choice::Drag(drag)) => self.drag(ship, by, drag, out),
            (Open::Spin(ship), Choice::Spin(side)) => self.spin(ship, side, out),
            (Open::May(ship, may), Choice::Use(_)) => self.uses(ship, may, out),
            (Open::Toll(ship), Choice::Token(token)) => {
                self.gain(ship, token, 1, crate::rules::activation::GRANTED, out);
            }
            (Open::Slot(ship, of), Choice::Slot(slot)) => self.slot(ship, of, slot, out),
            (Open::Act(ship, how), Choice::Act(act)) => self.act(ship, act, how, out),
            (Open::Fire(ship), Choice::Fire(weapon, target)) => self.fire(ship, weapon, target, out),
            (Open::Fire(ship), Choice::Pass) => self.hold(ship, out),
            (Open::Modify(ship, turning), Choice::Change(means)) => {
                self.change(ship, turning, means, out);
                self.ask_changes(ship, turning, out);
            }
            (Open::Modify(ship, turning), Choice::Reroll(means, focus, blank)) => {
                self.reroll(ship, turning, means, (focus, blank), out);
            }
            (Open::Modify(_, turning), Choice::Pass) => self.changed(turning, out),
            (_, _) => {}
        }
    }

    fn uses(&mut self, ship: ShipId, may: May, out: &mut Out<'_, Event>) {
        match may {
            // XW-ABL-01
            May::ExposeForDisarm => {
                self.lose(ship, Token::Disarm, 1, crate::rules::ability::EXPLOSION, out);
                self.public.then(Task::Expose(ship));
            }
            May::HitInstead => self.hit_instead(ship, out),
            May::ShieldForCharges => self.recharge(ship, out),
            // XW-ABL-29
            May::CloakForEvade => {
                self.lose(ship, Token::Evade, 1, crate::rules::ability::STYGIUM, out);
                self.gain(ship, Token::Cloak, 1, crate::rules::ability::STYGIUM, out);
            }
        }
    }
}
