//! Modifying dice: first the defender modifies attack dice, then the attacker; then the defender modifies defense
//! dice (XW-ATK-07, XW-ATK-11 to XW-ATK-13). No implemented card modifies an enemy's defense dice.

use crate::content::effect::{Condition, Cost, During, Effect, Result as Face, Whose};
use crate::content::{DamageCard, Upgrade};
use crate::craft::Object;
use crate::dice::{AttackFace, DefenseFace};
use crate::game::ability::bars_green_in_bullseye;
use crate::game::choice::{Cause, Choice, Means, Refusal};
use crate::game::event::{Event, Token};
use crate::game::ship::ShipId;
use crate::game::state::{Attack, Open, State, Step, Task, Turning};
use crate::rules::attack as rules;
use crate::solo::attack::Volley;
use crate::solo::dice::Incoming;
use table::{Out, Viewers};

/// An effect of a ship with its index among the ship's effects.
pub(in crate::game) type Numbered = (u8, Option<&'static Upgrade>, &'static Effect);

impl State {
    /// The effects of the attacker whose conditions hold in this attack.
    pub(in crate::game) fn pilot_effects(&self, ship: ShipId, volley: Volley<'_>) -> Vec<&'static Effect> {
        self.attack_effects(ship, volley).into_iter().map(|(_, _, effect)| effect).collect()
    }

    fn attack_effects(&self, ship: ShipId, volley: Volley<'_>) -> Vec<Numbered> {
        let found = self.with_pilot(ship, &[], |pilot| {
            (0..)
                .zip(pilot.me.effects())
                .filter(|(_, (card, effect))| pilot.holds(effect, *card, volley).unwrap_or(false))
                .map(|(place, (card, effect))| (place, card, effect))
                .collect::<Vec<Numbered>>()
        });
        found.unwrap_or_default()
    }

    /// The effects of the defender whose conditions hold in this attack.
    fn defense_effects(&self) -> Vec<Numbered> {
        let incoming = self.incoming();
        let found = self.with_pilot(self.public.attack.defender, &[], |pilot| {
            (0..)
                .zip(pilot.me.effects())
                .filter(|(_, (_, effect))| pilot.defends(effect, incoming).unwrap_or(false))
                .map(|(place, (card, effect))| (place, card, effect))
                .collect::<Vec<Numbered>>()
        });
        found.unwrap_or_default()
    }

    /// Focus results that effects add to the current attack (XW-ATK-15).
    pub(in crate::game) fn added_focus(&self) -> u8 {
        let attacker = self.public.attack.attacker;
        let adds = |effect: &Effect| matches!(effect, Effect::AddResult { during: During::Attack, .. });
        if self.is_blinded(attacker) || !self.has_effect(attacker, adds) {
            return 0;
        }
        let mut focus = 0;
        for (_, _, effect) in self.own_attack_effects() {
            if let Effect::AddResult { during: During::Attack, face: Face::Focus, count, .. } = effect {
                focus += count;
            }
        }
        focus
    }

    /// Defense results that the defender's effects change at no cost, with how many of each.
    pub(in crate::game) fn free_changes_in_defense(&self) -> Vec<(Face, u8)> {
        let free = |effect: &Effect| {
            let Effect::Change {
                during: During::Defense, whose: Whose::Own, from, count, cost, when, ..
            } = effect
            else {
                return None;
            };
            let own = *cost == Cost::Nothing && !when.contains(&Condition::FriendCalculates);
            own.then_some((*from, *count))
        };
        if !self.has_effect(self.public.attack.defender, |effect| free(effect).is_some()) {
            return Vec::new();
        }
        self.defense_effects().into_iter().filter_map(|(_, _, effect)| free(effect)).collect()
    }

    /// What matters to the defender about the attack.
    pub(in crate::game) fn incoming(&self) -> Incoming {
        let Attack { attacker, defender, reds, range, .. } = self.public.attack;
        let (own, foe) = (self.footprint(attacker), self.footprint(defender));
        Incoming {
            hits: reds.all().hit,
            crits: reds.all().crit,
            range,
            in_attackers_front: crate::geometry::Arc::Front.holds_base(&own, &foe),
            green: self.green_may_change(),
        }
    }

    /// XW-ATK-11: mandatory changes of attack dice by the defender; no implemented card gives the defender a choice
    /// here.
    pub(in crate::game) fn defender_on_attack_dice(&mut self, out: &mut Out<'_, Event>) {
        for (place, _, effect) in self.defense_effects() {
            if let Effect::Change { whose: Whose::Attack, from: Face::Crit, to: Face::Hit, count, .. } =
                effect
            {
                let mut turned = false;
                for _ in 0..*count {
                    turned |= self.public.attack.reds.turn(AttackFace::Crit, AttackFace::Hit);
                }
                if turned {
                    self.tell_change(self.public.attack.defender, Means::Effect(place), out);
                }
            }
        }
    }

    /// The attacker modifies attack dice.
    pub(in crate::game) fn attacker_on_attack_dice(&mut self, out: &mut Out<'_, Event>) {
        let attacker = self.public.attack.attacker;
        self.public.attack.used = 0;
        if !self.is_blinded(attacker) {
            let added = self.own_attack_effects();
            for (place, _, effect) in added {
                // XW-ATK-15: an added die is a die like any other, and may be rerolled.
                if let Effect::AddResult { during: During::Attack, face: Face::Focus, count, .. } = effect {
                    self.public.attack.reds.fresh.focus += count;
                    self.public.attack.used |= bit(place);
                    self.tell_change(attacker, Means::Effect(place), out);
                }
            }
        }
        if self.public.ship(attacker).seat.is_none() {
            self.public.then(Task::Solo(attacker, Step::AttackDice));
        } else {
            self.ask_changes(attacker, Turning::AttackDice, out);
        }
    }

    /// The defender modifies defense dice.
    pub(in crate::game) fn defender_on_defense_dice(&mut self, out: &mut Out<'_, Event>) {
        let defender = self.public.attack.defender;
        self.public.attack.used = 0;
        if self.public.ship(defender).seat.is_some() {
            self.ask_changes(defender, Turning::DefenseDice, out);
            return;
        }
        // XW-OBS-06: a solo ship always uses a change that costs nothing.
        if self.public.attack.gas && self.public.attack.greens.turn(DefenseFace::Blank, DefenseFace::Evade) {
            self.public.attack.gas = false;
            self.tell_change(defender, Means::GasCloud, out);
        }
        self.public.then(Task::Solo(defender, Step::DefenseDice));
    }

    pub(in crate::game) fn ask_changes(&mut self, ship: ShipId, turning: Turning, out: &mut Out<'_, Event>) {
        let mut list = Vec::new();
        self.offer_changes(ship, turning, &mut list);
        if list.len() > 1 {
            self.public.open = Open::Modify(ship, turning);
        } else {
            self.changed(turning, out);
        }
    }

    /// No further modification: applies what the attack's cards do automatically.
    pub(in crate::game) fn changed(&mut self, turning: Turning, out: &mut Out<'_, Event>) {
        match turning {
            Turning::AttackDice => {
                self.crits_by_effects(out);
                // XW-ABL-08
                if self.is_blunt() {
                    while self.public.attack.reds.turn(AttackFace::Crit, AttackFace::Hit) {}
                }
            }
            Turning::DefenseDice => {}
        }
    }

    /// XW-ATK-13: hits that a card turns into crits, after everything else.
    fn crits_by_effects(&mut self, out: &mut Out<'_, Event>) {
        let attacker = self.public.attack.attacker;
        if self.is_blinded(attacker) {
            return;
        }
        for (place, _, effect) in self.own_attack_effects() {
            if let Effect::Change { during: During::Attack, from: Face::Hit, to: Face::Crit, count, .. } =
                effect
            {
                let mut turned = false;
                for _ in 0..*count {
                    turned |= self.public.attack.reds.turn(AttackFace::Hit, AttackFace::Crit);
                }
                if turned {
                    self.tell_change(attacker, Means::Effect(place), out);
                }
            }
        }
    }

    fn own_attack_effects(&self) -> Vec<Numbered> {
        let attacker = self.public.attack.attacker;
        self.with_volley(|volley, _| self.attack_effects(attacker, volley)).unwrap_or_default()
    }

    /// XW-DMG-20: the ship may modify its attack dice with Force only.
    fn is_blinded(&self, ship: ShipId) -> bool {
        self.public.ship(ship).suffers(DamageCard::BlindedPilot)
    }

    /// Every way to modify dice now; passing is always allowed.
    pub(in crate::game) fn offer_changes(&self, ship: ShipId, turning: Turning, list: &mut Vec<Choice>) {
        let Attack { reds, greens, .. } = self.public.attack;
        let (focus, blank, fresh) = match turning {
            Turning::AttackDice => (reds.all().focus, reds.all().blank, (reds.fresh.focus, reds.fresh.blank)),
            Turning::DefenseDice => {
                (greens.all().focus, greens.all().blank, (greens.fresh.focus, greens.fresh.blank))
            }
        };
        let own = self.public.ship(ship);
        let blinded = turning == Turning::AttackDice && self.is_blinded(ship);
        let mut change = |means, possible: bool| {
            if possible {
                list.push(Choice::Change(means));
            }
        };
        // XW-ABL-31
        let green = turning == Turning::AttackDice || self.green_may_change();
        change(Means::Focus, own.tokens.focus > 0 && focus > 0 && !blinded && green);
        change(Means::Calculate, own.tokens.calculate > 0 && focus > 0 && !blinded && green);
        change(Means::Force, own.force > 0 && focus > 0);
        if turning == Turning::DefenseDice {
            change(Means::Evade, own.tokens.evade > 0 && focus + blank > 0 && green);
            change(Means::GasCloud, self.public.attack.gas && blank > 0);
        }
        if !blinded {
            self.offer_effects(turning, (focus, blank), fresh, list);
            let locked = own.lock == Some(Object::Ship(self.public.ship(self.public.attack.defender).label))
                && !own.lock_is_fixed();
            // XW-ABL-30
            let by_locks = self.has_effect(ship, |effect| *effect == Effect::RerollByLocks);
            if turning == Turning::AttackDice && locked && !by_locks {
                rerolls(Means::Lock, fresh, u8::MAX, list);
            }
        }
        list.push(Choice::Pass);
        list.sort_unstable();
    }

    fn offer_effects(
        &self,
        turning: Turning,
        (focus, blank): (u8, u8),
        fresh: (u8, u8),
        list: &mut Vec<Choice>,
    ) {
        let Attack { attacker, defender, .. } = self.public.attack;
        let (effects, part, ship) = match turning {
            Turning::AttackDice => (self.own_attack_effects(), During::Attack, attacker),
            Turning::DefenseDice => (self.defense_effects(), During::Defense, defender),
        };
        let calculates = self.public.ship(ship).tokens.calculate > 0;
        let barred = turning == Turning::DefenseDice && !self.green_may_change();
        for (place, card, effect) in effects {
            if self.public.attack.used & bit(place) != 0 {
                continue;
            }
            match effect {
                // XW-ABL-19
                Effect::Reroll { during, count, cost: Cost::Charge, .. } if *during == part => {
                    let charges = self.craft(ship).charges_of(card);
                    rerolls(Means::Effect(place), fresh, charges.min(*count), list);
                }
                Effect::Reroll { during, count, .. } if *during == part => {
                    rerolls(Means::Effect(place), fresh, *count, list);
                }
                // XW-ABL-30
                Effect::RerollByLocks if part == During::Attack => {
                    rerolls(Means::Effect(place), fresh, self.friendly_locks(), list);
                }
                // XW-ABL-22: costs a calculate token. XW-ABL-31: a friend's calculate token is a green token too.
                Effect::Change { cost: Cost::Calculate, .. } if !calculates => {}
                Effect::Change { when, .. } if barred && when.contains(&Condition::FriendCalculates) => {}
                Effect::Change { during, whose: Whose::Own, from, .. } if *during == part => {
                    let possible = match from {
                        Face::Focus => focus > 0,
                        Face::Blank => blank > 0,
                        Face::Any => focus + blank > 0,
                        Face::Crit | Face::Hit | Face::Evade => false,
                    };
                    if possible {
                        list.push(Choice::Change(Means::Effect(place)));
                    }
                }
                Effect::Change { .. }
                | Effect::Reroll { .. }
                | Effect::AddResult { .. }
                | Effect::AddDice { .. }
                | Effect::Grant { .. }
                | Effect::TurretArcs { .. }
                | Effect::MissilesByTurret
                | Effect::CannonsByTurret
                | Effect::ReloadsItself
                | Effect::RerollByLocks
                | Effect::BankBarrelRolls
                | Effect::LocksBeyond { .. }
                | Effect::IgnoresAsteroids => {}
            }
        }
    }

    pub(in crate::game) fn may_change(
        &self,
        ship: ShipId,
        turning: Turning,
        choice: Choice,
    ) -> Result<(), Refusal> {
        let mut list = Vec::new();
        self.offer_changes(ship, turning, &mut list);
        if list.contains(&choice) { Ok(()) } else { Err(Refusal { rule: rules::MODIFY, by: Cause::NoUse }) }
    }

    /// Uses a modifier once.
    pub(in crate::game) fn change(
        &mut self,
        ship: ShipId,
        turning: Turning,
        means: Means,
        out: &mut Out<'_, Event>,
    ) {
        match means {
            Means::Focus => {
                self.lose(ship, Token::Focus, 1, rules::MODIFY, out);
                while self.turn_focus(turning) {}
            }
            Means::Calculate => {
                self.lose(ship, Token::Calculate, 1, rules::MODIFY, out);
                self.turn_focus(turning);
            }
            Means::Force => {
                self.spend_force(ship, out);
                self.turn_focus(turning);
            }
            Means::Evade => {
                self.lose(ship, Token::Evade, 1, rules::MODIFY, out);
                self.turn_any(turning);
            }
            Means::GasCloud => {
                self.public.attack.gas = false;
                self.public.attack.greens.turn(DefenseFace::Blank, DefenseFace::Evade);
            }
            Means::Lock => {}
            Means::Effect(place) => self.use_effect(ship, turning, place, out),
        }
        self.tell_change(ship, means, out);
    }

    fn use_effect(&mut self, ship: ShipId, turning: Turning, place: u8, out: &mut Out<'_, Event>) {
        self.public.attack.used |= bit(place);
        let effect = self.craft(ship).effects().nth(usize::from(place)).map(|(_, effect)| effect);
        let Some(Effect::Change { from, to, when, count, cost, .. }) = effect else { return };
        if *cost == Cost::Calculate {
            self.lose(ship, Token::Calculate, 1, rules::MODIFY, out);
        }
        if when.contains(&Condition::FriendCalculates) {
            // Friends' tokens may be used repeatedly, as long as a friend has one.
            self.public.attack.used &= !bit(place);
            self.spend_friends_calculate(ship, out);
        }
        for _ in 0..*count {
            match from {
                // XW-ABL-22
                Face::Focus if *to == Face::Crit => self.focus_into_crit(),
                Face::Focus => self.turn_focus(turning),
                Face::Blank | Face::Any => self.turn_any(turning),
                Face::Crit | Face::Hit | Face::Evade => false,
            };
        }
    }

    /// XW-ABL-34: spends a calculate token of a friend at range 0-1, the first in the list.
    pub(in crate::game) fn spend_friends_calculate(&mut self, ship: ShipId, out: &mut Out<'_, Event>) {
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

    /// XW-ABL-22: one focus result of the attack into a crit.
    pub(in crate::game) fn focus_into_crit(&mut self) -> bool {
        self.public.attack.reds.turn(AttackFace::Focus, AttackFace::Crit)
    }

    /// Turns one focus result into a hit or an evade.
    pub(in crate::game) fn turn_focus(&mut self, turning: Turning) -> bool {
        match turning {
            Turning::AttackDice => self.public.attack.reds.turn(AttackFace::Focus, AttackFace::Hit),
            Turning::DefenseDice => self.public.attack.greens.turn(DefenseFace::Focus, DefenseFace::Evade),
        }
    }

    /// Turns one blank, or else one focus result, into a hit or an evade.
    pub(in crate::game) fn turn_any(&mut self, turning: Turning) -> bool {
        let blank = match turning {
            Turning::AttackDice => self.public.attack.reds.turn(AttackFace::Blank, AttackFace::Hit),
            Turning::DefenseDice => self.public.attack.greens.turn(DefenseFace::Blank, DefenseFace::Evade),
        };
        blank || self.turn_focus(turning)
    }

    /// Rerolls dice; a rerolled die cannot be rerolled again (XW-ATK-07).
    pub(in crate::game) fn reroll(
        &mut self,
        ship: ShipId,
        turning: Turning,
        means: Means,
        (focus, blank): (u8, u8),
        out: &mut Out<'_, Event>,
    ) {
        match means {
            // XW-TOK-03: the lock is spent.
            Means::Lock => self.public.ship_mut(ship).lock = None,
            Means::Effect(place) => {
                self.public.attack.used |= bit(place);
                self.pay_for_rerolls(ship, place, focus + blank, out);
            }
            Means::Focus | Means::Calculate | Means::Force | Means::Evade | Means::GasCloud => {}
        }
        self.tell_change(ship, means, out);
        let dice = focus + blank;
        self.public.open = match turning {
            Turning::AttackDice => {
                self.public.attack.reds.pick_up(focus, blank);
                Open::RollAttack { dice, again: true }
            }
            Turning::DefenseDice => {
                self.public.attack.greens.pick_up(focus, blank);
                Open::RollDefense { dice, again: true }
            }
        };
    }

    /// XW-ABL-19: spends a charge of the card for each die, if the effect requires it.
    fn pay_for_rerolls(&mut self, ship: ShipId, place: u8, dice: u8, out: &mut Out<'_, Event>) {
        let craft = self.craft(ship);
        let found = craft.effects().nth(usize::from(place));
        let Some((Some(card), Effect::Reroll { cost: Cost::Charge, .. })) = found else { return };
        let fitted = (0..).zip(&craft.upgrades).find(|(_, fitted)| fitted.card.xws == card.xws);
        if let Some((fit, _)) = fitted {
            self.discharge(ship, fit, dice, out);
        }
    }

    /// XW-ABL-30: the number of ships on the attacker's side that have the defender locked, including the attacker.
    fn friendly_locks(&self) -> u8 {
        let Attack { attacker, defender, .. } = self.public.attack;
        let team = self.public.ship(attacker).team;
        let lock = Some(Object::Ship(self.public.ship(defender).label));
        let locked = self.public.in_play().filter(|(_, ship)| ship.team == team && ship.lock == lock);
        u8::try_from(locked.count()).unwrap_or(u8::MAX)
    }

    /// XW-ABL-31: whether green tokens may change the defense dice of this attack.
    pub(in crate::game) fn green_may_change(&self) -> bool {
        let Attack { attacker, defender, .. } = self.public.attack;
        let (own, foe) = (self.footprint(attacker), self.footprint(defender));
        !(bars_green_in_bullseye(self.kind(attacker))
            && crate::geometry::Arc::Bullseye.holds_base(&own, &foe))
    }

    pub(in crate::game) fn tell_change(&self, ship: ShipId, by: Means, out: &mut Out<'_, Event>) {
        let Attack { reds, greens, .. } = self.public.attack;
        out.tell(Viewers::ALL, || Event::Changed { ship, by, attack: reds.all(), defense: greens.all() });
    }
}

/// Every number of focus results and blanks that can be rerolled.
fn rerolls(means: Means, (focus, blank): (u8, u8), most: u8, list: &mut Vec<Choice>) {
    for f in 0..=focus {
        for b in 0..=blank {
            if f + b > 0 && f + b <= most {
                list.push(Choice::Reroll(means, f, b));
            }
        }
    }
}

fn bit(place: u8) -> u32 {
    1 << (u32::from(place) % 32)
}
