//! Why a number is what it is: every card that changes it has a line of its own.

use crate::rules::scene::{DARK, LIGHT, Play, Scene, deploy, name};
use swccg::why::{Cause, Step};
use swccg::{Choice, Marks, Phase, Quantity, To, rules};
use table::{RuleId, Seat};

/// The lines of a number: the card or rule, and what it does.
fn lines(game: &Play, quantity: Quantity) -> Vec<(Result<String, RuleId>, Step)> {
    let card = |by: Cause| match by {
        Cause::Printed(card) | Cause::Text(_, card) | Cause::Destiny(card) => Ok(card.to_string()),
        Cause::Rule(rule) => Err(rule),
        Cause::Total(seat) => Ok(format!("{seat:?}")),
        Cause::Gone => Ok("gone".to_owned()),
    };
    game.0.why(quantity).reasons.into_iter().map(|reason| (card(reason.by), reason.step)).collect()
}

fn card(name: &str) -> Result<String, RuleId> {
    Ok(name.to_owned())
}

/// SW-CTL-02, SW-ACT-01, SW-VAL-01: the Cantina has two light icons printed, the Presence adds the third.
#[test]
fn icons_are_printed_or_added() {
    let mut scene = Scene::new(Phase::Control);
    let cantina = scene.location("1_128", LIGHT);
    scene.on("1_227", DARK, cantina);
    scene.at("1_194", DARK, cantina);
    let game = scene.begin();
    let icons = [(card("1_128"), Step::Plus(2)), (card("1_227"), Step::Plus(1))];
    assert_eq!(lines(&game, Quantity::Drain(DARK, cantina)), icons);
    let generation = [[(Err(rules::GENERATION), Step::Plus(1))].as_slice(), &icons].concat();
    assert_eq!(lines(&game, Quantity::Generation(LIGHT)), generation);
}

/// SW-LOC-04: a Revolution that turns the icons round is named; turned twice a location lies as before.
#[test]
fn turned_round_and_back() {
    let drains = |turns: usize| {
        let mut scene = Scene::new(Phase::Deploy).light();
        let room = scene.location("1_139", LIGHT);
        for _ in 0..turns {
            scene.on("1_62", LIGHT, room);
        }
        scene.hand(LIGHT, &["1_28"]);
        let game = scene.begin();
        (lines(&game, Quantity::Drain(DARK, room)), game.value(Quantity::Drain(DARK, room)))
    };
    assert_eq!(drains(0), (vec![(card("1_139"), Step::Plus(2))], 2));
    assert_eq!(drains(1), (vec![(card("1_139"), Step::Plus(2)), (card("1_62"), Step::Plus(-2))], 0));
    assert_eq!(drains(2), drains(0));
}

/// SW-BTL-05: at the Dune Sea Dark needs six, so that ability of four draws nothing, and the sea is the reason.
#[test]
fn no_destiny_has_a_reason() {
    let battle = |cards: &[&str]| {
        let mut scene = Scene::new(Phase::Battle);
        let sea = scene.location("1_130", LIGHT);
        for card in cards {
            scene.at(card, DARK, sea);
        }
        scene.at("1_19", LIGHT, sea);
        scene.force(DARK, 3);
        let mut game = scene.begin();
        game.play(Choice::Battle(sea));
        (game, sea)
    };
    let destinies = |cards: &[&str], seat: Seat| {
        let (game, sea) = battle(cards);
        lines(&game, Quantity::BattleDestinies(seat, sea))
    };
    let one = [(Err(rules::BATTLE_DESTINY), Step::Plus(1))];
    assert_eq!(
        destinies(&["1_179", "1_194"], DARK),
        [(card("1_130"), Step::Is(0))],
        "ability of four or five"
    );
    assert_eq!(destinies(&["1_194"], DARK), [(Err(rules::BATTLE_DESTINY), Step::Is(0))], "of one");
    assert_eq!(destinies(&["1_168"], DARK), one, "of six");
    assert_eq!(destinies(&["1_194"], LIGHT), one, "Luke's four");
    let (game, sea) = battle(&["1_168"]);
    assert_eq!(
        lines(&game, Quantity::DestinyNeed(DARK, sea)),
        [(Err(rules::BATTLE_DESTINY), Step::Plus(4)), (card("1_130"), Step::AtLeast(6))]
    );
}

/// SW-DEP-02: what makes deploying dearer does so for weapons, devices and Effects too; SW-WPN-07: not for transfers.
#[test]
fn the_sentry_asks_one_more_of_everything() {
    let mut scene = Scene::new(Phase::Deploy).light();
    let corridor = scene.location("1_286", DARK);
    let sentry = scene.on("1_213", DARK, corridor);
    scene.0.table[usize::from(sentry.0)].marks = Marks::NONE.with_mode(1);
    let luke = scene.at("1_19", LIGHT, corridor);
    let trooper = scene.at("1_28", LIGHT, corridor);
    let blaster = scene.on("1_152", LIGHT, trooper);
    scene.hand(LIGHT, &["1_152", "1_27", "1_62"]);
    scene.force(LIGHT, 9);
    let mut game = scene.begin();
    let cost = |game: &Play, card, to| game.value(Quantity::DeployCost(LIGHT, name(card), to));
    let costs = [("1_27", To::At(corridor)), ("1_152", To::On(luke)), ("1_62", To::On(corridor))]
        .map(|(card, to)| cost(&game, card, to));
    assert_eq!(costs, [2 + 1, 1 + 1, 3 + 1]);
    assert_eq!(
        lines(&game, Quantity::DeployCost(LIGHT, name("1_152"), To::On(luke))),
        [(card("1_152"), Step::Plus(1)), (card("1_213"), Step::Plus(1))]
    );
    game.play(deploy("1_152", To::On(luke)));
    game.let_go();
    assert_eq!(game.force(LIGHT), 9 - 2, "and so much is paid");
    while game.asked() != LIGHT {
        game.play(Choice::Pass);
    }
    game.play(Choice::Transfer { card: blaster, to: luke });
    assert_eq!(game.force(LIGHT), 9 - 2 - 1, "no deployment");
}
