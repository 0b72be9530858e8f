//! Everything that happens in a session, in order.

use crate::command::Roller;
use crate::correction::Correction;
use crate::dice::{RollRequest, RollResult};
use crate::question::Question;
use crate::question::answer::Answer;
use crate::setup::Mode;
use crate::state::Phase;
use contract::RuleId;
use serde::Serialize;
use xwing::Token;
use xwing::content::{DamageCard, DialEntry};
use xwing::dice::AttackFace;
use xwing::geometry::ObstacleKind;
use xwing::label::Label;
use xwing::scenario::{Ending, Exit};
use xwing::solo::action::grants::GrantRecord;
use xwing::solo::attack::AttackRecord;
use xwing::solo::attack::spend::DiceRecord;
use xwing::solo::bombs::BombRecord;
use xwing::solo::record::{ActionRecord, ApproachRecord, MovementRecord};

/// How a ship left the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
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
    /// Neither side has a ship left.
    Draw,
    /// The scenario ended.
    Ended(Ending),
}

#[derive(Clone, PartialEq, Debug)]
#[expect(missing_docs, reason = "the fields are the records and words of the same names")]
pub enum Event {
    Round(u8),
    Phase(Phase),
    /// A person answered a question.
    Answered {
        who: Option<String>,
        ship: Option<Label>,
        question: Box<Question>,
        answer: Answer,
    },
    DiceRolled {
        who: Option<String>,
        ship: Option<Label>,
        hand: Roller,
        throw: RollRequest,
        thrown: RollResult,
    },
    /// The maneuver and attitude that were decided.
    Approach(Box<ApproachRecord>),
    /// A solo ship executed its maneuver.
    Moved {
        ship: Label,
        movement: Box<MovementRecord>,
        met: Vec<ObstacleKind>,
    },
    /// A player ship executed its maneuver.
    PlayerMoved(Label),
    Granted(Vec<GrantRecord>),
    Acted {
        ship: Label,
        record: Box<ActionRecord>,
    },
    /// The weapon and target that were decided.
    Engaged {
        ship: Label,
        record: Box<AttackRecord>,
    },
    /// One step of modifying dice.
    Modified {
        ship: Label,
        record: Box<DiceRecord<'static>>,
    },
    /// An attack by a solo ship was resolved.
    AttackResolved {
        ship: Label,
        target: Label,
        hits: u8,
        crits: u8,
        cancelled: u8,
    },
    /// An attack on a solo ship was resolved.
    DefenseResolved {
        ship: Label,
        attacker: Label,
        hits: u8,
        crits: u8,
        evades: u8,
        reinforced: bool,
    },
    DamageSuffered {
        ship: Label,
        shields: u8,
        hull: u8,
    },
    /// A damage card was dealt face up.
    CardDealt {
        ship: Label,
        card: DamageCard,
    },
    /// A damage card was turned face down.
    CardRepaired {
        ship: Label,
        card: DamageCard,
    },
    /// A damage card takes effect.
    CardTriggered {
        ship: Label,
        card: DamageCard,
    },
    /// The die of a damage card was rolled.
    CardDieRolled {
        ship: Label,
        card: DamageCard,
        face: AttackFace,
    },
    /// Tokens were assigned to a ship.
    TokensGained {
        ship: Label,
        token: Token,
        count: u8,
        rule: RuleId,
    },
    /// A token was removed from a ship.
    TokenLost {
        ship: Label,
        token: Token,
        rule: RuleId,
    },
    /// A jam token broke the lock of a ship.
    LockBroken {
        ship: Label,
        rule: RuleId,
    },
    /// Each ship near this one exposes a damage card.
    NeighborsExposed(Label),
    ShipRemoved {
        ship: Label,
        fate: Fate,
    },
    /// Whether a bomb is dropped was decided.
    BombDecided(Box<BombRecord>),
    /// A fact was corrected.
    Corrected {
        who: Option<String>,
        correction: Correction,
    },
    /// From now on these dice are used.
    Dice(Roller),
    /// From now on this mode is used.
    Mode(Mode),
    Arrived {
        ship: Label,
        marker: usize,
        exit: Exit,
    },
    /// The place where a ship would arrive is blocked.
    ArrivalBlocked {
        ship: Label,
        marker: usize,
        exit: Exit,
    },
    /// A ship is delayed until the next round.
    ArrivalDelayed(Label),
    /// A ship moved through or onto an obstacle and rolled its die.
    ObstacleDieRolled {
        ship: Label,
        kind: ObstacleKind,
        face: AttackFace,
    },
    BombsDetonated(Vec<(Label, String)>),
    /// A ship has a new owner, or none.
    OwnerChanged {
        ship: Label,
        owner: Option<String>,
    },
    GameOver(Outcome),
}

/// What an event means to whoever asks why the program did something.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum EventKind {
    /// A decision of the solo system, or the result of an attack: its reasons begin here.
    Decision,
    /// Everything else that happened.
    Other,
}

impl Event {
    #[must_use]
    pub fn kind(&self) -> EventKind {
        match self {
            Event::Approach(_)
            | Event::Acted { .. }
            | Event::Engaged { .. }
            | Event::BombDecided(_)
            | Event::DefenseResolved { .. }
            | Event::AttackResolved { .. } => EventKind::Decision,
            _ => EventKind::Other,
        }
    }

    #[must_use]
    pub fn maneuver(&self) -> Option<DialEntry> {
        if let Event::Approach(record) = self { Some(record.maneuver) } else { None }
    }
}
