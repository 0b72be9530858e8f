//! Every kind of sentence in both languages; text boards; and that different choices of one question have different
//! labels.

mod samples;

use super::*;
use crate::Lang;
use crate::testing::{assert_pseudo, english, english_and_french, french};
use contract::{Game, LegalChoicesOf, Seats, SmallRng, Turn, random_play};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use temple::content::builtin;
use temple::{Options, Pending, Setup, rules};

fn both(message: &Message) -> String {
    assert_pseudo(message);
    let [en, fr] = english_and_french().map(|lang| Translator::new(lang).translate(message));
    for said in [&en, &fr] {
        assert!(!said.contains("[tp-") && !said.contains("{$"), "a word is missing: {said}");
    }
    let rule = message.rule.map_or(String::new(), |rule| format!("  {rule}"));
    format!("{en}{rule}\n{fr}\n")
}

fn page<T: std::fmt::Debug>(things: &[T], tell: impl Fn(&T) -> Vec<Message>) -> String {
    let mut page = String::new();
    for thing in things {
        let _ = writeln!(page, "# {thing:?}");
        for message in tell(thing) {
            page.push_str(&both(&message));
        }
    }
    page
}

fn start(map: &str, theme: &str) -> State {
    let options = Options { turn_limit: 30, ..Options::default() };
    let setup = Setup { map: map.into(), theme: theme.into(), options, ..Setup::default() };
    State::begin(builtin(), &setup).unwrap()
}

#[test]
fn events_are_told_in_both_languages() {
    let view = start("lost-temple", "galaxy").view(Viewer::Seat(Seat::A));
    let events = samples::events();
    samples::complete(&events, samples::event_kind, samples::EVENTS);
    insta::assert_snapshot!(page(&events, |event| {
        vec![State::event(builtin(), &view, Viewer::Seat(Seat::A), event)]
    }));
}

/// The same events are told to the other seat and to a spectator, and in another theme.
#[test]
fn rivals_watchers_and_themes_have_their_words() {
    let game = start("outpost", "deep");
    let told = |viewer, event: &Event| {
        Translator::new(english()).translate(&State::event(builtin(), &game.view(viewer), viewer, event))
    };
    let ready = Event::Ready(Seat::A);
    assert_eq!(told(Viewer::Seat(Seat::A), &ready), "You are ready.");
    assert_eq!(told(Viewer::Seat(Seat::B), &ready), "Your opponent is ready.");
    assert_eq!(told(Viewer::Watcher, &ready), "Player 1 is ready.");
    let taken = Event::PassTaken(temple::FigureId(4));
    assert_eq!(told(Viewer::Watcher, &taken), "Surveyor Oduya takes the tide key.");
    let message = State::event(builtin(), &game.view(Viewer::Watcher), Viewer::Watcher, &taken);
    assert_eq!(Translator::new(french()).translate(&message), "Arpenteuse Oduya prend la clef des marées.");
}

#[test]
fn refusals_are_told_in_both_languages() {
    let view = start("lost-temple", "galaxy").view(Viewer::Seat(Seat::A));
    let refusals = samples::refusals();
    samples::complete(&refusals, |refusal| samples::cause_kind(&refusal.by), samples::CAUSES);
    insta::assert_snapshot!(page(&refusals, |refusal| vec![State::refusal(builtin(), &view, refusal)]));
}

#[test]
fn faults_are_told_in_both_languages() {
    let faults = samples::faults();
    samples::complete(&faults, samples::fault_kind, samples::FAULTS);
    insta::assert_snapshot!(page(&faults, |fault| vec![State::fault(builtin(), fault)]));
}

#[test]
fn endings_are_told_in_both_languages() {
    let view = start("outpost", "galaxy").view(Viewer::Watcher);
    let mut told = String::new();
    for (winners, rule) in [
        (Seats::one(Seat::A), rules::END_STAIRS),
        (Seats::one(Seat::B), rules::END_WIPED),
        (Seats::NONE, rules::END_LIMIT),
        (Seats::NONE, rules::END_STALE),
    ] {
        for viewer in Viewer::all(2) {
            told.push_str(&both(&State::ending(&view, viewer, &Ending { winners, rule })));
        }
    }
    insta::assert_snapshot!(told);
}

/// Plays random matches on both maps and checks every question and every choice; keeps one of each kind.
#[test]
fn questions_and_choices_are_told_and_differ() {
    let mut kinds = BTreeMap::<String, String>::new();
    for seed in 0..6u64 {
        let mut game = start(if seed % 2 == 0 { "outpost" } else { "lost-temple" }, "galaxy");
        let mut rng = SmallRng::new(seed);
        let mut legal = LegalChoicesOf::<State>::default();
        let mut heard = 0;
        while let Some(act) = random_play::next_act(&game, &mut legal, &mut rng) {
            // Early questions are all checked, later ones only sometimes, since they repeat.
            if heard < 60 || heard % 7 == 0 {
                hear(&game, &mut kinds, &mut rng);
            }
            heard += 1;
            game.apply(&act, &mut contract::EventSink::silent());
        }
    }
    for wanted in ["side", "place", "arrange", "top", "walk", "meet", "intervene", "attack", "door", "search"]
    {
        assert!(kinds.keys().any(|key| key.contains(wanted)), "{wanted} in {:?}", kinds.keys());
    }
    let told = kinds.iter().fold(String::new(), |mut told, (kind, words)| {
        let _ = writeln!(told, "# {kind}\n{}", words.trim_end());
        told
    });
    insta::assert_snapshot!(told);
}

fn hear(game: &State, kinds: &mut BTreeMap<String, String>, rng: &mut SmallRng) {
    for viewer in Viewer::all(2) {
        let view = game.view(viewer);
        let question = <State as GameMessages>::question(builtin(), &view, viewer.seat().unwrap_or(Seat::A));
        let mut all = vec![question];
        if let (Turn::Decide(seats), Some(seat)) = (game.turn(), viewer.seat())
            && seats.has(seat)
        {
            let mut legal = LegalChoicesOf::<State>::default();
            game.legal_choices(seat, &mut legal);
            let choices: Vec<_> =
                legal.listed.iter().map(|choice| State::choice(builtin(), &view, choice)).collect();
            for lang in Lang::all().iter().copied() {
                let said: BTreeSet<String> =
                    choices.iter().map(|m| Translator::new(lang).translate(m)).collect();
                assert_eq!(said.len(), choices.len(), "two choices read the same: {said:?}");
            }
            all.extend(choices);
            all.extend(legal.regions.iter().map(|area| State::area(builtin(), &view, area)));
        }
        if game.turn() == Turn::Chance {
            all.push(State::outcome(builtin(), &view, &game.draw(rng)));
        }
        for message in all {
            kinds.entry(message.key.to_string()).or_insert_with(|| both(&message));
        }
    }
}

/// Plays one match until a number of turns have begun and a figure is moving.
fn later(map: &str, theme: &str, turns: u16) -> State {
    let mut game = start(map, theme);
    let mut rng = SmallRng::new(11);
    let mut legal = LegalChoicesOf::<State>::default();
    while !(game.public().turn >= turns && game.public().open == Pending::Walk) {
        let act = random_play::next_act(&game, &mut legal, &mut rng).unwrap();
        game.apply(&act, &mut contract::EventSink::silent());
    }
    game
}

#[test]
fn the_drawn_board() {
    let game = later("lost-temple", "galaxy", 9);
    let board = State::board(builtin(), &game.view(Viewer::Seat(Seat::A)), Translator::new(english()));
    assert!(board.lines().all(|line| line.chars().count() <= 80), "{board}");
    insta::assert_snapshot!(board);
}

#[test]
fn the_drawn_small_board_in_french() {
    let game = later("outpost", "deep", 12);
    let board = State::board(builtin(), &game.view(Viewer::Watcher), Translator::new(french()));
    assert!(board.lines().all(|line| line.chars().count() <= 80), "{board}");
    insta::assert_snapshot!(board);
}

/// Every goal of the bot's figures, in both languages.
#[test]
fn aims_are_told_in_both_languages() {
    use temple::{FigureGoal, FigureId, Goal};
    let view = start("lost-temple", "galaxy").view(Viewer::Watcher);
    let (r5, other) = (FigureId(1), FigureId(4));
    let aims = [
        Goal::Vault(2),
        Goal::Pass,
        Goal::Console(0),
        Goal::Stairs(1),
        Goal::Relay(FigureId(3)),
        Goal::Escort(FigureId(0)),
        Goal::Hunt(other),
        Goal::Strike(other),
        Goal::Wake(FigureId(8)),
        Goal::Mend(FigureId(2)),
        Goal::Mend(r5),
        Goal::Guard,
        Goal::Return,
    ]
    .map(|goal| FigureGoal { figure: r5, goal });
    insta::assert_snapshot!(page(&aims, |figure_goal| vec![aim(builtin(), &view, figure_goal)]));
}
