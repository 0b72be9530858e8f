//! The law of chance: outcomes are listed with weights, and drawn with exactly those odds.

use super::law::{Law, LawResult, round_trips};
use super::report::Report;
use crate::{ExhaustiveRng, Game};
use std::collections::BTreeMap;

/// Odds are computed exactly only if the weights add up to at most this.
const MAX_EXACT_SUM: u64 = 600;
/// The number of runs of `draw` after which a tree counts as too large.
const MAX_RUNS: usize = 20_000;
/// The number of chance states computed exactly in one run of the suite.
const MAX_STATES: u64 = 2_000;

/// The list is sorted, and `draw` has the listed odds.
pub(super) fn chance<G: Game>(game: &G, report: &mut Report) -> LawResult {
    let mut list = Vec::new();
    game.chance_outcomes(&mut list);
    let law = Law::Chance;
    law.holds(!list.is_empty(), || format!("nothing can fall in {game:?}"))?;
    law.holds(list.iter().all(|(_, weight)| *weight > 0), || format!("a weight is nought in {list:?}"))?;
    law.holds(list.is_sorted_by(|a, b| a.0 < b.0), || format!("not in order, or twice: {list:?}"))?;
    for (outcome, _) in &list {
        round_trips(law, outcome)?;
    }
    let sum: u64 = list.iter().map(|(_, weight)| u64::from(*weight)).sum();
    law.holds(sum <= u64::from(u32::MAX), || format!("the weights add up to {sum}"))?;
    if sum <= MAX_EXACT_SUM && report.exact_draws < MAX_STATES {
        exact(game, &list, sum, report)?;
    }
    Ok(())
}

/// Compares the distribution of `draw` with the weights as fractions, not as statistics.
fn exact<G: Game>(game: &G, list: &[(G::Chance, u32)], sum: u64, report: &mut Report) -> LawResult {
    let Some(runs) = every_draw(game) else { return Ok(()) };
    // All probabilities over one denominator; if it does not fit even 128 bits, the law is not tested here.
    let Some(whole) = runs.iter().try_fold(1u128, |lcm, run| common_multiple(lcm, u128::from(run.1))) else {
        return Ok(());
    };
    let mut drawn: BTreeMap<G::Chance, u128> = BTreeMap::new();
    for (outcome, one_in) in runs {
        *drawn.entry(outcome).or_default() += whole / u128::from(one_in);
    }
    report.exact_draws += 1;
    let listed = drawn.keys().copied().eq(list.iter().map(|(outcome, _)| *outcome));
    Law::Chance.holds(listed, || format!("drawn are {:?}, listed {list:?}", drawn.keys()))?;
    for (outcome, weight) in list {
        let share = drawn[outcome];
        let fair = share.checked_mul(u128::from(sum)) == whole.checked_mul(u128::from(*weight));
        Law::Chance.holds(fair, || {
            format!("{outcome:?} is drawn {share} times in {whole}, its weight is {weight} in {sum}")
        })?;
    }
    Ok(())
}

/// Every possible result of `draw`, each with "one in how many"; `None` if there are too many.
fn every_draw<G: Game>(game: &G) -> Option<Vec<(G::Chance, u64)>> {
    let (mut every, mut runs) = (ExhaustiveRng::default(), Vec::new());
    loop {
        let outcome = game.draw(&mut every);
        runs.push((outcome, every.one_in()));
        if runs.len() > MAX_RUNS {
            return None;
        }
        if !every.advance() {
            return Some(runs);
        }
    }
}

fn common_multiple(a: u128, b: u128) -> Option<u128> {
    let (mut x, mut y) = (a, b);
    while y != 0 {
        (x, y) = (y, x % y);
    }
    // Leaves room to multiply by a sum of weights.
    (a / x).checked_mul(b).filter(|lcm| *lcm < 1 << 110)
}
