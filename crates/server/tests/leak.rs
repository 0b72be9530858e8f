//! Two deals that differ only in what a seat may not know give that seat, and the public, byte-equal messages:
//! answers, errors and order.

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

/// Duel-6 in which the second seat holds these cards; everything the first seat can see is the same.
fn setup(hidden: [u8; 3]) -> Value {
    json!({"at": {"hands": [[1, 2, 3], hidden], "discard": [], "life": [20, 20], "moves": 0, "mover": 0}})
}

/// A program whose database already holds the match, with a fixed secret and fixed nonces.
async fn program(hidden: [u8; 3]) -> Program {
    let folder = tempfile::tempdir().unwrap();
    let config = Config { port: Some(0), limits: Limits::default(), ..Config::local(folder.path().into()) };
    let store = Sqlite::open(&config.database()).await.unwrap();
    let secret = Secret::from_hex(&"42".repeat(32)).unwrap();
    let nonces = [7u8, 8].map(|byte| Nonce::try_from(format!("{byte:02x}").repeat(32)).unwrap());
    let setup = setup(hidden).to_string();
    let seat = |number: u32, nonce: Nonce| SeatRow {
        kind: SeatKind::Person,
        level: None,
        holder: Some(Token::parse(&format!("{number:064x}")).unwrap().holder()),
        invitation: None,
        nonce: Some(nonce),
    };
    let row = MatchRow {
        id: MatchId::parse(ID).unwrap(),
        game: "duel6".into(),
        rules: 1,
        header: Some(first_line("duel6", &setup, &secret, &nonces).unwrap()),
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
    async fn open(browser: Browser, hello: Value) -> Ear {
        Ear { line: browser.sit(ID, hello).await.unwrap(), heard: Vec::new() }
    }

    /// Says something and keeps everything up to an answer of this kind.
    async fn say(&mut self, message: Value, kind: &str) -> Value {
        self.line.say(&message).await.unwrap();
        self.until(kind).await
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
}

/// The same script in a world where the second seat holds `hidden`: what the first seat, a watcher and the second seat
/// hear.
async fn played(hidden: [u8; 3]) -> [Vec<String>; 3] {
    let program = program(hidden).await;
    let mut ann = Ear::open(program.browser(1), json!({"type": "hello", "as": 0})).await;
    let mut table = ann.until("update").await;
    let mut watcher = Ear::open(program.browser(9), json!({"type": "hello", "as": "watcher"})).await;
    watcher.until("update").await;
    let mut bob = Ear::open(program.browser(2), json!({"type": "hello", "as": 1})).await;
    bob.until("update").await;
    ann.until("update").await;
    watcher.until("update").await;
    for (round, card) in [1, 2, 3].into_iter().enumerate() {
        // Wrong in every way first: errors must not tell either.
        let question = table["question"]["number"].clone();
        let choose = |request: &str, choice: Value| json!({"type": "choose", "request": format!("{request}{round}"), "question": question, "choice": choice});
        ann.say(choose("a", json!({"play": hidden_guess(round)})), "refused").await;
        ann.say(choose("b", json!("pass")), "refused").await;
        ann.say(json!({"type": "hello", "as": 1}), "refused").await;
        ann.say(json!({"type": "preview", "request": "p", "choice": {"play": card}}), "preview").await;
        ann.say(json!({"type": "preview", "request": "q", "choice": "draw"}), "preview").await;
        let version = ann.say(choose("c", json!({"play": card})), "accepted").await["version"].clone();
        ann.until_version(&version).await;
        watcher.until_version(&version).await;
        let asked = bob.until_version(&version).await;
        // The second seat draws: that is public, which card is not.
        let draw = json!({"type": "choose", "request": format!("d{round}"), "question": asked["question"]["number"], "choice": "draw"});
        let version = bob.say(draw, "accepted").await["version"].clone();
        bob.until_version(&version).await;
        watcher.until_version(&version).await;
        table = ann.until_version(&version).await;
    }
    ann.say(json!({"type": "undo", "request": "u"}), "accepted").await;
    [ann.heard, watcher.heard, bob.heard]
}

/// A card that is in the second seat's hand in one of the two worlds.
fn hidden_guess(round: usize) -> u8 {
    [20, 30, 21][round]
}

#[tokio::test]
async fn what_a_seat_may_not_know_changes_no_byte_of_what_it_hears() {
    let one = played([20, 21, 22]).await;
    let other = played([30, 31, 32]).await;
    for (who, (one, other)) in ["the first seat", "the public"].into_iter().zip(one.iter().zip(&other)) {
        assert_eq!(one.len(), other.len(), "{who}");
        for (one, other) in one.iter().zip(other) {
            assert_eq!(one, other, "{who}");
        }
        assert!(one.len() >= 8, "{who} heard something");
    }
    assert_ne!(one[2], other[2], "the worlds do differ, for whom they may");
}
