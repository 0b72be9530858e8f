//! How many dice are rolled (XW-ATK-05, XW-ATK-06, XW-ATK-08).

use crate::ability::{AttackContext, fewer_defense_dice, is_blind_near, more_attack_dice, more_defense_dice};
use crate::attack::declare::{ShipWeapon, weapons};
use crate::content::DamageCard;
use crate::content::effect::{DiceTiming, Effect};
use crate::dice::roll::MAX_DICE;
use crate::event::Event;
use crate::solo::attack::AttackDetails;
use crate::solo::sight::Shot;
use crate::state::{Pending, State};
use contract::{EventSink, Viewers};

impl State {
    /// The weapon of the current attack.
    pub(crate) fn attack_weapon(&self) -> Option<ShipWeapon> {
        let attack = self.public.attack;
        weapons(&self.craft(attack.attacker)).get(usize::from(attack.weapon)).copied()
    }

    /// Calls `then` with the current attack in the form that effect conditions need.
    pub(crate) fn with_volley<T>(&self, then: impl FnOnce(AttackDetails<'_>, ShipWeapon) -> T) -> Option<T> {
        use crate::geometry::Arc;
        let attack = self.public.attack;
        let weapon = self.attack_weapon()?;
        let (own, foe) = (self.footprint(attack.attacker), self.footprint(attack.defender));
        let shot = Shot {
            ship: self.public.ship(attack.defender).label,
            range: attack.range,
            distance: Some(crate::solo::sight::Length::from_mm(own.gap(&foe).max(0.0))),
            in_bullseye: Arc::Bullseye.covers_base(&own, &foe),
            in_front: Arc::Front.covers_base(&own, &foe),
            obstructed: attack.obstructed,
        };
        let equipped =
            weapon.card.and_then(|place| self.public.ship(attack.attacker).cards.get(usize::from(place)));
        let card = equipped.and_then(|equipped| self.card(equipped.card));
        Some(then(AttackDetails { card, arc: weapon.arc, shot: &shot, used: attack.used }, weapon))
    }

    /// XW-ATK-05: attack value, range bonus, cards, deplete, Weapons Failure; at least zero and at most six dice.
    pub(crate) fn attack_dice(&self) -> u8 {
        let attack = self.public.attack;
        let attacker = self.public.ship(attack.attacker);
        let dice = self.with_volley(|volley, weapon| {
            let primary = weapon.card.is_none();
            // XW-ABL-07
            let blind = primary && attack.range <= 1 && is_blind_near(self.kind(attack.attacker));
            let near = attack.range <= 1 && !weapon.ordnance && !blind;
            let added: u8 = self
                .pilot_effects(attack.attacker, volley)
                .iter()
                .map(|effect| match effect {
                    Effect::AddDice { during: DiceTiming::Attack, count, .. } => *count,
                    Effect::AddDice { .. }
                    | Effect::Change { .. }
                    | Effect::AddResult { .. }
                    | Effect::Reroll { .. }
                    | Effect::Grant { .. }
                    | Effect::TurretArcs { .. }
                    | Effect::MissilesByTurret
                    | Effect::CannonsByTurret
                    | Effect::ReloadsItself
                    | Effect::RerollByLocks
                    | Effect::BankBarrelRolls
                    | Effect::LocksBeyond { .. }
                    | Effect::IgnoresAsteroids => 0,
                })
                .sum();
            // XW-DMG-19
            let fewer = u8::from(blind)
                + u8::from(attacker.tokens.deplete > 0)
                + attacker.copies(DamageCard::WeaponsFailure);
            let ace = more_attack_dice(self.pilot(attack.attacker), self.fight());
            (weapon.attack + u8::from(near) + added + ace + attack.more).saturating_sub(fewer)
        });
        dice.unwrap_or(0).min(MAX_DICE)
    }

    /// XW-ATK-06: agility, range 3, an obstacle between, cloak; strain, tractor, Structural Damage.
    pub(crate) fn defense_dice(&self) -> u8 {
        let attack = self.public.attack;
        let defender = self.public.ship(attack.defender);
        let ordnance = self.attack_weapon().is_some_and(|weapon| weapon.ordnance);
        let far = attack.range == 3 && !ordnance;
        // XW-OBS-05
        let more = self.printed(attack.defender).agility
            + u8::from(far)
            + u8::from(attack.obstructed)
            + more_defense_dice(self.pilot(attack.defender), self.fight())
            + if defender.tokens.cloak > 0 { 2 } else { 0 };
        let needed = self.tractor_threshold(attack.defender);
        // XW-TOK-09, XW-DMG-19
        let fewer = fewer_defense_dice(self.pilot(attack.attacker))
            + u8::from(defender.tokens.strain > 0)
            + u8::from(defender.tokens.tractor >= needed)
            + defender.copies(DamageCard::StructuralDamage);
        more.saturating_sub(fewer).min(MAX_DICE)
    }

    /// The facts about the attack that pilot abilities depend on.
    fn fight(&self) -> AttackContext {
        let attack = self.public.attack;
        let held = self.public.ship(attack.defender).tokens.tractor;
        AttackContext {
            range: attack.range,
            primary: self.attack_weapon().is_some_and(|weapon| weapon.card.is_none()),
            tractored: held >= self.tractor_threshold(attack.defender),
        }
    }

    pub(crate) fn roll_defense(&mut self, out: &mut EventSink<'_, Event>) {
        let _ = out;
        let dice = self.defense_dice();
        self.public.open = Pending::RollDefense { dice, again: false };
    }

    pub(crate) fn attack_rolled(
        &mut self,
        roll: crate::dice::roll::AttackRoll,
        again: bool,
        out: &mut EventSink<'_, Event>,
    ) {
        let reds = &mut self.public.attack.reds;
        if again {
            reds.fixed = reds.fixed.plus(roll);
        } else {
            reds.fresh = roll;
        }
        out.emit(Viewers::ALL, || Event::AttackRolled { roll, again });
    }

    pub(crate) fn defense_rolled(
        &mut self,
        roll: crate::dice::roll::DefenseRoll,
        again: bool,
        out: &mut EventSink<'_, Event>,
    ) {
        let greens = &mut self.public.attack.greens;
        if again {
            greens.fixed = greens.fixed.plus(roll);
        } else {
            greens.fresh = roll;
        }
        let dice = roll.dice();
        out.emit(Viewers::ALL, || Event::DefenseRolled { dice, roll, again });
    }
}
