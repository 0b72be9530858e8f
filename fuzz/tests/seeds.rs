//! Passes the seeds of the fuzz targets to their readers: real inputs of every game and every external format.

#![cfg(test)]

use std::collections::BTreeSet;
use std::path::Path;

/// Reads every seed of a target, all of which are valid; returns the set of first bytes.
fn seeds(target: &str, read: fn(&[u8]) -> bool) -> BTreeSet<u8> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("seeds").join(target);
    let mut kinds = BTreeSet::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let input = std::fs::read(&path).unwrap();
        assert!(read(&input), "{} is not taken", path.display());
        kinds.extend(input.first());
    }
    kinds
}

#[test]
fn logs_of_every_game_are_read() {
    assert_eq!(seeds("log_reader", fuzz::read::<fuzz::Logs>), BTreeSet::from_iter(b'0'..=b'6'));
}

#[test]
fn positions_of_every_game_begin_and_end() {
    assert_eq!(seeds("position_reader", fuzz::read::<fuzz::Positions>), BTreeSet::from_iter(b'0'..=b'6'));
}

#[test]
fn views_of_every_game_are_believed() {
    assert_eq!(seeds("view_reader", fuzz::read::<fuzz::Views>), BTreeSet::from_iter(b'0'..=b'6'));
}

#[test]
fn foreign_files_of_every_kind_are_read() {
    assert_eq!(seeds("foreign_reader", fuzz::foreign::read), BTreeSet::from_iter(b'0'..=b'3'));
}
