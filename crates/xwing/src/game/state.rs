//! The state of a match: the public part, and the facedown dials.

use super::ability::Bonus;
use super::choice::Chance;
use super::deck::Deck;
use super::device::Device;
use super::dice::{Greens, Pool, Reds};
use super::place::{At, Setting};
use super::scenario::Scenario;
use super::setup::Options;
use super::ship::{MOST_SHIPS, Ship, ShipId};
use crate::content::{Colour, Content};
use crate::craft::{Object, Team};
use crate::solo::Attitude;
use crate::solo::record::NoAction;
use serde::{Deserialize, Serialize};
use table::{List, Shared};

pub use super::open::{How, Open, SlotOf, Step, Turning};
pub use super::outcome::Outcome;
pub use super::task::Task;

pub(super) const MOST_OBSTACLES: usize = 12;
/// In play at the same time.
pub(super) const MOST_DEVICES: usize = 16;
/// Waiting steps; each choice adds a few, which are done before the next.
pub(super) const MOST_TASKS: usize = 64;
/// Known outcomes for one decision of a solo ship.
pub(super) const MOST_GIVEN: usize = 16;

/// The five phases of a round, and the setup before the first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "each is the printed name of the phase")]
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
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rock {
    pub token: u8,
    pub at: At,
    /// It has been removed.
    pub gone: bool,
}

/// The current activation.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Flying {
    pub setting: Option<Setting>,
    pub colour: Option<Colour>,
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
pub struct Attack {
    pub attacker: ShipId,
    pub defender: ShipId,
    /// Index among the attacker's weapons.
    pub weapon: u8,
    pub range: u8,
    pub obstructed: bool,
    /// Obstructed by a gas cloud whose effect the defender has not used yet (XW-OBS-06).
    pub gas: bool,
    /// Attack dice.
    pub reds: Pool<Reds>,
    /// Defense dice.
    pub greens: Pool<Greens>,
    pub added: u8,
    pub more: u8,
    pub hit: bool,
    /// Set for a bonus attack.
    pub bonus: Option<Bonus>,
    /// Effects already used by the ship that modifies dice, one bit per effect index.
    pub used: u32,
}

/// Everything that all players can see.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Public {
    pub options: Options,
    pub seats: u8,
    /// From 1; 0 before the first round.
    pub round: u8,
    pub phase: Phase,
    pub ships: List<Ship, MOST_SHIPS>,
    pub obstacles: List<Rock, MOST_OBSTACLES>,
    pub devices: List<Device, MOST_DEVICES>,
    /// The damage decks of the player side and the solo side.
    pub decks: [Deck; 2],
    /// Ships with a facedown dial, one bit each.
    pub dials: u16,
    /// Ships that have had their turn in this phase, one bit each.
    pub done: u16,
    /// The initiative that engages now.
    pub engaging: Option<u8>,
    /// The current activation.
    pub flying: Flying,
    /// The current attack.
    pub attack: Attack,
    /// Set if the next attack is a bonus attack.
    pub bonus: Option<Bonus>,
    /// What the match is waiting for: a player's choice, a chance outcome, or nothing because rules are running.
    pub open: Open,
    /// Waiting steps; the last one is next.
    pub tasks: List<Task, MOST_TASKS>,
    /// Known outcomes for the pending decision of a solo ship or arrival.
    pub given: List<Chance, MOST_GIVEN>,
    pub scenario: Option<Scenario>,
}

/// The complete state of a match.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(super) content: Shared<Content>,
    pub(super) public: Public,
    /// The settings of facedown dials.
    pub(super) hidden: [Option<Setting>; MOST_SHIPS],
}

impl Public {
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
    pub(super) fn then(&mut self, task: Task) {
        self.tasks.push(task);
    }

    /// Pushes several steps; the first of the list is next.
    pub(super) fn first(&mut self, tasks: &[Task]) {
        for task in tasks.iter().rev() {
            self.tasks.push(*task);
        }
    }
}

impl State {
    #[must_use]
    pub const fn public(&self) -> &Public {
        &self.public
    }

    #[must_use]
    pub const fn content(&self) -> &'static Content {
        self.content.0
    }
}
