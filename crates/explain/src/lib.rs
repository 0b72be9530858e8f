//! Turns events, refusals and questions from data into sentences.
//!
//! A game describes a sentence as a [`Message`]: a key, arguments and the rule behind it. The texts are in the Fluent
//! files under `locales/`, one folder per language. A [`Translator`] renders them here; the page renders them from the
//! same files. This crate makes no decisions.

mod game_messages;
mod lang;
mod message;
mod rulebook;
mod starfighter;
mod stored_message;
pub mod swccg;
pub mod temple;
#[cfg(test)]
mod testing;
mod translator;
pub mod xwing;

pub use game_messages::GameMessages;
pub use lang::Lang;
pub use message::{Arg, Message};
pub use rulebook::{RuleEntry, rulebook};
pub use stored_message::{StoredArg, StoredMessage};
pub use translator::{Translator, in_every_language};
