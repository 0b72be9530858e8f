//! X-Wing's messages; this module explains each decision of the solo system from its record.

pub mod ability;
mod action;
mod approach;
mod attack;
pub mod companion;
mod game;
mod movement;
mod position;
mod words;

pub use game::warning;
pub use position::position_fault;

#[cfg(test)]
mod tests;

use crate::Message;
use ::xwing::content::{Content, Pilot, ShipType, Upgrade};
use ::xwing::report::advise::Activation;
use ::xwing::solo::bombs::BombRecord;

/// One activation from tally to attack, sentence by sentence.
#[must_use]
pub fn activation(content: &Content, record: &Activation) -> Vec<Message> {
    let mut said = approach::approach(&record.approach);
    said.extend(movement::movement(&record.movement));
    said.extend(record.granted.iter().flat_map(|granted| action::granted(content, granted)));
    said.extend(record.action.iter().flat_map(|record| action::action(content, record)));
    said.extend(record.attack.iter().flat_map(|record| attack::attack(content, record)));
    said
}

/// The printed name of a ship.
#[must_use]
pub fn ship_name(ship: &ShipType) -> Message {
    words::ship(ship)
}

/// The printed name of a pilot.
#[must_use]
pub fn pilot_name(pilot: &Pilot) -> Message {
    words::pilot(pilot)
}

/// The printed name of an upgrade card.
#[must_use]
pub fn upgrade_name(card: &Upgrade) -> Message {
    words::upgrade(card)
}

/// Whether a bomb or mine is dropped.
#[must_use]
pub fn bomb(content: &Content, record: &BombRecord) -> Option<Message> {
    let [roll, drop] = record.rules;
    let device = words::card(content, record.device.as_deref()?);
    let Some(results) = record.results else {
        return Some(Message::new("xw-bomb-none").with("device", device).with_rule(roll));
    };
    let key = if record.drops { "xw-bomb-drops" } else { "xw-bomb-stays" };
    let message = Message::new(key).with("dice", record.near.len()).with("near", words::seen(&record.near));
    let message = if record.drops { message.with("results", results) } else { message };
    Some(message.with("device", device).with_rule(drop))
}
