//! Yoda's council, Watto's cube, and an Effect that keeps Interrupts.

use crate::rules::scene::{DARK, LIGHT, Scene, deploy, name};
use contract::Game;
use swccg::{Choice, Destination, Event, Marks, Phase, Place, Quantity, Question, Revealed, Role, rules};

/// SW-DST-04: with Watto in the battle his cube draws destiny: even, zero too, adds two battle destinies; odd takes
/// them all.
#[test]
fn wattos_chance_cube() {
    let totals = |drawn: &str| {
        let mut scene = Scene::new(Phase::Battle);
        let cantina = scene.location("Tatooine: Cantina", LIGHT);
        scene.at("Watto", DARK, cantina);
        scene.at("Darth Vader", DARK, cantina);
        scene.at("Luke Skywalker", LIGHT, cantina);
        scene.hand(DARK, &["Watto's Chance Cube"]);
        scene.force(DARK, 2);
        scene.next(DARK, &[drawn]);
        let mut game = scene.begin();
        game.play(Choice::Battle(cantina));
        game.let_go();
        let cube = Choice::Play { card: name("Watto's Chance Cube"), clause: 0, target: None };
        game.play(cube);
        game.let_go();
        let mut draws = 0;
        loop {
            let draw = game.0.question() == Question::Destiny(DARK);
            draws += u8::from(draw);
            let choice = if draw { Choice::Destiny } else { Choice::Pass };
            let power = game.play(choice).into_iter().find_map(|event| match event {
                Event::Power { attrition, .. } => Some(attrition[LIGHT]),
                _ => None,
            });
            if let Some(attrition) = power {
                return (draws, attrition);
            }
        }
    };
    // The cards of the Reserve Deck have destiny one each, and Vader adds one to each.
    assert_eq!([totals("Alderaan"), totals("Sandcrawler (Dark)")], [(3, 6); 2]);
    assert_eq!(totals("Stormtrooper"), (1, 0));
}

/// Watto moves two sites, and fetches his cube once a turn.
#[test]
fn watto() {
    let mut scene = Scene::new(Phase::Move);
    let sites = ["Tatooine: Cantina", "Tatooine: Lars' Moisture Farm", "Tatooine: Obi-Wan's Hut"]
        .map(|site| scene.location(site, LIGHT));
    let watto = scene.at("Watto", DARK, sites[0]);
    scene.force(DARK, 1);
    scene.next(DARK, &["Watto's Chance Cube"]);
    let mut game = scene.begin();
    let fetch = Choice::Use { card: watto, clause: 0, target: None };
    game.play(fetch);
    game.let_go();
    game.play(Choice::Take(name("Watto's Chance Cube")));
    while game.asked() != DARK {
        game.play(Choice::Pass);
    }
    assert!(game.is_refused(fetch));
    assert_eq!(game.value(Quantity::Landspeed(watto)), 2);
}

/// SW-ACN-16: the Effect keeps the Interrupt it responds to; the next one of that title costs more and goes there too.
#[test]
fn what_are_you_trying_to_push_on_us() {
    let grabber = name("What're You Tryin' To Push On Us?");
    let prisoner = "Blasted Droid";
    let mut scene = Scene::new(Phase::Control);
    let cantina = scene.location("Tatooine: Cantina", LIGHT);
    let trooper = scene.at("Stormtrooper", DARK, cantina);
    scene.on("Imperial Blaster", DARK, trooper);
    let other = scene.at("Stormtrooper", DARK, cantina);
    scene.on("Imperial Blaster", DARK, other);
    let rebels = [0, 1].map(|_| scene.at("Luke Skywalker", LIGHT, cantina));
    scene.hand(DARK, &[prisoner, prisoner]);
    scene.hand(LIGHT, &["What're You Tryin' To Push On Us?"]);
    scene.force(DARK, 2);
    scene.force(LIGHT, 3);
    let mut game = scene.begin();
    let play = Choice::Play { card: name(prisoner), clause: 0, target: None };
    game.play(play);
    game.play(Choice::Play { card: grabber, clause: 0, target: None });
    assert_eq!(game.force(LIGHT), 0);
    let laid = game.0.table_cards().find(|laid| laid.card == grabber).unwrap();
    assert_eq!(laid.place, Place::Table);
    let settle = |game: &mut crate::rules::scene::Play| {
        let goes_on = |game: &crate::rules::scene::Play| {
            let phase = game.0.view(contract::Viewer::Watcher).phase;
            phase == Phase::Control && game.0.question() != Question::Control(DARK)
        };
        while goes_on(game) {
            let shot = game.legal_choices().into_iter().find(|choice| matches!(choice, Choice::Fire { .. }));
            game.play(shot.unwrap_or(Choice::Pass));
        }
    };
    settle(&mut game);
    let kept = |game: &crate::rules::scene::Play| {
        let under = |laid: &swccg::TableCard| laid.card == name(prisoner);
        game.0.table_cards().filter(under).map(|laid| laid.place).collect::<Vec<_>>()
    };
    assert_eq!(kept(&game), [Place::Under(laid.id)]);
    // One in the stack, and itself: two more Force.
    game.play(play);
    assert_eq!(game.force(DARK), 0);
    settle(&mut game);
    assert_eq!(kept(&game).len(), 2);
    assert!(game.sees(DARK).lost.is_empty());
    let _ = rebels;
}

/// Yoda deploys to the Council Chamber only, from the Reserve Deck too, and sends one other Jedi a turn.
#[test]
fn yoda_in_the_council() {
    let chamber = "Coruscant: Jedi Council Chamber";
    let mut scene = Scene::new(Phase::Deploy).light();
    let council = scene.location(chamber, LIGHT);
    let cantina = scene.location("Tatooine: Cantina", LIGHT);
    scene.hand(LIGHT, &["Rebel Trooper"]);
    scene.force(LIGHT, 9);
    scene.next(LIGHT, &["Yoda, Senior Council Member"]);
    let mut game = scene.begin();
    game.play(Choice::Use { card: council, clause: 0, target: None });
    game.let_go();
    game.play(Choice::Take(name("Yoda, Senior Council Member")));
    let yoda = deploy("Yoda, Senior Council Member", Destination::At(council));
    assert_eq!(game.legal_choices(), [yoda]);
    let elsewhere = deploy("Yoda, Senior Council Member", Destination::At(cantina));
    assert_eq!(game.refused(elsewhere), rules::DEPLOY_ONLY);

    let mut scene = Scene::new(Phase::Move).light();
    let council = scene.location(chamber, LIGHT);
    let cantina = scene.location("Tatooine: Cantina", LIGHT);
    let yoda = scene.at("Yoda, Senior Council Member", LIGHT, council);
    let obi = scene.at("Obi-Wan Kenobi", LIGHT, council);
    let luke = scene.at("Luke Skywalker", LIGHT, council);
    scene.at("Stormtrooper", DARK, cantina);
    scene.force(LIGHT, 9);
    let mut game = scene.begin();
    assert!(game.is_refused(Choice::Use { card: yoda, clause: 1, target: Some(luke) }));
    assert!(game.is_refused(Choice::Use { card: yoda, clause: 1, target: Some(yoda) }));
    game.play(Choice::Use { card: yoda, clause: 1, target: Some(obi) });
    game.let_go();
    if game.0.question() == Question::Aim(LIGHT) {
        game.play(Choice::Aim(cantina));
    }
    assert_eq!((game.place(obi), game.force(LIGHT)), (Some(Place::At(cantina)), 5));
    assert_eq!(game.value(Quantity::Immunity(yoda)), 99);
}

/// SW-CTL-05: for the Dark Side the Council Chamber cancels what lightsabers that are not unique add to drains.
#[test]
fn council_chamber() {
    let drain = |chamber: bool| {
        let mut scene = Scene::new(Phase::Control).light();
        let core = scene.location("Death Star: Central Core", DARK);
        if chamber {
            scene.location("Coruscant: Jedi Council Chamber", LIGHT);
        }
        let luke = scene.at("Luke Skywalker", LIGHT, core);
        scene.on("Jedi Lightsaber", LIGHT, luke);
        scene.hand(LIGHT, &["Rebel Trooper"]);
        let game = scene.begin();
        assert_eq!(game.0.view(contract::Viewer::Watcher).phase, Phase::Control);
        !game.is_refused(Choice::DrainLess(core))
    };
    assert_eq!([drain(false), drain(true)], [true, false]);
}

/// SW-CPT-05: We're The Bait works on a captive: at the start of the opponent's draw phase it takes 2 Force. Released,
/// or reached by Luke, it is lost.
#[test]
fn we_are_the_bait() {
    let scene = |captive: bool, near: bool| {
        let mut scene = Scene::new(Phase::Move).light();
        let cantina = scene.location("Tatooine: Cantina", LIGHT);
        let hut = scene.location("Tatooine: Obi-Wan's Hut", LIGHT);
        let vader = scene.at("Darth Vader", DARK, cantina);
        let leia = scene.on("Leia Organa", LIGHT, vader);
        if captive {
            scene.mark(leia, Marks::CAPTIVE);
        }
        let luke = scene.at("Luke Skywalker", LIGHT, if near { cantina } else { hut });
        let bait = scene.on("We're The Bait", DARK, leia);
        scene.aim(bait, luke);
        scene.force(LIGHT, 1);
        (scene.begin(), bait)
    };
    let (mut game, bait) = scene(true, false);
    while game.0.view(contract::Viewer::Watcher).phase == Phase::Move {
        game.play(Choice::Pass);
    }
    assert_eq!((game.0.question(), game.place(bait).is_some()), (Question::Lose(LIGHT, 2), true));
    for (game, bait) in [scene(true, true), scene(false, false)] {
        assert_eq!(game.place(bait), None);
    }
}

/// We're The Bait deploys on captured friends of Luke only.
#[test]
fn bait_needs_a_captive() {
    let mut scene = Scene::new(Phase::Deploy);
    let cantina = scene.location("Tatooine: Cantina", LIGHT);
    let hut = scene.location("Tatooine: Obi-Wan's Hut", LIGHT);
    let vader = scene.at("Darth Vader", DARK, cantina);
    let leia = scene.on("Leia Organa", LIGHT, vader);
    scene.mark(leia, Marks::CAPTIVE);
    let han = scene.at("Han Solo", LIGHT, hut);
    scene.at("Luke Skywalker", LIGHT, hut);
    scene.hand(DARK, &["We're The Bait"]);
    let game = scene.begin();
    assert!(!game.is_refused(deploy("We're The Bait", Destination::On(leia))));
    assert_eq!(game.refused(deploy("We're The Bait", Destination::On(han))), rules::DEPLOY_ON);
}

/// SW-RND-01: Walker Barrage loses artillery near a crewed AT-AT, and with a high destiny a random character there.
#[test]
fn walker_barrage() {
    let after = |drawn: &str, rebels: usize| {
        let mut scene = Scene::new(Phase::Control);
        let [plains, ridge] = ["Hoth: Ice Plains (5th Marker)", "Hoth: North Ridge (4th Marker)"]
            .map(|site| scene.location(site, DARK));
        let walker = scene.at("Blizzard 1", DARK, plains);
        scene.aboard("AT-AT Driver", DARK, walker, Role::Pilot);
        let gun = scene.on("Golan Laser Battery", LIGHT, ridge);
        let rebels: Vec<_> = (0..rebels).map(|_| scene.at("Rebel Trooper", LIGHT, ridge)).collect();
        scene.hand(DARK, &["Walker Barrage"]);
        scene.next(DARK, &[drawn]);
        let mut game = scene.begin();
        game.play(Choice::Play { card: name("Walker Barrage"), clause: 0, target: Some(gun) });
        game.let_go();
        let asked = game.0.question();
        if asked == Question::Prey(LIGHT) {
            let mut odds = Vec::new();
            game.0.chance_outcomes(&mut odds);
            assert_eq!(odds, rebels.iter().map(|id| (Revealed::Prey(*id), 1)).collect::<Vec<_>>());
            game.0.resolve(Revealed::Prey(rebels[1]), &mut contract::EventSink::silent());
        }
        (asked, game.place(gun).is_some(), rebels.iter().filter(|id| game.place(**id).is_some()).count())
    };
    // Six and one exceed six, and the forfeit value of the battery.
    let (asked, gun, left) = after("The Circle Is Now Complete", 2);
    assert_eq!((asked, gun, left), (Question::Prey(LIGHT), false, 1));
    let (_, gun, left) = after("The Circle Is Now Complete", 1);
    assert_eq!((gun, left), (false, 0));
    let (_, gun, left) = after("Stormtrooper", 2);
    assert_eq!((gun, left), (true, 2));
}
