//! What a seat may choose, what chance may decide, and which question is pending.

use crate::rules;
use crate::{CruiserKey, Effect, Face, Half, Matricule, Sector, Spot};
use contract::{RuleId, Seat, Seats};
use serde::{Deserialize, Serialize};

/// The answer to one question.
///
/// Cards in hand are named by matricule, cards on the table by place, because the recto of a verso card may be hidden
/// from the player who chooses.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Choice {
    Cruiser(CruiserKey),
    /// Play no more cards this round.
    Pass,
    /// Play a card from the hand onto the lowest free slot of a sector.
    Play {
        card: Matricule,
        /// The side that will be visible.
        face: Face,
        /// A sector of the player's own board.
        sector: Sector,
    },
    /// Resolve this effect before the others that became visible with it.
    First {
        /// The card that shows it.
        card: Matricule,
        half: Half,
        effect: Effect,
    },
    /// Choose this card as the target of the effect.
    Target {
        at: Spot,
    },
    /// Choose this card as the target and move it to the top of a sector of the same board.
    Move {
        at: Spot,
        to: Sector,
    },
    /// Put the next damage marker on a fighter of this half.
    Half(Half),
    /// Shift the player's cruiser by one sector, or leave it in place.
    Shift(Shift),
    Direction(Direction),
}

/// A cruiser's movement before the battle, as its owner sees it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Shift {
    Left,
    Stay,
    Right,
}

impl Shift {
    pub const ALL: [Shift; 3] = [Shift::Left, Shift::Stay, Shift::Right];

    /// The change of the boards' offset (SF-BAT-01), see [`crate::State::offset`]. The seats sit opposite each other,
    /// so the same shift means the same change for both.
    #[must_use]
    pub const fn offset(self) -> i8 {
        match self {
            Shift::Left => 1,
            Shift::Stay => 0,
            Shift::Right => -1,
        }
    }
}

/// The order of the combats, as the marker holder sees it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Direction {
    LeftToRight,
    RightToLeft,
}

/// The card that chance turns up: into a hand or, in the rare case of [`Question::Settle`], aside.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct DealtCard {
    pub card: Matricule,
}

/// The pending question. Everybody knows it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Question {
    /// Which cruiser? Two seats at once choose in secret.
    Cruiser {
        /// The seats that have yet to choose.
        seats: Seats,
    },
    /// Play a card or pass?
    Deploy { seat: Seat },
    /// Which of the effects that became visible together comes first? They are the last of the waiting frames.
    Order {
        /// The owner of the board.
        seat: Seat,
    },
    /// What is the target of the effect?
    Target {
        /// The owner of the board that shows the effect.
        seat: Seat,
        /// The card that shows it.
        card: Matricule,
        half: Half,
        effect: Effect,
    },
    /// Which half takes the next marker?
    Half {
        /// The seat that decides.
        seat: Seat,
        /// The damaged card.
        at: Spot,
        why: DamageCause,
        /// Markers still to be placed.
        left: u8,
    },
    /// Shift the cruiser?
    Shift {
        /// The marker holder.
        seat: Seat,
    },
    /// In which order are the combats fought?
    Direction {
        /// The marker holder.
        seat: Seat,
    },
    /// Chance: which card goes into a hand?
    Draw {
        seat: Seat,
        /// Whether it is a card that was set aside.
        aside: bool,
    },
    /// Chance: which of the last cards of the old pile was set aside for whom? Nobody sees the answer. Asked only
    /// when the pile is reshuffled while both seats have cards of it set aside.
    Settle {
        /// The seat the next card was set aside for.
        seat: Seat,
    },
    /// The match is over.
    Over,
}

impl Question {
    /// The rules behind the question.
    #[must_use]
    pub const fn rules(self) -> &'static [RuleId] {
        match self {
            Question::Cruiser { .. } => {
                &[rules::CRUISER_OPEN, rules::CRUISER_BOX, rules::CRUISER_SECRET, rules::START]
            }
            Question::Deploy { .. } => &[
                rules::DEPLOY_TURN,
                rules::DEPLOY_FULL,
                rules::DEPLOY_LEVEL,
                rules::DEPLOY_VERSO,
                rules::PASS,
                rules::GO_ON_ALONE,
            ],
            Question::Order { .. } => &[rules::ORDER, rules::DEPTH_FIRST, rules::CHAIN_BEGINS],
            Question::Target { .. } => &[
                rules::OWNER_DECIDES,
                rules::MANDATORY,
                rules::MOVE_ROOM,
                rules::MOVE_LEVEL,
                rules::CLOSE_GAP,
            ],
            Question::Half { why: DamageCause::Combat, .. } => {
                &[rules::WHICH_FIGHTERS, rules::MARKER_SUFFERS_FIRST, rules::UNCOVERED]
            }
            Question::Half { why: DamageCause::Effect, .. } => &[rules::FX_HIT_FIGHTER],
            Question::Half { why: DamageCause::Flip, .. } => &[rules::FLIP_DAMAGE],
            Question::Shift { .. } => &[rules::SHIFT, rules::SHIFT_FACING],
            Question::Direction { .. } => &[rules::DIRECTION, rules::COMBATS, rules::COUNT_FIRST],
            Question::Draw { aside: true, .. } => &[rules::ASIDE_TAKEN, rules::HIDDEN],
            Question::Draw { aside: false, .. } => {
                &[rules::REINFORCE, rules::SYMBOL_HIDDEN, rules::DRAW_ORDER, rules::HIDDEN]
            }
            Question::Settle { .. } => &[rules::RESHUFFLE, rules::DISCARD_OPEN],
            Question::Over => &[rules::END],
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum DamageCause {
    Combat,
    Effect,
    /// A flip: existing damage moves to the new face.
    Flip,
}
