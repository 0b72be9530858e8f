//! `tallyho play`: in the browser or in the terminal.

use super::serve;
use super::start::Start;
use crate::play::{Chance, Seats, Table};
use anyhow::{Result, bail};
use bots::Level;
use clap::ValueEnum;
use explain::Lang;
use host::games::{NAMES, Playable, Visit, visit};
use std::path::PathBuf;

/// Plays a game in the browser, or with --text in the terminal
#[derive(Debug, clap::Args)]
#[command(
    after_help = "Example: tallyho play starfighter --text --level cadet --lang fr\n\nWithout --text the page opens in the browser. Input may come from a pipe."
)]
pub(super) struct Args {
    /// The game
    game: Option<String>,
    /// Play in the terminal
    #[arg(long)]
    text: bool,
    /// Your seat
    #[arg(long = "as", value_enum, default_value_t = Side::First)]
    side: Side,
    /// Level of the bot: cadet, pilot, veteran, ace
    #[arg(long, default_value = "cadet")]
    level: Level,
    /// Source of dice and cards
    #[arg(long, value_enum, default_value_t = Dice::Rolled)]
    dice: Dice,
    /// Makes the match repeatable
    #[arg(long)]
    seed: Option<u64>,
    /// Writes the log to this file when you quit or the match ends
    #[arg(long)]
    log: Option<PathBuf>,
    #[command(flatten)]
    start: Start,
    #[command(flatten)]
    page: serve::Page,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Side {
    /// The first seat
    First,
    /// The second seat
    Second,
    /// All seats, in turn
    All,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Dice {
    /// The program rolls and draws
    Rolled,
    /// You type the results of real dice and cards
    Typed,
}

pub(super) fn run(args: &Args, lang: Lang) -> Result<()> {
    let game = args.game.as_deref().or_else(|| NAMES.first().copied()).unwrap_or_default();
    if args.text {
        return visit(game, Text { args, lang })?;
    }
    visit(game, Known)?;
    serve::serve(&args.page, true, lang)
}

/// Only checks that the game exists.
struct Known;

impl Visit for Known {
    type Out = ();
    fn run<G: Playable>(self) {}
}

struct Text<'a> {
    args: &'a Args,
    lang: Lang,
}

impl Visit for Text<'_> {
    type Out = Result<()>;
    fn run<G: Playable>(self) -> Result<()> {
        let args = self.args;
        let setup = args.start.setup::<G>(self.lang)?;
        let seats = match args.side {
            Side::First => Seats::One(table::Seat::A),
            Side::Second => Seats::One(table::Seat::B),
            Side::All => Seats::All,
        };
        let chance = match args.dice {
            Dice::Rolled => Chance::Rolled,
            Dice::Typed => Chance::Typed,
        };
        let Some(mut table) = Table::<G>::begin(setup, seats, args.level, chance, args.seed, self.lang)?
        else {
            bail!("the set-up has faults");
        };
        table.play(args.log.as_deref())
    }
}
