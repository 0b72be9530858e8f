//! The row of locations: the locations of a planet are side by side, from the innermost site out to its system.

use crate::cards::card::{Card, Icon};
use crate::cards::object::ObjId;
use crate::state::State;

impl State {
    /// The indices of the row where a new location may be placed (SW-LOC-01): among those of its planet, in printed
    /// order; a planet not on the table yet begins at the end.
    pub(crate) fn row_places(&self, card: &Card) -> std::ops::RangeInclusive<u8> {
        let mut group = None;
        for (place, id) in self.row.iter().enumerate() {
            let Some(other) = self.printed(*id) else { continue };
            if other.part_of != card.part_of {
                continue;
            }
            let (first, last) = group.get_or_insert((place, place));
            if other.order < card.order {
                *first = place + 1;
            }
            if other.order <= card.order {
                *last = place + 1;
            }
        }
        let (first, last) = group.unwrap_or((self.row.len(), self.row.len()));
        first as u8..=last as u8
    }

    /// Whether two sites are next to each other (SW-LOC-02).
    pub(crate) fn are_adjacent(&self, a: ObjId, b: ObjId) -> bool {
        self.site_distance(a, b) == Some(1)
    }

    /// The number of steps along the row between two sites of the same planet.
    pub(crate) fn site_distance(&self, a: ObjId, b: ObjId) -> Option<u8> {
        // SW-VST-01: the interior of a vehicle is adjacent to the site where the vehicle is.
        if self.is_vehicle_doorway(a, b) {
            return Some(1);
        }
        let related = self.are_related(a, b);
        let site = |id| self.printed(id).is_some_and(Card::is_site);
        let place = |id| self.row.iter().position(|other| *other == id);
        if !related || !site(a) || !site(b) {
            return None;
        }
        Some(place(a)?.abs_diff(place(b)?) as u8)
    }

    /// Whether two locations belong to the same planet or larger place.
    pub(crate) fn are_related(&self, a: ObjId, b: ObjId) -> bool {
        let part = |id| self.printed(id).map(|card| card.part_of.as_str());
        part(a).is_some() && part(a) == part(b)
    }

    /// The sites from one to another, both included.
    pub(crate) fn sites_between(&self, a: ObjId, b: ObjId) -> &[ObjId] {
        let place = |id| self.row.iter().position(|other| *other == id);
        match (place(a), place(b)) {
            (Some(a), Some(b)) => &self.row[a.min(b)..=a.max(b)],
            _ => &[],
        }
    }

    /// Whether all sites from one to another, both included, are exterior sites.
    pub(crate) fn is_outside_between(&self, a: ObjId, b: ObjId) -> bool {
        let place = |id| self.row.iter().position(|other| *other == id);
        let (Some(a), Some(b)) = (place(a), place(b)) else { return false };
        let outside = |id: &ObjId| self.printed(*id).is_some_and(|card| card.icons.has(Icon::Exterior));
        self.row[a.min(b)..=a.max(b)].iter().all(outside)
    }
}
