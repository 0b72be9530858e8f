//! Questions, and the hints below them.

use super::super::words;
use crate::Message;
use ::companion::combat::damage::DamageStep;
use ::companion::dice::RollRequest;
use ::companion::question::Purpose;
use ::companion::{Question, SessionState};
use ::xwing::content::WeaponArc;
use ::xwing::craft::Object;
use ::xwing::label::Label;
use ::xwing::rules::solo as rules;
use ::xwing::rules::{ability, attack, obstacle, scenario, token};
use ::xwing::scenario::ArrivalRoll;
use ::xwing::solo::SoloRoll;
use ::xwing::solo::approach::chart_entry::Direction;
use ::xwing::solo::sight::RepositionKind;

/// The open question, about the ship whose turn it is.
#[must_use]
pub fn question(state: &SessionState) -> Message {
    let ship = state.ship().map_or_else(String::new, |ship| ship.to_string());
    asked(state, state.question()).with("ship", ship)
}

fn asked(state: &SessionState, question: &Question) -> Message {
    let say = Message::new;
    match question {
        Question::Plan => say("co-plan").with("round", state.round()),
        Question::EndRound => say("co-end-round").with("round", state.round()),
        Question::Over => super::over(state),
        Question::Lay => say("co-lay").with_rule(scenario::MARKERS),
        Question::Place { ships } => super::arrival::place(ships),
        Question::NearestExit { ship, marker } => super::arrival::nearest(*ship, *marker),
        Question::Arrives { ship, marker, exit } => super::arrival::arrives(*ship, *marker, *exit),
        Question::Bombs { bombs } => super::bombs(state, "co-bombs", bombs),
        Question::Fly => say("co-fly"),
        Question::PlayerFlies => say("co-player-flies"),
        Question::PlayerEngages => say("co-player-engages"),
        Question::Throw { throw } => throws(state, *throw),
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
        Question::Really { .. } => say("co-really").with_rule(rules::EQUAL),
        Question::FriendsNear => say("co-friends-near"),
        Question::Lender { .. } => say("co-lender").with_rule(attack::MODIFY),
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
            .with_rule(token::REINFORCE),
        Question::CloseInFront => say("co-close"),
        Question::ThroughGas { .. } => say("co-through-gas").with_rule(obstacle::GAS_BETWEEN),
        Question::InAttackersBullseye { attacker, .. } => say("co-in-attackers-bullseye")
            .with("attacker", attacker.to_string())
            .with_rule(ability::DEAD_TO_RIGHTS),
        Question::DamageCard { .. } => say("co-damage-card"),
    }
}

fn about(key: &'static str, object: Object) -> Message {
    Message::new(key).with("object", words::object(object))
}

fn places(action: RepositionKind, purpose: Purpose) -> Message {
    Message::new("co-places").with("action", reposition(action)).with("purpose", self::purpose(purpose))
}

fn shot(ship: Label, arc: WeaponArc, near: u8, far: u8) -> Message {
    Message::new("co-shot")
        .with("target", ship.to_string())
        .with("arc", weapon_arc(arc))
        .with("near", near)
        .with("far", far)
}

fn throws(state: &SessionState, throw: RollRequest) -> Message {
    let dice =
        |kind: &'static str, count: u8| Message::new("co-throw").with("kind", kind).with("count", count);
    match throw {
        RollRequest::Solo(SoloRoll::Approach) => dice("approach", 2),
        RollRequest::Solo(SoloRoll::Attitude) => dice("attitude", 1),
        RollRequest::Solo(SoloRoll::Bombs { dice: count }) => dice("bombs", count),
        RollRequest::Solo(SoloRoll::Lot { options, .. }) => dice("lot", options),
        RollRequest::Arrival(ArrivalRoll::Marker) => super::arrival::rolls(state, dice("marker", 1)),
        RollRequest::Arrival(ArrivalRoll::Side) => super::arrival::rolls(state, dice("side", 1)),
        RollRequest::Arrival(ArrivalRoll::Lot { options }) => dice("lot", options),
        RollRequest::Red(count) => match super::damage_step(state) {
            Some(DamageStep::CardDie(card)) => dice("card", 1).with("card", words::damage(card)),
            Some(_) => dice("met", 1),
            None => dice("red", count),
        },
        RollRequest::Green(count) => dice("green", count),
    }
}

/// A hint, where the question alone is not enough to answer it.
#[must_use]
pub fn hint(state: &SessionState) -> Option<Message> {
    let message = match state.question() {
        Question::WhereEnemy => Message::new("co-hint-where"),
        Question::Flown { .. } => Message::new("co-hint-flown"),
        Question::Places { align: Some((object, way)), .. } => {
            Message::new("co-hint-align").with("object", words::object(*object)).with("way", self::way(*way))
        }
        Question::Slot { object: Some(object), way: Some(way) } => {
            Message::new("co-hint-align").with("object", words::object(*object)).with("way", self::way(*way))
        }
        Question::Really { .. } => Message::new("co-hint-really").with_rule(rules::EQUAL),
        Question::GreenDice { .. } => Message::new("co-hint-green"),
        Question::Incoming { ship } if state.crits_softened(*ship) > 0 => Message::new("co-hint-softened")
            .with("count", state.crits_softened(*ship))
            .with_rule(attack::DEFENDER_FIRST),
        Question::Cancelled { .. } => return super::defense_hint(state),
        Question::Place { .. } => Message::new("co-hint-place").with_rule(scenario::PLAYER_ZONE),
        Question::NearestExit { .. } => Message::new("co-hint-exit").with_rule(scenario::ARRIVAL),
        Question::Arrives { .. } => Message::new("co-hint-arrives").with_rule(scenario::BLOCKED),
        Question::Bombs { .. } => Message::new("co-hint-bombs"),
        Question::FullArcs => Message::new("co-hint-full-arcs"),
        Question::JamTarget => Message::new("co-hint-jam"),
        Question::CoordinateTarget => Message::new("co-hint-coordinate"),
        _ => return None,
    };
    Some(message)
}

fn way(way: Direction) -> &'static str {
    match way {
        Direction::Towards => "towards",
        Direction::AwayFrom => "away",
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

pub(super) fn reposition(action: RepositionKind) -> Message {
    use ::xwing::content::ActionKind;
    words::action(match action {
        RepositionKind::BarrelRoll => ActionKind::BarrelRoll,
        RepositionKind::Boost => ActionKind::Boost,
        RepositionKind::Slam => ActionKind::Slam,
        RepositionKind::Rotate => ActionKind::Rotate,
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
