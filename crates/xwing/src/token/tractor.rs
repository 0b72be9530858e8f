//! Tractored ships: the tractoring side may move the ship, and its owner may rotate it (XW-TOK-10, XW-TOK-11).
//!
//! Solo ships neither move nor rotate a tractored ship: the printed action lists do not offer these choices.

use crate::craft::tokens_by_size;
use crate::event::{Event, Token};
use crate::geometry::{Boost, EndSlot, Reposition, RepositionEnd, RepositionError, Side};
use crate::rules::token as rules;
use crate::ship::ShipId;
use crate::ship::placement::Placement;
use crate::state::{RuleStep, State};
use contract::EventSink;

/// How a tractored ship is moved: sideways into a slot, or straight ahead (`None`).
pub type TractorMove = Option<(Side, EndSlot)>;

impl State {
    /// The number of tractor tokens at which a ship of this size is tractored (XW-TOK-09).
    pub(crate) fn tractor_threshold(&self, ship: ShipId) -> u8 {
        tokens_by_size(self.base(ship))
    }

    /// A ship gains tractor tokens from another ship, or from itself. The first time in a round that it becomes
    /// tractored, the side that caused it may move it.
    pub(crate) fn tractor(&mut self, ship: ShipId, by: ShipId, count: u8, out: &mut EventSink<'_, Event>) {
        self.gain(ship, Token::Tractor, count, rules::TRACTOR, out);
        let needed = self.tractor_threshold(ship);
        let held = self.public.ship_mut(ship);
        if held.tokens.tractor >= needed && !held.round.tractored {
            held.round.tractored = true;
            self.public.push(RuleStep::Drag(ship, by));
        }
    }

    fn tractor_move_spot(&self, ship: ShipId, drag: TractorMove) -> RepositionEnd {
        let way = match drag {
            None => Reposition::Boost(Boost::Straight),
            Some((side, slot)) => Reposition::BarrelRoll(side, slot),
        };
        way.end(self.public.ship(ship).at.pose(), self.base(ship))
    }

    /// XW-TOK-10: every way to move it without overlapping a ship or leaving the play area; obstacles do not matter.
    pub(crate) fn tractor_moves(&self, ship: ShipId) -> Vec<TractorMove> {
        let (_, crowd) = self.other_bases(ship);
        let area = self.public.options.table.area();
        let rolls = Side::BOTH.into_iter().flat_map(|side| EndSlot::ALL.map(|slot| Some((side, slot))));
        let free = |drag: &TractorMove| {
            let spot = self.tractor_move_spot(ship, *drag);
            spot.check::<crate::table_position::Obstacle>(self.base(ship), &crowd, &[], area).is_ok()
        };
        std::iter::once(None).chain(rolls).filter(free).collect()
    }

    /// Moves the ship; obstacles it is moved through or onto affect it, but do not cost its action.
    pub(crate) fn move_tractored(
        &mut self,
        ship: ShipId,
        by: ShipId,
        drag: TractorMove,
        out: &mut EventSink<'_, Event>,
    ) {
        let spot = self.tractor_move_spot(ship, drag);
        let area = self.public.options.table.area();
        let met = |obstacle: &crate::table_position::Obstacle| {
            let one = std::slice::from_ref(obstacle);
            matches!(spot.check(self.base(ship), &[], one, area), Err(RepositionError::Obstacle(_)))
        };
        let obstacles = (0..).zip(self.obstacle_tokens());
        let met: Vec<u8> = obstacles
            .filter(|(_, obstacle)| obstacle.as_ref().is_some_and(met))
            .map(|(place, _)| place)
            .collect();
        self.reposition(ship, Placement::from(spot.pose), out);
        // XW-TOK-11: only a ship that an enemy has moved may be rotated.
        if self.public.ship(ship).team != self.public.ship(by).team {
            self.public.push(RuleStep::Spin(ship));
        }
        for place in met.into_iter().rev() {
            self.public.push(RuleStep::Scrape(ship, place));
        }
    }
}
