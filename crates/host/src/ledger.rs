//! A match as a fold over its journal: current entries, events shown, and requests already carried out.
//!
//! Nothing here waits or sends. The actor adds records that are already on disk; the same fold rebuilds the match
//! after a crash, after an undo, or years later.

use crate::open::{open, rules};
use crate::store::{Kind, MatchRow, Record, Status, StoreError};
use crate::table::{Heard, Step, Table, json};
use crate::undo::Done;
use explain::Message;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use table::{Seat, Turn, Viewers};

/// An act that has not been undone.
#[derive(Clone, Debug)]
pub struct Act {
    /// Its sequence number in the journal.
    pub seq: u32,
    pub line: String,
    /// The seat that chose; `None` for chance.
    pub seat: Option<Seat>,
    /// The viewers who learned something hidden.
    pub learned: Viewers,
    pub told: Vec<Heard>,
    /// A bot's reason, as JSON.
    pub reason: Option<String>,
}

/// Whether and how the match can be played.
pub enum Board {
    /// Seats are still free.
    Gathering,
    Open(Box<dyn Table>),
    /// The match can be viewed but not continued; the message gives the reason.
    Closed(Message),
}

impl std::fmt::Debug for Board {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Board::Gathering => "Gathering",
            Board::Open(_) => "Open",
            Board::Closed(_) => "Closed",
        })
    }
}

/// The journal body of an undo.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Undone {
    /// How many acts remain.
    pub keep: u32,
    /// Whether revealed information was undone, which marks the match as practice from now on.
    pub practice: bool,
}

#[derive(Debug)]
pub struct Ledger {
    pub row: MatchRow,
    /// Whether and how the match can be played.
    pub board: Board,
    /// The acts that have not been undone.
    pub acts: Vec<Act>,
    pub practice: bool,
    pub resigned: Option<Seat>,
    /// For each journal record, the first act that it changed.
    touched: Vec<u32>,
    /// Requests already carried out, by seat and request id, with the version each produced.
    requests: BTreeMap<(Option<u8>, String), u32>,
}

fn corrupt(error: impl std::fmt::Display) -> StoreError {
    StoreError::Corrupt(error.to_string())
}

/// The part of a log line that does not depend on the game: enough to show a log whose rules this program no longer
/// has.
#[derive(Deserialize)]
struct AnyLine {
    #[serde(default)]
    p: Option<(Seat, serde::de::IgnoredAny)>,
    learned: Viewers,
}

impl Ledger {
    /// # Errors
    /// When a record is not in our format. A journal that no longer follows the rules is not an error: the match is
    /// then closed.
    pub fn fold(row: MatchRow, records: &[Record]) -> Result<Self, StoreError> {
        let mut ledger = Ledger {
            practice: row.practice,
            row,
            board: Board::Gathering,
            acts: Vec::new(),
            resigned: None,
            touched: Vec::new(),
            requests: BTreeMap::new(),
        };
        for record in records {
            ledger.read(record)?;
        }
        if ledger.row.header.is_some() {
            ledger.board = ledger.rebuild();
        }
        Ok(ledger)
    }

    /// The number of journal records.
    #[must_use]
    pub fn version(&self) -> u32 {
        self.touched.len() as u32
    }

    /// The version that a request of this seat produced, if it was carried out.
    #[must_use]
    pub fn answered(&self, seat: Option<Seat>, request: &str) -> Option<u32> {
        self.requests.get(&(seat.map(Seat::number), request.to_owned())).copied()
    }

    /// The first act that has changed for a viewer who last saw `version`.
    #[must_use]
    pub fn changed_since(&self, version: Option<u32>) -> u32 {
        let Some(version) = version else { return 0 };
        let records = self.touched.get(version as usize..).unwrap_or_default();
        records.iter().copied().min().unwrap_or(self.acts.len() as u32).min(self.acts.len() as u32)
    }

    #[must_use]
    pub fn done(&self) -> Vec<Done> {
        self.acts.iter().map(|act| Done { seat: act.seat, learned: act.learned }).collect()
    }

    #[must_use]
    pub fn status(&self) -> Status {
        match &self.board {
            Board::Gathering => Status::Gathering,
            _ if self.resigned.is_some() => Status::Over,
            Board::Open(table) if matches!(table.turn(), Turn::Over(_)) => Status::Over,
            Board::Open(_) => Status::Running,
            Board::Closed(_) => self.row.status,
        }
    }

    /// Adds records that are already on disk, with the state they led to.
    ///
    /// # Errors
    /// When a record is not in our format.
    pub fn add(&mut self, records: &[Record], board: Board) -> Result<(), StoreError> {
        for record in records {
            self.read(record)?;
            self.row.changed = record.at;
        }
        self.board = board;
        self.row.status = self.status();
        Ok(())
    }

    fn read(&mut self, record: &Record) -> Result<(), StoreError> {
        if record.seq != self.version() {
            return Err(corrupt(format_args!("record {} where {} is due", record.seq, self.version())));
        }
        match record.kind {
            Kind::Act => {
                self.touched.push(self.acts.len() as u32);
                let line: AnyLine = serde_json::from_str(&record.body).map_err(corrupt)?;
                let told = record.told.as_deref().map(serde_json::from_str).transpose().map_err(corrupt)?;
                self.acts.push(Act {
                    seq: record.seq,
                    line: record.body.clone(),
                    seat: line.p.map(|(seat, _)| seat),
                    learned: line.learned,
                    told: told.unwrap_or_default(),
                    reason: record.reason.clone(),
                });
            }
            Kind::Undo => {
                let undone: Undone = serde_json::from_str(&record.body).map_err(corrupt)?;
                self.acts.truncate(undone.keep as usize);
                self.practice |= undone.practice;
                self.touched.push(undone.keep);
            }
            Kind::Resign => {
                self.touched.push(self.acts.len() as u32);
                self.resigned = record.seat.and_then(Seat::new);
            }
        }
        if let Some(request) = &record.request {
            self.requests.insert((record.seat, request.clone()), record.seq + 1);
        }
        Ok(())
    }

    /// The state after all current acts, replayed from the beginning and checked line by line.
    #[must_use]
    pub fn rebuild(&mut self) -> Board {
        match self.replay(self.acts.len(), |_, _| ()) {
            Ok((mut table, steps)) => {
                // Logs from before messages were stored with the acts.
                for (act, step) in self.acts.iter_mut().zip(steps) {
                    act.told = step.told;
                }
                if self.acts.last().is_none_or(|act| act.seq + 1 != self.version()) {
                    table.renumber(self.version());
                }
                Board::Open(table)
            }
            Err(why) => Board::Closed(why),
        }
    }

    /// Replays the first `acts` acts and calls `show` for each position, including the initial one.
    ///
    /// # Errors
    /// Why this program cannot replay them.
    pub fn replay(
        &self,
        acts: usize,
        mut show: impl FnMut(&dyn Table, Option<&Step>),
    ) -> Result<(Box<dyn Table>, Vec<Step>), Message> {
        let other = |key| Message::new(key).with("game", self.row.game.as_str());
        let ours = rules(&self.row.game).map_err(|_unknown| other("match-unknown-game"))?;
        if ours != self.row.rules {
            return Err(other("match-other-rules").with("theirs", self.row.rules).with("ours", ours));
        }
        let opened = open(&self.row.game, &self.row.setup).map_err(|_bad| other("match-unreadable"))?;
        let header: AnyHeader = self
            .row
            .header
            .as_deref()
            .and_then(|header| serde_json::from_str(header).ok())
            .ok_or_else(|| other("match-unreadable"))?;
        if header.content != format!("{:016x}", opened.content)
            || header.start != format!("{:016x}", opened.table.hash())
        {
            return Err(other("match-other-content"));
        }
        let mut table = opened.table;
        let mut steps = Vec::with_capacity(acts);
        show(table.as_ref(), None);
        for act in self.acts.iter().take(acts) {
            let step = table.repeat(&act.line, act.seq + 1).map_err(|departure| {
                tracing::error!(id = %self.row.id, %departure, "a journal departs from the rules");
                other("match-departs").with("n", departure.n)
            })?;
            show(table.as_ref(), Some(&step));
            steps.push(step);
        }
        Ok((table, steps))
    }

    /// The log as text: header, current acts, and the secret once the match is over.
    #[must_use]
    pub fn log(&self) -> String {
        let mut text = self.row.header.clone().unwrap_or_default();
        for act in &self.acts {
            text.push('\n');
            text.push_str(&act.line);
        }
        if self.status() == Status::Over {
            text.push('\n');
            text.push_str(json(&Footer { secret: self.row.secret.reveal() }).get());
        }
        text.push('\n');
        text
    }
}

#[derive(Serialize)]
struct Footer {
    secret: String,
}

/// The part of a log header that does not depend on the game.
#[derive(Deserialize)]
struct AnyHeader {
    content: String,
    start: String,
}
