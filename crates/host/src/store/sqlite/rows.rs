//! Reads rows back into our own types. Anything that does not fit is an error, never guessed.

use super::failed;
use super::packed::unpack;
use crate::fairness::{Nonce, Secret};
use crate::ids::{Holder, Invitation, MatchId};
use crate::store::{MatchOverview, MatchRow, Record, SeatRow, StoreError};
use serde::de::DeserializeOwned;
use sqlx::sqlite::{SqlitePool, SqliteRow};
use sqlx::{FromRow, Row};

fn corrupt(what: impl std::fmt::Display) -> StoreError {
    StoreError::Corrupt(what.to_string())
}

/// Parses one of our enums from its serialized name.
fn read<T: DeserializeOwned>(word: String) -> Result<T, StoreError> {
    serde_json::from_value(serde_json::Value::String(word)).map_err(corrupt)
}

struct MatchColumns {
    id: String,
    game: String,
    rules: u32,
    setup: String,
    chance: String,
    practice: bool,
    secret: String,
    header: Option<String>,
    status: String,
    created: i64,
    changed: i64,
    beginner: Option<String>,
}

/// By hand: the derive would compile SQLite a second time for the macro.
impl FromRow<'_, SqliteRow> for MatchColumns {
    fn from_row(row: &SqliteRow) -> sqlx::Result<MatchColumns> {
        Ok(MatchColumns {
            id: row.try_get("id")?,
            game: row.try_get("game")?,
            rules: row.try_get("rules")?,
            setup: row.try_get("setup")?,
            chance: row.try_get("chance")?,
            practice: row.try_get("practice")?,
            secret: row.try_get("secret")?,
            header: row.try_get("header")?,
            status: row.try_get("status")?,
            created: row.try_get("created")?,
            changed: row.try_get("changed")?,
            beginner: row.try_get("beginner")?,
        })
    }
}

impl MatchColumns {
    async fn with_seats(self, readers: &SqlitePool) -> Result<MatchRow, StoreError> {
        let seats = sqlx::query("SELECT * FROM seats WHERE match_id = ? ORDER BY seat")
            .bind(&self.id)
            .fetch_all(readers)
            .await
            .map_err(failed)?;
        Ok(MatchRow {
            id: MatchId::parse(&self.id).ok_or_else(|| corrupt("the name of a match"))?,
            game: self.game,
            rules: self.rules,
            setup: self.setup,
            chance_mode: read(self.chance)?,
            practice: self.practice,
            secret: Secret::from_hex(&self.secret).ok_or_else(|| corrupt("a secret"))?,
            header: self.header,
            status: read(self.status)?,
            created: self.created,
            changed: self.changed,
            beginner: self.beginner.map(Holder::from_stored),
            seats: seats.iter().map(seat).collect::<Result<_, _>>()?,
        })
    }
}

fn seat(row: &SqliteRow) -> Result<SeatRow, StoreError> {
    let text = |column: &str| row.try_get::<Option<String>, _>(column).map_err(failed);
    let kind: String = row.try_get("kind").map_err(failed)?;
    Ok(SeatRow {
        kind: read(kind)?,
        level: text("level")?.map(|level| level.parse().map_err(corrupt)).transpose()?,
        holder: text("holder")?.map(Holder::from_stored),
        invitation: text("invitation")?.map(Invitation::from_stored),
        nonce: text("nonce")?.map(|nonce| Nonce::try_from(nonce).map_err(corrupt)).transpose()?,
    })
}

fn record(row: &SqliteRow) -> Result<Record, StoreError> {
    let kind: String = row.try_get("kind").map_err(failed)?;
    // Records of schema 4 and before are not packed.
    let long_text =
        |packed: &str, plain: &str| match row.try_get::<Option<Vec<u8>>, _>(packed).map_err(failed)? {
            Some(packed) => unpack(&packed).map(Some),
            None => row.try_get(plain).map_err(failed),
        };
    Ok(Record {
        seq: row.try_get("seq").map_err(failed)?,
        kind: read(kind)?,
        body: row.try_get("body").map_err(failed)?,
        seat: row.try_get("seat").map_err(failed)?,
        request: row.try_get("request").map_err(failed)?,
        reason: long_text("reason_packed", "reason")?,
        told: long_text("told_packed", "told")?,
        at: row.try_get("at").map_err(failed)?,
    })
}

pub(super) async fn find(readers: &SqlitePool, id: MatchId) -> Result<Option<MatchRow>, StoreError> {
    let found: Option<MatchColumns> = sqlx::query_as("SELECT * FROM matches WHERE id = ?")
        .bind(id.as_str())
        .fetch_optional(readers)
        .await
        .map_err(failed)?;
    match found {
        Some(columns) => columns.with_seats(readers).await.map(Some),
        None => Ok(None),
    }
}

pub(super) async fn journal(readers: &SqlitePool, id: MatchId, from: u32) -> Result<Vec<Record>, StoreError> {
    let rows = sqlx::query("SELECT * FROM journal WHERE match_id = ? AND seq >= ? ORDER BY seq")
        .bind(id.as_str())
        .bind(from)
        .fetch_all(readers)
        .await
        .map_err(failed)?;
    rows.iter().map(record).collect()
}

/// A match with the number of its records.
macro_rules! overview {
    ($which:literal) => {
        concat!(
            "SELECT *, (SELECT COALESCE(MAX(seq) + 1, 0) FROM journal WHERE match_id = matches.id) AS records ",
            "FROM matches ",
            $which
        )
    };
}

struct OverviewColumns {
    columns: MatchColumns,
    records: u32,
    summary: Option<String>,
}

impl FromRow<'_, SqliteRow> for OverviewColumns {
    fn from_row(row: &SqliteRow) -> sqlx::Result<OverviewColumns> {
        let columns = MatchColumns::from_row(row)?;
        Ok(OverviewColumns { columns, records: row.try_get("records")?, summary: row.try_get("summary")? })
    }
}

impl OverviewColumns {
    async fn with_seats(self, readers: &SqlitePool) -> Result<MatchOverview, StoreError> {
        let row = self.columns.with_seats(readers).await?;
        Ok(MatchOverview { row, records: self.records, summary: self.summary })
    }
}

pub(super) async fn overview(readers: &SqlitePool, id: MatchId) -> Result<Option<MatchOverview>, StoreError> {
    let found: Option<OverviewColumns> = sqlx::query_as(overview!("WHERE id = ?"))
        .bind(id.as_str())
        .fetch_optional(readers)
        .await
        .map_err(failed)?;
    match found {
        Some(columns) => columns.with_seats(readers).await.map(Some),
        None => Ok(None),
    }
}

pub(super) async fn held_by(
    readers: &SqlitePool,
    holder: Holder,
    limit: u32,
) -> Result<Vec<MatchOverview>, StoreError> {
    let sql = overview!(
        "WHERE beginner = ?1 OR id IN (SELECT match_id FROM seats WHERE holder = ?1) \
         ORDER BY changed DESC, id DESC LIMIT ?2"
    );
    let found: Vec<OverviewColumns> =
        sqlx::query_as(sql).bind(holder.as_str()).bind(limit).fetch_all(readers).await.map_err(failed)?;
    Ok(readable(readers, found).await)
}

pub(super) async fn of_game(
    readers: &SqlitePool,
    game: String,
    limit: u32,
) -> Result<Vec<MatchOverview>, StoreError> {
    let sql = overview!("WHERE game = ? ORDER BY changed DESC, id DESC LIMIT ?");
    let found: Vec<OverviewColumns> =
        sqlx::query_as(sql).bind(game).bind(limit).fetch_all(readers).await.map_err(failed)?;
    Ok(readable(readers, found).await)
}

/// One match that cannot be read does not hide the others.
async fn readable(readers: &SqlitePool, found: Vec<OverviewColumns>) -> Vec<MatchOverview> {
    let mut rows = Vec::with_capacity(found.len());
    for columns in found {
        let id = columns.columns.id.clone();
        match columns.with_seats(readers).await {
            Ok(overview) => rows.push(overview),
            Err(error) => tracing::warn!(id, %error, "a match cannot be listed"),
        }
    }
    rows
}

pub(super) async fn all(readers: &SqlitePool) -> Result<Vec<MatchId>, StoreError> {
    let names: Vec<(String,)> = sqlx::query_as("SELECT id FROM matches ORDER BY created, id")
        .fetch_all(readers)
        .await
        .map_err(failed)?;
    names.into_iter().map(|(id,)| MatchId::parse(&id).ok_or_else(|| corrupt("the name of a match"))).collect()
}
