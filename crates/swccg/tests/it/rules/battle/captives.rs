//! Captives, captured ships, stolen cards, cards saved or placed out of play.

use crate::rules::scene::{DARK, LIGHT, Play, Scene, name};
use contract::{Game, Viewer};
use swccg::{Choice, Destination, Marks, MoveKind, ObjId, Phase, Place, Quantity, Question, Role, rules};

/// Vader and a trooper beat Leia at this site; Dark holds We Have A Prisoner. Leia has been hit by a lightsaber.
fn beaten(site: &str) -> (Play, ObjId, [ObjId; 3]) {
    let mut scene = Scene::new(Phase::Battle);
    let at = scene.location(site, DARK);
    let vader = scene.at("Darth Vader", DARK, at);
    let saber = scene.on("Vader's Lightsaber", DARK, vader);
    let trooper = scene.at("Death Star Trooper", DARK, at);
    let leia = scene.at("Leia Organa", LIGHT, at);
    scene.on("Blaster", LIGHT, leia);
    scene.next(DARK, &["Death Star Trooper", "Death Star Trooper"]);
    scene.hand(DARK, &["We Have A Prisoner"]);
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

const PRISONER: fn(u8) -> Choice =
    |clause| Choice::Play { card: name("We Have A Prisoner"), clause, target: None };

/// SW-ACN-10, SW-CPT-01: about to be lost, Leia is captured instead: her hit is cleared, she keeps her blaster, and
/// she takes part in nothing.
#[test]
fn a_prisoner_is_taken_before_being_lost() {
    let (mut game, at, [vader, trooper, leia]) = beaten("Death Star: Detention Block Corridor");
    assert_eq!((game.asked(), game.legal_choices()), (DARK, vec![Choice::Pass, PRISONER(0)]));
    assert!(game.place(leia).is_some(), "about to be lost is not yet lost");
    game.play(PRISONER(0));
    game.let_go();
    assert_eq!(game.legal_choices(), [Choice::Aim(vader), Choice::Aim(trooper)], "any warrior there");
    game.play(Choice::Aim(trooper));
    assert_eq!(game.place(leia), Some(Place::On(trooper)));
    assert!(game.marks(leia).has(Marks::CAPTIVE) && !game.marks(leia).has(Marks::HIT));
    assert_eq!(game.value(Quantity::Forfeit(leia)), 6, "restored");
    assert_eq!(game.sees(LIGHT).lost.len(), 0, "the blaster stays with her");
    // The battle damage is still to be taken: the forfeit value counted as zero.
    assert!(matches!(game.0.question(), Question::Damage(LIGHT)));
    assert!(!game.legal_choices().contains(&Choice::Forfeit(leia)));
    let _ = at;
}

/// SW-ACN-10: without a response she is lost.
#[test]
fn without_a_response_the_card_is_lost() {
    let (mut game, _, [_, _, leia]) = beaten("Death Star: Detention Block Corridor");
    game.play(Choice::Pass);
    assert_eq!(game.place(leia), None);
    assert_eq!(game.sees(LIGHT).lost, [name("Blaster"), name("Leia Organa")]);
}

/// SW-CPT-04: in the move phase the escort hands the captive over to the prison; IT-O there adds one to the drain for each.
#[test]
fn prisons_hold_captives() {
    let mut scene = Scene::new(Phase::Move);
    let block = scene.location("Death Star: Detention Block Corridor", DARK);
    let room = scene.location("Death Star: War Room", DARK);
    let trooper = scene.at("Death Star Trooper", DARK, block);
    let other = scene.at("Stormtrooper", DARK, room);
    let leia = scene.on("Leia Organa", LIGHT, trooper);
    let han = scene.on("Han Solo", LIGHT, other);
    scene.mark(leia, Marks::CAPTIVE);
    scene.mark(han, Marks::CAPTIVE);
    scene.at("IT-O", DARK, block);
    let mut game = scene.begin();
    let hand_over = |card| Choice::Move { card, way: MoveKind::Imprison };
    assert_eq!(game.refused(hand_over(han)), rules::PRISON, "no prison");
    game.play(hand_over(leia));
    assert_eq!(game.place(leia), Some(Place::At(block)));
    assert!(game.marks(leia).has(Marks::CAPTIVE));
    // The Detention Block has no Light icon: the captive alone makes a drain possible.
    assert_eq!(game.value(Quantity::Drain(DARK, block)), 1);
    assert_eq!(game.value(Quantity::TotalPower(LIGHT, block)), 0);
}

/// SW-CPT-01, SW-CPT-02: a captive does not move, provides no presence, still counts against its owner's second copy,
/// and is released when its escort is lost.
#[test]
fn captives_come_free_with_their_escorts_loss() {
    let mut scene = Scene::new(Phase::Deploy).light();
    let cantina = scene.location("Tatooine: Cantina", LIGHT);
    let vader = scene.at("Stormtrooper", DARK, cantina);
    let leia = scene.on("Leia Organa", LIGHT, vader);
    scene.mark(leia, Marks::CAPTIVE);
    scene.hand(LIGHT, &["Leia Organa"]);
    scene.force(LIGHT, 9);
    let mut game = scene.begin();
    assert_eq!(
        game.refused(Choice::Deploy { card: name("Leia Organa"), to: Destination::At(cantina) }),
        rules::DEPLOY_DOTS,
        "she is still on the table"
    );
    assert_eq!(game.0.explain_quantity(Quantity::BattleDestinies(LIGHT, cantina)).value, 0);
    game.pass_to(Phase::Move);
    assert_eq!(game.refused(Choice::Move { card: leia, way: MoveKind::Disembark }), rules::CAPTIVE);

    let mut scene = Scene::new(Phase::Battle).light();
    let cantina = scene.location("Tatooine: Cantina", LIGHT);
    let trooper = scene.at("Stormtrooper", DARK, cantina);
    let leia = scene.on("Leia Organa", LIGHT, trooper);
    scene.mark(leia, Marks::CAPTIVE);
    scene.at("Obi-Wan Kenobi", LIGHT, cantina);
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

/// After a battle of ships: Dark's destroyer with a tractor beam against this Light ship.
fn fought(ship: &str, pilot: Option<&str>) -> (Play, [ObjId; 3]) {
    let mut scene = Scene::new(Phase::Battle);
    let system = scene.location("Yavin 4 (Dark)", DARK);
    let destroyer = scene.at("Devastator", DARK, system);
    let beam = scene.on("Tractor Beam", DARK, destroyer);
    let ship = scene.at(ship, LIGHT, system);
    if let Some(pilot) = pilot {
        scene.aboard(pilot, LIGHT, ship, Role::Pilot);
    }
    scene.next(DARK, &["The Circle Is Now Complete"]);
    scene.hand(DARK, &["We Have A Prisoner"]);
    scene.force(DARK, 9);
    let mut game = scene.begin();
    game.play(Choice::Battle(system));
    while !matches!(game.0.question(), Question::Damage(_)) {
        game.play(Choice::Pass);
    }
    while matches!(game.0.question(), Question::Damage(LIGHT)) {
        game.play(Choice::Lose(swccg::LossSource::Pile(swccg::cards::pile::PileName::Reserve)));
    }
    (game, [destroyer, beam, ship])
}

/// SW-CPT-03: six exceeds the Falcon's maneuver of four: it is captured at the end of the battle, with Han aboard; he
/// is captured for two Force, and the empty ship changes sides.
#[test]
fn a_tractor_beam_captures_a_ship() {
    let (mut game, [destroyer, beam, falcon]) = fought("Millennium Falcon", Some("BoShek"));
    let pull = Choice::Use { card: beam, clause: 1, target: Some(falcon) };
    assert_eq!((game.asked(), game.legal_choices()), (DARK, vec![Choice::Pass, pull]));
    game.play(pull);
    assert!(game.marks(falcon).has(Marks::CAPTIVE));
    assert_eq!(game.force(DARK), 9 - 1 - 2);
    let system = ObjId(0);
    let han = ObjId(4);
    assert_eq!(game.value(Quantity::TotalPower(LIGHT, system)), 0);
    while !matches!(game.0.question(), Question::Battle(DARK)) {
        game.play(Choice::Pass);
    }
    let board = Choice::Play { card: name("We Have A Prisoner"), clause: 1, target: Some(falcon) };
    assert!(game.legal_choices().contains(&board));
    game.play(board);
    game.let_go();
    assert_eq!((game.force(DARK), game.place(han)), (9 - 3 - 2, Some(Place::On(destroyer))));
    let owner = game.0.table_cards().find(|laid| laid.id == falcon).unwrap().owner;
    assert_eq!(owner, DARK, "a captured ship without its people changes sides");
    assert!(!game.marks(falcon).has(Marks::CAPTIVE));
}

/// SW-CPT-03: a captured ship goes where its captor goes; when the captor is lost it is free where that was.
#[test]
fn a_captured_ship_goes_with_its_captor() {
    let mut scene = Scene::new(Phase::Move);
    let tatooine = scene.location("Tatooine", LIGHT);
    let kessel = scene.location("Kessel", DARK);
    let destroyer = scene.at("Devastator", DARK, tatooine);
    scene.on("Tractor Beam", DARK, destroyer);
    let falcon = scene.on("Millennium Falcon", LIGHT, destroyer);
    scene.mark(falcon, Marks::CAPTIVE);
    let pilot = scene.aboard("BoShek", LIGHT, falcon, Role::Pilot);
    scene.force(DARK, 3);
    let mut game = scene.begin();
    game.play(Choice::Move { card: destroyer, way: swccg::MoveKind::Hyperspeed(kessel) });
    assert_eq!(game.place(falcon), Some(Place::On(destroyer)));
    assert!(game.marks(falcon).has(Marks::CAPTIVE));
    assert_eq!(game.place(pilot), Some(Place::Aboard(falcon, Role::Pilot)));
    // Without its beam the captor holds nothing.
    let mut scene = Scene::new(Phase::Move);
    let yavin = scene.location("Yavin 4 (Dark)", DARK);
    let destroyer = scene.at("Devastator", DARK, yavin);
    let falcon = scene.on("Millennium Falcon", LIGHT, destroyer);
    scene.mark(falcon, Marks::CAPTIVE);
    scene.aboard("BoShek", LIGHT, falcon, Role::Pilot);
    let game = scene.begin();
    assert_eq!((game.place(falcon), game.marks(falcon)), (Some(Place::At(yavin)), Marks::NONE));
}

/// SW-CPT-03: a captor that is forfeited leaves its captured ship free at the system.
#[test]
fn a_captured_ship_outlives_its_captor() {
    let mut scene = Scene::new(Phase::Battle).light();
    let yavin = scene.location("Yavin 4 (Dark)", DARK);
    let destroyer = scene.at("Devastator", DARK, yavin);
    scene.on("Tractor Beam", DARK, destroyer);
    let falcon = scene.on("Millennium Falcon", LIGHT, destroyer);
    scene.mark(falcon, Marks::CAPTIVE);
    scene.aboard("BoShek", LIGHT, falcon, Role::Pilot);
    for _ in 0..6 {
        scene.at("X-wing", LIGHT, yavin);
    }
    scene.force(LIGHT, 1);
    let mut game = scene.begin();
    game.play(Choice::Battle(yavin));
    while game.is_refused(Choice::Forfeit(destroyer)) {
        game.play(Choice::Pass);
    }
    game.play(Choice::Forfeit(destroyer));
    game.let_go();
    assert_eq!((game.place(destroyer), game.place(falcon)), (None, Some(Place::At(yavin))));
    assert!(!game.marks(falcon).has(Marks::CAPTIVE));
}

/// SW-CPT-03: an empty fighter is stolen at once.
#[test]
fn a_captured_ship_with_nobody_aboard_is_stolen() {
    let (mut game, [_, beam, wing]) = fought("X-wing", None);
    game.play(Choice::Use { card: beam, clause: 1, target: Some(wing) });
    assert_eq!(game.0.table_cards().find(|laid| laid.id == wing).unwrap().owner, DARK);
}

/// SW-STL-01: Kabe steals a blaster rifle with a destiny below its three, cannot fire it, and transfers it to a
/// warrior for free.
#[test]
fn kabe_steals() {
    let scene = |drawn: &str| {
        let mut scene = Scene::new(Phase::Control).light();
        let cantina = scene.location("Tatooine: Cantina", LIGHT);
        let kabe = scene.at("Kabe", LIGHT, cantina);
        let trooper = scene.at("Rebel Trooper", LIGHT, cantina);
        let guard = scene.at("Stormtrooper", DARK, cantina);
        let rifle = scene.on("Blaster Rifle (Dark)", DARK, guard);
        scene.next(LIGHT, &[drawn]);
        let mut game = scene.begin();
        game.use_text(kabe, 0, Some(rifle));
        (game, kabe, trooper, rifle)
    };
    let (mut game, kabe, trooper, rifle) = scene("Millennium Falcon");
    assert_eq!(game.place(rifle), Some(Place::On(kabe)));
    assert!(game.marks(rifle).has(Marks::TAKEN));
    game.pass_to(Phase::Deploy);
    game.play(Choice::Transfer { card: rifle, to: trooper });
    assert_eq!((game.place(rifle), game.force(LIGHT)), (Some(Place::On(trooper)), 0));
    let (game, _, _, rifle) = scene("Rebel Guard");
    assert_eq!(game.place(rifle), Some(Place::On(ObjId(3))), "three is not below three");
}

/// SW-STL-01: Kabe carries the rifle but cannot use it.
#[test]
fn a_stolen_weapon_that_could_not_be_carried_is_not_used() {
    let mut scene = Scene::new(Phase::Battle).light();
    let cantina = scene.location("Tatooine: Cantina", LIGHT);
    let kabe = scene.at("Kabe", LIGHT, cantina);
    let rifle = scene.on("Blaster Rifle (Dark)", LIGHT, kabe);
    let guard = scene.at("Stormtrooper", DARK, cantina);
    scene.force(LIGHT, 5);
    scene.hand(LIGHT, &["Sense (Light)"]);
    let mut game = scene.begin();
    game.play(Choice::Battle(cantina));
    assert!(game.is_refused(Choice::Fire { weapon: rifle, target: guard }));
}

/// SW-STL-01: Wioslea draws five against the droid's three, then pays its deploy cost; without enough Force the droid
/// stays where it is.
#[test]
fn wioslea_buys_a_droid() {
    let scene = |force: usize| {
        let mut scene = Scene::new(Phase::Control).light();
        let cantina = scene.location("Tatooine: Cantina", LIGHT);
        let wioslea = scene.at("Wioslea", LIGHT, cantina);
        let droid = scene.at("WED15-I662 'Treadwell' Droid", DARK, cantina);
        scene.at("Stormtrooper", DARK, cantina);
        scene.next(LIGHT, &["Gift Of The Mentor"]);
        scene.force(LIGHT, force);
        let mut game = scene.begin();
        game.use_text(wioslea, 0, Some(droid));
        (game.0.table_cards().find(|laid| laid.id == droid).unwrap().owner, game.force(LIGHT))
    };
    assert_eq!(scene(4), (LIGHT, 4 - 1 - 2));
    assert_eq!(scene(2), (DARK, 1));
}

/// SW-TXT-02: with Chewbacca present a hit droid goes to the Used Pile; one that was not hit is lost.
#[test]
fn chewbacca_saves_what_was_hit() {
    let scene = |hits: bool| {
        let mut scene = Scene::new(Phase::Battle);
        let cantina = scene.location("Tatooine: Cantina", LIGHT);
        scene.at("Chewbacca", LIGHT, cantina);
        let droid = scene.at("WED-9-M1 'Bantha' Droid", LIGHT, cantina);
        let tagge = scene.at("General Tagge", DARK, cantina);
        let blaster = scene.on("Imperial Blaster", DARK, tagge);
        scene.force(DARK, 5);
        let mut game = scene.begin();
        game.play(Choice::Battle(cantina));
        game.let_go();
        if hits {
            game.play(Choice::Fire { weapon: blaster, target: droid });
        }
        while game.0.view(Viewer::Watcher).battle.is_some() && game.0.question() != Question::Damage(LIGHT) {
            let reserve = swccg::LossSource::Pile(swccg::cards::pile::PileName::Reserve);
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

/// Chewbacca with Han, and piloting the Falcon.
#[test]
fn chewbacca_and_han() {
    let mut scene = Scene::new(Phase::Move).light();
    let system = scene.location("Tatooine", LIGHT);
    let falcon = scene.at("Millennium Falcon", LIGHT, system);
    let chewie = scene.aboard("Chewbacca", LIGHT, falcon, Role::Pilot);
    scene.aboard("Han Solo", LIGHT, falcon, Role::Pilot);
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
        let cantina = scene.location("Tatooine: Cantina", LIGHT);
        let vader = scene.at("Darth Vader", DARK, cantina);
        let obi = scene.at("Obi-Wan Kenobi", LIGHT, cantina);
        if saber {
            scene.on("Obi-Wan's Lightsaber", LIGHT, obi);
        }
        scene.hand(DARK, &["The Circle Is Now Complete", "Darth Vader"]);
        scene.force(DARK, 9);
        let mut game = scene.begin();
        game.play(Choice::Play { card: name("The Circle Is Now Complete"), clause: 0, target: None });
        game.let_go();
        (game, vader, obi, cantina)
    };
    let (game, vader, obi, _) = duel(false);
    assert_eq!((game.place(vader).is_some(), game.place(obi)), (true, None));
    assert_eq!((game.sees(LIGHT).gone, game.sees(LIGHT).lost), (vec![name("Obi-Wan Kenobi")], vec![]));
    let (game, vader, _, cantina) = duel(true);
    assert_eq!((game.place(vader), game.sees(DARK).gone), (None, vec![name("Darth Vader")]));
    let again = Choice::Deploy { card: name("Darth Vader"), to: Destination::At(cantina) };
    assert_eq!(game.0.check(DARK, &again).unwrap_err(), swccg::Refusal::Barred { rule: rules::DEPLOY_DOTS });
}
