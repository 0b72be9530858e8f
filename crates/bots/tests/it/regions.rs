//! Regions and simultaneous decisions, on the small reference game that has both.

use bots::{Basis, Bot, Budget, Ismcts, Observation, Stop, Tuning, Widening};
use contract::{EventSink, Game, Seat, Turn, Viewer};
use reference::Claims;
use reference::claims::{Bid, Choice, Claim, Held, Point, Setup};

/// The state in which the first seat, having bid three against ones, may claim.
fn to_claim() -> Claims {
    let mut game = Claims::begin(&(), &Setup::new()).unwrap();
    for (seat, bid) in Seat::first(3).zip([Bid::Three, Bid::One, Bid::One]) {
        game.play(seat, Choice::Bid(bid), &mut EventSink::silent());
    }
    game
}

fn observation(game: &Claims, seat: Seat) -> Observation<Claims> {
    Observation::new(&(), seat, game.view(Viewer::Seat(seat))).unwrap()
}

/// Members of the region are opened one after another: about the square root of the visits, never all at once.
#[test]
fn a_region_is_opened_little_by_little() {
    let observation = observation(&to_claim(), Seat::A);
    let mut opened = Vec::new();
    for nodes in [16, 100, 400] {
        let thought = Ismcts::new(2).think(&observation, Budget::nodes(nodes), &Stop::never());
        assert!(matches!(thought.choice, Choice::Claim(_)), "a claim is worth more than none: {thought:?}");
        let members = thought.lines.iter().filter(|line| matches!(line.choice, Choice::Claim(_))).count();
        assert!(members as f64 <= 2.0 + f64::from(nodes).sqrt(), "{members} members at {nodes} nodes");
        opened.push(members);
    }
    assert!(opened[0] >= 3 && opened.is_sorted() && opened[2] >= 15, "{opened:?}");
}

/// A higher rate opens more members of the same region with the same visits.
#[test]
fn the_rate_of_members_counts() {
    let observation = observation(&to_claim(), Seat::A);
    let lines = |members| {
        let tuning = Tuning { widening: Widening { members, ..Widening::OFF }, ..Tuning::default() };
        Ismcts::new(2).tuning(tuning).think(&observation, Budget::nodes(200), &Stop::never()).lines.len()
    };
    assert!(lines(0.25) < lines(1.0) && lines(1.0) < lines(3.0));
}

/// A long list is opened gradually too.
#[test]
fn a_list_is_opened_little_by_little() {
    let game = Claims::begin(&(), &Setup::new()).unwrap();
    let observation = observation(&game, Seat::A);
    let lines = |floor| {
        let widening = Widening { floor, rate: 0.0, power: 0.0, members: 1.0 };
        let tuning = Tuning { widening, lethal_worlds: 0, ..Tuning::default() };
        Ismcts::new(2).tuning(tuning).think(&observation, Budget::nodes(100), &Stop::never()).lines.len()
    };
    assert_eq!([lines(1.0), lines(2.0), lines(9.0)], [1, 2, 3]);
}

/// In the last round the first and the second seat hold a claim each, and the first may claim once more. Forgoing it
/// would share the win; claiming wins it alone.
#[test]
fn the_last_claim_wins() {
    let one = [Bid::One].into_iter().collect();
    let three = [Bid::Three].into_iter().collect();
    let claim = |seat, x| Claim { seat, point: Point { x, y: 0 } };
    let claims: Held = [claim(Seat::A, 0), claim(Seat::B, 30)].into_iter().collect();
    let setup = Setup { tokens: [three, one, one], claims };
    let mut game = Claims::begin(&(), &setup).unwrap();
    for seat in Seat::first(3) {
        let only = observation(&game, seat).only().unwrap();
        game.play(seat, only, &mut EventSink::silent());
    }
    let observation = observation(&game, Seat::A);
    let thought = Ismcts::new(1).think(&observation, Budget::nodes(300), &Stop::never());
    assert!(matches!(thought.choice, Choice::Claim(_)), "{thought:?}");
    game.play(Seat::A, thought.choice, &mut EventSink::silent());
    assert!(matches!(game.turn(), Turn::Over(ending) if ending.winners.iter().eq([Seat::A])));
}

/// Two rounds left: the first seat has a three and a one, the others twos and ones, and nobody has a claim. A three
/// now surely wins this claim.
#[test]
fn the_higher_token_is_sealed() {
    let high = [Bid::One, Bid::Three].into_iter().collect();
    let low = [Bid::One, Bid::Two].into_iter().collect();
    let setup = Setup { tokens: [high, low, low], claims: Held::new() };
    let game = Claims::begin(&(), &setup).unwrap();
    let tuning = Tuning { mixing: 0.0, ..Tuning::default() };
    let thought = Ismcts::new(1).tuning(tuning).think(
        &observation(&game, Seat::A),
        Budget::nodes(2_000),
        &Stop::never(),
    );
    assert_eq!((thought.choice, thought.why), (Choice::Bid(Bid::Three), Basis::Searched), "{thought:?}");
    let iterations: u32 = thought.lines.iter().map(|line| line.visits).sum();
    assert_eq!(iterations, thought.iterations);
}

/// Where several seats decide simultaneously the choice is random, not always the same; it depends on the seed.
#[test]
fn simultaneous_choices_are_mixed() {
    let game = Claims::begin(&(), &Setup::new()).unwrap();
    let observation = observation(&game, Seat::A);
    let tuning = Tuning { mixing: 1.0, ..Tuning::default() };
    let choose =
        |seed| Ismcts::new(seed).tuning(tuning).think(&observation, Budget::nodes(60), &Stop::never()).choice;
    let bids: std::collections::BTreeSet<_> = (0..24).map(choose).collect();
    assert!(bids.len() > 1, "{bids:?}");
}
