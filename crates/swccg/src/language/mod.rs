//! The effect language: what card texts mean, as data.
//!
//! A text is a list of clauses, each an [`Effect`] that holds while its conditions do. `syntax` reads the notation of
//! the content files into a tree of words, `meaning` turns the tree into these types and names every word it does not
//! know. The engine evaluates them in `modifiers`; nothing here knows a state, and nothing knows a card.
//!
//! Notation: `while is(on('Tatooine')): power(self, +2)`. A location's text begins with the side it speaks to:
//! `light: drain(here, +1)`; only what a docking bay or the way into a vehicle costs is said to both.

mod acting;
mod action;
mod filter;
mod meaning;
mod names;
mod syntax;
mod words;

pub use action::{Action, Compare, Limit, Step, Turn, When, Who, Within};
pub use filter::{Filter, Num, Printed};
pub use meaning::parse;
pub use names::Sort;
pub(crate) use names::{Name, names};
pub use syntax::Slip;

use crate::card::Side;
use crate::state::Phase;

/// One sentence of a card's text.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Clause {
    /// For locations: the side the text speaks to.
    pub to: Option<Side>,
    /// All of these must hold.
    pub conditions: Vec<Condition>,
    /// What then is the case, or may be done.
    pub effect: Effect,
}

/// A condition of a clause, judged from the card that bears the text.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Condition {
    /// The bearer itself passes the filter.
    Is(Filter),
    /// At least so many cards on the table pass the filter.
    Least(u8, Filter),
    /// The text's player controls the bearer's location.
    Controls,
    /// The bearer takes part in a battle.
    Battling,
    /// The bearer takes part in a battle its player did not initiate.
    Defending,
    /// The text's player initiated the battle at the bearer's location.
    Initiated,
    /// The other player initiated the battle being fought.
    Attacked,
    /// A battle is being fought somewhere.
    Battle,
    /// It is the turn of the text's player.
    OwnTurn,
    /// This text of several was chosen when the card was deployed.
    Chosen(u8),
    /// The destiny being responded to is one of these, from the lower to the higher.
    Drawn(i16, i16),
    /// The text's player has less Life Force than this.
    LifeBelow(u8),
    /// Not so.
    Not(Box<Condition>),
}

/// What a clause does.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Effect {
    /// Adds to a number of everything that passes the filter.
    Modify {
        /// Which number.
        stat: Stat,
        /// Whose.
        of: Filter,
        /// By how much.
        by: Num,
    },
    /// The pilot icon with a number: the bearer has the skill, and adds so much to the power of what passes and it pilots.
    PilotIcon {
        /// What it adds to.
        of: Filter,
        /// How much.
        by: Num,
    },
    /// Deploys on such a host for this much Force.
    On {
        /// The host.
        host: Filter,
        /// The cost.
        cost: Num,
    },
    /// A weapon's shot.
    Fire(Shot),
    /// The bearer deploys only to such locations; the text replaces the kind's own rule about sites.
    Only(Filter),
    /// The bearer deploys in this phase of either player, instead of the deploy phase.
    DeploysIn(Phase),
    /// Deployed, the bearer stays only if a destiny drawn is above this.
    DeployTest(Num),
    /// As the bearer is deployed, one of so many texts is chosen.
    Modes(u8),
    /// As the bearer is deployed, such a card becomes its target.
    Aims(Filter),
    /// Such cards do not move by themselves.
    Fixed(Filter),
    /// Such cards move without cost; the text of a location speaks of moves to and from it.
    FreeMove(Filter),
    /// In this phase such cards may move between the bearer's location and such locations without cost.
    Passage {
        /// In which phase of their player's turn.
        phase: Phase,
        /// Who.
        who: Filter,
        /// From the bearer's location to these.
        to: Filter,
        /// Whether also back.
        back: bool,
    },
    /// The bearer, a vehicle, moves along such sites instead of exterior ones.
    Roams(Filter),
    /// The bearer, though no character, moves as one.
    Walks,
    /// Instead of moving itself the bearer shuttles one character to or from its site without cost.
    Shuttles,
    /// The bearer may move as a 'react'.
    ReactMove,
    /// Cards of the text's player may deploy as a 'react' to such locations.
    ReactDeploy(Filter),
    /// Such cards deploy without their printed cost.
    Free(Filter),
    /// The bearer does not go aboard of these.
    NotAboard(Filter),
    /// Something that may be done, or happens by itself.
    Act(Box<Action>),
    /// The text of such cards is cancelled.
    Mute(Filter),
    /// The text for the owner's side of the location the bearer is on holds at adjacent sites too.
    Extends,
    /// The location the bearer is on is turned round: icons and texts change sides.
    Rotates,
    /// It is night at such locations.
    Night(Filter),
    /// The bearer is no target of cards of this title.
    ImmuneTo(String),
    /// Such cards carry no weapons.
    CannotCarry(Filter),
    /// Such weapons and devices are transferred without cost.
    FreeTransfer(Filter),
    /// Permanent pilots of such starships are gone; their seats are free.
    NoPermanent(Filter),
    /// The bearer may be shot at, with this defence value.
    Target(u8),
    /// Such cards go to the Used Pile instead of being lost.
    Saves(Filter),
    /// Drawn as destiny the bearer may count this much instead.
    DestinyOr(u8),
    /// The bearer, a creature, has this ferocity and draws so many destinies to it.
    Ferocity {
        /// What is printed.
        base: i16,
        /// Destinies added.
        draws: u8,
    },
    /// The bearer, a creature, attacks only such cards.
    Prey(Filter),
    /// The spy the bearer lies on is undercover.
    Undercover,
    /// The bearer, artillery, may be carried by such cards.
    Carried(Filter),
    /// The bearer, a site, gives power to artillery of the player it speaks to.
    Powers,
    /// Opponents enter and leave the bearer, the inside of a vehicle, for this much Force.
    Entry(u8),
    /// The bearer may come from hand as a 'react'.
    ReactFromHand,
    /// Leaving or entering this docking bay in transit costs this much, by side.
    Dock([u8; 2]),
}

impl Effect {
    /// Whether such a text of a location speaks to both sides at once, and names none.
    pub(crate) const fn is_for_both(&self) -> bool {
        matches!(self, Effect::Dock(_) | Effect::Entry(_))
    }
}

/// A weapon's shot.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Shot {
    /// What it may be aimed at.
    pub at: Filter,
    /// What firing costs.
    pub cost: Num,
    /// How many weapon destinies are drawn.
    pub draws: u8,
    /// What is added to them.
    pub bonus: Num,
    /// What a shot does whose total beats the defence value.
    pub result: ShotResult,
    /// What each further shot of the same action costs, if there may be any.
    pub again: Option<Num>,
    /// Whether it also reaches battles at adjacent sites its user takes no part in.
    pub far: bool,
}

/// What a successful shot does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ShotResult {
    /// Hit: turned, and forfeited in the damage segment.
    Hit,
    /// Hit, and the forfeit value is nought.
    HitForfeitZero,
    /// Armour, manoeuvre and hyperspeed are nought from now on, and starship weapons on the target are lost.
    Ion,
    /// Power is nought from now on.
    IonPower,
}

/// The numbers texts speak of.
///
/// Some belong to a card (power), some to a player at a location (Force drain), one to a player (generation): the
/// subject of the filter is then the location, with the player as its owner.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Stat {
    /// Power of a card.
    Power,
    /// Forfeit value of a card.
    Forfeit,
    /// Manoeuvre of a card.
    Maneuver,
    /// Hyperspeed of a card.
    Hyperspeed,
    /// Immunity to attrition below this number; the highest counts.
    Immunity,
    /// Deploy cost of a card.
    Cost,
    /// Weapon destiny of a firing card.
    WeaponDestiny,
    /// Destinies of an attack at a location.
    AttackDestiny,
    /// Duel destiny for a text.
    DuelDestiny,
    /// Training destiny for a text.
    TrainingDestiny,
    /// Tractor beam destiny for a text.
    TractorDestiny,
    /// Race destiny for a text.
    RaceDestiny,
    /// Destiny for a text, of no kind that texts name.
    CardDestiny,
    /// Force drain at a location.
    Drain,
    /// Total power in a battle at a location.
    TotalPower,
    /// Further battle destinies at a location.
    BattleDestiny,
    /// Battle destinies drawn at a location even if otherwise none; the highest counts.
    BattleDestinyLeast,
    /// Added to each battle destiny.
    BattleDestinyEach,
    /// Ability needed to draw battle destiny; the highest counts.
    BattleDestinyNeed,
    /// Added to the ability needed.
    BattleDestinyNeedMore,
    /// Destinies for power alone at a location.
    PowerDestiny,
    /// Added to each of those.
    PowerDestinyEach,
    /// Destinies for attrition alone at a location.
    AttritionDestiny,
    /// Added to each of those.
    AttritionDestinyEach,
    /// Added to a Force drain if its player wants.
    DrainOption,
    /// Force generation of a player.
    Generation,
    /// Light Force icons of a location.
    LightIcons,
    /// Dark Force icons of a location.
    DarkIcons,
    /// What firing a weapon costs; of a repeating one the first shot.
    FireCost,
}

impl Stat {
    /// Every number with the word content files use.
    pub const ALL: [(&'static str, Stat); 29] = [
        ("power", Stat::Power),
        ("forfeit", Stat::Forfeit),
        ("maneuver", Stat::Maneuver),
        ("hyperspeed", Stat::Hyperspeed),
        ("immune", Stat::Immunity),
        ("cost", Stat::Cost),
        ("weapon_destiny", Stat::WeaponDestiny),
        ("attack_destiny", Stat::AttackDestiny),
        ("duel_destiny", Stat::DuelDestiny),
        ("training_destiny", Stat::TrainingDestiny),
        ("tractor_destiny", Stat::TractorDestiny),
        ("race_destiny", Stat::RaceDestiny),
        ("card_destiny", Stat::CardDestiny),
        ("drain", Stat::Drain),
        ("total_power", Stat::TotalPower),
        ("battle_destiny", Stat::BattleDestiny),
        ("battle_destiny_least", Stat::BattleDestinyLeast),
        ("battle_destiny_each", Stat::BattleDestinyEach),
        ("battle_destiny_need", Stat::BattleDestinyNeed),
        ("battle_destiny_need_more", Stat::BattleDestinyNeedMore),
        ("power_destiny", Stat::PowerDestiny),
        ("power_destiny_each", Stat::PowerDestinyEach),
        ("attrition_destiny", Stat::AttritionDestiny),
        ("attrition_destiny_each", Stat::AttritionDestinyEach),
        ("drain_option", Stat::DrainOption),
        ("generation", Stat::Generation),
        ("light_icons", Stat::LightIcons),
        ("dark_icons", Stat::DarkIcons),
        ("fire_cost", Stat::FireCost),
    ];

    /// Whether it is about battle destiny: how many, how much each, or what it takes (SW-BTL-15).
    pub(crate) const fn is_of_battle_destiny(self) -> bool {
        matches!(
            self,
            Stat::BattleDestiny
                | Stat::BattleDestinyLeast
                | Stat::BattleDestinyEach
                | Stat::BattleDestinyNeed
                | Stat::BattleDestinyNeedMore
        )
    }

    /// The number of this word.
    #[must_use]
    pub fn named(word: &str) -> Option<Stat> {
        Stat::ALL.iter().find(|(name, _)| *name == word).map(|(_, stat)| *stat)
    }
}
