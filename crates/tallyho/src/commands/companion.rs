//! `tallyho companion`: Solo Alpha for a table with real miniatures, in the browser or in the terminal.

use super::serve;
use crate::companion::CompanionTerminal;
use crate::companion::squad_args::SquadArgs;
use anyhow::{Context, Result};
use companion::{Roller, Setup};
use explain::Lang;
use std::path::PathBuf;

/// Flies the solo ships on your real table: asks, rolls, decides and keeps the log
#[derive(Debug, clap::Args)]
#[command(
    after_help = "Example: tallyho companion --text --player rebel --solo imperial --log evening.jsonl\n\nWithout --text the page opens in the browser; with --lan phones of the network can open it too. Input may come from a pipe. Squads are given here for --text; the page asks for them.\nA set-up lists the ships: {\"ships\":[{\"id\":\"S1\",\"team\":\"solo\",\"pilot\":\"academypilot\"},{\"id\":\"R1\",\"team\":\"player\",\"pilot\":\"redsquadronveteran\"}]}"
)]
pub(super) struct Args {
    /// Play in the terminal
    #[arg(long)]
    text: bool,
    /// The ships on the table, as JSON; by default an X-wing against two TIE/ln
    #[arg(long, conflicts_with_all = ["player", "solo", "xws", "solo_xws"])]
    setup: Option<PathBuf>,
    /// You type the results of real dice; can be switched at any time
    #[arg(long)]
    typed: bool,
    /// Makes the program's dice repeatable
    #[arg(long)]
    seed: Option<u64>,
    /// Stores the table in this file, line by line; continues from it if the file exists
    #[arg(long)]
    log: Option<PathBuf>,
    #[command(flatten)]
    squads: SquadArgs,
    #[command(flatten)]
    page: serve::ServeArgs,
}

pub(super) fn run(args: &Args, lang: Lang) -> Result<()> {
    if !args.text {
        return serve::serve(&args.page, true, lang);
    }
    let dice = if args.typed { Roller::Person } else { Roller::Program };
    let mut setup = match &args.setup {
        None => args.squads.setup(dice, args.seed, lang)?.unwrap_or_else(Setup::core_set),
        Some(file) => {
            let text = std::fs::read_to_string(file).with_context(|| file.display().to_string())?;
            serde_json::from_str(&text).with_context(|| file.display().to_string())?
        }
    };
    if args.typed {
        setup.dice = Roller::Person;
    }
    let mut terminal = CompanionTerminal::open(&setup, args.seed, args.log.clone(), lang)?;
    terminal.run()
}
