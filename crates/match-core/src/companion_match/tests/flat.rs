//! A long evening: the two-thousandth step costs what the first hundred did, and only the log grows.

use super::*;
use allocation_counter::{AllocationInfo, measure};

const STEPS: u32 = 2_000;

/// One step, and what a phone at the table is sent.
fn step(table: &mut Table, number: u32) {
    let since = table.core.history().version();
    let roller = if number.is_multiple_of(2) { "person" } else { "program" };
    table.give(&json!({"step": "dice", "what": roller})).unwrap();
    let update = table.core.update(Viewer::Seat(TABLE), Some(since), Seats::NONE);
    assert_eq!(update.events.len(), 1, "one sentence is told once");
    // The journal is the store's, not the match's.
    table.records.clear();
}

fn hundred(table: &mut Table, from: u32) -> AllocationInfo {
    measure(|| (from..from + 100).for_each(|number| step(table, number)))
}

#[test]
fn a_step_costs_the_same_after_two_thousand() {
    let mut table = Table::open(&duel("program"));
    table.until("where-enemy");
    (0..100).for_each(|number| step(&mut table, number));
    let early = hundred(&mut table, 100);
    (200..STEPS - 100).for_each(|number| step(&mut table, number));
    let late = hundred(&mut table, STEPS - 100);
    assert!(late.count_total * 100 <= early.count_total * 103, "{early:?} {late:?}");
    assert!(late.bytes_total * 100 <= early.bytes_total * 105, "{early:?} {late:?}");
    // What is held: the line, its sentence and the request id; no state per step.
    assert!(late.bytes_current < 100 * 1_500, "{late:?}");
    let checkpoints = table.core.history().checkpoint_count();
    assert!(checkpoints <= 20, "{checkpoints} earlier positions");
}

#[test]
fn an_undo_is_quick_after_two_thousand() {
    let mut table = Table::open(&duel("program"));
    table.until("where-enemy");
    (0..STEPS).for_each(|number| step(&mut table, number));
    let steps = hundred(&mut table, STEPS);
    let mut hashes = Vec::new();
    for _ in 0..100 {
        let undo = measure(|| table.undo().unwrap());
        hashes.push(table.hash());
        // A replay from the beginning would be twenty times as much.
        assert!(undo.count_total < steps.count_total * 2, "{undo:?} {steps:?}");
    }
    assert_eq!(hashes[0], hashes[2], "the same dice as two steps before");
    assert_ne!(hashes[0], hashes[1]);
}

/// Every question, decision and sentence of whole games, in the mode that measures.
#[test]
fn playing_costs_the_same_in_every_round() {
    let ships = json!([
        {"id": "S1", "team": "solo", "pilot": "academypilot", "pose": {"x": 450, "y": 600, "heading": 180}},
        {"id": "R1", "team": "player", "pilot": "redsquadronveteran", "pose": {"x": 430, "y": 380, "heading": 0}},
    ]);
    let mut table = Table::open(&json!({"mode": "map", "ships": ships}));
    let mut rounds = Vec::new();
    for _ in 0..12 {
        let spent = measure(|| {
            let back = |ship: &str, y: i32, heading: i32| json!({"step": "correct", "what": {"fact": "pose", "ship": ship, "pose": {"x": 450, "y": y, "heading": heading}}});
            // The same position in every round, so that rounds can be compared.
            table.give(&back("S1", 600, 180)).unwrap();
            table.give(&back("R1", 380, 0)).unwrap();
            let whole = json!({"fact": "health", "ship": "R1", "hull": 4, "shields": 2, "force": 0});
            table.give(&json!({"step": "correct", "what": whole})).unwrap();
            table.until("end-round");
            table.until("plan");
        });
        rounds.push(spent.bytes_total);
        table.records.clear();
    }
    let (early, late): (u64, u64) = (rounds[..6].iter().sum(), rounds[6..].iter().sum());
    // Dice differ from round to round, so do the questions.
    assert!(late * 2 <= early * 3, "{rounds:?}");
}
