//! The weapons segment.

use crate::rules::scene::{DARK, LIGHT, Scene, fire};
use swccg::{Choice, Event, Marks, ObjId, Phase, Quantity, Role, rules};
use table::{Game, Viewer};

/// Light's battle phase with five Force.
fn light() -> Scene {
    let mut scene = Scene::new(Phase::Battle).light();
    scene.force(LIGHT, 5);
    scene
}

fn marks(game: &crate::rules::scene::Play, id: ObjId) -> Marks {
    game.0.laid().find(|laid| laid.id == id).unwrap().marks
}

/// SW-BTL-04, SW-WPN-01
#[test]
fn weapons_are_fired_in_turns_at_opponents_present() {
    let mut scene = light();
    let cantina = scene.location("1_128", LIGHT);
    let luke = scene.at("1_19", LIGHT, cantina);
    let blaster = scene.on("1_152", LIGHT, luke);
    let foe = scene.at("1_194", DARK, cantina);
    let other = scene.at("1_170", DARK, cantina);
    let rifle = scene.on("1_312", DARK, other);
    scene.force(DARK, 2);
    let mut game = scene.begin();
    game.play(Choice::Battle(cantina));
    assert_eq!(game.asked(), LIGHT);
    assert_eq!(game.offers(), [Choice::Pass, fire(blaster, foe), fire(blaster, other)]);
    assert_eq!(game.refused(fire(blaster, luke)), rules::FIRE);
    game.play(fire(blaster, foe));
    assert_eq!(game.asked(), DARK, "in turns");
    assert_eq!(game.offers(), [Choice::Pass, fire(rifle, luke)]);
    game.play(Choice::Pass);
    assert_eq!(game.0.view(Viewer::Watcher).battle.unwrap().segment, swccg::battle::Segment::Power);
}

/// SW-WPN-02: one weapon a turn for Luke; a star destroyer fires each of its own once.
#[test]
fn each_user_one_weapon_each_weapon_once() {
    let mut scene = light();
    let cantina = scene.location("1_128", LIGHT);
    let luke = scene.at("1_19", LIGHT, cantina);
    let blaster = scene.on("1_152", LIGHT, luke);
    let second = scene.on("1_152", LIGHT, luke);
    let foe = scene.at("1_168", DARK, cantina);
    let imperial = scene.on("1_317", DARK, foe);
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
    let yavin = scene.location("1_296", DARK);
    let destroyer = scene.at("1_302", DARK, yavin);
    let guns = [scene.on("1_323", DARK, destroyer), scene.on("1_323", DARK, destroyer)];
    let wing = scene.at("1_146", LIGHT, yavin);
    let mut game = scene.begin();
    game.play(Choice::Battle(yavin));
    game.play(fire(guns[0], wing));
    assert_eq!(game.refused(fire(guns[0], wing)), rules::FIRE_ONCE);
    assert!(!game.is_refused(fire(guns[1], wing)));
}

/// SW-WPN-03: a lightsaber draws two; the farm adds one to each of Dark's.
#[test]
fn just_so_many_destinies_are_drawn_each_modified() {
    let mut scene = Scene::new(Phase::Battle);
    scene.force(DARK, 3);
    scene.next(DARK, &["1_170", "1_303"]);
    let farm = scene.location("1_132", LIGHT);
    let vader = scene.at("1_168", DARK, farm);
    let saber = scene.on("1_324", DARK, vader);
    let luke = scene.at("1_19", LIGHT, farm);
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
    let cantina = scene.location("1_128", LIGHT);
    let luke = scene.at("1_19", LIGHT, cantina);
    let saber = scene.on("1_155", LIGHT, luke);
    let foe = scene.at("1_194", DARK, cantina);
    scene.0.sides[LIGHT].reserve.truncate(1);
    let mut game = scene.begin();
    game.play(Choice::Battle(cantina));
    let told = game.play(fire(saber, foe));
    assert!(told.contains(&Event::NoDestiny { by: LIGHT, rule: rules::WEAPON_DESTINY }));
    assert!(!marks(&game, foe).has(Marks::HIT));
}

/// SW-WPN-04: above, not equal; droids have no ability to defend with, ships their armour or manoeuvre.
#[test]
fn a_shot_must_beat_the_defence_value() {
    let mut scene = Scene::new(Phase::Battle);
    let cantina = scene.location("1_128", LIGHT);
    let yavin = scene.location("1_296", DARK);
    let luke = scene.at("1_19", LIGHT, cantina);
    let droid = scene.at("1_32", LIGHT, cantina);
    let wing = scene.at("1_146", LIGHT, yavin);
    let corvette = scene.at("1_140", LIGHT, yavin);
    let red = scene.at("1_145", LIGHT, yavin);
    scene.at("1_194", DARK, cantina);
    scene.force(DARK, 1);
    let game = scene.begin();
    let defence = |id| game.value(Quantity::Defence(id));
    assert_eq!([luke, droid, wing, corvette, red].map(defence), [4, 0, 4, 4, 0]);

    let hits = |destiny: &str| {
        let mut scene = light();
        scene.next(LIGHT, &[destiny]);
        let cantina = scene.location("1_128", LIGHT);
        let luke = scene.at("1_19", LIGHT, cantina);
        let rifle = scene.on("1_153", LIGHT, luke);
        let tagge = scene.at("1_178", DARK, cantina);
        let mut game = scene.begin();
        game.play(Choice::Battle(cantina));
        game.play(fire(rifle, tagge));
        marks(&game, tagge).has(Marks::HIT)
    };
    assert!(!hits("1_143"), "two and one against ability three");
    assert!(hits("1_26"), "three and one");
}

/// SW-WPN-05: a hit card is forfeited, worth its value by a blaster and nothing by a lightsaber.
#[test]
fn the_hit_are_forfeited() {
    let after = |weapon: &str| {
        let mut scene = light();
        scene.next(LIGHT, &["1_26", "1_26"]);
        let cantina = scene.location("1_128", LIGHT);
        let luke = scene.at("1_19", LIGHT, cantina);
        let weapon = scene.on(weapon, LIGHT, luke);
        let foe = scene.at("1_170", DARK, cantina);
        let mut game = scene.begin();
        game.play(Choice::Battle(cantina));
        game.play(fire(weapon, foe));
        game.play(Choice::Pass);
        let offers = game.offers();
        assert!(offers.contains(&Choice::Forfeit(foe)), "{offers:?}");
        let value = game.value(Quantity::Forfeit(foe));
        game.play(Choice::Forfeit(foe));
        assert!(game.0.laid().all(|laid| !laid.marks.has(Marks::HIT)));
        value
    };
    assert_eq!(after("1_152"), 3);
    assert_eq!(after("1_155"), 3, "a Jedi Lightsaber hits only");
    let mut scene = Scene::new(Phase::Battle);
    scene.force(DARK, 3);
    scene.next(DARK, &["1_170", "1_170"]);
    let core = scene.location("1_283", DARK);
    let vader = scene.at("1_168", DARK, core);
    let saber = scene.on("1_324", DARK, vader);
    let luke = scene.at("1_19", LIGHT, core);
    let mut game = scene.begin();
    game.play(Choice::Battle(core));
    game.play(fire(saber, luke));
    assert_eq!(game.value(Quantity::Forfeit(luke)), 0);
}

/// SW-WPN-08: an ion cannon (destiny 4 and 2 against manoeuvre 4) leaves the X-wing without manoeuvre and hyperspeed,
/// next turn too; it is not hit and keeps its power.
#[test]
fn ion_weapons_do_not_hit() {
    let mut scene = Scene::new(Phase::Battle);
    scene.force(DARK, 5);
    scene.next(DARK, &["1_207"]);
    let yavin = scene.location("1_296", DARK);
    let destroyer = scene.at("1_301", DARK, yavin);
    let cannon = scene.on("1_318", DARK, destroyer);
    let wing = scene.at("1_146", LIGHT, yavin);
    let corvette = scene.at("1_140", LIGHT, yavin);
    let mut game = scene.begin();
    game.play(Choice::Battle(yavin));
    game.play(fire(cannon, wing));
    assert!(!marks(&game, wing).has(Marks::HIT));
    let numbers = [
        Quantity::Power(wing),
        Quantity::Maneuver(wing),
        Quantity::Hyperspeed(wing),
        Quantity::Defence(wing),
    ];
    assert_eq!(numbers.map(|quantity| game.value(quantity)), [3, 0, 0, 0]);
    while game.0.view(Viewer::Watcher).turn == 1 {
        let choice = game.offers()[0];
        let keep = Choice::Lose(swccg::From::Pile(swccg::pile::PileName::Reserve));
        game.play(if game.is_refused(keep) { choice } else { keep });
    }
    assert_eq!(game.value(Quantity::Maneuver(wing)), 0, "for good");
    assert_eq!(game.value(Quantity::Defence(corvette)), 4);
}

/// SW-WPN-06: a walker's cannon needs its pilot or somebody else aboard who is no droid, or a droid with the warrior icon.
#[test]
fn vehicle_weapons_need_somebody_to_fire_them() {
    let can = |passenger: Option<&str>, piloted: bool| {
        let mut scene = Scene::new(Phase::Battle);
        scene.force(DARK, 5);
        let farm = scene.location("1_132", LIGHT);
        let walker = scene.at("900_1", DARK, farm);
        scene.at("1_194", DARK, farm);
        let cannon = scene.on("900_5", DARK, walker);
        if piloted {
            scene.aboard("1_180", DARK, walker, Role::Pilot);
        }
        if let Some(card) = passenger {
            scene.aboard(card, DARK, walker, Role::Passenger);
        }
        let luke = scene.at("1_28", LIGHT, farm);
        let mut game = scene.begin();
        game.play(Choice::Battle(farm));
        let battle = game.0.view(Viewer::Watcher).battle;
        battle.is_some_and(|battle| battle.segment == swccg::battle::Segment::Weapons)
            && !game.is_refused(fire(cannon, luke))
    };
    assert!(can(None, true));
    assert!(!can(None, false));
    assert!(can(Some("900_8"), false) && can(Some("1_194"), false), "somebody to fire, nobody to pilot");
    assert!(!can(Some("1_197"), false), "a droid without the icon");
}
