//! One entry of an approach chart: speed, color, bearing and direction (XW-SOLO-30 to XW-SOLO-36).
//!
//! Written in the content file like `slowest blue bank or turn towards tally`.

use crate::content::BearingKind;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// Which of the speeds on the dial.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum SpeedWord {
    /// Reverse maneuvers count as negative.
    Slowest,
    /// The middle one, rounded up.
    Average,
    Fastest,
    Exactly(u8),
}

/// Which bearings the entry allows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum BearingWord {
    Straight,
    Bank,
    Turn,
    BankOrTurn,
    /// Koiogran, Segnor, Tallon, stationary and reverse maneuvers.
    Advanced,
    StraightStationaryOrReverse,
}

/// Toward the object, or away from it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Direction {
    Towards,
    AwayFrom,
}

/// The object that a direction refers to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Reference {
    /// The ship's tally.
    Tally,
    /// The obstacle nearest to the ship.
    Obstacle,
}

/// One entry of an approach chart.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ChartEntry {
    pub speed: SpeedWord,
    /// Only blue maneuvers are allowed.
    pub blue: bool,
    pub bearing: BearingWord,
    /// Toward or away from what.
    pub direction: Option<(Direction, Reference)>,
}

/// The content hash in stored logs is computed over the `Debug` text, so this one keeps the name it had when they were written.
impl fmt::Debug for ChartEntry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ChartEntry { speed, blue, bearing, direction } = self;
        let mut text = f.debug_struct("Entry");
        text.field("speed", speed)
            .field("blue", blue)
            .field("bearing", bearing)
            .field("direction", direction)
            .finish()
    }
}

impl BearingWord {
    const WORDS: [(BearingWord, &'static str); 6] = [
        (BearingWord::StraightStationaryOrReverse, "straight, stationary or reverse"),
        (BearingWord::BankOrTurn, "bank or turn"),
        (BearingWord::Straight, "straight"),
        (BearingWord::Bank, "bank"),
        (BearingWord::Turn, "turn"),
        (BearingWord::Advanced, "advanced"),
    ];

    /// Whether a maneuver of this kind is allowed.
    #[must_use]
    pub const fn admits(self, kind: BearingKind) -> bool {
        match self {
            BearingWord::Straight => matches!(kind, BearingKind::Straight),
            BearingWord::Bank => matches!(kind, BearingKind::Bank),
            BearingWord::Turn => matches!(kind, BearingKind::Turn),
            BearingWord::BankOrTurn => matches!(kind, BearingKind::Bank | BearingKind::Turn),
            BearingWord::Advanced => kind.is_advanced(),
            BearingWord::StraightStationaryOrReverse => {
                matches!(kind, BearingKind::Straight | BearingKind::Stationary) || kind.is_reverse()
            }
        }
    }
}

/// A text that is not a chart entry.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChartEntryError(pub String);

impl FromStr for ChartEntry {
    type Err = ChartEntryError;

    fn from_str(text: &str) -> Result<Self, ChartEntryError> {
        let wrong = || ChartEntryError(text.to_owned());
        let (speed, rest) = text.split_once(' ').ok_or_else(wrong)?;
        let speed = match speed {
            "slowest" => SpeedWord::Slowest,
            "average" => SpeedWord::Average,
            "fastest" => SpeedWord::Fastest,
            other => {
                let number = other.strip_suffix("-speed").and_then(|number| number.parse().ok());
                SpeedWord::Exactly(number.ok_or_else(wrong)?)
            }
        };
        let (blue, rest) = rest.strip_prefix("blue ").map_or((false, rest), |rest| (true, rest));
        let (bearing, rest) = BearingWord::WORDS
            .iter()
            .find_map(|(bearing, word)| rest.strip_prefix(word).map(|rest| (*bearing, rest)))
            .ok_or_else(wrong)?;
        let direction = match rest {
            "" => None,
            " towards tally" => Some((Direction::Towards, Reference::Tally)),
            " away from tally" => Some((Direction::AwayFrom, Reference::Tally)),
            " towards obstacle" => Some((Direction::Towards, Reference::Obstacle)),
            " away from obstacle" => Some((Direction::AwayFrom, Reference::Obstacle)),
            _ => return Err(wrong()),
        };
        Ok(ChartEntry { speed, blue, bearing, direction })
    }
}

impl fmt::Display for ChartEntry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.speed {
            SpeedWord::Slowest => f.write_str("slowest")?,
            SpeedWord::Average => f.write_str("average")?,
            SpeedWord::Fastest => f.write_str("fastest")?,
            SpeedWord::Exactly(number) => write!(f, "{number}-speed")?,
        }
        if self.blue {
            f.write_str(" blue")?;
        }
        if let Some((_, word)) = BearingWord::WORDS.iter().find(|(bearing, _)| *bearing == self.bearing) {
            write!(f, " {word}")?;
        }
        match self.direction {
            None => Ok(()),
            Some((Direction::Towards, Reference::Tally)) => f.write_str(" towards tally"),
            Some((Direction::AwayFrom, Reference::Tally)) => f.write_str(" away from tally"),
            Some((Direction::Towards, Reference::Obstacle)) => f.write_str(" towards obstacle"),
            Some((Direction::AwayFrom, Reference::Obstacle)) => f.write_str(" away from obstacle"),
        }
    }
}
