//! A game that exists only in its own folder and in the list of games is offered everywhere: in the terminal, in simulations, by the
//! server, with its rules, its schema and its content.

use crate::program::{Served, stdout, tallyho};
use serde_json::{Value, json};
use server::test_client::Browser;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Its id, which is the name of its folder: the one that a `game.toml` marks as a game for tests.
fn id() -> String {
    let folders = std::fs::read_dir(root().join("crates/games/src")).unwrap();
    let mut folders = folders.map(|entry| entry.unwrap().path());
    let is_for_tests = |folder: &PathBuf| {
        std::fs::read_to_string(folder.join("game.toml")).is_ok_and(|text| text.contains("for_tests = true"))
    };
    let folder = folders.find(is_for_tests).unwrap();
    folder.file_name().unwrap().to_str().unwrap().to_owned()
}

fn refused(args: &[&str]) -> String {
    let output = tallyho(args).assert().failure().get_output().clone();
    String::from_utf8([output.stdout, output.stderr].concat()).unwrap()
}

/// No other file of the project names it: not even this test.
#[test]
fn it_is_named_in_its_folder_and_in_the_list_alone() {
    fn collect(folder: &Path, all: &mut Vec<PathBuf>) {
        let skipped = ["target", "node_modules", ".git", "dist"];
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            let name = path.file_name().unwrap().to_string_lossy().into_owned();
            if path.is_dir() && !skipped.contains(&name.as_str()) {
                collect(&path, all);
            } else if path.is_file() {
                all.push(path);
            }
        }
    }
    let id = id();
    let mut files = Vec::new();
    for folder in ["crates", "xtask", "fuzz", "web", "locales", "content", "docs", "tools", "packaging"] {
        collect(&root().join(folder), &mut files);
    }
    files.extend(
        ["Cargo.toml", "README.md", "ARCHITECTURE.md", "CONTRIBUTING.md"].map(|file| root().join(file)),
    );
    let own = root().join("crates/games/src").join(&id);
    let named: Vec<PathBuf> = files
        .into_iter()
        .filter(|file| !file.starts_with(&own))
        .filter(|file| std::fs::read_to_string(file).is_ok_and(|text| text.to_lowercase().contains(&id)))
        .collect();
    assert_eq!(named, [root().join("crates/games/src/lib.rs")]);
}

#[test]
fn it_is_played_in_the_terminal_in_both_languages() {
    let id = id();
    let answers = "1\n".repeat(40);
    for (lang, board, end) in
        [("en", "Heap 1: ooo", "took the last"), ("fr", "Tas 1: ooo", "pris le dernier")]
    {
        let args = ["play", &id, "--text", "--seed", "4", "--level", "cadet", "--lang", lang];
        let played =
            tallyho(&args).write_stdin(answers.clone()).assert().success().get_output().stdout.clone();
        let said = String::from_utf8(played).unwrap();
        assert!(said.contains(board) && said.contains(end), "{said}");
        assert!(!said.contains("[pb-"), "a sentence is missing: {said}");
    }
}

#[test]
fn it_is_simulated_with_its_own_metrics() {
    let id = id();
    let said = stdout(&["sim", &id, "--matches", "20", "--players", "random,greedy", "--seed", "1"]);
    assert!(said.contains("taken a turn") && said.contains("first"), "{said}");
    let duel = stdout(&["arena", &id, "--bots", "ismcts:40,random", "--pairs", "4", "--json"]);
    assert!(serde_json::from_str::<Value>(&duel).unwrap().is_object(), "{duel}");
    let count = stdout(&["perft", &id, "--depth", "2"]);
    assert_eq!(count.trim(), "18", "two ways to begin, then nine to take");
}

#[test]
fn its_rules_schema_and_content_are_known() {
    let id = id();
    assert!(stdout(&["rules", &id, "PB-END-01"]).contains("takes the last"));
    assert!(stdout(&["rules", &id, "PB-END-01", "--lang", "fr"]).contains("caillou gagne"));
    let schema: Value = serde_json::from_str(&stdout(&["position", "schema", &id])).unwrap();
    assert!(schema.to_string().contains("heaps"), "{schema}");
    let folder = tempfile::tempdir().unwrap();
    let place = |name: &str, text: &str| {
        let file = folder.path().join(name);
        std::fs::write(&file, text).unwrap();
        file.to_str().unwrap().to_owned()
    };
    let position = place("position.json", r#"{"position":{"heaps":[2,1],"next":0}}"#);
    assert!(stdout(&["position", "check", &id, &position]).contains("A legal position"));
    let wrong = place("wrong.json", r#"{"position":{"heaps":[99],"next":0}}"#);
    assert!(refused(&["position", "check", &id, &wrong]).contains("one to six heaps"));
    let good = place("mine.toml", "[[board]]\nname = \"mine\"\nheaps = [1]\n");
    assert!(stdout(&["content", "check", &good]).contains("no errors"));
    let broken = place("broken.toml", "[[board]]\nname = \"mine\"\nheaps = [21]\n");
    assert!(refused(&["content", "check", &broken]).contains("broken.toml line 3"));
}

#[tokio::test]
async fn it_is_played_over_the_network_against_the_machine() {
    let id = id();
    let mut served = Served::start(&["serve", "--port", "0"]);
    let (address, _) = served.until_it_said("Ctrl-C");
    let browser = Browser::new(address, 0xfa);
    let listed = browser.get("/api/games").await.unwrap().json().unwrap();
    let ids: Vec<&Value> = listed["games"].as_array().unwrap().iter().map(|game| &game["id"]).collect();
    assert!(!ids.contains(&&json!(id)), "a game for tests is not shown in the lobby");
    assert_eq!(browser.get(&format!("/api/rules/{id}")).await.unwrap().status, 200);
    let seats = json!([{"kind": "person"}, {"kind": "machine", "level": "cadet"}]);
    let (number, _) = browser.create_match(&id, "small", seats).await.unwrap();
    let mut line = browser.open_socket(&number, json!({"type": "hello", "as": 0})).await.unwrap();
    let (mut answered, mut over) = (Value::Null, false);
    while !over {
        let update = line.receive_until("update").await.unwrap();
        over = update["turn"]["kind"] == "over";
        let question = update["question"]["number"].clone();
        if over || question.is_null() || question == answered {
            continue;
        }
        let choice = &update["offers"]["ones"][0]["choice"];
        let answer = json!({"type": "choose", "request": format!("r{question}"), "question": question, "choice": choice});
        line.send(&answer).await.unwrap();
        answered = question;
    }
    let log = browser.get(&format!("/api/matches/{number}/log")).await.unwrap();
    assert!(log.body.lines().count() > 6 && log.body.contains(&format!("\"game\":\"{id}\"")), "{}", log.body);
    served.stop();
}
