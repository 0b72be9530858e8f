//! Choices, with short labels as on a button; and dice and cards as they are on the table.

use super::super::action::turret as turret_word;
use super::super::words as solo;
use super::words::{Context, greens, means, obstacle, reds, slot, token, way};
use crate::Message;
use ::xwing::question::{Act, Fire, System};
use ::xwing::{Chance, Choice, FollowUp, Question, ShipId, weapon_card};

pub(super) fn choice(context: &Context<'_>, choice: &Choice) -> Message {
    let asked = asked(context);
    match *choice {
        Choice::Place(ship, at) => Message::new("xwg-c-place")
            .with("ship", context.ship(ship))
            .with("x", at.x / 1000)
            .with("y", at.y / 1000)
            .with("degrees", at.heading / 1_000_000),
        Choice::Turret(turret) => Message::new("xwg-c-turret").with("turret", turret_word(turret)),
        Choice::Dial(ship, setting) => Message::new("xwg-c-dial")
            .with("ship", context.ship(ship))
            .with("what", context.setting(ship, setting)),
        Choice::Next(ship) => Message::new("xwg-name").with("name", context.ship(ship)),
        Choice::Decloak(side) => Message::new("xwg-c-decloak").with("what", way(side)),
        Choice::Drop(place) => Message::new("xwg-c-drop").with("what", context.fitted(asked, place)),
        Choice::Slot(taken) => Message::new("xwg-c-slot").with("slot", slot(taken)),
        Choice::Act(act) => context.act(asked, act),
        Choice::Fire(weapon, target) => {
            let card = context.view.ship(asked).and_then(|ship| weapon_card(context.content, ship, weapon));
            let name = match (card, weapon) {
                (Some(card), _) => context.card(card),
                (None, 0) => Message::new("xwg-primary"),
                (None, _) => Message::new("xwg-primary-other").with("n", u32::from(weapon) + 1),
            };
            Message::new("xwg-c-fire").with("weapon", name).with("target", context.ship(target))
        }
        Choice::Change(by) => Message::new("xwg-c-change").with("what", means(by)),
        Choice::Reroll(by, focus, blank) => {
            Message::new("xwg-c-reroll").with("what", means(by)).with("focus", focus).with("blank", blank)
        }
        Choice::DropBank(place, side) => Message::new("xwg-c-drop-bank")
            .with("what", context.fitted(asked, place))
            .with("way", way(Some(side))),
        Choice::Drag(None) => Message::new("xwg-c-drag-ahead"),
        Choice::Drag(Some((side, taken))) => {
            Message::new("xwg-c-drag").with("way", way(Some(side))).with("slot", slot(taken))
        }
        Choice::Spin(side) => Message::new("xwg-c-spin").with("way", way(Some(side))),
        Choice::Token(kind) => Message::new("xwg-c-token").with("token", token(kind)),
        Choice::Use(_) => Message::new("xwg-c-use"),
        Choice::Charges(count) => Message::new("xwg-c-charges").with("n", count),
        Choice::Break(rock) => Message::new("xwg-c-break").with("what", obstacle(rock)),
        Choice::Detonate(place) => {
            let lying = context.view.devices.get(usize::from(place));
            let name = lying.map_or(Message::new("xwg-nothing"), |device| context.card(device.card));
            Message::new("xwg-c-detonate").with("what", name).with("n", u32::from(place) + 1)
        }
        Choice::Ahead(side) => Message::new("xwg-c-ahead").with("way", way(side)),
        Choice::Unlock => Message::new("xwg-c-unlock"),
        Choice::First(FollowUp::Action) => Message::new("xwg-c-first-action"),
        Choice::First(FollowUp::Card) => Message::new("xwg-c-first-card"),
        Choice::Pass => Message::new("xwg-c-pass"),
    }
}

/// The ship that is asked, for choices that do not name it.
fn asked(context: &Context<'_>) -> ShipId {
    match context.view.open.question() {
        Some(Question::System(System(ship)))
        | Some(Question::Act(Act(ship, _)))
        | Some(Question::Fire(Fire(ship))) => ship,
        _ => ShipId(0),
    }
}

/// A random outcome.
pub(super) fn outcome(_: &Context<'_>, outcome: &Chance) -> Message {
    match *outcome {
        Chance::Reds(roll) => reds(roll),
        Chance::Greens(roll) => greens(roll),
        Chance::Card(card) => solo::damage(card),
        Chance::Approach(roll) => Message::new("xwg-o-approach")
            .with("defense", solo::defense(roll.defense))
            .with("attack", solo::attack(roll.attack)),
        Chance::Attitude(face) => solo::defense(face),
        Chance::Bombs(hits) => Message::new("xwg-o-bombs").with("n", hits),
        Chance::Layout(lot) => Message::new("xwg-o-lot").with("n", u32::from(lot) + 1),
        Chance::Lot(option) => Message::new("xwg-o-lot").with("n", u32::from(option) + 1),
    }
}
