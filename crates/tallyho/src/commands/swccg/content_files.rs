//! Checks content files of the card game together with the built-in ones.

use crate::output;
use anyhow::{Result, bail};
use explain::{Message, Translator};
use serde_json::json;
use std::collections::BTreeMap;
use std::path::PathBuf;
use swccg::content::{ContentError, DECKS, FAMILIES, File, parse};

/// Whether a file belongs to the card game: it has cards or decks with a side. Decided line by line, so that faults
/// are also reported for a file that cannot be parsed as a whole.
pub(crate) fn is_card_game(text: &str) -> bool {
    let has = |wanted: &[&str]| {
        text.lines().any(|line| {
            let line: String = line.split_whitespace().collect();
            wanted.iter().any(|each| line.starts_with(each))
        })
    };
    has(&["[[card]]", "[[deck]]"]) && has(&["side=", "kind="])
}

fn is_decks(text: &str) -> bool {
    text.lines().any(|line| line.trim_start().starts_with("[[deck]]"))
}

/// Lists every fault of the given files, with its line, when combined with the built-in ones.
///
/// # Errors
/// When a file has a fault, or causes one in a built-in file.
pub(crate) fn check_all(
    files: &[PathBuf],
    texts: &[String],
    as_json: bool,
    translator: Translator,
) -> Result<()> {
    let paths: Vec<String> = files.iter().map(|file| file.display().to_string()).collect();
    let replaced = |own: &str| {
        files.iter().any(|file| file.file_name().is_some_and(|name| name.to_string_lossy() == own))
    };
    let mut families: Vec<File<'_>> = FAMILIES.into_iter().filter(|(own, _)| !replaced(own)).collect();
    let mut decks = DECKS;
    for (path, text) in paths.iter().zip(texts) {
        if is_decks(text) {
            decks = (path, text);
        } else {
            families.push((path, text));
        }
    }
    let checked = parse(&families, decks);
    let faults = checked.as_ref().err().map_or(&[][..], Vec::as_slice);
    if as_json {
        output::json(&json!({"ok": faults.is_empty(), "faults": faults}))?;
    } else {
        let (given, own): (Vec<_>, Vec<_>) = faults.iter().partition(|fault| paths.contains(&fault.file));
        given.iter().try_for_each(|fault| output::text(&fault.to_string()))?;
        print_own_faults(&own, translator)?;
    }
    match &checked {
        Err(faults) => bail!(translator.translate(&Message::new("cli-faults").with("n", faults.len()))),
        Ok(_) if as_json => Ok(()),
        Ok(content) => {
            let message = Message::new("cli-content-cards")
                .with("cards", content.cards().len())
                .with("decks", content.decks().len())
                .with("hash", format!("{:016x}", content.hash()));
            output::text(&translator.translate(&message))
        }
    }
}

/// Prints only the number of faults in built-in files, since the user did not write them.
fn print_own_faults(faults: &[&ContentError], translator: Translator) -> Result<()> {
    let mut files: BTreeMap<&str, (usize, &ContentError)> = BTreeMap::new();
    for fault in faults {
        files.entry(&fault.file).or_insert((0, fault)).0 += 1;
    }
    for (file, (n, first)) in files {
        let message = Message::new("cli-content-own").with("name", file).with("n", n);
        output::text(&translator.translate(&message.with("first", first.problem.to_string())))?;
    }
    Ok(())
}
