//! The solo system as data: tally order, approach charts, attitudes and action lists of one version of the rules.
//!
//! A later version would be one more file under `content/xwing/`; nothing here depends on particular entries.

use crate::content::{ContentError, ContentErrorKind};
use crate::dice::{AttackFace, DefenseFace};
use crate::solo::action::attitude::{ActionListItem, Attitude};
use crate::solo::approach::chart_entry::{ChartEntry, ChartEntryError};
use content_reader::LineError;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The four approaches, each with its chart.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Approach {
    /// The tally is in the bullseye arc.
    Bullseye,
    /// In the front arc.
    Front,
    /// In a side arc.
    Side,
    /// In the rear arc.
    Rear,
}

impl Approach {
    /// All four, in the printed order.
    pub const ALL: [Approach; 4] = [Approach::Bullseye, Approach::Front, Approach::Side, Approach::Rear];
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum TallyStep {
    /// The nearest object it has locked, at any range.
    Locked,
    /// The nearest enemy ship in that arc at range 0-3.
    Near(Approach),
    /// The nearest enemy ship in that arc beyond range 3.
    Far(Approach),
}

/// The result of an approach roll.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ApproachRoll {
    /// The green die, read first.
    pub defense: DefenseFace,
    /// The red die.
    pub attack: AttackFace,
}

impl ApproachRoll {
    /// All twelve results, in the order of the charts, each with its weight out of 64.
    pub fn all() -> impl Iterator<Item = (ApproachRoll, u32)> {
        DefenseFace::ALL.into_iter().flat_map(|defense| {
            AttackFace::ALL
                .into_iter()
                .map(move |attack| (ApproachRoll { defense, attack }, defense.sides() * attack.sides()))
        })
    }
}

/// The name of the file in errors.
const FILE: &str = "solo-alpha";

/// One version of the solo system.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SoloRules {
    /// The version of the printed rules.
    pub version: String,
    pub tally: Vec<TallyStep>,
    /// The order in which arcs determine the chart.
    pub order: Vec<Approach>,
    /// The face to which the defense die is turned if the entry cannot be flown.
    pub turn_to: DefenseFace,
    /// The entry that is used if that one cannot be flown either.
    pub last: ChartEntry,
    attitudes: [Attitude; 3],
    charts: [[[ChartEntry; 4]; 3]; 4],
    actions: [Vec<ActionListItem>; 3],
}

impl SoloRules {
    /// The entry of a chart for a roll.
    #[must_use]
    pub fn entry(&self, chart: Approach, roll: ApproachRoll) -> ChartEntry {
        self.charts[chart as usize][roll.defense as usize][roll.attack as usize]
    }

    /// The attitude that a defense die gives.
    #[must_use]
    pub fn attitude(&self, defense: DefenseFace) -> Attitude {
        self.attitudes[defense as usize]
    }

    /// The action list of an attitude.
    #[must_use]
    pub fn actions(&self, attitude: Attitude) -> &[ActionListItem] {
        &self.actions[attitude as usize]
    }

    /// Parses one version of the rules.
    ///
    /// # Errors
    /// Every fault of the file.
    pub fn read(text: &str) -> Result<Self, Vec<ContentError>> {
        let mut faults = Vec::new();
        let fault = |at: &str, section: &str, problem: ContentErrorKind| {
            let words: Vec<&str> = [Some(section), problem.word()].into_iter().flatten().collect();
            let line = content_reader::line_with(text, &words);
            ContentError { file: FILE, line, at: at.to_owned(), problem }
        };
        let raw: Raw = content_reader::from_toml(text).map_err(|LineError { line, what }| {
            let problem = ContentErrorKind::Unreadable(what);
            vec![ContentError { file: FILE, line, at: String::new(), problem }]
        })?;
        let last = match raw.fallback.last.parse::<ChartEntry>() {
            Ok(last) => last,
            Err(ChartEntryError(text)) => {
                return Err(vec![fault("fallback", "[fallback]", ContentErrorKind::Entry(text))]);
            }
        };
        let mut tally = Vec::new();
        for word in &raw.tally {
            match tally_step(word) {
                Some(step) => tally.push(step),
                None => faults.push(fault("tally", "tally", ContentErrorKind::UnknownWord(word.clone()))),
            }
        }
        let charts = Approach::ALL.map(|chart| {
            DefenseFace::ALL.map(|defense| {
                AttackFace::ALL.map(|attack| match raw.entry(chart, defense, attack) {
                    Ok(entry) => entry,
                    Err(problem) => {
                        let at = format!("{chart:?} {} {}", defense.word(), attack.word());
                        let section = format!("[chart.{chart:?}]").to_lowercase();
                        faults.push(fault(&at, &section, problem));
                        last
                    }
                })
            })
        });
        for attitude in Attitude::ALL {
            if raw.list(attitude).is_empty() {
                let missing = ContentErrorKind::MissingRow(format!("{attitude:?}"));
                faults.push(fault("actions", "[[actions", missing));
            }
        }
        if !faults.is_empty() {
            return Err(faults);
        }
        Ok(SoloRules {
            version: raw.version.clone(),
            tally,
            order: raw.charts.clone(),
            turn_to: raw.fallback.turn_to,
            last,
            attitudes: [raw.attitude.evade, raw.attitude.focus, raw.attitude.blank],
            charts,
            actions: Attitude::ALL.map(|attitude| raw.list(attitude).to_vec()),
        })
    }
}

fn tally_step(word: &str) -> Option<TallyStep> {
    if word == "locked" {
        return Some(TallyStep::Locked);
    }
    let (arc, range) = word.split_once(' ')?;
    let arc = match arc {
        "bullseye" => Approach::Bullseye,
        "front" => Approach::Front,
        "side" => Approach::Side,
        "rear" => Approach::Rear,
        _ => return None,
    };
    match range {
        "0-3" => Some(TallyStep::Near(arc)),
        "beyond 3" => Some(TallyStep::Far(arc)),
        _ => None,
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SoloFile"))]
pub(crate) struct Raw {
    version: String,
    tally: Vec<String>,
    charts: Vec<Approach>,
    #[cfg_attr(feature = "ts", ts(skip))]
    attitude: RawAttitude,
    #[cfg_attr(feature = "ts", ts(skip))]
    fallback: RawFallback,
    chart: BTreeMap<Approach, BTreeMap<DefenseFace, BTreeMap<AttackFace, String>>>,
    #[cfg_attr(feature = "ts", ts(skip))]
    actions: RawActions,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawAttitude {
    evade: Attitude,
    focus: Attitude,
    blank: Attitude,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawFallback {
    turn_to: DefenseFace,
    last: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawActions {
    defensive: Vec<ActionListItem>,
    balanced: Vec<ActionListItem>,
    offensive: Vec<ActionListItem>,
}

impl Raw {
    fn entry(
        &self,
        chart: Approach,
        defense: DefenseFace,
        attack: AttackFace,
    ) -> Result<ChartEntry, ContentErrorKind> {
        let text =
            self.chart.get(&chart).and_then(|rows| rows.get(&defense)).and_then(|row| row.get(&attack));
        match text {
            None => Err(ContentErrorKind::MissingRow(format!("{} {}", defense.word(), attack.word()))),
            Some(text) => text.parse().map_err(|ChartEntryError(text)| ContentErrorKind::Entry(text)),
        }
    }

    fn list(&self, attitude: Attitude) -> &[ActionListItem] {
        match attitude {
            Attitude::Defensive => &self.actions.defensive,
            Attitude::Balanced => &self.actions.balanced,
            Attitude::Offensive => &self.actions.offensive,
        }
    }
}

#[cfg(test)]
mod tests;
