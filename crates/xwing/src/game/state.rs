//! The state of a match: what everybody sees, and the dials that nobody sees yet.

use super::ability::Bonus;
use super::choice::{Act, Chance, May};
use super::deck::Deck;
use super::device::Device;
use super::dice::{Greens, Pool, Reds};
use super::event::Why;
use super::place::{At, Setting};
use super::scenario::Scenario;
use super::setup::Options;
use super::ship::{MOST_SHIPS, Ship, ShipId};
use crate::content::effect::After;
use crate::content::{ActionKind, Colour, Content};
use crate::craft::{Object, Team};
use crate::rules::round as rules;
use crate::scenario::arrival::Ask;
use crate::scenario::{Ending, Kind};
use crate::solo::record::NoAction;
use crate::solo::{Attitude, Roll};
use serde::{Deserialize, Serialize};
use table::{List, RuleId, Seat, Shared};

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

/// How a match ended for the player side.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Outcome {
    /// The player side has the field.
    Player,
    /// The solo side has the field.
    Solo,
    /// Neither side has a ship left.
    Draw,
    /// The last round is over and both sides have ships.
    Time,
    /// A scenario ended as it says.
    Scenario(Ending),
}

impl Outcome {
    /// The rule behind it.
    #[must_use]
    pub const fn rule(self) -> RuleId {
        match self {
            Outcome::Player | Outcome::Solo => rules::END_LAST_SIDE,
            Outcome::Draw => rules::END_DRAW,
            Outcome::Time => rules::END_TIME,
            Outcome::Scenario(ending) => ending.reason.rule(),
        }
    }
}

/// An obstacle on the table: the printed token's place in the content, and where it lies.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rock {
    /// The token.
    pub token: u8,
    /// Where it lies.
    pub at: At,
    /// It is gone.
    pub gone: bool,
}

/// What lets a ship perform an action.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum How {
    /// The Perform Action step.
    Step,
    /// What follows another action: its link (once), and what abilities grant after any action.
    After {
        /// The action it follows.
        kind: ActionKind,
        /// That one was a linked action itself.
        linked: bool,
    },
    /// What abilities grant after a maneuver.
    Granted(After),
    /// A friend's coordinate action.
    Coordinated,
}

/// Whose slot is asked for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SlotOf {
    /// A Tallon roll.
    Tallon,
    /// A barrel roll, with what lets it be performed.
    Roll(Act, How),
    /// Decloaking to a side.
    Decloak(crate::geometry::Side),
}

/// Whose dice, and who changes them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Turning {
    /// The attacker changes attack dice.
    AttackDice,
    /// The defender changes defense dice.
    DefenseDice,
}

/// A decision of a solo ship.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// Its bomb or mine.
    System,
    /// Approach and movement.
    Fly,
    /// What cards grant after the maneuver.
    Grants(After),
    /// The action of its activation.
    Act,
    /// An action outside its activation.
    Outside,
    /// Weapon and target.
    Engage,
    /// Weapon and target of a bonus attack.
    Bonus(Bonus),
    /// Changing attack dice.
    AttackDice,
    /// Changing defense dice.
    DefenseDice,
}

/// The open question.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Open {
    /// None: rules are running.
    #[default]
    Nothing,
    /// Where markers and obstacles lie: the first half of the lot, or the second once the first is known.
    Layout(Option<u16>),
    /// Which of so many equal ships of the pool comes.
    Draft(Kind, u8),
    /// What the arrival of a ship needs: a die for the marker or its side, or a lot.
    Arrive(ShipId, Ask),
    /// Which of so many equally near ships is hunted.
    Hunt(ShipId, u8),
    /// Where a ship is placed.
    Place(ShipId),
    /// Dials.
    Dials,
    /// Whether a ship uses something.
    May(ShipId, May),
    /// Whether a ship takes a deplete or a strain token.
    Toll(ShipId),
    /// How a tractored ship is moved by the one that tractors it.
    Drag(ShipId, ShipId),
    /// Whether a ship that was moved is turned.
    Spin(ShipId),
    /// Which of so many facedown damage cards of a ship is exposed.
    Expose(ShipId, u8),
    /// The kind of a damage card that nobody has seen: its place on the ship.
    Unveil(ShipId, u8),
    /// Which of a seat's ships of one initiative is next.
    Next(Seat),
    /// What a ship does in the System Phase.
    System(ShipId),
    /// Which slot a ship takes.
    Slot(ShipId, SlotOf),
    /// Which action a ship performs.
    Act(ShipId, How),
    /// What a ship attacks.
    Fire(ShipId),
    /// How a ship changes dice.
    Modify(ShipId, Turning),
    /// Attack dice.
    RollAttack {
        /// How many.
        dice: u8,
        /// They were taken up.
        again: bool,
    },
    /// Defense dice.
    RollDefense {
        /// How many.
        dice: u8,
        /// They were taken up.
        again: bool,
    },
    /// Attack dice for a ship outside attacks.
    Die {
        /// The ship.
        ship: ShipId,
        /// Why.
        why: Why,
        /// How many.
        dice: u8,
    },
    /// A faceup damage card for a ship.
    Card(ShipId),
    /// An unseen discarded card of a side, before its deck is shuffled.
    Discard(Team),
    /// What a solo ship's decision needs.
    Solo(ShipId, Step, Roll),
    /// Nothing any more.
    Over(Outcome),
}

/// A rule that waits for its turn. The last one is next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Task {
    /// A new round begins.
    #[default]
    Round,
    /// Markers and obstacles are laid out.
    Layout,
    /// A ship of the pool is called.
    Draft(Kind),
    /// The next ship is placed, or arrives.
    Arrivals,
    /// A ship arrives at a hyperspace marker.
    Arrive(ShipId),
    /// A ship locks the player ship that it hunts.
    Hunt(ShipId),
    /// Dials are set.
    Planning,
    /// The next ship of the System Phase.
    System,
    /// The next ship of the Activation Phase.
    Activation,
    /// A ship activates.
    Activate(ShipId),
    /// A ship flies the maneuver of its dial.
    Fly(ShipId),
    /// A ship has met an obstacle: its place in the list.
    Meet(ShipId, u8),
    /// A ship has met a device: its place in the list.
    Trip(ShipId, u8),
    /// Dice of a device that went off under or near a ship.
    Blast(ShipId, u8, u8),
    /// Check Difficulty.
    Difficulty(ShipId),
    /// Damage cards look at the maneuver.
    Flown(ShipId),
    /// Abilities grant actions after the maneuver.
    Grants(ShipId, After),
    /// Perform Action.
    Perform(ShipId),
    /// What follows an action.
    Follow(ShipId, ActionKind, bool),
    /// A coordinated ship acts.
    Coordinated(ShipId),
    /// The activation ends.
    Activated(ShipId),
    /// Bombs go off.
    Bombs,
    /// The next ship of the Engagement Phase.
    Engagement,
    /// A ship engages: what its damage cards do first.
    Engage(ShipId),
    /// It declares its attack.
    Declare(ShipId),
    /// The defender changes attack dice.
    Shield,
    /// The attacker changes attack dice.
    Aim,
    /// Defense dice are counted and rolled.
    Dodge,
    /// The defender changes defense dice.
    Evade,
    /// Results are neutralized and damage dealt.
    Neutralize,
    /// After the attack.
    Aftermath,
    /// A ship may make a bonus attack.
    Bonus(ShipId, Bonus),
    /// A ship exposes a damage card.
    Expose(ShipId),
    /// A ship may use something.
    May(ShipId, May),
    /// A ship takes a deplete or a strain token.
    Toll(ShipId),
    /// A tractored ship may be moved by another.
    Drag(ShipId, ShipId),
    /// A ship was moved through or onto an obstacle: its place in the list.
    Scrape(ShipId, u8),
    /// A ship that was moved may be turned.
    Spin(ShipId),
    /// A ship suffers damage.
    Suffer(ShipId, u8, u8),
    /// A ship deals with a faceup damage card that was just dealt.
    Dealt(ShipId, crate::content::DamageCard),
    /// A damage card asks for a die.
    Burn(ShipId, crate::content::DamageCard),
    /// A decision of a solo ship.
    Solo(ShipId, Step),
    /// The End Phase.
    End,
}

/// The activation under way.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Flying {
    /// The maneuver.
    pub setting: Option<Setting>,
    /// Its colour now.
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
    /// It has hit.
    pub hit: bool,
    /// It is a bonus attack.
    pub bonus: Option<Bonus>,
    /// Effects of the ship that changes dice which are used up.
    pub used: u32,
}

/// Everything that lies open.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Public {
    /// The rules of this table.
    pub options: Options,
    /// How many people play.
    pub seats: u8,
    /// The round, from 1; 0 before the first.
    pub round: u8,
    /// The phase.
    pub phase: Phase,
    /// Every ship of the match.
    pub ships: List<Ship, MOST_SHIPS>,
    /// Obstacles.
    pub obstacles: List<Rock, MOST_OBSTACLES>,
    /// Devices.
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
    /// The open question.
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
