//! What happened, with the facts needed to describe it.

use crate::board::{Path, Square};
use crate::choice::AttackKind;
use crate::figure::{FigureId, Side};
use contract::{RuleId, Seat};
use serde::Serialize;

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Event {
    /// Both players rolled for the choice of sides; no winner on a tie.
    Rolled {
        /// Die of seat A.
        a: u8,
        /// Die of seat B.
        b: u8,
        winner: Option<Seat>,
    },
    TookSide {
        seat: Seat,
        side: Side,
    },
    Placed {
        figure: FigureId,
        square: Square,
    },
    /// A player confirmed the placement.
    Ready(Seat),
    TurnBegan {
        side: Side,
        /// Turns are counted over both sides.
        turn: u16,
    },
    Activated(FigureId),
    /// The player ended the turn early.
    TurnEnded(Side),
    Walked {
        figure: FigureId,
        from: Square,
        /// The steps made, which may be fewer than chosen.
        path: Path,
        to: Square,
        /// Movement points left.
        left: u8,
    },
    PassFound {
        figure: FigureId,
        /// From zero.
        vault: u8,
    },
    /// The pass was picked up from the ground.
    PassTaken(FigureId),
    /// A figure decided to leave the pass on the ground.
    PassLeft(FigureId),
    PassGiven {
        from: FigureId,
        to: FigureId,
    },
    /// The pass fell to the ground because its carrier was defeated.
    PassDropped {
        square: Square,
    },
    /// Two enemies came into contact and neither attacked.
    Pact {
        /// The figure that moved.
        mover: FigureId,
        /// The figure it came into contact with.
        enemy: FigureId,
    },
    Attacked {
        attacker: FigureId,
        defender: FigureId,
        reach: AttackKind,
        attack_die: u8,
        #[serde(rename = "defence_die")]
        defense_die: u8,
        /// Everything added to the attacker's die.
        attack: u8,
        /// Everything added to the defender's die.
        #[serde(rename = "defence")]
        defense: u8,
        /// Number of figures in the line.
        cover: u8,
        hit: bool,
        /// The rule that allowed the attack.
        rule: RuleId,
    },
    /// A figure lost life.
    Wounded {
        figure: FigureId,
        lost: u8,
        /// Life left.
        left: u8,
        /// The rule that caused it.
        rule: RuleId,
    },
    /// A figure gained life.
    Mended {
        figure: FigureId,
        gained: u8,
        /// Life now.
        now: u8,
        /// The rule that allowed it.
        rule: RuleId,
    },
    /// A figure was defeated.
    Fell(FigureId),
    /// A door was opened or closed.
    Door {
        figure: FigureId,
        /// The number of the door on the map.
        door: u8,
        open: bool,
    },
    Searched {
        figure: FigureId,
        /// From zero.
        vault: u8,
        die: u8,
    },
    /// A skill or reinforcement die was rolled.
    Tried {
        figure: FigureId,
        die: u8,
        /// The bonus added to the die.
        skill: u8,
        /// The total needed.
        needed: u8,
        /// The rule of the skill.
        rule: RuleId,
    },
    /// An Assault Droid now fights for a side.
    Reprogrammed {
        droid: FigureId,
        side: Side,
    },
    /// A droid is ruined and can no longer be reprogrammed.
    Ruined(FigureId),
    /// A barrier was switched off: 0 left, 1 right.
    BarrierOff(u8),
    /// A Force power was used.
    Used {
        figure: FigureId,
        /// The rule of the power.
        rule: RuleId,
    },
    /// Reinforcements arrived.
    Arrived {
        figure: FigureId,
        square: Square,
    },
    Ended {
        /// The winner; `None` for a draw.
        side: Option<Side>,
        rule: RuleId,
    },
}
