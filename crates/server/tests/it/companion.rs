//! Companion tables over HTTP: squads, random setup, waves, owners.

use crate::common;

use common::*;
use serde_json::{Value, json};
use server::test_client::Browser;

async fn post(browser: &Browser, path: &str, body: &Value) -> (u16, Value) {
    let answer = browser.post(path, body).await.unwrap();
    (answer.status, answer.json().unwrap())
}

async fn open(browser: &Browser, body: &Value) -> String {
    let (status, made) = post(browser, "/api/companion", body).await;
    assert_eq!(status, 200, "{made}");
    made["id"].as_str().unwrap().to_owned()
}

/// The table as a phone sees it that has just come.
async fn update(browser: &Browser, table: &str) -> Value {
    let mut socket = browser.open_socket(table, json!({"type": "hello"})).await.unwrap();
    socket.receive_until("update").await.unwrap()
}

async fn view(browser: &Browser, table: &str) -> Value {
    update(browser, table).await["view"].clone()
}

/// One step on a socket of its own, and the update it leads to.
async fn step(browser: &Browser, table: &str, step: Value) -> Value {
    let mut socket = browser.open_socket(table, json!({"type": "hello"})).await.unwrap();
    let before = socket.receive_until("update").await.unwrap();
    let request = format!("r{}", before["version"]);
    let choose = json!({
        "type": "choose", "request": request, "question": before["question"]["number"], "choice": step,
    });
    socket.send(&choose).await.unwrap();
    socket.receive_until("update").await.unwrap()
}

fn row(faction: &str) -> Value {
    json!({"from": "table", "faction": faction})
}

/// XW-SCEN-01, XW-SCEN-10: two rows of the ship table become a table with a setup, and its first wave arrives by
/// dice.
#[tokio::test]
async fn a_scenario_is_drawn_laid_out_and_begun() {
    let program = Program::start().await;
    let browser = program.browser(1);
    let wanted = json!({"wanted": {"player": row("resistance"), "solo": row("firstorder"), "table": 900.0}});
    let table = open(&browser, &wanted).await;
    let laid = view(&browser, &table).await;
    assert_eq!(laid["question"]["kind"], "lay");
    assert_eq!(laid["side"], 900.0);
    assert_eq!(laid["markers"].as_array().unwrap().len(), 2);
    assert_eq!(laid["obstacles"].as_array().unwrap().len(), 6);
    assert_eq!(laid["layout"].as_array().unwrap().len(), 8);
    assert_eq!(laid["reserve"].as_array().unwrap().len(), 6);
    let mut now = update(&browser, &table).await;
    while now["view"]["question"]["kind"] != "plan" {
        let offered = now["offers"]["ones"][0]["choice"].clone();
        now = step(&browser, &table, offered).await;
    }
    let now = now["view"].clone();
    assert_eq!(now["ships"].as_array().unwrap().len(), 4);
    assert_eq!(now["reserve"].as_array().unwrap().len(), 4);
    let by_hand = now["reserve"][0]["ship"].clone();
    let now =
        step(&browser, &table, json!({"step": "correct", "what": {"fact": "arrives", "ship": by_hand}}))
            .await;
    assert_eq!(now["view"]["ships"].as_array().unwrap().len(), 5);
}

/// XW-SQUAD-07: faults of a squad file are reported as messages, and nothing of the file is lost.
#[tokio::test]
async fn squads_are_read_and_faults_are_named() {
    let program = Program::start().await;
    let browser = program.browser(1);
    let file = json!({"version": "2.0.0", "faction": "rebelalliance", "pilots": [
        {"id": "jarjarbinks", "ship": "t65xwing", "upgrades": {"torpedo": ["protontorpedoes"]}}]});
    let (status, squad) = post(&browser, "/api/companion/squad", &json!({"xws": file.to_string()})).await;
    assert_eq!(status, 200);
    assert_eq!(squad["ships"][0]["called"], "jarjarbinks");
    assert_eq!(squad["ships"][0]["ship"], "t65xwing");
    assert_eq!(squad["faults"][0]["key"], "co-squad-fault");
    let (status, refused) = post(&browser, "/api/companion/squad", &json!({"xws": "{"})).await;
    assert_eq!((status, refused["faults"][0]["key"].as_str()), (422, Some("co-xws-fault")));

    let player = json!({"from": "xws", "text": file.to_string()});
    let wanted = json!({"wanted": {"player": player, "solo": row("galacticempire")}});
    let (status, refused) = post(&browser, "/api/companion", &wanted).await;
    assert_eq!((status, refused["code"].as_str()), (422, Some("bad_table")));
    assert_eq!(refused["faults"][0]["args"]["name"], "jarjarbinks");
    let both = json!({"setup": {"ships": []}, "wanted": wanted["wanted"]});
    let (status, refused) = post(&browser, "/api/companion", &both).await;
    assert_eq!((status, refused["code"].as_str()), (422, Some("setup_or_wanted")));
}

#[tokio::test]
async fn squads_are_chosen_from_what_is_played() {
    let program = Program::start().await;
    let content = program.browser(1).get("/api/companion/content").await.unwrap().json().unwrap();
    let rows = content["rows"].as_array().unwrap();
    assert_eq!(rows.len(), 7);
    let tie = content["ships"].as_array().unwrap().iter().find(|ship| ship["xws"] == "tielnfighter").unwrap();
    assert!(tie["pilots"].as_array().unwrap().iter().any(|pilot| pilot["xws"] == "academypilot"));
    let kinds = ["asteroid", "debris_cloud", "gas_cloud"];
    let tokens = content["tokens"].as_array().unwrap();
    assert!(kinds.iter().all(|kind| tokens.iter().any(|token| token["kind"] == *kind)));
}

#[tokio::test]
async fn ships_have_owners() {
    let program = Program::start().await;
    let browser = program.browser(1);
    let table = open(&browser, &json!({})).await;
    let own = json!({"who": "Ann", "step": "own", "what": {"ship": "R1", "own": true}});
    let now = step(&browser, &table, own).await;
    let ships = now["view"]["ships"].as_array().unwrap().clone();
    let ship = ships.iter().find(|ship| ship["id"] == "R1").unwrap();
    assert_eq!(ship["owner"], "Ann");
    assert_eq!(now["undo"]["free"], false, "it is no move of the game");
}

/// Whoever has the link sits at the table, with or without a cookie; the later of two answers is stale.
#[tokio::test]
async fn several_phones_share_a_table() {
    let program = Program::start().await;
    let ann = program.browser(1);
    let table = open(&ann, &json!({})).await;
    let stranger = Browser { cookie: String::new(), ..program.browser(2) };
    let mut phone = stranger.open_socket(&table, json!({"type": "hello"})).await.unwrap();
    let seen = phone.receive_until("update").await.unwrap();
    assert_eq!((seen["viewer"].clone(), seen["players"][0]["you"].clone()), (json!(0), json!(true)));
    let choice = seen["offers"]["ones"][0]["choice"].clone();
    step(&ann, &table, choice.clone()).await;
    let heard = phone.receive_until("update").await.unwrap();
    assert_eq!(heard["version"], 1);
    let late = json!({"type": "choose", "request": "late", "question": seen["question"]["number"], "choice": choice});
    phone.send(&late).await.unwrap();
    phone.receive_until("stale").await.unwrap();
    phone.send(&json!({"type": "undo", "request": "back"})).await.unwrap();
    let back = phone.receive_until("update").await.unwrap();
    assert_eq!((back["version"].clone(), back["entries"].clone()), (json!(2), json!(0)));
    // What was undone is still in the text of the log; that of another game is nobody's to read here.
    let log = ann.get(&format!("/api/companion/{table}/log?lang=fr")).await.unwrap();
    assert!(log.body.contains("Annul"), "{}", log.body);
    let other = json!({"game": "leduc", "preset": "new", "seats": [{"kind": "person"}, {"kind": "person"}], "nonce": "ab".repeat(32)});
    let (status, made) = post(&ann, "/api/matches", &other).await;
    assert_eq!(status, 200, "{made}");
    let log = ann.get(&format!("/api/companion/{}/log", made["id"].as_str().unwrap())).await.unwrap();
    assert_eq!(log.status, 404);
    // Only a real table is shared, and it is listed for whoever opened it like every match.
    let shared = json!({"game": "leduc", "preset": "new", "seats": [{"kind": "shared"}, {"kind": "shared"}], "nonce": "ab".repeat(32)});
    let (status, refused) = post(&ann, "/api/matches", &shared).await;
    assert_eq!((status, refused["code"].as_str()), (422, Some("shared_seats")));
    let listed = ann.get("/api/matches").await.unwrap().json().unwrap();
    assert!(listed["matches"].as_array().unwrap().iter().any(|one| one["id"] == table.as_str()), "{listed}");
}
