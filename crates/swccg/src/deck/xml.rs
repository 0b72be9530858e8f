//! The XML of the online game.

use super::{DeckError, Import};
use crate::content::Content;
use quick_xml::escape::unescape;
use quick_xml::events::{BytesStart, Event};
use quick_xml::{Reader, XmlVersion};
use std::borrow::Cow;

/// Whether a text is meant to be XML; a handwritten list may begin with `<>`, the mark of a card limited to one on
/// the table.
pub(super) fn is_xml(text: &str) -> bool {
    let next = text.trim_start().strip_prefix('<').and_then(|rest| rest.chars().next());
    next.is_some_and(|c| c.is_alphabetic() || matches!(c, '?' | '!' | '/' | '_'))
}

/// Reads every element; anything that is neither a card nor skipped for a reason is reported as unknown.
pub(super) fn read(content: &Content, text: &str, import: &mut Import) {
    let mut reader = Reader::from_str(text);
    let mut lines = LineCounter { text, at: 0, line: 1 };
    let (mut open, mut stray) = (0_usize, StrayText::default());
    loop {
        let line = lines.of(reader.buffer_position());
        let Ok(event) = reader.read_event() else {
            stray.report(import);
            return import.faults.push(DeckError::NotXml { line });
        };
        if !matches!(event, Event::Text(_) | Event::CData(_) | Event::GeneralRef(_)) {
            stray.report(import);
        }
        match &event {
            Event::Text(words) => {
                let blank = words.len() - words.trim_start().len();
                stray.add(line + words.get(..blank).unwrap_or_default().matches('\n').count(), words);
            }
            Event::CData(words) => stray.add(line, words),
            Event::GeneralRef(name) => stray.add(line, &format!("&{};", &**name)),
            Event::Comment(_) | Event::Decl(_) | Event::PI(_) | Event::DocType(_) => {}
            Event::Start(start) => {
                open += 1;
                element(content, line, start, import);
            }
            Event::Empty(start) => element(content, line, start, import),
            Event::End(_) => open = open.saturating_sub(1),
            Event::Eof => {
                if open > 0 {
                    import.faults.push(DeckError::NotXml { line });
                }
                return;
            }
        }
    }
}

/// Text between elements, where no card is named: reported, not dropped.
#[derive(Default)]
struct StrayText {
    line: usize,
    words: String,
}

impl StrayText {
    fn add(&mut self, line: usize, words: &str) {
        if self.words.trim().is_empty() {
            self.line = line;
        }
        self.words += words;
    }

    fn report(&mut self, import: &mut Import) {
        let words = std::mem::take(&mut self.words);
        let words = unescape(&words).unwrap_or(Cow::Borrowed(&words));
        let words: Vec<&str> = words.split_whitespace().collect();
        if !words.is_empty() {
            import.unknown.push((self.line, words.join(" ")));
        }
    }
}

/// Converts increasing byte positions to line numbers.
struct LineCounter<'t> {
    text: &'t str,
    at: usize,
    line: usize,
}

impl LineCounter<'_> {
    fn of(&mut self, place: u64) -> usize {
        let place = usize::try_from(place).unwrap_or(usize::MAX).min(self.text.len());
        let passed = self.text.as_bytes().get(self.at..place).unwrap_or_default();
        self.line += passed.iter().filter(|byte| **byte == b'\n').count();
        self.at = self.at.max(place);
        self.line
    }
}

fn element(content: &Content, line: usize, start: &BytesStart<'_>, import: &mut Import) {
    let own = || format!("<{}>", start.split_whitespace().collect::<Vec<_>>().join(" "));
    let Ok(id) = attribute(start, "blueprintId") else { return import.unknown.push((line, own())) };
    match start.local_name().into_inner() {
        "card" => match id {
            Some(id) => import.add_id(content, line, &id),
            None => import.unknown.push((line, attribute(start, "title").ok().flatten().unwrap_or_else(own))),
        },
        "cardOutsideDeck" => {
            let title = || attribute(start, "title").ok().flatten();
            import.outside.push(id.or_else(title).unwrap_or_else(own));
        }
        _ if id.is_some() => import.unknown.push((line, own())),
        // `deck` and other elements that contain cards or are unrelated.
        _ => {}
    }
}

/// An attribute with its entities decoded; with an unknown entity it is taken literally.
fn attribute(start: &BytesStart<'_>, name: &str) -> Result<Option<String>, ()> {
    let found = start.try_get_attribute(name).map_err(drop)?;
    Ok(found.map(|attribute| {
        let decoded = attribute.normalized_value(XmlVersion::Implicit1_0);
        decoded.map_or_else(|_| attribute.value.trim().to_owned(), |value| value.trim().to_owned())
    }))
}
