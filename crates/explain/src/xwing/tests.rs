//! Whole activations in both languages, as people read them at the table.

use super::*;
use crate::testing::{assert_pseudo, english, french};
use crate::{Lang, Translator};
use ::xwing::dice::{AttackFace, DefenseFace};
use ::xwing::report::advise;
use ::xwing::solo::{ApproachRoll, SoloOptions};
use ::xwing::table_position::TablePosition;

const TABLE: &str = r#"{"ships":[
    {"id":"S1","team":"solo","pilot":"academypilot","pose":{"x":450,"y":450,"heading":0}},
    {"id":"R1","team":"player","pilot":"redsquadronveteran","pose":{"x":400,"y":680,"heading":180}},
    {"id":"R2","team":"player","ship":"asf01bwing","initiative":3,"pose":{"x":520,"y":700,"heading":180}}],
  "obstacles":[{"id":"F","token":"coreasteroid0","pose":{"x":330,"y":470,"heading":0}}]}"#;

fn told(json: &str, defense: DefenseFace, attack: AttackFace, lang: Lang) -> String {
    let content = Content::standard();
    let position = TablePosition::from_json(content, json).unwrap();
    let roll = Some(ApproachRoll { defense, attack });
    let advice = advise(content, &position, "S1", roll, SoloOptions::default()).unwrap();
    let translator = Translator::new(lang);
    let first = &advice.activations[0];
    activation(content, &first.outcome).iter().for_each(assert_pseudo);
    let lines: Vec<String> = activation(content, &first.outcome)
        .iter()
        .map(|message| {
            let rule = message.rule.map_or_else(String::new, |rule| format!("  [{rule}]"));
            format!("{}{rule}", translator.translate(message))
        })
        .collect();
    lines.join("\n")
}

#[test]
fn a_defensive_activation_in_english() {
    insta::assert_snapshot!(told(TABLE, DefenseFace::Evade, AttackFace::Focus, english()));
}

#[test]
fn a_defensive_activation_in_french() {
    insta::assert_snapshot!(told(TABLE, DefenseFace::Evade, AttackFace::Focus, french()));
}

#[test]
fn an_offensive_activation_in_both_languages() {
    insta::assert_snapshot!("offensive_en", told(TABLE, DefenseFace::Blank, AttackFace::Crit, english()));
    insta::assert_snapshot!("offensive_fr", told(TABLE, DefenseFace::Blank, AttackFace::Crit, french()));
}

/// XW-SOLO-14: a ship at the edge, stressed by the flee rule.
#[test]
fn fleeing_in_both_languages() {
    let edge =
        TABLE.replace(r#""x":450,"y":450"#, r#""x":450,"y":860"#).replace("680", "300").replace("700", "300");
    insta::assert_snapshot!("flee_en", told(&edge, DefenseFace::Evade, AttackFace::Blank, english()));
    insta::assert_snapshot!("flee_fr", told(&edge, DefenseFace::Evade, AttackFace::Blank, french()));
}

/// Every roll of every chart has a text: a missing key would appear in brackets.
#[test]
fn no_word_is_missing_in_any_of_the_twelve_rolls() {
    let content = Content::standard();
    let position = TablePosition::from_json(content, TABLE).unwrap();
    let advice = advise(content, &position, "S1", None, SoloOptions::default()).unwrap();
    for branch in &advice.activations {
        for message in activation(content, &branch.outcome) {
            for lang in Lang::all().iter().copied() {
                let said = Translator::new(lang).translate(&message);
                assert!(!said.contains("[xw-") && !said.contains("{$"), "{said}");
            }
        }
    }
}

/// XW-ACT-20: a granted action is shown with its place or target and its cost; and the cost is paid: a strained ship
/// is not granted it again.
#[test]
fn granted_actions_say_where_and_for_what() {
    let content = Content::standard();
    let said = |lang, aim: &str, kind: &str| {
        let json = TABLE.replace(r#""pilot":"academypilot""#, r#""pilot":"firstorderprovocateur""#);
        let position = TablePosition::from_json(content, &json).unwrap();
        let advice = advise(content, &position, "S1", None, SoloOptions::default()).unwrap();
        let translator = Translator::new(lang);
        let mut sentences: Vec<String> = advice
            .activations
            .iter()
            .flat_map(|branch| &branch.outcome.granted)
            .flat_map(|record| super::action::granted(content, record))
            .map(|message| translator.translate(&message))
            .collect();
        sentences.retain(|sentence| sentence.contains(aim) && sentence.contains(kind));
        sentences.first().cloned().unwrap_or_default()
    };
    // R2 is the nearest ship that one of the twelve rolls brings into arc first.
    let lock = "Fine-Tuned Thrusters grants lock: used on R2, for a strain token.";
    assert_eq!(said(english(), "used on", "lock"), lock);
    let fr = said(french(), "sur R2", "");
    assert!(fr.ends_with("elle est effectuée sur R2, contre un marqueur de contrainte."), "{fr}");
    let roll = said(english(), "used to", "barrel roll");
    assert!(roll.ends_with(", for a strain token."), "{roll}");
    let place = said(english(), "Place: ", ", ");
    assert!(place.starts_with("Place: Left, ") || place.starts_with("Place: Right, "), "{place}");
}
