//! What a seat may answer, what chance may answer, and which question is open.

use crate::rules;
use crate::{CruiserKey, Effect, Face, Half, Matricule, Sector, Spot};
use serde::{Deserialize, Serialize};
use table::{RuleId, Seat, Seats};

/// The answer to one open question.
///
/// Cards in hand are named by matricule, cards on the table by place, since the recto of a verso card may be hidden
/// from the chooser.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Choice {
    /// Take this cruiser.
    Cruiser(CruiserKey),
    /// Lay no more cards this round.
    Pass,
    /// Lay a card of the hand on the lowest free slot of a sector.
    Play {
        /// The card.
        card: Matricule,
        /// The side that will be seen.
        face: Face,
        /// The sector of one's own board.
        sector: Sector,
    },
    /// Resolve this effect before the others that appeared with it.
    First {
        /// The card that shows it.
        card: Matricule,
        /// The printed half it is on.
        half: Half,
        /// What it does.
        effect: Effect,
    },
    /// Aim the effect at this card.
    Target {
        /// Where the card lies.
        at: Spot,
    },
    /// Aim the effect at this card and move it to the top of a sector of the same board.
    Move {
        /// Where the card lies.
        at: Spot,
        /// The sector it goes to.
        to: Sector,
    },
    /// Put the next damage marker on a fighter of this half.
    Half(Half),
    /// Shift one's cruiser by a sector, or let it stay.
    Shift(Shift),
    /// The order of the combats.
    Direction(Direction),
}

/// A cruiser's movement before the battle, as its owner sees it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Shift {
    /// One sector to the owner's left.
    Left,
    /// No movement.
    Stay,
    /// One sector to the owner's right.
    Right,
}

impl Shift {
    /// Every movement.
    pub const ALL: [Shift; 3] = [Shift::Left, Shift::Stay, Shift::Right];

    /// By how much the offset of the boards changes (SF-BAT-01): see [`crate::State::offset`]. The seats sit opposite
    /// each other, so the same word means the same change for both.
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
pub enum Direction {
    /// From the marker holder's left.
    LeftToRight,
    /// From the marker holder's right.
    RightToLeft,
}

/// The card that chance turns up: into a hand, or, in the rare case of [`Question::Settle`], aside.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Dealt {
    /// The card.
    pub card: Matricule,
}

/// Which question is open. Everybody knows it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Question {
    /// Which cruiser? Two seats at once choose in secret.
    Cruiser {
        /// Who has yet to choose.
        #[cfg_attr(feature = "ts", ts(type = "number[]"))]
        seats: Seats,
    },
    /// Lay a card or pass?
    Deploy {
        /// Whose turn it is.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        seat: Seat,
    },
    /// Which of the effects that appeared together comes first? They end the list of waiting frames.
    Order {
        /// The owner of the board.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        seat: Seat,
    },
    /// What does the effect aim at?
    Target {
        /// The owner of the board that shows the effect.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        seat: Seat,
        /// The card that shows it.
        card: Matricule,
        /// The printed half it is on.
        half: Half,
        /// What it does.
        effect: Effect,
    },
    /// Which half takes the next marker?
    Half {
        /// Who decides.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        seat: Seat,
        /// The card that is damaged.
        at: Spot,
        /// Why it is damaged.
        why: Why,
        /// How many markers are still to be placed.
        left: u8,
    },
    /// Shift the cruiser?
    Shift {
        /// The marker holder.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        seat: Seat,
    },
    /// In which order are the combats fought?
    Direction {
        /// The marker holder.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        seat: Seat,
    },
    /// Chance: which card does a seat take into its hand?
    Draw {
        /// Who draws.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        seat: Seat,
        /// Whether it is a card that lay aside.
        aside: bool,
    },
    /// Chance: which of the last cards of the old pile lies aside for whom? Nobody sees the answer. Asked only when
    /// the pile is made anew while both seats have cards of it aside.
    Settle {
        /// For whom the next card lies aside.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        seat: Seat,
    },
    /// Nothing: the match is over.
    Over,
}

impl Question {
    /// The rules behind the question, for whoever asks why it is put.
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
            Question::Half { why: Why::Combat, .. } => {
                &[rules::WHICH_FIGHTERS, rules::MARKER_SUFFERS_FIRST, rules::UNCOVERED]
            }
            Question::Half { why: Why::Effect, .. } => &[rules::FX_HIT_FIGHTER],
            Question::Half { why: Why::Flip, .. } => &[rules::FLIP_DAMAGE],
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

/// Why a card is damaged.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Why {
    /// A combat.
    Combat,
    /// A hit-fighter effect.
    Effect,
    /// A flip: the damage it had moves to its new face.
    Flip,
}
