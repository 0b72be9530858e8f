use super::*;

fn card(number: u8) -> Card {
    Card::new(number).unwrap()
}

fn cards(numbers: impl IntoIterator<Item = u8>) -> Cards {
    numbers.into_iter().map(card).collect()
}

/// A position with these hands, the first `gone` of the other cards played.
fn at(a: Cards, b: Cards, gone: usize, life: [u8; 2], moves: u8) -> Duel6 {
    let discard = Cards::ALL.minus(a).minus(b).iter().take(gone).collect();
    let setup = Setup::At { hands: BySeat([a, b]), discard, life: BySeat(life), moves, mover: Seat::A };
    Duel6::begin(&(), &setup).unwrap()
}

fn refused(state: &Duel6, seat: Seat, choice: Choice) -> RuleId {
    state.check(seat, &choice).unwrap_err().rule
}

fn hit(state: &mut Duel6, seat: Seat, with: Card, die: u8) {
    state.play(seat, Choice::Play(with), &mut EventSink::silent());
    state.resolve(Chance::Die(die), &mut EventSink::silent());
}

#[test]
fn each_seat_is_dealt_six() {
    let mut state = Duel6::begin(&(), &Setup::New).unwrap();
    for number in 0..12 {
        assert_eq!(state.turn(), Turn::Chance);
        state.resolve(Chance::Card(card(number)), &mut EventSink::silent());
    }
    assert_eq!(state.hands.0, [cards([0, 2, 4, 6, 8, 10]), cards([1, 3, 5, 7, 9, 11])]);
    assert_eq!(state.turn(), Turn::Decide(Seats::one(Seat::A)));
}

/// D6-TURN-01
#[test]
fn only_the_mover_moves() {
    let state = at(cards([1]), cards([2]), 0, [20, 20], 0);
    assert_eq!(refused(&state, Seat::B, Choice::Play(card(2))), rules::DUEL_TURN);
}

/// D6-TURN-02
#[test]
fn who_can_do_something_does_not_pass() {
    let state = at(cards([]), cards([2]), 0, [20, 20], 0);
    assert_eq!(refused(&state, Seat::A, Choice::Pass), rules::DUEL_PASS);
    let mut stuck = at(cards([]), cards([2]), 39, [20, 20], 0);
    assert_eq!(stuck.check(Seat::A, &Choice::Pass), Ok(()));
    stuck.play(Seat::A, Choice::Pass, &mut EventSink::silent());
    assert_eq!((stuck.public.moves, stuck.public.mover), (1, Seat::B));
}

/// D6-PLAY-01
#[test]
fn only_a_card_in_hand_is_played() {
    let state = at(cards([1]), cards([2]), 0, [20, 20], 0);
    assert_eq!(refused(&state, Seat::A, Choice::Play(card(2))), rules::DUEL_PLAY);
}

/// D6-PLAY-02: 39 hits with 9, a die of 2 leaves 7; 31 hits with 1 and a die of 6 takes nothing.
#[test]
fn the_die_softens_the_hit() {
    let mut state = at(cards([39]), cards([31]), 0, [20, 20], 0);
    hit(&mut state, Seat::A, card(39), 2);
    hit(&mut state, Seat::B, card(31), 6);
    assert_eq!(state.public.life.0, [20, 13]);
}

/// D6-DRAW-01
#[test]
fn a_full_hand_and_an_empty_pile_give_no_card() {
    let full = at(cards(0..8), cards([]), 0, [20, 20], 0);
    assert_eq!(refused(&full, Seat::A, Choice::Draw), rules::DUEL_DRAW);
    let empty = at(cards([1]), cards([]), 39, [20, 20], 0);
    assert_eq!(refused(&empty, Seat::A, Choice::Draw), rules::DUEL_DRAW);
    assert_eq!(at(cards(0..7), cards([]), 0, [20, 20], 0).check(Seat::A, &Choice::Draw), Ok(()));
}

/// D6-END-01, also on the last move of all.
#[test]
fn who_has_no_life_left_loses() {
    let mut state = at(cards([39]), cards([]), 0, [20, 7], MOVES - 1);
    hit(&mut state, Seat::A, card(39), 2);
    let won = Ending { winners: Seats::one(Seat::A), rule: rules::DUEL_DEFEAT };
    assert_eq!(state.turn(), Turn::Over(won));
}

/// D6-END-02
#[test]
fn after_120_moves_nobody_has_won() {
    let mut state = at(cards([39]), cards([]), 0, [1, 20], MOVES - 1);
    hit(&mut state, Seat::A, card(39), 1);
    assert_eq!(state.turn(), Turn::Over(Ending { winners: Seats::NONE, rule: rules::DUEL_LIMIT }));
}

#[test]
fn a_position_names_every_fault() {
    let hands = BySeat([cards(0..9), cards([0])]);
    let setup = Setup::At { hands, discard: cards([0]), life: BySeat([21, 1]), moves: 121, mover: Seat::A };
    let want = [
        Fault::CardTwice(card(0)),
        Fault::CardTwice(card(0)),
        Fault::Hand(9),
        Fault::Life(21),
        Fault::Moves(121),
    ];
    assert_eq!(Duel6::begin(&(), &setup).unwrap_err(), want);
}

#[test]
fn an_impossible_view_is_refused() {
    let state = at(cards([1]), cards([2, 3]), 30, [20, 20], 30);
    let view = state.view(Viewer::Seat(Seat::A));
    assert!(Duel6::belief(&(), &view).is_ok());
    let faults = |view: View| Duel6::belief(&(), &view).unwrap_err();
    assert_eq!(faults(View { held: BySeat([1, 9]), ..view }), [Fault::Hand(9)]);
    assert_eq!(faults(View { held: BySeat([2, 2]), ..view }), [Fault::Viewpoint], "own cards are known");
    assert_eq!(faults(View { viewer: Viewer::Watcher, ..view }), [Fault::Viewpoint], "a watcher has no hand");
    let crowded =
        View { held: BySeat([1, 8]), public: Public { discard: cards(4..40), ..view.public }, ..view };
    assert_eq!(faults(crowded), [Fault::Viewpoint], "three cards are unseen, eight are held");
}
