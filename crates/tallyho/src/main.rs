//! The program `tallyho`: parses arguments, calls the other crates and prints. It contains no game rules and no game
//! messages.

mod commands;
mod companion;
mod logging;
mod play;

use clap::Parser;
use games::command_line::{input, output};
use std::process::ExitCode;

fn main() -> ExitCode {
    let program = commands::Program::parse();
    match program.run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) if output::is_closed_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("tallyho: {}", output::printable(&format!("{error:#}")));
            ExitCode::FAILURE
        }
    }
}
