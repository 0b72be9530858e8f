//! The commands, one file each.

mod apply;
mod arena;
mod batch;
mod choices;
mod companion;
mod content;
mod game_command;
mod games;
mod manual;
mod perft;
mod play;
mod position;
mod progress;
mod replay;
mod rules;
mod schema;
mod serve;
mod sim;
mod start;
mod store;

use anyhow::Result;
use clap::{Parser, Subcommand};
use explain::Lang;

/// Four space tabletop games: play, serve, simulate and query them.
#[derive(Debug, Parser)]
#[command(name = "tallyho", version, about, after_help = "Try: tallyho play starfighter --text")]
pub(crate) struct Program {
    #[command(subcommand)]
    command: Command,
    /// Language of messages, such as en or fr; by default the system's. Help and errors about files and arguments are
    /// in English
    #[arg(long, global = true)]
    lang: Option<Lang>,
}

#[derive(Debug, Subcommand)]
enum Command {
    Games(games::Args),
    Play(play::Args),
    Serve(serve::ServeArgs),
    Companion(companion::Args),
    Sim(sim::Args),
    Arena(arena::Args),
    Replay(replay::Args),
    #[command(subcommand)]
    Position(position::Command),
    Schema(schema::Args),
    Choices(choices::Args),
    Apply(apply::Args),
    Perft(perft::Args),
    Rules(rules::Args),
    #[command(subcommand)]
    Content(content::Command),
    Backup(store::BackupArgs),
    Restore(store::RestoreArgs),
    Export(store::ExportArgs),
    Manual(manual::ManualArgs),
    Completions(manual::CompletionsArgs),
    #[command(flatten)]
    OfGame(game_command::OwnCommand),
}

impl Program {
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
            Command::Schema(args) => schema::run(args),
            Command::Choices(args) => choices::run(args, lang),
            Command::Apply(args) => apply::run(args, lang),
            Command::Perft(args) => perft::run(args, lang),
            Command::Rules(args) => rules::run(args, lang),
            Command::Content(command) => content::run(command, lang),
            Command::Backup(args) => store::backup(args),
            Command::Restore(args) => store::restore(args),
            Command::Export(args) => store::export(args),
            Command::Manual(args) => manual::manual(args),
            Command::Completions(args) => manual::completions(args),
            Command::OfGame(command) => command.run(lang),
        }
    }
}

/// The language of the system, found as `gettext` does: a list in `LANGUAGE` goes before the locale of messages.
fn system_lang() -> Lang {
    let set = |name: &&str| std::env::var(name).ok().filter(|value| !value.is_empty());
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].iter().find_map(set).unwrap_or_default();
    let list = set(&"LANGUAGE").filter(|_| locale != "C").unwrap_or_default();
    Lang::of_system(&list.split(':').chain([locale.as_str()]).collect::<Vec<_>>())
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;

    /// The example commands in a help text, with quotes removed and redirections left out.
    fn examples(help: &str) -> Vec<Vec<String>> {
        let lines = help.lines().filter_map(|line| line.find("tallyho ").map(|at| &line[at..]));
        lines.map(|line| line.split(" > ").next().unwrap_or(line)).map(words).collect()
    }

    fn words(line: &str) -> Vec<String> {
        let mut words = Vec::new();
        for (quoted, part) in line.split('\'').enumerate() {
            if quoted % 2 == 1 {
                words.push(part.to_owned());
            } else {
                words.extend(part.split_whitespace().map(str::to_owned));
            }
        }
        words
    }

    fn helps(command: &clap::Command, all: &mut Vec<String>) {
        all.extend(command.get_after_help().map(ToString::to_string));
        command.get_subcommands().for_each(|inner| helps(inner, all));
    }

    #[test]
    fn every_example_in_the_help_is_a_command() {
        let mut all = Vec::new();
        helps(&Program::command(), &mut all);
        let examples: Vec<_> = all.iter().flat_map(|help| examples(help)).collect();
        assert!(examples.len() > 20, "{}", examples.len());
        for example in examples {
            if let Err(error) = Program::try_parse_from(&example) {
                panic!("{}: {error}", example.join(" "));
            }
        }
    }
}
