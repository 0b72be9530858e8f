//! Companion tables in SQLite.

use super::failed;
use super::writer::refused;
use crate::fair::Secret;
use crate::ids::MatchId;
use crate::store::{LineRow, StoreError, TableRow};
use sqlx::sqlite::{SqlitePool, SqliteRow};
use sqlx::{Row, SqliteConnection};

pub(super) async fn open(connection: &mut SqliteConnection, row: &TableRow) -> Result<(), StoreError> {
    sqlx::query("INSERT INTO companion_tables VALUES (?, ?, ?, ?, ?)")
        .bind(row.id.as_str())
        .bind(&row.setup)
        .bind(row.secret.reveal())
        .bind(row.created)
        .bind(row.created)
        .execute(connection)
        .await
        .map(drop)
        .map_err(refused)
}

pub(super) async fn note(
    connection: &mut SqliteConnection,
    id: &MatchId,
    lines: Vec<LineRow>,
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
            .map_err(refused)?;
    }
    sqlx::query("UPDATE companion_tables SET changed = ? WHERE id = ?")
        .bind(last)
        .bind(id.as_str())
        .execute(connection)
        .await
        .map(drop)
        .map_err(failed)
}

fn read(row: &SqliteRow) -> Result<TableRow, StoreError> {
    let text = |column: &str| row.try_get::<String, _>(column).map_err(failed);
    let corrupt = |what: &str| StoreError::Corrupt(what.into());
    Ok(TableRow {
        id: MatchId::parse(&text("id")?).ok_or_else(|| corrupt("the name of a table"))?,
        setup: text("setup")?,
        secret: Secret::from_hex(&text("secret")?).ok_or_else(|| corrupt("a secret"))?,
        created: row.try_get("created").map_err(failed)?,
    })
}

pub(super) async fn table(readers: &SqlitePool, id: MatchId) -> Result<Option<TableRow>, StoreError> {
    let row = sqlx::query("SELECT * FROM companion_tables WHERE id = ?")
        .bind(id.as_str())
        .fetch_optional(readers)
        .await
        .map_err(failed)?;
    row.as_ref().map(read).transpose()
}

pub(super) async fn tables(readers: &SqlitePool, most: u32) -> Result<Vec<TableRow>, StoreError> {
    let rows = sqlx::query("SELECT * FROM companion_tables ORDER BY changed DESC, id DESC LIMIT ?")
        .bind(most)
        .fetch_all(readers)
        .await
        .map_err(failed)?;
    rows.iter().map(read).collect()
}

pub(super) async fn notes(readers: &SqlitePool, id: MatchId) -> Result<Vec<LineRow>, StoreError> {
    let rows = sqlx::query("SELECT seq, body, at FROM companion_lines WHERE table_id = ? ORDER BY seq")
        .bind(id.as_str())
        .fetch_all(readers)
        .await
        .map_err(failed)?;
    rows.iter()
        .map(|row| {
            Ok(LineRow {
                seq: row.try_get("seq").map_err(failed)?,
                body: row.try_get("body").map_err(failed)?,
                at: row.try_get("at").map_err(failed)?,
            })
        })
        .collect()
}
