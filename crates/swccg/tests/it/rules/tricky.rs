//! Positions that are counted, each named by the rule that makes it tricky; the first is where every match begins.

use crate::rules::scene::{DARK, LIGHT, Play, Scene, content, name};
use swccg::pile::Seen;
use swccg::{Choice, Marks, Phase, Role, Setup, State, To};
use table::Game;

/// Name, position, depth.
pub(crate) type Counted = (&'static str, Play, u32);

pub(crate) fn positions() -> Vec<Counted> {
    let mut list = vec![
        ("SW-SET-01 the beginning of a match", start(), 3),
        ("SW-PHA-01 the first turn, both decks in order", first_turn(), 5),
    ];
    list.extend(answers());
    list.extend(battles());
    list.extend(guns());
    list.extend(places());
    list.extend(texts());
    list
}

/// Both choose in secret; then hands are drawn card by card, each card a listed branch.
fn start() -> Play {
    Play(State::begin(content(), &Setup::default()).unwrap())
}

/// Dark activates first: every pile lies in a written order, so that nothing is left to chance.
fn first_turn() -> Play {
    let mut scene = Scene::new(Phase::Activate);
    scene.location("1_287", DARK);
    scene.location("1_128", LIGHT);
    scene.hand(DARK, &["1_194", "1_168", "1_285"]);
    scene.hand(LIGHT, &["1_28", "1_19", "1_105"]);
    scene.next(DARK, &["1_302", "1_324", "1_180"]);
    scene.next(LIGHT, &["1_152", "1_149", "1_17"]);
    scene.begin()
}

/// Reacts, barriers against them, searches and their verification.
fn answers() -> Vec<Counted> {
    let mut scene = Scene::new(Phase::Control).light();
    let core = scene.location("1_283", DARK);
    scene.at("1_19", LIGHT, core);
    let corridor = scene.location("1_284", DARK);
    let owner = scene.at("1_170", DARK, corridor);
    scene.on("1_201", DARK, owner);
    scene.hand(DARK, &["1_170"]);
    scene.hand(LIGHT, &["1_109"]);
    scene.force(DARK, 5);
    let react = ("SW-REA-01 a react and its cancelling", scene.begin(), 5);

    let mut scene = Scene::new(Phase::Control).light();
    let cantina = scene.location("1_128", LIGHT);
    scene.at("900_38", LIGHT, cantina);
    let side = &mut scene.0.sides[LIGHT];
    side.used = ["1_19", "1_28"].map(|card| Some((name(card), Seen::NOBODY))).to_vec();
    side.lost = vec![name("1_152")];
    scene.force(LIGHT, 2);
    vec![react, ("SW-SRC-02 three piles searched, one verified", scene.begin_wide(), 4)]
}

/// Attrition against immunity, a capture before the loss, a duel.
fn battles() -> Vec<Counted> {
    let mut scene = Scene::new(Phase::Battle);
    let farm = scene.location("1_132", LIGHT);
    scene.at("1_168", DARK, farm);
    scene.at("1_28", LIGHT, farm);
    scene.at("1_19", LIGHT, farm);
    scene.at("1_17", LIGHT, farm);
    scene.force(DARK, 1);
    let mut immune = scene.begin();
    immune.play(Choice::Battle(farm));
    let immune = ("SW-BTL-09 attrition against who is immune to it", immune, 5);

    let mut scene = Scene::new(Phase::Battle);
    let at = scene.location("1_284", DARK);
    let vader = scene.at("1_168", DARK, at);
    let saber = scene.on("1_324", DARK, vader);
    scene.at("1_170", DARK, at);
    let leia = scene.at("1_17", LIGHT, at);
    scene.on("1_152", LIGHT, leia);
    scene.next(DARK, &["1_170", "1_170"]);
    scene.hand(DARK, &["2_142"]);
    scene.force(DARK, 3);
    let mut taken = scene.begin();
    taken.play(Choice::Battle(at));
    taken.let_go();
    taken.play(Choice::Fire { weapon: saber, target: leia });
    let taken = ("SW-CPT-01 captured before being lost", taken, 6);

    let mut scene = Scene::new(Phase::Deploy);
    let cantina = scene.location("1_128", LIGHT);
    scene.at("1_168", DARK, cantina);
    let obi = scene.at("1_21", LIGHT, cantina);
    scene.on("1_157", LIGHT, obi);
    scene.hand(DARK, &["1_271", "1_168"]);
    scene.force(DARK, 9);
    vec![immune, taken, ("SW-DUE-01 a duel, and Vader out of play", scene.begin(), 4)]
}

/// Weapons that fire again, need a power source, or do not hit.
fn guns() -> Vec<Counted> {
    let mut scene = Scene::new(Phase::Battle).light();
    let system = scene.location("1_127", LIGHT);
    let squadron = scene.at("900_33", LIGHT, system);
    scene.on("900_42", LIGHT, squadron);
    scene.on("900_34", LIGHT, squadron);
    scene.at("1_302", DARK, system);
    scene.force(LIGHT, 5);
    let mut again = scene.begin_wide();
    again.play(Choice::Battle(system));
    let again = ("SW-WPN-09 a repeating weapon and another", again, 5);

    let mut scene = Scene::new(Phase::Battle);
    let sea = scene.location("1_130", LIGHT);
    scene.on("900_17", DARK, sea);
    scene.at("1_194", DARK, sea);
    scene.at("900_11", DARK, sea);
    scene.at("1_28", LIGHT, sea);
    scene.force(DARK, 5);
    let artillery = ("SW-WPN-12 artillery and its power droid", scene.begin_wide(), 5);

    let mut scene = Scene::new(Phase::Battle);
    let system = scene.location("1_127", LIGHT);
    let destroyer = scene.at("1_302", DARK, system);
    scene.on("900_64", DARK, destroyer);
    let falcon = scene.at("1_143", LIGHT, system);
    scene.aboard("1_11", LIGHT, falcon, Role::Pilot);
    scene.force(DARK, 3);
    vec![again, artillery, ("SW-WPN-08 an ion weapon takes power", scene.begin_wide(), 5)]
}

/// Clouds, the inside of a vehicle, a bay with two groups.
fn places() -> Vec<Counted> {
    let mut scene = Scene::new(Phase::Move).light();
    let farm = scene.location("1_132", LIGHT);
    let clouds = scene.location("900_19", LIGHT);
    let tatooine = scene.location("1_127", LIGHT);
    scene.at("1_146", LIGHT, tatooine);
    scene.at("900_20", LIGHT, clouds);
    let speeder = scene.at("1_149", LIGHT, farm);
    scene.aboard("1_28", LIGHT, speeder, Role::Pilot);
    scene.force(LIGHT, 3);
    let clouds = ("SW-MOV-15 through the clouds", scene.begin(), 4);

    let mut scene = Scene::new(Phase::Move);
    let sea = scene.location("1_130", LIGHT);
    let deck = scene.location("900_74", DARK);
    let skiff = scene.at("900_73", DARK, sea);
    scene.aboard("1_180", DARK, skiff, Role::Pilot);
    scene.at("1_194", DARK, deck);
    scene.0.table[usize::from(deck.0)].aim = Some(skiff);
    scene.force(DARK, 2);
    let inside = ("SW-VST-03 between the deck of a skiff and its seats", scene.begin_wide(), 3);

    let mut scene = Scene::new(Phase::Deploy).light();
    let cantina = scene.location("1_128", LIGHT);
    let luke = scene.at("1_19", LIGHT, cantina);
    scene.at("1_28", LIGHT, cantina);
    scene.at("1_17", LIGHT, cantina);
    scene.on("1_152", LIGHT, luke);
    scene.force(LIGHT, 3);
    vec![clouds, inside, ("SW-WPN-07 a blaster handed on", scene.begin(), 4)]
}

/// Effects that go somewhere by themselves, and spies.
fn texts() -> Vec<Counted> {
    let mut scene = Scene::new(Phase::Deploy).light();
    let cantina = scene.location("1_128", LIGHT);
    let bay = scene.location("1_129", LIGHT);
    scene.at("1_168", DARK, cantina);
    scene.at("1_194", DARK, bay);
    scene.hand(LIGHT, &["1_69"]);
    scene.force(LIGHT, 4);
    let mut utinni = scene.begin();
    utinni.play(Choice::Deploy { card: name("1_69"), to: To::At(bay) });
    let utinni = ("SW-DEP-15 a Utinni Effect and its target", utinni, 4);

    let mut scene = Scene::new(Phase::Deploy).light();
    let cantina = scene.location("1_128", LIGHT);
    scene.location("1_129", LIGHT);
    scene.at("900_31", LIGHT, cantina);
    scene.at("1_194", DARK, cantina);
    scene.hand(LIGHT, &["900_30", "1_28"]);
    scene.force(LIGHT, 3);
    let spy = ("SW-COV-01 a spy goes undercover", scene.begin_wide(), 4);

    let mut scene = Scene::new(Phase::Move);
    let corridor = scene.location("1_284", DARK);
    scene.location("1_287", DARK);
    let trooper = scene.at("1_170", DARK, corridor);
    let captive = scene.on("1_28", LIGHT, trooper);
    scene.mark(captive, Marks::CAPTIVE);
    scene.force(DARK, 2);
    vec![utinni, spy, ("SW-CPT-04 an escort with a captive", scene.begin(), 4)]
}
