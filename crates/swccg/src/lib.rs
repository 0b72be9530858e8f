//! The Star Wars customizable card game: two decks of sixty cards, locations, battles, and Life Force that runs out.
//!
//! [`State`] is a match; it implements [`contract::Game`]. An overview of the modules:
//!
//! - `cards`: what is printed ([`cards::card`]), cards on the table ([`cards::object`]), face-down piles ([`cards::pile`]),
//!   personas, vessels and their seats, the row of locations
//! - [`language`]: the effect language card texts are written in; [`content`]: cards and ready decks read from TOML. No card is
//!   named in code.
//! - [`setup`], [`position`]: how a match begins; [`lesson`]: the guided game; [`deck`]: deck lists of other programs
//! - `state`: everything in a match; [`action::frames`]: the stack of what is in progress
//! - [`numbers`]: every value of the game with its modifiers; [`numbers::breakdown`] explains how a value came about;
//!   [`inquiry`]: those values for whoever draws the table
//! - `turn`: the phases of a turn; [`battle`]: the three segments of a battle, and creatures; [`action`]: what card texts do,
//!   and responses
//! - `game`: the contract; `legal_choices`, [`choice`], [`refusal`], [`event`], [`view`], [`belief`]
//! - [`rules`]: the rule ids, explained in `docs/rules/swccg.md`; [`content::coverage`]: what is implemented and what is not
//!
//! ```
//! use contract::{Game, SmallRng, random_play};
//! let content = swccg::content::builtin();
//! let (end, log) = random_play::random_match::<swccg::State>(content, &swccg::Setup::default(), &mut SmallRng::new(1)).unwrap();
//! assert!(matches!(end.turn(), contract::Turn::Over(_)));
//! assert!(log.entries.len() > 100);
//! ```

pub mod action;
pub mod battle;
pub mod belief;
pub mod cards;
pub mod choice;
pub mod content;
pub mod deck;
pub mod event;
pub mod inquiry;
pub mod language;
pub mod lesson;
pub mod numbers;
pub mod position;
pub mod refusal;
pub mod rules;
#[cfg(feature = "schema")]
pub mod schema;
pub mod setup;
#[cfg(feature = "ts")]
pub mod typescript;
pub mod view;

mod audit;
mod game;
mod legal_choices;
mod state;
mod turn;

pub use action::destiny_kind::DestinyKind;
pub use belief::Belief;
pub use cards::card::{CardName, Side};
pub use cards::object::{Marks, ObjId, Place, Role, TableCard};
pub use choice::{Choice, Destination, LossSource, MoveKind, Question, Revealed};
pub use content::Content;
pub use event::Event;
pub use numbers::player_summary::PlayerSummary;
pub use numbers::{ExplainedValue, Quantity};
pub use position::{Position, SidePosition};
pub use refusal::Refusal;
pub use setup::{Beginning, Deck, Fault, Setup};
pub use state::{Halved, Phase, State};
pub use view::View;
