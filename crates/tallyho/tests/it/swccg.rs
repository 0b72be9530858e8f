//! `tallyho swccg …` and the card game in a terminal, from the command line.

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
    assert!(text.contains("glossary entries: "), "{text}");
    let (json, _) = tallyho(&["swccg", "coverage", "--json"], "");
    let coverage: Value = serde_json::from_str(&json).unwrap();
    assert_eq!(coverage["entries"].as_array().unwrap().len(), 95);
    assert!(coverage["cards"].as_array().unwrap().len() >= 284);
    let mut rules =
        coverage["entries"].as_array().unwrap().iter().filter(|entry| entry["rules"][0].is_string());
    assert!(rules.all(|entry| entry["tests"][0].is_string()));
    assert!(text.contains("tests: "), "{text}");
}

/// A deck survives a round trip through every format; unknown cards are reported with their line.
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

/// A parse error is reported with its line in the requested language; the cards before it are used.
#[test]
fn a_broken_deck_says_where() {
    let broken = "\u{feff}<deck>\n<card\n blueprintId=\"1_28\"/>\n</dock>";
    let (list, said) = tallyho(&["--lang", "fr", "swccg", "deck", "-"], broken);
    assert_eq!(list, "1x Rebel Trooper\n");
    assert!(said.contains("Ligne 4\u{202f}: ce n'est pas du XML"), "{said}");
}

/// Ids one per line are also accepted; if nothing can be parsed, the program fails with a message.
#[test]
fn a_text_without_cards_is_a_fault() {
    let (list, _) = tallyho(&["swccg", "deck", "-"], "1_28\n1_28\n1_19\n");
    assert_eq!(list, "1x Luke Skywalker\n2x Rebel Trooper\n");
    let mut command = Command::cargo_bin("tallyho").unwrap();
    let done = command.args(["swccg", "deck", "-"]).write_stdin("Tim the Ewok\n").assert().code(1);
    let said = String::from_utf8_lossy(&done.get_output().stderr).into_owned();
    assert!(said.contains("Tim the Ewok") && said.contains("no card could be read"), "{said}");
    assert!(done.get_output().stdout.is_empty());
}

fn built_in_cards() -> usize {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../content/swccg/cards");
    let files = std::fs::read_dir(folder).unwrap();
    let count = |text: String| text.lines().filter(|line| *line == "[[card]]").count();
    files.map(|file| count(std::fs::read_to_string(file.unwrap().path()).unwrap())).sum()
}

/// Files of the card game are checked together with the built-in cards: a file of additional cards, one that replaces
/// a built-in file, and decks.
#[test]
fn content_files_are_checked_among_the_programs_own() {
    let folder = tempfile::tempdir().unwrap();
    let place = |name: &str, text: &str| {
        let file = folder.path().join(name);
        std::fs::write(&file, text).unwrap();
        file.to_str().unwrap().to_owned()
    };
    let card =
        "[[card]]\nname = \"9_1\"\ntitle = \"Tim\"\nside = \"light\"\nkind = \"character\"\ntext = [\n";
    let wrong =
        place("wrong.toml", &format!("{card}  \"power(slef, 1)\",\n  \"power(title('Red 9'), 1)\",\n]\n"));
    let mut command = Command::cargo_bin("tallyho").unwrap();
    let done = command.args(["content", "check", &wrong, "--lang", "fr"]).assert().code(1);
    let said = String::from_utf8_lossy(&done.get_output().stdout).into_owned();
    assert!(said.contains("wrong.toml line 7: there is no filter `slef`, at 6"), "{said}");
    assert!(said.contains("wrong.toml line 8: no card is called \"Red 9\""), "{said}");
    assert!(String::from_utf8_lossy(&done.get_output().stderr).contains("2 erreurs"));
    let good = place("good.toml", &format!("{card}  \"power(title('Red 3'), 1)\",\n]\n"));
    let weapons =
        place("light-weapons.toml", include_str!("../../../../content/swccg/cards/light-weapons.toml"));
    let decks = place("decks.toml", include_str!("../../../../content/swccg/decks.toml"));
    let (said, _) = tallyho(&["content", "check", &good, &weapons, &decks], "");
    let all = built_in_cards() + 1;
    assert!(said.starts_with(&format!("{all} cards and 4 decks of the card game: no errors.")), "{said}");
    let (json, _) = tallyho(&["content", "check", &good, "--json"], "");
    assert_eq!(serde_json::from_str::<Value>(&json).unwrap()["ok"], true);
    let empty = place(
        "light-weapons.toml",
        "[[card]]\nname = \"9_2\"\ntitle = \"T\"\nside = \"light\"\nkind = \"device\"\n",
    );
    let mut command = Command::cargo_bin("tallyho").unwrap();
    let done = command.args(["content", "check", &empty]).assert().code(1);
    let said = String::from_utf8_lossy(&done.get_output().stdout).into_owned();
    assert!(said.contains("own decks.toml does not match"), "{said}");
}

#[test]
fn two_machines_play_a_few_matches() {
    let (text, _) = tallyho(&["sim", "swccg", "--matches", "2", "--players", "random,random"], "");
    assert!(text.contains("2 matches of"), "{text}");
}

/// In a terminal a card's text and the computation of a number can be printed in the requested language; other games
/// say that they have no such commands.
#[test]
fn cards_are_read_and_numbers_explained_while_playing() {
    let asked = "help\ncard Vader\nwhy generation\ncard nobody at all\nquit\n";
    let (said, _) = tallyho(&["play", "swccg", "--text", "--seed", "1"], asked);
    assert!(said.contains("why NUMBER CARD"), "{said}");
    assert!(said.contains("•Darth Vader (1_168) · Dark · Character"), "{said}");
    assert!(said.contains("Immune to attrition below 5."), "{said}");
    assert!(said.contains("Force generation of Dark") && said.contains("SW-ACT-01"), "{said}");
    assert!(said.contains("No card here is called “nobody at all”."), "{said}");
    let asked = "carte Vader\npourquoi génération\nquit\n";
    let (said, _) = tallyho(&["play", "swccg", "--text", "--seed", "1", "--lang", "fr"], asked);
    assert!(said.contains("Immunité contre une attrition inférieure à 5."), "{said}");
    assert!(said.contains("Génération de Force"), "{said}");
    let (said, _) = tallyho(&["play", "starfighter", "--text", "--seed", "1"], "card 3\nquit\n");
    assert!(said.contains("This game has no such command."), "{said}");
}
