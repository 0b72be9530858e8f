//! The sequential probability ratio test over pairs (pentanomial): play until one of two hypotheses is accepted.
//!
//! The hypotheses are `elo0` (not stronger than this) and `elo1` (at least this strong). For each of them the most
//! likely distribution of pair results with that mean score is found; the log-likelihood ratio of the two
//! distributions on the observed results is compared with Wald's bounds. No model of draws is needed.

use super::elo::to_score;
use super::pairs::{POINTS, Pairs};
use serde::Serialize;

/// A test of two hypotheses.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Sprt {
    /// The modest hypothesis, in Elo.
    pub elo0: f64,
    /// The bold hypothesis, in Elo.
    pub elo1: f64,
    /// The probability of accepting the bold hypothesis if the modest one is true.
    pub alpha: f64,
    /// The probability of accepting the modest hypothesis if the bold one is true.
    pub beta: f64,
}

/// The verdict so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// Neither hypothesis is accepted; continue.
    Open,
    /// The modest hypothesis is accepted.
    Modest,
    /// The bold hypothesis is accepted.
    Bold,
}

/// A pair result that never occurred counts as this many pairs, so that no hypothesis is infinitely unlikely.
const UNSEEN: f64 = 1e-3;

impl Sprt {
    /// A test with the usual error probabilities of 5 % each.
    #[must_use]
    pub const fn new(elo0: f64, elo1: f64) -> Self {
        Sprt { elo0, elo1, alpha: 0.05, beta: 0.05 }
    }

    /// Wald's bounds for the log-likelihood ratio: at or below the first the modest hypothesis is accepted, at or
    /// above the second the bold one.
    #[must_use]
    pub fn bounds(&self) -> (f64, f64) {
        ((self.beta / (1.0 - self.alpha)).ln(), ((1.0 - self.beta) / self.alpha).ln())
    }

    /// The log-likelihood ratio of the bold hypothesis against the modest one.
    #[must_use]
    pub fn ratio(&self, pairs: &Pairs) -> f64 {
        if pairs.count() == 0 {
            return 0.0;
        }
        let seen: [f64; 5] = pairs.0.map(|count| if count == 0 { UNSEEN } else { f64::from(count) });
        let (modest, bold) = (likeliest(&seen, to_score(self.elo0)), likeliest(&seen, to_score(self.elo1)));
        (0..5).map(|i| seen[i] * (bold[i] / modest[i]).ln()).sum()
    }

    #[must_use]
    pub fn verdict(&self, pairs: &Pairs) -> Verdict {
        let (ratio, (low, high)) = (self.ratio(pairs), self.bounds());
        if ratio <= low {
            Verdict::Modest
        } else if ratio >= high {
            Verdict::Bold
        } else {
            Verdict::Open
        }
    }
}

/// The most likely distribution with this mean score given the counts: each frequency divided by `1 + theta * (points
/// - mean)`, where theta is chosen so that the mean is right.
fn likeliest(seen: &[f64; 5], mean: f64) -> [f64; 5] {
    let total: f64 = seen.iter().sum();
    let share = seen.map(|count| count / total);
    let excess = |theta: f64| -> f64 {
        (0..5).map(|i| share[i] * (POINTS[i] - mean) / (1.0 + theta * (POINTS[i] - mean))).sum()
    };
    // The sum falls from plus to minus infinity between the poles at the two ends, so bisection finds its root.
    let (mut low, mut high) = (-1.0 / (1.0 - mean), 1.0 / mean);
    for _ in 0..200 {
        let middle = (low + high) / 2.0;
        if excess(middle) > 0.0 { low = middle } else { high = middle }
    }
    let theta = (low + high) / 2.0;
    std::array::from_fn(|i| share[i] / (1.0 + theta * (POINTS[i] - mean)))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Only clean results: the mean determines the distribution, so the ratio is the binomial one, 60 ln(s1 / s0) +
    /// 40 ln((1 - s1) / (1 - s0)) with s0 = 1/2 and s1 = 3/4 (190.85 Elo): 60 ln 1.5 + 40 ln 0.5 = 24.3279 - 27.7259
    /// = -3.3980.
    #[test]
    fn clean_results_are_binomial() {
        let sprt = Sprt::new(0.0, 400.0 * 3f64.log10());
        let ratio = sprt.ratio(&Pairs([40, 0, 0, 0, 60]));
        assert!((ratio + 3.3980).abs() < 5e-3, "{ratio}");
        assert_eq!(sprt.verdict(&Pairs([40, 0, 0, 0, 60])), Verdict::Modest);
    }

    /// 20 pairs at a quarter, 80 at three quarters, hypotheses with means 1/2 and 5/8. The best distribution of the
    /// bold one is 1/4 : 3/4. The modest one does better than 1/2 : 1/2 by putting some weight on the result zero,
    /// which never occurred: with a at a quarter, b at three quarters, a + 3 b = 2, and 20 ln a + 80 ln b has its
    /// maximum at a = 2/5, b = 8/15. The ratio is 20 ln(0.25 / 0.4) + 80 ln(0.75 / 0.53333) = -9.4001 + 27.2742 =
    /// 17.8741.
    #[test]
    fn unseen_results_are_possible_results() {
        let sprt = Sprt::new(0.0, super::super::elo::from_score(0.625));
        let ratio = sprt.ratio(&Pairs([0, 20, 0, 80, 0]));
        assert!((ratio - 17.8741).abs() < 2e-2, "{ratio}");
        assert_eq!(sprt.verdict(&Pairs([0, 20, 0, 80, 0])), Verdict::Bold);
    }

    /// Near equality the ratio is N (s1 - s0) (2 s - s0 - s1) / (2 variance), the normal approximation.
    #[test]
    fn small_differences_follow_the_normal_approximation() {
        let (sprt, pairs) = (Sprt::new(0.0, 5.0), Pairs([100, 500, 900, 520, 110]));
        let (s0, s1) = (0.5, to_score(5.0));
        let want =
            f64::from(pairs.count()) * (s1 - s0) * (2.0 * pairs.score() - s0 - s1) / (2.0 * pairs.variance());
        let got = sprt.ratio(&pairs);
        assert!((got - want).abs() < 0.01, "{got} is not near {want}");
        assert_eq!(sprt.verdict(&pairs), Verdict::Open);
    }

    #[test]
    fn bounds_are_walds() {
        let (low, high) = Sprt::new(0.0, 5.0).bounds();
        assert!((high - 19f64.ln()).abs() < 1e-12 && (low + 19f64.ln()).abs() < 1e-12);
        assert_eq!(Sprt::new(0.0, 5.0).ratio(&Pairs::default()), 0.0);
    }

    #[test]
    fn swapping_the_sides_swaps_the_sign() {
        let pairs = Pairs([3, 14, 40, 22, 9]);
        let turned = Pairs([9, 22, 40, 14, 3]);
        let (a, b) = (Sprt::new(-10.0, 30.0).ratio(&pairs), Sprt::new(-30.0, 10.0).ratio(&turned));
        assert!((a + b).abs() < 1e-9, "{a} {b}");
    }

    #[test]
    fn a_likeliest_distribution_has_its_mean_and_adds_up() {
        let got = likeliest(&[5.0, 1.0, 7.0, 2.0, 0.001], 0.61);
        let mean: f64 = got.iter().zip(POINTS).map(|(p, x)| p * x).sum();
        assert!((got.iter().sum::<f64>() - 1.0).abs() < 1e-9 && (mean - 0.61).abs() < 1e-9);
    }
}
