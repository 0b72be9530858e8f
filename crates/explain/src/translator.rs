//! Translates messages with Fluent; lists by the rules of each language (CLDR, by `icu_list`).

use crate::lang::{Lang, Loaded};
use crate::message::{Arg, Message};
use crate::stored_message::{StoredArg, StoredMessage};
use fluent_bundle::{FluentArgs, FluentValue};
use std::collections::BTreeMap;
use std::fmt;

/// Translates messages into one language. The language is loaded once; copying this is cheap.
#[derive(Clone, Copy)]
pub struct Translator {
    lang: Lang,
    loaded: &'static Loaded,
}

impl fmt::Debug for Translator {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Translator").field("lang", &self.lang).finish_non_exhaustive()
    }
}

impl Translator {
    #[must_use]
    pub fn new(lang: Lang) -> Self {
        Translator { lang, loaded: lang.loaded() }
    }

    #[must_use]
    pub const fn lang(self) -> Lang {
        self.lang
    }

    /// The text of a message. A key that no file has is shown in brackets; checks ensure that this does not happen.
    #[must_use]
    pub fn translate(self, message: &Message) -> String {
        let mut args = FluentArgs::with_capacity(message.args.len());
        for (name, arg) in &message.args {
            args.set(*name, self.argument(arg));
        }
        self.format(&message.key, &args)
    }

    /// The text of a message that was stored. A key that this version does not know is shown in brackets.
    #[must_use]
    pub fn translate_stored(self, message: &StoredMessage) -> String {
        let mut args = FluentArgs::with_capacity(message.args.len());
        for (name, arg) in &message.args {
            args.set(name.clone(), self.stored_argument(arg));
        }
        self.format(&message.key, &args)
    }

    fn format(self, key: &str, args: &FluentArgs<'_>) -> String {
        let pattern = self.loaded.bundle.get_message(key).and_then(|entry| entry.value());
        let Some(pattern) = pattern else { return format!("[{key}]") };
        let mut faults = Vec::new();
        let sentence = self.loaded.bundle.format_pattern(pattern, Some(args), &mut faults);
        debug_assert!(faults.is_empty(), "{key}: {faults:?}");
        sentence.into_owned()
    }

    /// The text of a message without arguments whose key is built from data; `None` if no file has it.
    #[must_use]
    pub fn translate_key(self, key: &str) -> Option<String> {
        let pattern = self.loaded.bundle.get_message(key)?.value()?;
        let mut faults = Vec::new();
        let sentence = self.loaded.bundle.format_pattern(pattern, None, &mut faults);
        debug_assert!(faults.is_empty(), "{key}: {faults:?}");
        Some(sentence.into_owned())
    }

    /// The words that a message lists, in lowercase: what a user may type for one thing.
    #[must_use]
    pub fn words(self, key: &str) -> Vec<String> {
        let listed = self.translate_key(key).unwrap_or_default();
        listed.split_whitespace().map(str::to_lowercase).collect()
    }

    /// Several things as a list: "a, b and c". Whole sentences follow each other instead.
    #[must_use]
    pub fn list(self, parts: &[String]) -> String {
        if parts.first().is_some_and(|first| first.ends_with(SENTENCE_ENDS)) {
            return parts.join(" ");
        }
        self.loaded.lists.format(parts.iter()).to_string()
    }

    /// Facts about one thing in a row: "power 6, ability 6".
    #[must_use]
    pub fn facts(self, parts: &[String]) -> String {
        self.loaded.facts.format(parts.iter()).to_string()
    }

    /// The text that is meant for readers of this language, of one given in several.
    #[must_use]
    pub fn choose(self, texts: &BTreeMap<String, String>) -> &str {
        let source = Lang::default();
        let text = texts.get(self.lang.code()).or_else(|| texts.get(source.code()));
        text.or_else(|| texts.values().next()).map_or("", String::as_str)
    }

    fn argument(self, arg: &Arg) -> FluentValue<'static> {
        match arg {
            Arg::Number(number) => FluentValue::from(*number),
            Arg::Text(text) => FluentValue::from(text.clone()),
            Arg::Message(message) => FluentValue::from(self.translate(message)),
            Arg::List(messages) => {
                let parts: Vec<String> = messages.iter().map(|message| self.translate(message)).collect();
                FluentValue::from(self.list(&parts))
            }
            Arg::Texts(texts) => FluentValue::from(self.choose(texts).to_owned()),
        }
    }

    fn stored_argument(self, arg: &StoredArg) -> FluentValue<'static> {
        match arg {
            StoredArg::Number(number) => FluentValue::from(*number),
            StoredArg::Text(text) => FluentValue::from(text.clone()),
            StoredArg::Message(message) => FluentValue::from(self.translate_stored(message)),
            StoredArg::List(messages) => {
                let parts: Vec<String> =
                    messages.iter().map(|message| self.translate_stored(message)).collect();
                FluentValue::from(self.list(&parts))
            }
            StoredArg::Texts { texts } => FluentValue::from(self.choose(texts).to_owned()),
        }
    }
}

/// Characters that end a sentence, in the scripts of the world's larger languages.
const SENTENCE_ENDS: [char; 9] = ['.', '!', '?', '…', '。', '！', '？', '।', '؟'];

/// A message in every language, by code.
#[must_use]
pub fn in_every_language(message: &Message) -> BTreeMap<String, String> {
    let text = |lang: &Lang| (lang.code().to_owned(), Translator::new(*lang).translate(message));
    Lang::all().iter().map(text).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_follow_the_language() {
        let [en, fr] = ["en", "fr"].map(|code| Translator::new(code.parse().unwrap()));
        let parts = |texts: &[&str]| texts.iter().map(ToString::to_string).collect::<Vec<_>>();
        assert_eq!(en.list(&parts(&["a", "b", "c"])), "a, b and c");
        assert_eq!(fr.list(&parts(&["a", "b", "c"])), "a, b et c");
        assert_eq!(en.list(&parts(&["a"])), "a");
        assert_eq!(en.list(&[]), "");
        assert_eq!(fr.list(&parts(&["Un.", "Deux."])), "Un. Deux.");
    }

    #[test]
    fn of_a_text_in_several_languages_the_own_one_is_chosen() {
        let texts = |pairs: &[(&str, &str)]| {
            pairs.iter().map(|(code, text)| ((*code).to_owned(), (*text).to_owned())).collect()
        };
        let fr = Translator::new("fr".parse().unwrap());
        assert_eq!(fr.choose(&texts(&[("en", "cat"), ("fr", "chat")])), "chat");
        assert_eq!(fr.choose(&texts(&[("en", "cat"), ("de", "Katze")])), "cat");
        assert_eq!(fr.choose(&texts(&[("de", "Katze")])), "Katze");
    }
}
