//! Questions, and the hints below them.

use super::super::words;
use crate::Message;
use ::companion::dice::Throw;
use ::companion::hurt::Trouble;
use ::companion::question::Purpose;
use ::companion::{Question, Table};
use ::xwing::content::WeaponArc;
use ::xwing::craft::Object;
use ::xwing::label::Label;
use ::xwing::rules::solo as rules;
use ::xwing::rules::{attack, scenario, token};
use ::xwing::scenario::Ask;
use ::xwing::solo::Roll;
use ::xwing::solo::entry::Way;
use ::xwing::solo::sight::Reposition;

/// The open question, about the ship whose turn it is.
#[must_use]
pub fn question(table: &Table) -> Message {
    let ship = table.ship().map_or_else(String::new, |ship| ship.to_string());
    asked(table, table.question()).with("ship", ship)
}

fn asked(table: &Table, question: &Question) -> Message {
    let say = Message::new;
    match question {
        Question::Plan => say("co-plan").with("round", table.round()),
        Question::EndRound => say("co-end-round").with("round", table.round()),
        Question::Over => super::over(table),
        Question::Lay => say("co-lay").by(scenario::MARKERS),
        Question::Place { ships } => super::arrival::place(ships),
        Question::NearestExit { ship, marker } => super::arrival::nearest(*ship, *marker),
        Question::Arrives { ship, marker, exit } => super::arrival::arrives(*ship, *marker, *exit),
        Question::Bombs { bombs } => super::bombs(table, "co-bombs", bombs),
        Question::Fly => say("co-fly"),
        Question::PlayerFlies => say("co-player-flies"),
        Question::PlayerEngages => say("co-player-engages"),
        Question::Throw { throw } => throws(table, *throw),
        Question::WhereEnemy => say("co-where-enemy"),
        Question::WhereLocked { object } => about("co-where-locked", *object),
        Question::WhichEnemy => say("co-which-enemy"),
        Question::SideOf { object } => about("co-side-of", *object),
        Question::Rock => say("co-rock"),
        Question::BankOrTurn { bank, turn, object } => about("co-bank-or-turn", *object)
            .with("bank", words::maneuver(*bank))
            .with("turn", words::maneuver(*turn)),
        Question::Flown { maneuver } => say("co-flown").with("maneuver", words::maneuver(*maneuver)),
        Question::FleeTurn => say("co-flee-turn"),
        Question::Slot { .. } => say("co-slot"),
        Question::Threats { waiting } => say("co-threats").with("waiting", words::yes(*waiting)),
        Question::InArc => say("co-in-arc"),
        Question::Places { action, purpose, .. } => places(*action, *purpose),
        Question::FullArcs => say("co-full-arcs"),
        Question::JamTarget => say("co-jam"),
        Question::LockTarget => say("co-lock"),
        Question::CoordinateTarget => say("co-coordinate"),
        Question::ObstacleAhead => say("co-obstacle-ahead"),
        Question::BombTargets => say("co-bomb-targets"),
        Question::OnAsteroid => say("co-on-asteroid"),
        Question::Shot { ship, arc, near, far } => shot(*ship, *arc, *near, *far),
        Question::InBullseye { ship } => say("co-in-bullseye").with("target", ship.to_string()),
        Question::NearestOf { ships } => say("co-nearest-of").with("ships", words::labels(ships)),
        Question::Really { .. } => say("co-really").by(rules::EQUAL),
        Question::FriendsNear => say("co-friends-near"),
        Question::Lender { .. } => say("co-lender").by(attack::MODIFY),
        Question::Acted => say("co-acted"),
        Question::Dropped => say("co-dropped"),
        Question::Cancelled { ship, hits, crits } => {
            say("co-cancelled").with("target", ship.to_string()).with("hits", *hits).with("crits", *crits)
        }
        Question::Incoming { .. } => say("co-incoming"),
        Question::GreenDice { agility, .. } => say("co-green-dice").with("agility", *agility),
        Question::Reinforced { attacker, fore, .. } => say("co-reinforced")
            .with("attacker", attacker.to_string())
            .with("arc", if *fore { "fore" } else { "aft" })
            .by(token::REINFORCE),
        Question::CloseInFront => say("co-close"),
        Question::DamageCard { .. } => say("co-damage-card"),
    }
}

fn about(key: &'static str, object: Object) -> Message {
    Message::new(key).with("object", words::object(object))
}

fn places(action: Reposition, purpose: Purpose) -> Message {
    Message::new("co-places").with("action", reposition(action)).with("purpose", self::purpose(purpose))
}

fn shot(ship: Label, arc: WeaponArc, near: u8, far: u8) -> Message {
    Message::new("co-shot")
        .with("target", ship.to_string())
        .with("arc", weapon_arc(arc))
        .with("near", near)
        .with("far", far)
}

fn throws(table: &Table, throw: Throw) -> Message {
    let dice =
        |kind: &'static str, count: u8| Message::new("co-throw").with("kind", kind).with("count", count);
    match throw {
        Throw::Solo(Roll::Approach) => dice("approach", 2),
        Throw::Solo(Roll::Attitude) => dice("attitude", 1),
        Throw::Solo(Roll::Bombs { dice: count }) => dice("bombs", count),
        Throw::Solo(Roll::Lot { options, .. }) => dice("lot", options),
        Throw::Arrival(Ask::Marker) => super::arrival::rolls(table, dice("marker", 1)),
        Throw::Arrival(Ask::Side) => super::arrival::rolls(table, dice("side", 1)),
        Throw::Arrival(Ask::Lot { options }) => dice("lot", options),
        Throw::Red(count) => match super::trouble(table) {
            Some(Trouble::Die(card)) => dice("card", 1).with("card", words::damage(card)),
            Some(_) => dice("met", 1),
            None => dice("red", count),
        },
        Throw::Green(count) => dice("green", count),
    }
}

/// A hint, where the question alone is not enough to answer it.
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
        Question::Cancelled { ship, .. } => return super::defense_hint(table, *ship),
        Question::Place { .. } => Message::new("co-hint-place").by(scenario::PLAYER_ZONE),
        Question::NearestExit { .. } => Message::new("co-hint-exit").by(scenario::ARRIVAL),
        Question::Arrives { .. } => Message::new("co-hint-arrives").by(scenario::BLOCKED),
        Question::Bombs { .. } => Message::new("co-hint-bombs"),
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
