//! What happened, why it was refused, what is asked: from data to sentences, in English and French.
//!
//! A game says *what* is to be said as a [`Message`]: a key, arguments and the rule behind it. The words stand in the
//! Fluent files under `locales/`, one folder per language, and are put in by a [`Speaker`] here or, from the same
//! files, by the page. This crate decides nothing.

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
