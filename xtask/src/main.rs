//! Chores of the house, in Rust: `cargo xtask <chore>`.

mod bench;
mod check;
mod fuzz;
mod notices;
mod pictures;
mod play;
mod run;
mod test;
mod tidy;
mod tools;
mod types;
mod web;

use clap::{Parser, Subcommand};

/// Chores of the house.
#[derive(Parser)]
#[command(name = "cargo xtask", arg_required_else_help = true)]
struct Chores {
    #[command(subcommand)]
    chore: Chore,
}

#[derive(Subcommand)]
enum Chore {
    /// Build the page and the program in release, start it and open the browser.
    Play {
        /// Passed on to `tallyho play`, such as `--lan` or `--port 8080`.
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        rest: Vec<String>,
    },
    /// Every check, with whatever it needs installed first: what continuous integration runs.
    Test {
        /// Leave out what needs a browser.
        #[arg(long)]
        no_browser: bool,
    },
    /// The quick checks alone: format, lints, house rules.
    Check,
    /// House rules alone: dependencies, rule ids, sentences, licences.
    Tidy,
    /// Measure, beside other engines in the same run where they can be installed.
    Bench {
        /// Only these parts (leduc, duel6, starfighter, xwing, host); all when empty.
        parts: Vec<String>,
    },
    /// Fuzz the readers of files that come from outside.
    Fuzz {
        /// Seconds for each target.
        #[arg(long, default_value_t = 60)]
        seconds: u32,
    },
    /// Write the TypeScript types of the page anew from the Rust types.
    Types,
    /// Take the pictures of README and docs anew.
    Pictures,
    /// Write THIRD-PARTY.md anew from the dependency tree.
    Notices,
}

fn main() -> anyhow::Result<()> {
    match Chores::parse().chore {
        Chore::Play { rest } => play::play(&rest),
        Chore::Test { no_browser } => test::test(!no_browser),
        Chore::Check => check::check(),
        Chore::Tidy => tidy::tidy(),
        Chore::Bench { parts } => bench::bench(&parts),
        Chore::Fuzz { seconds } => fuzz::fuzz(seconds),
        Chore::Types => types::write(),
        Chore::Pictures => pictures::take(),
        Chore::Notices => notices::write(),
    }
}
