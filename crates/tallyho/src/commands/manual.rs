//! `tallyho manual` and `tallyho completions`: what packages install beside the program.

use super::Program;
use crate::output;
use anyhow::{Context, Result};
use clap::CommandFactory;
use clap_complete::Shell;
use clap_mangen::Man;
use std::path::{Path, PathBuf};

/// Writes the manual pages, one for each command
#[derive(Debug, clap::Args)]
#[command(after_help = "Example: tallyho manual /usr/local/share/man/man1")]
pub(super) struct ManualArgs {
    /// The folder for the pages; created if missing
    folder: PathBuf,
}

/// Prints the completions of a shell
#[derive(Debug, clap::Args)]
#[command(after_help = "Example: tallyho completions bash > tallyho.bash")]
pub(super) struct CompletionsArgs {
    /// The shell
    shell: Shell,
}

pub(super) fn completions(args: &CompletionsArgs) -> Result<()> {
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut Program::command(), "tallyho", &mut script);
    output::prompt(&String::from_utf8(script)?)
}

pub(super) fn manual(args: &ManualArgs) -> Result<()> {
    std::fs::create_dir_all(&args.folder).with_context(|| args.folder.display().to_string())?;
    let mut program = Program::command();
    program.build();
    write_pages(&program, "tallyho", &args.folder)
}

/// The page of a command and those of its subcommands: `tallyho.1`, `tallyho-serve.1`, …
fn write_pages(command: &clap::Command, name: &str, folder: &Path) -> Result<()> {
    let file = folder.join(format!("{name}.1"));
    let mut page = Vec::new();
    // The name is leaked once per command, because clap keeps names for the whole run.
    let own: &'static str = Box::leak(name.to_owned().into_boxed_str());
    Man::new(command.clone().name(own)).render(&mut page)?;
    std::fs::write(&file, page).with_context(|| file.display().to_string())?;
    let shown = command.get_subcommands().filter(|inner| inner.get_name() != "help" && !inner.is_hide_set());
    for inner in shown {
        write_pages(inner, &format!("{name}-{}", inner.get_name()), folder)?;
    }
    Ok(())
}
