//! Recorded matches in all three modes: each replays to the same hash at every entry, with the same events for every
//! viewer. `STARFIGHTER_BLESS=1` regenerates them; review the diff.

use crate::common;

use common::{compare, ordinary, scarce};
use contract::replay::Replay;
use contract::{EventSink, Game, Log, RecordedEvents, SmallRng, Viewer, digest, random_play};
use starfighter::{Event, Setup, State, content};

fn recorded() -> Vec<(String, Setup, u64)> {
    let named = ordinary().into_iter().chain(scarce());
    named.zip(11..).map(|((name, setup), seed)| (name.replace([' ', ','], "-"), setup, seed)).collect()
}

fn path(name: &str) -> String {
    format!("tests/golden/{name}.log")
}

fn blessing() -> bool {
    std::env::var_os("STARFIGHTER_BLESS").is_some()
}

fn read(name: &str) -> String {
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join(path(name));
    std::fs::read_to_string(path).unwrap_or_default()
}

#[test]
fn matches_on_file_replay_to_the_same_hash() {
    for (name, setup, seed) in recorded() {
        if blessing() {
            let content = content::builtin();
            let (_, mut log) =
                random_play::random_match::<State>(content, &setup, &mut SmallRng::new(seed)).unwrap();
            log.header.content = content.hash();
            compare(&path(&name), &log.to_lines().unwrap());
        }
        let log = Log::<State>::from_lines(&read(&name)).unwrap_or_else(|e| panic!("{name}: {e}"));
        assert_eq!(log.header.content, content::builtin().hash(), "{name}: the content has changed");
        let mut replay = Replay::begin(content::builtin(), &log).unwrap_or_else(|d| panic!("{name}: {d}"));
        for entry in &log.entries {
            replay.step(entry).unwrap_or_else(|d| panic!("{name}: {d}"));
        }
        assert!(matches!(replay.state().turn(), contract::Turn::Over(_)), "{name} ends");
    }
}

/// Digests of all views and events of every viewer: debug and release builds, and all machines, must agree.
#[test]
fn views_and_words_have_the_digests_on_file() {
    let mut text = String::from("# match | first state | last state | all views | all events\n");
    for (name, setup, seed) in recorded() {
        let content = content::builtin();
        let start = State::begin(content, &setup).unwrap();
        let (end, log) =
            random_play::random_match::<State>(content, &setup, &mut SmallRng::new(seed)).unwrap();
        let (mut state, mut views, mut words) = (start.clone(), 0, String::new());
        for entry in &log.entries {
            let mut recorded = RecordedEvents::<Event>::default();
            state.apply(&entry.act, &mut EventSink::recording(&mut recorded));
            views = digest(&(
                views,
                Viewer::all(2).map(|viewer| contract::view_hash(&state, viewer)).collect::<Vec<_>>(),
            ));
            words.push_str(&serde_json::to_string(&recorded.events).unwrap());
        }
        assert_eq!(state, end);
        let row = [digest(&start), digest(&end), views, digest(&words)].map(|hash| format!("{hash:016x}"));
        text.push_str(&format!("{name} | {}\n", row.join(" | ")));
    }
    compare("tests/golden/digests.txt", &text);
}
