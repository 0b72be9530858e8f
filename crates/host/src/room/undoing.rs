//! Undo: at once where it is free, otherwise when everybody else agrees.

use super::{Beside, Room};
use crate::ledger::{Board, Undone};
use crate::request::Refused;
use crate::store::{Kind, Status};
use crate::table::json;
use crate::undo::Leave;
use table::{Seat, Seats};

/// An undo request that waits for the others. It is not stored: after a restart it must be made again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct PendingUndo {
    pub(crate) by: Seat,
    /// How many acts would remain.
    pub(crate) keep: u32,
    /// Seats whose holders have not agreed yet.
    pub(crate) waits_for: Seats,
    request: Option<String>,
}

impl Room {
    pub(super) async fn undo(&mut self, seat: Seat, beside: Beside) -> Result<u32, Refused> {
        match self.ledger.leave(seat) {
            Leave::Nothing => Err(Refused::NothingToUndo),
            Leave::Free { keep, practice } => self.take_back(Undone { keep, practice }, beside).await,
            Leave::Sealed { at } => self.draw_out(at, beside).await,
            Leave::Consent { keep } => {
                let (own, _) = self.ledger.side_of(seat);
                let others = Seat::first(self.ledger.row.seats.len() as u8).zip(&self.ledger.row.seats);
                let others = others.filter(|(seat, row)| row.holder.is_some() && !own.has(*seat));
                let waits_for = others.map(|(seat, _)| seat).collect();
                self.wish = Some(PendingUndo { by: seat, keep, waits_for, request: beside.request });
                self.tell();
                Ok(self.ledger.version())
            }
        }
    }

    pub(super) async fn answer_undo(&mut self, seat: Seat, allow: bool) -> Result<u32, Refused> {
        let (own, _) = self.ledger.side_of(seat);
        let wish = self.wish.as_mut().filter(|wish| wish.waits_for.has(seat)).ok_or(Refused::NoWish)?;
        if !allow {
            self.wish = None;
            self.tell();
            return Ok(self.ledger.version());
        }
        wish.waits_for = wish.waits_for.iter().filter(|waiting| !own.has(*waiting)).collect();
        if !wish.waits_for.is_empty() {
            self.tell();
            return Ok(self.ledger.version());
        }
        let beside = Beside { seat: Some(wish.by), request: wish.request.take(), reason: None };
        // Everybody agreed, so nobody is deceived: the match is not marked as practice.
        let undone = Undone { keep: wish.keep, practice: false };
        self.take_back(undone, beside).await
    }

    /// Undoes the last acts: adds one record and rebuilds the match without them.
    async fn take_back(&mut self, undone: Undone, beside: Beside) -> Result<u32, Refused> {
        let version = self.ledger.version() + 1;
        let (mut table, _) =
            self.ledger.replay(undone.keep as usize, |_, _| ()).map_err(|_why| Refused::Interrupted)?;
        table.renumber(version);
        let record = self.record(Kind::Undo, json(&undone).get().to_owned(), beside);
        self.machines.stop_all();
        let version = self.commit(vec![record], Board::Open(table), Status::Running).await?;
        Ok(version)
    }

    /// Retracts one simultaneous secret answer: an undo record, then the later answers again.
    async fn draw_out(&mut self, at: u32, beside: Beside) -> Result<u32, Refused> {
        let drawn = self.ledger.drawn(at).ok_or(Refused::NothingToUndo)?;
        let undone = Undone { keep: at, practice: false };
        let mut records = vec![self.record(Kind::Undo, json(&undone).get().to_owned(), beside)];
        let since = self.ledger.acts.iter().skip(at as usize + 1);
        for (act, step) in since.zip(drawn.steps) {
            let beside = Beside { seat: act.seat, ..Beside::default() };
            let mut record = self.act(step, beside, records.len() as u32);
            record.reason.clone_from(&act.reason);
            records.push(record);
        }
        self.commit(records, Board::Open(drawn.table), Status::Running).await
    }
}
