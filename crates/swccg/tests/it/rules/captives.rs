//! Captives, captured ships, stolen cards, cards saved or put out of play.

use crate::rules::scene::{DARK, LIGHT, Play, Scene, name};
use swccg::{Choice, Marks, ObjId, Phase, Place, Quantity, Question, Role, To, Way, rules};
use table::{Game, Viewer};

/// Vader and a trooper beat Leia at this site; Dark holds We Have A Prisoner. Leia has been hit by a lightsaber.
fn beaten(site: &str) -> (Play, ObjId, [ObjId; 3]) {
    let mut scene = Scene::new(Phase::Battle);
    let at = scene.location(site, DARK);
    let vader = scene.at("1_168", DARK, at);
    let saber = scene.on("1_324", DARK, vader);
    let trooper = scene.at("1_170", DARK, at);
    let leia = scene.at("1_17", LIGHT, at);
    scene.on("1_152", LIGHT, leia);
    scene.next(DARK, &["1_170", "1_170"]);
    scene.hand(DARK, &["2_142"]);
    scene.force(DARK, 3);
    let mut game = scene.begin();
    game.play(Choice::Battle(at));
    game.let_go();
    game.play(Choice::Fire { weapon: saber, target: leia });
    while matches!(game.0.question(), Question::Weapons(_) | Question::Respond(_) | Question::Destiny(_)) {
        game.play(Choice::Pass);
    }
    assert_eq!(game.value(Quantity::Forfeit(leia)), 0);
    game.play(Choice::Forfeit(leia));
    (game, at, [vader, trooper, leia])
}

const PRISONER: fn(u8) -> Choice = |clause| Choice::Play { card: name("2_142"), clause, target: None };

/// SW-ACN-10, SW-CPT-01: about to be lost, Leia is captured instead: whole again, her blaster with her, and takes part in
/// nothing.
#[test]
fn a_prisoner_is_taken_before_being_lost() {
    let (mut game, at, [vader, trooper, leia]) = beaten("1_284");
    assert_eq!((game.asked(), game.offers()), (DARK, vec![Choice::Pass, PRISONER(0)]));
    assert!(game.place(leia).is_some(), "about to be lost is not yet lost");
    game.play(PRISONER(0));
    game.let_go();
    assert_eq!(game.offers(), [Choice::Aim(vader), Choice::Aim(trooper)], "any warrior there");
    game.play(Choice::Aim(trooper));
    assert_eq!(game.place(leia), Some(Place::On(trooper)));
    assert!(game.marks(leia).has(Marks::CAPTIVE) && !game.marks(leia).has(Marks::HIT));
    assert_eq!(game.value(Quantity::Forfeit(leia)), 6, "restored");
    assert_eq!(game.sees(LIGHT).lost.len(), 0, "the blaster stays with her");
    // The battle damage is still to be taken: the forfeit counted nought.
    assert!(matches!(game.0.question(), Question::Damage(LIGHT)));
    assert!(!game.offers().contains(&Choice::Forfeit(leia)));
    let _ = at;
}

/// SW-ACN-10: nobody responds: lost.
#[test]
fn without_a_response_the_card_is_lost() {
    let (mut game, _, [_, _, leia]) = beaten("1_284");
    game.play(Choice::Pass);
    assert_eq!(game.place(leia), None);
    assert_eq!(game.sees(LIGHT).lost, [name("1_152"), name("1_17")]);
}

/// SW-CPT-04: in the move phase the escort hands the captive over to the prison; IT-O there adds one to the drain for each.
#[test]
fn prisons_hold_captives() {
    let mut scene = Scene::new(Phase::Move);
    let block = scene.location("1_284", DARK);
    let room = scene.location("1_287", DARK);
    let trooper = scene.at("1_170", DARK, block);
    let other = scene.at("1_194", DARK, room);
    let leia = scene.on("1_17", LIGHT, trooper);
    let han = scene.on("1_11", LIGHT, other);
    scene.mark(leia, Marks::CAPTIVE);
    scene.mark(han, Marks::CAPTIVE);
    scene.at("2_93", DARK, block);
    let mut game = scene.begin();
    let hand_over = |card| Choice::Move { card, way: Way::Imprison };
    assert_eq!(game.refused(hand_over(han)), rules::PRISON, "no prison");
    game.play(hand_over(leia));
    assert_eq!(game.place(leia), Some(Place::At(block)));
    assert!(game.marks(leia).has(Marks::CAPTIVE));
    // The Detention Block has no Light icon: the captive alone makes a drain.
    assert_eq!(game.value(Quantity::Drain(DARK, block)), 1);
    assert_eq!(game.value(Quantity::TotalPower(LIGHT, block)), 0);
}

/// SW-CPT-01, SW-CPT-02: a captive does not move, gives no presence, keeps its owner from a second one, and is free when
/// its escort is lost.
#[test]
fn captives_come_free_with_their_escorts_loss() {
    let mut scene = Scene::new(Phase::Deploy).light();
    let cantina = scene.location("1_128", LIGHT);
    let vader = scene.at("1_194", DARK, cantina);
    let leia = scene.on("1_17", LIGHT, vader);
    scene.mark(leia, Marks::CAPTIVE);
    scene.hand(LIGHT, &["1_17"]);
    scene.force(LIGHT, 9);
    let mut game = scene.begin();
    assert_eq!(
        game.refused(Choice::Deploy { card: name("1_17"), to: To::At(cantina) }),
        rules::DEPLOY_DOTS,
        "she is still on the table"
    );
    assert_eq!(game.0.why(Quantity::BattleDestinies(LIGHT, cantina)).value, 0);
    game.pass_to(Phase::Move);
    assert_eq!(game.refused(Choice::Move { card: leia, way: Way::Disembark }), rules::CAPTIVE);

    let mut scene = Scene::new(Phase::Battle).light();
    let cantina = scene.location("1_128", LIGHT);
    let trooper = scene.at("1_194", DARK, cantina);
    let leia = scene.on("1_17", LIGHT, trooper);
    scene.mark(leia, Marks::CAPTIVE);
    scene.at("1_21", LIGHT, cantina);
    scene.force(LIGHT, 9);
    let mut game = scene.begin();
    game.play(Choice::Battle(cantina));
    while !matches!(game.0.question(), Question::Damage(_)) {
        game.play(Choice::Pass);
    }
    assert!(!game.marks(leia).has(Marks::FIGHTS));
    game.play(Choice::Forfeit(trooper));
    assert_eq!(game.place(leia), Some(Place::At(cantina)), "free where the escort stood");
    assert!(!game.marks(leia).has(Marks::CAPTIVE));
}

/// A battle of ships that has been fought: Dark's destroyer with a tractor beam against this Light ship.
fn fought(ship: &str, pilot: Option<&str>) -> (Play, [ObjId; 3]) {
    let mut scene = Scene::new(Phase::Battle);
    let system = scene.location("1_296", DARK);
    let destroyer = scene.at("1_301", DARK, system);
    let beam = scene.on("2_115", DARK, destroyer);
    let ship = scene.at(ship, LIGHT, system);
    if let Some(pilot) = pilot {
        scene.aboard(pilot, LIGHT, ship, Role::Pilot);
    }
    scene.next(DARK, &["1_271"]);
    scene.hand(DARK, &["2_142"]);
    scene.force(DARK, 9);
    let mut game = scene.begin();
    game.play(Choice::Battle(system));
    while !matches!(game.0.question(), Question::Damage(_)) {
        game.play(Choice::Pass);
    }
    while matches!(game.0.question(), Question::Damage(LIGHT)) {
        game.play(Choice::Lose(swccg::From::Pile(swccg::pile::PileName::Reserve)));
    }
    (game, [destroyer, beam, ship])
}

/// SW-CPT-03: six beats the Falcon's manoeuvre of four: captured at the end of the battle, with Han aboard; he is taken
/// prisoner for two Force and the empty ship changes sides.
#[test]
fn a_tractor_beam_captures_a_ship() {
    let (mut game, [destroyer, beam, falcon]) = fought("1_143", Some("1_4"));
    let pull = Choice::Use { card: beam, clause: 1, target: Some(falcon) };
    assert_eq!((game.asked(), game.offers()), (DARK, vec![Choice::Pass, pull]));
    game.play(pull);
    assert!(game.marks(falcon).has(Marks::CAPTIVE));
    assert_eq!(game.force(DARK), 9 - 1 - 2);
    let system = ObjId(0);
    let han = ObjId(4);
    assert_eq!(game.value(Quantity::TotalPower(LIGHT, system)), 0);
    while !matches!(game.0.question(), Question::Battle(DARK)) {
        game.play(Choice::Pass);
    }
    let board = Choice::Play { card: name("2_142"), clause: 1, target: Some(falcon) };
    assert!(game.offers().contains(&board));
    game.play(board);
    game.let_go();
    assert_eq!((game.force(DARK), game.place(han)), (9 - 3 - 2, Some(Place::On(destroyer))));
    let owner = game.0.laid().find(|laid| laid.id == falcon).unwrap().owner;
    assert_eq!(owner, DARK, "a captured ship without its people changes sides");
    assert!(!game.marks(falcon).has(Marks::CAPTIVE));
}

/// SW-CPT-03: an unmanned fighter is stolen at once.
#[test]
fn a_captured_ship_with_nobody_aboard_is_stolen() {
    let (mut game, [_, beam, wing]) = fought("1_146", None);
    game.play(Choice::Use { card: beam, clause: 1, target: Some(wing) });
    assert_eq!(game.0.laid().find(|laid| laid.id == wing).unwrap().owner, DARK);
}

/// SW-STL-01: Kabe steals a blaster rifle with a destiny below its three, cannot fire it, hands it to a warrior free.
#[test]
fn kabe_steals() {
    let scene = |drawn: &str| {
        let mut scene = Scene::new(Phase::Control).light();
        let cantina = scene.location("1_128", LIGHT);
        let kabe = scene.at("1_14", LIGHT, cantina);
        let trooper = scene.at("1_28", LIGHT, cantina);
        let guard = scene.at("1_194", DARK, cantina);
        let rifle = scene.on("1_312", DARK, guard);
        scene.next(LIGHT, &[drawn]);
        let mut game = scene.begin();
        game.use_text(kabe, 0, Some(rifle));
        (game, kabe, trooper, rifle)
    };
    let (mut game, kabe, trooper, rifle) = scene("1_143");
    assert_eq!(game.place(rifle), Some(Place::On(kabe)));
    assert!(game.marks(rifle).has(Marks::TAKEN));
    game.pass_to(Phase::Deploy);
    game.play(Choice::Transfer { card: rifle, to: trooper });
    assert_eq!((game.place(rifle), game.force(LIGHT)), (Some(Place::On(trooper)), 0));
    let (game, _, _, rifle) = scene("1_26");
    assert_eq!(game.place(rifle), Some(Place::On(ObjId(3))), "three is not below three");
}

/// SW-STL-01: in Kabe's hands the rifle is carried, not used.
#[test]
fn a_stolen_weapon_that_could_not_be_carried_is_not_used() {
    let mut scene = Scene::new(Phase::Battle).light();
    let cantina = scene.location("1_128", LIGHT);
    let kabe = scene.at("1_14", LIGHT, cantina);
    let rifle = scene.on("1_312", LIGHT, kabe);
    let guard = scene.at("1_194", DARK, cantina);
    scene.force(LIGHT, 5);
    scene.hand(LIGHT, &["1_109"]);
    let mut game = scene.begin();
    game.play(Choice::Battle(cantina));
    assert!(game.is_refused(Choice::Fire { weapon: rifle, target: guard }));
}

/// SW-STL-01: Wioslea draws five against the droid's three, then pays its deploy cost; too poor, it stays where it is.
#[test]
fn wioslea_buys_a_droid() {
    let scene = |force: usize| {
        let mut scene = Scene::new(Phase::Control).light();
        let cantina = scene.location("1_128", LIGHT);
        let wioslea = scene.at("1_33", LIGHT, cantina);
        let droid = scene.at("1_197", DARK, cantina);
        scene.at("1_194", DARK, cantina);
        scene.next(LIGHT, &["1_82"]);
        scene.force(LIGHT, force);
        let mut game = scene.begin();
        game.use_text(wioslea, 0, Some(droid));
        (game.0.laid().find(|laid| laid.id == droid).unwrap().owner, game.force(LIGHT))
    };
    assert_eq!(scene(4), (LIGHT, 4 - 1 - 2));
    assert_eq!(scene(2), (DARK, 1));
}

/// SW-TXT-02: beside Chewbacca a droid that was hit goes to the Used Pile, one that was not is lost.
#[test]
fn chewbacca_saves_what_was_hit() {
    let scene = |hits: bool| {
        let mut scene = Scene::new(Phase::Battle);
        let cantina = scene.location("1_128", LIGHT);
        scene.at("2_3", LIGHT, cantina);
        let droid = scene.at("1_32", LIGHT, cantina);
        let tagge = scene.at("1_178", DARK, cantina);
        let blaster = scene.on("1_317", DARK, tagge);
        scene.force(DARK, 5);
        let mut game = scene.begin();
        game.play(Choice::Battle(cantina));
        game.let_go();
        if hits {
            game.play(Choice::Fire { weapon: blaster, target: droid });
        }
        while game.0.view(Viewer::Watcher).battle.is_some() && game.0.question() != Question::Damage(LIGHT) {
            let reserve = swccg::From::Pile(swccg::pile::PileName::Reserve);
            let damage = matches!(game.0.question(), Question::Damage(_));
            game.play(if damage { Choice::Lose(reserve) } else { Choice::Pass });
        }
        if hits {
            game.play(Choice::Forfeit(droid));
        }
        (game.place(droid).is_some(), game.sees(LIGHT).used.len(), game.sees(LIGHT).lost.len())
    };
    assert_eq!(scene(true), (false, 1, 0));
    assert_eq!(scene(false), (true, 0, 0));
}

/// Chewbacca beside Han, and at the controls of the Falcon.
#[test]
fn chewbacca_and_han() {
    let mut scene = Scene::new(Phase::Move).light();
    let system = scene.location("1_127", LIGHT);
    let falcon = scene.at("1_143", LIGHT, system);
    let chewie = scene.aboard("2_3", LIGHT, falcon, Role::Pilot);
    scene.aboard("1_11", LIGHT, falcon, Role::Pilot);
    scene.force(LIGHT, 1);
    let game = scene.begin();
    assert_eq!(game.value(Quantity::Power(chewie)), 7);
    assert_eq!(
        (game.value(Quantity::Maneuver(falcon)), game.value(Quantity::Power(falcon))),
        (4 + 1 + 2, 3 + 2 + 2)
    );
}

/// SW-DUE-01, SW-ZON-01: Vader six against Obi-Wan five and his lightsaber's two: Vader is out of play for good.
#[test]
fn the_circle_is_now_complete() {
    let duel = |saber: bool| {
        let mut scene = Scene::new(Phase::Deploy);
        let cantina = scene.location("1_128", LIGHT);
        let vader = scene.at("1_168", DARK, cantina);
        let obi = scene.at("1_21", LIGHT, cantina);
        if saber {
            scene.on("1_157", LIGHT, obi);
        }
        scene.hand(DARK, &["1_271", "1_168"]);
        scene.force(DARK, 9);
        let mut game = scene.begin();
        game.play(Choice::Play { card: name("1_271"), clause: 0, target: None });
        game.let_go();
        (game, vader, obi, cantina)
    };
    let (game, vader, obi, _) = duel(false);
    assert_eq!((game.place(vader).is_some(), game.place(obi)), (true, None));
    assert_eq!((game.sees(LIGHT).gone, game.sees(LIGHT).lost), (vec![name("1_21")], vec![]));
    let (game, vader, _, cantina) = duel(true);
    assert_eq!((game.place(vader), game.sees(DARK).gone), (None, vec![name("1_168")]));
    let again = Choice::Deploy { card: name("1_168"), to: To::At(cantina) };
    assert_eq!(game.0.check(DARK, &again).unwrap_err(), swccg::Refusal::Barred { rule: rules::DEPLOY_DOTS });
}
