//! `tallyho serve`, and `tallyho play` without `--text`: serves the page.

use crate::{logging, output};
use anyhow::{Context, Result, anyhow};
use explain::{Lang, Message, Translator};
use server::{Config, default_data_dir, start, stop_signal};
use std::path::PathBuf;
use std::process::{Command, Stdio};
use tracing_subscriber::filter::LevelFilter;

/// Serves the page to browsers
#[derive(Debug, Clone, clap::Args)]
#[command(after_help = "Example: tallyho serve --lan --port 8000")]
pub(super) struct ServeArgs {
    /// Other machines on the network may connect too (plain HTTP: for a trusted network)
    #[arg(long)]
    lan: bool,
    /// Use exactly this port
    #[arg(long)]
    port: Option<u16>,
    /// The folder with the database; by default the user's data directory
    #[arg(long)]
    data: Option<PathBuf>,
    /// A host name under which a proxy on this machine forwards requests; may be repeated
    ///
    /// Rate limits then use the last address in the proxy's X-Forwarded-For header, and companion tables are not
    /// listed: anyone who knows the address of a table may use it.
    #[arg(long = "host")]
    hosts: Vec<String>,
    /// Level of the JSON log on standard error: off, error, warn, info (requests) or debug
    #[arg(long, default_value = "warn")]
    log_level: LevelFilter,
}

pub(super) fn run(args: &ServeArgs, lang: Lang) -> Result<()> {
    serve(args, false, lang)
}

/// The given folder, or the user's data directory.
pub(super) fn data_dir(named: Option<&PathBuf>) -> Result<PathBuf> {
    named
        .cloned()
        .or_else(default_data_dir)
        .ok_or_else(|| anyhow!("this system has no data directory; name one with --data"))
}

/// Serves until stopped; `open` opens the page in the browser.
pub(super) fn serve(args: &ServeArgs, open: bool, lang: Lang) -> Result<()> {
    let mut config = Config::local(data_dir(args.data.as_ref())?);
    config.lan = args.lan;
    config.port = args.port;
    config.hosts.clone_from(&args.hosts);
    logging::init(args.log_level)?;
    let runtime = tokio::runtime::Runtime::new().context("no runtime")?;
    runtime.block_on(async {
        let asked_to_stop = stop_signal();
        let running = start(config).await?;
        output::text(&running.announcement(lang))?;
        if open && !open_browser(&running.url()) {
            output::text(&Translator::new(lang).translate(&Message::new("serve-no-browser")))?;
        }
        running.until(asked_to_stop).await;
        Ok(())
    })
}

/// Asks the system to open the page, and returns whether that was possible. The address is printed anyway, so a
/// system without a browser is not an error.
fn open_browser(url: &str) -> bool {
    let program = if cfg!(target_os = "macos") {
        "open"
    } else if cfg!(windows) {
        "explorer"
    } else {
        "xdg-open"
    };
    Command::new(program).arg(url).stdout(Stdio::null()).stderr(Stdio::null()).spawn().is_ok()
}
