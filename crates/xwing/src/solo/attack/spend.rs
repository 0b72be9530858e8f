//! What a solo ship may spend on dice, and what it uses next (XW-SOLO-24 to XW-SOLO-29, XW-SOLO-60, XW-SOLO-61).

use crate::combat::modify::{
    DiceChange, DiceCost, crits_into_hits, effect_bit, effect_use, focus_added, hits_into_crits, source_name,
};
use crate::content::effect::{DiceTiming, DieResult as Face, Effect, EffectCondition, EffectCost};
use crate::content::{AbilityId, CardRef, DamageCard};
use crate::craft::Object;
use crate::dice::{AttackFace, DefenseFace};
use crate::label::Label;
use crate::solo::attack::AttackDetails;
use crate::solo::attack::dice_search::{
    AvailableModifier, DiceStep, DieOdds, FaceCounts, ModifierEffect, next_steps,
};
use crate::solo::chance::{Decision, TieKind};
use crate::solo::sight::Sight;
use crate::solo::{SoloPilot, rules};
use contract::RuleId;
use serde::Serialize;

/// A rolled die.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Die<F> {
    pub face: F,
    /// It was rerolled in this attack.
    pub rerolled: bool,
}

/// A token or card that modifies dice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum ModifierSource<'c> {
    /// A focus token.
    Focus,
    /// Calculate tokens.
    Calculate,
    /// Evade tokens.
    Evade,
    Force,
    /// The lock on the defender.
    Lock,
    /// The ship ability.
    Ability(AbilityId),
    Card(CardRef<'c>),
}

/// A free change of results.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct FreeChange<'c> {
    pub by: ModifierSource<'c>,
    /// The defender changes attack dice.
    pub on_attack_dice: bool,
    pub from: Face,
    pub to: Face,
    pub count: u8,
}

/// One step of modifying dice.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct DiceRecord<'c> {
    /// Results that cards add before anything else.
    pub added: Vec<(ModifierSource<'c>, Face, u8)>,
    pub free: Vec<FreeChange<'c>>,
    /// The available modifiers.
    pub means: Vec<AvailableModifier<ModifierSource<'c>>>,
    /// The counted faces.
    pub faces: FaceCounts,
    /// More good results than this are useless.
    pub wanted: u8,
    /// Modifiers that are also useful later are kept.
    pub keep: bool,
    /// The next step.
    pub step: DiceStep<ModifierSource<'c>>,
    /// Whether a tie was decided by chance.
    pub drawn: bool,
    /// The rules for: as many results as possible, no more than necessary, what is kept.
    pub rules: [RuleId; 3],
}

/// What matters to the defender about the attack.
#[derive(Clone, Copy, Debug)]
pub struct IncomingAttack {
    pub hits: u8,
    pub crits: u8,
    pub range: u8,
    pub in_attackers_front: bool,
    /// Green tokens may modify defense dice (XW-ABL-31).
    pub green: bool,
    /// Effects of the defender already used on its dice, one bit per effect index.
    pub used: u32,
}

impl<'c, S: Sight> SoloPilot<'_, 'c, S> {
    /// The next step of an attacking solo ship.
    ///
    /// # Errors
    /// The next roll or fact that is needed.
    pub fn modify_attack(
        &self,
        dice: &[Die<AttackFace>],
        volley: AttackDetails<'_>,
    ) -> Decision<DiceRecord<'c>> {
        let blinded = self.me.faceup.contains(&DamageCard::BlindedPilot);
        let mut means = self.tokens(DiceTiming::Attack);
        let by_locks = self.me.effects().any(|(_, effect)| *effect == Effect::RerollByLocks);
        // XW-SOLO-70: rerolling spends the lock, but a lock of the scenario is never spent.
        let spends_lock = !by_locks && !self.me.lock_is_fixed;
        if spends_lock && self.me.lock == Some(Object::Ship(volley.shot.ship)) {
            means.push(token(ModifierSource::Lock, ModifierEffect::Reroll(6), 1, true));
        }
        let (mut added, mut free) = (Vec::new(), Vec::new());
        let mut faces = count(dice, |face| (face.strikes(), face == AttackFace::Focus));
        let hits = dice.iter().filter(|die| die.face == AttackFace::Hit).count();
        for (place, (source, effect)) in (0..).zip(self.me.effects()) {
            let used = volley.used & effect_bit(place) != 0;
            if used || !self.effect_holds(effect, source, volley)? {
                continue;
            }
            let Some(name) = source_name(self.me, source) else { continue };
            match effect {
                // XW-ABL-30
                Effect::RerollByLocks => {
                    let locks = self.locks_on(volley.shot.ship);
                    means.push(AvailableModifier {
                        name,
                        does: ModifierEffect::Reroll(locks),
                        uses: u8::from(locks > 0),
                        token: false,
                        only_here: true,
                    });
                }
                // XW-ABL-22: the card spends one of the calculate tokens.
                Effect::Change { during: DiceTiming::Attack, cost: EffectCost::Calculate, .. } => {
                    if let Some(held) = means.iter_mut().find(|held| held.name == ModifierSource::Calculate) {
                        held.uses -= 1;
                        means.extend(self.card(name, effect, DiceTiming::Attack)?);
                    }
                }
                effect if focus_added(effect) > 0 => {
                    let count = focus_added(effect);
                    added.push((name, Face::Focus, count));
                    // XW-ATK-15: an added die may be rerolled like the others.
                    faces.focus += count;
                }
                effect if hits > 0 && hits_into_crits(effect) > 0 => {
                    free.push(FreeChange {
                        by: name,
                        on_attack_dice: true,
                        from: Face::Hit,
                        to: Face::Crit,
                        count: hits_into_crits(effect),
                    });
                }
                other => means.extend(self.card(name, other, DiceTiming::Attack)?),
            }
        }
        means.retain(|source| source.uses > 0);
        if blinded {
            means.retain(|source| source.name == ModifierSource::Force);
            added.clear();
            free.clear();
        }
        // XW-SOLO-29: an enemy ship that has not engaged yet has this ship in its arc.
        let keep = self.sight.threats()?.iter().any(|seen| match seen.object {
            Object::Ship(label) => self.ships.iter().any(|craft| craft.label == label && !craft.engaged),
            Object::Obstacle(_) | Object::Device(_) | Object::Point { .. } => false,
        });
        let odds = DieOdds { good: 4, focus: 2 };
        let rules = [rules::ATTACK_MOST, rules::ATTACK_LEAST, rules::ATTACK_KEEP];
        self.record(added, free, means, faces, u8::MAX, keep, odds, rules)
    }

    /// XW-ATK-13: how many hits cards turn into crits, after everything else the attacker changes.
    ///
    /// # Errors
    /// The next fact that is needed.
    pub fn hits_into_crits(&self, volley: AttackDetails<'_>) -> Decision<u8> {
        let mut count = 0;
        // XW-DMG-20
        if self.me.faceup.contains(&DamageCard::BlindedPilot) {
            return Ok(count);
        }
        for (source, effect) in self.me.effects() {
            let crits = hits_into_crits(effect);
            if crits > 0 && self.effect_holds(effect, source, volley)? {
                count += crits;
            }
        }
        Ok(count)
    }

    /// The next step of a defending solo ship.
    ///
    /// # Errors
    /// The next roll or fact that is needed.
    pub fn modify_defense(
        &self,
        dice: &[Die<DefenseFace>],
        attack: IncomingAttack,
    ) -> Decision<DiceRecord<'c>> {
        let mut means = self.tokens(DiceTiming::Defense);
        let mut free = Vec::new();
        let faces = count(dice, |face| (face == DefenseFace::Evade, face == DefenseFace::Focus));
        for (place, (source, effect)) in (0..).zip(self.me.effects()) {
            let used = attack.used & effect_bit(place) != 0;
            if used || !self.effect_holds_in_defense(effect, attack)? {
                continue;
            }
            let Some(name) = source_name(self.me, source) else { continue };
            match effect {
                effect if crits_into_hits(effect) > 0 => {
                    if attack.crits > 0 {
                        free.push(FreeChange {
                            by: name,
                            on_attack_dice: true,
                            from: Face::Crit,
                            to: Face::Hit,
                            count: crits_into_hits(effect),
                        });
                    }
                }
                other => means.extend(self.card(name, other, DiceTiming::Defense)?),
            }
        }
        // XW-ABL-31: a friend's calculate token is a green token too.
        if !attack.green {
            means.retain(|source| match source.name {
                ModifierSource::Focus | ModifierSource::Calculate | ModifierSource::Evade => false,
                ModifierSource::Force | ModifierSource::Lock | ModifierSource::Card(_) => true,
                ModifierSource::Ability(_) => !self.spends_friends_calculate(),
            });
        }
        // XW-SOLO-26: it has not engaged yet and has a target.
        let keep = !self.me.engaged && !self.sight.in_arc()?.is_empty();
        let odds = DieOdds { good: 3, focus: 2 };
        let rules = [rules::DEFEND_MOST, rules::DEFEND_LEAST, rules::DEFEND_KEEP];
        let wanted = attack.hits + attack.crits;
        self.record(Vec::new(), free, means, faces, wanted, keep, odds, rules)
    }

    #[expect(clippy::too_many_arguments, reason = "the parts of one record, gathered by its two callers")]
    fn record(
        &self,
        added: Vec<(ModifierSource<'c>, Face, u8)>,
        free: Vec<FreeChange<'c>>,
        means: Vec<AvailableModifier<ModifierSource<'c>>>,
        faces: FaceCounts,
        wanted: u8,
        keep: bool,
        odds: DieOdds,
        rules: [RuleId; 3],
    ) -> Decision<DiceRecord<'c>> {
        let steps = next_steps(faces, wanted, &means, keep, odds);
        let numbers: Vec<usize> = (0..steps.len()).collect();
        let chosen = self.rolls.break_tie(TieKind::Dice, &numbers)?.unwrap_or(0);
        let drawn = steps.len() > 1;
        let step = steps.into_iter().nth(chosen).unwrap_or(DiceStep::Done);
        Ok(DiceRecord { added, free, means, faces, wanted, keep, step, drawn, rules })
    }

    fn tokens(&self, during: DiceTiming) -> Vec<AvailableModifier<ModifierSource<'c>>> {
        let tokens = &self.me.tokens;
        let mut means = Vec::new();
        if tokens.focus > 0 {
            means.push(token(ModifierSource::Focus, ModifierEffect::EveryFocus, 1, false));
        }
        if tokens.calculate > 0 {
            means.push(token(ModifierSource::Calculate, ModifierEffect::OneFocus, tokens.calculate, false));
        }
        if self.me.force > 0 {
            means.push(token(ModifierSource::Force, ModifierEffect::OneFocus, self.me.force, false));
        }
        if during == DiceTiming::Defense && tokens.evade > 0 {
            means.push(token(ModifierSource::Evade, ModifierEffect::OneAny, tokens.evade, true));
        }
        means
    }

    /// A card effect as a modifier; its conditions are known to hold.
    fn card(
        &self,
        name: ModifierSource<'c>,
        effect: &Effect,
        part: DiceTiming,
    ) -> Decision<Option<AvailableModifier<ModifierSource<'c>>>> {
        let Some(used) = effect_use(effect, part) else { return Ok(None) };
        let (does, uses) = match (used.change, effect) {
            (None, Effect::Reroll { count, cost: EffectCost::Charge, .. }) => {
                let ModifierSource::Card(CardRef(card)) = name else { return Ok(None) };
                let charges = self.me.charges_of(Some(card));
                (ModifierEffect::Reroll(charges.min(*count)), u8::from(charges > 0))
            }
            (None, Effect::Reroll { count, .. }) => (ModifierEffect::Reroll(*count), 1),
            (Some(change), Effect::Change { count, .. }) => {
                let uses = match used.cost {
                    DiceCost::FriendsCalculate => self.calculating_friends()?,
                    _ => *count,
                };
                let does = match change {
                    DiceChange::EveryFocus => ModifierEffect::EveryFocus,
                    DiceChange::OneFocus | DiceChange::FocusIntoCrit => ModifierEffect::OneFocus,
                    DiceChange::OneAny => ModifierEffect::OneAny,
                };
                (does, uses)
            }
            (_, _) => return Ok(None),
        };
        Ok(Some(AvailableModifier { name, does, uses, token: false, only_here: true }))
    }

    /// The number of ships on this side, including this one, that have `target` locked.
    fn locks_on(&self, target: Label) -> u8 {
        let lock = Some(Object::Ship(target));
        let locked = self.ships.iter().filter(|craft| craft.team == self.me.team && craft.lock == lock);
        u8::try_from(locked.count()).unwrap_or(u8::MAX)
    }

    fn spends_friends_calculate(&self) -> bool {
        self.me.effects().any(|(card, effect)| {
            card.is_none() && effect.when().contains(&EffectCondition::FriendCalculates)
        })
    }

    /// Whether every condition of an effect holds for this ship as the defender.
    pub(crate) fn effect_holds_in_defense(&self, effect: &Effect, attack: IncomingAttack) -> Decision<bool> {
        for condition in effect.when() {
            let holds = match condition {
                EffectCondition::AttackRangeOne => attack.range == 1,
                EffectCondition::InAttackersFrontArc => attack.in_attackers_front,
                EffectCondition::NotCriticallyDamaged => self.me.faceup.is_empty(),
                EffectCondition::FriendCalculates => self.calculating_friends()? > 0,
                // These conditions are about an attack by this ship.
                EffectCondition::ThisWeapon
                | EffectCondition::Primary
                | EffectCondition::Cannon
                | EffectCondition::FrontWeapon
                | EffectCondition::TurretFront
                | EffectCondition::InBullseye
                | EffectCondition::Locked => false,
            };
            if !holds {
                return Ok(false);
            }
        }
        Ok(true)
    }
}

fn token(
    name: ModifierSource<'_>,
    does: ModifierEffect,
    uses: u8,
    only_here: bool,
) -> AvailableModifier<ModifierSource<'_>> {
    AvailableModifier { name, does, uses, token: true, only_here }
}

fn count<F: Copy>(dice: &[Die<F>], is: impl Fn(F) -> (bool, bool)) -> FaceCounts {
    let mut faces = FaceCounts::default();
    for die in dice {
        let fixed = u8::from(die.rerolled);
        match is(die.face) {
            (true, _) => faces.good += 1,
            (false, true) => {
                faces.focus += 1;
                faces.focus_fixed += fixed;
            }
            (false, false) => {
                faces.blank += 1;
                faces.blank_fixed += fixed;
            }
        }
    }
    faces
}
