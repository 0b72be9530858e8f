//! Lists: ids of the online game, and handwritten lists.

use super::{Import, MAX_COPIES, card_of};
use crate::cards::card::{Card, Side};
use crate::content::Content;

/// Whether a text begins with an id.
pub(super) fn is_ids(text: &str) -> bool {
    text.trim_start().split([',', '|', '\n']).next().and_then(card_of).is_some()
}

/// Ids after the vertical bar are outside the deck.
pub(super) fn read_ids(content: &Content, text: &str, import: &mut Import) {
    let mut inside = true;
    for (number, line) in (1..).zip(text.lines()) {
        for (part, ids) in line.split('|').enumerate() {
            inside = inside && part == 0;
            for id in ids.split(',').map(str::trim).filter(|id| !id.is_empty()) {
                if inside {
                    import.add_id(content, number, id);
                } else {
                    import.outside.push(id.to_owned());
                }
            }
        }
    }
}

/// A line of a handwritten list, and the cards with its title.
struct ListLine<'t, 'c> {
    number: usize,
    text: &'t str,
    copies: Option<u8>,
    named: Vec<&'c Card>,
}

pub(super) fn read(content: &Content, text: &str, import: &mut Import) {
    let titles: Vec<(String, &Card)> =
        content.cards().iter().map(|card| (plain(&card.title), card)).collect();
    let lines: Vec<ListLine<'_, '_>> = (1..)
        .zip(text.lines())
        .filter_map(|(number, text)| {
            let (title, copies) = parts(text)?;
            let by_id = card_of(&title).and_then(|name| content.card_named(name));
            let by_title = titles.iter().filter(|(own, _)| is_titled(own, &title)).map(|(_, card)| *card);
            let named: Vec<&Card> = by_id.into_iter().chain(by_title).collect();
            let passed = named.is_empty() && is_heading(&title);
            (!passed).then(|| ListLine { number, text: text.trim(), copies, named })
        })
        .collect();
    // Some titles exist on both sides: the side of most other lines decides.
    let votes = |side: Side| {
        let speaks = |line: &&ListLine<'_, '_>| {
            !line.named.is_empty() && line.named.iter().all(|card| card.side == side)
        };
        lines.iter().filter(speaks).count()
    };
    let side = if votes(Side::Light) >= votes(Side::Dark) { Side::Light } else { Side::Dark };
    for line in &lines {
        let card = line.named.iter().find(|card| card.side == side).or(line.named.first());
        match (card, line.copies) {
            (None, _) => import.unknown.push((line.number, line.text.to_owned())),
            (Some(_), None) => import.too_many(line.number, line.text),
            (Some(card), Some(copies)) => import.add(line.number, line.text, card.name, copies),
        }
    }
}

/// The words headings consist of, with or without a final `s`.
const HEADINGS: [&str; 17] = [
    "location",
    "character",
    "starship",
    "vehicle",
    "weapon",
    "device",
    "effect",
    "interrupt",
    "creature",
    "objective",
    "deck",
    "side",
    "light",
    "dark",
    "card",
    "starting",
    "total",
];

/// Whether a title is just a heading: `Characters (12)`, `Light Side Deck`.
fn is_heading(title: &str) -> bool {
    let known = |word: &str| HEADINGS.iter().any(|each| matches!(word.strip_prefix(each), Some("" | "s")));
    title.split(|c: char| !c.is_alphabetic()).filter(|word| !word.is_empty()).all(known)
}

/// The title of a line and its number of copies, if that can be read; empty lines have no title.
fn parts(text: &str) -> Option<(String, Option<u8>)> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let (copies, rest) = match words.as_slice() {
        [first, rest @ ..] if is_count(first) && !rest.is_empty() => (count(first), rest),
        [rest @ .., last] if last.starts_with(['x', 'X', '(']) && is_count(last) && !rest.is_empty() => {
            (count(last), rest)
        }
        all => (Some(1), all),
    };
    let title = plain(&rest.join(" "));
    (!title.is_empty()).then_some((title, copies))
}

/// `2`, `2x`, `x2` or `(2)`.
fn is_count(word: &str) -> bool {
    let digits = digits(word);
    !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit())
}

fn digits(word: &str) -> &str {
    word.trim_matches(|c: char| matches!(c, 'x' | 'X' | '×' | '(' | ')' | ':'))
}

fn count(word: &str) -> Option<u8> {
    digits(word).parse().ok().filter(|n| (1..=MAX_COPIES).contains(n))
}

/// A title without dots, accents, capitals and printing marks.
fn plain(title: &str) -> String {
    let title = title.trim_end_matches("(AI)").trim();
    let letters = title.chars().flat_map(char::to_lowercase).filter_map(letter);
    letters.collect::<String>().trim().to_owned()
}

/// A letter without its accent; nothing for dots, brackets and combining accents.
fn letter(c: char) -> Option<char> {
    match c {
        '•' | '·' | '◦' | '<' | '>' | '\u{300}'..='\u{36f}' | '\u{feff}' => None,
        '’' | '‘' => Some('\''),
        'à' | 'á' | 'â' | 'ã' | 'ä' | 'å' => Some('a'),
        'ç' => Some('c'),
        'è' | 'é' | 'ê' | 'ë' => Some('e'),
        'ì' | 'í' | 'î' | 'ï' => Some('i'),
        'ñ' => Some('n'),
        'ò' | 'ó' | 'ô' | 'õ' | 'ö' => Some('o'),
        'ù' | 'ú' | 'û' | 'ü' => Some('u'),
        'ý' | 'ÿ' => Some('y'),
        other => Some(other),
    }
}

/// Whether a title names the card with this title; a virtual card is a different card.
fn is_titled(own: &str, title: &str) -> bool {
    let marked = |rest: &str| rest.starts_with(" (") && !rest.starts_with(" (v)");
    own == title || title.strip_prefix(own).is_some_and(marked)
}
