//! A player without a legal answer reveals nothing.

use crate::rules::scene::{DARK, LIGHT, Play, Scene, content, name};
use contract::{BySeat, EventSink, Game, RecordedEvents, Viewer};
use swccg::{Beginning, Choice, Destination, Event, Phase, Question, Setup, State};

/// Dark deploys a trooper where Light might respond with a Barrier; Light holds this card.
fn begin(holds: &str, secrets: bool) -> (Play, swccg::ObjId) {
    let mut scene = Scene::new(Phase::Deploy);
    let cantina = scene.location("Tatooine: Cantina", LIGHT);
    scene.at("Stormtrooper", DARK, cantina);
    scene.at("Rebel Trooper", LIGHT, cantina);
    scene.hand(DARK, &["Stormtrooper", "Stormtrooper"]);
    scene.hand(LIGHT, &[holds]);
    scene.force(DARK, 4);
    scene.force(LIGHT, 1);
    let from = Beginning::Position(Box::new(scene.0));
    let setup = Setup { from, turns: 9, secrets: BySeat([secrets; 2]) };
    (Play(State::begin(content(), &setup).unwrap()), cantina)
}

/// One act and everything Dark sees and hears of it: the question, the events in order, who was asked.
fn heard(game: &mut Play, choice: Choice) -> (Question, Vec<Event>, String) {
    let mut told = RecordedEvents::default();
    let seat = game.asked();
    game.0.play(seat, choice, &mut EventSink::recording(&mut told));
    let mine = told.visible_to(Viewer::Seat(DARK)).cloned().collect();
    let view = serde_json::to_string(&game.0.view(Viewer::Seat(DARK))).unwrap();
    (game.0.question(), mine, view)
}

/// SW-ACN-11: with secrets kept, Light is asked whether or not the Barrier is in hand, may pass, and the pass looks
/// the same to Dark either way: the same questions, the same events in the same order, the same view.
#[test]
fn a_pass_without_an_answer_is_a_pass() {
    let run = |holds: &str| {
        let (mut game, cantina) = begin(holds, true);
        let deploy = Choice::Deploy { card: name("Stormtrooper"), to: Destination::At(cantina) };
        let mut all = vec![heard(&mut game, deploy)];
        assert_eq!((game.0.question(), game.legal_choices()[0]), (Question::Respond(LIGHT), Choice::Pass));
        let answers = game.legal_choices().len() > 1;
        all.push(heard(&mut game, Choice::Pass));
        (all, answers)
    };
    let (with, can) = run("Rebel Barrier");
    let (without, cannot) = run("Rebel Trooper");
    assert_eq!((can, cannot), (true, false));
    assert_eq!(with, without);
}

/// SW-ACN-11: without the option, a player without a legal answer is not asked; a player with one is.
#[test]
fn without_the_option_the_window_passes_by_itself() {
    let run = |holds: &str| {
        let (mut game, cantina) = begin(holds, false);
        heard(&mut game, Choice::Deploy { card: name("Stormtrooper"), to: Destination::At(cantina) }).0
    };
    assert_eq!(run("Rebel Barrier"), Question::Respond(LIGHT));
    assert_ne!(run("Rebel Trooper"), Question::Respond(LIGHT));
}

/// SW-ACN-11: whether Light is asked or not, Dark and the public learn from it what Light holds, and Light learns
/// nothing; with secrets kept nobody does. That Dark has a card to deploy is reported in the same way.
#[test]
fn a_waived_secret_is_marked_as_learned() {
    let learned = |holds: &str, secrets| {
        let (mut game, cantina) = begin(holds, secrets);
        let mut told = RecordedEvents::<Event>::default();
        let deploy = Choice::Deploy { card: name("Stormtrooper"), to: Destination::At(cantina) };
        game.0.play(DARK, deploy, &mut EventSink::recording(&mut told));
        let seats = [Viewer::Seat(DARK), Viewer::Seat(LIGHT), Viewer::Watcher];
        seats.map(|viewer| told.learned.has(viewer))
    };
    for holds in ["Rebel Barrier", "Rebel Trooper"] {
        assert_eq!(learned(holds, true), [false, true, true], "{holds}: the trooper was in Dark's hand");
        assert_eq!(learned(holds, false), [true, true, true], "{holds}");
    }
}

/// SW-ACN-11: the option is part of the setup and of every view; secrets are kept by default.
#[test]
fn secrets_are_kept_unless_said_otherwise() {
    let written = serde_json::to_value(Setup::default()).unwrap();
    let mut short = written.clone();
    short.as_object_mut().unwrap().remove("secrets");
    let read: Setup = serde_json::from_value(short).unwrap();
    assert_eq!((read, written["secrets"].clone()), (Setup::default(), serde_json::json!([true, true])));
    let (game, _) = begin("Rebel Trooper", false);
    assert_eq!(game.0.view(Viewer::Watcher).secrets, BySeat([false; 2]));
    let Some(again) = game.0.position() else { panic!("a position at rest") };
    assert_eq!(again.secrets, BySeat([false; 2]));
}
