//! The Lost Temple's messages: one file for each kind of sentence, and the text board.
//!
//! Figures and things have the names of the match's theme, squares their printed names; dice are always mentioned.

mod aim;
mod board;
mod choice;
mod ending;
mod event;
mod fault;
mod question;
mod refusal;
#[cfg(test)]
mod tests;
mod words;

pub use aim::aim;

use crate::{GameMessages, Message, Translator};
use contract::{Ending, Seat, Viewer};
use temple::content::Content;
use temple::{Chance, Choice, Event, Fault, Refusal, State, View, WalkRegion};
use words::Context;

impl GameMessages for State {
    fn question(content: &Content, view: &View, _: Seat) -> Message {
        question::question(&Context::new(content, view), view.viewer)
    }

    fn choice(content: &Content, view: &View, choice: &Choice) -> Message {
        choice::choice(&Context::new(content, view), choice)
    }

    fn area(content: &Content, view: &View, area: &WalkRegion) -> Message {
        choice::area(&Context::new(content, view), area)
    }

    fn outcome(_: &Content, _: &View, outcome: &Chance) -> Message {
        choice::outcome(outcome)
    }

    fn event(content: &Content, view: &View, viewer: Viewer, event: &Event) -> Message {
        event::event(&Context::new(content, view), viewer, event)
    }

    fn refusal(content: &Content, view: &View, refusal: &Refusal) -> Message {
        refusal::refusal(&Context::new(content, view), refusal)
    }

    fn fault(_: &Content, fault: &Fault) -> Message {
        fault::fault(fault)
    }

    fn ending(_: &View, viewer: Viewer, ending: &Ending) -> Message {
        ending::ending(viewer, ending)
    }

    fn board(content: &Content, view: &View, translator: Translator) -> String {
        board::board(&Context::new(content, view), view.viewer, translator)
    }
}
