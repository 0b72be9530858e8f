//! Recorded scenarios, one for each faction against the next: each replays to the same hash at every line.
//! `XWING_BLESS=1` plays and writes them anew; a person must review the difference.

use contract::replay::Replay;
use contract::{Game, Log, SmallRng, Turn, random_play};
use xwing::content::{Content, Faction};
use xwing::{Mission, Options, Setup, State};

/// Player and enemy faction of each match, by name of the file.
const MATCHES: [(&str, Faction, Faction); 7] = [
    ("rebel-alliance", Faction::RebelAlliance, Faction::GalacticEmpire),
    ("galactic-empire", Faction::GalacticEmpire, Faction::ScumAndVillainy),
    ("scum-and-villainy", Faction::ScumAndVillainy, Faction::Resistance),
    ("resistance", Faction::Resistance, Faction::FirstOrder),
    ("first-order", Faction::FirstOrder, Faction::GalacticRepublic),
    ("galactic-republic", Faction::GalacticRepublic, Faction::SeparatistAlliance),
    ("separatist-alliance", Faction::SeparatistAlliance, Faction::RebelAlliance),
];

fn path(name: &str) -> std::path::PathBuf {
    std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/golden/{name}.log"))
}

fn replayed(name: &str) -> State {
    let content = Content::standard();
    let text = std::fs::read_to_string(path(name)).unwrap_or_else(|error| panic!("{name}: {error}"));
    let log = Log::<State>::from_lines(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
    assert!(content.opens(log.header.content), "{name}: the content has changed");
    let mut replay = Replay::begin(content, &log).unwrap_or_else(|error| panic!("{name}: {error}"));
    for entry in &log.entries {
        replay.step(entry).unwrap_or_else(|error| panic!("{name}: {error}"));
    }
    *replay.state()
}

#[test]
fn matches_on_file_replay_to_the_same_hash() {
    let content = Content::standard();
    for (seed, (name, player, enemy)) in (31..).zip(MATCHES) {
        // Five rounds: the first wave, and that of round 4.
        let options = Options { rounds: 5, ..Options::default() };
        let mission = Some(Mission { player, enemy, ..Mission::default() });
        let setup = Setup { options, mission, ..Setup::default() };
        let (end, mut log) =
            random_play::random_match::<State>(content, &setup, &mut SmallRng::new(seed)).unwrap();
        log.header.content = content.hash();
        if std::env::var_os("XWING_BLESS").is_some() {
            std::fs::create_dir_all(path(name).parent().unwrap()).unwrap();
            std::fs::write(path(name), log.to_lines().unwrap()).unwrap();
        }
        assert_eq!(replayed(name), end, "{name}");
        assert!(matches!(end.turn(), Turn::Over(_)));
    }
}
