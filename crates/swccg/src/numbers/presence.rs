//! Ability and what follows from it: presence, control, and who could fight where.

use crate::cards::card::{Card, Kind, WeaponKind};
use crate::cards::object::{Marks, ObjId, Place, Role};
use crate::content::text_flags;
use crate::language::Effect;
use crate::numbers::Quantity;
use crate::numbers::breakdown::{Adjustment, Breakdown, Cause};
use crate::rules;
use crate::state::State;
use contract::Seat;

impl State {
    /// Whether a participant adds its own power: those inside something enclosed do not (SW-PRS-02).
    pub(crate) fn has_own_power(&self, id: ObjId) -> bool {
        self.printed(id).is_some_and(|card| card.kind == Kind::Character || card.is_vessel())
            && self.is_present(id)
    }

    /// A card's ability: a character's own, or that of a vessel's permanent pilots.
    pub(crate) fn ability(&self, id: ObjId) -> i16 {
        self.quantity(Quantity::Ability(id))
    }

    pub(crate) fn compute_ability(&self, id: ObjId, breakdown: &mut Breakdown<'_>) {
        let Some(card) = self.printed(id) else { return };
        if let Some(ability) = card.numbers.ability {
            breakdown.plus(i16::from(ability), Cause::Printed(card.name));
        }
        let pilots = self.permanent_ability(id);
        if pilots > 0 {
            breakdown.plus(i16::from(pilots), Cause::Rule(rules::PRESENCE));
        }
        if !self.is_active(id) {
            let aside = self.obj(id).is_some_and(|obj| self.is_set_aside(obj));
            let rule = match (aside, self.is_with_captive(id)) {
                (true, _) => rules::SET_ASIDE,
                (false, true) => rules::CAPTIVE,
                (false, false) => rules::COVER,
            };
            breakdown.step(Adjustment::Is(0), Cause::Rule(rule));
        }
    }

    /// Ability of a vessel's permanent pilots, unless a text removes them.
    pub(crate) fn permanent_ability(&self, id: ObjId) -> u8 {
        let Some(card) = self.printed(id).filter(|card| card.numbers.permanent > 0) else { return 0 };
        let gone = |subject| {
            self.any_text_for(text_flags::NO_PERMANENT, subject, |effect| match effect {
                Effect::NoPermanent(of) => Some(of),
                _ => None,
            })
        };
        if self.has_text_flag(text_flags::NO_PERMANENT) && self.subject(id).is_some_and(gone) {
            0
        } else {
            card.numbers.permanent
        }
    }

    /// Ability that counts for battle destiny: that of cards present and of pilots and drivers; a landed starship has
    /// no pilots (SW-CAP-02).
    pub(crate) fn compute_total_ability(&self, seat: Seat, at: ObjId, breakdown: &mut Breakdown<'_>) {
        let counts = |id: ObjId, place: Place| match place {
            Place::Aboard(vessel, Role::Pilot) => !self.is_landed(vessel),
            _ => self.is_present(id) && !self.is_landed(id),
        };
        let there = self.in_play().filter(|(id, obj)| {
            obj.owner == seat
                && obj.marks.has(Marks::FIGHTS)
                && self.location(*id) == Some(at)
                && counts(*id, obj.place)
                && !self.is_dulled(*id)
        });
        for (id, obj) in there {
            let ability = self.ability(id);
            if ability > 0 {
                breakdown.plus(ability, Cause::Text(id, self.content.0.name(obj.card)));
            }
        }
    }

    /// Whether a player has presence (SW-PRS-01).
    #[must_use]
    pub fn occupies(&self, seat: Seat, at: ObjId) -> bool {
        let mut there =
            self.in_play().filter(|(id, obj)| obj.owner == seat && self.location(*id) == Some(at));
        there.any(|(id, _)| self.ability(id) > 0)
    }

    /// Whether a player is the only one with presence.
    pub(crate) fn controls(&self, seat: Seat, at: ObjId) -> bool {
        self.occupies(seat, at) && !self.occupies(seat.other(), at)
    }

    /// Whether a card is attached to a site: artillery that stands there rather than being carried.
    pub(crate) fn is_on_site(&self, id: ObjId) -> bool {
        matches!(self.obj(id).map(|obj| obj.place), Some(Place::On(on)) if self.printed(on).is_some_and(Card::is_site))
    }

    /// SW-ACN-07: whether a card is barred, or aboard or on a barred card: those aboard do not fight without their
    /// ship.
    pub(crate) fn is_barred(&self, id: ObjId) -> bool {
        let mut at = Some(id);
        while let Some(card) = at {
            if self.has_mark(card, Marks::BARRED) {
                return true;
            }
            at = self.host_of(card);
        }
        false
    }

    /// Whether a card could take part in a battle at its location (SW-BTL-03, SW-WPN-12): at a system starships with
    /// everybody aboard, elsewhere characters, vehicles and landed starships too.
    pub(crate) fn can_fight(&self, id: ObjId) -> bool {
        let (Some(card), Some(at)) = (self.printed(id), self.location(id)) else { return false };
        let gun = card.kind == Kind::Weapon(WeaponKind::Artillery) && self.is_on_site(id);
        if card.kind != Kind::Character && !card.is_vessel() && !gun
            || self.is_barred(id)
            || !self.is_active(id)
            || self.is_in_bay(id)
        {
            return false;
        }
        let outer =
            self.printed(self.outermost(id)).is_some_and(|card| matches!(card.kind, Kind::Starship(_)));
        let place = |is: fn(&Card) -> bool| self.printed(at).is_some_and(is);
        outer || place(Card::is_cloud) || place(Card::is_site)
    }
}
