//! Set-ups: a new match, or a whole position written by hand.

use crate::board::SightRule;
use crate::content::Card;
use crate::figure::{Figure, FigureId, Side};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::Seat;

/// Everything a match is begun with.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Setup {
    /// The map, by its short name.
    #[serde(default = "first_map")]
    pub map: String,
    /// What things are called, by the short name of a theme. No rule looks at it.
    #[serde(default = "first_theme")]
    pub theme: String,
    /// House rules.
    #[serde(default)]
    pub options: Options,
    /// Where the match stands; a new one when left out.
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
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum SelfRepair {
    /// Once, as flesh may care for itself.
    #[default]
    Once,
    /// Never: it is not written.
    Never,
}

/// What the movement of Enhanced Speed does with enemies met before (TP-POW-05).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum SpeedMeetings {
    /// Those treated in this turn stay treated.
    #[default]
    Keeps,
    /// Everybody can be met again.
    Forgets,
}

/// What vaults and stairs cost to enter (TP-MOV-02).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Stones {
    /// Two points.
    #[default]
    Difficult,
    /// One point.
    Clear,
}

/// A yes or no of the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Switch {
    /// Used.
    On,
    /// Not used.
    Off,
}

impl Switch {
    /// Whether it is used.
    #[must_use]
    pub const fn is_on(self) -> bool {
        matches!(self, Switch::On)
    }
}

/// House rules, all shown before the match. The defaults come first.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Options {
    /// Whether fallen soldiers can be called again.
    pub reinforcements: Switch,
    /// How often a droid may repair itself.
    pub self_repair: SelfRepair,
    /// What Enhanced Speed does with enemies met before.
    pub speed_meetings: SpeedMeetings,
    /// Which lines of sight count.
    pub sight: SightRule,
    /// What vaults and stairs cost.
    pub stones: Stones,
    /// Whether a reprogrammed droid that fell can be called again.
    pub recall_droids: Switch,
    /// Another card for the Assault Droids.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub assault: Option<Card>,
    /// Another card for the Medical Droids.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub medical: Option<Card>,
    /// Turns a side, then it is a draw; 1 to 999.
    pub turn_limit: u16,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            reinforcements: Switch::On,
            self_repair: SelfRepair::Once,
            speed_meetings: SpeedMeetings::Keeps,
            sight: SightRule::TwoKinds,
            stones: Stones::Difficult,
            recall_droids: Switch::On,
            assault: None,
            medical: None,
            turn_limit: 60,
        }
    }
}

/// A position between two activations. Figures in order: four Separatists, four of the Republic, Assault Droids, Medical
/// Droids; as many of each as the map has.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Position {
    /// Who plays the Separatists.
    #[schemars(with = "u8")]
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub separatists: Seat,
    /// Every figure.
    pub figures: Vec<Figure>,
    /// Names of the open doors.
    #[serde(default)]
    pub open_doors: Vec<String>,
    /// Whether the left and the right barrier are off.
    #[serde(default)]
    pub barriers_off: [bool; 2],
    /// Which vaults are searched.
    #[serde(default)]
    pub searched: [bool; 4],
    /// Where the pass is.
    #[serde(default)]
    pub pass: PassPlace,
    /// Whose turn it is.
    pub side: Side,
    /// Turns begun by both sides together, this one included.
    pub turn: u16,
    /// Figures that were played in this turn.
    #[serde(default)]
    pub played: Vec<FigureId>,
    /// Figures that tried to reprogram in this turn.
    #[serde(default)]
    pub tried: Vec<FigureId>,
    /// Whether reinforcements were called in this turn.
    #[serde(default)]
    pub called: bool,
    /// Figures on their guard (Vigilance Meditation).
    #[serde(default)]
    pub vigilant: Vec<FigureId>,
}

/// Where the pass is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum PassPlace {
    /// In a vault nobody searched.
    #[default]
    Hidden,
    /// With a figure.
    Carried(FigureId),
    /// On a square.
    Lies(#[schemars(with = "u16")] crate::board::Square),
}

/// What can be wrong with a set-up.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Fault {
    /// There is no such map.
    Map(String),
    /// There is no such theme.
    Theme(String),
    /// The turn limit is not between 1 and 999.
    TurnLimit(u16),
    /// A card of the options cannot be played.
    Card(&'static str),
    /// The map has so many figures, the position another number.
    Figures {
        /// On the map.
        wanted: usize,
        /// In the position.
        found: usize,
    },
    /// A figure has another role or side than its place in the list.
    Role(FigureId),
    /// A status that this figure cannot have.
    Status(FigureId),
    /// Life is nought or above the card.
    Life(FigureId),
    /// More Force than the card.
    Force(FigureId),
    /// Off the map, in rock, or in an active barrier.
    Square(FigureId),
    /// Two figures on one square.
    Shared(FigureId, FigureId),
    /// No door has this name.
    Door(String),
    /// The pass is with nobody, or lies where nobody can be.
    Pass,
    /// The pass is on the stairs: the match is over.
    Won,
    /// There is no such seat.
    Seat(Seat),
    /// The turn number is nought or beyond the limit, or is not this side's.
    Turn(u16),
    /// There is no such figure, or it is not that side's.
    Unknown(FigureId),
}
