//! Sources of randomness as the rules see them.

/// The only randomness a rules crate ever sees, and only in `draw`, `sample` and `deal`.
pub trait RandomSource {
    /// A uniform integer in `0..n`. `n` is at least 1.
    fn below(&mut self, n: u32) -> u32;

    /// Shuffles a slice uniformly.
    fn shuffle<T>(&mut self, items: &mut [T])
    where
        Self: Sized,
    {
        shuffle(self, items);
    }
}

/// Fisher-Yates from the end, one call of `below` per item except the first.
pub fn shuffle<T>(rng: &mut dyn RandomSource, items: &mut [T]) {
    for i in (1..items.len()).rev() {
        let j = rng.below(i as u32 + 1) as usize;
        items.swap(i, j);
    }
}

/// A small, fast generator for searches, tests and random play (SplitMix64). Matches never use it: their dice come
/// from the host's generator.
#[derive(Clone, Debug)]
pub struct SmallRng(u64);

impl SmallRng {
    /// The generator for this seed.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        SmallRng(seed)
    }

    /// The next 64 bits.
    #[inline]
    pub fn next_u64(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }
}

impl RandomSource for SmallRng {
    /// Multiply and shift; the bias of at most `n / 2^32` does not matter to a search.
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        (((self.next_u64() >> 32) * u64::from(n)) >> 32) as u32
    }
}

/// Enumerates the whole tree of `below` results, one run after another: exact distributions instead of statistics.
///
/// ```
/// use contract::{RandomSource, ExhaustiveRng};
/// let (mut every, mut sums) = (ExhaustiveRng::default(), Vec::new());
/// loop {
///     sums.push(every.below(2) + every.below(3));
///     if !every.advance() { break }
/// }
/// assert_eq!(sums, [0, 1, 2, 1, 2, 3]);
/// ```
#[derive(Debug, Default)]
pub struct ExhaustiveRng {
    path: Vec<(u32, u32)>,
    at: usize,
}

impl ExhaustiveRng {
    /// The probability of the run just made is one in this many.
    #[must_use]
    pub fn one_in(&self) -> u64 {
        self.path[..self.at].iter().map(|step| u64::from(step.1)).product()
    }

    /// Advances to the next run; false when every run has been made.
    pub fn advance(&mut self) -> bool {
        self.path.truncate(self.at);
        self.at = 0;
        while let Some((answer, n)) = self.path.pop() {
            if answer + 1 < n {
                self.path.push((answer + 1, n));
                return true;
            }
        }
        false
    }
}

impl RandomSource for ExhaustiveRng {
    fn below(&mut self, n: u32) -> u32 {
        if self.at == self.path.len() {
            self.path.push((0, n));
        }
        let (answer, asked) = self.path[self.at];
        assert_eq!(n, asked, "a draw may depend on earlier draws only");
        self.at += 1;
        answer
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_search_stream_is_fixed() {
        assert_eq!(
            SmallRng::new(1_234_567).next_u64(),
            6_457_827_717_110_365_317,
            "the published vector of SplitMix64"
        );
        let mut rng = SmallRng::new(42);
        let got: Vec<u32> = (0..8).map(|_| rng.below(1000)).collect();
        assert_eq!(got, [741, 159, 278, 344, 38, 868, 218, 800]);
    }

    #[test]
    fn every_permutation_is_equally_likely() {
        let mut every = ExhaustiveRng::default();
        let mut seen = std::collections::BTreeMap::new();
        loop {
            let mut items = [0, 1, 2, 3];
            every.shuffle(&mut items);
            *seen.entry(items).or_insert(0) += 24 / every.one_in();
            if !every.advance() {
                break;
            }
        }
        assert_eq!(seen.len(), 24);
        assert!(seen.values().all(|times| *times == 1));
    }
}
