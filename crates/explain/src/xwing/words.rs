//! Terms shared by several sentences.

use crate::{Arg, Message};
use ::xwing::content::{ActionKind, BearingKind, Content, DamageCard, DialEntry, Pilot, ShipType, Upgrade};
use ::xwing::craft::Object;
use ::xwing::dice::{AttackFace, DefenseFace};
use ::xwing::geometry::{Pose, PoseMm, Side};
use ::xwing::label::Label;
use ::xwing::solo::Approach;
use ::xwing::solo::approach::chart_entry::{BearingWord, ChartEntry, Direction, Reference, SpeedWord};
use ::xwing::solo::sight::{Length, SeenObject};

pub(super) fn yes(yes: bool) -> &'static str {
    if yes { "yes" } else { "no" }
}

pub(super) fn side(side: Side) -> &'static str {
    match side {
        Side::Left => "left",
        Side::Right => "right",
    }
}

pub(super) fn defense(face: DefenseFace) -> Message {
    Message::new("xw-face").with("face", face.word())
}

pub(super) fn attack(face: AttackFace) -> Message {
    Message::new("xw-face").with("face", face.word())
}

pub(super) fn arc(arc: Approach) -> Message {
    Message::new("xw-arc").with(
        "arc",
        match arc {
            Approach::Bullseye => "bullseye",
            Approach::Front => "front",
            Approach::Side => "side",
            Approach::Rear => "rear",
        },
    )
}

pub(super) fn maneuver(entry: DialEntry) -> Message {
    let kind: BearingKind = entry.kind();
    Message::new("xw-maneuver")
        .with("speed", entry.speed())
        .with("bearing", kind.word())
        .with("side", entry.side().map_or("none", side))
        .with("colour", entry.colour.word())
}

pub(super) fn speed(word: SpeedWord) -> (&'static str, u8) {
    match word {
        SpeedWord::Slowest => ("slowest", 0),
        SpeedWord::Average => ("average", 0),
        SpeedWord::Fastest => ("fastest", 0),
        SpeedWord::Exactly(number) => ("number", number),
    }
}

pub(super) fn bearing(word: BearingWord) -> &'static str {
    match word {
        BearingWord::Straight => "straight",
        BearingWord::Bank => "bank",
        BearingWord::Turn => "turn",
        BearingWord::BankOrTurn => "bank-or-turn",
        BearingWord::Advanced => "advanced",
        BearingWord::StraightStationaryOrReverse => "straight-stationary-or-reverse",
    }
}

pub(super) fn entry(entry: ChartEntry) -> Message {
    let (speed, number) = speed(entry.speed);
    let bearing = bearing(entry.bearing);
    let direction = match entry.direction {
        None => "none",
        Some((Direction::Towards, Reference::Tally)) => "towards-tally",
        Some((Direction::AwayFrom, Reference::Tally)) => "away-tally",
        Some((Direction::Towards, Reference::Obstacle)) => "towards-obstacle",
        Some((Direction::AwayFrom, Reference::Obstacle)) => "away-obstacle",
    };
    Message::new("xw-entry")
        .with("speed", speed)
        .with("number", number)
        .with("blue", yes(entry.blue))
        .with("bearing", bearing)
        .with("direction", direction)
}

pub(super) fn action(kind: ActionKind) -> Message {
    Message::new("xw-action").with("action", kind.word().replace(' ', "-"))
}

pub(super) fn object(object: Object) -> Message {
    let (kind, name) = match object {
        Object::Ship(label) => ("ship", label.to_string()),
        Object::Obstacle(label) => ("obstacle", label.to_string()),
        Object::Device(label) => ("device", label.to_string()),
        Object::Point { x, y } => ("point", format!("{} / {}", x / 1000, y / 1000)),
    };
    Message::new("xw-object").with("kind", kind).with("name", name)
}

/// Whole millimeters: what a person can check on a table.
pub(super) fn mm(length: Length) -> Arg {
    Arg::Number(length.mm().round())
}

pub(super) fn seen(list: &[SeenObject]) -> Vec<Message> {
    list.iter()
        .map(|seen| match seen.distance {
            Some(far) => Message::new("xw-seen").with("object", object(seen.object)).with("mm", mm(far)),
            None => Message::new("xw-seen-told").with("object", object(seen.object)),
        })
        .collect()
}

pub(super) fn labels(list: &[Label]) -> Vec<Message> {
    list.iter().map(|label| plain(label.to_string())).collect()
}

/// Something that is the same in every language: a label, a number.
pub(super) fn plain(text: String) -> Message {
    Message::new("xw-plain").with("text", text)
}

/// Adds where a ship is.
pub(super) fn at(message: Message, pose: Pose) -> Message {
    let PoseMm { x, y, heading } = pose.into();
    message.with("x", x.round()).with("y", y.round()).with("heading", heading.round())
}

/// The printed name of a ship.
pub(super) fn ship(ship: &ShipType) -> Message {
    Message::name(format!("xw-ship-{}", ship.name.as_str()))
}

/// The printed name of a pilot.
pub(super) fn pilot(pilot: &Pilot) -> Message {
    Message::name(format!("xw-pilot-{}", pilot.name.as_str()))
}

/// The printed name of an upgrade card.
pub(super) fn upgrade(card: &Upgrade) -> Message {
    Message::name(format!("xw-upgrade-{}", card.name.as_str()))
}

/// A card or ship ability by its printed name.
pub(super) fn card(content: &Content, id: &str) -> Message {
    let mut abilities = content.ships().iter().filter_map(|ship| ship.ability.as_ref());
    if let Some(card) = content.upgrade(id) {
        return upgrade(card);
    }
    match abilities.find(|ability| ability.key.as_str() == id) {
        Some(ability) => Message::name(format!("xw-ability-{}", ability.name.as_str())),
        None => plain(id.to_owned()),
    }
}

pub(super) fn damage(card: DamageCard) -> Message {
    Message::new("xw-damage-card").with(
        "card",
        match card {
            DamageCard::PanickedPilot => "panicked-pilot",
            DamageCard::BlindedPilot => "blinded-pilot",
            DamageCard::WoundedPilot => "wounded-pilot",
            DamageCard::StunnedPilot => "stunned-pilot",
            DamageCard::ConsoleFire => "console-fire",
            DamageCard::DamagedEngine => "damaged-engine",
            DamageCard::WeaponsFailure => "weapons-failure",
            DamageCard::HullBreach => "hull-breach",
            DamageCard::StructuralDamage => "structural-damage",
            DamageCard::DamagedSensorArray => "damaged-sensor-array",
            DamageCard::LooseStabilizer => "loose-stabilizer",
            DamageCard::DisabledPowerRegulator => "disabled-power-regulator",
            DamageCard::FuelLeak => "fuel-leak",
            DamageCard::DirectHit => "direct-hit",
        },
    )
}
