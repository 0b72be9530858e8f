//! The laws of the contract over ordinary and unusual set-ups.

use contract::laws::check_laws;
use temple::{Options, SelfRepair, Setup, SpeedMeetings, State, Switch, VaultTerrain, content};

fn keeps_all_laws(setup: &Setup, seeds: std::ops::Range<u64>) {
    match check_laws::<State>(content::builtin(), setup, seeds) {
        Ok(report) => println!("{report:?}"),
        Err(broken) => panic!("{broken}"),
    }
}

#[test]
fn the_lost_temple_keeps_all_laws() {
    let options = Options { turn_limit: 8, ..Options::default() };
    keeps_all_laws(&Setup { options, ..Setup::default() }, 0..6);
}

/// A small map and other house rules: figures meet, fall and are called as reinforcements.
#[test]
fn the_outpost_keeps_all_laws() {
    let options = Options {
        turn_limit: 20,
        self_repair: SelfRepair::Never,
        speed_meetings: SpeedMeetings::Forgets,
        sight: temple::board::SightRule::General,
        stones: VaultTerrain::Clear,
        ..Options::default()
    };
    keeps_all_laws(&Setup { map: "outpost".into(), options, ..Setup::default() }, 0..6);
}

#[test]
fn without_reinforcements_a_side_can_be_wiped_out() {
    let options = Options { turn_limit: 40, reinforcements: Switch::Off, ..Options::default() };
    keeps_all_laws(&Setup { map: "outpost".into(), options, ..Setup::default() }, 10..14);
}

/// Every non-default value of every option separately, on both maps, with every theme.
#[test]
fn every_option_keeps_all_laws() {
    let usual = Options { turn_limit: 3, ..Options::default() };
    let card = |role| content::builtin().units.card(role);
    let variants = [
        Options { reinforcements: Switch::Off, ..usual },
        Options { self_repair: SelfRepair::Never, ..usual },
        Options { speed_meetings: SpeedMeetings::Forgets, ..usual },
        Options { sight: temple::board::SightRule::General, ..usual },
        Options { stones: VaultTerrain::Clear, ..usual },
        Options { recall_droids: Switch::Off, ..usual },
        Options { assault: Some(temple::content::Card { life: 40, ..card(temple::Role::Assault) }), ..usual },
        Options { medical: Some(temple::content::Card { life: 20, ..card(temple::Role::Medical) }), ..usual },
        Options { turn_limit: 1, ..usual },
    ];
    for (at, options) in variants.into_iter().enumerate() {
        for map in ["lost-temple", "outpost"] {
            let theme = ["galaxy", "deep", "gate"][at % 3].into();
            let seed = 100 + at as u64;
            keeps_all_laws(&Setup { map: map.into(), theme, options, position: None }, seed..seed + 1);
        }
    }
}
