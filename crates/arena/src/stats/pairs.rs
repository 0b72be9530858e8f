//! Bot matches in pairs: the same seed twice with seats swapped, so that luck of the deal and of the first move
//! affects both sides equally. A pair is worth 0, 1/2, 1, 3/2 or 2 points; counting pairs instead of matches
//! (pentanomial) keeps the smaller variance that the pairing gives.

use super::{Elo, Z95, wilson};
use serde::Serialize;

/// The number of pairs by half points of the first bot.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Pairs(pub [u32; 5]);

impl Pairs {
    /// Counts a pair by its half points, from zero (both lost) to four (both won).
    ///
    /// # Panics
    /// If a pair has more than four half points.
    pub fn add(&mut self, half_points: usize) {
        self.0[half_points] += 1;
    }

    /// The sum of both counts.
    #[must_use]
    pub fn and(self, other: Pairs) -> Pairs {
        Pairs(std::array::from_fn(|i| self.0[i] + other.0[i]))
    }

    /// The number of pairs.
    #[must_use]
    pub fn count(&self) -> u32 {
        self.0.iter().sum()
    }

    /// The mean score of a match, from zero to one; one half if nothing was played.
    #[must_use]
    pub fn score(&self) -> f64 {
        let n = f64::from(self.count());
        if n == 0.0 { 0.5 } else { self.weighted(|points| points) / n }
    }

    /// The variance of a pair's mean score.
    #[must_use]
    pub fn variance(&self) -> f64 {
        let (n, mean) = (f64::from(self.count()), self.score());
        if n == 0.0 { 0.0 } else { self.weighted(|points| (points - mean).powi(2)) / n }
    }

    fn weighted(&self, value: impl Fn(f64) -> f64) -> f64 {
        self.0.iter().zip(POINTS).map(|(count, points)| f64::from(*count) * value(points)).sum()
    }

    /// The 95 % interval of the score: Wilson's, with as many Bernoulli trials as would have the variance seen in the
    /// pairs. At least one pair's worth of uncertainty always remains, and at zero or one every pair counts as one
    /// trial.
    #[must_use]
    pub fn interval(&self) -> (f64, f64) {
        let (n, score) = (f64::from(self.count()), self.score());
        if n == 0.0 {
            return (0.0, 1.0);
        }
        let widest = score * (1.0 - score);
        let ratio = if widest > 0.0 { (self.variance() / widest).max(1.0 / n) } else { 1.0 };
        wilson(score, n / ratio, Z95)
    }

    /// The difference in Elo, with error bars.
    #[must_use]
    pub fn elo(&self) -> Elo {
        let (low, high) = self.interval();
        Elo {
            elo: super::elo::from_score(self.score()),
            low: super::elo::from_score(low),
            high: super::elo::from_score(high),
        }
    }
}

/// The mean points per match of a pair with this many half points.
pub const POINTS: [f64; 5] = [0.0, 0.25, 0.5, 0.75, 1.0];

#[cfg(test)]
mod tests {
    use super::*;

    /// Ten pairs: 1 lost both, 2 at one half, 3 even, 2 at three halves, 2 won both.
    /// Score (0 + .5 + 1.5 + 1.5 + 2) / 10 = .55; squares (0 + .125 + .75 + 1.125 + 2) / 10 - .3025 = .0975.
    #[test]
    fn mean_and_variance_by_hand() {
        let pairs = Pairs([1, 2, 3, 2, 2]);
        assert_eq!(pairs.count(), 10);
        assert!((pairs.score() - 0.55).abs() < 1e-12);
        assert!((pairs.variance() - 0.0975).abs() < 1e-12);
        // .55 * .45 = .2475; ratio .0975 / .2475 = .3939; 25.38 trials.
        let (low, high) = pairs.interval();
        let (want_low, want_high) = wilson(0.55, 10.0 * 0.2475 / 0.0975, Z95);
        assert!((low - want_low).abs() < 1e-12 && (high - want_high).abs() < 1e-12);
    }

    #[test]
    fn a_clean_sweep_is_not_certainty() {
        let (low, high) = Pairs([0, 0, 0, 0, 10]).interval();
        assert!((high - 1.0).abs() < 1e-12);
        assert!(low > 0.6 && low < 0.8, "ten pairs won: {low}");
        let (low, high) = Pairs([0, 0, 10, 0, 0]).interval();
        assert!(low < 0.5 && high > 0.5 && high - low < 0.2, "ten even pairs: {low} to {high}");
    }

    #[test]
    fn counts_add_up() {
        let mut pairs = Pairs::default();
        (0..5).for_each(|half_points| pairs.add(half_points));
        assert_eq!(pairs.and(Pairs([1, 0, 0, 0, 2])), Pairs([2, 1, 1, 1, 3]));
    }
}
