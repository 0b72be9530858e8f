//! The laws of the game contract for every preset.

use contract::laws::check_laws;
use xwing::content::Content;
use xwing::setup::preset::presets;
use xwing::{Setup, State};

fn keeps_all_laws(setup: &Setup, seeds: std::ops::Range<u64>) {
    match check_laws::<State>(Content::standard(), setup, seeds) {
        Ok(report) => println!("{report:?}"),
        Err(broken) => panic!("{broken}"),
    }
}

fn short(key: &str, rounds: u8) -> Setup {
    let mut preset = presets().into_iter().find(|preset| preset.key == key).expect("a preset").setup;
    preset.options.rounds = rounds;
    preset
}

#[test]
fn one_against_two_keeps_all_laws() {
    keeps_all_laws(&short("first-flight", 8), 0..3);
}

#[test]
fn a_patrol_keeps_all_laws() {
    keeps_all_laws(&short("patrol", 6), 0..2);
}

#[test]
fn two_people_keep_all_laws() {
    keeps_all_laws(&short("wing", 6), 0..2);
}
