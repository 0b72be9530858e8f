//! Creatures: where they live, how they attack and are attacked.

use crate::rules::scene::{DARK, LIGHT, Play, Scene, name};
use contract::{EventSink, Game, Turn};
use swccg::{Choice, Destination, Event, Marks, MoveKind, Phase, Quantity, Question, Revealed, rules};

/// SW-CRE-01: a creature deploys to its habitat even where its player has neither presence nor icons, and nowhere
/// else.
#[test]
fn creatures_deploy_to_their_habitat() {
    let mut scene = Scene::new(Phase::Deploy);
    let hut = scene.location("Tatooine: Obi-Wan's Hut", LIGHT);
    let core = scene.location("Death Star: Central Core", DARK);
    scene.hand(DARK, &["Fixture Prowler", "Stormtrooper"]);
    scene.force(DARK, 5);
    let mut game = scene.begin_wide();
    let put = |card: &str, at| Choice::Deploy { card: name(card), to: Destination::At(at) };
    assert_eq!(game.refused(put("Fixture Prowler", core)), rules::DEPLOY_ONLY, "the Death Star is no planet");
    assert_eq!(game.refused(put("Stormtrooper", hut)), rules::DEPLOY_WHERE, "nobody of Dark is there");
    game.play(put("Fixture Prowler", hut));
    game.let_go();
    assert_eq!(game.force(DARK), 5 - 2);
}

/// SW-CRE-02: no presence, no power, no battle; one site per move, within the habitat.
#[test]
fn creatures_give_no_presence_and_stay_in_their_habitat() {
    let mut scene = Scene::new(Phase::Move).light();
    let hut = scene.location("Tatooine: Obi-Wan's Hut", LIGHT);
    let sea = scene.location("Tatooine: Dune Sea", LIGHT);
    let beyond = scene.location("Tatooine: Lars' Moisture Farm", LIGHT);
    let grazer = scene.at("Fixture Grazer", LIGHT, hut);
    scene.force(LIGHT, 2);
    let mut game = scene.begin_wide();
    assert_eq!(game.value(Quantity::TotalPower(LIGHT, hut)), 0);
    assert!(game.0.explain_quantity(Quantity::Power(grazer)).value == 0);
    let far = Choice::Move { card: grazer, way: MoveKind::Walk(beyond) };
    assert_eq!(game.refused(far), rules::LANDSPEED, "one site");
    game.play(Choice::Move { card: grazer, way: MoveKind::Walk(sea) });
    assert_eq!(game.force(LIGHT), 1);

    let mut scene = Scene::new(Phase::Battle);
    let hut = scene.location("Tatooine: Obi-Wan's Hut", LIGHT);
    scene.at("Stormtrooper", DARK, hut);
    scene.at("Fixture Grazer", LIGHT, hut);
    scene.force(DARK, 3);
    scene.hand(DARK, &["Sense (Dark)"]);
    let game = scene.begin_wide();
    assert_eq!(game.refused(Choice::Battle(hut)), rules::BATTLE_PRESENCE);
}

/// Dark's battle phase with a prowler (ferocity 3 and a destiny) among these cards of Light.
fn prowl(prey: &[&str], drawn: &str) -> (Play, Vec<swccg::ObjId>, swccg::ObjId) {
    let mut scene = Scene::new(Phase::Deploy);
    let hut = scene.location("Tatooine: Obi-Wan's Hut", LIGHT);
    let prowler = scene.at("Fixture Prowler", DARK, hut);
    let prey = prey.iter().map(|card| scene.at(card, LIGHT, hut)).collect();
    scene.hand(DARK, &["Stormtrooper"]);
    scene.next(DARK, &[drawn]);
    (scene.begin_wide(), prey, prowler)
}

/// SW-CRE-03: ferocity 3 and 1 against a trooper's power of 1: the trooper is lost. Against Luke (3 and a destiny of
/// 1) 4 to 4: he is not.
#[test]
fn a_creature_attacks_a_card_present_with_it() {
    let (mut game, prey, prowler) = prowl(&["Rebel Trooper"], "Stormtrooper");
    let told = game.play(Choice::Pass);
    assert!(told.contains(&Event::Attacked { creature: prowler, by: LIGHT, victim: Some(prey[0]) }));
    assert_eq!(game.place(prey[0]), None, "eaten");
    assert!(game.place(prowler).is_some());

    let (mut game, prey, prowler) = prowl(&["Luke Skywalker"], "Stormtrooper");
    let told = game.play(Choice::Pass);
    let decided =
        Event::AttackDecided { creature: prowler, power: 4, ferocity: 4, rule: rules::CREATURE_ATTACK };
    assert!(told.contains(&decided), "{told:?}");
    assert!(game.place(prey[0]).is_some() && game.place(prowler).is_some(), "as strong: nothing happens");
}

/// SW-CRE-03: among several cards of one player chance chooses; if both players have some, the creature's player
/// chooses whose.
#[test]
fn chance_chooses_the_victim() {
    let (mut game, prey, _) = prowl(&["Rebel Trooper", "Rebel Guard"], "Stormtrooper");
    game.play(Choice::Pass);
    assert_eq!((game.0.question(), game.0.turn()), (Question::Prey(LIGHT), Turn::Chance));
    let mut chances = Vec::new();
    game.0.chance_outcomes(&mut chances);
    assert_eq!(chances, [(Revealed::Prey(prey[0]), 1), (Revealed::Prey(prey[1]), 1)]);
    game.0.resolve(Revealed::Prey(prey[1]), &mut EventSink::silent());
    assert_eq!((game.place(prey[1]), game.place(prey[0]).is_some()), (None, true));

    let mut scene = Scene::new(Phase::Battle);
    let hut = scene.location("Tatooine: Obi-Wan's Hut", LIGHT);
    scene.at("Fixture Prowler", DARK, hut);
    let own = scene.at("Stormtrooper", DARK, hut);
    let theirs = scene.at("Rebel Trooper", LIGHT, hut);
    let mut game = scene.begin_wide();
    assert_eq!(game.0.question(), Question::Pick(DARK, 2));
    game.play(Choice::Pick(2));
    assert_eq!((game.place(own), game.place(theirs).is_some()), (None, true));
}

/// SW-CRE-03: a selective creature attacks only its prey; two creatures fight each other, and equally strong ones are
/// both lost.
#[test]
fn choosy_creatures_and_creatures_together() {
    let fight = |card: &str, drawn: &str| {
        let mut scene = Scene::new(Phase::Battle).light();
        let hut = scene.location("Tatooine: Obi-Wan's Hut", LIGHT);
        let grazer = scene.at("Fixture Grazer", LIGHT, hut);
        let other = scene.at(card, DARK, hut);
        scene.next(DARK, &[drawn]);
        let game = scene.begin_wide();
        (game.place(grazer).is_some(), game.place(other).is_some())
    };
    assert_eq!(fight("Stormtrooper", "Stormtrooper"), (true, true), "a trooper is no droid");
    assert_eq!(fight("Fixture Power Droid", "Stormtrooper"), (true, false), "ferocity 2 against power 0");

    let mut scene = Scene::new(Phase::Battle);
    let hut = scene.location("Tatooine: Obi-Wan's Hut", LIGHT);
    let prowler = scene.at("Fixture Prowler", DARK, hut);
    let grazer = scene.at("Fixture Grazer", LIGHT, hut);
    let game = scene.begin_wide();
    assert_eq!((game.place(prowler).is_some(), game.place(grazer)), (true, None), "four beats two");

    let mut scene = Scene::new(Phase::Battle);
    let hut = scene.location("Tatooine: Obi-Wan's Hut", LIGHT);
    let beasts = [scene.at("Fixture Prowler", DARK, hut), scene.at("Fixture Prowler", DARK, hut)];
    let game = scene.begin_wide();
    assert_eq!(beasts.map(|id| game.place(id)), [None, None], "four each");
}

/// SW-CRE-04: Luke and Obi-Wan (3 + 5, a destiny of 1) beat ferocity 3 and 1 with defense value 3; Luke alone does
/// not. Once a turn, and never the player's own creature.
#[test]
fn players_attack_creatures() {
    let attack = |heroes: &[&str]| {
        let mut scene = Scene::new(Phase::Battle).light();
        let hut = scene.location("Tatooine: Obi-Wan's Hut", LIGHT);
        let prowler = scene.at("Fixture Prowler", DARK, hut);
        let own = scene.at("Fixture Grazer", LIGHT, hut);
        for hero in heroes {
            scene.at(hero, LIGHT, hut);
        }
        scene.hand(LIGHT, &["Sense (Light)"]);
        let mut game = scene.begin_wide();
        assert_eq!(game.refused(Choice::Attack(own)), rules::ATTACK);
        game.play(Choice::Attack(prowler));
        assert!(game.is_refused(Choice::Attack(prowler)), "once a turn");
        game.place(prowler).is_none()
    };
    assert_eq!([attack(&["Luke Skywalker", "Obi-Wan Kenobi"]), attack(&["Luke Skywalker"])], [true, false]);
}

/// SW-CRE-05: pitfall: in an attack weapons are fired at the creature and at nothing else; if hit it is lost at once.
/// Each weapon once per attack. SW-WPN-11: a long-range one reaches it from an adjacent site.
#[test]
fn pitfall_weapons_of_an_attack_shoot_the_creature_only() {
    let scene = |weapon: &str, next_door: bool, drawn: &str| {
        let mut scene = Scene::new(Phase::Battle).light();
        let hut = scene.location("Tatooine: Obi-Wan's Hut", LIGHT);
        let sea = scene.location("Tatooine: Dune Sea", LIGHT);
        let prowler = scene.at("Fixture Prowler", DARK, hut);
        let trooper = scene.at("Stormtrooper", DARK, hut);
        scene.at("Rebel Trooper", LIGHT, hut);
        let hunter = scene.at("Luke Skywalker", LIGHT, if next_door { sea } else { hut });
        let gun = scene.on(weapon, LIGHT, hunter);
        scene.force(LIGHT, 5);
        scene.hand(LIGHT, &["Sense (Light)"]);
        scene.next(LIGHT, &[drawn]);
        let mut game = scene.begin_wide();
        game.play(Choice::Attack(prowler));
        (game, gun, prowler, trooper)
    };
    let (mut game, gun, prowler, trooper) = scene("Fixture Harpoon", false, "Fixture Speeder");
    assert_eq!(game.0.question(), Question::Attack(LIGHT));
    assert_eq!(game.legal_choices(), [Choice::Pass, Choice::Fire { weapon: gun, target: prowler }]);
    assert_eq!(game.refused(Choice::Fire { weapon: gun, target: trooper }), rules::FIRE);
    game.play(Choice::Fire { weapon: gun, target: prowler });
    assert_eq!(game.place(prowler), None, "destiny three and one against a defence of three");
    assert!(!game.marks(gun).has(Marks::FIRED), "the attack is over");

    // A stunner's text names characters only.
    let (game, ..) = scene("Fixture Stunner", false, "Fixture Speeder");
    assert_ne!(game.0.question(), Question::Attack(LIGHT));
    let (mut game, gun, prowler, _) = scene("Fixture Harpoon", true, "Luke Skywalker");
    game.play(Choice::Fire { weapon: gun, target: prowler });
    assert!(game.place(prowler).is_some(), "destiny one and one is no hit");
}
