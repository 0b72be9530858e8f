//! Clauses that the solo system plays too, in the forms that it shares with the game: effects of the content's vocabulary,
//! traits of weapons and devices, and rules of ships.

use super::card_rules::{TextOwner, die_result};
use super::language::{
    ActMarks, ActionChoice, Amount, ArcName, Clause, ClauseEffect as E, Condition as C, Cost, DamageKind,
    FaceName, Filter as F, Mode, Resource, Role, Step, TokenSet, Who, Window,
};
use crate::ability::bonus_attack::BonusRule;
use crate::ability::device_card::{Blast, BlastArea};
use crate::combat::weapon_effect::{AfterHit, CancelOrder, WeaponAftermath, WeaponTraits};
use crate::content::effect::{
    DiceOwner, DiceTiming, DieResult, Effect, EffectCondition, EffectCost, GrantTrigger,
};
use crate::content::{Action, ActionKind, Difficulty, UpgradeSlot};
use crate::event::Token;
use crate::geometry::StandardArc;

/// Dice that a pilot ability adds or takes, by facts that are known beside a real table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct CountRule {
    pub(crate) role: Role,
    /// For the subject, or fewer for the defender.
    pub(crate) change: DiceNumber,
    /// Attack ranges.
    pub(crate) range: Option<(u8, u8)>,
    pub(crate) primary: bool,
    /// The defender is tractored.
    pub(crate) tractored: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum DiceNumber {
    More(u8),
    FewerForDefender(u8),
}

/// Rules of a ship ability or pilot that have a place of their own in the game and in the solo system.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[expect(clippy::struct_excessive_bools, reason = "each is a rule of its own")]
pub(crate) struct ShipRules {
    /// XW-ABL-01
    pub(crate) damage_at_start: u8,
    /// XW-ABL-01
    pub(crate) exposes_for_disarm: bool,
    /// XW-ABL-03
    pub(crate) drops_by_bank: bool,
    /// XW-ABL-06: tokens beside the one of a calculate action.
    pub(crate) more_calculate: u8,
    /// XW-ABL-28
    pub(crate) tractor_action: bool,
    /// XW-ABL-29
    pub(crate) cloaks_for_evade: bool,
    /// XW-ABL-32
    pub(crate) flies_ahead: bool,
    /// XW-ABL-31
    pub(crate) bars_green_in_bullseye: bool,
    /// XW-ABL-07
    pub(crate) blind_near: bool,
    /// XW-ABL-26
    pub(crate) shield_for_charges: bool,
    /// XW-ABL-15
    pub(crate) evade_after_shield: bool,
    /// XW-ABL-17
    pub(crate) force_after_red: u8,
}

fn bullseye_defender() -> C {
    C::Is(Who::Defender, F::In(vec![ArcName::Bullseye], Who::Bearer))
}

fn has(token: Token) -> F {
    F::Has(TokenSet::of(&[token]))
}

impl ShipRules {
    /// Whether a solo ship leaves out something that a player's ship does.
    pub(super) const fn is_for_people_only(self) -> bool {
        self.flies_ahead || self.tractor_action || self.cloaks_for_evade
    }

    /// Takes a clause that is one of these rules.
    pub(super) fn take(&mut self, clause: &Clause, owner: TextOwner) -> bool {
        let Clause { on, when, mode, pay, effects, pick, .. } = clause;
        let must = *mode == Mode::Must;
        match (on, when.as_slice(), pay.as_slice(), effects.as_slice()) {
            (Window::SetupSelf, [], [], [E::DealFacedown(count)]) if must => self.damage_at_start = *count,
            (
                Window::Acted,
                [C::Action(kinds)],
                [Cost::Expose(1)],
                [E::Remove(disarm, Amount::Fixed(1), Who::Bearer)],
            ) if *kinds == [ActionKind::Slam] && *disarm == TokenSet::of(&[Token::Disarm]) => {
                self.exposes_for_disarm = true;
            }
            (Window::WouldDrop, [C::StraightTemplate], [], [E::BankTemplates]) => self.drops_by_bank = true,
            (
                Window::Acted,
                [C::Action(kinds)],
                [],
                [E::Gain(Token::Calculate, Amount::Fixed(count), Who::Bearer)],
            ) if must && owner == TextOwner::ShipAbility && *kinds == [ActionKind::Calculate] => {
                self.more_calculate = *count;
            }
            (
                Window::CardAction,
                [],
                [],
                [
                    E::Gain(Token::Tractor, Amount::Fixed(1), Who::That),
                    E::When(C::Is(Who::That, F::In(arcs, Who::Bearer)), more),
                ],
            ) if owner == TextOwner::ShipAbility
                && *arcs == [ArcName::Bullseye]
                && **more == E::Gain(Token::Tractor, Amount::Fixed(1), Who::That)
                && *pick
                    == Some(F::All(vec![
                        F::Ship,
                        F::In(vec![ArcName::Standard(StandardArc::Front)], Who::Bearer),
                        F::Near(1, 1, Who::Bearer),
                    ])) =>
            {
                self.tractor_action = true;
            }
            (
                Window::EndStart,
                [],
                [Cost::Spend(evade, 1)],
                [E::Gain(Token::Cloak, Amount::Fixed(1), Who::Bearer)],
            ) if *evade == TokenSet::of(&[Token::Evade]) => {
                self.cloaks_for_evade = true;
            }
            (Window::BeforeReveal, [C::Not(stressed)], [], [E::FlyAhead])
                if must && **stressed == C::Is(Who::Bearer, F::Stressed) =>
            {
                self.flies_ahead = true;
            }
            (
                Window::Attack(Role::Attacker, Step::During),
                [only],
                [],
                [E::NoSpend(kinds, Who::Defender)],
            ) if *only == bullseye_defender()
                && *kinds == TokenSet::GREEN
                && owner == TextOwner::ShipAbility =>
            {
                self.bars_green_in_bullseye = true;
            }
            (
                Window::Attack(Role::Attacker, Step::Count),
                [C::Primary, C::AttackRange(0, 1)],
                [],
                [E::NoRangeBonus(Who::Attacker), E::FewerDice(1, None)],
            ) => {
                self.blind_near = true;
            }
            (
                Window::ActivationStart,
                [],
                [Cost::Shield(1)],
                [E::Recover(Resource::OwnCharge, Amount::Fixed(2), Who::Bearer)],
            ) => {
                self.shield_for_charges = true;
            }
            (Window::LostShield, [], [], [E::Gain(Token::Evade, Amount::Fixed(1), Who::Bearer)]) if must => {
                self.evade_after_shield = true;
            }
            (
                Window::Executed,
                [C::Fully, C::Colour(colours)],
                [],
                [E::Recover(Resource::Force, Amount::Fixed(count), Who::Bearer)],
            ) if must && *colours == [Difficulty::Red] && owner == TextOwner::Pilot => {
                self.force_after_red = *count;
            }
            _ => return false,
        }
        true
    }
}

/// The dice that a pilot ability adds or takes, if nothing but range, weapon and tractor tokens matters.
pub(super) fn count_rule(clause: &Clause) -> Option<CountRule> {
    let Window::Attack(role, Step::Count) = clause.on else { return None };
    if !clause.pay.is_empty() || clause.pick.is_some() || clause.by.is_some() {
        return None;
    }
    let change = match clause.effects.as_slice() {
        [E::MoreDice(Amount::Fixed(count), None)] => DiceNumber::More(*count),
        [E::FewerDice(count, Some(Who::Defender))] if clause.mode == Mode::Must => {
            DiceNumber::FewerForDefender(*count)
        }
        _ => return None,
    };
    let mut rule = CountRule { role, change, range: None, primary: false, tractored: false };
    for condition in &clause.when {
        match condition {
            C::AttackRange(low, high) => rule.range = Some((*low, *high)),
            C::Primary if role == Role::Attacker => rule.primary = true,
            C::Is(Who::Defender, F::Tractored) if role == Role::Attacker => rule.tractored = true,
            _ => return None,
        }
    }
    Some(rule)
}

/// A condition as effects of the content name it.
fn effect_condition(condition: &C) -> Option<EffectCondition> {
    Some(match condition {
        C::Primary => EffectCondition::Primary,
        C::ThisWeapon => EffectCondition::ThisWeapon,
        C::Weapon(slots) if *slots == [UpgradeSlot::Cannon] => EffectCondition::Cannon,
        C::WeaponArc(arcs) if *arcs == [ArcName::Standard(StandardArc::Front)] => {
            EffectCondition::FrontWeapon
        }
        C::TurretAt(arcs) if *arcs == [StandardArc::Front] => EffectCondition::TurretFront,
        C::AttackRange(1, 1) => EffectCondition::AttackRangeOne,
        C::Is(Who::Defender, F::LockedBy(by)) if **by == F::Is(Who::Bearer) => EffectCondition::Locked,
        C::Is(Who::Bearer, F::In(arcs, Who::Attacker))
            if *arcs == [ArcName::Standard(StandardArc::Front)] =>
        {
            EffectCondition::InAttackersFrontArc
        }
        C::Not(inner) if **inner == C::Is(Who::Bearer, F::CriticallyDamaged) => {
            EffectCondition::NotCriticallyDamaged
        }
        other if *other == bullseye_defender() => EffectCondition::InBullseye,
        _ => return None,
    })
}

/// Effects of the content's vocabulary that say the same as a clause.
pub(super) fn effects(clause: &Clause) -> Option<Vec<Effect>> {
    match clause.on {
        Window::Always => standing(clause),
        Window::Rolling => (clause.effects == [E::BankTemplates]).then(|| vec![Effect::BankBarrelRolls]),
        Window::Executed | Window::Acted | Window::Decloaked => grant(clause).map(|effect| vec![effect]),
        Window::CardAction => (clause.when.is_empty()
            && clause.pay.is_empty()
            && clause.effects
                == [
                    E::Recover(Resource::OwnCharge, Amount::Fixed(1), Who::Bearer),
                    E::Gain(Token::Disarm, Amount::Fixed(1), Who::Bearer),
                ])
        .then(|| vec![Effect::ReloadsItself]),
        Window::Attack(role, step) => dice_effects(clause, role, step),
        _ => None,
    }
}

fn standing(clause: &Clause) -> Option<Vec<Effect>> {
    match clause.when.as_slice() {
        [] => {}
        [C::Moving] => {
            return (clause.effects == [E::IgnoreAsteroids]).then(|| vec![Effect::IgnoresAsteroids]);
        }
        _ => return None,
    }
    if let [E::LockRange(0, 99), E::NoLockAt(1, 1)] = clause.effects.as_slice() {
        return Some(vec![Effect::LocksBeyond { range: 2 }]);
    }
    let mut effects = Vec::new();
    for effect in &clause.effects {
        match effect {
            E::TurretOnly(arcs) => effects.push(Effect::TurretArcs { arcs: arcs.clone() }),
            E::ArcIsTurret(UpgradeSlot::Missile) => effects.push(Effect::MissilesByTurret),
            E::ArcIsTurret(UpgradeSlot::Cannon) => effects.push(Effect::CannonsByTurret),
            E::SquadRule => {}
            _ => return None,
        }
    }
    Some(effects)
}

fn grant(clause: &Clause) -> Option<Effect> {
    let [E::Act(ActionChoice::Named(kinds), ActMarks { red, as_red: false, stressed: false })] =
        clause.effects.as_slice()
    else {
        return None;
    };
    let fresh = |token| C::Not(Box::new(C::Is(Who::Bearer, has(token))));
    let (after, rest) = match (clause.on, clause.when.as_slice()) {
        (Window::Acted, rest) => (GrantTrigger::Action, rest),
        (Window::Decloaked, rest) => (GrantTrigger::Decloak, rest),
        (Window::Executed, [C::Fully, C::Speed(3, 5), rest @ ..]) => (GrantTrigger::FastFullManeuver, rest),
        (Window::Executed, [C::Fully, rest @ ..]) => (GrantTrigger::FullManeuver, rest),
        (Window::Executed, rest) => (GrantTrigger::Maneuver, rest),
        _ => return None,
    };
    let gain = |token| Cost::Gain(token, 1, Who::Bearer);
    let cost = match (rest, clause.pay.as_slice()) {
        ([], []) => EffectCost::Nothing,
        ([], [Cost::Force(1)]) => EffectCost::Force,
        ([], [Cost::Gain(Token::Tractor, 1, Who::Bearer)]) => EffectCost::Tractor,
        ([one, other], [Cost::Either(either)])
            if *one == fresh(Token::Deplete)
                && *other == fresh(Token::Strain)
                && *either == [gain(Token::Deplete), gain(Token::Strain)] =>
        {
            EffectCost::DepleteOrStrain
        }
        _ => return None,
    };
    let colour = if *red { Difficulty::Red } else { Difficulty::White };
    let actions = kinds.iter().map(|kind| Action { kind: *kind, colour }).collect();
    Some(Effect::Grant { after, actions, cost })
}

fn dice_effects(clause: &Clause, role: Role, step: Step) -> Option<Vec<Effect>> {
    if clause.by.is_some() {
        return None;
    }
    if let Some(effects) = networked(clause, role, step) {
        return Some(effects);
    }
    if clause.pick.is_some() {
        return None;
    }
    let when = clause.when.iter().map(effect_condition).collect::<Option<Vec<_>>>()?;
    let [effect] = clause.effects.as_slice() else { return None };
    let free = clause.pay.is_empty();
    let made = match (role, step, effect) {
        (Role::Attacker, Step::Count, E::MoreDice(Amount::Fixed(count), None)) if free => {
            Effect::AddDice { during: DiceTiming::Attack, count: *count, when }
        }
        (Role::Attacker, Step::Dice, E::Add(FaceName::Focus, count)) if free => {
            Effect::AddResult { during: DiceTiming::Attack, face: DieResult::Focus, count: *count, when }
        }
        (Role::Attacker, Step::Dice, E::Reroll(Amount::Paid, any))
            if any.is_empty() && clause.pay == [Cost::Charge(1, u8::MAX)] =>
        {
            Effect::Reroll { during: DiceTiming::Attack, count: 6, cost: EffectCost::Charge, when }
        }
        (Role::Attacker | Role::Defender, Step::Dice, E::Reroll(Amount::Fixed(count), any))
            if any.is_empty() =>
        {
            let cost = match clause.pay.as_slice() {
                [] => EffectCost::Nothing,
                [Cost::Charge(1, 1)] if *count == 1 => EffectCost::Charge,
                _ => return None,
            };
            Effect::Reroll { during: timing(role)?, count: *count, cost, when }
        }
        (
            Role::Attacker | Role::Defender,
            Step::Dice,
            E::Change { count: Amount::Fixed(count), from, to, whose: None },
        ) => own_change(role, *count, from, *to, clause, when)?,
        (
            Role::Defender,
            Step::Theirs,
            E::Change { count: Amount::Fixed(count), from, to: FaceName::Hit, whose: Some(Who::Attacker) },
        ) if free && clause.mode == Mode::Must && *from == [FaceName::Crit] => Effect::Change {
            during: DiceTiming::Defense,
            whose: DiceOwner::Attack,
            from: DieResult::Crit,
            to: DieResult::Hit,
            count: *count,
            cost: EffectCost::Nothing,
            when,
        },
        _ => return None,
    };
    Some(vec![made])
}

const fn timing(role: Role) -> Option<DiceTiming> {
    match role {
        Role::Attacker => Some(DiceTiming::Attack),
        Role::Defender => Some(DiceTiming::Defense),
        Role::Either => None,
    }
}

fn own_change(
    role: Role,
    count: u8,
    from: &[FaceName],
    to: FaceName,
    clause: &Clause,
    when: Vec<EffectCondition>,
) -> Option<Effect> {
    let from = match from {
        [FaceName::Hit] if to == FaceName::Crit => DieResult::Hit,
        [FaceName::Focus] => DieResult::Focus,
        _ if from.len() == 5 => DieResult::Any,
        _ => return None,
    };
    let to = die_result(to)?;
    let cost = match clause.pay.as_slice() {
        [] => EffectCost::Nothing,
        [Cost::Spend(kinds, 1)] if *kinds == TokenSet::of(&[Token::Calculate]) && to == DieResult::Crit => {
            EffectCost::Calculate
        }
        _ => return None,
    };
    // A hit that is turned by itself costs nothing.
    if from == DieResult::Hit && cost != EffectCost::Nothing {
        return None;
    }
    Some(Effect::Change { during: timing(role)?, whose: DiceOwner::Own, from, to, count, cost, when })
}

/// XW-ABL-30, XW-ABL-34: the two abilities of a network of ships.
fn networked(clause: &Clause, role: Role, step: Step) -> Option<Vec<Effect>> {
    match (role, step, clause.effects.as_slice()) {
        // The lock is not spent: said together with the rerolls.
        (Role::Attacker, Step::During, [E::NoLockSpent]) if clause.when.is_empty() => Some(Vec::new()),
        (Role::Attacker, Step::Dice, [E::Reroll(Amount::Ships(ships), any)])
            if any.is_empty() && *ships == F::All(vec![F::Friend, F::Locks(Who::Defender)]) =>
        {
            Some(vec![Effect::RerollByLocks])
        }
        (
            Role::Either,
            Step::Dice,
            [E::Change { count: Amount::Fixed(1), from, to: FaceName::Success, whose: None }],
        ) if *from == [FaceName::Focus]
            && clause.pick
                == Some(F::All(vec![F::Friend, F::Near(0, 1, Who::Bearer), has(Token::Calculate)]))
            && clause.pay == [Cost::SpendOf(TokenSet::of(&[Token::Calculate]), 1, Who::That)] =>
        {
            let change = |during, to| Effect::Change {
                during,
                whose: DiceOwner::Own,
                from: DieResult::Focus,
                to,
                count: 1,
                cost: EffectCost::Nothing,
                when: vec![EffectCondition::FriendCalculates],
            };
            Some(vec![
                change(DiceTiming::Attack, DieResult::Hit),
                change(DiceTiming::Defense, DieResult::Evade),
            ])
        }
        _ => None,
    }
}

/// XW-ABL-04, XW-ABL-20: the bonus attack that a clause of Aftermath allows.
pub(super) fn bonus_rule(clause: &Clause) -> Option<BonusRule> {
    let front = C::WeaponArc(vec![ArcName::Standard(StandardArc::Front)]);
    let turret = C::WeaponArc(vec![ArcName::Turret]);
    match (clause.when.as_slice(), clause.effects.as_slice()) {
        ([C::Primary, arc, C::TurretAt(at)], [E::Bonus(weapon, None)])
            if *arc == front && *at == [StandardArc::Rear] && *weapon == C::All(vec![C::Primary, turret]) =>
        {
            Some(BonusRule::TurretToTheRear)
        }
        ([C::ThisWeapon, C::Not(bonus)], [E::WaiveLock, E::Bonus(C::ThisWeapon, Some(at))])
            if **bonus == C::BonusAttack
                && *at
                    == F::All(vec![
                        F::Ship,
                        F::Not(Box::new(F::Is(Who::Defender))),
                        F::Near(0, 1, Who::Defender),
                    ]) =>
        {
            Some(BonusRule::Scatter)
        }
        _ => None,
    }
}

/// What a clause says about the results of a weapon.
pub(super) fn weapon_trait(traits: &mut WeaponTraits, step: Step, clause: &Clause) -> bool {
    let this = clause.when.first() == Some(&C::ThisWeapon);
    let rest = clause.when.get(1..).unwrap_or_default();
    let hits = *rest == [C::Hit];
    let either = vec![FaceName::Hit, FaceName::Crit];
    match (step, clause.pay.as_slice(), clause.effects.as_slice()) {
        _ if !this || clause.mode != Mode::Must => return false,
        (
            Step::AttackModified,
            [],
            [E::Change { count: Amount::All, from, to: FaceName::Hit, whose: None }],
        ) if rest.is_empty() && *from == [FaceName::Crit] => {
            traits.crits_become_hits = true;
        }
        (Step::Neutralize, [], [E::CritsFirst]) if rest.is_empty() => {
            traits.cancels = CancelOrder::CritsFirst
        }
        (Step::Neutralize, [], [E::EvadesSpareCrits])
            if *rest
                == [C::Not(Box::new(C::Is(
                    Who::Bearer,
                    F::In(vec![ArcName::Standard(StandardArc::Front)], Who::Defender),
                )))] =>
        {
            traits.cancels = CancelOrder::HitsOnlyFromBehind;
        }
        (
            Step::Damage,
            [Cost::Result(faces)],
            [E::Suffer(DamageKind::Hit, 1, Who::Defender), E::TokensForResults(token)],
        ) if hits && *faces == either => {
            traits.hit = AfterHit::OneDamageThen(*token);
        }
        (Step::Damage, [], [E::TokensForResults(token)]) if hits => traits.hit = AfterHit::Only(*token),
        (
            Step::Damage,
            [],
            [
                E::Suffer(DamageKind::Crit, 1, Who::Defender),
                E::Gain(one, Amount::Fixed(1), Who::Defender),
                E::Gain(other, Amount::Fixed(1), Who::Defender),
                E::Cancel(Amount::All, faces),
            ],
        ) if hits && *faces == either => traits.hit = AfterHit::OneCritWith(*one, *other),
        (Step::AfterNeutralize, [], [E::Each(ships, expose)])
            if hits
                && *ships == F::All(vec![F::Ship, F::Near(0, 1, Who::Defender)])
                && **expose == E::Expose(1, Who::That) =>
        {
            traits.aftermath = WeaponAftermath::ExposeNear;
        }
        (Step::AfterNeutralize, [], [E::LoseShield(1, Who::Defender)]) if hits => {
            traits.aftermath = WeaponAftermath::ShieldLost;
        }
        _ => return false,
    }
    true
}

/// What a device does to a ship when it detonates, and to which ships.
pub(super) fn blast(clause: &Clause) -> Option<(Blast, BlastArea)> {
    if clause.mode != Mode::Must || !clause.when.is_empty() {
        return None;
    }
    let mut blast = Blast::NONE;
    let mut reach = BlastArea::Itself;
    for effect in &clause.effects {
        match effect {
            // No remote is in play.
            E::Each(F::All(parts), _) if parts.first() == Some(&F::Remote) => {}
            E::Each(F::All(parts), inner) if parts.iter().any(is_blast_area) => one_blast(&mut blast, inner)?,
            E::RemoveObstacle => reach = BlastArea::Obstacle,
            other => one_blast(&mut blast, other)?,
        }
    }
    Some((blast, reach))
}

/// Range 0-1 of the device, or of the obstacle that was picked.
fn is_blast_area(filter: &F) -> bool {
    matches!(filter, F::NearDevice(0, 1) | F::Near(0, 1, Who::That))
}

fn one_blast(blast: &mut Blast, effect: &E) -> Option<()> {
    match effect {
        E::Suffer(DamageKind::Hit, count, Who::That) => blast.hits = *count,
        E::Suffer(DamageKind::Crit, count, Who::That) => blast.crits = *count,
        E::Gain(Token::Ion, Amount::Fixed(count), Who::That) => blast.ion = *count,
        E::RollDamage(dice, hits_only) => {
            blast.dice = *dice;
            blast.crits_become_hits = *hits_only;
        }
        _ => return None,
    }
    Some(())
}
