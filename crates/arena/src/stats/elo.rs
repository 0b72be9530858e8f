//! Elo: a score expressed as a difference in strength. Odds of ten to one are 400 points.

use serde::Serialize;

/// A difference in strength with its 95 % interval. A bound that does not exist (all won, all lost) is infinite,
/// `null` in JSON.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Elo {
    pub elo: f64,
    pub low: f64,
    pub high: f64,
}

impl Elo {
    /// The difference as a short text, such as `+191 (154 to 230)`.
    #[must_use]
    pub fn text(&self) -> String {
        format!("{} ({} to {})", signed(self.elo), signed(self.low), signed(self.high))
    }
}

fn signed(elo: f64) -> String {
    match elo {
        elo if elo == f64::INFINITY => "above measure".into(),
        elo if elo == f64::NEG_INFINITY => "below measure".into(),
        elo => format!("{elo:+.0}"),
    }
}

/// The difference that corresponds to a mean score.
#[must_use]
pub fn from_score(score: f64) -> f64 {
    if score <= 0.0 {
        f64::NEG_INFINITY
    } else if score >= 1.0 {
        f64::INFINITY
    } else {
        400.0 * (score / (1.0 - score)).log10()
    }
}

/// The expected mean score for a difference.
#[must_use]
pub fn to_score(elo: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-elo / 400.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Odds of 10 to 1 are 400 points, 3 to 1 are 400 log10(3) = 190.8485.
    #[test]
    fn odds_by_hand() {
        assert!((from_score(10.0 / 11.0) - 400.0).abs() < 1e-9);
        assert!((from_score(0.75) - 190.848_501_9).abs() < 1e-6);
        assert!(from_score(0.5).abs() < 1e-12);
        assert!((from_score(0.25) + 190.848_501_9).abs() < 1e-6);
        assert_eq!((from_score(0.0), from_score(1.0)), (f64::NEG_INFINITY, f64::INFINITY));
    }

    #[test]
    fn there_and_back() {
        for elo in [-250.0, -10.0, 0.0, 5.0, 800.0] {
            assert!((from_score(to_score(elo)) - elo).abs() < 1e-9);
        }
    }

    #[test]
    fn an_infinite_bound_is_null_in_json() {
        let elo = Elo { elo: f64::INFINITY, low: 120.0, high: f64::INFINITY };
        assert_eq!(serde_json::to_string(&elo).unwrap(), r#"{"elo":null,"low":120.0,"high":null}"#);
        assert_eq!(elo.text(), "above measure (+120 to above measure)");
    }
}
