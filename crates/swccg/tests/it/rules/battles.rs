//! Battles without weapons: who fights, destiny, damage, attrition, forfeits.

use crate::rules::scene::{DARK, LIGHT, Play, Scene, name};
use swccg::pile::PileName;
use swccg::{Choice, Event, From, Marks, ObjId, Phase, Quantity, Role, rules};
use table::BySeat;

/// Dark's battle phase with two Force.
fn dark() -> Scene {
    let mut scene = Scene::new(Phase::Battle);
    scene.force(DARK, 2);
    scene
}

fn lose_reserve() -> Choice {
    Choice::Lose(From::Pile(PileName::Reserve))
}

/// Plays on until a battle is over, losing from Reserve; gives what was told.
fn finish(game: &mut Play) -> Vec<Event> {
    let mut told = Vec::new();
    while game.0.view(table::Viewer::Watcher).battle.is_some() {
        told.extend(game.play(lose_reserve()));
    }
    told
}

use table::Game;

/// SW-BTL-01, SW-BTL-02
#[test]
fn a_battle_needs_both_and_one_force_once_a_turn() {
    let mut scene = dark();
    let cantina = scene.location("1_128", LIGHT);
    let farm = scene.location("1_132", LIGHT);
    let bay = scene.location("1_129", LIGHT);
    let sea = scene.location("1_130", LIGHT);
    for at in [cantina, farm, bay, sea] {
        scene.at("1_194", DARK, at);
    }
    scene.at("1_28", LIGHT, cantina);
    scene.at("1_28", LIGHT, sea);
    scene.at("1_32", LIGHT, farm);
    scene.at("1_146", LIGHT, bay);
    let mut game = scene.begin();
    assert_eq!(
        game.offers(),
        [Choice::Pass, Choice::Battle(cantina), Choice::Battle(sea)],
        "a droid is no presence, a landed ship no fighter"
    );
    assert_eq!(game.refused(Choice::Battle(farm)), rules::BATTLE_PRESENCE);
    assert_eq!(game.refused(Choice::Battle(bay)), rules::BATTLE_PRESENCE);
    game.play(Choice::Battle(cantina));
    assert_eq!(game.force(DARK), 1);
    assert!(game.0.view(table::Viewer::Watcher).battle.is_none(), "one against one: a tie, nothing to lose");
    assert_eq!(game.refused(Choice::Battle(cantina)), rules::BATTLE, "once a turn");
    assert!(!game.is_refused(Choice::Battle(sea)));
}

/// SW-BTL-03: those aboard vehicles take part, a barred card does not.
#[test]
fn characters_and_vehicles_take_part_at_a_site() {
    let mut scene = dark();
    let farm = scene.location("1_132", LIGHT);
    let walker = scene.at("900_1", DARK, farm);
    let pilot = scene.aboard("1_180", DARK, walker, Role::Pilot);
    let barred = scene.at("1_194", DARK, farm);
    scene.mark(barred, Marks::BARRED);
    let luke = scene.at("1_19", LIGHT, farm);
    let wing = scene.at("1_146", LIGHT, farm);
    let mut game = scene.begin();
    game.play(Choice::Battle(farm));
    let fights = |id: ObjId| game.0.laid().find(|laid| laid.id == id).unwrap().marks.has(Marks::FIGHTS);
    assert_eq!([walker, pilot, barred, luke, wing].map(fights), [true, true, false, true, false]);
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
        scene.at("1_28", LIGHT, at);
        let mut game = scene.begin();
        game.play(Choice::Battle(at));
        game.value(Quantity::BattleDestinies(DARK, at))
    };
    assert_eq!(draws("1_128", &["1_168"]), 1);
    assert_eq!(draws("1_128", &["1_194", "1_194"]), 0);
    assert_eq!(draws("1_128", &["1_194", "1_178"]), 1, "one and three");
    assert_eq!(draws("1_130", &["1_194", "1_178"]), 0, "six needed");
    assert_eq!(draws("1_130", &["1_168"]), 1);
    assert_eq!(draws("1_139", &["1_168"]), 2, "the War Room adds one for whoever initiated");
}

/// SW-BTL-05: drawing is optional, and an enclosed passenger's ability does not count.
#[test]
fn drawing_is_optional_and_passengers_do_not_help() {
    let mut scene = dark();
    let farm = scene.location("1_132", LIGHT);
    let walker = scene.at("900_1", DARK, farm);
    scene.aboard("1_180", DARK, walker, Role::Pilot);
    scene.aboard("1_168", DARK, walker, Role::Passenger);
    scene.at("1_28", LIGHT, farm);
    let mut game = scene.begin();
    game.play(Choice::Battle(farm));
    assert_eq!(game.value(Quantity::BattleDestinies(DARK, farm)), 0, "the pilot's two alone");

    let mut scene = dark();
    let farm = scene.location("1_132", LIGHT);
    scene.at("1_168", DARK, farm);
    scene.at("1_28", LIGHT, farm);
    let mut game = scene.begin();
    game.play(Choice::Battle(farm));
    assert_eq!(game.offers(), [Choice::Pass, Choice::Destiny]);
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
    let farm = scene.location("1_132", LIGHT);
    scene.at("1_168", DARK, farm);
    let trooper = scene.at("1_28", LIGHT, farm);
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
    let battle = game.0.view(table::Viewer::Watcher).battle.unwrap();
    assert_eq!((battle.damage[LIGHT], battle.unmet[LIGHT]), (5, 0));
    finish(&mut game);
    assert_eq!(game.sees(LIGHT).lost.len(), 1 + 5);
}

/// SW-BTL-06: a tie nobody wins.
#[test]
fn a_tie_has_no_winner() {
    let mut scene = dark();
    let farm = scene.location("1_132", LIGHT);
    scene.at("1_194", DARK, farm);
    scene.at("1_28", LIGHT, farm);
    let told = scene.begin().play(Choice::Battle(farm));
    assert!(told.iter().any(|event| matches!(event, Event::Power { winner: None, .. })), "{told:?}");
}

/// SW-BTL-08: attrition is met by forfeiting and cannot be paid with Force.
#[test]
fn attrition_must_be_forfeited() {
    let mut scene = dark();
    let farm = scene.location("1_132", LIGHT);
    scene.at("1_168", DARK, farm);
    let trooper = scene.at("1_28", LIGHT, farm);
    scene.at("1_19", LIGHT, farm);
    scene.at("1_17", LIGHT, farm);
    let mut game = scene.begin();
    game.play(Choice::Battle(farm));
    game.play(Choice::Destiny);
    game.play(Choice::Pass);
    // Eight to seven; attrition two. Luke and Leia: immune below three and two.
    assert_eq!(game.value(Quantity::Immunity(ObjId(3))), 3);
    game.play(lose_reserve());
    let offers = game.offers();
    assert!(offers.iter().all(|choice| matches!(choice, Choice::Forfeit(_))), "{offers:?}");
    game.play(Choice::Forfeit(trooper));
    assert!(game.0.view(table::Viewer::Watcher).battle.is_none());
}

/// SW-BTL-09: attrition of two does not force Luke (immune below three), nor one aboard a ship that is immune.
#[test]
fn the_immune_need_not_be_forfeited() {
    let mut scene = dark();
    let farm = scene.location("1_132", LIGHT);
    scene.at("1_168", DARK, farm);
    scene.at("1_19", LIGHT, farm);
    let mut game = scene.begin();
    game.play(Choice::Battle(farm));
    game.play(Choice::Destiny);
    game.play(Choice::Pass);
    finish(&mut game);
    assert!(game.0.laid().any(|laid| laid.card == name("1_19")));
    assert_eq!(game.sees(LIGHT).lost.len(), 8 - 3);
}

/// SW-CAP-04: whoever rides a creature survives it.
#[test]
fn riders_get_off_a_lost_creature() {
    let mut scene = dark();
    let farm = scene.location("1_132", LIGHT);
    scene.at("1_168", DARK, farm);
    let beast = scene.at("900_2", LIGHT, farm);
    let rider = scene.aboard("1_28", LIGHT, beast, Role::Pilot);
    let mut game = scene.begin();
    game.play(Choice::Battle(farm));
    game.play(Choice::Pass);
    game.play(Choice::Forfeit(beast));
    // Six against two and one: the beast's three are enough.
    assert_eq!(game.place(rider), Some(swccg::Place::At(farm)));
    assert_eq!(game.sees(LIGHT).lost, [name("900_2")]);
}

/// SW-CAP-03: a forfeited starship takes its crew and weapons along.
#[test]
fn everything_aboard_is_lost_with_a_ship() {
    let mut scene = dark();
    let yavin = scene.location("1_296", DARK);
    let destroyer = scene.at("1_302", DARK, yavin);
    scene.on("1_323", DARK, destroyer);
    let falcon = scene.at("1_143", LIGHT, yavin);
    scene.aboard("1_3", LIGHT, falcon, Role::Pilot);
    let mut game = scene.begin();
    game.play(Choice::Battle(yavin));
    // The Turbolaser may not be fired: two Force, one of them spent on the battle.
    assert_eq!(game.asked(), LIGHT);
    // Eight against three and two of Biggs.
    game.play(Choice::Forfeit(falcon));
    assert_eq!(game.sees(LIGHT).lost, [name("1_3"), name("1_143")]);
    assert_eq!(game.0.laid().filter(|laid| laid.owner == LIGHT).count(), 0);
}
