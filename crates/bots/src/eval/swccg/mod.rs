//! The card game: Life Force, Force drains per turn, the cards of both sides on the table, and where each side is
//! stronger.
//!
//! Uses only numbers that everybody may compute; cards in hand count only by their number. What a game text may still
//! do is left to the search.

mod blunders;
mod policy;

pub use blunders::{BlunderCount, count_blunders};

use crate::{
    Bot, BotKind, BotRecipe, Branching, Evaluate, Guide, Horizon, Level, LevelSettings, Rollout, RolloutBot,
    Tuning, Widening,
};
use contract::{RandomSource, Seat};
use swccg::{PlayerSummary, State, View};

/// A card of Life Force, on the scale of the logistic curve.
const LIFE: f32 = 0.05;
/// A unit of Force drained each turn: it costs a card of Life Force in every following turn.
const DRAIN: f32 = 0.18;
/// A point of power or forfeit value on the table.
const WORTH: f32 = 0.035;
/// A weapon, device or Effect in use: a little more than the card is worth in hand.
const GEAR: f32 = 0.07;
/// A unit of generation.
const GENERATION: f32 = 0.05;
/// A card in hand, up to [`FEW`]: it can be lost instead of a card of Life Force, and it can be played.
const HAND: f32 = 0.075;
/// A hand of this many cards always has something to play.
const FEW: i16 = 6;
/// A card in hand above those, up to [`MANY`]; beyond that, a card does not even save a lost Force.
const FURTHER: f32 = 0.055;
/// Nobody can play more cards than this.
const MANY: i16 = 12;
/// A unit of unspent Force, up to [`SOME`].
const FORCE: f32 = 0.004;
/// The most Force that can be useful outside one's own turn.
const SOME: i16 = 6;
/// A unit of Force above those.
const STORE: f32 = 0.002;
/// A point of power above the opponent's at a contested location.
const LEAD: f32 = 0.06;
/// A point of battle damage or attrition still to be satisfied.
const OWED: f32 = 0.05;

fn score(standing: PlayerSummary) -> f32 {
    let PlayerSummary { life, hand, force, generation, drains, worth, gear, lead, owed } = standing;
    let further = (hand - FEW).clamp(0, MANY - FEW);
    LIFE * f32::from(life)
        + DRAIN * f32::from(drains)
        + WORTH * f32::from(worth)
        + GEAR * f32::from(gear)
        + GENERATION * f32::from(generation)
        + HAND * f32::from(hand.min(FEW))
        + FURTHER * f32::from(further)
        + FORCE * f32::from(force.min(SOME))
        + STORE * f32::from((force - SOME).max(0))
        + LEAD * f32::from(lead)
        - OWED * f32::from(owed)
}

impl Evaluate for State {
    fn build_bot(recipe: BotRecipe) -> Box<dyn Bot<Self>> {
        crate::build_bot(recipe)
    }

    fn value(&self, seat: Seat) -> f32 {
        let standings = self.player_summaries();
        super::curve(score(standings[seat]) - score(standings[seat.other()]))
    }

    /// Not quiet: actions with their responses, and battles.
    fn is_quiet(&self) -> bool {
        self.is_at_rest()
    }

    fn round(&self) -> u32 {
        u32::from(self.turn_number())
    }

    fn default_policy(&self, seat: Seat, rng: &mut dyn RandomSource) -> Option<Self::Choice> {
        policy::default_choice(self, seat, rng)
    }

    fn leave_out_blunders(&self, seat: Seat, listed: &mut Vec<Self::Choice>) {
        policy::leave_out_blunders(self, seat, listed);
    }

    fn tuning() -> Tuning {
        Tuning {
            exploration: 0.3,
            guide: Guide { weight: 2.0, follow: 2, tries: 6 },
            branching: Branching::Binary,
            widening: Widening { floor: 4.0, rate: 1.0, power: 0.5, members: 1.0 },
            rollout: Rollout::BestOf(2),
            horizon: Horizon::Rounds(1),
            lethal_worlds: 0,
            lethal_nodes: 0,
            outcomes: 6,
            ..Tuning::default()
        }
    }

    fn planner(seed: u64, temperature: f32) -> Box<dyn Bot<Self>> {
        Box::new(RolloutBot::new(seed).temperature(temperature))
    }

    fn forgotten(view: &View) -> Option<View> {
        view.without_memory()
    }

    /// The two easier levels look one decision ahead, the others use rollouts.
    fn level_settings(level: Level) -> LevelSettings {
        match level {
            Level::Cadet | Level::Pilot => level.default_settings(),
            Level::Veteran => LevelSettings { style: BotKind::Plan, nodes: 100, temperature: 0.01 },
            Level::Ace => LevelSettings { style: BotKind::Plan, nodes: 300, temperature: 0.0 },
        }
    }
}

#[cfg(test)]
mod tests;
