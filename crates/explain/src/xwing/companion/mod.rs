//! The companion in words: what it asks, what can be answered, and what its log tells.

mod answer;
mod event;
mod question;

pub use answer::answer;
pub use event::event;
pub use question::{hint, question};

use crate::Message;
use ::companion::Refusal;

/// Why a step was not taken.
#[must_use]
pub fn refusal(refusal: Refusal) -> Message {
    Message::new("co-refused").with(
        "why",
        match refusal {
            Refusal::NotAsked => "not-asked",
            Refusal::OtherDice => "other-dice",
            Refusal::Unknown => "unknown",
            Refusal::Impossible => "impossible",
            Refusal::NothingToUndo => "nothing-to-undo",
        },
    )
}
