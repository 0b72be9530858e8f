//! The log of a table as a text: replayed in words, and its dice proved.
//!
//! The format is that of every match ([`contract::log`]). A table that is kept in a file has its undos in it as well, and the
//! secret may stand anywhere, because whoever owns the file owns the dice.

use super::{CompanionMatch, Roll, TableEntry};
use crate::any_match::{AnyMatch, AppliedAct};
use crate::chance::OutcomeRng;
use crate::fairness::{Nonce, Proof, Secret};
use crate::history::UndoRecord;
use companion::Setup;
use contract::{Act, ChanceSource, Header};
use serde::Deserialize;
use thiserror::Error;

/// A log without what was undone in it.
#[derive(Clone, PartialEq, Debug)]
pub struct CompanionLog {
    pub header: Header<Setup>,
    /// The lines of the acts.
    pub lines: Vec<String>,
    /// The host's secret, if it is revealed.
    pub secret: Option<String>,
}

#[derive(Clone, PartialEq, Debug, Error)]
pub enum CompanionLogError {
    #[error("line {line}: {what}")]
    Line { line: usize, what: String },
    #[error("the log was written under other rules or with other content")]
    OtherRules,
    #[error("the set-up is refused")]
    Setup,
    #[error("entry {n}: {what}")]
    Departs { n: u32, what: String },
    #[error("the log carries no promise about its outcomes, or its secret is not revealed yet")]
    NotRevealed,
    #[error("the revealed secret is not the one that was promised")]
    SecretMismatch,
    #[error("entry {n}: the seed gives {drawn:?}, the log has {logged:?}")]
    OutcomeMismatch { n: u32, drawn: Roll, logged: Roll },
}

/// A line of a log after the first.
#[derive(Deserialize)]
#[serde(untagged)]
enum Line {
    Secret { secret: String },
    Undo { undo: UndoRecord },
    Act(serde::de::IgnoredAny),
}

impl CompanionLog {
    /// # Errors
    /// The first line that cannot be read.
    pub fn parse(text: &str) -> Result<Self, CompanionLogError> {
        let bad = |line: usize, what: String| CompanionLogError::Line { line: line + 1, what };
        let mut rows = text.lines().enumerate().filter(|(_, row)| !row.trim().is_empty());
        let (at, first) = rows.next().ok_or_else(|| bad(0, "there is no header".into()))?;
        let header = serde_json::from_str(first).map_err(|error| bad(at, error.to_string()))?;
        let mut log = CompanionLog { header, lines: Vec::new(), secret: None };
        for (at, row) in rows {
            match serde_json::from_str(row).map_err(|error| bad(at, error.to_string()))? {
                Line::Secret { secret } => log.secret = Some(secret),
                Line::Undo { undo } => log.lines.truncate(undo.keep as usize),
                Line::Act(_) => log.lines.push(row.to_owned()),
            }
        }
        Ok(log)
    }

    /// Replays the log, checks every line, and shows each act with the table before it.
    ///
    /// # Errors
    /// The first line that departs from the rules.
    pub fn replay(
        &self,
        mut show: impl FnMut(&CompanionMatch, &TableEntry, &AppliedAct) -> Result<(), CompanionLogError>,
    ) -> Result<CompanionMatch, CompanionLogError> {
        if self.header.rules != companion::RULES || !super::opens_content(self.header.content) {
            return Err(CompanionLogError::OtherRules);
        }
        let mut game =
            CompanionMatch::begin(&self.header.setup).map_err(|_faults| CompanionLogError::Setup)?;
        for (n, line) in (0..).zip(&self.lines) {
            let departs = |what: String| CompanionLogError::Departs { n, what };
            let entry: TableEntry = serde_json::from_str(line).map_err(|error| departs(error.to_string()))?;
            let before = game.clone();
            let step = game.replay_line(line, n + 1).map_err(|error| departs(error.what))?;
            show(&before, &entry, &step)?;
        }
        Ok(game)
    }

    /// Replays the log and draws every generated outcome again.
    ///
    /// # Errors
    /// The first mismatch.
    pub fn verify(&self) -> Result<Proof, CompanionLogError> {
        let secret =
            self.secret.as_deref().and_then(Secret::from_hex).ok_or(CompanionLogError::NotRevealed)?;
        if secret.commitment() != self.header.commitment {
            return Err(CompanionLogError::SecretMismatch);
        }
        let nonces = self.header.nonces.iter().cloned().map(Nonce::try_from).collect::<Result<Vec<_>, _>>();
        let seed = secret.seed(&nonces.map_err(|_unreadable| CompanionLogError::NotRevealed)?);
        let mut proof = Proof::default();
        self.replay(|before, entry, _| {
            let Act::Chance(logged) = &entry.act else { return Ok(()) };
            match entry.by {
                ChanceSource::Person => proof.typed += 1,
                ChanceSource::Script => proof.scripted += 1,
                ChanceSource::Generator => {
                    let request = before.state().requested_roll();
                    let thrown = request.map(|request| request.roll(&mut OutcomeRng::new(&seed, entry.n)));
                    let drawn = thrown.map(|thrown| Roll { who: None, thrown });
                    if drawn.as_ref() != Some(logged) {
                        return Err(CompanionLogError::OutcomeMismatch {
                            n: entry.n,
                            drawn: drawn.unwrap_or_else(|| logged.clone()),
                            logged: logged.clone(),
                        });
                    }
                    proof.generated += 1;
                }
            }
            Ok(())
        })?;
        Ok(proof)
    }
}
