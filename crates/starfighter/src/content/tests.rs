use super::*;
use crate::deck::MIN_DECK_SIZE;
use content_reader::FormatProblem;

const CARDS: &str = include_str!("../../../../content/starfighter/cards.toml");
const CRUISERS: &str = include_str!("../../../../content/starfighter/cruisers.toml");
const DECKS: &str = include_str!("../../../../content/starfighter/decks.toml");

#[test]
fn the_built_in_content_is_whole() {
    let content = builtin();
    assert_eq!((content.cards().len(), content.cruisers().len(), content.decks().len()), (100, 6, 3));
    let green = content.cards().iter().filter(|card| card.color == Color::Green).count();
    assert_eq!(green, 40);
    assert_eq!(content.verso().map(|half| half.fighters), [2, 0]);
    let armor = |key: &str| key.parse().ok().and_then(|key| content.cruiser_named(key)).unwrap().armor;
    assert_eq!((armor("ares"), armor("athena")), (20, 20));
    let card = |text: &str| text.parse().ok().and_then(|name| content.card_named(name)).unwrap();
    assert_eq!(card("3-35").halves[0].effects[0], Some(Effect::Draw));
    assert_eq!(card("3-35").halves[1].effects[0], Some(Effect::Pivot));
    assert_eq!(card("3-35").halves.map(|half| half.fighters), [1, 0]);
}

#[test]
fn the_hash_ignores_order_and_remarks() {
    let again = parse(&format!("# a remark\n{CARDS}"), CRUISERS, DECKS).unwrap();
    assert_eq!(again.hash(), builtin().hash());
    assert!(std::ptr::eq(intern(again), builtin()), "the same content is kept once");
    let other = parse(&CARDS.replacen("fighters = 2", "fighters = 3", 1), CRUISERS, DECKS).unwrap();
    assert_ne!(other.hash(), builtin().hash());
}

/// All errors at once, each with its file and line.
#[test]
fn every_fault_is_listed_with_its_line() {
    let cards = r#"[verso]
top = { fighters = 2, effects = ["draw"] }
bottom = { fighters = 0 }

[[card]]
matricule = "4-01"
colour = "red"
top = { fighters = 9 }
bottom = { fighters = 0, effects = ["draw", "fly", "pivot"] }

[[card]]
matricule = "0-02"
colour = "green"
top = { fighters = 0 }
bottom = { fighters = 0 }
screens = 5
shield = true

[[card]]
matricule = "0-02"
colour = "blue"
top = { fighters = 1 }
"#;
    let cruisers = r#"[[cruiser]]
key = "Ares"
name = "Ares"
board = 1
armour = "much"
slots = [3, 4, 3, 4]
draws = [[0], [0], [0], [0], [4]]

[[cruiser]]
key = "zeus"
name = "Zeus"
board = 1
armour = 20
slots = [2, 2, 2, 2, 2]
draws = [[0], [3], [0], [0], [0]]
"#;
    let decks = r#"[[deck]]
key = "small"
name = { en = 3 }
about = { en = "Too small", fr = "Trop petit" }
cruiser = "hera"
cards = ["0-02", "0-02", "0-77"]
"#;
    let faults = parse(cards, cruisers, decks).unwrap_err();
    let lines = |file: File| -> Vec<(usize, String)> {
        let of = faults.iter().filter(|fault| fault.file == file);
        of.map(|fault| (fault.line, fault.problem.to_string())).collect()
    };
    let has = |file: File, line: usize, words: &str| {
        let found = lines(file);
        assert!(
            found.iter().any(|(at, text)| *at == line && text.contains(words)),
            "{line} {words}: {found:#?}"
        );
    };
    has(File::Cards, 2, "unknown key `effects`");
    has(File::Cards, 6, "not a matricule");
    has(File::Cards, 7, "neither");
    has(File::Cards, 8, "must be 0 to 4");
    has(File::Cards, 9, "3 effects on a half");
    has(File::Cards, 9, "there is no effect \"fly\"");
    has(File::Cards, 11, "at least one fighter");
    has(File::Cards, 16, "must be 2 to 4");
    has(File::Cards, 17, "unknown key `shield`");
    has(File::Cards, 19, "`bottom` is missing");
    has(File::Cruisers, 2, "one to eight small letters");
    has(File::Cruisers, 5, "must be a whole number");
    has(File::Cruisers, 6, "has 4 entries, must have 5");
    has(File::Cruisers, 7, "must be 0 to 3");
    has(File::Cruisers, 15, "slot 3 of sector 1, which has 2 slots");
    has(File::Decks, 3, "a text, or a table of texts");
    has(File::Decks, 5, "no cruiser hera");
    has(File::Decks, 6, "card 0-02 again");
    has(File::Decks, 6, "no card 0-77");
    has(File::Decks, 6, &format!("at least {MIN_DECK_SIZE}"));
}

#[test]
fn syntax_errors_name_their_line() {
    let broken = CARDS.replacen("colour = \"green\"", "colour = green\"", 1);
    let faults = parse(&broken, CRUISERS, DECKS).unwrap_err();
    let line = 1 + CARDS.lines().position(|line| line.starts_with("colour")).unwrap();
    assert!(
        faults
            .iter()
            .any(|f| f.line == line
                && matches!(f.problem, ContentProblem::Format(FormatProblem::Syntax { .. }))),
        "{faults:?}"
    );
}

/// A player may type in another set of cards: only the limits of the rules apply.
#[test]
fn other_card_sets_are_accepted() {
    let cards: String = (1..=30)
        .map(|n| {
            let line = "colour = \"green\"\ntop = { fighters = 4, effects = [\"draw\", \"draw\"] }\nbottom = { fighters = 4 }";
            format!("[[card]]\nmatricule = \"{}-{n:02}\"\n{line}\n", n % 4)
        })
        .collect();
    let verso = "[verso]\ntop = { fighters = 2 }\nbottom = { fighters = 0 }\n";
    let list: Vec<String> = (1..=30).map(|n| format!("\"{}-{n:02}\"", n % 4)).collect();
    let text =
        "name = { en = \"All\", fr = \"Tout\" }\nabout = { en = \"All\", fr = \"Tout\" }\ncruiser = \"ares\"";
    let decks = format!("[[deck]]\nkey = \"all\"\n{text}\ncards = [{}]\n", list.join(", "));
    let content = parse(&format!("{verso}{cards}"), CRUISERS, &decks).unwrap();
    assert_eq!(content.cards().len(), 30);
}

/// The content of the ready-made decks has not changed since version 0.1; only their names have moved.
#[test]
fn stored_matches_keep_their_hash() {
    assert_eq!(super::builtin().hash(), 0x78c9_c64f_8306_f908);
}

/// The types of the files, from which the reader has its keys and the page the types of its imports, hold for every entry.
#[test]
fn the_files_have_the_types_that_the_page_imports() {
    let cards: file::CardsFile = content_reader::from_toml(CARDS).unwrap();
    let cruisers: file::CruisersFile = content_reader::from_toml(CRUISERS).unwrap();
    let decks: file::DecksFile = content_reader::from_toml(DECKS).unwrap();
    assert_eq!((cards.card.len(), cruisers.cruiser.len(), decks.deck.len()), (100, 6, 3));
    let wrong = CARDS.replacen("colour = \"green\"", "colour = \"red\"", 1);
    assert!(content_reader::from_toml::<file::CardsFile>(&wrong).is_err());
}
