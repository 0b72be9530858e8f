//! The state of a match: what everybody sees, and the dials that nobody sees yet.

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

/// The most obstacles of a match.
pub(super) const MOST_OBSTACLES: usize = 12;
/// The most devices on the table at once.
pub(super) const MOST_DEVICES: usize = 16;
/// Rules that wait for their turn; each act adds a handful and they are done before the next.
pub(super) const MOST_TASKS: usize = 64;
/// Outcomes of one decision of a solo ship.
pub(super) const MOST_GIVEN: usize = 16;

/// The five phases of a round, and placing ships before the first.
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

/// An obstacle on the table: the printed token's place in the content, and where it lies.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rock {
    pub token: u8,
    pub at: At,
    /// It has been removed.
    pub gone: bool,
}

/// The activation under way.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Flying {
    pub setting: Option<Setting>,
    pub colour: Option<Colour>,
    /// It was flown to its end.
    pub full: bool,
    /// An obstacle was moved through or overlapped.
    pub met: bool,
    /// Debris clouds met: stress after Check Difficulty.
    pub debris: u8,
    /// Why there is no Perform Action step.
    pub prevented: Option<NoAction>,
    /// It was the ion maneuver.
    pub ion: bool,
    /// A solo ship's attitude.
    pub attitude: Option<Attitude>,
    /// What a solo ship's movements are aligned by; true: away from it.
    pub align: Option<(Object, bool)>,
}

/// The attack under way.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Attack {
    /// Who attacks.
    pub attacker: ShipId,
    /// Who defends.
    pub defender: ShipId,
    /// The weapon's place among the attacker's weapons.
    pub weapon: u8,
    /// The attack range.
    pub range: u8,
    /// Obstructed by an obstacle.
    pub obstructed: bool,
    /// By a gas cloud that has not helped the defender yet.
    pub gas: bool,
    /// Attack dice.
    pub reds: Pool<Reds>,
    /// Defense dice.
    pub greens: Pool<Greens>,
    /// Focus results added to the attack by an effect.
    pub added: u8,
    /// Charges spent for more attack dice.
    pub more: u8,
    pub hit: bool,
    /// It is a bonus attack.
    pub bonus: Option<Bonus>,
    /// Effects of the ship that changes dice which are used up.
    pub used: u32,
}

/// Everything that all players can see.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Public {
    /// The rules of this table.
    pub options: Options,
    /// How many people play.
    pub seats: u8,
    /// The round, from 1; 0 before the first.
    pub round: u8,
    pub phase: Phase,
    /// Every ship of the match.
    pub ships: List<Ship, MOST_SHIPS>,
    pub obstacles: List<Rock, MOST_OBSTACLES>,
    pub devices: List<Device, MOST_DEVICES>,
    /// The damage decks: the player side's, the solo side's.
    pub decks: [Deck; 2],
    /// Ships whose dial lies face down, one bit each.
    pub dials: u16,
    /// Ships that had their turn in this phase, one bit each.
    pub done: u16,
    /// The initiative that engages now.
    pub engaging: Option<u8>,
    /// The activation under way.
    pub flying: Flying,
    /// The attack under way.
    pub attack: Attack,
    /// What the next attack is made with, when it is a bonus attack.
    pub bonus: Option<Bonus>,
    /// What the match is waiting for: a player's choice, a chance outcome, or nothing because rules are running.
    pub open: Open,
    /// Rules that wait.
    pub tasks: List<Task, MOST_TASKS>,
    /// What chance has said to the solo ship that decides.
    pub given: List<Chance, MOST_GIVEN>,
    /// Waves, markers and losses of a scenario.
    pub scenario: Option<Scenario>,
}

/// A match.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    /// The printed tables.
    pub(super) content: Shared<Content>,
    /// What everybody sees.
    pub(super) public: Public,
    /// The dials that lie face down.
    pub(super) hidden: [Option<Setting>; MOST_SHIPS],
}

impl Public {
    /// A ship of the match.
    #[must_use]
    pub fn ship(&self, id: ShipId) -> &Ship {
        &self.ships[id.index()]
    }

    /// A ship of the match, to be changed.
    pub fn ship_mut(&mut self, id: ShipId) -> &mut Ship {
        &mut self.ships[id.index()]
    }

    /// A ship, when there is one with this number.
    #[must_use]
    pub fn get(&self, id: ShipId) -> Option<&Ship> {
        self.ships.get(id.index())
    }

    /// Every ship with its number.
    pub fn all(&self) -> impl Iterator<Item = (ShipId, &Ship)> {
        (0..).map(ShipId).zip(self.ships.iter())
    }

    /// Every ship on the table.
    pub fn in_play(&self) -> impl Iterator<Item = (ShipId, &Ship)> {
        self.all().filter(|(_, ship)| ship.is_in_play())
    }

    /// The number of the ship of that name.
    #[must_use]
    pub fn named(&self, label: crate::label::Label) -> Option<ShipId> {
        self.all().find(|(_, ship)| ship.label == label).map(|(id, _)| id)
    }

    /// A side's damage deck.
    #[must_use]
    pub fn deck(&self, team: Team) -> &Deck {
        let [player, solo] = &self.decks;
        match team {
            Team::Player => player,
            Team::Solo => solo,
        }
    }

    /// A side's damage deck, to be changed.
    pub fn deck_mut(&mut self, team: Team) -> &mut Deck {
        let [player, solo] = &mut self.decks;
        match team {
            Team::Player => player,
            Team::Solo => solo,
        }
    }

    /// Adds a rule that is next.
    pub(super) fn then(&mut self, task: Task) {
        self.tasks.push(task);
    }

    /// Adds rules, the first of which is next.
    pub(super) fn first(&mut self, tasks: &[Task]) {
        for task in tasks.iter().rev() {
            self.tasks.push(*task);
        }
    }
}

impl State {
    /// What everybody sees.
    #[must_use]
    pub const fn public(&self) -> &Public {
        &self.public
    }

    /// The printed tables.
    #[must_use]
    pub const fn content(&self) -> &'static Content {
        self.content.0
    }
}
