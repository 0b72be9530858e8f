//! Reacts, free ways between sites, shuttles, docked ships, bays.

use crate::rules::scene::{DARK, LIGHT, Scene, name};
use swccg::{Choice, Marks, Phase, Place, Quantity, Question, Role, To, Way, rules};
use table::{Game, Viewer};

/// SW-REA-01, SW-REA-02: Light drains beside Dark's Comlink: Dark deploys a trooper there and the drain is over.
#[test]
fn a_comlink_calls_cards_to_a_drain() {
    let mut scene = Scene::new(Phase::Control).light();
    let core = scene.location("1_283", DARK);
    let corridor = scene.location("1_284", DARK);
    let far = scene.location("1_285", DARK);
    scene.at("1_19", LIGHT, core);
    let owner = scene.at("1_170", DARK, corridor);
    scene.on("1_201", DARK, owner);
    scene.hand(DARK, &["1_170", "1_283"]);
    scene.force(DARK, 5);
    let mut game = scene.begin();
    game.play(Choice::Drain(core));
    let come = |at| Choice::Deploy { card: name("1_170"), to: To::At(at) };
    assert_eq!((game.asked(), game.offers()), (DARK, vec![Choice::Pass, come(core)]));
    assert_eq!(game.refused(come(corridor)), rules::REACT, "not to where nothing happens");
    assert_eq!(game.refused(come(far)), rules::REACT);
    game.play(come(core));
    game.let_go();
    assert_eq!((game.force(DARK), game.sees(DARK).lost.len()), (3, 0), "nothing is drained");
    assert!(!matches!(game.0.question(), Question::Lose(..)));
}

/// SW-REA-01: a Sense with a low destiny cancels the react; the card is lost and the drain goes on.
#[test]
fn a_react_may_be_cancelled() {
    let mut scene = Scene::new(Phase::Control).light();
    let core = scene.location("1_283", DARK);
    scene.at("1_19", LIGHT, core);
    let corridor = scene.location("1_284", DARK);
    let owner = scene.at("1_170", DARK, corridor);
    scene.on("1_201", DARK, owner);
    scene.hand(DARK, &["1_170"]);
    scene.hand(LIGHT, &["1_109"]);
    scene.force(DARK, 5);
    let mut game = scene.begin();
    game.play(Choice::Drain(core));
    game.play(Choice::Deploy { card: name("1_170"), to: To::At(core) });
    game.play(Choice::Play { card: name("1_109"), clause: 0, target: None });
    game.let_go();
    assert_eq!((game.sees(DARK).lost, game.0.question()), (vec![name("1_170")], Question::Lose(DARK, 2)));
}

/// SW-REA-01: the landspeeder with Luke at the wheel comes free to the battle and fights in it.
#[test]
fn a_landspeeder_moves_to_a_battle() {
    let scene = |driver: &str| {
        let mut scene = Scene::new(Phase::Battle);
        let sea = scene.location("1_130", LIGHT);
        scene.location("900_13", LIGHT);
        let farm = scene.location("1_132", LIGHT);
        scene.at("1_168", DARK, sea);
        scene.at("1_28", LIGHT, sea);
        let speeder = scene.at("1_149", LIGHT, farm);
        scene.aboard(driver, LIGHT, speeder, Role::Pilot);
        let other = scene.at("1_151", LIGHT, farm);
        scene.aboard("1_26", LIGHT, other, Role::Pilot);
        scene.force(DARK, 2);
        scene.force(LIGHT, 2);
        let mut game = scene.begin();
        game.play(Choice::Battle(sea));
        let come = |card| Choice::Move { card, way: Way::Walk(sea) };
        assert_eq!(game.offers(), [Choice::Pass, come(speeder), come(other)]);
        game.play(come(speeder));
        game.let_go();
        assert_eq!(game.place(speeder), Some(Place::At(sea)));
        assert!(game.marks(speeder).has(Marks::FIGHTS) && !game.marks(other).has(Marks::FIGHTS));
        game.force(LIGHT)
    };
    assert_eq!((scene("1_19"), scene("1_28")), (2, 1), "free with Luke aboard");
}

/// A Lift Tube moves by itself along interior mobile sites, three of them, and reacts; it carries four inside.
#[test]
fn lift_tubes() {
    for (tube, owner) in [("1_308", DARK), ("1_148", LIGHT)] {
        let mut scene = Scene::new(Phase::Move);
        scene = if owner == LIGHT { scene.light() } else { scene };
        let core = scene.location("1_283", DARK);
        let corridor = scene.location("1_284", DARK);
        let room = scene.location("1_287", DARK);
        let bay = scene.location("1_285", DARK);
        let lift = scene.at(tube, owner, core);
        let rider = scene.aboard(if owner == DARK { "1_170" } else { "1_28" }, owner, lift, Role::Passenger);
        scene.force(owner, 3);
        let mut game = scene.begin();
        let go = |to| Choice::Move { card: lift, way: Way::Walk(to) };
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
    let core = scene.location("1_283", DARK);
    let sea = scene.location("1_130", LIGHT);
    scene.hand(DARK, &["1_308"]);
    scene.force(DARK, 3);
    let game = scene.begin();
    let put = |at| Choice::Deploy { card: name("1_308"), to: To::At(at) };
    assert!(!game.is_refused(put(core)));
    assert_eq!(game.refused(put(sea)), rules::DEPLOY_ONLY);
}

/// SW-MOV-12: the T-16 shuttles one character to the corvette free, and has then made its move; or walks four sites.
#[test]
fn a_skyhopper_shuttles() {
    let mut scene = Scene::new(Phase::Move).light();
    let sites = ["1_129", "1_130", "900_13", "1_132", "1_134"].map(|card| scene.location(card, LIGHT));
    let system = scene.location("1_127", LIGHT);
    let hopper = scene.at("2_75", LIGHT, sites[0]);
    let corvette = scene.at("1_140", LIGHT, system);
    let [one, two] = ["1_28", "1_27"].map(|card| scene.at(card, LIGHT, sites[0]));
    scene.force(LIGHT, 3);
    let mut game = scene.begin();
    let fly = |to| Choice::Move { card: hopper, way: Way::Walk(to) };
    assert!(!game.is_refused(fly(sites[4])), "landspeed four");
    let up = |card| Choice::Move { card, way: Way::ShuttleUp(corvette, Role::Passenger) };
    game.play(up(one));
    assert_eq!((game.force(LIGHT), game.place(one)), (3, Some(Place::Aboard(corvette, Role::Passenger))));
    assert_eq!(game.refused(fly(sites[1])), rules::MOVE_ONCE);
    game.play(up(two));
    assert_eq!(game.force(LIGHT), 2, "the next one pays");
}

/// SW-MOV-10: Imperials leave the corridor free for any Death Star site, in Dark's move phase only.
#[test]
fn a_corridor_leads_anywhere_on_the_death_star() {
    let mut scene = Scene::new(Phase::Move);
    let corridor = scene.location("1_286", DARK);
    scene.location("1_283", DARK);
    let room = scene.location("1_287", DARK);
    let elsewhere = scene.location("1_130", LIGHT);
    let trooper = scene.at("1_170", DARK, corridor);
    let droid = scene.at("1_197", DARK, corridor);
    scene.force(DARK, 1);
    let mut game = scene.begin();
    let go = |card, to| Choice::Move { card, way: Way::Passage(to) };
    assert_eq!(game.refused(go(trooper, elsewhere)), rules::PASSAGE);
    assert_eq!(game.refused(go(droid, room)), rules::PASSAGE, "no Imperial");
    game.play(go(trooper, room));
    assert_eq!((game.place(trooper), game.force(DARK)), (Some(Place::At(room)), 1));
    assert_eq!(game.refused(go(trooper, corridor)), rules::MOVE_ONCE);
    // There is no way back.
    let mut scene = Scene::new(Phase::Move);
    let corridor = scene.location("1_286", DARK);
    let room = scene.location("1_287", DARK);
    let trooper = scene.at("1_170", DARK, room);
    scene.force(DARK, 1);
    let game = scene.begin();
    assert_eq!(game.refused(go(trooper, corridor)), rules::PASSAGE);
}

/// SW-MOV-10, SW-CTL-04: between Mos Eisley and the Cantina free in Light's control phase, both ways; whoever has drained
/// does not drain again there.
#[test]
fn mos_eisley_and_the_cantina() {
    let mut scene = Scene::new(Phase::Control).light();
    let cantina = scene.location("1_128", LIGHT);
    let town = scene.location("1_133", LIGHT);
    let luke = scene.at("1_19", LIGHT, cantina);
    let mut game = scene.begin();
    let go = |to| Choice::Move { card: luke, way: Way::Passage(to) };
    game.play(Choice::Drain(cantina));
    for _ in 0..2 {
        game.play(Choice::Lose(swccg::From::Pile(swccg::pile::PileName::Reserve)));
    }
    game.play(go(town));
    assert_eq!(game.place(luke), Some(Place::At(town)));
    assert!(
        game.0.view(Viewer::Watcher).phase != Phase::Control
            || game.refused(Choice::Drain(town)) == rules::DRAIN_ONCE
    );
    // And back in another turn.
    let mut scene = Scene::new(Phase::Control).light();
    let cantina = scene.location("1_128", LIGHT);
    let town = scene.location("1_133", LIGHT);
    let luke = scene.at("1_19", LIGHT, town);
    let mut game = scene.begin();
    game.play(Choice::Move { card: luke, way: Way::Passage(cantina) });
    assert_eq!(game.place(luke), Some(Place::At(cantina)));
}

/// SW-CTL-03: a lightsaber adds to a drain only if its player wants.
#[test]
fn a_lightsabers_bonus_is_optional() {
    let mut scene = Scene::new(Phase::Control);
    let cantina = scene.location("1_128", LIGHT);
    let vader = scene.at("1_168", DARK, cantina);
    scene.on("1_324", DARK, vader);
    let mut game = scene.begin();
    assert_eq!(game.offers(), [Choice::Pass, Choice::Drain(cantina), Choice::DrainLess(cantina)]);
    let number = [Quantity::Drain(DARK, cantina), Quantity::DrainLess(DARK, cantina)];
    assert_eq!(number.map(|number| game.value(number)), [3, 2]);
    game.play(Choice::DrainLess(cantina));
    assert_eq!(game.0.question(), Question::Lose(LIGHT, 2));
}

/// SW-CAP-05: four TIEs fit into a star destroyer's bay: in and out at its side; inside they do not fight. An X-wing does
/// not fit into anything.
#[test]
fn a_star_destroyer_has_a_bay() {
    let mut scene = Scene::new(Phase::Deploy);
    let system = scene.location("1_281", DARK);
    let destroyer = scene.at("1_302", DARK, system);
    let ties = ["1_304", "1_304", "1_303"].map(|card| scene.aboard(card, DARK, destroyer, Role::Bay));
    scene.hand(DARK, &["1_304", "1_304", "1_318"]);
    scene.force(DARK, 9);
    let mut game = scene.begin();
    let put = Choice::Deploy { card: name("1_304"), to: To::Aboard(destroyer, Role::Bay) };
    game.play(put);
    game.let_go();
    assert_eq!(game.refused(put), rules::CAPACITY, "four and no more");
    assert_eq!(game.value(Quantity::TotalPower(DARK, system)), 8);
    game.pass_to(Phase::Move);
    game.play(Choice::Move { card: ties[0], way: Way::Disembark });
    assert_eq!(
        (game.place(ties[0]), game.value(Quantity::TotalPower(DARK, system))),
        (Some(Place::At(system)), 9)
    );
    let back = Choice::Move { card: ties[0], way: Way::Embark(destroyer, Role::Bay) };
    assert_eq!(game.refused(back), rules::EMBARK, "once a phase");
}

/// SW-MOV-11: the corvette and the Falcon dock: a passenger goes across for one Force.
#[test]
fn docked_ships_exchange_passengers() {
    let mut scene = Scene::new(Phase::Move).light();
    let system = scene.location("1_127", LIGHT);
    scene.location("1_135", LIGHT);
    let corvette = scene.at("1_140", LIGHT, system);
    let falcon = scene.at("1_143", LIGHT, system);
    let trooper = scene.aboard("1_28", LIGHT, corvette, Role::Passenger);
    scene.force(LIGHT, 2);
    let mut game = scene.begin();
    let across = Choice::Move { card: trooper, way: Way::Across(falcon, Role::Passenger) };
    game.play(across);
    assert_eq!(game.place(trooper), Some(Place::Aboard(falcon, Role::Passenger)));
    assert_eq!(game.force(LIGHT), 1);
    let back = Choice::Move { card: trooper, way: Way::Across(corvette, Role::Passenger) };
    assert_eq!(game.refused(back), rules::ACROSS);
}

/// SW-MOV-11: a vehicle goes across without anybody at its wheel.
#[test]
fn docked_ships_exchange_vehicles() {
    let mut scene = Scene::new(Phase::Move).light();
    let system = scene.location("1_127", LIGHT);
    let [from, to] = [0, 1].map(|_| scene.at("1_140", LIGHT, system));
    let speeder = scene.aboard("1_149", LIGHT, from, Role::Cargo);
    scene.force(LIGHT, 2);
    let mut game = scene.begin();
    game.play(Choice::Move { card: speeder, way: Way::Across(to, Role::Cargo) });
    assert_eq!((game.place(speeder), game.force(LIGHT)), (Some(Place::Aboard(to, Role::Cargo)), 1));
}

/// The TIE Scout has two seats: one pilot and one passenger, or two passengers, never three people.
#[test]
fn a_scout_has_two_seats_in_all() {
    let mut scene = Scene::new(Phase::Deploy);
    let system = scene.location("1_281", DARK);
    let scout = scene.at("1_305", DARK, system);
    scene.aboard("1_180", DARK, scout, Role::Pilot);
    scene.hand(DARK, &["1_180", "1_194", "1_170"]);
    scene.force(DARK, 9);
    let mut game = scene.begin();
    let sit = |card: &str, role| Choice::Deploy { card: name(card), to: To::Aboard(scout, role) };
    assert_eq!(game.refused(sit("1_180", Role::Pilot)), rules::CAPACITY);
    game.play(sit("1_194", Role::Passenger));
    game.let_go();
    assert_eq!(game.refused(sit("1_180", Role::Passenger)), rules::CAPACITY);
    assert_eq!(game.value(Quantity::Power(scout)), 1 + 2);
}
