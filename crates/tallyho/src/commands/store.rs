//! `tallyho backup`, `restore` and `export`: the stored matches.

use super::serve::data_dir;
use crate::output;
use anyhow::{Context, Result};
use host::store::{FolderLock, SqliteStore, create_private_folder};
use server::Config;
use std::future::Future;
use std::path::PathBuf;

/// Copies all matches to a new file, even while they are being played
#[derive(Debug, clap::Args)]
#[command(after_help = "Example: tallyho backup tallyho-2026.sqlite")]
pub(super) struct BackupArgs {
    /// The new file
    to: PathBuf,
    /// The folder with the database; by default the user's data directory
    #[arg(long)]
    data: Option<PathBuf>,
}

/// Restores a backup where no database exists
#[derive(Debug, clap::Args)]
#[command(after_help = "Example: tallyho restore tallyho-2026.sqlite --data new-folder")]
pub(super) struct RestoreArgs {
    /// The backup
    from: PathBuf,
    /// The folder for the database; by default the user's data directory
    #[arg(long)]
    data: Option<PathBuf>,
}

/// Writes every finished match as a log file
#[derive(Debug, clap::Args)]
#[command(after_help = "Example: tallyho export logs")]
pub(super) struct ExportArgs {
    /// The folder for the logs
    folder: PathBuf,
    /// The folder with the database; by default the user's data directory
    #[arg(long)]
    data: Option<PathBuf>,
    /// As JSON
    #[arg(long)]
    json: bool,
}

fn block_on<T>(work: impl Future<Output = Result<T>>) -> Result<T> {
    tokio::runtime::Runtime::new().context("no runtime")?.block_on(work)
}

/// Opens the existing database; a missing one is not created.
async fn open_store(data: Option<&PathBuf>) -> Result<SqliteStore> {
    let file = Config::local(data_dir(data)?).database();
    anyhow::ensure!(file.exists(), "{}: there is no database", file.display());
    Ok(SqliteStore::open(&file).await?)
}

pub(super) fn backup(args: &BackupArgs) -> Result<()> {
    block_on(async {
        let store = open_store(args.data.as_ref()).await?;
        store.backup(&args.to).await?;
        store.close().await;
        Ok(())
    })?;
    output::text(&format!("All matches are in {}.", args.to.display()))
}

pub(super) fn restore(args: &RestoreArgs) -> Result<()> {
    // Nothing is made in the folder when there is nothing to restore.
    anyhow::ensure!(args.from.exists(), "{} does not exist", args.from.display());
    let folder = data_dir(args.data.as_ref())?;
    create_private_folder(&folder).with_context(|| folder.display().to_string())?;
    // A program that serves this folder would not notice that its database is another one.
    let _lock = FolderLock::take(&folder)?;
    let file = Config::local(folder).database();
    block_on(async { Ok(host::store::restore(&args.from, &file).await?) })?;
    output::text(&format!("Restored to {}.", file.display()))
}

pub(super) fn export(args: &ExportArgs) -> Result<()> {
    let exported = block_on(async {
        let store = open_store(args.data.as_ref()).await?;
        let exported = host::export(&store, &args.folder).await?;
        store.close().await;
        Ok(exported)
    })?;
    if args.json {
        return output::json(&serde_json::json!({"written": exported.written, "running": exported.running}));
    }
    output::text(&format!(
        "{} logs written, {} matches still running left out.",
        exported.written, exported.running
    ))
}
