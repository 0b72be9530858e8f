//! Filters on cards, and the numbers derived from them.

use crate::cards::card::{Icon, VehicleKind, WeaponKind};

/// A condition on a card, evaluated from the bearer of the text.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Filter {
    Any,
    All(Vec<Filter>),
    One(Vec<Filter>),
    Not(Box<Filter>),
    Me,
    /// What the bearer is attached to.
    Host,
    /// What the bearer pilots, as opposed to drives or rides.
    Piloted,
    /// What the bearer is aboard, in any seat.
    Carrier,
    /// Belongs to the player of the text.
    Own,
    /// Belongs to the opponent.
    Theirs,
    /// At the bearer's location, including inside something.
    Here,
    /// At a location adjacent to the bearer's.
    Adjacent,
    /// At a location of the same planet as the bearer's.
    Related,
    /// Present at the bearer's location: not inside something enclosed.
    Present,
    /// At a location of this planet or larger place, including the location itself.
    On(String),
    Location,
    Site,
    System,
    Character,
    Starship,
    Capital,
    Starfighter,
    Vehicle,
    VehicleOf(VehicleKind),
    WeaponOf(WeaponKind),
    Squadron,
    Creature,
    Effect,
    Weapon,
    Device,
    /// Has at least one weapon.
    Armed,
    /// A vessel with nobody aboard, or a location where nobody has presence.
    Empty,
    Captive,
    Stolen,
    Hit,
    Permanent,
    /// At a location where it is night.
    Night,
    /// The card the bearer aims at.
    Aim,
    /// Takes part in the battle.
    Fighting,
    /// The only character of its player at its location.
    Alone,
    Icon(Icon),
    Trait(String),
    Persona(String),
    Title(String),
    AbilityOver(u8),
    AbilityIs(u8),
    /// At a location that matches.
    At(Box<Filter>),
    /// Pilots a card that matches.
    Piloting(Box<Filter>),
    /// Aboard a card that matches.
    Aboard(Box<Filter>),
    /// At a location with another card that matches.
    With(Box<Filter>),
    /// Piloted by a card that matches.
    PilotedBy(Box<Filter>),
    /// Attached to a card that matches.
    CarriedBy(Box<Filter>),
    /// Carries a card that matches.
    Carries(Box<Filter>),
    /// Has a card aboard that matches.
    Holds(Box<Filter>),
    /// A location the text's player controls.
    Controlled,
    /// Moved by landspeed this turn.
    Walked,
    /// May carry weapons.
    MayCarry,
    /// Unique: one dot.
    Unique,
    /// An Effect whose text names no cost of deploying it.
    Costless,
    /// A vessel with the crew it needs, or none needed.
    Crewed,
    /// At or adjacent to a location with a card that matches.
    Near(Box<Filter>),
    /// A location the text's player occupies, where a card that matches has presence itself.
    OccupiedWith(Box<Filter>),
}

impl Filter {
    /// Whether captives are meant.
    pub(crate) fn mentions_captives(&self) -> bool {
        match self {
            Filter::Captive => true,
            Filter::All(list) | Filter::One(list) => list.iter().any(Filter::mentions_captives),
            _ => false,
        }
    }
}

/// A number in a text.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Num {
    Fixed(i16),
    /// The number times the matching cards on the table.
    Each(i16, Filter),
    /// One number for subjects that match, another for the rest.
    If(Filter, Box<Num>, Box<Num>),
    /// The number times the pairs of a card that matches the first filter and a card that matches the second.
    Pairs(i16, Filter, Filter),
    /// A multiple of a number of the subject.
    Of(i16, Printed),
    /// `from` minus a printed number of the subject, but at least `least`.
    Less {
        from: i16,
        what: Printed,
        least: i16,
    },
}

/// A number of the subject that other numbers are derived from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Printed {
    Ability,
    /// Including all modifiers.
    Power,
    Destiny,
    Deploy,
    /// Including all modifiers.
    Defense,
    /// Including all modifiers.
    Forfeit,
    /// Number of characters aboard.
    Aboard,
    /// The destiny drawn for the current action.
    Drawn,
}
