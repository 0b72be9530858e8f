//! Reacts: cards that move or deploy to a battle or Force drain the opponent has just initiated (SW-REA-01), and cards
//! that deploy in a phase of their own (SW-DEP-13).

use crate::card::{CardId, CardName};
use crate::choice::{Choice, To, Way};
use crate::content::bits;
use crate::event::Event;
use crate::frames::{Frame, Moment, Reaction};
use crate::language::Effect;
use crate::object::{MOST, Marks, ObjId, Role};
use crate::refusal::{Refusal, need};
use crate::rules;
use crate::state::State;
use table::{Out, Seat, Viewers};

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
            | Moment::Lost(..)
            | Moment::BattleEnds => None,
        }
    }

    pub(crate) fn judge_react_move(&self, seat: Seat, id: ObjId, way: Way) -> Result<i16, Refusal> {
        let at = self.reacts_to(seat).ok_or(Refusal::rule(rules::REACT))?;
        let reacts = self
            .printed(id)
            .is_some_and(|card| card.text.iter().any(|clause| clause.effect == Effect::ReactMove));
        // Only under its own movement: nobody is shuttled to a battle.
        let by_itself = matches!(way, Way::Walk(_) | Way::Hyperspeed(_) | Way::Land(_) | Way::TakeOff(_));
        need(reacts && by_itself && self.speaks(id) && State::destination(way) == Some(at), rules::REACT)?;
        self.judge_move(seat, id, way)
    }

    pub(crate) fn judge_react_deploy(&self, seat: Seat, card: CardName, to: To) -> Result<i16, Refusal> {
        let at = self.reacts_to(seat).ok_or(Refusal::rule(rules::REACT))?;
        let there = match to {
            To::At(on) | To::Aboard(on, _) | To::On(on) => self.location(on) == Some(at),
            To::Row(_) | To::Over(_) => false,
        };
        need(there && (self.may_deploy_to(seat, at) || self.comes_by_itself(card)), rules::REACT)?;
        self.judge_deploy(seat, card, to)
    }

    /// Whether a card's own text lets it deploy from hand as a 'react'.
    fn comes_by_itself(&self, card: CardName) -> bool {
        self.content
            .0
            .card_named(card)
            .is_some_and(|card| card.text.iter().any(|clause| clause.effect == Effect::ReactFromHand))
    }

    /// SW-REA-03: a craft whose text reacts may bring its pilot.
    pub(crate) fn judge_react_with(
        &self,
        seat: Seat,
        ship: CardName,
        pilot: CardName,
        at: ObjId,
    ) -> Result<i16, Refusal> {
        let open = self.reacts_to(seat) == Some(at) && self.comes_by_itself(ship);
        need(open, rules::REACT_CRAFT)?;
        self.judge_deploy_with(seat, ship, pilot, at)
    }

    /// Whether a text lets a player's cards deploy there as a 'react'.
    fn may_deploy_to(&self, seat: Seat, at: ObjId) -> bool {
        let Some(place) = self.subject_for(at, seat) else { return false };
        self.has_text(bits::REACT_DEPLOY)
            && self.in_play().any(|(id, obj)| {
                obj.owner == seat
                    && self.content.0.unusual(obj.card) & bits::REACT_DEPLOY != 0
                    && self.speaks(id)
                    && self.subject(id).is_some_and(|bearer| {
                        self.has_text_for(bearer, place, |effect| match effect {
                            Effect::ReactDeploy(to) => Some(to),
                            _ => None,
                        })
                    })
            })
    }

    fn moves_to(&self, seat: Seat, mut each: impl FnMut(ObjId, Way)) {
        let Some(at) = self.reacts_to(seat).filter(|_| self.has_text(bits::REACT_MOVE)) else { return };
        for (id, obj) in self.in_play() {
            if obj.owner == seat && self.content.0.unusual(obj.card) & bits::REACT_MOVE != 0 {
                let ways = [Way::Walk(at), Way::Hyperspeed(at), Way::Land(at), Way::TakeOff(at)];
                let legal = ways.into_iter().filter(|way| self.judge_react_move(seat, id, *way).is_ok());
                legal.for_each(|way| each(id, way));
            }
        }
    }

    pub(super) fn offer_reactions(&self, seat: Seat, out: &mut Vec<Choice>) {
        self.moves_to(seat, |card, way| out.push(Choice::Move { card, way }));
        let Some(at) = self.reacts_to(seat) else { return };
        let by_itself = !self.content.0.reacting(self.side(seat)).is_empty();
        if by_itself || self.may_deploy_to(seat, at) {
            for id in self.hand_kinds(seat) {
                let card = self.card(id);
                self.targets_of(seat, card, |to| {
                    if self.judge_react_deploy(seat, card.name, to).is_ok() {
                        out.push(Choice::Deploy { card: card.name, to });
                    }
                });
                for pilot in self.hand_kinds(seat).filter(|_| by_itself) {
                    let (ship, pilot) = (card.name, self.card(pilot).name);
                    if self.judge_react_with(seat, ship, pilot, at).is_ok() {
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
        let by_itself = !self.content.0.reacting(self.side(seat)).is_empty();
        might || hand && self.reacts_to(seat).is_some_and(|at| by_itself || self.may_deploy_to(seat, at))
    }

    /// The 'react' is paid for and announced; it may be canceled before it happens.
    pub(crate) fn react(&mut self, by: Seat, what: Reaction, out: &mut Out<'_, Event>) {
        let cost = match what {
            Reaction::Move(id, way) => self.judge_react_move(by, id, way),
            Reaction::Deploy(card, to) => self.judge_react_deploy(by, card, to),
            Reaction::DeployWith(ship, pilot, at) => self.judge_react_with(by, ship, pilot, at),
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
        self.answered(by);
        out.tell(Viewers::ALL, || Event::Reacts { by, card, cost });
        self.frames.push(Frame::React { by, what, cancelled: false });
        self.open_window(Moment::Played, by.other());
    }

    pub(crate) fn name_of(&self, what: Reaction) -> Option<CardName> {
        match what {
            Reaction::Move(id, _) => self.printed(id).map(|card| card.name),
            Reaction::Deploy(card, _) | Reaction::DeployWith(card, ..) => Some(card),
        }
    }

    pub(crate) fn run_react(&mut self, by: Seat, what: Reaction, cancelled: bool, out: &mut Out<'_, Event>) {
        self.frames.pop();
        let came = match what {
            Reaction::Move(id, way) => {
                if cancelled {
                    // SW-REA-01: the card has used its 'react' for this turn.
                    self.mark(id, Marks::MOVED);
                } else if self.obj(id).is_some() {
                    self.go_way(id, way, 0, out);
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
                    let vessel = self.put_down(by, ship, To::At(at), 0, out);
                    self.put_down(by, pilot, To::Aboard(vessel, Role::Pilot), 0, out);
                    Some(vessel)
                }
            }
        };
        if let Some(came) = came.filter(|_| !cancelled) {
            self.join_battle(came);
        }
    }

    fn is_there(&self, to: To) -> bool {
        match to {
            To::At(on) | To::Aboard(on, _) | To::On(on) => self.obj(on).is_some(),
            To::Row(_) | To::Over(_) => false,
        }
    }

    /// A card that comes to a battle takes part in it, with everybody aboard.
    pub(crate) fn join_battle(&mut self, came: ObjId) {
        let Some(battle) = self.battle else { return };
        for place in 0..MOST as u8 {
            let id = ObjId(place);
            let comes = id == came || self.is_within(id, came);
            if comes && self.location(id) == Some(battle.at) && self.will_fight(id) {
                self.mark(id, Marks::FIGHTS.with(Marks::BATTLED));
            }
        }
    }

    /// Lists the cards that deploy in the current phase instead of the deploy phase.
    pub(super) fn offer_timed(&self, seat: Seat, out: &mut Vec<Choice>) {
        if !self.frames.is_empty() || self.battle.is_some() {
            return;
        }
        for id in self.hand_kinds(seat) {
            let card = self.card(id);
            if self.own_phase(id) == Some(self.phase) {
                self.targets_of(seat, card, |to| {
                    if self.judge_deploy(seat, card.name, to).is_ok() {
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
        self.content.0.timed(self.side(seat)).iter().any(|id| {
            let mut might = false;
            if self.own_phase(*id) == Some(self.phase) {
                self.targets_of(seat, self.card(*id), |to| might = might || self.could_deploy(seat, *id, to));
            }
            might
        })
    }

    /// The phase a card deploys in by its own text.
    pub(crate) fn own_phase(&self, id: CardId) -> Option<crate::Phase> {
        self.card(id).text.iter().find_map(|clause| match clause.effect {
            Effect::DeploysIn(phase) => Some(phase),
            _ => None,
        })
    }
}
