//! Undo: at once where it is free, otherwise when everybody else agrees.

use super::change::ChangeWriter;
use super::{Decision, MatchCore, RecordMeta};
use crate::history::UndoRecord;
use crate::request::RequestError;
use crate::retract::replay_choice;
use crate::undo::UndoPermission;
use contract::{Seat, Seats};

/// An undo request that waits for the others. It is not stored: after a restart it must be made again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PendingUndo {
    pub by: Seat,
    /// How many acts would remain.
    pub keep: u32,
    /// Seats whose holders have not agreed yet.
    pub awaiting: Seats,
    request: Option<String>,
}

impl MatchCore {
    pub(super) fn undo(&mut self, seat: Seat, meta: RecordMeta, now: i64) -> Result<Decision, RequestError> {
        match self.history.undo_permission(seat) {
            UndoPermission::Nothing => Err(RequestError::NothingToUndo),
            UndoPermission::Free { keep, practice } => self.undo_to(UndoRecord { keep, practice }, meta, now),
            UndoPermission::Retract { at } => self.retract(at, meta, now),
            UndoPermission::Consent { keep } => {
                let (own, _) = self.history.seats_of_same_holder(seat);
                let others = Seat::first(self.history.row.seats.len() as u8).zip(&self.history.row.seats);
                let others = others.filter(|(seat, row)| row.holder.is_some() && !own.has(*seat));
                let awaiting = others.map(|(seat, _)| seat).collect();
                self.pending_undo = Some(PendingUndo { by: seat, keep, awaiting, request: meta.request });
                Ok(Decision::Announce(self.history.version()))
            }
        }
    }

    pub(super) fn answer_undo(
        &mut self,
        seat: Seat,
        allow: bool,
        now: i64,
    ) -> Result<Decision, RequestError> {
        let (own, _) = self.history.seats_of_same_holder(seat);
        let pending_undo = self
            .pending_undo
            .as_mut()
            .filter(|pending_undo| pending_undo.awaiting.has(seat))
            .ok_or(RequestError::NoPendingUndo)?;
        if !allow {
            self.pending_undo = None;
            return Ok(Decision::Announce(self.history.version()));
        }
        pending_undo.awaiting = pending_undo.awaiting.iter().filter(|waiting| !own.has(*waiting)).collect();
        if !pending_undo.awaiting.is_empty() {
            return Ok(Decision::Announce(self.history.version()));
        }
        let meta =
            RecordMeta { seat: Some(pending_undo.by), request: pending_undo.request.take(), reason: None };
        // Everybody agreed, so nobody is deceived: the match is not marked as practice.
        let undone = UndoRecord { keep: pending_undo.keep, practice: false };
        self.undo_to(undone, meta, now)
    }

    /// Undoes the last acts: adds one record and takes the match back to before them. Acts among them that are no moves of
    /// the game are carried out again.
    fn undo_to(&self, undone: UndoRecord, meta: RecordMeta, now: i64) -> Result<Decision, RequestError> {
        let position = self.history.position_after(undone.keep).map_err(|_why| RequestError::Interrupted)?;
        let mut writer = ChangeWriter::new(&self.history, now);
        let (mut game, seat) = (position.game, meta.seat);
        game.renumber(writer.tick());
        writer.undo(undone, meta);
        let undone_acts = self.history.entries.iter().skip(undone.keep as usize);
        for act in undone_acts.filter(|act| act.outlives_undo) {
            // What no longer fits the earlier position is dropped, such as the owner of a ship that is not there yet.
            if let Some(step) = replay_choice(game.as_mut(), act, writer.tick()) {
                writer.act(step, RecordMeta { seat, ..RecordMeta::default() });
            }
        }
        let mut change = writer.finish(game);
        (change.undoes, change.checkpoint) = (true, position.before);
        Ok(Decision::Store(Box::new(change)))
    }

    /// Retracts one simultaneous secret answer: an undo record, then the later answers again.
    fn retract(&self, at: u32, meta: RecordMeta, now: i64) -> Result<Decision, RequestError> {
        let retracted = self.history.retracted(at).ok_or(RequestError::NothingToUndo)?;
        let mut writer = ChangeWriter::new(&self.history, now);
        writer.undo(UndoRecord { keep: at, practice: false }, meta);
        let since = self.history.entries.iter().skip(at as usize + 1);
        for (act, step) in since.zip(retracted.steps) {
            let meta = RecordMeta { seat: act.seat, ..RecordMeta::default() };
            writer.act_with_reason(step, meta, act.reason.clone());
        }
        Ok(Decision::Store(Box::new(writer.finish(retracted.game))))
    }
}
