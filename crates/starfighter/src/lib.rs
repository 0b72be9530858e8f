//! Starfighter: two cruisers, squadrons of cards stacked on their sectors, and effects that trigger one another.
//!
//! [`State`] is a match; it implements [`table::Game`]. A tour, in the order of the rulebook:
//!
//! - what is printed: [`content`] (cards, cruisers, ready-made decks, read from TOML), [`card`], [`place`]
//! - how a match begins: [`setup`], [`position`], decks as plain lists in [`deck`]
//! - the state: `state` (everything), `stack` (what covers what), `frames` (what is in progress)
//! - the phases of a round: `phase` (cruisers, reinforcements, deployment, battle, end)
//! - effects: `chain` (what becomes visible and may fire), `effects` (what each does, and its legal targets)
//! - the contract: `game` (legal choices and checks), [`choice`], [`refusal`], [`event`], [`view`], [`belief`]
//! - what an evaluation reads from a state: `reading`
//! - the rules by id: [`rules`], explained in `docs/rules/starfighter.md`
//!
//! ```
//! use table::{Game, Sim, walk};
//! let content = starfighter::content::builtin();
//! let setup = &starfighter::presets()[0].setup;
//! let (end, log) = walk::random_match::<starfighter::State>(content, setup, &mut Sim::new(7)).unwrap();
//! assert!(matches!(end.turn(), table::Turn::Over(_)));
//! assert!(log.entries.len() > 20);
//! ```

pub mod belief;
pub mod card;
pub mod choice;
pub mod content;
pub mod deck;
pub mod event;
pub mod place;
pub mod position;
pub mod refusal;
pub mod rules;
pub mod setup;
pub mod view;

mod audit;
mod begin;
mod chain;
mod effects;
mod frames;
mod game;
mod phase;
mod reading;
mod stack;
mod state;
mod written;

pub use belief::Belief;
pub use card::{CardId, CardSet, Effect, Face, Half, Matricule};
pub use choice::{Choice, Dealt, Direction, Question, Shift, Why};
pub use content::Content;
pub use event::{Cause, Event, On};
pub use place::{CruiserId, CruiserKey, SECTORS, SLOTS, Sector, Spot};
pub use position::{At, LaidCard, PilePosition, Position, SidePosition};
pub use reading::Standing;
pub use refusal::Refusal;
pub use setup::{Boxes, ChainLimit, Compensation, Deck, Fault, Mode, Options, Preset, Setup, presets};
pub use state::{Phase, State};
pub use view::{FrameView, PileView, SideView, View};
