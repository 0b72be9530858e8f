//! One scale for many bots: the Elo of each from all their matches together (Bradley-Terry), with the first at zero.
//!
//! Every two bots that met are given one additional even match, so that a clean sweep has a finite rating. Error bars
//! come from the curvature of the likelihood at its maximum; draws make them a little too wide, never too narrow.

use super::{Elo, Z95};

/// The score of one bot against another.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct PairingResult {
    /// The index of the first bot.
    pub a: usize,
    /// The index of the second bot.
    pub b: usize,
    /// Points of the first bot: one for a win, one half for a draw.
    pub points: f64,
    /// The number of matches.
    pub matches: f64,
}

/// Elo per unit of the logistic scale.
const UNIT: f64 = 400.0 / std::f64::consts::LN_10;
/// Newton's method converges in far fewer steps.
const STEPS: usize = 60;
/// The maximum step length, so that a bad initial guess cannot diverge.
const STRIDE: f64 = 2.0;

/// The ratings of `n` bots, the first at zero without error; `None` if they are not all connected by matches.
#[must_use]
pub fn ratings(n: usize, results: &[PairingResult]) -> Option<Vec<Elo>> {
    let free = n.checked_sub(1)?;
    let mut strength = vec![0.0; n];
    for _ in 0..STEPS {
        let (slope, curve) = slope_and_curve(&strength, results);
        let step = solve(&curve, &slope)?;
        for i in 0..free {
            strength[i + 1] += step[i].clamp(-STRIDE, STRIDE);
        }
    }
    let (_, curve) = slope_and_curve(&strength, results);
    let mut ratings = vec![Elo { elo: 0.0, low: 0.0, high: 0.0 }];
    for i in 0..free {
        let mut unit = vec![0.0; free];
        unit[i] = 1.0;
        let half = Z95 * UNIT * solve(&curve, &unit)?[i].sqrt();
        let elo = strength[i + 1] * UNIT;
        ratings.push(Elo { elo, low: elo - half, high: elo + half });
    }
    Some(ratings)
}

/// The gradient of the log-likelihood and its negative Hessian, without the row of the fixed first bot.
fn slope_and_curve(strength: &[f64], results: &[PairingResult]) -> (Vec<f64>, Vec<Vec<f64>>) {
    let free = strength.len() - 1;
    let (mut slope, mut curve) = (vec![0.0; free], vec![vec![0.0; free]; free]);
    for result in results {
        let (points, matches) = (result.points + 0.5, result.matches + 1.0);
        let expected = 1.0 / (1.0 + (strength[result.b] - strength[result.a]).exp());
        let (pull, weight) = (points - matches * expected, matches * expected * (1.0 - expected));
        for (bot, sign) in [(result.a, 1.0), (result.b, -1.0)] {
            let Some(row) = bot.checked_sub(1) else { continue };
            slope[row] += sign * pull;
            curve[row][row] += weight;
        }
        if result.a > 0 && result.b > 0 {
            curve[result.a - 1][result.b - 1] -= weight;
            curve[result.b - 1][result.a - 1] -= weight;
        }
    }
    (slope, curve)
}

/// Solves a small symmetric system by elimination; `None` if it has no unique solution.
fn solve(matrix: &[Vec<f64>], right: &[f64]) -> Option<Vec<f64>> {
    let n = right.len();
    let (mut m, mut x) = (matrix.to_vec(), right.to_vec());
    for i in 0..n {
        let pivot = (i..n).max_by(|a, b| m[*a][i].abs().total_cmp(&m[*b][i].abs()))?;
        if m[pivot][i].abs() < 1e-12 {
            return None;
        }
        m.swap(i, pivot);
        x.swap(i, pivot);
        for row in i + 1..n {
            let factor = m[row][i] / m[i][i];
            let (above, below) = m.split_at_mut(row);
            for (cell, pivot) in below[0].iter_mut().zip(&above[i]).skip(i) {
                *cell -= factor * pivot;
            }
            x[row] -= factor * x[i];
        }
    }
    for i in (0..n).rev() {
        for column in i + 1..n {
            x[i] -= m[i][column] * x[column];
        }
        x[i] /= m[i][i];
    }
    Some(x)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Two bots, 74.5 of 99: with the even match added 75 of 100, odds 3 to 1, 190.85 Elo. The curvature is
    /// 100 * 3/16, its inverse root .23094, times 1.96 * 173.718 = 78.63.
    #[test]
    fn two_bots_by_hand() {
        let got = ratings(2, &[PairingResult { a: 1, b: 0, points: 74.5, matches: 99.0 }]).unwrap();
        assert_eq!(got[0].elo, 0.0);
        assert!((got[1].elo - 190.8485).abs() < 1e-3, "{:?}", got[1]);
        assert!((got[1].high - got[1].elo - 78.63).abs() < 0.01, "{:?}", got[1]);
    }

    /// A chain of two steps of 3 to 1 each is the sum of both steps.
    #[test]
    fn steps_add_up() {
        let results = [
            PairingResult { a: 1, b: 0, points: 74.5, matches: 99.0 },
            PairingResult { a: 2, b: 1, points: 74.5, matches: 99.0 },
        ];
        let got = ratings(3, &results).unwrap();
        assert!((got[2].elo - 2.0 * 190.8485).abs() < 1e-2, "{got:?}");
        assert!((got[2].high - got[2].elo - 78.63 * 2f64.sqrt()).abs() < 0.05, "{got:?}");
    }

    #[test]
    fn a_clean_sweep_stays_a_number() {
        let got = ratings(2, &[PairingResult { a: 1, b: 0, points: 200.0, matches: 200.0 }]).unwrap();
        assert!(got[1].elo > 900.0 && got[1].elo < 1200.0, "{got:?}");
    }

    #[test]
    fn who_met_nobody_has_no_rating() {
        assert_eq!(ratings(3, &[PairingResult { a: 1, b: 0, points: 1.0, matches: 2.0 }]), None);
        assert_eq!(ratings(0, &[]), None);
    }
}
