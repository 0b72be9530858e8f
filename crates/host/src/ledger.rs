//! A match as a fold over its journal: what stands, what was told, who asked for what.
//!
//! Nothing here waits or sends. The room adds records that are on disk already; the same fold rebuilds the match after
//! a crash, a taking back, or years later.

use crate::open::{open, rules};
use crate::store::{Kind, MatchRow, Record, Status, StoreError};
use crate::table::{Heard, Step, Table, json};
use crate::undo::Done;
use explain::Message;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use table::{Seat, Turn, Viewers};

/// An act that stands.
#[derive(Clone, Debug)]
pub struct Act {
    /// Where it is in the journal.
    pub seq: u32,
    /// The line of the log.
    pub line: String,
    /// Who chose; nobody for chance.
    pub seat: Option<Seat>,
    /// Whom a hidden fact reached.
    pub learned: Viewers,
    /// What it told.
    pub told: Vec<Heard>,
    /// A machine's reason, as JSON.
    pub reason: Option<String>,
}

/// What lies on the table.
pub enum Board {
    /// Nothing yet: seats are free.
    Gathering,
    /// A match that can be played on.
    Open(Box<dyn Table>),
    /// A match that can be looked at, not played on, and why.
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

/// The body of a taking back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Undone {
    /// How many acts stay.
    pub keep: u32,
    /// Whether something revealed was taken back, so that the match is practice from now on.
    pub practice: bool,
}

/// A match in memory.
#[derive(Debug)]
pub struct Ledger {
    /// How it began and who sits where.
    pub row: MatchRow,
    /// What lies on the table.
    pub board: Board,
    /// What stands.
    pub acts: Vec<Act>,
    /// Whether it is practice.
    pub practice: bool,
    /// Who gave up.
    pub resigned: Option<Seat>,
    /// For each record the first act that it changed.
    touched: Vec<u32>,
    /// Requests that were carried out, and the version each made.
    requests: BTreeMap<(Option<u8>, String), u32>,
}

fn corrupt(error: impl std::fmt::Display) -> StoreError {
    StoreError::Corrupt(error.to_string())
}

/// What every line of a log has, whatever the game: enough to show a log whose rules this program no longer has.
#[derive(Deserialize)]
struct AnyLine {
    #[serde(default)]
    p: Option<(Seat, serde::de::IgnoredAny)>,
    learned: Viewers,
}

impl Ledger {
    /// Folds a journal.
    ///
    /// # Errors
    /// When a record is not one of ours. A journal that departs from the rules is no error: the match is closed.
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

    /// Grows with every record.
    #[must_use]
    pub fn version(&self) -> u32 {
        self.touched.len() as u32
    }

    /// The version a request of this seat made, if it was carried out.
    #[must_use]
    pub fn answered(&self, seat: Option<Seat>, request: &str) -> Option<u32> {
        self.requests.get(&(seat.map(Seat::number), request.to_owned())).copied()
    }

    /// The first act that has changed for somebody who last saw `version`.
    #[must_use]
    pub fn changed_since(&self, version: Option<u32>) -> u32 {
        let Some(version) = version else { return 0 };
        let records = self.touched.get(version as usize..).unwrap_or_default();
        records.iter().copied().min().unwrap_or(self.acts.len() as u32).min(self.acts.len() as u32)
    }

    /// What the undo rules need to know.
    #[must_use]
    pub fn done(&self) -> Vec<Done> {
        self.acts.iter().map(|act| Done { seat: act.seat, learned: act.learned }).collect()
    }

    /// Where the match stands, by what is folded.
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

    /// Adds records that are on disk, with the table they led to.
    ///
    /// # Errors
    /// When a record is not one of ours.
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

    /// The table after everything that stands, played again from the beginning and judged line by line.
    #[must_use]
    pub fn rebuild(&mut self) -> Board {
        match self.replay(self.acts.len(), |_, _| ()) {
            Ok((mut table, steps)) => {
                // Logs from before sentences were kept beside the acts.
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

    /// Plays the first acts again, showing each table on the way (the one before the first act, too).
    ///
    /// # Errors
    /// Why this program cannot.
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

    /// The log as text: first line, what stands, and the secret once the match is over.
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

/// What every first line has, whatever the game.
#[derive(Deserialize)]
struct AnyHeader {
    content: String,
    start: String,
}
