//! A server on its own port, for tests.
#![allow(dead_code, reason = "each test file uses its own part")]

pub(crate) mod listening;

use serde_json::{Value, json};
use server::test_client::{Browser, MatchSocket};
use server::{Config, Limits, RunningServer};
use tempfile::TempDir;

pub(crate) struct Program {
    pub(crate) running: RunningServer,
    pub(crate) folder: TempDir,
}

impl Program {
    pub(crate) async fn start() -> Program {
        Self::with(Limits::default()).await
    }

    pub(crate) async fn with(limits: Limits) -> Program {
        let folder = tempfile::tempdir().unwrap();
        let config = Config { port: Some(0), limits, ..Config::local(folder.path().into()) };
        Program { running: server::start(config).await.unwrap(), folder }
    }

    pub(crate) fn browser(&self, number: u32) -> Browser {
        Browser::new(self.running.address(), number)
    }
}

pub(crate) fn two_people() -> Value {
    json!([{"kind": "person"}, {"kind": "person"}])
}

pub(crate) async fn sit(browser: &Browser, id: &str, seat: u8) -> (MatchSocket, Value) {
    let mut line = browser.open_socket(id, json!({"type": "hello", "as": seat})).await.unwrap();
    let update = line.receive_until("update").await.unwrap();
    (line, update)
}

pub(crate) fn choose(request: &str, update: &Value, choice: &Value) -> Value {
    json!({"type": "choose", "request": request, "question": update["question"]["number"], "choice": choice})
}
