//! The round: order, dials, end.

use super::*;
use crate::craft::Tokens;
use crate::{Outcome, Phase, Status};
use contract::{Ending, Viewer};

/// How many dials a viewer can read.
fn known_dials(game: &Match, viewer: Viewer) -> usize {
    let view = game.state.view(viewer);
    view.ships.iter().filter(|ship| matches!(ship.dial, Some(crate::DialView::Known(_)))).count()
}

/// XW-RND-01: a dial is seen by its owner alone until it is revealed.
#[test]
fn dials_are_secret() {
    let mut game = duel(150);
    game.choose(Choice::Dial(X, straight(2)));
    assert_eq!(known_dials(&game, Viewer::Seat(Seat::A)), 1);
    assert_eq!(known_dials(&game, Viewer::Seat(Seat::B)), 0);
    assert_eq!(known_dials(&game, Viewer::Watcher), 0);
    let wrong = DialSetting { bearing: Bearing::Straight, speed: 1 };
    assert!(game.state.check(Seat::B, &Choice::Dial(T, wrong)).is_err(), "a TIE/ln has no straight 1");
}

/// XW-RND-02: the lower initiative activates first and engages last; XW-ACT-01: it executes the maneuver on its dial.
#[test]
fn low_initiative_moves_first_and_shoots_last() {
    let mut game = duel(150);
    game.dials(&[straight(2), straight(2)]);
    // The TIE has flown 80 mm and its base, and is asked for its action.
    assert_eq!(game.open(), Pending::ask(question::Act(T, crate::ActionSource::Step)));
    assert_eq!(game.ship("T").at, Placement::mm(400, 390, 180));
    assert_eq!(game.ship("X").at, Placement::mm(400, 80, 0));
    game.no_actions();
    assert_eq!(game.ship("X").at, Placement::mm(400, 200, 0));
    assert_eq!(game.open(), Pending::ask(question::Fire(X)));
}

/// XW-RND-02, XW-RND-03: at equal initiative the first player's ships come first, in the order their owner chooses.
#[test]
fn equal_ships_go_in_their_owners_order() {
    let ships = vec![
        theirs("T", "tielnfighter", 2, 400, 800),
        ours("A", "t65xwing", 2, 200, 100),
        ours("B", "t65xwing", 2, 600, 100),
    ];
    let mut game = table(ships, &[]);
    game.dials(&[straight(2), straight(2), straight(2)]);
    assert_eq!(game.open(), Pending::ask(question::Next(Seat::A)));
    game.choose(Choice::Next(ShipId(2)));
    assert_eq!(game.open(), Pending::ask(question::Act(ShipId(2), crate::ActionSource::Step)));
    game.choose(Choice::Pass);
    assert_eq!(game.open(), Pending::ask(question::Act(ShipId(1), crate::ActionSource::Step)));
}

/// XW-RND-06, XW-ACT-06: no dial, the blue 1 straight, the focus action only, and the ion tokens are removed.
#[test]
fn an_ionized_ship_drifts() {
    let ion = ShipEntry {
        tokens: Tokens { ion: 1, stress: 1, ..Tokens::default() },
        ..ours("X", "t65xwing", 3, 400, 80)
    };
    let mut game = duel_of(ion, theirs("T", "tielnfighter", 1, 400, 800));
    assert!(game.state.next_dial(Seat::A).is_none());
    game.dials(&[straight(2)]).choose(Choice::Pass);
    assert_eq!(game.ship("X").at, Placement::mm(400, 160, 0));
    // Blue: the stress is removed, so there is an action.
    assert_eq!(game.legal_choices(), [Choice::Act(crate::TargetedAction::Focus), Choice::Pass]);
    game.choose(Choice::Pass);
    assert_eq!(game.ship("X").tokens.ion, 0);
}

/// XW-RND-04, XW-RND-05: a ship destroyed by one of the same initiative still attacks; then it is removed.
#[test]
fn equal_initiatives_fire_at_the_same_time() {
    let mut game = duel_of(
        ours("X", "t65xwing", 3, 400, 80),
        ShipEntry { damage: vec![crate::DealtCard::Down(0); 2], ..theirs("T", "tielnfighter", 3, 400, 470) },
    );
    game.dials(&[straight(2), straight(2)]).no_actions().choose(Choice::Fire(0, T));
    game.reds(0, 3, 0, 0).greens(0, 0, 3);
    assert_eq!(game.ship("T").damage.len(), 5, "cards are dealt beyond the hull");
    assert_eq!((game.ship("T").status, game.open()), (Status::InPlay, Pending::ask(question::Fire(T))));
    game.choose(Choice::Pass);
    assert_eq!(game.ship("T").status, Status::Destroyed);
}

/// XW-RND-09, XW-RND-05: a destroyed ship of lower initiative no longer attacks, and its side has lost.
#[test]
fn the_last_side_has_the_field() {
    let hurt =
        ShipEntry { damage: vec![crate::DealtCard::Down(0); 2], ..theirs("T", "tielnfighter", 1, 400, 470) };
    let mut game = duel_of(ours("X", "t65xwing", 3, 400, 80), hurt);
    game.approach().choose(Choice::Fire(0, T)).reds(0, 1, 0, 2).greens(0, 0, 3);
    assert_eq!(game.open(), Pending::Over(Outcome::Player));
    let Turn::Over(Ending { winners, .. }) = game.state.turn() else { panic!() };
    assert!(winners.has(Seat::A) && !winners.has(Seat::B));
}

/// XW-RND-10: no ships left on either side is a draw.
#[test]
fn nobody_left_is_a_draw() {
    let hurt = |entry: ShipEntry, cards| ShipEntry {
        damage: vec![crate::DealtCard::Down(0); cards],
        shields: Some(0),
        ..entry
    };
    let mut game = duel_of(
        hurt(ours("X", "t65xwing", 3, 400, 80), 3),
        hurt(theirs("T", "tielnfighter", 3, 400, 470), 2),
    );
    game.dials(&[straight(2), straight(2)]).no_actions().choose(Choice::Fire(0, T));
    game.reds(0, 1, 0, 2).greens(0, 0, 3).choose(Choice::Fire(0, X)).reds(0, 1, 0, 1).greens(0, 0, 2);
    assert_eq!(game.open(), Pending::Over(Outcome::Draw));
}

/// XW-RND-08, XW-TOK-01, XW-TOK-02: at the end of the round circular tokens are removed, others stay, Force recovers.
#[test]
fn the_round_ends() {
    let tokens = Tokens { stress: 1, focus: 1, ion: 0, disarm: 1, strain: 1, ..Tokens::default() };
    let jedi = ShipEntry {
        tokens,
        force: Some(0),
        pilot: Some("jediknight".into()),
        ship: None,
        ..ours("X", "delta7aethersprite", 3, 100, 80)
    };
    let mut game = duel_of(jedi, theirs("T", "tielnfighter", 1, 800, 800));
    game.dials(&[straight(4), straight(2)]).no_actions();
    while !matches!(game.open(), Pending::Ask(Question::Dials)) {
        game.choose(Choice::Pass);
    }
    let ship = game.ship("X");
    assert_eq!((ship.tokens.focus, ship.tokens.disarm, ship.force), (0, 0, 1));
    assert_eq!((ship.tokens.stress, ship.tokens.strain), (1, 1));
    assert_eq!((game.state.public().round, game.state.public().phase), (2, Phase::Planning));
}

/// XW-RND-11: after the last round nobody has won.
#[test]
fn time_runs_out() {
    let mut game = duel(700 - 300);
    game.state.public.options.rounds = 1;
    game.approach();
    assert_eq!(game.open(), Pending::Over(Outcome::Time));
}

/// XW-RND-07: lowest initiative first, wholly within range 1, overlapping no other ship.
#[test]
fn ships_are_placed_behind_range_1() {
    let place = |entry: ShipEntry| ShipEntry { at: None, ..entry };
    let ships = vec![
        place(ours("A", "t65xwing", 3, 0, 0)),
        place(ours("B", "t65xwing", 1, 0, 0)),
        theirs("T", "tielnfighter", 1, 400, 800),
    ];
    let mut game = table(ships, &[]);
    assert_eq!(game.open(), Pending::ask(question::Place(ShipId(1))));
    assert!(game.state.check(Seat::A, &Choice::Place(ShipId(1), Placement::mm(300, 81, 0))).is_err());
    assert!(game.state.check(Seat::A, &Choice::Place(ShipId(1), Placement::mm(19, 50, 0))).is_err());
    game.choose(Choice::Place(ShipId(1), Placement::mm(300, 80, 0)));
    assert!(game.state.check(Seat::A, &Choice::Place(ShipId(0), Placement::mm(330, 80, 0))).is_err());
    game.choose(Choice::Place(ShipId(0), Placement::mm(340, 80, 0)));
    assert_eq!(game.open(), Pending::Ask(Question::Dials));
}
