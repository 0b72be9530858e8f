//! The exact odds of an attack, by adding up every roll with its weight. Nothing is sampled.
//!
//! Both sides use what they have in the plain way: the attacker rerolls blanks with the lock, and focus results that
//! nothing else would turn; then as many focus results as possible become hits; the defender turns as many results into
//! evades as the attack has hits. Rerolls by cards, tokens of friends and the order in which a weapon's results are
//! cancelled are not looked at.

use crate::dice::roll::{AttackRoll, DefenseRoll, total_weight};
use serde::Serialize;

/// What one side may spend on its dice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct DiceResources {
    /// A focus token changes every focus result.
    pub focus: bool,
    /// Calculate tokens and Force: each changes one focus result.
    pub singles: u8,
    /// The attacker's lock, for rerolls.
    pub lock: bool,
    /// The defender's evade tokens, and other effects that change any result: one result each.
    pub evades: u8,
    /// Effects that change a blank of the defender: one each.
    pub blanks: u8,
}

/// An attack before any die is rolled.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct AttackParameters {
    /// Attack dice.
    pub reds: u8,
    /// Focus results that an effect adds to them.
    pub added: u8,
    /// Defense dice.
    pub greens: u8,
    pub attacker: DiceResources,
    pub defender: DiceResources,
    /// The number of reinforce tokens for the arc toward the attacker.
    pub reinforced: u8,
    /// The most damage the weapon can deal; `None`: one per remaining result.
    pub most: Option<u8>,
    /// Remaining shields and hull of the defender.
    pub left: u8,
}

/// The result of an attack, as probabilities.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Odds {
    /// The probability of each amount of damage, indexed by the amount.
    pub damage: Vec<f64>,
    /// The probability of any damage.
    pub any: f64,
    /// The expected damage.
    pub expected: f64,
    /// The probability that the defender is destroyed, ignoring effects of damage cards.
    pub destroyed: f64,
    /// The number of combined rolls that were summed, not counting rerolls.
    pub rolls: u64,
}

/// The odds of an attack. More than six dice count as six, and more than one added result as one.
#[must_use]
#[expect(clippy::cast_precision_loss, reason = "counts stay below the digits of a float")]
pub fn odds(attack: &AttackParameters) -> Odds {
    let (reds, greens, added) = (attack.reds.min(6), attack.greens.min(6), attack.added.min(1));
    let attack = AttackParameters { reds, greens, added, ..*attack };
    let rolls = u64::from(total_weight(attack.reds)) * u64::from(total_weight(attack.greens));
    // Every case combines a roll of the attack dice, a reroll of all attack dice including added ones, and a roll of
    // the defense dice.
    let dice = attack.reds + attack.added;
    let cases = rolls * u64::from(total_weight(dice));
    let mut counts = vec![0_u64; usize::from(dice) + 1];
    for (roll, weight) in attack_rolls(&attack) {
        let strikes = roll.hit + roll.crit;
        for (greens, of) in DefenseRoll::rolls(attack.greens) {
            let evades = evades(greens, attack.defender).min(strikes);
            let left = strikes - evades;
            let left = left - attack.reinforced.min(left.saturating_sub(1));
            let left = attack.most.map_or(left, |most| left.min(most));
            if let Some(count) = counts.get_mut(usize::from(left)) {
                *count += weight * u64::from(of);
            }
        }
    }
    let damage: Vec<f64> = counts.iter().map(|count| *count as f64 / cases as f64).collect();
    let expected = damage.iter().enumerate().map(|(n, share)| n as f64 * share).sum();
    // Zero damage never destroys the defender.
    let fatal = usize::from(attack.left.max(1));
    Odds {
        any: damage.iter().skip(1).sum(),
        expected,
        destroyed: damage.iter().skip(fatal).sum(),
        damage,
        rolls,
    }
}

/// Final attack rolls with their weights out of the square of the number of rolls.
fn attack_rolls(attack: &AttackParameters) -> Vec<(AttackRoll, u64)> {
    let all = u64::from(total_weight(attack.reds + attack.added));
    let means = attack.attacker;
    let mut found = Vec::new();
    for (rolled, weight) in AttackRoll::rolls(attack.reds) {
        let roll = AttackRoll { focus: rolled.focus + attack.added, ..rolled };
        let turned = if means.focus { u8::MAX } else { means.singles };
        let (focus, blank) =
            if means.lock { (roll.focus.saturating_sub(turned), roll.blank) } else { (0, 0) };
        let again = focus + blank;
        let kept = AttackRoll { focus: roll.focus - focus, blank: roll.blank - blank, ..roll };
        // Dice that are not rerolled count for all sides of the second roll.
        let idle = all / u64::from(total_weight(again));
        for (second, chance) in AttackRoll::rolls(again) {
            found.push((modified(means, kept.plus(second)), u64::from(weight) * u64::from(chance) * idle));
        }
    }
    found
}

fn modified(means: DiceResources, roll: AttackRoll) -> AttackRoll {
    let turned = if means.focus { roll.focus } else { roll.focus.min(means.singles) };
    AttackRoll { hit: roll.hit + turned, focus: roll.focus - turned, ..roll }
}

/// The most evades that can be made of a roll.
fn evades(roll: DefenseRoll, means: DiceResources) -> u8 {
    let turned = if means.focus { roll.focus } else { roll.focus.min(means.singles) };
    let blanks = roll.blank.min(means.blanks);
    let free = roll.dice() - roll.evade - turned - blanks;
    roll.evade + turned + blanks + free.min(means.evades)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn close(a: f64, b: f64) {
        assert!((a - b).abs() < 1e-12, "{a} is not {b}");
    }

    fn any(reds: u8, greens: u8, attacker: DiceResources, defender: DiceResources) -> f64 {
        odds(&AttackParameters { reds, greens, attacker, defender, ..AttackParameters::default() }).any
    }

    #[test]
    fn one_die_against_none_hits_with_half_of_its_sides() {
        let none = DiceResources::default();
        close(any(1, 0, none, none), 4.0 / 8.0);
        // With a focus token six sides of eight.
        close(any(1, 0, DiceResources { focus: true, ..none }, none), 6.0 / 8.0);
    }

    #[test]
    fn a_lock_rolls_the_bad_sides_again() {
        let none = DiceResources::default();
        // Half the sides hit at once; of the other half, half again.
        close(any(1, 0, DiceResources { lock: true, ..none }, none), 0.75);
        // With focus too: six of eight at once, and six of eight of the blanks.
        close(any(1, 0, DiceResources { lock: true, focus: true, ..none }, none), 0.75 + 0.25 * 0.75);
    }

    #[test]
    fn one_die_against_one_die() {
        let none = DiceResources::default();
        // The attack has a result with 1/2, the defense no evade with 5/8.
        close(any(1, 1, none, none), 0.5 * 5.0 / 8.0);
        // An evade token stops a single result always.
        close(any(1, 1, none, DiceResources { evades: 1, ..none }), 0.0);
    }

    #[test]
    fn all_cases_add_up_and_two_dice_make_one_damage() {
        let means = DiceResources { focus: true, lock: true, ..DiceResources::default() };
        let attack = AttackParameters {
            reds: 3,
            greens: 2,
            attacker: means,
            defender: means,
            left: 2,
            ..AttackParameters::default()
        };
        let found = odds(&attack);
        close(found.damage.iter().sum(), 1.0);
        close(found.destroyed, found.damage[2] + found.damage[3]);
        close(odds(&AttackParameters { reds: 2, left: 9, ..AttackParameters::default() }).expected, 1.0);
    }

    #[test]
    fn reinforcement_stops_one_of_several_but_never_the_last() {
        // Two results with 1/4 become one, one result with 1/2 stays.
        let found =
            odds(&AttackParameters { reds: 2, reinforced: 1, left: 2, ..AttackParameters::default() });
        close(found.expected, 0.75);
        close(found.destroyed, 0.0);
    }

    #[test]
    fn an_added_focus_result_counts_when_something_turns_it() {
        let none = DiceResources::default();
        let with = |attacker| {
            odds(&AttackParameters { reds: 1, added: 1, attacker, left: 9, ..AttackParameters::default() })
        };
        // By itself it is worth nothing: the die hits with probability 1/2.
        close(with(none).expected, 0.5);
        // A calculate token turns it, or the one that was rolled: 1/2 of a hit, and one that is sure.
        close(with(DiceResources { singles: 1, ..none }).expected, 1.5);
        // The lock rerolls it: 1/2 for it and 3/4 for the other die.
        close(with(DiceResources { lock: true, ..none }).expected, 1.25);
        close(with(DiceResources { lock: true, ..none }).damage.iter().sum(), 1.0);
    }

    #[test]
    fn a_weapon_deals_no_more_than_it_deals() {
        let hits = |most| odds(&AttackParameters { reds: 2, most, left: 1, ..AttackParameters::default() });
        // Ion: any result is one damage. Two dice have one with 3/4.
        close(hits(Some(1)).expected, 0.75);
        close(hits(Some(1)).destroyed, 0.75);
        // Tokens only.
        close(hits(Some(0)).any, 0.0);
        close(hits(Some(0)).destroyed, 0.0);
        close(hits(None).expected, 1.0);
    }

    #[test]
    fn a_gas_cloud_turns_a_blank_and_nothing_else() {
        let gas = DiceResources { blanks: 1, ..DiceResources::default() };
        // One defense die: an evade with 3/8, a blank with 3/8; only the focus results let the hit through.
        close(any(1, 1, DiceResources::default(), gas), 0.5 * 2.0 / 8.0);
    }
}
