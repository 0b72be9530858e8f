//! Cards and breakdowns of numbers, as a user asks for them in a terminal.

use super::scene::{DARK, begin, fight};
use crate::{GameMessages, Lang, Translator};
use contract::{Game, Viewer};
use swccg::content::builtin;
use swccg::{Phase, State};

fn read(game: &State, asked: &str, lang: Lang) -> String {
    State::card_text(builtin(), &game.view(Viewer::Seat(DARK)), asked, Translator::new(lang)).unwrap()
}

fn why(game: &State, asked: &str, lang: Lang) -> String {
    State::explain_number(builtin(), &game.view(Viewer::Seat(DARK)), asked, Translator::new(lang)).unwrap()
}

#[test]
fn cards_are_read_out() {
    let game = begin(Phase::Deploy);
    let asked = ["Vader", "1_19", "stormtrooper 8", "13", "cantina", "Sense", "1_109", "Vader's Lightsaber"];
    let told = |asked: &str| Lang::ALL.map(|lang| read(&game, asked, lang)).join("\n");
    insta::assert_snapshot!(asked.map(|asked| format!("> card {asked}\n{}\n", told(asked))).concat());
    assert!(read(&game, "docking bay", Lang::En).starts_with("Which one? "));
    assert!(read(&game, "Jar Jar", Lang::Fr).contains("Aucune carte"));
}

#[test]
fn numbers_are_explained() {
    let game = fight(|game| game.view(Viewer::Watcher).battle.is_some_and(|battle| battle.power[DARK] > 0));
    let asked = [
        "power Vader",
        "power 7",
        "puissance stormtrooper 7",
        "their total",
        "drain cantina",
        "generation",
        "their attrition",
        "their damage",
        "destiny",
        "power",
        "power trooper",
        "power Tim",
        "beauty Vader",
    ];
    let told = |asked: &str| Lang::ALL.map(|lang| why(&game, asked, lang)).join("\n");
    insta::assert_snapshot!(asked.map(|asked| format!("> why {asked}\n{}\n", told(asked))).concat());
}
