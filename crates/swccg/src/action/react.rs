//! Reacts: cards that move or deploy to a battle or Force drain the opponent has just initiated (SW-REA-01), and cards
//! that deploy in a phase of their own (SW-DEP-13).

use crate::action::frames::{Frame, Moment, Reaction};
use crate::cards::card::{CardId, CardName, Kind};
use crate::cards::object::{MAX_OBJECTS, Marks, ObjId, Role};
use crate::choice::{Choice, Destination, MoveKind};
use crate::content::text_flags;
use crate::event::Event;
use crate::language::Effect;
use crate::numbers::modifiers::Subject;
use crate::refusal::{Refusal, need};
use crate::rules;
use crate::state::State;
use contract::{EventSink, Seat, Viewers};

impl State {
    /// The location of the battle or drain that the opponent has just begun, to which a player may react.
    fn reacts_to(&self, seat: Seat) -> Option<ObjId> {
        match self.moment()? {
            Moment::BattleBegun => self.battle.filter(|battle| battle.by != seat).map(|battle| battle.at),
            Moment::DrainBegun(at) => (self.active != seat).then_some(at),
            Moment::Played
            | Moment::Deployed(_)
            | Moment::Destiny
            | Moment::Leaving(_)
            | Moment::Hit(..)
            | Moment::Lost(..)
            | Moment::BattleEnds => None,
        }
    }

    pub(crate) fn check_react_move(&self, seat: Seat, id: ObjId, way: MoveKind) -> Result<i16, Refusal> {
        let at = self.reacts_to(seat).ok_or(Refusal::rule(rules::REACT))?;
        // Only under its own movement: nobody is shuttled to a battle.
        let by_itself = matches!(
            way,
            MoveKind::Walk(_) | MoveKind::Hyperspeed(_) | MoveKind::Land(_) | MoveKind::TakeOff(_)
        );
        let reacts = self.react_move(seat, id, at).is_some();
        need(reacts && by_itself && State::end_location(way) == Some(at), rules::REACT)?;
        self.check_move(seat, id, way)
    }

    /// Whether a text lets a card move there as a 'react': then, whether it moves for free.
    fn react_move(&self, seat: Seat, id: ObjId, at: ObjId) -> Option<bool> {
        let (mover, place) = (self.subject(id)?, self.subject_for(at, seat)?);
        let mut allowed = None;
        self.for_each_text(text_flags::REACT_MOVE, seat, |context, effect| {
            if let Effect::ReactMove { who, to, free } = effect
                && context.passes(who, mover)
                && context.passes(to, place)
            {
                allowed = Some(allowed.unwrap_or(false) || *free);
            }
        });
        allowed
    }

    /// Whether a card that reacts now moves for free by a text.
    pub(crate) fn is_free_react(&self, seat: Seat, id: ObjId) -> bool {
        self.has_text_flag(text_flags::REACT_MOVE)
            && self.reacts_to(seat).is_some_and(|at| self.react_move(seat, id, at) == Some(true))
    }

    pub(crate) fn check_react_deploy(
        &self,
        seat: Seat,
        card: CardName,
        to: Destination,
    ) -> Result<i16, Refusal> {
        let at = self.reacts_to(seat).ok_or(Refusal::rule(rules::REACT))?;
        let there = match to {
            Destination::At(on) | Destination::Aboard(on, _) | Destination::On(on) => {
                self.location(on) == Some(at)
            }
            Destination::Row(_) | Destination::Over(_) | Destination::Table => false,
        };
        // SW-REA-01: Effects, creatures and locations are not deployed as a 'react'.
        let kind = self.content.0.card_named(card).is_some_and(|card| {
            matches!(
                card.kind,
                Kind::Character | Kind::Device | Kind::Starship(_) | Kind::Vehicle(_) | Kind::Weapon(_)
            )
        });
        let allowed = self.can_deploy_to(seat, at, self.content.0.find(card)) || self.comes_by_itself(card);
        need(there && kind && allowed, rules::REACT)?;
        self.check_deploy(seat, card, to)
    }

    /// Whether a card's own text lets it deploy from hand as a 'react'.
    fn comes_by_itself(&self, card: CardName) -> bool {
        self.content
            .0
            .card_named(card)
            .is_some_and(|card| card.text.iter().any(|clause| clause.effect == Effect::ReactFromHand))
    }

    /// SW-REA-03: a craft whose text reacts may bring its pilot.
    pub(crate) fn check_react_with(
        &self,
        seat: Seat,
        ship: CardName,
        pilot: CardName,
        at: ObjId,
    ) -> Result<i16, Refusal> {
        let open = self.reacts_to(seat) == Some(at) && self.comes_by_itself(ship);
        need(open, rules::REACT_CRAFT)?;
        self.check_deploy_with(seat, ship, pilot, at)
    }

    /// Whether a text lets this card of a player, or any at all, deploy there as a 'react'.
    fn can_deploy_to(&self, seat: Seat, at: ObjId, card: Option<CardId>) -> bool {
        let Some(place) = self.subject_for(at, seat) else { return false };
        let comes = card.map(|card| Subject { card, owner: seat, obj: None, at: Some(at) });
        let mut allowed = false;
        self.for_each_text(text_flags::REACT_DEPLOY, seat, |context, effect| {
            if let Effect::ReactDeploy { who, to } = effect {
                let right = comes.is_none_or(|card| context.passes(who, card));
                allowed = allowed || right && context.passes(to, place);
            }
        });
        allowed
    }

    fn moves_to(&self, seat: Seat, mut each: impl FnMut(ObjId, MoveKind)) {
        let Some(at) = self.reacts_to(seat).filter(|_| self.has_text_flag(text_flags::REACT_MOVE)) else {
            return;
        };
        for (id, obj) in self.in_play() {
            if obj.owner == seat && self.react_move(seat, id, at).is_some() {
                let ways =
                    [MoveKind::Walk(at), MoveKind::Hyperspeed(at), MoveKind::Land(at), MoveKind::TakeOff(at)];
                let legal = ways.into_iter().filter(|way| self.check_react_move(seat, id, *way).is_ok());
                legal.for_each(|way| each(id, way));
            }
        }
    }

    pub(super) fn offer_reactions(&self, seat: Seat, out: &mut Vec<Choice>) {
        self.moves_to(seat, |card, way| out.push(Choice::Move { card, way }));
        let Some(at) = self.reacts_to(seat) else { return };
        let by_itself = !self.content.0.react_cards(self.side(seat)).is_empty();
        if by_itself || self.can_deploy_to(seat, at, None) {
            for id in self.distinct_hand_cards(seat) {
                let card = self.card(id);
                self.targets_of(seat, card, |to| {
                    if self.check_react_deploy(seat, card.name, to).is_ok() {
                        out.push(Choice::Deploy { card: card.name, to });
                    }
                });
                for pilot in self.distinct_hand_cards(seat).filter(|_| by_itself) {
                    let (ship, pilot) = (card.name, self.card(pilot).name);
                    if self.check_react_with(seat, ship, pilot, at).is_ok() {
                        out.push(Choice::DeployWith { ship, pilot, at });
                    }
                }
            }
        }
    }

    pub(super) fn might_react(&self, seat: Seat) -> bool {
        let mut might = false;
        self.moves_to(seat, |_, _| might = true);
        let hand = !self.sides[seat].hand.is_empty();
        // Anybody with cards in hand might hold one that reacts by its own text.
        let by_itself = !self.content.0.react_cards(self.side(seat)).is_empty();
        might
            || hand && self.reacts_to(seat).is_some_and(|at| by_itself || self.can_deploy_to(seat, at, None))
    }

    /// The 'react' is paid for and announced; it may be canceled before it happens.
    pub(crate) fn react(&mut self, by: Seat, what: Reaction, out: &mut EventSink<'_, Event>) {
        let cost = match what {
            Reaction::Move(id, way) => self.check_react_move(by, id, way),
            Reaction::Deploy(card, to) => self.check_react_deploy(by, card, to),
            Reaction::DeployWith(ship, pilot, at) => self.check_react_with(by, ship, pilot, at),
        };
        let cost = cost.unwrap_or(0);
        let Some(card) = self.name_of(what) else { return };
        let shown = match what {
            Reaction::Move(..) => [None, None],
            Reaction::Deploy(card, _) => [Some(card), None],
            Reaction::DeployWith(ship, pilot, _) => [Some(ship), Some(pilot)],
        };
        for card in shown.into_iter().flatten() {
            if self.show_from_hand(by, card, out).is_none() {
                return;
            }
        }
        self.pay(by, cost);
        self.after_action(by);
        out.emit(Viewers::ALL, || Event::Reacts { by, card, cost });
        self.frames.push(Frame::React { by, what, cancelled: false });
        self.open_window(Moment::Played, by.other());
    }

    pub(crate) fn name_of(&self, what: Reaction) -> Option<CardName> {
        match what {
            Reaction::Move(id, _) => self.printed(id).map(|card| card.name),
            Reaction::Deploy(card, _) | Reaction::DeployWith(card, ..) => Some(card),
        }
    }

    pub(crate) fn run_react(
        &mut self,
        by: Seat,
        what: Reaction,
        cancelled: bool,
        out: &mut EventSink<'_, Event>,
    ) {
        self.frames.pop();
        let came = match what {
            Reaction::Move(id, way) => {
                if cancelled {
                    // SW-REA-01: the card has used its 'react' for this turn.
                    self.mark(id, Marks::MOVED);
                } else if self.obj(id).is_some() {
                    self.carry_out_move(id, way, 0, out);
                }
                Some(id)
            }
            Reaction::Deploy(card, to) => {
                let Some(id) = self.content.0.find(card) else { return };
                if cancelled || !self.is_there(to) {
                    self.sides[by].lost.push(id);
                    None
                } else {
                    Some(self.put_down(by, id, to, 0, out))
                }
            }
            Reaction::DeployWith(ship, pilot, at) => {
                let (Some(ship), Some(pilot)) = (self.content.0.find(ship), self.content.0.find(pilot))
                else {
                    return;
                };
                if cancelled || self.obj(at).is_none() {
                    self.sides[by].lost.push(ship);
                    self.sides[by].lost.push(pilot);
                    None
                } else {
                    let vessel = self.put_down(by, ship, Destination::At(at), 0, out);
                    self.put_down(by, pilot, Destination::Aboard(vessel, Role::Pilot), 0, out);
                    Some(vessel)
                }
            }
        };
        if let Some(came) = came.filter(|_| !cancelled) {
            self.join_battle(came);
        }
    }

    fn is_there(&self, to: Destination) -> bool {
        match to {
            Destination::At(on) | Destination::Aboard(on, _) | Destination::On(on) => self.obj(on).is_some(),
            Destination::Row(_) | Destination::Over(_) | Destination::Table => false,
        }
    }

    /// A card that comes to a battle takes part in it, with everybody aboard.
    pub(crate) fn join_battle(&mut self, came: ObjId) {
        let Some(battle) = self.battle else { return };
        for place in 0..MAX_OBJECTS as u8 {
            let id = ObjId(place);
            let comes = id == came || self.is_within(id, came);
            if comes && self.location(id) == Some(battle.at) && self.will_fight(id) {
                self.mark(id, Marks::FIGHTS.with(Marks::BATTLED));
            }
        }
    }

    /// Lists the cards that deploy in the current phase instead of the deploy phase.
    pub(super) fn offer_phase_bound(&self, seat: Seat, out: &mut Vec<Choice>) {
        if !self.frames.is_empty() || self.battle.is_some() {
            return;
        }
        for id in self.distinct_hand_cards(seat) {
            let card = self.card(id);
            if self.deploy_phase_of(id) == Some(self.phase) {
                self.targets_of(seat, card, |to| {
                    if self.check_deploy(seat, card.name, to).is_ok() {
                        out.push(Choice::Deploy { card: card.name, to });
                    }
                });
            }
        }
    }

    /// Whether any card of this player's side, whoever holds it, could deploy in the current phase.
    pub(super) fn might_deploy_now(&self, seat: Seat) -> bool {
        if !self.frames.is_empty() || self.battle.is_some() {
            return false;
        }
        self.content.0.phase_bound_cards(self.side(seat)).iter().any(|id| {
            let mut might = false;
            if self.deploy_phase_of(*id) == Some(self.phase) {
                self.targets_of(seat, self.card(*id), |to| might = might || self.could_deploy(seat, *id, to));
            }
            might
        })
    }

    /// The phase a card deploys in by its own text.
    pub(crate) fn deploy_phase_of(&self, id: CardId) -> Option<crate::Phase> {
        self.card(id).text.iter().find_map(|clause| match clause.effect {
            Effect::DeploysIn(phase) => Some(phase),
            _ => None,
        })
    }
}
