//! Golden vectors: random matches have fixed logs, in debug and in release, on every machine.

use contract::random_play::random_match;
use contract::replay::replay;
use contract::{Game, SmallRng, digest};
use reference::{Claims, Duel6, Leduc, claims, duel6, leduc};

/// The digests of the logs of the first matches, and of the next 200 together.
fn vectors<G: Game<Content = ()>>(setup: &G::Setup) -> Vec<String> {
    let log_hash = |seed| {
        let (end, log) =
            random_match::<G>(&(), setup, &mut SmallRng::new(seed)).unwrap_or_else(|f| panic!("{f:?}"));
        assert!(replay(&(), &log).is_ok_and(|again| again == end), "seed {seed}");
        digest(&log.to_lines().unwrap_or_else(|error| panic!("{error}")))
    };
    let bulk: Vec<u64> = (3..203).map(log_hash).collect();
    (0..3).map(log_hash).chain([digest(&bulk)]).map(|hash| format!("{hash:016x}")).collect()
}

#[test]
fn leduc_logs_are_fixed() {
    assert_eq!(
        vectors::<Leduc>(&leduc::Setup::New),
        ["d5726548cfb95fd1", "03e95d9452f1264f", "de93894d0cea807a", "f1f58ccbd5c978e8"]
    );
}

#[test]
fn duel6_logs_are_fixed() {
    assert_eq!(
        vectors::<Duel6>(&duel6::Setup::New),
        ["d415df9b9250c985", "918a37a06ef2857c", "b4a8764b0fc172e5", "ed1a77a4aedb6c24"]
    );
}

#[test]
fn claims_logs_are_fixed() {
    assert_eq!(
        vectors::<Claims>(&claims::Setup::new()),
        ["a015a0c7bd824978", "5a030585248aacb4", "c8a6d04d6538c6c5", "ce91e06606bf80a3"]
    );
}

/// A whole log as text: the line format cannot change unnoticed.
#[test]
fn a_log_reads_like_this() {
    let (_, log) = random_match::<Leduc>(&(), &leduc::Setup::New, &mut SmallRng::new(1))
        .unwrap_or_else(|f| panic!("{f:?}"));
    let text = log.to_lines().unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(text, include_str!("../data/leduc-1.log"));
}
