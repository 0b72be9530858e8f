//! The program `tallyho`: reads its arguments, calls the house, prints. No rule and no sentence about a game is here.

mod beside;
mod commands;
mod input;
mod logs;
mod output;
mod play;
mod shape;
mod swccg;
mod temple;
mod xwing;

use clap::Parser;
use std::process::ExitCode;

fn main() -> ExitCode {
    let program = commands::Program::parse();
    match program.run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) if output::is_closed_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("tallyho: {error:#}");
            ExitCode::FAILURE
        }
    }
}
