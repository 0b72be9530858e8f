//! Interrupts, responses, and whose turn it is to act.

use crate::rules::scene::{DARK, LIGHT, Play, Scene, name};
use swccg::{Choice, Event, Marks, ObjId, Phase, Place, Quantity, Question, Role, To, rules};
use table::{Game, Viewer};

fn play(card: &str, clause: u8) -> Choice {
    Choice::Play { card: name(card), clause, target: None }
}

/// Light deploys a trooper where Vader stands; Dark holds a Barrier and a Sense, Light two Senses and an Alter.
fn deployed() -> (Play, ObjId) {
    let mut scene = Scene::new(Phase::Deploy).light();
    let cantina = scene.location("1_128", LIGHT);
    scene.at("1_168", DARK, cantina);
    scene.at("1_19", LIGHT, cantina);
    scene.hand(LIGHT, &["1_28", "1_109", "1_109", "1_71"]);
    scene.hand(DARK, &["1_249", "1_267"]);
    scene.force(LIGHT, 5);
    scene.force(DARK, 5);
    let mut game = scene.begin();
    game.play(Choice::Deploy { card: name("1_28"), to: To::At(cantina) });
    (game, ObjId(3))
}

fn barred(game: &Play, id: ObjId) -> bool {
    game.0.laid().find(|laid| laid.id == id).unwrap().marks.has(Marks::BARRED)
}

/// SW-ACN-02, SW-ACN-03, SW-ACN-07: the Barrier is played, Light passes: the trooper neither moves nor fights.
#[test]
fn a_deployment_may_be_responded_to() {
    let (mut game, trooper) = deployed();
    assert_eq!(game.0.question(), Question::Respond(DARK));
    assert_eq!(game.offers(), [Choice::Pass, play("1_249", 0)]);
    assert_eq!(game.refused(play("1_267", 0)), rules::RESPONSES, "no Interrupt was played");
    game.play(play("1_249", 0));
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
    game.play(play("1_249", 0));
    let told = game.play(play("1_109", 0));
    assert!(told.iter().all(|event| !matches!(event, Event::Cancelled { .. })), "Dark may respond first");
    assert_eq!(game.asked(), DARK);
    let told = game.play(Choice::Pass);
    assert!(told.is_empty() || game.asked() == LIGHT);
    while matches!(game.0.question(), Question::Respond(_)) {
        game.play(Choice::Pass);
    }
    assert!(!barred(&game, trooper));
    assert_eq!(game.sees(DARK).lost, [name("1_249")], "cancelled, so lost");
    assert!(game.sees(LIGHT).lost.is_empty(), "the Sense was used");
}

/// SW-ACN-02: Sense against Sense against Barrier: the last is carried out first, so the Barrier stands.
#[test]
fn the_last_response_is_carried_out_first() {
    let (mut game, trooper) = deployed();
    game.play(play("1_249", 0));
    game.play(play("1_109", 0));
    game.play(play("1_267", 0));
    while matches!(game.0.question(), Question::Respond(_)) {
        game.play(Choice::Pass);
    }
    assert!(barred(&game, trooper));
    assert_eq!(game.sees(LIGHT).lost, [name("1_109")]);
}

/// SW-ACN-05: a destiny equal to the highest ability is not below it.
#[test]
fn the_destiny_must_be_below_the_ability() {
    let works = |destiny: &str| {
        let mut scene = Scene::new(Phase::Deploy).light();
        let cantina = scene.location("1_128", LIGHT);
        scene.at("1_27", LIGHT, cantina);
        scene.hand(LIGHT, &["1_28", "1_109"]);
        scene.hand(DARK, &["1_249"]);
        scene.next(LIGHT, &[destiny]);
        scene.force(LIGHT, 5);
        scene.force(DARK, 5);
        let mut game = scene.begin();
        game.play(Choice::Deploy { card: name("1_28"), to: To::At(cantina) });
        game.play(play("1_249", 0));
        game.play(play("1_109", 0));
        while matches!(game.0.question(), Question::Respond(_)) {
            game.play(Choice::Pass);
        }
        !barred(&game, ObjId(2))
    };
    assert!(works("1_19"), "one is below the pilot's two");
    assert!(!works("1_143"), "two is not");
}

/// SW-ACN-01, SW-ACN-04: with an Effect on the table either player may play Alter in any phase; without, nobody is asked.
#[test]
fn both_act_in_turns_and_nothing_is_played_without_a_target() {
    let scene = |effect: bool| {
        let mut scene = Scene::new(Phase::Control);
        let core = scene.location("1_283", DARK);
        let trooper = scene.at("1_194", DARK, core);
        if effect {
            scene.on("1_227", DARK, core);
        }
        // Luke is in space: no text of Light's moves anybody at a site.
        let system = scene.location("1_135", LIGHT);
        let falcon = scene.at("1_143", LIGHT, system);
        scene.aboard("1_19", LIGHT, falcon, Role::Pilot);
        scene.hand(LIGHT, &["1_71"]);
        scene.hand(DARK, &["1_194"]);
        // Enough Life Force that nothing is halved.
        scene.next(LIGHT, &["1_28"; 6]);
        (scene.begin(), trooper)
    };
    let (game, trooper) = scene(false);
    let aim = |target| Choice::Play { card: name("1_71"), clause: 0, target: Some(target) };
    assert_eq!(
        (game.asked(), game.0.question()),
        (DARK, Question::Deploy(DARK)),
        "nothing to drain, nothing to cancel"
    );
    assert!(game.0.check(LIGHT, &aim(trooper)).is_err());

    let (mut game, trooper) = scene(true);
    let effect = ObjId(2);
    // Presence Of The Force gives Light an icon to be drained.
    assert_eq!(game.0.question(), Question::Control(DARK));
    game.play(Choice::Pass);
    assert_eq!(game.0.question(), Question::Control(LIGHT));
    assert_eq!(game.offers(), [Choice::Pass, aim(effect)]);
    assert_eq!(game.refused(aim(trooper)), rules::TARGET);
    assert_eq!(game.refused(Choice::Drain(ObjId(0))), rules::IN_TURNS);
    game.play(aim(effect));
    while matches!(game.0.question(), Question::Respond(_)) {
        game.play(Choice::Pass);
    }
    assert_eq!(game.place(effect), None);
    assert_eq!((game.sees(DARK).lost, game.place(trooper)), (vec![name("1_227")], Some(Place::At(ObjId(0)))));
    assert_eq!(game.0.view(Viewer::Watcher).active, DARK);
}

/// SW-ACN-06: Luke and Vader fight: two more destinies for Dark; a lone defending Leia has two more as well.
#[test]
fn interrupts_add_battle_destinies() {
    let mut scene = Scene::new(Phase::Battle);
    let cantina = scene.location("1_128", LIGHT);
    scene.at("1_168", DARK, cantina);
    scene.at("1_17", LIGHT, cantina);
    scene.hand(DARK, &["1_248"]);
    scene.hand(LIGHT, &["1_119"]);
    scene.force(DARK, 5);
    let mut game = scene.begin();
    assert!(game.is_refused(play("1_248", 0)), "no battle yet");
    game.play(Choice::Battle(cantina));
    assert_eq!(game.offers(), [Choice::Pass, play("1_248", 0)], "Leia is a Rebel of ability three, not Luke");
    game.play(play("1_248", 0));
    while matches!(game.0.question(), Question::Respond(_)) {
        game.play(Choice::Pass);
    }
    assert_eq!(game.offers(), [Choice::Pass, play("1_119", 1)], "Leia alone, attacked at a site");
    game.play(play("1_119", 1));
    while matches!(game.0.question(), Question::Respond(_)) {
        game.play(Choice::Pass);
    }
    assert_eq!(game.value(Quantity::BattleDestinies(DARK, cantina)), 1 + 1);
    assert_eq!(
        game.value(Quantity::BattleDestinies(LIGHT, cantina)),
        2,
        "three ability give none of their own"
    );
    assert_eq!((game.sees(DARK).lost, game.sees(LIGHT).lost), (vec![name("1_248")], vec![name("1_119")]));
}

/// Sense cancels Alter outright, and Alter Sense.
#[test]
fn alter_and_sense_cancel_each_other_outright() {
    let (mut game, _) = deployed();
    game.play(play("1_249", 0));
    game.play(play("1_109", 0));
    game.play(play("1_267", 0));
    assert_eq!(game.asked(), LIGHT);
    assert!(game.offers().contains(&play("1_71", 1)));
    let reserve = game.sees(LIGHT).reserve.len();
    game.play(play("1_71", 1));
    while matches!(game.0.question(), Question::Respond(_)) {
        game.play(Choice::Pass);
    }
    // Alter drew nothing; the first Sense then drew one.
    assert_eq!(game.sees(LIGHT).reserve.len(), reserve - 1);
    assert_eq!(game.sees(DARK).lost, [name("1_267"), name("1_249")]);
}
