//! The state of a match: the public part, and the facedown dials.

use crate::ability::BonusAttack;
use crate::choice::Chance;
use crate::content::{Content, Difficulty};
use crate::craft::{Object, Team};
use crate::damage::deck::Deck;
use crate::dice::roll::{AttackRoll, DefenseRoll, DicePool};
use crate::hazard::device::Device;
use crate::scenario_driver::ScenarioState;
use crate::setup::Options;
use crate::ship::placement::{DialSetting, Placement};
use crate::ship::{MAX_SHIPS, Ship, ShipId};
use crate::solo::Attitude;
use crate::solo::record::NoAction;
use contract::{ArrayVec, Seats, Shared};
use serde::{Deserialize, Serialize};

pub use crate::chance::SoloDecision;
pub use crate::flow::outcome::Outcome;
pub use crate::flow::pending::Pending;
pub use crate::flow::step::RuleStep;
pub use crate::question::{ActionSource, ModifyStep, SlotPurpose};

pub(crate) const MAX_OBSTACLES: usize = 12;
/// In play at the same time.
pub(crate) const MAX_DEVICES: usize = 16;
/// Waiting steps; each choice adds a few, which are done before the next.
pub(crate) const MAX_STEPS: usize = 64;
/// Known outcomes for one decision of a solo ship.
pub(crate) const MAX_GIVEN: usize = 16;

/// The five phases of a round, and the setup before the first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "each is the printed name of the phase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Phase {
    #[default]
    Setup,
    Planning,
    System,
    Activation,
    Engagement,
    End,
}

/// An obstacle in play.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct PlacedObstacle {
    pub token: u8,
    pub at: Placement,
    /// It has been removed.
    pub gone: bool,
}

/// The current activation.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ActivationState {
    pub setting: Option<DialSetting>,
    pub colour: Option<Difficulty>,
    /// It was fully executed.
    pub full: bool,
    pub met: bool,
    /// Debris clouds met; each gives stress after Check Difficulty.
    pub debris: u8,
    /// Why there is no Perform Action step.
    pub prevented: Option<NoAction>,
    pub ion: bool,
    /// A solo ship's attitude.
    pub attitude: Option<Attitude>,
    /// What a solo ship's repositioning is aligned to; true: away from it.
    pub align: Option<(Object, bool)>,
}

/// The current attack.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AttackState {
    pub attacker: ShipId,
    pub defender: ShipId,
    /// Index among the attacker's weapons.
    pub weapon: u8,
    pub range: u8,
    pub obstructed: bool,
    /// Obstructed by a gas cloud whose effect the defender has not used yet (XW-OBS-06).
    pub gas: bool,
    /// Attack dice.
    pub reds: DicePool<AttackRoll>,
    /// Defense dice.
    pub greens: DicePool<DefenseRoll>,
    pub added: u8,
    pub more: u8,
    pub hit: bool,
    /// Set for a bonus attack.
    pub bonus: Option<BonusAttack>,
    /// Effects already used by the ship that modifies dice, one bit per effect index.
    pub used: u32,
}

/// Everything that all players can see.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PublicState {
    pub options: Options,
    pub seats: u8,
    /// From 1; 0 before the first round.
    pub round: u8,
    pub phase: Phase,
    pub ships: ArrayVec<Ship, MAX_SHIPS>,
    pub obstacles: ArrayVec<PlacedObstacle, MAX_OBSTACLES>,
    pub devices: ArrayVec<Device, MAX_DEVICES>,
    /// The damage decks of the player side and the solo side.
    pub decks: [Deck; 2],
    /// Ships with a facedown dial, one bit each.
    pub dials: u16,
    /// Ships that have had their turn in this phase, one bit each.
    pub done: u16,
    /// The initiative that engages now.
    pub engaging: Option<u8>,
    /// The current activation.
    pub flying: ActivationState,
    /// The current attack.
    pub attack: AttackState,
    /// Set if the next attack is a bonus attack.
    pub bonus: Option<BonusAttack>,
    /// What the match is waiting for: a player's choice, a chance outcome, or nothing because rules are running.
    pub open: Pending,
    /// Waiting steps; the last one is next.
    pub steps: ArrayVec<RuleStep, MAX_STEPS>,
    /// Known outcomes for the pending decision of a solo ship or arrival.
    pub given: ArrayVec<Chance, MAX_GIVEN>,
    pub scenario: Option<ScenarioState>,
}

/// The complete state of a match.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(crate) content: Shared<Content>,
    pub(crate) public: PublicState,
    /// The settings of facedown dials.
    pub(crate) hidden: [Option<DialSetting>; MAX_SHIPS],
}

impl PublicState {
    #[must_use]
    pub fn ship(&self, id: ShipId) -> &Ship {
        &self.ships[id.index()]
    }

    pub fn ship_mut(&mut self, id: ShipId) -> &mut Ship {
        &mut self.ships[id.index()]
    }

    #[must_use]
    pub fn get(&self, id: ShipId) -> Option<&Ship> {
        self.ships.get(id.index())
    }

    /// Whether there is a ship with this id; ids in views from outside may be anything.
    #[must_use]
    pub fn has(&self, id: ShipId) -> bool {
        id.index() < self.ships.len()
    }

    /// The seat that flies a ship; none for a solo ship.
    pub(crate) fn owner(&self, id: ShipId) -> Seats {
        self.get(id).and_then(|ship| ship.seat).map_or(Seats::NONE, Seats::one)
    }

    pub fn all(&self) -> impl Iterator<Item = (ShipId, &Ship)> {
        (0..).map(ShipId).zip(self.ships.iter())
    }

    pub fn in_play(&self) -> impl Iterator<Item = (ShipId, &Ship)> {
        self.all().filter(|(_, ship)| ship.is_in_play())
    }

    /// The id of the ship with this label.
    #[must_use]
    pub fn named(&self, label: crate::label::Label) -> Option<ShipId> {
        self.all().find(|(_, ship)| ship.label == label).map(|(id, _)| id)
    }

    #[must_use]
    pub fn deck(&self, team: Team) -> &Deck {
        let [player, solo] = &self.decks;
        match team {
            Team::Player => player,
            Team::Solo => solo,
        }
    }

    pub fn deck_mut(&mut self, team: Team) -> &mut Deck {
        let [player, solo] = &mut self.decks;
        match team {
            Team::Player => player,
            Team::Solo => solo,
        }
    }

    /// Pushes a step, which is next.
    pub(crate) fn push(&mut self, step: RuleStep) {
        self.steps.push(step);
    }

    /// Pushes several steps; the first of the list is next.
    pub(crate) fn push_in_order(&mut self, steps: &[RuleStep]) {
        for step in steps.iter().rev() {
            self.steps.push(*step);
        }
    }
}

impl State {
    #[must_use]
    pub const fn public(&self) -> &PublicState {
        &self.public
    }

    #[must_use]
    pub const fn content(&self) -> &'static Content {
        self.content.0
    }
}
