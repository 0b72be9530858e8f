//! Arguments that every command has that plays many matches.

use super::start::StartArgs;
use arena::Shard;
use std::path::PathBuf;

#[derive(Debug, clap::Args)]
pub(super) struct BatchArgs {
    /// Plays every variation of the setup, such as all pairs of cruisers
    #[arg(long)]
    pub(super) vary: bool,
    /// The seed of the whole run
    #[arg(long, default_value_t = 1)]
    pub(super) seed: u64,
    /// Number of threads; all cores by default
    #[arg(long)]
    pub(super) threads: Option<usize>,
    /// Plays only this part of the run, such as 2/8
    #[arg(long, default_value = "1/1")]
    pub(super) shard: Shard,
    /// As JSON, every match included
    #[arg(long)]
    pub(super) json: bool,
    /// Writes every match as CSV
    #[arg(long)]
    pub(super) csv: Option<PathBuf>,
    /// Writes a page with plots
    #[arg(long)]
    pub(super) html: Option<PathBuf>,
    #[command(flatten)]
    pub(super) start: StartArgs,
}
