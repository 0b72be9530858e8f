//! X-Wing's messages: questions, choices, dice, events, refusals, and the table as text.
//!
//! Ships are referred to by their names on the table, so that a sentence is the same for everybody.

mod board;
mod choice;
mod event;
mod question;
mod refusal;
mod squad;
pub use squad::warning;
#[cfg(test)]
mod tests;
mod words;

use crate::{GameMessages, Message, Translator};
use ::xwing::content::Content;
use ::xwing::rules::round;
use ::xwing::scenario::ending::EndReason;
use ::xwing::{Chance, Choice, Event, Fault, Outcome, Pending, PlacementZone, Refusal, State, View};
use contract::{Ending, Seat, Viewer};
use words::Context;
pub(super) use words::token;

impl GameMessages for State {
    fn question(content: &Content, view: &View, _: Seat) -> Message {
        question::question(&Context::new(content, view))
    }

    fn choice(content: &Content, view: &View, choice: &Choice) -> Message {
        choice::choice(&Context::new(content, view), choice)
    }

    fn area(content: &Content, view: &View, area: &PlacementZone) -> Message {
        Message::new("xwg-a-zone")
            .with("ship", Context::new(content, view).ship(area.ship))
            .with_rule(round::PLACING)
    }

    fn outcome(content: &Content, view: &View, outcome: &Chance) -> Message {
        choice::outcome(&Context::new(content, view), outcome)
    }

    fn event(content: &Content, view: &View, _: Viewer, event: &Event) -> Message {
        event::event(&Context::new(content, view), event)
    }

    fn refusal(content: &Content, view: &View, refusal: &Refusal) -> Message {
        refusal::refusal(&Context::new(content, view), refusal)
    }

    fn fault(_: &Content, fault: &Fault) -> Message {
        refusal::fault(fault)
    }

    fn ending(view: &View, _: Viewer, ending: &Ending) -> Message {
        let outcome = match view.open {
            Pending::Over(outcome) => outcome,
            _ => Outcome::Time,
        };
        outcome_message(outcome).with_rule(ending.rule)
    }

    fn board(content: &Content, view: &View, translator: Translator) -> String {
        board::board(&Context::new(content, view), translator)
    }
}

/// How the match ended, with the fates of the ships if a scenario counts them.
fn outcome_message(outcome: Outcome) -> Message {
    let word = outcome_word(outcome);
    let Outcome::Scenario(ending) = outcome else {
        return Message::new("xwg-ending").with("outcome", word);
    };
    Message::new("xwg-ending-scenario")
        .with("outcome", word)
        .with("there", ending.in_play)
        .with("returned", ending.returned)
        .with("lost", ending.lost)
        .with("fled", ending.fled_elsewhere)
        .with("destroyed", ending.solo_destroyed)
}

/// An outcome, as a selector of the sentences.
fn outcome_word(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Scenario(ending) => match ending.reason {
            EndReason::PlayersGone if ending.returned > 0 => "returned",
            EndReason::PlayersGone => "lost",
            EndReason::SoloDestroyed => "cleared",
            EndReason::TransportEscaped => "escaped",
            EndReason::TransportDestroyed => "caught",
        },
        Outcome::Player => "player",
        Outcome::Solo => "solo",
        Outcome::Draw => "draw",
        Outcome::Time => "time",
    }
}
