//! Why a card in hand cannot be played: the refusal that came closest to being legal.

use crate::rules::scene::{DARK, LIGHT, Scene, name};
use contract::{EventSink, Game, LegalChoicesOf, RuleId, Seat, SmallRng, Turn, random_play};
use swccg::{CardName, Choice, Phase, Refusal, Setup, State, content, rules};

/// Light's turn at the Cantina, where it has icons, and at the Death Star's core, where it has none.
fn light(phase: Phase, hand: &[&str], force: usize) -> Scene {
    let mut scene = Scene::new(phase).light();
    scene.location("Tatooine: Cantina", LIGHT);
    scene.location("Death Star: Central Core", DARK);
    scene.hand(LIGHT, hand);
    scene.force(LIGHT, force);
    scene
}

fn barred(rule: RuleId) -> Option<Refusal> {
    Some(Refusal::Barred { rule })
}

/// SW-FRC-02: Luke costs three; wherever he might deploy, only Force is missing.
#[test]
fn a_card_that_only_lacks_force_says_how_much() {
    let game = light(Phase::Deploy, &["Luke Skywalker"], 2).begin();
    let dear = Refusal::TooDear { cost: 3, force: 2, rule: rules::USE };
    assert_eq!(game.0.why_not_playable(LIGHT, name("Luke Skywalker")), Some(dear));
    let game = light(Phase::Deploy, &["Luke Skywalker"], 3).begin();
    assert_eq!(game.0.why_not_playable(LIGHT, name("Luke Skywalker")), None, "he can be deployed");
}

/// SW-DEP-04: another Luke is on the table; the lack of presence at the core is not the reason given.
#[test]
fn the_closest_reason_is_given() {
    let mut scene = light(Phase::Deploy, &["Luke Skywalker", "Leia Organa"], 9);
    scene.at("Luke Again", LIGHT, swccg::ObjId(0));
    scene.at("Leia Organa", LIGHT, swccg::ObjId(0));
    let game = scene.begin();
    assert_eq!(game.0.why_not_playable(LIGHT, name("Luke Skywalker")), barred(rules::PERSONA));
    assert_eq!(game.0.why_not_playable(LIGHT, name("Leia Organa")), barred(rules::DEPLOY_DOTS));
}

/// SW-DEP-01: there is no location with presence or icons.
#[test]
fn a_suitable_location_may_be_missing() {
    let mut scene = Scene::new(Phase::Deploy).light();
    scene.location("Death Star: Central Core", DARK);
    scene.hand(LIGHT, &["Rebel Trooper", "Red 3"]);
    scene.force(LIGHT, 9);
    let game = scene.begin();
    assert_eq!(game.0.why_not_playable(LIGHT, name("Rebel Trooper")), barred(rules::DEPLOY_WHERE));
    assert_eq!(
        game.0.why_not_playable(LIGHT, name("Red 3")),
        barred(rules::DEPLOY_STARFIGHTER),
        "no system, no bay"
    );
}

/// SW-DEP-13, SW-ACN-01, SW-ACN-02, SW-ACN-06: the wrong moment.
#[test]
fn the_moment_may_be_wrong() {
    let hand = ["Rebel Trooper", "Sense (Light)", "Warrior's Courage"];
    let game = light(Phase::Move, &hand, 9).begin();
    assert_eq!(game.0.why_not_playable(LIGHT, name("Rebel Trooper")), barred(rules::DEPLOY_PHASE));
    assert_eq!(
        game.0.why_not_playable(LIGHT, name("Sense (Light)")),
        barred(rules::RESPONSES),
        "Sense answers something"
    );
    assert_eq!(game.0.why_not_playable(LIGHT, name("Warrior's Courage")), barred(rules::IN_BATTLE));
    assert_eq!(
        game.0.why_not_playable(LIGHT, name("Leia Organa")),
        Some(Refusal::NotInHand { card: name("Leia Organa") })
    );
    assert_eq!(game.0.why_not_playable(DARK, name("Stormtrooper")), Some(Refusal::NotAsked));
}

fn is_play_of(card: CardName, choice: &Choice) -> bool {
    match *choice {
        Choice::Deploy { card: other, .. } | Choice::Play { card: other, .. } => other == card,
        Choice::DeployWith { ship, .. } => ship == card,
        _ => false,
    }
}

/// In complete matches no reason is given for a card that is offered, and a reason for each card that is not.
#[test]
fn a_reason_is_given_exactly_if_a_card_is_not_offered() {
    let (mut open, mut closed) = (0, 0);
    for seed in 0..6 {
        let (mut rng, mut legal) = (SmallRng::new(seed), LegalChoicesOf::<State>::default());
        let mut game = State::begin(content::builtin(), &Setup::default()).unwrap();
        while let Some(act) = random_play::next_act(&game, &mut legal, &mut rng) {
            game.apply(&act, &mut EventSink::silent());
            let Turn::Decide(seats) = game.turn() else { continue };
            for seat in [Seat::A, Seat::B].into_iter().filter(|seat| seats.has(*seat)) {
                let mut legal = LegalChoicesOf::<State>::default();
                game.legal_choices(seat, &mut legal);
                for (card, _) in &game.view(contract::Viewer::Seat(seat)).sides[seat].known {
                    let offered = legal.listed.iter().any(|choice| is_play_of(*card, choice));
                    let why = game.why_not_playable(seat, *card);
                    assert_eq!(why.is_none(), offered, "{card:?} at {:?}: {why:?}", game.question());
                    *(if offered { &mut open } else { &mut closed }) += 1;
                }
            }
        }
    }
    assert!(open > 500 && closed > 500, "{open} open, {closed} closed");
}

/// The card on the table that a choice is about: the one that acts or is chosen.
fn doer(choice: &Choice) -> Option<swccg::ObjId> {
    match *choice {
        Choice::Drain(id)
        | Choice::DrainLess(id)
        | Choice::Battle(id)
        | Choice::Attack(id)
        | Choice::Forfeit(id)
        | Choice::Aim(id)
        | Choice::Join(id)
        | Choice::Use { card: id, .. }
        | Choice::Fire { weapon: id, .. }
        | Choice::Transfer { card: id, .. }
        | Choice::Move { card: id, .. }
        | Choice::Transit { from: id, .. } => Some(id),
        _ => None,
    }
}

/// SW-CTL-01, SW-MOV-01: a location that is not controlled cannot be drained; a card that has moved cannot move
/// again.
#[test]
fn the_table_says_why_too() {
    let mut scene = light(Phase::Control, &[], 9);
    let (cantina, core) = (swccg::ObjId(0), swccg::ObjId(1));
    scene.at("Rebel Trooper", LIGHT, cantina);
    let game = scene.begin();
    assert_eq!(game.0.why_not_usable(LIGHT, core), barred(rules::DRAIN));
    let mut scene = Scene::new(Phase::Move).light();
    scene.location("Tatooine: Cantina", LIGHT);
    scene.location("Tatooine: Docking Bay 94", LIGHT);
    scene.force(LIGHT, 9);
    let fresh = scene.at("Rebel Trooper", LIGHT, cantina);
    let moved = scene.at("Rebel Trooper", LIGHT, cantina);
    scene.mark(moved, swccg::Marks::MOVED);
    let game = scene.begin();
    assert_eq!(game.0.why_not_usable(LIGHT, moved), barred(rules::MOVE_ONCE));
    assert_eq!(game.0.why_not_usable(LIGHT, fresh), None, "to the docking bay");
    assert_eq!(game.0.why_not_usable(DARK, moved), Some(Refusal::NotAsked));
}

/// SW-DEP-02: costs are shown for exactly the deployments that are offered, and a reason is given for exactly the
/// cards on the table that no offered choice is about.
#[test]
fn a_reason_is_given_exactly_where_nothing_is_offered() {
    let (mut open, mut idle, mut costs) = (0, 0, 0);
    for seed in 0..4 {
        let (mut rng, mut legal) = (SmallRng::new(seed), LegalChoicesOf::<State>::default());
        let mut game = State::begin(content::builtin(), &Setup::default()).unwrap();
        while let Some(act) = random_play::next_act(&game, &mut legal, &mut rng) {
            game.apply(&act, &mut EventSink::silent());
            let Turn::Decide(seats) = game.turn() else { continue };
            for seat in [Seat::A, Seat::B].into_iter().filter(|seat| seats.has(*seat)) {
                let mut legal = LegalChoicesOf::<State>::default();
                game.legal_choices(seat, &mut legal);
                for id in game.table_cards().map(|laid| laid.id) {
                    let offered = legal.listed.iter().any(|choice| doer(choice) == Some(id));
                    let why = game.why_not_usable(seat, id);
                    assert_eq!(why.is_none(), offered, "{id:?} at {:?}: {why:?}", game.question());
                    *(if offered { &mut open } else { &mut idle }) += 1;
                }
                let deploys = legal.listed.iter().filter(|choice| matches!(choice, Choice::Deploy { .. }));
                assert_eq!(game.costs(seat).len(), deploys.count(), "at {:?}", game.question());
                costs += game.costs(seat).len();
            }
        }
    }
    assert!(open > 500 && idle > 500 && costs > 500, "{open} open, {idle} idle, {costs} deployments");
}
