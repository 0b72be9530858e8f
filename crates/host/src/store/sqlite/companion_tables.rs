//! Companion tables in SQLite.

use super::failed;
use super::writer::write_error;
use crate::fairness::Secret;
use crate::ids::MatchId;
use crate::store::{CompanionLineRow, CompanionTableRow, StoreError};
use sqlx::sqlite::{SqlitePool, SqliteRow};
use sqlx::{Row, SqliteConnection};

pub(super) async fn create(
    connection: &mut SqliteConnection,
    row: &CompanionTableRow,
) -> Result<(), StoreError> {
    sqlx::query("INSERT INTO companion_tables VALUES (?, ?, ?, ?, ?)")
        .bind(row.id.as_str())
        .bind(&row.setup)
        .bind(row.secret.reveal())
        .bind(row.created)
        .bind(row.created)
        .execute(connection)
        .await
        .map(drop)
        .map_err(write_error)
}

pub(super) async fn append(
    connection: &mut SqliteConnection,
    id: &MatchId,
    lines: Vec<CompanionLineRow>,
) -> Result<(), StoreError> {
    let Some(last) = lines.last().map(|line| line.at) else { return Ok(()) };
    let (mut next,): (i64,) =
        sqlx::query_as("SELECT COALESCE(MAX(seq) + 1, 0) FROM companion_lines WHERE table_id = ?")
            .bind(id.as_str())
            .fetch_one(&mut *connection)
            .await
            .map_err(failed)?;
    for line in lines {
        if i64::from(line.seq) != next {
            return Err(StoreError::Conflict);
        }
        next += 1;
        sqlx::query("INSERT INTO companion_lines VALUES (?, ?, ?, ?)")
            .bind(id.as_str())
            .bind(line.seq)
            .bind(line.body)
            .bind(line.at)
            .execute(&mut *connection)
            .await
            .map_err(write_error)?;
    }
    sqlx::query("UPDATE companion_tables SET changed = ? WHERE id = ?")
        .bind(last)
        .bind(id.as_str())
        .execute(connection)
        .await
        .map(drop)
        .map_err(failed)
}

fn read(row: &SqliteRow) -> Result<CompanionTableRow, StoreError> {
    let text = |column: &str| row.try_get::<String, _>(column).map_err(failed);
    let corrupt = |what: &str| StoreError::Corrupt(what.into());
    Ok(CompanionTableRow {
        id: MatchId::parse(&text("id")?).ok_or_else(|| corrupt("the name of a table"))?,
        setup: text("setup")?,
        secret: Secret::from_hex(&text("secret")?).ok_or_else(|| corrupt("a secret"))?,
        created: row.try_get("created").map_err(failed)?,
    })
}

pub(super) async fn find(readers: &SqlitePool, id: MatchId) -> Result<Option<CompanionTableRow>, StoreError> {
    let row = sqlx::query("SELECT * FROM companion_tables WHERE id = ?")
        .bind(id.as_str())
        .fetch_optional(readers)
        .await
        .map_err(failed)?;
    row.as_ref().map(read).transpose()
}

pub(super) async fn list(readers: &SqlitePool, limit: u32) -> Result<Vec<CompanionTableRow>, StoreError> {
    let rows = sqlx::query("SELECT * FROM companion_tables ORDER BY changed DESC, id DESC LIMIT ?")
        .bind(limit)
        .fetch_all(readers)
        .await
        .map_err(failed)?;
    rows.iter().map(read).collect()
}

pub(super) async fn lines(readers: &SqlitePool, id: MatchId) -> Result<Vec<CompanionLineRow>, StoreError> {
    let rows = sqlx::query("SELECT seq, body, at FROM companion_lines WHERE table_id = ? ORDER BY seq")
        .bind(id.as_str())
        .fetch_all(readers)
        .await
        .map_err(failed)?;
    rows.iter()
        .map(|row| {
            Ok(CompanionLineRow {
                seq: row.try_get("seq").map_err(failed)?,
                body: row.try_get("body").map_err(failed)?,
                at: row.try_get("at").map_err(failed)?,
            })
        })
        .collect()
}
