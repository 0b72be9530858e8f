//! A whole position, written down: every card in its place, hidden ones included. The FEN of this game.
//!
//! Positions are taken between the acts only: a seat is asked to lay a card or pass, or the marker holder to shift.

use crate::{Face, Matricule};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::{BySeat, Seat};

/// A position between the acts.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Position {
    /// The number of the round, from one.
    pub round: u8,
    /// What is asked.
    pub at: At,
    /// Who holds the initiative marker.
    #[schemars(with = "u8", range(max = 1))]
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub marker: Seat,
    /// How far the second seat's board is displaced, seen from the first seat, to its right.
    #[serde(default)]
    #[schemars(range(min = -3, max = 3))]
    pub offset: i8,
    /// Each seat's own things.
    #[schemars(with = "[SidePosition; 2]")]
    #[cfg_attr(feature = "ts", ts(as = "[SidePosition; 2]"))]
    pub sides: BySeat<SidePosition>,
    /// The common pile, or in Total War one for each seat.
    pub piles: Vec<PilePosition>,
}

/// What is asked in a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum At {
    /// This seat lays a card or passes.
    Deploy {
        /// Whose turn it is.
        #[schemars(with = "u8", range(max = 1))]
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        seat: Seat,
    },
    /// The marker holder shifts its cruiser.
    Shift,
}

/// One seat's own things.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SidePosition {
    /// What is left of the armour; may be below nought.
    pub armour: i16,
    /// Whether the seat has passed this round.
    #[serde(default)]
    pub passed: bool,
    /// The hand.
    #[serde(default)]
    pub hand: Vec<Matricule>,
    /// Cards aside whose identity is settled: they come from a pile that has been made anew since.
    #[serde(default)]
    pub aside: Vec<Matricule>,
    /// Cards aside that come from the present pile: which ones is drawn when they are taken.
    #[serde(default)]
    pub promised: u8,
    /// The five sectors from the owner's left, each from the bottom.
    #[serde(default)]
    pub sectors: [Vec<LaidCard>; 5],
}

/// A card on the table.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LaidCard {
    /// The card; nothing in a view whose owner may not know it.
    pub card: Option<Matricule>,
    /// The side that is seen.
    #[serde(default)]
    pub face: Face,
    /// Whether the printed top half lies low.
    #[serde(default)]
    pub pivoted: bool,
    /// Damage markers on the printed top and bottom half.
    #[serde(default)]
    pub damage: [u8; 2],
    /// Markers on its screens.
    #[serde(default)]
    pub screens: u8,
    /// Whether everybody has seen its recto; always so while it lies recto.
    #[serde(default)]
    pub exposed: bool,
    /// Whether it was laid before the pile was last made anew.
    #[serde(default)]
    pub older: bool,
    /// How often its symbols have appeared in this chain: two of the top half, two of the bottom half.
    #[serde(default)]
    pub fired: [u8; 4],
}

/// A pile with its discard.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PilePosition {
    /// The cards of the pile, in no order, with those promised aside.
    pub cards: Vec<Matricule>,
    /// The discard.
    #[serde(default)]
    pub discard: Vec<Matricule>,
    /// What the pile was last made of, if it was made anew.
    #[serde(default)]
    pub remade: Option<Vec<Matricule>>,
}
