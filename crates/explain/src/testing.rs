//! The languages of the tests: the two whose sentences the snapshots show, and one made by a machine.

use crate::{Arg, Lang, Message, Translator};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::{parser, serializer};
use std::collections::BTreeSet;
use std::sync::OnceLock;

pub(crate) fn english() -> Lang {
    Lang::default()
}

pub(crate) fn french() -> Lang {
    Lang::find("fr").unwrap()
}

pub(crate) fn english_and_french() -> [Lang; 2] {
    [english(), french()]
}

/// A third language that is nothing but files: English in which every letter is replaced by one that no other language
/// here has. The locale of its lists is none that CLDR knows, so that lists are joined by signs alone.
pub(crate) fn pseudo() -> Lang {
    static PSEUDO: OnceLock<Lang> = OnceLock::new();
    *PSEUDO.get_or_init(|| {
        let files = english().files().iter().map(|(name, text)| (name.clone(), pseudo_file(text)));
        Lang::from_files("qps", files.collect())
    })
}

/// Asserts that a sentence comes out in the third language, with no word of English or French left. Data that are the
/// same in every language may be in it: labels, squares, printed titles.
pub(crate) fn assert_pseudo(message: &Message) {
    let said = Translator::new(pseudo()).translate(message);
    let mut rest = said.clone();
    let mut data = Vec::new();
    collect(message, &mut data);
    // Longer ones first: one may be part of another.
    data.sort_by_key(|text| std::cmp::Reverse(text.len()));
    for text in data {
        // Fields of a file stand in quotes.
        rest = rest.replace(&format!("\"{text}\""), "");
        assert!(!is_english(&text) || !rest.contains(&text), "{text:?} stands untranslated in {said:?}");
        rest = rest.replace(&text, "");
    }
    assert!(!rest.chars().any(|c| c.is_ascii_alphabetic()), "{}: {said:?}", message.key);
}

/// Whether a text is a word of English sentences, so that it should have come from them.
fn is_english(text: &str) -> bool {
    static WORDS: OnceLock<BTreeSet<&str>> = OnceLock::new();
    let words = WORDS.get_or_init(|| {
        let sentences = english().files().iter().flat_map(|(_, text)| text.lines());
        let values = sentences.filter_map(|line| Some(line.split_once(" = ")?.1));
        values.flat_map(|text| text.split(|c: char| !c.is_ascii_alphabetic())).collect()
    });
    text.bytes().all(|byte| byte.is_ascii_lowercase()) && words.contains(text)
}

fn collect(message: &Message, data: &mut Vec<String>) {
    for (_, arg) in &message.args {
        match arg {
            Arg::Text(text) => data.extend(Some(text).filter(|text| !text.is_empty()).cloned()),
            Arg::Message(inner) => collect(inner, data),
            Arg::List(parts) => parts.iter().for_each(|part| collect(part, data)),
            // Written in the rule pages, not in the files of a language.
            Arg::Texts(texts) => data.extend(texts.values().cloned()),
            Arg::Number(_) => {}
        }
    }
}

fn pseudo_file(text: &str) -> String {
    let mut resource = parser::parse(text.to_owned()).unwrap();
    for entry in &mut resource.body {
        if let Entry::Message(message) = entry {
            message.value.iter_mut().for_each(accent_pattern);
        }
        if let Entry::Term(term) = entry {
            accent_pattern(&mut term.value);
        }
    }
    serializer::serialize(&resource)
}

fn accent_pattern(pattern: &mut Pattern<String>) {
    for element in &mut pattern.elements {
        match element {
            PatternElement::TextElement { value } => *value = accented(value),
            PatternElement::Placeable { expression } => accent_expression(expression),
        }
    }
}

fn accent_expression(expression: &mut Expression<String>) {
    match expression {
        Expression::Select { variants, .. } => {
            variants.iter_mut().for_each(|variant| accent_pattern(&mut variant.value));
        }
        Expression::Inline(InlineExpression::StringLiteral { value }) => *value = accented(value),
        Expression::Inline(_) => {}
    }
}

fn accented(text: &str) -> String {
    const PLAIN: &str = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
    const ACCENTED: &str = "áƀćďéƒǵħíĵķłɱńóƥɋŕśťúṽẃẋýźÁƁĆĎÉƑǴĦÍĴĶŁṀŃÓƤɊŔŚŤÚṼẂẊÝŹ";
    let change =
        |c| PLAIN.chars().zip(ACCENTED.chars()).find(|(plain, _)| *plain == c).map_or(c, |(_, to)| to);
    text.chars().map(change).collect()
}

#[test]
fn the_third_language_has_every_sentence_and_no_plain_letter() {
    let plain = Message::new("language-name");
    assert_eq!(Translator::new(pseudo()).translate(&plain), "Éńǵłíśħ");
    assert_eq!(pseudo().files().len(), english().files().len());
    assert_eq!("qps".parse::<Lang>().ok(), None, "it is not part of the program");
}

/// So the check of a sentence is not met by chance: a word in the code, or one for each language, does not pass.
#[test]
fn words_that_are_not_from_the_files_are_found() {
    let finds = |message: Message| {
        std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| assert_pseudo(&message))).is_err()
    };
    let named = |name: Arg| Message::new("tp-own-name").with("name", name);
    assert!(!finds(Message::new("language-name")));
    assert!(!finds(named(Message::new("language-name").into())));
    assert!(!finds(named("R2-D2".into())), "data may be the same in every language");
    assert!(finds(named("round".into())), "a word of English");
}
