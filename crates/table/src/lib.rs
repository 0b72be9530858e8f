//! The contract between a game's rules and everything that plays, shows, stores or searches them.
//!
//! A game is a pure state machine ([`Game`]): it states who has to decide ([`Turn`]), lists the legal choices
//! ([`Offers`]), validates any choice ([`Game::check`]), applies it ([`Game::play`]) and builds what each viewer may
//! know ([`Game::view`]). Chance is handled like a seat: its outcomes are listed with weights and logged, so the
//! caller decides who rolls: a generator, a search, or a person with real dice.
//!
//! This crate knows no game, does no IO, reads no clock and contains no source of randomness except the small
//! generator for searches and tests ([`Sim`]).
//!
//! - vocabulary: [`Seat`], [`Seats`], [`Viewer`], [`Viewers`], [`BySeat`], [`RuleId`], [`List`], [`Shared`]
//! - the contract: [`Game`], [`Area`], [`Out`], [`Told`], [`Draws`]
//! - built on the contract alone: [`log`], [`replay`], [`walk`], [`perft`], [`laws`] (the conformance suite that
//!   every game must pass)

pub mod digest;
pub mod draws;
pub mod game;
pub mod laws;
pub mod list;
pub mod log;
pub mod out;
pub mod perft;
pub mod replay;
pub mod rule;
pub mod seat;
pub mod shared;
pub mod walk;

pub use digest::{Digest, digest};
pub use draws::{Draws, Every, Sim};
pub use game::{Act, ActOf, Area, Ending, Game, Never, Offers, OffersOf, Turn, sight};
pub use list::List;
pub use log::{By, Entry, Header, Log};
pub use out::{Out, Told};
pub use rule::RuleId;
pub use seat::{BySeat, Seat, Seats, Viewer, Viewers};
pub use shared::Shared;
