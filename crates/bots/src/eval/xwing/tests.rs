//! Hand-made positions: what is clearly better gets a higher value.

use super::*;
use contract::{Game, LegalChoicesOf, SmallRng, Turn, random_play};
use xwing::content::Content;
use xwing::craft::Tokens;
use xwing::{DealtCard, Options, Placement, Setup, ShipEntry};

fn ship(id: &str, team: Team, pilot: &str, at: Placement) -> ShipEntry {
    let seat = (team == Team::Player).then_some(Seat::A);
    ShipEntry { id: id.into(), team, seat, pilot: Some(pilot.into()), at: Some(at), ..ShipEntry::default() }
}

/// An X-wing in the middle of the table, facing up, and a TIE fighter.
fn duel(own: Placement, foe: Placement) -> [ShipEntry; 2] {
    [
        ship("X1", Team::Player, "redsquadronveteran", own),
        ship("S1", Team::Solo, "obsidiansquadronpilot", foe),
    ]
}

fn begin(ships: [ShipEntry; 2]) -> State {
    let setup =
        Setup { options: Options::default(), seats: 1, round: 1, ships: ships.to_vec(), ..Setup::default() };
    State::begin(Content::standard(), &setup).unwrap()
}

fn chance(ships: [ShipEntry; 2]) -> f32 {
    begin(ships).value(Seat::A)
}

const MIDDLE: Placement = Placement::mm(450, 450, 0);

#[test]
fn an_enemy_in_the_arc_is_better_than_being_in_his() {
    // Two hundred millimeters ahead of the X-wing; the TIE flies away, so that it has nobody in arc.
    let behind = chance(duel(MIDDLE, Placement::mm(450, 650, 0)));
    let facing = chance(duel(MIDDLE, Placement::mm(450, 650, 180)));
    let chased = chance(duel(MIDDLE, Placement::mm(450, 250, 0)));
    assert!(behind > facing && facing > chased, "{behind} {facing} {chased}");
}

#[test]
fn a_shield_and_a_hull_are_worth_something() {
    let whole = chance(duel(MIDDLE, Placement::mm(450, 650, 0)));
    let mut hurt = duel(MIDDLE, Placement::mm(450, 650, 0));
    hurt[0].shields = Some(0);
    let mut worse = hurt.clone();
    worse[0].damage = vec![DealtCard::Down(0)];
    let mut foe = duel(MIDDLE, Placement::mm(450, 650, 0));
    foe[1].damage = vec![DealtCard::Down(0)];
    assert!(whole > chance(hurt.clone()));
    assert!(chance(hurt) > chance(worse));
    assert!(chance(foe) > whole);
}

#[test]
fn a_ship_that_is_about_to_leave_the_table_is_in_trouble() {
    let inwards = chance(duel(Placement::mm(450, 60, 0), Placement::mm(450, 800, 0)));
    let outwards = chance(duel(Placement::mm(450, 60, 180), Placement::mm(450, 800, 0)));
    assert!(inwards > outwards, "{inwards} {outwards}");
}

#[test]
fn stress_is_a_burden_and_focus_helps() {
    let calm = chance(duel(MIDDLE, Placement::mm(450, 650, 0)));
    let with = |tokens: Tokens| {
        let mut ships = duel(MIDDLE, Placement::mm(450, 650, 0));
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
    let mut state = begin(duel(Placement::mm(450, 890, 0), Placement::mm(450, 100, 0)));
    let (mut rng, mut legal) = (SmallRng::new(3), LegalChoicesOf::<State>::default());
    while let Some(act) = random_play::next_act(&state, &mut legal, &mut rng) {
        state.apply(&act, &mut contract::EventSink::silent());
    }
    let Turn::Over(ending) = state.turn() else { panic!("the match is not over") };
    assert!(ending.winners.is_empty());
    assert!(state.reward(ending, Seat::A) < 0.01);
}
