//! The schema and its migrations, which are embedded. A database with a newer schema is refused with a clear error.

use super::failed;
use crate::store::StoreError;
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, SqlSafeStr, SqliteConnection};

/// Every schema change in order: its number, what it brings, its statements. They are listed here because `sqlx::migrate!` would compile SQLite a
/// second time for the macro.
const MIGRATIONS: [(i64, &str, &str); 6] = [
    (1, "matches", include_str!("../../../migrations/sqlite/0001_matches.sql")),
    (2, "told", include_str!("../../../migrations/sqlite/0002_told.sql")),
    (3, "companion", include_str!("../../../migrations/sqlite/0003_companion.sql")),
    (4, "beginner", include_str!("../../../migrations/sqlite/0004_beginner.sql")),
    (5, "lobby_and_packing", include_str!("../../../migrations/sqlite/0005_lobby_and_packing.sql")),
    (6, "companion_matches", include_str!("../../../migrations/sqlite/0006_companion_matches.sql")),
];

fn migrator() -> Migrator {
    let migration = |(version, brings, statements): (i64, &'static str, &'static str)| {
        Migration::new(version, brings.into(), MigrationType::Simple, statements.into_sql_str(), false)
    };
    Migrator::with_migrations(MIGRATIONS.map(migration).to_vec())
}

pub(super) fn newest_known() -> i64 {
    MIGRATIONS.iter().map(|(version, ..)| *version).max().unwrap_or_default()
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
    migrator().run(&mut connection).await.map_err(|error| StoreError::Failed(error.to_string()))?;
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

#[cfg(test)]
mod tests {
    use super::MIGRATIONS;

    #[test]
    fn every_migration_file_is_listed_under_its_number() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/migrations/sqlite");
        let mut files: Vec<String> = std::fs::read_dir(folder)
            .unwrap()
            .map(|entry| entry.unwrap().file_name().into_string().unwrap())
            .collect();
        files.sort();
        let listed: Vec<String> =
            MIGRATIONS.iter().map(|(version, brings, _)| format!("{version:04}_{brings}.sql")).collect();
        assert_eq!(files, listed);
    }
}
