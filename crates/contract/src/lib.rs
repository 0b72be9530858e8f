//! The contract between a game's rules and everything that plays, shows, stores or searches them.
//!
//! A game is a pure state machine ([`Game`]): it states who has to decide ([`Turn`]), lists the legal choices
//! ([`LegalChoices`]), validates any choice ([`Game::check`]), applies it ([`Game::play`]) and builds what each viewer may
//! know ([`Game::view`]). Chance is handled like a seat: its outcomes are listed with weights and logged, so the
//! caller decides who rolls: a generator, a search, or a person with real dice.
//!
//! This crate knows no game, does no IO, reads no clock and contains no source of randomness except the small
//! generator for searches and tests ([`SmallRng`]).
//!
//! - vocabulary: [`Seat`], [`Seats`], [`Viewer`], [`Viewers`], [`BySeat`], [`RuleId`], [`ArrayVec`], [`Shared`]
//! - the contract: [`Game`], [`Region`], [`EventSink`], [`RecordedEvents`], [`RandomSource`]
//! - built on the contract alone: [`driver`] (applies the acts of a match), [`log`], [`replay`], [`random_play`], [`perft`],
//!   [`laws`] (the conformance suite that every game must pass)
//! - what is sent, described from the Rust types: `schema` (JSON Schema, feature `schema`), `typescript` (feature `ts`)

pub mod array_vec;
pub mod digest;
pub mod driver;
pub mod events;
pub mod game;
pub mod laws;
pub mod log;
pub mod perft;
pub mod random_play;
pub mod replay;
pub mod rng;
pub mod rule;
#[cfg(feature = "schema")]
pub mod schema;
pub mod seat;
pub mod shared;
#[cfg(feature = "ts")]
pub mod typescript;

pub use array_vec::ArrayVec;
pub use digest::{Digest, digest};
pub use driver::{Driver, IllegalActError, Progress, Recorder, Unrecorded};
pub use events::{EventSink, RecordedEvents};
pub use game::{Act, ActOf, Ending, Game, LegalChoices, LegalChoicesOf, NoRegion, Region, Turn, view_hash};
pub use log::{ChanceSource, Entry, EntryOf, Header, Log};
pub use rng::{ExhaustiveRng, RandomSource, SmallRng};
pub use rule::RuleId;
pub use seat::{BySeat, Seat, Seats, Viewer, Viewers};
pub use shared::Shared;
