//! `tallyho temple …` as its users start it: positions in, JSON out.

#![cfg(test)]

use assert_cmd::Command;
use serde_json::{Value, json};
use table::{Game, OffersOf, Out, Sim, walk};
use temple::{Setup, State, content};

/// A played position, as text.
fn position() -> String {
    let mut game = State::begin(content::builtin(), &Setup::default()).unwrap();
    let (mut draws, mut offers) = (Sim::new(5), OffersOf::<State>::default());
    while game.public().turn < 3 || game.position().is_none() {
        let act = walk::next_act(&game, &mut offers, &mut draws).unwrap();
        game.apply(&act, &mut Out::silent());
    }
    serde_json::to_string(&game.position().unwrap()).unwrap()
}

fn ask(question: &[&str], position: &str) -> Value {
    let mut command = Command::cargo_bin("tallyho").unwrap();
    let done = command.arg("temple").args(question).write_stdin(position).assert().success();
    serde_json::from_slice(&done.get_output().stdout).unwrap()
}

#[test]
fn sight_reach_contact_and_odds_answer_in_json() {
    let position = position();
    let seen = ask(&["sight", "-", "L11", "T11"], &position);
    assert_eq!(seen["seen"], json!(false), "the altar is in the way");
    let reach = ask(&["reach", "-", "0", "--points", "1"], &position);
    assert_eq!(reach["figure"], json!(0));
    assert!(reach["squares"].as_array().unwrap().iter().all(|square| square["cost"].as_u64().unwrap() <= 1));
    let contact = ask(&["contact", "-", "E7"], &position);
    assert!(contact["squares"].as_array().unwrap().contains(&json!("E6")));
    let odds = ask(&["odds", "-", "0", "4"], &position);
    assert_eq!(odds["attacker"]["role"], json!("hero"));
}

#[test]
fn what_is_not_there_is_said() {
    let mut command = Command::cargo_bin("tallyho").unwrap();
    let failed = command.args(["temple", "sight", "-", "ZZ9", "A1"]).write_stdin("{}").assert().failure();
    let said = String::from_utf8_lossy(&failed.get_output().stderr).into_owned();
    assert!(said.contains("ZZ9"), "{said}");
    let mut command = Command::cargo_bin("tallyho").unwrap();
    let failed =
        command.args(["temple", "contact", "-", "A1"]).write_stdin(r#"{"map":"nowhere"}"#).assert().failure();
    let said = String::from_utf8_lossy(&failed.get_output().stderr).into_owned();
    assert!(said.contains("nowhere"), "{said}");
}
