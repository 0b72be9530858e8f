//! Tables of programs in which the companion had a log of its own, as matches.
//!
//! Every stored line becomes a record: a choice, an outcome or an undo, so that nothing is lost and nobody finds a table changed.
//! The program's dice of that time were drawn by the number of the roll instead of the number of the entry, so they are marked
//! as scripted: they are kept, but not proved.

use super::{CompanionMatch, ID, Roll, TABLE, log_header, start};
use crate::any_match::{ActError, AnyMatch, json};
use crate::fairness::{Nonce, Secret};
use crate::history::UndoRecord;
use crate::ids::MatchId;
use crate::record::{ChanceMode, MatchRow, MatchStatus, Record, RecordKind, SeatKind, SeatRow};
use crate::setup::SetupError;
use companion::{Command, LogEntry, Roller};
use contract::{Act, ChanceSource, Turn};
use thiserror::Error;

/// A table as it was stored.
#[derive(Clone, Debug)]
pub struct OldTable {
    pub id: MatchId,
    /// The setup, as JSON.
    pub setup: String,
    pub secret: Secret,
    /// Creation time, in seconds since 1970.
    pub created: i64,
    /// Every line as JSON, and when it was written.
    pub lines: Vec<(String, i64)>,
}

/// Why a table cannot become a match.
#[derive(Clone, PartialEq, Debug, Error)]
pub enum ImportError {
    #[error(transparent)]
    Setup(#[from] SetupError),
    #[error("line {number}: {what}")]
    Line { number: usize, what: String },
}

/// The match that a table becomes, and its journal. `nonce` is the table's share of the seed of all later dice.
///
/// # Errors
/// The setup or the line that the present rules do not accept.
pub fn import(table: &OldTable, nonce: Nonce) -> Result<(MatchRow, Vec<Record>), ImportError> {
    let started = start(&table.setup)?;
    let mut importer = Importer { game: super::begin(&table.setup)?, acts: Vec::new(), records: Vec::new() };
    let bad = |number, what| ImportError::Line { number, what };
    for (number, (line, at)) in table.lines.iter().enumerate() {
        let entry: LogEntry = serde_json::from_str(line).map_err(|error| bad(number, error.to_string()))?;
        importer.take(&entry, *at).map_err(|error| bad(number, error.to_string()))?;
    }
    let over = matches!(importer.game.turn(), Turn::Over(_));
    let row = MatchRow {
        id: table.id.clone(),
        game: ID.into(),
        rules: started.rules,
        setup: started.setup,
        chance_mode: ChanceMode::Generator,
        practice: true,
        header: Some(log_header(&table.setup, &table.secret, &[nonce])?),
        secret: table.secret.clone(),
        status: if over { MatchStatus::Over } else { MatchStatus::Running },
        created: table.created,
        changed: table.lines.last().map_or(table.created, |(_, at)| *at),
        beginner: None,
        seats: vec![SeatRow {
            kind: SeatKind::Shared,
            level: None,
            holder: None,
            invitation: None,
            nonce: Some(nonce),
        }],
    };
    Ok((row, importer.records))
}

struct Importer {
    game: CompanionMatch,
    /// The acts that are not undone.
    acts: Vec<PastAct>,
    records: Vec<Record>,
}

struct PastAct {
    before: CompanionMatch,
    entry: LogEntry,
}

impl PastAct {
    fn is_owner(&self) -> bool {
        matches!(self.entry.command, Command::Own { .. })
    }

    /// Whether undo goes back to before it.
    fn is_undone(&self) -> bool {
        !self.is_owner() && !matches!(self.entry.command, Command::Rolled { hand: Roller::Program, .. })
    }
}

impl Importer {
    fn take(&mut self, entry: &LogEntry, at: i64) -> Result<(), ActError> {
        if entry.command == Command::Undo { self.undo(at) } else { self.act(entry, at) }
    }

    fn act(&mut self, entry: &LogEntry, at: i64) -> Result<(), ActError> {
        let (act, by, seat) = match &entry.command {
            Command::Rolled { hand, thrown } => {
                let roll = Roll { who: entry.who.clone(), thrown: thrown.clone() };
                let (by, seat) = match hand {
                    Roller::Program => (ChanceSource::Script, None),
                    Roller::Person => (ChanceSource::Person, Some(TABLE)),
                };
                (Act::Chance(roll), by, seat)
            }
            _ => (Act::Choice(TABLE, entry.clone()), ChanceSource::Generator, Some(TABLE)),
        };
        let before = self.game.clone();
        let seq = self.records.len() as u32;
        let (_, step) = self.game.act(&act, by, seq + 1)?;
        self.acts.push(PastAct { before, entry: entry.clone() });
        self.records.push(Record {
            seq,
            kind: RecordKind::Act,
            body: step.line,
            seat: seat.map(contract::Seat::number),
            request: None,
            reason: None,
            told: Some(json(&step.told).get().to_owned()),
            at,
        });
        Ok(())
    }

    fn undo(&mut self, at: i64) -> Result<(), ActError> {
        let keep = self.acts.iter().rposition(PastAct::is_undone).ok_or(ActError::NotAsked)?;
        let undone = self.acts.split_off(keep);
        let seq = self.records.len() as u32;
        self.records.push(Record {
            seq,
            kind: RecordKind::Undo,
            body: json(&UndoRecord { keep: keep as u32, practice: true }).get().to_owned(),
            seat: Some(TABLE.number()),
            request: None,
            reason: None,
            told: None,
            at,
        });
        let owners: Vec<LogEntry> =
            undone.iter().filter(|act| act.is_owner()).map(|act| act.entry.clone()).collect();
        if let Some(first) = undone.into_iter().next() {
            self.game = first.before;
            self.game.renumber(seq + 1);
        }
        for owner in owners {
            // An owner of a ship that was not there yet is dropped, as in every undo.
            let _ = self.act(&owner, at);
        }
        Ok(())
    }
}
