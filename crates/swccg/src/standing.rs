//! How a player stands, in a few numbers everybody may reckon: what judgements of a position are made of.

use crate::battle::Battle;
use crate::card::Kind;
use crate::numbers::Quantity;
use crate::state::{Phase, State};
use table::Seat;

/// What a player has, in numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Standing {
    /// Life Force.
    pub life: i16,
    /// Cards in hand.
    pub hand: i16,
    /// Force that can be used now.
    pub force: i16,
    /// Force generation.
    pub generation: i16,
    /// What Force drains would take, at every location controlled.
    pub drains: i16,
    /// Power and forfeit values of everybody on the table.
    pub worth: i16,
    /// At contested locations, by how much total power is above the opponent's, no more than ten at each.
    pub lead: i16,
    /// Battle damage and attrition still to be met in the battle being fought.
    pub owed: i16,
}

impl State {
    /// How a player stands.
    #[must_use]
    pub fn standing(&self, seat: Seat) -> Standing {
        let mut standing = Standing {
            life: self.life(seat) as i16,
            hand: self.sides[seat].hand.len() as i16,
            force: self.force(seat),
            generation: self.quantity(Quantity::Generation(seat)),
            ..Standing::default()
        };
        for (id, obj) in self.in_play() {
            let card = self.card(obj.card);
            let counts = matches!(card.kind, Kind::Character | Kind::Starship(_) | Kind::Vehicle(_));
            if obj.owner == seat && counts && self.is_active(id) {
                let number = |printed: Option<u8>| i16::from(printed.unwrap_or(0));
                standing.worth += number(card.numbers.power) + number(card.numbers.forfeit);
            }
        }
        for at in self.row {
            match (self.occupies(seat, at), self.occupies(seat.other(), at)) {
                (true, false) => standing.drains += self.quantity(Quantity::Drain(seat, at)),
                (true, true) => {
                    let [own, other] =
                        [seat, seat.other()].map(|seat| self.quantity(Quantity::TotalPower(seat, at)));
                    standing.lead += (own - other).clamp(-10, 10);
                }
                (false, _) => {}
            }
        }
        standing.owed = self.battle.map_or(0, |Battle { damage, unmet, .. }| damage[seat].max(unmet[seat]));
        standing
    }

    /// Whether nothing is half done: no action, no battle.
    #[must_use]
    pub fn rests(&self) -> bool {
        self.frames.is_empty() && self.battle.is_none() && self.phase != Phase::Start
    }

    /// The number of the turn.
    #[must_use]
    pub const fn turn_number(&self) -> u8 {
        self.turn
    }
}
