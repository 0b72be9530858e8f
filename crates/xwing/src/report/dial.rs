//! A dial, and the maneuver that each row of each chart selects on it.

use crate::content::{Content, DialEntry};
use crate::craft::{Craft, Object, Team, Tokens};
use crate::geometry::Side;
use crate::label::Label;
use crate::solo::record::{ApproachRecord, EntryOutcome};
use crate::solo::sight::reported::ReportedSight;
use crate::solo::sight::{Length, SeenObject, Sighting};
use crate::solo::{
    Approach, ApproachRoll, Pause, SoloOptions, SoloPilot, SoloRoll, SoloRollResult, branches,
};
use crate::solo::{ChartEntry, Fact};
use serde::Serialize;

/// How the maneuver of a row was found.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fallback {
    /// By the entry itself.
    None,
    /// The dial has no such maneuver: the defense die was changed.
    NoSuchManeuver,
    /// Red while stressed, or purple without Force: the defense die was changed.
    CannotFly,
    /// The slowest straight was the last resort.
    SlowestStraight,
}

/// What a row selects when the object it refers to is on one side.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct RowSelection {
    /// The side of the tally and the obstacle.
    pub object_lies: Side,
    pub stressed: bool,
    /// The maneuver; several if chance or a distance decides between them.
    pub maneuvers: Vec<DialEntry>,
    pub fallback: Fallback,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ChartRow {
    pub roll: ApproachRoll,
    pub entry: ChartEntry,
    /// The maneuvers selected on this dial.
    pub selected: Vec<RowSelection>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ChartRows {
    pub chart: Approach,
    pub rows: Vec<ChartRow>,
}

/// A dial with the four charts.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct DialReport {
    /// The ship's xws id.
    pub ship: String,
    pub dial: Vec<DialEntry>,
    pub charts: Vec<ChartRows>,
}

/// The dial of a ship; `None` if there is no such ship.
#[must_use]
pub fn dial(content: &Content, ship: &str) -> Option<DialReport> {
    let kind = content.ship(ship)?;
    let charts = Approach::ALL.map(|chart| {
        let rows = ApproachRoll::all().map(|(roll, _)| {
            let mut selected = Vec::new();
            for object_lies in Side::BOTH {
                for stressed in [false, true] {
                    selected.push(select(content, ship, chart, roll, object_lies, stressed));
                }
            }
            ChartRow {
                roll,
                entry: content.solo().entry(chart, roll),
                selected: selected.into_iter().flatten().collect(),
            }
        });
        ChartRows { chart, rows: rows.collect() }
    });
    Some(DialReport { ship: kind.xws.clone(), dial: kind.dial.entries().to_vec(), charts: charts.to_vec() })
}

/// Runs the actual decision of the solo system, with the tally and the obstacle reported on one side.
fn select(
    content: &Content,
    ship: &str,
    chart: Approach,
    roll: ApproachRoll,
    lies: Side,
    stressed: bool,
) -> Option<RowSelection> {
    let ship = content.ship(ship)?;
    let (tally, rock) = (Object::Ship(Label::new("tally")?), Object::Obstacle(Label::new("rock")?));
    let me = Craft {
        label: Label::new("solo")?,
        team: Team::Solo,
        ship,
        pilot: None,
        faction: None,
        initiative: 1,
        upgrades: Vec::new(),
        hull: ship.hull,
        shields: ship.shields,
        force: 1,
        tokens: Tokens { stress: u8::from(stressed), ..Tokens::default() },
        faceup: Vec::new(),
        lock: None,
        lock_is_fixed: false,
        escapes: false,
        turret: None,
        engaged: false,
        acted: Vec::new(),
    };
    let near = Some(Length::from_mm(100.0));
    let told = ReportedSight {
        enemies: Some(vec![Sighting {
            object: tally,
            distance: near,
            beyond_three: false,
            arcs: vec![chart],
        }]),
        obstacles: Some(vec![SeenObject { object: rock, distance: near }]),
        sides: [(tally, Some(lies)), (rock, Some(lies))].into(),
        ..ReportedSight::default()
    };
    let fixed = |asked| (asked == SoloRoll::Approach).then_some(SoloRollResult::Approach(roll));
    let mut maneuvers = Vec::new();
    let mut fallback = Fallback::None;
    // Bank or turn depends on a distance: both outcomes are shown.
    let mut sights = vec![told];
    while let Some(sight) = sights.pop() {
        let decide = |rolls: &crate::solo::KnownRolls<'_>| {
            let ships = std::slice::from_ref(&me);
            SoloPilot {
                rules: content.solo(),
                options: SoloOptions::default(),
                me: &me,
                ships,
                sight: &sight,
                rolls,
            }
            .approach()
        };
        match branches(decide, fixed) {
            Ok(found) => {
                for branch in found {
                    fallback = fallback.max(fallback_of(&branch.outcome));
                    maneuvers.push(branch.outcome.maneuver);
                }
            }
            Err(Pause::Fact(Fact::DistanceAfter(maneuver, object))) => {
                for mm in [50.0, 150.0] {
                    let mut more = sight.clone();
                    more.distances_after.insert((maneuver, object), Some(Length::from_mm(mm)));
                    sights.push(more);
                }
            }
            Err(Pause::Fact(_) | Pause::Roll(_) | Pause::Mismatch { .. }) => return None,
        }
    }
    maneuvers.sort_unstable();
    maneuvers.dedup();
    Some(RowSelection { object_lies: lies, stressed, maneuvers, fallback })
}

fn fallback_of(record: &ApproachRecord) -> Fallback {
    match (record.entries.first().map(|tried| tried.outcome), record.entries.len()) {
        (_, 3..) => Fallback::SlowestStraight,
        (Some(EntryOutcome::NoSuchManeuver), 2) => Fallback::NoSuchManeuver,
        (Some(EntryOutcome::RedWhileStressed(_) | EntryOutcome::PurpleWithoutForce(_)), 2) => {
            Fallback::CannotFly
        }
        (_, _) => Fallback::None,
    }
}
