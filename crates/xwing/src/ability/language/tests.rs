use super::*;
use crate::ability::{CardRules, NotWhole, TextOwner};
use crate::content::{ActionKind, Content};
use crate::event::Token;

fn clause(text: &str) -> Clause {
    read(text)
        .unwrap_or_else(|error| panic!("{text}: {error}"))
        .unwrap_or_else(|word| panic!("{text}: {word}"))
}

fn unknown(text: &str) -> (String, ClausePart) {
    let word = read(text).unwrap().unwrap_err();
    (word.word, word.part)
}

#[test]
fn a_clause_is_read_part_by_part() {
    let howlrunner = clause("on attack.dice of friend & near(0,1) if primary may by it do reroll(1)");
    assert_eq!(howlrunner.on, Window::Attack(Role::Attacker, Step::Dice));
    assert_eq!(howlrunner.of, Filter::All(vec![Filter::Friend, Filter::Near(0, 1, Who::Bearer)]));
    assert_eq!(howlrunner.when, [Condition::Primary]);
    assert_eq!((howlrunner.mode, howlrunner.by), (Mode::May, Some(Who::It)));
    assert_eq!(howlrunner.effects, [ClauseEffect::Reroll(Amount::Fixed(1), Vec::new())]);
    let vader =
        clause("side 2 on acted may pay force(1), gain(stress,1) do act(barrel-roll|boost,red) limit shared");
    assert_eq!((vader.side, vader.limit), (Some(2), Some(Limit::Shared)));
    assert_eq!(vader.pay, [Cost::Force(1), Cost::Gain(Token::Stress, 1, Who::Bearer)]);
    let red = ActMarks { red: true, ..ActMarks::default() };
    let kinds = vec![ActionKind::BarrelRoll, ActionKind::Boost];
    assert_eq!(vader.effects, [ClauseEffect::Act(ActionChoice::Named(kinds), red)]);
}

#[test]
fn fewer_dice_and_brackets_are_read() {
    let wedge = clause("on attack.count must do dice(-1,defender)");
    assert_eq!(wedge.effects, [ClauseEffect::FewerDice(1, Some(Who::Defender))]);
    let either = clause("on fight.count if (defending(self) | primary), obstructed may do dice(+1)");
    let one = Condition::One(vec![Condition::Defending(Who::Bearer), Condition::Primary]);
    assert_eq!(either.when, [one, Condition::Obstructed]);
}

#[test]
fn an_unknown_word_is_named_with_its_place() {
    assert_eq!(unknown("on tea-time must do gain(focus,1)"), ("tea-time".into(), ClausePart::On));
    assert_eq!(unknown("on attack.teatime must do gain(focus,1)"), ("teatime".into(), ClausePart::On));
    assert_eq!(unknown("on acted of stranger must do gain(focus,1)"), ("stranger".into(), ClausePart::Of));
    assert_eq!(unknown("on acted if self(bored) must do gain(focus,1)"), ("bored".into(), ClausePart::If));
    assert_eq!(unknown("on acted may pay money(3) do gain(focus,1)"), ("money".into(), ClausePart::Pay));
    assert_eq!(unknown("on acted must do gain(luck,1)"), ("luck".into(), ClausePart::Do));
    assert_eq!(
        unknown("on acted must do gain(focus,1) until tomorrow"),
        ("tomorrow".into(), ClausePart::Until)
    );
}

#[test]
fn what_is_no_clause_is_an_error_with_its_place() {
    for (text, at) in [
        ("attack.dice may do reroll(1)", 0),
        ("on attack.dice do reroll(1)", 15),
        ("on attack.dice may do reroll(1", 30),
        ("on attack.dice may do reroll(1) and more", 32),
        ("on always is do named('unclosed)", 23),
    ] {
        assert_eq!(read(text).unwrap_err().at, at, "{text}");
    }
}

/// What happens only on carried ships is never reached, whatever it says.
#[test]
fn clauses_of_docked_ships_are_dormant() {
    let comms = clause("on before-activate of carrier if self(docked) may by it do let(it,act(coordinate))");
    assert_eq!(comms.on, Window::WhileDocked);
    assert!(read("on before-activate of carrier may do act(coordinate)").unwrap().is_err());
}

#[test]
fn a_card_with_an_unknown_word_is_refused_with_it() {
    let does = ["on attack.dice may do reroll(1)", "on attack.dice may do juggle(3)"].map(str::to_owned);
    let rules = CardRules::read(Some(&does), TextOwner::Upgrade).unwrap();
    let expected = NotWhole::Word { clause: does[1].clone(), word: "juggle".into(), part: ClausePart::Do };
    assert_eq!(rules.refused, Some(expected));
}

/// Everything of August 2020 except cards for huge ships is described, and every clause has the form of one.
#[test]
fn every_clause_of_the_content_is_read() {
    let content = Content::standard();
    let pilots = content.ships().iter().flat_map(|ship| &ship.pilots).filter_map(|pilot| pilot.does.as_ref());
    let cards = content.upgrades().iter().filter_map(|card| card.does.as_ref());
    let texts: Vec<&String> = pilots.chain(cards).flatten().collect();
    assert!(texts.len() > 650, "{}", texts.len());
    for text in texts {
        assert!(read(text).is_ok(), "{text}");
    }
}
