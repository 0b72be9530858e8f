use super::*;
use contract::RecordedEvents;

const A: Seat = Seat::A;
const B: Seat = Seat::B;

fn c() -> Seat {
    Seat::new(2).unwrap()
}

fn fresh() -> Claims {
    Claims::begin(&(), &Setup::new()).unwrap()
}

fn bid(state: &mut Claims, bids: [Bid; 3]) {
    for (seat, bid) in Seat::first(3).zip(bids) {
        state.check(seat, &Choice::Bid(bid)).unwrap();
        state.play(seat, Choice::Bid(bid), &mut EventSink::silent());
    }
}

fn claim(state: &mut Claims, seat: Seat, x: i16, y: i16) -> Result<(), RuleId> {
    let choice = Choice::Claim(Point { x, y });
    state.check(seat, &choice).map_err(|refusal| refusal.rule)?;
    state.play(seat, choice, &mut EventSink::silent());
    Ok(())
}

use Bid::{One, Three, Two};

/// CL-BID-01
#[test]
fn all_seats_bid_at_once_and_in_secret() {
    let mut state = fresh();
    assert_eq!(state.turn(), Turn::Decide(Seats::first_n(3)));
    let mut recorded = RecordedEvents::default();
    state.play(B, Choice::Bid(Two), &mut EventSink::recording(&mut recorded));
    assert_eq!(recorded.learned, Viewers::NONE);
    assert_eq!(state.turn(), Turn::Decide(Seats::first_n(3).without(B)));
    assert_eq!(state.check(B, &Choice::Bid(One)).unwrap_err().rule, rules::CLAIMS_BID);
    assert_eq!(state.view(Viewer::Seat(A)).sealed[1], Seal::Down);
    assert_eq!(state.view(Viewer::Watcher).sealed[1], Seal::Down);
    assert_eq!(state.view(Viewer::Seat(B)).sealed[1], Seal::Own(Two));
}

/// CL-BID-02
#[test]
fn a_token_is_spent_once() {
    let mut state = fresh();
    bid(&mut state, [One, Two, Three]);
    state.play(c(), Choice::Forgo, &mut EventSink::silent());
    assert_eq!(state.check(A, &Choice::Bid(One)).unwrap_err().rule, rules::CLAIMS_TOKEN);
    assert_eq!(state.check(A, &Choice::Bid(Two)), Ok(()));
}

/// CL-BID-03
#[test]
fn equal_bids_draw_lots() {
    let mut state = fresh();
    bid(&mut state, [Three, One, Three]);
    let mut lots = Vec::new();
    state.chance_outcomes(&mut lots);
    assert_eq!((state.turn(), lots), (Turn::Chance, vec![(A, 1), (c(), 1)]));
    state.resolve(c(), &mut EventSink::silent());
    assert_eq!(state.turn(), Turn::Decide(Seats::one(c())));
    assert_eq!(claim(&mut state, A, 0, 0), Err(rules::CLAIMS_HIGHEST));
}

/// CL-LAND-01, CL-LAND-02: 12 and 16 make a distance of exactly 20.
#[test]
fn claims_keep_their_distance() {
    let mut state = fresh();
    bid(&mut state, [Three, One, One]);
    assert_eq!(claim(&mut state, A, 60, 0), Err(rules::CLAIMS_FIELD));
    assert_eq!(claim(&mut state, A, 0, -1), Err(rules::CLAIMS_FIELD));
    assert_eq!(claim(&mut state, A, 30, 30), Ok(()));
    bid(&mut state, [One, Three, Two]);
    assert_eq!(claim(&mut state, B, 42, 45), Err(rules::CLAIMS_APART));
    assert_eq!(claim(&mut state, B, 42, 46), Ok(()));
}

/// CL-LAND-02: every point is compared with a second way to measure: the length of a line, not its square.
#[test]
fn claim_distances_agree_with_a_second_measure() {
    let claims = [(10, 10), (59, 31)].map(|(x, y)| Claim { seat: A, point: Point { x, y } });
    for x in -2..=MAX_COORDINATE + 2 {
        for y in -2..=MAX_COORDINATE + 2 {
            let on_field = x >= 0 && y >= 0 && x <= MAX_COORDINATE && y <= MAX_COORDINATE;
            let ruler =
                |claim: &Claim| f64::from(claim.point.x - x).hypot(f64::from(claim.point.y - y)) > 19.999_999;
            let free = on_field && claims.iter().all(ruler);
            assert_eq!(judge(&claims, Point { x, y }).is_ok(), free, "{x} {y}");
        }
    }
}

/// CL-END-01
#[test]
fn most_claims_win_and_equals_share() {
    let mut state = fresh();
    bid(&mut state, [Three, One, One]);
    claim(&mut state, A, 0, 0).unwrap();
    bid(&mut state, [Two, Three, Two]);
    claim(&mut state, B, 59, 59).unwrap();
    bid(&mut state, [One, Two, Three]);
    let undecided = state;
    state.play(c(), Choice::Forgo, &mut EventSink::silent());
    let shared = Ending { winners: Seats::first_n(2), rule: rules::CLAIMS_MOST };
    assert_eq!(state.turn(), Turn::Over(shared));
    state = undecided;
    claim(&mut state, c(), 0, 59).unwrap();
    assert_eq!(state.turn(), Turn::Over(Ending { winners: Seats::first_n(3), rule: rules::CLAIMS_MOST }));
}

/// CL-END-01
#[test]
fn without_a_claim_nobody_wins() {
    let mut state = fresh();
    for bids in [[Three, One, One], [Two, Three, Two], [One, Two, Three]] {
        bid(&mut state, bids);
        let Turn::Decide(seats) = state.turn() else { panic!() };
        state.play(seats.first().unwrap(), Choice::Forgo, &mut EventSink::silent());
    }
    assert_eq!(state.turn(), Turn::Over(Ending { winners: Seats::NONE, rule: rules::CLAIMS_MOST }));
}

#[test]
fn a_position_names_every_fault() {
    let far = Claim { seat: Seat::new(7).unwrap(), point: Point { x: 99, y: 0 } };
    let mut setup = Setup { claims: [far].into_iter().collect(), ..Setup::new() };
    setup.tokens[1] = [Two, One].into_iter().collect();
    let want = [
        Fault::Tokens(B),
        Fault::ManyClaims,
        Fault::Claimant(far.seat),
        Fault::Claim(far, rules::CLAIMS_FIELD),
    ];
    assert_eq!(Claims::begin(&(), &setup).unwrap_err(), want);
}
