//! Shots outside battles, spies undercover, devices that are used, kinds of weapon, artillery.

use crate::rules::scene::{DARK, LIGHT, Play, Scene, fire, name};
use swccg::{Choice, Marks, ObjId, Phase, Place, Quantity, Question, To, Way, rules};
use table::Game;

fn sniper(card: &str) -> Choice {
    Choice::Play { card: name(card), clause: 0, target: None }
}

/// Dark's control phase: somebody with a weapon and a rebel at the farm, which adds one to Dark's weapon destinies.
fn shot(shooter: &str, weapon: &str, card: &str, drawn: &str) -> (Play, ObjId, ObjId, ObjId) {
    let mut scene = Scene::new(Phase::Control);
    let farm = scene.location("1_132", LIGHT);
    let shooter = scene.at(shooter, DARK, farm);
    let weapon = scene.on(weapon, DARK, shooter);
    let rebel = scene.at("1_28", LIGHT, farm);
    scene.hand(DARK, &[card]);
    scene.force(DARK, 6);
    scene.next(DARK, &[drawn]);
    (scene.begin_wide(), shooter, weapon, rebel)
}

/// SW-WPN-14: nobody fights, and what is hit is lost at once. Pitfall: modifiers of weapon destiny count all the same.
#[test]
fn pitfall_shots_outside_battle_keep_their_modifiers() {
    let (mut game, shooter, rifle, rebel) = shot("1_194", "1_312", "900_27", "1_194");
    game.play(sniper("900_27"));
    game.let_go();
    assert_eq!(game.0.question(), Question::Outside(DARK));
    assert_eq!(game.offers(), [fire(rifle, rebel)]);
    let told = game.play(fire(rifle, rebel));
    let weapon_destiny = told.iter().find_map(|event| match event {
        swccg::Event::Destiny { value, .. } => Some(*value),
        _ => None,
    });
    assert_eq!(weapon_destiny, Some(1 + 1), "the farm adds one");
    assert_eq!(game.place(rebel), None, "hit, so lost at once");
    assert!(game.marks(shooter).has(Marks::ARMED) && !game.marks(rifle).has(Marks::FIRED));
}

/// SW-WPN-14: a shot outside a battle, at the price the text names, once a turn.
#[test]
fn the_shot_is_a_use_of_a_weapon() {
    let (mut game, _, rifle, rebel) = shot("900_28", "1_312", "1_194", "900_23");
    let marksman = ObjId(1);
    assert!(game.offers().contains(&Choice::Use { card: marksman, clause: 0, target: None }));
    game.use_text(marksman, 0, None);
    game.play(fire(rifle, rebel));
    assert_eq!(game.force(DARK), 6 - 4, "a rifle at twice its price of two");
    assert!(game.is_refused(Choice::Use { card: marksman, clause: 0, target: None }));
}

/// SW-WPN-14, SW-WPN-09: the first shot of a repeating rifle is free, the next one costs its two.
#[test]
fn only_the_first_shot_is_free() {
    let mut scene = Scene::new(Phase::Control);
    let farm = scene.location("1_132", LIGHT);
    let trooper = scene.at("1_194", DARK, farm);
    scene.at("900_11", DARK, farm);
    let rifle = scene.on("1_320", DARK, trooper);
    let rebels = [scene.at("1_19", LIGHT, farm), scene.at("1_28", LIGHT, farm)];
    scene.hand(DARK, &["900_29"]);
    scene.force(DARK, 6);
    let mut game = scene.begin_wide();
    game.play(sniper("900_29"));
    game.let_go();
    game.play(fire(rifle, rebels[0]));
    assert_eq!((game.0.question(), game.force(DARK)), (Question::Again(DARK), 6), "free");
    game.play(fire(rifle, rebels[1]));
    assert_eq!(game.force(DARK), 6 - 2, "at its price");
}

/// SW-WPN-14: a long-range weapon uses its whole range; a blaster does not reach next door. Mines and seekers, which
/// have moments of their own, are not fired so.
#[test]
fn the_whole_range_counts() {
    let reach = |weapon: &str| {
        let mut scene = Scene::new(Phase::Control);
        let cantina = scene.location("1_128", LIGHT);
        let bay = scene.location("1_129", LIGHT);
        let trooper = scene.at("1_194", DARK, bay);
        let gun = scene.on(weapon, DARK, trooper);
        let rebel = scene.at("1_28", LIGHT, cantina);
        scene.hand(DARK, &["900_27"]);
        scene.force(DARK, 6);
        let mut game = scene.begin_wide();
        if game.is_refused(sniper("900_27")) {
            assert_eq!(game.refused(sniper("900_27")), rules::TARGET);
            return false;
        }
        game.play(sniper("900_27"));
        game.let_go();
        !game.is_refused(fire(gun, rebel))
    };
    assert_eq!([reach("900_18"), reach("1_312")], [true, false]);
}

/// SW-COV-01: a spy undercover gives no presence, fights in no battle and cannot be shot at in one, but outside a battle
/// it can (SW-WPN-14).
#[test]
fn spies_undercover() {
    let mut scene = Scene::new(Phase::Control);
    let farm = scene.location("1_132", LIGHT);
    let trooper = scene.at("1_194", DARK, farm);
    let rifle = scene.on("1_312", DARK, trooper);
    let spy = scene.at("900_31", LIGHT, farm);
    scene.on("900_30", LIGHT, spy);
    scene.hand(DARK, &["900_27"]);
    scene.force(DARK, 6);
    let mut game = scene.begin_wide();
    assert_eq!(game.value(Quantity::TotalPower(LIGHT, farm)), 0);
    assert_eq!(
        game.refused(Choice::Drain(farm)),
        rules::COVER_DRAIN,
        "Dark controls the farm, but is spied on"
    );
    game.play(sniper("900_27"));
    game.let_go();
    assert_eq!(game.offers(), [fire(rifle, spy)]);
    game.play(fire(rifle, spy));
    assert_eq!(game.place(spy), None);

    let mut scene = Scene::new(Phase::Battle);
    let farm = scene.location("1_132", LIGHT);
    let trooper = scene.at("1_194", DARK, farm);
    let rifle = scene.on("1_312", DARK, trooper);
    let spy = scene.at("900_31", LIGHT, farm);
    scene.on("900_30", LIGHT, spy);
    let luke = scene.at("1_19", LIGHT, farm);
    scene.force(DARK, 6);
    let mut game = scene.begin_wide();
    game.play(Choice::Battle(farm));
    while game.0.question() != Question::Weapons(DARK) {
        game.play(Choice::Pass);
    }
    assert_eq!(game.refused(fire(rifle, spy)), rules::FIRE, "not in a battle");
    assert!(!game.is_refused(fire(rifle, luke)) && !game.marks(spy).has(swccg::Marks::FIGHTS));
}

/// SW-WPN-14, SW-WPN-08: what is no hit has its usual result outside a battle: the ship loses its power and stays.
#[test]
fn an_ion_shot_outside_a_battle() {
    let mut scene = Scene::new(Phase::Control);
    let yavin = scene.location("1_296", DARK);
    let destroyer = scene.at("1_302", DARK, yavin);
    let dampener = scene.on("900_64", DARK, destroyer);
    let corvette = scene.at("1_140", LIGHT, yavin);
    scene.hand(DARK, &["900_27"]);
    scene.force(DARK, 6);
    let mut game = scene.begin_wide();
    game.play(sniper("900_27"));
    game.let_go();
    game.play(fire(dampener, corvette));
    game.let_go();
    assert!(game.marks(corvette).has(swccg::Marks::DEAD) && game.place(corvette).is_some());
    assert_eq!(game.value(Quantity::Power(corvette)), 0);
}

/// SW-COV-02: nobody drains where the opponent has a spy undercover; when cover is broken presence is back. SW-COV-01: it
/// moves, and the location is not empty.
#[test]
fn cover_is_broken_by_its_effect() {
    let mut scene = Scene::new(Phase::Deploy).light();
    let cantina = scene.location("1_128", LIGHT);
    let bay = scene.location("1_129", LIGHT);
    let spy = scene.at("900_31", LIGHT, cantina);
    scene.hand(LIGHT, &["900_30", "1_28"]);
    scene.force(LIGHT, 4);
    let mut game = scene.begin_wide();
    assert!(game.0.why(Quantity::Power(spy)).value == 2);
    game.play(Choice::Deploy { card: name("900_30"), to: To::On(spy) });
    game.let_go();
    let cover = game.0.laid().find(|laid| laid.card == name("900_30")).unwrap().id;
    game.play(Choice::Pass);
    game.pass_to(Phase::Move);
    game.play(Choice::Move { card: spy, way: Way::Walk(bay) });
    assert_eq!(game.place(spy), Some(Place::At(bay)));
    while game.turn() < 3 {
        let pass = [Choice::Activate(0), Choice::Pass];
        let choice = pass.into_iter().find(|choice| !game.is_refused(*choice)).unwrap();
        game.play(choice);
    }
    game.play(Choice::Activate(0));
    assert!(game.is_refused(Choice::Drain(bay)), "undercover it controls nothing");
    game.pass_to(Phase::Deploy);
    game.use_text(cover, 2, None);
    assert_eq!(game.place(cover), None);
    assert!(game.offers().contains(&Choice::Deploy { card: name("1_28"), to: To::At(bay) }));
}

/// SW-WPN-13: one device a turn for a character; none for a vehicle without its driver, nor for who could not carry it.
#[test]
fn pitfall_devices_need_a_user() {
    let mut scene = Scene::new(Phase::Control).light();
    let farm = scene.location("1_132", LIGHT);
    let luke = scene.at("1_19", LIGHT, farm);
    let beacons = [scene.on("900_37", LIGHT, luke), scene.on("900_37", LIGHT, luke)];
    let speeder = scene.at("900_3", LIGHT, farm);
    let third = scene.on("900_37", LIGHT, speeder);
    let mut game = scene.begin_wide();
    let use_it = |card| Choice::Use { card, clause: 1, target: None };
    assert_eq!(game.refused(use_it(third)), rules::CREW, "nobody drives");
    game.use_text(beacons[0], 1, None);
    assert_eq!(game.refused(use_it(beacons[1])), rules::DEVICE);
    assert_eq!(game.refused(use_it(beacons[0])), rules::DEVICE);
}

/// SW-WPN-02, SW-WPN-15: a squadron uses three weapons a turn, a capital starship any number, a starfighter one.
#[test]
fn squadrons_use_three_weapons() {
    let shots = |ship: &str| {
        let mut scene = Scene::new(Phase::Battle).light();
        let system = scene.location("1_127", LIGHT);
        let ship = scene.at(ship, LIGHT, system);
        let guns: Vec<ObjId> = (0..4).map(|_| scene.on("900_34", LIGHT, ship)).collect();
        let target = scene.at("1_302", DARK, system);
        scene.force(LIGHT, 9);
        let mut game = scene.begin_wide();
        game.play(Choice::Battle(system));
        let mut fired = 0;
        for gun in guns {
            if game.0.check(LIGHT, &fire(gun, target)).is_ok() {
                game.play(fire(gun, target));
                fired += 1;
            }
        }
        fired
    };
    assert_eq!([shots("900_33"), shots("1_140"), shots("1_146")], [3, 4, 1]);
}

/// SW-WPN-15: Death Star weapons stand on their system and fire in a battle there without a user.
#[test]
fn death_star_weapons_need_nobody() {
    for weapon in ["900_35", "900_36"] {
        let mut scene = Scene::new(Phase::Battle);
        let system = scene.location("1_127", LIGHT);
        let gun = scene.on(weapon, DARK, system);
        scene.at("1_304", DARK, system);
        let corvette = scene.at("1_140", LIGHT, system);
        scene.aboard("1_27", LIGHT, corvette, swccg::Role::Pilot);
        scene.force(DARK, 5);
        let mut game = scene.begin_wide();
        game.play(Choice::Battle(system));
        game.play(fire(gun, corvette));
        // Destiny one and three, or one and five.
        let total = if weapon == "900_35" { 4 } else { 6 };
        let defence = game.value(Quantity::Defence(corvette));
        assert_eq!(game.marks(corvette).has(Marks::HIT), total > defence);
    }
}

/// SW-WPN-12: a gun on a site may be forfeited for its own value; carried it does not fire, and destroyed it takes its
/// carrier with it.
#[test]
fn artillery_is_forfeited_and_carried() {
    let mut scene = Scene::new(Phase::Battle).light();
    let sea = scene.location("1_130", LIGHT);
    let gun = scene.on("900_17", DARK, sea);
    let trooper = scene.at("1_194", DARK, sea);
    scene.at("1_19", LIGHT, sea);
    scene.at("1_21", LIGHT, sea);
    scene.force(LIGHT, 3);
    let mut game = scene.begin_wide();
    game.play(Choice::Battle(sea));
    while game.0.question() != Question::Damage(DARK) {
        game.play(Choice::Pass);
    }
    assert!(!game.is_refused(Choice::Forfeit(trooper)));
    let before = game.0.view(table::Viewer::Watcher).battle.unwrap().damage[DARK];
    game.play(Choice::Forfeit(gun));
    let battle = game.0.view(table::Viewer::Watcher).battle.unwrap();
    assert_eq!(battle.damage[DARK], before - 2, "two, its forfeit value");

    let mut scene = Scene::new(Phase::Deploy);
    let sea = scene.location("1_130", LIGHT);
    let gun = scene.on("900_17", DARK, sea);
    let trooper = scene.at("1_194", DARK, sea);
    scene.at("900_11", DARK, sea);
    scene.hand(DARK, &["1_194"]);
    scene.hand(LIGHT, &["900_39"]);
    let mut game = scene.begin_wide();
    game.play(Choice::Transfer { card: gun, to: trooper });
    assert_eq!(game.place(gun), Some(Place::On(trooper)));
    while game.turn() == 1 {
        game.play(Choice::Pass);
    }
    game.play(Choice::Activate(0));
    game.play(Choice::Play { card: name("900_39"), clause: 0, target: Some(gun) });
    game.let_go();
    assert_eq!((game.place(gun), game.place(trooper)), (None, None));
}

/// SW-WPN-11: a long-range weapon is used more than once a turn, once a battle; another one uses up its user.
#[test]
fn long_range_weapons_fire_again_in_a_turn() {
    let in_battle = |weapon: &str, used: bool| {
        let mut scene = Scene::new(Phase::Battle);
        let farm = scene.location("1_132", LIGHT);
        let trooper = scene.at("1_194", DARK, farm);
        let gun = scene.on(weapon, DARK, trooper);
        let rebel = scene.at("1_28", LIGHT, farm);
        // The trooper has used a weapon this turn already: this one, or another.
        scene.0.table[usize::from(trooper.0)].marks = Marks::NONE.with_weapon();
        scene.mark(gun, if used { Marks::ARMED } else { Marks::NONE });
        scene.force(DARK, 5);
        let mut game = scene.begin_wide();
        game.play(Choice::Battle(farm));
        let fires = game.0.check(DARK, &fire(gun, rebel)).is_ok();
        if fires {
            game.play(fire(gun, rebel));
            assert!(game.0.check(DARK, &fire(gun, rebel)).is_err(), "once a battle");
        }
        fires
    };
    assert_eq!([in_battle("900_18", true), in_battle("1_312", true)], [true, false]);
    assert!(!in_battle("900_18", false), "one weapon a turn, and that was another one");
}

/// SW-WPN-02: the gun of a vehicle is the vehicle's use of a weapon, not its driver's: both fire.
#[test]
fn crew_and_vehicle_fire_both() {
    let mut scene = Scene::new(Phase::Battle);
    let farm = scene.location("1_132", LIGHT);
    let speeder = scene.at("900_3", DARK, farm);
    let cannon = scene.on("900_5", DARK, speeder);
    let driver = scene.aboard("1_194", DARK, speeder, swccg::Role::Pilot);
    let rifle = scene.on("1_312", DARK, driver);
    let rebels = [scene.at("1_19", LIGHT, farm), scene.at("1_21", LIGHT, farm)];
    scene.force(DARK, 6);
    let mut game = scene.begin();
    game.play(Choice::Battle(farm));
    game.play(fire(cannon, rebels[0]));
    while game.asked() == LIGHT {
        game.play(Choice::Pass);
    }
    game.play(fire(rifle, rebels[1]));
    assert_eq!([speeder, driver].map(|id| game.marks(id).weapons()), [1, 1]);
}

/// SW-WPN-01, SW-STL-01: what was mine and is now the opponent's may be shot at; mine in the opponent's hands as a captive
/// may not.
#[test]
fn former_own_cards_are_targets_captives_are_not() {
    let mut scene = Scene::new(Phase::Battle).light();
    let farm = scene.location("1_132", LIGHT);
    let luke = scene.at("1_19", LIGHT, farm);
    let rifle = scene.on("1_153", LIGHT, luke);
    let stolen = scene.at("900_3", DARK, farm);
    let trooper = scene.aboard("1_194", DARK, stolen, swccg::Role::Pilot);
    let captive = scene.on("1_28", LIGHT, trooper);
    scene.mark(captive, Marks::CAPTIVE);
    scene.force(LIGHT, 5);
    let mut game = scene.begin();
    game.play(Choice::Battle(farm));
    assert!(!game.is_refused(fire(rifle, stolen)));
    assert_eq!(game.refused(fire(rifle, captive)), rules::FIRE);
}
