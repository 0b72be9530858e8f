//! Sampling with a temperature: easier levels do not always choose the best option they found.

use contract::RandomSource;

/// The index of one weight, sampled with odds `weight ^ (1 / temperature)`; the first maximum at temperature 0.
pub(crate) fn sample_by_weight(weights: &[f32], temperature: f32, rng: &mut dyn RandomSource) -> usize {
    let best = argmax(weights);
    if temperature <= 0.0 {
        return best;
    }
    let top = weights[best].max(f32::MIN_POSITIVE);
    draw(weights.iter().map(|weight| libm::powf((weight / top).max(0.0), 1.0 / temperature)), rng)
}

/// The index of one value, sampled with odds `exp(value / temperature)`; the first maximum at temperature 0.
pub(crate) fn sample_by_value(values: &[f32], temperature: f32, rng: &mut dyn RandomSource) -> usize {
    let best = argmax(values);
    if temperature <= 0.0 {
        return best;
    }
    let top = values[best];
    draw(values.iter().map(|value| libm::expf((value - top) / temperature)), rng)
}

fn argmax(values: &[f32]) -> usize {
    let mut best = 0;
    for (at, value) in values.iter().enumerate() {
        if *value > values[best] {
            best = at;
        }
    }
    best
}

/// Samples an index by odds of at most 1 each, rounded to multiples of 1/65,536 so that only integers are drawn.
fn draw(odds: impl Iterator<Item = f32> + Clone, rng: &mut dyn RandomSource) -> usize {
    let steps = odds.map(|odd| (odd * 65_536.0) as u32);
    let mut at = rng.below(steps.clone().sum::<u32>().max(1));
    for (place, step) in steps.enumerate() {
        if at < step {
            return place;
        }
        at -= step;
    }
    0
}

#[cfg(test)]
mod tests {
    use super::*;
    use contract::SmallRng;

    #[test]
    fn zero_temperature_takes_the_first_maximum() {
        assert_eq!(sample_by_weight(&[1.0, 5.0, 5.0], 0.0, &mut SmallRng::new(1)), 1);
        assert_eq!(sample_by_value(&[0.1, 0.3, 0.2], 0.0, &mut SmallRng::new(1)), 1);
    }

    #[test]
    fn sampling_follows_the_weights() {
        let mut counts = [0u32; 3];
        let mut rng = SmallRng::new(7);
        for _ in 0..10_000 {
            counts[sample_by_weight(&[10.0, 30.0, 0.0], 1.0, &mut rng)] += 1;
        }
        assert_eq!(counts[2], 0, "what was never tried is never drawn");
        assert!((2_350..2_650).contains(&counts[0]), "{counts:?}");
    }

    #[test]
    fn sampling_keeps_the_order_of_values() {
        let mut counts = [0u32; 2];
        let mut rng = SmallRng::new(8);
        for _ in 0..10_000 {
            counts[sample_by_value(&[0.5, 0.4], 0.1, &mut rng)] += 1;
        }
        // odds e : 1
        assert!((7_100..7_520).contains(&counts[0]), "{counts:?}");
    }
}
