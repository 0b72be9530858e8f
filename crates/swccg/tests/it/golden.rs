//! Complete matches on file: each replays to the same hash at every entry, with the same events and views for
//! everybody.
//!
//! Four are played at random, four by bots. After a rule change all are recorded again with one command, and a person
//! must review the difference:
//! `cargo run -p bots --example record -- swccg && SWCCG_BLESS=1 cargo test -p swccg --test it golden`

use contract::replay::Replay;
use contract::{Act, BySeat, EventSink, Game, Log, RecordedEvents, SmallRng, Viewer, digest, random_play};
use std::collections::BTreeSet;
use swccg::{Beginning, CardName, Choice, Deck, Event, Phase, Setup, State, content};

/// The matches played by bots: the rollout bot from both seats, and a player that tries everything once.
const MACHINES: [&str; 4] = ["rehearsed", "rehearsed-light", "curious", "curious-again"];

/// Name, setup and seed of each match: the ready decks from both seats, the teaching decks, and a match without
/// secrets.
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

fn filed(name: &str) -> Log<State> {
    Log::from_lines(&read(&format!("{name}.log"))).unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// The names of all matches on file.
fn names() -> Vec<&'static str> {
    recorded().into_iter().map(|(name, ..)| name).chain(MACHINES).collect()
}

/// The final state of a match on file; every entry is checked again.
fn replayed(name: &str) -> State {
    let (content, filed) = (content::builtin(), filed(name));
    assert_eq!(filed.header.content, content.hash(), "{name}: the content has changed");
    let mut replay = Replay::begin(content, &filed).unwrap_or_else(|error| panic!("{name}: {error}"));
    for entry in &filed.entries {
        replay.step(entry).unwrap_or_else(|error| panic!("{name}: {error}"));
    }
    replay.state().clone()
}

#[test]
fn matches_on_file_replay_to_the_same_hash() {
    let content = content::builtin();
    for (name, setup, seed) in recorded() {
        let (end, mut log) =
            random_play::random_match::<State>(content, &setup, &mut SmallRng::new(seed)).unwrap();
        log.header.content = content.hash();
        if blessing() {
            write(&format!("{name}.log"), &log.to_lines().unwrap());
        }
        assert!(replayed(name) == end, "{name}: the same match");
    }
    for name in names() {
        assert!(matches!(replayed(name).turn(), contract::Turn::Over(_)), "{name} ends");
    }
}

/// Hashes of everything every viewer sees and hears: debug and release builds, and all machines, must agree.
#[test]
fn views_and_words_have_the_digests_on_file() {
    let mut text = String::from("# match | first state | last state | all views | all events\n");
    for name in names() {
        let log = filed(name);
        let start = State::begin(content::builtin(), &log.header.setup).unwrap();
        let (mut state, mut views, mut words) = (start.clone(), 0, String::new());
        for entry in &log.entries {
            let mut told = RecordedEvents::<Event>::default();
            state.apply(&entry.act, &mut EventSink::recording(&mut told));
            let seen: Vec<_> = Viewer::all(2).map(|viewer| contract::view_hash(&state, viewer)).collect();
            views = digest(&(views, seen));
            words.push_str(&serde_json::to_string(&told.events).unwrap());
        }
        let row = [digest(&start), digest(&state), views, digest(&words)].map(|hash| format!("{hash:016x}"));
        text.push_str(&format!("{name} | {}\n", row.join(" | ")));
    }
    if blessing() {
        write("digests.txt", &text);
    }
    assert_eq!(read("digests.txt"), text);
}

/// The name of the kind of an act.
fn kind(choice: &Choice) -> &'static str {
    match choice {
        Choice::Pass => "pass",
        Choice::Start(_) => "start",
        Choice::Activate(_) => "activate",
        Choice::Drain(_) => "drain",
        Choice::DrainLess(_) => "drain less",
        Choice::Deploy { .. } => "deploy",
        Choice::DeployWith { .. } => "deploy with",
        Choice::Play { .. } => "play",
        Choice::Use { .. } => "use",
        Choice::Aim(_) => "aim",
        Choice::Pick(_) => "pick",
        Choice::Take(_) => "take",
        Choice::Verify => "verify",
        Choice::Transfer { .. } => "transfer",
        Choice::Battle(_) => "battle",
        Choice::Attack(_) => "attack",
        Choice::Fire { .. } => "fire",
        Choice::Destiny => "destiny",
        Choice::Forfeit(_) => "forfeit",
        Choice::Lose(_) => "lose",
        Choice::Move { .. } => "move",
        Choice::Transit { .. } => "transit",
        Choice::Join(_) => "join",
        Choice::Draw => "draw",
    }
}

/// Every kind of act the ready decks can produce; they have no creature to attack.
const KINDS: [&str; 23] = [
    "pass",
    "start",
    "activate",
    "drain",
    "drain less",
    "deploy",
    "deploy with",
    "play",
    "use",
    "aim",
    "pick",
    "take",
    "verify",
    "transfer",
    "battle",
    "fire",
    "destiny",
    "forfeit",
    "lose",
    "move",
    "transit",
    "join",
    "draw",
];

/// The card file that contains a card.
fn family(card: CardName) -> Option<&'static str> {
    let line = format!("name = {}\n", serde_json::to_string(&card).unwrap());
    content::FAMILIES.iter().find(|(_, text)| text.contains(&line)).map(|(file, _)| *file)
}

/// Together the matches contain every kind of act of the ready decks, every phase, and cards of every file being
/// deployed or played.
#[test]
fn the_matches_on_file_leave_nothing_out() {
    let (mut kinds, mut phases, mut families) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
    for name in names() {
        let log = filed(name);
        let mut state = State::begin(content::builtin(), &log.header.setup).unwrap();
        for entry in &log.entries {
            phases.insert(state.view(Viewer::Watcher).phase);
            if let Act::Choice(_, choice) = &entry.act {
                kinds.insert(kind(choice));
                match choice {
                    Choice::Start(card) | Choice::Deploy { card, .. } | Choice::Play { card, .. } => {
                        families.extend(family(*card));
                    }
                    _ => {}
                }
            }
            state.apply(&entry.act, &mut EventSink::silent());
        }
    }
    let missing: Vec<_> = KINDS.iter().filter(|kind| !kinds.contains(*kind)).collect();
    assert!(missing.is_empty(), "no match shows {missing:?}");
    use Phase::{Activate, Battle, Control, Deploy, Draw, Move, Start};
    assert_eq!(phases, BTreeSet::from([Start, Activate, Control, Deploy, Battle, Move, Draw]));
    let missing: Vec<_> =
        content::FAMILIES.iter().map(|(file, _)| *file).filter(|file| !families.contains(file)).collect();
    assert!(missing.is_empty(), "no match shows a card of {missing:?}");
}
