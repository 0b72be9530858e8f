//! The costs of deploying and moving, and what is free.

use crate::cards::card::{CardId, CardName};
use crate::cards::object::ObjId;
use crate::choice::{Choice, Destination};
use crate::content::text_flags;
use crate::language::{Effect, Stat};
use crate::numbers::Quantity;
use crate::numbers::breakdown::{Adjustment, Breakdown, Cause};
use crate::numbers::modifiers::Subject;
use crate::rules;
use crate::state::State;
use contract::Seat;
use serde::Serialize;

/// The cost of one way to deploy a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Cost {
    pub card: CardName,
    pub to: Destination,
    pub cost: i16,
}

impl State {
    /// The cost of every deployment a player may make now.
    #[must_use]
    pub fn costs(&self, seat: Seat) -> Vec<Cost> {
        let mut costs = Vec::new();
        for card in self.distinct_hand_cards(seat).map(|id| self.card(id).name) {
            self.for_each_play(seat, card, |choice| {
                if let Choice::Deploy { card, to } = choice
                    && self.check_choice(seat, choice).is_ok()
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
        let mut breakdown = Breakdown::value_only();
        self.compute_deploy(subject, &mut breakdown);
        breakdown.value
    }

    pub(crate) fn compute_deploy(&self, subject: Subject, breakdown: &mut Breakdown<'_>) {
        let card = self.card(subject.card);
        breakdown.plus(i16::from(card.numbers.deploy.unwrap_or(0)), Cause::Printed(card.name));
        if self.is_free(subject) {
            breakdown.step(Adjustment::Is(0), Cause::Rule(rules::DEPLOY_COST));
        }
        self.apply_modifiers(Stat::Cost, subject, breakdown);
        breakdown.floor(rules::VALUE);
    }

    /// The cost of a deployment, legal or not.
    pub(crate) fn compute_deployment(
        &self,
        seat: Seat,
        card: CardName,
        to: Destination,
        breakdown: &mut Breakdown<'_>,
    ) {
        let Some(id) = self.content.0.find(card) else { return };
        let subject = |at| Subject { card: id, owner: seat, obj: None, at };
        match to {
            Destination::Row(_) | Destination::Over(_) => breakdown.plus(0, Cause::Printed(card)),
            Destination::At(at) => self.compute_deploy(subject(Some(at)), breakdown),
            Destination::Aboard(vessel, _) => self.compute_deploy(subject(self.location(vessel)), breakdown),
            Destination::On(host) => self.compute_on(seat, id, host, breakdown),
            Destination::Table => {
                let price = self.price_beside(seat, id).unwrap_or(0);
                breakdown.plus(price, Cause::Printed(card));
            }
        }
    }

    /// SW-DEP-02: the cost a text gives for a host, with all modifiers.
    fn compute_on(&self, seat: Seat, id: CardId, host: ObjId, breakdown: &mut Breakdown<'_>) {
        if let Some(price) = self.price_on(seat, id, host) {
            breakdown.plus(price, Cause::Printed(self.card(id).name));
        }
        breakdown.floor(rules::VALUE);
        let at = self.location(host);
        self.apply_modifiers(Stat::Cost, Subject { card: id, owner: seat, obj: None, at }, breakdown);
        breakdown.floor(rules::VALUE);
    }

    pub(crate) fn cost_on(&self, seat: Seat, id: CardId, host: ObjId) -> i16 {
        let mut breakdown = Breakdown::value_only();
        self.compute_on(seat, id, host, &mut breakdown);
        breakdown.value
    }

    pub(crate) fn is_free(&self, subject: Subject) -> bool {
        let frees: fn(&Effect) -> Option<&crate::language::Filter> = |effect| match effect {
            Effect::Free(of) => Some(of),
            _ => None,
        };
        self.has_text_for(subject, subject, frees) || self.any_text_for(text_flags::FREE, subject, frees)
    }

    /// Whether the text of a location lets this card move to or from it for free (SW-MOV-09).
    pub(crate) fn is_free_move(&self, id: ObjId, location: ObjId) -> bool {
        let (Some(bearer), Some(subject)) = (self.subject(location), self.subject(id)) else { return false };
        let frees: fn(&Effect) -> Option<&crate::language::Filter> = |effect| match effect {
            Effect::FreeMove(of) => Some(of),
            _ => None,
        };
        self.has_text_for(bearer, subject, frees)
            || self.has_text_for(subject, subject, frees)
            || self.is_free_react(subject.owner, id)
    }
}
