//! Breakdowns of numbers: every card that changes a number has a line of its own.

use crate::rules::scene::{DARK, LIGHT, Play, Scene, deploy, name};
use contract::{RuleId, Seat};
use swccg::numbers::breakdown::{Adjustment, Cause};
use swccg::{Choice, Destination, Marks, Phase, Quantity, rules};

/// The lines of a breakdown: the card or rule, and what it does.
fn lines(game: &Play, quantity: Quantity) -> Vec<(Result<String, RuleId>, Adjustment)> {
    let card = |by: Cause| match by {
        Cause::Printed(card) | Cause::Text(_, card) | Cause::Destiny(card) => Ok(card.to_string()),
        Cause::Rule(rule) => Err(rule),
        Cause::Total(seat) => Ok(format!("{seat:?}")),
        Cause::Gone => Ok("gone".to_owned()),
    };
    game.0
        .explain_quantity(quantity)
        .reasons
        .into_iter()
        .map(|reason| (card(reason.by), reason.step))
        .collect()
}

fn card(title: &str) -> Result<String, RuleId> {
    Ok(name(title).to_string())
}

/// SW-CTL-02, SW-ACT-01, SW-VAL-01: the Cantina has two light icons printed, the Presence adds the third.
#[test]
fn icons_are_printed_or_added() {
    let mut scene = Scene::new(Phase::Control);
    let cantina = scene.location("Tatooine: Cantina", LIGHT);
    scene.on("Presence Of The Force", DARK, cantina);
    scene.at("Stormtrooper", DARK, cantina);
    let game = scene.begin();
    let icons = [
        (card("Tatooine: Cantina"), Adjustment::Plus(2)),
        (card("Presence Of The Force"), Adjustment::Plus(1)),
    ];
    assert_eq!(lines(&game, Quantity::Drain(DARK, cantina)), icons);
    let generation = [[(Err(rules::GENERATION), Adjustment::Plus(1))].as_slice(), &icons].concat();
    assert_eq!(lines(&game, Quantity::Generation(LIGHT)), generation);
}

/// SW-LOC-04: the Revolution that rotates the icons is named; rotated twice a location is as before.
#[test]
fn rotated_and_rotated_back() {
    let drains = |turns: usize| {
        let mut scene = Scene::new(Phase::Deploy).light();
        let room = scene.location("Yavin 4: Massassi War Room", LIGHT);
        for _ in 0..turns {
            scene.on("Revolution", LIGHT, room);
        }
        scene.hand(LIGHT, &["Rebel Trooper"]);
        let game = scene.begin();
        (lines(&game, Quantity::Drain(DARK, room)), game.value(Quantity::Drain(DARK, room)))
    };
    assert_eq!(drains(0), (vec![(card("Yavin 4: Massassi War Room"), Adjustment::Plus(2))], 2));
    assert_eq!(
        drains(1),
        (
            vec![
                (card("Yavin 4: Massassi War Room"), Adjustment::Plus(2)),
                (card("Revolution"), Adjustment::Plus(-2))
            ],
            0
        )
    );
    assert_eq!(drains(2), drains(0));
}

/// SW-BTL-05: at the Dune Sea Dark needs six, so an ability of four draws nothing, and the Dune Sea is the reason
/// given.
#[test]
fn no_destiny_has_a_reason() {
    let battle = |cards: &[&str]| {
        let mut scene = Scene::new(Phase::Battle);
        let sea = scene.location("Tatooine: Dune Sea", LIGHT);
        for card in cards {
            scene.at(card, DARK, sea);
        }
        scene.at("Luke Skywalker", LIGHT, sea);
        scene.force(DARK, 3);
        let mut game = scene.begin();
        game.play(Choice::Battle(sea));
        (game, sea)
    };
    let destinies = |cards: &[&str], seat: Seat| {
        let (game, sea) = battle(cards);
        lines(&game, Quantity::BattleDestinies(seat, sea))
    };
    let one = [(Err(rules::BATTLE_DESTINY), Adjustment::Plus(1))];
    assert_eq!(
        destinies(&["Grand Moff Tarkin", "Stormtrooper"], DARK),
        [(card("Tatooine: Dune Sea"), Adjustment::Is(0))],
        "ability of four or five"
    );
    assert_eq!(
        destinies(&["Stormtrooper"], DARK),
        [(Err(rules::BATTLE_DESTINY), Adjustment::Is(0))],
        "of one"
    );
    assert_eq!(destinies(&["Darth Vader"], DARK), one, "of six");
    assert_eq!(destinies(&["Stormtrooper"], LIGHT), one, "Luke's four");
    let (game, sea) = battle(&["Darth Vader"]);
    assert_eq!(
        lines(&game, Quantity::DestinyNeed(DARK, sea)),
        [
            (Err(rules::BATTLE_DESTINY), Adjustment::Plus(4)),
            (card("Tatooine: Dune Sea"), Adjustment::AtLeast(6))
        ]
    );
}

/// SW-DEP-02: an increased deploy cost applies to weapons, devices and Effects too; SW-WPN-07: not to transfers.
#[test]
fn the_sentry_makes_everything_cost_one_more() {
    let mut scene = Scene::new(Phase::Deploy).light();
    let corridor = scene.location("Death Star: Level 4 Military Corridor", DARK);
    let sentry = scene.on("Death Star Sentry", DARK, corridor);
    scene.0.table[usize::from(sentry.0)].marks = Marks::NONE.with_mode(1);
    let luke = scene.at("Luke Skywalker", LIGHT, corridor);
    let trooper = scene.at("Rebel Trooper", LIGHT, corridor);
    let blaster = scene.on("Blaster", LIGHT, trooper);
    scene.hand(LIGHT, &["Blaster", "Rebel Pilot", "Revolution"]);
    scene.force(LIGHT, 9);
    let mut game = scene.begin();
    let cost = |game: &Play, card, to| game.value(Quantity::DeployCost(LIGHT, name(card), to));
    let costs = [
        ("Rebel Pilot", Destination::At(corridor)),
        ("Blaster", Destination::On(luke)),
        ("Revolution", Destination::On(corridor)),
    ]
    .map(|(card, to)| cost(&game, card, to));
    assert_eq!(costs, [2 + 1, 1 + 1, 3 + 1]);
    assert_eq!(
        lines(&game, Quantity::DeployCost(LIGHT, name("Blaster"), Destination::On(luke))),
        [(card("Blaster"), Adjustment::Plus(1)), (card("Death Star Sentry"), Adjustment::Plus(1))]
    );
    game.play(deploy("Blaster", Destination::On(luke)));
    game.let_go();
    assert_eq!(game.force(LIGHT), 9 - 2, "and so much is paid");
    while game.asked() != LIGHT {
        game.play(Choice::Pass);
    }
    game.play(Choice::Transfer { card: blaster, to: luke });
    assert_eq!(game.force(LIGHT), 9 - 2 - 1, "no deployment");
}
