//! Undo: at once where it is free, otherwise when everybody else agrees.

use super::{MatchActor, RecordMeta};
use crate::any_match::json;
use crate::matches::command::RequestError;
use crate::matches::history::{MatchState, UndoRecord};
use crate::matches::undo::UndoPermission;
use crate::store::{MatchStatus, RecordKind};
use contract::{Seat, Seats};

/// An undo request that waits for the others. It is not stored: after a restart it must be made again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct PendingUndo {
    pub(crate) by: Seat,
    /// How many acts would remain.
    pub(crate) keep: u32,
    /// Seats whose holders have not agreed yet.
    pub(crate) awaiting: Seats,
    request: Option<String>,
}

impl MatchActor {
    pub(super) async fn undo(&mut self, seat: Seat, meta: RecordMeta) -> Result<u32, RequestError> {
        match self.history.undo_permission(seat) {
            UndoPermission::Nothing => Err(RequestError::NothingToUndo),
            UndoPermission::Free { keep, practice } => {
                self.undo_to(UndoRecord { keep, practice }, meta).await
            }
            UndoPermission::Retract { at } => self.retract(at, meta).await,
            UndoPermission::Consent { keep } => {
                let (own, _) = self.history.seats_of_same_holder(seat);
                let others = Seat::first(self.history.row.seats.len() as u8).zip(&self.history.row.seats);
                let others = others.filter(|(seat, row)| row.holder.is_some() && !own.has(*seat));
                let awaiting = others.map(|(seat, _)| seat).collect();
                self.pending_undo = Some(PendingUndo { by: seat, keep, awaiting, request: meta.request });
                self.broadcast();
                Ok(self.history.version())
            }
        }
    }

    pub(super) async fn answer_undo(&mut self, seat: Seat, allow: bool) -> Result<u32, RequestError> {
        let (own, _) = self.history.seats_of_same_holder(seat);
        let pending_undo = self
            .pending_undo
            .as_mut()
            .filter(|pending_undo| pending_undo.awaiting.has(seat))
            .ok_or(RequestError::NoPendingUndo)?;
        if !allow {
            self.pending_undo = None;
            self.broadcast();
            return Ok(self.history.version());
        }
        pending_undo.awaiting = pending_undo.awaiting.iter().filter(|waiting| !own.has(*waiting)).collect();
        if !pending_undo.awaiting.is_empty() {
            self.broadcast();
            return Ok(self.history.version());
        }
        let meta =
            RecordMeta { seat: Some(pending_undo.by), request: pending_undo.request.take(), reason: None };
        // Everybody agreed, so nobody is deceived: the match is not marked as practice.
        let undone = UndoRecord { keep: pending_undo.keep, practice: false };
        self.undo_to(undone, meta).await
    }

    /// Undoes the last acts: adds one record and rebuilds the match without them.
    async fn undo_to(&mut self, undone: UndoRecord, meta: RecordMeta) -> Result<u32, RequestError> {
        let version = self.history.version() + 1;
        let (mut game, _) =
            self.history.replay(undone.keep as usize, |_, _| ()).map_err(|_why| RequestError::Interrupted)?;
        game.renumber(version);
        let record = self.record(RecordKind::Undo, json(&undone).get().to_owned(), meta);
        self.auto_players.stop_all();
        let version = self.commit(vec![record], MatchState::Open(game), MatchStatus::Running).await?;
        Ok(version)
    }

    /// Retracts one simultaneous secret answer: an undo record, then the later answers again.
    async fn retract(&mut self, at: u32, meta: RecordMeta) -> Result<u32, RequestError> {
        let retracted = self.history.retracted(at).ok_or(RequestError::NothingToUndo)?;
        let undone = UndoRecord { keep: at, practice: false };
        let mut records = vec![self.record(RecordKind::Undo, json(&undone).get().to_owned(), meta)];
        let since = self.history.entries.iter().skip(at as usize + 1);
        for (act, step) in since.zip(retracted.steps) {
            let meta = RecordMeta { seat: act.seat, ..RecordMeta::default() };
            let mut record = self.act_record(step, meta, records.len() as u32);
            record.reason.clone_from(&act.reason);
            records.push(record);
        }
        self.commit(records, MatchState::Open(retracted.game), MatchStatus::Running).await
    }
}
