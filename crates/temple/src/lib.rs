//! The Lost Temple: two expeditions, one pass, two stairs down. Rules of a grid skirmish for two players.
//!
//! [`State`] implements [`table::Game`]. Nothing is hidden: every view shows the whole state. Steps, paths and sight
//! are in [`board`]; the rules are in `phase`, one file per part of play; maps, cards and names are content.
//!
//! ```
//! use table::{Game, Out, Sim, walk};
//! let content = temple::content::builtin();
//! let (end, log) = walk::random_match::<temple::State>(content, &temple::Setup::default(), &mut
//! Sim::new(1)).unwrap();
//! assert!(matches!(end.turn(), table::Turn::Over(_)));
//! assert!(log.entries.len() > 10);
//! ```

pub mod board;
mod choice;
pub mod content;
mod errand;
mod event;
mod figure;
mod game;
mod gist;
pub mod inquiry;
mod phase;
mod position;
mod prospect;
pub mod report;
pub mod rules;
mod setup;
mod state;
#[cfg(feature = "tiled")]
pub mod tiled;
mod view;

pub use choice::{Action, Cause, Chance, Choice, Power, Reach, Refusal, Walks};
pub use errand::{Errand, Goal};
pub use event::Event;
pub use figure::{Figure, FigureId, Made, Role, Side, Status};
pub use game::Belief;
pub use prospect::{Odds, Prospect, Totals};
pub use setup::{Fault, Options, PassPlace, Position, SelfRepair, Setup, SpeedMeetings, Stones, Switch};
pub use state::{Active, ActiveStep, Finish, Occasion, Open, Public, Skill, State, Strike, map_of, theme_of};
pub use view::View;
