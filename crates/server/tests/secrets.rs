//! The card game on the wire: a player who has no legal answer passes, and what the others hear is what they hear of
//! anybody who passes by choice: the same messages in the same order, byte by byte.

#![cfg(test)]

mod common;

use common::*;
use host::fair::{Nonce, Secret};
use host::ids::{MatchId, Token};
use host::open::first_line;
use host::store::{MatchRow, Rolls, SeatKind, SeatRow, Sqlite, Status, Store};
use serde_json::{Value, json};
use server::drive::{Browser, Line};
use server::{Config, Limits};

const ID: &str = "0123456789abcdef0123456789abcdef";

/// The deploy phase of Dark, who sits first: troopers of both sides in the Cantina. Light has one Force and holds this
/// card: a Barrier answers a deployment, a trooper does not.
fn setup(holds: &str) -> Value {
    let laid = |id: u8, card: &str, owner: u8, place: Value| json!({"id": id, "card": card, "owner": owner, "place": place, "marks": 0});
    let side = |card: &str, hand: Vec<&str>, seen: u8, force: usize| {
        let pile = |n: usize| vec![json!([card, 0]); n];
        let hand: Vec<Value> = hand.into_iter().map(|card| json!([card, seen])).collect();
        json!({"reserve": pile(10), "force": pile(force), "used": [], "hand": hand, "lost": [], "unsettled": []})
    };
    let position = json!({
        "dark": 0, "turn": 1, "active": 0, "phase": "deploy", "row": [0],
        "table": [
            laid(0, "1_128", 1, json!("row")),
            laid(1, "1_194", 0, json!({"at": 0})),
            laid(2, "1_28", 1, json!({"at": 0})),
        ],
        "sides": [side("1_194", vec!["1_194", "1_194"], 1, 4), side("1_28", vec![holds], 2, 1)],
    });
    json!({"from": {"position": position}, "turns": 9, "secrets": [true, true]})
}

/// A program whose database already holds the match, with a fixed secret and fixed nonces.
async fn program(holds: &str) -> Program {
    let folder = tempfile::tempdir().unwrap();
    let config = Config { port: Some(0), limits: Limits::default(), ..Config::local(folder.path().into()) };
    let store = Sqlite::open(&config.database()).await.unwrap();
    let secret = Secret::from_hex(&"42".repeat(32)).unwrap();
    let nonces = [7u8, 8].map(|byte| Nonce::try_from(format!("{byte:02x}").repeat(32)).unwrap());
    let setup = setup(holds).to_string();
    let seat = |number: u32, nonce: Nonce| SeatRow {
        kind: SeatKind::Person,
        level: None,
        holder: Some(Token::parse(&format!("{number:064x}")).unwrap().holder()),
        invitation: None,
        nonce: Some(nonce),
    };
    let row = MatchRow {
        id: MatchId::parse(ID).unwrap(),
        game: "swccg".into(),
        rules: 1,
        header: Some(first_line("swccg", &setup, &secret, &nonces).unwrap()),
        setup,
        rolls: Rolls::Generator,
        practice: false,
        secret,
        status: Status::Running,
        created: 1,
        changed: 1,
        seats: vec![seat(1, nonces[0]), seat(2, nonces[1])],
    };
    store.create(row).await.unwrap();
    store.close().await;
    Program { running: server::start(config).await.unwrap(), folder }
}

/// Everything one client hears, as raw text.
struct Ear {
    line: Line,
    heard: Vec<String>,
}

impl Ear {
    async fn open(browser: Browser, hello: Value) -> (Ear, Value) {
        let mut ear = Ear { line: browser.sit(ID, hello).await.unwrap(), heard: Vec::new() };
        let update = ear.until("update").await;
        (ear, update)
    }

    async fn until(&mut self, kind: &str) -> Value {
        loop {
            let text = self.line.hear_text().await.unwrap();
            let value: Value = serde_json::from_str(&text).unwrap();
            self.heard.push(text);
            if value["type"] == kind {
                return value;
            }
        }
    }

    async fn until_version(&mut self, version: &Value) -> Value {
        loop {
            let update = self.until("update").await;
            if update["version"] == *version {
                return update;
            }
        }
    }

    async fn choose(&mut self, request: &str, asked: &Value, choice: &Value) -> Value {
        self.line.say(&choose(request, asked, choice)).await.unwrap();
        self.until("accepted").await["version"].clone()
    }
}

/// Dark deploys, Light passes: what Dark, the public and Light hear, and how many answers Light was offered.
async fn played(holds: &str) -> ([Vec<String>; 3], usize) {
    let program = program(holds).await;
    let (mut dark, table) = Ear::open(program.browser(1), json!({"type": "hello", "as": 0})).await;
    let (mut public, _) = Ear::open(program.browser(9), json!({"type": "hello", "as": "watcher"})).await;
    let (mut light, _) = Ear::open(program.browser(2), json!({"type": "hello", "as": 1})).await;
    dark.until("update").await;
    public.until("update").await;
    let deploy = json!({"deploy": {"card": "1_194", "to": {"at": 0}}});
    let version = dark.choose("a", &table, &deploy).await;
    dark.until_version(&version).await;
    public.until_version(&version).await;
    let asked = light.until_version(&version).await;
    let offers = asked["offers"]["ones"].as_array().map_or(0, Vec::len);
    let version = light.choose("b", &asked, &json!("pass")).await;
    light.until_version(&version).await;
    public.until_version(&version).await;
    dark.until_version(&version).await;
    ([dark.heard, public.heard, light.heard], offers)
}

/// SW-ACN-11
#[tokio::test]
async fn a_pass_without_an_answer_sounds_like_any_other() {
    let (with, answers) = played("1_105").await;
    let (without, none) = played("1_28").await;
    assert!(answers > none, "{answers} answers with the Barrier, {none} without");
    for (who, (with, without)) in ["Dark", "the public"].into_iter().zip(with.iter().zip(&without)) {
        assert_eq!(with, without, "{who}");
        assert!(with.len() >= 3, "{who} heard something");
    }
    assert_ne!(with[2], without[2], "Light does know the difference");
}
