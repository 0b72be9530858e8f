//! The card game's messages: one file for each kind of sentence, and the text board.
//!
//! Sentences name the sides, not the players, since everybody can see who plays which side. A card is named only if
//! the event or the view names it.

mod board;
mod card;
mod choice;
mod event;
mod fault;
mod find;
mod question;
mod reckoning;
mod refusal;
mod sheet;
#[cfg(test)]
mod tests;
mod words;

pub use fault::deck_fault;

use crate::{Message, Speak, Speaker};
use swccg::{Choice, Content, Event, Fault, Is, Refusal, State, View, rules};
use table::{Ending, Never, Seat, Viewer};
use words::Cast;

impl Speak for State {
    fn question(content: &Content, view: &View, seat: Seat) -> Message {
        question::question(&Cast::new(content, view), seat)
    }

    fn choice(content: &Content, view: &View, choice: &Choice) -> Message {
        choice::choice(&Cast::new(content, view), choice)
    }

    fn area(_: &Content, _: &View, area: &Never) -> Message {
        match *area {}
    }

    fn outcome(content: &Content, view: &View, outcome: &Is) -> Message {
        let cast = Cast::new(content, view);
        match *outcome {
            Is::Card(card) => Message::new("sw-o-card").with("card", cast.title(card)),
            Is::Prey(id) => Message::new("sw-o-card").with("card", cast.card(id)),
        }
    }

    fn event(content: &Content, view: &View, _: Viewer, event: &Event) -> Message {
        event::event(&Cast::new(content, view), event)
    }

    fn refusal(content: &Content, view: &View, refusal: &Refusal) -> Message {
        refusal::refusal(&Cast::new(content, view), refusal)
    }

    fn fault(content: &Content, fault: &Fault) -> Message {
        fault::fault(content, fault)
    }

    fn ending(view: &View, viewer: Viewer, ending: &Ending) -> Message {
        let result = match (ending.winners.first(), viewer.seat()) {
            (None, _) => "nobody",
            (Some(winner), Some(seat)) if winner == seat => "you",
            (Some(_), Some(_)) => "rival",
            (Some(winner), None) if winner == view.dark => "dark",
            (Some(_), None) => "light",
        };
        let by = if ending.rule == rules::LOSING { "life" } else { "turns" };
        Message::new("sw-end").with("result", result).with("rule", by).by(ending.rule)
    }

    fn board(content: &Content, view: &View, speaker: Speaker) -> String {
        board::board(&Cast::new(content, view), speaker)
    }

    fn further_words() -> Option<Message> {
        Some(Message::new("sw-k-help"))
    }

    fn reading(content: &Content, view: &View, asked: &str, speaker: Speaker) -> Option<String> {
        Some(card::reading(&Cast::new(content, view), &asked.to_lowercase(), speaker))
    }

    fn reckoning(content: &Content, view: &View, asked: &str, speaker: Speaker) -> Option<String> {
        Some(reckoning::reckoning(&Cast::new(content, view), &asked.to_lowercase(), speaker))
    }
}
