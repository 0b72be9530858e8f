//! What happened, with the facts needed to describe it.

use crate::choice::{DiceModifier, TargetedAction};
use crate::content::{ContentId, DamageCard, DialEntry, Difficulty};
use crate::dice::AttackFace;
use crate::dice::roll::{AttackRoll, DefenseRoll};
use crate::geometry::Turret;
use crate::label::Label;
use crate::scenario::{Exit, ShipRole};
use crate::setup::ObstacleEntry;
use crate::ship::placement::{DialSetting, Placement};
use crate::ship::{ShipId, Status};
use crate::sketch::{Sketch, SketchPoint};
use crate::solo::action::grants::GrantRecord;
use crate::solo::attack::AttackRecord;
use crate::solo::bombs::BombRecord;
use crate::solo::narration::ApproachStage;
use crate::solo::record::{ActionRecord, ApproachRecord, MovementRecord};
use crate::state::{Outcome, Phase};
use contract::RuleId;
use serde::Serialize;

/// Kinds of tokens that are counted.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "each is the printed name of the token")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Token {
    Focus,
    Evade,
    Calculate,
    ReinforceFore,
    ReinforceAft,
    Cloak,
    Stress,
    Ion,
    Strain,
    Deplete,
    Disarm,
    Jam,
    Tractor,
}

/// Why dice are rolled for a ship outside of attacks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum RollReason {
    /// An obstacle was met, given by its index.
    Obstacle(u8),
    Card(DamageCard),
    /// A device detonated, given by its index.
    Device(u8),
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[expect(
    missing_docs,
    reason = "the line above each event says what its fields are; their names are the rules' words"
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Event {
    /// A ship was placed before the first round.
    Placed {
        ship: ShipId,
        at: Placement,
    },
    /// The turret of a ship that was placed was pointed.
    Pointed {
        ship: ShipId,
        turret: Turret,
    },
    /// Markers and obstacles were laid out.
    LaidOut {
        markers: Option<[Placement; 2]>,
        obstacles: Vec<ObstacleEntry>,
    },
    /// A ship of the pool was called into play; a destroyed one returns undamaged.
    Called {
        ship: ShipId,
        kind: ShipRole,
        fresh: bool,
        rule: RuleId,
    },
    /// A ship came out of hyperspace at a side of a marker, counted from 0.
    Arrived {
        ship: ShipId,
        marker: u8,
        exit: Exit,
        at: Placement,
    },
    /// Every side of both markers is blocked: the ship arrives at the start of the next round.
    HeldUp {
        ship: ShipId,
    },
    /// A ship has locked the player ship that it hunts.
    Hunts {
        ship: ShipId,
        target: ShipId,
    },
    PhaseBegan {
        round: u8,
        phase: Phase,
    },
    /// A dial was set; the setting is not disclosed.
    DialSet {
        ship: ShipId,
    },
    /// A dial was revealed, with the current color of its maneuver.
    Revealed {
        ship: ShipId,
        setting: DialSetting,
        colour: Difficulty,
    },
    /// A maneuver other than the one on the dial is executed.
    Instead {
        ship: ShipId,
        maneuver: DialEntry,
        rule: RuleId,
    },
    /// A ship moved along that template.
    Moved {
        ship: ShipId,
        from: Placement,
        to: Placement,
        setting: DialSetting,
        full: bool,
        touching: Vec<Label>,
        template: Vec<SketchPoint>,
    },
    /// A ship left the table.
    Left {
        ship: ShipId,
        status: Status,
    },
    /// A solo ship determined its approach; the sketch shows it with the resulting flight, the stages say what each
    /// sentence of its message is about.
    Approach {
        ship: ShipId,
        record: Box<ApproachRecord>,
        sketch: Box<Sketch>,
        stages: Vec<ApproachStage>,
    },
    /// A solo ship flew.
    Flew {
        ship: ShipId,
        record: Box<MovementRecord>,
    },
    /// A solo ship chose its action.
    Acted {
        ship: ShipId,
        record: Box<ActionRecord>,
    },
    /// A solo ship used granted actions.
    Granted {
        ship: ShipId,
        records: Vec<GrantRecord>,
    },
    /// A solo ship chose weapon and target.
    Aimed {
        ship: ShipId,
        record: Box<AttackRecord>,
    },
    /// A solo ship decided on its bomb or mine.
    Checked {
        ship: ShipId,
        record: Box<BombRecord>,
    },
    /// A die was rolled for a ship.
    Rolled {
        ship: ShipId,
        why: RollReason,
        face: AttackFace,
    },
    /// Several dice were rolled for a ship.
    RolledMany {
        ship: ShipId,
        why: RollReason,
        roll: AttackRoll,
    },
    /// Tokens were gained.
    Gained {
        ship: ShipId,
        token: Token,
        count: u8,
        rule: RuleId,
    },
    /// Tokens were lost or spent.
    Lost {
        ship: ShipId,
        token: Token,
        count: u8,
        rule: RuleId,
    },
    ForceSpent {
        ship: ShipId,
    },
    /// An action was performed.
    Performed {
        ship: ShipId,
        act: TargetedAction,
        colour: Difficulty,
    },
    /// An action failed.
    Failed {
        ship: ShipId,
        act: TargetedAction,
    },
    Repositioned {
        ship: ShipId,
        from: Placement,
        to: Placement,
    },
    /// A lock was removed.
    Unlocked {
        ship: ShipId,
        rule: RuleId,
    },
    /// An attack was declared; `card` is `None` for a primary weapon, `line` is the line along which the range was
    /// measured.
    Declared {
        ship: ShipId,
        target: ShipId,
        card: Option<ContentId>,
        dice: u8,
        range: u8,
        obstructed: bool,
        line: Option<(SketchPoint, SketchPoint)>,
    },
    /// A ship may make a bonus attack.
    BonusAttack {
        ship: ShipId,
    },
    /// An engaging ship did not attack.
    Held {
        ship: ShipId,
    },
    /// Attack dice were rolled.
    AttackRolled {
        roll: AttackRoll,
        again: bool,
    },
    /// Defense dice were rolled.
    DefenseRolled {
        dice: u8,
        roll: DefenseRoll,
        again: bool,
    },
    /// Dice were modified.
    Changed {
        ship: ShipId,
        by: DiceModifier,
        attack: AttackRoll,
        defense: DefenseRoll,
    },
    /// The results that remain after Neutralize Results.
    Neutralized {
        target: ShipId,
        hits: u8,
        crits: u8,
    },
    ShieldLost {
        ship: ShipId,
    },
    /// A card was dealt face down.
    DealtDown {
        ship: ShipId,
    },
    /// A card was dealt face up.
    DealtUp {
        ship: ShipId,
        card: DamageCard,
    },
    /// A facedown card was turned up.
    Exposed {
        ship: ShipId,
        card: DamageCard,
    },
    /// A faceup card was turned down.
    Repaired {
        ship: ShipId,
        card: DamageCard,
    },
    /// A damage deck was reshuffled.
    Reshuffled {
        solo: bool,
    },
    /// A discarded card was turned up before the shuffle.
    TurnedUp {
        solo: bool,
        card: DamageCard,
    },
    /// A device was dropped.
    Dropped {
        ship: ShipId,
        card: ContentId,
        at: Placement,
    },
    /// A device was not dropped, because it would not have fit into the play area.
    NotDropped {
        ship: ShipId,
        card: ContentId,
    },
    /// The defender suffers a hit damage instead of dice being rolled.
    HitInstead {
        ship: ShipId,
    },
    /// Charges of a card were spent.
    Discharged {
        ship: ShipId,
        card: ContentId,
        count: u8,
    },
    /// Charges of a card were recovered.
    Recharged {
        ship: ShipId,
        card: ContentId,
        count: u8,
    },
    /// An obstacle was removed.
    Broken {
        obstacle: u8,
    },
    Detonated {
        device: u8,
        card: ContentId,
    },
    /// A ship decloaked, or could not.
    Decloaked {
        ship: ShipId,
        done: bool,
    },
    Over {
        outcome: Outcome,
        rule: RuleId,
    },
}
