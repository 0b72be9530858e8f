//! A match with a fixed seed, and clients that record every byte they receive, for comparing two deals.

use super::{Program, choose};
use host::fairness::{Nonce, Secret};
use host::ids::{MatchId, Token};
use host::setup::log_header;
use host::store::{ChanceMode, MatchRow, MatchStatus, Record, SeatKind, SeatRow, SqliteStore, Store};
use serde_json::Value;
use server::test_client::{Browser, MatchSocket};
use server::{Config, Limits};

/// Timeout for the next message: after this time it will not come.
const PATIENCE: std::time::Duration = std::time::Duration::from_secs(60);

const ID: &str = "0123456789abcdef0123456789abcdef";

/// A program whose database already holds a match of browsers 1 and 2, with a fixed secret and fixed nonces.
pub(crate) async fn holding(game: &str, setup: &Value) -> Program {
    let secret = Secret::from_hex(&"42".repeat(32)).unwrap();
    let nonces = [7u8, 8].map(|byte| Nonce::try_from(format!("{byte:02x}").repeat(32)).unwrap());
    let setup = setup.to_string();
    let header = log_header(game, &setup, &secret, &nonces).unwrap();
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
        chance_mode: ChanceMode::Generator,
        practice: false,
        secret,
        status: MatchStatus::Running,
        created: 1,
        changed: 1,
        beginner: None,
        seats: vec![seat(1, nonces[0]), seat(2, nonces[1])],
    };
    holding_journal(row, Vec::new()).await
}

/// A program whose database already holds this match with this journal.
pub(crate) async fn holding_journal(row: MatchRow, journal: Vec<Record>) -> Program {
    let folder = tempfile::tempdir().unwrap();
    // These clients ask for everything at once, which a page does not.
    let mut limits = Limits::default();
    limits.messages.burst = 1_000.0;
    let config = Config { port: Some(0), limits, ..Config::local(folder.path().into()) };
    let store = SqliteStore::open(&config.database()).await.unwrap();
    let id = row.id.clone();
    store.create(row).await.unwrap();
    if !journal.is_empty() {
        store.append(id, journal, MatchStatus::Running).await.unwrap();
    }
    store.close().await;
    Program { running: server::start(config).await.unwrap(), folder }
}

/// A client that records everything it receives, as raw text.
pub(crate) struct RecordingClient {
    line: MatchSocket,
    pub(crate) heard: Vec<String>,
}

impl RecordingClient {
    /// Opens the match; returns the first update.
    pub(crate) async fn open(browser: Browser, hello: Value) -> (RecordingClient, Value) {
        let mut client =
            RecordingClient { line: browser.open_socket(ID, hello).await.unwrap(), heard: Vec::new() };
        let table = client.receive_until("update").await;
        (client, table)
    }

    /// Sends a message and records everything up to a response of this type.
    pub(crate) async fn send(&mut self, message: Value, kind: &str) -> Value {
        self.line.send(&message).await.unwrap();
        self.receive_until(kind).await
    }

    /// Sends a message and records everything up to a response of one of these types.
    pub(crate) async fn send_any(&mut self, message: Value, kinds: &[&str]) -> Value {
        self.line.send(&message).await.unwrap();
        self.receive_any(kinds).await
    }

    /// Answers a question; returns the version afterwards.
    pub(crate) async fn choose(&mut self, request: &str, asked: &Value, choice: &Value) -> Value {
        self.send(choose(request, asked, choice), "accepted").await["version"].clone()
    }

    pub(crate) async fn receive_until(&mut self, kind: &str) -> Value {
        self.receive_any(&[kind]).await
    }

    async fn receive_any(&mut self, kinds: &[&str]) -> Value {
        loop {
            let next = tokio::time::timeout(PATIENCE, self.line.receive_text());
            let text =
                next.await.unwrap_or_else(|_| panic!("no {kinds:?} after {:?}", self.heard.last())).unwrap();
            let value: Value = serde_json::from_str(&text).unwrap();
            self.heard.push(text);
            if kinds.iter().any(|kind| value["type"] == *kind) {
                return value;
            }
        }
    }

    pub(crate) async fn until_version(&mut self, version: &Value) -> Value {
        loop {
            let update = self.receive_until("update").await;
            if update["version"] == *version {
                return update;
            }
        }
    }
}
