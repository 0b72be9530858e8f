//! `tallyho swccg …` and the card game in a terminal, as their users start them.

#![cfg(test)]

use assert_cmd::Command;
use serde_json::Value;

fn tallyho(args: &[&str], stdin: &str) -> (String, String) {
    let mut command = Command::cargo_bin("tallyho").unwrap();
    let done = command.args(args).write_stdin(stdin.to_owned()).assert().success();
    let output = done.get_output();
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    (text(&output.stdout), text(&output.stderr))
}

#[test]
fn coverage_lists_every_entry_and_card() {
    let (text, _) = tallyho(&["swccg", "coverage"], "");
    assert!(text.contains("rule entries: "), "{text}");
    let (json, _) = tallyho(&["swccg", "coverage", "--json"], "");
    let coverage: Value = serde_json::from_str(&json).unwrap();
    assert_eq!(coverage["entries"].as_array().unwrap().len(), 42);
    assert!(coverage["cards"].as_array().unwrap().len() >= 112);
}

/// A deck goes through every form and back; what is unknown is told with its line.
#[test]
fn decks_are_read_and_written_in_every_form() {
    let list = "2x Rebel Trooper\nLuke Skywalker\nTim the Ewok\n";
    let (xml, said) = tallyho(&["swccg", "deck", "-", "--to", "xml"], list);
    assert!(said.contains("line 3: no such card: Tim the Ewok"), "{said}");
    assert_eq!(xml.matches("blueprintId=\"1_28\"").count(), 2);
    let (ids, said) = tallyho(&["swccg", "deck", "-", "--to", "ids"], &xml);
    assert_eq!((ids.trim(), said.as_str()), ("1_19,1_28,1_28", ""));
    let (again, _) = tallyho(&["swccg", "deck", "-"], &ids);
    assert_eq!(again, "1x Luke Skywalker\n2x Rebel Trooper\n");
}

#[test]
fn two_machines_play_a_few_matches() {
    let (text, _) = tallyho(&["sim", "swccg", "--matches", "2", "--players", "random,random"], "");
    assert!(text.contains("2 matches of"), "{text}");
}
