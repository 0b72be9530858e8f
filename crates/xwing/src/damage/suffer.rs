//! Neutralize Results and Deal Damage; what damage cards do when they are dealt (XW-ATK-09, XW-ATK-10, XW-DMG-…).

use crate::chance::{Card, Discard};
use crate::combat::damage_card::{DealtEffect, after_shield_lost, next_damage, when_dealt};
use crate::combat::neutralize::{evades_of_reinforcement, reinforced_against};
use crate::content::DamageCard;
use crate::craft::Team;
use crate::event::{Event, Token};
use crate::rules::damage as rules;
use crate::ship::{Ship, ShipId};
use crate::state::{AttackState, RuleStep, State};
use contract::{EventSink, Viewers};

impl State {
    /// XW-ATK-09: evades cancel hits, then crits. XW-TOK-07: reinforce adds an evade when more than one would be left.
    pub(crate) fn neutralize(&mut self, out: &mut EventSink<'_, Event>) {
        let AttackState { attacker, defender, reds, greens, .. } = self.public.attack;
        let (reds, mut evades) = (reds.all(), greens.all().evade);
        let tokens = self.reinforced_against(defender, attacker);
        evades += evades_of_reinforcement(reds.hit + reds.crit, evades, tokens);
        let (hits, crits) = self.results_after_evades((reds.hit, reds.crit), evades);
        out.emit(Viewers::ALL, || Event::Neutralized { target: defender, hits, crits });
        if hits + crits > 0 {
            self.hit_by_attack(hits, crits, out);
        }
    }

    /// The number of reinforce tokens of the defender for the full arc that contains the whole attacker.
    pub(crate) fn reinforced_against(&self, defender: ShipId, attacker: ShipId) -> u8 {
        let tokens = self.public.ship(defender).tokens;
        reinforced_against(&tokens, &self.footprint(defender), &self.footprint(attacker))
    }

    /// XW-DMG-01 to XW-DMG-03: damage is suffered one at a time, hits first: a shield is lost, otherwise a card is
    /// dealt, face down for a hit and face up for a crit.
    pub(crate) fn suffer(&mut self, ship: ShipId, hits: u8, crits: u8, out: &mut EventSink<'_, Event>) {
        // XW-DMG-15: Hull Breach turns hit damage into crit damage.
        let breached = self.public.ship(ship).has_faceup(DamageCard::HullBreach);
        let Some(next) = next_damage(hits, crits, breached) else {
            self.remove_destroyed_unless_engaging(out);
            return;
        };
        let Ship { shields, team, .. } = *self.public.ship(ship);
        if shields == 0 && self.public.deck(team).left() == 0 && self.renew_deck(team, out) {
            let (hits, crits) = next.all();
            self.public.push(RuleStep::Suffer(ship, hits, crits));
            return;
        }
        self.public.push(RuleStep::Suffer(ship, next.rest.0, next.rest.1));
        if next.crit {
            self.fuel_leak(ship, out);
        }
        // XW-DMG-02
        if shields > 0 {
            self.lose_shield(ship, out);
        } else if self.public.ship(ship).damage.is_full() {
            // XW-DMG-05: cards are dealt beyond the hull value; beyond this limit further cards change nothing.
        } else if next.crit && self.public.deck(team).left() > 0 {
            self.roll(Card(ship));
        } else if let Some(card) = self.public.deck_mut(team).deal_facedown() {
            self.public.ship_mut(ship).damage.push(card);
            out.emit(Viewers::ALL, || Event::DealtDown { ship });
        }
    }

    /// Loses one active shield, if there is one.
    pub(crate) fn lose_shield(&mut self, ship: ShipId, out: &mut EventSink<'_, Event>) {
        let losing = self.public.ship_mut(ship);
        if losing.shields == 0 {
            return;
        }
        losing.shields -= 1;
        out.emit(Viewers::ALL, || Event::ShieldLost { ship });
        // XW-ABL-15
        if let Some(token) = after_shield_lost(self.pilot(ship)) {
            self.gain(ship, token, 1, crate::rules::ability::SEASTRIKER, out);
        }
    }

    /// XW-DMG-16: Fuel Leak: after suffering crit damage, suffer 1 hit damage, then repair the card. A Fuel Leak
    /// dealt by this damage itself does not count yet.
    fn fuel_leak(&mut self, ship: ShipId, out: &mut EventSink<'_, Event>) {
        for _ in 0..self.public.ship(ship).copies(DamageCard::FuelLeak) {
            self.repaired(ship, DamageCard::FuelLeak, out);
            self.public.push(RuleStep::Suffer(ship, 1, 0));
        }
    }

    /// XW-DMG-08: an empty deck is rebuilt from the cards of destroyed ships; unseen cards are turned up first.
    /// Returns true if that needs a chance outcome, for which the damage has to wait.
    fn renew_deck(&mut self, team: Team, out: &mut EventSink<'_, Event>) -> bool {
        if self.public.deck(team).has_unseen_discards() {
            self.roll(Discard(team));
            return true;
        }
        self.public.deck_mut(team).reshuffle();
        out.emit(Viewers::ALL, || Event::Reshuffled { solo: team == Team::Solo });
        false
    }

    /// XW-DMG-09, XW-DMG-17: cards that take effect immediately.
    pub(crate) fn resolve_dealt(&mut self, ship: ShipId, card: DamageCard, out: &mut EventSink<'_, Event>) {
        match when_dealt(card) {
            DealtEffect::Stays => {}
            DealtEffect::Stress(count) => {
                self.gain(ship, Token::Stress, count, rules::PANICKED, out);
                self.repaired(ship, card, out);
            }
            DealtEffect::Damage(hits) => {
                self.repaired(ship, card, out);
                self.public.push(RuleStep::Suffer(ship, hits, 0));
            }
        }
    }
}
