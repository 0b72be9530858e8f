//! What a command changes: records to store, and what they say in the form in which the match keeps it, so that nothing written
//! here is read again.

use crate::any_match::{AnyMatch, AppliedAct, BotReason, json_text};
use crate::history::{FoldedRecord, HistoryEntry, MatchHistory, MatchState, RecordContent, UndoRecord};
use crate::record::{MatchStatus, Record, RecordKind};
use contract::{Seat, Turn};

/// What is stored with an act.
#[derive(Debug, Default)]
pub struct RecordMeta {
    pub seat: Option<Seat>,
    pub request: Option<String>,
    pub reason: Option<BotReason>,
}

/// Records to store, and the state they lead to.
pub struct Change {
    pub status: MatchStatus,
    /// Whether acts were undone, so that nobody waits for what bots are thinking about.
    pub undoes: bool,
    records: Vec<Record>,
    pub(super) folded: Vec<FoldedRecord>,
    pub(super) state: MatchState,
    /// An earlier position for later undos.
    pub(super) checkpoint: Option<Box<dyn AnyMatch>>,
}

impl std::fmt::Debug for Change {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Change").field("records", &self.records).finish_non_exhaustive()
    }
}

impl Change {
    /// The records, for the store. The change itself does not need them any more.
    pub fn take_records(&mut self) -> Vec<Record> {
        std::mem::take(&mut self.records)
    }
}

/// Writes the records of one change.
pub(super) struct ChangeWriter {
    version: u32,
    now: i64,
    records: Vec<Record>,
    folded: Vec<FoldedRecord>,
}

impl ChangeWriter {
    pub(super) fn new(history: &MatchHistory, now: i64) -> Self {
        ChangeWriter { version: history.version(), now, records: Vec::new(), folded: Vec::new() }
    }

    /// The sequence number of the next record.
    fn seq(&self) -> u32 {
        self.version + self.records.len() as u32
    }

    /// The number of the questions that the next act opens.
    pub(super) fn tick(&self) -> u32 {
        self.seq() + 1
    }

    pub(super) fn act(&mut self, step: AppliedAct, meta: RecordMeta) {
        let reason = meta.reason.as_ref().map(json_text);
        self.act_with_reason(step, meta, reason);
    }

    /// An act whose reason is text already.
    pub(super) fn act_with_reason(&mut self, step: AppliedAct, meta: RecordMeta, reason: Option<String>) {
        let (body, told) = (step.line.clone(), Some(json_text(&step.told)));
        let entry = HistoryEntry {
            seq: self.seq(),
            line: step.line,
            seat: step.seat,
            typed_by: meta.seat.filter(|_| step.typed),
            learned: step.learned,
            outlives_undo: false,
            told: step.told,
            reason: reason.clone(),
        };
        self.push(RecordContent::Act(entry), body, meta, (told, reason));
    }

    pub(super) fn undo(&mut self, undone: UndoRecord, meta: RecordMeta) {
        self.push(RecordContent::Undo(undone), json_text(&undone), meta, (None, None));
    }

    pub(super) fn resign(&mut self, meta: RecordMeta) {
        self.push(RecordContent::Resign, "{}".into(), meta, (None, None));
    }

    fn push(
        &mut self,
        content: RecordContent,
        body: String,
        meta: RecordMeta,
        (told, reason): (Option<String>, Option<String>),
    ) {
        let kind = match content {
            RecordContent::Act(_) => RecordKind::Act,
            RecordContent::Undo(_) => RecordKind::Undo,
            RecordContent::Resign => RecordKind::Resign,
        };
        let (seq, seat, request, at) = (self.seq(), meta.seat.map(Seat::number), meta.request, self.now);
        self.folded.push(FoldedRecord { seat, request: request.clone(), at, content });
        self.records.push(Record { seq, kind, body, seat, request, reason, told, at });
    }

    /// The change: all records, and the game they lead to.
    pub(super) fn finish(self, game: Box<dyn AnyMatch>) -> Change {
        let resigned = self.folded.iter().any(|record| matches!(record.content, RecordContent::Resign));
        let over = resigned || matches!(game.turn(), Turn::Over(_));
        Change {
            status: if over { MatchStatus::Over } else { MatchStatus::Running },
            undoes: false,
            records: self.records,
            folded: self.folded,
            state: MatchState::Open(game),
            checkpoint: None,
        }
    }
}
