//! Golden vectors, computed by a separate program: ChaCha20 written from its definition (checked against the
//! published first block of the zero key), and `below` by the definition of rejection instead of the fast test.

use super::*;
use contract::rng::shuffle;

const KEY: Seed = {
    let mut key = [0; 32];
    let mut i = 0;
    while i < 32 {
        key[i] = i as u8;
        i += 1;
    }
    Seed(key)
};

const BOUNDS: [u32; 14] =
    [6, 6, 6, 6, 52, 8, 8, 1000, 3_000_000_000, 3_000_000_000, 3_000_000_000, 3_000_000_000, 1, 2];

#[test]
fn golden_draws() {
    let expected: [(u32, [u32; 14]); 4] = [
        (0, [2, 2, 2, 1, 22, 6, 2, 570, 2_716_375_917, 1_177_724_401, 534_849_588, 577_272_908, 0, 0]),
        (1, [0, 3, 5, 5, 6, 3, 4, 585, 1_053_173_145, 2_609_853_592, 2_055_795_409, 2_869_812_726, 0, 0]),
        (2, [4, 0, 3, 0, 24, 6, 0, 223, 662_794_725, 427_884_640, 2_118_063_914, 2_467_956_328, 0, 0]),
        (
            1_000_000,
            [5, 1, 2, 3, 12, 1, 3, 318, 2_693_556_499, 2_077_975_285, 2_545_498_655, 315_194_916, 0, 0],
        ),
    ];
    for (n, numbers) in expected {
        let mut stream = OutcomeRng::new(&KEY, n);
        assert_eq!(BOUNDS.map(|bound| stream.below(bound)), numbers, "stream {n}");
    }
}

#[test]
fn golden_shuffle() {
    let mut items = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
    shuffle(&mut OutcomeRng::new(&KEY, 3), &mut items);
    assert_eq!(items, [6, 8, 2, 7, 4, 1, 0, 3, 5, 9]);
}

/// A hundred dice span several blocks of the stream.
#[test]
fn golden_dice() {
    let mut stream = OutcomeRng::new(&KEY, 9);
    let dice: Vec<u32> = (0..100).map(|_| stream.below(6)).collect();
    assert_eq!(dice[95..], [5, 5, 5, 0, 3]);
    assert_eq!(dice.iter().sum::<u32>(), 279);
}

#[test]
fn an_outcome_depends_on_its_number_alone() {
    let mut earlier = OutcomeRng::new(&KEY, 4);
    let _ = (0..1000).map(|_| earlier.below(6)).sum::<u32>();
    assert_eq!(OutcomeRng::new(&KEY, 5).below(1 << 30), OutcomeRng::new(&KEY, 5).below(1 << 30));
    assert_ne!(OutcomeRng::new(&KEY, 5).below(1 << 30), OutcomeRng::new(&KEY, 6).below(1 << 30));
}

#[test]
fn nothing_secret_is_printed() {
    assert_eq!(format!("{KEY:?} {:?}", OutcomeRng::new(&KEY, 0)), "Seed(hidden) OutcomeRng(hidden)");
}
