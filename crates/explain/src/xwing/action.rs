//! The Perform Action step, item by item.

use super::companion::place;
use super::words;
use crate::{Arg, Message};
use ::xwing::content::Content;
use ::xwing::geometry::{ArcPair, StandardArc, Turret};
use ::xwing::solo::action::grants::{GrantAttempt, GrantOutcome, GrantRecord};
use ::xwing::solo::apply::GrantCost;
use ::xwing::solo::record::{
    ActionMeasurement, ActionRecord, Aim, AttemptRecord, ItemRecord, NoAction, Performed, RepairRecord,
    Verdict,
};
use ::xwing::solo::sight::{Place, PlaceName};

pub(super) fn action(content: &Content, record: &ActionRecord) -> Vec<Message> {
    let mut said: Vec<Message> = record.items.iter().filter_map(item).collect();
    said.extend(record.repair.as_ref().map(repair));
    if let Some(why) = record.none {
        let why = match why {
            NoAction::Stressed => "stressed",
            NoAction::Overlapped => "overlapped",
            NoAction::Fled => "fled",
            NoAction::Obstacle => "obstacle",
        };
        said.push(Message::new("xw-no-action").with("why", why).with_rule(record.rule));
    } else if repaired(record).is_none() {
        let none = || Message::new("xw-performed-none").with_rule(record.rule);
        said.push(performed(record).unwrap_or_else(none));
    }
    if !record.unwritten.is_empty() {
        let cards: Vec<Message> = record.unwritten.iter().map(|card| words::card(content, card)).collect();
        said.push(Message::new("xw-unwritten").with("cards", cards).with_rule(::xwing::rules::solo::CARDS));
    }
    said
}

/// Only what is performed, for the person who executes it on the table; where a reported move leads is said by the caller.
pub(super) fn to_do(record: &ActionRecord) -> Option<Message> {
    match repaired(record) {
        Some(done) => Some(repair(done)),
        None => performed(record).filter(|_| record.none.is_none()),
    }
}

/// The repair, if a card was repaired: then nothing else is performed.
fn repaired(record: &ActionRecord) -> Option<&RepairRecord> {
    record.repair.as_ref().filter(|repair| repair.card.is_some())
}

fn performed(record: &ActionRecord) -> Option<Message> {
    if record.performed.is_empty() {
        return None;
    }
    let drawn = record.performed.iter().any(|done| done.drawn);
    let actions: Vec<Message> = record.performed.iter().map(done).collect();
    let said = Message::new("xw-performed").with("actions", actions).with("drawn", words::yes(drawn));
    Some(said.with_rule(record.rule))
}

fn repair(record: &RepairRecord) -> Message {
    let message = match record.card {
        Some(card) => Message::new("xw-repair").with("card", words::damage(card)),
        None => {
            let cards: Vec<Message> = record.cards.iter().copied().map(words::damage).collect();
            Message::new("xw-repair-later").with("cards", cards)
        }
    };
    message.with("drawn", words::yes(record.drawn)).with_rule(record.rule)
}

pub(super) fn granted(content: &Content, record: &GrantRecord) -> Vec<Message> {
    record.tries.iter().flat_map(|tried| grant(content, record, tried)).collect()
}

/// Only the actions that are performed, for the person who executes them on the table.
pub(super) fn granted_to_do(content: &Content, record: &GrantRecord) -> Vec<Message> {
    let used = record.tries.iter().filter(|tried| tried.used == GrantOutcome::Used);
    used.flat_map(|tried| grant(content, record, tried)).collect()
}

/// Whether a granted action is used, at what cost, and where it leads.
fn grant(content: &Content, record: &GrantRecord, tried: &GrantAttempt) -> Vec<Message> {
    let used = match tried.used {
        GrantOutcome::Used => "used",
        GrantOutcome::Cannot => "cannot",
        GrantOutcome::NoEffect => "no-effect",
        GrantOutcome::OtherAttitude => "other-attitude",
        GrantOutcome::NotReached => "not-reached",
    };
    let cost = match tried.toll {
        None => "nothing",
        Some(GrantCost::Force) => "force",
        Some(GrantCost::Strain) => "strain",
        Some(GrantCost::Tractor) => "tractor",
        Some(GrantCost::Calculate) => "calculate",
    };
    let said = Message::new("xw-granted")
        .with("source", words::card(content, &record.source))
        .with("action", words::action(tried.action.kind))
        .with("used", used)
        .with("aim", tried.aim.as_ref().map_or_else(|| Message::new("xw-aim-none"), aim))
        .with("cost", cost)
        .with_rule(tried.rule);
    [said].into_iter().chain(tried.aim.as_ref().and_then(placed)).collect()
}

/// The name of the place where a move ends: side and slot. For a turret it is part of the action.
fn placed(aim: &Aim) -> Option<Message> {
    match aim {
        Aim::Place(Place { name: PlaceName::Rotate { .. }, .. })
        | Aim::Itself
        | Aim::Ship(_)
        | Aim::Arc { .. } => None,
        Aim::Place(found) => Some(Message::new("co-log-place").with("place", place(found.name))),
    }
}

/// One item; items that were not reached are omitted.
fn item(record: &ItemRecord) -> Option<Message> {
    let tries: Vec<Message> = record.tries.iter().filter_map(tried).collect();
    if tries.is_empty() {
        return None;
    }
    Some(Message::new("xw-item").with("number", record.number).with("tries", tries).with_rule(record.rule))
}

fn tried(record: &AttemptRecord) -> Option<Message> {
    let action = words::action(record.action);
    Some(match record.verdict {
        Verdict::NotReached => return None,
        Verdict::Taken => Message::new("xw-try-taken").with("action", action),
        Verdict::NoAccess => {
            let why = if record.measured == ActionMeasurement::DoneAlready {
                "done-already"
            } else if record.measured == ActionMeasurement::NoForce {
                "no-force"
            } else {
                "nothing"
            };
            Message::new("xw-try-no-access").with("action", action).with("why", why)
        }
        Verdict::WouldFail => Message::new("xw-try-fails").with("action", action).with("why", why(record)),
        Verdict::NoEffect => Message::new("xw-try-no-effect").with("action", action).with("why", why(record)),
    })
}

fn why(record: &AttemptRecord) -> Message {
    match &record.measured {
        ActionMeasurement::Threats(_) => Message::new("xw-why-no-threat"),
        ActionMeasurement::InArc(seen) => Message::new("xw-why-in-arc").with("ships", words::seen(seen)),
        ActionMeasurement::Places(places) => places_measured(places),
        ActionMeasurement::FullArcs { .. } => Message::new("xw-why-no-enemy"),
        ActionMeasurement::Targets(seen) if seen.is_empty() => Message::new("xw-why-no-target"),
        ActionMeasurement::Targets(_) => Message::new("xw-why-unfit"),
        ActionMeasurement::WeaponTargets(_) => Message::new("xw-why-no-target"),
        ActionMeasurement::NoLockWeapon => Message::new("xw-why-no-lock-weapon"),
        ActionMeasurement::LockedAlready(ship) => {
            Message::new("xw-why-locked").with("ship", ship.to_string())
        }
        ActionMeasurement::FixedLock => Message::new("xw-why-fixed-lock"),
        ActionMeasurement::Held(held) => Message::new("xw-why-held").with("held", *held),
        ActionMeasurement::ObstaclesAhead(_) => Message::new("xw-why-no-obstacle"),
        ActionMeasurement::SpentCharges(_) => Message::new("xw-why-charged"),
        ActionMeasurement::Nothing | ActionMeasurement::DoneAlready | ActionMeasurement::NoForce => {
            Message::new("xw-why-plain")
        }
    }
}

fn places_measured(places: &[Place]) -> Message {
    let open = places.iter().filter(|place| place.blocked.is_none()).count();
    if open == 0 {
        Message::new("xw-why-blocked").with("count", places.len())
    } else {
        Message::new("xw-why-places").with("count", places.len()).with("open", open)
    }
}

fn done(record: &Performed) -> Message {
    Message::new("xw-do")
        .with("colour", record.action.colour.word())
        .with("action", words::action(record.action.kind))
        .with("aim", aim(&record.aim))
}

fn aim(aim: &Aim) -> Message {
    match aim {
        Aim::Itself => Message::new("xw-aim-none"),
        Aim::Ship(ship) => Message::new("xw-aim-ship").with("ship", ship.to_string()),
        Aim::Arc { fore } => Message::new("xw-aim-arc").with("arc", if *fore { "fore" } else { "aft" }),
        Aim::Place(place) => match (place.name, place.end) {
            (PlaceName::Rotate { turret: to }, _) => Message::new("xw-aim-rotate").with("turret", turret(to)),
            (_, Some(end)) => words::at(Message::new("xw-aim-place"), end)
                .with("leaves", some(&place.leaves))
                .with("gains", some(&place.gains)),
            (_, None) => Message::new("xw-aim-none"),
        },
    }
}

fn some(labels: &[::xwing::label::Label]) -> Arg {
    if labels.is_empty() { "none".into() } else { words::labels(labels).into() }
}

pub(super) fn turret(turret: Turret) -> &'static str {
    match turret {
        Turret::Single(StandardArc::Front) => "front",
        Turret::Single(StandardArc::Right) => "right",
        Turret::Single(StandardArc::Rear) => "rear",
        Turret::Single(StandardArc::Left) => "left",
        Turret::Double(ArcPair::FrontRear) => "front-rear",
        Turret::Double(ArcPair::LeftRight) => "left-right",
    }
}
