//! Sentences of the glossary's rule entries, each in a position that fails without it.

use crate::rules::scene::{DARK, LIGHT, Play, Scene, deploy, fire, name};
use swccg::pile::PileName;
use swccg::{Choice, Marks, Phase, Place, Quantity, Question, Role, To, Way, rules};
use table::{Game, Viewer};

/// Passes on until the damage segment of a battle.
fn to_damage(game: &mut Play) {
    while matches!(game.0.question(), Question::Respond(_) | Question::Weapons(_) | Question::Destiny(_)) {
        game.play(Choice::Pass);
    }
}

/// SW-DEP-16, SW-DEP-11: a shuttle vehicle comes with its pilot to a cloud sector only, a patrol craft to a site too, and
/// whoever comes along must be a pilot; a cloud car never brings one.
#[test]
fn who_comes_with_a_pilot_to_the_clouds() {
    let mut scene = Scene::new(Phase::Deploy).light();
    let farm = scene.location("1_132", LIGHT);
    let clouds = scene.location("900_19", LIGHT);
    scene.hand(LIGHT, &["900_44", "900_45", "900_21", "1_27", "1_28"]);
    scene.force(LIGHT, 9);
    let game = scene.begin_wide();
    let with = |ship: &str, pilot: &str, at| Choice::DeployWith { ship: name(ship), pilot: name(pilot), at };
    let legal = |choice| !game.is_refused(choice);
    assert_eq!([clouds, farm].map(|at| legal(with("900_44", "1_27", at))), [true, false], "shuttle vehicle");
    assert_eq!([clouds, farm].map(|at| legal(with("900_21", "1_27", at))), [true, true], "patrol craft");
    assert_eq!([clouds, farm].map(|at| legal(with("900_45", "1_27", at))), [false, false], "cloud car");
    assert_eq!(game.refused(with("900_21", "1_28", clouds)), rules::DEPLOY_WITH, "a trooper is no pilot");
    assert!(legal(deploy("900_45", To::At(clouds))), "a cloud car comes by itself");
}

/// SW-DEP-09: a vehicle deploys into the cargo bay of a vehicle with room, is not present there, and drives out with its
/// driver; a bay for one takes one.
#[test]
fn vehicles_carry_vehicles() {
    let mut scene = Scene::new(Phase::Deploy).light();
    let farm = scene.location("1_132", LIGHT);
    let hauler = scene.at("900_43", LIGHT, farm);
    scene.aboard("1_28", LIGHT, hauler, Role::Pilot);
    scene.hand(LIGHT, &["900_3", "1_149", "1_27"]);
    scene.force(LIGHT, 9);
    let mut game = scene.begin_wide();
    game.play(deploy("900_3", To::Aboard(hauler, Role::Cargo)));
    game.let_go();
    let speeder = game.0.laid().find(|laid| laid.card == name("900_3")).unwrap().id;
    assert_eq!(game.place(speeder), Some(Place::Aboard(hauler, Role::Cargo)));
    assert_eq!(game.refused(deploy("1_149", To::Aboard(hauler, Role::Cargo))), rules::DEPLOY_CARGO);
    game.play(deploy("1_27", To::Aboard(speeder, Role::Pilot)));
    game.let_go();
    assert_eq!(
        game.value(Quantity::TotalPower(LIGHT, farm)),
        1 + 1,
        "the hauler and its driver; what is in the bay does not count"
    );
    game.pass_to(Phase::Move);
    game.play(Choice::Move { card: speeder, way: Way::Disembark });
    assert_eq!(game.place(speeder), Some(Place::At(farm)));
}

/// SW-STL-01: a stolen lightsaber in the hands of somebody who could not have it adds nothing to a drain and arms nobody;
/// its owner's cards may still take it.
#[test]
fn a_carried_weapon_is_not_used() {
    let mut scene = Scene::new(Phase::Control).light();
    let cantina = scene.location("1_128", LIGHT);
    let kabe = scene.at("1_14", LIGHT, cantina);
    let saber = scene.on("1_324", LIGHT, kabe);
    let game = scene.begin();
    assert_eq!(
        game.value(Quantity::Drain(LIGHT, cantina)),
        2,
        "no bonus by a lightsaber that is only carried"
    );
    assert_eq!(game.place(saber), Some(Place::On(kabe)));
    // The same with a warrior and a rifle anybody may carry: that one is armed, so Disarmed finds a target.
    let armed = |thief: &str, weapon: &str| {
        let mut scene = Scene::new(Phase::Control).light();
        let cantina = scene.location("1_128", LIGHT);
        let trooper = scene.at("1_194", DARK, cantina);
        scene.on("1_312", DARK, trooper);
        let thief = scene.at(thief, LIGHT, cantina);
        scene.on(weapon, LIGHT, thief);
        scene.hand(LIGHT, &["1_48"]);
        !scene.begin().is_refused(deploy("1_48", To::On(trooper)))
    };
    assert!(armed("1_28", "1_312"), "a trooper with a stolen rifle is armed");
    assert!(!armed("1_14", "1_312"), "Kabe with one is not");
}

/// SW-STL-01, SW-DUE-01: in a duel a lightsaber counts for whoever can use it.
#[test]
fn a_stolen_lightsaber_does_not_help_in_a_duel() {
    let survivor = |saber: &str, owner| {
        let mut scene = Scene::new(Phase::Control);
        let core = scene.location("1_283", DARK);
        let vader = scene.at("1_168", DARK, core);
        let obi = scene.at("1_21", LIGHT, core);
        let holder = if owner == LIGHT { obi } else { vader };
        scene.on(saber, owner, holder);
        scene.hand(DARK, &["1_271"]);
        scene.force(DARK, 2);
        let mut game = scene.begin();
        game.play(Choice::Play { card: name("1_271"), clause: 0, target: None });
        game.let_go();
        (game.place(vader).is_some(), game.place(obi).is_some())
    };
    assert_eq!(survivor("1_157", LIGHT), (false, true), "five and two beat six");
    assert_eq!(survivor("1_324", LIGHT), (true, false), "Vader's own, stolen, is only carried");
}

/// SW-BTL-09: who is immune is settled as the damage segment begins: the spy keeps the immunity of a patron who is
/// forfeited first.
#[test]
fn immunity_is_settled_once() {
    let mut scene = Scene::new(Phase::Battle);
    let cantina = scene.location("1_128", LIGHT);
    scene.at("1_168", DARK, cantina);
    let patron = scene.at("900_58", LIGHT, cantina);
    let spy = scene.at("900_31", LIGHT, cantina);
    scene.force(DARK, 1);
    scene.next(DARK, &["1_207"]);
    let mut game = scene.begin_wide();
    game.play(Choice::Battle(cantina));
    while game.0.question() != Question::Destiny(DARK) {
        game.play(Choice::Pass);
    }
    game.play(Choice::Destiny);
    game.let_go();
    // Destiny four and Vader's one: attrition five; six and five against four: seven to lose.
    let battle = game.0.view(Viewer::Watcher).battle.unwrap();
    assert_eq!((battle.attrition[LIGHT], battle.damage[LIGHT]), (5, 7));
    assert_eq!(game.0.question(), Question::Damage(LIGHT));
    game.play(Choice::Forfeit(patron));
    game.let_go();
    for _ in 0..5 {
        game.play(Choice::Lose(swccg::From::Pile(PileName::Reserve)));
    }
    assert_eq!(
        game.place(spy),
        Some(Place::At(cantina)),
        "three of attrition are left, and nobody to meet them"
    );
    assert_ne!(game.0.question(), Question::Damage(LIGHT));
}

/// SW-BTL-13, SW-WPN-05: an excluded card takes part no more and cannot be forfeited; one that was hit is lost at once.
#[test]
fn the_excluded_take_no_part() {
    let scene = |hit: bool| {
        let mut scene = Scene::new(Phase::Battle);
        let cantina = scene.location("1_128", LIGHT);
        let trooper = scene.at("1_194", DARK, cantina);
        let rifle = scene.on("1_312", DARK, trooper);
        let rebels = [scene.at("1_28", LIGHT, cantina), scene.at("1_19", LIGHT, cantina)];
        scene.hand(LIGHT, &["900_56"]);
        scene.force(DARK, 3);
        scene.next(DARK, &["1_207"]);
        let mut game = scene.begin_wide();
        game.play(Choice::Battle(cantina));
        game.let_go();
        if hit {
            game.play(fire(rifle, rebels[0]));
            game.let_go();
            assert!(game.marks(rebels[0]).has(Marks::HIT));
        } else {
            game.play(Choice::Pass);
        }
        game.play(Choice::Play { card: name("900_56"), clause: 0, target: Some(rebels[0]) });
        game.let_go();
        (game, cantina, rebels)
    };
    let (mut game, cantina, rebels) = scene(false);
    assert_eq!(game.value(Quantity::TotalPower(LIGHT, cantina)), 3, "Luke alone fights on");
    to_damage(&mut game);
    assert!(game.place(rebels[0]).is_some());
    let (game, _, rebels) = scene(true);
    assert_eq!(game.place(rebels[0]), None, "hit and out of the battle");
}

/// SW-BTL-11, SW-ACN-10: a battle that ends early loses what is hit, but first it is about to be lost: the droid may still
/// be taken prisoner.
#[test]
fn a_prisoner_of_a_battle_that_ended_early() {
    let prisoner = Choice::Play { card: name("2_142"), clause: 0, target: None };
    let begin = || {
        let mut scene = Scene::new(Phase::Battle);
        let core = scene.location("1_284", DARK);
        let trooper = scene.at("1_194", DARK, core);
        let rifle = scene.on("1_312", DARK, trooper);
        let droid = scene.at("1_5", LIGHT, core);
        let luke = scene.at("1_19", LIGHT, core);
        scene.hand(DARK, &["2_142"]);
        scene.hand(LIGHT, &["900_56"]);
        scene.force(DARK, 5);
        let mut game = scene.begin_wide();
        game.play(Choice::Battle(core));
        game.let_go();
        game.play(fire(rifle, droid));
        game.let_go();
        assert!(game.marks(droid).has(Marks::HIT));
        // Without Luke nobody of Light has ability: the battle is over.
        game.play(Choice::Play { card: name("900_56"), clause: 0, target: Some(luke) });
        while !game.offers().contains(&prisoner) {
            game.play(Choice::Pass);
        }
        assert!(game.place(droid).is_some(), "about to be lost is not yet lost");
        (game, droid, trooper)
    };
    let (mut game, droid, trooper) = begin();
    assert_eq!((game.asked(), game.offers()), (DARK, vec![Choice::Pass, prisoner]));
    game.play(prisoner);
    game.let_go();
    game.play(Choice::Aim(trooper));
    assert_eq!(game.place(droid), Some(Place::On(trooper)));
    let (mut game, droid, _) = begin();
    game.let_go();
    assert_eq!(game.place(droid), None, "nobody responds: lost");
    assert!(game.0.view(Viewer::Watcher).battle.is_none());
}

/// SW-CTL-04: a lightsaber that has helped one drain does not help a second one in the same turn.
#[test]
fn a_card_helps_one_drain_a_turn() {
    let mut scene = Scene::new(Phase::Control).light();
    let cantina = scene.location("1_128", LIGHT);
    let eisley = scene.location("1_133", LIGHT);
    let obi = scene.at("1_21", LIGHT, eisley);
    scene.on("1_157", LIGHT, obi);
    scene.at("1_28", LIGHT, cantina);
    let mut game = scene.begin();
    assert_eq!(game.value(Quantity::Drain(LIGHT, eisley)), 1 + 1, "one icon and the lightsaber");
    game.play(Choice::Drain(eisley));
    game.let_go();
    while matches!(game.0.question(), Question::Lose(..)) {
        game.play(Choice::Lose(swccg::From::Pile(PileName::Reserve)));
    }
    assert_eq!(game.value(Quantity::Drain(LIGHT, cantina)), 2);
    game.play(Choice::Move { card: obi, way: Way::Passage(cantina) });
    assert_eq!(game.value(Quantity::Drain(LIGHT, cantina)), 2, "Obi-Wan and his lightsaber stand by");
    let told = game.play(Choice::Drain(cantina));
    let amounts = told.iter().filter_map(|event| match event {
        swccg::Event::Drained { amount, .. } => Some(*amount),
        _ => None,
    });
    assert_eq!(amounts.collect::<Vec<_>>(), [2]);
}

/// SW-CPT-01: a captive needs a passenger's seat beside its escort.
#[test]
fn captives_take_seats() {
    let can = |seats: usize| {
        let mut scene = Scene::new(Phase::Move);
        let sea = scene.location("1_130", LIGHT);
        let speeder = scene.at("900_3", DARK, sea);
        for _ in seats..2 {
            scene.aboard("1_194", DARK, speeder, Role::Passenger);
        }
        let escort = scene.at("1_170", DARK, sea);
        let captive = scene.on("1_17", LIGHT, escort);
        scene.mark(captive, Marks::CAPTIVE);
        let game = scene.begin();
        let embark = |role| Choice::Move { card: escort, way: Way::Embark(speeder, role) };
        [Role::Pilot, Role::Passenger].map(|role| !game.is_refused(embark(role)))
    };
    assert_eq!(can(2), [true, true]);
    assert_eq!(can(1), [true, false], "one seat: for the captive only");
    assert_eq!(can(0), [false, false]);
}

/// SW-CAP-02: without its crew a vessel's text does nothing: an unpiloted shuttle shuttles nobody free, a piloted one does.
/// SW-MOV-07: a cloud sector on the way makes shuttling one dearer.
#[test]
fn shuttling_costs() {
    let cost = |pilot: bool, clouds: bool| {
        let mut scene = Scene::new(Phase::Move).light();
        let farm = scene.location("1_132", LIGHT);
        if clouds {
            scene.location("900_19", LIGHT);
        }
        let system = scene.location("1_127", LIGHT);
        let corvette = scene.at("1_140", LIGHT, system);
        let shuttle = scene.at("900_44", LIGHT, farm);
        if pilot {
            scene.aboard("1_27", LIGHT, shuttle, Role::Pilot);
        }
        let trooper = scene.at("1_28", LIGHT, farm);
        scene.force(LIGHT, 5);
        let mut game = scene.begin_wide();
        game.play(Choice::Move { card: trooper, way: Way::ShuttleUp(corvette, Role::Passenger) });
        5 - game.force(LIGHT)
    };
    assert_eq!([cost(false, false), cost(false, true), cost(true, false), cost(true, true)], [1, 2, 0, 0]);
}

/// SW-BTL-05: "with" in a text about battle destiny means taking part: Tarkin does not cancel beside a Vader who is barred
/// from the battle.
#[test]
fn with_means_taking_part() {
    let cancels = |barred: bool| {
        let mut scene = Scene::new(Phase::Battle).light();
        let core = scene.location("1_283", DARK);
        let tarkin = scene.at("1_179", DARK, core);
        let vader = scene.at("1_168", DARK, core);
        if barred {
            scene.mark(vader, Marks::BARRED);
        }
        scene.at("1_19", LIGHT, core);
        scene.force(LIGHT, 1);
        let mut game = scene.begin();
        game.play(Choice::Battle(core));
        while game.0.question() != Question::Destiny(LIGHT) {
            game.play(Choice::Pass);
        }
        game.play(Choice::Destiny);
        game.0.check(DARK, &Choice::Use { card: tarkin, clause: 1, target: None }).is_ok()
    };
    assert_eq!([cancels(false), cancels(true)], [true, false]);
}

/// SW-MOV-02: a vehicle is at each site it passes: a seeker there takes the alien who rides it, and the beast goes on.
#[test]
fn what_waits_between_is_met() {
    let mut scene = Scene::new(Phase::Move);
    let sites = ["1_130", "1_134", "900_13"].map(|card| scene.location(card, LIGHT));
    let beast = scene.at("900_50", DARK, sites[0]);
    let rider = scene.aboard("900_51", DARK, beast, Role::Pilot);
    let seeker = scene.at("1_161", LIGHT, sites[1]);
    scene.force(DARK, 2);
    let mut game = scene.begin();
    game.play(Choice::Move { card: beast, way: Way::Walk(sites[2]) });
    assert_eq!([rider, seeker].map(|id| game.place(id)), [None; 2]);
    assert_eq!((game.place(beast), game.force(DARK)), (Some(Place::At(sites[2])), 1));
    assert!(game.is_refused(Choice::Move { card: beast, way: Way::Walk(sites[1]) }), "one regular move");
}
