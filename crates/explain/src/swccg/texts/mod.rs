//! What cards say, composed from the clauses of their texts in the languages whose grammar is written here. Any other
//! language translates the composed sentences, like those of any other file.
//!
//! The sentences are written to `locales/*/swccg-texts.ftl`, because the page reads Fluent files; a test compares the
//! files with what is composed here. A text that reads badly this way has a sentence of its own in
//! `locales/*/swccg-cards.ftl`, with the reason in a comment above it.

mod action;
mod clause;
mod lexicon;
mod modifier;
mod phrase;
mod place;
#[cfg(test)]
mod tests;

pub use lexicon::check_lexicon;

use crate::{Lang, Message, Translator};
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::sync::OnceLock;
use swccg::cards::card::{Card, CardName};
use swccg::language::{Clause, Condition, Effect};
use swccg::{Content, Side};

/// A language whose sentences can be composed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Grammar {
    English,
    French,
}

impl Grammar {
    const ALL: [Grammar; 2] = [Grammar::English, Grammar::French];

    const fn code(self) -> &'static str {
        match self {
            Grammar::English => "en",
            Grammar::French => "fr",
        }
    }
}

/// Composes sentences in one language, and notes words that the lexicon lacks.
pub(super) struct Speaker {
    grammar: Grammar,
    translator: Translator,
    missed: RefCell<Vec<String>>,
}

impl Speaker {
    fn new(grammar: Grammar) -> Speaker {
        let lang = Lang::find(grammar.code()).unwrap_or_default();
        Speaker { grammar, translator: Translator::new(lang), missed: RefCell::default() }
    }

    fn say(&self, message: Message) -> String {
        self.translator.translate(&message)
    }

    fn miss(&self, word: &str) {
        self.missed.borrow_mut().push(word.to_owned());
    }

    /// The text of a card, sentence by sentence; only the clauses that `wanted` selects.
    fn text(&self, card: &Card, wanted: impl Fn(&Clause) -> bool) -> String {
        let mut sentences: Vec<String> = Vec::new();
        let (mut side, mut rest) = (None, card.text.as_slice());
        if card.traits.iter().any(|word| word == "prison") {
            sentences.push(self.say(Message::new("sw-x-prison")));
        }
        while let Some((first, more)) = rest.split_first() {
            // Clauses that change several numbers alike are one sentence.
            let alike = more.iter().take_while(|other| modifier::are_alike(first, other)).count();
            let (group, after) = rest.split_at(1 + alike);
            rest = after;
            if !wanted(first) {
                continue;
            }
            let mut said = self.clause(card, group);
            if first.to != side {
                side = first.to;
                if let Some(side) = side {
                    let key = match side {
                        Side::Light => "sw-x-light",
                        Side::Dark => "sw-x-dark",
                    };
                    said = self.say(Message::new(key).with("what", said));
                }
            }
            sentences.push(capitalized(&self.polished(&said)));
        }
        sentences.join(" ")
    }

    /// Contractions of French, and single spaces.
    fn polished(&self, text: &str) -> String {
        let mut words = text.split(' ').filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ");
        for mark in [",", "."] {
            words = words.replace(&format!(" {mark}"), mark);
        }
        if self.grammar == Grammar::English {
            words = words.replace("an other ", "another ");
        } else {
            for (long, short) in
                [(" de les ", " des "), (" de le ", " du "), (" à les ", " aux "), (" à le ", " au ")]
            {
                words = words.replace(long, short);
            }
            words = elided(&words);
        }
        words
    }
}

/// The short French words that lose their vowel before another one.
fn elided(text: &str) -> String {
    let mut out = String::new();
    let mut words = text.split(' ').peekable();
    while let Some(word) = words.next() {
        let vowel = words.peek().is_some_and(|next| {
            next.starts_with(|first: char| "aeiouéèêâîôûAEIOUÉ".contains(first)) && *next != "onze"
        });
        let short = match word {
            "de" | "que" | "le" | "la" | "ne" | "se" | "Que" | "Le" | "La" if vowel => {
                word.get(..word.len() - 1)
            }
            _ => None,
        };
        match short {
            Some(short) => {
                out.push_str(short);
                out.push('\'');
            }
            None => {
                out.push_str(word);
                if words.peek().is_some() {
                    out.push(' ');
                }
            }
        }
    }
    out
}

fn capitalized(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// Whether a clause belongs to a text that is chosen as the card deploys.
fn mode(clause: &Clause) -> Option<u8> {
    clause.conditions.iter().find_map(|condition| match condition {
        Condition::Chosen(number) => Some(*number),
        _ => None,
    })
}

/// A composed text, or the words that the lexicon lacks for it.
fn composed(card: &Card, grammar: Grammar, wanted: impl Fn(&Clause) -> bool) -> Result<String, Vec<String>> {
    let speaker = Speaker::new(grammar);
    let text = speaker.text(card, wanted);
    let missed = speaker.missed.into_inner();
    if missed.is_empty() { Ok(text) } else { Err(missed) }
}

/// What a card says, for cards that are not part of the program; `None` if the lexicon or the grammar lacks something.
pub(super) fn card_text(card: &Card, lang: Lang) -> Option<String> {
    let grammar = Grammar::ALL.into_iter().find(|grammar| grammar.code() == lang.code())?;
    written_text(card, grammar).ok()
}

/// What a card says.
///
/// # Errors
/// The words that `content/swccg/words.toml` lacks.
fn written_text(card: &Card, grammar: Grammar) -> Result<String, Vec<String>> {
    composed(card, grammar, |clause| mode(clause).is_none())
}

/// The number of texts that a card lets its player choose from.
fn modes(card: &Card) -> u8 {
    let of = |clause: &Clause| match clause.effect {
        Effect::Modes(of) => Some(of),
        _ => None,
    };
    card.text.iter().find_map(of).unwrap_or(0)
}

/// The key of one of several texts of a card.
pub(super) fn mode_key(content: &Content, card: CardName, number: u8) -> Option<&'static str> {
    static KEYS: OnceLock<BTreeMap<(CardName, u8), String>> = OnceLock::new();
    let keys = KEYS.get_or_init(|| {
        let cards = swccg::content::builtin().cards().iter();
        let all = cards.flat_map(|card| (1..=modes(card)).map(|number| (card.name, number)));
        all.map(|(card, number)| ((card, number), format!("sw-mode-{card}-{number}"))).collect()
    });
    content.card_named(card).and_then(|_| keys.get(&(card, number))).map(String::as_str)
}

/// The Fluent file with the text of every card that has no sentence of its own, and each text to choose from.
///
/// # Errors
/// Each card with the words that `content/swccg/words.toml` lacks for it.
#[cfg(test)]
fn fluent_file(content: &Content, grammar: Grammar, own: &str) -> Result<String, Vec<String>> {
    let mut file = String::from(match grammar {
        Grammar::English => {
            "# What cards say, composed from their clauses by crates/explain/src/swccg/texts. Made by a test: see CONTRIBUTING.md.\n\n"
        }
        Grammar::French => {
            "# Ce que disent les cartes, composé de leurs clauses par crates/explain/src/swccg/texts. Fait par un test : voir CONTRIBUTING.md.\n\n"
        }
    });
    let mut missing = Vec::new();
    let mut put = |key: String, card: &Card, text: Result<String, Vec<String>>| match text {
        Ok(text) => {
            file.push_str(&format!("{key} = {text}\n"));
        }
        Err(words) => missing.push(format!("{} {}: {}", card.name, card.title, words.join(", "))),
    };
    for card in content.cards().iter().filter(|card| !card.text.is_empty()) {
        let key = format!("sw-text-{}", card.name);
        if !own.contains(&format!("\n{key} = ")) {
            put(key, card, written_text(card, grammar));
        }
        for number in 1..=modes(card) {
            let key = format!("sw-mode-{}-{number}", card.name);
            put(key, card, composed(card, grammar, |clause| mode(clause) == Some(number)));
        }
    }
    if missing.is_empty() { Ok(file) } else { Err(missing) }
}
