//! Every deck format, valid and invalid.

use super::*;
use crate::content::builtin;

fn name(text: &str) -> CardName {
    CardName::parse(text).unwrap()
}

fn copies(line: usize, text: &str) -> DeckError {
    DeckError::Copies { line, text: text.to_owned(), most: MAX_COPIES }
}

fn unknown(text: &str) -> Vec<(usize, String)> {
    read(builtin(), text).unknown
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
    let more =
        "[[card]]\nname = \"900_1\"\ntitle = \"X\"\nside = \"light\"\nkind = \"effect\"\nmissing = \"all\"\n";
    let mut files = crate::content::FAMILIES.to_vec();
    files.push(("more.toml", more));
    let content = crate::content::parse(&files, crate::content::DECKS).unwrap();
    let import = read(&content, "1_128,1_28*,1_28,999_1,900_1|13_1");
    assert_eq!(import.cards, [(name("1_28"), 2), (name("1_128"), 1), (name("900_1"), 1)]);
    assert_eq!(import.unknown, [(1, "999_1".to_owned())]);
    assert_eq!((import.unfinished, import.outside), (vec![name("900_1")], vec!["13_1".to_owned()]));
}

/// One id per line, with blank lines at both ends; errors report their own line.
#[test]
fn ids_may_stand_one_a_line() {
    let import = read(builtin(), "\n1_28\r\n1_28\n7_7\n1_19|13_1\n13_2\n");
    assert_eq!(import.cards, [(name("1_19"), 1), (name("1_28"), 2)]);
    assert_eq!(import.unknown, [(4, "7_7".to_owned())]);
    assert_eq!(import.outside, ["13_1", "13_2"]);
}

/// Ninety-nine copies are read as written and refused by the deck check; more are not imported, and reported.
#[test]
fn counts_are_read_as_they_stand() {
    let import = read(builtin(), "99x Sense\n100x Alter\n0x Sense\n70000x Tim\nSense\n");
    assert_eq!(import.cards.iter().map(|(_, copies)| *copies).collect::<Vec<_>>(), [99]);
    let told = [(2, "100x Alter"), (3, "0x Sense"), (5, "Sense")];
    assert_eq!(import.faults, told.map(|(line, text)| copies(line, text)));
    assert_eq!(import.unknown, [(4, "70000x Tim".to_owned())]);
}

/// A card listed a hundred times in XML or ids is read ninety-nine times and reported once.
#[test]
fn copies_one_by_one_have_an_end() {
    for text in ["1_28,".repeat(120), format!("<deck>{}</deck>", "<card blueprintId='1_28'/>".repeat(120))] {
        let import = read(builtin(), &text);
        assert_eq!((import.cards, import.faults), (vec![(name("1_28"), 99)], vec![copies(1, "1_28")]));
    }
}

#[test]
fn a_text_longer_than_a_deck_is_not_read() {
    let text = "1_28,".repeat(MAX_DECK_BYTES);
    let import = read(builtin(), &text);
    assert_eq!((import.cards, import.faults), (vec![], vec![DeckError::TooLong { most: MAX_DECK_BYTES }]));
}

/// Dots, accents, capitals and printing marks do not matter; a virtual card is a different card.
#[test]
fn titles_are_found_in_every_spelling() {
    for spelled in ["Darth Vader (Foil)", "•DÀRTH VÄDER", "da\u{300}rth vader (AI)", "2x <>Darth Vader"] {
        let import = read(builtin(), spelled);
        let found: Vec<CardName> = import.cards.iter().map(|(name, _)| *name).collect();
        assert_eq!((found, import.unknown.len()), (vec![name("1_168")], 0), "{spelled}");
    }
    assert_eq!(read(builtin(), "Darth Vader (V)").cards, []);
}

/// A card outside the deck is named by whatever its element contains.
#[test]
fn cards_outside_the_deck_are_named() {
    let import = read(builtin(), "<deck><card blueprintId=\"1_28\"/><cardOutsideDeck id=\"13_1\"/></deck>");
    assert_eq!(import.cards, [(name("1_28"), 1)]);
    assert_eq!(import.outside, ["<cardOutsideDeck id=\"13_1\">"]);
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
fn plain_lists_find_their_side_and_report_unknown_lines() {
    let text = "Characters (3)\n2x Stormtrooper\n•Darth Vader\n\nInterrupts: \nSense x2\nBlaster Rifle (1)\nTim the Ewok\n";
    let import = read(builtin(), text);
    assert_eq!(
        import.cards,
        [(name("1_168"), 1), (name("1_194"), 2), (name("1_267"), 2), (name("1_312"), 1)]
    );
    assert_eq!(import.unknown, [(8, "Tim the Ewok".to_owned())]);
}

/// An element may span lines, comments are not cards, and a byte order mark is ignored.
#[test]
fn xml_is_read_by_its_elements_not_by_its_lines() {
    let text = "\u{feff}<?xml version=\"1.0\"?>\r\n<!DOCTYPE deck>\r\n<deck>\r\n<card\r\n  title=\"Rebel\r\n Trooper\"\r\n  \
                blueprintId=\"1_28\"\r\n/>\r\n<!-- <card blueprintId=\"1_19\"/>\r\n -->\r\n<card blueprintId=\"1&#95;28\"></card>\r\n\
                <card blueprintId='7_7'/></deck>";
    let import = read(builtin(), text);
    assert_eq!(import.cards, [(name("1_28"), 2)]);
    assert_eq!((import.unknown, import.faults), (vec![(12, "7_7".to_owned())], vec![]));
}

/// Everything that is not a card is reported: other elements with a blueprint, cards without one, text between
/// elements.
#[test]
fn nothing_of_an_xml_is_dropped() {
    let text = "<deck>\n<shield blueprintId=\"13_1\"/>\n<card title=\"Obi-Wan&apos;s &amp; &quot;my&quot; Hut\"/>\n<card/>\n\
                2x Sense &amp;\n  Alter<card a='1' a='2'/>\n<card blueprintId=\"&nobody;\"/>\n\
                <cardOutsideDeck title='Tim &amp; Co'/></deck>";
    let told = [
        (2, "<shield blueprintId=\"13_1\">"),
        (3, "Obi-Wan's & \"my\" Hut"),
        (4, "<card>"),
        (5, "2x Sense & Alter"),
        (6, "<card a='1' a='2'>"),
        (7, "&nobody;"),
    ];
    let import = read(builtin(), text);
    assert_eq!(import.unknown, told.map(|(line, text)| (line, text.to_owned())));
    assert_eq!((import.outside, import.faults), (vec!["Tim & Co".to_owned()], vec![]));
}

/// A truncated file keeps what was read before the error and reports the line.
#[test]
fn broken_xml_is_reported_with_its_line() {
    for (text, line) in [
        ("<deck>\n<card blueprintId=\"1_28\"/>\n<card blueprintId=\"1_19\"", 3),
        ("<deck>\n<card blueprintId=\"1_28\"/>\n</dock>", 3),
        ("<deck>\n<card blueprintId=\"1_28\"/>\n", 3),
        ("<deck>\n<card blueprintId=\"1_28\"/>\n<!-- no end", 3),
    ] {
        let import = read(builtin(), text);
        assert_eq!(
            (import.cards, import.faults),
            (vec![(name("1_28"), 1)], vec![DeckError::NotXml { line }]),
            "{text}"
        );
    }
}

/// Titles with quotes and apostrophes survive a round trip through XML.
#[test]
fn titles_are_written_as_xml() {
    let xml = write_xml(builtin(), &[(name("1_134"), 1)]);
    let title = builtin().card_named(name("1_134")).unwrap().title.clone();
    assert!(title.contains('\''), "{title}");
    let by_title = xml.replace("blueprintId=\"1_134\" ", "");
    assert_eq!(unknown(&by_title), [(3, title)]);
}

/// Numbers of copies, ids among titles, marks and headings of handwritten lists.
#[test]
fn plain_lists_are_read_as_people_write_them() {
    let text = "\u{feff}Light Side Deck (60)\r\n\r\nCHARACTERS: 12\r\n2x Rebel Trooper\r\n2 x\r\nRebel Trooper X3\r\n\
                Rebel Trooper (2)\r\n1_28* x2\r\n<>Rebel Trooper\r\n3× Rebel Trooper (Premiere)\r\nRebel Trooper (V)\r\n";
    let import = read(builtin(), text);
    assert_eq!(import.cards, [(name("1_28"), 2 + 3 + 2 + 2 + 1 + 3)]);
    assert_eq!(import.unknown, [(5, "2 x".to_owned()), (11, "Rebel Trooper (V)".to_owned())]);
    assert_eq!(read(builtin(), "<>Rebel Trooper\n").cards, [(name("1_28"), 1)], "no XML");
    assert_eq!(read(builtin(), "Characters\n\n"), Import::default());
}
