//! What everybody at a table sees. Built once for every update, from the state and the reasons of the last decision.

mod ship;
mod types;

pub use types::CompanionView;

use super::words;
use crate::any_match::json;
use companion::arrivals::Arrivals;
use companion::turn::TurnStage;
use companion::{Mode, Question, SessionState};
use explain::Message;
use serde::Serialize;
use types::{CompanionMarker, CompanionObstacle, CompanionPose, CompanionRemovedShip, CompanionReserve};
use xwing::geometry::{Point, Pose, PoseMm};
use xwing::scenario::Marker;

/// The serialized name of an enum value.
fn enum_name(value: &impl Serialize) -> String {
    json(value).get().trim_matches('"').to_owned()
}

pub(super) fn view(state: &SessionState, reasons: &[Message]) -> CompanionView {
    let ships = state.turn_order();
    let ships = ships.into_iter().filter_map(|label| Some(ship::ship(state, state.craft(label)?)));
    let gone = state.removed().iter().map(|gone| CompanionRemovedShip {
        id: gone.craft.label.to_string(),
        fate: enum_name(&gone.fate),
        round: gone.round,
    });
    CompanionView {
        round: state.round(),
        phase: enum_name(&state.phase()),
        mode: enum_name(&state.mode()),
        dice: enum_name(&state.dice()),
        side: state.position().area.side(),
        ship: state.ship().map(|ship| ship.to_string()),
        question: json(state.question()),
        text: words::question(state),
        hint: words::hint(state),
        concerns: state.concerned_ship().map(|ship| ship.to_string()),
        why: reasons.to_vec(),
        attitude: state.turn().and_then(|turn| attitude(&turn.stage)),
        action: action(state),
        ships: ships.collect(),
        gone: gone.collect(),
        obstacles: obstacles(state),
        ghost: ghost(state),
        template: points(state.maneuver_template().unwrap_or_default()),
        markers: markers(state),
        layout: if state.question() == &Question::Lay { words::layout(state) } else { Vec::new() },
        reserve: reserve(state),
    }
}

/// The action alone, for the screen that shows what to do on the table.
fn action(state: &SessionState) -> Vec<Message> {
    match state.turn().map(|turn| &turn.stage) {
        Some(TurnStage::ActionShown(record)) => words::action_to_do(record),
        Some(TurnStage::GrantedShown(given)) => words::granted(state, given),
        _ => Vec::new(),
    }
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

fn pose(pose: Pose) -> CompanionPose {
    let PoseMm { x, y, heading } = pose.into();
    CompanionPose { x, y, heading }
}

fn ghost(state: &SessionState) -> Option<CompanionPose> {
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

fn markers(state: &SessionState) -> Vec<CompanionMarker> {
    let marker = |marker: Marker| CompanionMarker {
        pose: pose(marker.at),
        corners: points(marker.body().corners().to_vec()),
    };
    state.arrivals().and_then(Arrivals::markers).into_iter().flatten().map(marker).collect()
}

/// Solo ships that are not on the table: waiting, delayed or destroyed.
fn reserve(state: &SessionState) -> Vec<CompanionReserve> {
    let squad = state.arrivals().map(Arrivals::squad).unwrap_or_default();
    let mut waiting = Vec::new();
    for member in squad.iter().filter(|member| state.craft(member.label).is_none()) {
        let content = state.content();
        let kind = member.ship.pilot.as_ref().and_then(|pilot| content.pilot(pilot)).map(|(kind, _)| kind);
        let kind = kind.or_else(|| content.ship(member.ship.ship.as_ref()?));
        waiting.push(CompanionReserve {
            id: member.label.to_string(),
            kind: enum_name(&member.kind),
            place: enum_name(&member.place),
            name: kind
                .map(explain::xwing::ship_name)
                .as_ref()
                .map(explain::in_every_language)
                .unwrap_or_default(),
            base: member.base().side(),
            ship: json(&member.ship),
        });
    }
    waiting
}

fn obstacles(state: &SessionState) -> Vec<CompanionObstacle> {
    if state.mode() == Mode::Quick && state.question() != &Question::Lay {
        return Vec::new();
    }
    let obstacle = |found: &xwing::table_position::Obstacle| CompanionObstacle {
        id: found.label.to_string(),
        kind: enum_name(&found.kind),
        corners: found.token.corners().iter().map(|corner| (corner.x, corner.y)).collect(),
    };
    state.position().obstacles.iter().map(obstacle).collect()
}
