//! Turns events, refusals and questions from data into sentences, in English and French.
//!
//! A game describes a sentence as a [`Message`]: a key, arguments and the rule behind it. The texts are in the Fluent
//! files under `locales/`, one folder per language. A [`Speaker`] renders them here; the page renders them from the
//! same files. This crate makes no decisions.

mod message;
mod rulebook;
mod speak;
mod speaker;
mod starfighter;
mod swccg;
pub mod temple;
pub mod xwing;

pub use message::{Arg, Message};
pub use rulebook::{RuleEntry, rulebook};
pub use speak::Speak;
pub use speaker::{Lang, Speaker};
pub use swccg::deck_fault;
