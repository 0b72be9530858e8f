//! `tallyho content`: for people who enter their own cards and boards.

use crate::{input, output};
use anyhow::{Result, bail};
use explain::{Lang, Message, Translator};
use serde_json::json;
use starfighter::content::ContentError;
use std::path::PathBuf;

/// Content files
#[derive(Debug, clap::Subcommand)]
pub(super) enum Command {
    /// Lists every fault in content files, with its line
    ///
    /// Starfighter's cards.toml, cruisers.toml and decks.toml are recognized by name; files that are not given are
    /// taken from the program. Files of the card game are recognized by cards or decks that have a side: a file with
    /// the name of a built-in file replaces it, any other is added. Any other .toml belongs to The Lost Temple:
    /// units.toml, a map or a theme. Faults are reported in English.
    #[command(
        after_help = "Examples: tallyho content check my/cards.toml my/decks.toml\n          tallyho content check my/map.toml\n          tallyho content check my/droids.toml"
    )]
    Check {
        /// The files
        #[arg(required = true)]
        files: Vec<PathBuf>,
        /// As JSON
        #[arg(long)]
        json: bool,
    },
}

const BUILT_IN: [(&str, &str); 3] = [
    ("cards.toml", include_str!("../../../../content/starfighter/cards.toml")),
    ("cruisers.toml", include_str!("../../../../content/starfighter/cruisers.toml")),
    ("decks.toml", include_str!("../../../../content/starfighter/decks.toml")),
];

pub(super) fn run(command: &Command, lang: Lang) -> Result<()> {
    let translator = Translator::new(lang);
    let Command::Check { files, json } = command;
    let is_known = |file: &PathBuf| {
        let name = file.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        BUILT_IN.iter().any(|(known, _)| *known == name)
    };
    let texts = files.iter().map(|file| input::text(file)).collect::<Result<Vec<_>>>()?;
    if texts.iter().all(|text| crate::commands::swccg::content_files::is_card_game(text)) {
        return crate::commands::swccg::content_files::check_all(files, &texts, *json, translator);
    }
    let is_toml = |file: &PathBuf| file.extension().is_some_and(|end| end == "toml");
    if files.iter().all(|file| is_toml(file) && !is_known(file)) {
        return crate::commands::temple::content_files::check_all(files, *json, translator);
    }
    let mut own = BUILT_IN.map(|(_, text)| text.to_owned());
    let mut given = [false; BUILT_IN.len()];
    for (file, text) in files.iter().zip(texts) {
        let name = file.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        let Some(at) = BUILT_IN.iter().position(|(known, _)| *known == name) else {
            let message = Message::new("cli-content-name").with("file", file.display().to_string());
            bail!(translator.translate(&message));
        };
        own[at] = text;
        given[at] = true;
    }
    let [cards, cruisers, decks] = &own;
    let checked = starfighter::content::parse(cards, cruisers, decks);
    let faults = checked.as_ref().err().map_or(&[][..], Vec::as_slice);
    if *json {
        output::json(&json!({"ok": faults.is_empty(), "faults": faults}))?;
    } else {
        print_faults(faults, given, translator)?;
    }
    match checked {
        Ok(content) if !json => output::text(
            &translator.translate(
                &Message::new("cli-content-good")
                    .with("cards", content.cards().len())
                    .with("cruisers", content.cruisers().len())
                    .with("decks", content.decks().len())
                    .with("hash", format!("{:016x}", content.hash())),
            ),
        ),
        Ok(_) => Ok(()),
        Err(faults) => bail!(translator.translate(&Message::new("cli-faults").with("n", faults.len()))),
    }
}

/// Prints the faults of the given files. For built-in files only their number is printed, since the user did not
/// write them and can only replace them.
fn print_faults(
    faults: &[ContentError],
    given: [bool; BUILT_IN.len()],
    translator: Translator,
) -> Result<()> {
    for ((name, _), given) in BUILT_IN.iter().zip(given) {
        let of: Vec<&ContentError> = faults.iter().filter(|fault| fault.file.to_string() == *name).collect();
        if given {
            of.iter().try_for_each(|fault| output::text(&fault.to_string()))?;
        } else if let Some(first) = of.first() {
            let message = Message::new("cli-content-own")
                .with("name", *name)
                .with("n", of.len())
                .with("first", first.problem.to_string());
            output::text(&translator.translate(&message))?;
        }
    }
    Ok(())
}
