//! How a player stands, in a few numbers everybody may reckon: what judgements of a position are made of.

use crate::battle::Battle;
use crate::card::Kind;
use crate::numbers::Quantity;
use crate::state::{Phase, ROW, State};
use table::{BySeat, Seat};

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
    /// How both players stand.
    #[must_use]
    pub fn standings(&self) -> BySeat<Standing> {
        let mut both = BySeat([Seat::A, Seat::B].map(|seat| self.possessions(seat)));
        let mut held = BySeat([[false; ROW]; 2]);
        for (id, obj) in self.in_play() {
            let card = self.card(obj.card);
            if matches!(card.kind, Kind::Character | Kind::Starship(_) | Kind::Vehicle(_))
                && self.is_active(id)
            {
                let number = |printed: Option<u8>| i16::from(printed.unwrap_or(0));
                both[obj.owner].worth += number(card.numbers.power) + number(card.numbers.forfeit);
            }
            if self.ability(id) > 0
                && let Some(place) = self.location(id).and_then(|at| self.row.iter().position(|it| *it == at))
            {
                held[obj.owner][place] = true;
            }
        }
        for (place, at) in self.row.into_iter().enumerate() {
            match (held[Seat::A][place], held[Seat::B][place]) {
                (true, true) => {
                    let [a, b] = [Seat::A, Seat::B].map(|seat| self.quantity(Quantity::TotalPower(seat, at)));
                    let lead = (a - b).clamp(-10, 10);
                    both[Seat::A].lead += lead;
                    both[Seat::B].lead -= lead;
                }
                (true, false) => both[Seat::A].drains += self.quantity(Quantity::Drain(Seat::A, at)),
                (false, true) => both[Seat::B].drains += self.quantity(Quantity::Drain(Seat::B, at)),
                (false, false) => {}
            }
        }
        both
    }

    /// Cards in a player's hand.
    #[must_use]
    pub fn hand_size(&self, seat: Seat) -> usize {
        self.sides[seat].hand.len()
    }

    /// What a player has beside the table.
    fn possessions(&self, seat: Seat) -> Standing {
        Standing {
            life: self.life(seat) as i16,
            hand: self.hand_size(seat) as i16,
            force: self.force(seat),
            generation: self.quantity(Quantity::Generation(seat)),
            owed: self.battle.map_or(0, |Battle { damage, unmet, .. }| damage[seat].max(unmet[seat])),
            ..Standing::default()
        }
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
