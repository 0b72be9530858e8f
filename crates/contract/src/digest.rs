//! Hashes that are the same on every machine and in every run.
//!
//! The standard hasher is seeded per process and may change; a log's hashes must not. Integers are widened the same
//! on 32 and 64 bit. Byte slices are read little-endian, which `derive(Hash)` writes natively: only little-endian
//! targets are supported, and golden digests in the tests would show a compiler that changes its derive.

use std::hash::{Hash, Hasher};

const SEED: u64 = 0x243F_6A88_85A3_08D3;
const FACTOR: u64 = 0x9E37_79B9_7F4A_7C15;

/// A portable 64-bit hasher. Not for secrets.
#[derive(Clone, Debug)]
pub struct Digest(u64);

impl Default for Digest {
    fn default() -> Self {
        Digest(SEED)
    }
}

impl Digest {
    #[inline]
    fn mix(&mut self, word: u64) {
        let product = u128::from(self.0 ^ word) * u128::from(FACTOR);
        self.0 = (product as u64) ^ ((product >> 64) as u64) ^ word.rotate_left(32);
    }
}

impl Hasher for Digest {
    #[inline]
    fn finish(&self) -> u64 {
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    #[inline]
    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.mix(u64::from_le_bytes(word));
        }
        self.mix(bytes.len() as u64);
    }

    #[inline]
    fn write_u8(&mut self, i: u8) {
        self.mix(u64::from(i));
    }
    #[inline]
    fn write_u16(&mut self, i: u16) {
        self.mix(u64::from(i));
    }
    #[inline]
    fn write_u32(&mut self, i: u32) {
        self.mix(u64::from(i));
    }
    #[inline]
    fn write_u64(&mut self, i: u64) {
        self.mix(i);
    }
    #[inline]
    fn write_u128(&mut self, i: u128) {
        self.mix(i as u64);
        self.mix((i >> 64) as u64);
    }
    #[inline]
    fn write_usize(&mut self, i: usize) {
        self.mix(i as u64);
    }
    #[inline]
    fn write_i8(&mut self, i: i8) {
        self.mix(i64::from(i) as u64);
    }
    #[inline]
    fn write_i16(&mut self, i: i16) {
        self.mix(i64::from(i) as u64);
    }
    #[inline]
    fn write_i32(&mut self, i: i32) {
        self.mix(i64::from(i) as u64);
    }
    #[inline]
    fn write_i64(&mut self, i: i64) {
        self.mix(i as u64);
    }
    #[inline]
    fn write_isize(&mut self, i: isize) {
        self.mix(i as i64 as u64);
    }
}

/// The portable 64-bit hash of anything hashable.
pub fn digest<T: Hash + ?Sized>(value: &T) -> u64 {
    let mut hasher = Digest::default();
    value.hash(&mut hasher);
    hasher.finish()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Hash)]
    enum Shape {
        Point,
        Line { from: i8, to: u16 },
        Text(&'static str),
    }

    #[test]
    fn golden_digests() {
        let got = [
            digest(&Shape::Point),
            digest(&Shape::Line { from: -3, to: 500 }),
            digest(&Shape::Text("tally")),
            digest(&[1u8, 2, 3][..]),
            digest(&u128::MAX),
        ];
        assert_eq!(got.map(|d| format!("{d:016x}")), GOLDEN);
    }

    /// Computed by an independent program.
    const GOLDEN: [&str; 5] =
        ["6d8315b9dee0feb1", "1618c32cfe990905", "7858d72e3986e887", "e8312efc8924ad30", "7d766a9e825e4da7"];

    #[test]
    fn lengths_count() {
        assert_ne!(digest(&[0u8, 0][..]), digest(&[0u8, 0, 0][..]));
        assert_ne!(digest(&vec![vec![1u8], vec![]]), digest(&vec![vec![], vec![1u8]]));
    }
}
