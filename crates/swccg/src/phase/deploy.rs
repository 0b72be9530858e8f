//! The deploy phase: what may come from hand to table, where and at what price; transfers of weapons and devices.

use crate::card::{Card, CardId, CardName, Icon, Kind, StarshipKind};
use crate::choice::{Choice, To};
use crate::event::Event;
use crate::frames::Moment;
use crate::language::Effect;
use crate::modifiers::Subject;
use crate::object::{Marks, ObjId, Place, Role};
use crate::refusal::{Refusal, need};
use crate::rules;
use crate::state::State;
use table::{Out, Seat, Viewers};

/// Characters with this word need neither presence nor icons to deploy.
const SPY: &str = "spy";

impl State {
    /// The card of this name in a hand.
    fn in_hand(&self, seat: Seat, name: CardName) -> Result<CardId, Refusal> {
        let id = self.content.0.find(name).filter(|id| self.sides[seat].has_in_hand(*id));
        id.ok_or(Refusal::NotInHand { card: name })
    }

    /// Whether a card may be deployed there, and what it costs.
    pub(crate) fn judge_deploy(&self, seat: Seat, name: CardName, to: To) -> Result<i16, Refusal> {
        let id = self.in_hand(seat, name)?;
        let card = self.card(id);
        let cost = match (card.kind, to) {
            (Kind::Location(_), To::Row(_) | To::Over(_)) => self.judge_location(seat, card, to)?,
            (Kind::Character, To::At(at)) => {
                need(self.printed(at).is_some_and(Card::is_site), rules::DEPLOY_CHARACTER)?;
                self.judge_at(seat, id, at)?
            }
            (Kind::Starship(kind), To::At(at)) => {
                self.judge_starship_place(card, kind, at)?;
                self.judge_at(seat, id, at)?
            }
            (Kind::Vehicle(_), To::At(at)) => {
                // SW-DEP-08, unless the card's own text says where.
                let outside = self.printed(at).is_some_and(|at| at.is_site() && at.icons.has(Icon::Exterior));
                need(outside || self.has_own_place(card), rules::DEPLOY_VEHICLE)?;
                self.judge_at(seat, id, at)?
            }
            (Kind::Character | Kind::Vehicle(_), To::Aboard(vessel, role)) => {
                self.judge_seat(seat, id, vessel, role)?;
                let at = self.location(vessel).ok_or(Refusal::NotThere { card: vessel })?;
                self.judge_at(seat, id, at)?
            }
            (Kind::Weapon(_) | Kind::Device | Kind::Effect, To::On(host)) => self.judge_on(seat, id, host)?,
            (Kind::Character, _) => return Err(Refusal::rule(rules::DEPLOY_CHARACTER)),
            (Kind::Starship(StarshipKind::Capital), _) => return Err(Refusal::rule(rules::DEPLOY_CAPITAL)),
            (Kind::Starship(StarshipKind::Starfighter), _) => {
                return Err(Refusal::rule(rules::DEPLOY_STARFIGHTER));
            }
            (Kind::Vehicle(_), _) => return Err(Refusal::rule(rules::DEPLOY_VEHICLE)),
            (Kind::Weapon(_) | Kind::Device | Kind::Effect | Kind::Interrupt(_), _) => {
                return Err(Refusal::rule(rules::DEPLOY_ON));
            }
            (Kind::Location(_), _) => return Err(Refusal::rule(rules::ROW)),
        };
        self.judge_unique(seat, card)?;
        self.affordable(seat, cost)
    }

    pub(crate) fn affordable(&self, seat: Seat, cost: i16) -> Result<i16, Refusal> {
        let force = self.force(seat);
        if cost <= force { Ok(cost) } else { Err(Refusal::TooDear { cost, force, rule: rules::USE }) }
    }

    /// SW-DEP-03 and SW-DEP-04: dots and personas.
    fn judge_unique(&self, seat: Seat, card: &Card) -> Result<(), Refusal> {
        let own = || self.in_play().filter(|(_, obj)| obj.owner == seat).map(|(_, obj)| self.card(obj.card));
        let copies = own().filter(|other| other.title == card.title).count();
        need(card.dots == 0 || copies < usize::from(card.dots), rules::DEPLOY_DOTS)?;
        let shares = |other: &Card| other.personas.iter().any(|persona| card.personas.contains(persona));
        need(!own().any(shares), rules::PERSONA)
    }

    /// SW-LOC-01 and SW-LOC-03: among its planet's locations, or over the opponent's version.
    fn judge_location(&self, seat: Seat, card: &Card, to: To) -> Result<i16, Refusal> {
        let same =
            self.row.iter().find(|id| self.printed(**id).is_some_and(|other| other.title == card.title));
        match (to, same) {
            (To::Row(place), None) => need(self.row_places(card).contains(&place), rules::ROW)?,
            (To::Over(id), Some(same)) if id == *same => {
                need(self.obj(id).is_some_and(|obj| obj.owner != seat), rules::DEPLOY_DOTS)?;
            }
            _ => return Err(Refusal::rule(rules::CONVERT)),
        }
        Ok(0)
    }

    fn has_own_place(&self, card: &Card) -> bool {
        card.text.iter().any(|clause| matches!(clause.effect, Effect::Only(_)))
    }

    /// SW-DEP-01, SW-DEP-12: presence or icons, and what the card's own text demands. Gives the cost.
    fn judge_at(&self, seat: Seat, id: CardId, at: ObjId) -> Result<i16, Refusal> {
        if !self.row.contains(&at) {
            return Err(Refusal::NotThere { card: at });
        }
        let spy = self.card(id).traits.iter().any(|word| word == SPY);
        let open = spy || self.occupies(seat, at) || self.icons(at, self.side(seat)) > 0;
        need(open, rules::DEPLOY_WHERE)?;
        let subject = Subject { card: id, owner: seat, obj: None, at: Some(at) };
        let place = self.subject_for(at, seat).ok_or(Refusal::NotThere { card: at })?;
        let allowed =
            |effect: &Effect| !matches!(effect, Effect::Only(only) if !self.passes(subject, only, place));
        need(self.effects_of(subject).all(allowed), rules::DEPLOY_ONLY)?;
        Ok(self.deploy_cost(subject))
    }

    fn judge_starship_place(&self, card: &Card, kind: StarshipKind, at: ObjId) -> Result<(), Refusal> {
        let place = self.printed(at).ok_or(Refusal::NotThere { card: at })?;
        match kind {
            StarshipKind::Capital => need(place.is_system(), rules::DEPLOY_CAPITAL),
            StarshipKind::Starfighter => {
                let flown = place.is_system() && card.numbers.permanent > 0;
                need(flown || place.icons.has(Icon::DockingBay), rules::DEPLOY_STARFIGHTER)
            }
        }
    }

    /// SW-CAP-01: a free seat of that kind aboard an own vessel.
    pub(crate) fn judge_seat(
        &self,
        seat: Seat,
        id: CardId,
        vessel: ObjId,
        role: Role,
    ) -> Result<(), Refusal> {
        let card = self.card(id);
        let not_there = Refusal::NotThere { card: vessel };
        let on = self.obj(vessel).filter(|obj| obj.owner == seat).ok_or(not_there.clone())?;
        let ship = self.subject(vessel).filter(|_| self.card(on.card).is_vessel()).ok_or(not_there)?;
        let me = Subject { card: id, owner: seat, obj: None, at: ship.at };
        let fits = self.fits(card, self.card(on.card), role) && self.free_seats(vessel, role) > 0;
        let rule = if role == Role::Cargo { rules::DEPLOY_CARGO } else { rules::CAPACITY };
        need(fits, rule)?;
        let barred = |effect: &Effect| matches!(effect, Effect::NotAboard(of) if self.passes(me, of, ship));
        need(!self.effects_of(me).any(barred), rules::DEPLOY_ONLY)
    }

    /// SW-DEP-10: on a host its text allows; weapons and devices on own cards. Gives the cost.
    fn judge_on(&self, seat: Seat, id: CardId, host: ObjId) -> Result<i16, Refusal> {
        let kind = self.card(id).kind;
        let subject = self.subject(host).ok_or(Refusal::NotThere { card: host })?;
        need(kind == Kind::Effect || subject.owner == seat, rules::DEPLOY_ON)?;
        need(subject.at.is_some(), rules::DEPLOY_ON)?;
        let me = Subject { card: id, owner: seat, obj: None, at: subject.at };
        let price = self.effects_of(me).find_map(|effect| match effect {
            Effect::On { host, cost } if self.passes(me, host, subject) => {
                Some(self.amount(me, cost, subject))
            }
            _ => None,
        });
        price.map(|cost| cost.max(0)).ok_or(Refusal::rule(rules::DEPLOY_ON))
    }

    /// SW-DEP-11: a starship without a permanent pilot and its pilot at once, at both costs.
    pub(crate) fn judge_deploy_with(
        &self,
        seat: Seat,
        ship: CardName,
        pilot: CardName,
        at: ObjId,
    ) -> Result<i16, Refusal> {
        let (ship, pilot) = (self.in_hand(seat, ship)?, self.in_hand(seat, pilot)?);
        let (vessel, crew) = (self.card(ship), self.card(pilot));
        need(matches!(vessel.kind, Kind::Starship(_)) && vessel.numbers.permanent == 0, rules::DEPLOY_WITH)?;
        need(self.fits(crew, vessel, Role::Pilot) && vessel.capacity.pilots > 0, rules::DEPLOY_WITH)?;
        need(self.printed(at).is_some_and(Card::is_system), rules::DEPLOY_WITH)?;
        self.judge_unique(seat, vessel)?;
        self.judge_unique(seat, crew)?;
        let cost = self.judge_at(seat, ship, at)? + self.judge_at(seat, pilot, at)?;
        self.affordable(seat, cost)
    }

    /// SW-WPN-07: between own cards present together, for the deploy cost on the new host.
    pub(crate) fn judge_transfer(&self, seat: Seat, card: ObjId, to: ObjId) -> Result<i16, Refusal> {
        let obj = self.obj(card).filter(|obj| obj.owner == seat).ok_or(Refusal::NotThere { card })?;
        let (Place::On(host), Kind::Weapon(_) | Kind::Device) = (obj.place, self.card(obj.card).kind) else {
            return Err(Refusal::rule(rules::TRANSFER));
        };
        let together =
            self.is_present(host) && self.is_present(to) && self.location(host) == self.location(to);
        let fresh = host != to && !obj.marks.has(Marks::SEATED);
        need(together && fresh && self.obj(to).is_some_and(|to| to.owner == seat), rules::TRANSFER)?;
        let cost = self.judge_on(seat, obj.card, to)?;
        self.affordable(seat, cost)
    }

    /// Every legal deployment and transfer.
    pub(crate) fn offer_deploys(&self, seat: Seat, out: &mut Vec<Choice>) {
        for id in self.hand_kinds(seat) {
            let card = self.card(id);
            self.targets(seat, card, |to| {
                if self.judge_deploy(seat, card.name, to).is_ok() {
                    out.push(Choice::Deploy { card: card.name, to });
                }
            });
            if matches!(card.kind, Kind::Starship(_)) && card.numbers.permanent == 0 {
                for pilot in self.hand_kinds(seat) {
                    let pilot = self.card(pilot).name;
                    let ways = self
                        .row
                        .iter()
                        .filter(|at| self.judge_deploy_with(seat, card.name, pilot, **at).is_ok());
                    out.extend(ways.map(|at| Choice::DeployWith { ship: card.name, pilot, at: *at }));
                }
            }
        }
        self.transfers(seat, |card, to| out.push(Choice::Transfer { card, to }));
    }

    /// Everything a card of this kind could be deployed to, legal or not.
    fn targets(&self, seat: Seat, card: &Card, mut each: impl FnMut(To)) {
        match card.kind {
            Kind::Location(_) => {
                (0..=self.row.len() as u8).for_each(|place| each(To::Row(place)));
                self.row.iter().for_each(|id| each(To::Over(*id)));
            }
            Kind::Character | Kind::Vehicle(_) | Kind::Starship(_) => {
                self.row.iter().for_each(|id| each(To::At(*id)));
                let vessels =
                    self.in_play().filter(|(_, obj)| obj.owner == seat && self.card(obj.card).is_vessel());
                for (id, _) in vessels {
                    Role::ALL.into_iter().for_each(|role| each(To::Aboard(id, role)));
                }
            }
            Kind::Weapon(_) | Kind::Device | Kind::Effect => {
                self.in_play().for_each(|(id, _)| each(To::On(id)));
            }
            Kind::Interrupt(_) => {}
        }
    }

    fn transfers(&self, seat: Seat, mut each: impl FnMut(ObjId, ObjId)) {
        for (card, obj) in self.in_play() {
            if obj.owner == seat && matches!(obj.place, Place::On(_)) {
                let to = self.in_play().map(|(to, _)| to);
                to.filter(|to| self.judge_transfer(seat, card, *to).is_ok()).for_each(|to| each(card, to));
            }
        }
    }

    pub(crate) fn can_transfer_anything(&self) -> bool {
        let mut any = false;
        self.transfers(self.active, |_, _| any = true);
        any
    }

    /// Takes a card out of hand for everybody to see.
    pub(crate) fn show_from_hand(
        &mut self,
        seat: Seat,
        name: CardName,
        out: &mut Out<'_, Event>,
    ) -> Option<CardId> {
        let id = self.content.0.find(name)?;
        let slot = self.sides[seat].take_from_hand(id)?;
        out.learned(slot.seen.others());
        Some(id)
    }

    pub(crate) fn deploy(&mut self, by: Seat, card: CardName, to: To, out: &mut Out<'_, Event>) {
        let cost = self.judge_deploy(by, card, to).unwrap_or(0);
        let Some(id) = self.show_from_hand(by, card, out) else { return };
        self.pay(by, cost);
        let id = match to {
            To::Row(place) => {
                let id = self.lay(id, by, Place::Row);
                self.row.insert(usize::from(place), id);
                id
            }
            To::Over(location) => self.convert(id, by, location),
            To::At(at) => self.lay(id, by, Place::At(at)),
            To::Aboard(vessel, role) => self.lay(id, by, Place::Aboard(vessel, role)),
            To::On(host) => self.lay(id, by, Place::On(host)),
        };
        out.tell(Viewers::ALL, || Event::Deployed { by, id, card, to, cost });
        self.open_window(Moment::Deployed(id), by.other());
    }

    /// SW-LOC-03: the location keeps its number, its place and everything at it; the old card goes under the new.
    fn convert(&mut self, card: CardId, by: Seat, location: ObjId) -> ObjId {
        if let Some(old) = self.obj(location).copied() {
            self.lay(old.card, old.owner, Place::Under(location));
            let top = &mut self.objs[location.index()];
            (top.card, top.owner) = (card, by);
        }
        location
    }

    pub(crate) fn deploy_with(
        &mut self,
        by: Seat,
        ship: CardName,
        pilot: CardName,
        at: ObjId,
        out: &mut Out<'_, Event>,
    ) {
        let cost = self.judge_deploy_with(by, ship, pilot, at).unwrap_or(0);
        let (Some(vessel), Some(crew)) =
            (self.show_from_hand(by, ship, out), self.show_from_hand(by, pilot, out))
        else {
            return;
        };
        self.pay(by, cost);
        let id = self.lay(vessel, by, Place::At(at));
        out.tell(Viewers::ALL, || Event::Deployed { by, id, card: ship, to: To::At(at), cost });
        self.open_window(Moment::Deployed(id), by.other());
        let to = To::Aboard(id, Role::Pilot);
        let id = self.lay(crew, by, Place::Aboard(id, Role::Pilot));
        out.tell(Viewers::ALL, || Event::Deployed { by, id, card: pilot, to, cost: 0 });
        self.open_window(Moment::Deployed(id), by.other());
    }

    pub(crate) fn transfer(&mut self, seat: Seat, card: ObjId, to: ObjId, out: &mut Out<'_, Event>) {
        let cost = self.judge_transfer(seat, card, to).unwrap_or(0);
        self.pay(seat, cost);
        if let Some(obj) = self.obj_mut(card) {
            obj.place = Place::On(to);
            obj.marks = obj.marks.with(Marks::SEATED);
        }
        out.tell(Viewers::ALL, || Event::Transferred { card, to, cost });
    }
}
