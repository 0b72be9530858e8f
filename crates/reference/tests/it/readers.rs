//! Property tests: no text from outside makes a parser panic, however it is damaged.

use contract::random_play::random_match;
use contract::replay::replay;
use contract::{EventSink, Game, Log, SmallRng, Viewer};
use proptest::prelude::*;
use reference::{Claims, Duel6, Leduc, claims, duel6, leduc};

/// One way to damage a text.
#[derive(Clone, Debug)]
enum Damage {
    Cut(usize),
    Insert(usize, String),
    DropLine(usize),
    SwapLines(usize, usize),
    /// Replaces the nth number.
    Number(usize, String),
}

fn damage() -> impl Strategy<Value = Damage> {
    let wild = prop_oneof!["-?[0-9]{1,40}", "[0-9]{1,3}\\.[0-9]{1,3}", "\"[a-z]{0,6}\"", "null", "\\PC{0,8}"];
    let scrap = prop_oneof!["[{}\\[\\]\",:]{1,4}", "\\PC{1,8}", Just("\"raise\"".to_owned())];
    prop_oneof![
        any::<usize>().prop_map(Damage::Cut),
        (any::<usize>(), scrap).prop_map(|(at, text)| Damage::Insert(at, text)),
        any::<usize>().prop_map(Damage::DropLine),
        any::<(usize, usize)>().prop_map(|(a, b)| Damage::SwapLines(a, b)),
        (any::<usize>(), wild).prop_map(|(at, text)| Damage::Number(at, text)),
    ]
}

fn damaged(text: &str, damage: &Damage) -> String {
    let boundary = |at: usize| {
        let at = at % (text.len() + 1);
        (0..=at).rev().find(|at| text.is_char_boundary(*at)).unwrap_or(0)
    };
    let mut lines: Vec<&str> = text.lines().collect();
    match damage {
        Damage::Cut(at) => text.chars().take(at % (text.len() + 1)).collect(),
        Damage::Insert(at, scrap) => {
            let (before, after) = text.split_at(boundary(*at));
            format!("{before}{scrap}{after}")
        }
        Damage::DropLine(at) if !lines.is_empty() => {
            lines.remove(at % lines.len());
            lines.join("\n")
        }
        Damage::SwapLines(a, b) if !lines.is_empty() => {
            let count = lines.len();
            lines.swap(a % count, b % count);
            lines.join("\n")
        }
        Damage::DropLine(_) | Damage::SwapLines(..) => String::new(),
        Damage::Number(at, wild) => {
            let digits: Vec<(usize, &str)> = text.match_indices(|c: char| c.is_ascii_digit()).collect();
            let Some((at, _)) = digits.get(at % digits.len().max(1)) else { return String::new() };
            let (before, after) = text.split_at(*at);
            format!("{before}{wild}{}", after.trim_start_matches(|c: char| c.is_ascii_digit()))
        }
    }
}

/// A real match with this seed: its log, and some position and view along the way.
fn texts<G: Game<Content = ()>>(setup: &G::Setup, seed: u64) -> [String; 3] {
    let (_, log) =
        random_match::<G>(&(), setup, &mut SmallRng::new(seed)).unwrap_or_else(|f| panic!("{f:?}"));
    let mut game = G::begin(&(), setup).unwrap_or_else(|faults| panic!("{faults:?}"));
    let mut position = setup.clone();
    for entry in log.entries.iter().take(seed as usize % (log.entries.len() + 1)) {
        game.apply(&entry.act, &mut EventSink::silent());
        position = game.position().unwrap_or(position);
    }
    let viewer = Viewer::all(game.seats()).nth(seed as usize % 3).unwrap_or(Viewer::Watcher);
    let json = |text: Result<String, serde_json::Error>| text.unwrap_or_else(|error| panic!("{error}"));
    [
        json(log.to_lines()),
        json(serde_json::to_string(&position)),
        json(serde_json::to_string(&game.view(viewer))),
    ]
}

/// Parses a text in every way; whatever is accepted must be valid.
fn read<G: Game<Content = ()>>(text: &str) {
    if let Ok(log) = Log::<G>::from_lines(text)
        && let Ok(end) = replay(&(), &log)
    {
        assert_eq!(end.audit(), Ok(()));
    }
    if let Ok(setup) = serde_json::from_str::<G::Setup>(text)
        && let Ok(game) = G::begin(&(), &setup)
    {
        assert_eq!(game.audit(), Ok(()));
        assert!(random_match::<G>(&(), &setup, &mut SmallRng::new(0)).is_ok());
    }
    if let Ok(view) = serde_json::from_str::<G::View>(text)
        && let Ok(belief) = G::belief(&(), &view)
    {
        let game = G::deal(&belief, &mut SmallRng::new(0));
        assert_eq!(game.audit(), Ok(()));
        assert!(Viewer::all(game.seats()).any(|viewer| game.view(viewer) == view));
    }
}

fn read_damaged<G: Game<Content = ()>>(setup: &G::Setup, seed: u64, damages: &[Damage]) {
    for text in texts::<G>(setup, seed) {
        read::<G>(&damages.iter().fold(text, |text, damage| damaged(&text, damage)));
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_text_is_read_or_refused(text in "\\PC{0,200}(\n\\PC{0,200}){0,4}") {
        read::<Leduc>(&text);
        read::<Duel6>(&text);
        read::<Claims>(&text);
    }

    #[test]
    fn damaged_texts_are_read_or_refused(seed in 0u64..1000, damages in prop::collection::vec(damage(), 1..4)) {
        read_damaged::<Leduc>(&leduc::Setup::New, seed, &damages);
        read_damaged::<Duel6>(&duel6::Setup::New, seed, &damages);
        read_damaged::<Claims>(&claims::Setup::new(), seed, &damages);
    }

    /// Undamaged texts are accepted: the property above is not vacuous.
    #[test]
    fn sound_texts_are_read(seed in 0u64..1000) {
        let [log, position, view] = texts::<Claims>(&claims::Setup::new(), seed);
        prop_assert!(Log::<Claims>::from_lines(&log).is_ok_and(|log| replay(&(), &log).is_ok()));
        let setup = serde_json::from_str::<claims::Setup>(&position);
        prop_assert!(setup.is_ok_and(|setup| Claims::begin(&(), &setup).is_ok()));
        let view = serde_json::from_str::<claims::View>(&view);
        prop_assert!(view.is_ok_and(|view| Claims::belief(&(), &view).is_ok()));
    }
}

/// The error for a log that is one line short, one line long or out of order names the line.
#[test]
fn the_reader_names_the_line() {
    let [log, ..] = texts::<Leduc>(&leduc::Setup::New, 1);
    let spoilt = log.replacen("\"n\":2", "\"n\":\"two\"", 1);
    let error = Log::<Leduc>::from_lines(&spoilt).err().map(|error| error.line);
    assert_eq!(error, Some(4), "a header and two entries come first");
    let unknown = log.replacen("\"n\":1", "\"surprise\":0,\"n\":1", 1);
    assert_eq!(Log::<Leduc>::from_lines(&unknown).err().map(|error| error.line), Some(3));
    assert_eq!(Log::<Leduc>::from_lines("\n\n").err().map(|error| error.line), Some(1));
}
