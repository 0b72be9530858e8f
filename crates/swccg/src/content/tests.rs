//! The built-in content is whole; wrong files are told all their faults.

use super::*;
use crate::card::Icon;

#[test]
fn the_built_in_content_is_whole() {
    let content = parse(&FAMILIES, DECKS).unwrap();
    assert_eq!(content.cards().len(), 112);
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
fn all_faults_are_told_with_their_lines() {
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

#[test]
fn the_order_of_files_does_not_matter() {
    let mut backwards = FAMILIES;
    backwards.reverse();
    assert_eq!(parse(&backwards, DECKS).unwrap().hash(), builtin().hash());
}
