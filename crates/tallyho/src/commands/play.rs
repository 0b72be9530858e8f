//! `tallyho play`: in the browser or in the terminal.

use super::serve;
use super::start::StartArgs;
use crate::play::{HumanSeats, Screen, TerminalMatch, TerminalSetup};
use anyhow::Result;
use bots::Level;
use clap::ValueEnum;
use explain::{Lang, Translator};
use host::games::{GAME_IDS, GameVisitor, Playable, visit};
use match_core::any_match::json_text;
use match_core::record::ChanceMode;
use std::io::IsTerminal;
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
    #[arg(long = "as", value_enum, default_value_t = SeatArg::First)]
    side: SeatArg,
    /// Level of the bot: cadet, pilot, veteran, ace
    #[arg(long, default_value = "cadet")]
    level: Level,
    /// Source of dice and cards
    #[arg(long, value_enum, default_value_t = DiceArg::Rolled)]
    dice: DiceArg,
    /// The bot tells its reasons at once, and the match counts as practice (only with --text)
    #[arg(long, requires = "text")]
    practice: bool,
    /// Makes the match repeatable
    #[arg(long)]
    seed: Option<u64>,
    /// Writes the log to this file when you quit or the match ends
    #[arg(long)]
    log: Option<PathBuf>,
    #[command(flatten)]
    start: StartArgs,
    #[command(flatten)]
    page: serve::ServeArgs,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum SeatArg {
    /// The first seat
    First,
    /// The second seat
    Second,
    /// All seats, in turn
    All,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum DiceArg {
    /// The program rolls and draws
    Rolled,
    /// You type the results of real dice and cards
    Typed,
}

pub(super) fn run(args: &Args, lang: Lang) -> Result<()> {
    let game = args.game.as_deref().or_else(|| GAME_IDS.first().copied()).unwrap_or_default();
    if args.text {
        return visit(game, PlayText { args, lang })?;
    }
    visit(game, CheckGameExists)?;
    serve::serve(&args.page, true, lang)
}

/// Only checks that the game exists.
struct CheckGameExists;

impl GameVisitor for CheckGameExists {
    type Output = ();
    fn run<G: Playable>(self) {}
}

struct PlayText<'a> {
    args: &'a Args,
    lang: Lang,
}

impl GameVisitor for PlayText<'_> {
    type Output = Result<()>;
    fn run<G: Playable>(self) -> Result<()> {
        let args = self.args;
        let setup = TerminalSetup {
            game: G::ID,
            setup: json_text(&args.start.setup::<G>(self.lang)?),
            seats: match args.side {
                SeatArg::First => HumanSeats::One(contract::Seat::A),
                SeatArg::Second => HumanSeats::One(contract::Seat::B),
                SeatArg::All => HumanSeats::All,
            },
            level: args.level,
            chance: match args.dice {
                DiceArg::Rolled => ChanceMode::Generator,
                DiceArg::Typed => ChanceMode::Typed,
            },
            practice: args.practice,
            seed: args.seed,
        };
        let echo = !std::io::stdin().is_terminal();
        let screen =
            Screen::new(std::io::stdin().lock(), std::io::stdout().lock(), Translator::new(self.lang), echo);
        TerminalMatch::begin(&setup, screen)?.play(args.log.as_deref())
    }
}
