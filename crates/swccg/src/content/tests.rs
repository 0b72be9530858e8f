//! The built-in content is complete; every error in a wrong file is reported.

use super::*;
use crate::cards::card::Icon;

#[test]
fn the_built_in_content_is_whole() {
    let content = parse(&FAMILIES, DECKS).unwrap();
    assert_eq!(content.cards().len(), 322);
    let trooper = content.card_named(CardName { set: 1, number: 28 }).unwrap();
    assert_eq!((trooper.title.as_str(), trooper.numbers.power, trooper.dots), ("Rebel Trooper", Some(1), 0));
    assert!(trooper.icons.has(Icon::Warrior) && trooper.icons.has(Icon::Rebel));
    assert_eq!(content.decks().len(), 4);
}

#[test]
fn every_card_of_the_ready_decks_is_done() {
    let unfinished: Vec<&str> =
        builtin().cards().iter().filter(|card| !card.is_done()).map(|card| card.title.as_str()).collect();
    assert_eq!(unfinished, [""; 0]);
}

#[test]
fn all_errors_are_reported_with_their_lines() {
    let cards = "[[card]]\nname = \"1_1\"\ntitle = \"A\"\nside = \"grey\"\nkind = \"character\"\ncolour = 3\n\n\
                 [[card]]\nname = \"1_2\"\ntitle = \"B\"\nside = \"light\"\nkind = \"weapon\"\nsubtype = \"spoon\"\n\n\
                 [[card]]\nname = \"1-3\"\ntitle = \"C\"\nside = \"dark\"\nkind = \"character\"\npower = 31\n\
                 text = [\n  \"power(self, +1)\",\n  \"power(slef, +1)\",\n  \"light: power(self, 1)\",\n]\n\n\
                 [[card]]\nname = \"1_4\"\ntitle = \"D\"\nside = \"dark\"\nkind = \"effect\"\nwaits = [\"D\"]\n";
    let decks = "[[deck]]\nkey = \"k\"\nname = { en = \"K\", fr = \"K\" }\nside = \"light\"\ncards = [\n  [\"1_4\", 2],\n  [\"9_9\", 1],\n]\n";
    let faults = parse(&[("cards.toml", cards)], ("decks.toml", decks)).unwrap_err();
    let told: Vec<String> = faults.iter().map(ToString::to_string).collect();
    let wanted = [
        "cards.toml line 6: unknown key `colour`",
        "cards.toml line 4: \"grey\" is not a word of `side`",
        "cards.toml line 13: \"spoon\" is not a word of `subtype`",
        "cards.toml line 15: \"1-3\" is not a card name such as \"1_28\"",
        "cards.toml line 20: `power` is 31, must be 0 to 30",
        "cards.toml line 23: there is no filter `slef`, at 6 in \"power(slef, +1)\"",
        "cards.toml line 24: locations say which side a clause speaks to, other cards do not: \"light: power(self, 1)\"",
        "cards.toml line 27: \"D\" is in the game and need not be waited for",
        "decks.toml line 6: 1_4 plays for the other side",
        "decks.toml line 7: there is no card 9_9",
        "decks.toml line 1: 0 cards, a deck has 60",
    ];
    assert_eq!(told, wanted);
}

/// A name that no card has is a typo, unless the card lists it as absent; one case for each kind of reference.
#[test]
fn references_no_card_has_are_reported() {
    let card = |more: &str| {
        format!("[[card]]\nname = \"9_1\"\ntitle = \"A\"\nside = \"light\"\nkind = \"effect\"\n{more}")
    };
    let told = |text: &str| {
        let mut files = FAMILIES.to_vec();
        files.push(("mine.toml", text));
        let faults = parse(&files, DECKS).err().unwrap_or_default();
        faults.iter().map(ToString::to_string).collect::<Vec<_>>()
    };
    let texts = "text = [\n  \"power(title('Tim') | trait('tall'), 1)\",\n  \"while is(on('Endor')): power(persona('Tim'), 1)\",\n  \
                 \"immune_to('Nobody')\",\n  \"act(played('Nothing'), do(cancel))\",\n]\n";
    let end = "; if that is meant, list it in `absent`";
    let wanted = [
        "mine.toml line 7: no card is called \"Tim\"",
        "mine.toml line 7: no card has the word \"tall\"",
        "mine.toml line 8: no card is a location of \"Endor\"",
        "mine.toml line 8: no card contains the persona \"Tim\"",
        "mine.toml line 9: no card is called \"Nobody\"",
        "mine.toml line 10: no card is called \"Nothing\"",
    ];
    assert_eq!(told(&card(texts)), wanted.map(|fault| format!("{fault}{end}")));
    let said =
        card(&format!("{texts}absent = [\"Tim\", \"tall\", \"Endor\"]\nwaits = [\"Nobody\", \"Nothing\"]\n"));
    assert_eq!(told(&said), [""; 0]);
    let known =
        "text = [\"power(persona('Skywalker') | persona('Chewbacca') | title('A') | trait('tie'), 1)\"]\n";
    assert_eq!(told(&card(known)), [""; 0], "a name for several, another name, the card itself");
}

/// A location's text applies to one side; only the costs of docking bays and of entering vehicles apply to both.
#[test]
fn locations_say_to_whom_they_speak() {
    let told = |clause: &str| {
        let site = format!(
            "[[card]]\nname = \"9_1\"\ntitle = \"A\"\nside = \"light\"\nkind = \"location\"\nsubtype = \"site\"\npart_of = \"B\"\n\
             text = [\"{clause}\"]\n"
        );
        let mut files = FAMILIES.to_vec();
        files.push(("mine.toml", &site));
        let faults = parse(&files, DECKS).err().unwrap_or_default();
        faults.iter().map(|fault| (fault.line, fault.problem.clone())).collect::<Vec<_>>()
    };
    let fault = |clause: &str| [(8, ContentProblem::SpeaksTo { text: clause.to_owned() })];
    assert_eq!(told("drain(here, +1)"), fault("drain(here, +1)"));
    assert_eq!(told("light: dock(1, 1)"), fault("light: dock(1, 1)"));
    for good in ["dark: drain(here, +1)", "dock(1, 1)", "entry(1)"] {
        assert_eq!(told(good), [], "{good}");
    }
}

/// What the built-in cards list as absent is absent, and is referred to.
#[test]
fn references_listed_as_absent_are_absent() {
    let mut checked = 0;
    for (file, text) in FAMILIES {
        for line in text.lines().filter(|line| line.starts_with("absent = ")) {
            let without = text.replacen(&format!("{line}\n"), "", 1);
            let files =
                FAMILIES.map(|(name, text)| (name, if name == file { without.as_str() } else { text }));
            let faults = parse(&files, DECKS).err().unwrap_or_default();
            let name = |fault: &ContentError| match &fault.problem {
                ContentProblem::NoSuchName { name, .. } => Some(format!("\"{name}\"")),
                _ => None,
            };
            let mut names: Vec<String> = faults.iter().filter_map(name).collect();
            names.dedup();
            assert_eq!(format!("absent = [{}]", names.join(", ")), line, "{file}");
            checked += 1;
        }
    }
    assert!(checked > 0);
}

#[test]
fn the_order_of_files_does_not_matter() {
    let mut backwards = FAMILIES;
    backwards.reverse();
    assert_eq!(parse(&backwards, DECKS).unwrap().hash(), builtin().hash());
}

/// An unseen card may be any card, and is more likely a common one.
#[test]
fn common_cards_are_likelier() {
    let content = builtin();
    let times = |name: &str| {
        let id = content.find(CardName::parse(name).unwrap()).unwrap();
        content.plausible_cards(content.card(id).side).iter().filter(|other| **other == id).count()
    };
    let copies = |name: &str| {
        let decks = content.decks().iter().flat_map(|deck| &deck.cards);
        let same = decks.filter(|(card, _)| *card == CardName::parse(name).unwrap());
        same.map(|(_, copies)| usize::from(*copies)).sum::<usize>()
    };
    for card in content.cards().iter().filter(|card| card.is_done()) {
        let name = card.name.to_string();
        assert_eq!(times(&name), 1 + copies(&name), "{name}");
    }
    assert!(times("1_28") > times("1_19"), "Rebel Troopers and Luke");
}

/// The types of the files, from which the reader has its keys and the page the types of its imports, hold for every entry.
#[test]
fn the_files_have_the_types_that_the_page_imports() {
    let mut cards = 0;
    for (name, text) in FAMILIES {
        let file: file::CardsFile =
            content_reader::from_toml(text).unwrap_or_else(|error| panic!("{name}: {error:?}"));
        cards += file.card.len();
    }
    assert_eq!(cards, builtin().cards().len());
    let decks: file::DecksFile = content_reader::from_toml(DECKS.1).unwrap();
    assert_eq!(decks.deck.len(), builtin().decks().len());
}
