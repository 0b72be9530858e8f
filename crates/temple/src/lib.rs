//! The Lost Temple: two expeditions, one pass, two stairs down. Rules of a grid skirmish for two players.
//!
//! [`State`] implements [`contract::Game`]. Nothing is hidden: every view shows the whole state. Steps, paths and sight
//! are in [`board`]; the rules are in `phase`, one file per part of play; maps, cards and names are content.
//!
//! ```
//! use contract::{Game, EventSink, SmallRng, random_play};
//! let content = temple::content::builtin();
//! let (end, log) = random_play::random_match::<temple::State>(content, &temple::Setup::default(), &mut
//! SmallRng::new(1)).unwrap();
//! assert!(matches!(end.turn(), contract::Turn::Over(_)));
//! assert!(log.entries.len() > 10);
//! ```

mod belief;
pub mod board;
mod choice;
pub mod content;
mod event;
mod figure;
mod forecast;
mod game;
mod goal;
mod grouped_chances;
pub mod inquiry;
mod phase;
mod position;
pub mod report;
pub mod rules;
#[cfg(feature = "schema")]
pub mod schema;
mod setup;
mod state;
#[cfg(feature = "tiled")]
pub mod tiled;
#[cfg(feature = "ts")]
pub mod typescript;
mod view;

pub use belief::Belief;
pub use choice::{Action, AttackKind, Chance, Choice, Power, Refusal, RefusalCause, WalkRegion};
pub use event::Event;
pub use figure::{Figure, FigureId, Material, Role, Side, Status};
pub use forecast::{AttackOdds, AttackTotals, WalkForecast};
pub use goal::{FigureGoal, Goal};
pub use setup::{
    Fault, Options, PassPlace, Position, SelfRepair, Setup, SpeedMeetings, Switch, VaultTerrain,
};
pub use state::{
    Activation, ActivationStep, AttackOccasion, EndReason, Pending, PendingAttack, PublicState, SkillRoll,
    State, map_of, theme_of,
};
pub use view::View;
