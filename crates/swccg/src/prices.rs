//! The costs of deploying and moving, and what is free.

use crate::card::{CardId, CardName};
use crate::choice::{Choice, To};
use crate::content::bits;
use crate::language::{Effect, Stat};
use crate::modifiers::Subject;
use crate::numbers::Quantity;
use crate::object::ObjId;
use crate::rules;
use crate::state::State;
use crate::why::{Cause, Ledger, Step};
use serde::Serialize;
use table::Seat;

/// The cost of one way to deploy a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Cost {
    pub card: CardName,
    pub to: To,
    pub cost: i16,
}

impl State {
    /// The cost of every deployment a player may make now.
    #[must_use]
    pub fn costs(&self, seat: Seat) -> Vec<Cost> {
        let mut costs = Vec::new();
        for card in self.hand_kinds(seat).map(|id| self.card(id).name) {
            self.each_play(seat, card, |choice| {
                if let Choice::Deploy { card, to } = choice
                    && self.judge(seat, choice).is_ok()
                {
                    let cost = self.quantity(Quantity::DeployCost(seat, card, to));
                    costs.push(Cost { card, to, cost });
                }
            });
        }
        costs
    }

    /// The cost of deploying a card there (SW-DEP-02).
    pub(crate) fn deploy_cost(&self, subject: Subject) -> i16 {
        let mut ledger = Ledger::quick();
        self.reckon_deploy(subject, &mut ledger);
        ledger.value
    }

    pub(crate) fn reckon_deploy(&self, subject: Subject, ledger: &mut Ledger<'_>) {
        let card = self.card(subject.card);
        ledger.plus(i16::from(card.numbers.deploy.unwrap_or(0)), Cause::Printed(card.name));
        if self.is_free(subject) {
            ledger.step(Step::Is(0), Cause::Rule(rules::DEPLOY_COST));
        }
        self.modify(Stat::Cost, subject, ledger);
        ledger.floor(rules::VALUE);
    }

    /// The cost of a deployment, legal or not.
    pub(crate) fn reckon_deployment(&self, seat: Seat, card: CardName, to: To, ledger: &mut Ledger<'_>) {
        let Some(id) = self.content.0.find(card) else { return };
        let subject = |at| Subject { card: id, owner: seat, obj: None, at };
        match to {
            To::Row(_) | To::Over(_) => ledger.plus(0, Cause::Printed(card)),
            To::At(at) => self.reckon_deploy(subject(Some(at)), ledger),
            To::Aboard(vessel, _) => self.reckon_deploy(subject(self.location(vessel)), ledger),
            To::On(host) => self.reckon_on(seat, id, host, ledger),
        }
    }

    /// SW-DEP-02: the cost a text gives for a host, with all modifiers.
    fn reckon_on(&self, seat: Seat, id: CardId, host: ObjId, ledger: &mut Ledger<'_>) {
        if let Some(price) = self.price_on(seat, id, host) {
            ledger.plus(price, Cause::Printed(self.card(id).name));
        }
        ledger.floor(rules::VALUE);
        let at = self.location(host);
        self.modify(Stat::Cost, Subject { card: id, owner: seat, obj: None, at }, ledger);
        ledger.floor(rules::VALUE);
    }

    pub(crate) fn cost_on(&self, seat: Seat, id: CardId, host: ObjId) -> i16 {
        let mut ledger = Ledger::quick();
        self.reckon_on(seat, id, host, &mut ledger);
        ledger.value
    }

    pub(crate) fn is_free(&self, subject: Subject) -> bool {
        let frees: fn(&Effect) -> Option<&crate::language::Filter> = |effect| match effect {
            Effect::Free(of) => Some(of),
            _ => None,
        };
        self.has_text_for(subject, subject, frees) || self.any_text_for(bits::FREE, subject, frees)
    }

    /// Whether the text of a location lets this card move to or from it for free (SW-MOV-09).
    pub(crate) fn moves_free(&self, id: ObjId, location: ObjId) -> bool {
        let (Some(bearer), Some(subject)) = (self.subject(location), self.subject(id)) else { return false };
        let frees: fn(&Effect) -> Option<&crate::language::Filter> = |effect| match effect {
            Effect::FreeMove(of) => Some(of),
            _ => None,
        };
        self.has_text_for(bearer, subject, frees) || self.has_text_for(subject, subject, frees)
    }
}
