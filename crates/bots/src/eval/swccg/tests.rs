//! Hand-made positions: what is clearly better gets a higher value.

use super::*;
use crate::{Rehearse, Seen};
use swccg::pile::Back;
use swccg::{Beginning, CardName, Laid, Marks, ObjId, Phase, Place, Position, Setup, SidePosition, content};
use table::{BySeat, Game, OffersOf, Out, Sim, Turn, Viewer, walk};

fn name(text: &str) -> CardName {
    CardName::parse(text).unwrap()
}

/// Dark's deploy phase: a Cantina with these cards, and this many troopers in each Reserve Deck.
fn table(cards: &[(&str, Seat)], life: [usize; 2]) -> State {
    let side = |card: &str, life| SidePosition {
        reserve: vec![Some((name(card), swccg::pile::Seen::NOBODY)); life],
        hand: vec![(
            name(card),
            swccg::pile::Seen::NOBODY.and(Viewer::Seat(Seat::A)).and(Viewer::Seat(Seat::B)),
        )],
        ..SidePosition::default()
    };
    let laid = |id: u8, card: &str, owner, place| Laid {
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
    let (mut draws, mut offers) = (Sim::new(3), OffersOf::<State>::default());
    for _ in 0..400 {
        let Some(act) = walk::next_act(&game, &mut offers, &mut draws) else { break };
        game.apply(&act, &mut Out::silent());
        let sum = game.value(Seat::A) + game.value(Seat::B);
        assert!((sum - 1.0).abs() < 1e-4, "{sum}");
    }
}

/// The choice of the default policy is always legal, and so is everything on the shortlist.
#[test]
fn habits_and_shortlists_are_offered() {
    let (mut draws, mut known) = (Sim::new(9), 0);
    let mut game = State::begin(content::builtin(), &Setup::default()).unwrap();
    for _ in 0..900 {
        match game.turn() {
            Turn::Over(_) => break,
            Turn::Chance => {
                let outcome = game.draw(&mut draws);
                game.resolve(outcome, &mut Out::silent());
            }
            Turn::Decide(seats) => {
                let seat = seats.first().unwrap();
                let mut offers = OffersOf::<State>::default();
                game.offers(seat, &mut offers);
                let mut list = Vec::new();
                game.shortlist(seat, &offers, &mut draws, &mut list);
                assert!(
                    !list.is_empty() && list.iter().all(|choice| offers.ones.contains(choice)),
                    "{list:?}"
                );
                let habit = game.habit(seat, &mut draws);
                known += u32::from(habit.is_some());
                let choice = habit.unwrap_or(offers.ones[0]);
                assert!(offers.ones.contains(&choice), "{choice:?} of {:?}", game.question());
                game.play(seat, choice, &mut Out::silent());
            }
        }
    }
    assert!(known > 300 && game.turn_number() > 5, "{known} habits, turn {}", game.turn_number());
}

/// A forgetful player can still deal worlds in which every legal choice is legal, and it knows none of the cards in
/// the piles.
#[test]
fn who_forgets_can_still_play() {
    let forgotten: u32 = (10..16).map(forgotten_in_a_match).sum();
    assert!(forgotten > 100, "{forgotten}");
}

/// How often there was something to forget when a seat had to decide.
fn forgotten_in_a_match(seed: u64) -> u32 {
    let (mut draws, mut forgotten) = (Sim::new(seed), 0);
    let content = content::builtin();
    let mut game = State::begin(content, &Setup::default()).unwrap();
    let mut offers = OffersOf::<State>::default();
    for _ in 0..1_500 {
        if let Turn::Decide(seats) = game.turn() {
            let seat = seats.first().unwrap();
            let seen = Seen::<State>::new(content, seat, game.view(Viewer::Seat(seat))).unwrap();
            let left = seen.forgotten();
            assert_eq!(left.is_some(), seen.view().forgotten().is_some(), "{:?}", game.question());
            if let Some(left) = left {
                forgotten += 1;
                let piles = |side: &swccg::view::SideView| {
                    [side.reserve.clone(), side.force.clone(), side.used.clone()].concat()
                };
                let known = |view: &View| {
                    view.sides.0.iter().flat_map(piles).filter(|back| matches!(back, Back::Known(..))).count()
                };
                assert!(known(seen.view()) > 0 && known(left.view()) == 0);
                let world = left.deal(&mut draws);
                for choice in &left.offers().ones {
                    assert_eq!(world.check(seat, choice), Ok(()), "{choice:?}");
                }
            }
        }
        let Some(act) = walk::next_act(&game, &mut offers, &mut draws) else { break };
        game.apply(&act, &mut Out::silent());
    }
    forgotten
}
