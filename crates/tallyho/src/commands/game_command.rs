//! Commands and options that one game alone has. They come from the descriptions of the games: this crate names none.

use anyhow::Result;
use clap::error::ErrorKind;
use clap::{ArgMatches, Args, Command, Error, FromArgMatches, Subcommand};
use explain::{Lang, Translator};
use games::command_line::GameCommand;
use games::{GAME_IDS, GameVisitor, Playable, visit};

/// A command of some game: `tallyho GAME …`.
#[derive(Debug)]
pub(super) struct OwnCommand {
    game_command: GameCommand,
    matches: ArgMatches,
}

impl OwnCommand {
    pub(super) fn run(&self, lang: Lang) -> Result<()> {
        (self.game_command.run)(&self.matches, lang)
    }
}

struct FindCommand;

impl GameVisitor for FindCommand {
    type Output = Option<GameCommand>;
    fn run<G: Playable>(self) -> Self::Output {
        G::command()
    }
}

fn command_of(game: &str) -> Option<GameCommand> {
    visit(game, FindCommand).ok().flatten()
}

impl Subcommand for OwnCommand {
    fn augment_subcommands(program: Command) -> Command {
        let commands = GAME_IDS.iter().filter_map(|id| Some((command_of(id)?.command)().name(*id)));
        program.subcommands(commands)
    }

    fn augment_subcommands_for_update(program: Command) -> Command {
        Self::augment_subcommands(program)
    }

    fn has_subcommand(name: &str) -> bool {
        GAME_IDS.contains(&name) && command_of(name).is_some()
    }
}

impl FromArgMatches for OwnCommand {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, Error> {
        let (game, own) = matches.subcommand().ok_or_else(|| Error::new(ErrorKind::MissingSubcommand))?;
        let game_command = command_of(game).ok_or_else(|| Error::new(ErrorKind::InvalidSubcommand))?;
        Ok(OwnCommand { game_command, matches: own.clone() })
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), Error> {
        *self = Self::from_arg_matches(matches)?;
        Ok(())
    }
}

/// The options of all games that change a setup.
#[derive(Clone, Debug)]
pub(super) struct OwnOptions(ArgMatches);

impl OwnOptions {
    /// Changes a setup as the options of its game say; false if none was given. Options of other games are refused.
    pub(super) fn write_into<G: Playable>(&self, setup: &mut G::Setup) -> Result<bool> {
        for id in GAME_IDS.iter().filter(|id| **id != G::ID) {
            visit(id, RefuseOptions(&self.0))??;
        }
        G::setup_options().map_or(Ok(false), |options| options.write_into(&self.0, setup))
    }
}

struct RefuseOptions<'a>(&'a ArgMatches);

impl GameVisitor for RefuseOptions<'_> {
    type Output = Result<()>;
    fn run<G: Playable>(self) -> Result<()> {
        // Errors about arguments are in English.
        let name = Translator::new(Lang::default()).translate(&G::name());
        G::setup_options().map_or(Ok(()), |options| options.refuse(self.0, &name))
    }
}

struct AddOptions(Command);

impl GameVisitor for AddOptions {
    type Output = Command;
    fn run<G: Playable>(self) -> Command {
        match G::setup_options() {
            Some(options) => (options.add_to)(self.0),
            None => self.0,
        }
    }
}

impl Args for OwnOptions {
    fn augment_args(command: Command) -> Command {
        GAME_IDS.iter().fold(command, |command, id| {
            let unchanged = command.clone();
            visit(id, AddOptions(command)).unwrap_or(unchanged)
        })
    }

    fn augment_args_for_update(command: Command) -> Command {
        Self::augment_args(command)
    }
}

impl FromArgMatches for OwnOptions {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, Error> {
        Ok(OwnOptions(matches.clone()))
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), Error> {
        self.0 = matches.clone();
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_with_commands_brings_them() {
        let program = OwnCommand::augment_subcommands(Command::new("program"));
        let named: Vec<&str> = program.get_subcommands().map(Command::get_name).collect();
        assert!(!named.is_empty());
        for id in GAME_IDS {
            assert_eq!(named.contains(id), OwnCommand::has_subcommand(id), "{id}");
        }
        assert!(!OwnCommand::has_subcommand("play"));
        let matches = program.try_get_matches_from(["program", "play"]);
        assert!(matches.is_err());
    }
}
