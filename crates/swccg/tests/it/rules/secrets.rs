//! Whoever has no legal answer gives nothing away.

use crate::rules::scene::{DARK, LIGHT, Play, Scene, content, name};
use swccg::{Beginning, Choice, Event, Phase, Question, Setup, State, To};
use table::{BySeat, Game, Out, Told, Viewer};

/// Dark deploys a trooper where Light might answer with a Barrier; Light holds this card.
fn begin(holds: &str, secrets: bool) -> (Play, swccg::ObjId) {
    let mut scene = Scene::new(Phase::Deploy);
    let cantina = scene.location("1_128", LIGHT);
    scene.at("1_194", DARK, cantina);
    scene.at("1_28", LIGHT, cantina);
    scene.hand(DARK, &["1_194", "1_194"]);
    scene.hand(LIGHT, &[holds]);
    scene.force(DARK, 4);
    scene.force(LIGHT, 1);
    let from = Beginning::Position(Box::new(scene.0));
    let setup = Setup { from, turns: 9, secrets: BySeat([secrets; 2]) };
    (Play(State::begin(content(), &setup).unwrap()), cantina)
}

/// One act and everything Dark sees and hears of it: the question, the events in their order, who was asked.
fn heard(game: &mut Play, choice: Choice) -> (Question, Vec<Event>, String) {
    let mut told = Told::default();
    let seat = game.asked();
    game.0.play(seat, choice, &mut Out::to(&mut told));
    let mine = told.heard(Viewer::Seat(DARK)).cloned().collect();
    let view = serde_json::to_string(&game.0.view(Viewer::Seat(DARK))).unwrap();
    (game.0.question(), mine, view)
}

/// SW-ACN-11: with secrets kept, Light is asked whether or not the Barrier is in hand, is offered to pass, and a pass is
/// the same to Dark either way: the same questions, the same events in the same order, the same view.
#[test]
fn a_pass_without_an_answer_is_a_pass() {
    let run = |holds: &str| {
        let (mut game, cantina) = begin(holds, true);
        let deploy = Choice::Deploy { card: name("1_194"), to: To::At(cantina) };
        let mut all = vec![heard(&mut game, deploy)];
        assert_eq!((game.0.question(), game.offers()[0]), (Question::Respond(LIGHT), Choice::Pass));
        let answers = game.offers().len() > 1;
        all.push(heard(&mut game, Choice::Pass));
        (all, answers)
    };
    let (with, can) = run("1_105");
    let (without, cannot) = run("1_28");
    assert_eq!((can, cannot), (true, false));
    assert_eq!(with, without);
}

/// SW-ACN-11: without it, whoever has no legal answer is not asked; whoever has one is.
#[test]
fn without_the_option_the_window_passes_by_itself() {
    let run = |holds: &str| {
        let (mut game, cantina) = begin(holds, false);
        heard(&mut game, Choice::Deploy { card: name("1_194"), to: To::At(cantina) }).0
    };
    assert_eq!(run("1_105"), Question::Respond(LIGHT));
    assert_ne!(run("1_28"), Question::Respond(LIGHT));
}

/// SW-ACN-11: whether Light is asked or not, Dark and the public learn from it what Light holds, and Light learns nothing;
/// with secrets kept nobody does. That Dark has a card to deploy is told in the same way.
#[test]
fn a_waived_secret_is_marked_as_learned() {
    let learned = |holds: &str, secrets| {
        let (mut game, cantina) = begin(holds, secrets);
        let mut told = Told::<Event>::default();
        let deploy = Choice::Deploy { card: name("1_194"), to: To::At(cantina) };
        game.0.play(DARK, deploy, &mut Out::to(&mut told));
        let seats = [Viewer::Seat(DARK), Viewer::Seat(LIGHT), Viewer::Watcher];
        seats.map(|viewer| told.learned.has(viewer))
    };
    for holds in ["1_105", "1_28"] {
        assert_eq!(learned(holds, true), [false, true, true], "{holds}: the trooper was in Dark's hand");
        assert_eq!(learned(holds, false), [true, true, true], "{holds}");
    }
}

/// SW-ACN-11: the option is part of the set-up and of what everybody sees; kept unless said otherwise.
#[test]
fn secrets_are_kept_unless_said_otherwise() {
    let written = serde_json::to_value(Setup::default()).unwrap();
    let mut short = written.clone();
    short.as_object_mut().unwrap().remove("secrets");
    let read: Setup = serde_json::from_value(short).unwrap();
    assert_eq!((read, written["secrets"].clone()), (Setup::default(), serde_json::json!([true, true])));
    let (game, _) = begin("1_28", false);
    assert_eq!(game.0.view(Viewer::Watcher).secrets, BySeat([false; 2]));
    let Some(again) = game.0.position() else { panic!("a position at rest") };
    assert_eq!(again.secrets, BySeat([false; 2]));
}
