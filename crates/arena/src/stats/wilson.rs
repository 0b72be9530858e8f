//! Proportions with Wilson's interval, which stays between zero and one and is accurate for few matches.

use super::Z95;
use serde::Serialize;

/// A proportion with its 95 % interval.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Share {
    /// The count; a draw counts as half a win.
    pub count: f64,
    /// The number of trials.
    pub of: f64,
    /// The proportion itself; one half if there were no trials.
    pub share: f64,
    pub low: f64,
    pub high: f64,
}

impl Share {
    /// The proportion of `count` in `of` independent trials.
    #[must_use]
    pub fn new(count: f64, of: f64) -> Self {
        let share = if of > 0.0 { count / of } else { 0.5 };
        let (low, high) = wilson(share, of, Z95);
        Share { count, of, share, low, high }
    }

    /// Whether the interval and `low..=high` have a point in common.
    #[must_use]
    pub fn overlaps(&self, low: f64, high: f64) -> bool {
        self.low <= high && low <= self.high
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
    let half = z / (1.0 + z2 / n) * (share * (1.0 - share) / n + z2 / (4.0 * n * n)).sqrt();
    ((middle - half).max(0.0), (middle + half).min(1.0))
}

#[cfg(test)]
mod tests {
    use super::*;

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

    #[test]
    fn nothing_played_says_nothing() {
        let share = Share::new(0.0, 0.0);
        assert_eq!((share.share, share.low, share.high), (0.5, 0.0, 1.0));
    }

    #[test]
    fn intervals_meet_or_do_not() {
        let share = Share::new(50.0, 100.0);
        assert!(share.overlaps(0.45, 0.55));
        assert!(!share.overlaps(0.7, 0.8));
    }
}
