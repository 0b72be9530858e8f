//! Every kind of sentence in both languages, told to the player concerned and to a spectator; text boards; and that
//! different choices of one question have different labels.

mod boards;
mod samples;

use super::*;
use crate::Lang;
use crate::testing::{assert_pseudo, english, english_and_french};
use contract::{Game, LegalChoicesOf, RandomSource, SmallRng, Turn, random_play};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

fn both(message: &Message) -> String {
    assert_pseudo(message);
    let [en, fr] = english_and_french().map(|lang| Translator::new(lang).translate(message));
    for said in [&en, &fr] {
        assert!(!said.contains("[sf-") && !said.contains("{$"), "a word is missing: {said}");
    }
    let rule = message.rule.map_or(String::new(), |rule| format!("  {rule}"));
    format!("{en}{rule}\n{fr}\n")
}

fn page<T: std::fmt::Debug>(things: &[T], tell: impl Fn(&T) -> Vec<Message>) -> String {
    let mut page = String::new();
    for thing in things {
        let kind: String = format!("{thing:?}").chars().take_while(|sign| sign.is_alphanumeric()).collect();
        let _ = writeln!(page, "# {kind}");
        for message in tell(thing) {
            page.push_str(&both(&message));
        }
    }
    page
}

#[test]
fn events_are_told_in_both_languages() {
    let events = samples::events();
    samples::complete(&events, samples::event_kind, samples::EVENTS);
    let content = starfighter::content::builtin();
    insta::assert_snapshot!(page(&events, |event| {
        let told = |viewer| State::event(content, &start(0).view(viewer), viewer, event);
        [Viewer::Seat(Seat::A), Viewer::Watcher].map(told).to_vec()
    }));
}

#[test]
fn a_rival_is_a_rival() {
    let content = starfighter::content::builtin();
    let event = &samples::events()[0];
    let said = Translator::new(english()).translate(&State::event(
        content,
        &start(0).view(Viewer::Watcher),
        Viewer::Seat(Seat::B),
        event,
    ));
    assert_eq!(said, "Your opponent has chosen a cruiser in secret.");
}

#[test]
fn refusals_are_told_in_both_languages() {
    let refusals = samples::refusals();
    samples::complete(&refusals, samples::refusal_kind, samples::REFUSALS);
    let content = starfighter::content::builtin();
    let view = start(0).view(Viewer::Watcher);
    insta::assert_snapshot!(page(&refusals, |refusal| vec![State::refusal(content, &view, refusal)]));
}

#[test]
fn faults_are_told_in_both_languages() {
    let faults = samples::faults();
    samples::complete(&faults, samples::fault_kind, samples::FAULTS);
    let content = starfighter::content::builtin();
    insta::assert_snapshot!(page(&faults, |fault| vec![State::fault(content, fault)]));
}

#[test]
fn endings_are_told_in_both_languages() {
    let view = start(2).view(Viewer::Watcher);
    let mut told = String::new();
    for ending in samples::endings() {
        for viewer in Viewer::all(2) {
            told.push_str(&both(&State::ending(&view, viewer, &ending)));
        }
    }
    insta::assert_snapshot!(told);
}

fn start(preset: usize) -> State {
    let content = starfighter::content::builtin();
    State::begin(content, &starfighter::presets()[preset].setup).unwrap()
}

/// Plays random matches in all modes and checks every question and every choice. Collects one of each kind.
#[test]
fn questions_and_choices_are_told_and_differ() {
    let content = starfighter::content::builtin();
    let mut kinds = BTreeMap::<String, (Message, Vec<Message>)>::new();
    for seed in 0..90u64 {
        let mut game = start((seed % 3) as usize);
        let mut rng = SmallRng::new(seed);
        let mut legal = LegalChoicesOf::<State>::default();
        while let Some(act) = random_play::next_act(&game, &mut legal, &mut rng) {
            hear(content, &game, &mut kinds, &mut rng);
            game.apply(&act, &mut contract::EventSink::silent());
        }
    }
    let wanted = ["Cruiser", "Deploy", "Order", "Target", "Half", "Shift", "Direction", "Draw"];
    assert!(wanted.iter().all(|kind| kinds.keys().any(|key| key.starts_with(kind))), "{:?}", kinds.keys());
    let mut told = String::new();
    for (kind, (question, choices)) in kinds {
        let _ = writeln!(told, "# {kind}\n{}", both(&question).trim_end());
        for choice in choices.iter().take(4) {
            told.push_str(&both(choice));
        }
    }
    insta::assert_snapshot!(told);
}

fn hear(
    content: &'static Content,
    game: &State,
    kinds: &mut BTreeMap<String, (Message, Vec<Message>)>,
    rng: &mut dyn RandomSource,
) {
    for viewer in Viewer::all(2) {
        let view = game.view(viewer);
        let seat = viewer.seat().unwrap_or(Seat::A);
        let mut choices = Vec::new();
        if let (Turn::Decide(seats), Some(seat)) = (game.turn(), viewer.seat())
            && seats.has(seat)
        {
            let mut legal = LegalChoicesOf::<State>::default();
            game.legal_choices(seat, &mut legal);
            choices = legal.listed.iter().map(|choice| State::choice(content, &view, choice)).collect();
            for lang in Lang::all().iter().copied() {
                let said: BTreeSet<String> =
                    choices.iter().map(|m| Translator::new(lang).translate(m)).collect();
                assert_eq!(said.len(), choices.len(), "two choices read the same: {said:?}");
            }
        }
        if game.turn() == Turn::Chance {
            let outcome = game.draw(rng);
            choices.push(State::outcome(content, &view, &outcome));
        }
        let question = <State as GameMessages>::question(content, &view, seat);
        let kind: String =
            format!("{:?}", view.question).chars().take_while(|c| c.is_alphanumeric()).collect();
        let asked = if choices.is_empty() { "heard" } else { "asked" };
        both(&question);
        kinds.entry(format!("{kind}, {asked}, {}", question.key)).or_insert((question, choices));
    }
}
