//! The schema and its migrations, which are embedded. A database with a newer schema is refused with a clear error.

use super::failed;
use crate::store::StoreError;
use sqlx::migrate::Migrator;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, SqliteConnection};

static MIGRATIONS: Migrator = sqlx::migrate!("migrations/sqlite");

pub(super) fn newest_known() -> i64 {
    MIGRATIONS.iter().map(|migration| migration.version).max().unwrap_or_default()
}

/// Opens the file and migrates it.
pub(super) async fn prepare(options: &SqliteConnectOptions) -> Result<SqliteConnection, StoreError> {
    let mut connection = options.connect().await.map_err(failed)?;
    if let Some(found) = newest_applied(&mut connection).await?
        && found > newest_known()
    {
        connection.close().await.map_err(failed)?;
        return Err(StoreError::Newer { found, known: newest_known() });
    }
    MIGRATIONS.run(&mut connection).await.map_err(|error| StoreError::Failed(error.to_string()))?;
    Ok(connection)
}

/// The newest schema applied to the file; `None` for an empty file.
pub(super) async fn newest_applied(connection: &mut SqliteConnection) -> Result<Option<i64>, StoreError> {
    let table: Option<(String,)> =
        sqlx::query_as("SELECT name FROM sqlite_master WHERE type = 'table' AND name = '_sqlx_migrations'")
            .fetch_optional(&mut *connection)
            .await
            .map_err(failed)?;
    if table.is_none() {
        return Ok(None);
    }
    let (newest,): (Option<i64>,) = sqlx::query_as("SELECT MAX(version) FROM _sqlx_migrations")
        .fetch_one(connection)
        .await
        .map_err(failed)?;
    Ok(newest)
}
