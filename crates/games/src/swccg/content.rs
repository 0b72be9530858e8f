//! Cards and decks, checked together with the built-in ones, and the other content files, each by itself.

use crate::content::{ContentFault, ContentFile, ContentReport, reader_fault};
use ::swccg::content::{DECKS, FAMILIES, File, PartFile, parse};
use explain::Message;

/// What kind of file it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Cards,
    Decks,
    /// Words for the sentences that say what cards do.
    Words,
    Part(PartFile),
}

/// Decided line by line, so that faults are also reported for a file that cannot be parsed as a whole.
fn kind(file: &ContentFile<'_>) -> Option<Kind> {
    if file.has_line("[[deck]]") {
        return file.has_line("side=").then_some(Kind::Decks);
    }
    if file.has_line("[[card]]") {
        return file.has_any_line(&["side=", "kind="]).then_some(Kind::Cards);
    }
    let kinds = [
        ("[[persona]]", Kind::Part(PartFile::Personas)),
        ("[[word]]", Kind::Part(PartFile::Macros)),
        ("[[entry]]", Kind::Part(PartFile::GlossaryCoverage)),
        ("unsettled=", Kind::Part(PartFile::Lesson)),
        ("noun=", Kind::Words),
    ];
    kinds.into_iter().find(|(mark, _)| file.has_line(mark)).map(|(_, kind)| kind)
}

/// By what is in the file, otherwise by its name.
fn kind_of(file: &ContentFile<'_>) -> Option<Kind> {
    kind(file).or(match file.name() {
        "personas.toml" => Some(Kind::Part(PartFile::Personas)),
        "macros.toml" => Some(Kind::Part(PartFile::Macros)),
        "glossary-coverage.toml" => Some(Kind::Part(PartFile::GlossaryCoverage)),
        "lesson.toml" => Some(Kind::Part(PartFile::Lesson)),
        "words.toml" => Some(Kind::Words),
        "decks.toml" => Some(Kind::Decks),
        name => FAMILIES.iter().any(|(own, _)| *own == name).then_some(Kind::Cards),
    })
}

pub(super) fn recognizes(file: &ContentFile<'_>) -> bool {
    kind(file).is_some()
}

/// A file of cards with the name of a built-in one replaces it, any other is added; decks replace the built-in ones.
pub(super) fn check(files: &[ContentFile<'_>]) -> ContentReport {
    let mut faults = Vec::new();
    let (mut cards, mut decks): (Vec<File<'_>>, File<'_>) = (Vec::new(), DECKS);
    let mut has_tables = false;
    for file in files {
        let Some(kind) = kind_of(file) else {
            faults.push(ContentFault::plain(file, 0, "not a content file of the card game".to_owned()));
            continue;
        };
        let found = match kind {
            Kind::Cards => {
                cards.push((file.path, file.text));
                Vec::new()
            }
            Kind::Decks => {
                decks = (file.path, file.text);
                Vec::new()
            }
            Kind::Words => explain::swccg::check_lexicon(file.text).into_iter().collect(),
            Kind::Part(part) => part.check(file.text),
        };
        has_tables |= matches!(kind, Kind::Cards | Kind::Decks);
        faults.extend(found.into_iter().map(|error| ContentFault::plain(file, error.line, error.what)));
    }
    let plain = Message::new("cli-files-good").with("n", files.len());
    if !has_tables {
        return ContentReport { faults, summary: plain };
    }
    let replaced = |own: &str| files.iter().any(|file| file.name() == own);
    let mut families: Vec<File<'_>> = FAMILIES.into_iter().filter(|(own, _)| !replaced(own)).collect();
    families.extend(cards);
    match parse(&families, decks) {
        Ok(content) => ContentReport {
            faults,
            summary: Message::new("cli-content-cards")
                .with("cards", content.cards().len())
                .with("decks", content.decks().len())
                .with("hash", format!("{:016x}", content.hash())),
        },
        Err(found) => {
            let is_same = |given: &ContentFile<'_>, file: &str| given.path == file;
            faults.extend(found.iter().map(|fault| reader_fault(fault, files, is_same)));
            ContentReport { faults, summary: plain }
        }
    }
}
