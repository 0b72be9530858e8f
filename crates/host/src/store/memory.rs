//! A store in memory: for tests, simulations and matches that need not be kept.

use super::{MatchOverview, MatchRow, MatchStatus, Record, SeatClaim, Store, StoreError, StoreFuture};
use crate::ids::{Holder, MatchId};
use futures_util::future::ready;
use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

type MatchMap = BTreeMap<MatchId, (MatchRow, Vec<Record>)>;

#[derive(Debug, Default)]
pub struct MemoryStore {
    matches: Mutex<MatchMap>,
    summaries: Mutex<BTreeMap<MatchId, String>>,
}

impl MemoryStore {
    fn matches(&self) -> MutexGuard<'_, MatchMap> {
        // Every change below is complete before the lock is released, so the data behind a poisoned lock is
        // consistent.
        self.matches.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn summaries(&self) -> MutexGuard<'_, BTreeMap<MatchId, String>> {
        self.summaries.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn to_overview(&self, row: &MatchRow, records: &[Record]) -> MatchOverview {
        let summary = self.summaries().get(&row.id).cloned();
        MatchOverview { row: row.clone(), records: records.len() as u32, summary }
    }

    fn latest(&self, wanted: impl Fn(&MatchRow) -> bool, limit: u32) -> Vec<MatchOverview> {
        let matches = self.matches();
        let found = matches.values().filter(|(row, _)| wanted(row));
        let mut found: Vec<MatchOverview> =
            found.map(|(row, records)| self.to_overview(row, records)).collect();
        found.sort_by_key(|found| std::cmp::Reverse((found.row.changed, found.row.id.clone())));
        found.truncate(limit as usize);
        found
    }

    fn change<T>(
        &self,
        id: &MatchId,
        change: impl FnOnce(&mut MatchRow, &mut Vec<Record>) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        let mut matches = self.matches();
        let (row, records) =
            matches.get_mut(id).ok_or_else(|| StoreError::Failed(format!("no match {id}")))?;
        change(row, records)
    }
}

impl Store for MemoryStore {
    fn create(&self, row: MatchRow) -> StoreFuture<'_, ()> {
        let taken = self.matches().insert(row.id.clone(), (row, Vec::new())).is_some();
        Box::pin(ready(if taken { Err(StoreError::Conflict) } else { Ok(()) }))
    }

    fn claim(&self, id: MatchId, claim: SeatClaim) -> StoreFuture<'_, ()> {
        Box::pin(ready(self.change(&id, |row, _| {
            let seat = row.seats.get_mut(usize::from(claim.seat)).ok_or(StoreError::Conflict)?;
            if seat.holder.is_some() {
                return Err(StoreError::Conflict);
            }
            (seat.holder, seat.nonce) = (Some(claim.holder), Some(claim.nonce));
            if claim.header.is_some() {
                (row.header, row.status) = (claim.header, MatchStatus::Running);
            }
            Ok(())
        })))
    }

    fn append(&self, id: MatchId, new: Vec<Record>, status: MatchStatus) -> StoreFuture<'_, ()> {
        Box::pin(ready(self.change(&id, |row, records| {
            let next = records.len()..;
            if new.iter().zip(next).any(|(record, next)| record.seq as usize != next) {
                return Err(StoreError::Conflict);
            }
            row.status = status;
            row.changed = new.last().map_or(row.changed, |record| record.at);
            records.extend(new);
            Ok(())
        })))
    }

    fn find(&self, id: MatchId) -> StoreFuture<'_, Option<MatchRow>> {
        Box::pin(ready(Ok(self.matches().get(&id).map(|(row, _)| row.clone()))))
    }

    fn journal(&self, id: MatchId, from: u32) -> StoreFuture<'_, Vec<Record>> {
        let matches = self.matches();
        let records =
            matches.get(&id).map(|(_, records)| records.iter().skip(from as usize).cloned().collect());
        Box::pin(ready(Ok(records.unwrap_or_default())))
    }

    fn overview(&self, id: MatchId) -> StoreFuture<'_, Option<MatchOverview>> {
        let matches = self.matches();
        let found = matches.get(&id).map(|(row, records)| self.to_overview(row, records));
        Box::pin(ready(Ok(found)))
    }

    fn held_by(&self, holder: Holder, limit: u32) -> StoreFuture<'_, Vec<MatchOverview>> {
        let holds = |row: &MatchRow| {
            let mut seated = row.seats.iter().map(|seat| seat.holder.as_ref());
            row.beginner.as_ref() == Some(&holder) || seated.any(|sitting| sitting == Some(&holder))
        };
        Box::pin(ready(Ok(self.latest(holds, limit))))
    }

    fn of_game(&self, game: String, limit: u32) -> StoreFuture<'_, Vec<MatchOverview>> {
        Box::pin(ready(Ok(self.latest(|row| row.game == game, limit))))
    }

    fn summarize(&self, id: MatchId, summary: String) -> StoreFuture<'_, ()> {
        self.summaries().insert(id, summary);
        Box::pin(ready(Ok(())))
    }

    fn all(&self) -> StoreFuture<'_, Vec<MatchId>> {
        let mut rows: Vec<(i64, MatchId)> =
            self.matches().values().map(|(row, _)| (row.created, row.id.clone())).collect();
        rows.sort();
        Box::pin(ready(Ok(rows.into_iter().map(|(_, id)| id).collect())))
    }

    fn ready(&self) -> StoreFuture<'_, ()> {
        Box::pin(ready(Ok(())))
    }
}
