//! Corner cases where two rules meet: shots canceled halfway, transferred weapons, searches of the opponent's pile,
//! texts that extend further.

use crate::rules::scene::{DARK, LIGHT, Play, Scene, deploy, fire, name};
use contract::{Game, Viewer};
use swccg::cards::pile::PileName;
use swccg::language::SearchedPile;
use swccg::{Choice, Destination, Marks, MoveKind, Phase, Place, Quantity, Question, Role, rules};

/// SW-WPN-03, SW-DST-03: if one of two destinies is canceled, the other is still drawn and is the total.
#[test]
fn the_other_destiny_of_a_shot_is_drawn() {
    let mut scene = Scene::new(Phase::Battle).light();
    let cantina = scene.location("Tatooine: Cantina", LIGHT);
    let tarkin = scene.at("Grand Moff Tarkin", DARK, cantina);
    scene.at("Darth Vader", DARK, cantina);
    let trooper = scene.at("Stormtrooper", DARK, cantina);
    let luke = scene.at("Luke Skywalker", LIGHT, cantina);
    let saber = scene.on("Jedi Lightsaber", LIGHT, luke);
    scene.next(LIGHT, &["Millennium Falcon", "Millennium Falcon"]);
    scene.force(LIGHT, 6);
    let mut game = scene.begin();
    game.play(Choice::Battle(cantina));
    while game.0.question() != Question::Weapons(LIGHT) {
        game.play(Choice::Pass);
    }
    game.play(fire(saber, trooper));
    assert_eq!(game.0.question(), Question::Respond(DARK), "the first destiny");
    game.play(Choice::Use { card: tarkin, clause: 1, target: None });
    game.let_go();
    // The Falcon's two alone, against the trooper's ability of one.
    assert!(game.marks(trooper).has(Marks::HIT));
    let shot = game.0.view(Viewer::Watcher).shot.unwrap();
    assert_eq!((shot.total, shot.drawn.iter().flatten().count()), (2, 1));
}

/// SW-WPN-09, SW-DST-03: a repeating weapon whose first destiny was canceled may be fired again.
#[test]
fn a_cancelled_shot_may_be_repeated() {
    let mut scene = Scene::new(Phase::Battle).light();
    let yavin = scene.location("Yavin 4 (Dark)", DARK);
    let destroyer = scene.at("Devastator", DARK, yavin);
    let tarkin = scene.aboard("Grand Moff Tarkin", DARK, destroyer, Role::Passenger);
    scene.aboard("Darth Vader", DARK, destroyer, Role::Passenger);
    let squadron = scene.at("Fixture Squadron", LIGHT, yavin);
    let repeater = scene.on("Fixture Squadron Repeater", LIGHT, squadron);
    scene.force(LIGHT, 4);
    let mut game = scene.begin_wide();
    game.play(Choice::Battle(yavin));
    while game.0.question() != Question::Weapons(LIGHT) {
        game.play(Choice::Pass);
    }
    game.play(fire(repeater, destroyer));
    game.play(Choice::Use { card: tarkin, clause: 1, target: None });
    game.let_go();
    assert_eq!(game.0.question(), Question::Again(LIGHT));
    assert!(!game.marks(destroyer).has(Marks::HIT));
}

/// SW-WPN-02: a rifle fired in the control phase and then transferred cannot be fired again in the battle by its new
/// host.
#[test]
fn a_weapon_handed_on_was_used() {
    let mut scene = Scene::new(Phase::Control);
    let farm = scene.location("Tatooine: Lars' Moisture Farm", LIGHT);
    let [one, other] = ["Stormtrooper", "Stormtrooper"].map(|card| scene.at(card, DARK, farm));
    let rifle = scene.on("Blaster Rifle (Dark)", DARK, one);
    let blaster = scene.on("Imperial Blaster", DARK, other);
    let [shot, rebel] = ["Rebel Trooper", "Rebel Trooper"].map(|card| scene.at(card, LIGHT, farm));
    scene.at("Luke Skywalker", LIGHT, farm);
    scene.hand(DARK, &["Fixture Sniper"]);
    scene.force(DARK, 12);
    let mut game = scene.begin_wide();
    game.play(Choice::Play { card: name("Fixture Sniper"), clause: 0, target: None });
    game.let_go();
    game.play(fire(rifle, shot));
    game.let_go();
    game.pass_to(Phase::Deploy);
    game.play(Choice::Transfer { card: rifle, to: other });
    assert_eq!(game.refused(Choice::Transfer { card: rifle, to: one }), rules::TRANSFER, "once a phase");
    game.pass_to(Phase::Battle);
    game.play(Choice::Battle(farm));
    game.let_go();
    assert_eq!(game.refused(fire(rifle, rebel)), rules::FIRE_ONCE);
    assert!(!game.is_refused(fire(blaster, rebel)));
}

/// SW-WPN-02: a capital starship's battery does not fire twice a turn either, although the ship may use any number of
/// weapons.
#[test]
fn a_battery_fires_once_a_turn() {
    let mut scene = Scene::new(Phase::Control);
    let yavin = scene.location("Yavin 4 (Dark)", DARK);
    let destroyer = scene.at("Imperial-Class Star Destroyer", DARK, yavin);
    let battery = scene.on("Turbolaser Battery", DARK, destroyer);
    let wing = scene.at("X-wing", LIGHT, yavin);
    let ship = scene.at("Corellian Corvette", LIGHT, yavin);
    scene.hand(DARK, &["Fixture Volunteer", "Fixture Volunteer"]);
    scene.force(DARK, 12);
    let volunteer = Choice::Play { card: name("Fixture Volunteer"), clause: 0, target: None };
    let mut game = scene.begin_wide();
    game.play(volunteer);
    game.let_go();
    let target = if game.is_refused(fire(battery, wing)) { ship } else { wing };
    game.play(fire(battery, target));
    game.let_go();
    while game.0.question() != Question::Control(DARK) {
        game.play(Choice::Pass);
    }
    assert!(game.is_refused(volunteer), "nothing is left to fire");
}

/// SW-STL-01: Kabe cannot use Obi-Wan's lightsaber, stolen or recaptured.
#[test]
fn a_weapon_won_back_is_only_carried() {
    let drain = |thief: &str| {
        let mut scene = Scene::new(Phase::Control).light();
        let cantina = scene.location("Tatooine: Cantina", LIGHT);
        let thief = scene.at(thief, LIGHT, cantina);
        let saber = scene.on("Obi-Wan's Lightsaber", LIGHT, thief);
        scene.mark(saber, Marks::TAKEN);
        scene.begin().value(Quantity::Drain(LIGHT, cantina))
    };
    assert_eq!([drain("Kabe"), drain("Obi-Wan Kenobi")], [2, 3]);
}

/// SW-VAL-02, SW-VRT-02: two pilots whose icons name the same kind of ship both add to it.
#[test]
fn limited_pilot_icons_add_up() {
    let mut scene = Scene::new(Phase::Deploy).light();
    let bay = scene.location("Tatooine", LIGHT);
    let falcon = scene.at("Millennium Falcon", LIGHT, bay);
    scene.aboard("Fixture Wingman", LIGHT, falcon, Role::Pilot);
    scene.aboard("Fixture Wingman", LIGHT, falcon, Role::Pilot);
    scene.hand(LIGHT, &["Rebel Trooper"]);
    assert_eq!(scene.begin_wide().value(Quantity::Power(falcon)), 3 + 2 + 2);
}

/// A Scavenger of Light with these lost cards, with or without a failed search before.
fn scavenger(clause: u8) -> (Play, Choice) {
    let mut scene = Scene::new(Phase::Control).light();
    let cantina = scene.location("Tatooine: Cantina", LIGHT);
    let scavenger = scene.at("Fixture Scavenger", LIGHT, cantina);
    scene.0.sides[LIGHT].used = vec![Some((name("Luke Skywalker"), swccg::cards::pile::SeenBy::NOBODY))];
    scene.0.sides[LIGHT].lost = vec![name("Rebel Trooper")];
    let mut game = scene.begin_wide();
    let search = Choice::Use { card: scavenger, clause, target: None };
    game.play(search);
    game.play(Choice::Pass);
    (game, search)
}

/// SW-SRC-04: a player who could take any card and takes none is not verified, and may search again.
#[test]
fn taking_none_where_any_card_is_allowed_is_not_verified() {
    let (game, search) = scavenger(0);
    assert!(!matches!(game.0.question(), Question::Verify(_)));
    assert!(!game.is_refused(search));
}

/// SW-SRC-02: the Lost Pile is public, so a search of it that found nothing is verified automatically.
#[test]
fn the_lost_pile_is_searched_in_vain_once() {
    let (mut game, search) = scavenger(1);
    while game.asked() != LIGHT {
        game.play(Choice::Pass);
    }
    assert_eq!(game.refused(search), rules::VERIFY);
}

/// SW-SRC-02: the ban applies to one player's pile, and to every card with that title.
#[test]
fn each_players_pile_is_searched_by_itself() {
    let refused = |failed_by| {
        let mut scene = Scene::new(Phase::Control);
        let room = scene.location("Death Star: War Room", DARK);
        let [_, second] = [0, 1].map(|_| scene.at("Fixture Quartermaster", DARK, room));
        scene.0.failed =
            vec![(name("Fixture Quartermaster"), failed_by, SearchedPile::Pile(PileName::Reserve))];
        scene.force(DARK, 2);
        scene.begin().is_refused(Choice::Use { card: second, clause: 0, target: None })
    };
    assert_eq!([refused(DARK), refused(LIGHT)], [true, false]);
}

/// SW-WPN-08: an ion weapon destroys the weapons of the ship itself, also of a squadron, but not those carried by a
/// passenger.
#[test]
fn ion_weapons_take_the_weapons_of_the_ship() {
    let mut scene = Scene::new(Phase::Battle);
    let yavin = scene.location("Yavin 4 (Dark)", DARK);
    let destroyer = scene.at("Devastator", DARK, yavin);
    let ion = scene.on("Ion Cannon", DARK, destroyer);
    let squadron = scene.at("Fixture Squadron", LIGHT, yavin);
    let cannons = scene.on("Fixture Squadron Cannons", LIGHT, squadron);
    let corvette = scene.at("Corellian Corvette", LIGHT, yavin);
    let luke = scene.aboard("Luke Skywalker", LIGHT, corvette, Role::Passenger);
    let blaster = scene.on("Blaster", LIGHT, luke);
    scene.next(DARK, &["Stormtrooper Utility Belt"]);
    scene.force(DARK, 9);
    let mut game = scene.begin_wide();
    game.play(Choice::Battle(yavin));
    while game.0.question() != Question::Weapons(DARK) {
        game.play(Choice::Pass);
    }
    game.play(fire(ion, squadron));
    game.let_go();
    assert!(game.marks(squadron).has(Marks::ION));
    assert_eq!((game.place(cannons), game.place(blaster)), (None, Some(Place::On(luke))));
}

/// SW-WPN-07: a weapon that stands at a site cannot be transferred, nor can one be left there; a second transfer is
/// refused.
#[test]
fn only_bearers_hand_on() {
    let mut scene = Scene::new(Phase::Deploy);
    let room = scene.location("Death Star: War Room", DARK);
    let generator = scene.on("Fixture Fusion Generator", DARK, room);
    let trooper = scene.at("Stormtrooper", DARK, room);
    let carried = scene.on("Fixture Fusion Generator", DARK, trooper);
    let other = scene.at("Death Star Trooper", DARK, room);
    scene.hand(DARK, &["Stormtrooper"]);
    scene.force(DARK, 2);
    let mut game = scene.begin_wide();
    let give = |card, to| Choice::Transfer { card, to };
    assert_eq!(game.refused(give(generator, trooper)), rules::TRANSFER);
    assert_eq!(game.refused(give(carried, room)), rules::TRANSFER);
    game.play(give(carried, other));
    assert_eq!(game.refused(give(carried, trooper)), rules::TRANSFER, "once a phase");
}

/// SW-BTL-15: with Han excluded from the battle nothing is added to battle destiny.
#[test]
fn being_with_somebody_for_battle_destiny_means_taking_part() {
    let destinies = |barred: bool| {
        let mut scene = Scene::new(Phase::Battle).light();
        let cantina = scene.location("Tatooine: Cantina", LIGHT);
        scene.at("Fixture Admirer", LIGHT, cantina);
        let han = scene.at("Han Solo", LIGHT, cantina);
        scene.at("Luke Skywalker", LIGHT, cantina);
        if barred {
            scene.mark(han, Marks::BARRED);
        }
        scene.at("Stormtrooper", DARK, cantina);
        scene.force(LIGHT, 2);
        let mut game = scene.begin_wide();
        game.play(Choice::Battle(cantina));
        game.value(Quantity::BattleDestinies(LIGHT, cantina))
    };
    assert_eq!([destinies(false), destinies(true)], [2, 1]);
}

/// SW-LOC-05: an extended text reaches further, its conditions do not; and the passages it opens begin at adjacent
/// sites too.
#[test]
fn an_extended_text_reaches_next_door() {
    let mut scene = Scene::new(Phase::Deploy);
    let room = scene.location("Death Star: War Room", DARK);
    let next = scene.location("Death Star: Conference Room", DARK);
    let cantina = scene.location("Tatooine: Cantina", LIGHT);
    scene.on("Expand The Empire", DARK, room);
    scene.at("Stormtrooper", DARK, room);
    scene.at("Grand Moff Tarkin", DARK, next);
    let rebel = scene.at("Rebel Trooper", LIGHT, cantina);
    scene.hand(DARK, &["Stormtrooper"]);
    assert_eq!(scene.begin().value(Quantity::Forfeit(rebel)), 2, "no leader in the War Room itself");

    let opens = |expanded: bool| {
        let mut scene = Scene::new(Phase::Move);
        let corridor = scene.location("Death Star: Level 4 Military Corridor", DARK);
        let core = scene.location("Death Star: Central Core", DARK);
        scene.location("Death Star: Detention Block Corridor", DARK);
        let bay = scene.location("Death Star: Docking Bay 327", DARK);
        if expanded {
            scene.on("Expand The Empire", DARK, corridor);
        }
        let trooper = scene.at("Stormtrooper", DARK, core);
        let game = scene.begin();
        !game.is_refused(Choice::Move { card: trooper, way: MoveKind::Passage(bay) })
    };
    assert_eq!([opens(false), opens(true)], [false, true]);
}

/// SW-LOC-03, SW-DEP-03: a location covered by the opponent's version can be covered again by another copy of the
/// player's own.
#[test]
fn a_converted_location_is_converted_back() {
    let mut scene = Scene::new(Phase::Deploy).light();
    let dark = scene.location("Yavin 4 (Dark)", DARK);
    let below = scene.location("Yavin 4 (Light)", LIGHT);
    scene.0.row.pop();
    scene.0.table[usize::from(below.0)].place = Place::Under(dark);
    scene.hand(LIGHT, &["Yavin 4 (Light)"]);
    let game = scene.begin();
    assert!(!game.is_refused(deploy("Yavin 4 (Light)", Destination::Over(dark))));
}

/// SW-COV-01: an undercover card is with nobody: with Leia a trooper deploys for free, with an undercover one for its
/// cost.
#[test]
fn the_hidden_are_with_nobody() {
    let cost = |hidden: bool| {
        let mut scene = Scene::new(Phase::Deploy).light();
        let cantina = scene.location("Tatooine: Cantina", LIGHT);
        let leia = scene.at("Leia Organa", LIGHT, cantina);
        if hidden {
            scene.on("Fixture Cover", LIGHT, leia);
        }
        scene.hand(LIGHT, &["Rebel Trooper"]);
        scene.force(LIGHT, 4);
        let mut game = scene.begin_wide();
        game.play(deploy("Rebel Trooper", Destination::At(cantina)));
        4 - game.force(LIGHT)
    };
    assert_eq!([cost(false), cost(true)], [0, 1]);
}
