//! What modifies dice, what a use costs and what it changes (XW-ATK-07, XW-ATK-12, XW-ATK-13, XW-ATK-15, XW-TOK-03).

use crate::content::effect::{DiceOwner, DiceTiming, DieResult as Face, Effect, EffectCondition, EffectCost};
use crate::content::{CardRef, ShipType, Upgrade};
use crate::craft::Craft;
use crate::dice::AttackFace;
use crate::dice::roll::{AttackRoll, CountedFaces, DicePool};
use crate::event::Token;
use crate::solo::attack::spend::ModifierSource;

/// How one use of a modifier changes dice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DiceChange {
    /// Every focus result becomes a hit or an evade.
    EveryFocus,
    /// One focus result becomes a hit or an evade.
    OneFocus,
    /// One blank, or else one focus result, becomes a hit or an evade.
    OneAny,
    /// One focus result becomes a crit (XW-ABL-22).
    FocusIntoCrit,
}

/// What one use of a modifier costs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DiceCost {
    Nothing,
    /// A token of the ship itself.
    Token(Token),
    Force,
    /// The lock (XW-TOK-03).
    Lock,
    /// A charge of the card for each die that is rerolled (XW-ABL-19).
    ChargePerDie,
    /// A calculate token of a friendly ship at range 0-1 (XW-ABL-34).
    FriendsCalculate,
}

/// One use of a modifier.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DiceUse {
    /// `None` for a reroll.
    pub change: Option<DiceChange>,
    pub cost: DiceCost,
}

/// XW-ATK-12: focus, calculate, Force, evade, and the lock.
pub const FOCUS: DiceUse =
    DiceUse { change: Some(DiceChange::EveryFocus), cost: DiceCost::Token(Token::Focus) };
/// XW-ATK-12
pub const CALCULATE: DiceUse =
    DiceUse { change: Some(DiceChange::OneFocus), cost: DiceCost::Token(Token::Calculate) };
/// XW-ATK-12
pub const FORCE: DiceUse = DiceUse { change: Some(DiceChange::OneFocus), cost: DiceCost::Force };
/// XW-ATK-12
pub const EVADE: DiceUse = DiceUse { change: Some(DiceChange::OneAny), cost: DiceCost::Token(Token::Evade) };
/// XW-ATK-12, XW-TOK-03
pub const LOCK: DiceUse = DiceUse { change: None, cost: DiceCost::Lock };

/// One use of an effect on the dice of the ship that has it; `None` if it is not used that way.
#[must_use]
pub fn effect_use(effect: &Effect, during: DiceTiming) -> Option<DiceUse> {
    match effect {
        Effect::Reroll { during: part, cost, .. } if *part == during => {
            Some(DiceUse { change: None, cost: cost_of(*cost, &[]) })
        }
        // XW-ABL-30
        Effect::RerollByLocks if during == DiceTiming::Attack => {
            Some(DiceUse { change: None, cost: DiceCost::Nothing })
        }
        Effect::Change { during: part, whose: DiceOwner::Own, from, to, cost, when, .. }
            if *part == during =>
        {
            let change = match from {
                Face::Focus if *to == Face::Crit => DiceChange::FocusIntoCrit,
                Face::Focus => DiceChange::OneFocus,
                Face::Blank | Face::Any => DiceChange::OneAny,
                Face::Crit | Face::Hit | Face::Evade => return None,
            };
            Some(DiceUse { change: Some(change), cost: cost_of(*cost, when) })
        }
        Effect::Reroll { .. }
        | Effect::Change { .. }
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
        | Effect::IgnoresAsteroids => None,
    }
}

fn cost_of(cost: EffectCost, when: &[EffectCondition]) -> DiceCost {
    if when.contains(&EffectCondition::FriendCalculates) {
        return DiceCost::FriendsCalculate;
    }
    match cost {
        EffectCost::Charge => DiceCost::ChargePerDie,
        EffectCost::Calculate => DiceCost::Token(Token::Calculate),
        EffectCost::Force => DiceCost::Force,
        // Granted actions cost these; dice effects do not.
        EffectCost::Nothing | EffectCost::Tractor | EffectCost::DepleteOrStrain => DiceCost::Nothing,
    }
}

/// The name under which an effect of a ship is used: its card, or the ship ability.
#[must_use]
pub fn source_name<'c>(craft: &Craft<'c>, card: Option<&'c Upgrade>) -> Option<ModifierSource<'c>> {
    match card {
        Some(card) => Some(ModifierSource::Card(CardRef(card))),
        None => craft.ship.ability.as_ref().map(|ability| ModifierSource::Ability(ability.key)),
    }
}

/// One use of a modifier that a solo ship's record names, as a reroll or as a change. The index among the ship's effects
/// is `None` for tokens, Force and locks.
#[must_use]
pub fn named_use(
    craft: &Craft<'_>,
    source: ModifierSource<'_>,
    during: DiceTiming,
    reroll: bool,
) -> Option<(Option<u8>, DiceUse)> {
    match source {
        ModifierSource::Focus => Some((None, FOCUS)),
        ModifierSource::Calculate => Some((None, CALCULATE)),
        ModifierSource::Evade => Some((None, EVADE)),
        ModifierSource::Force => Some((None, FORCE)),
        ModifierSource::Lock => Some((None, LOCK)),
        ModifierSource::Ability(_) | ModifierSource::Card(_) => {
            (0..).zip(craft.effects()).find_map(|(place, (card, effect))| {
                let used = effect_use(effect, during)?;
                let same = source_name(craft, card) == Some(source) && used.change.is_none() == reroll;
                same.then_some((Some(place), used))
            })
        }
    }
}

/// The bit of an effect, by its index, in a set of effects that were used.
#[must_use]
pub const fn effect_bit(place: u8) -> u32 {
    1 << (place % 32)
}

/// XW-ATK-15: the focus results that an effect adds to the attack of the ship that has it.
#[must_use]
pub fn focus_added(effect: &Effect) -> u8 {
    match effect {
        Effect::AddResult { during: DiceTiming::Attack, face: Face::Focus, count, .. } => *count,
        _ => 0,
    }
}

/// XW-ATK-13: the hits that an effect of the attacker turns into crits, after everything else.
#[must_use]
pub fn hits_into_crits(effect: &Effect) -> u8 {
    match effect {
        Effect::Change { during: DiceTiming::Attack, from: Face::Hit, to: Face::Crit, count, .. } => *count,
        _ => 0,
    }
}

/// XW-ATK-11: the crits that an effect of the defender turns into hits, before the attacker modifies dice.
#[must_use]
pub fn crits_into_hits(effect: &Effect) -> u8 {
    match effect {
        Effect::Change { whose: DiceOwner::Attack, from: Face::Crit, to: Face::Hit, count, .. } => *count,
        _ => 0,
    }
}

/// XW-ATK-11: the crits that a defender turns into hits before the attacker modifies dice.
#[must_use]
pub fn crits_softened(defender: &Craft<'_>) -> u8 {
    let holds = |effect: &Effect| {
        effect.when().iter().all(|condition| {
            *condition == EffectCondition::NotCriticallyDamaged && defender.faceup.is_empty()
        })
    };
    defender.effects().map(|(_, effect)| effect).filter(|effect| holds(effect)).map(crits_into_hits).sum()
}

/// XW-ABL-31: whether a defender in the bullseye arc of this ship may not modify defense dice with green tokens.
#[must_use]
pub fn bars_green_tokens(attacker: &ShipType) -> bool {
    crate::ability::bars_green_in_bullseye(attacker)
}

/// Applies one use. Returns whether a die was changed.
pub fn change_dice<F: CountedFaces>(dice: &mut DicePool<F>, change: DiceChange) -> bool {
    let [focus, blank] = F::REROLLED;
    match change {
        DiceChange::EveryFocus => {
            let mut changed = false;
            while dice.turn(focus, F::GOOD) {
                changed = true;
            }
            changed
        }
        DiceChange::OneFocus => dice.turn(focus, F::GOOD),
        // XW-ATK-12: an evade token turns a blank while there is one.
        DiceChange::OneAny => dice.turn(blank, F::GOOD) || dice.turn(focus, F::GOOD),
        DiceChange::FocusIntoCrit => dice.turn(focus, F::BEST),
    }
}

/// Turns up to `count` attack dice from one result to another. Returns whether a die was changed.
pub fn turn_up_to(reds: &mut DicePool<AttackRoll>, from: AttackFace, to: AttackFace, count: u8) -> bool {
    (0..count).fold(false, |changed, _| reds.turn(from, to) || changed)
}
