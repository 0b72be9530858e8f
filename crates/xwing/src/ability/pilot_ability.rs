//! Abilities of pilots that are known beside a real table too (XW-ABL-12 to XW-ABL-18).

use crate::ability::language::Role;
use crate::ability::lowered::{CountRule, DiceNumber};
use crate::content::Pilot;
use crate::event::Token;

/// The facts about an attack that pilot abilities depend on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct AttackContext {
    pub(crate) range: u8,
    pub(crate) primary: bool,
    pub(crate) tractored: bool,
}

fn counts(pilot: Option<&Pilot>, fight: AttackContext) -> impl Iterator<Item = &CountRule> {
    pilot.into_iter().flat_map(|pilot| &pilot.rules.counts).filter(move |rule| {
        rule.range.is_none_or(|(low, high)| (low..=high).contains(&fight.range))
            && (!rule.primary || fight.primary)
            && (!rule.tractored || fight.tractored)
    })
}

fn more(pilot: Option<&Pilot>, fight: AttackContext, role: Role) -> u8 {
    let fits = |rule: &&CountRule| rule.role == role || rule.role == Role::Either;
    let dice = |rule: &CountRule| match rule.change {
        DiceNumber::More(count) => count,
        DiceNumber::FewerForDefender(_) => 0,
    };
    counts(pilot, fight).filter(fits).map(dice).sum()
}

/// Extra attack dice for the attacker (XW-ABL-13, XW-ABL-14, XW-ABL-16, XW-ABL-18).
pub(crate) fn more_attack_dice(pilot: Option<&Pilot>, fight: AttackContext) -> u8 {
    more(pilot, fight, Role::Attacker)
}

/// Extra defense dice for the defender.
pub(crate) fn more_defense_dice(pilot: Option<&Pilot>, fight: AttackContext) -> u8 {
    more(pilot, fight, Role::Defender)
}

/// XW-ABL-12: the number of defense dice that the defender rolls fewer against this pilot.
pub(crate) fn fewer_defense_dice(pilot: Option<&Pilot>, fight: AttackContext) -> u8 {
    let dice = |rule: &CountRule| match rule.change {
        DiceNumber::FewerForDefender(count) => count,
        DiceNumber::More(_) => 0,
    };
    counts(pilot, fight).map(dice).sum()
}

/// XW-ABL-15: what a ship gains after it has lost a shield.
pub(crate) fn after_shield_lost(pilot: Option<&Pilot>) -> Option<Token> {
    pilot.is_some_and(|pilot| pilot.rules.ship.evade_after_shield).then_some(Token::Evade)
}

/// XW-ABL-17: Force recovered after a fully executed red maneuver.
pub(crate) fn force_after_red(pilot: Option<&Pilot>) -> u8 {
    pilot.map_or(0, |pilot| pilot.rules.ship.force_after_red)
}
