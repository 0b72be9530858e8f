//! A match with a fixed seed, and clients that keep every byte they hear: for comparing two worlds.

use super::{Program, choose};
use host::fair::{Nonce, Secret};
use host::ids::{MatchId, Token};
use host::open::first_line;
use host::store::{MatchRow, Rolls, SeatKind, SeatRow, Sqlite, Status, Store};
use serde_json::Value;
use server::drive::{Browser, Line};
use server::{Config, Limits};

/// A client that hears nothing for so long waits for something that will not come.
const PATIENCE: std::time::Duration = std::time::Duration::from_secs(60);

const ID: &str = "0123456789abcdef0123456789abcdef";

/// A program whose database already holds a match of browsers 1 and 2, with a fixed secret and fixed nonces.
pub(crate) async fn holding(game: &str, setup: &Value) -> Program {
    let folder = tempfile::tempdir().unwrap();
    let config = Config { port: Some(0), limits: Limits::default(), ..Config::local(folder.path().into()) };
    let store = Sqlite::open(&config.database()).await.unwrap();
    let secret = Secret::from_hex(&"42".repeat(32)).unwrap();
    let nonces = [7u8, 8].map(|byte| Nonce::try_from(format!("{byte:02x}").repeat(32)).unwrap());
    let setup = setup.to_string();
    let header = first_line(game, &setup, &secret, &nonces).unwrap();
    let first: Value = serde_json::from_str(&header).unwrap();
    let seat = |number: u32, nonce: Nonce| SeatRow {
        kind: SeatKind::Person,
        level: None,
        holder: Some(Token::parse(&format!("{number:064x}")).unwrap().holder()),
        invitation: None,
        nonce: Some(nonce),
    };
    let row = MatchRow {
        id: MatchId::parse(ID).unwrap(),
        game: game.into(),
        rules: u32::try_from(first["rules"].as_u64().unwrap()).unwrap(),
        header: Some(header),
        setup,
        rolls: Rolls::Generator,
        practice: false,
        secret,
        status: Status::Running,
        created: 1,
        changed: 1,
        beginner: None,
        seats: vec![seat(1, nonces[0]), seat(2, nonces[1])],
    };
    store.create(row).await.unwrap();
    store.close().await;
    Program { running: server::start(config).await.unwrap(), folder }
}

/// Everything one client hears, as raw text.
pub(crate) struct Ear {
    line: Line,
    pub(crate) heard: Vec<String>,
}

impl Ear {
    /// Opens the match; the table as it is told first.
    pub(crate) async fn open(browser: Browser, hello: Value) -> (Ear, Value) {
        let mut ear = Ear { line: browser.sit(ID, hello).await.unwrap(), heard: Vec::new() };
        let table = ear.until("update").await;
        (ear, table)
    }

    /// Says something and keeps everything up to an answer of this kind.
    pub(crate) async fn say(&mut self, message: Value, kind: &str) -> Value {
        self.line.say(&message).await.unwrap();
        self.until(kind).await
    }

    /// Answers a question; the version of the table after it.
    pub(crate) async fn choose(&mut self, request: &str, asked: &Value, choice: &Value) -> Value {
        self.say(choose(request, asked, choice), "accepted").await["version"].clone()
    }

    pub(crate) async fn until(&mut self, kind: &str) -> Value {
        loop {
            let next = tokio::time::timeout(PATIENCE, self.line.hear_text());
            let text =
                next.await.unwrap_or_else(|_| panic!("no {kind} after {:?}", self.heard.last())).unwrap();
            let value: Value = serde_json::from_str(&text).unwrap();
            self.heard.push(text);
            if value["type"] == kind {
                return value;
            }
        }
    }

    pub(crate) async fn until_version(&mut self, version: &Value) -> Value {
        loop {
            let update = self.until("update").await;
            if update["version"] == *version {
                return update;
            }
        }
    }
}
