//! A store in memory: for tests, simulations and matches that need not be kept.

use super::{Claim, LineRow, MatchRow, Record, Status, Store, StoreError, Stored, TableRow};
use crate::ids::{Holder, MatchId};
use futures_util::future::ready;
use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

type Matches = BTreeMap<MatchId, (MatchRow, Vec<Record>)>;
type Tables = BTreeMap<MatchId, (TableRow, Vec<LineRow>)>;

#[derive(Debug, Default)]
pub struct Memory {
    matches: Mutex<Matches>,
    tables: Mutex<Tables>,
}

impl Memory {
    fn matches(&self) -> MutexGuard<'_, Matches> {
        // Every change below is complete before the lock is released, so the data behind a poisoned lock is
        // consistent.
        self.matches.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn lines_of_tables(&self) -> MutexGuard<'_, Tables> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
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

impl Store for Memory {
    fn create(&self, row: MatchRow) -> Stored<'_, ()> {
        let taken = self.matches().insert(row.id.clone(), (row, Vec::new())).is_some();
        Box::pin(ready(if taken { Err(StoreError::Conflict) } else { Ok(()) }))
    }

    fn claim(&self, id: MatchId, claim: Claim) -> Stored<'_, ()> {
        Box::pin(ready(self.change(&id, |row, _| {
            let seat = row.seats.get_mut(usize::from(claim.seat)).ok_or(StoreError::Conflict)?;
            if seat.holder.is_some() {
                return Err(StoreError::Conflict);
            }
            (seat.holder, seat.nonce) = (Some(claim.holder), Some(claim.nonce));
            if claim.header.is_some() {
                (row.header, row.status) = (claim.header, Status::Running);
            }
            Ok(())
        })))
    }

    fn append(&self, id: MatchId, new: Vec<Record>, status: Status) -> Stored<'_, ()> {
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

    fn find(&self, id: MatchId) -> Stored<'_, Option<MatchRow>> {
        Box::pin(ready(Ok(self.matches().get(&id).map(|(row, _)| row.clone()))))
    }

    fn journal(&self, id: MatchId, from: u32) -> Stored<'_, Vec<Record>> {
        let matches = self.matches();
        let records =
            matches.get(&id).map(|(_, records)| records.iter().skip(from as usize).cloned().collect());
        Box::pin(ready(Ok(records.unwrap_or_default())))
    }

    fn held_by(&self, holder: Holder, most: u32) -> Stored<'_, Vec<MatchRow>> {
        let matches = self.matches();
        let holds = |row: &&MatchRow| {
            let mut seated = row.seats.iter().map(|seat| seat.holder.as_ref());
            row.beginner.as_ref() == Some(&holder) || seated.any(|sitting| sitting == Some(&holder))
        };
        let mut rows: Vec<MatchRow> = matches.values().map(|(row, _)| row).filter(holds).cloned().collect();
        rows.sort_by_key(|row| std::cmp::Reverse((row.changed, row.id.clone())));
        rows.truncate(most as usize);
        Box::pin(ready(Ok(rows)))
    }

    fn all(&self) -> Stored<'_, Vec<MatchId>> {
        let mut rows: Vec<(i64, MatchId)> =
            self.matches().values().map(|(row, _)| (row.created, row.id.clone())).collect();
        rows.sort();
        Box::pin(ready(Ok(rows.into_iter().map(|(_, id)| id).collect())))
    }

    fn open_table(&self, row: TableRow) -> Stored<'_, ()> {
        let mut tables = self.lines_of_tables();
        let opened = if tables.contains_key(&row.id) {
            Err(StoreError::Conflict)
        } else {
            tables.insert(row.id.clone(), (row, Vec::new()));
            Ok(())
        };
        Box::pin(ready(opened))
    }

    fn note(&self, id: MatchId, new: Vec<LineRow>) -> Stored<'_, ()> {
        let mut tables = self.lines_of_tables();
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

    fn table(&self, id: MatchId) -> Stored<'_, Option<TableRow>> {
        Box::pin(ready(Ok(self.lines_of_tables().get(&id).map(|(row, _)| row.clone()))))
    }

    fn tables(&self, most: u32) -> Stored<'_, Vec<TableRow>> {
        let tables = self.lines_of_tables();
        let mut rows: Vec<TableRow> = tables.values().map(|(row, _)| row.clone()).collect();
        rows.sort_by_key(|row| std::cmp::Reverse((row.created, row.id.clone())));
        rows.truncate(most as usize);
        Box::pin(ready(Ok(rows)))
    }

    fn notes(&self, id: MatchId) -> Stored<'_, Vec<LineRow>> {
        let lines = self.lines_of_tables().get(&id).map(|(_, lines)| lines.clone());
        Box::pin(ready(Ok(lines.unwrap_or_default())))
    }

    fn ready(&self) -> Stored<'_, ()> {
        Box::pin(ready(Ok(())))
    }
}
