//! The random number generator of a match.
//!
//! Outcome `n` of a match is drawn from the ChaCha20 stream that is keyed by the match's seed and numbered `n`, never
//! from "the next number". Undoing and choosing again therefore cannot re-roll, and outcomes typed in by a person do
//! not shift later ones. The mapping from bits to numbers is our own and fixed by golden vectors, because any later
//! version, and anybody else's program, must be able to verify a log.

use contract::RandomSource;
use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

/// The seed that determines every random outcome of a match.
#[derive(Clone, PartialEq, Eq)]
pub struct Seed(pub [u8; 32]);

impl std::fmt::Debug for Seed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Seed(hidden)")
    }
}

/// The generator for one outcome.
pub struct OutcomeRng(ChaCha20Rng);

impl std::fmt::Debug for OutcomeRng {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("OutcomeRng(hidden)")
    }
}

impl OutcomeRng {
    /// The generator for entry `n`.
    #[must_use]
    pub fn new(seed: &Seed, n: u32) -> Self {
        let mut stream = ChaCha20Rng::from_seed(seed.0);
        stream.set_stream(u64::from(n));
        OutcomeRng(stream)
    }
}

impl RandomSource for OutcomeRng {
    /// Lemire's method on 32-bit words, with rejection: exactly uniform.
    fn below(&mut self, n: u32) -> u32 {
        let mut product = u64::from(self.0.next_u32()) * u64::from(n);
        // Only when the low half is below `n` can it be below the threshold, so the division is rare.
        if (product as u32) < n {
            let threshold = n.wrapping_neg() % n;
            while (product as u32) < threshold {
                product = u64::from(self.0.next_u32()) * u64::from(n);
            }
        }
        (product >> 32) as u32
    }
}

#[cfg(test)]
mod tests;
