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
    format!("/api/companion/{}", made["id"].as_str().unwrap())
}

async fn view(browser: &Browser, table: &str) -> Value {
    browser.get(table).await.unwrap().json().unwrap()
}

/// One step after the last line.
async fn step(browser: &Browser, table: &str, line: Value) -> Value {
    let lines = view(browser, table).await["lines"].clone();
    let (status, after) = post(browser, table, &json!({"lines": lines, "line": line})).await;
    assert_eq!(status, 200, "{after}");
    after
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
    let mut now = laid;
    while now["question"]["kind"] != "plan" {
        let answer = now["offers"][0]["answer"].clone();
        now = step(&browser, &table, json!({"step": "answer", "what": answer})).await;
    }
    assert_eq!(now["ships"].as_array().unwrap().len(), 4);
    assert_eq!(now["reserve"].as_array().unwrap().len(), 4);
    let by_hand = now["reserve"][0]["ship"].clone();
    let now =
        step(&browser, &table, json!({"step": "correct", "what": {"fact": "arrives", "ship": by_hand}}))
            .await;
    assert_eq!(now["ships"].as_array().unwrap().len(), 5);
}

/// XW-SQUAD-07: faults of a squad file are reported as messages, and nothing of the file is lost.
#[tokio::test]
async fn squads_are_read_and_faults_are_named() {
    let program = Program::start().await;
    let browser = program.browser(1);
    let file = json!({"version": "2.0.0", "faction": "rebelalliance", "pilots": [
        {"id": "lukeskywalker", "ship": "t65xwing", "upgrades": {"torpedo": ["protontorpedoes"]}}]});
    let (status, squad) = post(&browser, "/api/companion/squad", &json!({"xws": file.to_string()})).await;
    assert_eq!(status, 200);
    assert_eq!(squad["ships"][0]["called"], "lukeskywalker");
    assert_eq!(squad["ships"][0]["ship"], "t65xwing");
    assert_eq!(squad["faults"][0]["key"], "co-squad-fault");
    let (status, refused) = post(&browser, "/api/companion/squad", &json!({"xws": "{"})).await;
    assert_eq!((status, refused["faults"][0]["key"].as_str()), (422, Some("co-xws-fault")));

    let player = json!({"from": "xws", "text": file.to_string()});
    let wanted = json!({"wanted": {"player": player, "solo": row("galacticempire")}});
    let (status, refused) = post(&browser, "/api/companion", &wanted).await;
    assert_eq!((status, refused["code"].as_str()), (422, Some("bad_table")));
    assert_eq!(refused["faults"][0]["args"]["name"], "lukeskywalker");
    let both = json!({"setup": {"ships": []}, "wanted": wanted["wanted"]});
    let (status, refused) = post(&browser, "/api/companion", &both).await;
    assert_eq!((status, refused["code"].as_str()), (422, Some("setup_or_wanted")));
}

#[tokio::test]
async fn squads_are_chosen_from_what_is_played() {
    let program = Program::start().await;
    let content = view(&program.browser(1), "/api/companion/content").await;
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
    let ship = now["ships"].as_array().unwrap().iter().find(|ship| ship["id"] == "R1").unwrap();
    assert_eq!(ship["owner"], "Ann");
    assert_eq!(now["can_undo"], false, "it is no move of the game");
}
