//! Whole matches on file: each replays to the same hash at every line, with the same words and views for everybody.
//! `SWCCG_BLESS=1` plays and writes them anew; the difference is to be read by a person.

#![cfg(test)]

use swccg::{Beginning, Deck, Event, Setup, State, content};
use table::replay::Replay;
use table::{BySeat, Game, Log, Out, Sim, Told, Viewer, digest, walk};

/// Name, set-up and seed of each match: the ready decks from both seats, the drill, and hands that give themselves away.
fn recorded() -> Vec<(&'static str, Setup, u64)> {
    let decks = |a: &str, b: &str| {
        let [a, b] = [a, b].map(|key| Deck::Ready(key.to_owned()));
        Beginning::Decks(BySeat([a, b]))
    };
    let setup = |from, turns| Setup { from, turns, ..Setup::default() };
    let open = Setup { secrets: BySeat([false; 2]), ..setup(decks("garrison", "tatooine"), 20) };
    vec![
        ("garrison-tatooine", setup(decks("garrison", "tatooine"), 24), 41),
        ("tatooine-garrison", setup(decks("tatooine", "garrison"), 24), 42),
        ("drill", setup(decks("drill-dark", "drill-light"), 16), 43),
        ("no-secrets", open, 44),
    ]
}

fn path(name: &str) -> std::path::PathBuf {
    std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(name)
}

fn blessing() -> bool {
    std::env::var_os("SWCCG_BLESS").is_some()
}

fn write(name: &str, text: &str) {
    std::fs::create_dir_all(path("")).unwrap();
    std::fs::write(path(name), text).unwrap();
}

fn read(name: &str) -> String {
    std::fs::read_to_string(path(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
}

#[test]
fn matches_on_file_replay_to_the_same_hash() {
    let content = content::builtin();
    for (name, setup, seed) in recorded() {
        let (end, mut log) = walk::random_match::<State>(content, &setup, &mut Sim::new(seed)).unwrap();
        log.header.content = content.hash();
        if blessing() {
            write(&format!("{name}.log"), &log.to_lines().unwrap());
        }
        let filed = Log::<State>::from_lines(&read(&format!("{name}.log"))).unwrap();
        assert_eq!(filed.header.content, content.hash(), "{name}: the content has changed");
        let mut replay = Replay::begin(content, &filed).unwrap_or_else(|error| panic!("{name}: {error}"));
        for entry in &filed.entries {
            replay.step(entry).unwrap_or_else(|error| panic!("{name}: {error}"));
        }
        assert!(*replay.state() == end, "{name}: the same match");
        assert!(matches!(end.turn(), table::Turn::Over(_)), "{name} ends");
    }
}

/// Digests of everything every viewer sees and hears: debug and release builds, and all machines, must agree.
#[test]
fn views_and_words_have_the_digests_on_file() {
    let mut text = String::from("# match | first state | last state | all views | all events\n");
    for (name, setup, seed) in recorded() {
        let content = content::builtin();
        let start = State::begin(content, &setup).unwrap();
        let (end, log) = walk::random_match::<State>(content, &setup, &mut Sim::new(seed)).unwrap();
        let (mut state, mut views, mut words) = (start.clone(), 0, String::new());
        for entry in &log.entries {
            let mut told = Told::<Event>::default();
            state.apply(&entry.act, &mut Out::to(&mut told));
            let seen: Vec<_> = Viewer::all(2).map(|viewer| table::sight(&state, viewer)).collect();
            views = digest(&(views, seen));
            words.push_str(&serde_json::to_string(&told.events).unwrap());
        }
        let row = [digest(&start), digest(&end), views, digest(&words)].map(|hash| format!("{hash:016x}"));
        text.push_str(&format!("{name} | {}\n", row.join(" | ")));
    }
    if blessing() {
        write("digests.txt", &text);
    }
    assert_eq!(read("digests.txt"), text);
}
