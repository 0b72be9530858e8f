//! The deploy phase: what may come from hand to table, where and at what price; transfers of weapons and devices.

use crate::card::{Card, CardId, CardName, Icon, Kind, StarshipKind, VehicleKind, WeaponKind};
use crate::choice::{Choice, To};
use crate::content::bits;
use crate::event::Event;
use crate::frames::{DestinyKind, Drawn, Frame, Moment};
use crate::language::Effect;
use crate::modifiers::Subject;
use crate::object::{Marks, Obj, ObjId, Place, Role};
use crate::refusal::{Refusal, need};
use crate::rules;
use crate::state::{Phase, State};
use table::{Out, Seat, Viewers};

/// Characters with this word need neither presence nor icons to deploy.
const SPY: &str = "spy";

/// Devices with this word may be put on anybody's droids.
const FOR_ALL: &str = "device that deploys on droids";

impl State {
    /// The card of this name in a hand.
    pub(crate) fn in_hand(&self, seat: Seat, name: CardName) -> Result<CardId, Refusal> {
        let id = self.content.0.find(name).filter(|id| self.sides[seat].has_in_hand(*id));
        id.ok_or(Refusal::NotInHand { card: name })
    }

    /// Whether a card may be deployed there, and what it costs.
    pub(crate) fn judge_deploy(&self, seat: Seat, name: CardName, to: To) -> Result<i16, Refusal> {
        let id = self.in_hand(seat, name)?;
        self.judge_deployment(seat, id, to)
    }

    /// Whether such a card could be deployed there, whoever holds it.
    pub(crate) fn could_deploy(&self, seat: Seat, id: CardId, to: To) -> bool {
        self.judge_deployment(seat, id, to).is_ok()
    }

    fn judge_deployment(&self, seat: Seat, id: CardId, to: To) -> Result<i16, Refusal> {
        let card = self.card(id);
        // SW-DEP-13: in the deploy phase unless its text names another one; as a 'react' whenever that is allowed.
        let phase = self.own_phase(id).unwrap_or(Phase::Deploy);
        need(self.phase == phase || self.moment().is_some(), rules::DEPLOY_PHASE)?;
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
                let sector = self.printed(at).is_some_and(|at| at.is_cloud() && flies_in_clouds(card));
                need(outside || sector || self.has_own_place(card), rules::DEPLOY_VEHICLE)?;
                self.judge_at(seat, id, at)?
            }
            (Kind::Character | Kind::Vehicle(_) | Kind::Starship(_), To::Aboard(vessel, role)) => {
                self.judge_seat(seat, id, vessel, role)?;
                let at = self.location(vessel).ok_or(Refusal::NotThere { card: vessel })?;
                self.judge_at(seat, id, at)?
            }
            (Kind::Weapon(_) | Kind::Device | Kind::Effect, To::On(host)) => self.judge_on(seat, id, host)?,
            (Kind::Weapon(WeaponKind::Automated) | Kind::Effect, To::At(at)) => {
                self.judge_standing(seat, id, at)?
            }
            // SW-CRE-01: in its habitat, wherever anybody is.
            (Kind::Creature, To::At(at)) => self.judge_standing(seat, id, at)?,
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
        self.judge_unique(seat, card)?;
        let aims = card.text.iter().find_map(|clause| match &clause.effect {
            Effect::Aims(filter) => Some(filter),
            _ => None,
        });
        let me = Subject { card: id, owner: seat, obj: None, at: None };
        let aimed = |filter| self.in_play().any(|(target, _)| self.is_target(me, filter, target));
        need(aims.is_none_or(aimed), rules::UTINNI)?;
        self.affordable(seat, cost)
    }

    /// SW-WPN-10, SW-DEP-15: what stands at a location by itself needs neither presence nor icons.
    fn judge_standing(&self, seat: Seat, id: CardId, at: ObjId) -> Result<i16, Refusal> {
        need(self.has_own_place(self.card(id)), rules::DEPLOY_ON)?;
        let subject = Subject { card: id, owner: seat, obj: None, at: Some(at) };
        self.judge_only(subject, at)?;
        Ok(self.deploy_cost(subject))
    }

    pub(crate) fn affordable(&self, seat: Seat, cost: i16) -> Result<i16, Refusal> {
        let force = self.force(seat);
        if cost <= force { Ok(cost) } else { Err(Refusal::TooDear { cost, force, rule: rules::USE }) }
    }

    /// SW-DEP-03 and SW-DEP-04: dots and personas.
    fn judge_unique(&self, seat: Seat, card: &Card) -> Result<(), Refusal> {
        // SW-DEP-03: captives and stolen cards still count for the deck they come from.
        let mine = |obj: &&Obj| obj.owner == seat || self.home(obj.card) == seat;
        let table = || self.in_play().map(|(_, obj)| obj).filter(mine).map(|obj| self.card(obj.card));
        let gone = || self.sides[seat].gone.iter().map(|id| self.card(*id)).filter(|other| other.dots == 1);
        let own = || table().chain(gone());
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
        self.judge_only(subject, at)?;
        Ok(self.deploy_cost(subject))
    }

    /// What the card's own text demands of the place.
    fn judge_only(&self, subject: Subject, at: ObjId) -> Result<(), Refusal> {
        let place = self.subject_for(at, subject.owner).ok_or(Refusal::NotThere { card: at })?;
        let allowed =
            |effect: &Effect| !matches!(effect, Effect::Only(only) if !self.passes(subject, only, place));
        need(self.row.contains(&at) && self.effects_of(subject).all(allowed), rules::DEPLOY_ONLY)
    }

    fn judge_starship_place(&self, card: &Card, kind: StarshipKind, at: ObjId) -> Result<(), Refusal> {
        let place = self.printed(at).ok_or(Refusal::NotThere { card: at })?;
        match kind {
            StarshipKind::Capital => need(place.is_system(), rules::DEPLOY_CAPITAL),
            StarshipKind::Starfighter | StarshipKind::Squadron => {
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
        // What a text puts on locations or on anybody's droids says so itself.
        let anybody = kind == Kind::Effect || self.card(subject.card).is_location() || self.is_for_all(id);
        need(anybody || subject.owner == seat && self.is_active(host), rules::DEPLOY_ON)?;
        need(subject.at.is_some() && !self.is_immune_to(subject.card, id), rules::DEPLOY_ON)?;
        need(!matches!(kind, Kind::Weapon(_)) || !self.cannot_carry(subject), rules::DEPLOY_ON)?;
        let price = self.price_on(seat, id, host);
        price.map(|cost| cost.max(0)).ok_or(Refusal::rule(rules::DEPLOY_ON))
    }

    /// What a card's text asks for being put on that host, if it may be.
    pub(crate) fn price_on(&self, seat: Seat, id: CardId, host: ObjId) -> Option<i16> {
        let subject = self.subject(host)?;
        let me = Subject { card: id, owner: seat, obj: None, at: subject.at };
        self.effects_of(me).find_map(|effect| match effect {
            Effect::On { host, cost } if self.passes(me, host, subject) => {
                Some(self.amount(me, cost, subject))
            }
            _ => None,
        })
    }

    /// Whether a device's text lets it lie on cards of either player.
    fn is_for_all(&self, id: CardId) -> bool {
        self.card(id).traits.iter().any(|word| word == FOR_ALL)
    }

    fn is_immune_to(&self, host: CardId, id: CardId) -> bool {
        let title = &self.card(id).title;
        let immune = |effect: &Effect| matches!(effect, Effect::ImmuneTo(other) if other == title);
        self.card(host).text.iter().any(|clause| immune(&clause.effect))
    }

    fn cannot_carry(&self, host: Subject) -> bool {
        self.any_text_for(bits::CANNOT_CARRY, host, |effect| match effect {
            Effect::CannotCarry(of) => Some(of),
            _ => None,
        })
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
        let shared = matches!(vessel.kind, Kind::Starship(_)) || flies_in_clouds(vessel);
        need(shared && vessel.numbers.permanent == 0, rules::DEPLOY_WITH)?;
        need(self.fits(crew, vessel, Role::Pilot) && vessel.capacity.pilots > 0, rules::DEPLOY_WITH)?;
        let place = self.printed(at).ok_or(Refusal::NotThere { card: at })?;
        let right = match vessel.kind {
            Kind::Starship(_) => place.is_system(),
            // SW-DEP-16: a shuttle vehicle or patrol craft with its pilot, to a cloud sector or outside.
            _ => {
                place.is_cloud() && flies_in_clouds(vessel)
                    || place.is_site() && place.icons.has(Icon::Exterior)
            }
        };
        need(right, rules::DEPLOY_WITH)?;
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
        if self.card(obj.card).kind == Kind::Weapon(WeaponKind::Artillery) {
            return self.judge_carry(seat, card, host, to);
        }
        let together =
            self.is_present(host) && self.is_present(to) && self.location(host) == self.location(to);
        let fresh = host != to && !obj.marks.has(Marks::SEATED);
        let own = self.obj(to).is_some_and(|to| to.owner == seat) || self.is_for_all(obj.card);
        need(together && fresh && own && self.speaks(card), rules::TRANSFER)?;
        let cost = self.judge_on(seat, obj.card, to)?;
        let free = self.subject(card).is_some_and(|subject| {
            self.any_text_for(bits::FREE_TRANSFER, subject, |effect| match effect {
                Effect::FreeTransfer(of) => Some(of),
                _ => None,
            })
        });
        self.affordable(seat, if free { 0 } else { cost })
    }

    /// SW-WPN-12: artillery whose text allows it is taken up by a card present, or set down where that one stands.
    fn judge_carry(&self, seat: Seat, gun: ObjId, host: ObjId, to: ObjId) -> Result<i16, Refusal> {
        let (Some(bearer), Some(taker)) = (self.subject(gun), self.subject(to)) else {
            return Err(Refusal::NotThere { card: to });
        };
        let carries = self.effects_of(bearer).any(|effect| match effect {
            Effect::Carried(by) => self.passes(bearer, by, taker),
            _ => false,
        });
        let own = taker.owner == seat && self.is_active(to);
        let up = carries && own && self.location(to) == bearer.at && self.is_present(to);
        let down = self.printed(to).is_some_and(Card::is_site)
            && matches!(self.obj(host).map(|on| on.place), Some(Place::At(at)) if at == to);
        need((up || down) && host != to && !self.has_mark(gun, Marks::SEATED), rules::ARTILLERY)?;
        Ok(0)
    }

    /// SW-ACN-11: whether the active player is asked what to deploy: whoever holds cards, if secrets are kept.
    pub(crate) fn might_deploy(&self) -> bool {
        let seat = self.active;
        if self.sides[seat].hand.is_empty() || self.secrets[seat] {
            return !self.sides[seat].hand.is_empty();
        }
        let mut offers = Vec::new();
        self.offer_deploys(seat, &mut offers);
        !offers.is_empty()
    }

    /// Every legal deployment and transfer.
    pub(crate) fn offer_deploys(&self, seat: Seat, out: &mut Vec<Choice>) {
        for id in self.hand_kinds(seat) {
            let card = self.card(id);
            self.targets_of(seat, card, |to| {
                if self.judge_deploy(seat, card.name, to).is_ok() {
                    out.push(Choice::Deploy { card: card.name, to });
                }
            });
            let shared = matches!(card.kind, Kind::Starship(_)) || flies_in_clouds(card);
            if shared && card.numbers.permanent == 0 {
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
    pub(crate) fn targets_of(&self, seat: Seat, card: &Card, mut each: impl FnMut(To)) {
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
            Kind::Creature => self.row.iter().for_each(|id| each(To::At(*id))),
            Kind::Weapon(_) | Kind::Device | Kind::Effect if self.has_own_place(card) => {
                self.row.iter().for_each(|id| each(To::At(*id)));
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
        self.put_down(by, id, to, cost, out);
    }

    /// A card comes to the table; its own text may ask for more before anybody responds.
    pub(crate) fn put_down(
        &mut self,
        by: Seat,
        card: CardId,
        to: To,
        cost: i16,
        out: &mut Out<'_, Event>,
    ) -> ObjId {
        let id = match to {
            To::Row(place) => {
                let id = self.lay(card, by, Place::Row);
                self.row.insert(usize::from(place), id);
                id
            }
            To::Over(location) => self.convert(card, by, location),
            To::At(at) => self.lay(card, by, Place::At(at)),
            To::Aboard(vessel, role) => self.lay(card, by, Place::Aboard(vessel, role)),
            To::On(host) => self.lay(card, by, Place::On(host)),
        };
        let name = self.content.0.name(card);
        out.tell(Viewers::ALL, || Event::Deployed { by, id, card: name, to, cost });
        self.open_window(Moment::Deployed(id), by.other());
        for clause in &self.card(card).text {
            match clause.effect {
                Effect::DeployTest(_) => {
                    self.frames.push(Frame::DeployTest { card: id, drawn: Drawn::Not });
                }
                Effect::Modes(of) => self.frames.push(Frame::Mode { card: id, of }),
                Effect::Aims(_) => self.frames.push(Frame::AimOf { card: id }),
                _ => {}
            }
        }
        id
    }

    /// SW-DEP-14: a card that needs a destiny to stay draws it, and is lost if it is not above the number.
    pub(crate) fn run_deploy_test(&mut self, id: ObjId, drawn: Drawn, out: &mut Out<'_, Event>) {
        let (Some(obj), Drawn::As(drawn)) = (self.obj(id).copied(), drawn) else {
            match self.obj(id).map(|obj| obj.owner) {
                Some(by) => {
                    let (kind, stage) = (DestinyKind::Card, crate::frames::DestinyStage::Fresh);
                    self.frames.push(Frame::Destiny { by, kind, stage });
                }
                None => {
                    self.frames.pop();
                }
            }
            return;
        };
        self.frames.pop();
        let needs = self.card(obj.card).text.iter().find_map(|clause| match &clause.effect {
            Effect::DeployTest(num) => Some(num),
            _ => None,
        });
        let (Some(needs), Some(bearer)) = (needs, self.subject(id)) else { return };
        let least = self.amount(bearer, needs, bearer);
        if drawn.is_none_or(|drawn| drawn <= least) {
            self.lose_told(id, out);
        }
    }

    /// Whether a card just deployed may aim at that one (SW-DEP-15).
    pub(crate) fn can_aim(&self, id: ObjId, target: ObjId) -> bool {
        let Some(bearer) = self.subject(id) else { return false };
        let aims = self.card(bearer.card).text.iter().find_map(|clause| match &clause.effect {
            Effect::Aims(filter) => Some(filter),
            _ => None,
        });
        aims.is_some_and(|filter| self.is_target(bearer, filter, target))
    }

    /// One of several texts of a card is chosen (SW-TXT-03).
    pub(crate) fn pick_mode(&mut self, mode: u8, out: &mut Out<'_, Event>) {
        let Some(Frame::Mode { card, .. }) = self.frames.pop() else { return };
        if let Some(obj) = self.obj_mut(card) {
            obj.marks = obj.marks.with_mode(mode);
        }
        out.tell(Viewers::ALL, || Event::Chosen { card, mode });
    }

    /// SW-LOC-03: the location keeps its number, its place and everything at it; the old card goes under the new.
    fn convert(&mut self, card: CardId, by: Seat, location: ObjId) -> ObjId {
        if let Some(old) = self.obj(location).copied() {
            self.lay(old.card, old.owner, Place::Under(location));
            let top = &mut self.objs[location.index()];
            (top.card, top.owner) = (card, by);
        }
        self.recount();
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
        let id = self.put_down(by, vessel, To::At(at), cost, out);
        self.put_down(by, crew, To::Aboard(id, Role::Pilot), 0, out);
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

/// SW-DEP-16: shuttle vehicles, cloud cars and patrol craft deploy to cloud sectors too.
fn flies_in_clouds(card: &Card) -> bool {
    card.kind == Kind::Vehicle(VehicleKind::Shuttle)
        || card.traits.iter().any(|word| word == "cloud car" || word == "patrol craft")
}
