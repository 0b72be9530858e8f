//! The six phases of a turn: what is done in each, and in no other.

use crate::rules::scene::{DARK, LIGHT, Play, Scene, name};
use contract::{Game, Viewer};
use swccg::cards::pile::PileName;
use swccg::{Choice, Destination, Event, LossSource, MoveKind, ObjId, Phase, Place, Question};

/// A turn of Dark in which every phase has something to do: a drain in the war room, a trooper in hand, a battle in
/// the Cantina, a walk to the bay, cards to draw.
fn turn(phase: Phase) -> (Play, [ObjId; 4]) {
    let mut scene = Scene::new(phase);
    let room = scene.location("Yavin 4: Massassi War Room", LIGHT);
    let cantina = scene.location("Tatooine: Cantina", LIGHT);
    let bay = scene.location("Tatooine: Docking Bay 94", LIGHT);
    scene.at("Stormtrooper", DARK, room);
    let trooper = scene.at("Stormtrooper", DARK, cantina);
    scene.at("Rebel Trooper", LIGHT, cantina);
    scene.at("Rebel Trooper", LIGHT, cantina);
    scene.hand(DARK, &["Stormtrooper"]);
    scene.force(DARK, 4);
    (scene.begin(), [room, cantina, bay, trooper])
}

fn phase(game: &Play) -> Phase {
    game.0.view(Viewer::Watcher).phase
}

/// SW-PHA-01: activate, control, deploy, battle, move, draw; then the other player's turn.
#[test]
fn six_phases_in_their_order() {
    let (mut game, _) = turn(Phase::Activate);
    let mut seen = vec![phase(&game)];
    while game.turn() == 1 {
        let choices = [Choice::Pass, Choice::Activate(0), Choice::Lose(LossSource::Pile(PileName::Reserve))];
        let choice = choices.into_iter().find(|choice| !game.is_refused(*choice)).unwrap();
        game.play(choice);
        if game.turn() == 1 && seen.last() != Some(&phase(&game)) {
            seen.push(phase(&game));
        }
    }
    let six = [Phase::Activate, Phase::Control, Phase::Deploy, Phase::Battle, Phase::Move, Phase::Draw];
    assert_eq!(seen, six);
    let view = game.0.view(Viewer::Watcher);
    assert_eq!((view.active, view.phase), (LIGHT, Phase::Activate));
}

/// What each phase allows, tried in all of them: legal in its own only.
fn only_in(choice: impl Fn([ObjId; 4]) -> Choice, own: Phase) {
    for now in [Phase::Control, Phase::Deploy, Phase::Battle, Phase::Move, Phase::Draw] {
        let (game, ids) = turn(now);
        assert_eq!(phase(&game), now);
        assert_eq!(!game.is_refused(choice(ids)), now == own, "{:?} in {now:?}", choice(ids));
    }
}

/// SW-ACT-02, SW-PHA-01: from Reserve Deck to Force Pile, up to the Force generation, and only in this phase.
#[test]
fn the_activate_phase() {
    let (mut game, _) = turn(Phase::Activate);
    let Question::Activate(DARK, most) = game.0.question() else { panic!("{:?}", game.0.question()) };
    let before = (game.sees(DARK).reserve.len(), game.force(DARK));
    game.play(Choice::Activate(most));
    let after = (game.sees(DARK).reserve.len(), game.force(DARK));
    assert_eq!(after, (before.0 - usize::from(most), before.1 + usize::from(most)));
    assert!(game.is_refused(Choice::Activate(1)), "once");
}

/// SW-CTL-01, SW-PHA-01: one drain at each controlled location, only in the control phase.
#[test]
fn the_control_phase() {
    only_in(|[room, ..]| Choice::Drain(room), Phase::Control);
    let (mut game, [room, cantina, ..]) = turn(Phase::Control);
    assert!(game.is_refused(Choice::Drain(cantina)), "both are there");
    game.play(Choice::Drain(room));
    game.play(Choice::Lose(LossSource::Pile(PileName::Reserve)));
    assert!(game.0.check(DARK, &Choice::Drain(room)).is_err(), "once");
}

/// SW-DEP-13, SW-PHA-01: from hand to table, only in the deploy phase.
#[test]
fn the_deploy_phase() {
    only_in(
        |[room, ..]| Choice::Deploy { card: name("Stormtrooper"), to: Destination::At(room) },
        Phase::Deploy,
    );
    let (mut game, [room, ..]) = turn(Phase::Deploy);
    game.play(Choice::Deploy { card: name("Stormtrooper"), to: Destination::At(room) });
    game.let_go();
    assert_eq!(game.sees(DARK).hand, 0);
}

/// SW-BTL-01, SW-BTL-04, SW-PHA-01: at each location both players occupy, in weapons, power and damage segments.
#[test]
fn the_battle_phase() {
    only_in(|[_, cantina, ..]| Choice::Battle(cantina), Phase::Battle);
    let (mut game, [room, cantina, ..]) = turn(Phase::Battle);
    assert!(game.is_refused(Choice::Battle(room)), "Light is not there");
    let mut told = game.play(Choice::Battle(cantina));
    while game.0.question() != Question::Damage(DARK) {
        told.extend(game.play(Choice::Pass));
    }
    assert!(told.iter().any(|event| matches!(event, Event::Power { .. })), "power before damage");
}

/// SW-MOV-01, SW-PHA-01: the player's own cards move, only in the move phase.
#[test]
fn the_move_phase() {
    only_in(|[_, _, bay, trooper]| Choice::Move { card: trooper, way: MoveKind::Walk(bay) }, Phase::Move);
    let (mut game, [_, cantina, bay, trooper]) = turn(Phase::Move);
    game.play(Choice::Move { card: trooper, way: MoveKind::Walk(bay) });
    assert_eq!(game.place(trooper), Some(Place::At(bay)));
    assert!(game.0.check(DARK, &Choice::Move { card: trooper, way: MoveKind::Walk(cantina) }).is_err());
}

/// SW-DRW-01, SW-PHA-01: from Force Pile to hand, one at a time, only in the draw phase.
#[test]
fn the_draw_phase() {
    only_in(|_| Choice::Draw, Phase::Draw);
    let (mut game, _) = turn(Phase::Draw);
    game.play(Choice::Draw);
    game.play(Choice::Draw);
    assert_eq!((game.sees(DARK).hand, game.force(DARK)), (1 + 2, 4 - 2));
    assert_eq!(game.0.check(LIGHT, &Choice::Draw), Err(swccg::Refusal::NotAsked));
}
