//! What a game adds to the command line, and what all commands share: reading files and printing.
//!
//! Only the program itself needs this (feature `command-line`).

pub mod input;
pub mod output;
mod shape;

use anyhow::{Result, bail};
use clap::parser::ValueSource;
use clap::{ArgMatches, Args, Command, Parser};
use explain::Lang;

/// Commands of one game, usually an enumeration.
pub trait RunCommand: Parser {
    /// # Errors
    /// What the command says of its arguments and files.
    fn run(&self, lang: Lang) -> Result<()>;
}

/// The commands of a game: `tallyho GAME …`.
#[derive(Clone, Copy, Debug)]
pub struct GameCommand {
    pub command: fn() -> Command,
    pub run: fn(&ArgMatches, Lang) -> Result<()>,
}

impl GameCommand {
    #[must_use]
    pub fn of<C: RunCommand>() -> Self {
        GameCommand { command: C::command, run: |matches, lang| C::from_arg_matches(matches)?.run(lang) }
    }
}

/// Options of one game that change its setups.
pub trait WriteSetup<S>: Args {
    /// # Errors
    /// When this setup cannot be changed so.
    fn write_into(&self, setup: &mut S) -> Result<()>;
}

/// The options that a game adds to the commands that begin matches (`play`, `sim`).
#[derive(Clone, Copy, Debug)]
pub struct SetupOptions<S> {
    /// Adds them to a command.
    pub add_to: fn(Command) -> Command,
    write: fn(&ArgMatches, &mut S) -> Result<()>,
}

impl<S> SetupOptions<S> {
    #[must_use]
    pub fn of<A: WriteSetup<S>>() -> Self {
        SetupOptions {
            add_to: A::augment_args,
            write: |matches, setup| A::from_arg_matches(matches)?.write_into(setup),
        }
    }

    /// Changes the setup as the given options say; false if none was given.
    ///
    /// # Errors
    /// When this setup cannot be changed so.
    pub fn write_into(&self, matches: &ArgMatches, setup: &mut S) -> Result<bool> {
        let is_any_given = self.given(matches).next().is_some();
        if is_any_given {
            (self.write)(matches, setup)?;
        }
        Ok(is_any_given)
    }

    /// For a match of another game.
    ///
    /// # Errors
    /// When one of the options was given.
    pub fn refuse(&self, matches: &ArgMatches, game: &str) -> Result<()> {
        match self.given(matches).next() {
            Some(option) => bail!("--{option} is for {game} only"),
            None => Ok(()),
        }
    }

    fn given<'a>(&self, matches: &'a ArgMatches) -> impl Iterator<Item = String> + use<'a, S> {
        let own = (self.add_to)(Command::new("options"));
        let ids: Vec<String> = own.get_arguments().map(|option| option.get_id().to_string()).collect();
        ids.into_iter().filter(move |id| matches.value_source(id) == Some(ValueSource::CommandLine))
    }
}
