//! Passes the seeds of the fuzz targets to their readers: real inputs of every game and every external format.

#![cfg(test)]

use contract::random_play::random_match;
use contract::SmallRng;
use games::{GameVisitor, Playable, visit};
use serde_json::to_string;
use std::collections::BTreeSet;
use std::path::Path;

/// Reads every seed of a target, all of which are valid; returns the set of their first lines.
fn seeds(target: &str, read: fn(&[u8]) -> bool) -> BTreeSet<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("seeds").join(target);
    let mut kinds = BTreeSet::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let input = std::fs::read_to_string(&path).unwrap();
        assert!(read(input.as_bytes()), "{} is not taken", path.display());
        kinds.extend(input.lines().next().map(str::to_owned));
    }
    kinds
}

/// The games that are offered to players have seeds on file.
fn offered() -> BTreeSet<String> {
    games::GAME_IDS.iter().map(|id| (*id).to_owned()).collect()
}

#[test]
fn logs_of_every_game_are_read() {
    assert!(seeds("log_reader", fuzz::read::<fuzz::Logs>).is_superset(&offered()));
}

#[test]
fn positions_of_every_game_begin_and_end() {
    assert!(seeds("position_reader", fuzz::read::<fuzz::Positions>).is_superset(&offered()));
}

#[test]
fn views_of_every_game_are_believed() {
    assert!(seeds("view_reader", fuzz::read::<fuzz::Views>).is_superset(&offered()));
}

/// Inputs of a game that has none on file: its first preset, the view of whoever is asked first, and a random match.
struct Made;

impl GameVisitor for Made {
    type Output = [String; 3];
    fn run<G: Playable>(self) -> [String; 3] {
        let setup = G::presets().remove(0).setup;
        let state = G::begin(G::content(), &setup).unwrap();
        let view = state.view(contract::Viewer::Watcher);
        let (_, log) = random_match::<G>(G::content(), &setup, &mut SmallRng::new(1)).unwrap();
        let texts = [log.to_lines().unwrap(), to_string(&setup).unwrap(), to_string(&view).unwrap()];
        texts.map(|text| format!("{}\n{text}", G::ID))
    }
}

#[test]
fn inputs_of_every_listed_game_are_read() {
    for game in games::all_ids() {
        let [log, position, view] = visit(game, Made).unwrap();
        assert!(fuzz::read::<fuzz::Logs>(log.as_bytes()), "{game}: the log");
        assert!(fuzz::read::<fuzz::Positions>(position.as_bytes()), "{game}: the position");
        assert!(fuzz::read::<fuzz::Views>(view.as_bytes()), "{game}: the view");
    }
}

#[test]
fn foreign_files_of_every_kind_are_read() {
    let formats = fuzz::foreign::formats().map(|(game, format)| format!("{game} {}", format.name));
    assert_eq!(seeds("foreign_reader", fuzz::foreign::read), formats.collect());
}
