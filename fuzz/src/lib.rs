//! What every fuzz target asks of every game: text from outside is judged, never trusted, and never a panic.
//!
//! The first byte of an input names the game, so that one corpus serves all; a new game is one line in [`read`].
//! Files that other programs write are in [`foreign`]. Each reader says whether it took the text for legal.

pub mod foreign;

use reference::{Claims, Duel6, Leduc};
use table::replay::{Difference, replay};
use table::walk::random_match;
use table::{Game, Log, Sim};

/// Longer logs are mended up to here: mending replays once for each line.
const MOST_ENTRIES: usize = 64;

/// A reader that every game has.
pub trait Reader {
    /// Reads `text` as something of the game `G`; whether it is legal.
    fn read<G: Game>(content: &'static G::Content, text: &str) -> bool;
}

/// Hands the input to the reader of the game that its first byte names; whether it is legal.
pub fn read<R: Reader>(input: &[u8]) -> bool {
    let Some((game, text)) = input.split_first() else { return false };
    let Ok(text) = std::str::from_utf8(text) else { return false };
    match game.wrapping_sub(b'0') % 7 {
        0 => R::read::<Leduc>(&(), text),
        1 => R::read::<Duel6>(&(), text),
        2 => R::read::<Claims>(&(), text),
        3 => R::read::<starfighter::State>(starfighter::content::builtin(), text),
        4 => R::read::<xwing::game::State>(xwing::content::Content::standard(), text),
        5 => R::read::<swccg::State>(swccg::content::builtin(), text),
        _ => R::read::<temple::State>(temple::content::builtin(), text),
    }
}

/// Logs: what can be read can be written and read again; what can be replayed replays the same.
pub struct Logs;

impl Reader for Logs {
    fn read<G: Game>(content: &'static G::Content, text: &str) -> bool {
        let Ok(log) = Log::<G>::from_lines(text) else { return false };
        let lines = log.to_lines().expect("a log that was read can be written");
        let again = Log::<G>::from_lines(&lines).expect("a log that was written can be read");
        assert_eq!(log, again);
        let (first, second) = (replay(content, &log), replay(content, &again));
        assert_eq!(first, second);
        if let Some(end) = mended(content, log) {
            end.audit().expect("a replayed state adds up");
        }
        true
    }
}

/// The last state of a log whose hashes and numbers are put right first. No fuzzer guesses a hash, and without this
/// the rules behind the first changed line would never be reached.
fn mended<G: Game>(content: &'static G::Content, mut log: Log<G>) -> Option<G> {
    log.entries.truncate(MOST_ENTRIES);
    for _ in 0..2 * MOST_ENTRIES {
        match replay(content, &log) {
            Ok(end) => return Some(end),
            Err(Difference::Start { replayed, .. }) => log.header.start = replayed,
            Err(Difference::Number { at, .. }) => log.entries[at as usize].n = at,
            Err(Difference::Hash { n, replayed, .. }) => log.entries[n as usize].hash = replayed,
            Err(_) => return None,
        }
    }
    None
}

/// Positions: what begins adds up, is written as it was read, and can be played to an end within its bound.
pub struct Positions;

impl Reader for Positions {
    fn read<G: Game>(content: &'static G::Content, text: &str) -> bool {
        let Ok(setup) = serde_json::from_str::<G::Setup>(text) else { return false };
        let Ok(game) = G::begin(content, &setup) else { return false };
        game.audit().expect("a state that begins adds up");
        if let Some(position) = game.position() {
            assert!(G::begin(content, &position).expect("its own position is legal") == game);
        }
        let (end, log) = random_match::<G>(content, &setup, &mut Sim::new(1)).expect("it began once");
        assert!(replay(content, &log).expect("its log replays") == end);
        true
    }
}

/// Hand-written views: what is believed can be dealt, adds up and looks the same.
pub struct Views;

impl Reader for Views {
    fn read<G: Game>(content: &'static G::Content, text: &str) -> bool {
        let Ok(view) = serde_json::from_str::<G::View>(text) else { return false };
        let Ok(belief) = G::belief(content, &view) else { return false };
        for seed in 0..4 {
            let game = G::deal(&belief, &mut Sim::new(seed));
            game.audit().expect("a dealt state adds up");
            assert!(table::Viewer::all(game.seats()).any(|viewer| game.view(viewer) == view));
        }
        true
    }
}
