//! Whether an action is legal: its timing, its target, its cost, and whether it can have any effect.

use super::TextSource;
use crate::action::frames::{Frame, Moment};
use crate::battle::{FirePermission, Segment};
use crate::cards::card::{CardId, CardName, Kind};
use crate::cards::object::{Marks, ObjId, Place};
use crate::cards::pile::PileName;
use crate::choice::Choice;
use crate::content::text_flags;
use crate::event::Event;
use crate::language::{
    Action, ActionStep, Effect, Filter, Limit, Num, Printed, SearchedPile, Timing, WhoseTurn,
};
use crate::numbers::modifiers::Subject;
use crate::refusal::{Refusal, need};
use crate::rules;
use crate::state::State;
use contract::{EventSink, Seat, Viewers};

impl State {
    /// The bearer of an action's text: where it is on the table or, if played from hand, at the location of the
    /// battle.
    pub(crate) fn bearer(&self, seat: Seat, source: TextSource) -> Subject {
        let laid = source.obj.and_then(|id| self.subject(id));
        laid.map(|subject| Subject { owner: seat, ..subject }).unwrap_or(Subject {
            card: source.card,
            owner: seat,
            obj: None,
            at: self.battle.map(|battle| battle.at),
        })
    }

    pub(crate) fn action_of(&self, card: CardId, clause: u8) -> Option<&'static Action> {
        match &self.card(card).text.get(usize::from(clause))?.effect {
            Effect::Act(action) => Some(action),
            _ => None,
        }
    }

    /// What is being responded to, if a window is open.
    pub(crate) fn moment(&self) -> Option<Moment> {
        match self.frames.last() {
            Some(Frame::Window { moment, .. }) => Some(*moment),
            Some(_) | None => None,
        }
    }

    /// Whether a card in hand may be played this way; returns its cost.
    pub(crate) fn check_play(
        &self,
        seat: Seat,
        card: CardName,
        clause: u8,
        target: Option<ObjId>,
    ) -> Result<i16, Refusal> {
        let id = self.content.0.find(card).filter(|id| self.sides[seat].has_in_hand(*id));
        let card = id.ok_or(Refusal::NotInHand { card })?;
        need(self.card(card).is_played(), rules::INTERRUPT)?;
        self.check_action(seat, TextSource { card, obj: None }, clause, target)
    }

    /// Whether the text of a card on the table may be used this way; returns its cost.
    pub(crate) fn check_use(
        &self,
        seat: Seat,
        id: ObjId,
        clause: u8,
        target: Option<ObjId>,
    ) -> Result<i16, Refusal> {
        let obj = self.obj(id).filter(|obj| obj.owner == seat).ok_or(Refusal::NotThere { card: id })?;
        need(self.has_active_text(id), rules::TEXT_CANCELED)?;
        self.check_action(seat, TextSource { card: obj.card, obj: Some(id) }, clause, target)
    }

    /// SW-WPN-13: a device is used by a host that may carry it and has its crew, as often as the kind of host allows.
    fn check_device(&self, device: ObjId, host: ObjId) -> Result<(), Refusal> {
        need(self.could_carry(device, host), rules::STEAL)?;
        need(self.is_crewed(host), rules::CREW)?;
        let used = self.obj(host).map_or(0, |obj| obj.marks.devices());
        need(self.uses_per_turn(host).is_none_or(|most| used < most), rules::DEVICE)
    }

    /// SW-ACN-02, SW-ACN-04: whether the action could be taken now, regardless of who holds the card.
    fn check_action(
        &self,
        seat: Seat,
        source: TextSource,
        clause: u8,
        target: Option<ObjId>,
    ) -> Result<i16, Refusal> {
        let action = self.action_of(source.card, clause).ok_or(Refusal::rule(rules::INTERRUPT))?;
        let bearer = self.bearer(seat, source);
        self.check_moment(seat, bearer, action)?;
        if let Some((id, obj)) = source.obj.and_then(|id| Some((id, self.obj(id)?))) {
            if let (Kind::Device, Place::On(host)) = (self.card(obj.card).kind, obj.place) {
                self.check_device(id, host)?;
            }
            let fresh = match action.limit {
                Limit::None => true,
                Limit::Turn => !obj.marks.has(Marks::ACTED),
                Limit::Game => !obj.marks.has(Marks::SPENT),
                Limit::Battle(times) => obj.marks.uses() < times,
            };
            need(fresh, rules::LIMITS)?;
            need(self.moment().is_none() || !obj.marks.has(Marks::ANSWERED), rules::LIMITS)?;
        }
        need(self.holds(bearer, clause), rules::TARGET)?;
        match (&action.at, target) {
            (None, None) => {}
            (Some(filter), Some(target)) => need(self.is_target(bearer, filter, target), rules::TARGET)?,
            (None, Some(_)) | (Some(_), None) => return Err(Refusal::rule(rules::TARGET)),
        }
        // A destiny needs a card to draw.
        need(action.draw.is_none() || !self.sides[seat].reserve.is_empty(), rules::TARGET)?;
        for step in &action.steps {
            self.check_step(seat, bearer, target, step)?;
        }
        let subject = target.and_then(|id| self.subject(id)).unwrap_or(bearer);
        let tax = if source.obj.is_none() { self.grab_tax(source.card) } else { 0 };
        self.affordable(seat, self.amount(bearer, &action.cost, subject).max(0) + tax)
    }

    /// Whether a card matches the filter of a text and is not immune to the card that bears it.
    pub(crate) fn is_target(&self, bearer: Subject, filter: &Filter, target: ObjId) -> bool {
        let beside = || self.obj(target).is_some_and(|obj| obj.place == Place::Table);
        let subject = self.subject(target).filter(|subject| subject.at.is_some() || beside());
        let Some(subject) = subject else { return false };
        !self.is_immune_to(subject.card, bearer.card) && self.passes(bearer, filter, subject)
    }

    pub(crate) fn is_whose(whose: WhoseTurn, seat: Seat, doer: Seat) -> bool {
        match whose {
            WhoseTurn::Own => doer == seat,
            WhoseTurn::Theirs => doer != seat,
            WhoseTurn::Any => true,
        }
    }

    fn check_moment(&self, seat: Seat, bearer: Subject, action: &Action) -> Result<(), Refusal> {
        let passes = |id: ObjId, filter: &Filter| self.is_target(bearer, filter, id);
        let rests = self.frames.is_empty();
        let (right, rule) = match (&action.when, self.moment()) {
            (Timing::Played(title), Some(Moment::Played)) => {
                (self.responds_to_played(bearer.card, title.as_deref()), rules::RESPONSES)
            }
            (Timing::Deployed(filter), Some(Moment::Deployed(id))) => (passes(id, filter), rules::RESPONSES),
            (Timing::BattleBegun(whose), Some(Moment::BattleBegun)) => {
                let right = self.battle.is_some_and(|battle| State::is_whose(*whose, seat, battle.by));
                (right, rules::RESPONSES)
            }
            (Timing::DrainBegun(whose), Some(Moment::DrainBegun(_))) => {
                (State::is_whose(*whose, seat, self.active), rules::RESPONSES)
            }
            (Timing::Destiny(whose, of), Some(Moment::Destiny)) => {
                let right = self.open_destiny().is_some_and(|(by, kind, _)| {
                    State::is_whose(*whose, seat, by) && of.is_none_or(|of| of == kind)
                });
                (right, rules::RESPONSES)
            }
            (Timing::Leaving(filter), Some(Moment::Leaving(id))) => (passes(id, filter), rules::RESPONSES),
            (Timing::Hit(what, by), Some(Moment::Hit(id, weapon))) => {
                let user = self.host_of(weapon).is_some_and(|user| passes(user, by));
                (passes(id, what) && user, rules::RESPONSES)
            }
            (Timing::Lost(filter), Some(Moment::Lost(card, owner, at))) => {
                let lost = self.content.0.find(card).map(|card| Subject { card, owner, obj: None, at });
                (lost.is_some_and(|lost| self.passes(bearer, filter, lost)), rules::RESPONSES)
            }
            (Timing::BattleEnds, Some(Moment::BattleEnds)) => (true, rules::RESPONSES),
            (Timing::AnyTime, None) => (rests, rules::TARGET),
            (Timing::Phase(whose, phase), None) => {
                let now = rests && self.battle.is_none() && self.phase == *phase;
                (now && State::is_whose(*whose, seat, self.active), rules::TARGET)
            }
            (Timing::InBattle, None) => {
                let fights = self.battle.is_some_and(|battle| battle.segment == Segment::Weapons);
                (rests && fights, rules::IN_BATTLE)
            }
            (Timing::InBattle, Some(_)) => (false, rules::IN_BATTLE),
            (Timing::AnyTime | Timing::Phase(..), Some(_)) => (false, rules::TARGET),
            (
                Timing::Played(_)
                | Timing::Deployed(_)
                | Timing::BattleBegun(_)
                | Timing::DrainBegun(_)
                | Timing::Destiny(..)
                | Timing::Leaving(_)
                | Timing::Hit(..)
                | Timing::Lost(_)
                | Timing::BattleEnds
                | Timing::Auto
                | Timing::Arrives(_)
                | Timing::PhaseBegins(..)
                | Timing::TurnBegins,
                _,
            ) => (false, rules::RESPONSES),
        };
        need(right, rule)
    }

    /// Whether the frame below the open window is an Interrupt with this title; without a title, any Interrupt or
    /// 'react'. A card that is immune to the responding card cannot be responded to by it.
    fn responds_to_played(&self, with: CardId, title: Option<&str>) -> bool {
        let Some(below) = self.frames.iter().rev().nth(1) else { return false };
        let played = match below {
            Frame::Act { card, .. } => Some(*card),
            Frame::React { what, .. } => self.name_of(*what),
            _ => None,
        };
        let Some(played) = played.and_then(|name| self.content.0.find(name)) else { return false };
        let named = match (below, title) {
            (Frame::Act { .. }, Some(title)) => self.card(played).title == title,
            (_, Some(_)) => false,
            (_, None) => true,
        };
        named && !self.is_immune_to(played, with)
    }

    /// A step that could have no effect makes the whole action illegal.
    fn check_step(
        &self,
        seat: Seat,
        bearer: Subject,
        target: Option<ObjId>,
        step: &ActionStep,
    ) -> Result<(), Refusal> {
        let right = match step {
            ActionStep::Bring(_) | ActionStep::BringTo(..) => {
                self.check_search(bearer, seat, SearchedPile::Pile(PileName::Reserve))?;
                !self.sides[seat].reserve.is_empty()
            }
            ActionStep::Search(within, _) => {
                self.check_search(bearer, seat, *within)?;
                match within {
                    SearchedPile::Pile(pile) => !self.sides[seat].pile(*pile).is_empty(),
                    SearchedPile::Lost => !self.sides[seat].lost.is_empty(),
                }
            }
            ActionStep::Shoot { with, times } => {
                let mut any = false;
                let permission = FirePermission { by: seat, bearer, with, times: *times };
                self.allowed_shots(permission, |_, _| any = true);
                any
            }
            ActionStep::Activate(_) | ActionStep::Draw(_) | ActionStep::Redraw | ActionStep::Destiny(_) => {
                !self.sides[seat].reserve.is_empty()
            }
            ActionStep::Choose(filter) => self.can_choose(bearer, target, filter),
            ActionStep::Gather(filter) => {
                self.in_play().any(|(id, _)| target.is_some_and(|at| self.can_gather(bearer, filter, at, id)))
            }
            ActionStep::Recover => self.just_lost().is_some(),
            ActionStep::SetAside => {
                target.zip(bearer.obj).is_some_and(|(target, under)| self.can_set_aside(target, under))
            }
            ActionStep::TakeBack => bearer.obj.is_some_and(|under| self.set_aside_under(under).is_some()),
            ActionStep::Duel { one, other, .. } => self.duelists(bearer, one, other).is_some(),
            ActionStep::DestinyDuel { one, other, .. } => self.duelists(bearer, one, other).is_some(),
            ActionStep::LoseForce(WhoseTurn::Own, _) => self.life(seat) > 0,
            // A number that is drawn for is not known yet.
            ActionStep::LoseForce(WhoseTurn::Theirs | WhoseTurn::Any, num) => {
                *num == Num::Of(1, Printed::Drawn) || self.amount(bearer, num, bearer) > 0
            }
            ActionStep::Grab => self.can_grab(seat, bearer.card),
            ActionStep::Retrieve(_) => !self.sides[seat].lost.is_empty(),
            ActionStep::Halve(_) => self.halved[seat] == crate::state::Halved::No,
            ActionStep::Cancel
            | ActionStep::Bar
            | ActionStep::Shuffle
            | ActionStep::Exclude
            | ActionStep::Destinies(_)
            | ActionStep::Times(_)
            | ActionStep::Lose(_)
            | ActionStep::LoseAll(_)
            | ActionStep::Used(_)
            | ActionStep::Capture
            | ActionStep::CaptureAboard
            | ActionStep::Steal
            | ActionStep::CancelDestiny
            | ActionStep::ChangeDestiny(_)
            | ActionStep::MoveAway
            | ActionStep::Evacuate
            | ActionStep::Relocate
            | ActionStep::Pay(_)
            | ActionStep::MayPay(_)
            | ActionStep::Repair
            | ActionStep::OutOfPlay(_)
            | ActionStep::LoseRandom(_)
            | ActionStep::NoDestiny
            | ActionStep::Send
            | ActionStep::LoseGathered
            | ActionStep::Worthless
            | ActionStep::Cull => true,
        };
        need(right, rules::TARGET)
    }

    /// SW-SRC-02: no card with this title has failed a verified search of the pile this turn.
    fn check_search(&self, bearer: Subject, of: Seat, within: SearchedPile) -> Result<(), Refusal> {
        let title = &self.card(bearer.card).title;
        let failed = |(other, whose, place): &(CardId, Seat, SearchedPile)| {
            (*whose, *place) == (of, within) && self.card(*other).title == *title
        };
        need(!self.failed.iter().any(failed), rules::VERIFY)
    }

    /// Whether there is a second card for an action, other than its target.
    fn can_choose(&self, bearer: Subject, target: Option<ObjId>, filter: &Filter) -> bool {
        self.in_play().any(|(id, _)| Some(id) != target && self.is_target(bearer, filter, id))
    }

    /// Whether a card may join the group gathered at a location.
    pub(crate) fn can_gather(&self, bearer: Subject, filter: &Filter, at: ObjId, id: ObjId) -> bool {
        // SW-ACN-07: a text does not move a barred card either.
        let free = |marks: Marks| !marks.has(Marks::TRANSIT) && !marks.has(Marks::BARRED);
        self.obj(id).is_some_and(|obj| obj.place == Place::At(at) && free(obj.marks))
            && self.is_active(id)
            && self.is_target(bearer, filter, id)
    }

    /// The two characters who would duel; they must be present together.
    pub(crate) fn duelists(&self, bearer: Subject, one: &Filter, other: &Filter) -> Option<(ObjId, ObjId)> {
        let who = |filter: &Filter| {
            self.in_play()
                .map(|(id, _)| id)
                .find(|id| self.is_present(*id) && self.is_active(*id) && self.is_target(bearer, filter, *id))
        };
        let (one, other) = (who(one)?, who(other)?);
        let site =
            self.location(one).and_then(|at| self.printed(at)).is_some_and(crate::cards::card::Card::is_site);
        (site && self.location(one) == self.location(other)).then_some((one, other))
    }

    /// Calls `each` for every legal target of an action.
    fn for_each_target(
        &self,
        seat: Seat,
        source: TextSource,
        clause: u8,
        mut each: impl FnMut(Option<ObjId>),
    ) {
        let Some(action) = self.action_of(source.card, clause) else { return };
        // Most texts belong to another moment: their targets need not be tried.
        if self.check_moment(seat, self.bearer(seat, source), action).is_err() {
            return;
        }
        let mut offer = |target| {
            if self.check_action(seat, source, clause, target).is_ok() {
                each(target);
            }
        };
        match action.at {
            None => offer(None),
            Some(_) => self.in_play().for_each(|(id, _)| offer(Some(id))),
        }
    }

    /// Every legal play of these cards.
    fn for_each_legal_play(
        &self,
        seat: Seat,
        cards: impl Iterator<Item = CardId>,
        mut each: impl FnMut(CardId, u8, Option<ObjId>),
    ) {
        for card in cards {
            for clause in 0..self.card(card).text.len() as u8 {
                self.for_each_target(seat, TextSource { card, obj: None }, clause, |target| {
                    each(card, clause, target)
                });
            }
        }
    }

    /// Every legal use of a text on the table.
    fn uses(&self, seat: Seat, mut each: impl FnMut(ObjId, u8, Option<ObjId>)) {
        if !self.has_text_flag(text_flags::ACT) {
            return;
        }
        for (id, obj) in self.in_play() {
            let acts = obj.owner == seat && self.content.0.text_flags(obj.card) & text_flags::ACT != 0;
            if !acts || matches!(obj.place, Place::Under(_)) || !self.has_active_text(id) {
                continue;
            }
            let source = TextSource { card: obj.card, obj: Some(id) };
            for clause in 0..self.card(obj.card).text.len() as u8 {
                self.for_each_target(seat, source, clause, |target| each(id, clause, target));
            }
        }
    }

    pub(crate) fn offer_plays(&self, seat: Seat, out: &mut Vec<Choice>) {
        self.uses(seat, |card, clause, target| out.push(Choice::Use { card, clause, target }));
        let own = self.distinct_hand_cards(seat).filter(|id| self.card(*id).is_played());
        self.for_each_legal_play(seat, own, |id, clause, target| {
            out.push(Choice::Play { card: self.content.0.name(id), clause, target });
        });
        self.offer_phase_bound(seat, out);
        self.offer_reactions(seat, out);
    }

    /// SW-ACN-11: whether a player is asked. From public information there might be something to do, and either the
    /// player's secrets are kept or there really is something to do.
    pub(crate) fn is_asked(&self, seat: Seat, out: &mut EventSink<'_, Event>) -> bool {
        let might = self.might_play(seat);
        if !might || self.secrets[seat] {
            return might;
        }
        let mut openly = self.sides[seat].hand.is_empty();
        self.uses(seat, |_, _, _| openly = true);
        if !openly {
            self.reveal_hand_hint(seat, out);
        }
        self.can_play(seat)
    }

    /// SW-ACN-11: asking a question, or skipping it, because of what is in a hand reveals something about that hand
    /// to everybody else.
    pub(crate) fn reveal_hand_hint(&self, seat: Seat, out: &mut EventSink<'_, Event>) {
        out.learned(Viewers::ALL.minus(Viewers::only(seat)));
    }

    fn can_play(&self, seat: Seat) -> bool {
        let mut legal = Vec::new();
        self.offer_plays(seat, &mut legal);
        !legal.is_empty()
    }

    /// Whether, judging from public information alone, a player might do something now with a text or a card in hand.
    pub(crate) fn might_play(&self, seat: Seat) -> bool {
        let mut might = false;
        self.uses(seat, |_, _, _| might = true);
        if !might && !self.sides[seat].hand.is_empty() {
            // The first is enough.
            for card in self.content.0.interrupts(self.side(seat)) {
                self.for_each_legal_play(seat, std::iter::once(*card), |_, _, _| might = true);
                if might {
                    return true;
                }
            }
            might = self.might_deploy_now(seat);
        }
        might || self.might_react(seat)
    }
}
