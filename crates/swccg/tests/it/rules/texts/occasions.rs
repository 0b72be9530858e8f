//! Cards of the ready decks in positions those decks rarely produce: cards they name but do not contain, creatures,
//! orbit.

use crate::rules::scene::{DARK, LIGHT, Scene, name};
use contract::{Game, Viewer};
use swccg::numbers::breakdown::{Adjustment, BreakdownLine, Cause};
use swccg::{Choice, Destination, Marks, MoveKind, Phase, Place, Quantity, Question, Role, rules};

/// Momaw Nadon steals the opponent's Dewback present with him once in his control phase; nothing else.
#[test]
fn momaw_nadon() {
    let mut scene = Scene::new(Phase::Control).light();
    let farm = scene.location("Tatooine: Lars' Moisture Farm", LIGHT);
    let momaw = scene.at("Momaw Nadon", LIGHT, farm);
    let beasts = [scene.at("Dewback", DARK, farm), scene.at("Dewback", DARK, farm)];
    let trooper = scene.at("Stormtrooper", DARK, farm);
    let mut game = scene.begin();
    let take = |target| Choice::Use { card: momaw, clause: 0, target: Some(target) };
    assert_eq!(game.refused(take(trooper)), rules::TARGET);
    game.play(take(beasts[0]));
    game.let_go();
    let owner =
        |game: &crate::rules::scene::Play, id| game.0.table_cards().find(|laid| laid.id == id).unwrap().owner;
    assert_eq!((owner(&game, beasts[0]), owner(&game, beasts[1])), (LIGHT, DARK));
    assert!(game.is_refused(take(beasts[1])), "once a turn");
}

/// We're All Gonna Be A Lot Thinner!: everything at the Trash Compactor is lost, of both players; nothing elsewhere,
/// and not if nobody is there.
#[test]
fn were_all_gonna_be_a_lot_thinner() {
    let begin = |anybody: bool| {
        let mut scene = Scene::new(Phase::Control);
        let compactor = scene.location("Death Star: Trash Compactor", DARK);
        let core = scene.location("Death Star: Central Core", DARK);
        let bystander = scene.at("Rebel Trooper", LIGHT, core);
        let lost = anybody.then(|| {
            let luke = scene.at("Luke Skywalker", LIGHT, compactor);
            [luke, scene.on("Blaster", LIGHT, luke), scene.at("Stormtrooper", DARK, compactor)]
        });
        scene.hand(DARK, &["We're All Gonna Be A Lot Thinner!"]);
        scene.force(DARK, 1);
        (scene.begin(), bystander, lost)
    };
    let play = Choice::Play { card: name("We're All Gonna Be A Lot Thinner!"), clause: 0, target: None };
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
    let cantina = scene.location("Tatooine: Cantina", LIGHT);
    let vul = scene.at("Vul Tazaene", LIGHT, cantina);
    scene.hand(DARK, &["Tonnika Sisters"]);
    scene.force(DARK, 3);
    let mut game = scene.begin();
    game.play(Choice::Deploy { card: name("Tonnika Sisters"), to: Destination::At(cantina) });
    game.let_go();
    assert_eq!(game.place(vul), None);
    assert!(
        game.sees(DARK).lost.contains(&name("Tonnika Sisters"))
            && game.sees(LIGHT).lost.contains(&name("Vul Tazaene"))
    );
}

/// The 'Bantha' Droid at a docking bay cancels Lateral Damage wherever it is; elsewhere it does not.
#[test]
fn the_bantha_droid_cancels_lateral_damage() {
    let cancelled = |site: &str| {
        let mut scene = Scene::new(Phase::Deploy).light();
        let site = scene.location(site, LIGHT);
        let yavin = scene.location("Yavin 4 (Light)", LIGHT);
        let wing = scene.at("X-wing", LIGHT, yavin);
        let damage = scene.on("Lateral Damage", DARK, wing);
        scene.at("WED-9-M1 'Bantha' Droid", LIGHT, site);
        scene.hand(LIGHT, &["Rebel Trooper"]);
        let game = scene.begin();
        (game.place(damage).is_none(), game.value(Quantity::Power(wing)))
    };
    assert_eq!(
        [cancelled("Tatooine: Docking Bay 94"), cancelled("Tatooine: Cantina")],
        [(true, 3), (false, 1)]
    );
}

/// LIN-V8K clears mines in its own player's turn only.
#[test]
fn mines_are_cleared_in_ones_own_turn() {
    let can = |own: bool| {
        let scene = Scene::new(Phase::Control);
        let mut scene = if own { scene.light() } else { scene };
        let sea = scene.location("Tatooine: Dune Sea", LIGHT);
        let droid = scene.at("LIN-V8K", LIGHT, sea);
        let mine = scene.at("Timer Mine", LIGHT, sea);
        scene.at("Stormtrooper", DARK, sea);
        scene.force(LIGHT, 1);
        let game = scene.begin();
        game.0.check(LIGHT, &Choice::Use { card: droid, clause: 0, target: Some(mine) }).is_ok()
    };
    assert_eq!([can(true), can(false)], [true, false]);
}

/// Luke above Tatooine is not on it, and neither is a belt: he generates his Force, the belt adds nothing.
#[test]
fn above_a_planet_is_not_on_it() {
    let mut scene = Scene::new(Phase::Deploy).light();
    let system = scene.location("Tatooine", LIGHT);
    let falcon = scene.at("Millennium Falcon", LIGHT, system);
    let luke = scene.aboard("Luke Skywalker", LIGHT, falcon, Role::Pilot);
    scene.on("Tatooine Utility Belt", LIGHT, luke);
    scene.hand(LIGHT, &["Rebel Trooper"]);
    let game = scene.begin();
    assert_eq!(game.value(Quantity::Generation(LIGHT)), 1 + 2 + 1);
    assert_eq!(game.value(Quantity::Power(luke)), 3);
}

/// A warrior with a vehicle that has a permanent pilot is not alone: Warrior's Courage has no target.
#[test]
fn nobody_is_alone_beside_a_permanent_pilot() {
    let alone = |company: Option<&str>| {
        let mut scene = Scene::new(Phase::Battle);
        let farm = scene.location("Tatooine: Lars' Moisture Farm", LIGHT);
        scene.at("Stormtrooper", DARK, farm);
        scene.at("Rebel Trooper", LIGHT, farm);
        if let Some(card) = company {
            scene.at(card, LIGHT, farm);
        }
        scene.hand(LIGHT, &["Warrior's Courage"]);
        scene.force(DARK, 1);
        let mut game = scene.begin();
        game.play(Choice::Battle(farm));
        game.let_go();
        if game.0.question() == Question::Weapons(DARK) {
            game.play(Choice::Pass);
        }
        game.0
            .check(LIGHT, &Choice::Play { card: name("Warrior's Courage"), clause: 0, target: None })
            .is_ok()
    };
    assert_eq!(
        [alone(None), alone(Some("Fixture Speeder")), alone(Some("Incom T-16 Skyhopper"))],
        [true, true, false]
    );
}

/// Weapons whose texts name creatures may shoot them in an attack; a bowcaster has +2 against one, a stunner cannot.
/// SW-CRE-05
#[test]
fn blasters_and_sabers_against_creatures() {
    let hits = |weapon: &str, host: &str, drawn: &[&str]| {
        let mut scene = Scene::new(Phase::Battle).light();
        let hut = scene.location("Tatooine: Obi-Wan's Hut", LIGHT);
        let prowler = scene.at("Fixture Prowler", DARK, hut);
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
    // A defense value of three.
    assert_eq!(hits("Blaster", "Luke Skywalker", &["Stormtrooper Utility Belt"]), Some(true), "four");
    assert_eq!(hits("Blaster", "Luke Skywalker", &["Rebel Guard"]), Some(false), "three");
    assert_eq!(
        hits("Blaster Rifle (Light)", "Luke Skywalker", &["Rebel Guard"]),
        Some(true),
        "three and one"
    );
    assert_eq!(
        hits("Han's Heavy Blaster Pistol", "Luke Skywalker", &["Rebel Guard"]),
        Some(true),
        "three and one"
    );
    assert_eq!(hits("Bowcaster", "Chewbacca", &["Millennium Falcon"]), Some(true), "two and two");
    assert_eq!(
        hits("Jedi Lightsaber", "Obi-Wan Kenobi", &["Millennium Falcon", "Millennium Falcon"]),
        Some(true),
        "two and two"
    );
    assert_eq!(
        hits("Obi-Wan's Lightsaber", "Obi-Wan Kenobi", &["Millennium Falcon", "Millennium Falcon"]),
        Some(true),
        "two and two"
    );
    assert_eq!(
        hits("Fixture Stunner", "Luke Skywalker", &["Stormtrooper Utility Belt"]),
        None,
        "its text names characters only"
    );
}

/// Yerka Mig goes aboard without taking a seat, and at a system reduces nobody's power. SW-DEP-15
#[test]
fn yerka_mig_travels() {
    let mut scene = Scene::new(Phase::Move).light();
    let bay = scene.location("Tatooine: Docking Bay 94", LIGHT);
    let system = scene.location("Tatooine", LIGHT);
    let wing = scene.at("X-wing", LIGHT, bay);
    let yerka = scene.at("Yerka Mig", LIGHT, bay);
    let cantina = scene.location("Death Star: Central Core", DARK);
    let vader = scene.at("Darth Vader", DARK, cantina);
    scene.0.table[usize::from(yerka.0)].aim = Some(vader);
    scene.at("TIE Fighter", DARK, system);
    scene.force(LIGHT, 2);
    let mut game = scene.begin();
    game.play(Choice::Move { card: yerka, way: MoveKind::Embark(wing, Role::Passenger) });
    assert_eq!(
        game.place(yerka),
        Some(Place::Aboard(wing, Role::Passenger)),
        "an X-wing has no passengers' seat"
    );
    game.play(Choice::Move { card: wing, way: MoveKind::TakeOff(system) });
    assert_eq!(game.value(Quantity::TotalPower(DARK, system)), 1, "a TIE Fighter's one");
}

/// Comlink: at a system it has no effect; at a site it does.
#[test]
fn a_comlink_works_at_sites() {
    let reacts = |site: bool| {
        let mut scene = Scene::new(Phase::Control).light();
        let system = scene.location("Tatooine", LIGHT);
        let bay = scene.location("Tatooine: Docking Bay 94", LIGHT);
        let at = if site { bay } else { system };
        let tie = scene.at("Vader's Custom TIE", DARK, system);
        let pilot = if site {
            scene.at("Imperial Pilot", DARK, bay)
        } else {
            scene.aboard("Imperial Pilot", DARK, tie, Role::Pilot)
        };
        scene.on("Comlink", DARK, pilot);
        scene.at(if site { "Rebel Trooper" } else { "X-wing" }, LIGHT, at);
        scene.at("Luke Skywalker", LIGHT, bay);
        scene.hand(DARK, &[if site { "Stormtrooper" } else { "TIE Fighter" }]);
        scene.force(DARK, 5);
        scene.force(LIGHT, 5);
        // Light battles where the Comlink is.
        scene.0.phase = Phase::Battle;
        let mut game = scene.begin();
        game.play(Choice::Battle(at));
        let card = name(if site { "Stormtrooper" } else { "TIE Fighter" });
        game.0.check(DARK, &Choice::Deploy { card, to: Destination::At(at) }).is_ok()
    };
    assert_eq!([reacts(true), reacts(false)], [true, false]);
}

/// Warrant Officer M'Kae and Gift Of The Mentor may search at any time, also between shots.
#[test]
fn searches_of_any_time_in_battle() {
    let mut scene = Scene::new(Phase::Battle);
    let core = scene.location("Death Star: Central Core", DARK);
    let officer = scene.at("Warrant Officer M'Kae", DARK, core);
    scene.at("Luke Skywalker", LIGHT, core);
    scene.hand(LIGHT, &["Gift Of The Mentor"]);
    scene.force(DARK, 2);
    scene.force(LIGHT, 1);
    let mut game = scene.begin();
    game.play(Choice::Battle(core));
    game.let_go();
    assert_eq!(game.0.question(), Question::Weapons(DARK));
    assert!(!game.is_refused(Choice::Use { card: officer, clause: 1, target: None }));
    game.play(Choice::Pass);
    assert_eq!(game.asked(), LIGHT);
    assert!(!game.is_refused(Choice::Play { card: name("Gift Of The Mentor"), clause: 1, target: None }));
}

/// SW-BTL-06, SW-BTL-07, SW-BTL-12: battle damage is the winner's total minus the loser's, times the multiplier.
#[test]
fn battle_damage_says_why() {
    let mut scene = Scene::new(Phase::Battle).light();
    let cantina = scene.location("Tatooine: Cantina", LIGHT);
    scene.at("Obi-Wan Kenobi", LIGHT, cantina);
    let trooper = scene.at("Stormtrooper", DARK, cantina);
    scene.hand(DARK, &["You Overestimate Their Chances"]);
    scene.force(LIGHT, 1);
    scene.next(LIGHT, &["Nabrun Leids"]);
    let mut game = scene.begin();
    game.play(Choice::Battle(cantina));
    game.play(Choice::Play { card: name("You Overestimate Their Chances"), clause: 0, target: None });
    game.let_go();
    // Obi-Wan's five against one, before any destiny.
    assert_eq!(game.value(Quantity::Damage(DARK)), (5 - 1) * 3);
    while game.0.question() != Question::Destiny(LIGHT) {
        game.play(Choice::Pass);
    }
    game.play(Choice::Destiny);
    game.let_go();
    let line = |by, step| BreakdownLine { by, step };
    let lines = [
        line(Cause::Total(LIGHT), Adjustment::Plus(5 + 4)),
        line(Cause::Total(DARK), Adjustment::Plus(-1)),
        line(Cause::Rule(rules::TIMES), Adjustment::Times(3)),
    ];
    let why = game.0.explain_quantity(Quantity::Damage(DARK));
    assert_eq!((why.value, why.reasons.as_slice()), (24, &lines[..]));
    assert_eq!(game.value(Quantity::Damage(LIGHT)), 0, "the winner takes none");
    game.play(Choice::Forfeit(trooper));
    game.let_go();
    if game.0.view(Viewer::Watcher).battle.is_some() {
        assert_eq!(game.value(Quantity::Damage(DARK)), 24, "what it was, not what is left");
    }
}

/// SW-WPN-03, SW-WPN-04: a shot's total is each destiny with its modifiers plus what the weapon adds; it can be
/// queried for as long as the battle lasts, with the defense value it had to exceed.
#[test]
fn a_shots_total_says_why() {
    let mut scene = Scene::new(Phase::Battle);
    let farm = scene.location("Tatooine: Lars' Moisture Farm", LIGHT);
    let trooper = scene.at("Stormtrooper", DARK, farm);
    let rifle = scene.on("Blaster Rifle (Dark)", DARK, trooper);
    let luke = scene.at("Luke Skywalker", LIGHT, farm);
    let meddler = scene.at("Fixture Meddler", LIGHT, farm);
    scene.force(DARK, 3);
    scene.next(DARK, &["Stormtrooper Utility Belt"]);
    let mut game = scene.begin_wide();
    game.play(Choice::Battle(farm));
    assert_eq!(game.value(Quantity::Shot), 0, "nothing was fired");
    game.play(Choice::Fire { weapon: rifle, target: luke });
    let plus = |by, n| BreakdownLine { by, step: Adjustment::Plus(n) };
    let mut lines = vec![
        plus(Cause::Destiny(name("Stormtrooper Utility Belt")), 4),
        plus(Cause::Text(farm, name("Tatooine: Lars' Moisture Farm")), 1),
        plus(Cause::Text(rifle, name("Blaster Rifle (Dark)")), 1),
    ];
    let why = game.0.explain_quantity(Quantity::Shot);
    assert_eq!((why.value, &why.reasons), (6, &lines), "while the destiny may be responded to");
    game.play(Choice::Use { card: meddler, clause: 0, target: None });
    game.let_go();
    lines.insert(2, plus(Cause::Rule(rules::DESTINY_ANSWER), -2));
    let why = game.0.explain_quantity(Quantity::Shot);
    assert_eq!((why.value, &why.reasons), (4, &lines), "two less by the meddler");
    let shot = game.0.view(Viewer::Watcher).shot.unwrap();
    assert_eq!((shot.weapon, shot.target, shot.defense), (rifle, luke, Some(4)));
    assert!(!game.marks(luke).has(Marks::HIT), "four against four");
}
