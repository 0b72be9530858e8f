//! Cards of the ready decks in positions those decks seldom bring: cards they name but do not meet, creatures, orbit.

use crate::rules::scene::{DARK, LIGHT, Scene, name};
use swccg::why::{Cause, Reason, Step};
use swccg::{Choice, Marks, Phase, Place, Quantity, Question, Role, To, Way, rules};
use table::{Game, Viewer};

/// Momaw Nadon takes the opponent's Dewback present with him once in his control phase; nothing else.
#[test]
fn momaw_nadon() {
    let mut scene = Scene::new(Phase::Control).light();
    let farm = scene.location("1_132", LIGHT);
    let momaw = scene.at("1_20", LIGHT, farm);
    let beasts = [scene.at("900_50", DARK, farm), scene.at("900_50", DARK, farm)];
    let trooper = scene.at("1_194", DARK, farm);
    let mut game = scene.begin();
    let take = |target| Choice::Use { card: momaw, clause: 0, target: Some(target) };
    assert_eq!(game.refused(take(trooper)), rules::TARGET);
    game.play(take(beasts[0]));
    game.let_go();
    let owner = |game: &crate::rules::scene::Play, id| game.0.laid().find(|laid| laid.id == id).unwrap().owner;
    assert_eq!((owner(&game, beasts[0]), owner(&game, beasts[1])), (LIGHT, DARK));
    assert!(game.is_refused(take(beasts[1])), "once a turn");
}

/// We're All Gonna Be A Lot Thinner!: everything at the Trash Compactor is lost, of both players; nothing elsewhere, and
/// not without anybody there.
#[test]
fn were_all_gonna_be_a_lot_thinner() {
    let begin = |anybody: bool| {
        let mut scene = Scene::new(Phase::Control);
        let compactor = scene.location("900_53", DARK);
        let core = scene.location("1_283", DARK);
        let bystander = scene.at("1_28", LIGHT, core);
        let lost = anybody.then(|| {
            let luke = scene.at("1_19", LIGHT, compactor);
            [luke, scene.on("1_152", LIGHT, luke), scene.at("1_194", DARK, compactor)]
        });
        scene.hand(DARK, &["1_278"]);
        scene.force(DARK, 1);
        (scene.begin(), bystander, lost)
    };
    let play = Choice::Play { card: name("1_278"), clause: 0, target: None };
    let (mut game, bystander, lost) = begin(true);
    game.play(play);
    game.let_go();
    assert_eq!(lost.unwrap().map(|id| game.place(id)), [None; 3]);
    assert!(game.place(bystander).is_some());
    let (game, ..) = begin(false);
    assert!(game.is_refused(play));
}

/// Vul Tazaene and the Tonnika Sisters are lost as soon as they are present together. SW-ACN-09
#[test]
fn vul_tazaene_meets_the_sisters() {
    let mut scene = Scene::new(Phase::Deploy);
    let cantina = scene.location("1_128", LIGHT);
    let vul = scene.at("6_45", LIGHT, cantina);
    scene.hand(DARK, &["900_51"]);
    scene.force(DARK, 3);
    let mut game = scene.begin();
    game.play(Choice::Deploy { card: name("900_51"), to: To::At(cantina) });
    game.let_go();
    assert_eq!(game.place(vul), None);
    assert!(game.sees(DARK).lost.contains(&name("900_51")) && game.sees(LIGHT).lost.contains(&name("6_45")));
}

/// The 'Bantha' Droid at a docking bay cancels Lateral Damage wherever it lies; elsewhere it does not.
#[test]
fn the_bantha_droid_cancels_lateral_damage() {
    let cancelled = |site: &str| {
        let mut scene = Scene::new(Phase::Deploy).light();
        let site = scene.location(site, LIGHT);
        let yavin = scene.location("1_135", LIGHT);
        let wing = scene.at("1_146", LIGHT, yavin);
        let damage = scene.on("900_52", DARK, wing);
        scene.at("1_32", LIGHT, site);
        scene.hand(LIGHT, &["1_28"]);
        let game = scene.begin();
        (game.place(damage).is_none(), game.value(Quantity::Power(wing)))
    };
    assert_eq!([cancelled("1_129"), cancelled("1_128")], [(true, 3), (false, 1)]);
}

/// LIN-V8K clears mines in its own player's turn only.
#[test]
fn mines_are_cleared_in_ones_own_turn() {
    let can = |own: bool| {
        let scene = Scene::new(Phase::Control);
        let mut scene = if own { scene.light() } else { scene };
        let sea = scene.location("1_130", LIGHT);
        let droid = scene.at("1_18", LIGHT, sea);
        let mine = scene.at("1_162", LIGHT, sea);
        scene.at("1_194", DARK, sea);
        scene.force(LIGHT, 1);
        let game = scene.begin();
        game.0.check(LIGHT, &Choice::Use { card: droid, clause: 0, target: Some(mine) }).is_ok()
    };
    assert_eq!([can(true), can(false)], [true, false]);
}

/// Luke above Tatooine is not on it, and neither is a belt: his Force comes, the belt gives nothing.
#[test]
fn above_a_planet_is_not_on_it() {
    let mut scene = Scene::new(Phase::Deploy).light();
    let system = scene.location("1_127", LIGHT);
    let falcon = scene.at("1_143", LIGHT, system);
    let luke = scene.aboard("1_19", LIGHT, falcon, Role::Pilot);
    scene.on("1_40", LIGHT, luke);
    scene.hand(LIGHT, &["1_28"]);
    let game = scene.begin();
    assert_eq!(game.value(Quantity::Generation(LIGHT)), 1 + 2 + 1);
    assert_eq!(game.value(Quantity::Power(luke)), 3);
}

/// A warrior beside a vehicle with a permanent pilot is not alone: Warrior's Courage finds nobody.
#[test]
fn nobody_is_alone_beside_a_permanent_pilot() {
    let alone = |company: Option<&str>| {
        let mut scene = Scene::new(Phase::Battle);
        let farm = scene.location("1_132", LIGHT);
        scene.at("1_194", DARK, farm);
        scene.at("1_28", LIGHT, farm);
        if let Some(card) = company {
            scene.at(card, LIGHT, farm);
        }
        scene.hand(LIGHT, &["1_119"]);
        scene.force(DARK, 1);
        let mut game = scene.begin();
        game.play(Choice::Battle(farm));
        game.let_go();
        if game.0.question() == Question::Weapons(DARK) {
            game.play(Choice::Pass);
        }
        game.0.check(LIGHT, &Choice::Play { card: name("1_119"), clause: 0, target: None }).is_ok()
    };
    assert_eq!([alone(None), alone(Some("900_3")), alone(Some("2_75"))], [true, true, false]);
}

/// Weapons whose texts name creatures shoot them in an attack; a bowcaster has two more against one, a stunner none.
/// SW-CRE-05
#[test]
fn blasters_and_sabers_against_creatures() {
    let hits = |weapon: &str, host: &str, drawn: &[&str]| {
        let mut scene = Scene::new(Phase::Battle).light();
        let hut = scene.location("1_134", LIGHT);
        let prowler = scene.at("900_24", DARK, hut);
        let hunter = scene.at(host, LIGHT, hut);
        let gun = scene.on(weapon, LIGHT, hunter);
        scene.force(LIGHT, 5);
        scene.next(LIGHT, drawn);
        let mut game = scene.begin_wide();
        game.play(Choice::Attack(prowler));
        if game.0.question() != Question::Attack(LIGHT) {
            return None;
        }
        game.play(Choice::Fire { weapon: gun, target: prowler });
        Some(game.place(prowler).is_none())
    };
    // A defence of three.
    assert_eq!(hits("1_152", "1_19", &["1_207"]), Some(true), "four");
    assert_eq!(hits("1_152", "1_19", &["1_26"]), Some(false), "three");
    assert_eq!(hits("1_153", "1_19", &["1_26"]), Some(true), "three and one");
    assert_eq!(hits("1_154", "1_19", &["1_26"]), Some(true), "three and one");
    assert_eq!(hits("2_77", "2_3", &["1_143"]), Some(true), "two and two");
    assert_eq!(hits("1_155", "1_21", &["1_143", "1_143"]), Some(true), "two and two");
    assert_eq!(hits("1_157", "1_21", &["1_143", "1_143"]), Some(true), "two and two");
    assert_eq!(hits("900_60", "1_19", &["1_207"]), None, "its text names characters only");
}

/// Yerka Mig goes aboard without taking a seat, and at a system takes nothing from anybody's power. SW-DEP-15
#[test]
fn yerka_mig_travels() {
    let mut scene = Scene::new(Phase::Move).light();
    let bay = scene.location("1_129", LIGHT);
    let system = scene.location("1_127", LIGHT);
    let wing = scene.at("1_146", LIGHT, bay);
    let yerka = scene.at("1_69", LIGHT, bay);
    let cantina = scene.location("1_283", DARK);
    let vader = scene.at("1_168", DARK, cantina);
    scene.0.table[usize::from(yerka.0)].aim = Some(vader);
    scene.at("1_304", DARK, system);
    scene.force(LIGHT, 2);
    let mut game = scene.begin();
    game.play(Choice::Move { card: yerka, way: Way::Embark(wing, Role::Passenger) });
    assert_eq!(
        game.place(yerka),
        Some(Place::Aboard(wing, Role::Passenger)),
        "an X-wing has no passengers' seat"
    );
    game.play(Choice::Move { card: wing, way: Way::TakeOff(system) });
    assert_eq!(game.value(Quantity::TotalPower(DARK, system)), 1, "a TIE Fighter's one");
}

/// Comlink: at a system it calls nobody; at a site it does.
#[test]
fn a_comlink_works_at_sites() {
    let reacts = |site: bool| {
        let mut scene = Scene::new(Phase::Control).light();
        let system = scene.location("1_127", LIGHT);
        let bay = scene.location("1_129", LIGHT);
        let at = if site { bay } else { system };
        let tie = scene.at("1_306", DARK, system);
        let pilot =
            if site { scene.at("1_180", DARK, bay) } else { scene.aboard("1_180", DARK, tie, Role::Pilot) };
        scene.on("1_201", DARK, pilot);
        scene.at(if site { "1_28" } else { "1_146" }, LIGHT, at);
        scene.at("1_19", LIGHT, bay);
        scene.hand(DARK, &[if site { "1_194" } else { "1_304" }]);
        scene.force(DARK, 5);
        scene.force(LIGHT, 5);
        // Light battles where the Comlink is.
        scene.0.phase = Phase::Battle;
        let mut game = scene.begin();
        game.play(Choice::Battle(at));
        let card = name(if site { "1_194" } else { "1_304" });
        game.0.check(DARK, &Choice::Deploy { card, to: To::At(at) }).is_ok()
    };
    assert_eq!([reacts(true), reacts(false)], [true, false]);
}

/// Warrant Officer M'Kae and Gift Of The Mentor search at any time, also between shots.
#[test]
fn searches_of_any_time_in_battle() {
    let mut scene = Scene::new(Phase::Battle);
    let core = scene.location("1_283", DARK);
    let officer = scene.at("4_106", DARK, core);
    scene.at("1_19", LIGHT, core);
    scene.hand(LIGHT, &["1_82"]);
    scene.force(DARK, 2);
    scene.force(LIGHT, 1);
    let mut game = scene.begin();
    game.play(Choice::Battle(core));
    game.let_go();
    assert_eq!(game.0.question(), Question::Weapons(DARK));
    assert!(!game.is_refused(Choice::Use { card: officer, clause: 1, target: None }));
    game.play(Choice::Pass);
    assert_eq!(game.asked(), LIGHT);
    assert!(!game.is_refused(Choice::Play { card: name("1_82"), clause: 1, target: None }));
}

/// SW-BTL-06, SW-BTL-07, SW-BTL-12: battle damage is the winner's total less the loser's, and how many times it counts.
#[test]
fn battle_damage_says_why() {
    let mut scene = Scene::new(Phase::Battle).light();
    let cantina = scene.location("1_128", LIGHT);
    scene.at("1_21", LIGHT, cantina);
    let trooper = scene.at("1_194", DARK, cantina);
    scene.hand(DARK, &["1_279"]);
    scene.force(LIGHT, 1);
    scene.next(LIGHT, &["1_97"]);
    let mut game = scene.begin();
    game.play(Choice::Battle(cantina));
    game.play(Choice::Play { card: name("1_279"), clause: 0, target: None });
    game.let_go();
    // Obi-Wan's five against one, before any destiny.
    assert_eq!(game.value(Quantity::Damage(DARK)), (5 - 1) * 3);
    while game.0.question() != Question::Destiny(LIGHT) {
        game.play(Choice::Pass);
    }
    game.play(Choice::Destiny);
    game.let_go();
    let line = |by, step| Reason { by, step };
    let lines = [
        line(Cause::Total(LIGHT), Step::Plus(5 + 4)),
        line(Cause::Total(DARK), Step::Plus(-1)),
        line(Cause::Rule(rules::TIMES), Step::Times(3)),
    ];
    let why = game.0.why(Quantity::Damage(DARK));
    assert_eq!((why.value, why.reasons.as_slice()), (24, &lines[..]));
    assert_eq!(game.value(Quantity::Damage(LIGHT)), 0, "the winner takes none");
    game.play(Choice::Forfeit(trooper));
    game.let_go();
    if game.0.view(Viewer::Watcher).battle.is_some() {
        assert_eq!(game.value(Quantity::Damage(DARK)), 24, "what it was, not what is left");
    }
}

/// SW-WPN-03, SW-WPN-04: a shot's total is each destiny with what modifies it, and what the weapon adds; it is still told
/// while the battle lasts, with the defence value it had to beat.
#[test]
fn a_shots_total_says_why() {
    let mut scene = Scene::new(Phase::Battle);
    let farm = scene.location("1_132", LIGHT);
    let trooper = scene.at("1_194", DARK, farm);
    let rifle = scene.on("1_312", DARK, trooper);
    let luke = scene.at("1_19", LIGHT, farm);
    let meddler = scene.at("900_41", LIGHT, farm);
    scene.force(DARK, 3);
    scene.next(DARK, &["1_207"]);
    let mut game = scene.begin_wide();
    game.play(Choice::Battle(farm));
    assert_eq!(game.value(Quantity::Shot), 0, "nothing was fired");
    game.play(Choice::Fire { weapon: rifle, target: luke });
    let plus = |by, n| Reason { by, step: Step::Plus(n) };
    let mut lines = vec![
        plus(Cause::Destiny(name("1_207")), 4),
        plus(Cause::Text(farm, name("1_132")), 1),
        plus(Cause::Text(rifle, name("1_312")), 1),
    ];
    let why = game.0.why(Quantity::Shot);
    assert_eq!((why.value, &why.reasons), (6, &lines), "while the destiny may be responded to");
    game.play(Choice::Use { card: meddler, clause: 0, target: None });
    game.let_go();
    lines.insert(2, plus(Cause::Rule(rules::DESTINY_ANSWER), -2));
    let why = game.0.why(Quantity::Shot);
    assert_eq!((why.value, &why.reasons), (4, &lines), "two less by the meddler");
    let shot = game.0.view(Viewer::Watcher).shot.unwrap();
    assert_eq!((shot.weapon, shot.target, shot.defence), (rifle, luke, Some(4)));
    assert!(!game.marks(luke).has(Marks::HIT), "four against four");
}
