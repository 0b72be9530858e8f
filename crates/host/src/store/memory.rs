//! A store in memory: for tests, simulations and matches that need not be kept.

use super::{
    CompanionLineRow, CompanionTableRow, MatchOverview, MatchRow, MatchStatus, Record, SeatClaim, Store,
    StoreError, StoreFuture,
};
use crate::ids::{Holder, MatchId};
use futures_util::future::ready;
use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

type MatchMap = BTreeMap<MatchId, (MatchRow, Vec<Record>)>;
type CompanionTableMap = BTreeMap<MatchId, (CompanionTableRow, Vec<CompanionLineRow>)>;

#[derive(Debug, Default)]
pub struct MemoryStore {
    matches: Mutex<MatchMap>,
    summaries: Mutex<BTreeMap<MatchId, String>>,
    tables: Mutex<CompanionTableMap>,
}

impl MemoryStore {
    fn matches(&self) -> MutexGuard<'_, MatchMap> {
        // Every change below is complete before the lock is released, so the data behind a poisoned lock is
        // consistent.
        self.matches.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn companion_tables_mut(&self) -> MutexGuard<'_, CompanionTableMap> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn summaries(&self) -> MutexGuard<'_, BTreeMap<MatchId, String>> {
        self.summaries.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn to_overview(&self, row: &MatchRow, records: &[Record]) -> MatchOverview {
        let summary = self.summaries().get(&row.id).cloned();
        MatchOverview { row: row.clone(), records: records.len() as u32, summary }
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
        let matches = self.matches();
        let holds = |(row, _): &&(MatchRow, Vec<Record>)| {
            let mut seated = row.seats.iter().map(|seat| seat.holder.as_ref());
            row.beginner.as_ref() == Some(&holder) || seated.any(|sitting| sitting == Some(&holder))
        };
        let held = matches.values().filter(holds);
        let mut held: Vec<MatchOverview> =
            held.map(|(row, records)| self.to_overview(row, records)).collect();
        held.sort_by_key(|found| std::cmp::Reverse((found.row.changed, found.row.id.clone())));
        held.truncate(limit as usize);
        Box::pin(ready(Ok(held)))
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

    fn create_companion_table(&self, row: CompanionTableRow) -> StoreFuture<'_, ()> {
        let mut tables = self.companion_tables_mut();
        let started = if tables.contains_key(&row.id) {
            Err(StoreError::Conflict)
        } else {
            tables.insert(row.id.clone(), (row, Vec::new()));
            Ok(())
        };
        Box::pin(ready(started))
    }

    fn append_companion_lines(&self, id: MatchId, new: Vec<CompanionLineRow>) -> StoreFuture<'_, ()> {
        let mut tables = self.companion_tables_mut();
        let noted = match tables.get_mut(&id) {
            None => Err(StoreError::Failed(format!("no table {id}"))),
            Some((_, lines)) => {
                let next = lines.len()..;
                if new.iter().zip(next).any(|(line, next)| line.seq as usize != next) {
                    Err(StoreError::Conflict)
                } else {
                    lines.extend(new);
                    Ok(())
                }
            }
        };
        Box::pin(ready(noted))
    }

    fn companion_table(&self, id: MatchId) -> StoreFuture<'_, Option<CompanionTableRow>> {
        Box::pin(ready(Ok(self.companion_tables_mut().get(&id).map(|(row, _)| row.clone()))))
    }

    fn companion_tables(&self, limit: u32) -> StoreFuture<'_, Vec<CompanionTableRow>> {
        let tables = self.companion_tables_mut();
        let mut rows: Vec<CompanionTableRow> = tables.values().map(|(row, _)| row.clone()).collect();
        rows.sort_by_key(|row| std::cmp::Reverse((row.created, row.id.clone())));
        rows.truncate(limit as usize);
        Box::pin(ready(Ok(rows)))
    }

    fn companion_lines(&self, id: MatchId) -> StoreFuture<'_, Vec<CompanionLineRow>> {
        let lines = self.companion_tables_mut().get(&id).map(|(_, lines)| lines.clone());
        Box::pin(ready(Ok(lines.unwrap_or_default())))
    }

    fn ready(&self) -> StoreFuture<'_, ()> {
        Box::pin(ready(Ok(())))
    }
}
