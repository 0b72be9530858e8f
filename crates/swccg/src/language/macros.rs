//! Macros: keywords that stand for a longer effect. They are content, because their definitions name cards, which
//! code never does.

use content_reader::LineError;
use serde::Deserialize;
use std::sync::OnceLock;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    word: Vec<Macro>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Macro {
    word: String,
    means: String,
}

/// The macros of the content.
///
/// # Panics
/// Never: the file is compiled in, and a test parses it.
#[expect(clippy::panic, reason = "the file is compiled in; `every_macro_expands_to_an_effect` reads it")]
fn macros() -> &'static [Macro] {
    static LIST: OnceLock<Vec<Macro>> = OnceLock::new();
    LIST.get_or_init(|| match read(include_str!("../../../../content/swccg/macros.toml")) {
        Ok(list) => list,
        Err(fault) => panic!("the list of words: {fault:?}"),
    })
}

fn read(text: &str) -> Result<Vec<Macro>, LineError> {
    content_reader::from_toml::<File>(text).map(|file| file.word)
}

/// Every error in a file of macros: an invalid file, or a meaning that is no effect.
pub(crate) fn check(text: &str) -> Vec<LineError> {
    let list = match read(text) {
        Ok(list) => list,
        Err(error) => return vec![error],
    };
    let errors = list.iter().filter_map(|each| {
        let error = super::parse(&each.means).err()?;
        let line = content_reader::line_with(text, &[&format!("\"{}\"", each.word), "means"]);
        Some(LineError { line, what: format!("{}: {}", each.word, error.what) })
    });
    errors.collect()
}

/// The effect a macro stands for.
pub(super) fn expansion(word: &str) -> Option<&'static str> {
    macros().iter().find(|each| each.word == word).map(|each| each.means.as_str())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::parse;

    /// A macro expands to an effect of the language itself, not to another macro, and does not shadow a keyword.
    #[test]
    fn every_macro_expands_to_an_effect() {
        for word in macros() {
            assert!(parse(&word.means).is_ok(), "{}", word.means);
            assert_eq!(expansion(&word.means), None);
            assert_eq!(parse(&word.word), parse(&word.means));
            let argued = parse(&format!("{}(1)", word.word)).unwrap_err();
            assert_eq!(argued.what, format!("`{}` takes 0 arguments, not 1", word.word));
        }
    }
}
