//! The reasoned record: every decision of a solo ship with what it was made from and the rule behind it.
//!
//! Plain data. Sentences are made elsewhere.

use super::attitude::{Attitude, Want};
use super::charts::{Approach, ApproachRoll, TallyStep};
use super::entry::{Entry, Reference, Way};
use super::select::SelectionStep;
use super::sight::{EndPose, FleeTurn, Flight, Length, Place, Seen, Shot, pose};
use crate::content::{Action, ActionKind, DamageCard, DialEntry};
use crate::craft::Object;
use crate::geometry::{Side, Slot};
use crate::label::Label;
use serde::{Deserialize, Serialize};
use table::RuleId;

/// How the tally was found.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct TallyRecord {
    /// The tally.
    pub object: Object,
    /// The step that found it.
    pub step: TallyStep,
    /// Everything this step compared, nearest first.
    pub compared: Vec<Seen>,
    /// Whether equally near ones were left to chance.
    pub drawn: bool,
    /// The rule.
    pub rule: RuleId,
}

/// Which chart applies.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ChartRecord {
    /// The chart.
    pub chart: Approach,
    /// Every arc that holds the tally.
    pub arcs: Vec<Approach>,
    /// The arcs were extended beyond range 3.
    pub extended: bool,
    /// The rule.
    pub rule: RuleId,
}

/// How towards or away became left or right.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct DirectionRecord {
    /// Towards or away.
    pub way: Way,
    /// From what kind of object.
    pub reference: Reference,
    /// The object, if there is one.
    pub object: Option<Seen>,
    /// The side the object lies on.
    pub lies: Side,
    /// The side the maneuver goes to.
    pub goes: Side,
    /// Whether the side was left to chance.
    pub drawn: bool,
    /// The rule.
    pub rule: RuleId,
}

/// One entry that was tried.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct EntryRecord {
    /// The dice as they lay; none for the last fallback.
    pub roll: Option<ApproachRoll>,
    /// The entry.
    pub entry: Entry,
    /// How it was sorted out on the dial, step by step.
    pub steps: Vec<SelectionStep>,
    /// The speeds it chose from.
    pub speeds: Vec<i8>,
    /// The direction, where it mattered.
    pub direction: Option<DirectionRecord>,
    /// Bank against turn: how far each ends from the object.
    pub bank_or_turn: Option<BankOrTurn>,
    /// What came of it.
    pub outcome: EntryOutcome,
    /// The rule that explains the outcome.
    pub rule: RuleId,
}

/// A bank and a turn of the same speed, compared.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct BankOrTurn {
    /// How far the bank ends from the object.
    pub bank: Option<Length>,
    /// How far the turn ends from the object.
    pub turn: Option<Length>,
}

/// What came of an entry.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum EntryOutcome {
    /// The maneuver is flown.
    Selected(DialEntry),
    /// The dial has none.
    NoSuchManeuver,
    /// It is red and the ship is stressed.
    RedWhileStressed(DialEntry),
    /// It is purple and the ship has no Force.
    PurpleWithoutForce(DialEntry),
}

/// The Determine Approach step.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ApproachRecord {
    /// The ship.
    pub ship: Label,
    /// The version of the rules.
    pub version: String,
    /// The tally; none when there is nothing to see, or when ionized.
    pub tally: Option<TallyRecord>,
    /// The chart.
    pub chart: Option<ChartRecord>,
    /// The dice.
    pub roll: Option<ApproachRoll>,
    /// Every entry that was tried, the last one selected.
    pub entries: Vec<EntryRecord>,
    /// The maneuver.
    pub maneuver: DialEntry,
    /// The attitude; none when ionized.
    pub attitude: Option<Attitude>,
    /// What Tallon rolls and barrel rolls are aligned by: the object of the entry in force, else the tally.
    pub align: Option<Align>,
    /// The rule of the whole: the ordinary step, or the ion maneuver.
    pub rule: RuleId,
}

/// What a movement with a choice of places should end near to, or far from (XW-SOLO-13).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Align {
    /// The object.
    pub object: Object,
    /// Near or far.
    pub way: Way,
}

/// One slot of a Tallon roll.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SlotRecord {
    /// Which.
    pub slot: Slot,
    /// How it would end.
    pub flight: Flight,
}

/// The maneuver as it is flown.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct MovementRecord {
    /// The maneuver.
    pub maneuver: DialEntry,
    /// The slots of a Tallon roll, when there was a choice.
    pub slots: Vec<SlotRecord>,
    /// The slot taken.
    pub slot: Slot,
    /// How it ended.
    pub flight: Flight,
    /// The turn of the flee rule.
    pub flee: Option<FleeRecord>,
    /// Where the ship stands then.
    #[serde(serialize_with = "pose")]
    pub end: Option<EndPose>,
    /// The rule that shaped it, beyond plain flying.
    pub rule: Option<RuleId>,
}

/// The flee rule at work.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct FleeRecord {
    /// The turn taken.
    pub turn: FleeTurn,
    /// Whether equal turns were left to chance.
    pub drawn: bool,
    /// Disarm tokens gained.
    pub disarm: u8,
    /// Stress tokens gained.
    pub stress: u8,
    /// The rules: stop, turn, tokens.
    pub rules: [RuleId; 3],
}

/// What became of one action of one list item.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// It is performed.
    Taken,
    /// It is not on the bar, was performed already, or cannot be paid.
    NoAccess,
    /// It would fail: no place or no target.
    WouldFail,
    /// It would not do what the item asks for.
    NoEffect,
    /// An item before it was taken.
    NotReached,
}

/// The measure behind a verdict.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Measured {
    /// Nothing had to be measured.
    Nothing,
    /// Performed before in this round.
    DoneAlready,
    /// No Force to pay for it.
    NoForce,
    /// Enemy ships in whose firing arcs it is.
    Threats(Vec<Seen>),
    /// Enemy ships in its firing arcs.
    InArc(Vec<Seen>),
    /// The places tried.
    Places(Vec<Place>),
    /// Enemy ships ahead and behind.
    FullArcs {
        /// In the full front arc.
        fore: Vec<Seen>,
        /// In the full rear arc.
        aft: Vec<Seen>,
    },
    /// Ships it could be aimed at.
    Targets(Vec<Seen>),
    /// Targets of the weapon with a lock header.
    WeaponTargets(Vec<Shot>),
    /// It carries no weapon with a lock header.
    NoLockWeapon,
    /// It has that ship locked already.
    LockedAlready(Label),
    /// Its lock belongs to the scenario.
    FixedLock,
    /// Tokens of that kind it has.
    Held(u8),
    /// Obstacles ahead.
    ObstaclesAhead(Vec<Seen>),
    /// Whether there are inactive charges.
    SpentCharges(bool),
}

/// What an action is done to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Aim {
    /// Nothing: a token.
    Itself,
    /// A place.
    Place(Place),
    /// A ship.
    Ship(Label),
    /// The full arc reinforced.
    Arc {
        /// Fore, else aft.
        fore: bool,
    },
}

/// One action of one list item.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct TryRecord {
    /// The action.
    pub action: ActionKind,
    /// What became of it.
    pub verdict: Verdict,
    /// Why.
    pub measured: Measured,
}

/// One list item.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ItemRecord {
    /// Its number in the list, from 1.
    pub number: u8,
    /// What it asks for.
    pub want: Want,
    /// Its actions in order.
    pub tries: Vec<TryRecord>,
    /// The rule.
    pub rule: RuleId,
}

/// An action that is performed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Performed {
    /// The action with its colour.
    pub action: Action,
    /// The list item it satisfies, from 1; none when it only leads to the next.
    pub item: Option<u8>,
    /// What it is done to.
    pub aim: Aim,
    /// Performed as a linked or granted action.
    pub linked: bool,
    /// Whether equal choices were left to chance.
    pub drawn: bool,
}

/// Why there is no action at all.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum NoAction {
    /// Stressed.
    Stressed,
    /// Stopped by an overlap.
    Overlapped,
    /// The flee rule.
    Fled,
    /// An asteroid or gas cloud was met.
    Obstacle,
}

/// The repair of a damage card, where the table plays with it (XW-SOLO-72).
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct RepairRecord {
    /// It comes before this item of the list, the focus item.
    pub before: u8,
    /// The faceup cards that offer a repair.
    pub cards: Vec<DamageCard>,
    /// No item before it was taken.
    pub reached: bool,
    /// The card repaired.
    pub card: Option<DamageCard>,
    /// Whether several cards were left to chance.
    pub drawn: bool,
    /// The rule.
    pub rule: RuleId,
}

/// The Perform Action step.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ActionRecord {
    /// The attitude; none when ionized.
    pub attitude: Option<Attitude>,
    /// Why there is no action at all.
    pub none: Option<NoAction>,
    /// Every item of the list.
    pub items: Vec<ItemRecord>,
    /// The repair of a damage card; none where the table does not play with it, or nothing can be repaired.
    pub repair: Option<RepairRecord>,
    /// What is performed, in order; nothing when no item could be done.
    pub performed: Vec<Performed>,
    /// Cards and abilities that are known by name only and were left unused.
    pub unwritten: Vec<String>,
    /// The rule.
    pub rule: RuleId,
}
