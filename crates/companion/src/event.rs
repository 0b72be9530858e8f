//! Everything that happens in a session, in order.

use crate::answer::Answer;
use crate::correct::Correction;
use crate::dice::{Throw, Thrown};
use crate::question::Question;
use crate::setup::Mode;
use crate::state::Phase;
use crate::step::Hand;
use serde::Serialize;
use table::RuleId;
use xwing::content::{DamageCard, DialEntry};
use xwing::dice::AttackFace;
use xwing::game::Token;
use xwing::geometry::ObstacleKind;
use xwing::label::Label;
use xwing::scenario::{Ending, Exit};
use xwing::solo::attack::AttackRecord;
use xwing::solo::cards::GrantRecord;
use xwing::solo::dice::DiceRecord;
use xwing::solo::record::{ActionRecord, ApproachRecord, MovementRecord};
use xwing::solo::system::BombRecord;

/// How a ship left the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fate {
    Destroyed,
    /// Over an edge; for a player ship, an edge other than the player edge.
    Fled,
    /// Over the player edge: the pilot got home.
    Returned,
}

/// How the game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    Won,
    Lost,
    /// The scenario ended.
    Ended(Ending),
}

#[derive(Clone, PartialEq, Debug)]
#[expect(missing_docs, reason = "the fields are the records and words of the same names")]
pub enum Event {
    Round(u8),
    Phase(Phase),
    /// A person answered a question.
    Told { who: Option<String>, ship: Option<Label>, question: Box<Question>, answer: Answer },
    Threw { who: Option<String>, ship: Option<Label>, hand: Hand, throw: Throw, thrown: Thrown },
    /// The maneuver and attitude that were decided.
    Approach(Box<ApproachRecord>),
    /// A solo ship executed its maneuver.
    Flown { ship: Label, movement: Box<MovementRecord>, met: Vec<ObstacleKind> },
    /// A player ship executed its maneuver.
    PlayerFlew(Label),
    Granted(Vec<GrantRecord>),
    Acted { ship: Label, record: Box<ActionRecord> },
    /// The weapon and target that were decided.
    Engaged { ship: Label, record: Box<AttackRecord> },
    /// One step of modifying dice.
    Modified { ship: Label, record: Box<DiceRecord<'static>> },
    /// An attack by a solo ship was resolved.
    Struck { ship: Label, target: Label, hits: u8, crits: u8, cancelled: u8 },
    /// An attack on a solo ship was resolved.
    Defended { ship: Label, attacker: Label, hits: u8, crits: u8, evades: u8, reinforced: bool },
    Suffered { ship: Label, shields: u8, hull: u8 },
    /// A damage card was dealt face up.
    Dealt { ship: Label, card: DamageCard },
    /// A damage card was turned face down.
    Repaired { ship: Label, card: DamageCard },
    /// A damage card takes effect.
    Worked { ship: Label, card: DamageCard },
    /// The die of a damage card was rolled.
    Burnt { ship: Label, card: DamageCard, face: AttackFace },
    /// Tokens were assigned to a ship.
    Gained { ship: Label, token: Token, count: u8, rule: RuleId },
    /// A token was removed from a ship.
    Lost { ship: Label, token: Token, rule: RuleId },
    /// Each ship near this one exposes a damage card.
    Exposes(Label),
    Gone { ship: Label, fate: Fate },
    /// Whether a bomb is dropped was decided.
    Dropped(Box<BombRecord>),
    /// A fact was corrected.
    Corrected { who: Option<String>, correction: Correction },
    /// From now on these dice are used.
    Dice(Hand),
    /// From now on this mode is used.
    Mode(Mode),
    /// The last command was undone; its events stay in the list.
    TakenBack { who: Option<String> },
    Arrived { ship: Label, marker: usize, exit: Exit },
    /// The place where a ship would arrive is blocked.
    Blocked { ship: Label, marker: usize, exit: Exit },
    /// A ship is delayed until the next round.
    HeldUp(Label),
    /// A ship moved through or onto an obstacle and rolled its die.
    Met { ship: Label, kind: ObstacleKind, face: AttackFace },
    WentOff(Vec<(Label, String)>),
    /// A ship has a new owner, or none.
    Owned { ship: Label, owner: Option<String> },
    Over(Outcome),
}

/// Accessors for drawing.
impl Event {
    #[must_use]
    pub fn maneuver(&self) -> Option<DialEntry> {
        if let Event::Approach(record) = self { Some(record.maneuver) } else { None }
    }
}
