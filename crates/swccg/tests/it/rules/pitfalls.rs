//! What another program of this game got wrong, so that this one does not: each test names the trap. More of them lie
//! beside the rules they belong to, all with `pitfall` in their names.

use crate::rules::scene::{DARK, LIGHT, Scene, name};
use swccg::content::builtin;
use swccg::{Choice, Event, Marks, Phase, Place, Quantity, Question, Role, To, rules};
use table::Game;

/// A weapon for somebody by name asks for no warrior besides. SW-DEP-10
#[test]
fn pitfall_no_needless_warrior() {
    let mut scene = Scene::new(Phase::Deploy).light();
    let cantina = scene.location("1_128", LIGHT);
    let obi = scene.at("1_21", LIGHT, cantina);
    let c3po = scene.at("1_5", LIGHT, cantina);
    scene.hand(LIGHT, &["1_157", "1_152"]);
    scene.force(LIGHT, 5);
    let game = scene.begin();
    let put = |card: &str, host| Choice::Deploy { card: name(card), to: To::On(host) };
    assert!(!game.is_refused(put("1_157", obi)));
    assert_eq!(game.refused(put("1_152", c3po)), rules::DEPLOY_ON, "a blaster does ask for one");
}

/// A weapon's targets are of the kinds its text names and no others. SW-WPN-01
#[test]
fn pitfall_targets_are_of_the_right_kind() {
    let targets = |weapon: &str, host: &str| {
        let mut scene = Scene::new(Phase::Battle).light();
        let farm = scene.location("1_132", LIGHT);
        let host = scene.at(host, LIGHT, farm);
        let gun = scene.on(weapon, LIGHT, host);
        let trooper = scene.at("1_194", DARK, farm);
        let walker = scene.at("900_1", DARK, farm);
        scene.aboard("1_180", DARK, walker, Role::Pilot);
        scene.force(LIGHT, 5);
        let mut game = scene.begin();
        game.play(Choice::Battle(farm));
        [trooper, walker].map(|target| game.0.check(LIGHT, &Choice::Fire { weapon: gun, target }).is_ok())
    };
    // The lightsaber cuts characters, the rifle shoots vehicles too.
    assert_eq!([targets("1_155", "1_19"), targets("1_153", "1_19")], [[true, false], [true, true]]);
}

/// Cards carry the words that texts of the decks ask for: Tarkin and Tagge lead, stormtroopers are troopers. SW-DCK-02
#[test]
fn pitfall_no_keyword_is_missing() {
    let has = |card: &str, word: &str| {
        let card = builtin().card_named(name(card)).unwrap();
        card.traits.iter().any(|other| other == word)
    };
    let words = [
        ("1_179", "leader"),
        ("1_178", "leader"),
        ("1_194", "stormtrooper"),
        ("1_194", "trooper"),
        ("1_28", "trooper"),
        ("1_155", "lightsaber"),
        ("1_157", "lightsaber"),
        ("1_324", "lightsaber"),
        ("1_301", "star destroyer"),
        ("1_302", "star destroyer"),
        ("1_304", "tie"),
        ("1_306", "tie"),
        ("2_115", "tractor beam"),
        ("1_161", "seeker"),
        ("1_162", "mine"),
        ("1_168", "dark jedi"),
    ];
    let missing: Vec<_> = words.into_iter().filter(|(card, word)| !has(card, word)).collect();
    assert_eq!(missing, []);
}

/// About to be lost comes before just lost: what a card carries is still on it when the response is asked for.
/// SW-ACN-10
#[test]
fn pitfall_about_to_be_lost_comes_first() {
    let mut scene = Scene::new(Phase::Battle);
    let corridor = scene.location("1_286", DARK);
    scene.at("1_168", DARK, corridor);
    scene.at("1_194", DARK, corridor);
    let rebel = scene.at("1_28", LIGHT, corridor);
    let blaster = scene.on("1_152", LIGHT, rebel);
    scene.hand(DARK, &["2_142"]);
    scene.force(DARK, 5);
    let mut game = scene.begin();
    game.play(Choice::Battle(corridor));
    while game.0.question() != Question::Damage(LIGHT) {
        game.play(Choice::Pass);
    }
    let told = game.play(Choice::Forfeit(rebel));
    assert!(
        matches!(told[..], [Event::Forfeited { value: 2, .. }]),
        "counted, and nothing else yet: {told:?}"
    );
    assert_eq!(game.0.question(), Question::Respond(DARK));
    assert_eq!(game.place(blaster), Some(Place::On(rebel)), "still there");
    let lost = |game: &crate::rules::scene::Play| game.sees(LIGHT).lost.len();
    assert_eq!(lost(&game), 0);
    game.let_go();
    assert_eq!((game.place(rebel), lost(&game)), (None, 2));
}

/// A bonus that is optional is offered as a choice of its own, beside the drain without it. SW-CTL-03
#[test]
fn pitfall_optional_bonuses_are_seen() {
    let mut scene = Scene::new(Phase::Control);
    let cantina = scene.location("1_128", LIGHT);
    let vader = scene.at("1_168", DARK, cantina);
    scene.on("1_324", DARK, vader);
    let game = scene.begin();
    assert_eq!(game.offers(), [Choice::Pass, Choice::Drain(cantina), Choice::DrainLess(cantina)]);
    let [full, less] = [Quantity::Drain(DARK, cantina), Quantity::DrainLess(DARK, cantina)];
    assert_eq!(game.value(full) - game.value(less), 1);
}

/// The opponent's device is not mine to use. SW-WPN-13
#[test]
fn pitfall_the_opponents_device_is_not_used() {
    let mut scene = Scene::new(Phase::Control);
    let farm = scene.location("1_132", LIGHT);
    let luke = scene.at("1_19", LIGHT, farm);
    let beacon = scene.on("900_37", LIGHT, luke);
    scene.at("1_194", DARK, farm);
    scene.hand(DARK, &["1_194"]);
    let game = scene.begin_wide();
    let use_it = Choice::Use { card: beacon, clause: 1, target: None };
    assert!(
        game.0.check(DARK, &use_it).is_err() && game.0.check(LIGHT, &use_it).is_err(),
        "it is Dark's turn"
    );
}

/// Immunity to attrition is no shield against weapons, and a card may be forfeited though it is immune. SW-BTL-09
#[test]
fn pitfall_immunity_is_against_attrition_only() {
    let mut scene = Scene::new(Phase::Battle).light();
    let cantina = scene.location("1_128", LIGHT);
    let luke = scene.at("1_19", LIGHT, cantina);
    let saber = scene.on("1_155", LIGHT, luke);
    let vader = scene.at("1_168", DARK, cantina);
    scene.force(LIGHT, 5);
    scene.next(LIGHT, &["1_97", "1_97"]);
    let mut game = scene.begin();
    assert!(game.value(Quantity::Immunity(vader)) > 0);
    game.play(Choice::Battle(cantina));
    assert!(!game.is_refused(Choice::Fire { weapon: saber, target: vader }));
    game.play(Choice::Fire { weapon: saber, target: vader });
    assert_eq!((game.value(Quantity::Defence(vader)), game.marks(vader).has(Marks::HIT)), (6, true));
}

/// A card immune to one title is no target of it, but is of others. SW-DEP-10
#[test]
fn pitfall_immune_to_one_card_only() {
    let mut scene = Scene::new(Phase::Deploy).light();
    let farm = scene.location("1_132", LIGHT);
    let [interrogator, other] = ["2_93", "1_163"].map(|card| scene.at(card, DARK, farm));
    scene.at("1_19", LIGHT, farm);
    scene.hand(LIGHT, &["1_38"]);
    scene.force(LIGHT, 5);
    let game = scene.begin();
    let bolt = |host| Choice::Deploy { card: name("1_38"), to: To::On(host) };
    assert_eq!(game.refused(bolt(interrogator)), rules::DEPLOY_ON);
    assert!(!game.is_refused(bolt(other)), "another droid is a host");
}

/// Caps are kept: of two immunities the higher one counts, they do not add up; what is allowed twice a battle is not
/// allowed thrice; no more is activated than the Reserve Deck holds. SW-BTL-09, SW-ACN-08, SW-ACT-02
#[test]
fn pitfall_caps_are_kept() {
    let mut scene = Scene::new(Phase::Activate);
    let yavin = scene.location("1_296", DARK);
    let tie = scene.at("1_306", DARK, yavin);
    scene.aboard("1_168", DARK, tie, Role::Pilot);
    scene.0.sides[DARK].reserve.truncate(1);
    scene.force(DARK, 1);
    let game = scene.begin();
    let why = game.0.why(Quantity::Immunity(tie));
    let highest = why.reasons.iter().map(|reason| match reason.step {
        swccg::why::Step::AtLeast(n) | swccg::why::Step::Plus(n) | swccg::why::Step::Is(n) => n,
        swccg::why::Step::Times(_) => 0,
    });
    assert_eq!(Some(why.value), highest.max());
    assert_eq!(game.0.question(), Question::Activate(DARK, 1), "one card is left");
    assert!(game.is_refused(Choice::Activate(2)));
}
