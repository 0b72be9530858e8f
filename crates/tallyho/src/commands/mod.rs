//! The commands, one file each.

mod apply;
mod arena;
mod choices;
mod companion;
mod content;
mod games;
mod perft;
mod play;
mod position;
mod progress;
mod replay;
mod rules;
mod serve;
mod sim;
mod start;
mod store;

use crate::{swccg, temple, xwing};
use anyhow::Result;
use clap::{Parser, Subcommand};
use explain::Lang;

/// Four space tabletop games: play them, serve them, simulate them, ask them.
#[derive(Debug, Parser)]
#[command(name = "tallyho", version, about, after_help = "Try: tallyho play starfighter --text")]
pub(crate) struct Program {
    #[command(subcommand)]
    command: Command,
    /// Language of sentences: en or fr; by default the system's
    #[arg(long, global = true)]
    lang: Option<Lang>,
}

#[derive(Debug, Subcommand)]
enum Command {
    Games(games::Args),
    Play(play::Args),
    Serve(serve::Page),
    Companion(companion::Args),
    Sim(sim::Args),
    Arena(arena::Args),
    Replay(replay::Args),
    #[command(subcommand)]
    Position(position::Command),
    Choices(choices::Args),
    Apply(apply::Args),
    Perft(perft::Args),
    Rules(rules::Args),
    #[command(subcommand)]
    Content(content::Command),
    Backup(store::BackupArgs),
    Restore(store::RestoreArgs),
    Export(store::ExportArgs),
    /// Questions about a position of The Lost Temple, answered in JSON
    #[command(subcommand, after_help = "Example: tallyho temple odds position.json 4 0")]
    Temple(temple::TempleCommand),
    /// Questions about an X-Wing table written down in a file
    #[command(subcommand, after_help = "Example: tallyho xwing advise table.json S1 --lang en")]
    Xwing(xwing::XwingCommand),
    /// What of the card game is played; decks from and to other programs
    #[command(subcommand, after_help = "Example: tallyho swccg coverage")]
    Swccg(swccg::SwccgCommand),
}

impl Program {
    /// Does what was asked.
    pub(crate) fn run(&self) -> Result<()> {
        let lang = self.lang.unwrap_or_else(system_lang);
        match &self.command {
            Command::Games(args) => games::run(args, lang),
            Command::Play(args) => play::run(args, lang),
            Command::Serve(args) => serve::run(args, lang),
            Command::Companion(args) => companion::run(args, lang),
            Command::Sim(args) => sim::run(args, lang),
            Command::Arena(args) => arena::run(args, lang),
            Command::Replay(args) => replay::run(args, lang),
            Command::Position(command) => position::run(command, lang),
            Command::Choices(args) => choices::run(args, lang),
            Command::Apply(args) => apply::run(args, lang),
            Command::Perft(args) => perft::run(args, lang),
            Command::Rules(args) => rules::run(args, lang),
            Command::Content(command) => content::run(command),
            Command::Backup(args) => store::backup(args),
            Command::Restore(args) => store::restore(args),
            Command::Export(args) => store::export(args),
            Command::Temple(command) => temple::run(command, lang),
            Command::Xwing(command) => xwing::run(command),
            Command::Swccg(command) => swccg::run(command),
        }
    }
}

/// French where the system speaks French, English elsewhere.
fn system_lang() -> Lang {
    let set = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(|name| {
        let value = std::env::var(name).ok()?;
        (!value.is_empty()).then_some(value)
    });
    if set.is_some_and(|value| value.starts_with("fr")) { Lang::Fr } else { Lang::En }
}
