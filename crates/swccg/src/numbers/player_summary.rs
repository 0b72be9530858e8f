//! A summary of each player's situation in a few numbers that are public knowledge, for evaluating positions.

use crate::battle::Battle;
use crate::cards::card::Kind;
use crate::numbers::Quantity;
use crate::state::{MAX_LOCATIONS, Phase, State};
use contract::{BySeat, Seat};

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct PlayerSummary {
    pub life: i16,
    pub hand: i16,
    pub force: i16,
    pub generation: i16,
    /// Total Force drains at all controlled locations.
    pub drains: i16,
    /// Total power and forfeit value of the player's active cards on the table.
    pub worth: i16,
    /// Number of the player's weapons, devices and Effects in use.
    pub gear: i16,
    /// Lead in total power at contested locations, at most 10 for each.
    pub lead: i16,
    /// Battle damage and attrition still owed in the current battle.
    pub owed: i16,
}

impl State {
    #[must_use]
    pub fn player_summaries(&self) -> BySeat<PlayerSummary> {
        let mut both = BySeat([Seat::A, Seat::B].map(|seat| self.summary_off_table(seat)));
        let mut held = BySeat([[false; MAX_LOCATIONS]; 2]);
        for (id, obj) in self.in_play() {
            let card = self.card(obj.card);
            if matches!(card.kind, Kind::Character | Kind::Starship(_) | Kind::Vehicle(_))
                && self.is_active(id)
            {
                let number = |printed: Option<u8>| i16::from(printed.unwrap_or(0));
                both[obj.owner].worth += number(card.numbers.power) + number(card.numbers.forfeit);
            }
            if matches!(card.kind, Kind::Weapon(_) | Kind::Device | Kind::Effect) && self.is_active(id) {
                both[obj.owner].gear += 1;
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

    #[must_use]
    pub fn hand_size(&self, seat: Seat) -> usize {
        self.sides[seat].hand.len()
    }

    /// The part of the summary that does not depend on the table.
    fn summary_off_table(&self, seat: Seat) -> PlayerSummary {
        PlayerSummary {
            life: self.life(seat) as i16,
            hand: self.hand_size(seat) as i16,
            force: self.force(seat),
            generation: self.quantity(Quantity::Generation(seat)),
            owed: self.battle.map_or(0, |Battle { damage, unmet, .. }| damage[seat].max(unmet[seat])),
            ..PlayerSummary::default()
        }
    }

    /// Whether nothing is in progress: no action, no battle.
    #[must_use]
    pub fn is_at_rest(&self) -> bool {
        self.frames.is_empty() && self.battle.is_none() && self.phase != Phase::Start
    }

    #[must_use]
    pub const fn turn_number(&self) -> u8 {
        self.turn
    }
}
