//! `tallyho serve`, and `tallyho play` without `--text`: the page.

use anyhow::{Context, Result, anyhow};
use server::{Config, default_data_dir, start};
use std::path::PathBuf;
use std::process::{Command, Stdio};

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
    /// A name under which a proxy passes requests on; may be given several times
    #[arg(long = "host")]
    hosts: Vec<String>,
}

pub(super) fn run(args: &Page) -> Result<()> {
    serve(args, false)
}

/// The folder that was named, or the user's own.
pub(super) fn data_dir(named: Option<&PathBuf>) -> Result<PathBuf> {
    named
        .cloned()
        .or_else(default_data_dir)
        .ok_or_else(|| anyhow!("this system has no data directory; name one with --data"))
}

/// Serves until stopped; `open` shows the page in the browser.
pub(super) fn serve(args: &Page, open: bool) -> Result<()> {
    let mut config = Config::local(data_dir(args.data.as_ref())?);
    config.lan = args.lan;
    config.port = args.port;
    config.hosts.clone_from(&args.hosts);
    let runtime = tokio::runtime::Runtime::new().context("no runtime")?;
    runtime.block_on(async {
        let running = start(config).await?;
        eprintln!("Tallyho is at {}  (Ctrl-C ends it)", running.url());
        if let Some(url) = running.lan_url() {
            eprintln!("On your network: {url}");
        }
        if let Some(square) = running.qr() {
            eprintln!("{square}");
        }
        if open {
            browse(&running.url());
        }
        running.until_asked_to_stop().await;
        Ok(())
    })
}

/// Asks the system to show the page; the address is printed anyway, so a system without a browser is no fault.
fn browse(url: &str) {
    let (program, first) = if cfg!(target_os = "macos") {
        ("open", None)
    } else if cfg!(windows) {
        ("explorer", None)
    } else {
        ("xdg-open", None::<&str>)
    };
    let started =
        Command::new(program).args(first).arg(url).stdout(Stdio::null()).stderr(Stdio::null()).spawn();
    if started.is_err() {
        eprintln!("Open the address in a browser.");
    }
}
