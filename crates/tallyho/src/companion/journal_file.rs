//! A table in a file: the header of its log, its secret, then every act and every undo, line by line.
//!
//! `tallyho replay` reads it too. Files of earlier versions (a set-up with the secret, then the companion's own lines) are
//! rewritten when they are opened.

use anyhow::{Context, Result, anyhow};
use companion::Setup;
use contract::ChanceSource;
use host::any_match::json;
use host::companion_match::{ID, OldTable, TABLE, TableEntry, import};
use host::fairness::{Nonce, Secret};
use host::ids::MatchId;
use host::matches::history::{MatchHistory, UndoRecord};
use host::setup::{log_header, rules_version};
use host::store::{ChanceMode, MatchRow, MatchStatus, Record, RecordKind, SeatKind, SeatRow};
use serde::{Deserialize, Serialize};
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

/// Where a table is kept; nowhere without a file.
#[derive(Debug)]
pub(super) struct JournalFile(pub(super) Option<PathBuf>);

/// The first line of a file of an earlier version.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct OldHeader {
    setup: Setup,
    secret: String,
}

/// What is needed of the first line.
#[derive(Deserialize)]
struct Header {
    game: String,
    rules: u32,
    setup: Setup,
    nonces: Vec<Nonce>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SecretLine {
    secret: String,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct UndoLine {
    undo: UndoRecord,
}

/// A row for one table in this program alone.
fn row(setup: &Setup, secret: Secret, nonce: Nonce) -> Result<MatchRow> {
    let setup = serde_json::to_string(setup)?;
    let faults = |bad| match bad {
        host::setup::SetupError::Faults(faults) => {
            let translator = explain::Translator::new(explain::Lang::default());
            anyhow!(
                "{}",
                faults.iter().map(|fault| translator.translate(fault)).collect::<Vec<_>>().join(" ")
            )
        }
        other => anyhow!("{other}"),
    };
    Ok(MatchRow {
        id: MatchId::fresh()?,
        game: ID.into(),
        rules: rules_version(ID)?,
        header: Some(log_header(ID, &setup, &secret, &[nonce]).map_err(faults)?),
        setup,
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
            nonce: Some(nonce),
        }],
    })
}

impl JournalFile {
    /// The table in the file, or a new one with this set-up.
    pub(super) fn open(&self, setup: &Setup, seed: Option<u64>) -> Result<MatchHistory> {
        let (row, records) = match self.0.as_ref().filter(|file| file.exists()) {
            Some(file) => read(file).with_context(|| file.display().to_string())?,
            None => {
                let (secret, nonce) = match seed {
                    Some(seed) => {
                        let digits = format!("{seed:064x}");
                        let secret = Secret::from_hex(&digits).ok_or_else(|| anyhow!("no seed"))?;
                        (secret, Nonce::try_from("0".repeat(64)).map_err(|bad| anyhow!("{bad}"))?)
                    }
                    None => (Secret::fresh()?, Nonce::fresh()?),
                };
                let row = row(setup, secret, nonce)?;
                self.append(&head(&row))?;
                (row, Vec::new())
            }
        };
        Ok(MatchHistory::fold(row, &records)?)
    }

    fn append(&self, lines: &[String]) -> Result<()> {
        let Some(file) = &self.0 else { return Ok(()) };
        let named = || file.display().to_string();
        let mut kept = fs::OpenOptions::new().create(true).append(true).open(file).with_context(named)?;
        for line in lines {
            writeln!(kept, "{line}").with_context(named)?;
        }
        kept.sync_data().with_context(named)
    }

    pub(super) fn store(&self, records: &[Record]) -> Result<()> {
        self.append(&records.iter().map(line).collect::<Result<Vec<_>>>()?)
    }
}

fn head(row: &MatchRow) -> [String; 2] {
    let secret = SecretLine { secret: row.secret.reveal() };
    [row.header.clone().unwrap_or_default(), json(&secret).get().to_owned()]
}

fn line(record: &Record) -> Result<String> {
    Ok(match record.kind {
        RecordKind::Undo => serde_json::to_string(&UndoLine { undo: serde_json::from_str(&record.body)? })?,
        RecordKind::Act | RecordKind::Resign => record.body.clone(),
    })
}

fn read(file: &Path) -> Result<(MatchRow, Vec<Record>)> {
    let text = fs::read_to_string(file)?;
    let mut lines = text.lines().filter(|line| !line.trim().is_empty());
    let first = lines.next().unwrap_or_default();
    if let Ok(old) = serde_json::from_str::<OldHeader>(first) {
        return carry_over(file, old, lines);
    }
    let header: Header = serde_json::from_str(first).context("the first line is no header of a log")?;
    let secret: SecretLine = serde_json::from_str(lines.next().unwrap_or_default())
        .context("the second line is no secret: the log of a match cannot be continued")?;
    let secret = Secret::from_hex(&secret.secret).ok_or_else(|| anyhow!("the log has no seed"))?;
    let [nonce] = header.nonces.as_slice() else { return Err(anyhow!("the log is not of one table")) };
    if header.game != ID {
        return Err(anyhow!("the log is of another game: {}", header.game));
    }
    let mut row = row(&header.setup, secret, *nonce)?;
    (row.rules, row.header) = (header.rules, Some(first.to_owned()));
    let records = (0..).zip(lines).map(|(seq, line)| record(seq, line)).collect::<Result<Vec<_>>>()?;
    Ok((row, records))
}

fn record(seq: u32, line: &str) -> Result<Record> {
    let undone: Option<UndoLine> = serde_json::from_str(line).ok();
    let (kind, body, seat) = match undone {
        Some(UndoLine { undo }) => (RecordKind::Undo, serde_json::to_string(&undo)?, Some(TABLE)),
        None => {
            let entry: TableEntry =
                serde_json::from_str(line).with_context(|| format!("line {}", seq + 3))?;
            let typed = entry.by == ChanceSource::Person;
            (RecordKind::Act, line.to_owned(), typed.then_some(TABLE))
        }
    };
    let seat = seat.map(contract::Seat::number);
    Ok(Record { seq, kind, body, seat, request: None, reason: None, told: None, at: 0 })
}

/// Rewrites a file of an earlier version.
fn carry_over<'a>(
    file: &Path,
    old: OldHeader,
    lines: impl Iterator<Item = &'a str>,
) -> Result<(MatchRow, Vec<Record>)> {
    let table = OldTable {
        id: MatchId::fresh()?,
        setup: serde_json::to_string(&old.setup)?,
        secret: Secret::from_hex(&old.secret).ok_or_else(|| anyhow!("the log has no seed"))?,
        created: 0,
        lines: lines.map(|line| (line.to_owned(), 0)).collect(),
    };
    let (row, records) = import(&table, Nonce::fresh()?)?;
    let mut text = head(&row).join("\n");
    text.push('\n');
    for record in &records {
        text.push_str(&line(record)?);
        text.push('\n');
    }
    // The old file is whole until the new one is.
    let mut name = file.as_os_str().to_owned();
    name.push(".new");
    let new = PathBuf::from(name);
    fs::write(&new, text)?;
    fs::rename(&new, file)?;
    Ok((row, records))
}
