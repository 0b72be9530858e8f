//! Starships and vehicles: required crew, seats, and who is inside.

use crate::cards::card::{Card, Icon, Kind, StarshipKind, VehicleKind};
use crate::cards::object::{Marks, Obj, ObjId, Place, Role};
use crate::language::Effect;
use crate::state::State;

/// Starfighters with this keyword land at docking bays only, and fit into the bays of star destroyers.
pub(crate) const TIE: &str = "tie";

impl State {
    /// Whether a vessel has the pilot or driver it needs; other cards need none (SW-CAP-02).
    pub(crate) fn is_crewed(&self, id: ObjId) -> bool {
        let Some(card) = self.printed(id) else { return false };
        let needs = match card.kind {
            Kind::Starship(_) | Kind::Vehicle(VehicleKind::Combat | VehicleKind::Shuttle) => true,
            // A transport without a driver's seat needs no driver.
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
        let owner = self.obj(id).map(|obj| obj.owner);
        let steers = |at: ObjId, obj: &Obj| {
            obj.place == Place::Aboard(id, Role::Pilot) && Some(obj.owner) == owner && self.takes_part(at)
        };
        !needs || self.permanent_ability(id) > 0 || self.in_play().any(|(at, obj)| steers(at, obj))
    }

    /// SW-CAP-02, SW-BTL-03: whether a starship is at a site. Nobody pilots it there: it can only take off.
    pub(crate) fn is_landed(&self, id: ObjId) -> bool {
        self.printed(id).is_some_and(|card| matches!(card.kind, Kind::Starship(_)))
            && self.location(id).and_then(|at| self.printed(at)).is_some_and(Card::is_site)
    }

    /// Whether a card is neither a captive nor undercover, regardless of what it is aboard.
    fn takes_part(&self, id: ObjId) -> bool {
        !self.has_mark(id, Marks::CAPTIVE) && !self.is_undercover(id)
    }

    /// Whether cards aboard are inside and therefore not present at the location.
    pub(crate) fn is_enclosed(&self, id: ObjId) -> bool {
        self.printed(id)
            .is_some_and(|card| matches!(card.kind, Kind::Starship(_)) || card.icons.has(Icon::Enclosed))
    }

    /// Free seats of a kind for this card, counting its own present seat as free; a captive takes a passenger seat
    /// with its escort (SW-CPT-01).
    pub(crate) fn free_seats(&self, vessel: ObjId, role: Role, mover: Option<ObjId>) -> i16 {
        let seats = self.seats_left(vessel, role, mover);
        if role == Role::Passenger || self.has_shared_seats(vessel) && role == Role::Pilot {
            seats - self.captives_aboard(vessel)
        } else {
            seats
        }
    }

    /// Whether seats aboard may be used by pilots or passengers.
    fn has_shared_seats(&self, vessel: ObjId) -> bool {
        self.printed(vessel).is_some_and(|card| card.capacity.shared > 0)
    }

    /// Seats not taken by cards other than this one, captives not counted (SW-CAP-01); the seats of removed permanent
    /// pilots are free too.
    pub(crate) fn seats_left(&self, vessel: ObjId, role: Role, mover: Option<ObjId>) -> i16 {
        let Some(card) = self.printed(vessel) else { return 0 };
        let sits =
            |role, obj: &Obj| obj.place == Place::Aboard(vessel, role) && !moves_on_foot(self.card(obj.card));
        let others = || self.in_play().filter(|(id, _)| Some(*id) != mover);
        let taken = |role| others().filter(|(_, obj)| sits(role, obj)).count() as i16;
        let seats = card.capacity;
        let removed = self.permanent_ability(vessel) < card.numbers.permanent;
        let left = if removed { card.numbers.permanent_pilots } else { 0 };
        let free = match role {
            Role::Pilot => seats.pilots + left,
            Role::Passenger => seats.passengers,
            Role::Astromech => seats.astromechs,
            Role::Cargo => seats.vehicles,
            Role::Bay => seats.fighters,
        };
        let free = i16::from(free) - taken(role);
        match role {
            // A seat that may be a pilot's or a passenger's is counted once.
            Role::Pilot | Role::Passenger if seats.shared > 0 => {
                free.min(i16::from(seats.shared + left) - taken(Role::Pilot) - taken(Role::Passenger))
            }
            Role::Pilot | Role::Passenger | Role::Astromech | Role::Cargo | Role::Bay => free,
        }
    }

    /// Captives escorted by characters aboard a vessel.
    fn captives_aboard(&self, vessel: ObjId) -> i16 {
        let escort =
            |id| matches!(self.obj(id).map(|obj| obj.place), Some(Place::Aboard(on, _)) if on == vessel);
        let held =
            |obj: &Obj| obj.marks.has(Marks::CAPTIVE) && matches!(obj.place, Place::On(by) if escort(by));
        self.in_play().filter(|(_, obj)| held(obj)).count() as i16
    }

    /// SW-CPT-01: whether there are passenger seats for an escort's captives, in addition to its own seat.
    pub(crate) fn has_room_for_captives(&self, escort: ObjId, vessel: ObjId, role: Role) -> bool {
        let held = |obj: &Obj| obj.marks.has(Marks::CAPTIVE) && obj.place == Place::On(escort);
        let captives = self.in_play().filter(|(_, obj)| held(obj)).count() as i16;
        let own = i16::from(role == Role::Passenger || role == Role::Pilot && self.has_shared_seats(vessel));
        captives == 0
            || matches!(self.obj(escort).map(|obj| obj.place), Some(Place::Aboard(on, _)) if on == vessel)
            || self.free_seats(vessel, Role::Passenger, Some(escort)) >= captives + own
    }

    /// What a card at this place is aboard: a card at the interior site of a vehicle is aboard it too (SW-VST-01).
    pub(crate) fn aboard_of(&self, place: Place) -> Option<ObjId> {
        match place {
            Place::Aboard(vessel, _) => Some(vessel),
            Place::At(site) => self.vehicle_of(site),
            Place::On(_) | Place::Row | Place::Under(_) | Place::Free | Place::Table => None,
        }
    }

    /// Characters aboard a vessel.
    pub(crate) fn aboard(&self, vessel: ObjId) -> impl Iterator<Item = ObjId> + '_ {
        let on = move |place: Place| self.aboard_of(place) == Some(vessel);
        self.in_play()
            .filter(move |(_, obj)| on(obj.place) && self.card(obj.card).kind == Kind::Character)
            .map(|(id, _)| id)
    }

    /// Characters of the vessel's own player anywhere inside it: in its seats, in its cargo, at the interior sites of
    /// its cargo.
    pub(crate) fn own_characters(&self, vessel: ObjId) -> impl Iterator<Item = ObjId> + '_ {
        let owner = self.obj(vessel).map(|obj| obj.owner);
        self.in_play()
            .filter(move |(id, obj)| {
                self.card(obj.card).kind == Kind::Character
                    && Some(obj.owner) == owner
                    && self.is_inside(*id, vessel)
            })
            .map(|(id, _)| id)
    }

    /// Whether a card is inside a vessel at any depth, as a character or as part of the cargo.
    fn is_inside(&self, id: ObjId, vessel: ObjId) -> bool {
        let mut at = self.obj(id).and_then(|obj| self.aboard_of(obj.place));
        while let Some(on) = at {
            if on == vessel {
                return true;
            }
            at = self.obj(on).and_then(|obj| self.aboard_of(obj.place));
        }
        false
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

    /// Whether a card may take such a seat at all.
    pub(crate) fn fits(&self, card: &Card, vessel: &Card, role: Role) -> bool {
        match role {
            Role::Pilot => card.kind == Kind::Character && (is_driven(vessel) || card.is_pilot()),
            Role::Passenger => card.kind == Kind::Character || moves_on_foot(card),
            Role::Astromech => card.icons.has(Icon::Astromech),
            // SW-DEP-09: the cargo bay of a starship or of a vehicle.
            Role::Cargo => matches!(card.kind, Kind::Vehicle(_)) && vessel.is_vessel(),
            // SW-CAP-05: bays take starfighters with this keyword.
            Role::Bay => card.traits.iter().any(|word| word == TIE),
        }
    }

    /// Whether a card is a starship that can land.
    pub(crate) fn is_starfighter(&self, id: ObjId) -> bool {
        self.printed(id).is_some_and(|card| card.kind == Kind::Starship(StarshipKind::Starfighter))
    }
}

/// SW-CAP-01: whether the card in front drives or rides, so that the pilot skill does not apply.
pub(crate) fn is_driven(vessel: &Card) -> bool {
    matches!(vessel.kind, Kind::Vehicle(VehicleKind::Transport | VehicleKind::Creature))
}

/// Whether a card that is not a character moves like one; it takes no seat.
pub(crate) fn moves_on_foot(card: &Card) -> bool {
    card.text.iter().any(|clause| clause.effect == Effect::Walks)
}

/// Vehicles with this keyword deploy to cloud sectors, and together with their pilots.
const PATROL_CRAFT: &str = "patrol craft";

/// SW-DEP-16: shuttle vehicles, cloud cars and patrol craft deploy to cloud sectors too.
pub(crate) fn flies_in_clouds(card: &Card) -> bool {
    card.kind == Kind::Vehicle(VehicleKind::Shuttle)
        || card.traits.iter().any(|word| word == "cloud car" || word == PATROL_CRAFT)
}

/// SW-DEP-11, SW-DEP-16: starships, shuttle vehicles and patrol craft may deploy together with their pilots; cloud
/// cars may not.
pub(crate) fn brings_its_pilot(card: &Card) -> bool {
    matches!(card.kind, Kind::Starship(_) | Kind::Vehicle(VehicleKind::Shuttle))
        || card.traits.iter().any(|word| word == PATROL_CRAFT)
}
