//! Which seats are asked, and whether a choice is legal.

use crate::choice::{Cause, Choice, Refusal};
use crate::combat::turn_order::TurnOrder;
use crate::event::Token;
use crate::flow::pending::Pending;
use crate::rules::round as rules;
use crate::ship::ShipId;
use crate::state::{Phase, State};
use contract::{Seat, Seats};

impl State {
    pub(crate) fn asked_seats(&self) -> Seats {
        let owner =
            |ship: ShipId| self.public.get(ship).and_then(|ship| ship.seat).map_or(Seats::NONE, Seats::one);
        match self.public.open {
            Pending::Place(ship) => match self.public.ship(ship).seat {
                Some(seat) => Seats::one(seat),
                // A solo ship without a position is placed by the first player.
                None => Seats::first_n(1),
            },
            Pending::Dials => self.waiting_for_dials(),
            Pending::Next(seat) | Pending::Break(seat, _) | Pending::Detonate(seat) => Seats::one(seat),
            Pending::Turret(ship)
            | Pending::System(ship)
            | Pending::Slot(ship, _)
            | Pending::Act(ship, _)
            | Pending::Fire(ship)
            | Pending::Charges(ship, _)
            | Pending::Ahead(ship)
            | Pending::Order(ship, ..)
            | Pending::May(ship, _)
            | Pending::Toll(ship)
            | Pending::Spin(ship)
            | Pending::Modify(ship, _) => owner(ship),
            Pending::Drag(_, by) | Pending::Jam(_, by) => owner(by),
            Pending::Nothing
            | Pending::Layout(_)
            | Pending::Draft(..)
            | Pending::Arrive(..)
            | Pending::Hunt(..)
            | Pending::Expose(..)
            | Pending::Unveil(..)
            | Pending::RollAttack { .. }
            | Pending::RollDefense { .. }
            | Pending::Die { .. }
            | Pending::Card(_)
            | Pending::Discard(_)
            | Pending::Solo(..)
            | Pending::Over(_) => Seats::NONE,
        }
    }

    pub(crate) fn check_choice(&self, seat: Seat, choice: Choice) -> Result<(), Refusal> {
        let not_asked = Err(Refusal { rule: rules::ORDER, by: Cause::NotAsked });
        match (self.public.open, choice) {
            (Pending::Place(ship), Choice::Place(other, at)) if ship == other => self.check_place(ship, at),
            (Pending::Turret(ship), Choice::Turret(turret)) => self.check_turret(ship, turret),
            (Pending::Dials, Choice::Dial(ship, setting)) => self.check_dial(seat, ship, setting),
            (Pending::Next(_), Choice::Next(ship)) => {
                if self.tied_ships(seat).contains(&ship) {
                    Ok(())
                } else {
                    Err(Refusal { rule: rules::OWN_ORDER, by: Cause::Ship(ship) })
                }
            }
            (Pending::System(ship), _) => self.check_system(ship, choice),
            (Pending::Slot(ship, _), Choice::Slot(slot)) => self.check_slot(ship, slot),
            (Pending::Act(ship, source), Choice::Act(act)) => self.check_action(ship, source, act),
            (Pending::Fire(ship), Choice::Fire(weapon, target)) => self.check_attack(ship, weapon, target),
            (Pending::Charges(_, most), Choice::Charges(count)) if count <= most => Ok(()),
            (Pending::Break(_, place), Choice::Break(obstacle)) => self.check_obstacle(place, obstacle),
            (Pending::Detonate(seat), Choice::Detonate(place)) => self.check_detonation(seat, place),
            (Pending::Ahead(_), Choice::Ahead(_)) | (Pending::Order(..), Choice::First(_)) => Ok(()),
            (Pending::Jam(ship, _), Choice::Token(token)) => self.check_jam_loss(ship, Some(token)),
            (Pending::Jam(ship, _), Choice::Unlock) => self.check_jam_loss(ship, None),
            (Pending::Drag(ship, _), Choice::Drag(drag)) => self.check_tractor_move(ship, drag),
            (Pending::May(_, ability), Choice::Use(used)) if ability == used => Ok(()),
            (Pending::Spin(_), Choice::Spin(_))
            | (Pending::Toll(_), Choice::Token(Token::Deplete | Token::Strain)) => Ok(()),
            (
                Pending::Act(..)
                | Pending::Fire(_)
                | Pending::Modify(..)
                | Pending::May(..)
                | Pending::Drag(..)
                | Pending::Spin(_),
                Choice::Pass,
            ) => Ok(()),
            (Pending::Modify(ship, modify_step), Choice::Change(_) | Choice::Reroll(..)) => {
                self.check_modification(ship, modify_step, choice)
            }
            (_, _) => not_asked,
        }
    }

    /// A seat's ships that tie for the next turn of the phase.
    pub(crate) fn tied_ships(&self, seat: Seat) -> Vec<ShipId> {
        let order =
            if self.public.phase == Phase::Engagement { TurnOrder::Descending } else { TurnOrder::Ascending };
        let mut own = self.next_by_initiative(order);
        own.retain(|id| self.public.ship(*id).seat == Some(seat));
        own
    }
}
