//! Fuzz targets for every game: external text is checked, never trusted, and never causes a panic.
//!
//! The first line of an input is the id of the game, so that one corpus serves all. Files of other programs are in [`foreign`]. Each reader returns whether the text is valid.

pub mod foreign;

use contract::random_play::random_match;
use contract::replay::{ReplayError, replay};
use contract::{Game, Log, SmallRng};
use games::{GameVisitor, Playable, visit};
use std::marker::PhantomData;

/// Longer logs are repaired only up to here: repairing replays once for each line.
const MAX_ENTRIES: usize = 64;

/// A reader that exists for every game.
pub trait Reader {
    /// Reads `text` for the game `G`; returns whether it is valid.
    fn read<G: Game>(content: &'static G::Content, text: &str) -> bool;
}

/// A reader and its input.
struct Reading<'a, R>(&'a str, PhantomData<R>);

impl<R: Reader> GameVisitor for Reading<'_, R> {
    type Output = bool;
    fn run<G: Playable>(self) -> bool {
        R::read::<G>(G::content(), self.0)
    }
}

/// Passes the input to the reader of the game in its first line; returns whether it is valid.
pub fn read<R: Reader>(input: &[u8]) -> bool {
    let Ok(text) = std::str::from_utf8(input) else { return false };
    let Some((game, text)) = text.split_once('\n') else { return false };
    visit(game, Reading::<R>(text, PhantomData)).unwrap_or(false)
}

/// Logs: a log that can be parsed survives a round trip; a log that can be replayed replays the same.
pub struct Logs;

impl Reader for Logs {
    fn read<G: Game>(content: &'static G::Content, text: &str) -> bool {
        let Ok(log) = Log::<G>::from_lines(text) else { return false };
        let lines = log.to_lines().expect("a log that was read can be written");
        let again = Log::<G>::from_lines(&lines).expect("a log that was written can be read");
        assert_eq!(log, again);
        let (first, second) = (replay(content, &log), replay(content, &again));
        assert_eq!(first, second);
        if let Some(end) = repaired_end_state(content, log) {
            end.audit().expect("a replayed state adds up");
        }
        true
    }
}

/// The last state of a log after its hashes and numbers are corrected. A fuzzer cannot guess a hash, so without this
/// the rules after the first changed line would never be reached.
fn repaired_end_state<G: Game>(content: &'static G::Content, mut log: Log<G>) -> Option<G> {
    log.entries.truncate(MAX_ENTRIES);
    for _ in 0..2 * MAX_ENTRIES {
        match replay(content, &log) {
            Ok(end) => return Some(end),
            Err(ReplayError::Start { replayed, .. }) => log.header.start = replayed,
            Err(ReplayError::Number { at, .. }) => log.entries[at as usize].n = at,
            Err(ReplayError::Hash { n, replayed, .. }) => log.entries[n as usize].hash = replayed,
            Err(_) => return None,
        }
    }
    None
}

/// Positions: a position that begins passes the audit, survives a round trip, and can be played to the end within its
/// bound.
pub struct Positions;

impl Reader for Positions {
    fn read<G: Game>(content: &'static G::Content, text: &str) -> bool {
        let Ok(setup) = serde_json::from_str::<G::Setup>(text) else { return false };
        let Ok(game) = G::begin(content, &setup) else { return false };
        game.audit().expect("a state that begins adds up");
        if let Some(position) = game.position() {
            assert!(G::begin(content, &position).expect("its own position is legal") == game);
        }
        let (end, log) = random_match::<G>(content, &setup, &mut SmallRng::new(1)).expect("it began once");
        assert!(replay(content, &log).expect("its log replays") == end);
        true
    }
}

/// Hand-written views: a view with a belief can be dealt, passes the audit and looks the same.
pub struct Views;

impl Reader for Views {
    fn read<G: Game>(content: &'static G::Content, text: &str) -> bool {
        let Ok(view) = serde_json::from_str::<G::View>(text) else { return false };
        let Ok(belief) = G::belief(content, &view) else { return false };
        for seed in 0..4 {
            let game = G::deal(&belief, &mut SmallRng::new(seed));
            game.audit().expect("a dealt state adds up");
            assert!(contract::Viewer::all(game.seats()).any(|viewer| game.view(viewer) == view));
        }
        true
    }
}
