//! Effects and Interrupts of the glossary beyond the ready decks: beside the locations, once a match, to Dagobah.

use crate::rules::scene::{DARK, LIGHT, Scene, deploy, name};
use swccg::{Choice, Destination, Marks, Phase, Place, Quantity, Question, Role, rules};

/// SW-DEP-17: You May Start Your Landing lies beside the locations, once the 5th Marker is there.
#[test]
fn an_effect_beside_the_locations() {
    let scene = |marker: &str| {
        let mut scene = Scene::new(Phase::Deploy);
        scene.location(marker, DARK);
        scene.hand(DARK, &["You May Start Your Landing"]);
        scene.begin()
    };
    let lay = deploy("You May Start Your Landing", Destination::Table);
    assert_eq!(scene("Hoth: Mountains (6th Marker)").refused(lay), rules::DEPLOY_TABLE);
    let mut game = scene("Hoth: Ice Plains (5th Marker)");
    game.play(lay);
    let laid = game.0.table_cards().find(|laid| laid.card == name("You May Start Your Landing")).unwrap();
    assert_eq!(laid.place, Place::Table);
}

/// SW-PRS-03: each marker site occupied with an AT-AT that has presence costs the opponent 1 Force.
#[test]
fn you_may_start_your_landing() {
    let loses = |walkers: [Option<(&str, bool)>; 2]| {
        let mut scene = Scene::new(Phase::Control);
        let sites = ["Hoth: Ice Plains (5th Marker)", "Hoth: Mountains (6th Marker)"]
            .map(|site| scene.location(site, DARK));
        for (site, walker) in sites.into_iter().zip(walkers) {
            let Some((walker, crewed)) = walker else { continue };
            scene.at("Stormtrooper", DARK, site);
            let walker = scene.at(walker, DARK, site);
            if crewed {
                scene.aboard("AT-AT Driver", DARK, walker, Role::Pilot);
            }
        }
        let effect = scene.beside("You May Start Your Landing", DARK);
        scene.hand(DARK, &["Stormtrooper"]);
        let mut game = scene.begin();
        let land = Choice::Use { card: effect, clause: 1, target: None };
        if game.is_refused(land) {
            return None;
        }
        game.play(land);
        game.let_go();
        match game.0.question() {
            Question::Lose(LIGHT, n) => Some(n),
            other => panic!("{other:?}"),
        }
    };
    let crewed = Some(("Blizzard 1", true));
    assert_eq!([loses([crewed, crewed]), loses([crewed, None])], [Some(2), Some(1)]);
    // A walker without anybody aboard has no presence, whoever else occupies the site.
    assert_eq!(loses([Some(("Blizzard 1", false)), None]), None);
}

/// Once in the match You May Start Your Landing fetches the 3rd Marker.
#[test]
fn once_in_the_match() {
    let mut scene = Scene::new(Phase::Deploy);
    scene.location("Hoth: Ice Plains (5th Marker)", DARK);
    let effect = scene.beside("You May Start Your Landing", DARK);
    scene.hand(DARK, &["Stormtrooper"]);
    scene.next(DARK, &["Hoth: Defensive Perimeter (3rd Marker) (Dark)"]);
    let mut game = scene.begin();
    let fetch = Choice::Use { card: effect, clause: 2, target: None };
    game.play(fetch);
    game.let_go();
    game.play(Choice::Take(name("Hoth: Defensive Perimeter (3rd Marker) (Dark)")));
    assert!(game.marks(effect).has(Marks::SPENT));
    while game.asked() != DARK {
        game.play(Choice::Pass);
    }
    assert!(game.is_refused(fetch));
}

/// Wokling adds one to generation, fetches an Effect whose text names no cost, and goes out of play for 1 Force.
#[test]
fn wokling() {
    let mut scene = Scene::new(Phase::Deploy).light();
    scene.location("Tatooine", LIGHT);
    let wokling = scene.beside("Wokling", LIGHT);
    scene.hand(LIGHT, &["Rebel Trooper"]);
    scene.force(LIGHT, 3);
    scene.0.sides[LIGHT].lost = vec![name("Rebel Trooper")];
    scene.next(LIGHT, &["Revolution", "Nightfall"]);
    let mut game = scene.begin();
    let with = game.value(Quantity::Generation(LIGHT));
    game.play(Choice::Use { card: wokling, clause: 2, target: None });
    game.let_go();
    // Revolution names a cost of 3.
    let offered = game.legal_choices();
    assert!(offered.contains(&Choice::Take(name("Nightfall"))));
    assert!(!offered.contains(&Choice::Take(name("Revolution"))));
    game.play(Choice::Take(name("Nightfall")));
    while game.asked() != LIGHT {
        game.play(Choice::Pass);
    }
    game.use_text(wokling, 3, None);
    assert_eq!(game.place(wokling), None);
    assert!(game.sees(LIGHT).gone.contains(&name("Wokling")));
    assert_eq!(game.sees(LIGHT).lost, []);
    assert_eq!(game.value(Quantity::Generation(LIGHT)), with - 1);
}

/// SW-BTL-18: the target's ability counts neither for battle destiny nor as the highest; reached, the Effect is lost.
#[test]
fn what_is_thy_bidding() {
    let scene = |aimed: bool, at_system: bool| {
        let mut scene = Scene::new(Phase::Battle);
        let system = scene.location("Tatooine", LIGHT);
        let cantina = scene.location("Tatooine: Cantina", LIGHT);
        let vader = scene.at("Darth Vader", DARK, if at_system { system } else { cantina });
        let effect = scene.on("What Is Thy Bidding, My Master?", LIGHT, system);
        if aimed {
            scene.aim(effect, vader);
        } else {
            let tarkin = scene.at("Grand Moff Tarkin", DARK, cantina);
            scene.aim(effect, tarkin);
        }
        scene.at("Luke Skywalker", LIGHT, cantina);
        scene.at("Stormtrooper", DARK, cantina);
        scene.force(DARK, 1);
        let mut game = scene.begin();
        game.place(effect)?;
        game.play(Choice::Battle(cantina));
        Some(game.value(Quantity::TotalAbility(DARK, cantina)))
    };
    // Vader has 6 and Tarkin 4, a trooper 1.
    assert_eq!([scene(true, false), scene(false, false)], [Some(1), Some(7)]);
    assert_eq!(scene(true, true), None);
}

/// What Is Thy Bidding, My Master? targets only characters whose lore names the Emperor.
#[test]
fn lore_of_the_emperor() {
    let mut scene = Scene::new(Phase::Deploy).light();
    let system = scene.location("Tatooine", LIGHT);
    let cantina = scene.location("Tatooine: Cantina", LIGHT);
    let vader = scene.at("Darth Vader", DARK, cantina);
    scene.at("General Tagge", DARK, cantina);
    scene.hand(LIGHT, &["What Is Thy Bidding, My Master?"]);
    let mut game = scene.begin();
    game.play(deploy("What Is Thy Bidding, My Master?", Destination::On(system)));
    assert_eq!(game.legal_choices(), [Choice::Aim(vader)]);
}

/// Wall Of Fire: near a crewed AT-AT any number of troopers is lost if destiny exceeds their number.
#[test]
fn wall_of_fire() {
    let left = |troopers: usize, drawn: &str, crewed: bool| {
        let mut scene = Scene::new(Phase::Control);
        let [ridge, trench] = ["Hoth: Ice Plains (5th Marker)", "Hoth: North Ridge (4th Marker)"]
            .map(|site| scene.location(site, DARK));
        let walker = scene.at("Blizzard 1", DARK, ridge);
        if crewed {
            scene.aboard("AT-AT Driver", DARK, walker, Role::Pilot);
        }
        let rebels: Vec<_> = (0..troopers).map(|_| scene.at("Rebel Trooper", LIGHT, trench)).collect();
        scene.hand(DARK, &["Wall Of Fire"]);
        scene.next(DARK, &[drawn]);
        let mut game = scene.begin();
        let play = Choice::Play { card: name("Wall Of Fire"), clause: 0, target: Some(trench) };
        if game.is_refused(play) {
            return None;
        }
        game.play(play);
        game.let_go();
        for rebel in &rebels {
            game.play(Choice::Join(*rebel));
        }
        if game.0.question() == Question::Gather(DARK) {
            game.play(Choice::Pass);
        }
        game.let_go();
        Some(rebels.iter().filter(|rebel| game.place(**rebel).is_some()).count())
    };
    assert_eq!(left(2, "Comlink", true), Some(0));
    assert_eq!(left(2, "Stormtrooper", true), Some(2));
    assert_eq!(left(2, "Comlink", false), None);
}

/// SW-LOC-05: You Will Go To The Dagobah System takes a character there, or brings a card from the Reserve Deck to
/// it although Dagobah is closed.
#[test]
fn you_will_go_to_the_dagobah_system() {
    let card = name("600_6045");
    let mut scene = Scene::new(Phase::Control).light();
    let jungle = scene.location("Dagobah: Jungle", LIGHT);
    let cantina = scene.location("Tatooine: Cantina", LIGHT);
    let luke = scene.at("Luke Skywalker", LIGHT, cantina);
    scene.hand(LIGHT, &["600_6045"]);
    let mut game = scene.begin();
    game.play(Choice::Play { card, clause: 0, target: Some(luke) });
    game.let_go();
    if game.0.question() == Question::Aim(LIGHT) {
        game.play(Choice::Aim(jungle));
    }
    assert_eq!(game.place(luke), Some(Place::At(jungle)));

    let mut scene = Scene::new(Phase::Deploy).light();
    let jungle = scene.location("Dagobah: Jungle", LIGHT);
    scene.location("Tatooine: Cantina", LIGHT);
    scene.hand(LIGHT, &["600_6045"]);
    scene.force(LIGHT, 9);
    scene.next(LIGHT, &["Luke Skywalker"]);
    let mut game = scene.begin();
    game.play(Choice::Play { card, clause: 1, target: None });
    game.let_go();
    game.play(Choice::Take(name("Luke Skywalker")));
    assert_eq!(game.legal_choices(), [deploy("Luke Skywalker", Destination::At(jungle))]);
}
