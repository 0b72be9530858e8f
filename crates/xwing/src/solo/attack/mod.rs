//! Attack priority: the weapon, then the target (XW-SOLO-17 to XW-SOLO-23).

mod attack_dice;
pub mod dice_search;
pub mod spend;

use crate::content::effect::{DiceTiming, Effect, EffectCondition};
use crate::content::{Requirement, Upgrade, UpgradeSlot, WeaponArc};
use crate::craft::{Craft, EquippedUpgrade, Object};
use crate::geometry::{ArcPair, StandardArc, Turret};
use crate::label::Label;
use crate::solo::chance::{Decision, TieKind};
use crate::solo::sight::{Length, Shot, Sight, nearest};
use crate::solo::{SoloPilot, rules};
use contract::RuleId;
use serde::Serialize;
use std::fmt;

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct WeaponName {
    /// The card; none for a primary weapon.
    pub card: Option<String>,
    pub arc: WeaponArc,
    pub attack: u8,
}

/// Why a weapon is fired or not.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
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
pub struct TargetCompared {
    pub ship: Label,
    pub locked: bool,
    /// The number of abilities and tokens that help against it.
    pub abilities: u8,
    pub distance: Option<Length>,
}

/// How the target was chosen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
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
pub enum NoAttack {
    /// Disarmed, or cloaked.
    Disarmed,
    /// At range 0 of these asteroids.
    Asteroids(Vec<Label>),
}

/// The attack of an engagement.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
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
    arc: WeaponArc,
    attack: u8,
    range: (u8, u8),
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
    pub weapon: &'a dyn Fn(Option<&str>, WeaponArc) -> bool,
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
        weapons.retain(|weapon| {
            (limits.weapon)(weapon.card.map(|equipped| equipped.card.xws.as_str()), weapon.arc)
        });
        let mut rest = weapons.as_slice();
        while let Some(first) = rest.first() {
            let equal =
                rest.iter().take_while(|weapon| (weapon.rule, weapon.attack) == (first.rule, first.attack));
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
        if self.me.tokens.disarm > 0 || self.me.tokens.cloak > 0 {
            return Ok(Some(NoAttack::Disarmed));
        }
        let asteroids = self.sight.asteroids()?;
        Ok((!asteroids.is_empty()).then_some(NoAttack::Asteroids(asteroids)))
    }

    /// XW-SOLO-17 to XW-SOLO-19: special weapons with a lock header, other special weapons, primary weapons; each by
    /// attack value.
    fn weapons(&self) -> Vec<CandidateWeapon<'c>> {
        let mut weapons = Vec::new();
        for equipped in self.me.upgrades.iter().filter(|equipped| fires_in_engagement(equipped.card)) {
            let Some(special) = &equipped.card.weapon else { continue };
            let rule =
                if equipped.card.has_lock_header() { rules::WEAPON_LOCK } else { rules::WEAPON_SPECIAL };
            let arc = weapon_arc(self.me, equipped.card, special.arc);
            weapons.push(CandidateWeapon {
                card: Some(*equipped),
                arc,
                attack: special.attack,
                range: special.range,
                rule,
            });
        }
        let added: i16 = self.me.upgrades.iter().map(|equipped| i16::from(equipped.card.stats.attack)).sum();
        for primary in &self.me.ship.primary {
            let attack = u8::try_from(i16::from(primary.attack) + added).unwrap_or(0);
            weapons.push(CandidateWeapon {
                card: None,
                arc: primary.arc,
                attack,
                range: (1, 3),
                rule: rules::WEAPON_PRIMARY,
            });
        }
        weapons.sort_by_key(|weapon| (weapon.rule, std::cmp::Reverse(weapon.attack)));
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
        let mut needs: &[Requirement] = &[];
        if let Some(equipped) = &weapon.card {
            if equipped.card.charges > 0 && equipped.charges == 0 {
                return Ok((WeaponVerdict::NoCharge, Vec::new()));
            }
            if !limits.without_lock {
                needs = equipped.card.weapon.as_ref().map_or(&[], |special| special.requires.as_slice());
            }
        }
        let by_token = needs.iter().any(|need| match need {
            Requirement::Lock => false,
            Requirement::Focus => self.me.tokens.focus > 0,
            Requirement::Calculate => self.me.tokens.calculate > 0,
        });
        let by_lock = needs.contains(&Requirement::Lock);
        if !needs.is_empty() && !by_token && !by_lock {
            return Ok((WeaponVerdict::NoToken, Vec::new()));
        }
        let mut shots = self.sight.shots(weapon.arc, weapon.range.0, weapon.range.1)?;
        if !needs.is_empty() && !by_token {
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
                arc: weapon.arc,
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
        let mut counted: Vec<Option<&str>> = Vec::new();
        for (card, effect) in self.me.effects() {
            let source = card.map(|card| card.xws.as_str());
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
            arc: self.arc,
            attack: self.attack,
        };
        WeaponRecord { weapon, verdict, shots, rule: self.rule }
    }
}

/// Cards whose attack is made when a ship engages; others attack at other times.
pub(crate) fn fires_in_engagement(card: &Upgrade) -> bool {
    [UpgradeSlot::Cannon, UpgradeSlot::Turret, UpgradeSlot::Torpedo, UpgradeSlot::Missile]
        .into_iter()
        .any(|slot| card.is(slot))
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

/// The arc of a special weapon on this ship: some abilities let missiles or cannons use the turret arc.
pub(crate) fn weapon_arc(me: &Craft<'_>, card: &Upgrade, arc: WeaponArc) -> WeaponArc {
    let has = |wanted: Effect| me.effects().any(|(_, effect)| *effect == wanted);
    // XW-ABL-27: cannons.
    let through_turret = (card.is(UpgradeSlot::Missile) && has(Effect::MissilesByTurret))
        || (card.is(UpgradeSlot::Cannon) && has(Effect::CannonsByTurret));
    if through_turret && arc == WeaponArc::Front { WeaponArc::Turret } else { arc }
}
