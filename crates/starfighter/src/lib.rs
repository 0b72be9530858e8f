//! Starfighter: two cruisers, squadrons of cards stacked on their sectors, and effects that trigger one another.
//!
//! [`State`] is a match; it implements [`contract::Game`]. A tour, in the order of the rulebook:
//!
//! - what is printed: [`content`] (cards, cruisers, ready-made decks, read from TOML), [`card`], [`board`]
//! - how a match begins: [`setup`], [`position`], decks as plain lists in [`deck`]
//! - the state: `state` (everything), `board::stack` (what covers what), `effects::frames` (what is in progress)
//! - the phases of a round: `phase` (cruisers, reinforcements, deployment, battle, end)
//! - effects: `effects::chain` (what becomes visible and may fire), `effects` (what each does, and its legal targets)
//! - the contract: `game` (legal choices and checks), [`choice`], [`refusal`], [`event`], [`view`], [`belief`]
//! - what an evaluation reads from a state: `features`
//! - the rules by id: [`rules`], explained in `docs/rules/starfighter.md`
//!
//! ```
//! use contract::{Game, SmallRng, random_play};
//! let content = starfighter::content::builtin();
//! let setup = &starfighter::presets()[0].setup;
//! let (end, log) = random_play::random_match::<starfighter::State>(content, setup, &mut SmallRng::new(7)).unwrap();
//! assert!(matches!(end.turn(), contract::Turn::Over(_)));
//! assert!(log.entries.len() > 20);
//! ```

pub mod belief;
pub mod board;
pub mod card;
pub mod choice;
pub mod content;
pub mod deck;
pub mod event;
pub mod position;
pub mod refusal;
pub mod rules;
#[cfg(feature = "schema")]
pub mod schema;
pub mod setup;
pub mod view;

mod audit;
mod begin;
mod effects;
mod features;
mod game;
mod phase;
mod position_io;
mod state;
#[cfg(feature = "ts")]
pub mod typescript;

pub use belief::Belief;
pub use board::place::{CruiserId, CruiserKey, MAX_SLOTS, SECTORS, Sector, Spot};
pub use card::{CardId, CardSet, Effect, Face, Half, Matricule};
pub use choice::{Choice, DamageCause, DealtCard, Direction, Question, Shift};
pub use content::Content;
pub use event::{Event, MarkerLocation, RevealCause};
pub use features::CombatCard;
pub use position::{LaidCard, PilePosition, Position, PositionPhase, SidePosition};
pub use refusal::Refusal;
pub use setup::{Boxes, ChainLimit, Compensation, Deck, Fault, Mode, Options, Preset, Setup, presets};
pub use state::{Phase, State};
pub use view::{FrameView, PileView, SideView, View};
