//! Texts that change other texts, places and numbers; automatic texts; automated weapons.

use crate::rules::scene::{DARK, LIGHT, Scene, name};
use swccg::{Choice, Destination, Marks, MoveKind, Phase, Place, Quantity, Question, Role, rules};

/// SW-TXT-01: with a restraining bolt C-3PO adds nothing and cannot move; the bolt can be transferred to another
/// droid for free. IT-O is immune to it.
#[test]
fn a_restraining_bolt() {
    let mut scene = Scene::new(Phase::Deploy).light();
    let cantina = scene.location("Tatooine: Cantina", LIGHT);
    let probe = scene.at("IT-O", DARK, cantina);
    let droid = scene.at("WED15-I662 'Treadwell' Droid", DARK, cantina);
    let other = scene.at("R1-G4", DARK, cantina);
    scene.at("Luke Skywalker", LIGHT, cantina);
    scene.at("Stormtrooper", DARK, cantina);
    scene.hand(LIGHT, &["Restraining Bolt"]);
    let bay = scene.location("Tatooine: Docking Bay 94", LIGHT);
    scene.force(DARK, 3);
    let mut game = scene.begin();
    let put = |host| Choice::Deploy { card: name("Restraining Bolt"), to: Destination::On(host) };
    assert_eq!(game.refused(put(probe)), rules::DEPLOY_ON);
    assert_eq!(game.value(Quantity::Immunity(droid)), 2);
    game.play(put(droid));
    game.let_go();
    assert_eq!(game.value(Quantity::Immunity(droid)), 0, "its text is cancelled");
    let bolt = swccg::ObjId(7);
    game.play(Choice::Transfer { card: bolt, to: other });
    assert_eq!((game.place(bolt), game.force(LIGHT)), (Some(Place::On(other)), 0));
    assert_eq!(game.value(Quantity::Immunity(droid)), 2);
    // In Dark's turn the bolted droid does not move.
    game.pass_to(Phase::Activate);
    game.play(Choice::Activate(0));
    game.pass_to(Phase::Move);
    let walk = |card| Choice::Move { card, way: MoveKind::Walk(bay) };
    assert_eq!(game.refused(walk(other)), rules::FIXED);
    assert!(!game.is_refused(walk(droid)));
}

/// SW-TXT-01: Praji cancels the text of C-3PO and R2-D2 where he is present; he makes the Devastator faster.
#[test]
fn commander_praji() {
    let total = |praji: bool| {
        let mut scene = Scene::new(Phase::Battle);
        let cantina = scene.location("Tatooine: Cantina", LIGHT);
        scene.at("C-3PO", LIGHT, cantina);
        let r2 = scene.at("R2-D2", LIGHT, cantina);
        scene.at("Luke Skywalker", LIGHT, cantina);
        scene.at("Rebel Trooper", LIGHT, cantina);
        scene.at(if praji { "Commander Praji" } else { "Stormtrooper" }, DARK, cantina);
        scene.force(DARK, 2);
        let game = scene.begin();
        (game.value(Quantity::TotalPower(LIGHT, cantina)), game.value(Quantity::Forfeit(r2)))
    };
    // Two pairs of droid and Rebel: +4; R2-D2's forfeit four and two.
    assert_eq!(total(false), (1 + 1 + 3 + 1 + 4, 6));
    assert_eq!(total(true), (6, 4));
    let mut scene = Scene::new(Phase::Move);
    let system = scene.location("Alderaan", DARK);
    let devastator = scene.at("Devastator", DARK, system);
    scene.aboard("Commander Praji", DARK, devastator, Role::Pilot);
    scene.force(DARK, 1);
    let game = scene.begin();
    let numbers = [Quantity::Hyperspeed(devastator), Quantity::Power(devastator)];
    assert_eq!(numbers.map(|number| game.value(number)), [4, 11]);
}

/// Fivedesix makes the opponent's droids and mouse droids cost more, is stronger with Motti, and immune at night.
#[test]
fn fivedesix() {
    let mut scene = Scene::new(Phase::Deploy);
    let core = scene.location("Death Star: Central Core", DARK);
    let ra7 = scene.at("5D6-RA-7", DARK, core);
    scene.at("Admiral Motti", DARK, core);
    let night = scene.on("Fixture Nightfall", DARK, core);
    scene.hand(DARK, &["Fixture Mouse Droid", "WED15-I662 'Treadwell' Droid"]);
    scene.force(DARK, 9);
    let mut game = scene.begin();
    assert_eq!((game.value(Quantity::Power(ra7)), game.value(Quantity::Immunity(ra7))), (3, 99));
    for (card, cost) in [("Fixture Mouse Droid", 2), ("WED15-I662 'Treadwell' Droid", 2)] {
        let before = game.force(DARK);
        game.play(Choice::Deploy { card: name(card), to: Destination::At(core) });
        game.let_go();
        assert_eq!(before - game.force(DARK), cost, "{card}");
    }
    let _ = night;
}

/// SW-ACN-09: a mine is deployed with a mining droid present; at the start of Light's next turn it explodes: two
/// characters of Dark's choice are lost with it. Before that the droid may clear it.
#[test]
fn a_timer_mine() {
    let mut scene = Scene::new(Phase::Deploy).light();
    let core = scene.location("Death Star: Central Core", DARK);
    let droid = scene.at("LIN-V8K", LIGHT, core);
    let troopers =
        ["Death Star Trooper", "Death Star Trooper", "Stormtrooper"].map(|card| scene.at(card, DARK, core));
    let far = scene.location("Death Star: War Room", DARK);
    scene.hand(LIGHT, &["Timer Mine"]);
    scene.next(LIGHT, &["Millennium Falcon"]);
    scene.force(LIGHT, 1);
    let mut game = scene.begin();
    let lay = |at| Choice::Deploy { card: name("Timer Mine"), to: Destination::At(at) };
    assert_eq!(game.refused(lay(far)), rules::DEPLOY_ONLY, "no mining droid there");
    game.play(lay(core));
    game.let_go();
    let mine = swccg::ObjId(6);
    let clear = Choice::Use { card: droid, clause: 0, target: Some(mine) };
    while !matches!(game.0.question(), Question::Cull(..)) {
        let choice = match game.0.question() {
            Question::Activate(..) => Choice::Activate(0),
            _ => Choice::Pass,
        };
        assert!(game.turn() > 1 || game.asked() == DARK || !game.is_refused(clear));
        game.play(choice);
    }
    assert_eq!(game.0.question(), Question::Cull(DARK, 2));
    assert_eq!(game.legal_choices(), troopers.map(Choice::Aim));
    game.play(Choice::Aim(troopers[2]));
    game.play(Choice::Aim(troopers[0]));
    assert_eq!((game.place(mine), game.place(troopers[1]).is_some()), (None, true));
    assert_eq!((game.sees(DARK).lost.len(), game.sees(LIGHT).lost), (2, vec![name("Timer Mine")]));
}

/// LIN-V8K clears a mine for one Force.
#[test]
fn a_mining_droid_clears_a_mine() {
    let mut scene = Scene::new(Phase::Deploy).light();
    let core = scene.location("Death Star: Central Core", DARK);
    let droid = scene.at("LIN-V8K", LIGHT, core);
    let mine = scene.at("Timer Mine", LIGHT, core);
    scene.force(LIGHT, 1);
    let mut game = scene.begin();
    game.use_text(droid, 0, Some(mine));
    assert_eq!((game.place(mine), game.force(LIGHT)), (None, 0));
}

/// SW-WPN-10, SW-ACN-09: a seeker is deployed where nobody is, moves like a character, and destroys an alien of low
/// ability along with itself; among several its player chooses.
#[test]
fn a_seeker() {
    let mut scene = Scene::new(Phase::Deploy).light();
    let cantina = scene.location("Tatooine: Cantina", LIGHT);
    let bay = scene.location("Tatooine: Docking Bay 94", LIGHT);
    let tarkin = scene.at("Grand Moff Tarkin", DARK, cantina);
    let kabe = scene.at("Kabe", LIGHT, cantina);
    scene.at("Leia Organa", LIGHT, cantina);
    scene.hand(LIGHT, &["Tarkin Seeker"]);
    scene.force(LIGHT, 3);
    let mut game = scene.begin();
    let put = |at| Choice::Deploy { card: name("Tarkin Seeker"), to: Destination::At(at) };
    assert_eq!(game.refused(put(cantina)), rules::DEPLOY_ONLY, "occupied");
    game.play(put(bay));
    game.let_go();
    let seeker = swccg::ObjId(5);
    game.pass_to(Phase::Move);
    game.play(Choice::Move { card: seeker, way: MoveKind::Walk(cantina) });
    assert_eq!(
        (game.0.question(), game.legal_choices()),
        (Question::Aim(LIGHT), vec![Choice::Aim(tarkin), Choice::Aim(kabe)])
    );
    game.play(Choice::Aim(tarkin));
    assert_eq!((game.place(seeker), game.place(tarkin), game.place(kabe).is_some()), (None, None, true));
    assert_eq!(game.force(LIGHT), 3 - 1 - 1);
}

/// SW-WPN-10: a projector on the wall fires without a user, for free, with -1; it can be targeted itself and is then
/// lost at once.
#[test]
fn a_laser_projector() {
    let mut scene = Scene::new(Phase::Battle);
    let core = scene.location("Death Star: Central Core", DARK);
    let projector = scene.on("Laser Projector", DARK, core);
    scene.at("Stormtrooper", DARK, core);
    let rebel = scene.at("Rebel Trooper", LIGHT, core);
    let blaster = scene.on("Blaster", LIGHT, rebel);
    scene.next(DARK, &["Death Star Trooper"]);
    scene.next(LIGHT, &["Rebel Guard"]);
    scene.force(DARK, 1);
    scene.force(LIGHT, 1);
    let mut game = scene.begin();
    game.play(Choice::Battle(core));
    game.play(Choice::Fire { weapon: projector, target: rebel });
    assert!(game.marks(rebel).has(Marks::HIT), "three less one beats ability one");
    game.play(Choice::Fire { weapon: blaster, target: projector });
    assert_eq!((game.place(projector), game.sees(DARK).lost), (None, vec![name("Laser Projector")]));
}

/// SW-WPN-09: with a power droid the repeating rifle fires again and again for two Force each, in one action.
#[test]
fn a_repeating_rifle() {
    let scene = |droid: bool| {
        let mut scene = Scene::new(Phase::Battle);
        let core = scene.location("Death Star: Central Core", DARK);
        let trooper = scene.at("Death Star Trooper", DARK, core);
        let rifle = scene.on("Light Repeating Blaster Rifle", DARK, trooper);
        if droid {
            scene.at("Fixture Power Droid", DARK, core);
        }
        let rebels = ["Rebel Trooper", "Rebel Guard"].map(|card| scene.at(card, LIGHT, core));
        scene.next(DARK, &["Death Star Trooper", "Stormtrooper"]);
        scene.force(DARK, 6);
        let mut game = scene.begin();
        game.play(Choice::Battle(core));
        (game, rifle, rebels)
    };
    let (mut game, weapon, rebels) = scene(true);
    let fire = |target| Choice::Fire { weapon, target };
    game.play(fire(rebels[0]));
    assert_eq!(game.0.question(), Question::Again(DARK));
    game.play(fire(rebels[1]));
    assert!(game.marks(rebels[0]).has(Marks::HIT) && game.marks(rebels[1]).has(Marks::HIT));
    assert_eq!(
        (game.force(DARK), game.0.question() == Question::Again(DARK)),
        (1, false),
        "one Force is too little"
    );
    let (game, weapon, rebels) = scene(false);
    assert!(game.is_refused(Choice::Fire { weapon, target: rebels[0] }), "no power");
}

/// SW-DEP-13: Disarmed deploys in any control phase, on an armed character present with an armed one of Light.
#[test]
fn disarmed() {
    let mut scene = Scene::new(Phase::Control);
    let cantina = scene.location("Tatooine: Cantina", LIGHT);
    let vader = scene.at("Darth Vader", DARK, cantina);
    let saber = scene.on("Vader's Lightsaber", DARK, vader);
    let luke = scene.at("Luke Skywalker", LIGHT, cantina);
    scene.on("Jedi Lightsaber", LIGHT, luke);
    scene.hand(LIGHT, &["Disarmed"]);
    scene.hand(DARK, &["Alter (Dark)", "Blaster Rifle (Dark)"]);
    scene.force(DARK, 5);
    let mut game = scene.begin();
    let disarm = Choice::Deploy { card: name("Disarmed"), to: Destination::On(vader) };
    while game.asked() != LIGHT {
        game.play(Choice::Pass);
    }
    assert!(game.legal_choices().contains(&disarm));
    game.play(disarm);
    game.let_go();
    assert_eq!((game.place(saber), game.value(Quantity::Power(vader))), (None, 5));
    let alter = Choice::Play { card: name("Alter (Dark)"), clause: 0, target: Some(swccg::ObjId(5)) };
    assert!(game.is_refused(alter), "immune to Alter");
    game.pass_to(Phase::Deploy);
    assert_eq!(
        game.refused(Choice::Deploy { card: name("Blaster Rifle (Dark)"), to: Destination::On(vader) }),
        rules::DEPLOY_ON
    );
}

/// SW-ACN-09: proficiency depends on the lightsaber: power +3 in battle, drain +1, lost with the weapon.
#[test]
fn lightsaber_proficiency() {
    let mut scene = Scene::new(Phase::Battle).light();
    let cantina = scene.location("Tatooine: Cantina", LIGHT);
    let luke = scene.at("Luke Skywalker", LIGHT, cantina);
    let saber = scene.on("Jedi Lightsaber", LIGHT, luke);
    let skill = scene.on("Lightsaber Proficiency", LIGHT, luke);
    let other = scene.at("Leia Organa", LIGHT, cantina);
    scene.at("Darth Vader", DARK, cantina);
    scene.force(LIGHT, 9);
    let mut game = scene.begin();
    assert_eq!(game.value(Quantity::Power(luke)), 3);
    assert_eq!(game.value(Quantity::Drain(LIGHT, cantina)), 2 + 1 + 1, "icons, proficiency, lightsaber");
    game.play(Choice::Battle(cantina));
    assert_eq!(game.value(Quantity::Power(luke)), 6);
    // Transferred to another character in another position: lost.
    let mut scene = Scene::new(Phase::Deploy).light();
    let cantina = scene.location("Tatooine: Cantina", LIGHT);
    let luke = scene.at("Luke Skywalker", LIGHT, cantina);
    let other_saber = scene.on("Jedi Lightsaber", LIGHT, luke);
    let leia = scene.at("Leia Organa", LIGHT, cantina);
    scene.on("Lightsaber Proficiency", LIGHT, luke);
    scene.force(LIGHT, 9);
    let mut game = scene.begin();
    game.play(Choice::Transfer { card: other_saber, to: leia });
    assert_eq!(game.sees(LIGHT).lost, [name("Lightsaber Proficiency")]);
    let _ = (saber, skill, other);
}

/// SW-LOC-04: Revolution rotates Obi-Wan's Hut: Dark has the two icons and Light the drain; when it is canceled the
/// site rotates back.
#[test]
fn revolution() {
    let mut scene = Scene::new(Phase::Deploy).light();
    let hut = scene.location("Tatooine: Obi-Wan's Hut", LIGHT);
    scene.at("Luke Skywalker", LIGHT, hut);
    scene.hand(LIGHT, &["Revolution"]);
    scene.hand(DARK, &["Alter (Dark)"]);
    let cantina = scene.location("Tatooine: Cantina", LIGHT);
    scene.at("Darth Vader", DARK, cantina);
    scene.force(LIGHT, 3);
    let mut game = scene.begin();
    let both = [Quantity::Generation(LIGHT), Quantity::Generation(DARK), Quantity::Drain(LIGHT, hut)];
    assert_eq!(both.map(|number| game.value(number)), [1 + 2 + 2, 1 + 2, 0]);
    game.play(Choice::Deploy { card: name("Revolution"), to: Destination::On(hut) });
    assert_eq!(both.map(|number| game.value(number)), [1 + 2, 1 + 2 + 2, 2 + 1]);
    let effect = swccg::ObjId(4);
    game.let_go();
    while game.asked() != DARK {
        game.play(Choice::Pass);
    }
    game.play(Choice::Play { card: name("Alter (Dark)"), clause: 0, target: Some(effect) });
    game.let_go();
    assert_eq!(both.map(|number| game.value(number)), [5, 3, 0]);
}

/// SW-LOC-05: expanded, the Detention Block's weapon destiny bonus applies at adjacent sites, for Dark only.
#[test]
fn expand_the_empire() {
    let hit = |expanded: bool, at: usize| {
        let mut scene = Scene::new(Phase::Battle);
        let sites =
            ["Death Star: Detention Block Corridor", "Death Star: Central Core", "Death Star: War Room"]
                .map(|card| scene.location(card, DARK));
        if expanded {
            scene.on("Expand The Empire", DARK, sites[0]);
        }
        let trooper = scene.at("Death Star Trooper", DARK, sites[at]);
        let blaster = scene.on("Imperial Blaster", DARK, trooper);
        let rebel = scene.at("Rebel Trooper", LIGHT, sites[at]);
        scene.force(DARK, 5);
        let mut game = scene.begin();
        game.play(Choice::Battle(sites[at]));
        game.play(Choice::Fire { weapon: blaster, target: rebel });
        game.marks(rebel).has(Marks::HIT) || game.place(rebel).is_none()
    };
    // A destiny of one beats ability one only with the bonus.
    assert_eq!([hit(false, 0), hit(false, 1), hit(true, 1), hit(true, 2)], [true, false, true, false]);
}

/// SW-DEP-15, SW-ACN-09: Yerka Mig takes one power from each opponent with him, moves, and is lost when his target
/// comes to him.
#[test]
fn yerka_mig() {
    let mut scene = Scene::new(Phase::Deploy).light();
    let cantina = scene.location("Tatooine: Cantina", LIGHT);
    let bay = scene.location("Tatooine: Docking Bay 94", LIGHT);
    let vader = scene.at("Darth Vader", DARK, cantina);
    let trooper = scene.at("Stormtrooper", DARK, bay);
    scene.hand(LIGHT, &["Yerka Mig"]);
    scene.force(LIGHT, 2);
    let mut game = scene.begin();
    game.play(Choice::Deploy { card: name("Yerka Mig"), to: Destination::At(bay) });
    let yerka = swccg::ObjId(4);
    assert_eq!(
        (game.0.question(), game.legal_choices()),
        (Question::Aim(LIGHT), vec![Choice::Aim(vader), Choice::Aim(trooper)])
    );
    game.play(Choice::Aim(vader));
    game.let_go();
    let power = |at| Quantity::TotalPower(DARK, at);
    assert_eq!((game.value(power(bay)), game.value(power(cantina))), (0, 5));
    game.pass_to(Phase::Move);
    game.play(Choice::Move { card: yerka, way: MoveKind::Walk(cantina) });
    assert_eq!((game.place(yerka), game.value(power(cantina))), (None, 6), "he has reached his target");
    // Without a possible target he cannot be deployed.
    let mut scene = Scene::new(Phase::Deploy).light();
    let bay = scene.location("Tatooine: Docking Bay 94", LIGHT);
    scene.hand(LIGHT, &["Yerka Mig"]);
    let game = scene.begin();
    assert_eq!(
        game.refused(Choice::Deploy { card: name("Yerka Mig"), to: Destination::At(bay) }),
        rules::UTINNI
    );
}

/// SW-TXT-03: a sentry makes Light's cards cost more, or battle destiny harder, or Dark stronger: at its site and
/// adjacent sites.
#[test]
fn death_star_sentry() {
    let scene = |mode: u8| {
        let mut scene = Scene::new(Phase::Deploy);
        let core = scene.location("Death Star: Central Core", DARK);
        let beside = scene.location("Death Star: Detention Block Corridor", DARK);
        scene.at("Death Star Trooper", DARK, beside);
        scene.at("Luke Skywalker", LIGHT, beside);
        scene.hand(DARK, &["Death Star Sentry"]);
        scene.hand(LIGHT, &["Rebel Trooper"]);
        scene.force(DARK, 2);
        scene.force(LIGHT, 9);
        let mut game = scene.begin();
        game.play(Choice::Deploy { card: name("Death Star Sentry"), to: Destination::On(core) });
        assert_eq!(game.0.question(), Question::Pick(DARK, 3));
        game.play(Choice::Pick(mode));
        game.let_go();
        (game, beside)
    };
    let (game, beside) = scene(3);
    assert_eq!(game.value(Quantity::TotalPower(DARK, beside)), 3);
    let (mut game, beside) = scene(2);
    assert_eq!(game.value(Quantity::TotalPower(DARK, beside)), 2);
    game.pass_to(Phase::Battle);
    assert_eq!(game.force(DARK), 0);
    let (mut game, beside) = scene(1);
    while !matches!(game.0.question(), Question::Deploy(LIGHT)) || game.turn() == 1 {
        let choice = match game.0.question() {
            Question::Activate(..) => Choice::Activate(0),
            _ => Choice::Pass,
        };
        game.play(choice);
    }
    let before = game.force(LIGHT);
    game.play(Choice::Deploy { card: name("Rebel Trooper"), to: Destination::At(beside) });
    assert_eq!(before - game.force(LIGHT), 1, "free beside Luke, and the sentry's one");
}

/// SW-TXT-03: with the second text Luke's four are not enough for battle destiny.
#[test]
fn a_sentry_makes_battle_destiny_harder() {
    let mut scene = Scene::new(Phase::Battle);
    let core = scene.location("Death Star: Central Core", DARK);
    scene.at("Darth Vader", DARK, core);
    scene.at("Luke Skywalker", LIGHT, core);
    let sentry = scene.on("Death Star Sentry", DARK, core);
    scene.mark(sentry, Marks::NONE.with_mode(2));
    scene.force(DARK, 2);
    let mut game = scene.begin();
    game.play(Choice::Battle(core));
    assert_eq!(game.value(Quantity::BattleDestinies(LIGHT, core)), 0);
    assert_eq!(game.value(Quantity::BattleDestinies(DARK, core)), 1);
}

/// SW-DEP-14: a three keeps Come With Me on the X-wing: its permanent pilot is gone, the seat free; a two does not.
#[test]
fn come_with_me() {
    let scene = |drawn: &str| {
        let mut scene = Scene::new(Phase::Deploy);
        let system = scene.location("Yavin 4 (Dark)", DARK);
        let wing = scene.at("X-wing", LIGHT, system);
        scene.hand(DARK, &["Come With Me"]);
        scene.next(DARK, &[drawn]);
        scene.force(DARK, 2);
        let mut game = scene.begin();
        game.play(Choice::Deploy { card: name("Come With Me"), to: Destination::On(wing) });
        game.let_go();
        (game.value(Quantity::Power(wing)), game.sees(DARK).lost.len(), game.force(DARK))
    };
    assert_eq!(scene("Death Star Trooper"), (0, 0, 1), "nobody flies it");
    assert_eq!(scene("Vader's Custom TIE"), (3, 1, 1));
}

/// SW-CAP-01: the permanent pilot of a fighter is one pilot whatever its ability: Come With Me frees one seat.
#[test]
fn come_with_me_frees_one_seat() {
    let mut scene = Scene::new(Phase::Move).light();
    let bay = scene.location("Tatooine: Docking Bay 94", LIGHT);
    let wing = scene.at("Fixture Fighter", LIGHT, bay);
    scene.on("Come With Me", DARK, wing);
    let [first, second] = ["Biggs Darklighter", "Rebel Pilot"].map(|card| scene.at(card, LIGHT, bay));
    let mut game = scene.begin();
    let board = |card| Choice::Move { card, way: swccg::MoveKind::Embark(wing, Role::Pilot) };
    assert!(!game.is_refused(board(second)));
    game.play(board(first));
    assert!(game.legal_choices().iter().all(|choice| *choice != board(second)));
}

/// A gunner goes to the Used Pile to search for a card that is not there; the search may be verified.
#[test]
fn death_star_gunner() {
    let mut scene = Scene::new(Phase::Control);
    let core = scene.location("Death Star: Central Core", DARK);
    let gunner = scene.at("Death Star Gunner", DARK, core);
    let mut game = scene.begin();
    game.play(Choice::Use { card: gunner, clause: 0, target: None });
    assert_eq!((game.0.question(), game.legal_choices()), (Question::Search(DARK), vec![Choice::Pass]));
    assert_eq!((game.place(gunner), game.sees(DARK).used.len()), (None, 1));
    game.play(Choice::Pass);
    assert_eq!(game.0.question(), Question::Verify(LIGHT));
    let mut scene = Scene::new(Phase::Control);
    let cantina = scene.location("Tatooine: Cantina", LIGHT);
    let gunner = scene.at("Death Star Gunner", DARK, cantina);
    scene.hand(DARK, &["Sense (Dark)"]);
    let game = scene.begin();
    assert!(game.is_refused(Choice::Use { card: gunner, clause: 0, target: None }), "only on the Death Star");
}

/// Kessel: Dark's ships deploy for one less, for two less while Tarkin is aboard one there; Light needs ability six for
/// destiny.
#[test]
fn kessel() {
    let cost = |seat: Option<Role>| {
        let mut scene = Scene::new(Phase::Deploy);
        let kessel = scene.location("Kessel", DARK);
        let room = scene.location("Death Star: War Room", DARK);
        let destroyer = scene.at("Imperial-Class Star Destroyer", DARK, kessel);
        match seat {
            Some(role) => scene.aboard("Grand Moff Tarkin", DARK, destroyer, role),
            None => scene.at("Grand Moff Tarkin", DARK, room),
        };
        scene.hand(DARK, &["TIE Advanced x1", "Stormtrooper"]);
        scene.force(DARK, 9);
        let mut game = scene.begin();
        game.play(Choice::Deploy { card: name("TIE Advanced x1"), to: Destination::At(kessel) });
        game.let_go();
        9 - game.force(DARK)
    };
    assert_eq!([cost(None), cost(Some(Role::Pilot)), cost(Some(Role::Passenger))], [1, 0, 0]);

    let mut scene = Scene::new(Phase::Battle);
    let kessel = scene.location("Kessel", DARK);
    scene.at("Imperial-Class Star Destroyer", DARK, kessel);
    let falcon = scene.at("Millennium Falcon", LIGHT, kessel);
    scene.aboard("Luke Skywalker", LIGHT, falcon, Role::Pilot);
    scene.force(DARK, 1);
    let mut game = scene.begin();
    game.play(Choice::Battle(kessel));
    assert_eq!(game.value(Quantity::BattleDestinies(LIGHT, kessel)), 0);
}

/// SW-MOV-14: Nabrun moves any number of characters from one site to another for the destiny drawn, if his player then
/// pays; if that is too expensive nobody is asked, and he is lost.
#[test]
fn nabrun_leids() {
    let scene = |force: usize, answer: Option<u8>| {
        let mut scene = Scene::new(Phase::Deploy).light();
        let cantina = scene.location("Tatooine: Cantina", LIGHT);
        let core = scene.location("Death Star: Central Core", DARK);
        let [luke, leia, stays] =
            ["Luke Skywalker", "Leia Organa", "Rebel Trooper"].map(|card| scene.at(card, LIGHT, cantina));
        scene.hand(LIGHT, &["Nabrun Leids"]);
        scene.next(LIGHT, &["Millennium Falcon"]);
        scene.force(LIGHT, force);
        let mut game = scene.begin();
        game.play(Choice::Play { card: name("Nabrun Leids"), clause: 0, target: Some(cantina) });
        game.let_go();
        assert_eq!(
            (game.0.question(), game.legal_choices()),
            (Question::Aim(LIGHT), vec![Choice::Aim(core)])
        );
        game.play(Choice::Aim(core));
        assert_eq!(game.0.question(), Question::Gather(LIGHT));
        assert!(game.is_refused(Choice::Pass), "somebody must come");
        game.play(Choice::Join(luke));
        game.play(Choice::Join(leia));
        game.play(Choice::Pass);
        game.let_go();
        if let Some(answer) = answer {
            assert_eq!(game.0.question(), Question::Pick(LIGHT, 2));
            assert_eq!(game.force(LIGHT), 3, "nothing is paid before the answer");
            game.play(Choice::Pick(answer));
        }
        let at = [luke, leia, stays].map(|id| game.place(id) == Some(Place::At(core)));
        (at, game.force(LIGHT), game.sees(LIGHT).lost.len())
    };
    assert_eq!(scene(3, Some(1)), ([true, true, false], 1, 0));
    assert_eq!(scene(3, Some(2)), ([false; 3], 3, 1), "he is lost unpaid");
    assert_eq!(scene(1, None), ([false; 3], 1, 1));
}

/// SW-FRC-04: with less than fifteen Life Force Light halves drains in Dark's control phase, rounded up; with C-3PO
/// on the table rounded down.
#[test]
fn were_doomed() {
    let scene = |droid: bool| {
        let mut scene = Scene::new(Phase::Control);
        let cantina = scene.location("Tatooine: Cantina", LIGHT);
        let vader = scene.at("Darth Vader", DARK, cantina);
        scene.on("Vader's Lightsaber", DARK, vader);
        scene.location("Tatooine: Docking Bay 94", LIGHT);
        if droid {
            let bay = scene.location("Tatooine: Lars' Moisture Farm", LIGHT);
            scene.at("C-3PO", LIGHT, bay);
        }
        scene.hand(LIGHT, &["We're Doomed"]);
        scene.hand(DARK, &["Stormtrooper"]);
        let mut game = scene.begin();
        while game.asked() != LIGHT {
            game.play(Choice::Pass);
        }
        game.play(Choice::Play { card: name("We're Doomed"), clause: 0, target: None });
        game.let_go();
        while game.asked() != DARK {
            game.play(Choice::Pass);
        }
        game.play(Choice::Drain(cantina));
        game.let_go();
        game.0.question()
    };
    assert_eq!((scene(false), scene(true)), (Question::Lose(LIGHT, 2), Question::Lose(LIGHT, 1)));
}

/// SW-FRC-04: battle damage is halved as well: Vader's six against a trooper's one are five, rounded up three; attrition
/// stays as it is.
#[test]
fn were_doomed_in_battle() {
    let mut scene = Scene::new(Phase::Control);
    let cantina = scene.location("Tatooine: Cantina", LIGHT);
    scene.at("Darth Vader", DARK, cantina);
    scene.at("Rebel Trooper", LIGHT, cantina);
    scene.hand(LIGHT, &["We're Doomed"]);
    scene.hand(DARK, &["Stormtrooper"]);
    scene.force(DARK, 1);
    let mut game = scene.begin();
    while game.asked() != LIGHT {
        game.play(Choice::Pass);
    }
    game.play(Choice::Play { card: name("We're Doomed"), clause: 0, target: None });
    game.let_go();
    game.pass_to(Phase::Battle);
    game.play(Choice::Battle(cantina));
    while !matches!(game.0.question(), Question::Damage(_)) {
        game.play(Choice::Pass);
    }
    assert_eq!(game.value(Quantity::Damage(LIGHT)), 3);
}

/// Momaw Nadon is a spy, not a leader: the Massassi War Room needs one.
#[test]
fn momaw_nadon_is_no_leader() {
    let forfeit = |who: &str| {
        let mut scene = Scene::new(Phase::Deploy);
        let room = scene.location("Yavin 4: Massassi War Room", LIGHT);
        let cantina = scene.location("Tatooine: Cantina", LIGHT);
        scene.at(who, LIGHT, room);
        let trooper = scene.at("Stormtrooper", DARK, cantina);
        scene.hand(DARK, &["Stormtrooper"]);
        scene.begin().value(Quantity::Forfeit(trooper))
    };
    assert_eq!([forfeit("Momaw Nadon"), forfeit("Leia Organa")], [2, 1]);
}
