//! Sockets, from the client's side.

use crate::common;

use common::*;
use serde_json::{Value, json};
use server::Limits;
use std::time::Duration;

#[tokio::test]
async fn a_match_is_played_over_sockets_to_its_end() {
    let program = Program::start().await;
    let browser = program.browser(1);
    let (id, _) = browser.create_match("leduc", "new", two_people()).await.unwrap();
    let (mut ann, mut table) = sit(&browser, &id, 0).await;
    let (mut bob, _) = sit(&browser, &id, 1).await;
    assert_eq!(table["players"][1]["here"], false);
    let mut version = 0;
    for number in 0.. {
        if table["turn"]["kind"] == "over" {
            break;
        }
        let first = table["turn"]["seats"][0] == 0;
        let line = if first { &mut ann } else { &mut bob };
        line.send(&json!({"type": "hello", "as": u8::from(!first)})).await.unwrap();
        let mut mine = line.receive_until("update").await.unwrap();
        while mine["version"].as_u64().unwrap() < version || mine["question"].is_null() {
            mine = line.receive_until("update").await.unwrap();
        }
        let call =
            mine["offers"]["ones"].as_array().unwrap().iter().find(|one| one["choice"] == "call").unwrap();
        line.send(&choose(&format!("r{number}"), &mine, &call["choice"])).await.unwrap();
        version = line.receive_until("accepted").await.unwrap()["version"].as_u64().unwrap();
        while table["version"].as_u64().unwrap() < version {
            table = ann.receive_until("update").await.unwrap();
        }
    }
    assert!(table["turn"]["message"]["key"].is_string());
    let log = browser.get(&format!("/api/matches/{id}/log")).await.unwrap();
    let log = contract::Log::<reference::Leduc>::from_lines(&log.body).unwrap();
    assert_eq!(host::fairness::verify(&(), &log).unwrap().generated, 3);
    let history = browser.get(&format!("/api/matches/{id}/history?as=1")).await.unwrap().json().unwrap();
    assert_eq!(history["steps"].as_array().unwrap().len() as u64, history["entries"].as_u64().unwrap() + 1);
}

#[tokio::test]
async fn no_hash_of_a_state_and_no_secret_is_ever_sent_while_a_match_runs() {
    let program = Program::start().await;
    let browser = program.browser(1);
    let (id, _) = browser.create_match("duel6", "new", two_people()).await.unwrap();
    let (mut line, table) = sit(&browser, &id, 0).await;
    line.send(&choose("r", &table, &table["offers"]["ones"][0]["choice"])).await.unwrap();
    let after = line.receive_until("update").await.unwrap().to_string();
    let handle = program.running.host().handle(&host::ids::MatchId::parse(&id).unwrap()).await.unwrap();
    let (lines, header, secret) = handle
        .read(|history| {
            let lines: Vec<String> = history.entries.iter().map(|act| act.line.clone()).collect();
            (lines, history.row.header.clone().unwrap(), history.row.secret.reveal())
        })
        .await
        .unwrap();
    let said = format!("{table}{after}");
    assert!(!said.contains(&secret));
    for line in lines.iter().chain([&header]) {
        let line: Value = serde_json::from_str(line).unwrap();
        let hash = line["hash"].as_str().or(line["start"].as_str()).unwrap();
        assert!(!said.contains(hash), "{hash}");
    }
}

#[tokio::test]
async fn stale_replayed_malformed_and_foreign_messages_change_nothing() {
    let program = Program::start().await;
    let (browser, eve) = (program.browser(1), program.browser(9));
    let (id, _) = browser.create_match("leduc", "new", two_people()).await.unwrap();
    let (mut ann, table) = sit(&browser, &id, 0).await;
    let call = json!("call");
    let mut foreign = eve.open_socket(&id, json!({"type": "hello", "as": 0})).await.unwrap();
    assert_eq!(foreign.receive_until("refused").await.unwrap()["code"], "not_your_seat");
    foreign.send(&json!({"type": "hello"})).await.unwrap();
    let public = foreign.receive_until("update").await.unwrap();
    assert!(public["viewer"] == "watcher" && public["question"].is_null());
    foreign.send(&choose("x", &table, &call)).await.unwrap();
    assert_eq!(foreign.receive_until("refused").await.unwrap()["code"], "not_your_seat");
    for (text, code) in [
        ("{".to_owned(), "unreadable"),
        (json!({"type": "dance"}).to_string(), "unreadable"),
        (json!({"type": "choose", "request": "a", "question": table["question"]["number"], "choice": {"x": 1}}).to_string(), "unreadable"),
        (json!({"type": "choose", "request": "n".repeat(65), "question": 1, "choice": 1}).to_string(), "unreadable"),
        (json!({"type": "choose", "request": "b", "question": table["question"]["number"], "choice": "fold"}).to_string(), "against_the_rules"),
        (json!({"type": "enter", "request": "c", "outcome": 1}).to_string(), "not_typed"),
        (json!({"type": "answer_undo", "request": "d", "allow": true}).to_string(), "no_wish"),
    ] {
        ann.send_text(text.clone()).await.unwrap();
        assert_eq!(ann.receive_until("refused").await.unwrap()["code"], code, "{text}");
    }
    let mut wrong = choose("e", &table, &call);
    wrong["question"] = json!(12345);
    ann.send(&wrong).await.unwrap();
    let stale = ann.receive_until("stale").await.unwrap();
    assert_eq!(stale["update"]["version"], table["version"], "nothing has changed, and here it is");
    let good = choose("once", &table, &call);
    ann.send(&good).await.unwrap();
    let first = ann.receive_until("accepted").await.unwrap();
    ann.send(&good).await.unwrap();
    assert_eq!(ann.receive_until("accepted").await.unwrap(), first);
}

#[tokio::test]
async fn a_client_comes_back_and_hears_only_what_it_missed() {
    let program = Program::start().await;
    let browser = program.browser(1);
    let (id, _) = browser.create_match("duel6", "new", two_people()).await.unwrap();
    let (mut ann, table) = sit(&browser, &id, 0).await;
    ann.send(&choose("r", &table, &table["offers"]["ones"][0]["choice"])).await.unwrap();
    let version = ann.receive_until("accepted").await.unwrap()["version"].clone();
    drop(ann);
    let hello = json!({"type": "hello", "as": 0, "since": table["version"]});
    let mut again = browser.open_socket(&id, hello).await.unwrap();
    let missed = again.receive_until("update").await.unwrap();
    assert_eq!((&missed["version"], &missed["from"]), (&version, &table["entries"]));
    assert!(
        missed["events"]
            .as_array()
            .unwrap()
            .iter()
            .all(|event| event["n"].as_u64() >= table["entries"].as_u64())
    );
}

#[tokio::test]
async fn floods_and_oversized_messages_close_one_socket_only() {
    let mut limits = Limits { message: 2000, ..Limits::default() };
    limits.messages.burst = 5.0;
    limits.messages.per_second = 0.0;
    let program = Program::with(limits).await;
    let browser = program.browser(1);
    let (id, _) = browser.create_match("leduc", "new", two_people()).await.unwrap();
    let (mut quiet, _) = sit(&browser, &id, 1).await;
    let (mut flood, _) = sit(&browser, &id, 0).await;
    for _ in 0..10 {
        let _ = flood.send(&json!({"type": "ping"})).await;
    }
    assert_eq!(flood.receive_until("gone").await.unwrap()["cause"], "flood");
    let (mut big, _) = sit(&browser, &id, 0).await;
    let _ = big.send_text("x".repeat(5000)).await;
    assert!(loop {
        match big.receive_text().await {
            Ok(_) => {}
            Err(_) => break true,
        }
    });
    quiet.send(&json!({"type": "ping"})).await.unwrap();
    quiet.receive_until("pong").await.unwrap();
}

#[tokio::test]
async fn too_many_sockets_are_refused_and_freed_ones_count_no_more() {
    let program = Program::with(Limits { sockets: 2, ..Limits::default() }).await;
    let browser = program.browser(1);
    let (id, _) = browser.create_match("leduc", "new", two_people()).await.unwrap();
    let one = sit(&browser, &id, 0).await;
    let _two = sit(&browser, &id, 1).await;
    assert!(browser.connect(&id).await.is_err());
    drop(one);
    for _ in 0..100 {
        if browser.connect(&id).await.is_ok() {
            return;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("the place was not given back");
}

#[tokio::test]
async fn a_silent_socket_is_closed() {
    let program = Program::with(Limits { idle: Duration::from_millis(50), ..Limits::default() }).await;
    let browser = program.browser(1);
    let (id, _) = browser.create_match("leduc", "new", two_people()).await.unwrap();
    let (mut line, _) = sit(&browser, &id, 0).await;
    assert_eq!(line.receive_until("gone").await.unwrap()["cause"], "idle");
}

/// One client never reads while another makes hundreds of decisions.
#[tokio::test]
async fn a_client_that_does_not_read_slows_nobody() {
    let mut limits = Limits { send: Duration::from_millis(200), ..Limits::default() };
    limits.messages.burst = 1e9;
    let program = Program::with(limits).await;
    let browser = program.browser(1);
    let (id, _) = browser.create_match("leduc", "new", two_people()).await.unwrap();
    let (_deaf, _) = sit(&browser, &id, 1).await;
    let (mut ann, mut table) = sit(&browser, &id, 0).await;
    for number in 0..150 {
        ann.send(&choose(&format!("c{number}"), &table, &json!("call"))).await.unwrap();
        ann.receive_until("accepted").await.unwrap();
        ann.send(&json!({"type": "undo", "request": format!("u{number}")})).await.unwrap();
        let version = ann.receive_until("accepted").await.unwrap()["version"].clone();
        while table["version"] != version {
            table = ann.receive_until("update").await.unwrap();
        }
    }
    assert_eq!(table["version"], 2 + 300);
}

#[tokio::test]
async fn stopping_closes_every_socket_with_service_restart() {
    let program = Program::start().await;
    let browser = program.browser(1);
    let (id, _) = browser.create_match("leduc", "new", two_people()).await.unwrap();
    let (mut line, _) = sit(&browser, &id, 0).await;
    let stopped = tokio::spawn(program.running.stop());
    assert_eq!(line.receive_until("gone").await.unwrap()["cause"], "shutdown");
    let closed = line.receive_text().await.unwrap_err().to_string();
    assert!(closed.starts_with("1012"), "{closed}");
    stopped.await.unwrap();
}

#[tokio::test]
async fn undo_preview_and_why_over_the_wire() {
    let program = Program::start().await;
    let browser = program.browser(1);
    let seats = json!([{"kind": "person"}, {"kind": "machine", "level": "cadet"}]);
    let (id, _) = browser.create_match("duel6", "new", seats).await.unwrap();
    let (mut ann, table) = sit(&browser, &id, 0).await;
    assert_eq!(table["undo"]["free"], false);
    let choice = &table["offers"]["ones"][0]["choice"];
    ann.send(&json!({"type": "preview", "request": "p", "choice": choice})).await.unwrap();
    let preview = ann.receive_until("preview").await.unwrap();
    assert!(preview["request"] == "p" && !preview["events"].as_array().unwrap().is_empty());
    ann.send(&choose("r", &table, choice)).await.unwrap();
    ann.receive_until("thinking").await.unwrap();
    let mut now = ann.receive_until("update").await.unwrap();
    while now["question"].is_null() {
        now = ann.receive_until("update").await.unwrap();
    }
    ann.send(&json!({"type": "why", "entry": table["entries"].as_u64().unwrap() + 2})).await.unwrap();
    let why = ann.receive_until("why").await.unwrap();
    assert!(why["sealed"] == true && why["reason"].is_null());
    assert_eq!((&now["undo"]["free"], &now["undo"]["marks_practice"]), (&json!(true), &json!(true)));
    ann.send(&json!({"type": "undo", "request": "u"})).await.unwrap();
    ann.receive_until("accepted").await.unwrap();
    let back = loop {
        let update = ann.receive_until("update").await.unwrap();
        if update["practice"] == true {
            break update;
        }
    };
    assert_eq!(
        (&back["view"], &back["entries"], &back["view_hash"]),
        (&table["view"], &table["entries"], &table["view_hash"])
    );
}
