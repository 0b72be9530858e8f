//! `tallyho companion`: Solo Alpha beside a real table, on the page or here as text.

use super::serve;
use crate::beside::Talk;
use crate::beside::squads::Squads;
use anyhow::{Context, Result};
use companion::{Hand, Setup};
use explain::Lang;
use std::path::PathBuf;

/// Flies the solo ships beside your real table: it asks, rolls, decides and keeps the log
#[derive(Debug, clap::Args)]
#[command(
    after_help = "Example: tallyho companion --text --player rebel --solo imperial --log evening.jsonl\n\nWithout --text the page opens in the browser; with --lan phones of the network can open it too. Input may come from a pipe. Squads are given here for --text; the page asks for them.\nA set-up lists the ships: {\"ships\":[{\"id\":\"S1\",\"team\":\"solo\",\"pilot\":\"academypilot\"},{\"id\":\"R1\",\"team\":\"player\",\"pilot\":\"redsquadronveteran\"}]}"
)]
pub(super) struct Args {
    /// Here, as text
    #[arg(long)]
    text: bool,
    /// The ships on the table, as JSON; by default an X-wing against two TIE/ln
    #[arg(long, conflicts_with_all = ["player", "solo", "xws", "solo_xws"])]
    setup: Option<PathBuf>,
    /// You type what real dice show; can be switched at any time
    #[arg(long)]
    typed: bool,
    /// Makes the program's dice repeatable
    #[arg(long)]
    seed: Option<u64>,
    /// Keeps the table in this file, line by line; goes on from there when the file exists
    #[arg(long)]
    log: Option<PathBuf>,
    #[command(flatten)]
    squads: Squads,
    #[command(flatten)]
    page: serve::Page,
}

pub(super) fn run(args: &Args, lang: Lang) -> Result<()> {
    if !args.text {
        return serve::serve(&args.page, true, lang);
    }
    let dice = if args.typed { Hand::Person } else { Hand::Program };
    let mut setup = match &args.setup {
        None => args.squads.setup(dice, args.seed, lang)?.unwrap_or_else(Setup::core_set),
        Some(file) => {
            let text = std::fs::read_to_string(file).with_context(|| file.display().to_string())?;
            serde_json::from_str(&text).with_context(|| file.display().to_string())?
        }
    };
    if args.typed {
        setup.dice = Hand::Person;
    }
    let mut talk = Talk::open(&setup, args.seed, args.log.clone(), lang)?;
    talk.run()
}
