//! Project tasks, in Rust: `cargo xtask TASK`.

mod audit;
mod bench;
mod check;
mod dist;
mod dist_try;
mod fuzz;
mod games;
mod notices;
mod pictures;
mod play;
mod run;
mod sbom;
mod soak;
mod test;
mod tidy;
mod tools;
mod types;
mod wasm;
mod web;

use clap::{Parser, Subcommand};

/// Project tasks.
#[derive(Parser)]
#[command(name = "cargo xtask", arg_required_else_help = true)]
struct Tasks {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Build the page and the program in release, start it and open the browser.
    Play {
        /// Passed on to `tallyho play`, such as `--lan` or `--port 8080`.
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        rest: Vec<String>,
    },
    /// Run every check, after installing what it needs: what continuous integration runs.
    Test {
        /// Leave out the tests that need a browser.
        #[arg(long)]
        no_browser: bool,
    },
    /// Run the quick checks alone: format, lints, house rules.
    Check,
    /// Check the house rules alone: dependencies, rule ids, sentences, licenses.
    Tidy,
    /// Run the benchmarks, beside other engines in the same run where they can be installed.
    Bench {
        /// Only these parts; all when empty.
        parts: Vec<String>,
    },
    /// Run the long tests that `test` runs a tenth of; a stopped run goes on where it was.
    Soak {
        /// Only these, whether they have passed or not; all that have not passed at this commit when empty.
        names: Vec<String>,
    },
    /// Fuzz the readers of files that come from outside.
    Fuzz {
        /// Seconds for each target.
        #[arg(long, default_value_t = 60)]
        seconds: u32,
    },
    /// Regenerate the TypeScript types of the page from the Rust types.
    Types,
    /// Check that the core of a match, with all games, compiles for browsers.
    Wasm,
    /// Take the pictures of README and docs again.
    Pictures,
    /// Regenerate THIRD-PARTY.md from the dependency tree.
    Notices,
    /// Build the packages for this platform (archive, Debian package, checksums, list of contents), unpack and start them.
    Dist {
        /// Install the Debian package for the trial and remove it again; needs root.
        #[arg(long)]
        install: bool,
    },
    /// Check the locked crates against the RustSec advisory database.
    Audit,
}

fn main() -> anyhow::Result<()> {
    match Tasks::parse().task {
        Task::Play { rest } => play::play(&rest),
        Task::Test { no_browser } => test::test(!no_browser),
        Task::Check => check::check(),
        Task::Tidy => tidy::tidy(),
        Task::Bench { parts } => bench::bench(&parts),
        Task::Soak { names } => soak::soak(&names),
        Task::Fuzz { seconds } => fuzz::fuzz(seconds),
        Task::Types => types::write(),
        Task::Wasm => wasm::wasm(),
        Task::Pictures => pictures::take(),
        Task::Notices => notices::write(),
        Task::Dist { install } => dist::dist(install),
        Task::Audit => audit::audit(),
    }
}
