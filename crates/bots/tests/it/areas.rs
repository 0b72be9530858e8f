//! Regions and answers given at once, on the small reference game that has both.

#![expect(clippy::unwrap_used, reason = "a helper of tests may fail as a test does")]

use bots::{Bot, Budget, Ismcts, Seen, Stop, Tuning, Why, Widening};
use reference::Claims;
use reference::claims::{Bid, Choice, Claim, Held, Point, Setup};
use table::{Game, Out, Seat, Turn, Viewer};

/// The state in which the first seat, having bid three against ones, may claim.
fn to_claim() -> Claims {
    let mut game = Claims::begin(&(), &Setup::new()).unwrap();
    for (seat, bid) in Seat::first(3).zip([Bid::Three, Bid::One, Bid::One]) {
        game.play(seat, Choice::Bid(bid), &mut Out::silent());
    }
    game
}

fn seen(game: &Claims, seat: Seat) -> Seen<Claims> {
    Seen::new(&(), seat, game.view(Viewer::Seat(seat))).unwrap()
}

/// Members of the region are opened one after another: about a square root of the visits, never all at once.
#[test]
fn a_region_is_opened_little_by_little() {
    let seen = seen(&to_claim(), Seat::A);
    let mut opened = Vec::new();
    for nodes in [16, 100, 400] {
        let thought = Ismcts::new(2).think(&seen, Budget::nodes(nodes), &Stop::never());
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
    let seen = seen(&to_claim(), Seat::A);
    let lines = |members| {
        let tuning = Tuning { widening: Widening { members, ..Widening::OFF }, ..Tuning::default() };
        Ismcts::new(2).tuning(tuning).think(&seen, Budget::nodes(200), &Stop::never()).lines.len()
    };
    assert!(lines(0.25) < lines(1.0) && lines(1.0) < lines(3.0));
}

/// A long list is opened little by little too.
#[test]
fn a_list_is_opened_little_by_little() {
    let game = Claims::begin(&(), &Setup::new()).unwrap();
    let seen = seen(&game, Seat::A);
    let lines = |floor| {
        let widening = Widening { floor, rate: 0.0, power: 0.0, members: 1.0 };
        let tuning = Tuning { widening, lethal_worlds: 0, ..Tuning::default() };
        Ismcts::new(2).tuning(tuning).think(&seen, Budget::nodes(100), &Stop::never()).lines.len()
    };
    assert_eq!([lines(1.0), lines(2.0), lines(9.0)], [1, 2, 3]);
}

/// The last round is shown: the first and the second seat hold a claim each, and the first may claim once more. To forgo
/// would share the win; to claim wins it all.
#[test]
fn the_last_claim_wins() {
    let one = [Bid::One].into_iter().collect();
    let three = [Bid::Three].into_iter().collect();
    let claim = |seat, x| Claim { seat, point: Point { x, y: 0 } };
    let claims: Held = [claim(Seat::A, 0), claim(Seat::B, 30)].into_iter().collect();
    let setup = Setup { tokens: [three, one, one], claims };
    let mut game = Claims::begin(&(), &setup).unwrap();
    for seat in Seat::first(3) {
        let only = seen(&game, seat).only().unwrap();
        game.play(seat, only, &mut Out::silent());
    }
    let seen = seen(&game, Seat::A);
    let thought = Ismcts::new(1).think(&seen, Budget::nodes(300), &Stop::never());
    assert!(matches!(thought.choice, Choice::Claim(_)), "{thought:?}");
    game.play(Seat::A, thought.choice, &mut Out::silent());
    assert!(matches!(game.turn(), Turn::Over(ending) if ending.winners.iter().eq([Seat::A])));
}

/// Two rounds left: the first seat has a three and a one, the others twos and ones, and nobody has a claim. A three now
/// surely takes this claim.
#[test]
fn the_higher_token_is_sealed() {
    let high = [Bid::One, Bid::Three].into_iter().collect();
    let low = [Bid::One, Bid::Two].into_iter().collect();
    let setup = Setup { tokens: [high, low, low], claims: Held::new() };
    let game = Claims::begin(&(), &setup).unwrap();
    let tuning = Tuning { mixing: 0.0, ..Tuning::default() };
    let thought =
        Ismcts::new(1).tuning(tuning).think(&seen(&game, Seat::A), Budget::nodes(2_000), &Stop::never());
    assert_eq!((thought.choice, thought.why), (Choice::Bid(Bid::Three), Why::Searched), "{thought:?}");
    let iterations: u32 = thought.lines.iter().map(|line| line.visits).sum();
    assert_eq!(iterations, thought.iterations);
}

/// Where several answer at once the answer is drawn, not always the same; seeds decide.
#[test]
fn answers_given_at_once_are_mixed() {
    let game = Claims::begin(&(), &Setup::new()).unwrap();
    let seen = seen(&game, Seat::A);
    let tuning = Tuning { mixing: 1.0, ..Tuning::default() };
    let choose =
        |seed| Ismcts::new(seed).tuning(tuning).think(&seen, Budget::nodes(60), &Stop::never()).choice;
    let bids: std::collections::BTreeSet<_> = (0..24).map(choose).collect();
    assert!(bids.len() > 1, "{bids:?}");
}
