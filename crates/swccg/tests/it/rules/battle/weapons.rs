//! The weapons segment.

use crate::rules::scene::{DARK, LIGHT, Scene, fire};
use contract::{Game, Viewer};
use swccg::{Choice, Event, Marks, ObjId, Phase, Quantity, Role, rules};

/// Light's battle phase with five Force.
fn light() -> Scene {
    let mut scene = Scene::new(Phase::Battle).light();
    scene.force(LIGHT, 5);
    scene
}

fn marks(game: &crate::rules::scene::Play, id: ObjId) -> Marks {
    game.0.table_cards().find(|laid| laid.id == id).unwrap().marks
}

/// SW-BTL-04, SW-WPN-01
#[test]
fn weapons_are_fired_in_turns_at_opponents_present() {
    let mut scene = light();
    let cantina = scene.location("Tatooine: Cantina", LIGHT);
    let luke = scene.at("Luke Skywalker", LIGHT, cantina);
    let blaster = scene.on("Blaster", LIGHT, luke);
    let foe = scene.at("Stormtrooper", DARK, cantina);
    let other = scene.at("Death Star Trooper", DARK, cantina);
    let rifle = scene.on("Blaster Rifle (Dark)", DARK, other);
    scene.force(DARK, 2);
    let mut game = scene.begin();
    game.play(Choice::Battle(cantina));
    assert_eq!(game.asked(), LIGHT);
    assert_eq!(game.legal_choices(), [Choice::Pass, fire(blaster, foe), fire(blaster, other)]);
    assert_eq!(game.refused(fire(blaster, luke)), rules::FIRE);
    game.play(fire(blaster, foe));
    assert_eq!(game.asked(), DARK, "in turns");
    assert_eq!(game.legal_choices(), [Choice::Pass, fire(rifle, luke)]);
    game.play(Choice::Pass);
    assert_eq!(game.0.view(Viewer::Watcher).battle.unwrap().segment, swccg::battle::Segment::Power);
}

/// SW-WPN-02: one weapon a turn for Luke; a star destroyer fires each of its own once.
#[test]
fn each_user_one_weapon_each_weapon_once() {
    let mut scene = light();
    let cantina = scene.location("Tatooine: Cantina", LIGHT);
    let luke = scene.at("Luke Skywalker", LIGHT, cantina);
    let blaster = scene.on("Blaster", LIGHT, luke);
    let second = scene.on("Blaster", LIGHT, luke);
    let foe = scene.at("Darth Vader", DARK, cantina);
    let imperial = scene.on("Imperial Blaster", DARK, foe);
    scene.force(DARK, 5);
    let mut game = scene.begin();
    game.play(Choice::Battle(cantina));
    game.play(fire(blaster, foe));
    game.play(fire(imperial, luke));
    assert_eq!(
        game.0.view(Viewer::Watcher).battle.unwrap().segment,
        swccg::battle::Segment::Power,
        "nothing is left to fire"
    );
    assert!(!marks(&game, second).has(Marks::FIRED) && marks(&game, luke).has(Marks::ARMED));

    let mut scene = Scene::new(Phase::Battle);
    scene.force(DARK, 9);
    let yavin = scene.location("Yavin 4 (Dark)", DARK);
    let destroyer = scene.at("Imperial-Class Star Destroyer", DARK, yavin);
    let guns =
        [scene.on("Turbolaser Battery", DARK, destroyer), scene.on("Turbolaser Battery", DARK, destroyer)];
    let wing = scene.at("X-wing", LIGHT, yavin);
    let mut game = scene.begin();
    game.play(Choice::Battle(yavin));
    game.play(fire(guns[0], wing));
    assert_eq!(game.refused(fire(guns[0], wing)), rules::FIRE_ONCE);
    assert!(!game.is_refused(fire(guns[1], wing)));
}

/// SW-WPN-03: a lightsaber draws two; the farm adds one to each of Dark's.
#[test]
fn the_printed_number_of_destinies_is_drawn_each_modified() {
    let mut scene = Scene::new(Phase::Battle);
    scene.force(DARK, 3);
    scene.next(DARK, &["Death Star Trooper", "TIE Advanced x1"]);
    let farm = scene.location("Tatooine: Lars' Moisture Farm", LIGHT);
    let vader = scene.at("Darth Vader", DARK, farm);
    let saber = scene.on("Vader's Lightsaber", DARK, vader);
    let luke = scene.at("Luke Skywalker", LIGHT, farm);
    let mut game = scene.begin();
    game.play(Choice::Battle(farm));
    let told = game.play(fire(saber, luke));
    let drawn = told.iter().filter_map(|event| match event {
        Event::Destiny { value, total, rule, .. } => Some((*value, *total, *rule)),
        _ => None,
    });
    assert_eq!(
        drawn.collect::<Vec<_>>(),
        [(4, 4, rules::WEAPON_DESTINY), (4, 8, rules::WEAPON_DESTINY)],
        "three each, and one each of the farm"
    );
    let battle = game.0.view(Viewer::Watcher).battle.unwrap();
    assert_eq!((battle.drawn[DARK], battle.destiny[DARK]), (0, 0), "no battle destiny");
}

/// SW-WPN-03: an empty Reserve Deck fails the shot.
#[test]
fn a_failed_draw_fails_the_shot() {
    let mut scene = light();
    let cantina = scene.location("Tatooine: Cantina", LIGHT);
    let luke = scene.at("Luke Skywalker", LIGHT, cantina);
    let saber = scene.on("Jedi Lightsaber", LIGHT, luke);
    let foe = scene.at("Stormtrooper", DARK, cantina);
    scene.0.sides[LIGHT].reserve.truncate(1);
    let mut game = scene.begin();
    game.play(Choice::Battle(cantina));
    let told = game.play(fire(saber, foe));
    assert!(told.contains(&Event::NoDestiny { by: LIGHT, rule: rules::WEAPON_DESTINY }));
    assert!(!marks(&game, foe).has(Marks::HIT));
}

/// SW-WPN-04: above, not equal; droids have no ability as a defense value, ships use armor or maneuver.
#[test]
fn a_shot_must_beat_the_defence_value() {
    let mut scene = Scene::new(Phase::Battle);
    let cantina = scene.location("Tatooine: Cantina", LIGHT);
    let yavin = scene.location("Yavin 4 (Dark)", DARK);
    let luke = scene.at("Luke Skywalker", LIGHT, cantina);
    let droid = scene.at("WED-9-M1 'Bantha' Droid", LIGHT, cantina);
    let wing = scene.at("X-wing", LIGHT, yavin);
    let corvette = scene.at("Corellian Corvette", LIGHT, yavin);
    let red = scene.at("Red 3", LIGHT, yavin);
    scene.at("Stormtrooper", DARK, cantina);
    scene.force(DARK, 1);
    let game = scene.begin();
    let defense = |id| game.value(Quantity::Defense(id));
    assert_eq!([luke, droid, wing, corvette, red].map(defense), [4, 0, 4, 4, 0]);

    let hits = |destiny: &str| {
        let mut scene = light();
        scene.next(LIGHT, &[destiny]);
        let cantina = scene.location("Tatooine: Cantina", LIGHT);
        let luke = scene.at("Luke Skywalker", LIGHT, cantina);
        let rifle = scene.on("Blaster Rifle (Light)", LIGHT, luke);
        let tagge = scene.at("General Tagge", DARK, cantina);
        let mut game = scene.begin();
        game.play(Choice::Battle(cantina));
        game.play(fire(rifle, tagge));
        marks(&game, tagge).has(Marks::HIT)
    };
    assert!(!hits("Millennium Falcon"), "two and one against ability three");
    assert!(hits("Rebel Guard"), "three and one");
}

/// SW-WPN-05: a hit card is forfeited, for its value if hit by a blaster and for nothing if hit by a lightsaber.
#[test]
fn hit_cards_are_forfeited() {
    let after = |weapon: &str| {
        let mut scene = light();
        scene.next(LIGHT, &["Rebel Guard", "Rebel Guard"]);
        let cantina = scene.location("Tatooine: Cantina", LIGHT);
        let luke = scene.at("Luke Skywalker", LIGHT, cantina);
        let weapon = scene.on(weapon, LIGHT, luke);
        let foe = scene.at("Death Star Trooper", DARK, cantina);
        let mut game = scene.begin();
        game.play(Choice::Battle(cantina));
        game.play(fire(weapon, foe));
        game.play(Choice::Pass);
        let legal = game.legal_choices();
        assert!(legal.contains(&Choice::Forfeit(foe)), "{legal:?}");
        let value = game.value(Quantity::Forfeit(foe));
        game.play(Choice::Forfeit(foe));
        assert!(game.0.table_cards().all(|laid| !laid.marks.has(Marks::HIT)));
        value
    };
    assert_eq!(after("Blaster"), 3);
    assert_eq!(after("Jedi Lightsaber"), 3, "a Jedi Lightsaber hits only");
    let mut scene = Scene::new(Phase::Battle);
    scene.force(DARK, 3);
    scene.next(DARK, &["Death Star Trooper", "Death Star Trooper"]);
    let core = scene.location("Death Star: Central Core", DARK);
    let vader = scene.at("Darth Vader", DARK, core);
    let saber = scene.on("Vader's Lightsaber", DARK, vader);
    let luke = scene.at("Luke Skywalker", LIGHT, core);
    let mut game = scene.begin();
    game.play(Choice::Battle(core));
    game.play(fire(saber, luke));
    assert_eq!(game.value(Quantity::Forfeit(luke)), 0);
}

/// SW-WPN-08: an ion cannon (destiny 4 and 2 against maneuver 4) leaves the X-wing without maneuver and hyperspeed,
/// also next turn; it is not hit and keeps its power.
#[test]
fn ion_weapons_do_not_hit() {
    let mut scene = Scene::new(Phase::Battle);
    scene.force(DARK, 5);
    scene.next(DARK, &["Stormtrooper Utility Belt"]);
    let yavin = scene.location("Yavin 4 (Dark)", DARK);
    let destroyer = scene.at("Devastator", DARK, yavin);
    let cannon = scene.on("Ion Cannon", DARK, destroyer);
    let wing = scene.at("X-wing", LIGHT, yavin);
    let corvette = scene.at("Corellian Corvette", LIGHT, yavin);
    let mut game = scene.begin();
    game.play(Choice::Battle(yavin));
    game.play(fire(cannon, wing));
    assert!(!marks(&game, wing).has(Marks::HIT));
    let numbers = [
        Quantity::Power(wing),
        Quantity::Maneuver(wing),
        Quantity::Hyperspeed(wing),
        Quantity::Defense(wing),
    ];
    assert_eq!(numbers.map(|quantity| game.value(quantity)), [3, 0, 0, 0]);
    while game.0.view(Viewer::Watcher).turn == 1 {
        let choice = game.legal_choices()[0];
        let keep = Choice::Lose(swccg::LossSource::Pile(swccg::cards::pile::PileName::Reserve));
        game.play(if game.is_refused(keep) { choice } else { keep });
    }
    assert_eq!(game.value(Quantity::Maneuver(wing)), 0, "for good");
    assert_eq!(game.value(Quantity::Defense(corvette)), 4);
}

/// SW-WPN-06: a walker's cannon needs its pilot or another character aboard who is not a droid, or a droid with the
/// warrior icon.
#[test]
fn vehicle_weapons_need_somebody_to_fire_them() {
    let can = |passenger: Option<&str>, piloted: bool| {
        let mut scene = Scene::new(Phase::Battle);
        scene.force(DARK, 5);
        let farm = scene.location("Tatooine: Lars' Moisture Farm", LIGHT);
        let walker = scene.at("Fixture Walker", DARK, farm);
        scene.at("Stormtrooper", DARK, farm);
        let cannon = scene.on("Fixture Cannon", DARK, walker);
        if piloted {
            scene.aboard("Imperial Pilot", DARK, walker, Role::Pilot);
        }
        if let Some(card) = passenger {
            scene.aboard(card, DARK, walker, Role::Passenger);
        }
        let luke = scene.at("Rebel Trooper", LIGHT, farm);
        let mut game = scene.begin();
        game.play(Choice::Battle(farm));
        let battle = game.0.view(Viewer::Watcher).battle;
        battle.is_some_and(|battle| battle.segment == swccg::battle::Segment::Weapons)
            && !game.is_refused(fire(cannon, luke))
    };
    assert!(can(None, true));
    assert!(!can(None, false));
    assert!(
        can(Some("Fixture Gunner Droid"), false) && can(Some("Stormtrooper"), false),
        "somebody to fire, nobody to pilot"
    );
    assert!(!can(Some("WED15-I662 'Treadwell' Droid"), false), "a droid without the icon");
}
