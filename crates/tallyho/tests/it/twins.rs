//! The twin law of the commands that print a view: what a seat may not know changes nothing in what is printed for that seat.

use assert_cmd::Command;
use contract::Seat;
use match_core::games::GAME_IDS;
use match_core::record::SeatKind;
use match_core::test_twins::{TwinMatch, twin_matches};
use serde_json::Value;

/// Twin matches of each game and seat.
const TWINS: usize = 2;

fn printed(args: &[&str]) -> Value {
    let run = Command::cargo_bin("tallyho").unwrap().args(args).assert().success().get_output().clone();
    serde_json::from_slice(&run.stdout).unwrap()
}

/// The parts of `choices` and `apply` that are meant for one seat: its view, and what it is asked.
fn for_seat(told: &Value, seat: Seat) -> String {
    let asked = told["asked"].as_array().unwrap();
    let asked: Vec<&Value> = asked.iter().filter(|asked| asked["seat"] == seat.number()).collect();
    assert_eq!(asked.len(), 1, "{told}");
    serde_json::to_string(&(&told["view"], asked)).unwrap()
}

fn compare(game: &str, twin: &TwinMatch) {
    let folder = tempfile::tempdir().unwrap();
    let seat = twin.seat.number().to_string();
    let [one, other] = [0, 1].map(|world| {
        let file = folder.path().join(format!("{world}.jsonl"));
        std::fs::write(&file, &twin.logs[world]).unwrap();
        let file = file.to_str().unwrap();
        let choices = printed(&["choices", game, file, "--view", &seat]);
        // Without acts, `apply` prints the whole position for the owner of the file, and what is open for each seat.
        let applied = printed(&["apply", game, file]);
        (for_seat(&choices, twin.seat), for_seat(&applied["open"], twin.seat), applied["hash"].clone())
    });
    assert_eq!(one.0, other.0, "{game}: choices");
    assert_eq!(one.1, other.1, "{game}: apply");
    assert_eq!(one.2 != other.2, twin.differ, "{game}: the worlds differ in what is hidden");
}

#[test]
fn what_a_seat_may_not_know_changes_nothing_that_is_printed_for_it() {
    for game in GAME_IDS {
        for seat in [Seat::A, Seat::B] {
            let twins = twin_matches(game, seat, SeatKind::Friend, TWINS);
            assert_eq!(twins.len(), TWINS, "{game}: too few twins");
            twins.iter().for_each(|twin| compare(game, twin));
        }
    }
}
