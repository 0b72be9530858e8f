//! `tallyho position`: a game's positions as JSON, with a published schema.

use super::start::StartArgs;
use crate::input::{self, SetupFaultsError};
use crate::output;
use anyhow::{Result, bail};
use contract::schema::SchemaPart;
use contract::{Turn, digest};
use explain::{Lang, Message, Translator};
use host::games::{GameVisitor, Playable, visit};
use serde_json::json;
use std::path::PathBuf;

/// Positions: export from a log, import, check, schema
#[derive(Debug, clap::Subcommand)]
#[command(after_help = "Example: tallyho position schema starfighter > starfighter.schema.json")]
pub(super) enum Command {
    /// Prints the position at the end of a log, or the setup of a preset
    #[command(after_help = "Example: tallyho position export starfighter match.jsonl > position.json")]
    Export {
        /// The game
        game: String,
        /// A log; without it the setup is printed
        log: Option<PathBuf>,
        #[command(flatten)]
        start: StartArgs,
    },
    /// Checks a position and prints it as an empty log, as input for other commands
    #[command(after_help = "Example: tallyho position import starfighter position.json > match.jsonl")]
    Import {
        /// The game
        game: String,
        /// The position (JSON; - reads standard input)
        file: PathBuf,
    },
    /// Lists all faults of a position
    #[command(after_help = "Example: tallyho position check starfighter position.json --json")]
    Check {
        /// The game
        game: String,
        /// The position (JSON; - reads standard input)
        file: PathBuf,
        /// As JSON
        #[arg(long)]
        json: bool,
    },
    /// The JSON Schema of positions
    #[command(after_help = "Example: tallyho position schema starfighter")]
    Schema {
        /// The game
        game: String,
    },
}

pub(super) fn run(command: &Command, lang: Lang) -> Result<()> {
    match command {
        Command::Export { game, log, start } => visit(game, Export { log: log.as_ref(), start, lang })?,
        Command::Import { game, file } => visit(game, Import { text: input::text(file)?, lang })?,
        Command::Check { game, file, json } => {
            visit(game, Check { text: input::text(file)?, json: *json, lang })?
        }
        Command::Schema { game } => visit(game, Schema)?,
    }
}

struct Export<'a> {
    log: Option<&'a PathBuf>,
    start: &'a StartArgs,
    lang: Lang,
}

impl GameVisitor for Export<'_> {
    type Output = Result<()>;
    fn run<G: Playable>(self) -> Result<()> {
        let Some(file) = self.log else { return output::json(&self.start.setup::<G>(self.lang)?) };
        let loaded = input::load_match::<G>(&input::text(file)?, self.lang)?;
        match loaded.driver.state().position() {
            Some(position) => output::json(&position),
            None => bail!(Translator::new(self.lang).translate(&Message::new("cli-position-middle"))),
        }
    }
}

struct Import {
    text: String,
    lang: Lang,
}

impl GameVisitor for Import {
    type Output = Result<()>;
    fn run<G: Playable>(self) -> Result<()> {
        let (setup, state) = input::setup::<G>(&self.text, self.lang)?;
        output::text(&contract::Log::<G>::new(setup, G::content_hash(), digest(&state)).to_lines()?)
    }
}

struct Check {
    text: String,
    json: bool,
    lang: Lang,
}

impl GameVisitor for Check {
    type Output = Result<()>;
    fn run<G: Playable>(self) -> Result<()> {
        let checked = input::setup::<G>(&self.text, self.lang);
        if self.json {
            let faults = match &checked {
                Ok(_) => json!([]),
                Err(error) => match error.downcast_ref::<SetupFaultsError>() {
                    Some(faults) => json!(faults.0),
                    None => json!([{"at": "", "rule": null, "what": format!("{error:#}")}]),
                },
            };
            output::json(&json!({"ok": checked.is_ok(), "faults": faults}))?;
        }
        let (_, state) = checked?;
        if self.json {
            return Ok(());
        }
        output::text(&Translator::new(self.lang).translate(&Message::new(match state.turn() {
            Turn::Decide(_) => "cli-position-decide",
            Turn::Chance => "cli-position-chance",
            Turn::Over(_) => "cli-position-over",
        })))
    }
}

struct Schema;

impl GameVisitor for Schema {
    type Output = Result<()>;
    fn run<G: Playable>(self) -> Result<()> {
        output::json(&input::schema::<G>(SchemaPart::Setup)?)
    }
}
