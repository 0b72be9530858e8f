//! What happened, with the facts needed to tell it.

use crate::board::{Path, Square};
use crate::choice::Reach;
use crate::figure::{FigureId, Side};
use serde::Serialize;
use table::{RuleId, Seat};

/// Something that happened at the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Event {
    /// Both rolled for the choice of sides; nobody won on a tie.
    Rolled {
        /// The first seat's die.
        a: u8,
        /// The second seat's die.
        b: u8,
        /// Who chooses.
        #[cfg_attr(feature = "ts", ts(type = "number | null"))]
        winner: Option<Seat>,
    },
    /// A player took a side.
    TookSide {
        /// Who.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        seat: Seat,
        /// Which.
        side: Side,
    },
    /// A figure was placed.
    Placed {
        /// Which.
        figure: FigureId,
        /// Where.
        square: Square,
    },
    /// A player is content.
    Ready(#[cfg_attr(feature = "ts", ts(type = "number"))] Seat),
    /// A turn began.
    TurnBegan {
        /// Whose.
        side: Side,
        /// Its number, both sides counted together.
        turn: u16,
    },
    /// A figure is played.
    Activated(FigureId),
    /// The rest of the turn was given up.
    TurnEnded(Side),
    /// A figure walked.
    Walked {
        /// Who.
        figure: FigureId,
        /// From where.
        from: Square,
        /// The steps made.
        path: Path,
        /// Where it stands.
        to: Square,
        /// Points left.
        left: u8,
    },
    /// The pass was found.
    PassFound {
        /// By whom.
        figure: FigureId,
        /// In which vault.
        vault: u8,
    },
    /// The pass was taken from the ground.
    PassTaken(FigureId),
    /// The pass was left lying.
    PassLeft(FigureId),
    /// The pass changed hands.
    PassGiven {
        /// From whom.
        from: FigureId,
        /// To whom.
        to: FigureId,
    },
    /// The pass fell.
    PassDropped {
        /// Where.
        square: Square,
    },
    /// Two enemies met and neither attacked.
    Pact {
        /// Who came.
        mover: FigureId,
        /// Who stood there.
        enemy: FigureId,
    },
    /// An attack was rolled.
    Attacked {
        /// Who.
        attacker: FigureId,
        /// Whom.
        defender: FigureId,
        /// How.
        reach: Reach,
        /// The attacker's die.
        attack_die: u8,
        /// The defender's die.
        defence_die: u8,
        /// Everything added to the attacker's die.
        attack: u8,
        /// Everything added to the defender's die.
        defence: u8,
        /// Figures in the line.
        cover: u8,
        /// Whether it hit.
        hit: bool,
        /// The rule that allowed it.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        rule: RuleId,
    },
    /// A figure lost life.
    Wounded {
        /// Who.
        figure: FigureId,
        /// How much.
        lost: u8,
        /// What is left.
        left: u8,
        /// Why.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        rule: RuleId,
    },
    /// A figure gained life.
    Mended {
        /// Who.
        figure: FigureId,
        /// How much.
        gained: u8,
        /// What it has now.
        now: u8,
        /// Why.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        rule: RuleId,
    },
    /// A figure was defeated.
    Fell(FigureId),
    /// A door was opened or closed.
    Door {
        /// By whom.
        figure: FigureId,
        /// Which.
        door: u8,
        /// Open now.
        open: bool,
    },
    /// A vault was searched.
    Searched {
        /// By whom.
        figure: FigureId,
        /// Which.
        vault: u8,
        /// The die.
        die: u8,
    },
    /// A skill was tried.
    Tried {
        /// By whom.
        figure: FigureId,
        /// The die.
        die: u8,
        /// Added to it.
        skill: u8,
        /// Needed.
        needed: u8,
        /// Which.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        rule: RuleId,
    },
    /// A droid changed sides.
    Reprogrammed {
        /// Which.
        droid: FigureId,
        /// For whom.
        side: Side,
    },
    /// A droid is ruined.
    Ruined(FigureId),
    /// A barrier went off.
    BarrierOff(u8),
    /// A power was used.
    Used {
        /// By whom.
        figure: FigureId,
        /// Which.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        rule: RuleId,
    },
    /// A figure arrived.
    Arrived {
        /// Which.
        figure: FigureId,
        /// Where.
        square: Square,
    },
    /// The match is over.
    Ended {
        /// Who won; nobody on a draw.
        side: Option<Side>,
        /// By which rule.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        rule: RuleId,
    },
}
