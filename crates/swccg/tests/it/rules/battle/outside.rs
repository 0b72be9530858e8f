//! Shots outside battles, undercover spies, device uses, kinds of weapon, artillery.

use crate::rules::scene::{DARK, LIGHT, Play, Scene, fire, name};
use contract::Game;
use swccg::{Choice, Destination, Marks, MoveKind, ObjId, Phase, Place, Quantity, Question, rules};

fn sniper(card: &str) -> Choice {
    Choice::Play { card: name(card), clause: 0, target: None }
}

/// Dark's control phase: a card with a weapon and a Rebel at the farm, which adds one to Dark's weapon destinies.
fn shot(shooter: &str, weapon: &str, card: &str, drawn: &str) -> (Play, ObjId, ObjId, ObjId) {
    let mut scene = Scene::new(Phase::Control);
    let farm = scene.location("Tatooine: Lars' Moisture Farm", LIGHT);
    let shooter = scene.at(shooter, DARK, farm);
    let weapon = scene.on(weapon, DARK, shooter);
    let rebel = scene.at("Rebel Trooper", LIGHT, farm);
    scene.hand(DARK, &[card]);
    scene.force(DARK, 6);
    scene.next(DARK, &[drawn]);
    (scene.begin_wide(), shooter, weapon, rebel)
}

/// SW-WPN-14: there is no battle, and a hit card is lost at once. Pitfall: modifiers of weapon destiny still count.
#[test]
fn pitfall_shots_outside_battle_keep_their_modifiers() {
    let (mut game, shooter, rifle, rebel) =
        shot("Stormtrooper", "Blaster Rifle (Dark)", "Fixture Sniper", "Stormtrooper");
    game.play(sniper("Fixture Sniper"));
    game.let_go();
    assert_eq!(game.0.question(), Question::Outside(DARK));
    assert_eq!(game.legal_choices(), [fire(rifle, rebel)]);
    let told = game.play(fire(rifle, rebel));
    let weapon_destiny = told.iter().find_map(|event| match event {
        swccg::Event::Destiny { value, .. } => Some(*value),
        _ => None,
    });
    assert_eq!(weapon_destiny, Some(1 + 1), "the farm adds one");
    assert_eq!(game.place(rebel), None, "hit, so lost at once");
    assert!(game.marks(shooter).has(Marks::ARMED) && !game.marks(rifle).has(Marks::FIRED));
}

/// SW-WPN-14: a shot outside a battle, at the cost the text names, once a turn.
#[test]
fn the_shot_is_a_use_of_a_weapon() {
    let (mut game, _, rifle, rebel) =
        shot("Fixture Marksman", "Blaster Rifle (Dark)", "Stormtrooper", "Fixture Nothing");
    let marksman = ObjId(1);
    assert!(game.legal_choices().contains(&Choice::Use { card: marksman, clause: 0, target: None }));
    game.use_text(marksman, 0, None);
    game.play(fire(rifle, rebel));
    assert_eq!(game.force(DARK), 6 - 4, "a rifle at twice its price of two");
    assert!(game.is_refused(Choice::Use { card: marksman, clause: 0, target: None }));
}

/// SW-WPN-14, SW-WPN-09: the first shot of a repeating rifle is free, the next one costs its two.
#[test]
fn only_the_first_shot_is_free() {
    let mut scene = Scene::new(Phase::Control);
    let farm = scene.location("Tatooine: Lars' Moisture Farm", LIGHT);
    let trooper = scene.at("Stormtrooper", DARK, farm);
    scene.at("Fixture Power Droid", DARK, farm);
    let rifle = scene.on("Light Repeating Blaster Rifle", DARK, trooper);
    let rebels = [scene.at("Luke Skywalker", LIGHT, farm), scene.at("Rebel Trooper", LIGHT, farm)];
    scene.hand(DARK, &["Fixture Volunteer"]);
    scene.force(DARK, 6);
    let mut game = scene.begin_wide();
    game.play(sniper("Fixture Volunteer"));
    game.let_go();
    game.play(fire(rifle, rebels[0]));
    assert_eq!((game.0.question(), game.force(DARK)), (Question::Again(DARK), 6), "free");
    game.play(fire(rifle, rebels[1]));
    assert_eq!(game.force(DARK), 6 - 2, "at its price");
}

/// SW-WPN-14: a long-range weapon has its full range; a blaster does not reach the adjacent site. Mines and seekers,
/// which have triggers of their own, are not fired this way.
#[test]
fn the_whole_range_counts() {
    let reach = |weapon: &str| {
        let mut scene = Scene::new(Phase::Control);
        let cantina = scene.location("Tatooine: Cantina", LIGHT);
        let bay = scene.location("Tatooine: Docking Bay 94", LIGHT);
        let trooper = scene.at("Stormtrooper", DARK, bay);
        let gun = scene.on(weapon, DARK, trooper);
        let rebel = scene.at("Rebel Trooper", LIGHT, cantina);
        scene.hand(DARK, &["Fixture Sniper"]);
        scene.force(DARK, 6);
        let mut game = scene.begin_wide();
        if game.is_refused(sniper("Fixture Sniper")) {
            assert_eq!(game.refused(sniper("Fixture Sniper")), rules::TARGET);
            return false;
        }
        game.play(sniper("Fixture Sniper"));
        game.let_go();
        !game.is_refused(fire(gun, rebel))
    };
    assert_eq!([reach("Fixture Long Rifle"), reach("Blaster Rifle (Dark)")], [true, false]);
}

/// SW-COV-01: an undercover spy provides no presence, takes part in no battle and cannot be targeted in one, but
/// outside a battle it can (SW-WPN-14).
#[test]
fn spies_undercover() {
    let mut scene = Scene::new(Phase::Control);
    let farm = scene.location("Tatooine: Lars' Moisture Farm", LIGHT);
    let trooper = scene.at("Stormtrooper", DARK, farm);
    let rifle = scene.on("Blaster Rifle (Dark)", DARK, trooper);
    let spy = scene.at("Fixture Spy", LIGHT, farm);
    scene.on("Fixture Cover", LIGHT, spy);
    scene.hand(DARK, &["Fixture Sniper"]);
    scene.force(DARK, 6);
    let mut game = scene.begin_wide();
    assert_eq!(game.value(Quantity::TotalPower(LIGHT, farm)), 0);
    assert_eq!(
        game.refused(Choice::Drain(farm)),
        rules::COVER_DRAIN,
        "Dark controls the farm, but is spied on"
    );
    game.play(sniper("Fixture Sniper"));
    game.let_go();
    assert_eq!(game.legal_choices(), [fire(rifle, spy)]);
    game.play(fire(rifle, spy));
    assert_eq!(game.place(spy), None);

    let mut scene = Scene::new(Phase::Battle);
    let farm = scene.location("Tatooine: Lars' Moisture Farm", LIGHT);
    let trooper = scene.at("Stormtrooper", DARK, farm);
    let rifle = scene.on("Blaster Rifle (Dark)", DARK, trooper);
    let spy = scene.at("Fixture Spy", LIGHT, farm);
    scene.on("Fixture Cover", LIGHT, spy);
    let luke = scene.at("Luke Skywalker", LIGHT, farm);
    scene.force(DARK, 6);
    let mut game = scene.begin_wide();
    game.play(Choice::Battle(farm));
    while game.0.question() != Question::Weapons(DARK) {
        game.play(Choice::Pass);
    }
    assert_eq!(game.refused(fire(rifle, spy)), rules::FIRE, "not in a battle");
    assert!(!game.is_refused(fire(rifle, luke)) && !game.marks(spy).has(swccg::Marks::FIGHTS));
}

/// SW-WPN-14, SW-WPN-08: a result other than a hit is the same outside a battle: the ship loses its power and stays.
#[test]
fn an_ion_shot_outside_a_battle() {
    let mut scene = Scene::new(Phase::Control);
    let yavin = scene.location("Yavin 4 (Dark)", DARK);
    let destroyer = scene.at("Imperial-Class Star Destroyer", DARK, yavin);
    let dampener = scene.on("Fixture Dampener", DARK, destroyer);
    let corvette = scene.at("Corellian Corvette", LIGHT, yavin);
    scene.hand(DARK, &["Fixture Sniper"]);
    scene.force(DARK, 6);
    let mut game = scene.begin_wide();
    game.play(sniper("Fixture Sniper"));
    game.let_go();
    game.play(fire(dampener, corvette));
    game.let_go();
    assert!(game.marks(corvette).has(swccg::Marks::DEAD) && game.place(corvette).is_some());
    assert_eq!(game.value(Quantity::Power(corvette)), 0);
}

/// SW-COV-02: nobody drains where the opponent has an undercover spy; when the cover is broken presence returns.
/// SW-COV-01: it can move, and the location is not empty.
#[test]
fn cover_is_broken_by_its_effect() {
    let mut scene = Scene::new(Phase::Deploy).light();
    let cantina = scene.location("Tatooine: Cantina", LIGHT);
    let bay = scene.location("Tatooine: Docking Bay 94", LIGHT);
    let spy = scene.at("Fixture Spy", LIGHT, cantina);
    scene.hand(LIGHT, &["Fixture Cover", "Rebel Trooper"]);
    scene.force(LIGHT, 4);
    let mut game = scene.begin_wide();
    assert!(game.0.explain_quantity(Quantity::Power(spy)).value == 2);
    game.play(Choice::Deploy { card: name("Fixture Cover"), to: Destination::On(spy) });
    game.let_go();
    let cover = game.0.table_cards().find(|laid| laid.card == name("Fixture Cover")).unwrap().id;
    game.play(Choice::Pass);
    game.pass_to(Phase::Move);
    game.play(Choice::Move { card: spy, way: MoveKind::Walk(bay) });
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
    assert!(
        game.legal_choices()
            .contains(&Choice::Deploy { card: name("Rebel Trooper"), to: Destination::At(bay) })
    );
}

/// SW-WPN-13: one device per turn for a character; none for a vehicle without its driver, nor for a card that could
/// not carry it.
#[test]
fn pitfall_devices_need_a_user() {
    let mut scene = Scene::new(Phase::Control).light();
    let farm = scene.location("Tatooine: Lars' Moisture Farm", LIGHT);
    let luke = scene.at("Luke Skywalker", LIGHT, farm);
    let beacons = [scene.on("Fixture Beacon", LIGHT, luke), scene.on("Fixture Beacon", LIGHT, luke)];
    let speeder = scene.at("Fixture Speeder", LIGHT, farm);
    let third = scene.on("Fixture Beacon", LIGHT, speeder);
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
        let system = scene.location("Tatooine", LIGHT);
        let ship = scene.at(ship, LIGHT, system);
        let guns: Vec<ObjId> = (0..4).map(|_| scene.on("Fixture Squadron Cannons", LIGHT, ship)).collect();
        let target = scene.at("Imperial-Class Star Destroyer", DARK, system);
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
    assert_eq!([shots("Fixture Squadron"), shots("Corellian Corvette"), shots("X-wing")], [3, 4, 1]);
}

/// SW-WPN-15: Death Star weapons are on their system and fire in a battle there without a user.
#[test]
fn death_star_weapons_need_nobody() {
    for weapon in ["Fixture Superweapon", "Fixture Second Superweapon"] {
        let mut scene = Scene::new(Phase::Battle);
        let system = scene.location("Tatooine", LIGHT);
        let gun = scene.on(weapon, DARK, system);
        scene.at("TIE Fighter", DARK, system);
        let corvette = scene.at("Corellian Corvette", LIGHT, system);
        scene.aboard("Rebel Pilot", LIGHT, corvette, swccg::Role::Pilot);
        scene.force(DARK, 5);
        let mut game = scene.begin_wide();
        game.play(Choice::Battle(system));
        game.play(fire(gun, corvette));
        // Destiny one and three, or one and five.
        let total = if weapon == "Fixture Superweapon" { 4 } else { 6 };
        let defense = game.value(Quantity::Defense(corvette));
        assert_eq!(game.marks(corvette).has(Marks::HIT), total > defense);
    }
}

/// SW-WPN-12: artillery on a site may be forfeited for its own value; carried it does not fire, and if it is
/// destroyed its carrier is lost with it.
#[test]
fn artillery_is_forfeited_and_carried() {
    let mut scene = Scene::new(Phase::Battle).light();
    let sea = scene.location("Tatooine: Dune Sea", LIGHT);
    let gun = scene.on("Fixture Field Gun", DARK, sea);
    let trooper = scene.at("Stormtrooper", DARK, sea);
    scene.at("Luke Skywalker", LIGHT, sea);
    scene.at("Obi-Wan Kenobi", LIGHT, sea);
    scene.force(LIGHT, 3);
    let mut game = scene.begin_wide();
    game.play(Choice::Battle(sea));
    while game.0.question() != Question::Damage(DARK) {
        game.play(Choice::Pass);
    }
    assert!(!game.is_refused(Choice::Forfeit(trooper)));
    let before = game.0.view(contract::Viewer::Watcher).battle.unwrap().damage[DARK];
    game.play(Choice::Forfeit(gun));
    let battle = game.0.view(contract::Viewer::Watcher).battle.unwrap();
    assert_eq!(battle.damage[DARK], before - 2, "two, its forfeit value");

    let mut scene = Scene::new(Phase::Deploy);
    let sea = scene.location("Tatooine: Dune Sea", LIGHT);
    let gun = scene.on("Fixture Field Gun", DARK, sea);
    let trooper = scene.at("Stormtrooper", DARK, sea);
    scene.at("Fixture Power Droid", DARK, sea);
    scene.hand(DARK, &["Stormtrooper"]);
    scene.hand(LIGHT, &["Fixture Overload"]);
    let mut game = scene.begin_wide();
    game.play(Choice::Transfer { card: gun, to: trooper });
    assert_eq!(game.place(gun), Some(Place::On(trooper)));
    while game.turn() == 1 {
        game.play(Choice::Pass);
    }
    game.play(Choice::Activate(0));
    game.play(Choice::Play { card: name("Fixture Overload"), clause: 0, target: Some(gun) });
    game.let_go();
    assert_eq!((game.place(gun), game.place(trooper)), (None, None));
}

/// SW-WPN-11: a long-range weapon may be used more than once a turn, once a battle; another weapon uses up its user.
#[test]
fn long_range_weapons_fire_again_in_a_turn() {
    let in_battle = |weapon: &str, used: bool| {
        let mut scene = Scene::new(Phase::Battle);
        let farm = scene.location("Tatooine: Lars' Moisture Farm", LIGHT);
        let trooper = scene.at("Stormtrooper", DARK, farm);
        let gun = scene.on(weapon, DARK, trooper);
        let rebel = scene.at("Rebel Trooper", LIGHT, farm);
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
    assert_eq!(
        [in_battle("Fixture Long Rifle", true), in_battle("Blaster Rifle (Dark)", true)],
        [true, false]
    );
    assert!(!in_battle("Fixture Long Rifle", false), "one weapon a turn, and that was another one");
}

/// SW-WPN-02: firing a vehicle's weapon is the vehicle's use of a weapon, not its driver's: both may fire.
#[test]
fn crew_and_vehicle_fire_both() {
    let mut scene = Scene::new(Phase::Battle);
    let farm = scene.location("Tatooine: Lars' Moisture Farm", LIGHT);
    let speeder = scene.at("Fixture Speeder", DARK, farm);
    let cannon = scene.on("Fixture Cannon", DARK, speeder);
    let driver = scene.aboard("Stormtrooper", DARK, speeder, swccg::Role::Pilot);
    let rifle = scene.on("Blaster Rifle (Dark)", DARK, driver);
    let rebels = [scene.at("Luke Skywalker", LIGHT, farm), scene.at("Obi-Wan Kenobi", LIGHT, farm)];
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

/// SW-WPN-01, SW-STL-01: a stolen card that is now the opponent's may be targeted; the player's own card held captive
/// by the opponent may not.
#[test]
fn former_own_cards_are_targets_captives_are_not() {
    let mut scene = Scene::new(Phase::Battle).light();
    let farm = scene.location("Tatooine: Lars' Moisture Farm", LIGHT);
    let luke = scene.at("Luke Skywalker", LIGHT, farm);
    let rifle = scene.on("Blaster Rifle (Light)", LIGHT, luke);
    let stolen = scene.at("Fixture Speeder", DARK, farm);
    let trooper = scene.aboard("Stormtrooper", DARK, stolen, swccg::Role::Pilot);
    let captive = scene.on("Rebel Trooper", LIGHT, trooper);
    scene.mark(captive, Marks::CAPTIVE);
    scene.force(LIGHT, 5);
    let mut game = scene.begin();
    game.play(Choice::Battle(farm));
    assert!(!game.is_refused(fire(rifle, stolen)));
    assert_eq!(game.refused(fire(rifle, captive)), rules::FIRE);
}
