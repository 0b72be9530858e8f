//! Cards on their way off the table, and cards that change sides.

use crate::rules::scene::{DARK, LIGHT, Play, Scene, deploy, name};
use swccg::why::Cause;
use swccg::{Choice, Event, Marks, ObjId, Phase, Place, Quantity, Question, Role, To, Way, rules};
use table::Game;

const PRISONER: &str = "2_142";

/// Whoever is asked passes, loses Force or takes the first answer, until something holds.
fn play_until(game: &mut Play, done: impl Fn(&Play) -> bool) -> bool {
    for _ in 0..80 {
        if done(game) {
            return true;
        }
        let offers = game.offers();
        let pass = offers.iter().find(|choice| matches!(choice, Choice::Pass | Choice::Lose(_)));
        let pick = pass.or(offers.first());
        let Some(pick) = pick.copied() else { return false };
        game.play(pick);
    }
    false
}

/// SW-ACN-10, SW-CPT-01: Han, lost with the Falcon that is forfeited, is about to be lost first and may be captured.
#[test]
fn who_is_lost_with_a_ship_may_be_captured() {
    let mut scene = Scene::new(Phase::Battle);
    let yavin = scene.location("1_296", DARK);
    let destroyer = scene.at("1_301", DARK, yavin);
    let guard = scene.aboard("1_194", DARK, destroyer, Role::Passenger);
    let falcon = scene.at("1_143", LIGHT, yavin);
    let han = scene.aboard("1_11", LIGHT, falcon, Role::Pilot);
    let chewie = scene.aboard("2_3", LIGHT, falcon, Role::Pilot);
    scene.hand(DARK, &[PRISONER]);
    scene.force(DARK, 5);
    let mut game = scene.begin();
    game.play(Choice::Battle(yavin));
    assert!(play_until(&mut game, |game| matches!(game.0.question(), Question::Damage(LIGHT))));
    game.play(Choice::Forfeit(falcon));
    let capture = Choice::Play { card: name(PRISONER), clause: 0, target: None };
    assert!(game.offers().contains(&capture));
    game.play(capture);
    assert!(play_until(&mut game, |game| game.place(falcon).is_none()));
    assert_eq!(game.place(han), Some(Place::On(guard)), "the first of the two");
    assert!(game.marks(han).has(Marks::CAPTIVE));
    assert_eq!(game.place(chewie), None, "nobody took him");
}

/// SW-ACN-09: whom a Timer Mine takes is told, not only that the mine is gone.
#[test]
fn losses_of_a_mine_are_told() {
    let mut scene = Scene::new(Phase::Draw);
    let farm = scene.location("1_132", LIGHT);
    scene.at("1_18", LIGHT, farm);
    scene.at("1_162", LIGHT, farm);
    let trooper = scene.at("1_194", DARK, farm);
    let guard = scene.at("1_170", DARK, farm);
    let mut game = scene.begin();
    assert!(play_until(&mut game, |game| matches!(game.0.question(), Question::Cull(..))));
    let told = game.play(Choice::Aim(guard));
    assert!(told.contains(&Event::LostWith { card: name("1_170"), owner: DARK }), "{told:?}");
    assert!(game.place(guard).is_none() && game.place(trooper).is_some());
}

/// SW-ACN-09, SW-DST-01: as many mines as a deck holds go off one after the other.
#[test]
fn many_mines_go_off() {
    for mines in [31, 45] {
        let mut scene = Scene::new(Phase::Draw);
        let farm = scene.location("1_132", LIGHT);
        scene.at("1_18", LIGHT, farm);
        let mines: Vec<ObjId> = (0..mines).map(|_| scene.at("1_162", LIGHT, farm)).collect();
        scene.at("1_194", DARK, farm);
        let mut game = scene.begin();
        let left = |game: &Play| mines.iter().filter(|mine| game.place(**mine).is_some()).count();
        // Each needs a destiny, and the Reserve Deck has ten cards: the others fail their draw and are lost all the same.
        assert!(
            play_until(&mut game, |game| game.turn() > 1 && !matches!(game.0.question(), Question::Cull(..)))
        );
        assert_eq!(left(&game), 0, "as Light's turn began");
    }
}

/// SW-CPT-03: nobody goes aboard a captured ship, from hand or from the planet.
#[test]
fn captured_ships_take_nobody_aboard() {
    let scene = |captured: bool, phase| {
        let mut scene = Scene::new(phase).light();
        let farm = scene.location("1_132", LIGHT);
        let tatooine = scene.location("1_127", LIGHT);
        let destroyer = scene.at("1_301", DARK, tatooine);
        scene.on("2_115", DARK, destroyer);
        let corvette = scene.at("1_140", LIGHT, tatooine);
        scene.aboard("1_27", LIGHT, corvette, Role::Pilot);
        scene.mark(corvette, if captured { Marks::CAPTIVE } else { Marks::NONE });
        let trooper = scene.at("1_28", LIGHT, farm);
        scene.hand(LIGHT, &["1_28"]);
        scene.force(LIGHT, 5);
        (scene.begin(), corvette, trooper)
    };
    let board = |captured| {
        let (game, corvette, _) = scene(captured, Phase::Deploy);
        let seat = deploy("1_28", To::Aboard(corvette, Role::Passenger));
        if captured { game.refused(seat) == rules::CAPTURED_SHIP } else { !game.is_refused(seat) }
    };
    assert!(board(false) && board(true));
    let shuttle = |captured| {
        let (game, corvette, trooper) = scene(captured, Phase::Move);
        let up = Choice::Move { card: trooper, way: Way::ShuttleUp(corvette, Role::Passenger) };
        if captured { game.refused(up) == rules::CAPTURED_SHIP } else { !game.is_refused(up) }
    };
    assert!(shuttle(false) && shuttle(true));
}

/// SW-STL-01: a droid that is bought brings what it carries.
#[test]
fn what_a_stolen_card_carries_comes_along() {
    let mut scene = Scene::new(Phase::Control).light();
    let cantina = scene.location("1_128", LIGHT);
    let wioslea = scene.at("1_33", LIGHT, cantina);
    let droid = scene.at("1_197", DARK, cantina);
    let comlink = scene.on("1_201", DARK, droid);
    scene.force(LIGHT, 9);
    scene.next(LIGHT, &["1_97", "1_97"]);
    let mut game = scene.begin();
    game.use_text(wioslea, 0, Some(droid));
    let owner = |id: ObjId| game.0.laid().find(|laid| laid.id == id).map(|laid| laid.owner);
    assert_eq!([owner(droid), owner(comlink)], [Some(LIGHT); 2]);
}

/// The Tractor Beam seizes at the end of a battle at its own system, not of one elsewhere. SW-CPT-03
#[test]
fn the_beam_needs_a_battle_where_it_is() {
    let offered = |here: bool| {
        let mut scene = Scene::new(Phase::Battle);
        let cantina = scene.location("1_128", LIGHT);
        let yavin = scene.location("1_296", DARK);
        scene.at("1_194", DARK, cantina);
        scene.at("1_28", LIGHT, cantina);
        let destroyer = scene.at("1_301", DARK, yavin);
        let beam = scene.on("2_115", DARK, destroyer);
        // Two ships, so that one is left when the battle has been lost.
        for _ in 0..2 {
            let corvette = scene.at("1_140", LIGHT, yavin);
            scene.aboard("1_27", LIGHT, corvette, Role::Pilot);
        }
        scene.force(DARK, 5);
        let mut game = scene.begin();
        game.play(Choice::Battle(if here { yavin } else { cantina }));
        let uses = |game: &Play| {
            game.offers().iter().any(|choice| matches!(choice, Choice::Use { card, .. } if *card == beam))
        };
        let over = |game: &Play| game.0.view(table::Viewer::Watcher).battle.is_none();
        play_until(&mut game, |game| uses(game) || over(game)) && uses(&game)
    };
    assert_eq!([offered(true), offered(false)], [true, false]);
}

/// Han in a Falcon that fights, and Biggs in Red 3, draw at least one battle destiny; landed beside a battle they do
/// not. SW-BTL-05, SW-BTL-02
#[test]
fn a_least_destiny_of_who_fights() {
    let destinies = |ship: &str, pilot: &str, place: &str| {
        let mut scene = Scene::new(Phase::Battle);
        let at = scene.location(place, LIGHT);
        let ship = scene.at(ship, LIGHT, at);
        let pilot = scene.aboard(pilot, LIGHT, ship, Role::Pilot);
        let site = place == "1_129";
        if site {
            scene.at("1_28", LIGHT, at);
        }
        scene.at(if site { "1_168" } else { "1_301" }, DARK, at);
        scene.force(DARK, 5);
        let mut game = scene.begin();
        game.play(Choice::Battle(at));
        assert_eq!(game.marks(pilot).has(Marks::FIGHTS), !site);
        game.value(Quantity::BattleDestinies(LIGHT, at))
    };
    for (ship, pilot) in [("1_143", "1_11"), ("1_145", "1_3")] {
        assert_eq!([destinies(ship, pilot, "1_135"), destinies(ship, pilot, "1_129")], [1, 0], "{pilot}");
    }
}

/// SW-PRS-02: Leia inside a Lift Tube is not present with the trooper outside it.
#[test]
fn present_with_means_both() {
    let power = |inside: bool| {
        let mut scene = Scene::new(Phase::Deploy).light();
        let core = scene.location("1_283", DARK);
        let lift = scene.at("1_148", LIGHT, core);
        if inside {
            scene.aboard("1_17", LIGHT, lift, Role::Passenger);
        } else {
            scene.at("1_17", LIGHT, core);
        }
        let trooper = scene.at("1_28", LIGHT, core);
        scene.hand(LIGHT, &["1_28"]);
        scene.begin().value(Quantity::Power(trooper))
    };
    assert_eq!([power(false), power(true)], [2, 1]);
}

/// SW-MOV-13: who sits in an open landspeeder and is made to move away gets out and goes, if its player wants.
#[test]
fn out_of_an_open_vehicle_and_away() {
    let mut scene = Scene::new(Phase::Battle).light();
    let farm = scene.location("1_132", LIGHT);
    let mesa = scene.location("900_13", LIGHT);
    let obi = scene.at("1_21", LIGHT, farm);
    let speeder = scene.at("900_3", DARK, farm);
    let trooper = scene.aboard("1_194", DARK, speeder, Role::Pilot);
    scene.at("1_168", DARK, farm);
    scene.force(LIGHT, 5);
    let mut game = scene.begin();
    game.play(Choice::Battle(farm));
    let away = |game: &Play| {
        game.offers().into_iter().find(|choice| {
            matches!(choice, Choice::Use { card, target, .. } if *card == obi && *target == Some(trooper))
        })
    };
    assert!(play_until(&mut game, |game| away(game).is_some()));
    let choice = away(&game).unwrap();
    game.play(choice);
    game.let_go();
    assert_eq!(game.0.question(), Question::Away(DARK));
    game.play(Choice::Aim(mesa));
    assert_eq!(game.place(trooper), Some(Place::At(mesa)));
}

/// SW-ACN-12, SW-ACN-10: two troopers are forfeited. Each is about to be lost, which Dark might answer with the prisoner;
/// only when it lies in the Lost Pile may the salvager bring it to the Used Pile.
#[test]
fn about_to_be_lost_comes_before_just_lost() {
    let mut scene = Scene::new(Phase::Battle);
    let cantina = scene.location("1_128", LIGHT);
    for _ in 0..6 {
        scene.at("1_194", DARK, cantina);
    }
    let farm = scene.location("1_132", LIGHT);
    let salvager = scene.at("900_79", LIGHT, farm);
    let troopers = [0; 2].map(|_| scene.at("1_28", LIGHT, cantina));
    scene.hand(DARK, &[PRISONER]);
    scene.force(DARK, 3);
    scene.force(LIGHT, 1);
    let mut game = scene.begin_wide();
    game.play(Choice::Battle(cantina));
    assert!(play_until(&mut game, |game| matches!(game.0.question(), Question::Damage(LIGHT))));
    let used = |game: &Play| game.sees(LIGHT).used.len();
    let before = used(&game);
    game.play(Choice::Forfeit(troopers[0]));
    assert_eq!(game.asked(), DARK, "about to be lost");
    assert!(game.sees(LIGHT).lost.is_empty() && game.place(troopers[0]).is_some());
    game.play(Choice::Pass);
    let salvage = Choice::Use { card: salvager, clause: 0, target: None };
    assert_eq!((game.asked(), game.offers()), (LIGHT, vec![Choice::Pass, salvage]), "just lost");
    assert_eq!(game.sees(LIGHT).lost, [name("1_28")]);
    game.play(salvage);
    assert!(game.sees(LIGHT).lost.is_empty());
    assert_eq!(used(&game), before + 1 + 1, "the trooper, and the Force it cost");
    // There is no Force for the second one.
    assert!(play_until(&mut game, |game| matches!(game.0.question(), Question::Damage(LIGHT))));
    game.play(Choice::Forfeit(troopers[1]));
    game.play(Choice::Pass);
    assert!(!matches!(game.0.question(), Question::Respond(_)));
    assert_eq!(game.sees(LIGHT).lost, [name("1_28")]);
}

/// SW-ZON-02: Luke in the vault takes part in nothing, and another Luke may be deployed; taken back he is in hand; lost
/// with the vault he is not seen again. His blaster does not come along.
#[test]
fn what_is_set_aside_lies_under_its_card() {
    let vault = |phase: Phase| {
        let mut scene = Scene::new(phase).light();
        let cantina = scene.location("1_128", LIGHT);
        let vault = scene.on("900_80", LIGHT, cantina);
        let luke = scene.at("1_19", LIGHT, cantina);
        let blaster = scene.on("1_152", LIGHT, luke);
        scene.hand(LIGHT, &["1_19"]);
        scene.force(LIGHT, 9);
        (scene, [cantina, vault, luke, blaster])
    };
    let (scene, [cantina, vault_at, luke, _]) = vault(Phase::Control);
    let mut game = scene.begin_wide();
    let itself = Choice::Use { card: vault_at, clause: 3, target: Some(vault_at) };
    assert_eq!(game.refused(itself), rules::TARGET, "nothing goes under itself");
    let back = Choice::Use { card: vault_at, clause: 2, target: None };
    assert!(game.is_refused(back), "nothing is set aside");
    game.play(Choice::Use { card: vault_at, clause: 1, target: Some(luke) });
    let aside = game.0.laid().find(|laid| laid.card == name("1_19")).unwrap();
    assert_eq!(aside.place, Place::Under(vault_at));
    assert_eq!(game.sees(LIGHT).lost, [name("1_152")]);
    let ability = game.0.why(Quantity::Ability(aside.id));
    assert_eq!((ability.value, ability.reasons.last().unwrap().by), (0, Cause::Rule(rules::ASIDE)));
    assert_eq!(game.value(Quantity::TotalPower(LIGHT, cantina)), 0);
    assert!(!game.0.occupies(LIGHT, cantina));
    game.play(back);
    assert_eq!((game.place(aside.id), game.sees(LIGHT).known.len()), (None, 2), "both Lukes in hand");

    // While he is aside his dots do not count.
    let (mut scene, [cantina, vault_at, luke, _]) = vault(Phase::Deploy);
    scene.0.table.retain(|laid| laid.card != name("1_152"));
    scene.0.table[usize::from(luke.0)].place = Place::Under(vault_at);
    let mut game = scene.begin_wide();
    game.play(deploy("1_19", To::At(cantina)));
    game.let_go();
    assert_eq!(game.value(Quantity::TotalPower(LIGHT, cantina)), 3);

    // Dark alters the Effect away: what lies under it is lost.
    let (mut scene, [cantina, vault_at, luke, blaster]) = vault(Phase::Control);
    scene.0.active = DARK;
    scene.0.table[usize::from(luke.0)].place = Place::Under(vault_at);
    scene.0.table[usize::from(blaster.0)].place = Place::On(cantina);
    scene.at("1_168", DARK, cantina);
    scene.hand(DARK, &["1_234"]);
    scene.force(DARK, 3);
    let mut game = scene.begin_wide();
    game.play(Choice::Play { card: name("1_234"), clause: 0, target: Some(vault_at) });
    assert!(play_until(&mut game, |game| game.place(vault_at).is_none()));
    assert_eq!(game.place(luke), None);
    assert!(game.sees(LIGHT).lost.contains(&name("1_19")));
}

/// SW-CPT-02: when a vehicle is lost by a text, the captive of who sits in it comes free and is not lost with the escort.
#[test]
fn captives_of_who_is_aboard_come_free() {
    for captive_first in [true, false] {
        let mut scene = Scene::new(Phase::Control);
        let farm = scene.location("1_132", LIGHT);
        let early = captive_first.then(|| scene.at("1_28", LIGHT, farm));
        let wreck = scene.at("900_81", DARK, farm);
        let guard = scene.aboard("1_194", DARK, wreck, Role::Passenger);
        let captive = early.unwrap_or_else(|| scene.at("1_28", LIGHT, farm));
        scene.0.table[usize::from(captive.0)].place = Place::On(guard);
        scene.mark(captive, Marks::CAPTIVE);
        scene.aboard("1_180", DARK, wreck, Role::Pilot);
        let mut game = scene.begin_wide();
        game.play(Choice::Use { card: wreck, clause: 0, target: None });
        game.let_go();
        assert_eq!([wreck, guard].map(|id| game.place(id)), [None; 2]);
        assert_eq!(game.place(captive), Some(Place::At(farm)), "{captive_first}");
    }
}
