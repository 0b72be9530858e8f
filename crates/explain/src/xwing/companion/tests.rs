//! The companion's sentences about damage, tokens and special weapons, in both languages.

use super::{event, faceup};
use crate::Translator;
use crate::testing::{assert_pseudo, english, english_and_french};
use ::companion::{Command, Event, LogEntry, SessionState, Setup};
use ::xwing::Token;
use ::xwing::content::DamageCard;
use ::xwing::dice::AttackFace;
use ::xwing::label::Label;
use ::xwing::rules::{damage, token};

fn table() -> SessionState {
    let setup = r#"{"mode":"quick","dice":"person","ships":[
        {"id":"S1","team":"solo","ship":"lambdaclasst4ashuttle","initiative":4},
        {"id":"R1","team":"player","ship":"t65xwing","initiative":1}]}"#;
    SessionState::new(&serde_json::from_str::<Setup>(setup).unwrap()).unwrap()
}

fn both(event_said: &Event) -> [String; 2] {
    let table = table();
    event(&table, event_said).iter().for_each(assert_pseudo);
    english_and_french().map(|lang| {
        let said = event(&table, event_said);
        said.iter().map(|message| Translator::new(lang).translate(message)).collect::<Vec<_>>().join(" ")
    })
}

/// XW-DMG-10 to XW-DMG-18, XW-TOK-04, XW-TOK-07, XW-ABL-05: each has its sentence in English and in French.
#[test]
fn damage_cards_and_tokens_are_told_in_both_languages() {
    let ship = Label::new("S1").unwrap();
    let attacker = Label::new("R1").unwrap();
    let burnt = Event::CardDieRolled { ship, card: DamageCard::ConsoleFire, face: AttackFace::Hit };
    let two = Event::TokensGained { ship, token: Token::Ion, count: 2, rule: damage::POWER_REGULATOR };
    let lost = Event::TokenLost { ship, token: Token::Strain, rule: token::STRAIN };
    let reinforced =
        Event::DefenseResolved { ship, attacker, hits: 2, crits: 0, evades: 1, reinforced: true };
    for (said, en, fr) in [
        (burnt, "S1, Console Fire: the die shows hit.", "le dé montre"),
        (
            Event::CardTriggered { ship, card: DamageCard::LooseStabilizer },
            "S1: Loose Stabilizer deals damage.",
            "inflige des dégâts.",
        ),
        (
            Event::CardRepaired { ship, card: DamageCard::FuelLeak },
            "S1: Fuel Leak is turned face down.",
            "est retournée face cachée.",
        ),
        (two, "S1 gains 2 tokens: ion.", "S1 gagne 2 marqueurs"),
        (lost, "Take one token off S1: strain.", "Retirez un marqueur à S1"),
        (reinforced, "S1 is reinforced on that side", "S1 est renforcé de ce côté"),
        (Event::NeighborsExposed(attacker), "exposes a damage card", "expose une carte de dégât"),
    ] {
        let [english, french] = both(&said);
        assert!(english.contains(en), "{english}");
        assert!(french.contains(fr), "{french}");
    }
}

/// The list of ships in a terminal names face-up damage cards.
#[test]
fn faceup_cards_have_names() {
    use ::companion::correction::Correction;
    let mut table = table();
    let ship = Label::new("S1").unwrap();
    let command = Command::Correct(Correction::Faceup { ship, cards: vec![DamageCard::ConsoleFire] });
    table.take(&LogEntry { who: None, command }).unwrap();
    let named = faceup(table.craft(ship).unwrap());
    assert_eq!(Translator::new(english()).translate(&named[0]), "Console Fire");
}
