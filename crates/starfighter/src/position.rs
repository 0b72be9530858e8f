//! A complete position as data: every card in its place, including hidden ones. The FEN of this game.
//!
//! Positions exist only between acts: a seat is about to play a card or pass, or the marker holder to shift.

use crate::{Face, Matricule};
use contract::{BySeat, Seat};
use serde::{Deserialize, Serialize};

/// A position between acts.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Position {
    /// From one.
    pub round: u8,
    pub at: PositionPhase,
    #[cfg_attr(feature = "schema", schemars(range(max = 1)))]
    pub marker: Seat,
    /// How far the second seat's board is displaced to the right, as the first seat sees it.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schemars(range(min = -3, max = 3)))]
    pub offset: i8,
    pub sides: BySeat<SidePosition>,
    /// The common pile, or in Total War one per seat.
    pub piles: Vec<PilePosition>,
}

/// The pending question of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum PositionPhase {
    /// This seat plays a card or passes.
    Deploy {
        #[cfg_attr(feature = "schema", schemars(range(max = 1)))]
        seat: Seat,
    },
    /// The marker holder shifts its cruiser.
    Shift,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SidePosition {
    /// May be negative.
    #[serde(rename = "armour")]
    pub armor: i16,
    /// Whether the seat has passed this round.
    #[serde(default)]
    pub passed: bool,
    #[serde(default)]
    pub hand: Vec<Matricule>,
    /// Set-aside cards whose identity is settled: they come from a pile that has since been reshuffled.
    #[serde(default)]
    pub aside: Vec<Matricule>,
    /// Number of set-aside cards from the current pile; which ones is decided when they are taken.
    #[serde(default)]
    pub promised: u8,
    /// The five sectors from the owner's left, each from the bottom.
    #[serde(default)]
    pub sectors: [Vec<LaidCard>; 5],
}

/// A card on the table.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct LaidCard {
    /// `None` in a view if the viewer may not know it.
    pub card: Option<Matricule>,
    /// The visible side.
    #[serde(default)]
    pub face: Face,
    /// Whether the printed top half is at the bottom.
    #[serde(default)]
    pub pivoted: bool,
    /// Damage markers on the printed top and bottom half.
    #[serde(default)]
    pub damage: [u8; 2],
    #[serde(default)]
    pub screens: u8,
    /// Whether everybody has seen its recto; always true while it lies recto.
    #[serde(default)]
    pub exposed: bool,
    /// Whether it was played before the last reshuffle.
    #[serde(default)]
    pub older: bool,
    /// How often its symbols became visible in this chain: two of the top half, two of the bottom half.
    #[serde(default)]
    pub fired: [u8; 4],
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PilePosition {
    /// In no particular order, including cards promised aside.
    pub cards: Vec<Matricule>,
    #[serde(default)]
    pub discard: Vec<Matricule>,
    /// The cards of the last reshuffle, if there was one.
    #[serde(default)]
    pub remade: Option<Vec<Matricule>>,
}
