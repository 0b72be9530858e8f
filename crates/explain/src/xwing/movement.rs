//! The maneuver as executed.

use super::words;
use crate::Message;
use ::xwing::geometry::EndSlot;
use ::xwing::solo::record::MovementRecord;
use ::xwing::solo::sight::{FleeTurn, Landing};

pub(super) fn movement(record: &MovementRecord) -> Vec<Message> {
    let mut said = Vec::new();
    if !record.slots.is_empty() {
        let slot = match record.slot {
            EndSlot::Forward => "forward",
            EndSlot::Middle => "middle",
            EndSlot::Back => "back",
        };
        said.push(Message::new("xw-slot").with("slot", slot).with_rule(::xwing::rules::solo::ALIGN));
    }
    let maneuver = words::maneuver(record.maneuver);
    let message = match (&record.flight.landing, record.end) {
        (Landing::Escapes, _) => Message::new("xw-move-escape").with("maneuver", maneuver),
        (_, None) => Message::new("xw-move-told").with("maneuver", maneuver),
        (Landing::Full, Some(end)) => words::at(Message::new("xw-move-full").with("maneuver", maneuver), end),
        (Landing::Overlap { ships }, Some(end)) => {
            let message = Message::new("xw-move-overlap").with("maneuver", maneuver);
            words::at(message.with("ships", words::labels(ships)), end)
        }
        (Landing::Flees { .. }, Some(end)) => {
            let turn = match record.flee.as_ref().map(|flee| flee.turn) {
                Some(FleeTurn::Left) => "left",
                Some(FleeTurn::Right) => "right",
                Some(FleeTurn::Around) | None => "around",
            };
            words::at(Message::new("xw-move-flee").with("maneuver", maneuver).with("turn", turn), end)
        }
    };
    said.push(match record.rule {
        Some(rule) => message.with_rule(rule),
        None => message,
    });
    if !record.flight.obstacles.is_empty() {
        said.push(Message::new("xw-obstacles").with("obstacles", words::labels(&record.flight.obstacles)));
    }
    said
}
