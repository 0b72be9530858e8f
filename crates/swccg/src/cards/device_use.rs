//! Using carried weapons and devices: who can use them, how often in a turn, and what is carried without use.

use crate::cards::card::{Kind, StarshipKind};
use crate::cards::object::{Marks, Obj, ObjId, Place};
use crate::language::Effect;
use crate::state::State;

/// Cards with one of these keywords are power sources.
const POWER_SOURCES: [&str; 2] = ["power droid", "fusion generator"];

impl State {
    /// SW-WPN-02, SW-WPN-13: how many weapons, and how many devices, a card may use in a turn; `None` means no limit.
    pub(crate) fn uses_per_turn(&self, host: ObjId) -> Option<u8> {
        match self.printed(host)?.kind {
            Kind::Starship(StarshipKind::Capital) | Kind::Location(_) => None,
            Kind::Starship(StarshipKind::Squadron) => Some(3),
            Kind::Starship(StarshipKind::Starfighter)
            | Kind::Character
            | Kind::Creature
            | Kind::Vehicle(_)
            | Kind::Weapon(_)
            | Kind::Device
            | Kind::Effect
            | Kind::Interrupt(_) => Some(1),
        }
    }

    /// SW-WPN-12: whether artillery has a power source of its own player present, or is on a site that is one.
    pub(crate) fn has_power_source(&self, gun: ObjId) -> bool {
        let Some(bearer) = self.subject(gun) else { return false };
        let source = |(id, obj): (ObjId, &Obj)| {
            obj.owner == bearer.owner
                && self.location(id) == bearer.at
                && self.card(obj.card).traits.iter().any(|word| POWER_SOURCES.contains(&word.as_str()))
                && self.is_present(id)
                && self.is_active(id)
        };
        let site = bearer.at.and_then(|at| self.subject_for(at, bearer.owner));
        let powered = site.is_some_and(|site| self.has_location_text(site, bearer.owner, &Effect::Powers));
        powered || self.in_play().any(source)
    }

    /// Whether a weapon or device could have been deployed on the card that carries it.
    pub(crate) fn could_carry(&self, carried: ObjId, host: ObjId) -> bool {
        let (Some(bearer), Some(user)) = (self.subject(carried), self.subject(host)) else { return false };
        (0..).zip(&self.card(bearer.card).text).any(|(number, clause)| {
            let on = matches!(&clause.effect, Effect::On { host, .. } if self.passes(bearer, host, user));
            on && self.holds(bearer, number)
        })
    }

    /// SW-STL-01: a weapon or device on a card it could not have been deployed on (stolen or recaptured) can only be
    /// taken away again: it cannot be fired, has no text, and does not arm its carrier.
    pub(crate) fn is_usable(&self, carried: ObjId) -> bool {
        let Some(obj) = self.obj(carried) else { return false };
        let taken = (obj.marks.has(Marks::TAKEN) || self.original_owner(obj.card) != obj.owner)
            && matches!(self.card(obj.card).kind, Kind::Weapon(_) | Kind::Device);
        match obj.place {
            Place::On(host) if taken => self.could_carry(carried, host),
            Place::On(_)
            | Place::At(_)
            | Place::Aboard(..)
            | Place::Row
            | Place::Under(_)
            | Place::Table
            | Place::Free => true,
        }
    }
}
