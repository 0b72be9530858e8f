//! Texts that change other texts, places and numbers; texts that work by themselves; automated weapons.

use crate::rules::scene::{DARK, LIGHT, Scene, name};
use swccg::{Choice, Marks, Phase, Place, Quantity, Question, Role, To, Way, rules};

/// SW-TXT-01: with a bolt on it C-3PO adds nothing and stays where it is; the bolt goes on to another droid free. IT-O is
/// immune to it.
#[test]
fn a_restraining_bolt() {
    let mut scene = Scene::new(Phase::Deploy).light();
    let cantina = scene.location("1_128", LIGHT);
    let probe = scene.at("2_93", DARK, cantina);
    let droid = scene.at("1_197", DARK, cantina);
    let other = scene.at("1_192", DARK, cantina);
    scene.at("1_19", LIGHT, cantina);
    scene.at("1_194", DARK, cantina);
    scene.hand(LIGHT, &["1_38"]);
    let bay = scene.location("1_129", LIGHT);
    scene.force(DARK, 3);
    let mut game = scene.begin();
    let put = |host| Choice::Deploy { card: name("1_38"), to: To::On(host) };
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
    let walk = |card| Choice::Move { card, way: Way::Walk(bay) };
    assert_eq!(game.refused(walk(other)), rules::FIXED);
    assert!(!game.is_refused(walk(droid)));
}

/// SW-TXT-01: Praji silences C-3PO and R2-D2 where he is present; he makes the Devastator faster.
#[test]
fn commander_praji() {
    let total = |praji: bool| {
        let mut scene = Scene::new(Phase::Battle);
        let cantina = scene.location("1_128", LIGHT);
        scene.at("1_5", LIGHT, cantina);
        let r2 = scene.at("2_14", LIGHT, cantina);
        scene.at("1_19", LIGHT, cantina);
        scene.at("1_28", LIGHT, cantina);
        scene.at(if praji { "1_167" } else { "1_194" }, DARK, cantina);
        scene.force(DARK, 2);
        let game = scene.begin();
        (game.value(Quantity::TotalPower(LIGHT, cantina)), game.value(Quantity::Forfeit(r2)))
    };
    // Two pairs of droid and Rebel: four more; R2-D2's forfeit four and two.
    assert_eq!(total(false), (1 + 1 + 3 + 1 + 4, 6));
    assert_eq!(total(true), (6, 4));
    let mut scene = Scene::new(Phase::Move);
    let system = scene.location("1_281", DARK);
    let devastator = scene.at("1_301", DARK, system);
    scene.aboard("1_167", DARK, devastator, Role::Pilot);
    scene.force(DARK, 1);
    let game = scene.begin();
    let numbers = [Quantity::Hyperspeed(devastator), Quantity::Power(devastator)];
    assert_eq!(numbers.map(|number| game.value(number)), [4, 11]);
}

/// Fivedesix makes droids of the other side and mouse droids dearer, is stronger beside Motti, immune at night.
#[test]
fn fivedesix() {
    let mut scene = Scene::new(Phase::Deploy);
    let core = scene.location("1_283", DARK);
    let ra7 = scene.at("1_163", DARK, core);
    scene.at("1_164", DARK, core);
    let night = scene.on("900_12", DARK, core);
    scene.hand(DARK, &["900_14", "1_197"]);
    scene.force(DARK, 9);
    let mut game = scene.begin();
    assert_eq!((game.value(Quantity::Power(ra7)), game.value(Quantity::Immunity(ra7))), (3, 99));
    for (card, cost) in [("900_14", 2), ("1_197", 2)] {
        let before = game.force(DARK);
        game.play(Choice::Deploy { card: name(card), to: To::At(core) });
        game.let_go();
        assert_eq!(before - game.force(DARK), cost, "{card}");
    }
    let _ = night;
}

/// SW-ACN-09: a mine is laid beside a mining droid; at the beginning of Light's next turn it explodes: two characters of
/// Dark's choice are lost with it. Before that the droid may clear it away.
#[test]
fn a_timer_mine() {
    let mut scene = Scene::new(Phase::Deploy).light();
    let core = scene.location("1_283", DARK);
    let droid = scene.at("1_18", LIGHT, core);
    let troopers = ["1_170", "1_170", "1_194"].map(|card| scene.at(card, DARK, core));
    let far = scene.location("1_287", DARK);
    scene.hand(LIGHT, &["1_162"]);
    scene.next(LIGHT, &["1_143"]);
    scene.force(LIGHT, 1);
    let mut game = scene.begin();
    let lay = |at| Choice::Deploy { card: name("1_162"), to: To::At(at) };
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
    assert_eq!(game.offers(), troopers.map(Choice::Aim));
    game.play(Choice::Aim(troopers[2]));
    game.play(Choice::Aim(troopers[0]));
    assert_eq!((game.place(mine), game.place(troopers[1]).is_some()), (None, true));
    assert_eq!((game.sees(DARK).lost.len(), game.sees(LIGHT).lost), (2, vec![name("1_162")]));
}

/// LIN-V8K clears a mine for one Force.
#[test]
fn a_mining_droid_clears_a_mine() {
    let mut scene = Scene::new(Phase::Deploy).light();
    let core = scene.location("1_283", DARK);
    let droid = scene.at("1_18", LIGHT, core);
    let mine = scene.at("1_162", LIGHT, core);
    scene.force(LIGHT, 1);
    let mut game = scene.begin();
    game.use_text(droid, 0, Some(mine));
    assert_eq!((game.place(mine), game.force(LIGHT)), (None, 0));
}

/// SW-WPN-10, SW-ACN-09: a seeker is put where nobody is, walks like a character, and takes an alien of low ability with
/// it; of several its player chooses.
#[test]
fn a_seeker() {
    let mut scene = Scene::new(Phase::Deploy).light();
    let cantina = scene.location("1_128", LIGHT);
    let bay = scene.location("1_129", LIGHT);
    let tarkin = scene.at("1_179", DARK, cantina);
    let kabe = scene.at("1_14", LIGHT, cantina);
    scene.at("1_17", LIGHT, cantina);
    scene.hand(LIGHT, &["1_161"]);
    scene.force(LIGHT, 3);
    let mut game = scene.begin();
    let put = |at| Choice::Deploy { card: name("1_161"), to: To::At(at) };
    assert_eq!(game.refused(put(cantina)), rules::DEPLOY_ONLY, "occupied");
    game.play(put(bay));
    game.let_go();
    let seeker = swccg::ObjId(5);
    game.pass_to(Phase::Move);
    game.play(Choice::Move { card: seeker, way: Way::Walk(cantina) });
    assert_eq!(
        (game.0.question(), game.offers()),
        (Question::Aim(LIGHT), vec![Choice::Aim(tarkin), Choice::Aim(kabe)])
    );
    game.play(Choice::Aim(tarkin));
    assert_eq!((game.place(seeker), game.place(tarkin), game.place(kabe).is_some()), (None, None, true));
    assert_eq!(game.force(LIGHT), 3 - 1 - 1);
}

/// SW-WPN-10: a projector on the wall fires without anybody, free, with one less; it can be shot at itself and is then lost
/// at once.
#[test]
fn a_laser_projector() {
    let mut scene = Scene::new(Phase::Battle);
    let core = scene.location("1_283", DARK);
    let projector = scene.on("1_319", DARK, core);
    scene.at("1_194", DARK, core);
    let rebel = scene.at("1_28", LIGHT, core);
    let blaster = scene.on("1_152", LIGHT, rebel);
    scene.next(DARK, &["1_170"]);
    scene.next(LIGHT, &["1_26"]);
    scene.force(DARK, 1);
    scene.force(LIGHT, 1);
    let mut game = scene.begin();
    game.play(Choice::Battle(core));
    game.play(Choice::Fire { weapon: projector, target: rebel });
    assert!(game.marks(rebel).has(Marks::HIT), "three less one beats ability one");
    game.play(Choice::Fire { weapon: blaster, target: projector });
    assert_eq!((game.place(projector), game.sees(DARK).lost), (None, vec![name("1_319")]));
}

/// SW-WPN-09: with a power droid the repeating rifle fires again and again for two Force each, in one action.
#[test]
fn a_repeating_rifle() {
    let scene = |droid: bool| {
        let mut scene = Scene::new(Phase::Battle);
        let core = scene.location("1_283", DARK);
        let trooper = scene.at("1_170", DARK, core);
        let rifle = scene.on("1_320", DARK, trooper);
        if droid {
            scene.at("900_11", DARK, core);
        }
        let rebels = ["1_28", "1_26"].map(|card| scene.at(card, LIGHT, core));
        scene.next(DARK, &["1_170", "1_194"]);
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

/// SW-DEP-13: Disarmed comes in any control phase, on an armed character present with an armed one of Light's.
#[test]
fn disarmed() {
    let mut scene = Scene::new(Phase::Control);
    let cantina = scene.location("1_128", LIGHT);
    let vader = scene.at("1_168", DARK, cantina);
    let saber = scene.on("1_324", DARK, vader);
    let luke = scene.at("1_19", LIGHT, cantina);
    scene.on("1_155", LIGHT, luke);
    scene.hand(LIGHT, &["1_48"]);
    scene.hand(DARK, &["1_234", "1_312"]);
    scene.force(DARK, 5);
    let mut game = scene.begin();
    let disarm = Choice::Deploy { card: name("1_48"), to: To::On(vader) };
    while game.asked() != LIGHT {
        game.play(Choice::Pass);
    }
    assert!(game.offers().contains(&disarm));
    game.play(disarm);
    game.let_go();
    assert_eq!((game.place(saber), game.value(Quantity::Power(vader))), (None, 5));
    let alter = Choice::Play { card: name("1_234"), clause: 0, target: Some(swccg::ObjId(5)) };
    assert!(game.is_refused(alter), "immune to Alter");
    game.pass_to(Phase::Deploy);
    assert_eq!(game.refused(Choice::Deploy { card: name("1_312"), to: To::On(vader) }), rules::DEPLOY_ON);
}

/// SW-ACN-09: proficiency goes with the lightsaber: power three more in battle, one more drained, lost with the weapon.
#[test]
fn lightsaber_proficiency() {
    let mut scene = Scene::new(Phase::Battle).light();
    let cantina = scene.location("1_128", LIGHT);
    let luke = scene.at("1_19", LIGHT, cantina);
    let saber = scene.on("1_155", LIGHT, luke);
    let skill = scene.on("1_54", LIGHT, luke);
    let other = scene.at("1_17", LIGHT, cantina);
    scene.at("1_168", DARK, cantina);
    scene.force(LIGHT, 9);
    let mut game = scene.begin();
    assert_eq!(game.value(Quantity::Power(luke)), 3);
    assert_eq!(game.value(Quantity::Drain(LIGHT, cantina)), 2 + 1 + 1, "icons, proficiency, lightsaber");
    game.play(Choice::Battle(cantina));
    assert_eq!(game.value(Quantity::Power(luke)), 6);
    // Handed to somebody else in another position: gone.
    let mut scene = Scene::new(Phase::Deploy).light();
    let cantina = scene.location("1_128", LIGHT);
    let luke = scene.at("1_19", LIGHT, cantina);
    let other_saber = scene.on("1_155", LIGHT, luke);
    let leia = scene.at("1_17", LIGHT, cantina);
    scene.on("1_54", LIGHT, luke);
    scene.force(LIGHT, 9);
    let mut game = scene.begin();
    game.play(Choice::Transfer { card: other_saber, to: leia });
    assert_eq!(game.sees(LIGHT).lost, [name("1_54")]);
    let _ = (saber, skill, other);
}

/// SW-LOC-04: Revolution turns Obi-Wan's Hut round: Dark has the two icons and Light the drain; cancelled, it turns back.
#[test]
fn revolution() {
    let mut scene = Scene::new(Phase::Deploy).light();
    let hut = scene.location("1_134", LIGHT);
    scene.at("1_19", LIGHT, hut);
    scene.hand(LIGHT, &["1_62"]);
    scene.hand(DARK, &["1_234"]);
    let cantina = scene.location("1_128", LIGHT);
    scene.at("1_168", DARK, cantina);
    scene.force(LIGHT, 3);
    let mut game = scene.begin();
    let both = [Quantity::Generation(LIGHT), Quantity::Generation(DARK), Quantity::Drain(LIGHT, hut)];
    assert_eq!(both.map(|number| game.value(number)), [1 + 2 + 2, 1 + 2, 0]);
    game.play(Choice::Deploy { card: name("1_62"), to: To::On(hut) });
    assert_eq!(both.map(|number| game.value(number)), [1 + 2, 1 + 2 + 2, 2 + 1]);
    let effect = swccg::ObjId(4);
    game.let_go();
    while game.asked() != DARK {
        game.play(Choice::Pass);
    }
    game.play(Choice::Play { card: name("1_234"), clause: 0, target: Some(effect) });
    game.let_go();
    assert_eq!(both.map(|number| game.value(number)), [5, 3, 0]);
}

/// SW-LOC-05: expanded, the Detention Block's weapon destiny bonus holds at the sites beside it, for Dark only.
#[test]
fn expand_the_empire() {
    let hit = |expanded: bool, at: usize| {
        let mut scene = Scene::new(Phase::Battle);
        let sites = ["1_284", "1_283", "1_287"].map(|card| scene.location(card, DARK));
        if expanded {
            scene.on("1_215", DARK, sites[0]);
        }
        let trooper = scene.at("1_170", DARK, sites[at]);
        let blaster = scene.on("1_317", DARK, trooper);
        let rebel = scene.at("1_28", LIGHT, sites[at]);
        scene.force(DARK, 5);
        let mut game = scene.begin();
        game.play(Choice::Battle(sites[at]));
        game.play(Choice::Fire { weapon: blaster, target: rebel });
        game.marks(rebel).has(Marks::HIT) || game.place(rebel).is_none()
    };
    // A destiny of one beats ability one only with the bonus.
    assert_eq!([hit(false, 0), hit(false, 1), hit(true, 1), hit(true, 2)], [true, false, true, false]);
}

/// SW-DEP-15, SW-ACN-09: Yerka Mig takes one of the other side's power beside him, walks, and is lost when his target
/// comes to him.
#[test]
fn yerka_mig() {
    let mut scene = Scene::new(Phase::Deploy).light();
    let cantina = scene.location("1_128", LIGHT);
    let bay = scene.location("1_129", LIGHT);
    let vader = scene.at("1_168", DARK, cantina);
    let trooper = scene.at("1_194", DARK, bay);
    scene.hand(LIGHT, &["1_69"]);
    scene.force(LIGHT, 2);
    let mut game = scene.begin();
    game.play(Choice::Deploy { card: name("1_69"), to: To::At(bay) });
    let yerka = swccg::ObjId(4);
    assert_eq!(
        (game.0.question(), game.offers()),
        (Question::Aim(LIGHT), vec![Choice::Aim(vader), Choice::Aim(trooper)])
    );
    game.play(Choice::Aim(vader));
    game.let_go();
    let power = |at| Quantity::TotalPower(DARK, at);
    assert_eq!((game.value(power(bay)), game.value(power(cantina))), (0, 5));
    game.pass_to(Phase::Move);
    game.play(Choice::Move { card: yerka, way: Way::Walk(cantina) });
    assert_eq!((game.place(yerka), game.value(power(cantina))), (None, 6), "he has reached his target");
    // Without anybody to aim at he does not come.
    let mut scene = Scene::new(Phase::Deploy).light();
    let bay = scene.location("1_129", LIGHT);
    scene.hand(LIGHT, &["1_69"]);
    let game = scene.begin();
    assert_eq!(game.refused(Choice::Deploy { card: name("1_69"), to: To::At(bay) }), rules::UTINNI);
}

/// SW-TXT-03: a sentry makes Light's cards dearer, or battle destiny harder, or Dark stronger: at its site and beside it.
#[test]
fn death_star_sentry() {
    let scene = |mode: u8| {
        let mut scene = Scene::new(Phase::Deploy);
        let core = scene.location("1_283", DARK);
        let beside = scene.location("1_284", DARK);
        scene.at("1_170", DARK, beside);
        scene.at("1_19", LIGHT, beside);
        scene.hand(DARK, &["1_213"]);
        scene.hand(LIGHT, &["1_28"]);
        scene.force(DARK, 2);
        scene.force(LIGHT, 9);
        let mut game = scene.begin();
        game.play(Choice::Deploy { card: name("1_213"), to: To::On(core) });
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
    game.play(Choice::Deploy { card: name("1_28"), to: To::At(beside) });
    assert_eq!(before - game.force(LIGHT), 1, "free beside Luke, and the sentry's one");
}

/// SW-TXT-03: with the second text Luke's four are not enough for battle destiny.
#[test]
fn a_sentry_makes_battle_destiny_harder() {
    let mut scene = Scene::new(Phase::Battle);
    let core = scene.location("1_283", DARK);
    scene.at("1_168", DARK, core);
    scene.at("1_19", LIGHT, core);
    let sentry = scene.on("1_213", DARK, core);
    scene.mark(sentry, Marks::NONE.with_mode(2));
    scene.force(DARK, 2);
    let mut game = scene.begin();
    game.play(Choice::Battle(core));
    assert_eq!(game.value(Quantity::BattleDestinies(LIGHT, core)), 0);
    assert_eq!(game.value(Quantity::BattleDestinies(DARK, core)), 1);
}

/// SW-DEP-14: a three keeps Come With Me on the X-wing: its pilot is gone, its seat free; a two does not.
#[test]
fn come_with_me() {
    let scene = |drawn: &str| {
        let mut scene = Scene::new(Phase::Deploy);
        let system = scene.location("1_296", DARK);
        let wing = scene.at("1_146", LIGHT, system);
        scene.hand(DARK, &["2_118"]);
        scene.next(DARK, &[drawn]);
        scene.force(DARK, 2);
        let mut game = scene.begin();
        game.play(Choice::Deploy { card: name("2_118"), to: To::On(wing) });
        game.let_go();
        (game.value(Quantity::Power(wing)), game.sees(DARK).lost.len(), game.force(DARK))
    };
    assert_eq!(scene("1_170"), (0, 0, 1), "nobody flies it");
    assert_eq!(scene("1_306"), (3, 1, 1));
}

/// A gunner goes to the Used Pile to look for a card that is not there; the search may be verified.
#[test]
fn death_star_gunner() {
    let mut scene = Scene::new(Phase::Control);
    let core = scene.location("1_283", DARK);
    let gunner = scene.at("2_86", DARK, core);
    let mut game = scene.begin();
    game.play(Choice::Use { card: gunner, clause: 0, target: None });
    assert_eq!((game.0.question(), game.offers()), (Question::Search(DARK), vec![Choice::Pass]));
    assert_eq!((game.place(gunner), game.sees(DARK).used.len()), (None, 1));
    game.play(Choice::Pass);
    assert_eq!(game.0.question(), Question::Verify(LIGHT));
}

/// Kessel: Dark's ships deploy for one less, for two less while Tarkin is aboard one there; Light needs ability six for
/// destiny.
#[test]
fn kessel() {
    let cost = |seat: Option<Role>| {
        let mut scene = Scene::new(Phase::Deploy);
        let kessel = scene.location("1_288", DARK);
        let room = scene.location("1_287", DARK);
        let destroyer = scene.at("1_302", DARK, kessel);
        match seat {
            Some(role) => scene.aboard("1_179", DARK, destroyer, role),
            None => scene.at("1_179", DARK, room),
        };
        scene.hand(DARK, &["1_303", "1_194"]);
        scene.force(DARK, 9);
        let mut game = scene.begin();
        game.play(Choice::Deploy { card: name("1_303"), to: To::At(kessel) });
        game.let_go();
        9 - game.force(DARK)
    };
    assert_eq!([cost(None), cost(Some(Role::Pilot)), cost(Some(Role::Passenger))], [1, 0, 0]);

    let mut scene = Scene::new(Phase::Battle);
    let kessel = scene.location("1_288", DARK);
    scene.at("1_302", DARK, kessel);
    let falcon = scene.at("1_143", LIGHT, kessel);
    scene.aboard("1_19", LIGHT, falcon, Role::Pilot);
    scene.force(DARK, 1);
    let mut game = scene.begin();
    game.play(Choice::Battle(kessel));
    assert_eq!(game.value(Quantity::BattleDestinies(LIGHT, kessel)), 0);
}

/// SW-MOV-14: Nabrun takes any number of characters from one site to another for the destiny drawn; too dear, he is lost.
#[test]
fn nabrun_leids() {
    let scene = |force: usize| {
        let mut scene = Scene::new(Phase::Deploy).light();
        let cantina = scene.location("1_128", LIGHT);
        let core = scene.location("1_283", DARK);
        let [luke, leia, stays] = ["1_19", "1_17", "1_28"].map(|card| scene.at(card, LIGHT, cantina));
        scene.hand(LIGHT, &["1_97"]);
        scene.next(LIGHT, &["1_143"]);
        scene.force(LIGHT, force);
        let mut game = scene.begin();
        game.play(Choice::Play { card: name("1_97"), clause: 0, target: Some(cantina) });
        game.let_go();
        assert_eq!((game.0.question(), game.offers()), (Question::Aim(LIGHT), vec![Choice::Aim(core)]));
        game.play(Choice::Aim(core));
        assert_eq!(game.0.question(), Question::Gather(LIGHT));
        assert!(game.is_refused(Choice::Pass), "somebody must come");
        game.play(Choice::Join(luke));
        game.play(Choice::Join(leia));
        game.play(Choice::Pass);
        game.let_go();
        let at = [luke, leia, stays].map(|id| game.place(id) == Some(Place::At(core)));
        (at, game.force(LIGHT), game.sees(LIGHT).lost.len())
    };
    assert_eq!(scene(3), ([true, true, false], 1, 0));
    assert_eq!(scene(1), ([false; 3], 1, 1));
}

/// SW-FRC-04: with less than fifteen Life Force Light halves what is drained in Dark's control phase, rounded up; with
/// C-3PO on the table down.
#[test]
fn were_doomed() {
    let scene = |droid: bool| {
        let mut scene = Scene::new(Phase::Control);
        let cantina = scene.location("1_128", LIGHT);
        let vader = scene.at("1_168", DARK, cantina);
        scene.on("1_324", DARK, vader);
        scene.location("1_129", LIGHT);
        if droid {
            let bay = scene.location("1_132", LIGHT);
            scene.at("1_5", LIGHT, bay);
        }
        scene.hand(LIGHT, &["1_120"]);
        scene.hand(DARK, &["1_194"]);
        let mut game = scene.begin();
        while game.asked() != LIGHT {
            game.play(Choice::Pass);
        }
        game.play(Choice::Play { card: name("1_120"), clause: 0, target: None });
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
