//! Clauses of card texts no other position would miss: where cards deploy and for how much, pilots, both sides of
//! locations, reacts, cards that cancel one another.

use crate::rules::scene::{DARK, LIGHT, Play, Scene, name};
use swccg::{Choice, ObjId, Phase, Place, Quantity, Role, To, Way, rules};
use table::{Game, Seat};

fn play(card: &str, clause: u8, target: Option<ObjId>) -> Choice {
    Choice::Play { card: name(card), clause, target }
}

/// A deploy phase of this player.
fn deploys(seat: Seat) -> Scene {
    let mut scene = Scene::new(Phase::Deploy);
    scene.0.active = seat;
    scene.force(seat, 9);
    scene
}

/// What a card costs on a host at a location, or on the location itself; nothing if it may not lie there.
fn price(seat: Seat, card: &str, at: &str, host: Option<(&str, Option<&str>)>) -> Option<usize> {
    let mut scene = deploys(seat);
    let at = scene.location(at, seat);
    let on = host.map(|(host, carries)| {
        let host = scene.at(host, seat, at);
        if let Some(carried) = carries {
            scene.on(carried, seat, host);
        }
        host
    });
    scene.hand(seat, &[card]);
    let mut game = scene.begin();
    let put = Choice::Deploy { card: name(card), to: To::On(on.unwrap_or(at)) };
    if game.is_refused(put) {
        return None;
    }
    game.play(put);
    Some(9 - game.force(seat))
}

/// SW-DEP-10: hosts and prices of devices, Effects and weapons.
#[test]
fn hosts_and_prices() {
    let on = |host: &'static str| Some((host, None));
    assert_eq!(price(DARK, "1_201", "1_283", on("1_194")), Some(1), "Comlink");
    assert_eq!(price(DARK, "1_207", "1_283", on("1_194")), Some(1), "Stormtrooper Utility Belt");
    assert_eq!(price(DARK, "1_207", "1_283", on("900_11")), None, "not on a droid");
    assert_eq!(price(LIGHT, "1_40", "1_128", on("1_28")), Some(1), "Tatooine Utility Belt");
    assert_eq!(price(LIGHT, "1_40", "1_128", on("1_5")), None, "not on a droid");
    assert_eq!(price(DARK, "1_215", "1_283", None), Some(0), "Expand The Empire");
    assert_eq!(price(DARK, "1_215", "1_296", None), None, "not on a system");
    assert_eq!(price(DARK, "1_227", "1_296", None), Some(0), "Presence Of The Force");
    assert_eq!(price(DARK, "1_319", "1_283", None), Some(2), "Laser Projector");
    assert_eq!(price(DARK, "1_319", "1_130", None), None, "not outside");
    let armed = Some(("1_21", Some("1_157")));
    assert_eq!(price(LIGHT, "1_54", "1_128", armed), Some(0), "Lightsaber Proficiency");
    assert_eq!(price(LIGHT, "1_54", "1_128", on("1_21")), None, "not without a lightsaber");
    assert_eq!(price(LIGHT, "1_157", "1_128", on("1_21")), Some(0), "Obi-Wan's Lightsaber");
    assert_eq!(price(LIGHT, "1_157", "1_128", on("1_19")), None, "on nobody else");
    assert_eq!(price(DARK, "1_324", "1_283", on("1_168")), Some(0), "Vader's Lightsaber");
    assert_eq!(price(DARK, "1_320", "1_283", on("1_194")), Some(2), "Light Repeating Blaster Rifle");
    assert_eq!(price(DARK, "1_312", "1_283", on("1_194")), Some(2), "Blaster Rifle");
    assert_eq!(price(DARK, "1_317", "1_283", on("1_194")), Some(1), "Imperial Blaster");
}

/// A Stormtrooper Utility Belt: one more to forfeit, two on the Death Star.
#[test]
fn stormtrooper_utility_belt() {
    let worth = |site: &str| {
        let mut scene = deploys(DARK);
        let at = scene.location(site, DARK);
        let trooper = scene.at("1_194", DARK, at);
        scene.on("1_207", DARK, trooper);
        scene.hand(DARK, &["1_194"]);
        let game = scene.begin();
        [Quantity::Power(trooper), Quantity::Forfeit(trooper)].map(|of| game.value(of))
    };
    assert_eq!((worth("1_128"), worth("1_283")), ([2, 3], [3, 4]));
}

/// Power and manoeuvre of a ship with this pilot.
fn flown(seat: Seat, ship: &str, pilot: &str) -> [i16; 2] {
    let mut scene = deploys(seat);
    let at = scene.location(if seat == DARK { "1_285" } else { "1_129" }, seat);
    let ship = scene.at(ship, seat, at);
    scene.aboard(pilot, seat, ship, Role::Pilot);
    scene.hand(seat, &[if seat == DARK { "1_194" } else { "1_28" }]);
    let game = scene.begin();
    [Quantity::Power(ship), Quantity::Maneuver(ship)].map(|of| game.value(of))
}

/// What pilots add: Vader three to any ship, BoShek and Luke three; Luke two to the manoeuvre of Red 5.
#[test]
fn pilots() {
    assert_eq!(flown(DARK, "1_305", "1_168"), [1 + 3, 1], "a TIE Scout");
    assert_eq!(flown(DARK, "1_306", "1_168"), [2 + 4, 3 + 3], "his own");
    assert_eq!(flown(LIGHT, "900_70", "1_27"), [3 + 2, 4]);
    assert_eq!(flown(LIGHT, "900_70", "1_4"), [3 + 3, 4]);
    assert_eq!(flown(LIGHT, "900_70", "1_19"), [3 + 3, 4 + 2]);
    assert_eq!(flown(LIGHT, "1_145", "1_19"), [3 + 3, 4]);
    let mut scene = deploys(LIGHT);
    let bay = scene.location("1_129", LIGHT);
    let boshek = scene.at("1_4", LIGHT, bay);
    let red = scene.at("900_70", LIGHT, bay);
    scene.aboard("1_27", LIGHT, red, Role::Pilot);
    scene.aboard("2_14", LIGHT, red, Role::Astromech);
    scene.hand(LIGHT, &["1_28"]);
    let game = scene.begin();
    assert_eq!(game.value(Quantity::Immunity(boshek)), 3);
    assert_eq!(game.value(Quantity::Maneuver(red)), 4 + 3, "R2-D2 adds three to Red 5");
}

/// The 'Treadwell' Droid at a docking bay: own starfighters above are immune below three.
#[test]
fn the_treadwell_droid_at_a_bay() {
    let mut scene = deploys(DARK);
    let bay = scene.location("1_129", LIGHT);
    let tatooine = scene.location("1_127", LIGHT);
    let yavin = scene.location("1_135", LIGHT);
    scene.at("1_197", DARK, bay);
    let ties = [scene.at("1_304", DARK, tatooine), scene.at("1_304", DARK, yavin)];
    scene.hand(DARK, &["1_194"]);
    let game = scene.begin();
    assert_eq!(ties.map(|tie| game.value(Quantity::Immunity(tie))), [3, 0]);
}

/// R1-G4 takes no seat in a starfighter, though there is one. SW-DEP-12
#[test]
fn r1_g4_boards_no_starfighter() {
    let mut scene = deploys(DARK);
    let bay = scene.location("1_285", DARK);
    let scout = scene.at("1_305", DARK, bay);
    scene.hand(DARK, &["1_192", "1_194"]);
    let game = scene.begin();
    let aboard = |card: &str| Choice::Deploy { card: name(card), to: To::Aboard(scout, Role::Passenger) };
    assert_eq!(game.refused(aboard("1_192")), rules::DEPLOY_ONLY);
    assert!(!game.is_refused(aboard("1_194")));
}

/// Sense cancels Alter outright and Alter Sense, whichever side holds which; no ability is needed for it.
#[test]
fn sense_and_alter_of_both_sides() {
    // The one plays Alter at an Effect, the other answers with Sense by its second text: the Effect stays.
    let stays = |player: Seat, alter: &str, sense: &str| {
        let mut scene = Scene::new(Phase::Control);
        scene.0.active = player;
        let core = scene.location("1_283", DARK);
        let effect = scene.on("1_227", DARK, core);
        scene.at(if player == DARK { "1_168" } else { "1_19" }, player, core);
        scene.hand(player, &[alter, alter]);
        scene.hand(player.other(), &[sense]);
        let mut game = scene.begin();
        game.play(play(alter, 0, Some(effect)));
        assert_eq!(game.asked(), player.other());
        game.play(play(sense, 1, None));
        // And the second Alter cancels the Sense by its second text.
        let again = !game.is_refused(play(alter, 1, None));
        game.let_go();
        (game.place(effect).is_some(), again)
    };
    assert_eq!(stays(LIGHT, "1_71", "1_267"), (true, true));
    assert_eq!(stays(DARK, "1_234", "1_109"), (true, true));
}

/// Alter does not touch Come With Me or Disarmed; other Effects it does.
#[test]
fn what_alter_does_not_touch() {
    let mut scene = Scene::new(Phase::Control).light();
    let system = scene.location("1_127", LIGHT);
    let wing = scene.at("1_146", LIGHT, system);
    let immune = scene.on("2_118", DARK, wing);
    let other = scene.on("1_227", DARK, system);
    let cantina = scene.location("1_128", LIGHT);
    let trooper = scene.at("1_194", DARK, cantina);
    let disarmed = scene.on("1_48", LIGHT, trooper);
    scene.hand(LIGHT, &["1_71"]);
    let game = scene.begin();
    let legal = [immune, disarmed, other].map(|effect| !game.is_refused(play("1_71", 0, Some(effect))));
    assert_eq!(legal, [false, false, true]);
}

/// I Have You Now: two destinies more against Luke, one against another Rebel of ability above two.
#[test]
fn i_have_you_now() {
    let more = |rebel: &str, clause| {
        let mut scene = Scene::new(Phase::Battle);
        let core = scene.location("1_283", DARK);
        scene.at("1_168", DARK, core);
        scene.at(rebel, LIGHT, core);
        scene.hand(DARK, &["1_248"]);
        scene.force(DARK, 1);
        let mut game = scene.begin();
        game.play(Choice::Battle(core));
        game.let_go();
        if game.is_refused(play("1_248", clause, None)) {
            return None;
        }
        game.play(play("1_248", clause, None));
        game.let_go();
        Some(game.value(Quantity::BattleDestinies(DARK, core)) - 1)
    };
    assert_eq!(
        [more("1_19", 1), more("1_17", 0), more("1_17", 1), more("1_28", 0)],
        [Some(2), Some(1), None, None]
    );
}

/// Docking Bay 327 lets Dark go free and takes two of Light. SW-MOV-06
#[test]
fn docking_bay_327() {
    let cost = |seat: Seat, traveller: &str| {
        let mut scene = Scene::new(Phase::Move);
        scene.0.active = seat;
        let bays = ["1_285", "1_129"].map(|card| scene.location(card, LIGHT));
        let traveller = scene.at(traveller, seat, bays[0]);
        scene.force(seat, 5);
        let mut game = scene.begin();
        game.play(Choice::Transit { from: bays[0], to: bays[1] });
        game.play(Choice::Join(traveller));
        game.play(Choice::Pass);
        5 - game.force(seat)
    };
    assert_eq!((cost(DARK, "1_194"), cost(LIGHT, "1_28")), (0, 2));
}

/// Both sides of locations: drains of Light at the Death Star, a destiny more for who begins a battle in the War Rooms.
#[test]
fn both_sides_of_sites() {
    let mut scene = Scene::new(Phase::Deploy).light();
    let corridor = scene.location("1_286", DARK);
    scene.at("1_28", LIGHT, corridor);
    scene.hand(LIGHT, &["1_28"]);
    assert_eq!(scene.begin().value(Quantity::Drain(LIGHT, corridor)), 1 + 1);
    let destinies = |room: &str, by: Seat| {
        let mut scene = Scene::new(Phase::Battle);
        scene.0.active = by;
        let room = scene.location(room, DARK);
        scene.at("1_28", LIGHT, room);
        scene.at("1_194", DARK, room);
        scene.force(by, 1);
        let mut game = scene.begin();
        game.play(Choice::Battle(room));
        [DARK, LIGHT].map(|seat| game.value(Quantity::BattleDestinies(seat, room)))
    };
    assert_eq!((destinies("1_287", LIGHT), destinies("1_287", DARK)), ([0, 1], [0, 0]));
    assert_eq!((destinies("1_139", DARK), destinies("1_139", LIGHT)), ([1, 0], [0, 0]));
}

/// Tatooine and both Yavin 4: whoever controls the system has one more total power at its sites for each starship there.
#[test]
fn systems_help_below() {
    let more = |system: &str, site: &str, seat: Seat| {
        let mut scene = deploys(seat);
        let at = scene.location(site, LIGHT);
        let system = scene.location(system, DARK);
        let (ship, walker) = if seat == DARK { ("1_304", "1_194") } else { ("1_146", "1_28") };
        scene.at(ship, seat, system);
        scene.at(ship, seat, system);
        scene.at(walker, seat, at);
        scene.hand(seat, &[walker]);
        let game = scene.begin();
        assert_eq!(game.value(Quantity::TotalPower(seat.other(), at)), 0);
        game.value(Quantity::TotalPower(seat, at)) - 1
    };
    for (system, site) in [("1_127", "1_130"), ("1_135", "1_139"), ("1_296", "1_139")] {
        assert_eq!([DARK, LIGHT].map(|seat| more(system, site, seat)), [2, 2], "{system}");
    }
}

/// Ralltiir: the Tantive IV has one more power there; the Cantina: Dark's aliens are worth one more, no Tusken Raiders;
/// Obi-Wan's Hut: he comes for three less.
#[test]
fn places_and_their_people() {
    let mut scene = deploys(DARK);
    let ralltiir = scene.location("2_148", DARK);
    let yavin = scene.location("1_296", DARK);
    let ships = [scene.at("900_71", LIGHT, ralltiir), scene.at("900_71", LIGHT, yavin)];
    let cantina = scene.location("1_128", LIGHT);
    let aliens = [scene.at("900_51", DARK, cantina), scene.at("900_72", DARK, cantina)];
    let hut = scene.location("1_134", LIGHT);
    scene.hand(DARK, &["1_194"]);
    let game = scene.begin();
    assert_eq!(ships.map(|ship| game.value(Quantity::Power(ship))), [4, 3]);
    assert_eq!(aliens.map(|alien| game.value(Quantity::Forfeit(alien))), [4 + 1, 2]);
    let cost = |at| game.value(Quantity::DeployCost(LIGHT, name("1_21"), To::At(at)));
    assert_eq!(cost(cantina) - cost(hut), 3);
}

/// Whether a vehicle may come to a battle the opponent has just begun beside it.
fn reacts(seat: Seat, vehicle: &str, driver: Option<&str>, sites: [&str; 2]) -> bool {
    let mut scene = Scene::new(Phase::Battle);
    scene.0.active = seat.other();
    let [here, there] = sites.map(|card| scene.location(card, LIGHT));
    let vehicle = scene.at(vehicle, seat, here);
    if let Some(card) = driver {
        scene.aboard(card, seat, vehicle, Role::Pilot);
    }
    scene.at("1_194", DARK, there);
    scene.at("1_28", LIGHT, there);
    scene.force(DARK, 3);
    scene.force(LIGHT, 3);
    let mut game = scene.begin();
    game.play(Choice::Battle(there));
    game.0.check(seat, &Choice::Move { card: vehicle, way: Way::Walk(there) }).is_ok()
}

/// SW-REA-01: Lift Tubes of both sides, a Skyhopper and landspeeders react; a speeder without such a text does not.
#[test]
fn who_reacts() {
    let (inside, outside) = (["1_283", "1_287"], ["1_130", "1_132"]);
    assert!(reacts(DARK, "1_308", None, inside) && reacts(LIGHT, "1_148", None, inside));
    assert!(reacts(LIGHT, "2_75", None, outside));
    assert!(reacts(LIGHT, "1_149", Some("1_28"), outside) && reacts(LIGHT, "1_151", Some("1_28"), outside));
    assert!(!reacts(LIGHT, "900_3", Some("1_28"), outside));
}

/// SW-DEP-12: Lift Tubes deploy to interior mobile sites only. A V-35 with Luke aboard moves free. SW-MOV-09
#[test]
fn lift_tubes_and_landspeeders() {
    for (seat, tube) in [(DARK, "1_308"), (LIGHT, "1_148")] {
        let mut scene = deploys(seat);
        let sites = ["1_283", "1_128", "1_130"].map(|card| scene.location(card, LIGHT));
        for site in sites {
            scene.at(if seat == DARK { "1_194" } else { "1_28" }, seat, site);
        }
        scene.hand(seat, &[tube]);
        let game = scene.begin();
        let legal = sites.map(|at| !game.is_refused(Choice::Deploy { card: name(tube), to: To::At(at) }));
        assert_eq!(legal, [true, false, false]);
    }
    let cost = |rider: &str| {
        let mut scene = Scene::new(Phase::Move).light();
        let sites = ["1_130", "1_132"].map(|card| scene.location(card, LIGHT));
        let speeder = scene.at("1_151", LIGHT, sites[0]);
        scene.aboard(rider, LIGHT, speeder, Role::Pilot);
        scene.force(LIGHT, 2);
        let mut game = scene.begin();
        game.play(Choice::Move { card: speeder, way: Way::Walk(sites[1]) });
        2 - game.force(LIGHT)
    };
    assert_eq!((cost("1_19"), cost("1_28")), (0, 1));
}

/// SW-DEP-15: Yerka Mig is lost when the card he aims at is gone.
#[test]
fn yerka_mig_without_his_target() {
    let here = |game: &Play, id| game.place(id) == Some(Place::At(ObjId(0)));
    let begin = |aimed: bool| {
        let mut scene = Scene::new(Phase::Move).light();
        let bay = scene.location("1_129", LIGHT);
        let core = scene.location("1_283", DARK);
        let vader = scene.at("1_168", DARK, core);
        let yerka = scene.at("1_69", LIGHT, bay);
        if aimed {
            scene.0.table[usize::from(yerka.0)].aim = Some(vader);
        }
        scene.at("1_28", LIGHT, bay);
        scene.force(LIGHT, 1);
        (scene.begin(), yerka)
    };
    let (game, yerka) = begin(true);
    assert!(here(&game, yerka));
    let (game, yerka) = begin(false);
    assert!(!here(&game, yerka) && game.sees(LIGHT).lost.contains(&name("1_69")));
}
