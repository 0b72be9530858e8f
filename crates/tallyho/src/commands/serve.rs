//! `tallyho serve`, and `tallyho play` without `--text`: the page.

use crate::{logs, output};
use anyhow::{Context, Result, anyhow};
use explain::{Lang, Message, Speaker};
use server::{Config, default_data_dir, start};
use std::path::PathBuf;
use std::process::{Command, Stdio};
use tracing_subscriber::filter::LevelFilter;

/// Serves the page to browsers
#[derive(Debug, Clone, clap::Args)]
#[command(after_help = "Example: tallyho serve --lan --port 8000")]
pub(super) struct Page {
    /// Other machines of the network may connect too (plain HTTP: for a trusted network)
    #[arg(long)]
    lan: bool,
    /// This port and no other
    #[arg(long)]
    port: Option<u16>,
    /// The folder with the database; by default the user's data directory
    #[arg(long)]
    data: Option<PathBuf>,
    /// A name under which a proxy on this machine passes requests on; may be given several times
    ///
    /// Limits then count the last address of the proxy's X-Forwarded-For, and companion tables are not listed: whoever
    /// knows the address of one may sit down.
    #[arg(long = "host")]
    hosts: Vec<String>,
    /// What is noted as JSON on standard error: off, error, warn, info (requests) or debug
    #[arg(long, default_value = "warn")]
    log_level: LevelFilter,
}

pub(super) fn run(args: &Page, lang: Lang) -> Result<()> {
    serve(args, false, lang)
}

/// The folder that was named, or the user's own.
pub(super) fn data_dir(named: Option<&PathBuf>) -> Result<PathBuf> {
    named
        .cloned()
        .or_else(default_data_dir)
        .ok_or_else(|| anyhow!("this system has no data directory; name one with --data"))
}

/// Serves until stopped; `open` shows the page in the browser.
pub(super) fn serve(args: &Page, open: bool, lang: Lang) -> Result<()> {
    let mut config = Config::local(data_dir(args.data.as_ref())?);
    config.lan = args.lan;
    config.port = args.port;
    config.hosts.clone_from(&args.hosts);
    logs::to_standard_error(args.log_level)?;
    let runtime = tokio::runtime::Runtime::new().context("no runtime")?;
    runtime.block_on(async {
        let running = start(config).await?;
        output::text(&running.announcement(lang))?;
        if open && !browse(&running.url()) {
            output::text(&Speaker::new(lang).say(&Message::new("serve-no-browser")))?;
        }
        running.until_asked_to_stop().await;
        Ok(())
    })
}

/// Asks the system to show the page; whether it could be asked. The address is printed anyway, so a system without a
/// browser is no fault.
fn browse(url: &str) -> bool {
    let program = if cfg!(target_os = "macos") {
        "open"
    } else if cfg!(windows) {
        "explorer"
    } else {
        "xdg-open"
    };
    Command::new(program).arg(url).stdout(Stdio::null()).stderr(Stdio::null()).spawn().is_ok()
}
