//! What the log tells: every event in the order in which it happened.

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
    /// Shot down.
    Destroyed,
    /// Over an edge; for a person's ship another one than the player edge.
    Fled,
    /// Over the player edge: the pilot is home.
    Returned,
}

/// Who is left at the end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// No solo ship is left.
    Won,
    /// No ship of a person is left.
    Lost,
    /// The scenario has come to its end.
    Ended(Ending),
}

/// Something that happened.
#[derive(Clone, PartialEq, Debug)]
#[expect(missing_docs, reason = "the fields are the records and words of the same names")]
pub enum Event {
    /// A round begins.
    Round(u8),
    /// A phase begins.
    Phase(Phase),
    /// A person answered.
    Told { who: Option<String>, ship: Option<Label>, question: Box<Question>, answer: Answer },
    /// Dice were rolled.
    Threw { who: Option<String>, ship: Option<Label>, hand: Hand, throw: Throw, thrown: Thrown },
    /// Maneuver and attitude.
    Approach(Box<ApproachRecord>),
    /// The maneuver as it was flown.
    Flown { ship: Label, movement: Box<MovementRecord>, met: Vec<ObstacleKind> },
    /// A person's ship was flown.
    PlayerFlew(Label),
    /// Actions granted by abilities.
    Granted(Vec<GrantRecord>),
    /// The action.
    Acted { ship: Label, record: Box<ActionRecord> },
    /// Weapon and target.
    Engaged { ship: Label, record: Box<AttackRecord> },
    /// One step of modifying dice.
    Modified { ship: Label, record: Box<DiceRecord<'static>> },
    /// An attack of a solo ship came to its end.
    Struck { ship: Label, target: Label, hits: u8, crits: u8, cancelled: u8 },
    /// An attack on a solo ship came to its end.
    Defended { ship: Label, attacker: Label, hits: u8, crits: u8, evades: u8, reinforced: bool },
    /// Damage.
    Suffered { ship: Label, shields: u8, hull: u8 },
    /// A damage card was dealt face up.
    Dealt { ship: Label, card: DamageCard },
    /// A damage card was turned face down.
    Repaired { ship: Label, card: DamageCard },
    /// A damage card does its damage now.
    Worked { ship: Label, card: DamageCard },
    /// The die of a damage card.
    Burnt { ship: Label, card: DamageCard, face: AttackFace },
    /// Tokens are put beside a ship.
    Gained { ship: Label, token: Token, count: u8, rule: RuleId },
    /// A token is taken off a ship.
    Lost { ship: Label, token: Token, rule: RuleId },
    /// Each ship near this one exposes a damage card.
    Exposes(Label),
    /// A ship left the table.
    Gone { ship: Label, fate: Fate },
    /// The check for a bomb.
    Dropped(Box<BombRecord>),
    /// A fact was put right.
    Corrected { who: Option<String>, correction: Correction },
    /// Other dice from now on.
    Dice(Hand),
    /// Told in another way from now on.
    Mode(Mode),
    /// The last step was taken back; what it was stays above.
    TakenBack { who: Option<String> },
    /// A ship arrived.
    Arrived { ship: Label, marker: usize, exit: Exit },
    /// The place where it would arrive is blocked.
    Blocked { ship: Label, marker: usize, exit: Exit },
    /// A ship has to wait for the next round.
    HeldUp(Label),
    /// An obstacle that a ship met, and what the die says.
    Met { ship: Label, kind: ObstacleKind, face: AttackFace },
    /// Bombs went off.
    WentOff(Vec<(Label, String)>),
    /// A ship is somebody's own, or no longer.
    Owned { ship: Label, owner: Option<String> },
    /// The end.
    Over(Outcome),
}

/// The maneuver an event speaks of, for pictures.
impl Event {
    /// The maneuver of an approach.
    #[must_use]
    pub fn maneuver(&self) -> Option<DialEntry> {
        if let Event::Approach(record) = self { Some(record.maneuver) } else { None }
    }
}
