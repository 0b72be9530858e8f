//! Cards leaving the table, and cards that change sides.

use crate::rules::scene::{DARK, LIGHT, Play, Scene, deploy, name};
use contract::Game;
use swccg::numbers::breakdown::Cause;
use swccg::{
    Choice, Destination, Event, Marks, MoveKind, ObjId, Phase, Place, Quantity, Question, Role, rules,
};

const PRISONER: &str = "We Have A Prisoner";

/// Passes, loses Force or takes the first choice until a condition holds.
fn play_until(game: &mut Play, done: impl Fn(&Play) -> bool) -> bool {
    for _ in 0..80 {
        if done(game) {
            return true;
        }
        let legal = game.legal_choices();
        let pass = legal.iter().find(|choice| matches!(choice, Choice::Pass | Choice::Lose(_)));
        let pick = pass.or(legal.first());
        let Some(pick) = pick.copied() else { return false };
        game.play(pick);
    }
    false
}

/// SW-ACN-10, SW-CPT-01: Han, lost with the forfeited Falcon, is about to be lost first and may be captured.
#[test]
fn who_is_lost_with_a_ship_may_be_captured() {
    let mut scene = Scene::new(Phase::Battle);
    let yavin = scene.location("Yavin 4 (Dark)", DARK);
    let destroyer = scene.at("Devastator", DARK, yavin);
    let guard = scene.aboard("Stormtrooper", DARK, destroyer, Role::Passenger);
    let falcon = scene.at("Millennium Falcon", LIGHT, yavin);
    let han = scene.aboard("Han Solo", LIGHT, falcon, Role::Pilot);
    let chewie = scene.aboard("Chewbacca", LIGHT, falcon, Role::Pilot);
    scene.hand(DARK, &[PRISONER]);
    scene.force(DARK, 5);
    let mut game = scene.begin();
    game.play(Choice::Battle(yavin));
    assert!(play_until(&mut game, |game| matches!(game.0.question(), Question::Damage(LIGHT))));
    game.play(Choice::Forfeit(falcon));
    let capture = Choice::Play { card: name(PRISONER), clause: 0, target: None };
    assert!(game.legal_choices().contains(&capture));
    game.play(capture);
    assert!(play_until(&mut game, |game| game.place(falcon).is_none()));
    assert_eq!(game.place(han), Some(Place::On(guard)), "the first of the two");
    assert!(game.marks(han).has(Marks::CAPTIVE));
    assert_eq!(game.place(chewie), None, "nobody took him");
}

/// SW-ACN-09: the events name the cards a Timer Mine destroys, not only the mine.
#[test]
fn losses_to_a_mine_are_reported() {
    let mut scene = Scene::new(Phase::Draw);
    let farm = scene.location("Tatooine: Lars' Moisture Farm", LIGHT);
    scene.at("LIN-V8K", LIGHT, farm);
    scene.at("Timer Mine", LIGHT, farm);
    let trooper = scene.at("Stormtrooper", DARK, farm);
    let guard = scene.at("Death Star Trooper", DARK, farm);
    let mut game = scene.begin();
    assert!(play_until(&mut game, |game| matches!(game.0.question(), Question::Cull(..))));
    let told = game.play(Choice::Aim(guard));
    assert!(told.contains(&Event::LostWith { card: name("Death Star Trooper"), owner: DARK }), "{told:?}");
    assert!(game.place(guard).is_none() && game.place(trooper).is_some());
}

/// SW-ACN-09, SW-DST-01: as many mines as a deck can hold explode one after the other.
#[test]
fn many_mines_go_off() {
    for mines in [31, 45] {
        let mut scene = Scene::new(Phase::Draw);
        let farm = scene.location("Tatooine: Lars' Moisture Farm", LIGHT);
        scene.at("LIN-V8K", LIGHT, farm);
        let mines: Vec<ObjId> = (0..mines).map(|_| scene.at("Timer Mine", LIGHT, farm)).collect();
        scene.at("Stormtrooper", DARK, farm);
        let mut game = scene.begin();
        let left = |game: &Play| mines.iter().filter(|mine| game.place(**mine).is_some()).count();
        // Each needs a destiny, and the Reserve Deck has ten cards: the others fail their draw and are lost anyway.
        assert!(
            play_until(&mut game, |game| game.turn() > 1 && !matches!(game.0.question(), Question::Cull(..)))
        );
        assert_eq!(left(&game), 0, "as Light's turn began");
    }
}

/// SW-CPT-03: nobody boards a captured ship, from hand or from the planet.
#[test]
fn captured_ships_take_nobody_aboard() {
    let scene = |captured: bool, phase| {
        let mut scene = Scene::new(phase).light();
        let farm = scene.location("Tatooine: Lars' Moisture Farm", LIGHT);
        let tatooine = scene.location("Tatooine", LIGHT);
        let destroyer = scene.at("Devastator", DARK, tatooine);
        scene.on("Tractor Beam", DARK, destroyer);
        let corvette = if captured {
            let ship = scene.on("Corellian Corvette", LIGHT, destroyer);
            scene.mark(ship, Marks::CAPTIVE);
            ship
        } else {
            scene.at("Corellian Corvette", LIGHT, tatooine)
        };
        scene.aboard("Rebel Pilot", LIGHT, corvette, Role::Pilot);
        let trooper = scene.at("Rebel Trooper", LIGHT, farm);
        scene.hand(LIGHT, &["Rebel Trooper"]);
        scene.force(LIGHT, 5);
        (scene.begin(), corvette, trooper)
    };
    let board = |captured| {
        let (game, corvette, _) = scene(captured, Phase::Deploy);
        let seat = deploy("Rebel Trooper", Destination::Aboard(corvette, Role::Passenger));
        if captured { game.refused(seat) == rules::CAPTURED_SHIP } else { !game.is_refused(seat) }
    };
    assert!(board(false) && board(true));
    let shuttle = |captured| {
        let (game, corvette, trooper) = scene(captured, Phase::Move);
        let up = Choice::Move { card: trooper, way: MoveKind::ShuttleUp(corvette, Role::Passenger) };
        game.is_refused(up) == captured
    };
    assert!(shuttle(false) && shuttle(true));
}

/// SW-STL-01: a droid that is bought brings along what it carries.
#[test]
fn what_a_stolen_card_carries_comes_along() {
    let mut scene = Scene::new(Phase::Control).light();
    let cantina = scene.location("Tatooine: Cantina", LIGHT);
    let wioslea = scene.at("Wioslea", LIGHT, cantina);
    let droid = scene.at("WED15-I662 'Treadwell' Droid", DARK, cantina);
    let comlink = scene.on("Comlink", DARK, droid);
    scene.force(LIGHT, 9);
    scene.next(LIGHT, &["Nabrun Leids", "Nabrun Leids"]);
    let mut game = scene.begin();
    game.use_text(wioslea, 0, Some(droid));
    let owner = |id: ObjId| game.0.table_cards().find(|laid| laid.id == id).map(|laid| laid.owner);
    assert_eq!([owner(droid), owner(comlink)], [Some(LIGHT); 2]);
}

/// The Tractor Beam captures at the end of a battle at its own system, not of one elsewhere. SW-CPT-03
#[test]
fn the_beam_needs_a_battle_where_it_is() {
    let offered = |here: bool| {
        let mut scene = Scene::new(Phase::Battle);
        let cantina = scene.location("Tatooine: Cantina", LIGHT);
        let yavin = scene.location("Yavin 4 (Dark)", DARK);
        scene.at("Stormtrooper", DARK, cantina);
        scene.at("Rebel Trooper", LIGHT, cantina);
        let destroyer = scene.at("Devastator", DARK, yavin);
        let beam = scene.on("Tractor Beam", DARK, destroyer);
        // Two ships, so that one is left when the battle has been lost.
        for _ in 0..2 {
            let corvette = scene.at("Corellian Corvette", LIGHT, yavin);
            scene.aboard("Rebel Pilot", LIGHT, corvette, Role::Pilot);
        }
        scene.force(DARK, 5);
        let mut game = scene.begin();
        game.play(Choice::Battle(if here { yavin } else { cantina }));
        let uses = |game: &Play| {
            game.legal_choices()
                .iter()
                .any(|choice| matches!(choice, Choice::Use { card, .. } if *card == beam))
        };
        let over = |game: &Play| game.0.view(contract::Viewer::Watcher).battle.is_none();
        play_until(&mut game, |game| uses(game) || over(game)) && uses(&game)
    };
    assert_eq!([offered(true), offered(false)], [true, false]);
}

/// Han piloting a Falcon in the battle, and Biggs in Red 3, draw at least one battle destiny; landed at a site with a
/// battle they take part but pilot nothing. SW-BTL-05, SW-BTL-02, SW-CAP-02
#[test]
fn a_minimum_destiny_needs_taking_part() {
    let destinies = |ship: &str, pilot: &str, place: &str| {
        let mut scene = Scene::new(Phase::Battle);
        let at = scene.location(place, LIGHT);
        let ship = scene.at(ship, LIGHT, at);
        let pilot = scene.aboard(pilot, LIGHT, ship, Role::Pilot);
        let site = place == "Tatooine: Docking Bay 94";
        if site {
            scene.at("Rebel Trooper", LIGHT, at);
        }
        scene.at(if site { "Darth Vader" } else { "Devastator" }, DARK, at);
        scene.force(DARK, 5);
        let mut game = scene.begin();
        game.play(Choice::Battle(at));
        assert!(game.marks(pilot).has(Marks::FIGHTS));
        game.value(Quantity::BattleDestinies(LIGHT, at))
    };
    for (ship, pilot) in [("Millennium Falcon", "Han Solo"), ("Red 3", "Biggs Darklighter")] {
        assert_eq!(
            [destinies(ship, pilot, "Yavin 4 (Light)"), destinies(ship, pilot, "Tatooine: Docking Bay 94")],
            [1, 0],
            "{pilot}"
        );
    }
}

/// SW-PRS-02: Leia inside a Lift Tube is not present with the trooper outside it.
#[test]
fn present_with_means_both() {
    let power = |inside: bool| {
        let mut scene = Scene::new(Phase::Deploy).light();
        let core = scene.location("Death Star: Central Core", DARK);
        let lift = scene.at("Lift Tube (Light)", LIGHT, core);
        if inside {
            scene.aboard("Leia Organa", LIGHT, lift, Role::Passenger);
        } else {
            scene.at("Leia Organa", LIGHT, core);
        }
        let trooper = scene.at("Rebel Trooper", LIGHT, core);
        scene.hand(LIGHT, &["Rebel Trooper"]);
        scene.begin().value(Quantity::Power(trooper))
    };
    assert_eq!([power(false), power(true)], [2, 1]);
}

/// SW-MOV-13: a character in an open landspeeder that must move away gets out and goes, if its player wants.
#[test]
fn out_of_an_open_vehicle_and_away() {
    let mut scene = Scene::new(Phase::Battle).light();
    let farm = scene.location("Tatooine: Lars' Moisture Farm", LIGHT);
    let mesa = scene.location("Tatooine: Fixture Mesa", LIGHT);
    let obi = scene.at("Obi-Wan Kenobi", LIGHT, farm);
    let speeder = scene.at("Fixture Speeder", DARK, farm);
    let trooper = scene.aboard("Stormtrooper", DARK, speeder, Role::Pilot);
    scene.at("Darth Vader", DARK, farm);
    scene.force(LIGHT, 5);
    let mut game = scene.begin();
    game.play(Choice::Battle(farm));
    let away = |game: &Play| {
        game.legal_choices().into_iter().find(|choice| {
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

/// SW-ACN-12, SW-ACN-10: two troopers are forfeited. Each is about to be lost, to which Dark might respond with the
/// prisoner; only when it is in the Lost Pile may the salvager bring it to the Used Pile.
#[test]
fn about_to_be_lost_comes_before_just_lost() {
    let mut scene = Scene::new(Phase::Battle);
    let cantina = scene.location("Tatooine: Cantina", LIGHT);
    for _ in 0..6 {
        scene.at("Stormtrooper", DARK, cantina);
    }
    let farm = scene.location("Tatooine: Lars' Moisture Farm", LIGHT);
    let salvager = scene.at("Fixture Salvager", LIGHT, farm);
    let troopers = [0; 2].map(|_| scene.at("Rebel Trooper", LIGHT, cantina));
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
    assert_eq!((game.asked(), game.legal_choices()), (LIGHT, vec![Choice::Pass, salvage]), "just lost");
    assert_eq!(game.sees(LIGHT).lost, [name("Rebel Trooper")]);
    game.play(salvage);
    assert!(game.sees(LIGHT).lost.is_empty());
    assert_eq!(used(&game), before + 1 + 1, "the trooper, and the Force it cost");
    // There is no Force for the second one.
    assert!(play_until(&mut game, |game| matches!(game.0.question(), Question::Damage(LIGHT))));
    game.play(Choice::Forfeit(troopers[1]));
    game.play(Choice::Pass);
    assert!(!matches!(game.0.question(), Question::Respond(_)));
    assert_eq!(game.sees(LIGHT).lost, [name("Rebel Trooper")]);
}

/// SW-ZON-02: Luke in the vault takes part in nothing, and another Luke may be deployed; taken back he is in hand;
/// lost with the vault he does not return. His blaster does not come along.
#[test]
fn what_is_set_aside_lies_under_its_card() {
    let vault = |phase: Phase| {
        let mut scene = Scene::new(phase).light();
        let cantina = scene.location("Tatooine: Cantina", LIGHT);
        let vault = scene.on("Fixture Vault", LIGHT, cantina);
        let luke = scene.at("Luke Skywalker", LIGHT, cantina);
        let blaster = scene.on("Blaster", LIGHT, luke);
        scene.hand(LIGHT, &["Luke Skywalker"]);
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
    let aside = game.0.table_cards().find(|laid| laid.card == name("Luke Skywalker")).unwrap();
    assert_eq!(aside.place, Place::Under(vault_at));
    assert_eq!(game.sees(LIGHT).lost, [name("Blaster")]);
    let ability = game.0.explain_quantity(Quantity::Ability(aside.id));
    assert_eq!((ability.value, ability.reasons.last().unwrap().by), (0, Cause::Rule(rules::SET_ASIDE)));
    assert_eq!(game.value(Quantity::TotalPower(LIGHT, cantina)), 0);
    assert!(!game.0.occupies(LIGHT, cantina));
    game.play(back);
    assert_eq!((game.place(aside.id), game.sees(LIGHT).known.len()), (None, 2), "both Lukes in hand");

    // While he is set aside his dots do not count.
    let (mut scene, [cantina, vault_at, luke, _]) = vault(Phase::Deploy);
    scene.0.table.retain(|laid| laid.card != name("Blaster"));
    scene.0.table[usize::from(luke.0)].place = Place::Under(vault_at);
    let mut game = scene.begin_wide();
    game.play(deploy("Luke Skywalker", Destination::At(cantina)));
    game.let_go();
    assert_eq!(game.value(Quantity::TotalPower(LIGHT, cantina)), 3);

    // Dark cancels the Effect with Alter: the card under it is lost.
    let (mut scene, [cantina, vault_at, luke, blaster]) = vault(Phase::Control);
    scene.0.active = DARK;
    scene.0.table[usize::from(luke.0)].place = Place::Under(vault_at);
    scene.0.table[usize::from(blaster.0)].place = Place::On(cantina);
    scene.at("Darth Vader", DARK, cantina);
    scene.hand(DARK, &["Alter (Dark)"]);
    scene.force(DARK, 3);
    let mut game = scene.begin_wide();
    game.play(Choice::Play { card: name("Alter (Dark)"), clause: 0, target: Some(vault_at) });
    assert!(play_until(&mut game, |game| game.place(vault_at).is_none()));
    assert_eq!(game.place(luke), None);
    assert!(game.sees(LIGHT).lost.contains(&name("Luke Skywalker")));
}

/// SW-CPT-02: when a text causes a vehicle to be lost, the captive of a character aboard is released and not lost
/// with the escort.
#[test]
fn captives_of_characters_aboard_are_released() {
    for captive_first in [true, false] {
        let mut scene = Scene::new(Phase::Control);
        let farm = scene.location("Tatooine: Lars' Moisture Farm", LIGHT);
        let early = captive_first.then(|| scene.at("Rebel Trooper", LIGHT, farm));
        let wreck = scene.at("Fixture Wreck", DARK, farm);
        let guard = scene.aboard("Stormtrooper", DARK, wreck, Role::Passenger);
        let captive = early.unwrap_or_else(|| scene.at("Rebel Trooper", LIGHT, farm));
        scene.0.table[usize::from(captive.0)].place = Place::On(guard);
        scene.mark(captive, Marks::CAPTIVE);
        scene.aboard("Imperial Pilot", DARK, wreck, Role::Pilot);
        let mut game = scene.begin_wide();
        game.play(Choice::Use { card: wreck, clause: 0, target: None });
        game.let_go();
        assert_eq!([wreck, guard].map(|id| game.place(id)), [None; 2]);
        assert_eq!(game.place(captive), Some(Place::At(farm)), "{captive_first}");
    }
}
