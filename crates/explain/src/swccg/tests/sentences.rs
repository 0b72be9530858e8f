//! Every kind of sentence, for a reader of both languages to review.

use super::scene::{DARK, LIGHT, begin, fight};
use super::{both, choices, events, faults};
use crate::testing::{english, english_and_french, french};
use crate::{GameMessages, Lang, Message, Translator};
use contract::{Ending, Game, Viewer};
use std::fmt::Write as _;
use swccg::battle::Segment;
use swccg::content::builtin;
use swccg::{DestinyKind, Phase, State, View};

/// Checks that every kind, counted from zero, is among the samples.
fn complete<T>(samples: &[T], kind: impl Fn(&T) -> usize, kinds: usize) {
    for wanted in 0..kinds {
        assert!(samples.iter().any(|sample| kind(sample) == wanted), "no sample of kind {wanted}");
    }
    assert!(samples.iter().all(|sample| kind(sample) < kinds), "a kind is not counted");
}

fn page<T: std::fmt::Debug>(things: &[T], tell: impl Fn(&T) -> Message) -> String {
    let mut page = String::new();
    for thing in things {
        let message = tell(thing);
        let [en, fr] = both(&message);
        let rule = message.rule.map_or(String::new(), |rule| format!("  {rule}"));
        let _ = writeln!(page, "# {thing:?}\n{en}{rule}\n{fr}");
    }
    page
}

fn view() -> View {
    begin(Phase::Deploy).view(Viewer::Seat(DARK))
}

#[test]
fn events_are_told_in_both_languages() {
    let (view, events) = (view(), events::samples());
    complete(&events, events::kind, events::KINDS);
    let told = |event: &swccg::Event| State::event(builtin(), &view, Viewer::Seat(DARK), event);
    insta::assert_snapshot!(page(&events, told));
}

#[test]
fn choices_are_told_in_both_languages() {
    let (view, choices) = (view(), choices::samples());
    complete(&choices, choices::kind, choices::KINDS);
    insta::assert_snapshot!(page(&choices, |choice| State::choice(builtin(), &view, choice)));
}

/// Questions with their labels for passing; for the seat that is asked and for the one that waits.
#[test]
fn questions_are_asked_in_both_languages() {
    let questions = choices::questions();
    complete(&questions, choices::question_kind, choices::QUESTIONS);
    let mut asked: Vec<_> = questions.into_iter().map(|question| (question, Vec::new())).collect();
    asked.extend(choices::moments());
    let mut text = String::new();
    for (question, frames) in asked {
        let mut view = View { question, frames, ..view() };
        text += &page(&[question], |_| <State as GameMessages>::question(builtin(), &view, DARK));
        text += &page(&["pass"], |_| State::choice(builtin(), &view, &swccg::Choice::Pass));
        view.active = LIGHT;
        text +=
            &page(&["in the other's turn"], |_| <State as GameMessages>::question(builtin(), &view, DARK));
        text += &page(&["the other one"], |_| <State as GameMessages>::question(builtin(), &view, LIGHT));
    }
    let mut view = fight(|game| game.view(Viewer::Watcher).battle.is_some()).view(Viewer::Seat(DARK));
    view.question = swccg::Question::Destiny(DARK);
    for kind in DestinyKind::OF_BATTLE {
        view.battle.as_mut().unwrap().drawing = kind;
        text += &page(&[kind], |_| <State as GameMessages>::question(builtin(), &view, DARK));
        text += &page(&["draw"], |_| State::choice(builtin(), &view, &swccg::Choice::Destiny));
    }
    insta::assert_snapshot!(text);
}

#[test]
fn refusals_and_faults_are_told_in_both_languages() {
    let (view, refusals, faults) = (view(), faults::refusals(), faults::faults());
    complete(&refusals, faults::refusal_kind, faults::REFUSALS);
    complete(&faults, faults::fault_kind, faults::FAULTS);
    complete(&faults::deck_faults(), faults::deck_fault_kind, faults::DECK_FAULTS);
    let mut text = page(&refusals, |refusal| State::refusal(builtin(), &view, refusal));
    text += &page(&faults, |fault| State::fault(builtin(), fault));
    text += &page(&faults::deck_faults(), crate::swccg::deck_fault);
    insta::assert_snapshot!(text);
}

#[test]
fn endings_are_told_in_both_languages() {
    let view = view();
    let mut text = String::new();
    for rule in [swccg::rules::LOSING, swccg::rules::TURN_LIMIT] {
        for winners in [contract::Seats::one(DARK), contract::Seats::one(LIGHT), contract::Seats::NONE] {
            for viewer in [Viewer::Seat(DARK), Viewer::Watcher] {
                let ending = Ending { winners, rule };
                text += &page(&[(winners, viewer)], |_| State::ending(&view, viewer, &ending));
            }
        }
    }
    insta::assert_snapshot!(text);
}

fn drawn(game: &State, lang: Lang) -> String {
    State::board(builtin(), &game.view(Viewer::Seat(DARK)), Translator::new(lang))
}

#[test]
fn a_planet_with_several_sites_is_drawn() {
    let game = begin(Phase::Deploy);
    insta::assert_snapshot!(english_and_french().map(|lang| drawn(&game, lang)).join("\n"));
}

#[test]
fn a_battle_is_drawn_as_a_sheet() {
    let segment = |wanted: Segment| {
        fight(|game| game.view(Viewer::Watcher).battle.is_some_and(|battle| battle.segment == wanted))
    };
    let weapons = drawn(&segment(Segment::Weapons), english());
    let damage = segment(Segment::Damage);
    let pages = [weapons, drawn(&damage, english()), drawn(&damage, french())];
    let sheet = pages.iter().flat_map(|page| page.lines().skip_while(|line| !line.starts_with("Bat")));
    sheet.for_each(|line| assert!(line.chars().count() <= 96, "too wide: {line}"));
    insta::assert_snapshot!(pages.join("\n"));
}
