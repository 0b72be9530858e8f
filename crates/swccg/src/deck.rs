//! Decks as texts: what other programs and people write, read with nothing dropped in silence, and written again.
//!
//! Three forms are read: the XML of the online game (one `card` element per copy, its `blueprintId`), its bare list of
//! ids with commas, and plain lists (`2x Rebel Trooper`, `Rebel Trooper x2`), in which headings are passed over.

use crate::card::{Card, CardName, Side};
use crate::content::Content;
use serde::Serialize;

/// A deck as read, and everything that could not be taken.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Import {
    /// Cards and copies, in the order of their names.
    pub cards: Vec<(CardName, u8)>,
    /// Cards that are known but not whole yet; they are in `cards` too, and deck check refuses them by name.
    pub unfinished: Vec<CardName>,
    /// What no card was found for: its line, from one, and the text.
    pub unknown: Vec<(usize, String)>,
    /// Cards kept outside the deck, such as shields: named, not taken.
    pub outside: Vec<String>,
}

/// Reads a deck in any of the three forms.
#[must_use]
pub fn read(content: &Content, text: &str) -> Import {
    let mut import = Import::default();
    if text.trim_start().starts_with('<') {
        read_xml(content, text, &mut import);
    } else if is_id_list(text) {
        read_ids(content, text, &mut import);
    } else {
        read_list(content, text, &mut import);
    }
    import.cards.sort_unstable();
    let known = |(name, _): &(CardName, u8)| content.card_named(*name).is_some_and(|card| !card.is_done());
    import.unfinished = import.cards.iter().filter(|card| known(card)).map(|(name, _)| *name).collect();
    import
}

impl Import {
    fn add(&mut self, name: CardName, copies: u8) {
        match self.cards.iter_mut().find(|(other, _)| *other == name) {
            Some((_, more)) => *more = more.saturating_add(copies),
            None => self.cards.push((name, copies)),
        }
    }

    fn add_id(&mut self, content: &Content, line: usize, id: &str) {
        // Letters and stars after the number tell foils and other pictures of the same card.
        let plain = id.trim().trim_end_matches(|c: char| c.is_ascii_alphabetic() || c == '*');
        match CardName::parse(plain).filter(|name| content.card_named(*name).is_some()) {
            Some(name) => self.add(name, 1),
            None => self.unknown.push((line, id.trim().to_owned())),
        }
    }
}

fn read_xml(content: &Content, text: &str, import: &mut Import) {
    for (number, line) in (1..).zip(text.lines()) {
        for element in line.split('<').skip(1) {
            let id = attribute(element, "blueprintId");
            if element.starts_with("cardOutsideDeck") {
                import.outside.extend(id.map(str::to_owned));
            } else if element.starts_with("card") {
                import.add_id(content, number, id.unwrap_or(element));
            }
        }
    }
}

fn attribute<'t>(element: &'t str, name: &str) -> Option<&'t str> {
    let (_, after) = element.split_once(name)?;
    let after = after.trim_start().strip_prefix('=')?.trim_start();
    let quote = after.chars().next().filter(|c| *c == '"' || *c == '\'')?;
    after.get(1..)?.split(quote).next()
}

fn is_id_list(text: &str) -> bool {
    let first = text.split([',', '|']).next().unwrap_or_default().trim();
    CardName::parse(first.trim_end_matches(|c: char| c.is_ascii_alphabetic() || c == '*')).is_some()
}

fn read_ids(content: &Content, text: &str, import: &mut Import) {
    let (inside, outside) = text.split_once('|').unwrap_or((text, ""));
    let entries = |part: &str| -> Vec<String> {
        part.split([',', '\n']).map(str::trim).filter(|id| !id.is_empty()).map(str::to_owned).collect()
    };
    for id in entries(inside) {
        import.add_id(content, 1, &id);
    }
    import.outside = entries(outside);
}

/// One line of a plain list.
struct Line<'t> {
    number: usize,
    text: &'t str,
    title: String,
    copies: u8,
}

fn read_list(content: &Content, text: &str, import: &mut Import) {
    let lines: Vec<Line<'_>> =
        (1..).zip(text.lines()).filter_map(|(number, line)| plain_line(number, line)).collect();
    let named = |line: &Line<'_>| -> Vec<&Card> {
        content.cards().iter().filter(|card| is_titled(card, &line.title)).collect()
    };
    // Some titles are on both sides: the side most other lines speak for decides.
    let votes = |side: Side| {
        lines
            .iter()
            .filter(|line| named(line).iter().all(|card| card.side == side) && !named(line).is_empty())
            .count()
    };
    let side = if votes(Side::Light) >= votes(Side::Dark) { Side::Light } else { Side::Dark };
    for line in &lines {
        let found = named(line);
        match found.iter().find(|card| card.side == side).or(found.first()) {
            Some(card) => import.add(card.name, line.copies),
            None => import.unknown.push((line.number, line.text.to_owned())),
        }
    }
}

/// A line that may name a card: headings and empty lines do not.
fn plain_line(number: usize, text: &str) -> Option<Line<'_>> {
    const HEADINGS: [&str; 12] = [
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
    ];
    let text = text.trim();
    let words: Vec<&str> = text.split_whitespace().collect();
    let (copies, rest) = match words.as_slice() {
        [] => return None,
        [first, rest @ ..] if count(first).is_some() && !rest.is_empty() => (count(first)?, rest),
        [rest @ .., last]
            if last.starts_with(['x', 'X', '(']) && count(last).is_some() && !rest.is_empty() =>
        {
            (count(last)?, rest)
        }
        all => (1, all),
    };
    let title = plain(&rest.join(" "));
    let heading = |word: &&str| {
        let title = title.trim_end_matches([':', ' ']);
        title == *word || title == format!("{word}s")
    };
    if HEADINGS.iter().any(heading) {
        return None;
    }
    Some(Line { number, text, title, copies })
}

/// `2`, `2x`, `x2` or `(2)`.
fn count(word: &str) -> Option<u8> {
    word.trim_matches(|c: char| matches!(c, 'x' | 'X' | '(' | ')' | ':'))
        .parse()
        .ok()
        .filter(|n| (1..=60).contains(n))
}

/// A title without dots, accents and capitals, and without the mark of another picture.
fn plain(title: &str) -> String {
    let title = title.trim_end_matches("(AI)").trim();
    let letter = |c: char| match c {
        '•' | '·' | '◦' | '<' | '>' => None,
        '’' | '‘' => Some('\''),
        'é' | 'è' | 'ê' => Some('e'),
        other => Some(other.to_ascii_lowercase()),
    };
    title.chars().filter_map(letter).collect::<String>().trim().to_owned()
}

fn is_titled(card: &Card, title: &str) -> bool {
    let own = plain(&card.title);
    own == title
        || title.strip_prefix(&own).is_some_and(|rest| rest.starts_with(" (") && !rest.starts_with(" (v)"))
}

/// The XML of the online game.
#[must_use]
pub fn write_xml(content: &Content, cards: &[(CardName, u8)]) -> String {
    let mut text = "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"no\"?>\n<deck>\n".to_owned();
    for (name, copies) in cards {
        let title = content.card_named(*name).map_or("", |card| card.title.as_str());
        let title = title.replace('&', "&amp;").replace('"', "&quot;").replace('<', "&lt;");
        for _ in 0..*copies {
            text += &format!("  <card blueprintId=\"{name}\" title=\"{title}\"/>\n");
        }
    }
    text + "</deck>\n"
}

/// The online game's bare list of ids, one for each copy.
#[must_use]
pub fn write_ids(cards: &[(CardName, u8)]) -> String {
    let copies = cards.iter().flat_map(|(name, copies)| (0..*copies).map(|_| name.to_string()));
    copies.collect::<Vec<_>>().join(",") + "\n"
}

/// A plain list.
#[must_use]
pub fn write_list(content: &Content, cards: &[(CardName, u8)]) -> String {
    let line = |(name, copies): &(CardName, u8)| {
        let title = content.card_named(*name).map_or_else(|| name.to_string(), |card| card.title.clone());
        format!("{copies}x {title}\n")
    };
    cards.iter().map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::content::builtin;

    fn name(text: &str) -> CardName {
        CardName::parse(text).unwrap()
    }

    #[test]
    fn ready_decks_survive_every_form() {
        for deck in builtin().decks() {
            let mut cards = deck.cards.clone();
            cards.sort_unstable();
            for text in [write_xml(builtin(), &cards), write_ids(&cards), write_list(builtin(), &cards)] {
                let import = read(builtin(), &text);
                assert_eq!((import.cards, import.unknown), (cards.clone(), vec![]), "{text}");
            }
        }
    }

    #[test]
    fn ids_lose_their_foil_letters_and_nothing_is_dropped() {
        let more = "[[card]]\nname = \"900_1\"\ntitle = \"X\"\nside = \"light\"\nkind = \"effect\"\nmissing = \"all\"\n";
        let mut files = crate::content::FAMILIES.to_vec();
        files.push(("more.toml", more));
        let content = crate::content::parse(&files, crate::content::DECKS).unwrap();
        let import = read(&content, "1_128,1_28*,1_28,999_1,900_1|13_1");
        assert_eq!(import.cards, [(name("1_28"), 2), (name("1_128"), 1), (name("900_1"), 1)]);
        assert_eq!(import.unknown, [(1, "999_1".to_owned())]);
        assert_eq!((import.unfinished, import.outside), (vec![name("900_1")], vec!["13_1".to_owned()]));
    }

    #[test]
    fn xml_of_the_online_game_is_read() {
        let text = "<?xml version=\"1.0\"?>\n<deck>\n<card blueprintId=\"1_28\" title=\"Rebel Trooper\"/>\n\
                    <card title='Luke' blueprintId='1_19'/>\n<cardOutsideDeck blueprintId=\"13_1\"/>\n<card blueprintId=\"7_7\"/>\n</deck>";
        let import = read(builtin(), text);
        assert_eq!(import.cards, [(name("1_19"), 1), (name("1_28"), 1)]);
        assert_eq!((import.unknown, import.outside), (vec![(6, "7_7".to_owned())], vec!["13_1".to_owned()]));
    }

    #[test]
    fn plain_lists_find_their_side_and_tell_what_is_unknown() {
        let text = "Characters (3)\n2x Stormtrooper\n•Darth Vader\n\nInterrupts: \nSense x2\nBlaster Rifle (1)\nTim the Ewok\n";
        let import = read(builtin(), text);
        assert_eq!(
            import.cards,
            [(name("1_168"), 1), (name("1_194"), 2), (name("1_267"), 2), (name("1_312"), 1)]
        );
        assert_eq!(import.unknown, [(8, "Tim the Ewok".to_owned())]);
    }
}
