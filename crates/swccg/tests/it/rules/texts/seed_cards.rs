//! Cards of the glossary beyond the ready decks: mines, contests, duels with destinies, closed places.

use crate::rules::scene::{DARK, LIGHT, Play, Scene, deploy, fire, name};
use contract::{Game, Seat};
use swccg::cards::pile::FaceDownCard;
use swccg::{Choice, Destination, Event, LossSource, Marks, MoveKind, Phase, Place, Question, Role, rules};

/// The top of the Reserve Deck, as a loss.
const TOP: LossSource = LossSource::Pile(swccg::cards::pile::PileName::Reserve);

/// Passes, draws and loses from the Reserve Deck until the phase or battle is over.
fn finish_battle(game: &mut Play) {
    while game.0.view(contract::Viewer::Watcher).battle.is_some() {
        let answers = [Choice::Pass, Choice::Destiny, Choice::Lose(TOP)];
        let answer = answers.into_iter().find(|answer| !game.is_refused(*answer));
        let forfeit = || game.legal_choices().into_iter().find(|choice| matches!(choice, Choice::Forfeit(_)));
        let answer = answer.or_else(forfeit).unwrap();
        game.play(answer);
    }
}

/// Whether a card is in a Used Pile, seen by its player.
fn is_used(game: &Play, seat: Seat, card: &str) -> bool {
    let known = |slot: &FaceDownCard| matches!(slot, FaceDownCard::Known(known, _) if *known == name(card));
    game.sees(seat).used.iter().any(known)
}

/// SW-ACN-13: a vehicle that moves to a Vehicle Mine, or across it, is lost if destiny and two exceed its maneuver.
#[test]
fn vehicle_mines() {
    let after = |card: &str, to: usize| {
        let mut scene = Scene::new(Phase::Move).light();
        let hoth = [
            "Hoth: Snow Trench (2nd Marker)",
            "Hoth: Defensive Perimeter (3rd Marker) (Light)",
            "Hoth: North Ridge (4th Marker)",
        ]
        .map(|site| scene.location(site, LIGHT));
        let mine = scene.at("Vehicle Mine (Dark)", DARK, hoth[1]);
        let rogue = scene.at("Rogue 2", LIGHT, hoth[0]);
        scene.aboard("Rebel Pilot", LIGHT, rogue, Role::Pilot);
        scene.force(LIGHT, 3);
        scene.next(DARK, &[card]);
        let mut game = scene.begin();
        game.play(Choice::Move { card: rogue, way: MoveKind::Walk(hoth[to]) });
        game.let_go();
        [game.place(rogue).is_some(), game.place(mine).is_some()]
    };
    // Its maneuver is 4.
    let high = "The Circle Is Now Complete";
    assert_eq!([after(high, 1), after(high, 2)], [[false, false]; 2]);
    assert_eq!([after("Stormtrooper", 1), after("Stormtrooper", 2)], [[true, false]; 2]);
}

/// SW-ACN-13: a Light mine waits for either player's vehicles, and does nothing to characters.
#[test]
fn light_vehicle_mine() {
    let mut scene = Scene::new(Phase::Deploy);
    let farm = scene.location("Tatooine: Lars' Moisture Farm", LIGHT);
    scene.at("Stormtrooper", DARK, farm);
    let mine = scene.at("Vehicle Mine (Light)", LIGHT, farm);
    scene.hand(DARK, &["Stormtrooper", "Sandcrawler (Dark)"]);
    scene.force(DARK, 9);
    let mut game = scene.begin();
    game.play(deploy("Stormtrooper", Destination::At(farm)));
    game.let_go();
    assert!(game.place(mine).is_some());
    while game.asked() != DARK {
        game.play(Choice::Pass);
    }
    game.play(deploy("Sandcrawler (Dark)", Destination::At(farm)));
    game.let_go();
    assert_eq!(game.place(mine), None);
}

/// SW-ACN-13: an Infantry Mine waits for characters on foot.
#[test]
fn infantry_mine() {
    let mut scene = Scene::new(Phase::Move).light();
    let cantina = scene.location("Tatooine: Cantina", LIGHT);
    let farm = scene.location("Tatooine: Lars' Moisture Farm", LIGHT);
    let mine = scene.at("Infantry Mine", DARK, farm);
    let rebel = scene.at("Rebel Trooper", LIGHT, cantina);
    scene.force(LIGHT, 2);
    let mut game = scene.begin();
    game.play(Choice::Move { card: rebel, way: MoveKind::Walk(farm) });
    game.let_go();
    // Destiny one and two exceed ability one.
    assert_eq!([game.place(rebel), game.place(mine)], [None, None]);
}

/// SW-WPN-16: a Vibro-Ax contests power: both draw, and who has less leaves the battle.
#[test]
fn vibro_axes() {
    let fights = |axe: &str, by: Seat, draws: [&str; 2]| {
        let mut scene = Scene::new(Phase::Battle);
        let cantina = scene.location("Tatooine: Cantina", LIGHT);
        let [alien, other] = if by == DARK { ["Zuckuss", "Luke Skywalker"] } else { ["Kabe", "Darth Vader"] };
        let user = scene.at(alien, by, cantina);
        let axe = scene.on(axe, by, user);
        let target = scene.at(other, by.other(), cantina);
        scene.force(DARK, 3);
        scene.force(LIGHT, 3);
        scene.next(DARK, &draws[..1]);
        scene.next(LIGHT, &draws[1..]);
        let mut game = scene.begin();
        game.play(Choice::Battle(cantina));
        game.let_go();
        if by == LIGHT {
            game.play(Choice::Pass);
        }
        if game.is_refused(fire(axe, target)) {
            return None;
        }
        game.play(fire(axe, target));
        game.let_go();
        Some(game.marks(target).has(Marks::FIGHTS))
    };
    // Zuckuss has 2 and 1 for the axe, Luke 3: six exceeds one, one does not.
    let (six, one) = ("The Circle Is Now Complete", "Stormtrooper");
    assert_eq!(fights("Vibro-Ax (Dark)", DARK, [six, "Rebel Trooper"]), Some(false));
    assert_eq!(fights("Vibro-Ax (Dark)", DARK, [one, "Rebel Trooper"]), Some(true));
}

/// SW-WPN-16: the axe of the Light Side goes to alien warriors only, for 3 Force, and adds one to their power.
#[test]
fn light_vibro_ax() {
    let mut scene = Scene::new(Phase::Deploy).light();
    let cantina = scene.location("Tatooine: Cantina", LIGHT);
    let chewie = scene.at("Chewbacca", LIGHT, cantina);
    let luke = scene.at("Luke Skywalker", LIGHT, cantina);
    scene.hand(LIGHT, &["Vibro-Ax (Light)"]);
    scene.force(LIGHT, 3);
    let mut game = scene.begin();
    assert!(game.is_refused(deploy("Vibro-Ax (Light)", Destination::On(luke))));
    let before = game.value(swccg::Quantity::Power(chewie));
    game.play(deploy("Vibro-Ax (Light)", Destination::On(chewie)));
    assert_eq!((game.force(LIGHT), game.value(swccg::Quantity::Power(chewie))), (0, before + 1));
}

/// SW-FRC-05: for one lost Force the Techie Droid sends a hit starship or vehicle to the Used Pile.
#[test]
fn techie_droid() {
    let mut scene = Scene::new(Phase::Battle);
    let ridge = scene.location("Hoth: North Ridge (4th Marker)", LIGHT);
    let techie = scene.at("WED-1016 'Techie' Droid", LIGHT, ridge);
    let rogue = scene.at("Rogue 2", LIGHT, ridge);
    scene.aboard("Rebel Pilot", LIGHT, rogue, Role::Pilot);
    let vader = scene.at("Darth Vader", DARK, ridge);
    let rifle = scene.on("Blaster Rifle (Dark)", DARK, vader);
    scene.next(DARK, &["The Circle Is Now Complete"]);
    scene.force(DARK, 5);
    let mut game = scene.begin();
    game.play(Choice::Battle(ridge));
    game.let_go();
    game.play(fire(rifle, rogue));
    game.let_go();
    assert!(game.marks(rogue).has(Marks::HIT));
    while game.is_refused(Choice::Forfeit(rogue)) {
        let answer = if game.is_refused(Choice::Pass) { Choice::Lose(TOP) } else { Choice::Pass };
        game.play(answer);
    }
    game.play(Choice::Forfeit(rogue));
    while game.is_refused(Choice::Use { card: techie, clause: 0, target: None }) {
        game.play(Choice::Pass);
    }
    game.play(Choice::Use { card: techie, clause: 0, target: None });
    assert_eq!(game.0.question(), Question::Lose(LIGHT, 1));
    game.play(Choice::Lose(TOP));
    assert!(is_used(&game, LIGHT, "Rogue 2"));
}

/// Takes a battle on until a card is forfeited, then lets a text send it to the Used Pile.
fn treated(medic: &str, clause: u8, hit: bool) -> bool {
    let (mine, theirs) = if medic == "2-1B (Too-Onebee)" { (LIGHT, DARK) } else { (DARK, LIGHT) };
    let trooper = if mine == LIGHT { "Rebel Trooper" } else { "Stormtrooper" };
    let mut scene = Scene::new(Phase::Battle);
    let cantina = scene.location("Tatooine: Cantina", LIGHT);
    let medic = scene.at(medic, mine, cantina);
    let patient = scene.at(trooper, mine, cantina);
    scene.at(if mine == LIGHT { "Darth Vader" } else { "Luke Skywalker" }, theirs, cantina);
    if hit {
        scene.mark(patient, Marks::HIT);
    }
    scene.force(DARK, 2);
    let mut game = scene.begin();
    game.play(Choice::Battle(cantina));
    game.let_go();
    let treat = Choice::Use { card: medic, clause, target: None };
    for _ in 0..40 {
        if game.0.view(contract::Viewer::Watcher).battle.is_none() {
            return false;
        }
        let answers = [treat, Choice::Forfeit(patient), Choice::Pass, Choice::Lose(TOP)];
        let answer = answers.into_iter().find(|answer| !game.is_refused(*answer)).unwrap();
        game.play(answer);
        if answer == treat {
            return is_used(&game, mine, trooper);
        }
    }
    panic!("no end");
}

/// FX-10 saves a hit character that is forfeited, 2-1B one that was lost.
#[test]
fn medical_droids() {
    assert_eq!(
        [treated("FX-10 (Effex-ten)", 0, true), treated("FX-10 (Effex-ten)", 0, false)],
        [true, false]
    );
    assert!(treated("2-1B (Too-Onebee)", 0, false));
}

/// SW-ACN-14: whom a Weequay Marksman has just hit is lost at once for 2 Force; in the control phase it fires for
/// twice the cost.
#[test]
fn weequay_marksman() {
    let scene = |phase: Phase, force: usize| {
        let mut scene = Scene::new(phase);
        let cantina = scene.location("Tatooine: Cantina", LIGHT);
        let marksman = scene.at("Weequay Marksman", DARK, cantina);
        let rifle = scene.on("Blaster Rifle (Dark)", DARK, marksman);
        let luke = scene.at("Luke Skywalker", LIGHT, cantina);
        scene.next(DARK, &["The Circle Is Now Complete"]);
        scene.force(DARK, force);
        (scene.begin(), cantina, marksman, rifle, luke)
    };
    let (mut game, cantina, marksman, rifle, luke) = scene(Phase::Battle, 9);
    game.play(Choice::Battle(cantina));
    game.let_go();
    game.play(fire(rifle, luke));
    while game.is_refused(Choice::Use { card: marksman, clause: 2, target: None }) {
        game.play(Choice::Pass);
    }
    game.play(Choice::Use { card: marksman, clause: 2, target: None });
    game.let_go();
    assert_eq!(game.place(luke), None);
    let (mut game, _, marksman, rifle, luke) = scene(Phase::Control, 4);
    game.play(Choice::Use { card: marksman, clause: 1, target: None });
    game.let_go();
    game.play(fire(rifle, luke));
    game.let_go();
    assert_eq!((game.place(luke), game.force(DARK)), (None, 0));
}

/// A Weequay Marksman deploys on Tatooine only.
#[test]
fn weequay_at_home() {
    let mut scene = Scene::new(Phase::Deploy);
    let cantina = scene.location("Tatooine: Cantina", LIGHT);
    let core = scene.location("Death Star: Central Core", DARK);
    scene.at("Stormtrooper", DARK, cantina);
    scene.hand(DARK, &["Weequay Marksman"]);
    scene.force(DARK, 4);
    let game = scene.begin();
    assert!(!game.is_refused(deploy("Weequay Marksman", Destination::At(cantina))));
    assert_eq!(game.refused(deploy("Weequay Marksman", Destination::At(core))), rules::DEPLOY_ONLY);
}

/// SW-BTL-17: with its host in the battle, Well-earned Command adds one to the total battle destiny.
#[test]
fn well_earned_command() {
    let power = |command: bool| {
        let mut scene = Scene::new(Phase::Battle);
        let cantina = scene.location("Tatooine: Cantina", LIGHT);
        scene.at("Darth Vader", DARK, cantina);
        let tagge = scene.at("General Tagge", DARK, cantina);
        if command {
            scene.on("Well-earned Command", DARK, tagge);
        }
        scene.at("Luke Skywalker", LIGHT, cantina);
        scene.force(DARK, 2);
        let mut game = scene.begin();
        game.play(Choice::Battle(cantina));
        let mut total = None;
        while total.is_none() {
            let draws = !game.is_refused(Choice::Destiny);
            let events = game.play(if draws { Choice::Destiny } else { Choice::Pass });
            total = events.into_iter().find_map(|event| match event {
                Event::Power { power, attrition, .. } => Some((power[DARK], attrition[LIGHT])),
                _ => None,
            });
        }
        total.unwrap()
    };
    let (plain, more) = (power(false), power(true));
    assert_eq!(more, (plain.0 + 1, plain.1 + 1));
}

/// Wuher loses all weapons and droids where he is: as his control phase begins, and in the Cantina at once.
#[test]
fn wuher() {
    let after = |site: &str| {
        let mut scene = Scene::new(Phase::Activate);
        let site = scene.location(site, LIGHT);
        scene.at("Wuher", DARK, site);
        let rebel = scene.at("Rebel Trooper", LIGHT, site);
        let blaster = scene.on("Blaster", LIGHT, rebel);
        let droid = scene.at("LIN-V8K", LIGHT, site);
        let mut game = scene.begin();
        let at_once = game.place(blaster).is_none();
        // Nobody has anything to do in the phases of this turn.
        game.play(Choice::Activate(0));
        (at_once, [rebel, blaster, droid].map(|id| game.place(id).is_some()))
    };
    assert_eq!(after("Tatooine: Cantina"), (true, [true, false, false]));
    assert_eq!(after("Tatooine: Lars' Moisture Farm"), (false, [true, false, false]));
}

/// SW-WPN-17: up to three more Force make the shot of an X-wing better; with three the target is lost.
#[test]
fn x_wing_laser_cannon() {
    let shot = |more: u8| {
        let mut scene = Scene::new(Phase::Battle).light();
        let system = scene.location("Tatooine", LIGHT);
        let wing = scene.at("X-wing", LIGHT, system);
        let cannon = scene.on("X-wing Laser Cannon", LIGHT, wing);
        let tie = scene.at("TIE Fighter", DARK, system);
        scene.force(LIGHT, 4);
        // Destiny three: with one more it exceeds the maneuver of three.
        scene.next(LIGHT, &["C-3PO"]);
        let mut game = scene.begin();
        game.play(Choice::Battle(system));
        game.let_go();
        game.play(fire(cannon, tie));
        assert_eq!(game.0.question(), Question::Pick(LIGHT, 4));
        game.play(Choice::Pick(more + 1));
        let left = game.force(LIGHT);
        game.let_go();
        (left, game.place(tie).is_some(), game.marks(tie).has(Marks::HIT))
    };
    assert_eq!(shot(0), (3, true, false));
    assert_eq!(shot(1), (2, true, true));
    assert_eq!(shot(3), (0, false, false));
}

/// SW-REA-01: Zuckuss comes to a battle without cost. In it he takes the forfeit value of an alien of little ability.
#[test]
fn zuckuss() {
    let mut scene = Scene::new(Phase::Battle).light();
    let cantina = scene.location("Tatooine: Cantina", LIGHT);
    let farm = scene.location("Tatooine: Lars' Moisture Farm", LIGHT);
    scene.at("Stormtrooper", DARK, cantina);
    let kabe = scene.at("Kabe", LIGHT, cantina);
    let zuckuss = scene.at("Zuckuss", DARK, farm);
    scene.force(LIGHT, 1);
    let mut game = scene.begin();
    game.play(Choice::Battle(cantina));
    game.play(Choice::Move { card: zuckuss, way: MoveKind::Walk(cantina) });
    game.let_go();
    assert_eq!(game.place(zuckuss), Some(Place::At(cantina)));
    let mut scene = Scene::new(Phase::Battle);
    let cantina = scene.location("Tatooine: Cantina", LIGHT);
    let zuckuss = scene.at("Zuckuss", DARK, cantina);
    let kabe_too = scene.at("Kabe", LIGHT, cantina);
    scene.force(DARK, 2);
    let mut game = scene.begin();
    game.play(Choice::Battle(cantina));
    game.let_go();
    game.use_text(zuckuss, 2, Some(kabe_too));
    assert_eq!(game.value(swccg::Quantity::Forfeit(kabe_too)), 0);
    let _ = kabe;
}

/// SW-CPT-01: the Snare Rifle captures a character; its user is the escort.
#[test]
fn snare_rifle() {
    let mut scene = Scene::new(Phase::Battle);
    let cantina = scene.location("Tatooine: Cantina", LIGHT);
    let zuckuss = scene.at("Zuckuss", DARK, cantina);
    let rifle = scene.on("Zuckuss' Snare Rifle", DARK, zuckuss);
    let luke = scene.at("Luke Skywalker", LIGHT, cantina);
    scene.at("Rebel Trooper", LIGHT, cantina);
    scene.force(DARK, 3);
    scene.next(DARK, &["The Circle Is Now Complete"]);
    let mut game = scene.begin();
    game.play(Choice::Battle(cantina));
    game.let_go();
    game.play(fire(rifle, luke));
    game.let_go();
    assert_eq!((game.place(luke), game.marks(luke).has(Marks::CAPTIVE)), (Some(Place::On(zuckuss)), true));
}

/// SW-ACN-15: played for a weapon of the Used Pile the card is used; played to steal a weapon it is lost. Who may not
/// carry weapons steals none.
#[test]
fn weapon_levitation() {
    for (title, seat, thief, owner, weapon) in [
        ("Weapon Levitation (Dark)", DARK, "Darth Vader", "Rebel Trooper", "Blaster"),
        ("Weapon Levitation (Light)", LIGHT, "Obi-Wan Kenobi", "Stormtrooper", "Imperial Blaster"),
    ] {
        let card = name(title);
        let scene = |disarmed: bool| {
            let mut scene = Scene::new(Phase::Battle);
            let cantina = scene.location("Tatooine: Cantina", LIGHT);
            let thief = scene.at(thief, seat, cantina);
            let owner = scene.at(owner, seat.other(), cantina);
            let weapon = scene.on(weapon, seat.other(), owner);
            if disarmed {
                scene.on(
                    if seat == DARK { "Disarmed (Light)" } else { "Disarmed (Dark)" },
                    seat.other(),
                    thief,
                );
            }
            scene.hand(seat, &[title]);
            scene.force(DARK, 2);
            let mut game = scene.begin();
            game.play(Choice::Battle(cantina));
            if game.asked() != seat {
                game.play(Choice::Pass);
            }
            (game, thief, weapon)
        };
        let (mut game, thief, weapon) = scene(false);
        game.play(Choice::Play { card, clause: 1, target: Some(weapon) });
        game.let_go();
        if game.0.question() == Question::Aim(seat) {
            game.play(Choice::Aim(thief));
        }
        assert_eq!(game.place(weapon), Some(Place::On(thief)));
        assert!(game.sees(seat).lost.contains(&card));
        let (game, _, weapon) = scene(true);
        assert!(game.is_refused(Choice::Play { card, clause: 1, target: Some(weapon) }));

        let mut scene = Scene::new(Phase::Control);
        if seat == LIGHT {
            scene = scene.light();
        }
        scene.location("Tatooine: Cantina", LIGHT);
        scene.hand(seat, &[title]);
        let wanted = if seat == DARK { "Imperial Blaster" } else { "Blaster" };
        scene.0.sides[seat].used = vec![Some((name(wanted), swccg::cards::pile::SeenBy::NOBODY))];
        let mut game = scene.begin();
        game.play(Choice::Play { card, clause: 0, target: None });
        game.let_go();
        game.play(Choice::Take(name(wanted)));
        assert!(is_used(&game, seat, title));
    }
}

/// SW-DUE-02, SW-FRC-06: Vader, who has walked to Luke, duels him: two destinies each and power; no battle destiny is drawn.
#[test]
fn vaders_obsession() {
    let duel = |walks: bool| {
        let mut scene = Scene::new(Phase::Move);
        let cantina = scene.location("Tatooine: Cantina", LIGHT);
        let farm = scene.location("Tatooine: Lars' Moisture Farm", LIGHT);
        let vader = scene.at("Darth Vader", DARK, if walks { farm } else { cantina });
        let luke = scene.at("Luke Skywalker", LIGHT, cantina);
        scene.hand(DARK, &["Vader's Obsession"]);
        scene.force(DARK, 1);
        scene.0.sides[DARK].lost = vec![name("Stormtrooper"); 9];
        let mut game = scene.begin();
        if walks {
            game.play(Choice::Move { card: vader, way: MoveKind::Walk(cantina) });
            game.let_go();
            while game.asked() != DARK {
                game.play(Choice::Pass);
            }
        }
        let play = Choice::Play { card: name("Vader's Obsession"), clause: 0, target: None };
        if game.is_refused(play) {
            return None;
        }
        game.play(play);
        game.let_go();
        let Question::Lose(seat, left) = game.0.question() else { panic!("{:?}", game.0.question()) };
        assert_eq!((seat, game.place(luke)), (LIGHT, None));
        Some((left, game.sees(DARK).used.len()))
    };
    // Power 6 against 3, and two destinies of one each; the Force used for the move is in the Used Pile too.
    assert_eq!(duel(true), Some((3, 3 + 1 + 2)));
    assert_eq!(duel(false), None);
}

/// SW-BTL-16: where Yoda is, nobody begins a battle without a Dark character of ability above 3; with his Gimer Stick
/// the Light Side does.
#[test]
fn yoda_and_his_stick() {
    let battle = |active: Seat, dark: &str, stick: bool| {
        let mut scene = Scene::new(Phase::Battle);
        scene.0.active = active;
        let cantina = scene.location("Tatooine: Cantina", LIGHT);
        let yoda = scene.at("Yoda", LIGHT, cantina);
        scene.at("Luke Skywalker", LIGHT, cantina);
        if stick {
            scene.on("Yoda's Gimer Stick", LIGHT, yoda);
        }
        scene.at(dark, DARK, cantina);
        scene.hand(active, &[if active == DARK { "Sense (Dark)" } else { "Sense (Light)" }]);
        scene.force(DARK, 1);
        scene.force(LIGHT, 1);
        let game = scene.begin();
        !game.is_refused(Choice::Battle(cantina))
    };
    assert_eq!([battle(DARK, "Stormtrooper", false), battle(DARK, "Darth Vader", false)], [false, true]);
    assert_eq!([battle(LIGHT, "Stormtrooper", false), battle(LIGHT, "Darth Vader", false)], [false, true]);
    assert_eq!([battle(DARK, "Stormtrooper", true), battle(LIGHT, "Stormtrooper", true)], [false, true]);
}

/// SW-BTL-16: on another character of ability above 3 the stick forbids battles itself, and protects.
#[test]
fn gimer_stick_on_obi_wan() {
    let mut scene = Scene::new(Phase::Battle);
    let cantina = scene.location("Tatooine: Cantina", LIGHT);
    let obi = scene.at("Obi-Wan Kenobi", LIGHT, cantina);
    scene.on("Yoda's Gimer Stick", LIGHT, obi);
    scene.at("Stormtrooper", DARK, cantina);
    scene.hand(DARK, &["Sense (Dark)"]);
    scene.force(DARK, 1);
    let game = scene.begin();
    assert_eq!(game.value(swccg::Quantity::Immunity(obi)), 99);
    assert!(game.is_refused(Choice::Battle(cantina)));
}

/// SW-LOC-05: to Dagobah only those deploy whose text says so, and no ship or vehicle gets into the jungle.
#[test]
fn dagobah() {
    let mut scene = Scene::new(Phase::Deploy).light();
    let jungle = scene.location("Dagobah: Jungle", LIGHT);
    scene.at("Rebel Trooper", LIGHT, jungle);
    scene.hand(LIGHT, &["Yoda", "Rebel Trooper", "Rogue 2"]);
    scene.force(LIGHT, 9);
    let mut game = scene.begin();
    for card in ["Rebel Trooper", "Rogue 2"] {
        assert_eq!(game.refused(deploy(card, Destination::At(jungle))), rules::SHUT_OUT, "{card}");
    }
    let before = game.0.quantity(swccg::Quantity::Generation(LIGHT));
    game.play(deploy("Yoda", Destination::At(jungle)));
    assert_eq!(game.value(swccg::Quantity::Generation(LIGHT)), before + 1);
}

/// SW-REA-01: texts let other cards react, or only to some places.
#[test]
fn reacts_of_others() {
    let reacts = |card: &str, officer: bool, hoth: bool| {
        let mut scene = Scene::new(Phase::Battle);
        let sites = if hoth {
            ["Hoth: Defensive Perimeter (3rd Marker) (Light)", "Hoth: North Ridge (4th Marker)"]
        } else {
            ["Tatooine: Lars' Moisture Farm", "Tatooine: Obi-Wan's Hut"]
        };
        let [here, near] = sites.map(|site| scene.location(site, LIGHT));
        let trooper =
            scene.at(if officer { "Echo Base Trooper Officer" } else { "Rebel Trooper" }, LIGHT, here);
        scene.at("Stormtrooper", DARK, here);
        let comes = scene.at(card, LIGHT, near);
        scene.force(DARK, 1);
        scene.force(LIGHT, 3);
        let mut game = scene.begin();
        game.play(Choice::Battle(here));
        let _ = trooper;
        let walk = Choice::Move { card: comes, way: MoveKind::Walk(here) };
        game.asked() == LIGHT && !game.is_refused(walk)
    };
    assert_eq!([reacts("Snowspeeder", false, true), reacts("Snowspeeder", false, false)], [true, false]);
    assert_eq!([reacts("Rebel Trooper", true, true), reacts("Rebel Trooper", false, true)], [true, false]);
    assert!(!reacts("Luke Skywalker", true, true));
}

/// SW-REA-01: the Light side of Ralltiir lets starships come as a react.
#[test]
fn ralltiir() {
    let mut scene = Scene::new(Phase::Battle);
    let ralltiir = scene.location("2_65", LIGHT);
    let near = scene.location("Yavin 4 (Light)", LIGHT);
    scene.at("X-wing", LIGHT, ralltiir);
    scene.at("Devastator", DARK, ralltiir);
    let corvette = scene.at("Corellian Corvette", LIGHT, near);
    scene.force(DARK, 1);
    scene.force(LIGHT, 1);
    let mut game = scene.begin();
    game.play(Choice::Battle(ralltiir));
    game.play(Choice::Move { card: corvette, way: MoveKind::Hyperspeed(ralltiir) });
    game.let_go();
    assert!(game.marks(corvette).has(Marks::FIGHTS));
    finish_battle(&mut game);
}
