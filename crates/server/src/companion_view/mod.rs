//! Converts companion tables to wire types.

pub(crate) mod squads;

mod ship;

use crate::error::ApiError;
use crate::wire;
use companion::arrivals::Arrivals;
use companion::event::Event;
use companion::turn::TurnStage;
use companion::{Mode, Question, Session, SessionState};
use explain::Message;
use explain::xwing::companion as words;
use host::ids::MatchId;
use serde::Serialize;
use xwing::content::Name;
use xwing::geometry::{Point, Pose, PoseMm};
use xwing::scenario::Marker;

/// Messages of the log in a view; the whole log has a route of its own.
const MAX_LOG_MESSAGES: usize = 80;

fn json(value: &impl Serialize) -> Result<wire::Json, ApiError> {
    serde_json::value::to_raw_value(value).map_err(ApiError::unreadable)
}

/// The serialized name of an enum value.
fn enum_name(value: &impl Serialize) -> String {
    match serde_json::to_value(value) {
        Ok(serde_json::Value::String(name)) => name,
        Ok(other) => other.to_string(),
        Err(_) => String::new(),
    }
}

fn translated(name: &Name) -> wire::Translated {
    wire::Translated { en: name.en.clone(), fr: name.fr.clone() }
}

/// The current state of a table.
pub(crate) fn view(id: &MatchId, session: &Session, stale: bool) -> Result<wire::CompanionView, ApiError> {
    let state = session.state();
    let mut offers = Vec::new();
    for answer in state.offered_answers() {
        let label = words::answer(state, state.question(), &answer);
        offers.push(wire::CompanionOffer { answer: json(&answer)?, label });
    }
    let mut ships = Vec::new();
    for label in state.turn_order() {
        if let Some(craft) = state.craft(label) {
            ships.push(ship::ship(state, craft)?);
        }
    }
    let gone = state.removed().iter().map(|gone| wire::CompanionRemovedShip {
        id: gone.craft.label.to_string(),
        fate: enum_name(&gone.fate),
        round: gone.round,
    });
    let log: Vec<Message> = log_messages(session);
    Ok(wire::CompanionView {
        id: id.to_string(),
        lines: session.entries().len(),
        stale,
        can_undo: session.can_undo(),
        round: state.round(),
        phase: enum_name(&state.phase()),
        mode: enum_name(&state.mode()),
        dice: enum_name(&state.dice()),
        side: state.position().area.side(),
        ship: state.ship().map(|ship| ship.to_string()),
        question: json(state.question())?,
        text: words::question(state),
        hint: words::hint(state),
        concerns: state.concerned_ship().map(|ship| ship.to_string()),
        offers,
        why: last_decision(session),
        attitude: state.turn().and_then(|turn| attitude(&turn.stage)),
        action: action(session),
        ships,
        gone: gone.collect(),
        obstacles: obstacles(state),
        ghost: ghost(state),
        template: points(state.maneuver_template().unwrap_or_default()),
        markers: markers(state),
        layout: if state.question() == &Question::Lay { words::layout(state) } else { Vec::new() },
        reserve: reserve(state)?,
        log: log.into_iter().rev().take(MAX_LOG_MESSAGES).rev().collect(),
    })
}

/// All messages of the log.
pub(crate) fn log_messages(session: &Session) -> Vec<Message> {
    let state = session.state();
    session.events().iter().flat_map(|event| words::event(state, event)).collect()
}

/// The messages of the last decision and everything since.
fn last_decision(session: &Session) -> Vec<Message> {
    let events = session.events();
    let decides = |event: &Event| {
        matches!(
            event,
            Event::Approach(_)
                | Event::Acted { .. }
                | Event::Engaged { .. }
                | Event::BombDecided(_)
                | Event::DefenseResolved { .. }
                | Event::AttackResolved { .. }
        )
    };
    let from = events.iter().rposition(decides).unwrap_or(events.len());
    let state = session.state();
    events.iter().skip(from).flat_map(|event| words::event(state, event)).collect()
}

/// The messages of the action alone, for the screen that shows what to do on the table.
fn action(session: &Session) -> Vec<Message> {
    let state = session.state();
    match state.turn().map(|turn| &turn.stage) {
        Some(TurnStage::ActionShown(_)) => {}
        Some(TurnStage::GrantedShown(given)) => return words::granted(state, given),
        _ => return Vec::new(),
    }
    let last = session.events().iter().rev().find(|event| matches!(event, Event::Acted { .. }));
    let said: Vec<Message> = last.map(|event| words::event(state, event)).unwrap_or_default();
    said.into_iter()
        .filter(|message| matches!(message.key, "xw-performed" | "xw-repair" | "co-log-place"))
        .collect()
}

fn attitude(stage: &TurnStage) -> Option<String> {
    let approach = match stage {
        TurnStage::ManeuverShown(approach, _)
        | TurnStage::FleeTurn(approach, _)
        | TurnStage::TallonRoll(approach, _)
        | TurnStage::Move(approach, _)
        | TurnStage::Granted(approach, ..)
        | TurnStage::Act(approach, _) => approach,
        TurnStage::ActionShown(record) => return record.attitude.map(|attitude| enum_name(&attitude)),
        TurnStage::Damage(damage) => return attitude(damage.then()?),
        TurnStage::Slammed(slam) => return attitude(slam.then()),
        TurnStage::GrantedShown(given) => given.approach(),
        TurnStage::Bomb
        | TurnStage::BombShown
        | TurnStage::Fly
        | TurnStage::PlayerFlies
        | TurnStage::Approach
        | TurnStage::OutsideActivation
        | TurnStage::Engage
        | TurnStage::Attack(_)
        | TurnStage::PlayerEngages
        | TurnStage::Defense(_) => return None,
    };
    approach.attitude.map(|attitude| enum_name(&attitude))
}

fn pose(pose: Pose) -> wire::CompanionPose {
    let PoseMm { x, y, heading } = pose.into();
    wire::CompanionPose { x, y, heading }
}

fn ghost(state: &SessionState) -> Option<wire::CompanionPose> {
    if let Some((_, landing)) = state.arrivals().and_then(Arrivals::landing) {
        return landing.map(pose);
    }
    match &state.turn()?.stage {
        TurnStage::ManeuverShown(_, Some(movement)) => movement.end.map(pose),
        _ => None,
    }
}

fn points(points: Vec<Point>) -> Vec<(f64, f64)> {
    points.into_iter().map(|point| (point.x, point.y)).collect()
}

fn markers(state: &SessionState) -> Vec<wire::CompanionMarker> {
    let marker = |marker: Marker| wire::CompanionMarker {
        pose: pose(marker.at),
        corners: points(marker.body().corners().to_vec()),
    };
    state.arrivals().and_then(Arrivals::markers).into_iter().flatten().map(marker).collect()
}

fn nameless() -> wire::Translated {
    wire::Translated { en: String::new(), fr: String::new() }
}

/// Solo ships that are not on the table: waiting, delayed or destroyed.
fn reserve(state: &SessionState) -> Result<Vec<wire::CompanionReserve>, ApiError> {
    let squad = state.arrivals().map(Arrivals::squad).unwrap_or_default();
    let mut waiting = Vec::new();
    for member in squad.iter().filter(|member| state.craft(member.label).is_none()) {
        let content = state.content();
        let kind = member.ship.pilot.as_ref().and_then(|pilot| content.pilot(pilot)).map(|(kind, _)| kind);
        let kind = kind.or_else(|| content.ship(member.ship.ship.as_ref()?));
        waiting.push(wire::CompanionReserve {
            id: member.label.to_string(),
            kind: enum_name(&member.kind),
            place: enum_name(&member.place),
            name: kind.map_or_else(nameless, |kind| translated(&kind.name)),
            base: member.base().side(),
            ship: json(&member.ship)?,
        });
    }
    Ok(waiting)
}

fn obstacles(state: &SessionState) -> Vec<wire::CompanionObstacle> {
    if state.mode() == Mode::Quick && state.question() != &Question::Lay {
        return Vec::new();
    }
    let obstacle = |found: &xwing::table_position::Obstacle| wire::CompanionObstacle {
        id: found.label.to_string(),
        kind: enum_name(&found.kind),
        corners: found.token.corners().iter().map(|corner| (corner.x, corner.y)).collect(),
    };
    state.position().obstacles.iter().map(obstacle).collect()
}
