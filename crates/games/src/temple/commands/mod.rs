//! `tallyho temple …`: queries about a position file of The Lost Temple, and its maps.
//!
//! Parses, calls the library, prints. Rules are in the crate `temple`.

mod tiled_maps;

use crate::command_line::{RunCommand, input, output};
use anyhow::Result;
use clap::Parser;
use explain::Lang;
use serde::Serialize;
use std::path::PathBuf;
use temple::State;

/// Queries about a position of The Lost Temple, answered in JSON
#[derive(Debug, Parser)]
#[command(after_help = "Example: tallyho temple odds position.json 4 0")]
pub(super) enum TempleCommand {
    /// Line of sight between two squares, with the line and the cover
    Sight {
        /// Setup or position file (JSON; `-` reads from standard input)
        position: PathBuf,
        /// Square of the attacker, such as H10
        from: String,
        /// Square of the target
        to: String,
    },
    /// Where a figure can move: every square with its cost, a path, and the enemies it would come into contact with
    Reach {
        /// Setup or position file
        position: PathBuf,
        /// The figure's number, or its square
        figure: String,
        /// Movement points instead of the card's, at most ten
        #[arg(long, value_parser = clap::value_parser!(u8).range(..=temple::board::Path::MAX_STEPS as i64))]
        points: Option<u8>,
    },
    /// The squares and figures in contact with a square
    Contact {
        /// Setup or position file
        position: PathBuf,
        /// The square
        square: String,
    },
    /// Odds of attacks of one figure on another: dice, cover, hits per hundred
    Odds {
        /// Setup or position file
        position: PathBuf,
        /// The attacker's number, or its square
        attacker: String,
        /// The defender's number, or its square
        defender: String,
    },
    /// Writes a map as a Tiled file to standard output
    ///
    /// Layers, classes and properties are described in docs/temple-maps.md; put the tile image
    /// content/temple/tiles.png next to the file.
    #[command(after_help = "Example: tallyho temple to-tiled outpost > outpost.tmx")]
    ToTiled {
        /// lost-temple, outpost, or a map file
        map: String,
    },
    /// Converts a Tiled file to a map file on standard output
    #[command(after_help = "Example: tallyho temple from-tiled mine.tmx > mine.toml")]
    FromTiled {
        /// The file (.tmx)
        tmx: PathBuf,
    },
}

/// Where a figure can move.
#[derive(Serialize)]
struct Reachable {
    figure: temple::FigureId,
    squares: Vec<temple::report::ReachedSquare>,
}

impl RunCommand for TempleCommand {
    fn run(&self, lang: Lang) -> Result<()> {
        let read = |path: &PathBuf| -> Result<State> {
            input::setup::<State>(&input::text(path)?, lang).map(|(_, state)| state)
        };
        match self {
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
            TempleCommand::ToTiled { map } => tiled_maps::to_tiled(map),
            TempleCommand::FromTiled { tmx } => tiled_maps::from_tiled(tmx),
        }
    }
}
