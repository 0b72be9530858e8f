//! The words of `content/swccg/words.toml`: nouns and adjectives of the effect language and of keywords.

use super::Grammar;
use content_reader::LineError;
use serde::Deserialize;
use std::sync::OnceLock;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Lexicon {
    noun: Vec<Noun>,
    adjective: Vec<Adjective>,
    place: Vec<PlaceName>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Noun {
    key: String,
    en: [String; 2],
    fr: [String; 3],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Adjective {
    key: String,
    en: String,
    fr: [String; 4],
    /// Follows the noun in English too.
    #[serde(default)]
    after: bool,
    /// Precedes the noun in French too.
    #[serde(default)]
    before: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PlaceName {
    name: String,
    en: String,
    fr: String,
}

/// Number and gender that an adjective agrees with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Agreement {
    pub(super) plural: bool,
    pub(super) feminine: bool,
}

/// The lexicon.
///
/// # Panics
/// Never: the file is compiled in, and a test reads it.
#[expect(clippy::panic, reason = "the file is compiled in; `every_card_is_put_into_words` reads it")]
pub(super) fn lexicon() -> &'static Lexicon {
    static LEXICON: OnceLock<Lexicon> = OnceLock::new();
    LEXICON.get_or_init(|| {
        match content_reader::from_toml(include_str!("../../../../../content/swccg/words.toml")) {
            Ok(lexicon) => lexicon,
            Err(error) => panic!("content/swccg/words.toml: {error:?}"),
        }
    })
}

/// The first error in a file of words.
#[must_use]
pub fn check_lexicon(text: &str) -> Option<LineError> {
    content_reader::from_toml::<Lexicon>(text).err()
}

impl Lexicon {
    pub(super) fn noun(&self, key: &str) -> Option<&Noun> {
        self.noun.iter().find(|noun| noun.key == key)
    }

    pub(super) fn adjective(&self, key: &str) -> Option<&Adjective> {
        self.adjective.iter().find(|adjective| adjective.key == key)
    }

    /// A planet or larger place, with its article.
    pub(super) fn place<'a>(&'a self, name: &'a str, grammar: Grammar) -> &'a str {
        match (self.place.iter().find(|place| place.name == name), grammar) {
            (Some(place), Grammar::English) => &place.en,
            (Some(place), Grammar::French) => &place.fr,
            (None, _) => name,
        }
    }
}

impl Noun {
    pub(super) fn form(&self, plural: bool, grammar: Grammar) -> &str {
        match grammar {
            Grammar::English => &self.en[usize::from(plural)],
            Grammar::French => &self.fr[usize::from(plural)],
        }
    }

    pub(super) fn is_feminine(&self, grammar: Grammar) -> bool {
        grammar == Grammar::French && self.fr[2] == "f"
    }
}

impl Adjective {
    pub(super) fn form(&self, agreement: Agreement, grammar: Grammar) -> &str {
        match grammar {
            Grammar::English => &self.en,
            Grammar::French => &self.fr[usize::from(agreement.plural) + 2 * usize::from(agreement.feminine)],
        }
    }

    pub(super) fn precedes(&self, grammar: Grammar) -> bool {
        match grammar {
            Grammar::English => !self.after,
            Grammar::French => self.before,
        }
    }
}
