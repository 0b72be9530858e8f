//! `tallyho temple …`: questions about a position of The Lost Temple that is written down in a file, and its maps.
//!
//! Reads, calls the library, prints. Rules are in the crate `temple`.

pub(crate) mod files;

use crate::{input, output};
use anyhow::Result;
use clap::Subcommand;
use explain::Lang;
use serde::Serialize;
use std::path::PathBuf;
use temple::State;

/// Questions about a position of The Lost Temple, and its maps.
#[derive(Debug, Subcommand)]
pub(crate) enum TempleCommand {
    /// Whether one square sees another, by which line and with how much cover
    Sight {
        /// Set-up or position file (JSON; `-` reads from standard input)
        position: PathBuf,
        /// Square of the attacker, such as H10
        from: String,
        /// Square of the target
        to: String,
    },
    /// Where a figure can walk: every square with its cost, a path, and the enemies it would come into contact with
    Reach {
        /// Set-up or position file
        position: PathBuf,
        /// The figure's number, or the square it stands on
        figure: String,
        /// Points of movement instead of the card's, ten at most
        #[arg(long, value_parser = clap::value_parser!(u8).range(..=temple::board::Path::MOST as i64))]
        points: Option<u8>,
    },
    /// The squares and figures in contact with a square
    Contact {
        /// Set-up or position file
        position: PathBuf,
        /// The square
        square: String,
    },
    /// What attacks of one figure on another would come to: dice, cover, hits of a hundred
    Odds {
        /// Set-up or position file
        position: PathBuf,
        /// The attacker's number, or the square it stands on
        attacker: String,
        /// The defender's number, or the square it stands on
        defender: String,
    },
    /// A map as a file of the editor Tiled, on standard output
    ///
    /// Layers, classes and properties are described in docs/temple-maps.md; the picture of the tiles is
    /// content/temple/tiles.png and belongs beside the file.
    #[command(after_help = "Example: tallyho temple to-tiled outpost > outpost.tmx")]
    ToTiled {
        /// lost-temple, outpost, or a map file
        map: String,
    },
    /// A map file from a file of the editor Tiled, on standard output
    #[command(after_help = "Example: tallyho temple from-tiled mine.tmx > mine.toml")]
    FromTiled {
        /// The file (.tmx)
        tmx: PathBuf,
    },
}

/// Where a figure can walk.
#[derive(Serialize)]
struct Reachable {
    figure: temple::FigureId,
    squares: Vec<temple::report::Reached>,
}

/// Answers one question.
///
/// # Errors
/// When the file cannot be read, the position has faults, or a square or a figure is not there.
pub(crate) fn run(command: &TempleCommand, lang: Lang) -> Result<()> {
    let read = |path: &PathBuf| -> Result<State> {
        input::setup::<State>(&input::text(path)?, lang).map(|(_, state)| state)
    };
    match command {
        TempleCommand::Sight { position, from, to } => {
            let state = read(position)?;
            output::json(&state.report_sight(state.find_square(from)?, state.find_square(to)?))
        }
        TempleCommand::Reach { position, figure, points } => {
            let state = read(position)?;
            let figure = state.find_figure(figure)?;
            output::json(&Reachable { figure, squares: state.report_reach(figure, *points) })
        }
        TempleCommand::Contact { position, square } => {
            let state = read(position)?;
            output::json(&state.report_contact(state.find_square(square)?))
        }
        TempleCommand::Odds { position, attacker, defender } => {
            let state = read(position)?;
            output::json(&state.report_odds(state.find_figure(attacker)?, state.find_figure(defender)?))
        }
        TempleCommand::ToTiled { map } => files::to_tiled(map),
        TempleCommand::FromTiled { tmx } => files::from_tiled(tmx),
    }
}
