//! Parses content files from TOML with source positions, so that all errors are found in one pass, each with its
//! line.
//! What each file contains is in `cards`, `cruisers` and `decks`.

mod cards;
mod cruisers;
mod decks;

use super::{Content, ContentFault, File, Problem};
use crate::{CruiserKey, Matricule};
use std::ops::Range;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

type Value<'i> = Spanned<DeValue<'i>>;

/// One file being read, and the errors found so far.
struct Reader<'a> {
    file: File,
    text: &'a str,
    faults: &'a mut Vec<ContentFault>,
}

/// One table of the file.
#[derive(Clone, Copy)]
struct Entry<'t, 'i> {
    table: &'t DeTable<'i>,
    at: usize,
}

pub(super) fn read(cards: &str, cruisers: &str, decks: &str) -> Result<Content, Vec<ContentFault>> {
    let mut faults = Vec::new();
    let (cards, verso) = Reader { file: File::Cards, text: cards, faults: &mut faults }.cards();
    let cruisers = Reader { file: File::Cruisers, text: cruisers, faults: &mut faults }.cruisers();
    let decks = Reader { file: File::Decks, text: decks, faults: &mut faults }.decks(&cards, &cruisers);
    faults.sort_by_key(|fault| (fault.file, fault.line));
    if faults.is_empty() { Ok(Content::new(cards, verso, cruisers, decks)) } else { Err(faults) }
}

impl Reader<'_> {
    /// The line number of a byte offset, from one.
    fn line(&self, at: usize) -> usize {
        let end = at.min(self.text.len());
        1 + self.text.as_bytes()[..end].iter().filter(|b| **b == b'\n').count()
    }

    fn fault(&mut self, at: usize, problem: Problem) {
        let line = self.line(at);
        self.faults.push(ContentFault { file: self.file, line, problem });
    }

    /// The tables of the list `name`, and the root table for other top-level keys.
    fn entries<T>(
        &mut self,
        name: &'static str,
        beside: &[&'static str],
        mut each: impl FnMut(&mut Self, Entry<'_, '_>) -> Option<T>,
        mut whole: impl FnMut(&mut Self, Entry<'_, '_>),
    ) -> Vec<T> {
        let text = self.text;
        let (root, errors) = DeTable::parse_recoverable(text);
        for error in errors {
            let at = error.span().map_or(0, |span: Range<usize>| span.start);
            self.fault(at, Problem::Syntax { message: error.message().to_owned() });
        }
        let root = Entry { table: root.get_ref(), at: 0 };
        let known: Vec<&str> = beside.iter().copied().chain([name]).collect();
        self.only(root, &known);
        whole(self, root);
        let mut read = Vec::new();
        let Some(list) = root.table.get(name) else {
            self.fault(0, Problem::Empty);
            return read;
        };
        let Some(list_items) = list.get_ref().as_array() else {
            self.kind(list, name, "a list of tables");
            return read;
        };
        for item in list_items.iter() {
            match item.get_ref().as_table() {
                Some(table) => read.extend(each(self, Entry { table, at: item.span().start })),
                None => self.kind(item, name, "a table"),
            }
        }
        read
    }

    fn only(&mut self, entry: Entry<'_, '_>, known: &[&str]) {
        for key in entry.table.keys() {
            if !known.contains(&key.get_ref().as_ref()) {
                self.fault(key.span().start, Problem::UnknownKey { key: key.get_ref().to_string() });
            }
        }
    }

    fn kind(&mut self, value: &Value<'_>, key: &str, wanted: &'static str) {
        self.fault(value.span().start, Problem::Kind { key: key.to_owned(), wanted });
    }

    fn needed<'t, 'i>(&mut self, entry: Entry<'t, 'i>, key: &'static str) -> Option<&'t Value<'i>> {
        let value = entry.table.get(key);
        if value.is_none() {
            self.fault(entry.at, Problem::Missing { key });
        }
        value
    }

    fn text_of<'t>(&mut self, value: &'t Value<'_>, key: &str) -> Option<&'t str> {
        let text = value.get_ref().as_str();
        if text.is_none() {
            self.kind(value, key, "a text");
        }
        text
    }

    fn number(&mut self, value: &Value<'_>, key: &str, range: std::ops::RangeInclusive<i64>) -> Option<i64> {
        let parsed =
            value.get_ref().as_integer().and_then(|i| i64::from_str_radix(i.as_str(), i.radix()).ok());
        let Some(found) = parsed else {
            self.kind(value, key, "a whole number");
            return None;
        };
        if !range.contains(&found) {
            let (least, most) = (*range.start(), *range.end());
            self.fault(value.span().start, Problem::Range { key: key.to_owned(), found, least, most });
            return None;
        }
        Some(found)
    }

    fn flag(&mut self, entry: Entry<'_, '_>, key: &str) -> bool {
        let Some(value) = entry.table.get(key) else { return false };
        value.get_ref().as_bool().unwrap_or_else(|| {
            self.kind(value, key, "true or false");
            false
        })
    }

    fn list<'t, 'i>(&mut self, value: &'t Value<'i>, key: &str) -> Vec<&'t Value<'i>> {
        match value.get_ref().as_array() {
            Some(items) => items.iter().collect(),
            None => {
                self.kind(value, key, "a list");
                Vec::new()
            }
        }
    }

    fn matricule(&mut self, value: &Value<'_>, key: &str) -> Option<Matricule> {
        let text = self.text_of(value, key)?;
        let parsed = text.parse().ok();
        if parsed.is_none() {
            self.fault(value.span().start, Problem::Matricule { text: text.to_owned() });
        }
        parsed
    }

    fn cruiser_key(&mut self, value: &Value<'_>, key: &str) -> Option<CruiserKey> {
        let text = self.text_of(value, key)?;
        let parsed = text.parse().ok();
        if parsed.is_none() {
            self.fault(value.span().start, Problem::CruiserKey { text: text.to_owned() });
        }
        parsed
    }

    /// Checks that a key is used once; the error names the line of the first use.
    fn once<K: PartialEq + Clone>(
        &mut self,
        lines: &mut Vec<(K, usize)>,
        key: K,
        at: usize,
        problem: impl FnOnce(K, usize) -> Problem,
    ) {
        if let Some((_, first)) = lines.iter().find(|(other, _)| *other == key) {
            let first_line = self.line(*first);
            self.fault(at, problem(key, first_line));
        } else {
            lines.push((key, at));
        }
    }
}
