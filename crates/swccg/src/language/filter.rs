//! Questions about cards, and numbers made of them.

use crate::card::{Icon, VehicleKind, WeaponKind};

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
    /// What the bearer pilots; what it drives or rides is not meant.
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
    /// A vehicle of this kind.
    VehicleOf(VehicleKind),
    /// A weapon of this kind.
    WeaponOf(WeaponKind),
    /// A squadron.
    Squadron,
    /// A creature.
    Creature,
    /// An Effect.
    Effect,
    /// A weapon.
    Weapon,
    /// A device.
    Device,
    /// Has at least one weapon.
    Armed,
    /// Nobody is aboard; at a location: nobody has presence.
    Empty,
    /// Is a captive.
    Captive,
    /// Has been stolen from the other player.
    Stolen,
    /// Has been hit.
    Hit,
    /// Has a permanent pilot.
    Permanent,
    /// Where it is, it is night.
    Night,
    /// The card the bearer aims at.
    Aim,
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
    /// Has just this ability.
    AbilityIs(u8),
    /// At a location that passes.
    At(Box<Filter>),
    /// Pilots something that passes.
    Piloting(Box<Filter>),
    /// Aboard something that passes.
    Aboard(Box<Filter>),
    /// At a location where another card passes.
    With(Box<Filter>),
    /// Piloted by something that passes.
    PilotedBy(Box<Filter>),
    /// Carried by something that passes.
    CarriedBy(Box<Filter>),
    /// Carries something that passes.
    Carries(Box<Filter>),
    /// Has something aboard that passes.
    Holds(Box<Filter>),
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
    /// So much for each pair of a card that passes the one filter and a card that passes the other.
    Pairs(i16, Filter, Filter),
    /// So many times a number of the subject.
    Of(i16, Printed),
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
    /// Destiny.
    Destiny,
    /// Deploy cost.
    Deploy,
    /// Defence value, with everything that modifies it.
    Defence,
    /// Characters aboard.
    Aboard,
    /// The destiny drawn for the action under way.
    Drawn,
}
