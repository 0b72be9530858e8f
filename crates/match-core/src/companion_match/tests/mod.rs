//! Tables driven by the core alone, without a store.

mod flat;
mod old_logs;
mod play;

use super::*;
use crate::fairness::{Nonce, Secret};
use crate::history::MatchHistory;
use crate::ids::{Holder, MatchId, Token};
use crate::match_core::{Decision, MatchCore, Surroundings};
use crate::record::{MatchRow, MatchStatus, Record, SeatKind, SeatRow};
use crate::request::{PlayerAction, Request, RequestError};
use crate::setup;
use serde_json::{Value, json};

const NOW: Surroundings = Surroundings { here: Seats::NONE, now: 0 };

pub(super) struct Table {
    pub(super) core: MatchCore,
    pub(super) records: Vec<Record>,
    requests: u32,
}

fn holder(number: u8) -> Holder {
    Token::parse(&format!("{number:02x}").repeat(32)).unwrap().holder()
}

fn nonce() -> Nonce {
    Nonce::try_from("5c".repeat(32)).unwrap()
}

pub(super) fn row(setup: &Value) -> MatchRow {
    let secret = Secret::from_hex(&"a7".repeat(32)).unwrap();
    let started = setup::start_match(ID, &setup.to_string()).unwrap();
    MatchRow {
        id: MatchId::parse(&"1".repeat(32)).unwrap(),
        game: ID.into(),
        rules: started.rules,
        header: Some(setup::log_header(ID, &started.setup, &secret, &[nonce()]).unwrap()),
        setup: started.setup,
        chance_mode: ChanceMode::Generator,
        practice: true,
        secret,
        status: MatchStatus::Running,
        created: 0,
        changed: 0,
        beginner: None,
        seats: vec![SeatRow {
            kind: SeatKind::Shared,
            level: None,
            holder: None,
            invitation: None,
            nonce: Some(nonce()),
        }],
    }
}

impl Table {
    pub(super) fn open(setup: &Value) -> Self {
        let history = MatchHistory::fold(row(setup), &[]).unwrap();
        Table { core: MatchCore::new(history), records: Vec::new(), requests: 0 }
    }

    /// The same table read from its journal again.
    pub(super) fn reopened(&self) -> Self {
        let history = MatchHistory::fold(self.core.history().row.clone(), &self.records).unwrap();
        Table { core: MatchCore::new(history), records: self.records.clone(), requests: self.requests }
    }

    pub(super) fn perform(&mut self, who: u8, action: PlayerAction) -> Result<(), RequestError> {
        self.requests += 1;
        let request = Request { holder: holder(who), seat: TABLE, id: format!("r{}", self.requests), action };
        match self.core.decide(&request, NOW)? {
            Decision::Store(mut change) => {
                self.records.extend(change.take_records());
                self.core.commit(*change);
            }
            other => panic!("{other:?}"),
        }
        Ok(())
    }

    pub(super) fn number(&self) -> u32 {
        self.core.game().unwrap().question(TABLE).unwrap()
    }

    pub(super) fn give(&mut self, step: &Value) -> Result<(), RequestError> {
        let action = PlayerAction::Choose { question: self.number(), choice: step.to_string() };
        self.perform(1, action)
    }

    pub(super) fn undo(&mut self) -> Result<(), RequestError> {
        self.perform(1, PlayerAction::Undo)
    }

    /// The first offered answer.
    pub(super) fn first_offer(&self) -> Option<Value> {
        let snapshot = self.core.game().unwrap().snapshot(Viewer::Seat(TABLE));
        let (choice, _) = snapshot.asked.unwrap().ones.into_iter().next()?;
        Some(serde_json::from_str(choice.get()).unwrap())
    }

    pub(super) fn view(&self) -> Value {
        let snapshot = self.core.game().unwrap().snapshot(Viewer::Watcher);
        serde_json::from_str(snapshot.view.get()).unwrap()
    }

    pub(super) fn asks(&self) -> String {
        self.view()["question"]["kind"].as_str().unwrap().to_owned()
    }

    pub(super) fn hash(&self) -> u64 {
        self.core.game().unwrap().hash()
    }

    /// Answers with the first offer until this is asked.
    pub(super) fn until(&mut self, kind: &str) {
        for _ in 0..200 {
            if self.asks() == kind {
                return;
            }
            let offer = self.first_offer().unwrap();
            self.give(&offer).unwrap();
        }
        panic!("{kind} is never asked");
    }
}

pub(super) fn duel(dice: &str) -> Value {
    json!({"dice": dice, "ships": [
        {"id": "S1", "team": "solo", "pilot": "academypilot"},
        {"id": "R1", "team": "player", "pilot": "redsquadronveteran"},
    ]})
}
