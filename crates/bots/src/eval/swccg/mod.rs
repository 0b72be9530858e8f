//! The card game: Life Force, what both drain each turn, what both have on the table and where they are stronger.
//!
//! Judged from numbers everybody may reckon; what is in the hands counts only by number. What a text may still do is the
//! work of the search.

mod habit;

use crate::{Bot, Evaluate, Guide, Horizon, Level, Play, Rehearser, Rollout, Style, Tuning, Widening};
use swccg::{Standing, State};
use table::Seat;

/// A card of Life Force, in the scale of the logistic curve.
const LIFE: f32 = 0.05;
/// A unit of Force drained each turn: it takes a card of Life Force every turn that follows.
const DRAIN: f32 = 0.22;
/// A point of power or forfeit value on the table.
const WORTH: f32 = 0.022;
/// A unit of generation.
const GENERATION: f32 = 0.05;
/// A card in hand.
const HAND: f32 = 0.03;
/// A unit of Force kept.
const FORCE: f32 = 0.012;
/// A point of power more than the opponent at a contested location.
const LEAD: f32 = 0.03;
/// A point of damage or attrition still to be met.
const OWED: f32 = 0.05;

fn score(standing: Standing) -> f32 {
    let Standing { life, hand, force, generation, drains, worth, lead, owed } = standing;
    LIFE * f32::from(life)
        + DRAIN * f32::from(drains)
        + WORTH * f32::from(worth)
        + GENERATION * f32::from(generation)
        + HAND * f32::from(hand)
        + FORCE * f32::from(force)
        + LEAD * f32::from(lead)
        - OWED * f32::from(owed)
}

impl Evaluate for State {
    fn value(&self, seat: Seat) -> f32 {
        super::curve(score(self.standing(seat)) - score(self.standing(seat.other())))
    }

    /// Half done are actions with their responses, and battles.
    fn quiet(&self) -> bool {
        self.rests()
    }

    fn epoch(&self) -> u32 {
        u32::from(self.turn_number())
    }

    fn tuning() -> Tuning {
        Tuning {
            exploration: 0.3,
            guide: Guide { weight: 2.0, follow: 2, tries: 6 },
            widening: Widening { floor: 4.0, rate: 1.0, power: 0.5, members: 1.0 },
            rollout: Rollout::BestOf(2),
            horizon: Horizon::Epochs(1),
            lethal_worlds: 0,
            lethal_nodes: 0,
            ..Tuning::default()
        }
    }

    fn planner(seed: u64, temperature: f32) -> Box<dyn Bot<Self>> {
        Box::new(Rehearser::new(seed).temperature(temperature))
    }

    /// The two easier levels judge one decision ahead, the others rehearse.
    fn play_at(level: Level) -> Play {
        match level {
            Level::Cadet | Level::Pilot => level.usual(),
            Level::Veteran => Play { style: Style::Plan, nodes: 100, temperature: 0.01 },
            Level::Ace => Play { style: Style::Plan, nodes: 300, temperature: 0.0 },
        }
    }
}

#[cfg(test)]
mod tests;
