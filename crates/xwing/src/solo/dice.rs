//! What a solo ship may spend on dice, and what it uses next (XW-SOLO-24 to XW-SOLO-29, XW-SOLO-60, XW-SOLO-61).

use super::attack::Volley;
use super::chance::{About, Decision};
use super::modify::{Does, Faces, Means, Odds, Step, next_steps};
use super::sight::Sight;
use super::{Pilot, rules};
use crate::content::effect::{Condition, Cost, During, Effect, Result as Face, Whose};
use crate::content::{DamageCard, Upgrade};
use crate::craft::Object;
use crate::dice::{AttackFace, DefenseFace};
use crate::label::Label;
use serde::Serialize;
use table::RuleId;

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
pub enum MeansName<'c> {
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
    Ability(&'c str),
    Card(&'c str),
}

/// A free change of results.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct FreeChange<'c> {
    pub by: MeansName<'c>,
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
    pub added: Vec<(MeansName<'c>, Face, u8)>,
    pub free: Vec<FreeChange<'c>>,
    /// The available modifiers.
    pub means: Vec<Means<MeansName<'c>>>,
    /// The counted faces.
    pub faces: Faces,
    /// More good results than this are useless.
    pub wanted: u8,
    /// Modifiers that are also useful later are kept.
    pub keep: bool,
    /// The next step.
    pub step: Step<MeansName<'c>>,
    /// Whether a tie was decided by chance.
    pub drawn: bool,
    /// The rules for: as many results as possible, no more than necessary, what is kept.
    pub rules: [RuleId; 3],
}

/// What matters to the defender about the attack.
#[derive(Clone, Copy, Debug)]
pub struct Incoming {
    pub hits: u8,
    pub crits: u8,
    pub range: u8,
    pub in_attackers_front: bool,
    /// Green tokens may modify defense dice (XW-ABL-31).
    pub green: bool,
}

impl<'c, S: Sight> Pilot<'_, 'c, S> {
    /// The next step of an attacking solo ship.
    ///
    /// # Errors
    /// The next roll or fact that is needed.
    pub fn modify_attack(&self, dice: &[Die<AttackFace>], volley: Volley<'_>) -> Decision<DiceRecord<'c>> {
        let blinded = self.me.faceup.contains(&DamageCard::BlindedPilot);
        let mut means = self.tokens(During::Attack);
        let by_locks = self.me.effects().any(|(_, effect)| *effect == Effect::RerollByLocks);
        // XW-SOLO-70: rerolling spends the lock, but a lock of the scenario is never spent.
        let spends_lock = !by_locks && !self.me.lock_is_fixed;
        if spends_lock && self.me.lock == Some(Object::Ship(volley.shot.ship)) {
            means.push(token(MeansName::Lock, Does::Reroll(6), 1, true));
        }
        let (mut added, mut free) = (Vec::new(), Vec::new());
        let mut faces = count(dice, |face| (face.strikes(), face == AttackFace::Focus));
        let hits = dice.iter().filter(|die| die.face == AttackFace::Hit).count();
        for (place, (source, effect)) in self.me.effects().enumerate() {
            let used = volley.used & (1 << (place % 32)) != 0;
            if used || !self.holds(effect, source, volley)? {
                continue;
            }
            let name = self.name(source);
            match effect {
                // XW-ABL-30
                Effect::RerollByLocks => {
                    let locks = self.locks_on(volley.shot.ship);
                    means.push(Means {
                        name,
                        does: Does::Reroll(locks),
                        uses: u8::from(locks > 0),
                        token: false,
                        only_here: true,
                    });
                }
                // XW-ABL-22: the card spends one of the calculate tokens.
                Effect::Change { during: During::Attack, cost: Cost::Calculate, .. } => {
                    if let Some(held) = means.iter_mut().find(|held| held.name == MeansName::Calculate) {
                        held.uses -= 1;
                        means.extend(self.card(name, effect, During::Attack)?);
                    }
                }
                Effect::AddResult { during: During::Attack, face: Face::Focus, count, .. } => {
                    added.push((name, Face::Focus, *count));
                    // XW-ATK-15: an added die may be rerolled like the others.
                    faces.focus += count;
                }
                Effect::Change { during: During::Attack, from: Face::Hit, to: Face::Crit, count, .. }
                    if hits > 0 =>
                {
                    free.push(FreeChange {
                        by: name,
                        on_attack_dice: true,
                        from: Face::Hit,
                        to: Face::Crit,
                        count: *count,
                    });
                }
                other => means.extend(self.card(name, other, During::Attack)?),
            }
        }
        means.retain(|source| source.uses > 0);
        if blinded {
            means.retain(|source| source.name == MeansName::Force);
            added.clear();
            free.clear();
        }
        // XW-SOLO-29: an enemy ship that has not engaged yet has this ship in its arc.
        let keep = self.sight.threats()?.iter().any(|seen| match seen.object {
            Object::Ship(label) => self.ships.iter().any(|craft| craft.label == label && !craft.engaged),
            Object::Obstacle(_) | Object::Device(_) | Object::Point { .. } => false,
        });
        let odds = Odds { good: 4, focus: 2 };
        let rules = [rules::ATTACK_MOST, rules::ATTACK_LEAST, rules::ATTACK_KEEP];
        self.record(added, free, means, faces, u8::MAX, keep, odds, rules)
    }

    /// The next step of a defending solo ship.
    ///
    /// # Errors
    /// The next roll or fact that is needed.
    pub fn modify_defense(&self, dice: &[Die<DefenseFace>], attack: Incoming) -> Decision<DiceRecord<'c>> {
        let mut means = self.tokens(During::Defense);
        let mut free = Vec::new();
        let faces = count(dice, |face| (face == DefenseFace::Evade, face == DefenseFace::Focus));
        for (source, effect) in self.me.effects() {
            if !self.defends(effect, attack)? {
                continue;
            }
            let name = self.name(source);
            match effect {
                Effect::Change {
                    during: During::Defense,
                    whose: Whose::Attack,
                    from: Face::Crit,
                    to,
                    count,
                    ..
                } => {
                    if attack.crits > 0 {
                        free.push(FreeChange {
                            by: name,
                            on_attack_dice: true,
                            from: Face::Crit,
                            to: *to,
                            count: *count,
                        });
                    }
                }
                other => means.extend(self.card(name, other, During::Defense)?),
            }
        }
        // XW-ABL-31: a friend's calculate token is a green token too.
        if !attack.green {
            means.retain(|source| match source.name {
                MeansName::Focus | MeansName::Calculate | MeansName::Evade => false,
                MeansName::Force | MeansName::Lock | MeansName::Card(_) => true,
                MeansName::Ability(_) => !self.spends_friends_calculate(),
            });
        }
        // XW-SOLO-26: it has not engaged yet and has a target.
        let keep = !self.me.engaged && !self.sight.in_arc()?.is_empty();
        let odds = Odds { good: 3, focus: 2 };
        let rules = [rules::DEFEND_MOST, rules::DEFEND_LEAST, rules::DEFEND_KEEP];
        let wanted = attack.hits + attack.crits;
        self.record(Vec::new(), free, means, faces, wanted, keep, odds, rules)
    }

    #[expect(clippy::too_many_arguments, reason = "the parts of one record, gathered by its two callers")]
    fn record(
        &self,
        added: Vec<(MeansName<'c>, Face, u8)>,
        free: Vec<FreeChange<'c>>,
        means: Vec<Means<MeansName<'c>>>,
        faces: Faces,
        wanted: u8,
        keep: bool,
        odds: Odds,
        rules: [RuleId; 3],
    ) -> Decision<DiceRecord<'c>> {
        let steps = next_steps(faces, wanted, &means, keep, odds);
        let numbers: Vec<usize> = (0..steps.len()).collect();
        let chosen = self.draws.lot(About::Dice, &numbers)?.unwrap_or(0);
        let drawn = steps.len() > 1;
        let step = steps.into_iter().nth(chosen).unwrap_or(Step::Done);
        Ok(DiceRecord { added, free, means, faces, wanted, keep, step, drawn, rules })
    }

    fn tokens(&self, during: During) -> Vec<Means<MeansName<'c>>> {
        let tokens = &self.me.tokens;
        let mut means = Vec::new();
        if tokens.focus > 0 {
            means.push(token(MeansName::Focus, Does::EveryFocus, 1, false));
        }
        if tokens.calculate > 0 {
            means.push(token(MeansName::Calculate, Does::OneFocus, tokens.calculate, false));
        }
        if self.me.force > 0 {
            means.push(token(MeansName::Force, Does::OneFocus, self.me.force, false));
        }
        if during == During::Defense && tokens.evade > 0 {
            means.push(token(MeansName::Evade, Does::OneAny, tokens.evade, true));
        }
        means
    }

    fn name(&self, source: Option<&'c Upgrade>) -> MeansName<'c> {
        match source {
            Some(card) => MeansName::Card(&card.xws),
            None => {
                MeansName::Ability(self.me.ship.ability.as_ref().map_or("", |ability| ability.key.as_str()))
            }
        }
    }

    /// A card effect as a modifier; its conditions are known to hold.
    fn card(
        &self,
        name: MeansName<'c>,
        effect: &Effect,
        part: During,
    ) -> Decision<Option<Means<MeansName<'c>>>> {
        let (does, uses) = match effect {
            Effect::Reroll { during, count, cost: Cost::Charge, .. } if *during == part => {
                let MeansName::Card(xws) = name else { return Ok(None) };
                let fitted = self.me.upgrades.iter().find(|fitted| fitted.card.xws == xws);
                let charges = fitted.map_or(0, |fitted| fitted.charges);
                (Does::Reroll(charges.min(*count)), u8::from(charges > 0))
            }
            Effect::Reroll { during, count, .. } if *during == part => (Does::Reroll(*count), 1),
            Effect::Change { during, whose: Whose::Own, from, count, when, .. } if *during == part => {
                let uses = if when.contains(&Condition::FriendCalculates) {
                    self.calculating_friends()?
                } else {
                    *count
                };
                match from {
                    Face::Focus => (Does::OneFocus, uses),
                    Face::Any | Face::Blank => (Does::OneAny, uses),
                    Face::Crit | Face::Hit | Face::Evade => return Ok(None),
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
            | Effect::IgnoresAsteroids => return Ok(None),
        };
        Ok(Some(Means { name, does, uses, token: false, only_here: true }))
    }

    /// The number of ships on this side, including this one, that have `target` locked.
    fn locks_on(&self, target: Label) -> u8 {
        let lock = Some(Object::Ship(target));
        let locked = self.ships.iter().filter(|craft| craft.team == self.me.team && craft.lock == lock);
        u8::try_from(locked.count()).unwrap_or(u8::MAX)
    }

    fn spends_friends_calculate(&self) -> bool {
        self.me
            .effects()
            .any(|(card, effect)| card.is_none() && effect.when().contains(&Condition::FriendCalculates))
    }

    /// Whether every condition of an effect holds for this ship as the defender.
    pub(crate) fn defends(&self, effect: &Effect, attack: Incoming) -> Decision<bool> {
        for condition in effect.when() {
            let holds = match condition {
                Condition::AttackRangeOne => attack.range == 1,
                Condition::InAttackersFrontArc => attack.in_attackers_front,
                Condition::NotCriticallyDamaged => self.me.faceup.is_empty(),
                Condition::FriendCalculates => self.calculating_friends()? > 0,
                // These conditions are about an attack by this ship.
                Condition::ThisWeapon
                | Condition::Primary
                | Condition::Cannon
                | Condition::FrontWeapon
                | Condition::TurretFront
                | Condition::InBullseye
                | Condition::Locked => false,
            };
            if !holds {
                return Ok(false);
            }
        }
        Ok(true)
    }
}

fn token(name: MeansName<'_>, does: Does, uses: u8, only_here: bool) -> Means<MeansName<'_>> {
    Means { name, does, uses, token: true, only_here }
}

fn count<F: Copy>(dice: &[Die<F>], is: impl Fn(F) -> (bool, bool)) -> Faces {
    let mut faces = Faces::default();
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
