//! Set-ups: a new match, or a whole position written by hand.

use crate::board::SightRule;
use crate::content::Card;
use crate::figure::{Figure, FigureId, Side};
use contract::Seat;
use serde::{Deserialize, Serialize};

/// Everything needed to start a match.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Setup {
    /// The map, by its short name.
    #[serde(default = "first_map")]
    pub map: String,
    /// The theme that names things, by its short name. No rule depends on it.
    #[serde(default = "first_theme")]
    pub theme: String,
    /// House rules.
    #[serde(default)]
    pub options: Options,
    /// A position to start from; without it a new match starts.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<Position>,
}

fn first_map() -> String {
    "lost-temple".into()
}

fn first_theme() -> String {
    "galaxy".into()
}

impl Default for Setup {
    fn default() -> Self {
        Setup { map: first_map(), theme: first_theme(), options: Options::default(), position: None }
    }
}

/// How often a droid may repair itself in one step (TP-ACT-09).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum SelfRepair {
    /// Once, as living figures may heal themselves.
    #[default]
    Once,
    /// Never, because the manual does not mention it.
    Never,
}

/// Whether Enhanced Speed forgets the enemies already met this turn (TP-POW-05).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum SpeedMeetings {
    /// Enemies met this turn are not met again.
    #[default]
    Keeps,
    /// Every enemy can be met again.
    Forgets,
}

/// What vaults and stairs cost to enter (TP-MOV-02).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum VaultTerrain {
    /// Two movement points.
    #[default]
    Difficult,
    /// One movement point.
    Clear,
}

/// Whether an option is used.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Switch {
    On,
    Off,
}

impl Switch {
    #[must_use]
    pub const fn is_on(self) -> bool {
        matches!(self, Switch::On)
    }
}

/// House rules, all shown before the match. The defaults are the first variants.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Options {
    /// Whether fallen soldiers can be called as reinforcements.
    pub reinforcements: Switch,
    pub self_repair: SelfRepair,
    pub speed_meetings: SpeedMeetings,
    pub sight: SightRule,
    pub stones: VaultTerrain,
    /// Whether a reprogrammed droid that fell can be called as reinforcements.
    pub recall_droids: Switch,
    /// Replaces the card of the Assault Droids.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub assault: Option<Card>,
    /// Replaces the card of the Medical Droids.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub medical: Option<Card>,
    /// Turns per side before the match is a draw; 1 to 999.
    pub turn_limit: u16,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            reinforcements: Switch::On,
            self_repair: SelfRepair::Once,
            speed_meetings: SpeedMeetings::Keeps,
            sight: SightRule::TwoKinds,
            stones: VaultTerrain::Difficult,
            recall_droids: Switch::On,
            assault: None,
            medical: None,
            turn_limit: 60,
        }
    }
}

/// A position between two activations. Figures are listed in order: four Separatists, four of the Republic, Assault
/// Droids, Medical Droids; as many of each as the map has.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Position {
    /// The seat that plays the Separatists.
    pub separatists: Seat,
    pub figures: Vec<Figure>,
    /// Names of the open doors.
    #[serde(default)]
    pub open_doors: Vec<String>,
    /// Left, right.
    #[serde(default)]
    pub barriers_off: [bool; 2],
    #[serde(default)]
    pub searched: [bool; 4],
    #[serde(default)]
    pub pass: PassPlace,
    /// Whose turn it is.
    pub side: Side,
    /// Turns started by both sides together, including this one.
    pub turn: u16,
    /// Figures already activated this turn.
    #[serde(default)]
    pub played: Vec<FigureId>,
    /// Figures that tried to reprogram a droid this turn.
    #[serde(default)]
    pub tried: Vec<FigureId>,
    /// Whether reinforcements were called this turn.
    #[serde(default)]
    pub called: bool,
    /// Figures under Vigilance Meditation.
    #[serde(default)]
    pub vigilant: Vec<FigureId>,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum PassPlace {
    /// In a vault that has not been searched.
    #[default]
    Hidden,
    Carried(FigureId),
    /// On the ground.
    Lies(#[cfg_attr(feature = "schema", schemars(with = "u16"))] crate::board::Square),
}

/// Something wrong with a set-up.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Fault {
    Map(String),
    Theme(String),
    /// The turn limit is not between 1 and 999.
    TurnLimit(u16),
    /// A replacement card has values out of range; the key of the option.
    Card(&'static str),
    /// The position has a different number of figures than the map.
    Figures {
        wanted: usize,
        found: usize,
    },
    /// A figure has a different role or side than its place in the list requires.
    Role(FigureId),
    /// The figure cannot have this status.
    Status(FigureId),
    /// Life is zero or above the card's maximum.
    Life(FigureId),
    /// More Force than on the card.
    Force(FigureId),
    /// Off the map, in rock, or in an active barrier.
    Square(FigureId),
    /// Two figures on one square.
    Shared(FigureId, FigureId),
    /// No door has this name.
    Door(String),
    /// The pass is with nobody, or lies where no figure can stand.
    Pass,
    /// The pass is already on the stairs, so the match is over.
    Won,
    Seat(Seat),
    /// The turn number is zero or beyond the limit, or not a turn of this side.
    Turn(u16),
    /// There is no such figure, or it does not belong to that side.
    Unknown(FigureId),
}
