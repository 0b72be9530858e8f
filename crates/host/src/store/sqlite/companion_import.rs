//! Carries the companion tables of schema 5 and before over into matches, when a file is opened.
//!
//! A table whose log the present program does not accept stays where it is: nothing is lost, and the next version may read it.

use super::failed;
use super::writer::{append, create};
use crate::companion_match::{OldTable, import};
use crate::fairness::{Nonce, Secret};
use crate::ids::MatchId;
use crate::store::StoreError;
use sqlx::sqlite::SqliteRow;
use sqlx::{Connection, Row, SqliteConnection};

pub(super) async fn run(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    let rows = sqlx::query("SELECT * FROM companion_tables ORDER BY created, id")
        .fetch_all(&mut *connection)
        .await
        .map_err(failed)?;
    for row in &rows {
        let id: String = row.try_get("id").map_err(failed)?;
        match old_table(connection, row).await {
            Ok(table) => carry_over(connection, &table).await?,
            Err(error) => tracing::warn!(id, %error, "a companion table cannot be read"),
        }
    }
    Ok(())
}

async fn old_table(connection: &mut SqliteConnection, row: &SqliteRow) -> Result<OldTable, StoreError> {
    let text = |column: &str| row.try_get::<String, _>(column).map_err(failed);
    let corrupt = |what: &str| StoreError::Corrupt(what.into());
    let id = text("id")?;
    let lines: Vec<(String, i64)> =
        sqlx::query_as("SELECT body, at FROM companion_lines WHERE table_id = ? ORDER BY seq")
            .bind(&id)
            .fetch_all(connection)
            .await
            .map_err(failed)?;
    Ok(OldTable {
        id: MatchId::parse(&id).ok_or_else(|| corrupt("the name of a table"))?,
        setup: text("setup")?,
        secret: Secret::from_hex(&text("secret")?).ok_or_else(|| corrupt("a secret"))?,
        created: row.try_get("created").map_err(failed)?,
        lines,
    })
}

/// All of a table or nothing: a program that is killed meanwhile begins again.
async fn carry_over(connection: &mut SqliteConnection, table: &OldTable) -> Result<(), StoreError> {
    let nonce = Nonce::fresh().map_err(|error| StoreError::Failed(error.to_string()))?;
    let (row, records) = match import(table, nonce) {
        Ok(imported) => imported,
        Err(error) => {
            tracing::warn!(id = %table.id, %error, "a companion table stays as it is");
            return Ok(());
        }
    };
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await.map_err(failed)?;
    let status = row.status;
    create(&mut transaction, &row).await?;
    append(&mut transaction, &row.id, records, status).await?;
    for delete in
        ["DELETE FROM companion_lines WHERE table_id = ?", "DELETE FROM companion_tables WHERE id = ?"]
    {
        sqlx::query(delete).bind(row.id.as_str()).execute(&mut *transaction).await.map_err(failed)?;
    }
    transaction.commit().await.map_err(failed)?;
    tracing::info!(id = %row.id, "a companion table became a match");
    Ok(())
}
