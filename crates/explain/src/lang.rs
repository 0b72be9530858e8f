//! The languages: every folder under `locales/` is one. What depends on a language is in its files.

use fluent_bundle::FluentResource;
use fluent_bundle::concurrent::FluentBundle;
use fluent_langneg::{NegotiationStrategy, accepted_languages, negotiate_languages};
use icu_list::ListFormatter;
use icu_list::options::ListFormatterOptions;
use icu_locale_core::Locale;
use std::fmt;
use std::str::FromStr;
use std::sync::OnceLock;
use unic_langid::LanguageIdentifier;

/// The code of a language, and its files by name and text.
type Folder = (&'static str, &'static [(&'static str, &'static str)]);

mod folders {
    use super::Folder;
    include!(concat!(env!("OUT_DIR"), "/locales.rs"));
}

/// The language that every other one is translated from, and the one used when none of those asked for exists.
const SOURCE: &str = "en";

/// A language.
#[derive(Clone, Copy)]
pub struct Lang(&'static Language);

struct Language {
    /// The name of its folder.
    code: &'static str,
    id: LanguageIdentifier,
    files: Vec<(String, String)>,
    loaded: OnceLock<Loaded>,
}

/// What is made of the files when the language is first used.
pub(crate) struct Loaded {
    pub(crate) bundle: FluentBundle<FluentResource>,
    pub(crate) lists: ListFormatter,
    pub(crate) facts: ListFormatter,
}

impl Lang {
    /// All languages, in the order of their codes.
    #[must_use]
    pub fn all() -> &'static [Lang] {
        static ALL: OnceLock<Vec<Lang>> = OnceLock::new();
        ALL.get_or_init(|| {
            let owned = |(name, text): &(&str, &str)| ((*name).to_owned(), (*text).to_owned());
            let made = |(code, files): &Folder| Lang::from_files(code, files.iter().map(owned).collect());
            folders::FOLDERS.iter().map(made).collect()
        })
    }

    /// A language made of files that are not part of the program. It is kept for the life of the program, and
    /// [`Lang::all`] does not list it.
    ///
    /// # Panics
    /// If the code is not a language identifier.
    #[must_use]
    #[expect(clippy::panic, reason = "the folders are compiled in, and a test uses each of them")]
    pub fn from_files(code: &str, files: Vec<(String, String)>) -> Lang {
        let id = code.parse().unwrap_or_else(|error| panic!("{code:?} is no language: {error}"));
        let code = String::from(code).leak();
        Lang(Box::leak(Box::new(Language { code, id, files, loaded: OnceLock::new() })))
    }

    /// The language with this code.
    #[must_use]
    pub fn find(code: &str) -> Option<Lang> {
        Lang::all().iter().copied().find(|lang| lang.code().eq_ignore_ascii_case(code))
    }

    /// The best language for someone who prefers these, most preferred first.
    #[must_use]
    pub fn negotiate(preferred: &[LanguageIdentifier]) -> Option<Lang> {
        let best = negotiate_languages(preferred, Lang::all(), None, NegotiationStrategy::Filtering);
        best.first().map(|lang| **lang)
    }

    /// The best language for a header `Accept-Language`.
    #[must_use]
    pub fn accepted(header: &str) -> Lang {
        Lang::negotiate(&accepted_languages::parse(header)).unwrap_or_default()
    }

    /// The best language for values such as `fr_FR.UTF-8`, most preferred first.
    #[must_use]
    pub fn of_system(values: &[&str]) -> Lang {
        let id = |value: &&str| value.split(['.', '@']).next().unwrap_or_default().parse().ok();
        Lang::negotiate(&values.iter().filter_map(id).collect::<Vec<_>>()).unwrap_or_default()
    }

    /// The name of its folder, a BCP 47 code such as `en`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        self.0.code
    }

    /// Its files, by name and text.
    #[must_use]
    pub fn files(self) -> &'static [(String, String)] {
        &self.0.files
    }

    pub(crate) fn loaded(self) -> &'static Loaded {
        self.0.loaded.get_or_init(|| self.load())
    }

    #[expect(clippy::panic, reason = "the files are compiled in; a test loads each language")]
    fn load(self) -> Loaded {
        let mut bundle = FluentBundle::new_concurrent(vec![self.0.id.clone()]);
        bundle.set_use_isolating(false);
        for (name, text) in self.files() {
            let resource = FluentResource::try_new(text.clone())
                .unwrap_or_else(|(_, faults)| panic!("locales/{self}/{name}.ftl: {faults:?}"));
            if let Err(faults) = bundle.add_resource(resource) {
                panic!("locales/{self}/{name}.ftl: {faults:?}");
            }
        }
        let like = bundle.get_message("language-lists").and_then(|message| message.value());
        let like = like.map(|value| bundle.format_pattern(value, None, &mut Vec::new()).into_owned());
        let locale: Locale = like.as_deref().unwrap_or(self.code()).parse().unwrap_or(Locale::UNKNOWN);
        let options = ListFormatterOptions::default;
        let lists = ListFormatter::try_new_and((&locale).into(), options());
        let facts = ListFormatter::try_new_unit((&locale).into(), options());
        match (lists, facts) {
            (Ok(lists), Ok(facts)) => Loaded { bundle, lists, facts },
            (lists, facts) => panic!("lists of {self}: {:?} {:?}", lists.err(), facts.err()),
        }
    }
}

impl Default for Lang {
    #[expect(clippy::panic, reason = "the folder is part of the sources")]
    fn default() -> Lang {
        Lang::find(SOURCE).unwrap_or_else(|| panic!("there is no folder locales/{SOURCE}"))
    }
}

impl PartialEq for Lang {
    fn eq(&self, other: &Lang) -> bool {
        self.code() == other.code()
    }
}

impl Eq for Lang {}

impl AsRef<LanguageIdentifier> for Lang {
    fn as_ref(&self) -> &LanguageIdentifier {
        &self.0.id
    }
}

impl FromStr for Lang {
    type Err = String;

    /// The best language for a code such as `fr` or `fr-CA`.
    fn from_str(code: &str) -> Result<Self, String> {
        let found = code.parse().ok().and_then(|id: LanguageIdentifier| Lang::negotiate(&[id]));
        found.ok_or_else(|| {
            let codes = Lang::all().iter().map(|lang| lang.code());
            format!("no language {code:?}; there are {}", Lang::default().loaded().lists.format(codes))
        })
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl fmt::Debug for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Lang").field(&self.code()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_loads() {
        assert!(Lang::all().len() >= 2);
        for lang in Lang::all() {
            let bundle = &lang.loaded().bundle;
            for key in ["language-name", "language-lists", "language-rule-label"] {
                assert!(bundle.has_message(key), "locales/{lang}: no {key}");
            }
        }
    }

    #[test]
    fn the_nearest_language_is_found() {
        assert_eq!("fr-CA".parse::<Lang>().unwrap().code(), "fr");
        assert_eq!("EN".parse::<Lang>().unwrap().code(), "en");
        assert_eq!("xx".parse::<Lang>().unwrap_err(), "no language \"xx\"; there are en and fr");
        assert!("?".parse::<Lang>().is_err());
        assert_eq!(Lang::accepted("de;q=0.9, fr-CH, fr;q=0.8").code(), "fr");
        assert_eq!(Lang::accepted("de").code(), "en");
        assert_eq!(Lang::accepted("*").code(), "en");
        assert_eq!(Lang::of_system(&["fr_FR.UTF-8"]).code(), "fr");
        assert_eq!(Lang::of_system(&["de_DE@euro", "fr", "en"]).code(), "fr");
        assert_eq!(Lang::of_system(&["C.UTF-8"]).code(), "en");
        assert_eq!(Lang::of_system(&[]).code(), "en");
    }
}
