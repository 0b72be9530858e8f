//! The battle sheet adds up: every destiny by card and modifier, power by card and text, whoever has left since.

use crate::rules::scene::{DARK, LIGHT, Play, Scene, name};
use contract::{EventSink, Game, LegalChoicesOf, Seat, SmallRng, random_play};
use swccg::battle::{BattleTotals, Segment};
use swccg::numbers::breakdown::{Adjustment, BreakdownLine, Cause};
use swccg::{Choice, ObjId, Phase, Quantity, Question, Role, Setup, State, content, rules};

fn plus(by: Cause, n: i16) -> BreakdownLine {
    BreakdownLine { by, step: Adjustment::Plus(n) }
}

/// The result of the lines of a breakdown.
fn sum(reasons: &[BreakdownLine]) -> i16 {
    reasons.iter().fold(0, |value, reason| match reason.step {
        Adjustment::Plus(n) => value + n,
        Adjustment::AtLeast(n) => value.max(n),
        Adjustment::Is(n) => n,
        Adjustment::Times(n) => value * i16::from(n),
    })
}

/// Vader and a trooper against Obi-Wan, Chewbacca and Luke in the Cantina; Dark draws a Death Star Trooper's 3 next.
fn brawl() -> (Play, ObjId, ObjId) {
    let mut scene = Scene::new(Phase::Battle);
    let cantina = scene.location("Tatooine: Cantina", LIGHT);
    let vader = scene.at("Darth Vader", DARK, cantina);
    scene.at("Stormtrooper", DARK, cantina);
    for card in ["Luke Skywalker", "Obi-Wan Kenobi", "Chewbacca"] {
        scene.at(card, LIGHT, cantina);
    }
    scene.force(DARK, 1);
    scene.next(DARK, &["Imperial Pilot"]);
    let mut game = scene.begin();
    game.play(Choice::Battle(cantina));
    (game, cantina, vader)
}

fn pass_until(game: &mut Play, question: Question) {
    while game.0.question() != question {
        game.play(Choice::Pass);
    }
}

/// SW-BTL-05, SW-BTL-08, SW-DST-05: a battle destiny is the number printed on its card plus Vader's one; attrition
/// and the amount added to power agree.
#[test]
fn a_destiny_names_its_card_and_its_modifiers() {
    let (mut game, _, vader) = brawl();
    pass_until(&mut game, Question::Destiny(DARK));
    game.play(Choice::Destiny);
    let drawn =
        [plus(Cause::Destiny(name("Imperial Pilot")), 3), plus(Cause::Text(vader, name("Darth Vader")), 1)];
    game.let_go();
    for quantity in [Quantity::BattleDestiny(DARK), Quantity::DestinedPower(DARK), Quantity::Attrition(LIGHT)]
    {
        assert_eq!(game.0.explain_quantity(quantity).reasons, drawn, "{quantity:?}");
        assert_eq!(game.value(quantity), 4);
    }
    assert_eq!(game.value(Quantity::Attrition(DARK)), 0, "Light drew none yet");
}

/// SW-BTL-06, SW-BTL-10: the computed power stands when Vader is forfeited, and a line of its own shows what has
/// left.
#[test]
fn what_is_forfeited_has_a_line() {
    let (mut game, _, vader) = brawl();
    pass_until(&mut game, Question::Destiny(DARK));
    game.play(Choice::Destiny);
    pass_until(&mut game, Question::Damage(DARK));
    let before = game.0.battle_totals(DARK).unwrap();
    assert_eq!((before.cards, before.texts, before.gone, before.power), (7, 0, 0, 7));
    assert_eq!((before.destined, before.total), (4, 11));
    assert_eq!(before.damage, 15 - 11, "Light declined its destiny; Chewbacca is an alien in the Cantina");
    game.play(Choice::Forfeit(vader));
    game.let_go();
    let after = game.0.battle_totals(DARK).unwrap();
    assert_eq!(after, BattleTotals { cards: 1, gone: 6, ability: 1, ..before });
    let power = game.0.explain_quantity(Quantity::BattlePower(DARK));
    assert_eq!(power.reasons.last(), Some(&plus(Cause::Gone, 6)));
    let drawn = [plus(Cause::Destiny(name("Imperial Pilot")), 3), plus(Cause::Gone, 1)];
    assert_eq!(game.0.explain_quantity(Quantity::BattleDestiny(DARK)).reasons, drawn);
    assert_eq!(game.0.explain_quantity(Quantity::Attrition(LIGHT)).reasons, drawn);
}

/// SW-PRS-02: a card in an open vehicle adds power like any other card, a card inside a ship adds none; neither is
/// listed as a text.
#[test]
fn riders_are_cards_of_the_sum() {
    let mut scene = Scene::new(Phase::Battle).light();
    let farm = scene.location("Tatooine: Lars' Moisture Farm", LIGHT);
    let beast = scene.at("Fixture Beast", LIGHT, farm);
    let rider = scene.aboard("Rebel Trooper", LIGHT, beast, Role::Pilot);
    scene.at("Stormtrooper", DARK, farm);
    scene.force(LIGHT, 1);
    let mut game = scene.begin();
    game.play(Choice::Battle(farm));
    let sums = game.0.battle_totals(LIGHT).unwrap();
    let parts = [beast, rider].map(|id| game.value(Quantity::Power(id)));
    assert_eq!((sums.cards, sums.texts), (parts[0] + parts[1], 0));
}

/// SW-DST-03: the effect of a response on a battle destiny has its own line, and keeps it when everybody has left.
#[test]
fn a_response_has_a_line() {
    let mut scene = Scene::new(Phase::Battle);
    let farm = scene.location("Tatooine: Lars' Moisture Farm", LIGHT);
    let vader = scene.at("Darth Vader", DARK, farm);
    let meddler = scene.at("Fixture Meddler", LIGHT, farm);
    for card in ["Chewbacca", "Obi-Wan Kenobi", "Luke Skywalker"] {
        scene.at(card, LIGHT, farm);
    }
    scene.force(DARK, 3);
    scene.next(DARK, &["Imperial Pilot"]);
    let mut game = scene.begin_wide();
    game.play(Choice::Battle(farm));
    pass_until(&mut game, Question::Destiny(DARK));
    game.play(Choice::Destiny);
    assert_eq!(game.0.question(), Question::Respond(LIGHT));
    let drawn =
        [plus(Cause::Destiny(name("Imperial Pilot")), 3), plus(Cause::Text(vader, name("Darth Vader")), 1)];
    assert_eq!(game.0.explain_quantity(Quantity::Drawn).reasons, drawn);
    game.play(Choice::Use { card: meddler, clause: 0, target: None });
    game.let_go();
    let answer = plus(Cause::Rule(rules::DESTINY_ANSWER), -2);
    assert_eq!(
        game.0.explain_quantity(Quantity::BattleDestiny(DARK)).reasons,
        [drawn.as_slice(), &[answer]].concat()
    );
    pass_until(&mut game, Question::Damage(DARK));
    game.play(Choice::Forfeit(vader));
    game.let_go();
    let gone = [drawn[0], answer, plus(Cause::Gone, 1)];
    assert_eq!(game.0.explain_quantity(Quantity::BattleDestiny(DARK)).reasons, gone);
}

/// Checks every sum of a player's sheet against the record of the battle.
fn check(game: &State, seat: Seat) {
    let battle = game.view(contract::Viewer::Watcher).battle.unwrap();
    let sums = game.battle_totals(seat).unwrap();
    assert_eq!(sums.cards + sums.texts + sums.gone, sums.power, "{sums:?}");
    assert_eq!(sums.power + sums.destined, sums.total, "{sums:?}");
    let why = |quantity| {
        let why = game.explain_quantity(quantity);
        assert_eq!(sum(&why.reasons), why.value, "{quantity:?}: {:?}", why.reasons);
        why.value
    };
    assert_eq!(why(Quantity::BattlePower(seat)), sums.power);
    assert_eq!(why(Quantity::DestinedPower(seat)), sums.destined);
    assert_eq!(why(Quantity::BattleDestiny(seat)), battle.destiny[seat]);
    let damage = why(Quantity::Damage(seat));
    assert_eq!(damage, sums.damage);
    match battle.segment {
        Segment::Weapons | Segment::Power => assert_eq!(sums.gone, 0),
        Segment::Damage | Segment::End => {
            assert_eq!(sums.total, battle.power[seat]);
            assert_eq!(why(Quantity::Attrition(seat)), battle.attrition[seat]);
            assert!(battle.damage[seat] <= damage);
        }
    }
}

/// SW-BTL-06, SW-BTL-07, SW-BTL-08: in every segment of every battle of random matches the lines lead to the numbers,
/// and the numbers agree with the record.
#[test]
fn sheets_add_up_in_random_matches() {
    let (mut seen, mut gone) = ([0; 4], 0);
    for seed in 0..24 {
        let (mut rng, mut legal) = (SmallRng::new(seed), LegalChoicesOf::<State>::default());
        let mut game = State::begin(content::builtin(), &Setup::default()).unwrap();
        while let Some(act) = random_play::next_act(&game, &mut legal, &mut rng) {
            game.apply(&act, &mut EventSink::silent());
            let Some(battle) = game.view(contract::Viewer::Watcher).battle else { continue };
            seen[battle.segment as usize] += 1;
            for seat in [DARK, LIGHT] {
                check(&game, seat);
                gone += usize::from(game.battle_totals(seat).unwrap().gone != 0);
            }
        }
    }
    let [weapons, power, damage, _] = seen;
    assert!(weapons > 50 && power > 50 && damage > 50 && gone > 20, "{seen:?}, {gone} with somebody gone");
}
