//! A match as a fold over its journal: current entries, events shown, and requests already carried out.
//!
//! Nothing here waits or sends. The actor adds records that are already on disk; the same fold rebuilds the match
//! after a crash, after an undo, or years later.

use crate::any_match::{AddressedEvent, AnyMatch, AppliedAct, json, json_text};
use crate::checkpoints::Checkpoints;
use crate::games::{GameVisitor, Playable, visit};
use crate::record::{MatchRow, MatchStatus, Record, RecordKind, StoreError};
use crate::setup::{rules_version, start_match};
use crate::undo::PlayedEntry;
use contract::{ChanceSource, Seat, Turn, Viewers};
use explain::Message;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// An act that has not been undone.
#[derive(Clone, Debug)]
pub struct HistoryEntry {
    /// Its sequence number in the journal.
    pub seq: u32,
    pub line: String,
    /// The seat that chose; `None` for chance.
    pub seat: Option<Seat>,
    /// The seat that typed the outcome in.
    pub typed_by: Option<Seat>,
    /// The viewers who learned something hidden.
    pub learned: Viewers,
    /// Whether it is no move of the game, so that undo leaves it.
    pub outlives_undo: bool,
    pub told: Vec<AddressedEvent>,
    /// A bot's reason, as JSON.
    pub reason: Option<String>,
}

/// Whether and how the match can be played.
pub enum MatchState {
    /// Seats are still free.
    Gathering,
    Open(Box<dyn AnyMatch>),
    /// The match can be viewed but not continued; the message gives the reason.
    Closed(Message),
}

impl std::fmt::Debug for MatchState {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            MatchState::Gathering => "Gathering",
            MatchState::Open(_) => "Open",
            MatchState::Closed(_) => "Closed",
        })
    }
}

/// What a journal record says.
#[derive(Debug)]
pub(crate) enum RecordContent {
    Act(HistoryEntry),
    Undo(UndoRecord),
    Resign,
}

/// A journal record as the fold needs it: read from a store once, or taken over from the change that wrote it.
#[derive(Debug)]
pub(crate) struct FoldedRecord {
    pub(crate) seat: Option<u8>,
    pub(crate) request: Option<String>,
    pub(crate) at: i64,
    pub(crate) content: RecordContent,
}

/// The journal body of an undo.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct UndoRecord {
    /// How many acts remain.
    pub keep: u32,
    /// Whether revealed information was undone, which marks the match as practice from now on.
    pub practice: bool,
}

#[derive(Debug)]
pub struct MatchHistory {
    pub row: MatchRow,
    /// Whether and how the match can be played.
    pub state: MatchState,
    /// The acts that have not been undone.
    pub entries: Vec<HistoryEntry>,
    pub practice: bool,
    pub resigned: Option<Seat>,
    checkpoints: Checkpoints,
    /// For each journal record, the first act that it changed.
    first_changed: Vec<u32>,
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
    #[serde(default)]
    by: ChanceSource,
    learned: Viewers,
}

/// Reads a record of the store.
fn read(record: &Record) -> Result<FoldedRecord, StoreError> {
    let content = match record.kind {
        RecordKind::Act => {
            let line: AnyLine = serde_json::from_str(&record.body).map_err(corrupt)?;
            let told = record.told.as_deref().map(serde_json::from_str).transpose().map_err(corrupt)?;
            RecordContent::Act(HistoryEntry {
                seq: record.seq,
                line: record.body.clone(),
                seat: line.p.map(|(seat, _)| seat),
                typed_by: record.seat.and_then(Seat::new).filter(|_| line.by == ChanceSource::Person),
                learned: line.learned,
                outlives_undo: false,
                told: told.unwrap_or_default(),
                reason: record.reason.clone(),
            })
        }
        RecordKind::Undo => RecordContent::Undo(serde_json::from_str(&record.body).map_err(corrupt)?),
        RecordKind::Resign => RecordContent::Resign,
    };
    Ok(FoldedRecord { seat: record.seat, request: record.request.clone(), at: record.at, content })
}

impl MatchHistory {
    /// # Errors
    /// When a record is not in our format. A journal that no longer follows the rules is not an error: the match is
    /// then closed.
    pub fn fold(row: MatchRow, records: &[Record]) -> Result<Self, StoreError> {
        let mut history = MatchHistory {
            practice: row.practice,
            row,
            state: MatchState::Gathering,
            entries: Vec::new(),
            resigned: None,
            checkpoints: Checkpoints::default(),
            first_changed: Vec::new(),
            requests: BTreeMap::new(),
        };
        for record in records {
            if record.seq != history.version() {
                let (found, due) = (record.seq, history.version());
                return Err(corrupt(format_args!("record {found} where {due} is due")));
            }
            history.fold_one(read(record)?);
        }
        if history.row.header.is_some() {
            history.state = history.rebuild();
        }
        Ok(history)
    }

    /// The number of journal records.
    #[must_use]
    pub fn version(&self) -> u32 {
        self.first_changed.len() as u32
    }

    /// The version that a request of this seat produced, if it was carried out.
    #[must_use]
    pub fn answered(&self, seat: Option<Seat>, request: &str) -> Option<u32> {
        self.requests.get(&(seat.map(Seat::number), request.to_owned())).copied()
    }

    /// The first act that has changed for a viewer who last saw `version`.
    #[must_use]
    pub fn first_change_since(&self, version: Option<u32>) -> u32 {
        let Some(version) = version else { return 0 };
        let records = self.first_changed.get(version as usize..).unwrap_or_default();
        records.iter().copied().min().unwrap_or(self.entries.len() as u32).min(self.entries.len() as u32)
    }

    pub(crate) fn played_entries(
        &self,
    ) -> impl DoubleEndedIterator<Item = PlayedEntry> + ExactSizeIterator + '_ {
        self.entries.iter().map(|act| PlayedEntry {
            seat: act.seat.or(act.typed_by),
            chance: act.seat.is_none(),
            learned: act.learned,
            outlives_undo: act.outlives_undo,
        })
    }

    #[must_use]
    pub fn status(&self) -> MatchStatus {
        match &self.state {
            MatchState::Gathering => MatchStatus::Gathering,
            _ if self.resigned.is_some() => MatchStatus::Over,
            MatchState::Open(game) if matches!(game.turn(), Turn::Over(_)) => MatchStatus::Over,
            MatchState::Open(_) => MatchStatus::Running,
            MatchState::Closed(_) => self.row.status,
        }
    }

    /// Adds records that are already on disk, with the state they led to.
    pub(crate) fn add(&mut self, records: Vec<FoldedRecord>, state: MatchState) {
        let mut before = self.entries.len();
        for record in records {
            self.row.changed = record.at;
            self.fold_one(record);
            before = before.min(self.entries.len());
        }
        self.state = state;
        self.row.status = self.status();
        let MatchState::Open(game) = &self.state else { return };
        for act in self.entries.iter_mut().skip(before) {
            act.outlives_undo = game.outlives_undo(&act.line);
        }
        self.checkpoints.keep(game.as_ref());
    }

    /// A position to undo from later on, met on the way of an undo.
    pub(crate) fn keep_checkpoint(&mut self, game: &dyn AnyMatch) {
        self.checkpoints.keep(game);
    }

    fn fold_one(&mut self, record: FoldedRecord) {
        match record.content {
            RecordContent::Act(entry) => {
                self.first_changed.push(self.entries.len() as u32);
                self.entries.push(entry);
            }
            RecordContent::Undo(undone) => {
                self.entries.truncate(undone.keep as usize);
                self.checkpoints.truncate(undone.keep);
                self.practice |= undone.practice;
                self.first_changed.push(undone.keep);
            }
            RecordContent::Resign => {
                self.first_changed.push(self.entries.len() as u32);
                self.resigned = record.seat.and_then(Seat::new);
            }
        }
        if let Some(request) = record.request {
            self.requests.insert((record.seat, request), self.version());
        }
    }

    /// The state after all current acts, replayed from the beginning and checked line by line.
    #[must_use]
    pub fn rebuild(&mut self) -> MatchState {
        let mut checkpoints = Checkpoints::default();
        match self.replay(self.entries.len(), |game, _| checkpoints.keep(game)) {
            Ok((mut game, steps)) => {
                self.checkpoints = checkpoints;
                // Logs from before messages were stored with the acts.
                for (act, step) in self.entries.iter_mut().zip(steps) {
                    act.told = step.told;
                    act.outlives_undo = game.outlives_undo(&act.line);
                }
                if self.entries.last().is_none_or(|act| act.seq + 1 != self.version()) {
                    game.renumber(self.version());
                }
                MatchState::Open(game)
            }
            Err(why) => {
                // The stored events are all there is.
                let _unknown_game = visit(&self.row.game, UpgradeEvents(&mut self.entries));
                MatchState::Closed(why)
            }
        }
    }

    /// Replays the first `acts` acts and calls `show` for each position, including the initial one.
    ///
    /// # Errors
    /// Why this program cannot replay them.
    pub fn replay(
        &self,
        acts: usize,
        mut show: impl FnMut(&dyn AnyMatch, Option<&AppliedAct>),
    ) -> Result<(Box<dyn AnyMatch>, Vec<AppliedAct>), Message> {
        let other = |key| Message::new(key).with("game", self.row.game.as_str());
        let ours = rules_version(&self.row.game).map_err(|_unknown| other("match-unknown-game"))?;
        if ours != self.row.rules {
            return Err(other("match-other-rules").with("theirs", self.row.rules).with("ours", ours));
        }
        let started =
            start_match(&self.row.game, &self.row.setup).map_err(|_bad| other("match-unreadable"))?;
        let header: AnyHeader = self
            .row
            .header
            .as_deref()
            .and_then(|header| serde_json::from_str(header).ok())
            .ok_or_else(|| other("match-unreadable"))?;
        if !crate::stored_summary::opens_content(&self.row.game, &header.content)
            || header.start != format!("{:016x}", started.game.hash())
        {
            return Err(other("match-other-content"));
        }
        let mut game = started.game;
        let mut steps = Vec::with_capacity(acts);
        show(game.as_ref(), None);
        for act in self.entries.iter().take(acts) {
            let step = game.replay_line(&act.line, act.seq + 1).map_err(|error| {
                tracing::error!(id = %self.row.id, %error, "a journal departs from the rules");
                other("match-departs").with("n", error.n)
            })?;
            show(game.as_ref(), Some(&step));
            steps.push(step);
        }
        Ok((game, steps))
    }

    /// The position after the first `acts` acts, and one a little before it for the next undo: replayed from the nearest
    /// checkpoint.
    ///
    /// # Errors
    /// Why this program cannot replay them.
    pub(crate) fn position_after(&self, acts: u32) -> Result<EarlierPosition, Message> {
        let Some(checkpoint) = self.checkpoints.before(acts) else {
            let mut before = None;
            let (game, _) = self.replay(acts as usize, |game, _| {
                if game.entries() + UNDO_REACH == acts {
                    before = Some(game.fork());
                }
            })?;
            return Ok(EarlierPosition { game, before });
        };
        let (mut game, mut before) = (checkpoint.fork(), None);
        for act in self.entries.iter().take(acts as usize).skip(checkpoint.entries() as usize) {
            if game.entries() + UNDO_REACH == acts {
                before = Some(game.fork());
            }
            game.replay_line(&act.line, act.seq + 1).map_err(|error| {
                tracing::error!(id = %self.row.id, %error, "a journal departs from the rules");
                Message::new("match-departs").with("game", self.row.game.as_str()).with("n", error.n)
            })?;
        }
        Ok(EarlierPosition { game, before })
    }

    #[cfg(test)]
    pub(crate) fn checkpoint_count(&self) -> usize {
        self.checkpoints.len()
    }

    /// The log as text: header, current acts, and the secret once the match is over.
    #[must_use]
    pub fn log(&self) -> String {
        let mut text = self.row.header.clone().unwrap_or_default();
        for act in &self.entries {
            text.push('\n');
            text.push_str(&act.line);
        }
        if self.status() == MatchStatus::Over {
            text.push('\n');
            text.push_str(&json_text(&Footer { secret: self.row.secret.reveal() }));
        }
        text.push('\n');
        text
    }
}

/// After an undo, so many further ones need not replay more than this.
const UNDO_REACH: u32 = 16;

/// A position of the past, for an undo.
pub(crate) struct EarlierPosition {
    pub(crate) game: Box<dyn AnyMatch>,
    /// A position shortly before, where one was met.
    pub(crate) before: Option<Box<dyn AnyMatch>>,
}

/// Stored events in the present form.
struct UpgradeEvents<'a>(&'a mut [HistoryEntry]);

impl GameVisitor for UpgradeEvents<'_> {
    type Output = ();
    fn run<G: Playable>(self) {
        for told in self.0.iter_mut().flat_map(|entry| &mut entry.told) {
            let Ok(mut event) = serde_json::from_str(told.event.get()) else { continue };
            if G::upgrade_event(&mut event) {
                told.event = json(&event);
            }
        }
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
