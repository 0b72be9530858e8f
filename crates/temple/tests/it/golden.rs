//! Recorded matches on both maps: each replays to the same hash at every entry.
//!
//! The random ones are regenerated with `TEMPLE_BLESS=1`; review the diff. The `planner` ones were played by the
//! planner to the stairs and are recorded with `cargo run -p bots --example record -- MAP NODES SEED`.

use contract::replay::Replay;
use contract::{Game, Log, SmallRng, Turn, random_play};
use temple::{
    Options, SelfRepair, Setup, SpeedMeetings, State, Switch, VaultTerrain, board::SightRule, content,
};

/// Random matches: name, set-up, seed.
fn random() -> Vec<(&'static str, Setup, u64)> {
    let setup = |map: &str, options| Setup { map: map.into(), options, ..Setup::default() };
    let short = Options { turn_limit: 4, ..Options::default() };
    let other = Options {
        self_repair: SelfRepair::Never,
        speed_meetings: SpeedMeetings::Forgets,
        sight: SightRule::General,
        stones: VaultTerrain::Clear,
        recall_droids: Switch::Off,
        ..short
    };
    let hard = Options { reinforcements: Switch::Off, turn_limit: 6, ..Options::default() };
    vec![
        ("lost-temple", setup("lost-temple", short), 21),
        ("lost-temple-other-rules", setup("lost-temple", other), 22),
        ("outpost", setup("outpost", short), 23),
        ("outpost-other-rules", setup("outpost", other), 24),
        ("outpost-without-reinforcements", setup("outpost", hard), 25),
    ]
}

/// Matches played by the planner, all won on the stairs.
const PLANNER_MATCHES: [&str; 2] = ["planner-lost-temple", "planner-outpost"];

fn path(name: &str) -> std::path::PathBuf {
    std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/golden/{name}.log"))
}

fn replayed(name: &str) -> State {
    let text = std::fs::read_to_string(path(name)).unwrap_or_else(|error| panic!("{name}: {error}"));
    let log = Log::<State>::from_lines(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
    assert_eq!(log.header.content, content::builtin().hash(), "{name}: the content has changed");
    let mut replay =
        Replay::begin(content::builtin(), &log).unwrap_or_else(|error| panic!("{name}: {error}"));
    for entry in &log.entries {
        replay.step(entry).unwrap_or_else(|error| panic!("{name}: {error}"));
    }
    *replay.state()
}

#[test]
fn matches_on_file_replay_to_the_same_hash() {
    for (name, setup, seed) in random() {
        let (end, mut log) =
            random_play::random_match::<State>(content::builtin(), &setup, &mut SmallRng::new(seed)).unwrap();
        log.header.content = content::builtin().hash();
        let lines = log.to_lines().unwrap();
        if std::env::var_os("TEMPLE_BLESS").is_some() {
            std::fs::create_dir_all(path(name).parent().unwrap()).unwrap();
            std::fs::write(path(name), &lines).unwrap();
        }
        assert_eq!(replayed(name), end, "{name}");
        assert!(matches!(end.turn(), Turn::Over(_)));
    }
}

/// TP-END-01: the planner's matches end on the stairs, with the pass.
#[test]
fn planner_matches_end_on_the_stairs() {
    for name in PLANNER_MATCHES {
        let Turn::Over(ending) = replayed(name).turn() else { panic!("{name} does not end") };
        assert_eq!(ending.rule, temple::rules::END_STAIRS, "{name}");
        assert_eq!(ending.winners.len(), 1);
    }
}
