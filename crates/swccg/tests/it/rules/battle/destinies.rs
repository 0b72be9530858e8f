//! Destinies that are responded to, and what texts let players do with them.

use crate::rules::scene::{DARK, LIGHT, Play, Scene, name};
use contract::{Game, Viewer};
use swccg::numbers::breakdown::{BreakdownLine, Cause};
use swccg::{Choice, DestinyKind, ObjId, Phase, Place, Quantity, Question, Role};

/// A battle at this location, after everybody has passed on responding and firing.
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

/// SW-DST-03, SW-ACN-08: Tarkin with Vader in the battle: Light's three is canceled; he cannot cancel a second one.
#[test]
fn tarkin_cancels_one_destiny_a_battle() {
    let scene = |vader: bool| {
        let mut scene = Scene::new(Phase::Battle);
        let cantina = scene.location("Tatooine: Cantina", LIGHT);
        let tarkin = scene.at("Grand Moff Tarkin", DARK, cantina);
        if vader {
            scene.at("Darth Vader", DARK, cantina);
        }
        scene.at("Obi-Wan Kenobi", LIGHT, cantina);
        scene.next(LIGHT, &["Rebel Guard"]);
        scene.force(DARK, 5);
        (fight(scene, cantina), tarkin)
    };
    let (mut game, tarkin) = scene(true);
    game.play(Choice::Destiny);
    assert_eq!(destiny(&game), [2, 0], "one and Vader's one; Tarkin does not touch his own side's");
    game.play(Choice::Destiny);
    let cancels = Choice::Use { card: tarkin, clause: 1, target: None };
    assert_eq!((game.asked(), game.legal_choices()), (DARK, vec![Choice::Pass, cancels]));
    game.play(cancels);
    assert_eq!(destiny(&game), [2, 0]);
    assert_eq!(game.marks(tarkin).uses(), 1);
    // Without Vader there is nothing to respond with.
    let (mut game, tarkin) = scene(false);
    game.play(Choice::Destiny);
    assert_eq!((destiny(&game), game.marks(tarkin).uses()), ([0, 3], 0));
}

/// SW-DST-03: Han pays one Force: his side's one is canceled and a three drawn instead; once a battle.
#[test]
fn han_draws_again() {
    let mut scene = Scene::new(Phase::Battle).light();
    let cantina = scene.location("Tatooine: Cantina", LIGHT);
    let han = scene.at("Han Solo", LIGHT, cantina);
    scene.at("Rebel Trooper", LIGHT, cantina);
    scene.at("Darth Vader", DARK, cantina);
    scene.next(LIGHT, &["Luke Skywalker", "Rebel Guard", "Rebel Guard"]);
    scene.force(LIGHT, 5);
    let mut game = fight(scene, cantina);
    game.play(Choice::Destiny);
    let again = Choice::Use { card: han, clause: 0, target: None };
    assert_eq!((game.asked(), game.legal_choices()), (LIGHT, vec![Choice::Pass, again]));
    game.play(again);
    assert_eq!((destiny(&game), game.force(LIGHT)), ([0, 3], 3), "one for the battle, one for Han");
    assert!(!matches!(game.0.question(), Question::Respond(_)), "not twice in one battle");
}

/// Han pilots the Falcon: maneuver four plus two, and a battle destiny although his ability is three.
#[test]
fn han_flies_the_falcon() {
    let mut scene = Scene::new(Phase::Battle).light();
    let system = scene.location("Tatooine", LIGHT);
    let falcon = scene.at("Millennium Falcon", LIGHT, system);
    scene.aboard("Han Solo", LIGHT, falcon, Role::Pilot);
    scene.at("TIE Fighter", DARK, system);
    scene.force(LIGHT, 5);
    let game = fight(scene, system);
    assert_eq!((game.value(Quantity::Maneuver(falcon)), game.value(Quantity::Power(falcon))), (6, 5));
    assert_eq!(game.value(Quantity::BattleDestinies(LIGHT, system)), 1);
}

/// SW-DST-03, SW-ACN-08: Vul Tazaene changes a two to a four, twice a battle, for two Force each.
#[test]
fn vul_tazaene_changes_a_two() {
    let mut scene = Scene::new(Phase::Battle).light();
    let system = scene.location("Tatooine", LIGHT);
    let falcon = scene.at("Millennium Falcon", LIGHT, system);
    let vul = scene.aboard("Vul Tazaene", LIGHT, falcon, Role::Pilot);
    scene.aboard("Luke Skywalker", LIGHT, falcon, Role::Pilot);
    scene.at("Devastator", DARK, system);
    let pilot = scene.at("Vader's Custom TIE", DARK, system);
    scene.aboard("Darth Vader", DARK, pilot, Role::Pilot);
    scene.next(LIGHT, &["Millennium Falcon"]);
    scene.force(LIGHT, 5);
    let mut game = fight(scene, system);
    game.play(Choice::Destiny);
    game.use_text(vul, 1, None);
    assert_eq!((destiny(&game)[1], game.force(LIGHT)), (4, 2));
    game.play(Choice::Destiny);
    let more = Choice::Use { card: vul, clause: 1, target: None };
    assert_eq!((game.asked(), game.legal_choices()), (LIGHT, vec![Choice::Pass, more]), "anybody's two");
    game.play(Choice::Pass);
    assert_eq!((destiny(&game), game.force(LIGHT)), ([2, 4], 2));
}

/// R2-D2 at a scomp link: a one lets Light activate, a four lets Light draw.
#[test]
fn r2_d2_answers_the_opponents_destinies() {
    let scene = |drawn: &str, at: &str| {
        let mut scene = Scene::new(Phase::Battle);
        let bay = scene.location(at, LIGHT);
        let r2 = scene.at("R2-D2", LIGHT, bay);
        let core = scene.location("Death Star: Central Core", DARK);
        scene.at("Leia Organa", LIGHT, core);
        scene.at("Grand Moff Tarkin", DARK, core);
        scene.at("General Tagge", DARK, core);
        scene.next(DARK, &[drawn]);
        scene.force(DARK, 5);
        let mut game = fight(scene, core);
        game.play(Choice::Destiny);
        (game, r2)
    };
    let (mut game, r2) = scene("Stormtrooper", "Tatooine: Docking Bay 94");
    let offer = |clause| Choice::Use { card: r2, clause, target: None };
    assert_eq!((game.asked(), game.legal_choices()), (LIGHT, vec![Choice::Pass, offer(4)]));
    game.play(offer(4));
    assert_eq!((game.force(LIGHT), game.sees(LIGHT).reserve.len()), (1, 9), "once for one destiny");
    let (mut game, _) = scene("Stormtrooper Utility Belt", "Tatooine: Docking Bay 94");
    assert_eq!(game.legal_choices(), [Choice::Pass, offer(5)]);
    game.play(offer(5));
    assert_eq!((game.sees(LIGHT).hand, game.force(LIGHT)), (1, 0));
    let (game, _) = scene("Stormtrooper Utility Belt", "Tatooine: Dune Sea");
    assert!(!matches!(game.0.question(), Question::Respond(_)), "no socket in the Dune Sea");
}

/// SW-DST-01, SW-DST-02: when drawn for destiny R2-D2 counts as two or five, as Light chooses.
#[test]
fn r2_d2_has_two_numbers() {
    let counts = |pick: u8| {
        let mut scene = Scene::new(Phase::Battle);
        let cantina = scene.location("Tatooine: Cantina", LIGHT);
        scene.at("Darth Vader", DARK, cantina);
        scene.at("Obi-Wan Kenobi", LIGHT, cantina);
        scene.next(LIGHT, &["R2-D2"]);
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

/// R2-D2 in the astromech seat of a starfighter adds two; it is also a nav computer.
#[test]
fn r2_d2_aboard() {
    let mut scene = Scene::new(Phase::Move).light();
    let system = scene.location("Tatooine", LIGHT);
    let red = scene.at("Red 3", LIGHT, system);
    scene.aboard("Biggs Darklighter", LIGHT, red, Role::Pilot);
    scene.aboard("R2-D2", LIGHT, red, Role::Astromech);
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
        let cantina = scene.location("Tatooine: Cantina", LIGHT);
        let bay = if beside { scene.location("Tatooine: Docking Bay 94", LIGHT) } else { cantina };
        let obi = scene.at("Obi-Wan Kenobi", LIGHT, cantina);
        scene.at("General Tagge", DARK, cantina);
        let trooper = scene.at("Stormtrooper", DARK, cantina);
        scene.force(LIGHT, 5);
        let mut game = scene.begin();
        game.play(Choice::Battle(cantina));
        let away = Choice::Use { card: obi, clause: 0, target: Some(trooper) };
        assert_eq!(game.legal_choices(), [Choice::Pass, away], "not General Tagge");
        game.play(away);
        (game, bay, trooper)
    };
    let (mut game, bay, trooper) = scene(true);
    assert_eq!(
        (game.0.question(), game.legal_choices()),
        (Question::Away(DARK), vec![Choice::Pass, Choice::Aim(bay)])
    );
    game.play(Choice::Aim(bay));
    assert_eq!((game.place(trooper), game.force(LIGHT)), (Some(Place::At(bay)), 3));
    assert!(!game.marks(trooper).has(swccg::Marks::FIGHTS));
    let (game, _, trooper) = scene(false);
    assert_eq!((game.place(trooper), game.sees(DARK).lost), (None, vec![name("Stormtrooper")]));
    assert_eq!(game.value(Quantity::Immunity(ObjId(1))), 5);
}

/// SW-BTL-11: Bast and his companion leave their ship as the battle begins; Dark has nobody left, and the battle is
/// over.
#[test]
fn bast_evacuates() {
    let mut scene = Scene::new(Phase::Battle).light();
    let site = scene.location("Yavin 4: Massassi War Room", LIGHT);
    let system = scene.location("Yavin 4 (Light)", LIGHT);
    let custom = scene.at("Vader's Custom TIE", DARK, system);
    let scout = scene.at("TIE Scout", DARK, system);
    scene.aboard("Imperial Pilot", DARK, custom, Role::Pilot);
    let bast = scene.aboard("Chief Bast", DARK, scout, Role::Pilot);
    let mate = scene.aboard("Imperial Pilot", DARK, scout, Role::Passenger);
    scene.at("X-wing", LIGHT, system);
    scene.force(LIGHT, 5);
    let mut game = scene.begin();
    game.play(Choice::Battle(system));
    let flee = Choice::Use { card: bast, clause: 2, target: Some(mate) };
    assert_eq!(
        (game.asked(), game.legal_choices()),
        (DARK, vec![Choice::Pass, flee]),
        "nobody of another ship"
    );
    game.play(flee);
    assert_eq!((game.0.question(), game.legal_choices()), (Question::Aim(DARK), vec![Choice::Aim(site)]));
    game.play(Choice::Aim(site));
    assert_eq!((game.place(bast), game.place(mate)), (Some(Place::At(site)), Some(Place::At(site))));
    // The scout's own pilot still fights.
    assert!(game.0.view(Viewer::Watcher).battle.is_some());
}

/// SW-BTL-12: tripled: seven against five leaves six; attrition stays what it is.
#[test]
fn battle_damage_is_tripled_attrition_is_not() {
    let mut scene = Scene::new(Phase::Battle).light();
    let cantina = scene.location("Tatooine: Cantina", LIGHT);
    scene.at("Obi-Wan Kenobi", LIGHT, cantina);
    scene.at("Darth Vader", DARK, cantina);
    scene.hand(DARK, &["You Overestimate Their Chances"]);
    scene.force(LIGHT, 5);
    let mut game = scene.begin();
    game.play(Choice::Battle(cantina));
    let triple = Choice::Play { card: name("You Overestimate Their Chances"), clause: 0, target: None };
    assert_eq!((game.asked(), game.legal_choices()), (DARK, vec![Choice::Pass, triple]));
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

/// The counterpart of I Have You Now: Luke and Obi-Wan together add two destinies; outside a battle a lightsaber is
/// fetched.
#[test]
fn gift_of_the_mentor() {
    let mut scene = Scene::new(Phase::Battle).light();
    let cantina = scene.location("Tatooine: Cantina", LIGHT);
    scene.at("Obi-Wan Kenobi", LIGHT, cantina);
    scene.at("Luke Skywalker", LIGHT, cantina);
    scene.at("Darth Vader", DARK, cantina);
    scene.hand(LIGHT, &["Gift Of The Mentor", "Gift Of The Mentor"]);
    scene.next(LIGHT, &["Jedi Lightsaber"]);
    scene.force(LIGHT, 5);
    let mut game = scene.begin();
    let gift = |clause| Choice::Play { card: name("Gift Of The Mentor"), clause, target: None };
    assert_eq!(game.legal_choices(), [Choice::Pass, gift(1), Choice::Battle(cantina)]);
    game.play(gift(1));
    game.let_go();
    assert_eq!(game.0.question(), Question::Search(LIGHT));
    game.play(Choice::Take(name("Jedi Lightsaber")));
    assert!(game.sees(LIGHT).known.iter().any(|(card, _)| *card == name("Jedi Lightsaber")));
    while !matches!(game.0.question(), Question::Battle(LIGHT)) {
        if matches!(game.0.turn(), contract::Turn::Chance) {
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
/// three), in this order. Power is four, three and one against one; attrition is one and four.
#[test]
fn power_battle_and_attrition_destinies_in_this_order() {
    let table = || {
        let mut scene = Scene::new(Phase::Battle);
        let cantina = scene.location("Tatooine: Cantina", LIGHT);
        scene.on("Fixture Omens", DARK, cantina);
        for _ in 0..4 {
            scene.at("Stormtrooper", DARK, cantina);
        }
        scene.at("Rebel Trooper", LIGHT, cantina);
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
    let drawn = |n| BreakdownLine {
        by: Cause::Destiny(name("Stormtrooper")),
        step: swccg::numbers::breakdown::Adjustment::Plus(n),
    };
    let text = |n| BreakdownLine {
        by: Cause::Text(swccg::ObjId(1), name("Fixture Omens")),
        step: swccg::numbers::breakdown::Adjustment::Plus(n),
    };
    assert_eq!(game.0.explain_quantity(Quantity::Attrition(LIGHT)).reasons, [drawn(1), drawn(1), text(3)]);
    assert_eq!(game.0.explain_quantity(Quantity::DestinedPower(DARK)).reasons, [drawn(1), text(2), drawn(1)]);

    // A player who declines one kind is asked for the next.
    let mut game = table();
    game.play(Choice::Pass);
    assert_eq!((game.0.question(), battle(&game).drawing), (Question::Destiny(DARK), DestinyKind::Battle));
    game.play(Choice::Pass);
    game.play(Choice::Destiny);
    let done = battle(&game);
    assert_eq!((done.power.0, done.attrition[LIGHT]), ([4, 1], 4), "attrition without any battle destiny");
}

/// SW-DST-05: texts that add to race destinies or respond to them do not affect a training destiny.
#[test]
fn a_text_of_one_kind_leaves_other_destinies_alone() {
    let table = || {
        let mut scene = Scene::new(Phase::Control).light();
        let cantina = scene.location("Tatooine: Cantina", LIGHT);
        let racer = scene.at("Fixture Racer", LIGHT, cantina);
        let mechanic = scene.at("900_78", LIGHT, cantina);
        (scene.begin_wide(), racer, mechanic)
    };
    let (mut game, racer, mechanic) = table();
    game.play(Choice::Use { card: racer, clause: 0, target: None });
    assert_eq!(game.value(Quantity::Drawn), 1 + 2, "the mechanic's two");
    let faster = Choice::Use { card: mechanic, clause: 1, target: None };
    assert_eq!((game.asked(), game.legal_choices()), (LIGHT, vec![Choice::Pass, faster]));
    game.play(faster);
    game.let_go();
    assert_eq!(game.force(LIGHT), 2, "five is over three");

    let (mut game, racer, _) = table();
    game.play(Choice::Use { card: racer, clause: 1, target: None });
    assert!(!matches!(game.0.question(), Question::Respond(_)), "nothing answers a training destiny");
    assert_eq!(game.force(LIGHT), 0, "one is not over three");
}
