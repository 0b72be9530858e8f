//! Reacts, free passages between sites, shuttles, docked ships, bays.

use crate::rules::scene::{DARK, LIGHT, Scene, name};
use contract::{Game, Viewer};
use swccg::{Choice, Destination, Marks, MoveKind, Phase, Place, Quantity, Question, Role, rules};

/// SW-REA-01, SW-REA-02: Light drains next to Dark's Comlink: Dark deploys a trooper there and the drain is over.
#[test]
fn a_comlink_calls_cards_to_a_drain() {
    let mut scene = Scene::new(Phase::Control).light();
    let core = scene.location("Death Star: Central Core", DARK);
    let corridor = scene.location("Death Star: Detention Block Corridor", DARK);
    let far = scene.location("Death Star: Docking Bay 327", DARK);
    scene.at("Luke Skywalker", LIGHT, core);
    let owner = scene.at("Death Star Trooper", DARK, corridor);
    scene.on("Comlink", DARK, owner);
    scene.hand(DARK, &["Death Star Trooper", "Death Star: Central Core"]);
    scene.force(DARK, 5);
    let mut game = scene.begin();
    game.play(Choice::Drain(core));
    let come = |at| Choice::Deploy { card: name("Death Star Trooper"), to: Destination::At(at) };
    assert_eq!((game.asked(), game.legal_choices()), (DARK, vec![Choice::Pass, come(core)]));
    assert_eq!(game.refused(come(corridor)), rules::REACT, "not to where nothing happens");
    assert_eq!(game.refused(come(far)), rules::REACT);
    game.play(come(core));
    game.let_go();
    assert_eq!((game.force(DARK), game.sees(DARK).lost.len()), (3, 0), "nothing is drained");
    assert!(!matches!(game.0.question(), Question::Lose(..)));
}

/// SW-REA-01: only characters, devices, starships, vehicles and weapons come as a react: a Comlink brings a blaster, but
/// none of these Effects.
#[test]
fn effects_are_no_reacts() {
    let mut scene = Scene::new(Phase::Control).light();
    let core = scene.location("Death Star: Central Core", DARK);
    let corridor = scene.location("Death Star: Detention Block Corridor", DARK);
    scene.at("Luke Skywalker", LIGHT, core);
    let owner = scene.at("Death Star Trooper", DARK, corridor);
    scene.on("Comlink", DARK, owner);
    scene.hand(
        DARK,
        &["Death Star Sentry", "Presence Of The Force", "Expand The Empire", "Death Star Trooper"],
    );
    scene.force(DARK, 5);
    let mut game = scene.begin();
    game.play(Choice::Drain(core));
    let come = Choice::Deploy { card: name("Death Star Trooper"), to: Destination::At(core) };
    assert_eq!(game.legal_choices(), [Choice::Pass, come]);
    let lay = |card| Choice::Deploy { card: name(card), to: Destination::On(core) };
    for effect in ["Death Star Sentry", "Presence Of The Force", "Expand The Empire"] {
        assert_eq!(game.refused(lay(effect)), rules::REACT);
    }
}

/// SW-REA-01: a Sense with a low destiny cancels the react; the card is lost and the drain continues.
#[test]
fn a_react_may_be_cancelled() {
    let mut scene = Scene::new(Phase::Control).light();
    let core = scene.location("Death Star: Central Core", DARK);
    scene.at("Luke Skywalker", LIGHT, core);
    let corridor = scene.location("Death Star: Detention Block Corridor", DARK);
    let owner = scene.at("Death Star Trooper", DARK, corridor);
    scene.on("Comlink", DARK, owner);
    scene.hand(DARK, &["Death Star Trooper"]);
    scene.hand(LIGHT, &["Sense (Light)"]);
    scene.force(DARK, 5);
    let mut game = scene.begin();
    game.play(Choice::Drain(core));
    game.play(Choice::Deploy { card: name("Death Star Trooper"), to: Destination::At(core) });
    game.play(Choice::Play { card: name("Sense (Light)"), clause: 0, target: None });
    game.let_go();
    assert_eq!(
        (game.sees(DARK).lost, game.0.question()),
        (vec![name("Death Star Trooper")], Question::Lose(DARK, 2))
    );
}

/// SW-REA-01: the landspeeder with Luke driving moves to the battle for free and takes part in it.
#[test]
fn a_landspeeder_moves_to_a_battle() {
    let scene = |driver: &str| {
        let mut scene = Scene::new(Phase::Battle);
        let sea = scene.location("Tatooine: Dune Sea", LIGHT);
        scene.location("Tatooine: Fixture Mesa", LIGHT);
        let farm = scene.location("Tatooine: Lars' Moisture Farm", LIGHT);
        scene.at("Darth Vader", DARK, sea);
        scene.at("Rebel Trooper", LIGHT, sea);
        let speeder = scene.at("Luke's X-34 Landspeeder", LIGHT, farm);
        scene.aboard(driver, LIGHT, speeder, Role::Pilot);
        let other = scene.at("SoroSuub V-35 Landspeeder", LIGHT, farm);
        scene.aboard("Rebel Guard", LIGHT, other, Role::Pilot);
        scene.force(DARK, 2);
        scene.force(LIGHT, 2);
        let mut game = scene.begin();
        game.play(Choice::Battle(sea));
        let come = |card| Choice::Move { card, way: MoveKind::Walk(sea) };
        assert_eq!(game.legal_choices(), [Choice::Pass, come(speeder), come(other)]);
        game.play(come(speeder));
        game.let_go();
        assert_eq!(game.place(speeder), Some(Place::At(sea)));
        assert!(game.marks(speeder).has(Marks::FIGHTS) && !game.marks(other).has(Marks::FIGHTS));
        game.force(LIGHT)
    };
    assert_eq!((scene("Luke Skywalker"), scene("Rebel Trooper")), (2, 1), "free with Luke aboard");
}

/// A Lift Tube moves by itself along interior mobile sites, three of them, and reacts; it carries four inside.
#[test]
fn lift_tubes() {
    for (tube, owner) in [("Lift Tube (Dark)", DARK), ("Lift Tube (Light)", LIGHT)] {
        let mut scene = Scene::new(Phase::Move);
        scene = if owner == LIGHT { scene.light() } else { scene };
        let core = scene.location("Death Star: Central Core", DARK);
        let corridor = scene.location("Death Star: Detention Block Corridor", DARK);
        let room = scene.location("Death Star: War Room", DARK);
        let bay = scene.location("Death Star: Docking Bay 327", DARK);
        let lift = scene.at(tube, owner, core);
        let rider = scene.aboard(
            if owner == DARK { "Death Star Trooper" } else { "Rebel Trooper" },
            owner,
            lift,
            Role::Passenger,
        );
        scene.force(owner, 3);
        let mut game = scene.begin();
        let go = |to| Choice::Move { card: lift, way: MoveKind::Walk(to) };
        assert!(
            !game.is_refused(go(corridor)) && !game.is_refused(go(bay)),
            "the docking bay is interior too"
        );
        game.play(go(room));
        assert_eq!((game.place(lift), game.force(owner)), (Some(Place::At(room)), 2));
        assert_eq!(game.value(Quantity::TotalPower(owner, room)), 0, "who is inside adds no power");
        assert_eq!(game.place(rider), Some(Place::Aboard(lift, Role::Passenger)));
    }
    let mut scene = Scene::new(Phase::Deploy);
    let core = scene.location("Death Star: Central Core", DARK);
    let sea = scene.location("Tatooine: Dune Sea", LIGHT);
    scene.hand(DARK, &["Lift Tube (Dark)"]);
    scene.force(DARK, 3);
    let game = scene.begin();
    let put = |at| Choice::Deploy { card: name("Lift Tube (Dark)"), to: Destination::At(at) };
    assert!(!game.is_refused(put(core)));
    assert_eq!(game.refused(put(sea)), rules::DEPLOY_ONLY);
}

/// SW-MOV-12: the T-16 shuttles one character to the corvette for free, which uses its move; or it moves four sites.
#[test]
fn a_skyhopper_shuttles() {
    let mut scene = Scene::new(Phase::Move).light();
    let sites = [
        "Tatooine: Docking Bay 94",
        "Tatooine: Dune Sea",
        "Tatooine: Fixture Mesa",
        "Tatooine: Lars' Moisture Farm",
        "Tatooine: Obi-Wan's Hut",
    ]
    .map(|card| scene.location(card, LIGHT));
    let system = scene.location("Tatooine", LIGHT);
    let hopper = scene.at("Incom T-16 Skyhopper", LIGHT, sites[0]);
    let corvette = scene.at("Corellian Corvette", LIGHT, system);
    let [one, two] = ["Rebel Trooper", "Rebel Pilot"].map(|card| scene.at(card, LIGHT, sites[0]));
    scene.force(LIGHT, 3);
    let mut game = scene.begin();
    let fly = |to| Choice::Move { card: hopper, way: MoveKind::Walk(to) };
    assert!(!game.is_refused(fly(sites[4])), "landspeed four");
    let up = |card| Choice::Move { card, way: MoveKind::ShuttleUp(corvette, Role::Passenger) };
    game.play(up(one));
    assert_eq!((game.force(LIGHT), game.place(one)), (3, Some(Place::Aboard(corvette, Role::Passenger))));
    assert_eq!(game.refused(fly(sites[1])), rules::MOVE_ONCE);
    game.play(up(two));
    assert_eq!(game.force(LIGHT), 2, "the next one pays");
}

/// SW-MOV-10: Imperials may leave the corridor for any Death Star site for free, in Dark's move phase only.
#[test]
fn a_corridor_leads_anywhere_on_the_death_star() {
    let mut scene = Scene::new(Phase::Move);
    let corridor = scene.location("Death Star: Level 4 Military Corridor", DARK);
    scene.location("Death Star: Central Core", DARK);
    let room = scene.location("Death Star: War Room", DARK);
    let elsewhere = scene.location("Tatooine: Dune Sea", LIGHT);
    let trooper = scene.at("Death Star Trooper", DARK, corridor);
    let droid = scene.at("WED15-I662 'Treadwell' Droid", DARK, corridor);
    scene.force(DARK, 1);
    let mut game = scene.begin();
    let go = |card, to| Choice::Move { card, way: MoveKind::Passage(to) };
    assert_eq!(game.refused(go(trooper, elsewhere)), rules::PASSAGE);
    assert_eq!(game.refused(go(droid, room)), rules::PASSAGE, "no Imperial");
    game.play(go(trooper, room));
    assert_eq!((game.place(trooper), game.force(DARK)), (Some(Place::At(room)), 1));
    assert_eq!(game.refused(go(trooper, corridor)), rules::MOVE_ONCE);
    // There is no way back.
    let mut scene = Scene::new(Phase::Move);
    let corridor = scene.location("Death Star: Level 4 Military Corridor", DARK);
    let room = scene.location("Death Star: War Room", DARK);
    let trooper = scene.at("Death Star Trooper", DARK, room);
    scene.force(DARK, 1);
    let game = scene.begin();
    assert_eq!(game.refused(go(trooper, corridor)), rules::PASSAGE);
}

/// SW-MOV-10, SW-CTL-04: between Mos Eisley and the Cantina for free in Light's control phase, both ways; a card that
/// has drained does not drain again there.
#[test]
fn mos_eisley_and_the_cantina() {
    let mut scene = Scene::new(Phase::Control).light();
    let cantina = scene.location("Tatooine: Cantina", LIGHT);
    let town = scene.location("Tatooine: Mos Eisley", LIGHT);
    let luke = scene.at("Luke Skywalker", LIGHT, cantina);
    let mut game = scene.begin();
    let go = |to| Choice::Move { card: luke, way: MoveKind::Passage(to) };
    game.play(Choice::Drain(cantina));
    for _ in 0..2 {
        game.play(Choice::Lose(swccg::LossSource::Pile(swccg::cards::pile::PileName::Reserve)));
    }
    game.play(go(town));
    assert_eq!(game.place(luke), Some(Place::At(town)));
    assert!(
        game.0.view(Viewer::Watcher).phase != Phase::Control
            || game.refused(Choice::Drain(town)) == rules::DRAIN_ONCE
    );
    // And back in another turn.
    let mut scene = Scene::new(Phase::Control).light();
    let cantina = scene.location("Tatooine: Cantina", LIGHT);
    let town = scene.location("Tatooine: Mos Eisley", LIGHT);
    let luke = scene.at("Luke Skywalker", LIGHT, town);
    let mut game = scene.begin();
    game.play(Choice::Move { card: luke, way: MoveKind::Passage(cantina) });
    assert_eq!(game.place(luke), Some(Place::At(cantina)));
}

/// SW-CTL-03: a lightsaber adds to a drain only if its player wants.
#[test]
fn a_lightsabers_bonus_is_optional() {
    let mut scene = Scene::new(Phase::Control);
    let cantina = scene.location("Tatooine: Cantina", LIGHT);
    let vader = scene.at("Darth Vader", DARK, cantina);
    scene.on("Vader's Lightsaber", DARK, vader);
    let mut game = scene.begin();
    assert_eq!(game.legal_choices(), [Choice::Pass, Choice::Drain(cantina), Choice::DrainLess(cantina)]);
    let number = [Quantity::Drain(DARK, cantina), Quantity::DrainLess(DARK, cantina)];
    assert_eq!(number.map(|number| game.value(number)), [3, 2]);
    game.play(Choice::DrainLess(cantina));
    assert_eq!(game.0.question(), Question::Lose(LIGHT, 2));
}

/// SW-CAP-05: four TIEs fit into a star destroyer's bay; they enter and leave at its system; inside they do not
/// fight. An X-wing does not fit into anything.
#[test]
fn a_star_destroyer_has_a_bay() {
    let mut scene = Scene::new(Phase::Deploy);
    let system = scene.location("Alderaan", DARK);
    let destroyer = scene.at("Imperial-Class Star Destroyer", DARK, system);
    let ties = ["TIE Fighter", "TIE Fighter", "TIE Advanced x1"]
        .map(|card| scene.aboard(card, DARK, destroyer, Role::Bay));
    scene.hand(DARK, &["TIE Fighter", "TIE Fighter", "Ion Cannon"]);
    scene.force(DARK, 9);
    let mut game = scene.begin();
    let put = Choice::Deploy { card: name("TIE Fighter"), to: Destination::Aboard(destroyer, Role::Bay) };
    game.play(put);
    game.let_go();
    assert_eq!(game.refused(put), rules::CAPACITY, "four and no more");
    assert_eq!(game.value(Quantity::TotalPower(DARK, system)), 8);
    game.pass_to(Phase::Move);
    game.play(Choice::Move { card: ties[0], way: MoveKind::Disembark });
    assert_eq!(
        (game.place(ties[0]), game.value(Quantity::TotalPower(DARK, system))),
        (Some(Place::At(system)), 9)
    );
    let back = Choice::Move { card: ties[0], way: MoveKind::Embark(destroyer, Role::Bay) };
    assert_eq!(game.refused(back), rules::EMBARK, "once a phase");
}

/// SW-MOV-11: the corvette and the Falcon dock: a passenger moves across for one Force.
#[test]
fn docked_ships_exchange_passengers() {
    let mut scene = Scene::new(Phase::Move).light();
    let system = scene.location("Tatooine", LIGHT);
    scene.location("Yavin 4 (Light)", LIGHT);
    let corvette = scene.at("Corellian Corvette", LIGHT, system);
    let falcon = scene.at("Millennium Falcon", LIGHT, system);
    let trooper = scene.aboard("Rebel Trooper", LIGHT, corvette, Role::Passenger);
    scene.force(LIGHT, 2);
    let mut game = scene.begin();
    let across = Choice::Move { card: trooper, way: MoveKind::Across(falcon, Role::Passenger) };
    game.play(across);
    assert_eq!(game.place(trooper), Some(Place::Aboard(falcon, Role::Passenger)));
    assert_eq!(game.force(LIGHT), 1);
    let back = Choice::Move { card: trooper, way: MoveKind::Across(corvette, Role::Passenger) };
    assert_eq!(game.refused(back), rules::ACROSS);
}

/// SW-MOV-11: a vehicle moves across without a driver.
#[test]
fn docked_ships_exchange_vehicles() {
    let mut scene = Scene::new(Phase::Move).light();
    let system = scene.location("Tatooine", LIGHT);
    let [from, to] = [0, 1].map(|_| scene.at("Corellian Corvette", LIGHT, system));
    let speeder = scene.aboard("Luke's X-34 Landspeeder", LIGHT, from, Role::Cargo);
    scene.force(LIGHT, 2);
    let mut game = scene.begin();
    game.play(Choice::Move { card: speeder, way: MoveKind::Across(to, Role::Cargo) });
    assert_eq!((game.place(speeder), game.force(LIGHT)), (Some(Place::Aboard(to, Role::Cargo)), 1));
}

/// The TIE Scout has two seats: one pilot and one passenger, or two passengers, never three characters.
#[test]
fn a_scout_has_two_seats_in_all() {
    let mut scene = Scene::new(Phase::Deploy);
    let system = scene.location("Alderaan", DARK);
    let scout = scene.at("TIE Scout", DARK, system);
    scene.aboard("Imperial Pilot", DARK, scout, Role::Pilot);
    scene.hand(DARK, &["Imperial Pilot", "Stormtrooper", "Death Star Trooper"]);
    scene.force(DARK, 9);
    let mut game = scene.begin();
    let sit = |card: &str, role| Choice::Deploy { card: name(card), to: Destination::Aboard(scout, role) };
    assert_eq!(game.refused(sit("Imperial Pilot", Role::Pilot)), rules::CAPACITY);
    game.play(sit("Stormtrooper", Role::Passenger));
    game.let_go();
    assert_eq!(game.refused(sit("Imperial Pilot", Role::Passenger)), rules::CAPACITY);
    assert_eq!(game.value(Quantity::Power(scout)), 1 + 2);
}
