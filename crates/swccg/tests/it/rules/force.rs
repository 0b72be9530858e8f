//! Activating, draining, losing, drawing, recirculating; locations and presence.

use crate::rules::scene::{DARK, LIGHT, Scene, name};
use swccg::pile::{Back, PileName, Seen};
use swccg::why::{Cause, Reason, Step};
use swccg::{Choice, From, ObjId, Phase, Quantity, Role, rules};
use table::{Game, Turn};

/// SW-ACT-01: Cantina 2 for Light, Docking Bay 94 1, one personal; Luke off Tatooine 1 more.
#[test]
fn generation_counts_icons_oneself_and_texts() {
    let mut scene = Scene::new(Phase::Activate).light();
    let cantina = scene.location("1_128", LIGHT);
    scene.location("1_129", LIGHT);
    let room = scene.location("1_139", LIGHT);
    scene.at("1_19", LIGHT, room);
    let game = scene.begin();
    let why = game.0.why(Quantity::Generation(LIGHT));
    assert_eq!(why.value, 1 + 2 + 1 + 2 + 1);
    assert_eq!(why.reasons[0], Reason { by: Cause::Rule(rules::GENERATION), step: Step::Plus(1) });
    assert_eq!(why.reasons[1], Reason { by: Cause::Text(cantina, name("1_128")), step: Step::Plus(2) });
    assert_eq!(why.reasons[4], Reason { by: Cause::Text(ObjId(3), name("1_19")), step: Step::Plus(1) });
    assert_eq!(game.value(Quantity::Generation(DARK)), 1 + 2 + 1);
}

/// SW-ACT-02
#[test]
fn no_more_is_activated_than_generated() {
    let mut scene = Scene::new(Phase::Activate);
    scene.location("1_128", LIGHT);
    let mut game = scene.begin();
    assert_eq!(game.offers(), [0, 1, 2, 3].map(Choice::Activate));
    assert_eq!(game.refused(Choice::Activate(4)), rules::ACTIVATE);
    game.play(Choice::Activate(2));
    assert_eq!((game.force(DARK), game.sees(DARK).reserve.len()), (2, 8));
}

/// SW-CTL-01, SW-CTL-02, SW-PRS-01: Dark controls the Cantina (two Light icons), not the farm.
#[test]
fn a_drain_takes_the_opponents_icons_where_one_controls() {
    let mut scene = Scene::new(Phase::Control);
    let cantina = scene.location("1_128", LIGHT);
    let farm = scene.location("1_132", LIGHT);
    scene.at("1_194", DARK, cantina);
    scene.at("1_194", DARK, farm);
    scene.at("1_28", LIGHT, farm);
    scene.at("1_32", LIGHT, cantina);
    let mut game = scene.begin();
    assert_eq!(
        game.offers(),
        [Choice::Pass, Choice::Drain(cantina)],
        "a droid without ability is no presence"
    );
    assert_eq!(game.refused(Choice::Drain(farm)), rules::DRAIN);
    game.play(Choice::Drain(cantina));
    assert_eq!(game.asked(), LIGHT);
    for _ in 0..2 {
        game.play(Choice::Lose(From::Pile(PileName::Reserve)));
    }
    assert_eq!(game.sees(LIGHT).lost, [name("1_28"); 2]);
    assert_ne!(game.0.view(table::Viewer::Watcher).phase, Phase::Control, "nothing is left to drain");
}

/// SW-FRC-01
#[test]
fn force_is_lost_from_piles_or_hand_one_at_a_time() {
    let mut scene = Scene::new(Phase::Control);
    let cantina = scene.location("1_128", LIGHT);
    scene.at("1_194", DARK, cantina);
    scene.hand(LIGHT, &["1_19", "1_28", "1_28"]);
    scene.force(LIGHT, 1);
    let mut game = scene.begin();
    game.play(Choice::Drain(cantina));
    let lose = |from| Choice::Lose(from);
    assert_eq!(
        game.offers(),
        [
            lose(From::Pile(PileName::Reserve)),
            lose(From::Pile(PileName::Force)),
            lose(From::Hand(name("1_19"))),
            lose(From::Hand(name("1_28"))),
        ]
    );
    assert_eq!(game.refused(lose(From::Pile(PileName::Used))), rules::LOSE);
    game.play(lose(From::Hand(name("1_19"))));
    game.play(lose(From::Pile(PileName::Force)));
    assert_eq!((game.sees(LIGHT).lost, game.sees(LIGHT).hand), (vec![name("1_19"), name("1_28")], 2));
}

/// SW-FRC-02
#[test]
fn force_is_used_unseen_and_nobody_pays_more_than_there_is() {
    let mut scene = Scene::new(Phase::Deploy);
    let core = scene.location("1_283", DARK);
    scene.hand(DARK, &["1_168", "1_170"]);
    scene.force(DARK, 3);
    let mut game = scene.begin();
    let deploy = |card: &str| Choice::Deploy { card: name(card), to: swccg::To::At(core) };
    assert_eq!(game.refused(deploy("1_168")), rules::USE);
    game.play(deploy("1_170"));
    assert_eq!((game.force(DARK), game.sees(DARK).used.len()), (1, 2));
    assert!(game.sees(DARK).used.iter().all(|back| *back == Back::Hidden(Seen::NOBODY)));
}

/// SW-FRC-03, SW-DRW-01
#[test]
fn cards_are_drawn_and_used_piles_go_under() {
    let mut scene = Scene::new(Phase::Draw);
    scene.location("1_283", DARK);
    scene.force(DARK, 3);
    scene.0.sides[LIGHT].used = vec![Some((name("1_19"), Seen::ALL))];
    let mut game = scene.begin();
    assert_eq!(game.offers(), [Choice::Pass, Choice::Draw]);
    game.play(Choice::Draw);
    assert_eq!((game.sees(DARK).hand, game.force(DARK)), (1, 2));
    game.play(Choice::Pass);
    let light = game.sees(LIGHT);
    assert_eq!((light.used.len(), light.reserve.len()), (0, 11));
    assert_eq!(light.reserve[0], Back::Known(name("1_19"), Seen::ALL), "under everything, and remembered");
    assert_eq!((game.asked(), game.0.view(table::Viewer::Watcher).turn), (LIGHT, 2));
}

/// SW-END-01
#[test]
fn whoever_has_no_life_force_has_lost() {
    let mut scene = Scene::new(Phase::Control);
    let cantina = scene.location("1_128", LIGHT);
    scene.at("1_194", DARK, cantina);
    scene.hand(LIGHT, &["1_19"]);
    scene.0.sides[LIGHT].reserve.truncate(1);
    let mut game = scene.begin();
    game.play(Choice::Drain(cantina));
    game.play(Choice::Lose(From::Pile(PileName::Reserve)));
    let Turn::Over(ending) = game.0.turn() else { panic!("over") };
    assert_eq!((ending.rule, ending.winners.has(DARK), ending.winners.len()), (rules::LOSING, true, 1));
}

/// SW-PRS-01, SW-PRS-02: somebody in an enclosed vehicle gives presence but is not present.
#[test]
fn presence_counts_those_inside() {
    let mut scene = Scene::new(Phase::Control);
    let farm = scene.location("1_132", LIGHT);
    let walker = scene.at("900_1", DARK, farm);
    scene.aboard("1_180", DARK, walker, Role::Pilot);
    scene.at("1_32", LIGHT, farm);
    let game = scene.begin();
    assert!(game.offers().contains(&Choice::Drain(farm)));
    assert_eq!(
        game.value(Quantity::TotalPower(DARK, farm)),
        5 + 2,
        "the walker and its pilot's bonus, no power of the pilot"
    );
}

/// A chance step names the card that was turned.
#[test]
fn an_unsettled_card_is_settled_by_chance() {
    let mut scene = Scene::new(Phase::Draw);
    scene.location("1_283", DARK);
    scene.0.sides[DARK].force = vec![None];
    scene.0.sides[DARK].unsettled = vec![(name("1_168"), 1)];
    let mut game = scene.begin();
    game.play(Choice::Draw);
    assert_eq!(game.0.turn(), Turn::Chance);
    game.chance("1_168");
    assert_eq!(game.sees(DARK).known.len(), 1);
}
