//! Starships and vehicles: who must be aboard, who may be, and who is inside.

use crate::card::{Card, Icon, Kind, StarshipKind, VehicleKind};
use crate::object::{ObjId, Place, Role};
use crate::state::State;

/// Starfighters with this word land at docking bays only, and fit into the bays of star destroyers.
pub(crate) const TIE: &str = "tie";

impl State {
    /// Whether a vessel has the pilot or driver it needs; anything else needs none (SW-CAP-02).
    pub(crate) fn is_crewed(&self, id: ObjId) -> bool {
        let Some(card) = self.printed(id) else { return false };
        let needs = match card.kind {
            Kind::Starship(_) | Kind::Vehicle(VehicleKind::Combat | VehicleKind::Shuttle) => true,
            // A transport without a driver's seat drives itself.
            Kind::Vehicle(VehicleKind::Transport) => card.capacity.pilots > 0,
            Kind::Vehicle(VehicleKind::Creature)
            | Kind::Character
            | Kind::Creature
            | Kind::Location(_)
            | Kind::Weapon(_)
            | Kind::Device
            | Kind::Effect
            | Kind::Interrupt(_) => false,
        };
        !needs
            || self.permanent(id) > 0
            || self.in_play().any(|(_, obj)| obj.place == Place::Aboard(id, Role::Pilot))
    }

    /// Whether cards aboard are inside, not present outside.
    pub(crate) fn is_enclosed(&self, id: ObjId) -> bool {
        self.printed(id)
            .is_some_and(|card| matches!(card.kind, Kind::Starship(_)) || card.icons.has(Icon::Enclosed))
    }

    /// Free seats of a kind aboard (SW-CAP-01); where permanent pilots are gone, theirs are free too.
    pub(crate) fn free_seats(&self, vessel: ObjId, role: Role) -> i16 {
        let Some(card) = self.printed(vessel) else { return 0 };
        let taken =
            |role| self.in_play().filter(|(_, obj)| obj.place == Place::Aboard(vessel, role)).count() as i16;
        let seats = card.capacity;
        let left = card.numbers.permanent - self.permanent(vessel);
        let free = match role {
            Role::Pilot => seats.pilots + left,
            Role::Passenger => seats.passengers,
            Role::Astromech => seats.astromechs,
            Role::Cargo => seats.vehicles,
            Role::Bay => seats.fighters,
        };
        let free = i16::from(free) - taken(role);
        match role {
            // A seat that may be a pilot's or a passenger's is taken once.
            Role::Pilot | Role::Passenger if seats.shared > 0 => {
                free.min(i16::from(seats.shared + left) - taken(Role::Pilot) - taken(Role::Passenger))
            }
            Role::Pilot | Role::Passenger | Role::Astromech | Role::Cargo | Role::Bay => free,
        }
    }

    /// Characters aboard a vessel.
    pub(crate) fn aboard(&self, vessel: Option<ObjId>) -> impl Iterator<Item = ObjId> + '_ {
        let on = move |place: Place| matches!(place, Place::Aboard(on, _) if Some(on) == vessel);
        self.in_play()
            .filter(move |(_, obj)| on(obj.place) && self.card(obj.card).kind == Kind::Character)
            .map(|(id, _)| id)
    }

    /// Whether a card is in a cargo bay, or inside something that is.
    pub(crate) fn is_in_bay(&self, id: ObjId) -> bool {
        let mut at = id;
        while let Some(Place::Aboard(on, role)) = self.obj(at).map(|obj| obj.place) {
            if matches!(role, Role::Cargo | Role::Bay) {
                return true;
            }
            at = on;
        }
        false
    }

    /// Whether a card may sit in such a seat at all.
    pub(crate) fn fits(&self, card: &Card, vessel: &Card, role: Role) -> bool {
        let drives = matches!(vessel.kind, Kind::Vehicle(VehicleKind::Transport | VehicleKind::Creature));
        match role {
            Role::Pilot => card.kind == Kind::Character && (drives || card.icons.has(Icon::Pilot)),
            Role::Passenger => card.kind == Kind::Character,
            Role::Astromech => card.icons.has(Icon::Astromech),
            Role::Cargo => matches!(card.kind, Kind::Vehicle(_)) && matches!(vessel.kind, Kind::Starship(_)),
            // SW-CAP-05: bays take starfighters with this word.
            Role::Bay => card.traits.iter().any(|word| word == TIE),
        }
    }

    /// Whether a card is a starship that can land.
    pub(crate) fn is_starfighter(&self, id: ObjId) -> bool {
        self.printed(id).is_some_and(|card| card.kind == Kind::Starship(StarshipKind::Starfighter))
    }
}
