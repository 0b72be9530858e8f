//! Checks of the move phase: landspeed, hyperspeed, landing and taking off, shuttling, embarking and disembarking.

use crate::cards::card::{Card, Icon, Kind, StarshipKind};
use crate::cards::object::{Marks, Obj, ObjId, Place, Role};
use crate::cards::vessel::{TIE, flies_in_clouds, moves_on_foot};
use crate::choice::MoveKind;
use crate::content::text_flags;
use crate::language::{Clause, Effect};
use crate::numbers::Quantity;
use crate::numbers::modifiers::Subject;
use crate::refusal::{Refusal, need};
use crate::rules;
use crate::state::State;
use contract::Seat;

/// Starships with this keyword may dock with one another.
const DOCKS: &str = "ship-docking capability";

impl State {
    /// Whether a card may make this move, and what it costs.
    pub(crate) fn check_move(&self, seat: Seat, id: ObjId, way: MoveKind) -> Result<i16, Refusal> {
        if way == MoveKind::Imprison {
            return self.check_imprison(seat, id);
        }
        let obj = self.check_mover(seat, id)?;
        need(!way.is_regular() || !obj.marks.has(Marks::MOVED), rules::MOVE_ONCE)?;
        self.check_way(seat, id, obj, way)
    }

    /// Whether a card may move at all.
    fn check_mover(&self, seat: Seat, id: ObjId) -> Result<&Obj, Refusal> {
        let own = self.obj(id).filter(|obj| obj.owner == seat);
        let obj = own.ok_or(Refusal::NotThere { card: id })?;
        need(!self.is_with_captive(id), rules::CAPTIVE)?;
        need(self.can_move_at_all(obj), rules::MOVE_ONCE)?;
        need(!self.is_barred(id), rules::BARRED)?;
        Ok(obj)
    }

    /// The same as a yes-or-no answer, for listing moves.
    pub(super) fn is_mover(&self, seat: Seat, id: ObjId) -> bool {
        self.check_mover(seat, id).is_ok() && !self.is_fixed(id)
    }

    /// Whether a card that may move can make this move, and what it costs.
    pub(super) fn check_way(&self, seat: Seat, id: ObjId, obj: &Obj, way: MoveKind) -> Result<i16, Refusal> {
        let cost = match way {
            MoveKind::Walk(to) => self.check_walk(id, obj, to)?,
            MoveKind::Hyperspeed(to) => self.check_hyperspeed(id, obj, to)?,
            MoveKind::Land(to) | MoveKind::TakeOff(to) => self.check_landing(id, obj, to, way)?,
            MoveKind::Embark(vessel, role) => self.check_embark(seat, id, obj, vessel, role)?,
            MoveKind::Disembark => self.check_disembark(id, obj)?,
            MoveKind::ShuttleUp(ship, role) => self.check_shuttle_up(seat, obj, ship, role)?,
            MoveKind::ShuttleDown(site) => self.check_shuttle_down(seat, obj, site)?,
            MoveKind::Passage(to) => self.check_passage(seat, id, obj, to)?,
            MoveKind::Across(ship, role) => self.check_across(seat, obj, ship, role)?,
            MoveKind::Board(..) | MoveKind::Inside(_) => self.check_aboard_site(seat, obj, way)?,
            MoveKind::Imprison => 0,
        };
        need(!self.is_fixed(id), rules::FIXED)?;
        let shut = |at| self.subject(id).is_some_and(|mover| self.is_shut_out(mover, at));
        need(!State::end_location(way).is_some_and(shut), rules::SHUT_OUT)?;
        if let MoveKind::Embark(vessel, role)
        | MoveKind::ShuttleUp(vessel, role)
        | MoveKind::Across(vessel, role)
        | MoveKind::Board(vessel, role) = way
        {
            need(self.has_room_for_captives(id, vessel, role), rules::CAPACITY)?;
        }
        self.affordable(seat, if self.is_free_way(id, way) { 0 } else { cost })
    }

    /// [`rules::FREE_MOVE`]: free by the text of the location it leaves or goes to.
    fn is_free_way(&self, id: ObjId, way: MoveKind) -> bool {
        let (from, to) = (self.location(id), State::end_location(way));
        from.into_iter().chain(to).any(|location| self.is_free_move(id, location))
    }

    /// Characters and vessels can move, and cards whose text says they move like a character.
    pub(crate) fn can_move_at_all(&self, obj: &Obj) -> bool {
        let card = self.card(obj.card);
        matches!(card.kind, Kind::Character | Kind::Creature) || card.is_vessel() || moves_on_foot(card)
    }

    /// SW-MOV-10: by the text of a location, in the phase it names.
    fn check_passage(&self, seat: Seat, id: ObjId, obj: &Obj, to: ObjId) -> Result<i16, Refusal> {
        let Place::At(from) = obj.place else { return Err(Refusal::rule(rules::PASSAGE)) };
        let Some(mover) = self.subject(id) else { return Err(Refusal::NotThere { card: id }) };
        let opens = |gate: ObjId| {
            self.is_gate(seat, mover, gate, (from, to), false)
                || self.is_gate(seat, mover, gate, (to, from), true)
        };
        let extended = self.has_text_flag(text_flags::EXTENDS);
        let open = from != to
            && self.row.contains(&to)
            && self.active == seat
            && (opens(from) || opens(to) || extended && self.row.iter().any(|gate| opens(*gate)));
        need(open, rules::PASSAGE)?;
        need(self.is_crewed(id), rules::CREW)?;
        Ok(0)
    }

    /// Whether the text of some location opens a passage in this phase.
    pub(super) fn has_passages(&self) -> bool {
        let opens =
            |clause: &Clause| matches!(clause.effect, Effect::Passage { phase, .. } if phase == self.phase);
        self.has_text_flag(text_flags::PASSAGE)
            && self.row.iter().any(|id| self.printed(*id).is_some_and(|card| card.text.iter().any(opens)))
    }

    /// Whether the text of a location opens a passage from that location to another one, or back. SW-LOC-05: an
    /// extended text also has an entrance at adjacent sites.
    fn is_gate(
        &self,
        seat: Seat,
        mover: Subject,
        gate: ObjId,
        (near, end): (ObjId, ObjId),
        returning: bool,
    ) -> bool {
        let says = |obj: &Obj| self.content.0.text_flags(obj.card) & text_flags::PASSAGE != 0;
        if !self.obj(gate).is_some_and(says) {
            return false;
        }
        let (Some(bearer), Some(end)) = (self.subject_for(gate, seat), self.subject_for(end, seat)) else {
            return false;
        };
        self.card(bearer.card).text.iter().any(|clause| match &clause.effect {
            Effect::Passage { phase, who, to, back } if *phase == self.phase && (!returning || *back) => {
                let context = self.context_of(bearer, clause);
                let here = near == gate || context.reaches_adjacent && self.are_adjacent(near, gate);
                here && context.you == seat
                    && context.all(&clause.conditions)
                    && context.passes(who, mover)
                    && context.passes(to, end)
            }
            _ => false,
        })
    }

    /// SW-MOV-11: a character or vehicle aboard one ship moves to another one docked with it.
    fn check_across(&self, seat: Seat, obj: &Obj, ship: ObjId, role: Role) -> Result<i16, Refusal> {
        let Place::Aboard(from, _) = obj.place else { return Err(Refusal::rule(rules::ACROSS)) };
        need(self.is_carried_over(obj), rules::ACROSS)?;
        let docks =
            |id| self.printed(id).is_some_and(|card: &Card| card.traits.iter().any(|word| word == DOCKS));
        let place = |id| self.obj(id).map(|obj| obj.place);
        let side = matches!(place(from), Some(Place::At(_))) && place(from) == place(ship);
        let starship = |id| self.printed(id).is_some_and(|card| matches!(card.kind, Kind::Starship(_)));
        let fresh = !obj.marks.has(Marks::SEATED);
        need(from != ship && side && starship(from) && starship(ship) && fresh, rules::ACROSS)?;
        need(docks(from) || docks(ship), rules::ACROSS)?;
        self.check_seat(seat, obj.card, None, (ship, role))?;
        Ok(1)
    }

    /// SW-MOV-02: characters move one site, crewed vehicles up to their landspeed along exterior sites.
    fn check_walk(&self, id: ObjId, obj: &Obj, to: ObjId) -> Result<i16, Refusal> {
        let card = self.card(obj.card);
        let Place::At(from) = obj.place else { return Err(Refusal::rule(rules::LANDSPEED)) };
        let steps = self.site_distance(from, to).ok_or(Refusal::rule(rules::LANDSPEED))?;
        need(self.is_crewed(id), rules::CREW)?;
        let far = self.quantity(Quantity::Landspeed(id));
        need((1..=far).contains(&i16::from(steps)), rules::LANDSPEED)?;
        // SW-CRE-02: within its habitat.
        need(card.kind != Kind::Creature || self.is_habitat(id, to), rules::LANDSPEED)?;
        need(!card.is_vessel() || self.is_passable(id, from, to), rules::LANDSPEED)?;
        Ok(if self.is_vehicle_doorway(from, to) { self.doorway_cost(obj.owner, from, to) } else { 1 })
    }

    /// Vehicles move along exterior sites; a text may name other sites.
    fn is_passable(&self, id: ObjId, from: ObjId, to: ObjId) -> bool {
        let Some(bearer) = self.subject(id) else { return false };
        let own = self.card(bearer.card).text.iter().find_map(|clause| match &clause.effect {
            Effect::Roams(along) => Some(along),
            _ => None,
        });
        match own {
            None => self.is_outside_between(from, to),
            Some(along) => self
                .sites_between(from, to)
                .iter()
                .all(|site| self.subject(*site).is_some_and(|site| self.passes(bearer, along, site))),
        }
    }

    /// SW-MOV-03: a crewed starship with a nav computer, up to as many parsecs as its hyperspeed.
    fn check_hyperspeed(&self, id: ObjId, obj: &Obj, to: ObjId) -> Result<i16, Refusal> {
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

    /// SW-MOV-04: a crewed starfighter between a system and its exterior sites; free at docking bays. SW-MOV-15: one
    /// level at a time where there are cloud sectors, and below the system anything that flies in them.
    fn check_landing(&self, id: ObjId, obj: &Obj, to: ObjId, way: MoveKind) -> Result<i16, Refusal> {
        let rule = rules::LAND;
        let Place::At(from) = obj.place else { return Err(Refusal::rule(rule)) };
        let (below, above) = if matches!(way, MoveKind::Land(_)) { (to, from) } else { (from, to) };
        let (Some(ground), Some(sky)) = (self.printed(below), self.printed(above)) else {
            return Err(Refusal::NotThere { card: to });
        };
        let flies = self.is_starfighter(id) || flies_in_clouds(self.card(obj.card)) && sky.is_cloud();
        need(flies && self.is_crewed(id), rule)?;
        let way = ground.is_site() || ground.is_cloud();
        need(way && (sky.is_cloud() || sky.is_system()) && self.are_related(below, above), rule)?;
        need(self.height(above) == self.height(below) + 1, rules::SECTORS)?;
        let bay = ground.icons.has(Icon::DockingBay);
        let tie = self.card(obj.card).traits.iter().any(|word| word == TIE);
        need(bay || ground.is_cloud() || ground.icons.has(Icon::Exterior) && !tie, rule)?;
        Ok(if bay { 0 } else { 1 })
    }

    /// SW-MOV-15: the number of cloud sectors of the same planet at or below a location; the system is above all of
    /// them.
    fn height(&self, location: ObjId) -> usize {
        let Some(card) = self.printed(location).filter(|card| !card.is_site()) else { return 0 };
        let place = self.row.iter().position(|id| *id == location);
        let clouds = self.row.iter().enumerate().filter(|(at, id)| {
            let below = card.is_system() || Some(*at) <= place;
            below && self.printed(**id).is_some_and(Card::is_cloud) && self.are_related(**id, location)
        });
        clouds.count() + usize::from(card.is_system())
    }

    /// SW-MOV-05: into a free seat of a vessel at the same location.
    fn check_embark(
        &self,
        seat: Seat,
        id: ObjId,
        obj: &Obj,
        vessel: ObjId,
        role: Role,
    ) -> Result<i16, Refusal> {
        let flies = matches!(self.card(obj.card).kind, Kind::Starship(_));
        need(flies == (role == Role::Bay), rules::EMBARK)?;
        // SW-CAP-02: a vessel that enters a bay under its own power needs its crew, also for getting out again.
        need(!matches!(role, Role::Cargo | Role::Bay) || self.is_crewed(id), rules::CREW)?;
        need(!obj.marks.has(Marks::SEATED), rules::EMBARK)?;
        let there = matches!(obj.place, Place::At(at) if self.obj(vessel).is_some_and(|on| on.place == Place::At(at)));
        let swaps = matches!(obj.place, Place::Aboard(on, old) if on == vessel && old != role);
        // SW-VST-05: between a vehicle in the cargo bay and the ship around it.
        let stowed = matches!(obj.place, Place::Aboard(on, _) if self.is_stowed(on, vessel));
        need(id != vessel && (there || swaps || stowed), rules::EMBARK)?;
        self.check_seat(seat, obj.card, Some(id), (vessel, role))?;
        Ok(0)
    }

    /// SW-MOV-05: in the deploy phase those aboard may change seats, so that a character who has just come aboard can
    /// pilot.
    pub(crate) fn check_seat_change(
        &self,
        seat: Seat,
        id: ObjId,
        vessel: ObjId,
        role: Role,
    ) -> Result<i16, Refusal> {
        let aboard = matches!(self.obj(id).map(|obj| obj.place), Some(Place::Aboard(on, _)) if on == vessel);
        need(aboard, rules::EMBARK)?;
        self.check_move(seat, id, MoveKind::Embark(vessel, role))
    }

    /// SW-MOV-05: out at a site.
    fn check_disembark(&self, id: ObjId, obj: &Obj) -> Result<i16, Refusal> {
        let Place::Aboard(vessel, role) = obj.place else { return Err(Refusal::rule(rules::EMBARK)) };
        let site = matches!(self.obj(vessel).map(|on| on.place),
            Some(Place::At(at)) if role == Role::Bay || self.printed(at).is_some_and(Card::is_site));
        need(!matches!(role, Role::Cargo | Role::Bay) || self.is_crewed(id), rules::CREW)?;
        need(site && !obj.marks.has(Marks::SEATED), rules::EMBARK)?;
        Ok(0)
    }

    /// SW-MOV-07: a character or vehicle at an exterior site, to a capital starship at the system.
    fn check_shuttle_up(&self, seat: Seat, obj: &Obj, ship: ObjId, role: Role) -> Result<i16, Refusal> {
        let rule = rules::SHUTTLE;
        need(self.is_carried_over(obj), rule)?;
        let Place::At(from) = obj.place else { return Err(Refusal::rule(rule)) };
        let Some(Place::At(at)) = self.obj(ship).map(|on| on.place) else {
            return Err(Refusal::NotThere { card: ship });
        };
        let cost = self.check_shuttle(from, at)?;
        let capital =
            self.printed(ship).is_some_and(|card| card.kind == Kind::Starship(StarshipKind::Capital));
        need(capital, rule)?;
        self.check_seat(seat, obj.card, None, (ship, role))?;
        Ok(if self.shuttle_at(seat, obj, from).is_some() { 0 } else { cost })
    }

    /// SW-MOV-07, SW-MOV-11: characters, vehicles and cards that move like a character are carried; starships fly.
    fn is_carried_over(&self, obj: &Obj) -> bool {
        let card = self.card(obj.card);
        matches!(card.kind, Kind::Character | Kind::Vehicle(_)) || moves_on_foot(card)
    }

    /// SW-MOV-12: one of the player's vehicles there that shuttles a character instead of moving.
    pub(crate) fn shuttle_at(&self, seat: Seat, passenger: &Obj, site: ObjId) -> Option<ObjId> {
        if !self.has_text_flag(text_flags::SHUTTLES) || self.card(passenger.card).kind != Kind::Character {
            return None;
        }
        self.in_play().map(|(id, obj)| (id, *obj)).find_map(|(id, obj)| {
            let shuttles = self.content.0.text_flags(obj.card) & text_flags::SHUTTLES != 0
                && obj.owner == seat
                && obj.place == Place::At(site)
                && !obj.marks.has(Marks::MOVED)
                && self.is_crewed(id)
                && self.has_active_text(id);
            shuttles.then_some(id)
        })
    }

    fn check_shuttle_down(&self, seat: Seat, obj: &Obj, site: ObjId) -> Result<i16, Refusal> {
        let Place::Aboard(ship, _) = obj.place else { return Err(Refusal::rule(rules::SHUTTLE)) };
        need(self.is_carried_over(obj), rules::SHUTTLE)?;
        let capital =
            self.printed(ship).is_some_and(|card| card.kind == Kind::Starship(StarshipKind::Capital));
        need(capital, rules::SHUTTLE)?;
        let Some(Place::At(at)) = self.obj(ship).map(|on| on.place) else {
            return Err(Refusal::rule(rules::SHUTTLE));
        };
        let cost = self.check_shuttle(site, at)?;
        Ok(if self.shuttle_at(seat, obj, site).is_some() { 0 } else { cost })
    }

    /// One Force, plus one for each cloud sector on the way.
    fn check_shuttle(&self, site: ObjId, system: ObjId) -> Result<i16, Refusal> {
        let ground = self.printed(site).is_some_and(|card| card.is_site() && card.icons.has(Icon::Exterior));
        let sky = self.printed(system).is_some_and(Card::is_system);
        need(ground && sky && self.are_related(site, system), rules::SHUTTLE)?;
        let cloud =
            |at: &&ObjId| self.printed(**at).is_some_and(Card::is_cloud) && self.are_related(site, **at);
        Ok(1 + self.row.iter().filter(cloud).count() as i16)
    }
}
