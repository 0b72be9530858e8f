//! The companion's messages: its questions, the possible answers, and the events of its log.

mod answer;
mod arrival;
mod event;
mod fault;
mod question;

pub use answer::answer;
pub(super) use answer::place;
pub use arrival::layout;
pub use event::{event, given};
pub use fault::{fault, squad};
pub use question::{hint, question};

use super::words;
use crate::Message;
use ::companion::event::Outcome;
use ::companion::hurt::Trouble;
use ::companion::turn::Stage;
use ::companion::{Refusal, Table};
use ::xwing::craft::Craft;
use ::xwing::game::dice::MOST_DICE;
use ::xwing::game::{Cancels, traits};
use ::xwing::label::Label;
use ::xwing::rules::scenario as rules;
use ::xwing::scenario::ending::{Ending, Reason};

/// Why a command was refused.
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
            Refusal::OutsideZone => "outside-zone",
            Refusal::NoName => "no-name",
        },
    )
}

/// The face-up damage cards of a ship.
#[must_use]
pub fn faceup(craft: &Craft<'_>) -> Vec<Message> {
    craft.faceup.iter().copied().map(words::damage).collect()
}

/// How the game ended.
fn over(table: &Table) -> Message {
    table.outcome().map_or_else(|| Message::new("co-over"), outcome)
}

fn outcome(outcome: Outcome) -> Message {
    match outcome {
        Outcome::Won => Message::new("co-log-over").with("outcome", "won"),
        Outcome::Lost => Message::new("co-log-over").with("outcome", "lost"),
        Outcome::Ended(ending) => ended(ending),
    }
}

fn ended(ending: Ending) -> Message {
    let reason = match ending.reason {
        Reason::PlayersGone => "players-gone",
        Reason::SoloDestroyed => "solo-destroyed",
        Reason::TransportEscaped => "transport-escaped",
        Reason::TransportDestroyed => "transport-destroyed",
    };
    Message::new("co-ended")
        .with("reason", reason)
        .with("there", ending.in_play)
        .with("returned", ending.returned)
        .with("lost", ending.lost)
        .with("fled", ending.fled_elsewhere)
        .with("solo", ending.solo_destroyed)
        .by(rules::ENDING)
}

/// Bombs with the names of their cards.
fn bombs(table: &Table, key: &'static str, bombs: &[(Label, String)]) -> Message {
    let name = |(ship, card): &(Label, String)| {
        Message::new("co-bomb")
            .with("ship", ship.to_string())
            .with("card", words::card(table.content(), card))
    };
    Message::new(key).with("bombs", bombs.iter().map(name).collect::<Vec<_>>())
}

/// What the requested die is for, outside attacks.
fn trouble(table: &Table) -> Option<Trouble> {
    match table.turn().map(|turn| &turn.stage) {
        Some(Stage::Hurt(hurt)) => hurt.next(),
        _ => None,
    }
}

/// How many defense dice a player ship has, by agility, range and obstruction.
fn defense_hint(table: &Table, ship: Label) -> Option<Message> {
    let Some(Stage::Shooting(shooting)) = table.turn().map(|turn| &turn.stage) else { return None };
    let far = shooting.weapon.card.is_none() && shooting.shot.range == 3;
    let measured = shooting.shot.distance.is_some();
    let obstructed = match (measured, shooting.shot.obstructed) {
        (true, true) => "yes",
        (true, false) => "no",
        (false, _) => "ask",
    };
    let card = shooting.weapon.card.as_deref().and_then(|card| table.content().upgrade(card));
    let evades = match traits(card).cancels {
        Cancels::HitsFirst => "hits",
        Cancels::CritsFirst => "crits",
        Cancels::HitsOnlyFromBehind => "behind",
    };
    let more = u8::from(far) + u8::from(obstructed == "yes");
    Some(
        Message::new("co-hint-cancelled")
            .with("dice", (table.agility(ship) + more).min(MOST_DICE))
            .with("evades", evades)
            .with("far", words::yes(far))
            .with("obstructed", obstructed),
    )
}

#[cfg(test)]
mod tests;
