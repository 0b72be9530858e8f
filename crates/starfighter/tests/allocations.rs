//! Silent play allocates nothing once the caller's buffers have grown.

mod common;

use common::{ordinary, scarce};
use starfighter::{State, content};
use std::alloc::{GlobalAlloc, Layout, System};
use std::sync::atomic::{AtomicU64, Ordering};
use table::{Game, OffersOf, Out, Sim, walk};

struct Counting;

static COUNT: AtomicU64 = AtomicU64::new(0);

#[expect(unsafe_code, reason = "an allocator is unsafe by its trait; it only counts and hands on")]
// SAFETY: every call goes unchanged to the system's allocator.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        COUNT.fetch_add(1, Ordering::Relaxed);
        // SAFETY: as above.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        // SAFETY: as above.
        unsafe { System.dealloc(pointer, layout) }
    }
}

#[global_allocator]
static COUNTING: Counting = Counting;

fn matches(starts: &[State], seeds: std::ops::Range<u64>, offers: &mut OffersOf<State>) -> u64 {
    let mut acts = 0;
    for seed in seeds {
        for start in starts {
            let (mut game, mut draws) = (start.clone(), Sim::new(seed));
            while let Some(act) = walk::next_act(&game, offers, &mut draws) {
                game.apply(&act, &mut Out::silent());
                acts += 1;
            }
        }
    }
    acts
}

#[test]
fn silent_play_allocates_nothing() {
    let setups = ordinary().into_iter().chain(scarce());
    let starts: Vec<State> =
        setups.map(|(_, setup)| State::begin(content::builtin(), &setup).unwrap()).collect();
    let mut offers = OffersOf::<State>::default();
    offers.ones.reserve(2_000);
    matches(&starts, 0..2, &mut offers);
    let before = COUNT.load(Ordering::Relaxed);
    let acts = matches(&starts, 2..40, &mut offers);
    let allocations = COUNT.load(Ordering::Relaxed) - before;
    assert!(acts > 20_000, "{acts} acts");
    assert_eq!(allocations, 0, "in {acts} acts");
}
