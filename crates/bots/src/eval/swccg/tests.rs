//! Hand-made positions: what is clearly better gets a higher value.

use super::*;
use crate::{Observation, RolloutPolicy};
use contract::{BySeat, EventSink, Game, LegalChoicesOf, SmallRng, Turn, Viewer, random_play};
use swccg::cards::pile::FaceDownCard;
use swccg::{
    Beginning, CardName, Marks, ObjId, Phase, Place, Position, Setup, SidePosition, TableCard, content,
};

fn name(text: &str) -> CardName {
    CardName::parse(text).unwrap()
}

/// Dark's deploy phase: a Cantina with these cards, and this many troopers in each Reserve Deck.
fn table(cards: &[(&str, Seat)], life: [usize; 2]) -> State {
    let side = |card: &str, life| SidePosition {
        reserve: vec![Some((name(card), swccg::cards::pile::SeenBy::NOBODY)); life],
        hand: vec![(
            name(card),
            swccg::cards::pile::SeenBy::NOBODY.and(Viewer::Seat(Seat::A)).and(Viewer::Seat(Seat::B)),
        )],
        ..SidePosition::default()
    };
    let laid = |id: u8, card: &str, owner, place| TableCard {
        id: ObjId(id),
        card: name(card),
        owner,
        place,
        marks: Marks::NONE,
        aim: None,
    };
    let mut all = vec![laid(0, "1_128", Seat::B, Place::Row)];
    for (id, (card, owner)) in (1..).zip(cards) {
        all.push(laid(id, card, *owner, Place::At(ObjId(0))));
    }
    let position = Position {
        dark: Seat::A,
        turn: 3,
        active: Seat::A,
        phase: Phase::Deploy,
        failed: Vec::new(),
        halved: BySeat::default(),
        row: vec![ObjId(0)],
        table: all,
        sides: BySeat([side("1_194", life[0]), side("1_28", life[1])]),
    };
    let from = Beginning::Position(Box::new(position));
    let setup = Setup { from, turns: 50, ..Setup::default() };
    State::begin(content::builtin(), &setup).unwrap()
}

fn chance(cards: &[(&str, Seat)], life: [usize; 2]) -> f32 {
    table(cards, life).value(Seat::A)
}

#[test]
fn life_force_and_a_location_are_worth_something() {
    let even = chance(&[], [20, 20]);
    assert!(chance(&[], [22, 20]) > even && chance(&[], [20, 22]) < even);
    let held = chance(&[("1_194", Seat::A)], [20, 20]);
    let contested = chance(&[("1_194", Seat::A), ("1_28", Seat::B)], [20, 20]);
    assert!(held > contested && held > even, "{even} {held} {contested}");
}

#[test]
fn the_stronger_side_of_a_contested_location_is_better_off() {
    let weak = chance(&[("1_194", Seat::A), ("1_21", Seat::B)], [20, 20]);
    let strong = chance(&[("1_168", Seat::A), ("1_28", Seat::B)], [20, 20]);
    assert!(strong > 0.5 && weak < 0.5, "{weak} {strong}");
}

/// The chances of both seats add up to one, in any state of a match.
#[test]
fn chances_of_both_add_up() {
    let mut game = State::begin(content::builtin(), &Setup::default()).unwrap();
    let (mut rng, mut legal) = (SmallRng::new(3), LegalChoicesOf::<State>::default());
    for _ in 0..400 {
        let Some(act) = random_play::next_act(&game, &mut legal, &mut rng) else { break };
        game.apply(&act, &mut EventSink::silent());
        let sum = game.value(Seat::A) + game.value(Seat::B);
        assert!((sum - 1.0).abs() < 1e-4, "{sum}");
    }
}

/// The choice of the default policy is always legal, and so is everything on the shortlist.
#[test]
fn default_choices_and_shortlists_are_legal() {
    let (mut rng, mut known) = (SmallRng::new(9), 0);
    let mut game = State::begin(content::builtin(), &Setup::default()).unwrap();
    for _ in 0..900 {
        match game.turn() {
            Turn::Over(_) => break,
            Turn::Chance => {
                let outcome = game.draw(&mut rng);
                game.resolve(outcome, &mut EventSink::silent());
            }
            Turn::Decide(seats) => {
                let seat = seats.first().unwrap();
                let mut legal = LegalChoicesOf::<State>::default();
                game.legal_choices(seat, &mut legal);
                let mut list = Vec::new();
                game.shortlist(seat, &legal, &mut rng, &mut list);
                assert!(
                    !list.is_empty() && list.iter().all(|choice| legal.listed.contains(choice)),
                    "{list:?}"
                );
                let default_choice = game.default_policy(seat, &mut rng);
                known += u32::from(default_choice.is_some());
                let choice = default_choice.unwrap_or(legal.listed[0]);
                assert!(legal.listed.contains(&choice), "{choice:?} of {:?}", game.question());
                game.play(seat, choice, &mut EventSink::silent());
            }
        }
    }
    assert!(known > 300 && game.turn_number() > 5, "{known} habits, turn {}", game.turn_number());
}

/// A forgetful player can still deal worlds in which every legal choice is legal, and it knows none of the cards in
/// the piles.
#[test]
fn a_forgetful_player_can_still_play() {
    let forgotten: u32 = (10..16).map(forgotten_in_a_match).sum();
    assert!(forgotten > 100, "{forgotten}");
}

/// How often there was something to forget when a seat had to decide.
fn forgotten_in_a_match(seed: u64) -> u32 {
    let (mut rng, mut forgotten) = (SmallRng::new(seed), 0);
    let content = content::builtin();
    let mut game = State::begin(content, &Setup::default()).unwrap();
    let mut legal = LegalChoicesOf::<State>::default();
    for _ in 0..1_500 {
        if let Turn::Decide(seats) = game.turn() {
            let seat = seats.first().unwrap();
            let observation =
                Observation::<State>::new(content, seat, game.view(Viewer::Seat(seat))).unwrap();
            let left = observation.forgotten();
            assert_eq!(
                left.is_some(),
                observation.view().without_memory().is_some(),
                "{:?}",
                game.question()
            );
            if let Some(left) = left {
                forgotten += 1;
                let piles = |side: &swccg::view::SideView| {
                    [side.reserve.clone(), side.force.clone(), side.used.clone()].concat()
                };
                let known = |view: &View| {
                    view.sides
                        .0
                        .iter()
                        .flat_map(piles)
                        .filter(|back| matches!(back, FaceDownCard::Known(..)))
                        .count()
                };
                assert!(known(observation.view()) > 0 && known(left.view()) == 0);
                let world = left.deal(&mut rng);
                for choice in &left.legal_choices().listed {
                    assert_eq!(world.check(seat, choice), Ok(()), "{choice:?}");
                }
            }
        }
        let Some(act) = random_play::next_act(&game, &mut legal, &mut rng) else { break };
        game.apply(&act, &mut EventSink::silent());
    }
    forgotten
}

/// A location is laid before anything else, and a battle that is lost is not on the list.
#[test]
fn blunders_are_left_out() {
    let game = table(&[("1_194", Seat::A), ("1_21", Seat::B)], [20, 20]);
    let battle = swccg::Choice::Battle(ObjId(0));
    let mut listed = vec![swccg::Choice::Pass, battle];
    game.leave_out_blunders(Seat::A, &mut listed);
    assert_eq!(listed, [swccg::Choice::Pass]);
    let lay = swccg::Choice::Deploy { card: name("1_288"), to: swccg::Destination::Row(0) };
    let mut listed = vec![swccg::Choice::Pass, lay];
    game.leave_out_blunders(Seat::A, &mut listed);
    assert_eq!(listed, [lay]);
    let mut only = vec![battle];
    game.leave_out_blunders(Seat::A, &mut only);
    assert_eq!(only, [battle], "never all");
}

/// The counter adds up, whatever the number of threads.
#[test]
fn blunders_are_counted_alike_on_any_number_of_threads() {
    let count = |threads| count_blunders(Level::Cadet, 2, 5, threads);
    assert_eq!(count(1), count(2));
}
