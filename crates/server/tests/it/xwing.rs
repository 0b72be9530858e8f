//! X-Wing over the socket: a match is created and played, and custom squads are checked before it begins.

use crate::common;

use common::*;
use serde_json::json;

/// Both ships are placed side by side, dials are set and questions answered, until a solo ship has reported its turn.
#[tokio::test]
async fn the_introductory_scenario_is_flown_until_a_solo_ship_tells_its_turn() {
    let program = Program::start().await;
    let browser = program.browser(1);
    let (id, _) = browser.create_match("xwing", "introductory", json!([{"kind": "person"}])).await.unwrap();
    let (mut line, mut update) = sit(&browser, &id, 0).await;
    for number in 0..200 {
        let (one, zone) = (&update["offers"]["ones"][0], &update["offers"]["areas"][0]["area"]);
        let choice = match zone["ship"].as_i64() {
            Some(ship) => {
                json!({"place": [ship, {"x": 300_000 + 100_000 * ship, "y": zone["along"][1], "heading": 0}]})
            }
            None => one["choice"].clone(),
        };
        line.send(&choose(&format!("r{number}"), &update, &choice)).await.unwrap();
        update = line.receive_until("update").await.unwrap();
        let told = update["events"].as_array().into_iter().flatten();
        if told.into_iter().any(|event| event["event"].get("flew").is_some()) {
            return;
        }
    }
    panic!("no solo ship flew: {update}");
}

const SQUAD: &str = r#"{"version":"2.0.0","faction":"rebelalliance","points":1,"pilots":[
    {"id":"redsquadronveteran","upgrades":{"torpedo":["protontorpedoes"]}},{"id":"cavernangelszealot"}]}"#;

/// XW-SCEN-19
#[tokio::test]
async fn custom_squads_are_checked_before_a_match_begins() {
    let program = Program::start().await;
    let browser = program.browser(1);
    let ask = async |game: &str, squad: &str| {
        let setup = json!({"mission": {"variant": "own-squads", "squad": squad}});
        browser.post(&format!("/api/games/{game}/setup"), &json!({"setup": setup})).await.unwrap()
    };
    // 54 and 39 points for two ships, for which 70 to 90 are recommended.
    let told = ask("xwing", SQUAD).await.json().unwrap();
    let heavy = told["advice"].as_array().unwrap().iter().find(|line| line["key"] == "xwg-w-player").unwrap();
    assert_eq!(heavy["rule"], "XW-SCEN-19");
    assert_eq!((&heavy["args"]["points"], &heavy["args"]["most"]), (&json!(93.0), &json!(90.0)));
    let odd = ask("xwing", &SQUAD.replace("cavernangelszealot", "nobody")).await;
    assert_eq!(odd.status, 422);
    assert!(odd.json().unwrap()["faults"][0].to_string().contains("nobody"));
    assert_eq!(ask("chess", SQUAD).await.status, 422);
    assert_eq!(browser.get("/api/matches").await.unwrap().json().unwrap()["matches"], json!([]));
}
