//! `tallyho content`: for people who enter their own cards and boards.

use crate::{input, output};
use anyhow::{Result, bail};
use explain::{Lang, Message, Translator};
use host::games::content::{ContentFault, ContentFile, check};
use serde_json::json;
use std::collections::BTreeMap;
use std::path::PathBuf;

/// Content files
#[derive(Debug, clap::Subcommand)]
pub(super) enum Command {
    /// Lists every fault in content files, with its line
    ///
    /// Files in a folder content/GAME belong to that game, others are recognized by what is in them. They are checked
    /// together with the program's own files: a file replaces the program's file of the same name, others are added
    /// where the game allows it. Faults are reported in English.
    #[command(
        after_help = "Examples: tallyho content check my/cards.toml my/decks.toml\n          tallyho content check content/xwing/ships.toml\n          tallyho content check --game temple my/map.toml"
    )]
    Check {
        /// The files
        #[arg(required = true)]
        files: Vec<PathBuf>,
        /// The game they belong to; recognized if absent
        #[arg(long)]
        game: Option<String>,
        /// As JSON
        #[arg(long)]
        json: bool,
    },
}

pub(super) fn run(command: &Command, lang: Lang) -> Result<()> {
    let translator = Translator::new(lang);
    let Command::Check { files, game, json } = command;
    let texts = files.iter().map(|file| input::text(file)).collect::<Result<Vec<_>>>()?;
    let paths: Vec<String> = files.iter().map(|file| file.display().to_string()).collect();
    let given: Vec<ContentFile<'_>> =
        paths.iter().zip(&texts).map(|(path, text)| ContentFile { path, text }).collect();
    let reports = check(&given, game.as_deref())?;
    let faults: Vec<&ContentFault> = reports.iter().flat_map(|report| &report.faults).collect();
    if *json {
        output::json(&json!({"ok": faults.is_empty(), "faults": faults}))?;
    } else {
        let (given, own): (Vec<&ContentFault>, Vec<&ContentFault>) =
            faults.iter().copied().partition(|fault| fault.given);
        given.iter().try_for_each(|fault| output::text(&fault.to_string()))?;
        print_own_faults(&own, translator)?;
    }
    if !faults.is_empty() {
        bail!(translator.translate(&Message::new("cli-faults").with("n", faults.len())));
    }
    if *json {
        return Ok(());
    }
    reports.iter().try_for_each(|report| output::text(&translator.translate(&report.summary)))
}

/// Prints only the number of faults in built-in files, since the user did not write them and can only replace them.
fn print_own_faults(faults: &[&ContentFault], translator: Translator) -> Result<()> {
    let mut files: BTreeMap<&str, (usize, &ContentFault)> = BTreeMap::new();
    for fault in faults {
        files.entry(&fault.file).or_insert((0, fault)).0 += 1;
    }
    for (file, (n, first)) in files {
        let message = Message::new("cli-content-own").with("name", file).with("n", n);
        output::text(&translator.translate(&message.with("first", first.what.as_str())))?;
    }
    Ok(())
}
