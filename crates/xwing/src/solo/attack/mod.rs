//! Attack priority: the weapon, then the target (XW-SOLO-17 to XW-SOLO-23).

mod attack_dice;
pub mod dice_search;
pub mod spend;

use crate::combat::weapon::{ShipWeapon, WeaponNeed, is_disarmed, weapon_need, weapons};
use crate::content::effect::{DiceTiming, Effect, EffectCondition};
use crate::content::{Upgrade, UpgradeSlot, WeaponArc};
use crate::craft::{EquippedUpgrade, Object};
use crate::geometry::{ArcPair, StandardArc, Turret};
use crate::label::Label;
use crate::solo::chance::{Decision, TieKind};
use crate::solo::sight::{Length, Shot, Sight, nearest};
use crate::solo::{SoloPilot, rules};
use contract::RuleId;
use serde::Serialize;
use std::fmt;

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct WeaponName {
    /// The card; none for a primary weapon.
    pub card: Option<String>,
    pub arc: WeaponArc,
    pub attack: u8,
}

/// Why a weapon is fired or not.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum WeaponVerdict {
    Taken,
    /// No charge is left.
    NoCharge,
    /// The token required by the header is missing.
    NoToken,
    /// No enemy ship is in arc and range, or none is locked although the header requires it.
    NoTarget,
    /// A weapon of equal priority has a nearer target or was chosen at random.
    Equal,
    /// A weapon of higher priority is fired.
    NotReached,
}

/// One weapon in the order of priority.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct WeaponRecord {
    pub weapon: WeaponName,
    pub verdict: WeaponVerdict,
    /// Valid targets.
    pub shots: Vec<Shot>,
    /// The rule that gives its priority.
    pub rule: RuleId,
}

/// One possible target.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TargetCompared {
    pub ship: Label,
    pub locked: bool,
    /// The number of abilities and tokens that help against it.
    pub abilities: u8,
    pub distance: Option<Length>,
}

/// How the target was chosen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TargetRecord {
    pub ship: Label,
    pub compared: Vec<TargetCompared>,
    /// Whether a tie was decided by chance.
    pub drawn: bool,
    /// The rule that decided.
    pub rule: RuleId,
}

/// Why a ship may not attack at all (XW-SOLO-73).
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum NoAttack {
    /// Disarmed, or cloaked.
    Disarmed,
    /// At range 0 of these asteroids.
    Asteroids(Vec<Label>),
}

/// The attack of an engagement.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct AttackRecord {
    /// Why there is no attack at all.
    pub none: Option<NoAttack>,
    /// Every weapon in the order of priority.
    pub weapons: Vec<WeaponRecord>,
    /// `None` if no weapon has a target.
    pub target: Option<TargetRecord>,
}

/// A weapon under consideration.
struct CandidateWeapon<'c> {
    card: Option<EquippedUpgrade<'c>>,
    weapon: ShipWeapon,
    rule: RuleId,
}

/// The details of an attack that effect conditions depend on.
#[derive(Clone, Copy, Debug)]
pub struct AttackDetails<'a> {
    /// The card; none for a primary weapon.
    pub card: Option<&'a Upgrade>,
    pub arc: WeaponArc,
    pub shot: &'a Shot,
    /// Effects of the attacker already used in this attack, one bit per effect index.
    pub used: u32,
}

/// Restrictions on an attack besides those of its weapons: a bonus attack restricts the weapon, and may restrict the
/// targets.
pub struct AttackLimits<'a> {
    /// Whether a weapon may be used, by its card (`None`: primary weapon) and arc.
    pub weapon: &'a dyn Fn(Option<&Upgrade>, WeaponArc) -> bool,
    /// Whether a ship may be the target.
    pub target: &'a dyn Fn(Label) -> bool,
    /// A lock required by the header is not needed.
    pub without_lock: bool,
}

impl fmt::Debug for AttackLimits<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Limits").field("without_lock", &self.without_lock).finish_non_exhaustive()
    }
}

const UNLIMITED: AttackLimits<'static> =
    AttackLimits { weapon: &|_, _| true, target: &|_| true, without_lock: false };

impl<'c, S: Sight> SoloPilot<'_, 'c, S> {
    /// Decides on weapon and target of this engagement.
    ///
    /// # Errors
    /// The next roll or fact that is needed.
    pub fn engage(&self) -> Decision<AttackRecord> {
        self.engage_with(&UNLIMITED)
    }

    /// Decides on weapon and target within limits.
    ///
    /// # Errors
    /// The next roll or fact that is needed.
    pub fn engage_with(&self, limits: &AttackLimits<'_>) -> Decision<AttackRecord> {
        let none = self.no_attack()?;
        if none.is_some() {
            return Ok(AttackRecord { none, weapons: Vec::new(), target: None });
        }
        let mut records = Vec::new();
        let mut target = None;
        let mut weapons = self.weapons();
        weapons
            .retain(|weapon| (limits.weapon)(weapon.card.map(|equipped| equipped.card), weapon.weapon.arc));
        let mut rest = weapons.as_slice();
        while let Some(first) = rest.first() {
            let priority = |one: &CandidateWeapon<'_>| (one.rule, one.weapon.attack);
            let equal = rest.iter().take_while(|one| priority(one) == priority(first));
            let (group, after) = rest.split_at(equal.count());
            rest = after;
            if target.is_some() {
                records
                    .extend(group.iter().map(|weapon| weapon.record(WeaponVerdict::NotReached, Vec::new())));
                continue;
            }
            target = self.group(group, limits, &mut records)?;
        }
        Ok(AttackRecord { none, weapons: records, target })
    }

    /// XW-SOLO-73: disarmed ships do not attack, nor do ships at range 0 of an asteroid.
    pub(crate) fn no_attack(&self) -> Decision<Option<NoAttack>> {
        if is_disarmed(&self.me.tokens) {
            return Ok(Some(NoAttack::Disarmed));
        }
        let asteroids = self.sight.asteroids()?;
        Ok((!asteroids.is_empty()).then_some(NoAttack::Asteroids(asteroids)))
    }

    /// XW-SOLO-17 to XW-SOLO-19: special weapons with a lock header, other special weapons, primary weapons; each by
    /// attack value.
    fn weapons(&self) -> Vec<CandidateWeapon<'c>> {
        let candidate = |weapon: ShipWeapon| {
            let card = weapon.card.and_then(|place| self.me.upgrades.get(usize::from(place)).copied());
            let rule = match card {
                Some(equipped) if equipped.card.has_lock_header() => rules::WEAPON_LOCK,
                Some(_) => rules::WEAPON_SPECIAL,
                None => rules::WEAPON_PRIMARY,
            };
            CandidateWeapon { card, weapon, rule }
        };
        let mut weapons: Vec<CandidateWeapon<'c>> = weapons(self.me).into_iter().map(candidate).collect();
        weapons.sort_by_key(|candidate| (candidate.rule, std::cmp::Reverse(candidate.weapon.attack)));
        weapons
    }

    /// Among weapons of the same priority and value, the one with the nearer target; then chance.
    fn group(
        &self,
        group: &[CandidateWeapon<'c>],
        limits: &AttackLimits<'_>,
        records: &mut Vec<WeaponRecord>,
    ) -> Decision<Option<TargetRecord>> {
        let mut ready = Vec::new();
        let start = records.len();
        for (index, weapon) in group.iter().enumerate() {
            let (verdict, shots) = self.aim(weapon, limits)?;
            if verdict == WeaponVerdict::Taken {
                let best = self.best_targets(weapon, &shots)?;
                let near = best.1.iter().filter_map(|target| target.distance).min();
                ready.push((index, best, near));
            }
            records.push(weapon.record(verdict, shots));
        }
        let indices: Vec<(usize, Option<Length>)> =
            ready.iter().map(|(index, _, near)| (*index, *near)).collect();
        let equal: Vec<usize> =
            nearest(&indices, |(_, near)| *near).into_iter().map(|(index, _)| index).collect();
        let Some(chosen) = self.rolls.break_tie(TieKind::Weapon, &equal)? else { return Ok(None) };
        for (index, record) in records.iter_mut().skip(start).enumerate() {
            if record.verdict == WeaponVerdict::Taken && index != chosen {
                record.verdict = WeaponVerdict::Equal;
            }
        }
        let Some((_, (rule, best, compared), _)) = ready.into_iter().find(|(index, _, _)| *index == chosen)
        else {
            return Ok(None);
        };
        let Some(target) = self.rolls.break_tie(TieKind::Target, &best)? else { return Ok(None) };
        Ok(Some(TargetRecord { ship: target.ship, compared, drawn: best.len() > 1, rule }))
    }

    /// The valid targets of a weapon, or why it cannot fire (XW-SOLO-23).
    fn aim(
        &self,
        weapon: &CandidateWeapon<'c>,
        limits: &AttackLimits<'_>,
    ) -> Decision<(WeaponVerdict, Vec<Shot>)> {
        let only_locked = match weapon_need(&self.me.tokens, weapon.card.as_ref()) {
            WeaponNeed::Charge => return Ok((WeaponVerdict::NoCharge, Vec::new())),
            WeaponNeed::Token => return Ok((WeaponVerdict::NoToken, Vec::new())),
            WeaponNeed::Lock => !limits.without_lock,
            WeaponNeed::Nothing => false,
        };
        let ShipWeapon { arc, range, .. } = weapon.weapon;
        let mut shots = self.sight.shots(arc, range.0, range.1)?;
        if only_locked {
            shots.retain(|shot| self.has_locked(shot.ship));
        }
        shots.retain(|shot| (limits.target)(shot.ship));
        shots.sort_by_key(|shot| (shot.distance, shot.ship));
        let verdict = if shots.is_empty() { WeaponVerdict::NoTarget } else { WeaponVerdict::Taken };
        Ok((verdict, shots))
    }

    /// XW-SOLO-20 to XW-SOLO-22: the locked ship; else the most abilities; else the nearest.
    fn best_targets(
        &self,
        weapon: &CandidateWeapon<'c>,
        shots: &[Shot],
    ) -> Decision<(RuleId, Vec<TargetCompared>, Vec<TargetCompared>)> {
        let mut compared = Vec::new();
        for shot in shots {
            let volley = AttackDetails {
                card: weapon.card.map(|equipped| equipped.card),
                arc: weapon.weapon.arc,
                shot,
                used: 0,
            };
            compared.push(TargetCompared {
                ship: shot.ship,
                locked: self.has_locked(shot.ship),
                abilities: self.abilities(volley)?,
                distance: shot.distance,
            });
        }
        let locked: Vec<TargetCompared> = compared.iter().copied().filter(|target| target.locked).collect();
        if !locked.is_empty() {
            return Ok((rules::TARGET_LOCKED, locked, compared));
        }
        let most = compared.iter().map(|target| target.abilities).max().unwrap_or(0);
        let able: Vec<TargetCompared> =
            compared.iter().copied().filter(|target| target.abilities == most).collect();
        let rule = if able.len() < compared.len() { rules::TARGET_ABILITIES } else { rules::TARGET_NEAREST };
        Ok((rule, nearest(&able, |target| target.distance), compared))
    }

    fn has_locked(&self, ship: Label) -> bool {
        self.me.lock == Some(Object::Ship(ship))
    }

    /// XW-SOLO-21: the number of tokens and cards that would modify dice or damage against this target, each counted
    /// once.
    fn abilities(&self, volley: AttackDetails<'_>) -> Decision<u8> {
        let tokens = &self.me.tokens;
        let locked = self.has_locked(volley.shot.ship);
        let held = [tokens.focus > 0, tokens.calculate > 0, self.me.force > 0, locked];
        let mut count = held.into_iter().filter(|have| *have).count();
        let mut counted: Vec<Option<u16>> = Vec::new();
        for (card, effect) in self.me.effects() {
            let source = card.map(|card| card.index);
            if counted.contains(&source) || !helps_attack(effect) {
                continue;
            }
            if self.effect_holds(effect, card, volley)? {
                counted.push(source);
            }
        }
        count += counted.len();
        Ok(u8::try_from(count).unwrap_or(u8::MAX))
    }

    /// Whether every condition of an effect holds in an attack of this ship.
    pub(crate) fn effect_holds(
        &self,
        effect: &Effect,
        source: Option<&Upgrade>,
        volley: AttackDetails<'_>,
    ) -> Decision<bool> {
        for condition in effect.when() {
            let holds = match condition {
                EffectCondition::ThisWeapon => {
                    volley.card.map(|card| &card.xws) == source.map(|card| &card.xws) && source.is_some()
                }
                EffectCondition::Primary => volley.card.is_none(),
                EffectCondition::Cannon => volley.card.is_some_and(|card| card.is(UpgradeSlot::Cannon)),
                EffectCondition::FrontWeapon => volley.arc == WeaponArc::Front,
                EffectCondition::TurretFront => matches!(
                    self.me.turret,
                    Some(Turret::Single(StandardArc::Front) | Turret::Double(ArcPair::FrontRear))
                ),
                EffectCondition::InBullseye => volley.shot.in_bullseye,
                EffectCondition::Locked => self.has_locked(volley.shot.ship),
                EffectCondition::AttackRangeOne => volley.shot.range == 1,
                // These conditions are about the defender.
                EffectCondition::InAttackersFrontArc | EffectCondition::NotCriticallyDamaged => false,
                EffectCondition::FriendCalculates => self.calculating_friends()? > 0,
            };
            if !holds {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// XW-ABL-34: friends at range 0-1 that have a calculate token.
    pub(crate) fn calculating_friends(&self) -> Decision<u8> {
        let near = self.sight.friends_near()?;
        let count = self
            .ships
            .iter()
            .filter(|craft| near.contains(&craft.label) && craft.tokens.calculate > 0)
            .count();
        Ok(u8::try_from(count).unwrap_or(u8::MAX))
    }
}

impl CandidateWeapon<'_> {
    fn record(&self, verdict: WeaponVerdict, shots: Vec<Shot>) -> WeaponRecord {
        let weapon = WeaponName {
            card: self.card.map(|equipped| equipped.card.xws.clone()),
            arc: self.weapon.arc,
            attack: self.weapon.attack,
        };
        WeaponRecord { weapon, verdict, shots, rule: self.rule }
    }
}

fn helps_attack(effect: &Effect) -> bool {
    match effect {
        Effect::Change { during, .. }
        | Effect::AddResult { during, .. }
        | Effect::Reroll { during, .. }
        | Effect::AddDice { during, .. } => *during == DiceTiming::Attack,
        Effect::RerollByLocks => true,
        Effect::Grant { .. }
        | Effect::TurretArcs { .. }
        | Effect::MissilesByTurret
        | Effect::CannonsByTurret
        | Effect::ReloadsItself
        | Effect::BankBarrelRolls
        | Effect::LocksBeyond { .. }
        | Effect::IgnoresAsteroids => false,
    }
}
