//! The deploy phase: what may be deployed from hand, where, and at what cost.

use crate::cards::card::{Card, CardId, CardName, Icon, Kind, StarshipKind, VehicleKind, WeaponKind};
use crate::cards::object::{Obj, ObjId, Place, Role};
use crate::cards::vessel::{brings_its_pilot, flies_in_clouds, moves_on_foot};
use crate::choice::{Choice, Destination};
use crate::content::text_flags;
use crate::event::Event;
use crate::language::{Clause, Effect};
use crate::numbers::modifiers::Subject;
use crate::refusal::{Refusal, need};
use crate::rules;
use crate::state::{Phase, State};
use contract::{EventSink, Seat};

/// Characters with this keyword need neither presence nor icons to deploy.
const SPY: &str = "spy";

impl State {
    /// The card of this name in a hand.
    pub(crate) fn in_hand(&self, seat: Seat, name: CardName) -> Result<CardId, Refusal> {
        let id = self.content.0.find(name).filter(|id| self.sides[seat].has_in_hand(*id));
        id.ok_or(Refusal::NotInHand { card: name })
    }

    /// Whether a card may be deployed there, and what it costs.
    pub(crate) fn check_deploy(&self, seat: Seat, name: CardName, to: Destination) -> Result<i16, Refusal> {
        let id = self.in_hand(seat, name)?;
        self.check_deployment(seat, id, to)
    }

    /// Whether such a card could be deployed there, regardless of who holds it.
    pub(crate) fn could_deploy(&self, seat: Seat, id: CardId, to: Destination) -> bool {
        self.check_deployment(seat, id, to).is_ok()
    }

    fn check_deployment(&self, seat: Seat, id: CardId, to: Destination) -> Result<i16, Refusal> {
        let card = self.card(id);
        // SW-DEP-13: in the deploy phase unless its text names another phase; as a 'react' whenever that is allowed.
        let phase = self.deploy_phase_of(id).unwrap_or(Phase::Deploy);
        let now = self.phase == phase || self.moment().is_some() || self.is_bringing();
        need(now, rules::DEPLOY_PHASE)?;
        if let Some(only) = self.brings_to() {
            let place = self.end_of(to).and_then(|at| self.subject_for(at, seat));
            let me = Subject { card: id, owner: seat, obj: None, at: None };
            need(place.is_some_and(|place| self.passes(me, only, place)), rules::DEPLOY_ONLY)?;
        }
        let cost = match (card.kind, to) {
            (Kind::Location(_), Destination::Row(_) | Destination::Over(_)) => {
                self.check_location(seat, card, to)?
            }
            (Kind::Character, Destination::At(at)) => {
                need(self.printed(at).is_some_and(Card::is_site), rules::DEPLOY_CHARACTER)?;
                self.check_at(seat, id, at)?
            }
            (Kind::Starship(kind), Destination::At(at)) => {
                self.check_starship_place(card, kind, at)?;
                self.check_at(seat, id, at)?
            }
            (Kind::Vehicle(_), Destination::At(at)) => {
                // SW-DEP-08, unless the card's own text says where.
                let outside = self.printed(at).is_some_and(|at| at.is_site() && at.icons.has(Icon::Exterior));
                let sector = self.printed(at).is_some_and(|at| at.is_cloud() && flies_in_clouds(card));
                need(outside || sector || self.has_own_place(card), rules::DEPLOY_VEHICLE)?;
                self.check_at(seat, id, at)?
            }
            (Kind::Character | Kind::Vehicle(_) | Kind::Starship(_), Destination::Aboard(vessel, role)) => {
                self.check_seat(seat, id, None, (vessel, role))?;
                let at = self.location(vessel).ok_or(Refusal::NotThere { card: vessel })?;
                self.check_at(seat, id, at)?
            }
            (Kind::Weapon(_) | Kind::Device | Kind::Effect, Destination::On(host)) => {
                self.check_on(seat, id, host)?;
                self.cost_on(seat, id, host)
            }
            (Kind::Weapon(WeaponKind::Automated) | Kind::Effect, Destination::At(at)) => {
                self.check_standing(seat, id, at)?
            }
            // SW-DEP-17: beside the locations, if its text says so now.
            (Kind::Effect, Destination::Table) => {
                self.price_beside(seat, id).ok_or(Refusal::rule(rules::DEPLOY_TABLE))?
            }
            // SW-CRE-01: in its habitat, regardless of presence.
            (Kind::Creature, Destination::At(at)) => self.check_standing(seat, id, at)?,
            (Kind::Creature, _) => return Err(Refusal::rule(rules::HABITAT)),
            (Kind::Character, _) => return Err(Refusal::rule(rules::DEPLOY_CHARACTER)),
            (Kind::Starship(StarshipKind::Capital), _) => return Err(Refusal::rule(rules::DEPLOY_CAPITAL)),
            (Kind::Starship(StarshipKind::Starfighter | StarshipKind::Squadron), _) => {
                return Err(Refusal::rule(rules::DEPLOY_STARFIGHTER));
            }
            (Kind::Vehicle(_), _) => return Err(Refusal::rule(rules::DEPLOY_VEHICLE)),
            (Kind::Weapon(_) | Kind::Device | Kind::Effect | Kind::Interrupt(_), _) => {
                return Err(Refusal::rule(rules::DEPLOY_ON));
            }
            (Kind::Location(_), _) => return Err(Refusal::rule(rules::ROW)),
        };
        self.check_unique(seat, card)?;
        let me = Subject { card: id, owner: seat, obj: None, at: None };
        let aims = card.text.iter().any(|clause| matches!(clause.effect, Effect::Aims(_)));
        need(!aims || self.in_play().any(|(target, _)| self.can_aim_at(me, target)), rules::UTINNI)?;
        self.affordable(seat, cost)
    }

    /// The location a deployment ends at, unless it lays one.
    fn end_of(&self, to: Destination) -> Option<ObjId> {
        match to {
            Destination::At(on) | Destination::Aboard(on, _) | Destination::On(on) => self.location(on),
            Destination::Row(_) | Destination::Over(_) | Destination::Table => None,
        }
    }

    /// SW-WPN-10, SW-DEP-15: a card that stands alone at a location needs neither presence nor icons.
    fn check_standing(&self, seat: Seat, id: CardId, at: ObjId) -> Result<i16, Refusal> {
        need(self.has_own_place(self.card(id)), rules::DEPLOY_ON)?;
        let subject = Subject { card: id, owner: seat, obj: None, at: Some(at) };
        self.check_only(subject, at)?;
        Ok(self.deploy_cost(subject))
    }

    pub(crate) fn affordable(&self, seat: Seat, cost: i16) -> Result<i16, Refusal> {
        let force = self.force(seat);
        if cost <= force { Ok(cost) } else { Err(Refusal::TooDear { cost, force, rule: rules::USE }) }
    }

    /// SW-DEP-03 and SW-DEP-04: dots and personas.
    fn check_unique(&self, seat: Seat, card: &Card) -> Result<(), Refusal> {
        // SW-VRT-01: a virtual card has the title of the card it replaces, so titles are counted, not cards.
        // SW-DEP-03: captives and stolen cards still count for the deck they come from.
        let mine = |obj: &&Obj| {
            (obj.owner == seat || self.original_owner(obj.card) == seat)
                && !matches!(obj.place, Place::Under(_))
        };
        let table = || self.in_play().map(|(_, obj)| obj).filter(mine).map(|obj| self.card(obj.card));
        let gone = || self.sides[seat].gone.iter().map(|id| self.card(*id)).filter(|other| other.dots == 1);
        let own = || table().chain(gone());
        let copies = own().filter(|other| other.title == card.title).count();
        need(card.dots == 0 || copies < usize::from(card.dots), rules::DEPLOY_DOTS)?;
        let shares = |other: &Card| other.personas.iter().any(|persona| card.personas.contains(persona));
        need(!own().any(shares), rules::PERSONA)
    }

    /// SW-LOC-01 and SW-LOC-03: among its planet's locations, or over the opponent's version; a location without dots
    /// may be on the table more than once (SW-DEP-03).
    fn check_location(&self, seat: Seat, card: &Card, to: Destination) -> Result<i16, Refusal> {
        let is_same = |id: &ObjId| self.printed(*id).is_some_and(|other| other.title == card.title);
        match to {
            Destination::Row(place) => {
                need(card.dots == 0 || !self.row.iter().any(is_same), rules::CONVERT)?;
                need(self.row_places(card).contains(&place), rules::ROW)?;
            }
            Destination::Over(id) => {
                need(self.row.contains(&id) && is_same(&id), rules::CONVERT)?;
                need(self.obj(id).is_some_and(|obj| obj.owner != seat), rules::DEPLOY_DOTS)?;
            }
            Destination::At(_) | Destination::Aboard(..) | Destination::On(_) | Destination::Table => {
                return Err(Refusal::rule(rules::CONVERT));
            }
        }
        Ok(0)
    }

    /// SW-LOC-05: whether the text of a location keeps such a card away.
    pub(crate) fn is_shut_out(&self, card: Subject, at: ObjId) -> bool {
        self.subject(at).is_some_and(|place| {
            self.has_text_for(place, card, |effect| match effect {
                Effect::ShutsOut(of) => Some(of),
                _ => None,
            })
        })
    }

    fn has_own_place(&self, card: &Card) -> bool {
        card.text.iter().any(|clause| matches!(clause.effect, Effect::Only(_)))
    }

    /// SW-DEP-01, SW-DEP-12: presence or icons, and what the card's own text requires. Returns the cost.
    fn check_at(&self, seat: Seat, id: CardId, at: ObjId) -> Result<i16, Refusal> {
        if !self.row.contains(&at) {
            return Err(Refusal::NotThere { card: at });
        }
        let spy = self.card(id).traits.iter().any(|word| word == SPY);
        let open = spy || self.occupies(seat, at) || self.icons(at, self.side(seat)) > 0;
        need(open, rules::DEPLOY_WHERE)?;
        let subject = Subject { card: id, owner: seat, obj: None, at: Some(at) };
        // SW-LOC-05: some locations are closed, or shut some cards out.
        let closed = self.printed(at).is_some_and(|card| has_effect(card, &Effect::Closed));
        let named = self.has_own_place(self.card(id));
        let open = !closed || named || self.brings_to().is_some();
        need(open && !self.is_shut_out(subject, at), rules::SHUT_OUT)?;
        self.check_only(subject, at)?;
        Ok(self.deploy_cost(subject))
    }

    /// What the card's own text requires of the location.
    fn check_only(&self, subject: Subject, at: ObjId) -> Result<(), Refusal> {
        let place = self.subject_for(at, subject.owner).ok_or(Refusal::NotThere { card: at })?;
        let allowed =
            |effect: &Effect| !matches!(effect, Effect::Only(only) if !self.passes(subject, only, place));
        need(self.row.contains(&at) && self.effects_of(subject).all(allowed), rules::DEPLOY_ONLY)
    }

    fn check_starship_place(&self, card: &Card, kind: StarshipKind, at: ObjId) -> Result<(), Refusal> {
        let place = self.printed(at).ok_or(Refusal::NotThere { card: at })?;
        match kind {
            StarshipKind::Capital => need(place.is_system(), rules::DEPLOY_CAPITAL),
            StarshipKind::Starfighter | StarshipKind::Squadron => {
                let flown = place.is_system() && card.numbers.permanent > 0;
                need(flown || place.icons.has(Icon::DockingBay), rules::DEPLOY_STARFIGHTER)
            }
        }
    }

    /// SW-CAP-01: a free seat of that kind aboard the player's own vessel.
    pub(crate) fn check_seat(
        &self,
        seat: Seat,
        id: CardId,
        mover: Option<ObjId>,
        (vessel, role): (ObjId, Role),
    ) -> Result<(), Refusal> {
        let card = self.card(id);
        let not_there = Refusal::NotThere { card: vessel };
        let on = self.obj(vessel).filter(|obj| obj.owner == seat).ok_or(not_there.clone())?;
        let ship = self.subject(vessel).filter(|_| self.card(on.card).is_vessel()).ok_or(not_there)?;
        // SW-CPT-03: nobody boards a captured ship.
        need(self.is_active(vessel), rules::CAPTURED_SHIP)?;
        let me = Subject { card: id, owner: seat, obj: None, at: ship.at };
        let room = self.free_seats(vessel, role, mover) > 0 || moves_on_foot(card);
        let fits = self.fits(card, self.card(on.card), role) && room;
        let rule = if role == Role::Cargo { rules::DEPLOY_CARGO } else { rules::CAPACITY };
        need(fits, rule)?;
        need(self.goes_aboard(me, ship), rules::DEPLOY_ONLY)
    }

    /// SW-DEP-12: whether a card's own text lets it go aboard that vessel.
    fn goes_aboard(&self, me: Subject, ship: Subject) -> bool {
        let barred = |effect: &Effect| matches!(effect, Effect::NotAboard(of) if self.passes(me, of, ship));
        !self.effects_of(me).any(barred)
    }

    /// SW-DEP-10: on a host that its text allows; weapons and devices on the player's own cards. Returns the cost.
    pub(crate) fn check_on(&self, seat: Seat, id: CardId, host: ObjId) -> Result<i16, Refusal> {
        let kind = self.card(id).kind;
        let subject = self.subject(host).ok_or(Refusal::NotThere { card: host })?;
        // Cards that deploy on locations or on any player's droids say so themselves.
        let anybody = kind == Kind::Effect || self.card(subject.card).is_location() || self.is_for_all(id);
        need(anybody || subject.owner == seat && self.is_active(host), rules::DEPLOY_ON)?;
        need(subject.at.is_some() && !self.is_immune_to(subject.card, id), rules::DEPLOY_ON)?;
        need(!matches!(kind, Kind::Weapon(_)) || !self.cannot_carry(subject), rules::DEPLOY_ON)?;
        let price = self.price_on(seat, id, host);
        price.map(|cost| cost.max(0)).ok_or(Refusal::rule(rules::DEPLOY_ON))
    }

    /// The cost of deploying on that host according to the card's text, if it may.
    pub(crate) fn price_on(&self, seat: Seat, id: CardId, host: ObjId) -> Option<i16> {
        let subject = self.subject(host)?;
        let me = Subject { card: id, owner: seat, obj: None, at: subject.at };
        self.effects_of(me).find_map(|effect| match effect {
            Effect::On { host, cost, .. } if self.passes(me, host, subject) => {
                Some(self.amount(me, cost, subject))
            }
            _ => None,
        })
    }

    /// SW-DEP-17: the cost of deploying beside the locations according to the card's text, if it may now.
    pub(crate) fn price_beside(&self, seat: Seat, id: CardId) -> Option<i16> {
        let me = Subject { card: id, owner: seat, obj: None, at: None };
        self.effects_of(me).find_map(|effect| match effect {
            Effect::Table(cost) => Some(self.amount(me, cost, me).max(0)),
            _ => None,
        })
    }

    /// Whether a device's text lets it deploy on cards of either player.
    pub(crate) fn is_for_all(&self, id: CardId) -> bool {
        let says = |clause: &Clause| matches!(clause.effect, Effect::On { anybody: true, .. });
        self.card(id).text.iter().any(says)
    }

    pub(crate) fn is_immune_to(&self, host: CardId, id: CardId) -> bool {
        let title = &self.card(id).title;
        let immune = |effect: &Effect| matches!(effect, Effect::ImmuneTo(other) if other == title);
        self.card(host).text.iter().any(|clause| immune(&clause.effect))
    }

    pub(crate) fn cannot_carry(&self, host: Subject) -> bool {
        self.any_text_for(text_flags::CANNOT_CARRY, host, |effect| match effect {
            Effect::CannotCarry(of) => Some(of),
            _ => None,
        })
    }

    /// SW-DEP-11: a starship without a permanent pilot together with its pilot, for the cost of both.
    pub(crate) fn check_deploy_with(
        &self,
        seat: Seat,
        ship: CardName,
        pilot: CardName,
        at: ObjId,
    ) -> Result<i16, Refusal> {
        let (ship, pilot) = (self.in_hand(seat, ship)?, self.in_hand(seat, pilot)?);
        let (vessel, crew) = (self.card(ship), self.card(pilot));
        need(brings_its_pilot(vessel) && vessel.numbers.permanent == 0, rules::DEPLOY_WITH)?;
        let skilled = self.fits(crew, vessel, Role::Pilot) && crew.is_pilot();
        need(skilled && vessel.capacity.pilots > 0, rules::DEPLOY_WITH)?;
        let place = self.printed(at).ok_or(Refusal::NotThere { card: at })?;
        let right = match vessel.kind {
            Kind::Starship(_) => place.is_system(),
            // SW-DEP-16: a shuttle vehicle with its pilot to a cloud sector; a patrol craft also to an exterior site.
            Kind::Vehicle(VehicleKind::Shuttle) => place.is_cloud(),
            _ => place.is_cloud() || place.is_site() && place.icons.has(Icon::Exterior),
        };
        need(right, rules::DEPLOY_WITH)?;
        let comes = |card| Subject { card, owner: seat, obj: None, at: Some(at) };
        need(self.goes_aboard(comes(pilot), comes(ship)), rules::DEPLOY_ONLY)?;
        self.check_unique(seat, vessel)?;
        self.check_unique(seat, crew)?;
        let cost = self.check_at(seat, ship, at)? + self.check_at(seat, pilot, at)?;
        self.affordable(seat, cost)
    }

    /// SW-ACN-11: whether the active player is asked what to deploy: always with cards in hand, if secrets are kept.
    pub(crate) fn might_deploy(&self, out: &mut EventSink<'_, Event>) -> bool {
        let seat = self.active;
        if self.sides[seat].hand.is_empty() || self.secrets[seat] {
            return !self.sides[seat].hand.is_empty();
        }
        // While the other player is asked, the active player's hand does not matter.
        if self.asked == seat {
            self.reveal_hand_hint(seat, out);
        }
        let mut legal = Vec::new();
        self.offer_deploys(seat, &mut legal);
        !legal.is_empty()
    }

    /// Every legal deployment and transfer.
    pub(crate) fn offer_deploys(&self, seat: Seat, out: &mut Vec<Choice>) {
        for id in self.distinct_hand_cards(seat) {
            let card = self.card(id);
            self.targets_of(seat, card, |to| {
                if self.check_deploy(seat, card.name, to).is_ok() {
                    out.push(Choice::Deploy { card: card.name, to });
                }
            });
            if brings_its_pilot(card) && card.numbers.permanent == 0 {
                for pilot in self.distinct_hand_cards(seat) {
                    let pilot = self.card(pilot).name;
                    let ways = self
                        .row
                        .iter()
                        .filter(|at| self.check_deploy_with(seat, card.name, pilot, **at).is_ok());
                    out.extend(ways.map(|at| Choice::DeployWith { ship: card.name, pilot, at: *at }));
                }
            }
        }
        self.for_each_transfer(seat, |card, to| out.push(Choice::Transfer { card, to }));
    }

    /// Calls `each` for everything a card of this kind could be deployed to, legal or not.
    pub(crate) fn targets_of(&self, seat: Seat, card: &Card, mut each: impl FnMut(Destination)) {
        match card.kind {
            Kind::Location(_) => {
                (0..=self.row.len() as u8).for_each(|place| each(Destination::Row(place)));
                self.row.iter().for_each(|id| each(Destination::Over(*id)));
            }
            Kind::Character | Kind::Vehicle(_) | Kind::Starship(_) => {
                self.row.iter().for_each(|id| each(Destination::At(*id)));
                let vessels =
                    self.in_play().filter(|(_, obj)| obj.owner == seat && self.card(obj.card).is_vessel());
                for (id, _) in vessels {
                    Role::ALL.into_iter().for_each(|role| each(Destination::Aboard(id, role)));
                }
            }
            Kind::Creature => self.row.iter().for_each(|id| each(Destination::At(*id))),
            Kind::Weapon(_) | Kind::Device | Kind::Effect if self.has_own_place(card) => {
                self.row.iter().for_each(|id| each(Destination::At(*id)));
            }
            Kind::Weapon(_) | Kind::Device | Kind::Effect => {
                if card.text.iter().any(|clause| matches!(clause.effect, Effect::Table(_))) {
                    each(Destination::Table);
                }
                self.in_play().for_each(|(id, _)| each(Destination::On(id)));
            }
            Kind::Interrupt(_) => {}
        }
    }
}

fn has_effect(card: &Card, effect: &Effect) -> bool {
    card.text.iter().any(|clause| clause.effect == *effect)
}
