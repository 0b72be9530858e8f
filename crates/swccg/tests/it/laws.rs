//! The laws of the contract, checked on ordinary and unusual setups.

use contract::laws::check_laws;
use contract::{Game, SmallRng, Turn, random_play};
use swccg::{Beginning, Setup, State, content};

fn keeps_all_laws(setup: &Setup, seeds: std::ops::Range<u64>) {
    match check_laws::<State>(content::builtin(), setup, seeds) {
        Ok(report) => println!("{report}"),
        Err(broken) => panic!("{}", broken.to_string().chars().take(3000).collect::<String>()),
    }
}

/// SW-END-02
#[test]
fn a_short_match_keeps_all_laws() {
    keeps_all_laws(&Setup { turns: 14, ..Setup::default() }, 0..3);
}

/// The other seat plays the Dark Side.
#[test]
fn seats_may_be_swapped() {
    let Beginning::Decks(mut decks) = Setup::default().from else { panic!("decks") };
    decks.0.reverse();
    keeps_all_laws(&Setup { from: Beginning::Decks(decks), turns: 10, ..Setup::default() }, 10..12);
}

/// Complete matches of random play end by the rules.
#[test]
fn random_matches_end() {
    let setup = Setup::default();
    for seed in 0..20 {
        let (end, _) =
            random_play::random_match::<State>(content::builtin(), &setup, &mut SmallRng::new(seed)).unwrap();
        assert!(matches!(end.turn(), Turn::Over(_)));
    }
}

/// A position late in a match, with few cards left, so that battles, responses and the end are near.
#[test]
fn a_late_table_keeps_all_laws() {
    let setup = Setup::default();
    let mut tried = 0;
    for seed in 0..4 {
        let (mut rng, mut legal) = (SmallRng::new(seed), contract::LegalChoicesOf::<State>::default());
        let mut game = State::begin(content::builtin(), &setup).unwrap();
        let mut late = None;
        while let Some(act) = random_play::next_act(&game, &mut legal, &mut rng) {
            game.apply(&act, &mut contract::EventSink::silent());
            let scarce = [contract::Seat::A, contract::Seat::B].iter().any(|seat| game.life(*seat) < 12);
            late = if scarce { game.position() } else { None };
            if late.is_some() {
                break;
            }
        }
        let Some(late) = late else { continue };
        tried += 1;
        keeps_all_laws(&late, seed..seed + 2);
    }
    assert!(tried >= 3, "{tried} late tables");
}

/// SW-ACN-11: where one or both players waive their secrets, the others do learn what a hand can respond with, and
/// every such step reports it; no law is exempt.
#[test]
fn waived_secrets_keep_all_laws() {
    let waived = [([false, false], 0..4), ([true, false], 4..7), ([false, true], 7..10)];
    for (secrets, seeds) in waived {
        let setup = Setup { turns: 12, secrets: contract::BySeat(secrets), ..Setup::default() };
        keeps_all_laws(&setup, seeds);
    }
}
