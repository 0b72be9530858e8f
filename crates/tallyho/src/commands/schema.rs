//! `tallyho schema`: the JSON Schemas of a game, made from the types the program itself sends and reads.

use crate::{input, output};
use anyhow::Result;
use contract::schema::SchemaPart;
use host::games::{GameVisitor, Playable, visit};

/// The JSON Schema of a game's setups, views, choices, events and inquiries
#[derive(Debug, clap::Args)]
#[command(after_help = "Example: tallyho schema xwing view")]
pub(super) struct Args {
    /// The game
    game: String,
    /// setup (also called position), view, choice, region, chance, event, inquiry or answer
    #[arg(default_value = "setup", value_parser = part)]
    part: SchemaPart,
}

fn part(word: &str) -> Result<SchemaPart, String> {
    let all = || SchemaPart::WORDS.map(|(_, word)| word).join(", ");
    SchemaPart::from_word(word).ok_or_else(|| format!("there are: {}", all()))
}

pub(super) fn run(args: &Args) -> Result<()> {
    visit(&args.game, Schema(args.part))?
}

struct Schema(SchemaPart);

impl GameVisitor for Schema {
    type Output = Result<()>;
    fn run<G: Playable>(self) -> Result<()> {
        output::json(&input::schema::<G>(self.0)?)
    }
}
