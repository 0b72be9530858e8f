//! Battles without weapons: who fights, destiny, damage, attrition, forfeits.

use crate::rules::scene::{DARK, LIGHT, Play, Scene, name};
use contract::BySeat;
use swccg::cards::pile::PileName;
use swccg::{Choice, Event, LossSource, Marks, ObjId, Phase, Quantity, Role, rules};

/// Dark's battle phase with two Force.
fn dark() -> Scene {
    let mut scene = Scene::new(Phase::Battle);
    scene.force(DARK, 2);
    scene
}

fn lose_reserve() -> Choice {
    Choice::Lose(LossSource::Pile(PileName::Reserve))
}

/// Plays until a battle is over, losing from Reserve; returns the events.
fn finish(game: &mut Play) -> Vec<Event> {
    let mut told = Vec::new();
    while game.0.view(contract::Viewer::Watcher).battle.is_some() {
        told.extend(game.play(lose_reserve()));
    }
    told
}

use contract::Game;

/// SW-BTL-01, SW-BTL-02
#[test]
fn a_battle_needs_both_and_one_force_once_a_turn() {
    let mut scene = dark();
    let cantina = scene.location("Tatooine: Cantina", LIGHT);
    let farm = scene.location("Tatooine: Lars' Moisture Farm", LIGHT);
    let bay = scene.location("Tatooine: Docking Bay 94", LIGHT);
    let sea = scene.location("Tatooine: Dune Sea", LIGHT);
    for at in [cantina, farm, bay, sea] {
        scene.at("Stormtrooper", DARK, at);
    }
    scene.at("Rebel Trooper", LIGHT, cantina);
    scene.at("Rebel Trooper", LIGHT, sea);
    scene.at("WED-9-M1 'Bantha' Droid", LIGHT, farm);
    scene.at("X-wing", LIGHT, bay);
    let mut game = scene.begin();
    assert_eq!(
        game.legal_choices(),
        [Choice::Pass, Choice::Battle(cantina), Choice::Battle(bay), Choice::Battle(sea)],
        "a droid is no presence"
    );
    assert_eq!(game.refused(Choice::Battle(farm)), rules::BATTLE_PRESENCE);
    game.play(Choice::Battle(cantina));
    assert_eq!(game.force(DARK), 1);
    assert!(
        game.0.view(contract::Viewer::Watcher).battle.is_none(),
        "one against one: a tie, nothing to lose"
    );
    assert_eq!(game.refused(Choice::Battle(cantina)), rules::BATTLE, "once a turn");
    assert!(!game.is_refused(Choice::Battle(sea)));
}

/// SW-BTL-03: cards aboard vehicles and landed starships take part, a barred card does not.
#[test]
fn characters_and_vehicles_take_part_at_a_site() {
    let mut scene = dark();
    let farm = scene.location("Tatooine: Lars' Moisture Farm", LIGHT);
    let walker = scene.at("Fixture Walker", DARK, farm);
    let pilot = scene.aboard("Imperial Pilot", DARK, walker, Role::Pilot);
    let barred = scene.at("Stormtrooper", DARK, farm);
    scene.mark(barred, Marks::BARRED);
    let luke = scene.at("Luke Skywalker", LIGHT, farm);
    let wing = scene.at("X-wing", LIGHT, farm);
    let mut game = scene.begin();
    game.play(Choice::Battle(farm));
    let fights =
        |id: ObjId| game.0.table_cards().find(|laid| laid.id == id).unwrap().marks.has(Marks::FIGHTS);
    assert_eq!([walker, pilot, barred, luke, wing].map(fights), [true, true, false, true, true]);
}

/// SW-BTL-05: Vader (6) may draw, two troopers (2) may not; at the Dune Sea Dark needs six.
#[test]
fn battle_destiny_needs_ability() {
    let draws = |site: &str, cards: &[&str]| {
        let mut scene = dark();
        let at = scene.location(site, LIGHT);
        for card in cards {
            scene.at(card, DARK, at);
        }
        scene.at("Rebel Trooper", LIGHT, at);
        let mut game = scene.begin();
        game.play(Choice::Battle(at));
        game.value(Quantity::BattleDestinies(DARK, at))
    };
    assert_eq!(draws("Tatooine: Cantina", &["Darth Vader"]), 1);
    assert_eq!(draws("Tatooine: Cantina", &["Stormtrooper", "Stormtrooper"]), 0);
    assert_eq!(draws("Tatooine: Cantina", &["Stormtrooper", "General Tagge"]), 1, "one and three");
    assert_eq!(draws("Tatooine: Dune Sea", &["Stormtrooper", "General Tagge"]), 0, "six needed");
    assert_eq!(draws("Tatooine: Dune Sea", &["Darth Vader"]), 1);
    assert_eq!(
        draws("Yavin 4: Massassi War Room", &["Darth Vader"]),
        2,
        "the War Room adds one for whoever initiated"
    );
}

/// SW-BTL-05: drawing is optional, and an enclosed passenger's ability does not count.
#[test]
fn drawing_is_optional_and_passengers_do_not_help() {
    let mut scene = dark();
    let farm = scene.location("Tatooine: Lars' Moisture Farm", LIGHT);
    let walker = scene.at("Fixture Walker", DARK, farm);
    scene.aboard("Imperial Pilot", DARK, walker, Role::Pilot);
    scene.aboard("Darth Vader", DARK, walker, Role::Passenger);
    scene.at("Rebel Trooper", LIGHT, farm);
    let mut game = scene.begin();
    game.play(Choice::Battle(farm));
    assert_eq!(game.value(Quantity::BattleDestinies(DARK, farm)), 0, "the pilot's two alone");

    let mut scene = dark();
    let farm = scene.location("Tatooine: Lars' Moisture Farm", LIGHT);
    scene.at("Darth Vader", DARK, farm);
    scene.at("Rebel Trooper", LIGHT, farm);
    let mut game = scene.begin();
    game.play(Choice::Battle(farm));
    assert_eq!(game.legal_choices(), [Choice::Pass, Choice::Destiny]);
    let told = game.play(Choice::Pass);
    let power = Event::Power {
        power: BySeat([6, 1]),
        damage: BySeat([0, 5]),
        attrition: BySeat([0, 0]),
        winner: Some(DARK),
        rule: rules::WINNER,
    };
    assert!(told.contains(&power), "{told:?}");
}

/// SW-BTL-06, SW-BTL-07, SW-BTL-08: Vader 6 and a destiny of 1 with his own +1 against a trooper: 8 to 1, attrition 2.
#[test]
fn the_loser_takes_the_difference_and_attrition() {
    let mut scene = dark();
    let farm = scene.location("Tatooine: Lars' Moisture Farm", LIGHT);
    scene.at("Darth Vader", DARK, farm);
    let trooper = scene.at("Rebel Trooper", LIGHT, farm);
    let mut game = scene.begin();
    game.play(Choice::Battle(farm));
    let told = game.play(Choice::Destiny);
    let power = Event::Power {
        power: BySeat([8, 1]),
        damage: BySeat([0, 7]),
        attrition: BySeat([0, 2]),
        winner: Some(DARK),
        rule: rules::WINNER,
    };
    assert!(told.contains(&power), "{told:?}");
    assert_eq!(game.asked(), LIGHT);
    // SW-BTL-10: the trooper's two count for both.
    game.play(Choice::Forfeit(trooper));
    let battle = game.0.view(contract::Viewer::Watcher).battle.unwrap();
    assert_eq!((battle.damage[LIGHT], battle.unmet[LIGHT]), (5, 0));
    finish(&mut game);
    assert_eq!(game.sees(LIGHT).lost.len(), 1 + 5);
}

/// SW-BTL-06: nobody wins a tie.
#[test]
fn a_tie_has_no_winner() {
    let mut scene = dark();
    let farm = scene.location("Tatooine: Lars' Moisture Farm", LIGHT);
    scene.at("Stormtrooper", DARK, farm);
    scene.at("Rebel Trooper", LIGHT, farm);
    let told = scene.begin().play(Choice::Battle(farm));
    assert!(told.iter().any(|event| matches!(event, Event::Power { winner: None, .. })), "{told:?}");
}

/// SW-BTL-08: attrition is met by forfeiting and cannot be paid with Force.
#[test]
fn attrition_must_be_forfeited() {
    let mut scene = dark();
    let farm = scene.location("Tatooine: Lars' Moisture Farm", LIGHT);
    scene.at("Darth Vader", DARK, farm);
    let trooper = scene.at("Rebel Trooper", LIGHT, farm);
    scene.at("Luke Skywalker", LIGHT, farm);
    scene.at("Leia Organa", LIGHT, farm);
    let mut game = scene.begin();
    game.play(Choice::Battle(farm));
    game.play(Choice::Destiny);
    game.play(Choice::Pass);
    // Eight to seven; attrition two. Luke and Leia: immune below three and two.
    assert_eq!(game.value(Quantity::Immunity(ObjId(3))), 3);
    game.play(lose_reserve());
    let legal = game.legal_choices();
    assert!(legal.iter().all(|choice| matches!(choice, Choice::Forfeit(_))), "{legal:?}");
    game.play(Choice::Forfeit(trooper));
    assert!(game.0.view(contract::Viewer::Watcher).battle.is_none());
}

/// SW-BTL-09: attrition of two does not force Luke (immune below three), nor one aboard a ship that is immune.
#[test]
fn the_immune_need_not_be_forfeited() {
    let mut scene = dark();
    let farm = scene.location("Tatooine: Lars' Moisture Farm", LIGHT);
    scene.at("Darth Vader", DARK, farm);
    scene.at("Luke Skywalker", LIGHT, farm);
    let mut game = scene.begin();
    game.play(Choice::Battle(farm));
    game.play(Choice::Destiny);
    game.play(Choice::Pass);
    finish(&mut game);
    assert!(game.0.table_cards().any(|laid| laid.card == name("Luke Skywalker")));
    assert_eq!(game.sees(LIGHT).lost.len(), 8 - 3);
}

/// SW-CAP-04: the rider of a creature survives it.
#[test]
fn riders_get_off_a_lost_creature() {
    let mut scene = dark();
    let farm = scene.location("Tatooine: Lars' Moisture Farm", LIGHT);
    scene.at("Darth Vader", DARK, farm);
    let beast = scene.at("Fixture Beast", LIGHT, farm);
    let rider = scene.aboard("Rebel Trooper", LIGHT, beast, Role::Pilot);
    let mut game = scene.begin();
    game.play(Choice::Battle(farm));
    game.play(Choice::Pass);
    game.play(Choice::Forfeit(beast));
    // Six against two and one: the beast's three are enough.
    assert_eq!(game.place(rider), Some(swccg::Place::At(farm)));
    assert_eq!(game.sees(LIGHT).lost, [name("Fixture Beast")]);
}

/// SW-CAP-03: the crew and weapons of a forfeited starship are lost with it.
#[test]
fn everything_aboard_is_lost_with_a_ship() {
    let mut scene = dark();
    let yavin = scene.location("Yavin 4 (Dark)", DARK);
    let destroyer = scene.at("Imperial-Class Star Destroyer", DARK, yavin);
    scene.on("Turbolaser Battery", DARK, destroyer);
    let falcon = scene.at("Millennium Falcon", LIGHT, yavin);
    scene.aboard("Biggs Darklighter", LIGHT, falcon, Role::Pilot);
    let mut game = scene.begin();
    game.play(Choice::Battle(yavin));
    // The Turbolaser cannot be fired: two Force, one of them spent on the battle.
    assert_eq!(game.asked(), LIGHT);
    // Eight against three and two of Biggs.
    game.play(Choice::Forfeit(falcon));
    assert_eq!(game.sees(LIGHT).lost, [name("Biggs Darklighter"), name("Millennium Falcon")]);
    assert_eq!(game.0.table_cards().filter(|laid| laid.owner == LIGHT).count(), 0);
}
