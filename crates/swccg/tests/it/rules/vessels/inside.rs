//! The interior of a vehicle as a site; a craft that reacts with its pilot; searches of other piles.

use crate::rules::scene::{DARK, LIGHT, Play, Scene, name};
use contract::{Game, Viewer};
use swccg::cards::pile::{FaceDownCard, PileName, SeenBy};
use swccg::language::SearchedPile;
use swccg::{Choice, Destination, Event, MoveKind, ObjId, Phase, Place, Question, Role, rules};

/// A walker at the Dune Sea with its driver, and its interior.
fn walker(phase: Phase) -> (Scene, [ObjId; 5]) {
    let mut scene = Scene::new(phase);
    let sea = scene.location("Tatooine: Dune Sea", LIGHT);
    let hut = scene.location("Tatooine: Obi-Wan's Hut", LIGHT);
    let hold = scene.location("Fixture Walker: Hold", DARK);
    let walker = scene.at("Fixture Walker", DARK, sea);
    let pilot = scene.aboard("Imperial Pilot", DARK, walker, Role::Pilot);
    scene.0.table[usize::from(hold.0)].aim = Some(walker);
    scene.force(DARK, 3);
    scene.force(LIGHT, 3);
    (scene, [sea, hut, hold, walker, pilot])
}

/// SW-VST-01: when deployed it belongs to one vehicle, and is adjacent to wherever that vehicle is.
#[test]
fn the_inside_is_bound_to_one_vehicle() {
    let mut scene = Scene::new(Phase::Deploy);
    let sea = scene.location("Tatooine: Dune Sea", LIGHT);
    let hut = scene.location("Tatooine: Obi-Wan's Hut", LIGHT);
    scene.hand(DARK, &["Fixture Walker: Hold", "Stormtrooper"]);
    let put = Choice::Deploy { card: name("Fixture Walker: Hold"), to: Destination::Row(2) };
    let game = Scene(scene.0.clone()).begin_wide();
    assert_eq!(game.refused(put), rules::UTINNI, "there is no vehicle it could belong to");
    let walkers = [scene.at("Fixture Walker", DARK, sea), scene.at("Fixture Walker", DARK, hut)];
    for walker in walkers {
        scene.aboard("Imperial Pilot", DARK, walker, Role::Pilot);
    }
    let trooper = scene.at("Stormtrooper", DARK, hut);
    scene.force(DARK, 3);
    let mut game = scene.begin_wide();
    game.play(put);
    assert_eq!(game.0.question(), Question::Aim(DARK));
    game.play(Choice::Aim(walkers[1]));
    game.let_go();
    let hold = game.0.table_cards().find(|laid| laid.card == name("Fixture Walker: Hold")).unwrap().id;
    game.pass_to(Phase::Move);
    let inside = Choice::Move { card: trooper, way: MoveKind::Walk(hold) };
    assert!(!game.is_refused(inside), "the walker stands at the hut");
    game.play(Choice::Move { card: walkers[1], way: MoveKind::Walk(sea) });
    assert_eq!(game.refused(inside), rules::LANDSPEED, "it has gone");
}

/// SW-VST-01, SW-DEP-03: a site without dots may be on the table once for each vehicle.
#[test]
fn every_vehicle_has_one_inside() {
    let (mut scene, [_, hut, _, first, _]) = walker(Phase::Deploy);
    scene.hand(DARK, &["Fixture Walker: Hold", "Fixture Walker: Hold", "Stormtrooper"]);
    let put = Choice::Deploy { card: name("Fixture Walker: Hold"), to: Destination::Row(3) };
    let game = Scene(scene.0.clone()).begin_wide();
    assert_eq!(game.refused(put), rules::UTINNI, "the only walker has one");
    let second = scene.at("Fixture Walker", DARK, hut);
    let mut game = scene.begin_wide();
    game.play(put);
    assert_eq!(game.0.question(), Question::Aim(DARK));
    assert!(game.is_refused(Choice::Aim(first)), "it has one");
    game.play(Choice::Aim(second));
    game.let_go();
    let bound =
        game.0.table_cards().filter(|laid| laid.card == name("Fixture Walker: Hold")).map(|laid| laid.aim);
    assert_eq!(bound.collect::<Vec<_>>(), [Some(first), Some(second)]);
    assert_eq!(game.refused(put), rules::UTINNI, "now both have");
}

/// SW-VST-01: an open vehicle has its site as an enclosed one does. A card there is aboard the vehicle, and present
/// neither on its card nor at the surrounding site; a passenger of an open vehicle is present at that site.
#[test]
fn whoever_is_on_the_deck_of_an_open_vehicle_is_present_there_only() {
    let mut scene = Scene::new(Phase::Deploy);
    let sea = scene.location("Tatooine: Dune Sea", LIGHT);
    let skiff = scene.at("Fixture Skiff", DARK, sea);
    scene.aboard("Imperial Pilot", DARK, skiff, Role::Pilot);
    scene.hand(DARK, &["Fixture Skiff: Deck"]);
    let mut game = scene.begin_wide();
    assert!(
        !game.is_refused(Choice::Deploy { card: name("Fixture Skiff: Deck"), to: Destination::Row(1) }),
        "it needs no walls"
    );
    game.play(Choice::Deploy { card: name("Fixture Skiff: Deck"), to: Destination::Row(1) });
    assert_eq!(game.0.view(Viewer::Watcher).row.len(), 2);

    // The same three cards on the deck, or in the seats of the skiff.
    let table = |on_deck: bool| {
        let mut scene = Scene::new(Phase::Battle);
        let sea = scene.location("Tatooine: Dune Sea", LIGHT);
        let deck = scene.location("Fixture Skiff: Deck", DARK);
        let skiff = scene.at("Fixture Skiff", DARK, sea);
        scene.0.table[usize::from(deck.0)].aim = Some(skiff);
        scene.aboard("Imperial Pilot", DARK, skiff, Role::Pilot);
        let [hand, trooper] = ["Fixture Deckhand", "Stormtrooper"].map(|card| match on_deck {
            true => scene.at(card, DARK, deck),
            false => scene.aboard(card, DARK, skiff, Role::Passenger),
        });
        let rebel = scene.at("Rebel Trooper", LIGHT, sea);
        scene.force(DARK, 5);
        (scene.begin_wide(), [sea, deck, hand, trooper, rebel])
    };
    let power = |game: &Play, at: ObjId| game.value(swccg::Quantity::TotalPower(DARK, at));
    let (seated, [sea, deck, ..]) = table(false);
    assert_eq!((power(&seated, sea), power(&seated, deck)), (2 + 3 + 1 + 1, 0));
    let (mut on_deck, [sea, deck, hand, trooper, _]) = table(true);
    assert_eq!(
        (power(&on_deck, sea), power(&on_deck, deck)),
        (2 + 3, 2),
        "the skiff, what the deckhand aboard gives it, and a driver of no power"
    );
    on_deck.play(Choice::Battle(sea));
    let fights = |id: ObjId| {
        on_deck.0.table_cards().find(|laid| laid.id == id).unwrap().marks.has(swccg::Marks::FIGHTS)
    };
    assert!(!fights(hand) && !fights(trooper), "the battle is at the site around the skiff");
}

/// SW-VST-02: entering and leaving is free for the walker's player and costs the opponent what the site says; a card
/// inside is not present outside and takes no seat.
#[test]
fn its_player_goes_in_free() {
    let (mut scene, [sea, _, hold, walker, _]) = walker(Phase::Move);
    let troopers = [0; 4].map(|_| scene.at("Stormtrooper", DARK, sea));
    let mut game = scene.begin_wide();
    for trooper in troopers {
        game.play(Choice::Move { card: trooper, way: MoveKind::Walk(hold) });
    }
    assert_eq!(game.force(DARK), 3, "free, and four where two have seats");
    assert_eq!(game.value(swccg::Quantity::TotalPower(DARK, sea)), 5 + 2, "the walker with its pilot only");
    assert_eq!(game.value(swccg::Quantity::TotalPower(DARK, hold)), 4);
    assert!(game.place(walker).is_some());

    let (scene, [sea, _, hold, ..]) = self::walker(Phase::Move);
    let mut scene = scene.light();
    let rebel = scene.at("Rebel Trooper", LIGHT, sea);
    let mut game = scene.begin_wide();
    game.play(Choice::Move { card: rebel, way: MoveKind::Walk(hold) });
    assert_eq!(game.force(LIGHT), 3 - 2);
}

/// SW-VST-03: between the interior and a seat of the card for one Force, as a regular move; the driver must be on the
/// card.
#[test]
fn seats_are_reached_from_inside_for_one_force() {
    let (mut scene, [_, hut, hold, walker, pilot]) = walker(Phase::Move);
    let trooper = scene.at("Stormtrooper", DARK, hold);
    let mut game = scene.begin_wide();
    game.play(Choice::Move { card: trooper, way: MoveKind::Board(walker, Role::Passenger) });
    assert_eq!((game.place(trooper), game.force(DARK)), (Some(Place::Aboard(walker, Role::Passenger)), 2));
    assert_eq!(game.refused(Choice::Move { card: trooper, way: MoveKind::Inside(hold) }), rules::MOVE_ONCE);
    game.play(Choice::Move { card: pilot, way: MoveKind::Inside(hold) });
    let drive = Choice::Move { card: walker, way: MoveKind::Walk(hut) };
    assert_eq!(game.refused(drive), rules::CREW, "its pilot is inside, not on the card");
}

/// SW-VST-04: when the vehicle is gone its interior and everything there is lost.
#[test]
fn the_inside_is_lost_with_the_vehicle() {
    let (scene, [sea, _, hold, walker, _]) = walker(Phase::Battle);
    let mut scene = scene.light();
    let trooper = scene.at("Stormtrooper", DARK, hold);
    let rebel = scene.at("Rebel Trooper", LIGHT, hold);
    let blaster = scene.on("Blaster", LIGHT, rebel);
    scene.at("Obi-Wan Kenobi", LIGHT, sea);
    scene.at("Luke Skywalker", LIGHT, sea);
    let mut game = scene.begin_wide();
    game.play(Choice::Battle(sea));
    while game.0.question() != Question::Damage(DARK) {
        game.play(Choice::Pass);
    }
    game.play(Choice::Forfeit(walker));
    while game.0.view(Viewer::Watcher).battle.is_some() {
        let reserve = Choice::Lose(swccg::LossSource::Pile(PileName::Reserve));
        game.play(if game.is_refused(reserve) { Choice::Pass } else { reserve });
    }
    assert_eq!([walker, hold, trooper, rebel, blaster].map(|id| game.place(id)), [None; 5]);
    assert!(
        game.sees(DARK).lost.contains(&name("Fixture Walker: Hold"))
            && game.sees(LIGHT).lost.contains(&name("Rebel Trooper"))
    );
    assert_eq!(game.0.view(Viewer::Watcher).row.len(), 2);
}

/// SW-VST-05: while the vehicle is in a ship's cargo bay, its player's characters may move between the two.
#[test]
fn between_a_stowed_vehicle_and_its_ship() {
    let mut scene = Scene::new(Phase::Move).light();
    let system = scene.location("Tatooine", LIGHT);
    let ship = scene.at("Corellian Corvette", LIGHT, system);
    let speeder = scene.aboard("Luke's X-34 Landspeeder", LIGHT, ship, Role::Cargo);
    let driver = scene.aboard("Rebel Trooper", LIGHT, speeder, Role::Pilot);
    let mut game = scene.begin_wide();
    game.play(Choice::Move { card: driver, way: MoveKind::Embark(ship, Role::Passenger) });
    assert_eq!(game.place(driver), Some(Place::Aboard(ship, Role::Passenger)));
}

/// SW-REA-03: a patrol craft and its pilot react together to a battle at a cloud sector or site, at both costs.
#[test]
fn a_craft_reacts_with_its_pilot() {
    let mut scene = Scene::new(Phase::Battle);
    let sea = scene.location("Tatooine: Dune Sea", LIGHT);
    scene.at("Stormtrooper", DARK, sea);
    scene.at("Rebel Trooper", LIGHT, sea);
    scene.hand(LIGHT, &["Fixture Watch Craft", "Rebel Pilot", "Fixture Speeder"]);
    scene.force(DARK, 1);
    scene.force(LIGHT, 6);
    let mut game = scene.begin_wide();
    game.play(Choice::Battle(sea));
    assert_eq!(game.asked(), LIGHT);
    let with = Choice::DeployWith { ship: name("Fixture Watch Craft"), pilot: name("Rebel Pilot"), at: sea };
    assert_eq!(
        game.refused(Choice::Deploy { card: name("Fixture Speeder"), to: Destination::At(sea) }),
        rules::REACT,
        "another vehicle does not react"
    );
    assert!(game.legal_choices().contains(&with));
    game.play(with);
    game.let_go();
    assert_eq!(game.force(LIGHT), 6 - 4);
    assert_eq!(game.value(swccg::Quantity::TotalPower(LIGHT, sea)), 1 + 1, "it fights");
}

fn scavenger(clause: u8) -> Play {
    scavenger_among(clause, &["Blaster", "Rebel Trooper"])
}

fn scavenger_among(clause: u8, lost: &[&str]) -> Play {
    let mut scene = Scene::new(Phase::Control).light();
    let cantina = scene.location("Tatooine: Cantina", LIGHT);
    let scavenger = scene.at("Fixture Scavenger", LIGHT, cantina);
    let side = &mut scene.0.sides[LIGHT];
    side.used = ["Luke Skywalker", "Rebel Trooper"].map(|card| Some((name(card), SeenBy::NOBODY))).to_vec();
    side.lost = lost.iter().map(|card| name(card)).collect();
    scene.force(LIGHT, 2);
    let mut game = scene.begin_wide();
    game.play(Choice::Use { card: scavenger, clause, target: None });
    game
}

/// SW-SRC-04: where any card may be taken it is not shown, and the pile keeps its order.
#[test]
fn any_card_is_taken_unseen() {
    let mut game = scavenger(0);
    assert_eq!(
        game.legal_choices(),
        [Choice::Pass, Choice::Take(name("Luke Skywalker")), Choice::Take(name("Rebel Trooper"))]
    );
    let told = game.play(Choice::Take(name("Luke Skywalker")));
    assert!(told.contains(&Event::TookUnseen { by: LIGHT, rule: rules::SEARCH_ANY }));
    let seen = game.0.view(Viewer::Seat(DARK)).sides[LIGHT].clone();
    assert_eq!((seen.hand, seen.known.len()), (1, 0), "not shown");
    assert!(matches!(game.sees(LIGHT).used[..], [FaceDownCard::Known(..)]), "looked at, and not shuffled");
}

/// SW-SRC-01: a card taken from the Lost Pile is shown; the pile is public, so nothing is verified.
#[test]
fn the_lost_pile_is_searched_openly() {
    let mut game = scavenger(1);
    assert_eq!(game.legal_choices(), [Choice::Take(name("Blaster"))]);
    game.play(Choice::Take(name("Blaster")));
    assert_eq!(game.0.view(Viewer::Seat(DARK)).sides[LIGHT].known, [(name("Blaster"), SeenBy::ALL)]);
    let mut other = scavenger_among(1, &["Rebel Trooper"]);
    assert_eq!(other.legal_choices(), [Choice::Pass], "no weapon there");
    other.play(Choice::Pass);
    assert!(!matches!(other.0.question(), Question::Verify(_)));
}

/// SW-SRC-02: the ban on searching again applies to that pile only.
#[test]
fn each_pile_is_verified_by_itself() {
    let mut game = scavenger(2);
    assert_eq!(game.legal_choices(), [Choice::Pass], "no starship among the Force");
    game.play(Choice::Pass);
    game.play(Choice::Verify);
    let failed = game.0.view(Viewer::Watcher).failed;
    assert_eq!(failed, [(name("Fixture Scavenger"), LIGHT, SearchedPile::Pile(PileName::Force))]);
    let again = |clause| Choice::Use { card: ObjId(1), clause, target: None };
    assert_eq!(game.refused(again(2)), rules::VERIFY);
    assert!(!game.is_refused(again(0)), "the Used Pile may still be searched");
}
