//! Bots: random, greedy, and a search for games with hidden information and chance.
//!
//! A bot is given what its seat sees ([`Observation`]: content, view, seat) and nothing else. Complete states exist here
//! only as worlds re-dealt from a belief, which was computed from that view; the true state never enters this crate,
//! and no type in it could carry one in.
//!
//! - the input: [`Observation`], [`Budget`], [`Stop`], [`Bot`]
//! - the output: [`Thought`], [`ScoredChoice`], [`Interval`], [`Basis`]
//! - what a game provides for its bots: [`Evaluate`], [`Tuning`], for whole acts [`Plan`], for rollouts [`RolloutPolicy`];
//!   one file per game in [`eval`]
//! - the bots: [`Random`], [`Greedy`], [`Ismcts`], [`Planner`], [`RolloutBot`], [`Forgetful`]; by difficulty:
//!   [`Level`]
//!
//! With a budget in nodes an answer is a function of bot, seed, view and budget: the same on every run and for any
//! number of threads. A budget in time is for people who wait.

mod bot;
mod budget;
mod build;
pub mod eval;
mod evaluate;
mod forgetful;
mod greedy;
mod interval;
mod ismcts;
mod levels;
mod lookahead;
mod observation;
mod planner;
mod random;
mod rollout;
mod sampling;
mod spec;
mod thought;
mod tuning;

pub use bot::Bot;
pub use budget::{Budget, Stop};
pub use build::{BotRecipe, build_bot};
pub use evaluate::Evaluate;
pub use forgetful::Forgetful;
pub use greedy::Greedy;
pub use interval::{Interval, wilson};
pub use ismcts::Ismcts;
pub use levels::{BotKind, Level, LevelSettings, UnknownLevelError};
pub use observation::{Observation, ViewError};
pub use planner::{Plan, Planner};
pub use random::Random;
pub use rollout::{RolloutBot, RolloutPolicy};
pub use spec::BotSpec;
pub use thought::{Aim, Basis, ScoredChoice, Thought};
pub use tuning::{Branching, Guide, Horizon, Rollout, Tuning, Widening};
