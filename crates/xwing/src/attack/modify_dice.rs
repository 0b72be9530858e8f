//! Modifying dice: first the defender modifies attack dice, then the attacker; then the defender modifies defense
//! dice (XW-ATK-07, XW-ATK-11 to XW-ATK-13). No implemented card modifies an enemy's defense dice.

use crate::chance::{RollAttack, RollDefense};
use crate::choice::DiceModifier;
use crate::combat::modify::{
    self, DiceChange, DiceCost, change_dice, crits_into_hits, effect_bit, effect_use, focus_added,
    hits_into_crits, turn_up_to,
};
use crate::content::effect::{DiceOwner, DiceTiming, DieResult as Face, Effect, EffectCondition, EffectCost};
use crate::content::{DamageCard, Upgrade};
use crate::dice::{AttackFace, DefenseFace};
use crate::event::{Event, Token};
use crate::rules::attack as rules;
use crate::ship::ShipId;
use crate::solo::attack::AttackDetails;
use crate::solo::attack::spend::IncomingAttack;
use crate::state::{AttackState, ModifyStep, RuleStep, SoloDecision, State};
use contract::{EventSink, Viewers};

/// An effect of a ship with its index among the ship's effects.
pub(crate) type NumberedEffect = (u8, Option<&'static Upgrade>, &'static Effect);

impl State {
    /// The effects of the attacker whose conditions hold in this attack.
    fn attack_effects(&self, ship: ShipId, volley: AttackDetails<'_>) -> Vec<NumberedEffect> {
        let found = self.with_pilot(ship, &[], |pilot| {
            (0..)
                .zip(pilot.me.effects())
                .filter(|(_, (card, effect))| pilot.effect_holds(effect, *card, volley).unwrap_or(false))
                .map(|(place, (card, effect))| (place, card, effect))
                .collect::<Vec<NumberedEffect>>()
        });
        found.unwrap_or_default()
    }

    /// The effects of the defender whose conditions hold in this attack.
    pub(crate) fn defense_effects(&self) -> Vec<NumberedEffect> {
        let incoming = self.incoming();
        let found = self.with_pilot(self.public.attack.defender, &[], |pilot| {
            (0..)
                .zip(pilot.me.effects())
                .filter(|(_, (_, effect))| pilot.effect_holds_in_defense(effect, incoming).unwrap_or(false))
                .map(|(place, (card, effect))| (place, card, effect))
                .collect::<Vec<NumberedEffect>>()
        });
        found.unwrap_or_default()
    }

    /// Focus results that effects add to the current attack (XW-ATK-15).
    pub(crate) fn added_focus(&self) -> u8 {
        let attacker = self.public.attack.attacker;
        if self.is_blinded(attacker) || !self.has_effect(attacker, |effect| focus_added(effect) > 0) {
            return 0;
        }
        self.own_attack_effects().into_iter().map(|(_, _, effect)| focus_added(effect)).sum()
    }

    /// Defense results that the defender's effects change at no cost, with how many of each.
    pub(crate) fn free_changes_in_defense(&self) -> Vec<(Face, u8)> {
        let free = |effect: &Effect| {
            let Effect::Change {
                during: DiceTiming::Defense,
                whose: DiceOwner::Own,
                from,
                count,
                cost,
                when,
                ..
            } = effect
            else {
                return None;
            };
            let own = *cost == EffectCost::Nothing && !when.contains(&EffectCondition::FriendCalculates);
            own.then_some((*from, *count))
        };
        if !self.has_effect(self.public.attack.defender, |effect| free(effect).is_some()) {
            return Vec::new();
        }
        self.defense_effects().into_iter().filter_map(|(_, _, effect)| free(effect)).collect()
    }

    /// What matters to the defender about the attack.
    pub(crate) fn incoming(&self) -> IncomingAttack {
        let AttackState { attacker, defender, reds, range, .. } = self.public.attack;
        let (own, foe) = (self.footprint(attacker), self.footprint(defender));
        IncomingAttack {
            hits: reds.all().hit,
            crits: reds.all().crit,
            range,
            in_attackers_front: crate::geometry::Arc::Front.covers_base(&own, &foe),
            green: self.green_may_change(),
            used: self.public.attack.used,
        }
    }

    /// XW-ATK-11: mandatory changes of attack dice by the defender; no implemented card gives the defender a choice
    /// here.
    pub(crate) fn defender_on_attack_dice(&mut self, out: &mut EventSink<'_, Event>) {
        for (place, _, effect) in self.defense_effects() {
            let reds = &mut self.public.attack.reds;
            if turn_up_to(reds, AttackFace::Crit, AttackFace::Hit, crits_into_hits(effect)) {
                self.emit_change(self.public.attack.defender, DiceModifier::Effect(place), out);
            }
        }
    }

    /// The attacker modifies attack dice.
    pub(crate) fn attacker_on_attack_dice(&mut self, out: &mut EventSink<'_, Event>) {
        let attacker = self.public.attack.attacker;
        self.public.attack.used = 0;
        if !self.is_blinded(attacker) {
            for (place, _, effect) in self.own_attack_effects() {
                // XW-ATK-15: an added die is a die like any other, and may be rerolled.
                let added = focus_added(effect);
                if added > 0 {
                    self.public.attack.reds.fresh.focus += added;
                    self.public.attack.used |= effect_bit(place);
                    self.emit_change(attacker, DiceModifier::Effect(place), out);
                }
            }
        }
        if self.public.ship(attacker).seat.is_none() {
            self.public.push(RuleStep::Solo(attacker, SoloDecision::AttackDice));
        } else {
            self.ask_modification(attacker, ModifyStep::AttackDice, out);
        }
    }

    /// The defender modifies defense dice.
    pub(crate) fn defender_on_defense_dice(&mut self, out: &mut EventSink<'_, Event>) {
        let defender = self.public.attack.defender;
        self.public.attack.used = 0;
        if self.public.ship(defender).seat.is_some() {
            self.ask_modification(defender, ModifyStep::DefenseDice, out);
            return;
        }
        // XW-OBS-06: a solo ship always uses a change that costs nothing.
        if self.public.attack.gas && self.public.attack.greens.turn(DefenseFace::Blank, DefenseFace::Evade) {
            self.public.attack.gas = false;
            self.emit_change(defender, DiceModifier::GasCloud, out);
        }
        self.public.push(RuleStep::Solo(defender, SoloDecision::DefenseDice));
    }

    /// No further modification: applies what the attack's cards do automatically.
    pub(crate) fn end_modification(&mut self, modify_step: ModifyStep, out: &mut EventSink<'_, Event>) {
        match modify_step {
            ModifyStep::AttackDice => {
                self.crits_by_effects(out);
                // XW-ABL-08
                if self.turns_crits_into_hits() {
                    let reds = &mut self.public.attack.reds;
                    turn_up_to(reds, AttackFace::Crit, AttackFace::Hit, u8::MAX);
                }
            }
            ModifyStep::DefenseDice => {}
        }
    }

    /// XW-ATK-13: hits that a card turns into crits, after everything else.
    fn crits_by_effects(&mut self, out: &mut EventSink<'_, Event>) {
        let attacker = self.public.attack.attacker;
        if self.is_blinded(attacker) {
            return;
        }
        for (place, _, effect) in self.own_attack_effects() {
            let reds = &mut self.public.attack.reds;
            if turn_up_to(reds, AttackFace::Hit, AttackFace::Crit, hits_into_crits(effect)) {
                self.emit_change(attacker, DiceModifier::Effect(place), out);
            }
        }
    }

    pub(crate) fn own_attack_effects(&self) -> Vec<NumberedEffect> {
        let attacker = self.public.attack.attacker;
        self.with_volley(|volley, _| self.attack_effects(attacker, volley)).unwrap_or_default()
    }

    /// XW-DMG-20: the ship may modify its attack dice with Force only.
    pub(crate) fn is_blinded(&self, ship: ShipId) -> bool {
        self.public.ship(ship).has_faceup(DamageCard::BlindedPilot)
    }

    /// Uses a modifier once.
    pub(crate) fn apply_modifier(
        &mut self,
        ship: ShipId,
        modify_step: ModifyStep,
        means: DiceModifier,
        out: &mut EventSink<'_, Event>,
    ) {
        let used = match means {
            DiceModifier::Focus => Some(modify::FOCUS),
            DiceModifier::Calculate => Some(modify::CALCULATE),
            DiceModifier::Force => Some(modify::FORCE),
            DiceModifier::Evade => Some(modify::EVADE),
            DiceModifier::GasCloud => {
                self.public.attack.gas = false;
                self.public.attack.greens.turn(DefenseFace::Blank, DefenseFace::Evade);
                None
            }
            DiceModifier::Lock => None,
            DiceModifier::Effect(place) => {
                self.use_effect(ship, modify_step, place, out);
                None
            }
        };
        if let Some(used) = used {
            self.pay_for_dice(ship, used.cost, out);
            used.change.map(|change| self.change_dice(modify_step, change));
        }
        self.emit_change(ship, means, out);
    }

    fn use_effect(
        &mut self,
        ship: ShipId,
        modify_step: ModifyStep,
        place: u8,
        out: &mut EventSink<'_, Event>,
    ) {
        self.public.attack.used |= effect_bit(place);
        let effect = self.craft(ship).effects().nth(usize::from(place)).map(|(_, effect)| effect);
        let Some(effect @ Effect::Change { count, .. }) = effect else { return };
        let Some(used) = effect_use(effect, modify_step.timing()) else { return };
        if used.cost == DiceCost::FriendsCalculate {
            // Friends' tokens may be used repeatedly, as long as a friend has one.
            self.public.attack.used &= !effect_bit(place);
        }
        self.pay_for_dice(ship, used.cost, out);
        for _ in 0..*count {
            used.change.map(|change| self.change_dice(modify_step, change));
        }
    }

    /// Pays for one use of a modifier. Charges for rerolls are paid by the number of dice.
    pub(crate) fn pay_for_dice(&mut self, ship: ShipId, cost: DiceCost, out: &mut EventSink<'_, Event>) {
        match cost {
            DiceCost::Token(token) => self.lose(ship, token, 1, rules::MODIFY, out),
            DiceCost::Force => self.spend_force(ship, out),
            DiceCost::FriendsCalculate => self.spend_friends_calculate(ship, out),
            DiceCost::Nothing | DiceCost::Lock | DiceCost::ChargePerDie => {}
        }
    }

    /// XW-ABL-34: spends a calculate token of a friend at range 0-1, the first in the list.
    fn spend_friends_calculate(&mut self, ship: ShipId, out: &mut EventSink<'_, Event>) {
        use crate::solo::Sight;
        let near = self
            .with_pilot(ship, &[], |pilot| pilot.sight.friends_near().unwrap_or_default())
            .unwrap_or_default();
        let friend = self
            .public
            .in_play()
            .find(|(_, other)| near.contains(&other.label) && other.tokens.calculate > 0)
            .map(|(id, _)| id);
        if let Some(friend) = friend {
            self.lose(friend, Token::Calculate, 1, rules::MODIFY, out);
        }
    }

    /// Changes the dice of this step. Returns whether a die was changed.
    pub(crate) fn change_dice(&mut self, modify_step: ModifyStep, change: DiceChange) -> bool {
        match modify_step {
            ModifyStep::AttackDice => change_dice(&mut self.public.attack.reds, change),
            ModifyStep::DefenseDice => change_dice(&mut self.public.attack.greens, change),
        }
    }

    /// Rerolls dice; a rerolled die cannot be rerolled again (XW-ATK-07).
    pub(crate) fn reroll(
        &mut self,
        ship: ShipId,
        modify_step: ModifyStep,
        means: DiceModifier,
        (focus, blank): (u8, u8),
        out: &mut EventSink<'_, Event>,
    ) {
        match means {
            // XW-TOK-03: the lock is spent.
            DiceModifier::Lock => self.public.ship_mut(ship).lock = None,
            DiceModifier::Effect(place) => {
                self.public.attack.used |= effect_bit(place);
                self.pay_for_rerolls(ship, place, focus + blank, out);
            }
            DiceModifier::Focus
            | DiceModifier::Calculate
            | DiceModifier::Force
            | DiceModifier::Evade
            | DiceModifier::GasCloud => {}
        }
        self.emit_change(ship, means, out);
        let dice = focus + blank;
        match modify_step {
            ModifyStep::AttackDice => {
                self.public.attack.reds.pick_up(focus, blank);
                self.roll(RollAttack { dice, again: true });
            }
            ModifyStep::DefenseDice => {
                self.public.attack.greens.pick_up(focus, blank);
                self.roll(RollDefense { dice, again: true });
            }
        }
    }

    /// XW-ABL-19: spends a charge of the card for each die, if the effect requires it.
    fn pay_for_rerolls(&mut self, ship: ShipId, place: u8, dice: u8, out: &mut EventSink<'_, Event>) {
        let craft = self.craft(ship);
        let found = craft.effects().nth(usize::from(place));
        let Some((Some(card), Effect::Reroll { cost: EffectCost::Charge, .. })) = found else { return };
        if let Some(equipped) = craft.upgrade_index(card) {
            self.discharge(ship, equipped, dice, out);
        }
    }

    /// XW-ABL-31: whether green tokens may change the defense dice of this attack.
    pub(crate) fn green_may_change(&self) -> bool {
        let AttackState { attacker, defender, .. } = self.public.attack;
        let (own, foe) = (self.footprint(attacker), self.footprint(defender));
        !(modify::bars_green_tokens(self.kind(attacker))
            && crate::geometry::Arc::Bullseye.covers_base(&own, &foe))
    }

    pub(crate) fn emit_change(&self, ship: ShipId, by: DiceModifier, out: &mut EventSink<'_, Event>) {
        let AttackState { reds, greens, .. } = self.public.attack;
        out.emit(Viewers::ALL, || Event::Changed { ship, by, attack: reds.all(), defense: greens.all() });
    }
}
