//! The distribution of a measured quantity: mean, quantiles and a histogram.

use serde::Serialize;
use std::collections::BTreeMap;

/// The distribution of a quantity over many matches.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Spread {
    /// The number of values.
    pub count: usize,
    pub mean: f64,
    /// The standard deviation.
    pub deviation: f64,
    /// The minimum.
    pub least: f64,
    /// The 5th percentile.
    pub p5: f64,
    pub median: f64,
    /// The 95th percentile.
    pub p95: f64,
    /// The maximum.
    pub most: f64,
    /// How often each value occurred; only for integers with at most 400 different values.
    pub histogram: BTreeMap<i64, u32>,
}

const MAX_BARS: usize = 400;

impl Spread {
    /// The distribution of these values; `None` if there are none.
    #[must_use]
    pub fn of(values: &[f64]) -> Option<Self> {
        let mut sorted = values.to_vec();
        sorted.sort_unstable_by(f64::total_cmp);
        let (least, most) = (*sorted.first()?, *sorted.last()?);
        let n = sorted.len() as f64;
        let mean = sorted.iter().sum::<f64>() / n;
        let variance = sorted.iter().map(|value| (value - mean).powi(2)).sum::<f64>() / n;
        Some(Spread {
            count: sorted.len(),
            mean,
            deviation: variance.sqrt(),
            least,
            p5: quantile(&sorted, 0.05),
            median: quantile(&sorted, 0.5),
            p95: quantile(&sorted, 0.95),
            most,
            histogram: histogram(&sorted),
        })
    }
}

/// The smallest value that at least this fraction of all values does not exceed.
fn quantile(sorted: &[f64], share: f64) -> f64 {
    let rank = (share * sorted.len() as f64).ceil() as usize;
    sorted[rank.saturating_sub(1)]
}

fn histogram(sorted: &[f64]) -> BTreeMap<i64, u32> {
    let mut bars = BTreeMap::new();
    for value in sorted {
        if value.fract() != 0.0 || bars.len() > MAX_BARS {
            return BTreeMap::new();
        }
        *bars.entry(*value as i64).or_insert(0) += 1;
    }
    bars
}

#[cfg(test)]
mod tests {
    use super::*;

    /// 1..=20: mean 10.5, variance (400 - 1) / 12 = 33.25, quantiles by rank 1, 10 and 19.
    #[test]
    fn twenty_numbers_by_hand() {
        let values: Vec<f64> = (1..=20).rev().map(f64::from).collect();
        let spread = Spread::of(&values).unwrap();
        assert_eq!((spread.count, spread.mean, spread.least, spread.most), (20, 10.5, 1.0, 20.0));
        assert!((spread.deviation - 33.25f64.sqrt()).abs() < 1e-12);
        assert_eq!((spread.p5, spread.median, spread.p95), (1.0, 10.0, 19.0));
        assert_eq!(spread.histogram.len(), 20);
    }

    #[test]
    fn no_values_have_no_spread_and_fractions_no_bars() {
        assert_eq!(Spread::of(&[]), None);
        assert!(Spread::of(&[0.5, 1.0]).unwrap().histogram.is_empty());
    }
}
