//! How a solo ship modifies dice: as many results as possible, then as few tokens as necessary, then those that are
//! useful only now (XW-SOLO-24 to XW-SOLO-29, XW-SOLO-61).
//!
//! [`next_steps`] is pure arithmetic on counted faces: it finds the next step by the exact odds of every reroll. What
//! a ship may spend is collected in [`crate::solo::attack::spend`].

use serde::Serialize;

/// Counted faces of one side's dice. Good results are hits and crits, or evades.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
pub struct FaceCounts {
    /// Hits and crits, or evades.
    pub good: u8,
    pub focus: u8,
    pub blank: u8,
    /// Focus results that were rerolled and may not be rerolled again.
    pub focus_fixed: u8,
    /// Blanks that were rerolled and may not be rerolled again.
    pub blank_fixed: u8,
}

/// What a modifier does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum ModifierEffect {
    /// Rerolls up to this many dice at once.
    Reroll(u8),
    /// Turns every focus result into a good one.
    EveryFocus,
    /// Turns one focus result into a good one.
    OneFocus,
    /// Turns one blank or focus result into a good one.
    OneAny,
}

/// A token or card that is available to modify dice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct AvailableModifier<N> {
    pub name: N,
    pub does: ModifierEffect,
    /// How often it can be used.
    pub uses: u8,
    /// It is a token, which is spent; not a card effect.
    pub token: bool,
    /// It is useful in this part of an attack only.
    pub only_here: bool,
}

/// The next step.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum DiceStep<N> {
    /// Reroll these dice, then decide again.
    Reroll {
        by: N,
        focus: u8,
        blank: u8,
    },
    /// Change results and finish.
    Change {
        /// The modifiers used, and how often each.
        by: Vec<(N, u8)>,
        /// The resulting number of good results.
        results: u8,
    },
    Done,
}

/// The best next steps; several are returned if they tie, and chance decides. Good results count up to `cap`, since
/// more evades than hits are useless. With `keep`, modifiers that are also useful later are kept (XW-SOLO-26,
/// XW-SOLO-29).
#[must_use]
pub fn next_steps<N: Copy + PartialEq>(
    faces: FaceCounts,
    cap: u8,
    means: &[AvailableModifier<N>],
    keep: bool,
    odds: DieOdds,
) -> Vec<DiceStep<N>> {
    let stand = WHOLE_PARTS * u64::from(best_change(faces, cap, means));
    let mut best = (stand, None);
    let mut steps: Vec<(RerollCost, DiceStep<N>)> = Vec::new();
    for source in means {
        let ModifierEffect::Reroll(limit) = source.does else { continue };
        if source.uses == 0 {
            continue;
        }
        let left: Vec<AvailableModifier<N>> =
            means.iter().filter(|other| other.name != source.name).copied().collect();
        for focus in 0..=(faces.focus - faces.focus_fixed).min(limit) {
            for blank in 0..=(faces.blank - faces.blank_fixed).min(limit - focus) {
                if focus + blank == 0 {
                    continue;
                }
                let expected = after_reroll(faces, focus, blank, cap, &left, odds);
                if expected < best.0 || (expected == stand && best.1.is_none()) {
                    continue;
                }
                let step = DiceStep::Reroll { by: source.name, focus, blank };
                // XW-SOLO-61: cards before tokens; XW-SOLO-26, XW-SOLO-29: what is useful only now.
                let cost =
                    RerollCost { token: source.token, kept: keep && !source.only_here, dice: focus + blank };
                if expected > best.0 {
                    steps.clear();
                    best = (expected, Some(()));
                }
                steps.push((cost, step));
            }
        }
    }
    if let Some(least) = steps.iter().map(|(cost, _)| *cost).min() {
        return steps.into_iter().filter(|(cost, _)| *cost == least).map(|(_, step)| step).collect();
    }
    let changes = cheapest_changes(faces, cap, means, keep);
    if changes.is_empty() { vec![DiceStep::Done] } else { changes }
}

/// The odds of one die, out of eight sides.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DieOdds {
    /// Good faces.
    pub good: u64,
    /// Focus faces.
    pub focus: u64,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct RerollCost {
    token: bool,
    kept: bool,
    dice: u8,
}

/// Expected values are integers in units of one part of this number, which is exact for up to six dice.
const WHOLE_PARTS: u64 = 8_u64.pow(6);

fn capped(results: u8, cap: u8) -> u8 {
    results.min(cap)
}

/// The most good results that changes can achieve.
fn best_change<N: Copy + PartialEq>(faces: FaceCounts, cap: u8, means: &[AvailableModifier<N>]) -> u8 {
    combinations(faces, means).into_iter().map(|(_, results)| capped(results, cap)).max().unwrap_or(0)
}

/// Expected good results after rerolling, in parts of [`WHOLE_PARTS`].
fn after_reroll<N: Copy + PartialEq>(
    faces: FaceCounts,
    focus: u8,
    blank: u8,
    cap: u8,
    left: &[AvailableModifier<N>],
    odds: DieOdds,
) -> u64 {
    let dice = focus + blank;
    let rest = FaceCounts { focus: faces.focus - focus, blank: faces.blank - blank, ..faces };
    let none = 8 - odds.good - odds.focus;
    let mut sum = 0;
    for good in 0..=dice {
        for eyes in 0..=(dice - good) {
            let nothing = dice - good - eyes;
            let ways = choose(dice, good) * choose(dice - good, eyes);
            let weight = ways
                * odds.good.pow(u32::from(good))
                * odds.focus.pow(u32::from(eyes))
                * none.pow(u32::from(nothing));
            let then = FaceCounts {
                good: rest.good + good,
                focus: rest.focus + eyes,
                blank: rest.blank + nothing,
                focus_fixed: rest.focus_fixed + eyes,
                blank_fixed: rest.blank_fixed + nothing,
            };
            sum += weight * u64::from(best_change(then, cap, left));
        }
    }
    sum * (WHOLE_PARTS / 8_u64.pow(u32::from(dice.min(6))))
}

fn choose(of: u8, take: u8) -> u64 {
    (0..u64::from(take)).fold(1, |ways, step| ways * (u64::from(of) - step) / (step + 1))
}

type UseCounts<N> = Vec<(N, u8)>;

/// Every way to use the modifiers that change results, with the resulting good results.
fn combinations<N: Copy + PartialEq>(
    faces: FaceCounts,
    means: &[AvailableModifier<N>],
) -> Vec<(UseCounts<N>, u8)> {
    let mut found: Vec<(UseCounts<N>, FaceCounts)> = vec![(Vec::new(), faces)];
    // Focus results first: modifiers that change any result are used for the rest.
    for does in [ModifierEffect::EveryFocus, ModifierEffect::OneFocus, ModifierEffect::OneAny] {
        for source in means.iter().filter(|source| source.does == does) {
            let mut more = Vec::new();
            for (used, faces) in &found {
                let mut now = *faces;
                for times in 1..=source.uses {
                    let Some(next) = applied(now, does) else { break };
                    now = next;
                    let mut with = used.clone();
                    with.push((source.name, times));
                    more.push((with, now));
                }
            }
            found.extend(more);
        }
    }
    found.into_iter().map(|(used, faces)| (used, faces.good)).collect()
}

/// The faces after one use; `None` if it would have no effect.
fn applied(faces: FaceCounts, does: ModifierEffect) -> Option<FaceCounts> {
    match does {
        ModifierEffect::Reroll(_) => None,
        ModifierEffect::EveryFocus => (faces.focus > 0).then(|| FaceCounts {
            good: faces.good + faces.focus,
            focus: 0,
            focus_fixed: 0,
            ..faces
        }),
        ModifierEffect::OneFocus => faces.focus.checked_sub(1).map(|focus| FaceCounts {
            good: faces.good + 1,
            focus,
            focus_fixed: faces.focus_fixed.min(focus),
            ..faces
        }),
        ModifierEffect::OneAny => match faces.blank.checked_sub(1) {
            Some(blank) => Some(FaceCounts {
                good: faces.good + 1,
                blank,
                blank_fixed: faces.blank_fixed.min(blank),
                ..faces
            }),
            None => applied(faces, ModifierEffect::OneFocus),
        },
    }
}

/// XW-SOLO-24, XW-SOLO-27: the most results; XW-SOLO-25, XW-SOLO-28: with the fewest uses; XW-SOLO-61: cards rather
/// than tokens; XW-SOLO-26, XW-SOLO-29: what is useful only now. Returns all that tie.
fn cheapest_changes<N: Copy + PartialEq>(
    faces: FaceCounts,
    cap: u8,
    means: &[AvailableModifier<N>],
    keep: bool,
) -> Vec<DiceStep<N>> {
    let of = |name: &N| means.iter().find(|source| source.name == *name);
    let rank = |used: &UseCounts<N>, results: u8| {
        let uses: u8 = used.iter().map(|(_, times)| *times).sum();
        let tokens: u8 = used
            .iter()
            .filter(|(name, _)| of(name).is_some_and(|source| source.token))
            .map(|(_, t)| *t)
            .sum();
        let kept: u8 = used
            .iter()
            .filter(|(name, _)| keep && of(name).is_some_and(|source| !source.only_here))
            .map(|(_, times)| *times)
            .sum();
        (std::cmp::Reverse(capped(results, cap)), uses, tokens, kept)
    };
    let all = combinations(faces, means);
    let Some(best) = all.iter().map(|(used, results)| rank(used, *results)).min() else { return Vec::new() };
    all.into_iter()
        .filter(|(used, results)| rank(used, *results) == best && !used.is_empty())
        .map(|(by, results)| DiceStep::Change { by, results })
        .collect()
}

#[cfg(test)]
mod tests;
