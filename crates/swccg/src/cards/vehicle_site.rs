//! The interior of a vehicle as a site: it belongs to one vehicle, is adjacent to the site where that vehicle is, and
//! is lost with it.

use crate::cards::object::{Obj, ObjId, Place, Role};
use crate::choice::MoveKind;
use crate::content::text_flags;
use crate::event::Event;
use crate::language::Effect;
use crate::refusal::{Refusal, need};
use crate::rules;
use crate::state::State;
use contract::{EventSink, Seat, Viewers};

impl State {
    /// The vehicle whose interior this is.
    pub(crate) fn vehicle_of(&self, site: ObjId) -> Option<ObjId> {
        let inside = self.has_text_flag(text_flags::VEHICLE_SITE)
            && self.printed(site).is_some_and(crate::cards::card::Card::is_vehicle_site);
        self.obj(site).filter(|_| inside).and_then(|obj| obj.aim)
    }

    /// The site adjacent to the interior of a vehicle: where the vehicle is. At a cloud sector there is none.
    fn outside_of(&self, site: ObjId) -> Option<ObjId> {
        match self.obj(self.vehicle_of(site)?)?.place {
            Place::At(at) => {
                Some(at).filter(|at| self.printed(*at).is_some_and(crate::cards::card::Card::is_site))
            }
            Place::Free | Place::Row | Place::Under(_) | Place::Aboard(..) | Place::On(_) | Place::Table => {
                None
            }
        }
    }

    /// SW-VST-01: whether one of the two is the interior of a vehicle at the other.
    pub(crate) fn is_vehicle_doorway(&self, a: ObjId, b: ObjId) -> bool {
        self.outside_of(a) == Some(b) || self.outside_of(b) == Some(a)
    }

    /// SW-VST-02: the cost of entering or leaving: nothing for the vehicle's player, otherwise as printed on the
    /// site.
    pub(crate) fn doorway_cost(&self, seat: Seat, a: ObjId, b: ObjId) -> i16 {
        let Some((site, vehicle)) = [a, b].into_iter().find_map(|site| Some((site, self.vehicle_of(site)?)))
        else {
            return 1;
        };
        if self.obj(vehicle).is_some_and(|obj| obj.owner == seat) {
            return 0;
        }
        let text = self.printed(site).map_or(&[][..], |card| &card.text);
        let says = text.iter().find_map(|clause| match clause.effect {
            Effect::Entry(cost) => Some(i16::from(cost)),
            _ => None,
        });
        says.unwrap_or(1)
    }

    /// SW-VST-03: between the interior and a seat of the vehicle card, for one Force, as a regular move, by the
    /// vehicle's player.
    pub(crate) fn check_aboard_site(&self, seat: Seat, obj: &Obj, way: MoveKind) -> Result<i16, Refusal> {
        let own = |vehicle: ObjId| self.obj(vehicle).is_some_and(|obj| obj.owner == seat);
        match (way, obj.place) {
            (MoveKind::Board(vehicle, role), Place::At(site)) => {
                need(self.vehicle_of(site) == Some(vehicle) && own(vehicle), rules::INSIDE_SEAT)?;
                self.check_seat(seat, obj.card, None, (vehicle, role))?;
            }
            (MoveKind::Inside(site), Place::Aboard(vehicle, _)) => {
                need(self.vehicle_of(site) == Some(vehicle) && own(vehicle), rules::INSIDE_SEAT)?;
            }
            _ => return Err(Refusal::rule(rules::INSIDE_SEAT)),
        }
        Ok(1)
    }

    /// SW-VST-05: whether the two are a vehicle in a cargo bay and the ship that carries it.
    pub(crate) fn is_stowed(&self, one: ObjId, other: ObjId) -> bool {
        let in_bay = |id: ObjId, ship: ObjId| {
            self.obj(id).is_some_and(|obj| obj.place == Place::Aboard(ship, Role::Cargo))
        };
        in_bay(one, other) || in_bay(other, one)
    }

    /// SW-VST-04: the interior of a vehicle that has left the table is lost with everything there. Returns whether
    /// one was.
    pub(crate) fn settle_vehicle_sites(&mut self, out: &mut EventSink<'_, Event>) -> bool {
        if !self.has_text_flag(text_flags::VEHICLE_SITE) || !self.frames.is_empty() || self.battle.is_some() {
            return false;
        }
        let orphan = self.row.iter().copied().find(|site| {
            self.printed(*site).is_some_and(crate::cards::card::Card::is_vehicle_site)
                && self.vehicle_of(*site).is_none()
        });
        let Some(site) = orphan else { return false };
        self.lose_within(site, out);
        if let Some(obj) = self.obj(site).copied() {
            if let Some(place) = self.row.iter().position(|id| *id == site) {
                self.row.remove(place);
            }
            self.free_slot(site);
            let (card, owner) = (self.content.0.name(obj.card), self.original_owner(obj.card));
            self.sides[owner].lost.push(obj.card);
            out.emit(Viewers::ALL, || Event::SiteLost { card, owner });
        }
        true
    }
}
