//! Interrupts, responses, and the order in which players act.

use crate::rules::scene::{DARK, LIGHT, Play, Scene, name};
use contract::{Game, Viewer};
use swccg::{Choice, Destination, Event, Marks, ObjId, Phase, Place, Quantity, Question, Role, rules};

fn play(card: &str, clause: u8) -> Choice {
    Choice::Play { card: name(card), clause, target: None }
}

/// Light deploys a trooper where Vader is; Dark holds a Barrier and a Sense, Light two Senses and an Alter.
fn deployed() -> (Play, ObjId) {
    let mut scene = Scene::new(Phase::Deploy).light();
    let cantina = scene.location("Tatooine: Cantina", LIGHT);
    scene.at("Darth Vader", DARK, cantina);
    scene.at("Luke Skywalker", LIGHT, cantina);
    scene.hand(LIGHT, &["Rebel Trooper", "Sense (Light)", "Sense (Light)", "Alter (Light)"]);
    scene.hand(DARK, &["Imperial Barrier", "Sense (Dark)"]);
    scene.force(LIGHT, 5);
    scene.force(DARK, 5);
    let mut game = scene.begin();
    game.play(Choice::Deploy { card: name("Rebel Trooper"), to: Destination::At(cantina) });
    (game, ObjId(3))
}

fn barred(game: &Play, id: ObjId) -> bool {
    game.0.table_cards().find(|laid| laid.id == id).unwrap().marks.has(Marks::BARRED)
}

/// SW-ACN-02, SW-ACN-03, SW-ACN-07: the Barrier is played, Light passes: the trooper can neither move nor battle.
#[test]
fn a_deployment_may_be_responded_to() {
    let (mut game, trooper) = deployed();
    assert_eq!(game.0.question(), Question::Respond(DARK));
    assert_eq!(game.legal_choices(), [Choice::Pass, play("Imperial Barrier", 0)]);
    assert_eq!(game.refused(play("Sense (Dark)", 0)), rules::RESPONSES, "no Interrupt was played");
    game.play(play("Imperial Barrier", 0));
    assert_eq!((game.asked(), game.force(DARK)), (LIGHT, 4));
    assert!(!barred(&game, trooper), "not before the window is closed");
    game.play(Choice::Pass);
    while matches!(game.0.question(), Question::Respond(_)) {
        game.play(Choice::Pass);
    }
    assert!(barred(&game, trooper));
    assert_eq!(game.sees(DARK).used.len(), 2, "one Force and the Barrier itself");
}

/// SW-ACN-02, SW-ACN-03, SW-ACN-05: Luke's ability is four, the destiny one: Sense cancels the Barrier, which is lost.
#[test]
fn a_response_may_be_cancelled() {
    let (mut game, trooper) = deployed();
    game.play(play("Imperial Barrier", 0));
    let told = game.play(play("Sense (Light)", 0));
    assert!(told.iter().all(|event| !matches!(event, Event::Cancelled { .. })), "Dark may respond first");
    assert_eq!(game.asked(), DARK);
    let told = game.play(Choice::Pass);
    assert!(told.is_empty() || game.asked() == LIGHT);
    while matches!(game.0.question(), Question::Respond(_)) {
        game.play(Choice::Pass);
    }
    assert!(!barred(&game, trooper));
    assert_eq!(game.sees(DARK).lost, [name("Imperial Barrier")], "cancelled, so lost");
    assert!(game.sees(LIGHT).lost.is_empty(), "the Sense was used");
}

/// SW-ACN-02: Sense against Sense against Barrier: the last is carried out first, so the Barrier takes effect.
#[test]
fn the_last_response_is_carried_out_first() {
    let (mut game, trooper) = deployed();
    game.play(play("Imperial Barrier", 0));
    game.play(play("Sense (Light)", 0));
    game.play(play("Sense (Dark)", 0));
    while matches!(game.0.question(), Question::Respond(_)) {
        game.play(Choice::Pass);
    }
    assert!(barred(&game, trooper));
    assert_eq!(game.sees(LIGHT).lost, [name("Sense (Light)")]);
}

/// SW-ACN-05: a destiny equal to the highest ability is not below it.
#[test]
fn the_destiny_must_be_below_the_ability() {
    let works = |destiny: &str| {
        let mut scene = Scene::new(Phase::Deploy).light();
        let cantina = scene.location("Tatooine: Cantina", LIGHT);
        scene.at("Rebel Pilot", LIGHT, cantina);
        scene.hand(LIGHT, &["Rebel Trooper", "Sense (Light)"]);
        scene.hand(DARK, &["Imperial Barrier"]);
        scene.next(LIGHT, &[destiny]);
        scene.force(LIGHT, 5);
        scene.force(DARK, 5);
        let mut game = scene.begin();
        game.play(Choice::Deploy { card: name("Rebel Trooper"), to: Destination::At(cantina) });
        game.play(play("Imperial Barrier", 0));
        game.play(play("Sense (Light)", 0));
        while matches!(game.0.question(), Question::Respond(_)) {
            game.play(Choice::Pass);
        }
        !barred(&game, ObjId(2))
    };
    assert!(works("Luke Skywalker"), "one is below the pilot's two");
    assert!(!works("Millennium Falcon"), "two is not");
}

/// SW-ACN-01, SW-ACN-04: with an Effect on the table either player may play Alter in any phase; without one it has no
/// target.
#[test]
fn both_act_in_turns_and_nothing_is_played_without_a_target() {
    let scene = |effect: bool| {
        let mut scene = Scene::new(Phase::Control);
        let core = scene.location("Death Star: Central Core", DARK);
        let trooper = scene.at("Stormtrooper", DARK, core);
        if effect {
            scene.on("Presence Of The Force", DARK, core);
        }
        // Luke is in space: no text of Light moves anybody at a site.
        let system = scene.location("Yavin 4 (Light)", LIGHT);
        let falcon = scene.at("Millennium Falcon", LIGHT, system);
        scene.aboard("Luke Skywalker", LIGHT, falcon, Role::Pilot);
        scene.hand(LIGHT, &["Alter (Light)"]);
        scene.hand(DARK, &["Stormtrooper"]);
        // Enough Life Force that no losses are halved.
        scene.next(LIGHT, &["Rebel Trooper"; 6]);
        (scene.begin(), trooper)
    };
    let (game, trooper) = scene(false);
    let aim = |target| Choice::Play { card: name("Alter (Light)"), clause: 0, target: Some(target) };
    assert_eq!(game.legal_choices(), [Choice::Pass], "nothing to drain, nothing to cancel");
    assert!(game.0.check(LIGHT, &aim(trooper)).is_err());

    let (mut game, trooper) = scene(true);
    let effect = ObjId(2);
    // Presence Of The Force gives Light an icon to be drained.
    assert_eq!(game.0.question(), Question::Control(DARK));
    game.play(Choice::Pass);
    assert_eq!(game.0.question(), Question::Control(LIGHT));
    assert_eq!(game.legal_choices(), [Choice::Pass, aim(effect)]);
    assert_eq!(game.refused(aim(trooper)), rules::TARGET);
    assert_eq!(game.refused(Choice::Drain(ObjId(0))), rules::IN_TURNS);
    game.play(aim(effect));
    while matches!(game.0.question(), Question::Respond(_)) {
        game.play(Choice::Pass);
    }
    assert_eq!(game.place(effect), None);
    assert_eq!(
        (game.sees(DARK).lost, game.place(trooper)),
        (vec![name("Presence Of The Force")], Some(Place::At(ObjId(0))))
    );
    assert_eq!(game.0.view(Viewer::Watcher).active, DARK);
}

/// SW-ACN-06: Luke and Vader battle: two more destinies for Dark; a lone defending Leia gets two more as well.
#[test]
fn interrupts_add_battle_destinies() {
    let mut scene = Scene::new(Phase::Battle);
    let cantina = scene.location("Tatooine: Cantina", LIGHT);
    scene.at("Darth Vader", DARK, cantina);
    scene.at("Leia Organa", LIGHT, cantina);
    scene.hand(DARK, &["I Have You Now"]);
    scene.hand(LIGHT, &["Warrior's Courage"]);
    scene.force(DARK, 5);
    let mut game = scene.begin();
    assert!(game.is_refused(play("I Have You Now", 0)), "no battle yet");
    game.play(Choice::Battle(cantina));
    assert_eq!(
        game.legal_choices(),
        [Choice::Pass, play("I Have You Now", 0)],
        "Leia is a Rebel of ability three, not Luke"
    );
    game.play(play("I Have You Now", 0));
    while matches!(game.0.question(), Question::Respond(_)) {
        game.play(Choice::Pass);
    }
    assert_eq!(
        game.legal_choices(),
        [Choice::Pass, play("Warrior's Courage", 1)],
        "Leia alone, attacked at a site"
    );
    game.play(play("Warrior's Courage", 1));
    while matches!(game.0.question(), Question::Respond(_)) {
        game.play(Choice::Pass);
    }
    assert_eq!(game.value(Quantity::BattleDestinies(DARK, cantina)), 1 + 1);
    assert_eq!(
        game.value(Quantity::BattleDestinies(LIGHT, cantina)),
        2,
        "three ability give none of their own"
    );
    assert_eq!(
        (game.sees(DARK).lost, game.sees(LIGHT).lost),
        (vec![name("I Have You Now")], vec![name("Warrior's Courage")])
    );
}

/// Sense cancels Alter without a destiny, and Alter Sense.
#[test]
fn alter_and_sense_cancel_each_other_outright() {
    let (mut game, _) = deployed();
    game.play(play("Imperial Barrier", 0));
    game.play(play("Sense (Light)", 0));
    game.play(play("Sense (Dark)", 0));
    assert_eq!(game.asked(), LIGHT);
    assert!(game.legal_choices().contains(&play("Alter (Light)", 1)));
    let reserve = game.sees(LIGHT).reserve.len();
    game.play(play("Alter (Light)", 1));
    while matches!(game.0.question(), Question::Respond(_)) {
        game.play(Choice::Pass);
    }
    // Alter drew nothing; the first Sense then drew one.
    assert_eq!(game.sees(LIGHT).reserve.len(), reserve - 1);
    assert_eq!(game.sees(DARK).lost, [name("Sense (Dark)"), name("Imperial Barrier")]);
}
