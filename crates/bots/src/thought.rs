//! The output of a bot: its choice and the reasons for it.

use serde::Serialize;

/// What a choice is based on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Why {
    /// It was the only legal choice.
    Only,
    /// It wins whatever follows, in every re-dealt world that was tried.
    Wins,
    /// It was the best result of a search.
    Searched,
    /// It looked best one decision ahead.
    Judged,
    /// It begins the best of the planned acts.
    Planned,
    /// It was chosen at random: because the bot is random, or because it had no time to think.
    Lot,
}

/// The purpose of a choice, in the vocabulary of its game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Aim {
    /// The Lost Temple: a figure and its goal.
    Temple(temple::Errand),
}

/// A 95 % interval around an estimated chance of winning, both ends in `0.0..=1.0`.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Interval {
    pub low: f32,
    pub high: f32,
}

/// The standard normal quantile of a two-sided 95 % interval.
const Z: f32 = 1.96;

impl Interval {
    /// The interval when nothing is known.
    pub const WHOLE: Interval = Interval { low: 0.0, high: 1.0 };

    /// Wilson's interval for `wins` (draws count half, unfinished matches by their estimate) out of `games`. For
    /// results between 0 and 1 it is never too narrow: their variance is at most that of wins and losses with the
    /// same mean.
    #[must_use]
    pub fn wilson(wins: f64, games: u32) -> Self {
        if games == 0 {
            return Interval::WHOLE;
        }
        let (n, z2) = (f64::from(games), f64::from(Z * Z));
        let mean = wins / n;
        let centre = (mean + z2 / (2.0 * n)) / (1.0 + z2 / n);
        let half = f64::from(Z) * libm::sqrt(mean * (1.0 - mean) / n + z2 / (4.0 * n * n)) / (1.0 + z2 / n);
        Interval { low: (centre - half).max(0.0) as f32, high: (centre + half).min(1.0) as f32 }
    }

    /// The interval of a mean of evaluations from their sum and sum of squares; the whole range if there are fewer
    /// than two.
    #[must_use]
    pub fn of_mean(sum: f64, squares: f64, n: u32) -> Self {
        if n < 2 {
            return Interval::WHOLE;
        }
        let count = f64::from(n);
        let mean = sum / count;
        let variance = ((squares - sum * mean) / (count - 1.0)).max(0.0);
        let half = f64::from(Z) * libm::sqrt(variance / count);
        Interval { low: (mean - half).max(0.0) as f32, high: (mean + half).min(1.0) as f32 }
    }
}

/// One choice that was evaluated.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Line<C> {
    pub choice: C,
    /// How often it was tried: iterations of a search, worlds of a greedy player.
    pub visits: u32,
    /// The estimated chance of winning with it.
    pub win: f32,
    /// The 95 % interval of that estimate: it reflects the sampling error, not the error of the evaluation.
    pub interval: Interval,
}

/// A choice with its reasons.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Thought<C> {
    pub choice: C,
    pub why: Why,
    /// Its purpose, if the bot plans that far.
    pub aim: Option<Aim>,
    /// Every choice that was evaluated, best first; the visits add up to `iterations`.
    pub lines: Vec<Line<C>>,
    /// Nodes spent; never more than the budget.
    pub nodes: u32,
    /// Nodes spent on `lines`; the rest was spent on the search for a sure win.
    pub iterations: u32,
    /// Number of acts played in re-dealt worlds.
    pub acts: u64,
    /// Whether time or a stop signal ended the thinking before the nodes were spent.
    pub cut: bool,
}

impl<C: Copy + PartialEq> Thought<C> {
    /// A choice that needed no thinking.
    pub(crate) fn plain(choice: C, why: Why) -> Self {
        Thought { choice, why, aim: None, lines: Vec::new(), nodes: 0, iterations: 0, acts: 0, cut: false }
    }

    /// The entry of the choice, if any were evaluated.
    pub fn line(&self) -> Option<&Line<C>> {
        self.lines.iter().find(|line| line.choice == self.choice)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Wilson's interval for 7 of 10, computed by hand: center .6445, half width .2474.
    #[test]
    fn wilson_by_hand() {
        let interval = Interval::wilson(7.0, 10);
        assert!(
            (interval.low - 0.3968).abs() < 5e-4 && (interval.high - 0.8922).abs() < 5e-4,
            "{interval:?}"
        );
        assert_eq!(Interval::wilson(0.0, 0), Interval::WHOLE);
        assert!(Interval::wilson(5.0, 5).high <= 1.0);
    }

    /// Four evaluations .4 .5 .5 .6: mean .5, variance .02/3, standard error .0408.
    #[test]
    fn mean_by_hand() {
        let interval = Interval::of_mean(2.0, 0.16 + 0.25 + 0.25 + 0.36, 4);
        assert!((interval.low - 0.42).abs() < 1e-3 && (interval.high - 0.58).abs() < 1e-3, "{interval:?}");
        assert_eq!(Interval::of_mean(0.5, 0.25, 1), Interval::WHOLE);
    }
}
