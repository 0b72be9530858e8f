//! Card texts, each in a position of its own.

use crate::rules::scene::{DARK, LIGHT, Play, Scene, name};
use swccg::{Choice, Destination, Marks, ObjId, Phase, Quantity, Role};

/// A deploy phase of Dark in which nothing happens automatically.
fn scene() -> Scene {
    let mut scene = Scene::new(Phase::Deploy);
    scene.hand(DARK, &["Stormtrooper"]);
    scene
}

fn power(game: &Play, id: ObjId) -> i16 {
    game.value(Quantity::Power(id))
}

fn forfeit(game: &Play, id: ObjId) -> i16 {
    game.value(Quantity::Forfeit(id))
}

fn immunity(game: &Play, id: ObjId) -> i16 {
    game.value(Quantity::Immunity(id))
}

/// Leia helps other Rebels present at a Death Star site, not herself, not aliens.
#[test]
fn leia_organa() {
    let mut scene = scene();
    let bay = scene.location("Death Star: Docking Bay 327", DARK);
    let cantina = scene.location("Tatooine: Cantina", LIGHT);
    let leia = scene.at("Leia Organa", LIGHT, bay);
    let luke = scene.at("Luke Skywalker", LIGHT, bay);
    let boshek = scene.at("BoShek", LIGHT, bay);
    let trooper = scene.at("Rebel Trooper", LIGHT, cantina);
    let game = scene.begin();
    assert_eq!([leia, luke, boshek, trooper].map(|id| power(&game, id)), [3, 4, 2, 1]);
    assert_eq!(immunity(&game, leia), 2);
}

/// Luke generates one Force unless he is on Tatooine; on Red 5 he would add to maneuver.
#[test]
fn luke_skywalker() {
    let generation = |at: &str| {
        let mut scene = scene();
        let at = scene.location(at, LIGHT);
        scene.at("Luke Skywalker", LIGHT, at);
        let game = scene.begin();
        assert_eq!(immunity(&game, ObjId(1)), 3);
        game.value(Quantity::Generation(LIGHT))
    };
    assert_eq!(generation("Yavin 4: Massassi War Room"), 1 + 2 + 1);
    assert_eq!(generation("Tatooine: Cantina"), 1 + 2);
}

/// Rebel Guard: power zero, four when defending.
#[test]
fn rebel_guard() {
    let mut scene = Scene::new(Phase::Battle);
    scene.force(DARK, 2);
    scene.hand(DARK, &["I Have You Now"]);
    let cantina = scene.location("Tatooine: Cantina", LIGHT);
    scene.at("Darth Vader", DARK, cantina);
    let guard = scene.at("Rebel Guard", LIGHT, cantina);
    let mut game = scene.begin();
    assert_eq!(power(&game, guard), 0);
    game.play(Choice::Battle(cantina));
    assert_eq!(power(&game, guard), 4);
}

/// Maintenance droids: vehicles and droids here are immune below two; at a docking bay starfighters above below three.
#[test]
fn maintenance_droids() {
    let mut scene = scene();
    let bay = scene.location("Tatooine: Docking Bay 94", LIGHT);
    let tatooine = scene.location("Tatooine", LIGHT);
    let yavin = scene.location("Yavin 4 (Light)", LIGHT);
    let bantha = scene.at("WED-9-M1 'Bantha' Droid", LIGHT, bay);
    let speeder = scene.at("Fixture Speeder", LIGHT, bay);
    let luke = scene.at("Rebel Trooper", LIGHT, bay);
    let near = scene.at("X-wing", LIGHT, tatooine);
    let far = scene.at("X-wing", LIGHT, yavin);
    let treadwell = scene.at("WED15-I662 'Treadwell' Droid", DARK, bay);
    let game = scene.begin();
    assert_eq!(
        [bantha, speeder, luke, near, far, treadwell].map(|id| immunity(&game, id)),
        [2, 2, 0, 3, 0, 2]
    );
}

/// The Falcon is immune below five with Han, Chewie or Lando at the controls, not with others.
#[test]
fn millennium_falcon() {
    let mut scene = scene();
    let bay = scene.location("Tatooine", LIGHT);
    let falcon = scene.at("Millennium Falcon", LIGHT, bay);
    scene.aboard("Rebel Pilot", LIGHT, falcon, Role::Pilot);
    let game = scene.begin();
    assert_eq!((immunity(&game, falcon), power(&game, falcon)), (0, 5));
    let mut scene = self::scene();
    let bay = scene.location("Tatooine", LIGHT);
    let falcon = scene.at("Millennium Falcon", LIGHT, bay);
    scene.aboard("Han Solo", LIGHT, falcon, Role::Pilot);
    assert_eq!(immunity(&scene.begin(), falcon), 5);
}

/// General Tagge: one more for each Imperial trooper present; Yularen: one more beside Tarkin at a site.
#[test]
fn officers() {
    let mut scene = scene();
    let core = scene.location("Death Star: Central Core", DARK);
    let cantina = scene.location("Tatooine: Cantina", LIGHT);
    let tagge = scene.at("General Tagge", DARK, core);
    scene.at("Stormtrooper", DARK, core);
    scene.at("Death Star Trooper", DARK, core);
    scene.at("Imperial Pilot", DARK, core);
    scene.at("Stormtrooper", DARK, cantina);
    let yularen = scene.at("Colonel Wullf Yularen", DARK, core);
    let alone = scene.at("Colonel Wullf Yularen", DARK, cantina);
    scene.at("Grand Moff Tarkin", DARK, core);
    let game = scene.begin();
    assert_eq!(forfeit(&game, tagge), 4 + 2);
    assert_eq!((power(&game, yularen), power(&game, alone)), (2, 1));
}

/// Admiral Motti costs two less with two Imperial starships on the table; Rebel pilots at his system forfeit one
/// less.
#[test]
fn admiral_motti() {
    let cost = |ships: usize| {
        let mut scene = Scene::new(Phase::Deploy);
        scene.hand(DARK, &["Admiral Motti"]);
        scene.force(DARK, 5);
        let core = scene.location("Death Star: Central Core", DARK);
        let yavin = scene.location("Yavin 4 (Dark)", DARK);
        for _ in 0..ships {
            scene.at("TIE Fighter", DARK, yavin);
        }
        let mut game = scene.begin();
        game.play(Choice::Deploy { card: name("Admiral Motti"), to: Destination::At(core) });
        5 - game.force(DARK)
    };
    assert_eq!([0, 1, 2, 3].map(cost), [3, 3, 1, 1]);
    let mut scene = scene();
    let yavin = scene.location("Yavin 4 (Dark)", DARK);
    let destroyer = scene.at("Imperial-Class Star Destroyer", DARK, yavin);
    scene.aboard("Admiral Motti", DARK, destroyer, Role::Pilot);
    let red = scene.at("Red 3", LIGHT, yavin);
    let biggs = scene.aboard("Biggs Darklighter", LIGHT, red, Role::Pilot);
    let game = scene.begin();
    assert_eq!((forfeit(&game, biggs), power(&game, destroyer)), (4, 10));
}

/// TIE Fighters cost one less where an Imperial capital starship is; troopers deploy free beside an officer.
#[test]
fn cheaper_where_help_is() {
    let cost = |card: &str, location: &str, with: &str| {
        let mut scene = Scene::new(Phase::Deploy);
        scene.hand(DARK, &[card]);
        scene.force(DARK, 5);
        let at = scene.location(location, DARK);
        scene.at(with, DARK, at);
        let mut game = scene.begin();
        game.play(Choice::Deploy { card: name(card), to: Destination::At(at) });
        5 - game.force(DARK)
    };
    assert_eq!(
        (
            cost("TIE Fighter", "Yavin 4 (Dark)", "Imperial-Class Star Destroyer"),
            cost("TIE Fighter", "Yavin 4 (Dark)", "TIE Advanced x1")
        ),
        (0, 1)
    );
    assert_eq!(
        (
            cost("Stormtrooper", "Death Star: Central Core", "General Tagge"),
            cost("Stormtrooper", "Death Star: Central Core", "Imperial Pilot")
        ),
        (0, 1)
    );
    assert_eq!(
        cost("Death Star Trooper", "Death Star: Central Core", "General Tagge"),
        2,
        "Death Star Troopers pay"
    );
}

/// Obi-Wan's Hut, Alderaan, the Death Star's sites: drains.
#[test]
fn drains_of_locations() {
    let mut scene = scene();
    let hut = scene.location("Tatooine: Obi-Wan's Hut", LIGHT);
    scene.at("Stormtrooper", DARK, hut);
    let alderaan = scene.location("Alderaan", DARK);
    scene.at("TIE Fighter", DARK, alderaan);
    let core = scene.location("Death Star: Central Core", DARK);
    scene.at("Stormtrooper", DARK, core);
    let room = scene.location("Death Star: War Room", DARK);
    scene.at("Stormtrooper", DARK, room);
    let conference = scene.location("Death Star: Conference Room", DARK);
    let block = scene.location("Death Star: Detention Block Corridor", DARK);
    scene.at("Rebel Trooper", LIGHT, block);
    let game = scene.begin();
    let drain = |seat, at| game.value(Quantity::Drain(seat, at));
    assert_eq!(drain(DARK, hut), 2 + 1);
    assert_eq!(drain(DARK, alderaan), 1 + 2, "one icon and two controlled Death Star sites");
    assert_eq!(drain(LIGHT, conference), 1 + 1);
    assert_eq!(drain(LIGHT, block), 1 + 1);
    assert_eq!(drain(LIGHT, core), 1, "only if controlled");
}

/// A lightsaber adds one to a drain where its bearer is present.
#[test]
fn lightsabers_drain() {
    let mut scene = scene();
    let cantina = scene.location("Tatooine: Cantina", LIGHT);
    let farm = scene.location("Tatooine: Lars' Moisture Farm", LIGHT);
    let vader = scene.at("Darth Vader", DARK, cantina);
    scene.on("Vader's Lightsaber", DARK, vader);
    let walker = scene.at("Fixture Walker", DARK, farm);
    let game = scene.begin();
    assert_eq!(game.value(Quantity::Drain(DARK, cantina)), 2 + 1);
    assert_eq!(game.value(Quantity::Drain(DARK, farm)), 2);
    assert_eq!(power(&game, walker), 0);
}

/// Presence Of The Force: one more icon for each side, for generation and drains.
#[test]
fn presence_of_the_force() {
    let mut scene = scene();
    let core = scene.location("Death Star: Central Core", DARK);
    scene.on("Presence Of The Force", DARK, core);
    let game = scene.begin();
    assert_eq!(
        (game.value(Quantity::Generation(DARK)), game.value(Quantity::Generation(LIGHT))),
        (1 + 2, 1 + 1)
    );
    assert_eq!(game.value(Quantity::Drain(DARK, core)), 1);
}

/// The War Rooms: with a leader in control, the other side's troops and fighters forfeit one less everywhere.
#[test]
fn war_rooms() {
    let mut scene = scene();
    let massassi = scene.location("Yavin 4: Massassi War Room", LIGHT);
    let yavin = scene.location("Yavin 4 (Dark)", DARK);
    let core = scene.location("Death Star: Central Core", DARK);
    scene.at("Leia Organa", LIGHT, massassi);
    let tie = scene.at("TIE Fighter", DARK, yavin);
    let destroyer = scene.at("Imperial-Class Star Destroyer", DARK, yavin);
    let storm = scene.at("Stormtrooper", DARK, core);
    let death = scene.at("Death Star Trooper", DARK, core);
    let game = scene.begin();
    assert_eq!([tie, destroyer, storm, death].map(|id| forfeit(&game, id)), [1, 9, 1, 3]);
}

/// Deploy costs of weapons by host: Han's pistol one on Han, three on another warrior; a bowcaster seven less power.
#[test]
fn weapons_have_their_price() {
    let cost = |weapon: &str, host: &str| {
        let mut scene = Scene::new(Phase::Deploy).light();
        scene.hand(LIGHT, &[weapon]);
        scene.force(LIGHT, 9);
        let bay = scene.location("Tatooine: Docking Bay 94", LIGHT);
        let host = scene.at(host, LIGHT, bay);
        let mut game = scene.begin();
        game.play(Choice::Deploy { card: name(weapon), to: Destination::On(host) });
        9 - game.force(LIGHT)
    };
    assert_eq!(
        (cost("Han's Heavy Blaster Pistol", "Han Solo"), cost("Han's Heavy Blaster Pistol", "Rebel Trooper")),
        (1, 3)
    );
    assert_eq!((cost("Bowcaster", "Chewbacca"), cost("Bowcaster", "Rebel Trooper")), (1, 6));
    assert_eq!(
        (cost("Jedi Lightsaber", "Obi-Wan Kenobi"), cost("Blaster Rifle (Light)", "Rebel Trooper")),
        (1, 2)
    );
}

/// Han's pistol sets the forfeit value to zero when Han fires it, and not when another warrior does.
#[test]
fn hans_heavy_blaster_pistol() {
    let worthless = |host: &str| {
        let mut scene = Scene::new(Phase::Battle).light();
        scene.force(LIGHT, 5);
        scene.next(LIGHT, &["Rebel Guard"]);
        let bay = scene.location("Tatooine: Docking Bay 94", LIGHT);
        let host = scene.at(host, LIGHT, bay);
        let pistol = scene.on("Han's Heavy Blaster Pistol", LIGHT, host);
        let target = scene.at("General Tagge", DARK, bay);
        let mut game = scene.begin();
        game.play(Choice::Battle(bay));
        game.play(Choice::Fire { weapon: pistol, target });
        game.let_go();
        let marks = game.0.table_cards().find(|laid| laid.id == target).unwrap().marks;
        assert!(marks.has(Marks::HIT));
        marks.has(Marks::WORTHLESS)
    };
    assert!(worthless("Han Solo"));
    assert!(!worthless("Rebel Trooper"));
}

/// A Turbolaser Battery has -2 against capital starships, -5 against others.
#[test]
fn turbolaser_battery() {
    let hits = |target: &str| {
        let mut scene = Scene::new(Phase::Battle);
        scene.force(DARK, 5);
        scene.next(DARK, &["Stormtrooper Utility Belt", "Stormtrooper Utility Belt"]);
        let yavin = scene.location("Yavin 4 (Dark)", DARK);
        let destroyer = scene.at("Devastator", DARK, yavin);
        let gun = scene.on("Turbolaser Battery", DARK, destroyer);
        let target = scene.at(target, LIGHT, yavin);
        let mut game = scene.begin();
        game.play(Choice::Battle(yavin));
        game.play(Choice::Fire { weapon: gun, target });
        game.0.table_cards().find(|laid| laid.id == target).unwrap().marks.has(Marks::HIT)
    };
    assert!(hits("Corellian Corvette"), "eight less two against armour four");
    assert!(!hits("X-wing"), "eight less five against manoeuvre four");
}

/// Warrant Officer M'Kae adds two to what he pilots and searches for one Force, in the opponent's turn too.
#[test]
fn warrant_officer_mkae() {
    let mut scene = Scene::new(Phase::Deploy).light();
    scene.hand(LIGHT, &["Rebel Trooper"]);
    let yavin = scene.location("Yavin 4 (Dark)", DARK);
    let destroyer = scene.at("Imperial-Class Star Destroyer", DARK, yavin);
    let officer = scene.aboard("Warrant Officer M'Kae", DARK, destroyer, Role::Pilot);
    scene.force(DARK, 1);
    let mut game = scene.begin();
    assert_eq!(power(&game, destroyer), 8 + 2);
    game.play(Choice::Pass);
    assert_eq!(
        (game.asked(), game.legal_choices()),
        (DARK, vec![Choice::Pass, Choice::Use { card: officer, clause: 1, target: None }])
    );
    game.play(Choice::Use { card: officer, clause: 1, target: None });
    assert_eq!(
        (game.legal_choices(), game.force(DARK)),
        (vec![Choice::Pass], 0),
        "ten Stormtroopers and no tractor beam"
    );
}

/// Dark's Alter and Light's Barrier do what their counterparts do; a card that cannot be played now is not offered.
#[test]
fn counterparts_and_cards_without_an_occasion() {
    let mut scene = Scene::new(Phase::Deploy);
    let core = scene.location("Death Star: Central Core", DARK);
    let effect = scene.on("Presence Of The Force", DARK, core);
    scene.at("Momaw Nadon", LIGHT, core);
    scene.hand(DARK, &["Alter (Dark)", "We're All Gonna Be A Lot Thinner!", "Stormtrooper"]);
    scene.hand(LIGHT, &["Rebel Barrier"]);
    scene.force(DARK, 2);
    scene.force(LIGHT, 1);
    let mut game = scene.begin();
    let play = |card: &str, clause, target| Choice::Play { card: name(card), clause, target };
    let legal = game.legal_choices();
    assert!(legal.contains(&play("Alter (Dark)", 0, Some(effect))));
    assert!(
        !legal.iter().any(|choice| matches!(choice, Choice::Play { card, .. } if *card == name("We're All Gonna Be A Lot Thinner!")))
    );
    game.play(Choice::Deploy { card: name("Stormtrooper"), to: Destination::At(core) });
    assert_eq!(
        (game.asked(), game.legal_choices()),
        (LIGHT, vec![Choice::Pass, play("Rebel Barrier", 0, None)])
    );
}
