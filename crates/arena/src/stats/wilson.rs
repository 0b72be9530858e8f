//! Proportions with Wilson's interval, which stays between zero and one and is accurate for few matches.

use super::Z95;
pub use bots::wilson;
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

#[cfg(test)]
mod tests {
    use super::*;

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
