//! Counts of all lines of play: by the lists, by `check` alone, and by hand.

use contract::perft::{divide, perft, perft_by_check};
use contract::{BySeat, Game, Seat};
use reference::claims::{Bid, Point};
use reference::duel6::{Card, Cards};
use reference::leduc::Bet;
use reference::{Claims, Duel6, Leduc, claims, duel6, leduc};

fn begin<G: Game<Content = ()>>(setup: &G::Setup) -> G {
    G::begin(&(), setup).unwrap_or_else(|faults| panic!("{faults:?}"))
}

/// The counts of depth 1, 2, ... by the lists, after comparing them with `check` and with `divide`.
fn counts<G: Game>(game: &G, depth: u32, candidates: &dyn Fn(&G, Seat) -> Vec<G::Choice>) -> Vec<u64> {
    let count = |depth| {
        let by_lists = perft(game, depth);
        assert_eq!(
            by_lists,
            perft_by_check(game, depth, candidates),
            "the judge counts otherwise at {depth}"
        );
        assert_eq!(by_lists, divide(game, depth).iter().map(|row| row.1).sum::<u64>(), "divide at {depth}");
        by_lists
    };
    (1..=depth).map(count).collect()
}

/// A betting round has 1, 2, 5, 5, 2 lines of 0 to 4 bets; CC and RC close it after two, CRC and RRC after three,
/// CRRC after four. There are 30 deals and 4 boards, so with n acts after the deal there are `30 (L(n) + 4 (2 L(n-3)
/// + 2 L(n-4) + L(n-5)))` lines. Together with the deals these are the 9457 known histories of this game.
#[test]
fn leduc_counts() {
    let all_bets = |_: &Leduc, _| Bet::ALL.to_vec();
    let got = counts(&begin::<Leduc>(&leduc::Setup::New), 12, &all_bets);
    assert_eq!(got, [6, 30, 60, 150, 390, 780, 1800, 2640, 2280, 1080, 240, 0]);
    assert_eq!(1 + got.iter().sum::<u64>(), 9457);
}

/// All six first cards give the same count.
#[test]
fn leduc_divides_evenly() {
    let rows = divide(&begin::<Leduc>(&leduc::Setup::New), 8);
    assert_eq!(rows.iter().map(|row| row.1).collect::<Vec<_>>(), [440; 6]);
}

/// Every card, drawing and passing.
fn all_moves(_: &Duel6, _: Seat) -> Vec<duel6::Choice> {
    let plays = Cards::ALL.iter().map(duel6::Choice::Play);
    plays.chain([duel6::Choice::Draw, duel6::Choice::Pass]).collect()
}

/// One card in each hand and two in the pile. A plays or draws (2); six faces or two cards (8); B likewise (6·2 +
/// 2·2); then 6 (6 + 2) after a hit, and 2 (6 + 1) after a draw, because one card is left.
#[test]
fn duel6_counts() {
    let cards = |numbers: &[u8]| numbers.iter().filter_map(|number| Card::new(*number)).collect::<Cards>();
    let setup = duel6::Setup::At {
        hands: BySeat([cards(&[3]), cards(&[28])]),
        discard: Cards::ALL.minus(cards(&[3, 28, 7, 11])),
        life: BySeat([20; 2]),
        moves: 36,
        mover: Seat::A,
    };
    let got = counts(&begin::<Duel6>(&setup), 6, &all_moves);
    assert_eq!(got[..4], [2, 8, 16, 62]);
}

/// Nobody has any card left: a single line, consisting of passes, until the limit.
#[test]
fn duel6_passes_to_the_limit() {
    let setup = duel6::Setup::At {
        hands: BySeat::default(),
        discard: Cards::ALL,
        life: BySeat([20; 2]),
        moves: 115,
        mover: Seat::B,
    };
    assert_eq!(counts(&begin::<Duel6>(&setup), 6, &all_moves), [1, 1, 1, 1, 1, 0]);
}

/// From the deal: 40, 40·39, ...
#[test]
fn duel6_deals_without_repeating() {
    assert_eq!(perft(&begin::<Duel6>(&duel6::Setup::New), 3), 40 * 39 * 38);
}

/// Bids 3, 9, 27. Of the 27, 15 have one highest bid (claim or forgo), 9 have two and 3 have three (two or three
/// random choices): 57. Then two tokens are left to bid after 30 of them, and 27 random choices lead to claim or
/// forgo: 114.
#[test]
fn claims_counts() {
    // As in the lists, one point represents the region: here the first one that `check` accepts.
    let all_answers = |game: &Claims, seat: Seat| {
        let field = (0..=claims::MAX_COORDINATE)
            .flat_map(|x| (0..=claims::MAX_COORDINATE).map(move |y| Point { x, y }));
        let free = field.map(claims::Choice::Claim).find(|choice| game.check(seat, choice).is_ok());
        let bids = [Bid::One, Bid::Two, Bid::Three].map(claims::Choice::Bid);
        bids.into_iter().chain(free).chain([claims::Choice::Forgo]).collect()
    };
    let got = counts(&begin::<Claims>(&claims::Setup::new()), 7, &all_answers);
    assert_eq!(got[..5], [3, 9, 27, 57, 114]);
}
