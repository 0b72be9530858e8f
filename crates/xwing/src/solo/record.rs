//! Records of decisions: every decision of a solo ship with its inputs and the rule behind it.
//!
//! Plain data; the `explain` crate words it.

use crate::content::{Action, ActionKind, DamageCard, DialEntry};
use crate::craft::Object;
use crate::geometry::{EndSlot, Side};
use crate::label::Label;
use crate::solo::action::attitude::{ActionGoal, Attitude};
use crate::solo::approach::chart_entry::{ChartEntry, Direction, Reference};
use crate::solo::approach::charts::{Approach, ApproachRoll, TallyStep};
use crate::solo::approach::select::SelectionStep;
use crate::solo::sight::{EndPose, FleeTurn, FlightOutcome, Length, Place, SeenObject, Shot, pose};
use contract::RuleId;
use serde::{Deserialize, Serialize};

/// How the tally was found.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TallyRecord {
    /// The tally.
    pub object: Object,
    /// The step that found it.
    pub step: TallyStep,
    pub compared: Vec<SeenObject>,
    /// Whether a tie was decided by chance.
    pub drawn: bool,
    pub rule: RuleId,
}

/// Which chart applies.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ChartRecord {
    pub chart: Approach,
    /// Every arc that contains the tally.
    pub arcs: Vec<Approach>,
    /// The arcs were extended beyond range 3.
    pub extended: bool,
    pub rule: RuleId,
}

/// How "towards" or "away" became left or right.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct DirectionRecord {
    pub way: Direction,
    pub reference: Reference,
    /// The object, if there is one.
    pub object: Option<SeenObject>,
    pub lies: Side,
    pub goes: Side,
    /// Whether the side was decided by chance.
    pub drawn: bool,
    pub rule: RuleId,
}

/// One entry that was tried.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct EntryRecord {
    /// The dice; `None` for the last fallback.
    pub roll: Option<ApproachRoll>,
    pub entry: ChartEntry,
    /// How the dial was narrowed down, step by step.
    pub steps: Vec<SelectionStep>,
    /// The speeds it chose from.
    pub speeds: Vec<i8>,
    /// The direction, if it mattered.
    pub direction: Option<DirectionRecord>,
    /// The comparison of bank and turn, if needed.
    pub bank_or_turn: Option<BankOrTurn>,
    pub outcome: EntryOutcome,
    /// The rule that explains the outcome.
    pub rule: RuleId,
}

/// A bank and a turn of the same speed, compared.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct BankOrTurn {
    /// How far the bank ends from the object.
    pub bank: Option<Length>,
    /// How far the turn ends from the object.
    pub turn: Option<Length>,
}

/// The result of an entry.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum EntryOutcome {
    /// The maneuver is flown.
    Selected(DialEntry),
    /// The dial has no such maneuver.
    NoSuchManeuver,
    /// It is red and the ship is stressed.
    RedWhileStressed(DialEntry),
    /// It is purple and the ship has no Force.
    PurpleWithoutForce(DialEntry),
}

/// The Determine Approach step.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ApproachRecord {
    pub ship: Label,
    /// The version of the rules.
    pub version: String,
    /// `None` if there is no enemy, or if ionized.
    pub tally: Option<TallyRecord>,
    pub chart: Option<ChartRecord>,
    pub roll: Option<ApproachRoll>,
    /// Every entry that was tried, the last one selected.
    pub entries: Vec<EntryRecord>,
    pub maneuver: DialEntry,
    /// `None` if ionized.
    pub attitude: Option<Attitude>,
    /// What Tallon rolls and barrel rolls are aligned to: the object of the applied entry, otherwise the tally.
    pub align: Option<Align>,
    /// The rule behind the whole step: the ordinary one, or the ion maneuver.
    pub rule: RuleId,
}

/// What a movement with a choice of end positions should end near to, or far from (XW-SOLO-13).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Align {
    pub object: Object,
    pub way: Direction,
}

/// One slot of a Tallon roll.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SlotRecord {
    pub slot: EndSlot,
    /// How it would end.
    pub flight: FlightOutcome,
}

/// The executed maneuver.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct MovementRecord {
    pub maneuver: DialEntry,
    /// The slots of a Tallon roll, if there was a choice.
    pub slots: Vec<SlotRecord>,
    pub slot: EndSlot,
    pub flight: FlightOutcome,
    /// The turn of the flee rule.
    pub flee: Option<FleeRecord>,
    /// The final position.
    #[serde(serialize_with = "pose")]
    #[cfg_attr(feature = "ts", ts(as = "Option<crate::geometry::PoseMm>"))]
    #[cfg_attr(feature = "schema", schemars(with = "Option<crate::geometry::PoseMm>"))]
    pub end: Option<EndPose>,
    /// The special rule that applied, if any.
    pub rule: Option<RuleId>,
}

/// The flee rule was applied.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct FleeRecord {
    pub turn: FleeTurn,
    /// Whether a tie was decided by chance.
    pub drawn: bool,
    /// Disarm tokens gained.
    pub disarm: u8,
    /// Stress tokens gained.
    pub stress: u8,
    /// The rules: stop, turn, tokens.
    pub rules: [RuleId; 3],
}

/// The result for one action of one list item.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Verdict {
    Taken,
    /// It is not on the bar, was already performed, or cannot be paid for.
    NoAccess,
    /// It would fail: no place or no target.
    WouldFail,
    /// It would not achieve what the item requires.
    NoEffect,
    /// An earlier item was taken.
    NotReached,
}

/// What was measured for a verdict.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum ActionMeasurement {
    Nothing,
    DoneAlready,
    /// No Force to pay for it.
    NoForce,
    Threats(Vec<SeenObject>),
    /// Enemy ships in its firing arcs.
    InArc(Vec<SeenObject>),
    /// The places tried.
    Places(Vec<Place>),
    FullArcs {
        /// In the full front arc.
        fore: Vec<SeenObject>,
        /// In the full rear arc.
        aft: Vec<SeenObject>,
    },
    Targets(Vec<SeenObject>),
    WeaponTargets(Vec<Shot>),
    /// It carries no weapon with a lock header.
    NoLockWeapon,
    LockedAlready(Label),
    /// Its lock belongs to the scenario.
    FixedLock,
    /// The number of tokens of that kind it has.
    Held(u8),
    ObstaclesAhead(Vec<SeenObject>),
    /// Whether there are inactive charges.
    SpentCharges(bool),
}

/// The target of an action.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Aim {
    /// The ship itself, e.g. gaining a token.
    Itself,
    Place(Place),
    Ship(Label),
    Arc {
        /// Fore, else aft.
        fore: bool,
    },
}

/// One action of one list item.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct AttemptRecord {
    pub action: ActionKind,
    pub verdict: Verdict,
    pub measured: ActionMeasurement,
}

/// One list item.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ItemRecord {
    /// Its number in the list, from 1.
    pub number: u8,
    pub want: ActionGoal,
    pub tries: Vec<AttemptRecord>,
    pub rule: RuleId,
}

/// An action that is performed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Performed {
    pub action: Action,
    /// The list item it satisfies, from 1; `None` if it only leads to the next action.
    pub item: Option<u8>,
    /// Its target.
    pub aim: Aim,
    /// Performed as a linked or granted action.
    pub linked: bool,
    /// Whether a tie was decided by chance.
    pub drawn: bool,
}

/// Why there is no action at all.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum NoAction {
    Stressed,
    /// Stopped by an overlap.
    Overlapped,
    /// The flee rule.
    Fled,
    /// An asteroid or gas cloud was met.
    Obstacle,
}

/// The repair of a damage card, if the option is on (XW-SOLO-72).
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RepairRecord {
    /// The number of the focus item, before which the repair comes.
    pub before: u8,
    /// The faceup cards that offer a repair.
    pub cards: Vec<DamageCard>,
    /// No earlier item was taken.
    pub reached: bool,
    /// The card repaired.
    pub card: Option<DamageCard>,
    /// Whether the card was chosen at random.
    pub drawn: bool,
    pub rule: RuleId,
}

/// The Perform Action step.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ActionRecord {
    /// `None` if ionized.
    pub attitude: Option<Attitude>,
    /// Why there is no action at all.
    pub none: Option<NoAction>,
    /// Every item of the list.
    pub items: Vec<ItemRecord>,
    /// `None` if the option is off or nothing can be repaired.
    pub repair: Option<RepairRecord>,
    /// In order; empty if no item could be done.
    pub performed: Vec<Performed>,
    /// Cards and abilities known by name only, which were not used.
    pub unwritten: Vec<String>,
    pub rule: RuleId,
}
