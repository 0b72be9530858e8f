//! The card game's messages: one file for each kind of sentence, and the text board.
//!
//! Sentences name the sides, not the players, since everybody can see who plays which side. A card is named only if
//! the event or the view names it.

mod board;
mod breakdown;
mod card;
mod choice;
mod event;
mod fault;
mod lookup;
mod question;
mod refusal;
mod sheet;
#[cfg(test)]
mod tests;
mod texts;
mod words;

pub use fault::deck_fault;
pub use texts::check_lexicon;

use crate::{GameMessages, Message, Translator};
use contract::{Ending, NoRegion, Seat, Viewer};
use swccg::inquiry::WordedBreakdown;
use swccg::{Choice, Content, Event, ExplainedValue, Fault, Refusal, Revealed, State, View, rules};
use words::Context;

/// The breakdown of a number in words, as `view` shows it.
#[must_use]
pub fn worded_breakdown(
    content: &Content,
    view: &View,
    explained: &ExplainedValue,
) -> WordedBreakdown<Message> {
    breakdown::worded(&Context::new(content, view), explained)
}

impl GameMessages for State {
    fn question(content: &Content, view: &View, seat: Seat) -> Message {
        question::question(&Context::new(content, view), seat)
    }

    fn choice(content: &Content, view: &View, choice: &Choice) -> Message {
        choice::choice(&Context::new(content, view), choice)
    }

    fn area(_: &Content, _: &View, area: &NoRegion) -> Message {
        match *area {}
    }

    fn outcome(content: &Content, view: &View, outcome: &Revealed) -> Message {
        let context = Context::new(content, view);
        match *outcome {
            Revealed::Card(card) => Message::new("sw-o-card").with("card", context.title(card)),
            Revealed::Prey(id) => Message::new("sw-o-card").with("card", context.card(id)),
        }
    }

    fn event(content: &Content, view: &View, _: Viewer, event: &Event) -> Message {
        event::event(&Context::new(content, view), event)
    }

    fn refusal(content: &Content, view: &View, refusal: &Refusal) -> Message {
        refusal::refusal(&Context::new(content, view), refusal)
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
        Message::new("sw-end").with("result", result).with("rule", by).with_rule(ending.rule)
    }

    fn board(content: &Content, view: &View, translator: Translator) -> String {
        board::board(&Context::new(content, view), translator)
    }

    fn extra_help() -> Option<Message> {
        Some(Message::new("sw-k-help"))
    }

    fn card_text(content: &Content, view: &View, asked: &str, translator: Translator) -> Option<String> {
        Some(card::card_text(&Context::new(content, view), &asked.to_lowercase(), translator))
    }

    fn explain_number(content: &Content, view: &View, asked: &str, translator: Translator) -> Option<String> {
        Some(breakdown::breakdown(&Context::new(content, view), &asked.to_lowercase(), translator))
    }
}
