//! Translates messages with Fluent.

use crate::message::{Arg, Message};
use crate::stored_message::{StoredArg, StoredMessage};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use std::fmt;
use std::str::FromStr;
use std::sync::OnceLock;
use unic_langid::{LanguageIdentifier, langid};

macro_rules! files {
    ($lang:literal) => {
        &[
            ("starfighter", include_str!(concat!("../../../locales/", $lang, "/starfighter.ftl"))),
            ("temple", include_str!(concat!("../../../locales/", $lang, "/temple.ftl"))),
            ("xwing", include_str!(concat!("../../../locales/", $lang, "/xwing.ftl"))),
            ("swccg", include_str!(concat!("../../../locales/", $lang, "/swccg.ftl"))),
            ("page-swccg", include_str!(concat!("../../../locales/", $lang, "/page-swccg.ftl"))),
            ("swccg-words", include_str!(concat!("../../../locales/", $lang, "/swccg-words.ftl"))),
            ("swccg-texts", include_str!(concat!("../../../locales/", $lang, "/swccg-texts.ftl"))),
            ("swccg-cards", include_str!(concat!("../../../locales/", $lang, "/swccg-cards.ftl"))),
            ("xwing-game", include_str!(concat!("../../../locales/", $lang, "/xwing-game.ftl"))),
            ("companion", include_str!(concat!("../../../locales/", $lang, "/companion.ftl"))),
            ("cli", include_str!(concat!("../../../locales/", $lang, "/cli.ftl"))),
            ("host", include_str!(concat!("../../../locales/", $lang, "/host.ftl"))),
        ]
    };
}

/// The supported languages.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Lang {
    #[default]
    En,
    Fr,
}

impl Lang {
    pub const ALL: [Lang; 2] = [Lang::En, Lang::Fr];

    /// The ISO 639-1 code.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Fr => "fr",
        }
    }

    const fn id(self) -> LanguageIdentifier {
        match self {
            Lang::En => langid!("en"),
            Lang::Fr => langid!("fr"),
        }
    }

    /// Its Fluent files (name and text). The list is shared by all languages, so that a file cannot be missing in one
    /// of them.
    pub(crate) const fn files(self) -> &'static [(&'static str, &'static str)] {
        match self {
            Lang::En => files!("en"),
            Lang::Fr => files!("fr"),
        }
    }
}

impl FromStr for Lang {
    type Err = String;
    fn from_str(code: &str) -> Result<Self, String> {
        Lang::ALL
            .into_iter()
            .find(|lang| code.eq_ignore_ascii_case(lang.code()))
            .ok_or_else(|| format!("no language {code:?}; there are en and fr"))
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// Translates messages into one language. The bundle is built once per language; copying this is cheap.
#[derive(Clone, Copy)]
pub struct Translator {
    lang: Lang,
    bundle: &'static FluentBundle<FluentResource>,
}

impl fmt::Debug for Translator {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Translator").field("lang", &self.lang).finish_non_exhaustive()
    }
}

impl Translator {
    #[must_use]
    pub fn new(lang: Lang) -> Self {
        static BUNDLES: [OnceLock<FluentBundle<FluentResource>>; 2] = [OnceLock::new(), OnceLock::new()];
        let bundle = BUNDLES[lang as usize].get_or_init(|| bundle(lang));
        Translator { lang, bundle }
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
        self.format(message.key, &args)
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
        let pattern = self.bundle.get_message(key).and_then(|entry| entry.value());
        let Some(pattern) = pattern else { return format!("[{key}]") };
        let mut faults = Vec::new();
        let sentence = self.bundle.format_pattern(pattern, Some(args), &mut faults);
        debug_assert!(faults.is_empty(), "{key}: {faults:?}");
        sentence.into_owned()
    }

    /// The text of a message without arguments whose key is built from data; `None` if no file has it.
    #[must_use]
    pub fn translate_key(self, key: &str) -> Option<String> {
        let pattern = self.bundle.get_message(key)?.value()?;
        let mut faults = Vec::new();
        let sentence = self.bundle.format_pattern(pattern, None, &mut faults);
        debug_assert!(faults.is_empty(), "{key}: {faults:?}");
        Some(sentence.into_owned())
    }

    fn argument(self, arg: &Arg) -> FluentValue<'static> {
        match arg {
            Arg::Number(number) => FluentValue::from(*number),
            Arg::Text(text) => FluentValue::from(text.clone()),
            Arg::Message(message) => FluentValue::from(self.translate(message)),
            Arg::List(messages) => listed(messages.iter().map(|message| self.translate(message))),
        }
    }

    fn stored_argument(self, arg: &StoredArg) -> FluentValue<'static> {
        match arg {
            StoredArg::Number(number) => FluentValue::from(*number),
            StoredArg::Text(text) => FluentValue::from(text.clone()),
            StoredArg::Message(message) => FluentValue::from(self.translate_stored(message)),
            StoredArg::List(messages) => {
                listed(messages.iter().map(|message| self.translate_stored(message)))
            }
        }
    }
}

/// Whole sentences are joined by spaces, everything else by commas.
fn listed(parts: impl Iterator<Item = String>) -> FluentValue<'static> {
    let mut said = String::new();
    for part in parts {
        if !said.is_empty() {
            said.push_str(if said.ends_with('.') { " " } else { ", " });
        }
        said.push_str(&part);
    }
    FluentValue::from(said)
}

#[expect(
    clippy::panic,
    reason = "the files are compiled in; a test reads them all, so this cannot meet a user"
)]
fn bundle(lang: Lang) -> FluentBundle<FluentResource> {
    let mut bundle = FluentBundle::new_concurrent(vec![lang.id()]);
    bundle.set_use_isolating(false);
    for (name, text) in lang.files() {
        let resource = FluentResource::try_new((*text).to_owned())
            .unwrap_or_else(|(_, faults)| panic!("locales/{lang}/{name}.ftl: {faults:?}"));
        if let Err(faults) = bundle.add_resource(resource) {
            panic!("locales/{lang}/{name}.ftl: {faults:?}");
        }
    }
    bundle
}
