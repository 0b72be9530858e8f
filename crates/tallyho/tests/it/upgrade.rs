//! What people had with version 0.1 is opened by the present program: see `tests/fixtures/0.1/README.md`.

#![cfg(unix)]

use crate::program::{Served, stdout, tallyho};
use serde_json::{Value, json};
use server::test_client::Browser;
use std::fs::{copy, create_dir_all, read_dir, read_to_string};
use std::path::{Path, PathBuf};

fn kept(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures/0.1").join(path)
}

fn manifest() -> Value {
    serde_json::from_str(&read_to_string(kept("manifest.json")).unwrap()).unwrap()
}

/// The game whose rules have changed since (`Game::RULES`): its matches are read and shown, not continued.
const NEW_RULES: &str = "swccg";

/// The present program on a copy of the kept database, and the browser of whoever began its matches.
fn served() -> (Served, Browser) {
    let folder = tempfile::tempdir().unwrap();
    create_dir_all(folder.path().join("data")).unwrap();
    copy(kept("tallyho.sqlite"), folder.path().join("data/tallyho.sqlite")).unwrap();
    let mut served = Served::start_in(folder, &["serve", "--port", "0"], &[]);
    let (address, _) = served.until_it_said("http://");
    let mut browser = Browser::new(address, 0);
    browser.cookie = manifest()["cookie"].as_str().unwrap().to_owned();
    (served, browser)
}

/// A choice that is offered: a listed one, or a place in the zone in which a ship is set up.
fn offered(update: &Value) -> Value {
    if let Some(listed) = update["offers"]["ones"].as_array().and_then(|ones| ones.first()) {
        return listed["choice"].clone();
    }
    let zone = &update["offers"]["areas"][0]["area"];
    let at = |side: &str| zone[side][0].as_i64().unwrap() + 20_000;
    json!({"place": [zone["ship"], {"x": at("across"), "y": at("along"), "heading": 0}]})
}

#[tokio::test]
async fn matches_of_0_1_are_there_and_running_ones_go_on() {
    let (served, browser) = served();
    for (name, known) in manifest()["matches"].as_object().unwrap() {
        let id = known["id"].as_str().unwrap();
        let summary = browser.get(&format!("/api/matches/{id}")).await.unwrap().json().unwrap();
        for field in ["game", "entries"] {
            assert_eq!(summary[field], known[field], "{name}: {field}");
        }
        let changed = known["game"] == NEW_RULES;
        let status = if changed { &json!("other_rules") } else { &known["status"] };
        assert_eq!(&summary["status"], status, "{name}");
        if known["status"] == "over" {
            // The log of a match is handed out whatever the rules.
            let log = browser.get(&format!("/api/matches/{id}/log")).await.unwrap();
            let file = kept(&format!("logs/{}-{id}.jsonl", known["game"].as_str().unwrap()));
            assert_eq!(log.body.trim(), read_to_string(file).unwrap().trim(), "{name}");
            continue;
        }
        let mut socket = browser.open_socket(id, json!({"type": "hello"})).await.unwrap();
        let update = socket.receive_until("update").await.unwrap();
        if changed {
            let said = &update["turn"]["message"];
            assert_eq!(said["key"], "match-other-rules", "{name}: {update}");
            assert!(update["question"].is_null(), "{name} asks nobody");
            continue;
        }
        if known["status"] != "running" || update["question"].is_null() {
            assert!(name.ends_with("-friend"), "{name} asks nobody: {update}");
            continue;
        }
        assert!(update["view"].is_object(), "{name} shows a board");
        let choose = json!({
            "type": "choose", "request": "cd".repeat(16), "question": update["question"]["number"],
            "choice": offered(&update),
        });
        socket.send(&choose).await.unwrap();
        let accepted = socket.receive_until("accepted").await.unwrap();
        assert!(accepted["version"].as_u64() > update["version"].as_u64(), "{name}: {accepted}");
    }
    served.stop();
}

/// They became matches; their links and everything in them are the same.
#[tokio::test]
async fn companion_sessions_of_0_1_are_there_and_go_on() {
    let (served, browser) = served();
    for (name, known) in manifest()["companion"].as_object().unwrap() {
        let id = known["id"].as_str().unwrap();
        let mut socket = browser.open_socket(id, json!({"type": "hello"})).await.unwrap();
        let update = socket.receive_until("update").await.unwrap();
        assert_eq!(update["version"], known["lines"], "{name}: every line is a record");
        for field in ["round", "ship"] {
            assert_eq!(update["view"][field], known[field], "{name}: {field}");
        }
        assert_eq!(update["view"]["question"]["kind"], known["question"], "{name}");
        let choose = json!({
            "type": "choose", "request": "ef".repeat(16), "question": update["question"]["number"],
            "choice": offered(&update),
        });
        socket.send(&choose).await.unwrap();
        let accepted = socket.receive_until("accepted").await.unwrap();
        assert!(accepted["version"].as_u64() > known["lines"].as_u64(), "{name}: {accepted}");
        let log = browser.get(&format!("/api/companion/{id}/log?lang=en")).await.unwrap();
        assert!(log.body.lines().count() > 5, "{name}: {}", log.body);
    }
    let listed = browser.get("/api/companion").await.unwrap().json().unwrap();
    assert_eq!(listed["tables"].as_array().unwrap().len(), 2);
    served.stop();
}

#[test]
fn logs_of_0_1_replay_and_prove_their_dice() {
    let mut games = Vec::new();
    for entry in read_dir(kept("logs")).unwrap() {
        let path = entry.unwrap().path();
        let game = path.file_name().unwrap().to_str().unwrap().split('-').next().unwrap().to_owned();
        let replay = ["replay", path.to_str().unwrap(), "--verify"];
        if game == NEW_RULES {
            let failed = tallyho(&replay).assert().failure().get_output().stderr.clone();
            let told = String::from_utf8(failed).unwrap();
            assert!(told.contains("played with other content"), "{}: {told}", path.display());
        } else {
            let told = stdout(&replay);
            assert!(told.contains("entries follow the rules"), "{}: {told}", path.display());
        }
        games.push(game);
    }
    games.sort();
    games.dedup();
    assert_eq!(games, ["starfighter", "swccg", "temple", "xwing"]);
}

#[test]
fn decks_of_0_1_are_read_alike_in_every_form() {
    let whole: Value =
        serde_json::from_str(&read_to_string(kept("decks/swccg-tatooine.json")).unwrap()).unwrap();
    for form in ["xml", "ids.txt", "list.txt"] {
        let file = kept(&format!("decks/swccg-tatooine.{form}"));
        let read: Value =
            serde_json::from_str(&stdout(&["swccg", "deck", file.to_str().unwrap(), "--to", "json"]))
                .unwrap();
        assert_eq!(read["cards"], whole["cards"], "{form}");
        assert_eq!(read["unknown"], json!([]), "{form}");
    }
}

#[test]
fn squads_of_0_1_cost_what_they_did() {
    for (name, points) in [("rebels", 91), ("empire", 72)] {
        let file = kept(&format!("squads/{name}.json"));
        let squad: Value =
            serde_json::from_str(&stdout(&["xwing", "squad", file.to_str().unwrap()])).unwrap();
        assert_eq!(squad["points"], points, "{name}");
    }
}
