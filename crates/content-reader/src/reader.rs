//! Walks a parsed file, checks keys and value types, and collects errors.

use crate::error::{ContentError, FormatProblem};
use std::ops::RangeInclusive;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// A value with its position in the file.
pub type Value<'i> = Spanned<DeValue<'i>>;

/// A table of the file.
#[derive(Clone, Copy, Debug)]
pub struct TableEntry<'t, 'i> {
    /// The keys and values.
    pub table: &'t DeTable<'i>,
    /// The byte offset where the table starts.
    pub at: usize,
}

impl<'t, 'i> TableEntry<'t, 'i> {
    /// The root table of a file, from [`Reader::parse`].
    #[must_use]
    pub fn root(root: &'t Spanned<DeTable<'i>>) -> Self {
        TableEntry { table: root.get_ref(), at: 0 }
    }
}

/// A file being read, and the errors found so far.
///
/// `F` names the file; `P` is the game's problem type. Positions are byte offsets into the text.
#[derive(Debug)]
pub struct Reader<'a, F, P> {
    file: F,
    text: &'a str,
    errors: &'a mut Vec<ContentError<F, P>>,
}

impl<'a, F: Clone, P: From<FormatProblem>> Reader<'a, F, P> {
    /// A reader that adds its errors to a list, which may be shared by several files.
    pub fn new(file: F, text: &'a str, errors: &'a mut Vec<ContentError<F, P>>) -> Self {
        Reader { file, text, errors }
    }

    /// The length of the text: the position of errors that concern the whole file.
    #[must_use]
    pub const fn end(&self) -> usize {
        self.text.len()
    }

    /// The line number of a position, from one.
    #[must_use]
    pub fn line(&self, at: usize) -> usize {
        let end = at.min(self.text.len());
        1 + self.text.as_bytes()[..end].iter().filter(|b| **b == b'\n').count()
    }

    /// Reports a problem.
    pub fn fault(&mut self, at: usize, problem: impl Into<P>) {
        let line = self.line(at);
        self.errors.push(ContentError { file: self.file.clone(), line, problem: problem.into() });
    }

    /// Parses the text and reports syntax errors. What could be parsed is returned.
    pub fn parse(&mut self) -> Spanned<DeTable<'a>> {
        let (root, errors) = DeTable::parse_recoverable(self.text);
        for error in errors {
            let at = error.span().map_or(0, |span| span.start);
            self.fault(at, FormatProblem::Syntax { message: error.message().to_owned() });
        }
        root
    }

    /// The tables of the list `name`, or `None` if there is no such key.
    pub fn tables<'t, 'i>(
        &mut self,
        parent: TableEntry<'t, 'i>,
        name: &'static str,
    ) -> Option<Vec<TableEntry<'t, 'i>>> {
        let list = parent.table.get(name)?;
        let mut tables = Vec::new();
        let Some(items) = list.get_ref().as_array() else {
            self.wrong_kind(list, name, "a list of tables");
            return Some(tables);
        };
        for item in items.iter() {
            match item.get_ref().as_table() {
                Some(table) => tables.push(TableEntry { table, at: item.span().start }),
                None => self.wrong_kind(item, name, "a table"),
            }
        }
        Some(tables)
    }

    /// Reports every key that is not known.
    pub fn only(&mut self, entry: TableEntry<'_, '_>, known: &[&str]) {
        for key in entry.table.keys() {
            if !known.contains(&key.get_ref().as_ref()) {
                self.fault(key.span().start, FormatProblem::UnknownKey { key: key.get_ref().to_string() });
            }
        }
    }

    /// Reports a value of the wrong type.
    pub fn wrong_kind(&mut self, value: &Value<'_>, key: &str, wanted: &'static str) {
        self.fault(value.span().start, FormatProblem::Kind { key: key.to_owned(), wanted });
    }

    /// The value of a key; reports a missing key.
    pub fn required<'t, 'i>(
        &mut self,
        entry: TableEntry<'t, 'i>,
        key: &'static str,
    ) -> Option<&'t Value<'i>> {
        let value = entry.table.get(key);
        if value.is_none() {
            self.fault(entry.at, FormatProblem::Missing { key });
        }
        value
    }

    /// The value as a string.
    pub fn text_of<'t>(&mut self, value: &'t Value<'_>, key: &str) -> Option<&'t str> {
        let text = value.get_ref().as_str();
        if text.is_none() {
            self.wrong_kind(value, key, "a text");
        }
        text
    }

    /// The value as an integer within a range.
    pub fn number(&mut self, value: &Value<'_>, key: &str, range: RangeInclusive<i64>) -> Option<i64> {
        let parsed =
            value.get_ref().as_integer().and_then(|i| i64::from_str_radix(i.as_str(), i.radix()).ok());
        let Some(found) = parsed else {
            self.wrong_kind(value, key, "a whole number");
            return None;
        };
        if !range.contains(&found) {
            let (least, most) = (*range.start(), *range.end());
            self.fault(value.span().start, FormatProblem::Range { key: key.to_owned(), found, least, most });
            return None;
        }
        Some(found)
    }

    /// The boolean of a key; false if the key is missing.
    pub fn flag(&mut self, entry: TableEntry<'_, '_>, key: &str) -> bool {
        let Some(value) = entry.table.get(key) else { return false };
        value.get_ref().as_bool().unwrap_or_else(|| {
            self.wrong_kind(value, key, "true or false");
            false
        })
    }

    /// The items of a list.
    pub fn list<'t, 'i>(&mut self, value: &'t Value<'i>, key: &str) -> Vec<&'t Value<'i>> {
        match value.get_ref().as_array() {
            Some(items) => items.iter().collect(),
            None => {
                self.wrong_kind(value, key, "a list");
                Vec::new()
            }
        }
    }

    /// Checks that a key is used once; the problem gets the line of the first use.
    pub fn once<K: PartialEq + Clone>(
        &mut self,
        seen: &mut Vec<(K, usize)>,
        key: K,
        at: usize,
        problem: impl FnOnce(K, usize) -> P,
    ) {
        if let Some((_, first)) = seen.iter().find(|(other, _)| *other == key) {
            let first_line = self.line(*first);
            self.fault(at, problem(key, first_line));
        } else {
            seen.push((key, at));
        }
    }
}
