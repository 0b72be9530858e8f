//! Cards, cruisers and decks, checked together: files that are not given are the built-in ones.

use crate::content::{ContentFault, ContentFile, ContentReport, reader_fault};
use ::starfighter::content::{File, builtin_text, parse};
use explain::Message;

const FILES: [File; 3] = [File::Cards, File::Cruisers, File::Decks];

/// Cards have a matricule and are the same on the verso; decks are made for a cruiser.
pub(super) fn recognizes(file: &ContentFile<'_>) -> bool {
    file.has_any_line(&["[verso]", "matricule=", "[[cruiser]]"])
        || file.has_line("[[deck]]") && file.has_line("cruiser=")
}

pub(super) fn check(files: &[ContentFile<'_>]) -> ContentReport {
    let is_same = |given: &ContentFile<'_>, name: &str| given.name() == name;
    let strangers = files.iter().filter(|given| !FILES.iter().any(|file| is_same(given, &file.to_string())));
    let strange = "a content file of this game is called cards.toml, cruisers.toml or decks.toml";
    let mut faults: Vec<ContentFault> =
        strangers.map(|given| ContentFault::plain(given, 0, strange.to_owned())).collect();
    let [cards, cruisers, decks] = FILES.map(|file| {
        let given = files.iter().find(|given| is_same(given, &file.to_string()));
        given.map_or_else(|| builtin_text(file), |given| given.text)
    });
    match parse(cards, cruisers, decks) {
        Ok(content) => ContentReport {
            faults,
            summary: Message::new("cli-content-good")
                .with("cards", content.cards().len())
                .with("cruisers", content.cruisers().len())
                .with("decks", content.decks().len())
                .with("hash", format!("{:016x}", content.hash())),
        },
        Err(found) => {
            faults.extend(found.iter().map(|fault| reader_fault(fault, files, is_same)));
            ContentReport { faults, summary: Message::new("cli-files-good").with("n", files.len()) }
        }
    }
}
