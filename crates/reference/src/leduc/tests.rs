use super::*;
use contract::{RecordedEvents, RuleId};

/// The state after these cards and bets.
fn after(cards: [Card; 2], first: &[Bet], board: Option<Card>, second: &[Bet]) -> Leduc {
    let mut state = Leduc::begin(&(), &Setup::New).unwrap();
    let silent = &mut EventSink::silent();
    for card in cards {
        state.resolve(card, silent);
    }
    for (bets, board) in [(first, board), (second, None)] {
        for bet in bets {
            let Turn::Decide(seats) = state.turn() else { panic!("{state:?}") };
            let seat = seats.first().unwrap();
            state.check(seat, bet).unwrap();
            state.play(seat, *bet, silent);
        }
        if let Some(card) = board {
            state.resolve(card, silent);
        }
    }
    state
}

use Bet::{Call, Fold, Raise};
use Card::{J1, J2, K1, K2, Q1, Q2};

fn refused(state: &Leduc, seat: Seat, bet: Bet) -> RuleId {
    state.check(seat, &bet).unwrap_err().rule
}

/// LD-BET-01
#[test]
fn only_the_asked_seat_bets() {
    let state = after([J1, Q1], &[Call], None, &[]);
    assert_eq!(state.turn(), Turn::Decide(Seats::one(Seat::B)));
    assert_eq!(refused(&state, Seat::A, Call), rules::LEDUC_TURN);
    assert_eq!(state.check(Seat::B, &Call), Ok(()));
}

/// LD-BET-02
#[test]
fn nobody_folds_for_nothing() {
    let state = after([J1, Q1], &[], None, &[]);
    assert_eq!(refused(&state, Seat::A, Fold), rules::LEDUC_FOLD);
    assert_eq!(after([J1, Q1], &[Raise], None, &[]).check(Seat::B, &Fold), Ok(()));
}

/// LD-BET-03
#[test]
fn a_round_has_two_raises() {
    let state = after([J1, Q1], &[Call, Raise, Raise], None, &[]);
    assert_eq!(refused(&state, Seat::B, Raise), rules::LEDUC_RAISES);
    // The second round counts its raises separately.
    let state = after([J1, Q1], &[Raise, Raise, Call], Some(K1), &[Raise]);
    assert_eq!(state.check(Seat::B, &Raise), Ok(()));
}

/// LD-END-01: A paid the ante and a raise of 2, B the ante, both raises of 2: A folds and loses 3.
#[test]
fn who_folds_loses_what_was_paid() {
    let state = after([K1, J1], &[Raise, Raise, Fold], None, &[]);
    assert_eq!(state.paid(), BySeat([3, 5]));
    assert_eq!(state.gains(), Some(BySeat([-3, 3])));
    assert_eq!(state.view(Viewer::Watcher).hands, BySeat([Hand::Down; 2]), "nobody shows after a fold");
}

/// LD-END-02
#[test]
fn a_pair_beats_a_king() {
    let lines: [(&[Bet], &[Bet]); 2] =
        [(&[Raise, Raise, Call], &[Raise, Raise, Call]), (&[Call, Call], &[Call, Call])];
    // 1 + 2 + 2 + 4 + 4 = 13 is the most a match can cost.
    for ((first, second), stake) in lines.into_iter().zip([13, 1]) {
        let gains = |cards, board| after(cards, first, Some(board), second).gains();
        assert_eq!(gains([J1, K1], J2), Some(BySeat([stake, -stake])), "a pair of jacks beats a king");
        assert_eq!(gains([J1, K1], Q2), Some(BySeat([-stake, stake])), "a king beats a jack");
        assert_eq!(gains([K2, K1], Q2), Some(BySeat([0, 0])), "equals share");
        assert_eq!(gains([Q1, K1], Q2), Some(BySeat([stake, -stake])));
    }
}

/// LD-END-02
#[test]
fn everybody_sees_the_showdown() {
    let mut state = after([J1, K1], &[Call, Call], Some(Q1), &[Call]);
    assert_eq!(state.view(Viewer::Seat(Seat::A)).hands, BySeat([Hand::Up(J1), Hand::Down]));
    let mut recorded = RecordedEvents::default();
    state.play(Seat::B, Call, &mut EventSink::recording(&mut recorded));
    assert_eq!(recorded.learned, Viewers::ALL);
    assert_eq!(state.view(Viewer::Watcher).hands, BySeat([Hand::Up(J1), Hand::Up(K1)]));
}

#[test]
fn a_position_names_every_fault() {
    let setup =
        Setup::Round { hands: BySeat([J1, J1]), first: [Fold].into_iter().collect(), board: Some(J1) };
    let faults = Leduc::begin(&(), &setup).unwrap_err();
    let want = [Fault::CardTwice(J1), Fault::CardTwice(J1), Fault::Bets(0), Fault::Board];
    assert_eq!(faults, want);
    let half =
        Setup::Round { hands: BySeat([J1, Q1]), first: [Call, Call].into_iter().collect(), board: None };
    assert_eq!(Leduc::begin(&(), &half).unwrap_err(), [Fault::NotAtRest]);
}

#[test]
fn an_impossible_view_is_refused() {
    let mut view = after([J1, K1], &[Call], None, &[]).view(Viewer::Seat(Seat::A));
    view.hands[Seat::B] = Hand::Up(K1);
    assert_eq!(Leduc::belief(&(), &view).unwrap_err(), [Fault::Viewpoint], "nobody sees the other hand");
    let stranger =
        View { viewer: Viewer::Seat(Seat::new(2).unwrap()), hands: BySeat([Hand::Down; 2]), ..view };
    assert_eq!(Leduc::belief(&(), &stranger).unwrap_err(), [Fault::Viewpoint], "nobody sits there");
}
