//! `tallyho temple …` from the command line: positions in, JSON out.

use assert_cmd::Command;
use contract::{EventSink, Game, LegalChoicesOf, SmallRng, random_play};
use serde_json::{Value, json};
use temple::{Setup, State, content};

/// A position from a random match, as text.
fn position() -> String {
    let mut game = State::begin(content::builtin(), &Setup::default()).unwrap();
    let (mut rng, mut legal) = (SmallRng::new(5), LegalChoicesOf::<State>::default());
    while game.public().turn < 3 || game.position().is_none() {
        let act = random_play::next_act(&game, &mut legal, &mut rng).unwrap();
        game.apply(&act, &mut EventSink::silent());
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
fn missing_squares_and_figures_are_reported() {
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
