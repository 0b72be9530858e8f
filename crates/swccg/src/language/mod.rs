//! The effect language: what card texts mean, as data.
//!
//! A text is a list of clauses, each an [`Effect`] that holds while its conditions do. `syntax` reads the notation of
//! the content files into a tree of words, `meaning` turns the tree into these types and names every word it does not
//! know. The engine evaluates them in `modifiers`; nothing here knows a state, and nothing knows a card.
//!
//! Notation: `while is(on('Tatooine')): power(self, +2)`. A location's text begins with the side it speaks to:
//! `light: drain(here, +1)`.

mod meaning;
mod syntax;

pub use meaning::parse;
pub use syntax::Slip;

use crate::card::{Icon, Side};

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
    /// Such cards do not move by themselves.
    Fixed(Filter),
    /// Such cards move to and from the bearer's location without cost.
    FreeMove(Filter),
    /// Such cards deploy without their printed cost.
    Free(Filter),
    /// The bearer does not go aboard of these.
    NotAboard(Filter),
    /// An Interrupt's action.
    Play(Play),
    /// An action of a card on the table, in any phase.
    Use {
        /// What it costs.
        cost: Num,
        /// What is searched for.
        search: Filter,
    },
    /// Leaving or entering this docking bay in transit costs this much, by side.
    Dock([u8; 2]),
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
}

/// What playing an Interrupt does.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Play {
    /// When it may be played.
    pub when: When,
    /// What playing it costs.
    pub cost: Num,
    /// Whether it succeeds.
    pub test: Test,
    /// What it does then.
    pub result: Outcome,
}

/// When an Interrupt may be played.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum When {
    /// As a response to a card of this title being played; to any Interrupt if no title is given.
    Played(Option<String>),
    /// As a response to such a card having been deployed.
    Deployed(Filter),
    /// In any phase, as an action of its own, at such a card on the table.
    AnyTime(Filter),
    /// In the weapons segment of a battle.
    InBattle,
}

/// Whether a played card succeeds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Test {
    /// Always.
    Sure,
    /// If a destiny drawn is below the highest ability among one's characters on the table.
    BelowAbility,
}

/// What a played card does.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Outcome {
    /// Cancels what it responds to, or the card it is aimed at.
    Cancel,
    /// The card it responds to neither battles nor moves this turn.
    Bar,
    /// Adds battle destinies in this battle.
    Destinies(Num),
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
    /// Force generation of a player.
    Generation,
    /// Light Force icons of a location.
    LightIcons,
    /// Dark Force icons of a location.
    DarkIcons,
}

impl Stat {
    /// Every number with the word content files use.
    pub const ALL: [(&'static str, Stat); 16] = [
        ("power", Stat::Power),
        ("forfeit", Stat::Forfeit),
        ("maneuver", Stat::Maneuver),
        ("hyperspeed", Stat::Hyperspeed),
        ("immune", Stat::Immunity),
        ("cost", Stat::Cost),
        ("weapon_destiny", Stat::WeaponDestiny),
        ("drain", Stat::Drain),
        ("total_power", Stat::TotalPower),
        ("battle_destiny", Stat::BattleDestiny),
        ("battle_destiny_least", Stat::BattleDestinyLeast),
        ("battle_destiny_each", Stat::BattleDestinyEach),
        ("battle_destiny_need", Stat::BattleDestinyNeed),
        ("generation", Stat::Generation),
        ("light_icons", Stat::LightIcons),
        ("dark_icons", Stat::DarkIcons),
    ];

    /// The number of this word.
    #[must_use]
    pub fn named(word: &str) -> Option<Stat> {
        Stat::ALL.iter().find(|(name, _)| *name == word).map(|(_, stat)| *stat)
    }
}

/// A question about a card, judged from the bearer of the text.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Filter {
    /// Every card.
    Any,
    /// All of these.
    All(Vec<Filter>),
    /// One of these.
    One(Vec<Filter>),
    /// Not this.
    Not(Box<Filter>),
    /// The bearer.
    Me,
    /// What the bearer is attached to.
    Host,
    /// What the bearer pilots or drives.
    Piloted,
    /// What the bearer is aboard of, in whatever seat.
    Carrier,
    /// The text's player's.
    Own,
    /// The other player's.
    Theirs,
    /// At the bearer's location, whether inside something or not.
    Here,
    /// At a location next to the bearer's.
    Adjacent,
    /// At a location of the same planet as the bearer's.
    Related,
    /// Present at the bearer's location: not inside something enclosed.
    Present,
    /// At a location of this planet or other whole; the location itself too.
    On(String),
    /// A location.
    Location,
    /// A site.
    Site,
    /// A system.
    System,
    /// A character.
    Character,
    /// A starship.
    Starship,
    /// A capital starship.
    Capital,
    /// A starfighter.
    Starfighter,
    /// A vehicle.
    Vehicle,
    /// A transport vehicle.
    Transport,
    /// An Effect.
    Effect,
    /// Takes part in the battle.
    Fighting,
    /// The only character of its player at its location.
    Alone,
    /// Has this icon or class.
    Icon(Icon),
    /// Has this word or keyword.
    Trait(String),
    /// Contains this persona.
    Persona(String),
    /// Has this title.
    Title(String),
    /// Has more ability than this.
    AbilityOver(u8),
    /// At a location that passes.
    At(Box<Filter>),
    /// Pilots or drives something that passes.
    Piloting(Box<Filter>),
    /// Aboard something that passes.
    Aboard(Box<Filter>),
    /// At a location where another card passes.
    With(Box<Filter>),
    /// Piloted or driven by something that passes.
    PilotedBy(Box<Filter>),
    /// Carried by something that passes.
    CarriedBy(Box<Filter>),
    /// A location the text's player controls.
    Controlled,
}

/// A number of a text.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Num {
    /// Just so.
    Fixed(i16),
    /// So much for each card on the table that passes.
    Each(i16, Filter),
    /// One number for subjects that pass, another for the rest.
    If(Filter, Box<Num>, Box<Num>),
    /// So much less a printed number of the subject, but no less than `least`.
    Less {
        /// What is subtracted from.
        from: i16,
        /// What is subtracted.
        what: Printed,
        /// The least it can be.
        least: i16,
    },
}

/// A printed number that prices are made of.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Printed {
    /// Ability.
    Ability,
    /// Power, with everything that modifies it.
    Power,
}
