//! Starships and vehicles: who must be aboard, who may be, and who is inside.

use crate::card::{Card, Icon, Kind, StarshipKind, VehicleKind};
use crate::object::{ObjId, Place, Role};
use crate::state::State;

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
            | Kind::Location(_)
            | Kind::Weapon(_)
            | Kind::Device
            | Kind::Effect
            | Kind::Interrupt(_) => false,
        };
        !needs
            || card.numbers.permanent > 0
            || self.in_play().any(|(_, obj)| obj.place == Place::Aboard(id, Role::Pilot))
    }

    /// Whether cards aboard are inside, not present outside.
    pub(crate) fn is_enclosed(&self, id: ObjId) -> bool {
        self.printed(id)
            .is_some_and(|card| matches!(card.kind, Kind::Starship(_)) || card.icons.has(Icon::Enclosed))
    }

    /// Free seats of a kind aboard (SW-CAP-01).
    pub(crate) fn free_seats(&self, vessel: ObjId, role: Role) -> i16 {
        let Some(card) = self.printed(vessel) else { return 0 };
        let seats = match role {
            Role::Pilot => card.capacity.pilots,
            Role::Passenger => card.capacity.passengers,
            Role::Astromech => card.capacity.astromechs,
            Role::Cargo => card.capacity.vehicles,
        };
        let taken = self.in_play().filter(|(_, obj)| obj.place == Place::Aboard(vessel, role)).count();
        i16::from(seats) - taken as i16
    }

    /// Whether a card may sit in such a seat at all.
    pub(crate) fn fits(&self, card: &Card, vessel: &Card, role: Role) -> bool {
        let drives = matches!(vessel.kind, Kind::Vehicle(VehicleKind::Transport | VehicleKind::Creature));
        match role {
            Role::Pilot => card.kind == Kind::Character && (drives || card.icons.has(Icon::Pilot)),
            Role::Passenger => card.kind == Kind::Character,
            Role::Astromech => card.icons.has(Icon::Astromech),
            Role::Cargo => matches!(card.kind, Kind::Vehicle(_)) && matches!(vessel.kind, Kind::Starship(_)),
        }
    }

    /// Whether a card is a starship that can land.
    pub(crate) fn is_starfighter(&self, id: ObjId) -> bool {
        self.printed(id).is_some_and(|card| card.kind == Kind::Starship(StarshipKind::Starfighter))
    }
}
