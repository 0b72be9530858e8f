//! The Star Wars customizable card game: two decks of sixty cards, locations, battles, and Life Force that runs out.
//!
//! [`State`] is a match; it implements [`table::Game`]. An overview of the modules:
//!
//! - what is printed: [`content`] (cards and ready decks, read from TOML), [`card`], [`persona`], and [`language`],
//!   in which texts
//!   are written; no card is named in code
//! - how a match begins: [`setup`], [`position`], the guided game in [`lesson`]; deck lists of other programs in
//!   [`deck`]
//! - the table: `state` (everything), [`object`] (cards on the table), [`pile`] (face-down cards), `layout` (the row
//!   of
//!   locations), `vessel` (seats and crews), `vehicle_site`, `cover` (spies), `frames` (what is in progress)
//! - numbers: `reading` and `modifiers` (texts in force), `numbers`, `presence` and `prices` (every value of the
//!   game),
//!   [`why`] (how it came about), `standing` (a summary for each player), [`inquiry`] (queries about the table)
//! - the course of a turn: `phase`, `battle` with its three segments, and `creature`; card texts and responses:
//!   `action`
//! - the contract: `game`, `answers`, [`choice`], [`refusal`], [`event`], [`view`], [`belief`]
//! - the rules by id: [`rules`], explained in `docs/rules/swccg.md`; what is implemented and what is not:
//!   [`coverage`]
//!
//! ```
//! use table::{Game, Sim, walk};
//! let content = swccg::content::builtin();
//! let (end, log) = walk::random_match::<swccg::State>(content, &swccg::Setup::default(), &mut Sim::new(1)).unwrap();
//! assert!(matches!(end.turn(), table::Turn::Over(_)));
//! assert!(log.entries.len() > 100);
//! ```

pub mod battle;
pub mod belief;
pub mod card;
pub mod choice;
pub mod content;
pub mod coverage;
pub mod deck;
pub mod destiny;
pub mod event;
pub mod frames;
pub mod inquiry;
pub mod language;
pub mod lesson;
pub mod object;
pub mod persona;
pub mod pile;
pub mod position;
pub mod refusal;
pub mod rules;
pub mod setup;
pub mod view;
pub mod why;

mod action;
mod answers;
mod aside;
mod audit;
mod begin;
mod closed;
mod cover;
mod creature;
mod game;
mod idle;
mod layout;
mod modifiers;
mod numbers;
mod phase;
mod presence;
mod prices;
mod reading;
mod standing;
mod state;
mod using;
mod vehicle_site;
mod vessel;

pub use belief::Belief;
pub use card::{CardName, Side};
pub use choice::{Choice, From, Is, Question, To, Way};
pub use content::Content;
pub use destiny::DestinyKind;
pub use event::Event;
pub use numbers::{Quantity, Reckoning};
pub use object::{Laid, Marks, ObjId, Place, Role};
pub use position::{Position, SidePosition};
pub use refusal::Refusal;
pub use setup::{Beginning, Deck, Fault, Setup};
pub use standing::Standing;
pub use state::{Halved, Phase, State};
pub use view::View;
