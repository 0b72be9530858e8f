//! Destinies that are responded to, and what texts let players do with them.

use crate::rules::scene::{DARK, LIGHT, Play, Scene, name};
use swccg::why::{Cause, Reason};
use swccg::{Choice, DestinyKind, ObjId, Phase, Place, Quantity, Question, Role};
use table::{Game, Viewer};

/// A battle begun at this location; nobody has responded and nobody fires.
fn fight(scene: Scene, at: ObjId) -> Play {
    let mut game = scene.begin();
    game.play(Choice::Battle(at));
    while matches!(game.0.question(), Question::Respond(_) | Question::Weapons(_)) {
        game.play(Choice::Pass);
    }
    game
}

fn destiny(game: &Play) -> [i16; 2] {
    game.0.view(Viewer::Watcher).battle.map(|battle| battle.destiny.0).unwrap()
}

/// SW-DST-03, SW-ACN-08: Tarkin fights beside Vader: Light's three counts nothing; a second one he cannot cancel.
#[test]
fn tarkin_cancels_one_destiny_a_battle() {
    let scene = |vader: bool| {
        let mut scene = Scene::new(Phase::Battle);
        let cantina = scene.location("1_128", LIGHT);
        let tarkin = scene.at("1_179", DARK, cantina);
        if vader {
            scene.at("1_168", DARK, cantina);
        }
        scene.at("1_21", LIGHT, cantina);
        scene.next(LIGHT, &["1_26"]);
        scene.force(DARK, 5);
        (fight(scene, cantina), tarkin)
    };
    let (mut game, tarkin) = scene(true);
    game.play(Choice::Destiny);
    assert_eq!(destiny(&game), [2, 0], "one and Vader's one; Tarkin does not touch his own side's");
    game.play(Choice::Destiny);
    let cancels = Choice::Use { card: tarkin, clause: 1, target: None };
    assert_eq!((game.asked(), game.offers()), (DARK, vec![Choice::Pass, cancels]));
    game.play(cancels);
    assert_eq!(destiny(&game), [2, 0]);
    assert_eq!(game.marks(tarkin).uses(), 1);
    // Without Vader there is nothing to respond with.
    let (mut game, tarkin) = scene(false);
    game.play(Choice::Destiny);
    assert_eq!((destiny(&game), game.marks(tarkin).uses()), ([0, 3], 0));
}

/// SW-DST-03: Han pays one Force: his side's one is cancelled and a three drawn instead; once a battle.
#[test]
fn han_draws_again() {
    let mut scene = Scene::new(Phase::Battle).light();
    let cantina = scene.location("1_128", LIGHT);
    let han = scene.at("1_11", LIGHT, cantina);
    scene.at("1_28", LIGHT, cantina);
    scene.at("1_168", DARK, cantina);
    scene.next(LIGHT, &["1_19", "1_26", "1_26"]);
    scene.force(LIGHT, 5);
    let mut game = fight(scene, cantina);
    game.play(Choice::Destiny);
    let again = Choice::Use { card: han, clause: 0, target: None };
    assert_eq!((game.asked(), game.offers()), (LIGHT, vec![Choice::Pass, again]));
    game.play(again);
    assert_eq!((destiny(&game), game.force(LIGHT)), ([0, 3], 3), "one for the battle, one for Han");
    assert!(!matches!(game.0.question(), Question::Respond(_)), "not twice in one battle");
}

/// Han pilots the Falcon: manoeuvre four and two more, and a battle destiny though his ability is three.
#[test]
fn han_flies_the_falcon() {
    let mut scene = Scene::new(Phase::Battle).light();
    let system = scene.location("1_127", LIGHT);
    let falcon = scene.at("1_143", LIGHT, system);
    scene.aboard("1_11", LIGHT, falcon, Role::Pilot);
    scene.at("1_304", DARK, system);
    scene.force(LIGHT, 5);
    let game = fight(scene, system);
    assert_eq!((game.value(Quantity::Maneuver(falcon)), game.value(Quantity::Power(falcon))), (6, 5));
    assert_eq!(game.value(Quantity::BattleDestinies(LIGHT, system)), 1);
}

/// SW-DST-03, SW-ACN-08: Vul Tazaene makes a two a four, twice a battle, for two Force each.
#[test]
fn vul_tazaene_changes_a_two() {
    let mut scene = Scene::new(Phase::Battle).light();
    let system = scene.location("1_127", LIGHT);
    let falcon = scene.at("1_143", LIGHT, system);
    let vul = scene.aboard("6_45", LIGHT, falcon, Role::Pilot);
    scene.aboard("1_19", LIGHT, falcon, Role::Pilot);
    scene.at("1_301", DARK, system);
    let pilot = scene.at("1_306", DARK, system);
    scene.aboard("1_168", DARK, pilot, Role::Pilot);
    scene.next(LIGHT, &["1_143"]);
    scene.force(LIGHT, 5);
    let mut game = fight(scene, system);
    game.play(Choice::Destiny);
    game.use_text(vul, 1, None);
    assert_eq!((destiny(&game)[1], game.force(LIGHT)), (4, 2));
    game.play(Choice::Destiny);
    let more = Choice::Use { card: vul, clause: 1, target: None };
    assert_eq!((game.asked(), game.offers()), (LIGHT, vec![Choice::Pass, more]), "anybody's two");
    game.play(Choice::Pass);
    assert_eq!((destiny(&game), game.force(LIGHT)), ([2, 4], 2));
}

/// R2-D2 at a computer socket: a one lets Light activate, a four lets Light draw.
#[test]
fn r2_d2_answers_the_opponents_destinies() {
    let scene = |drawn: &str, at: &str| {
        let mut scene = Scene::new(Phase::Battle);
        let bay = scene.location(at, LIGHT);
        let r2 = scene.at("2_14", LIGHT, bay);
        let core = scene.location("1_283", DARK);
        scene.at("1_17", LIGHT, core);
        scene.at("1_179", DARK, core);
        scene.at("1_178", DARK, core);
        scene.next(DARK, &[drawn]);
        scene.force(DARK, 5);
        let mut game = fight(scene, core);
        game.play(Choice::Destiny);
        (game, r2)
    };
    let (mut game, r2) = scene("1_194", "1_129");
    let offer = |clause| Choice::Use { card: r2, clause, target: None };
    assert_eq!((game.asked(), game.offers()), (LIGHT, vec![Choice::Pass, offer(4)]));
    game.play(offer(4));
    assert_eq!((game.force(LIGHT), game.sees(LIGHT).reserve.len()), (1, 9), "once for one destiny");
    let (mut game, _) = scene("1_207", "1_129");
    assert_eq!(game.offers(), [Choice::Pass, offer(5)]);
    game.play(offer(5));
    assert_eq!((game.sees(LIGHT).hand, game.force(LIGHT)), (1, 0));
    let (game, _) = scene("1_207", "1_130");
    assert!(!matches!(game.0.question(), Question::Respond(_)), "no socket in the Dune Sea");
}

/// SW-DST-01, SW-DST-02: drawn as destiny R2-D2 counts two or five, as Light wants.
#[test]
fn r2_d2_has_two_numbers() {
    let counts = |pick: u8| {
        let mut scene = Scene::new(Phase::Battle);
        let cantina = scene.location("1_128", LIGHT);
        scene.at("1_168", DARK, cantina);
        scene.at("1_21", LIGHT, cantina);
        scene.next(LIGHT, &["2_14"]);
        scene.force(DARK, 5);
        let mut game = fight(scene, cantina);
        game.play(Choice::Pass);
        game.play(Choice::Destiny);
        assert_eq!(game.0.question(), Question::Pick(LIGHT, 2));
        assert!(game.is_refused(Choice::Pick(3)));
        game.play(Choice::Pick(pick));
        destiny(&game)[1]
    };
    assert_eq!((counts(1), counts(2)), (2, 5));
}

/// R2-D2 in the socket of a starfighter adds two; it also navigates.
#[test]
fn r2_d2_aboard() {
    let mut scene = Scene::new(Phase::Move).light();
    let system = scene.location("1_127", LIGHT);
    let red = scene.at("1_145", LIGHT, system);
    scene.aboard("1_3", LIGHT, red, Role::Pilot);
    scene.aboard("2_14", LIGHT, red, Role::Astromech);
    scene.force(LIGHT, 2);
    let game = scene.begin();
    let numbers = [Quantity::Power(red), Quantity::Maneuver(red), Quantity::Hyperspeed(red)];
    assert_eq!(numbers.map(|number| game.value(number)), [3 + 2 + 2, 4 + 1 + 2, 5 + 2]);
}

/// SW-MOV-13, SW-ACN-08: Obi-Wan pays one: the stormtrooper goes to an adjacent site, or is lost if there is none.
#[test]
fn obi_wan_drives_somebody_away() {
    let scene = |beside: bool| {
        let mut scene = Scene::new(Phase::Battle).light();
        let cantina = scene.location("1_128", LIGHT);
        let bay = if beside { scene.location("1_129", LIGHT) } else { cantina };
        let obi = scene.at("1_21", LIGHT, cantina);
        scene.at("1_178", DARK, cantina);
        let trooper = scene.at("1_194", DARK, cantina);
        scene.force(LIGHT, 5);
        let mut game = scene.begin();
        game.play(Choice::Battle(cantina));
        let away = Choice::Use { card: obi, clause: 0, target: Some(trooper) };
        assert_eq!(game.offers(), [Choice::Pass, away], "not General Tagge");
        game.play(away);
        (game, bay, trooper)
    };
    let (mut game, bay, trooper) = scene(true);
    assert_eq!(
        (game.0.question(), game.offers()),
        (Question::Away(DARK), vec![Choice::Pass, Choice::Aim(bay)])
    );
    game.play(Choice::Aim(bay));
    assert_eq!((game.place(trooper), game.force(LIGHT)), (Some(Place::At(bay)), 3));
    assert!(!game.marks(trooper).has(swccg::Marks::FIGHTS));
    let (game, _, trooper) = scene(false);
    assert_eq!((game.place(trooper), game.sees(DARK).lost), (None, vec![name("1_194")]));
    assert_eq!(game.value(Quantity::Immunity(ObjId(1))), 5);
}

/// SW-BTL-11: Bast and his companion leave their ship as the battle begins; nobody of Dark is left, the battle is over.
#[test]
fn bast_evacuates() {
    let mut scene = Scene::new(Phase::Battle).light();
    let site = scene.location("1_139", LIGHT);
    let system = scene.location("1_135", LIGHT);
    let custom = scene.at("1_306", DARK, system);
    let scout = scene.at("1_305", DARK, system);
    scene.aboard("1_180", DARK, custom, Role::Pilot);
    let bast = scene.aboard("1_165", DARK, scout, Role::Pilot);
    let mate = scene.aboard("1_180", DARK, scout, Role::Passenger);
    scene.at("1_146", LIGHT, system);
    scene.force(LIGHT, 5);
    let mut game = scene.begin();
    game.play(Choice::Battle(system));
    let flee = Choice::Use { card: bast, clause: 2, target: Some(mate) };
    assert_eq!((game.asked(), game.offers()), (DARK, vec![Choice::Pass, flee]), "nobody of another ship");
    game.play(flee);
    assert_eq!((game.0.question(), game.offers()), (Question::Aim(DARK), vec![Choice::Aim(site)]));
    game.play(Choice::Aim(site));
    assert_eq!((game.place(bast), game.place(mate)), (Some(Place::At(site)), Some(Place::At(site))));
    // The scout's own pilot still fights.
    assert!(game.0.view(Viewer::Watcher).battle.is_some());
}

/// SW-BTL-12: tripled: seven against five leaves six; attrition stays what it is.
#[test]
fn battle_damage_is_tripled_attrition_is_not() {
    let mut scene = Scene::new(Phase::Battle).light();
    let cantina = scene.location("1_128", LIGHT);
    scene.at("1_21", LIGHT, cantina);
    scene.at("1_168", DARK, cantina);
    scene.hand(DARK, &["1_279"]);
    scene.force(LIGHT, 5);
    let mut game = scene.begin();
    game.play(Choice::Battle(cantina));
    let triple = Choice::Play { card: name("1_279"), clause: 0, target: None };
    assert_eq!((game.asked(), game.offers()), (DARK, vec![Choice::Pass, triple]));
    game.play(triple);
    game.let_go();
    while matches!(game.0.question(), Question::Weapons(_)) {
        game.play(Choice::Pass);
    }
    game.play(Choice::Destiny);
    game.play(Choice::Destiny);
    // Obi-Wan five and one, Vader six and two: a difference of two, three times.
    let battle = game.0.view(Viewer::Watcher).battle.unwrap();
    assert_eq!((battle.damage.0, battle.attrition.0), ([0, 6], [1, 2]));
}

/// I Have You Now's opposite: Luke and Obi-Wan side by side add two destinies; outside battle a lightsaber is fetched.
#[test]
fn gift_of_the_mentor() {
    let mut scene = Scene::new(Phase::Battle).light();
    let cantina = scene.location("1_128", LIGHT);
    scene.at("1_21", LIGHT, cantina);
    scene.at("1_19", LIGHT, cantina);
    scene.at("1_168", DARK, cantina);
    scene.hand(LIGHT, &["1_82", "1_82"]);
    scene.next(LIGHT, &["1_155"]);
    scene.force(LIGHT, 5);
    let mut game = scene.begin();
    let gift = |clause| Choice::Play { card: name("1_82"), clause, target: None };
    assert_eq!(game.offers(), [Choice::Pass, gift(1), Choice::Battle(cantina)]);
    game.play(gift(1));
    game.let_go();
    assert_eq!(game.0.question(), Question::Search(LIGHT));
    game.play(Choice::Take(name("1_155")));
    assert!(game.sees(LIGHT).known.iter().any(|(card, _)| *card == name("1_155")));
    while !matches!(game.0.question(), Question::Battle(LIGHT)) {
        if matches!(game.0.turn(), table::Turn::Chance) {
            panic!("nothing is left to chance here");
        }
        game.play(Choice::Pass);
    }
    game.play(Choice::Battle(cantina));
    game.let_go();
    game.play(gift(0));
    game.let_go();
    assert_eq!(game.value(Quantity::BattleDestinies(LIGHT, cantina)), 3);
}

/// SW-BTL-14: four troopers under omens draw for power (one and two), for the battle (one) and for attrition (one and
/// three), in this order. Power is four, three and one against one; attrition one and four.
#[test]
fn power_battle_and_attrition_destinies_in_this_order() {
    let table = || {
        let mut scene = Scene::new(Phase::Battle);
        let cantina = scene.location("1_128", LIGHT);
        scene.on("900_76", DARK, cantina);
        for _ in 0..4 {
            scene.at("1_194", DARK, cantina);
        }
        scene.at("1_28", LIGHT, cantina);
        scene.force(DARK, 5);
        let mut game = scene.begin_wide();
        game.play(Choice::Battle(cantina));
        while matches!(game.0.question(), Question::Respond(_) | Question::Weapons(_)) {
            game.play(Choice::Pass);
        }
        game
    };
    let battle = |game: &Play| game.0.view(Viewer::Watcher).battle.unwrap();
    let mut game = table();
    for kind in [DestinyKind::Power, DestinyKind::Battle, DestinyKind::Attrition] {
        assert_eq!((game.0.question(), battle(&game).drawing), (Question::Destiny(DARK), kind));
        assert_eq!(battle(&game).draws[LIGHT], 0, "no text and no ability");
        game.play(Choice::Destiny);
    }
    let done = battle(&game);
    assert_eq!((done.power_destiny[DARK], done.destiny[DARK], done.attrition_destiny[DARK]), (3, 1, 4));
    assert_eq!((done.power.0, done.damage[LIGHT], done.attrition[LIGHT]), ([4 + 3 + 1, 1], 7, 1 + 4));
    let drawn = |n| Reason { by: Cause::Destiny(name("1_194")), step: swccg::why::Step::Plus(n) };
    let text =
        |n| Reason { by: Cause::Text(swccg::ObjId(1), name("900_76")), step: swccg::why::Step::Plus(n) };
    assert_eq!(game.0.why(Quantity::Attrition(LIGHT)).reasons, [drawn(1), drawn(1), text(3)]);
    assert_eq!(game.0.why(Quantity::DestinedPower(DARK)).reasons, [drawn(1), text(2), drawn(1)]);

    // Who declines one kind is asked for the next.
    let mut game = table();
    game.play(Choice::Pass);
    assert_eq!((game.0.question(), battle(&game).drawing), (Question::Destiny(DARK), DestinyKind::Battle));
    game.play(Choice::Pass);
    game.play(Choice::Destiny);
    let done = battle(&game);
    assert_eq!((done.power.0, done.attrition[LIGHT]), ([4, 1], 4), "attrition without any battle destiny");
}

/// SW-DST-05: what adds to race destinies and what answers them leaves a training destiny alone.
#[test]
fn a_text_of_one_kind_leaves_other_destinies_alone() {
    let table = || {
        let mut scene = Scene::new(Phase::Control).light();
        let cantina = scene.location("1_128", LIGHT);
        let racer = scene.at("900_77", LIGHT, cantina);
        let mechanic = scene.at("900_78", LIGHT, cantina);
        (scene.begin_wide(), racer, mechanic)
    };
    let (mut game, racer, mechanic) = table();
    game.play(Choice::Use { card: racer, clause: 0, target: None });
    assert_eq!(game.value(Quantity::Drawn), 1 + 2, "the mechanic's two");
    let faster = Choice::Use { card: mechanic, clause: 1, target: None };
    assert_eq!((game.asked(), game.offers()), (LIGHT, vec![Choice::Pass, faster]));
    game.play(faster);
    game.let_go();
    assert_eq!(game.force(LIGHT), 2, "five is over three");

    let (mut game, racer, _) = table();
    game.play(Choice::Use { card: racer, clause: 1, target: None });
    assert!(!matches!(game.0.question(), Question::Respond(_)), "nothing answers a training destiny");
    assert_eq!(game.force(LIGHT), 0, "one is not over three");
}
