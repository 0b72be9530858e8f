//! Files that are deserialized as a whole: the first error ends the reading, and it has its line.

use serde::de::DeserializeOwned;

/// An error in a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LineError {
    /// From one; zero if the whole file is meant.
    pub line: usize,
    pub what: String,
}

/// Deserializes a TOML file.
///
/// # Errors
/// The first error in it.
pub fn from_toml<T: DeserializeOwned>(text: &str) -> Result<T, LineError> {
    toml::from_str(text).map_err(|error| {
        let line = error.span().map_or(0, |span| line_at(text, span.start));
        LineError { line, what: error.message().to_owned() }
    })
}

/// The line of a byte offset, from one.
#[must_use]
pub fn line_at(text: &str, offset: usize) -> usize {
    1 + text.bytes().take(offset).filter(|byte| *byte == b'\n').count()
}

/// The line where a part of the text begins that has these words in this order, each after the one before; zero if none has.
#[must_use]
pub fn line_with(text: &str, words: &[&str]) -> usize {
    let mut found = None;
    for word in words {
        let from = found.unwrap_or(0);
        match text.get(from..).and_then(|rest| rest.find(word)) {
            Some(at) => found = Some(from + at),
            None => break,
        }
    }
    found.map_or(0, |at| line_at(text, at))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_error_has_its_line() {
        let error = from_toml::<std::collections::BTreeMap<String, u8>>("a = 1\nb = \"x\"\n").unwrap_err();
        assert_eq!(error.line, 2);
        assert!(error.what.contains("expected u8"), "{}", error.what);
    }

    #[test]
    fn words_are_found_one_after_the_other() {
        let text = "id = \"a\"\nword = \"x\"\nid = \"b\"\nword = \"x\"\n";
        assert_eq!(line_with(text, &["\"b\"", "\"x\""]), 4);
        assert_eq!(line_with(text, &["\"b\"", "\"y\""]), 3, "as far as they are found");
        assert_eq!(line_with(text, &["\"c\""]), 0);
    }
}
