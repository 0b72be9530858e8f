//! Starfighter's messages: one file for each kind of sentence, and the text board.
//!
//! Sentences are made from what the viewer may know: a card is named only if the event or the view names it.

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

use crate::{GameMessages, Message, Translator};
use contract::{Ending, NoRegion, Seat, Viewer};
use starfighter::{Choice, Content, CruiserKey, DealtCard, Event, Fault, Refusal, State, View};

impl GameMessages for State {
    fn question(content: &Content, view: &View, seat: Seat) -> Message {
        question::question(content, view, seat)
    }

    fn choice(content: &Content, view: &View, choice: &Choice) -> Message {
        choice::choice(content, view, choice)
    }

    fn area(_: &Content, _: &View, area: &NoRegion) -> Message {
        match *area {}
    }

    fn outcome(_: &Content, _: &View, outcome: &DealtCard) -> Message {
        Message::new("sf-o-dealt").with("card", words::card(outcome.card))
    }

    fn event(content: &Content, _: &View, viewer: Viewer, event: &Event) -> Message {
        event::event(content, viewer, event)
    }

    fn refusal(content: &Content, _: &View, refusal: &Refusal) -> Message {
        refusal::refusal(content, refusal)
    }

    fn fault(_: &Content, fault: &Fault) -> Message {
        fault::fault(fault)
    }

    fn ending(_: &View, viewer: Viewer, ending: &Ending) -> Message {
        ending::result("sf-end", viewer, ending.winners, ending.rule)
    }

    fn board(content: &Content, view: &View, translator: Translator) -> String {
        board::board(content, view, translator)
    }
}

/// The name of a cruiser; its key if the content does not have it.
fn cruiser(content: &Content, key: CruiserKey) -> String {
    content.cruiser_named(key).map_or_else(|| key.to_string(), |cruiser| cruiser.name.clone())
}

/// The viewer of this view.
fn viewer(view: &View) -> Viewer {
    view.viewer.map_or(Viewer::Watcher, Viewer::Seat)
}
