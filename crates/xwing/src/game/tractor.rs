//! Tractored ships: the tractoring side may move the ship, and its owner may rotate it (XW-TOK-10, XW-TOK-11).
//!
//! Solo ships neither move nor rotate a tractored ship: the printed action lists do not offer these choices.

use super::choice::{Cause, Choice, Refusal};
use super::event::{Event, Token};
use super::place::At;
use super::ship::ShipId;
use super::state::{Open, State, Task};
use crate::geometry::{Base, Boost, Failure, Heading, Reposition, Side, Slot, Spot};
use crate::rules::token as rules;
use table::{Out, Viewers};

/// How a tractored ship is moved: sideways into a slot, or straight ahead (`None`).
pub type Drag = Option<(Side, Slot)>;

impl State {
    /// The number of tractor tokens at which a ship of this size is tractored (XW-TOK-09).
    pub(super) fn tractored_by(&self, ship: ShipId) -> u8 {
        match self.base(ship) {
            Base::Small => 1,
            Base::Medium => 2,
            Base::Large => 3,
        }
    }

    /// A ship gains tractor tokens from another ship, or from itself. The first time in a round that it becomes
    /// tractored, the side that caused it may move it.
    pub(super) fn tractor(&mut self, ship: ShipId, by: ShipId, count: u8, out: &mut Out<'_, Event>) {
        self.gain(ship, Token::Tractor, count, rules::TRACTOR, out);
        let needed = self.tractored_by(ship);
        let held = self.public.ship_mut(ship);
        if held.tokens.tractor >= needed && !held.round.tractored {
            held.round.tractored = true;
            self.public.then(Task::Drag(ship, by));
        }
    }

    pub(super) fn ask_drag(&mut self, ship: ShipId, by: ShipId) {
        if self.public.ship(by).seat.is_some() && !self.drags(ship).is_empty() {
            self.public.open = Open::Drag(ship, by);
        }
    }

    fn drag_spot(&self, ship: ShipId, drag: Drag) -> Spot {
        let way = match drag {
            None => Reposition::Boost(Boost::Straight),
            Some((side, slot)) => Reposition::BarrelRoll(side, slot),
        };
        way.spot(self.public.ship(ship).at.pose(), self.base(ship))
    }

    /// XW-TOK-10: every way to move it without overlapping a ship or leaving the play area; obstacles do not matter.
    pub(super) fn drags(&self, ship: ShipId) -> Vec<Drag> {
        let (_, crowd) = self.crowd(ship);
        let area = self.public.options.table.area();
        let rolls = Side::BOTH.into_iter().flat_map(|side| Slot::ALL.map(|slot| Some((side, slot))));
        let free = |drag: &Drag| {
            let spot = self.drag_spot(ship, *drag);
            spot.check::<crate::position::Obstacle>(self.base(ship), &crowd, &[], area).is_ok()
        };
        std::iter::once(None).chain(rolls).filter(free).collect()
    }

    pub(super) fn offer_drags(&self, ship: ShipId, list: &mut Vec<Choice>) {
        list.extend(self.drags(ship).into_iter().map(Choice::Drag));
        list.push(Choice::Pass);
        list.sort_unstable();
    }

    pub(super) fn may_drag(&self, ship: ShipId, drag: Drag) -> Result<(), Refusal> {
        if self.drags(ship).contains(&drag) {
            Ok(())
        } else {
            Err(Refusal { rule: rules::DRAG, by: Cause::Taken })
        }
    }

    /// Moves the ship; obstacles it is moved through or onto affect it, but do not cost its action.
    pub(super) fn drag(&mut self, ship: ShipId, by: ShipId, drag: Drag, out: &mut Out<'_, Event>) {
        let spot = self.drag_spot(ship, drag);
        let area = self.public.options.table.area();
        let met = |rock: &crate::position::Obstacle| {
            let one = std::slice::from_ref(rock);
            matches!(spot.check(self.base(ship), &[], one, area), Err(Failure::Obstacle(_)))
        };
        let rocks = (0..).zip(self.rock_tokens());
        let met: Vec<u8> =
            rocks.filter(|(_, rock)| rock.as_ref().is_some_and(met)).map(|(place, _)| place).collect();
        self.reposition(ship, At::from(spot.pose), out);
        // XW-TOK-11: only a ship that an enemy has moved may be rotated.
        if self.public.ship(ship).team != self.public.ship(by).team {
            self.public.then(Task::Spin(ship));
        }
        for place in met.into_iter().rev() {
            self.public.then(Task::Scrape(ship, place));
        }
    }

    /// XW-TOK-11: the owner may rotate it by 90 degrees for a stress token.
    pub(super) fn ask_spin(&mut self, ship: ShipId) {
        if self.public.ship(ship).seat.is_some() {
            self.public.open = Open::Spin(ship);
        }
    }

    pub(super) fn spin(&mut self, ship: ShipId, side: Side, out: &mut Out<'_, Event>) {
        let from = self.public.ship(ship).at;
        let turn = match side {
            Side::Right => Heading::QUARTER,
            Side::Left => Heading::QUARTER.mirrored(),
        };
        let pose = from.pose();
        let to = At { heading: pose.heading().turned(turn).micro_degrees(), ..from };
        self.public.ship_mut(ship).at = to;
        out.tell(Viewers::ALL, || Event::Repositioned { ship, from, to });
        self.gain(ship, Token::Stress, 1, rules::SPIN, out);
    }
}
