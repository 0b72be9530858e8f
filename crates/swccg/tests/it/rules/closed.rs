//! Why a card in hand cannot be played: the reason that comes nearest, in the words of the judges.

use crate::rules::scene::{DARK, LIGHT, Scene, name};
use swccg::{CardName, Choice, Phase, Refusal, Setup, State, content, rules};
use table::{Game, OffersOf, Out, RuleId, Seat, Sim, Turn, walk};

/// Light's turn at the Cantina, where it has icons, and at the Death Star's core, where it has none.
fn light(phase: Phase, hand: &[&str], force: usize) -> Scene {
    let mut scene = Scene::new(phase).light();
    scene.location("1_128", LIGHT);
    scene.location("1_283", DARK);
    scene.hand(LIGHT, hand);
    scene.force(LIGHT, force);
    scene
}

fn barred(rule: RuleId) -> Option<Refusal> {
    Some(Refusal::Barred { rule })
}

/// SW-FRC-02: Luke costs three; wherever he might go, only Force is wanting.
#[test]
fn what_only_wants_force_says_how_much() {
    let game = light(Phase::Deploy, &["1_19"], 2).begin();
    let dear = Refusal::TooDear { cost: 3, force: 2, rule: rules::USE };
    assert_eq!(game.0.why_closed(LIGHT, name("1_19")), Some(dear));
    let game = light(Phase::Deploy, &["1_19"], 3).begin();
    assert_eq!(game.0.why_closed(LIGHT, name("1_19")), None, "he can be deployed");
}

/// SW-DEP-04: another Luke is on the table; that there is no presence at the core is not the point.
#[test]
fn the_nearest_reason_is_told() {
    let mut scene = light(Phase::Deploy, &["1_19", "1_17"], 9);
    scene.at("900_7", LIGHT, swccg::ObjId(0));
    scene.at("1_17", LIGHT, swccg::ObjId(0));
    let game = scene.begin();
    assert_eq!(game.0.why_closed(LIGHT, name("1_19")), barred(rules::PERSONA));
    assert_eq!(game.0.why_closed(LIGHT, name("1_17")), barred(rules::DEPLOY_DOTS));
}

/// SW-DEP-01: nowhere is there presence or an icon of one's own.
#[test]
fn a_place_may_be_wanting() {
    let mut scene = Scene::new(Phase::Deploy).light();
    scene.location("1_283", DARK);
    scene.hand(LIGHT, &["1_28", "1_145"]);
    scene.force(LIGHT, 9);
    let game = scene.begin();
    assert_eq!(game.0.why_closed(LIGHT, name("1_28")), barred(rules::DEPLOY_WHERE));
    assert_eq!(
        game.0.why_closed(LIGHT, name("1_145")),
        barred(rules::DEPLOY_STARFIGHTER),
        "no system, no bay"
    );
}

/// SW-DEP-13, SW-ACN-01, SW-ACN-02, SW-ACN-06: the wrong moment.
#[test]
fn the_moment_may_be_wrong() {
    let hand = ["1_28", "1_109", "1_119"];
    let game = light(Phase::Move, &hand, 9).begin();
    assert_eq!(game.0.why_closed(LIGHT, name("1_28")), barred(rules::DEPLOY_PHASE));
    assert_eq!(game.0.why_closed(LIGHT, name("1_109")), barred(rules::RESPONSES), "Sense answers something");
    assert_eq!(game.0.why_closed(LIGHT, name("1_119")), barred(rules::IN_BATTLE));
    assert_eq!(game.0.why_closed(LIGHT, name("1_17")), Some(Refusal::NotInHand { card: name("1_17") }));
    assert_eq!(game.0.why_closed(DARK, name("1_194")), Some(Refusal::NotAsked));
}

fn is_play_of(card: CardName, choice: &Choice) -> bool {
    match *choice {
        Choice::Deploy { card: other, .. } | Choice::Play { card: other, .. } => other == card,
        Choice::DeployWith { ship, .. } => ship == card,
        _ => false,
    }
}

/// In whole matches no reason is given for a card that is offered, and one for each that is not.
#[test]
fn a_card_is_closed_exactly_if_it_is_not_offered() {
    let (mut open, mut closed) = (0, 0);
    for seed in 0..6 {
        let (mut draws, mut offers) = (Sim::new(seed), OffersOf::<State>::default());
        let mut game = State::begin(content::builtin(), &Setup::default()).unwrap();
        while let Some(act) = walk::next_act(&game, &mut offers, &mut draws) {
            game.apply(&act, &mut Out::silent());
            let Turn::Decide(seats) = game.turn() else { continue };
            for seat in [Seat::A, Seat::B].into_iter().filter(|seat| seats.has(*seat)) {
                let mut offers = OffersOf::<State>::default();
                game.offers(seat, &mut offers);
                for (card, _) in &game.view(table::Viewer::Seat(seat)).sides[seat].known {
                    let offered = offers.ones.iter().any(|choice| is_play_of(*card, choice));
                    let why = game.why_closed(seat, *card);
                    assert_eq!(why.is_none(), offered, "{card:?} at {:?}: {why:?}", game.question());
                    *(if offered { &mut open } else { &mut closed }) += 1;
                }
            }
        }
    }
    assert!(open > 500 && closed > 500, "{open} open, {closed} closed");
}

/// The card on the table that a choice is about: who acts, or what is chosen.
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

/// SW-CTL-01, SW-MOV-01: a location that is not held is not drained, who has moved moves no more.
#[test]
fn the_table_says_why_too() {
    let mut scene = light(Phase::Control, &[], 9);
    let (cantina, core) = (swccg::ObjId(0), swccg::ObjId(1));
    scene.at("1_28", LIGHT, cantina);
    let game = scene.begin();
    assert_eq!(game.0.why_idle(LIGHT, core), barred(rules::DRAIN));
    let mut scene = Scene::new(Phase::Move).light();
    scene.location("1_128", LIGHT);
    scene.location("1_129", LIGHT);
    scene.force(LIGHT, 9);
    let fresh = scene.at("1_28", LIGHT, cantina);
    let moved = scene.at("1_28", LIGHT, cantina);
    scene.mark(moved, swccg::Marks::MOVED);
    let game = scene.begin();
    assert_eq!(game.0.why_idle(LIGHT, moved), barred(rules::MOVE_ONCE));
    assert_eq!(game.0.why_idle(LIGHT, fresh), None, "to the docking bay");
    assert_eq!(game.0.why_idle(DARK, moved), Some(Refusal::NotAsked));
}

/// SW-DEP-02: the costs that are shown are those of all deployments that are offered, and of no other; what a card on the
/// table is kept by is told of exactly those that no answer is about.
#[test]
fn the_table_is_closed_exactly_where_nothing_is_offered() {
    let (mut open, mut idle, mut costs) = (0, 0, 0);
    for seed in 0..4 {
        let (mut draws, mut offers) = (Sim::new(seed), OffersOf::<State>::default());
        let mut game = State::begin(content::builtin(), &Setup::default()).unwrap();
        while let Some(act) = walk::next_act(&game, &mut offers, &mut draws) {
            game.apply(&act, &mut Out::silent());
            let Turn::Decide(seats) = game.turn() else { continue };
            for seat in [Seat::A, Seat::B].into_iter().filter(|seat| seats.has(*seat)) {
                let mut offers = OffersOf::<State>::default();
                game.offers(seat, &mut offers);
                for id in game.laid().map(|laid| laid.id) {
                    let offered = offers.ones.iter().any(|choice| doer(choice) == Some(id));
                    let why = game.why_idle(seat, id);
                    assert_eq!(why.is_none(), offered, "{id:?} at {:?}: {why:?}", game.question());
                    *(if offered { &mut open } else { &mut idle }) += 1;
                }
                let deploys = offers.ones.iter().filter(|choice| matches!(choice, Choice::Deploy { .. }));
                assert_eq!(game.costs(seat).len(), deploys.count(), "at {:?}", game.question());
                costs += game.costs(seat).len();
            }
        }
    }
    assert!(open > 500 && idle > 500 && costs > 500, "{open} open, {idle} idle, {costs} deployments");
}
