//! The laws of the contract over ordinary and scarce set-ups.

#![cfg(test)]

use table::laws::conform;
use temple::{Options, SelfRepair, Setup, SpeedMeetings, State, Stones, Switch, content};

fn keeps_all_laws(setup: &Setup, seeds: std::ops::Range<u64>) {
    match conform::<State>(content::builtin(), setup, seeds) {
        Ok(report) => println!("{report:?}"),
        Err(broken) => panic!("{broken}"),
    }
}

#[test]
fn the_lost_temple_keeps_all_laws() {
    let options = Options { turn_limit: 8, ..Options::default() };
    keeps_all_laws(&Setup { options, ..Setup::default() }, 0..6);
}

/// A small map and other house rules: figures meet, fall and are called again.
#[test]
fn the_outpost_keeps_all_laws() {
    let options = Options {
        turn_limit: 20,
        self_repair: SelfRepair::Never,
        speed_meetings: SpeedMeetings::Forgets,
        sight: temple::board::SightRule::General,
        stones: Stones::Clear,
        ..Options::default()
    };
    keeps_all_laws(&Setup { map: "outpost".into(), options, ..Setup::default() }, 0..6);
}

#[test]
fn without_reinforcements_a_side_can_be_wiped_out() {
    let options = Options { turn_limit: 40, reinforcements: Switch::Off, ..Options::default() };
    keeps_all_laws(&Setup { map: "outpost".into(), options, ..Setup::default() }, 10..14);
}
