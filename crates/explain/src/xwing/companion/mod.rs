//! The companion's messages: its questions, the possible answers, and the events of its log.

mod answer;
mod arrival;
mod event;
mod fault;
mod question;

pub use answer::answer;
pub(super) use answer::place;
pub use arrival::layout;
pub use event::{action_to_do, event, granted, undone};
pub use fault::{fault, squad};
pub use question::{hint, question};

use super::words;
use crate::Message;
use ::companion::combat::damage::DamageStep;
use ::companion::event::Outcome;
use ::companion::turn::TurnStage;
use ::companion::{Refusal, SessionState};
use ::xwing::combat::weapon_effect::CancelOrder;
use ::xwing::craft::Craft;
use ::xwing::label::Label;
use ::xwing::rules::scenario as rules;
use ::xwing::scenario::ending::{EndReason, Ending};
use ::xwing::weapon_traits;

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

/// A ship with what is recorded of it, in a terminal.
#[must_use]
pub fn ship(craft: &Craft<'_>) -> Message {
    let cards = faceup(craft);
    let said = Message::new("co-text-ship");
    let said = if cards.is_empty() { said.with("cards", "none") } else { said.with("cards", cards) };
    said.with("ship", craft.label.to_string())
        .with("name", words::ship(craft.ship))
        .with("hull", craft.hull)
        .with("shields", craft.shields)
        .with("initiative", craft.initiative)
        .with("stress", craft.tokens.stress)
}

/// How the game ended.
fn over(state: &SessionState) -> Message {
    state.outcome().map_or_else(|| Message::new("co-over"), outcome)
}

fn outcome(outcome: Outcome) -> Message {
    match outcome {
        Outcome::Won => Message::new("co-log-over").with("outcome", "won"),
        Outcome::Lost => Message::new("co-log-over").with("outcome", "lost"),
        Outcome::Draw => Message::new("co-log-over").with("outcome", "draw"),
        Outcome::Ended(ending) => ended(ending),
    }
}

fn ended(ending: Ending) -> Message {
    let reason = match ending.reason {
        EndReason::PlayersGone => "players-gone",
        EndReason::SoloDestroyed => "solo-destroyed",
        EndReason::TransportEscaped => "transport-escaped",
        EndReason::TransportDestroyed => "transport-destroyed",
    };
    Message::new("co-ended")
        .with("reason", reason)
        .with("there", ending.in_play)
        .with("returned", ending.returned)
        .with("lost", ending.lost)
        .with("fled", ending.fled_elsewhere)
        .with("solo", ending.solo_destroyed)
        .with_rule(rules::ENDING)
}

/// Bombs with the names of their cards.
fn bombs(state: &SessionState, key: &'static str, bombs: &[(Label, String)]) -> Message {
    let name = |(ship, card): &(Label, String)| {
        Message::new("co-bomb")
            .with("ship", ship.to_string())
            .with("card", words::card(state.content(), card))
    };
    Message::new(key).with("bombs", bombs.iter().map(name).collect::<Vec<_>>())
}

/// What the requested die is for, outside attacks.
fn damage_step(state: &SessionState) -> Option<DamageStep> {
    match state.turn().map(|turn| &turn.stage) {
        Some(TurnStage::Damage(damage)) => damage.next(),
        _ => None,
    }
}

/// How many defense dice a player ship has, by agility, range and obstruction.
fn defense_hint(state: &SessionState) -> Option<Message> {
    let Some(TurnStage::Attack(attack)) = state.turn().map(|turn| &turn.stage) else { return None };
    let defense = state.defense_of_target(attack)?;
    let obstructed = match defense.obstructed {
        Some(true) => "yes",
        Some(false) => "no",
        None => "ask",
    };
    let card = attack.weapon.card.as_deref().and_then(|card| state.content().upgrade(card));
    let evades = match weapon_traits(card).cancels {
        CancelOrder::HitsFirst => "hits",
        CancelOrder::CritsFirst => "crits",
        CancelOrder::HitsOnlyFromBehind => "behind",
    };
    Some(
        Message::new("co-hint-cancelled")
            .with("dice", defense.dice)
            .with("evades", evades)
            .with("far", words::yes(defense.far))
            .with("obstructed", obstructed),
    )
}

#[cfg(test)]
mod tests;
