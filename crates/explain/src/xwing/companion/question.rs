//! Questions, and the line under them.

use super::super::words;
use crate::Message;
use ::companion::dice::Throw;
use ::companion::question::Purpose;
use ::companion::{Question, Table};
use ::xwing::content::WeaponArc;
use ::xwing::rules::solo as rules;
use ::xwing::solo::Roll;
use ::xwing::solo::entry::Way;
use ::xwing::solo::sight::Reposition;

/// The question, about the ship whose turn it is.
#[must_use]
pub fn question(table: &Table) -> Message {
    let ship = table.ship().map_or_else(String::new, |ship| ship.to_string());
    asked(table, table.question()).with("ship", ship)
}

fn asked(table: &Table, question: &Question) -> Message {
    match question {
        Question::Plan => Message::new("co-plan").with("round", table.round()),
        Question::EndRound => Message::new("co-end-round").with("round", table.round()),
        Question::Over => Message::new("co-over"),
        Question::Fly => Message::new("co-fly"),
        Question::PlayerFlies => Message::new("co-player-flies"),
        Question::PlayerEngages => Message::new("co-player-engages"),
        Question::Throw { throw } => throws(*throw),
        Question::WhereEnemy => Message::new("co-where-enemy"),
        Question::WhereLocked { object } => {
            Message::new("co-where-locked").with("object", words::object(*object))
        }
        Question::WhichEnemy => Message::new("co-which-enemy"),
        Question::SideOf { object } => Message::new("co-side-of").with("object", words::object(*object)),
        Question::Rock => Message::new("co-rock"),
        Question::BankOrTurn { bank, turn, object } => Message::new("co-bank-or-turn")
            .with("bank", words::maneuver(*bank))
            .with("turn", words::maneuver(*turn))
            .with("object", words::object(*object)),
        Question::Flown { maneuver } => Message::new("co-flown").with("maneuver", words::maneuver(*maneuver)),
        Question::FleeTurn => Message::new("co-flee-turn"),
        Question::Slot { .. } => Message::new("co-slot"),
        Question::Threats { waiting } => Message::new("co-threats").with("waiting", words::yes(*waiting)),
        Question::InArc => Message::new("co-in-arc"),
        Question::Places { action, purpose, .. } => Message::new("co-places")
            .with("action", reposition(*action))
            .with("purpose", self::purpose(*purpose)),
        Question::FullArcs => Message::new("co-full-arcs"),
        Question::JamTarget => Message::new("co-jam"),
        Question::LockTarget => Message::new("co-lock"),
        Question::CoordinateTarget => Message::new("co-coordinate"),
        Question::ObstacleAhead => Message::new("co-obstacle-ahead"),
        Question::BombTargets => Message::new("co-bomb-targets"),
        Question::OnAsteroid => Message::new("co-on-asteroid"),
        Question::Shot { ship, arc, near, far } => Message::new("co-shot")
            .with("target", ship.to_string())
            .with("arc", weapon_arc(*arc))
            .with("near", *near)
            .with("far", *far),
        Question::InBullseye { ship } => Message::new("co-in-bullseye").with("target", ship.to_string()),
        Question::NearestOf { ships } => Message::new("co-nearest-of").with("ships", words::labels(ships)),
        Question::Really { .. } => Message::new("co-really").by(rules::EQUAL),
        Question::FriendsNear => Message::new("co-friends-near"),
        Question::Acted => Message::new("co-acted"),
        Question::Dropped => Message::new("co-dropped"),
        Question::Cancelled { ship, hits, crits } => Message::new("co-cancelled")
            .with("target", ship.to_string())
            .with("hits", *hits)
            .with("crits", *crits),
        Question::Incoming { .. } => Message::new("co-incoming"),
        Question::GreenDice { agility, .. } => Message::new("co-green-dice").with("agility", *agility),
        Question::CloseInFront => Message::new("co-close"),
        Question::DamageCard { .. } => Message::new("co-damage-card"),
    }
}

fn throws(throw: Throw) -> Message {
    let dice =
        |kind: &'static str, count: u8| Message::new("co-throw").with("kind", kind).with("count", count);
    match throw {
        Throw::Solo(Roll::Approach) => dice("approach", 2),
        Throw::Solo(Roll::Attitude) => dice("attitude", 1),
        Throw::Solo(Roll::Bombs { dice: count }) => dice("bombs", count),
        Throw::Solo(Roll::Lot { options, .. }) => dice("lot", options),
        Throw::Red(count) => dice("red", count),
        Throw::Green(count) => dice("green", count),
    }
}

/// What helps to answer, where the question alone does not say it.
#[must_use]
pub fn hint(table: &Table) -> Option<Message> {
    let message = match table.question() {
        Question::WhereEnemy => Message::new("co-hint-where"),
        Question::Flown { .. } => Message::new("co-hint-flown"),
        Question::Places { align: Some((object, way)), .. } => {
            Message::new("co-hint-align").with("object", words::object(*object)).with("way", self::way(*way))
        }
        Question::Slot { object: Some(object), way: Some(way) } => {
            Message::new("co-hint-align").with("object", words::object(*object)).with("way", self::way(*way))
        }
        Question::Really { .. } => Message::new("co-hint-really").by(rules::EQUAL),
        Question::GreenDice { .. } => Message::new("co-hint-green"),
        Question::FullArcs => Message::new("co-hint-full-arcs"),
        Question::JamTarget => Message::new("co-hint-jam"),
        Question::CoordinateTarget => Message::new("co-hint-coordinate"),
        _ => return None,
    };
    Some(message)
}

fn way(way: Way) -> &'static str {
    match way {
        Way::Towards => "towards",
        Way::AwayFrom => "away",
    }
}

fn purpose(purpose: Purpose) -> &'static str {
    match purpose {
        Purpose::LeaveArcs => "leave",
        Purpose::ClearObstacle => "obstacle",
        Purpose::GainArc => "gain",
        Purpose::Anything => "anything",
    }
}

pub(super) fn reposition(action: Reposition) -> Message {
    use ::xwing::content::ActionKind;
    words::action(match action {
        Reposition::BarrelRoll => ActionKind::BarrelRoll,
        Reposition::Boost => ActionKind::Boost,
        Reposition::Slam => ActionKind::Slam,
        Reposition::Rotate => ActionKind::Rotate,
    })
}

fn weapon_arc(arc: WeaponArc) -> Message {
    Message::new("co-weapon-arc").with(
        "arc",
        match arc {
            WeaponArc::Bullseye => "bullseye",
            WeaponArc::Front => "front",
            WeaponArc::Rear => "rear",
            WeaponArc::FullFront => "full-front",
            WeaponArc::Turret => "turret",
            WeaponArc::DoubleTurret => "double-turret",
        },
    )
}
