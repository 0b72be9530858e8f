//! The move phase: landspeed, hyperspeed, landing and taking off, shuttling, getting in and out.

use crate::card::{Card, Icon, Kind, StarshipKind};
use crate::choice::Way;
use crate::content::bits;
use crate::language::Effect;
use crate::numbers::Quantity;
use crate::object::{Marks, Obj, ObjId, Place, Role};
use crate::refusal::{Refusal, need};
use crate::rules;
use crate::state::State;
use crate::vessel::TIE;
use table::Seat;

/// Starships with this word may dock at one another's side.
const DOCKS: &str = "ship-docking capability";

impl State {
    /// Whether a card may move that way, and what it costs.
    pub(crate) fn judge_move(&self, seat: Seat, id: ObjId, way: Way) -> Result<i16, Refusal> {
        if way == Way::Imprison {
            return self.judge_imprison(seat, id);
        }
        let not_there = Refusal::NotThere { card: id };
        let obj = self.obj(id).filter(|obj| obj.owner == seat).ok_or(not_there.clone())?;
        need(!self.is_held(id), rules::CAPTIVE)?;
        need(self.can_move_at_all(obj), rules::MOVE_ONCE)?;
        need(!obj.marks.has(Marks::BARRED), rules::BARRED)?;
        let regular = !matches!(way, Way::Embark(..) | Way::Disembark | Way::Across(..));
        need(!regular || !obj.marks.has(Marks::MOVED), rules::MOVE_ONCE)?;
        let cost = match way {
            Way::Walk(to) => self.judge_walk(id, obj, to)?,
            Way::Hyperspeed(to) => self.judge_hyperspeed(id, obj, to)?,
            Way::Land(to) | Way::TakeOff(to) => self.judge_landing(id, obj, to, way)?,
            Way::Embark(vessel, role) => self.judge_embark(seat, id, obj, vessel, role)?,
            Way::Disembark => self.judge_disembark(id, obj)?,
            Way::ShuttleUp(ship, role) => self.judge_shuttle_up(seat, obj, ship, role)?,
            Way::ShuttleDown(site) => self.judge_shuttle_down(seat, obj, site)?,
            Way::Passage(to) => self.judge_passage(seat, id, obj, to)?,
            Way::Across(ship, role) => self.judge_across(seat, obj, ship, role)?,
            Way::Board(..) | Way::Inside(_) => self.judge_aboard_site(seat, obj, way)?,
            Way::Imprison => 0,
        };
        need(!self.is_fixed(id), rules::FIXED)?;
        self.affordable(seat, if self.is_free_way(id, way) { 0 } else { cost })
    }

    /// [`rules::FREE_MOVE`]: free by the text of the location it leaves or goes to.
    fn is_free_way(&self, id: ObjId, way: Way) -> bool {
        let (from, to) = (self.location(id), State::destination(way));
        from.into_iter().chain(to).any(|location| self.moves_free(id, location))
    }

    /// Characters and vessels move, and what a text says moves as a character.
    pub(crate) fn can_move_at_all(&self, obj: &Obj) -> bool {
        let card = self.card(obj.card);
        matches!(card.kind, Kind::Character | Kind::Creature) || card.is_vessel() || walks(card)
    }

    /// SW-MOV-10: by the text of a location, in the phase it names.
    fn judge_passage(&self, seat: Seat, id: ObjId, obj: &Obj, to: ObjId) -> Result<i16, Refusal> {
        let Place::At(from) = obj.place else { return Err(Refusal::rule(rules::PASSAGE)) };
        let Some(mover) = self.subject(id) else { return Err(Refusal::NotThere { card: id }) };
        let opens = |gate: ObjId, far: ObjId, returning: bool| {
            let (Some(bearer), Some(end)) = (self.subject_for(gate, seat), self.subject_for(far, seat))
            else {
                return false;
            };
            let text = &self.card(bearer.card).text;
            (0..).zip(text).any(|(number, clause)| match &clause.effect {
                Effect::Passage { phase, who, to, back } => {
                    let side = clause
                        .to
                        .is_none_or(|side| (self.seat_of(side) == seat) != self.is_rotated(Some(gate)));
                    side && *phase == self.phase
                        && (!returning || *back)
                        && self.holds(bearer, number)
                        && self.passes(bearer, who, mover)
                        && self.passes(bearer, to, end)
                }
                _ => false,
            })
        };
        let open = from != to
            && self.row.contains(&to)
            && self.active == seat
            && (opens(from, to, false) || opens(to, from, true));
        need(open, rules::PASSAGE)?;
        Ok(0)
    }

    /// SW-MOV-11: a character or vehicle aboard one ship goes over to another one docked at its side.
    fn judge_across(&self, seat: Seat, obj: &Obj, ship: ObjId, role: Role) -> Result<i16, Refusal> {
        let Place::Aboard(from, _) = obj.place else { return Err(Refusal::rule(rules::ACROSS)) };
        let docks =
            |id| self.printed(id).is_some_and(|card: &Card| card.traits.iter().any(|word| word == DOCKS));
        let place = |id| self.obj(id).map(|obj| obj.place);
        let side = matches!(place(from), Some(Place::At(_))) && place(from) == place(ship);
        let starship = |id| self.printed(id).is_some_and(|card| matches!(card.kind, Kind::Starship(_)));
        let fresh = !obj.marks.has(Marks::SEATED);
        need(from != ship && side && starship(from) && starship(ship) && fresh, rules::ACROSS)?;
        need(docks(from) || docks(ship), rules::ACROSS)?;
        self.judge_seat(seat, obj.card, ship, role)?;
        Ok(1)
    }

    /// SW-MOV-02: characters one site, crewed vehicles as far as their landspeed along exterior sites.
    fn judge_walk(&self, id: ObjId, obj: &Obj, to: ObjId) -> Result<i16, Refusal> {
        let card = self.card(obj.card);
        let Place::At(from) = obj.place else { return Err(Refusal::rule(rules::LANDSPEED)) };
        let steps = self.steps(from, to).ok_or(Refusal::rule(rules::LANDSPEED))?;
        let far = match card.kind {
            Kind::Character => 1,
            // SW-CRE-02: within its habitat.
            Kind::Creature if self.is_habitat(id, to) => 1,
            Kind::Vehicle(_) => card.numbers.landspeed.unwrap_or(0),
            _ if walks(card) => 1,
            _ => 0,
        };
        need((1..=far).contains(&steps), rules::LANDSPEED)?;
        need(self.is_crewed(id), rules::CREW)?;
        need(!card.is_vessel() || self.is_passable(id, from, to), rules::LANDSPEED)?;
        Ok(if self.is_door(from, to) { self.door_cost(obj.owner, from, to) } else { 1 })
    }

    /// Vehicles move outside; a text may name other sites.
    fn is_passable(&self, id: ObjId, from: ObjId, to: ObjId) -> bool {
        let Some(bearer) = self.subject(id) else { return false };
        let own = self.card(bearer.card).text.iter().find_map(|clause| match &clause.effect {
            Effect::Roams(along) => Some(along),
            _ => None,
        });
        match own {
            None => self.is_outside_between(from, to),
            Some(along) => self
                .between(from, to)
                .iter()
                .all(|site| self.subject(*site).is_some_and(|site| self.passes(bearer, along, site))),
        }
    }

    /// SW-MOV-03: a crewed starship with a navigation computer, as many parsecs as its hyperspeed.
    fn judge_hyperspeed(&self, id: ObjId, obj: &Obj, to: ObjId) -> Result<i16, Refusal> {
        let card = self.card(obj.card);
        let rule = rules::HYPERSPEED;
        let Place::At(from) = obj.place else { return Err(Refusal::rule(rule)) };
        need(matches!(card.kind, Kind::Starship(_)) && from != to && self.row.contains(&to), rule)?;
        let parsec =
            |id| self.printed(id).filter(|card| card.is_system()).and_then(|card| card.numbers.parsec);
        let (Some(from), Some(to)) = (parsec(from), parsec(to)) else { return Err(Refusal::rule(rule)) };
        need(self.is_crewed(id), rules::CREW)?;
        let navigates = |on: &Obj| {
            matches!(on.place, Place::Aboard(ship, _) if ship == id)
                && self.card(on.card).icons.has(Icon::NavComputer)
        };
        need(card.icons.has(Icon::NavComputer) || self.in_play().any(|(_, on)| navigates(on)), rule)?;
        need(i16::from(from.abs_diff(to)) <= self.quantity(Quantity::Hyperspeed(id)), rule)?;
        Ok(1)
    }

    /// SW-MOV-04: a crewed starfighter between a system and its exterior sites; free at docking bays.
    fn judge_landing(&self, id: ObjId, obj: &Obj, to: ObjId, way: Way) -> Result<i16, Refusal> {
        let rule = rules::LAND;
        let Place::At(from) = obj.place else { return Err(Refusal::rule(rule)) };
        let (site, system) = if matches!(way, Way::Land(_)) { (to, from) } else { (from, to) };
        let (Some(ground), Some(sky)) = (self.printed(site), self.printed(system)) else {
            return Err(Refusal::NotThere { card: to });
        };
        need(self.is_starfighter(id) && self.is_crewed(id), rule)?;
        need(ground.is_site() && sky.is_system() && self.are_related(site, system), rule)?;
        let bay = ground.icons.has(Icon::DockingBay);
        let tie = self.card(obj.card).traits.iter().any(|word| word == TIE);
        need(bay || ground.icons.has(Icon::Exterior) && !tie, rule)?;
        Ok(if bay { 0 } else { 1 })
    }

    /// SW-MOV-05: into a free seat of something at the same location.
    fn judge_embark(
        &self,
        seat: Seat,
        id: ObjId,
        obj: &Obj,
        vessel: ObjId,
        role: Role,
    ) -> Result<i16, Refusal> {
        let flies = matches!(self.card(obj.card).kind, Kind::Starship(_));
        need(flies == (role == Role::Bay), rules::EMBARK)?;
        // A vehicle drives in by itself: it needs its crew.
        need(role != Role::Cargo || self.is_crewed(id), rules::CREW)?;
        need(!obj.marks.has(Marks::SEATED), rules::EMBARK)?;
        let there = matches!(obj.place, Place::At(at) if self.obj(vessel).is_some_and(|on| on.place == Place::At(at)));
        let swaps = matches!(obj.place, Place::Aboard(on, old) if on == vessel && old != role);
        // SW-VST-05: between a vehicle in the cargo bay and the ship around it.
        let stowed = matches!(obj.place, Place::Aboard(on, _) if self.is_stowed(on, vessel));
        need(id != vessel && (there || swaps || stowed), rules::EMBARK)?;
        self.judge_seat(seat, obj.card, vessel, role)?;
        Ok(0)
    }

    /// SW-MOV-05: out at a site.
    fn judge_disembark(&self, id: ObjId, obj: &Obj) -> Result<i16, Refusal> {
        let Place::Aboard(vessel, role) = obj.place else { return Err(Refusal::rule(rules::EMBARK)) };
        let site = matches!(self.obj(vessel).map(|on| on.place),
            Some(Place::At(at)) if role == Role::Bay || self.printed(at).is_some_and(Card::is_site));
        need(role != Role::Cargo || self.is_crewed(id), rules::CREW)?;
        need(site && !obj.marks.has(Marks::SEATED), rules::EMBARK)?;
        Ok(0)
    }

    /// SW-MOV-07: a character or vehicle at an exterior site, to a capital starship at the system.
    fn judge_shuttle_up(&self, seat: Seat, obj: &Obj, ship: ObjId, role: Role) -> Result<i16, Refusal> {
        let rule = rules::SHUTTLE;
        let Place::At(from) = obj.place else { return Err(Refusal::rule(rule)) };
        let Some(Place::At(at)) = self.obj(ship).map(|on| on.place) else {
            return Err(Refusal::NotThere { card: ship });
        };
        self.judge_shuttle(from, at)?;
        let capital =
            self.printed(ship).is_some_and(|card| card.kind == Kind::Starship(StarshipKind::Capital));
        need(capital, rule)?;
        self.judge_seat(seat, obj.card, ship, role)?;
        Ok(if self.shuttle_at(seat, obj, from).is_some() { 0 } else { 1 })
    }

    /// SW-MOV-12: an own vehicle there that shuttles a character instead of moving.
    pub(crate) fn shuttle_at(&self, seat: Seat, passenger: &Obj, site: ObjId) -> Option<ObjId> {
        if !self.has_text(bits::SHUTTLES) || self.card(passenger.card).kind != Kind::Character {
            return None;
        }
        self.in_play().map(|(id, obj)| (id, *obj)).find_map(|(id, obj)| {
            let shuttles = self.content.0.unusual(obj.card) & bits::SHUTTLES != 0
                && obj.owner == seat
                && obj.place == Place::At(site)
                && !obj.marks.has(Marks::MOVED)
                && self.speaks(id);
            shuttles.then_some(id)
        })
    }

    fn judge_shuttle_down(&self, seat: Seat, obj: &Obj, site: ObjId) -> Result<i16, Refusal> {
        let Place::Aboard(ship, _) = obj.place else { return Err(Refusal::rule(rules::SHUTTLE)) };
        let capital =
            self.printed(ship).is_some_and(|card| card.kind == Kind::Starship(StarshipKind::Capital));
        need(capital, rules::SHUTTLE)?;
        let Some(Place::At(at)) = self.obj(ship).map(|on| on.place) else {
            return Err(Refusal::rule(rules::SHUTTLE));
        };
        self.judge_shuttle(site, at)?;
        Ok(if self.shuttle_at(seat, obj, site).is_some() { 0 } else { 1 })
    }

    fn judge_shuttle(&self, site: ObjId, system: ObjId) -> Result<(), Refusal> {
        let ground = self.printed(site).is_some_and(|card| card.is_site() && card.icons.has(Icon::Exterior));
        let sky = self.printed(system).is_some_and(Card::is_system);
        need(ground && sky && self.are_related(site, system), rules::SHUTTLE)
    }
}

/// Whether a card that is no character moves as one.
fn walks(card: &Card) -> bool {
    card.text.iter().any(|clause| clause.effect == Effect::Walks)
}
