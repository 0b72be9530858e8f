//! Converts companion tables to wire types.

pub(crate) mod squads;

mod ship;

use crate::problem::Problem;
use crate::wire;
use companion::coming::Coming;
use companion::event::Event;
use companion::turn::Stage;
use companion::{Companion, Mode, Question, Table};
use explain::Message;
use explain::xwing::companion as words;
use host::ids::MatchId;
use serde::Serialize;
use xwing::content::Name;
use xwing::geometry::{Point, Pose, PoseMm};
use xwing::scenario::Marker;

/// Messages of the log in a view; the whole log has a route of its own.
const LATEST: usize = 80;

fn json(value: &impl Serialize) -> Result<wire::Json, Problem> {
    serde_json::value::to_raw_value(value).map_err(Problem::unreadable)
}

/// The serialized name of an enum value.
fn word(value: &impl Serialize) -> String {
    match serde_json::to_value(value) {
        Ok(serde_json::Value::String(word)) => word,
        Ok(other) => other.to_string(),
        Err(_) => String::new(),
    }
}

fn translated(name: &Name) -> wire::Translated {
    wire::Translated { en: name.en.clone(), fr: name.fr.clone() }
}

/// The current state of a table.
pub(crate) fn view(id: &MatchId, companion: &Companion, stale: bool) -> Result<wire::CompanionView, Problem> {
    let table = companion.table();
    let mut offers = Vec::new();
    for answer in table.offers() {
        let label = words::answer(table, table.question(), &answer);
        offers.push(wire::CompanionOffer { answer: json(&answer)?, label });
    }
    let mut ships = Vec::new();
    for label in table.order() {
        if let Some(craft) = table.craft(label) {
            ships.push(ship::ship(table, craft)?);
        }
    }
    let gone = table.gone().iter().map(|gone| wire::CompanionGone {
        id: gone.craft.label.to_string(),
        fate: word(&gone.fate),
        round: gone.round,
    });
    let log: Vec<Message> = account(companion);
    Ok(wire::CompanionView {
        id: id.to_string(),
        lines: companion.lines().len(),
        stale,
        can_undo: companion.can_undo(),
        round: table.round(),
        phase: word(&table.phase()),
        mode: word(&table.mode()),
        dice: word(&table.dice()),
        side: table.position().area.side(),
        ship: table.ship().map(|ship| ship.to_string()),
        question: json(table.question())?,
        text: words::question(table),
        hint: words::hint(table),
        concerns: table.concerns().map(|ship| ship.to_string()),
        offers,
        why: decided(companion),
        attitude: table.turn().and_then(|turn| attitude(&turn.stage)),
        action: action(companion),
        ships,
        gone: gone.collect(),
        obstacles: obstacles(table),
        ghost: ghost(table),
        template: points(table.template().unwrap_or_default()),
        markers: markers(table),
        layout: if table.question() == &Question::Lay { words::layout(table) } else { Vec::new() },
        reserve: reserve(table)?,
        log: log.into_iter().rev().take(LATEST).rev().collect(),
    })
}

/// All messages of the log.
pub(crate) fn account(companion: &Companion) -> Vec<Message> {
    let table = companion.table();
    companion.account().iter().flat_map(|event| words::event(table, event)).collect()
}

/// The messages of the last decision and everything since.
fn decided(companion: &Companion) -> Vec<Message> {
    let events = companion.account();
    let decides = |event: &Event| {
        matches!(
            event,
            Event::Approach(_)
                | Event::Acted { .. }
                | Event::Engaged { .. }
                | Event::Dropped(_)
                | Event::Defended { .. }
                | Event::Struck { .. }
        )
    };
    let from = events.iter().rposition(decides).unwrap_or(events.len());
    let table = companion.table();
    events.iter().skip(from).flat_map(|event| words::event(table, event)).collect()
}

/// The messages of the action alone, for the screen that shows what to do on the table.
fn action(companion: &Companion) -> Vec<Message> {
    let table = companion.table();
    match table.turn().map(|turn| &turn.stage) {
        Some(Stage::Acted(_)) => {}
        Some(Stage::Given(given)) => return words::given(table, given),
        _ => return Vec::new(),
    }
    let last = companion.account().iter().rev().find(|event| matches!(event, Event::Acted { .. }));
    let said: Vec<Message> = last.map(|event| words::event(table, event)).unwrap_or_default();
    said.into_iter()
        .filter(|message| matches!(message.key, "xw-performed" | "xw-repair" | "co-log-place"))
        .collect()
}

fn attitude(stage: &Stage) -> Option<String> {
    let approach = match stage {
        Stage::Shown(approach, _)
        | Stage::Flees(approach, _)
        | Stage::Slots(approach, _)
        | Stage::Move(approach, _)
        | Stage::Granted(approach, ..)
        | Stage::Act(approach, _) => approach,
        Stage::Acted(record) => return record.attitude.map(|attitude| word(&attitude)),
        Stage::Hurt(hurt) => return attitude(hurt.then()?),
        Stage::Given(given) => given.approach(),
        Stage::Device
        | Stage::Dropped
        | Stage::Fly
        | Stage::PlayerFlies
        | Stage::Approach
        | Stage::Outside
        | Stage::Engage
        | Stage::Shooting(_)
        | Stage::PlayerEngages
        | Stage::Defending(_) => return None,
    };
    approach.attitude.map(|attitude| word(&attitude))
}

fn pose(pose: Pose) -> wire::CompanionPose {
    let PoseMm { x, y, heading } = pose.into();
    wire::CompanionPose { x, y, heading }
}

fn ghost(table: &Table) -> Option<wire::CompanionPose> {
    if let Some((_, landing)) = table.coming().and_then(Coming::landing) {
        return landing.map(pose);
    }
    match &table.turn()?.stage {
        Stage::Shown(_, Some(movement)) => movement.end.map(pose),
        _ => None,
    }
}

fn points(points: Vec<Point>) -> Vec<(f64, f64)> {
    points.into_iter().map(|point| (point.x, point.y)).collect()
}

fn markers(table: &Table) -> Vec<wire::CompanionMarker> {
    let marker = |marker: Marker| wire::CompanionMarker {
        pose: pose(marker.at),
        corners: points(marker.body().corners().to_vec()),
    };
    table.coming().and_then(Coming::markers).into_iter().flatten().map(marker).collect()
}

fn nameless() -> wire::Translated {
    wire::Translated { en: String::new(), fr: String::new() }
}

/// Solo ships that are not on the table: waiting, delayed or destroyed.
fn reserve(table: &Table) -> Result<Vec<wire::CompanionReserve>, Problem> {
    let squad = table.coming().map(Coming::squad).unwrap_or_default();
    let mut waiting = Vec::new();
    for member in squad.iter().filter(|member| table.craft(member.label).is_none()) {
        let content = table.content();
        let kind = member.ship.pilot.as_ref().and_then(|pilot| content.pilot(pilot)).map(|(kind, _)| kind);
        let kind = kind.or_else(|| content.ship(member.ship.ship.as_ref()?));
        waiting.push(wire::CompanionReserve {
            id: member.label.to_string(),
            kind: word(&member.kind),
            place: word(&member.place),
            name: kind.map_or_else(nameless, |kind| translated(&kind.name)),
            base: member.base().side(),
            ship: json(&member.ship)?,
        });
    }
    Ok(waiting)
}

fn obstacles(table: &Table) -> Vec<wire::CompanionObstacle> {
    if table.mode() == Mode::Quick && table.question() != &Question::Lay {
        return Vec::new();
    }
    let obstacle = |found: &xwing::position::Obstacle| wire::CompanionObstacle {
        id: found.label.to_string(),
        kind: word(&found.kind),
        corners: found.token.corners().iter().map(|corner| (corner.x, corner.y)).collect(),
    };
    table.position().obstacles.iter().map(obstacle).collect()
}
