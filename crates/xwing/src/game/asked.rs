//! Which seats are asked, and whether a choice is legal.

use super::choice::{Cause, Choice, Refusal};
use super::event::Token;
use super::open::Open;
use super::ship::ShipId;
use super::state::{Phase, State};
use crate::rules::round as rules;
use table::{Seat, Seats};

impl State {
    pub(super) fn asked(&self) -> Seats {
        let owner =
            |ship: ShipId| self.public.get(ship).and_then(|ship| ship.seat).map_or(Seats::NONE, Seats::one);
        match self.public.open {
            Open::Place(ship) => match self.public.ship(ship).seat {
                Some(seat) => Seats::one(seat),
                // A solo ship without a position is placed by the first player.
                None => Seats::first_n(1),
            },
            Open::Dials => self.waiting_for_dials(),
            Open::Next(seat) | Open::Break(seat, _) | Open::Detonate(seat) => Seats::one(seat),
            Open::Turret(ship)
            | Open::System(ship)
            | Open::Slot(ship, _)
            | Open::Act(ship, _)
            | Open::Fire(ship)
            | Open::Charges(ship, _)
            | Open::Ahead(ship)
            | Open::Order(ship, ..)
            | Open::May(ship, _)
            | Open::Toll(ship)
            | Open::Spin(ship)
            | Open::Modify(ship, _) => owner(ship),
            Open::Drag(_, by) | Open::Jam(_, by) => owner(by),
            Open::Nothing
            | Open::Layout(_)
            | Open::Draft(..)
            | Open::Arrive(..)
            | Open::Hunt(..)
            | Open::Expose(..)
            | Open::Unveil(..)
            | Open::RollAttack { .. }
            | Open::RollDefense { .. }
            | Open::Die { .. }
            | Open::Card(_)
            | Open::Discard(_)
            | Open::Solo(..)
            | Open::Over(_) => Seats::NONE,
        }
    }

    pub(super) fn judge(&self, seat: Seat, choice: Choice) -> Result<(), Refusal> {
        let not_asked = Err(Refusal { rule: rules::ORDER, by: Cause::NotAsked });
        match (self.public.open, choice) {
            (Open::Place(ship), Choice::Place(other, at)) if ship == other => self.may_place(ship, at),
            (Open::Turret(ship), Choice::Turret(turret)) => self.may_point(ship, turret),
            (Open::Dials, Choice::Dial(ship, setting)) => self.may_dial(seat, ship, setting),
            (Open::Next(_), Choice::Next(ship)) => {
                if self.equals(seat).contains(&ship) {
                    Ok(())
                } else {
                    Err(Refusal { rule: rules::OWN_ORDER, by: Cause::Ship(ship) })
                }
            }
            (Open::System(ship), _) => self.may_system(ship, choice),
            (Open::Slot(ship, _), Choice::Slot(slot)) => self.may_take_slot(ship, slot),
            (Open::Act(ship, how), Choice::Act(act)) => self.may_act(ship, how, act),
            (Open::Fire(ship), Choice::Fire(weapon, target)) => self.may_fire(ship, weapon, target),
            (Open::Charges(_, most), Choice::Charges(count)) if count <= most => Ok(()),
            (Open::Break(_, place), Choice::Break(rock)) => self.may_break(place, rock),
            (Open::Detonate(seat), Choice::Detonate(place)) => self.may_detonate(seat, place),
            (Open::Ahead(_), Choice::Ahead(_)) | (Open::Order(..), Choice::First(_)) => Ok(()),
            (Open::Jam(ship, _), Choice::Token(token)) => self.may_jam_take(ship, Some(token)),
            (Open::Jam(ship, _), Choice::Unlock) => self.may_jam_take(ship, None),
            (Open::Drag(ship, _), Choice::Drag(drag)) => self.may_drag(ship, drag),
            (Open::May(_, may), Choice::Use(used)) if may == used => Ok(()),
            (Open::Spin(_), Choice::Spin(_))
            | (Open::Toll(_), Choice::Token(Token::Deplete | Token::Strain)) => Ok(()),
            (
                Open::Act(..)
                | Open::Fire(_)
                | Open::Modify(..)
                | Open::May(..)
                | Open::Drag(..)
                | Open::Spin(_),
                Choice::Pass,
            ) => Ok(()),
            (Open::Modify(ship, turning), Choice::Change(_) | Choice::Reroll(..)) => {
                self.may_change(ship, turning, choice)
            }
            (_, _) => not_asked,
        }
    }

    /// A seat's ships that tie for the next turn of the phase.
    pub(super) fn equals(&self, seat: Seat) -> Vec<ShipId> {
        let ascending = self.public.phase != Phase::Engagement;
        let mut own = self.by_initiative(ascending);
        own.retain(|id| self.public.ship(*id).seat == Some(seat));
        own
    }
}
