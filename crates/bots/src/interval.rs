//! Confidence intervals for estimated chances of winning.

use serde::Serialize;

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
        let (low, high) = wilson(wins / f64::from(games), f64::from(games), f64::from(Z));
        Interval { low: low as f32, high: high as f32 }
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

/// Wilson's score interval of a proportion observed in `n` trials, for the normal quantile `z`; from zero to one
/// without any trials.
#[must_use]
pub fn wilson(share: f64, n: f64, z: f64) -> (f64, f64) {
    if n <= 0.0 {
        return (0.0, 1.0);
    }
    let z2 = z * z;
    let middle = (share + z2 / (2.0 * n)) / (1.0 + z2 / n);
    let half = z / (1.0 + z2 / n) * libm::sqrt(share * (1.0 - share) / n + z2 / (4.0 * n * n));
    ((middle - half).max(0.0), (middle + half).min(1.0))
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

    fn near(got: f64, want: f64) {
        assert!((got - want).abs() < 5e-7, "{got} is not {want}");
    }

    /// With z = 2 and n = 12 the terms are simple: z2/n = 1/3, so the middle is (p + 1/6) * 3/4 and the half width
    /// 3/2 * sqrt(p (1 - p) / 12 + 1/144).
    #[test]
    fn round_numbers_by_hand() {
        // p = 1/2: middle (1/2 + 1/6) * 3/4 = 1/2; half 3/2 * sqrt(1/48 + 1/144) = 3/2 * 1/6 = 1/4.
        let (low, high) = wilson(0.5, 12.0, 2.0);
        near(low, 0.25);
        near(high, 0.75);
        // p = 1: middle 7/6 * 3/4 = 7/8; half 3/2 * 1/12 = 1/8.
        let (low, high) = wilson(1.0, 12.0, 2.0);
        near(low, 0.75);
        near(high, 1.0);
    }

    /// The textbook case: 81 of 263, z = 1.96.
    #[test]
    fn a_published_case() {
        let (low, high) = wilson(81.0 / 263.0, 263.0, 1.96);
        assert_eq!((format!("{low:.4}"), format!("{high:.4}")), ("0.2553".into(), "0.3662".into()));
    }
}
