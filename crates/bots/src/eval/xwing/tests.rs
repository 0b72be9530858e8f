//! Hand-made positions: what is clearly better gets a higher value.

use super::*;
use table::{Game, OffersOf, Sim, Turn, walk};
use xwing::content::Content;
use xwing::craft::Tokens;
use xwing::game::{At, Damage, Entry, Options, Setup};

fn ship(id: &str, team: Team, pilot: &str, at: At) -> Entry {
    let seat = (team == Team::Player).then_some(Seat::A);
    Entry { id: id.into(), team, seat, pilot: Some(pilot.into()), at: Some(at), ..Entry::default() }
}

/// An X-wing in the middle of the table, facing up, and a TIE fighter.
fn duel(own: At, foe: At) -> [Entry; 2] {
    [
        ship("X1", Team::Player, "redsquadronveteran", own),
        ship("S1", Team::Solo, "obsidiansquadronpilot", foe),
    ]
}

fn begin(ships: [Entry; 2]) -> State {
    let setup =
        Setup { options: Options::default(), seats: 1, round: 1, ships: ships.to_vec(), ..Setup::default() };
    State::begin(Content::standard(), &setup).unwrap()
}

fn chance(ships: [Entry; 2]) -> f32 {
    begin(ships).value(Seat::A)
}

const MIDDLE: At = At::mm(450, 450, 0);

#[test]
fn an_enemy_in_the_arc_is_better_than_being_in_his() {
    // Two hundred millimeters ahead of the X-wing; the TIE flies away, so that it has nobody in arc.
    let behind = chance(duel(MIDDLE, At::mm(450, 650, 0)));
    let facing = chance(duel(MIDDLE, At::mm(450, 650, 180)));
    let chased = chance(duel(MIDDLE, At::mm(450, 250, 0)));
    assert!(behind > facing && facing > chased, "{behind} {facing} {chased}");
}

#[test]
fn a_shield_and_a_hull_are_worth_something() {
    let whole = chance(duel(MIDDLE, At::mm(450, 650, 0)));
    let mut hurt = duel(MIDDLE, At::mm(450, 650, 0));
    hurt[0].shields = Some(0);
    let mut worse = hurt.clone();
    worse[0].damage = vec![Damage::Down(0)];
    let mut foe = duel(MIDDLE, At::mm(450, 650, 0));
    foe[1].damage = vec![Damage::Down(0)];
    assert!(whole > chance(hurt.clone()));
    assert!(chance(hurt) > chance(worse));
    assert!(chance(foe) > whole);
}

#[test]
fn a_ship_that_is_about_to_leave_the_table_is_in_trouble() {
    let inwards = chance(duel(At::mm(450, 60, 0), At::mm(450, 800, 0)));
    let outwards = chance(duel(At::mm(450, 60, 180), At::mm(450, 800, 0)));
    assert!(inwards > outwards, "{inwards} {outwards}");
}

#[test]
fn stress_is_a_burden_and_focus_helps() {
    let calm = chance(duel(MIDDLE, At::mm(450, 650, 0)));
    let with = |tokens: Tokens| {
        let mut ships = duel(MIDDLE, At::mm(450, 650, 0));
        ships[0].tokens = tokens;
        chance(ships)
    };
    assert!(with(Tokens { stress: 2, ..Tokens::default() }) < calm);
    assert!(with(Tokens { focus: 1, ..Tokens::default() }) > calm);
}

/// The solo side has no seat: its win is a loss for every seat.
#[test]
fn when_the_solo_side_has_the_field_nothing_was_won() {
    // Any maneuver takes the X-wing over the far edge.
    let mut state = begin(duel(At::mm(450, 890, 0), At::mm(450, 100, 0)));
    let (mut draws, mut offers) = (Sim::new(3), OffersOf::<State>::default());
    while let Some(act) = walk::next_act(&state, &mut offers, &mut draws) {
        state.apply(&act, &mut table::Out::silent());
    }
    let Turn::Over(ending) = state.turn() else { panic!("the match is not over") };
    assert!(ending.winners.is_empty());
    assert!(state.reward(ending, Seat::A) < 0.01);
}
