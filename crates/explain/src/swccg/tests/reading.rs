//! Cards and breakdowns of numbers, as a user asks for them in a terminal.

use super::scene::{DARK, begin, fight};
use crate::testing::{english, english_and_french, french};
use crate::{GameMessages, Lang, Message, Translator};
use contract::{Game, Viewer};
use swccg::content::builtin;
use swccg::numbers::breakdown::{Adjustment, BreakdownLine, Cause};
use swccg::{CardName, ExplainedValue, Phase, Quantity, State};

fn card(name: &str) -> CardName {
    CardName::parse(name).unwrap()
}

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
    let told = |asked: &str| english_and_french().map(|lang| read(&game, asked, lang)).join("\n");
    insta::assert_snapshot!(asked.map(|asked| format!("> card {asked}\n{}\n", told(asked))).concat());
    assert!(read(&game, "docking bay", english()).starts_with("Which one? "));
    assert!(read(&game, "Jar Jar", french()).contains("Aucune carte"));
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
    let told = |asked: &str| english_and_french().map(|lang| why(&game, asked, lang)).join("\n");
    insta::assert_snapshot!(asked.map(|asked| format!("> why {asked}\n{}\n", told(asked))).concat());
}

#[test]
fn the_page_gets_a_breakdown_in_messages() {
    let game = fight(|game| game.view(Viewer::Watcher).battle.is_some_and(|battle| battle.power[DARK] > 0));
    let view = game.view(Viewer::Seat(DARK));
    let vader = view.table.iter().find(|laid| laid.card.to_string() == "1_168").unwrap();
    let line = |by, n| BreakdownLine { by, step: Adjustment::Plus(n) };
    let luke = card("1_19");
    let reasons = vec![
        line(Cause::Destiny(card("1_180")), 3),
        line(Cause::Text(vader.id, vader.card), 1),
        line(Cause::Text(vader.id, luke), -2),
        line(Cause::Gone, 6),
        line(Cause::Rule(swccg::rules::LOSING), 0),
    ];
    let explained = ExplainedValue { quantity: Quantity::BattleDestiny(DARK), value: 8, reasons };
    let worded = crate::swccg::worded_breakdown(builtin(), &view, &explained);
    let said = |message: &Message| Translator::new(english()).translate(message);
    assert_eq!(said(&worded.title), "Battle destiny of Dark");
    let lines: Vec<String> =
        worded.lines.iter().map(|line| format!("{} | {}", said(&line.cause), line.step)).collect();
    assert_eq!(
        lines,
        [
            "Destiny drawn: Imperial Pilot | 3",
            "Darth Vader | + 1",
            "Luke Skywalker | − 2",
            "Gone or changed since | + 6",
            "By the rules | + 0"
        ]
    );
    assert_eq!(worded.lines[4].cause.rule, Some(swccg::rules::LOSING));
    assert!(said(&worded.summary).starts_with("Imperial Pilot 3, Darth Vader + 1, Luke Skywalker − 2, "));
}
