//! The texts of cards, each in one position of its own.

use crate::rules::scene::{DARK, LIGHT, Play, Scene, name};
use swccg::{Choice, Marks, ObjId, Phase, Quantity, Role, To};

/// A deploy phase of Dark in which nothing happens by itself.
fn scene() -> Scene {
    let mut scene = Scene::new(Phase::Deploy);
    scene.hand(DARK, &["1_194"]);
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
    let bay = scene.location("1_285", DARK);
    let cantina = scene.location("1_128", LIGHT);
    let leia = scene.at("1_17", LIGHT, bay);
    let luke = scene.at("1_19", LIGHT, bay);
    let boshek = scene.at("1_4", LIGHT, bay);
    let trooper = scene.at("1_28", LIGHT, cantina);
    let game = scene.begin();
    assert_eq!([leia, luke, boshek, trooper].map(|id| power(&game, id)), [3, 4, 2, 1]);
    assert_eq!(immunity(&game, leia), 2);
}

/// Luke generates one Force unless he is on Tatooine; on Red 5 he would add manoeuvre.
#[test]
fn luke_skywalker() {
    let generation = |at: &str| {
        let mut scene = scene();
        let at = scene.location(at, LIGHT);
        scene.at("1_19", LIGHT, at);
        let game = scene.begin();
        assert_eq!(immunity(&game, ObjId(1)), 3);
        game.value(Quantity::Generation(LIGHT))
    };
    assert_eq!(generation("1_139"), 1 + 2 + 1);
    assert_eq!(generation("1_128"), 1 + 2);
}

/// Rebel Guard: nought, four when defending.
#[test]
fn rebel_guard() {
    let mut scene = Scene::new(Phase::Battle);
    scene.force(DARK, 2);
    scene.hand(DARK, &["1_248"]);
    let cantina = scene.location("1_128", LIGHT);
    scene.at("1_168", DARK, cantina);
    let guard = scene.at("1_26", LIGHT, cantina);
    let mut game = scene.begin();
    assert_eq!(power(&game, guard), 0);
    game.play(Choice::Battle(cantina));
    assert_eq!(power(&game, guard), 4);
}

/// Maintenance droids: vehicles and droids here are immune below two; at a docking bay starfighters above below three.
#[test]
fn maintenance_droids() {
    let mut scene = scene();
    let bay = scene.location("1_129", LIGHT);
    let tatooine = scene.location("1_127", LIGHT);
    let yavin = scene.location("1_135", LIGHT);
    let bantha = scene.at("1_32", LIGHT, bay);
    let speeder = scene.at("900_3", LIGHT, bay);
    let luke = scene.at("1_28", LIGHT, bay);
    let near = scene.at("1_146", LIGHT, tatooine);
    let far = scene.at("1_146", LIGHT, yavin);
    let treadwell = scene.at("1_197", DARK, bay);
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
    let bay = scene.location("1_129", LIGHT);
    let falcon = scene.at("1_143", LIGHT, bay);
    scene.aboard("1_27", LIGHT, falcon, Role::Pilot);
    let game = scene.begin();
    assert_eq!((immunity(&game, falcon), power(&game, falcon)), (0, 5));
    let mut scene = self::scene();
    let bay = scene.location("1_129", LIGHT);
    let falcon = scene.at("1_143", LIGHT, bay);
    scene.aboard("1_11", LIGHT, falcon, Role::Pilot);
    assert_eq!(immunity(&scene.begin(), falcon), 5);
}

/// General Tagge: one more for each Imperial trooper present; Yularen: one more beside Tarkin at a site.
#[test]
fn officers() {
    let mut scene = scene();
    let core = scene.location("1_283", DARK);
    let cantina = scene.location("1_128", LIGHT);
    let tagge = scene.at("1_178", DARK, core);
    scene.at("1_194", DARK, core);
    scene.at("1_170", DARK, core);
    scene.at("1_180", DARK, core);
    scene.at("1_194", DARK, cantina);
    let yularen = scene.at("1_166", DARK, core);
    let alone = scene.at("1_166", DARK, cantina);
    scene.at("1_179", DARK, core);
    let game = scene.begin();
    assert_eq!(forfeit(&game, tagge), 4 + 2);
    assert_eq!((power(&game, yularen), power(&game, alone)), (2, 1));
}

/// Admiral Motti costs two less with two Imperial starships out; Rebel pilots at his system forfeit one less.
#[test]
fn admiral_motti() {
    let cost = |ships: usize| {
        let mut scene = Scene::new(Phase::Deploy);
        scene.hand(DARK, &["1_164"]);
        scene.force(DARK, 5);
        let core = scene.location("1_283", DARK);
        let yavin = scene.location("1_296", DARK);
        for _ in 0..ships {
            scene.at("1_304", DARK, yavin);
        }
        let mut game = scene.begin();
        game.play(Choice::Deploy { card: name("1_164"), to: To::At(core) });
        5 - game.force(DARK)
    };
    assert_eq!([0, 1, 2, 3].map(cost), [3, 3, 1, 1]);
    let mut scene = scene();
    let yavin = scene.location("1_296", DARK);
    let destroyer = scene.at("1_302", DARK, yavin);
    scene.aboard("1_164", DARK, destroyer, Role::Pilot);
    let red = scene.at("1_145", LIGHT, yavin);
    let biggs = scene.aboard("1_3", LIGHT, red, Role::Pilot);
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
        game.play(Choice::Deploy { card: name(card), to: To::At(at) });
        5 - game.force(DARK)
    };
    assert_eq!((cost("1_304", "1_296", "1_302"), cost("1_304", "1_296", "1_303")), (0, 1));
    assert_eq!((cost("1_194", "1_283", "1_178"), cost("1_194", "1_283", "1_180")), (0, 1));
    assert_eq!(cost("1_170", "1_283", "1_178"), 2, "Death Star Troopers pay");
}

/// Obi-Wan's Hut, Alderaan, the Death Star's sites: drains.
#[test]
fn drains_of_locations() {
    let mut scene = scene();
    let hut = scene.location("1_134", LIGHT);
    scene.at("1_194", DARK, hut);
    let alderaan = scene.location("1_281", DARK);
    scene.at("1_304", DARK, alderaan);
    let core = scene.location("1_283", DARK);
    scene.at("1_194", DARK, core);
    let room = scene.location("1_287", DARK);
    scene.at("1_194", DARK, room);
    let conference = scene.location("2_144", DARK);
    let block = scene.location("1_284", DARK);
    scene.at("1_28", LIGHT, block);
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
    let cantina = scene.location("1_128", LIGHT);
    let farm = scene.location("1_132", LIGHT);
    let vader = scene.at("1_168", DARK, cantina);
    scene.on("1_324", DARK, vader);
    let walker = scene.at("900_1", DARK, farm);
    let game = scene.begin();
    assert_eq!(game.value(Quantity::Drain(DARK, cantina)), 2 + 1);
    assert_eq!(game.value(Quantity::Drain(DARK, farm)), 2);
    assert_eq!(power(&game, walker), 0);
}

/// Presence Of The Force: one more icon for each side, for generation and drains.
#[test]
fn presence_of_the_force() {
    let mut scene = scene();
    let core = scene.location("1_283", DARK);
    scene.on("1_227", DARK, core);
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
    let massassi = scene.location("1_139", LIGHT);
    let yavin = scene.location("1_296", DARK);
    let core = scene.location("1_283", DARK);
    scene.at("1_17", LIGHT, massassi);
    let tie = scene.at("1_304", DARK, yavin);
    let destroyer = scene.at("1_302", DARK, yavin);
    let storm = scene.at("1_194", DARK, core);
    let death = scene.at("1_170", DARK, core);
    let game = scene.begin();
    assert_eq!([tie, destroyer, storm, death].map(|id| forfeit(&game, id)), [1, 9, 1, 3]);
}

/// What weapons cost on whom: Han's pistol one on Han, three on another warrior; a bowcaster seven less power.
#[test]
fn weapons_have_their_price() {
    let cost = |weapon: &str, host: &str| {
        let mut scene = Scene::new(Phase::Deploy).light();
        scene.hand(LIGHT, &[weapon]);
        scene.force(LIGHT, 9);
        let bay = scene.location("1_129", LIGHT);
        let host = scene.at(host, LIGHT, bay);
        let mut game = scene.begin();
        game.play(Choice::Deploy { card: name(weapon), to: To::On(host) });
        9 - game.force(LIGHT)
    };
    assert_eq!((cost("1_154", "1_11"), cost("1_154", "1_28")), (1, 3));
    assert_eq!((cost("2_77", "2_3"), cost("2_77", "1_28")), (1, 6));
    assert_eq!((cost("1_155", "1_21"), cost("1_153", "1_28")), (1, 2));
}

/// Han's pistol in Han's hand leaves nothing to forfeit, in another's it does.
#[test]
fn hans_heavy_blaster_pistol() {
    let worthless = |host: &str| {
        let mut scene = Scene::new(Phase::Battle).light();
        scene.force(LIGHT, 5);
        scene.next(LIGHT, &["1_26"]);
        let bay = scene.location("1_129", LIGHT);
        let host = scene.at(host, LIGHT, bay);
        let pistol = scene.on("1_154", LIGHT, host);
        let target = scene.at("1_178", DARK, bay);
        let mut game = scene.begin();
        game.play(Choice::Battle(bay));
        game.play(Choice::Fire { weapon: pistol, target });
        game.let_go();
        let marks = game.0.laid().find(|laid| laid.id == target).unwrap().marks;
        assert!(marks.has(Marks::HIT));
        marks.has(Marks::WORTHLESS)
    };
    assert!(worthless("1_11"));
    assert!(!worthless("1_28"));
}

/// A Turbolaser Battery has two less against capital starships, five less against others.
#[test]
fn turbolaser_battery() {
    let hits = |target: &str| {
        let mut scene = Scene::new(Phase::Battle);
        scene.force(DARK, 5);
        scene.next(DARK, &["1_207", "1_207"]);
        let yavin = scene.location("1_296", DARK);
        let destroyer = scene.at("1_301", DARK, yavin);
        let gun = scene.on("1_323", DARK, destroyer);
        let target = scene.at(target, LIGHT, yavin);
        let mut game = scene.begin();
        game.play(Choice::Battle(yavin));
        game.play(Choice::Fire { weapon: gun, target });
        game.0.laid().find(|laid| laid.id == target).unwrap().marks.has(Marks::HIT)
    };
    assert!(hits("1_140"), "eight less two against armour four");
    assert!(!hits("1_146"), "eight less five against manoeuvre four");
}

/// Warrant Officer M'Kae adds two to what he pilots and searches for one Force, in the opponent's turn too.
#[test]
fn warrant_officer_mkae() {
    let mut scene = Scene::new(Phase::Deploy).light();
    scene.hand(LIGHT, &["1_28"]);
    let yavin = scene.location("1_296", DARK);
    let destroyer = scene.at("1_302", DARK, yavin);
    let officer = scene.aboard("4_106", DARK, destroyer, Role::Pilot);
    scene.force(DARK, 1);
    let mut game = scene.begin();
    assert_eq!(power(&game, destroyer), 8 + 2);
    game.play(Choice::Pass);
    assert_eq!(
        (game.asked(), game.offers()),
        (DARK, vec![Choice::Pass, Choice::Use { card: officer, clause: 1, target: None }])
    );
    game.play(Choice::Use { card: officer, clause: 1, target: None });
    assert_eq!(
        (game.offers(), game.force(DARK)),
        (vec![Choice::Pass], 0),
        "ten Stormtroopers and no tractor beam"
    );
}

/// Dark's Alter and Light's Barrier do what their counterparts do; a card without an occasion is not offered.
#[test]
fn counterparts_and_cards_without_an_occasion() {
    let mut scene = Scene::new(Phase::Deploy);
    let core = scene.location("1_283", DARK);
    let effect = scene.on("1_227", DARK, core);
    scene.at("1_20", LIGHT, core);
    scene.hand(DARK, &["1_234", "1_278", "1_194"]);
    scene.hand(LIGHT, &["1_105"]);
    scene.force(DARK, 2);
    scene.force(LIGHT, 1);
    let mut game = scene.begin();
    let play = |card: &str, clause, target| Choice::Play { card: name(card), clause, target };
    let offers = game.offers();
    assert!(offers.contains(&play("1_234", 0, Some(effect))));
    assert!(
        !offers.iter().any(|choice| matches!(choice, Choice::Play { card, .. } if *card == name("1_278")))
    );
    game.play(Choice::Deploy { card: name("1_194"), to: To::At(core) });
    assert_eq!((game.asked(), game.offers()), (LIGHT, vec![Choice::Pass, play("1_105", 0, None)]));
}
