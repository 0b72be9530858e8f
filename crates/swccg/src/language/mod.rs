//! The effect language: the meaning of card texts, as data.
//!
//! A text is a list of clauses, each an [`Effect`] that applies while its conditions hold. `syntax` parses the
//! notation of the content files into a tree, `meaning` turns the tree into these types and reports every keyword it
//! does not know. The engine evaluates them in `modifiers`; nothing here knows a state or a specific card.
//!
//! Notation: `while is(on('Tatooine')): power(self, +2)`. A clause of a location begins with the side it applies to:
//! `light: drain(here, +1)`; only the costs of docking bays and of entering vehicles apply to both.

mod action;
mod action_parser;
mod filter;
pub(crate) mod macros;
mod parser;
mod references;
mod syntax;

pub use action::{Action, ActionStep, DestinyTest, Limit, SearchedPile, StepTarget, Timing, WhoseTurn};
pub use filter::{Filter, Num, Printed};
pub use parser::parse;
pub use references::ReferenceKind;
pub(crate) use references::{Reference, names, words};
pub use syntax::ParseError;

use crate::cards::card::Side;
use crate::state::Phase;

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Clause {
    /// For locations: the side the clause applies to.
    pub to: Option<Side>,
    /// All of them must hold.
    pub conditions: Vec<Condition>,
    pub effect: Effect,
}

/// A condition of a clause, evaluated from the card that bears the text.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Condition {
    /// The bearer matches the filter.
    Is(Filter),
    /// At least this many cards on the table match the filter.
    Least(u8, Filter),
    /// The text's player controls the bearer's location.
    Controls,
    /// The text's player occupies the bearer's location.
    Occupies,
    /// The bearer takes part in a battle.
    Battling,
    /// The bearer takes part in a battle its player did not initiate.
    Defending,
    /// The text's player initiated the battle at the bearer's location.
    Initiated,
    /// The opponent initiated the current battle.
    Attacked,
    /// There is a battle anywhere.
    Battle,
    /// It is the turn of the text's player.
    OwnTurn,
    /// This text, of several, was chosen when the card was deployed.
    Chosen(u8),
    /// The destiny being responded to is in this range, inclusive.
    Drawn(i16, i16),
    /// The text's player has less Life Force than this.
    LifeBelow(u8),
    Not(Box<Condition>),
}

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Effect {
    /// Adds to a number of every card that matches the filter.
    Modify {
        stat: Stat,
        of: Filter,
        by: Num,
    },
    /// The pilot icon with a number: the bearer is a pilot, and adds this much power to anything it pilots that
    /// matches.
    PilotIcon {
        of: Filter,
        by: Num,
    },
    /// Deploys on such a host for this cost.
    On {
        host: Filter,
        cost: Num,
        /// Whether a weapon or device may also deploy on the opponent's cards.
        anybody: bool,
    },
    /// Deploys beside the locations, on its player's side of the table, for this cost.
    Table(Num),
    Fire(Shot),
    /// The bearer deploys only to such locations; this replaces the general rule for its kind about sites.
    Only(Filter),
    /// The bearer deploys in this phase of either player's turn, instead of the deploy phase.
    DeploysIn(Phase),
    /// When deployed, the bearer stays only if a drawn destiny is above this number.
    DeployTest(Num),
    /// When the bearer is deployed, one of this many texts is chosen.
    Modes(u8),
    /// When the bearer is deployed, such a card becomes its target.
    Aims(Filter),
    /// Such cards cannot move by themselves.
    Fixed(Filter),
    /// Such cards move for free; in the text of a location, to and from it.
    FreeMove(Filter),
    /// In this phase such cards may move for free between the bearer's location and such locations.
    Passage {
        phase: Phase,
        who: Filter,
        to: Filter,
        /// Whether the way back is allowed too.
        back: bool,
    },
    /// The bearer, a vehicle, moves along such sites instead of exterior ones.
    Roams(Filter),
    /// The bearer moves like a character although it is none.
    Walks,
    /// Instead of moving itself, the bearer shuttles one character to or from its site for free.
    Shuttles,
    /// Such cards may move as a 'react' to such locations.
    ReactMove {
        who: Filter,
        to: Filter,
        /// Whether they pay nothing for it.
        free: bool,
    },
    /// Such cards may deploy as a 'react' to such locations.
    ReactDeploy {
        who: Filter,
        to: Filter,
    },
    /// What such cards add to Force drains does not count.
    NoDrainBonus(Filter),
    /// The ability of such cards counts neither for battle destiny nor as a player's highest ability.
    Dulls(Filter),
    /// Such cards neither deploy nor move to the bearer, a location.
    ShutsOut(Filter),
    /// Only cards whose own text says where they deploy do so at the bearer, a location.
    Closed,
    /// Whoever matches as the owner of such a location initiates neither battles nor attacks there.
    NoBattle(Filter),
    /// Such cards deploy without their printed cost.
    Free(Filter),
    /// The bearer cannot be aboard these.
    NotAboard(Filter),
    /// Something a player may do, or that happens automatically.
    Act(Box<Action>),
    /// The text of such cards is canceled.
    Mute(Filter),
    /// The text for the owner's side of the bearer's location also applies at adjacent sites.
    Extends,
    /// The bearer's location is rotated: icons and texts change sides.
    Rotates,
    /// It is night at such locations.
    Night(Filter),
    /// The bearer cannot be targeted by cards with this title.
    ImmuneTo(String),
    /// Such cards cannot carry weapons.
    CannotCarry(Filter),
    /// Such weapons and devices are transferred for free.
    FreeTransfer(Filter),
    /// Such starships lose their permanent pilots; the seats become free.
    NoPermanent(Filter),
    /// The bearer may be targeted by weapons, with this defense value.
    Target(u8),
    /// Such cards go to the Used Pile instead of being lost.
    Saves(Filter),
    /// When drawn for destiny the bearer may count as this number instead.
    DestinyOr(u8),
    /// The bearer, a creature, has this ferocity plus drawn destinies.
    Ferocity {
        /// The printed ferocity.
        base: i16,
        /// Number of destinies added.
        draws: u8,
    },
    /// The bearer, a creature, attacks only such cards.
    Prey(Filter),
    /// The spy the bearer is attached to is undercover.
    HidesSpy,
    /// The bearer, artillery, may be carried by such cards.
    Carried(Filter),
    /// The bearer, a site, is a power source for artillery of the player it applies to.
    Powers,
    /// The cost for opponents to enter and leave the bearer, the interior of a vehicle.
    Entry(u8),
    /// The bearer may deploy from hand as a 'react'.
    ReactFromHand,
    /// The cost of docking bay transit from or to this docking bay, by side.
    Dock([u8; 2]),
}

impl Effect {
    /// Whether such a clause of a location applies to both sides and names none.
    pub(crate) const fn is_for_both(&self) -> bool {
        matches!(self, Effect::Dock(_) | Effect::Entry(_) | Effect::ShutsOut(_) | Effect::Closed)
    }
}

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Shot {
    pub at: Filter,
    pub cost: Num,
    pub draws: u8,
    pub bonus: Num,
    /// The effect if the total exceeds the defense value.
    pub result: ShotResult,
    /// The cost of each further shot of the same action, if more are allowed.
    pub again: Option<Num>,
    /// Whether it also reaches battles at adjacent sites in which its user does not take part.
    pub far: bool,
    /// Extra Force that may be paid for the shot; each adds one to its total.
    pub raise: u8,
    /// Whether the target's player draws too, and power is added on both sides.
    pub contest: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ShotResult {
    /// The target is hit: turned, and forfeited in the damage segment.
    Hit,
    /// Hit, and the forfeit value becomes zero.
    HitForfeitZero,
    /// Armor, maneuver and hyperspeed become zero permanently, and starship weapons on the target are lost.
    Ion,
    /// Power becomes zero permanently.
    IonPower,
    /// Hit; lost at once if as much extra Force was paid as the weapon allows.
    HitOrLost,
    /// A character is captured by the user of the weapon, anything else is lost.
    Capture,
    /// The target takes no further part in the battle.
    Exclude,
}

/// The numbers that texts modify.
///
/// Some belong to a card (power), some to a player at a location (Force drain), one to a player (generation): the
/// subject of the filter is then the location, with the player as its owner.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Stat {
    Power,
    Forfeit,
    Maneuver,
    Hyperspeed,
    /// Immunity to attrition below this number; the highest value counts.
    Immunity,
    Cost,
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
    /// Additional battle destinies at a location.
    BattleDestiny,
    /// Minimum number of battle destinies at a location; the highest value counts.
    BattleDestinyLeast,
    /// Added to each battle destiny.
    BattleDestinyEach,
    /// Added to the total of the battle destinies drawn, if any was.
    BattleDestinyTotal,
    /// Ability needed to draw battle destiny; the highest value counts.
    BattleDestinyNeed,
    /// Added to the ability needed.
    BattleDestinyNeedMore,
    /// Destinies to power only at a location.
    PowerDestiny,
    PowerDestinyEach,
    /// Destinies to attrition only at a location.
    AttritionDestiny,
    AttritionDestinyEach,
    /// Optional bonus to a Force drain.
    DrainOption,
    /// Force generation of a player.
    Generation,
    LightIcons,
    DarkIcons,
    /// Cost of firing a weapon; for a repeating weapon, of the first shot.
    FireCost,
}

impl Stat {
    /// Every stat with its keyword in content files.
    pub const ALL: [(&'static str, Stat); 30] = [
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
        ("battle_destiny_total", Stat::BattleDestinyTotal),
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

    /// Whether it concerns battle destiny: how many, how much each, or the ability needed (SW-BTL-15).
    pub(crate) const fn is_of_battle_destiny(self) -> bool {
        matches!(
            self,
            Stat::BattleDestiny
                | Stat::BattleDestinyLeast
                | Stat::BattleDestinyEach
                | Stat::BattleDestinyTotal
                | Stat::BattleDestinyNeed
                | Stat::BattleDestinyNeedMore
        )
    }

    /// The stat with this keyword.
    #[must_use]
    pub fn named(word: &str) -> Option<Stat> {
        Stat::ALL.iter().find(|(name, _)| *name == word).map(|(_, stat)| *stat)
    }
}
