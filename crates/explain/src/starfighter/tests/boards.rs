//! Text boards of a random match at several moments, for each viewer, in both languages.

use super::start;
use crate::testing::{english, french};
use crate::{GameMessages, Lang, Translator};
use contract::{EventSink, Game, LegalChoicesOf, SmallRng, Viewer, random_play};
use starfighter::{Phase, State};

fn after(preset: usize, seed: u64, until: impl Fn(&State) -> bool) -> State {
    let (mut game, mut rng, mut legal) =
        (start(preset), SmallRng::new(seed), LegalChoicesOf::<State>::default());
    while !until(&game) {
        let act =
            random_play::next_act(&game, &mut legal, &mut rng).expect("the moment comes before the end");
        game.apply(&act, &mut EventSink::silent());
    }
    game
}

fn drawn(game: &State, viewer: Viewer, lang: Lang) -> String {
    let board = State::board(starfighter::content::builtin(), &game.view(viewer), Translator::new(lang));
    for line in board.lines() {
        assert!(line.chars().count() <= 80, "too wide: {line}");
    }
    board
}

#[test]
fn cruisers_are_being_chosen() {
    insta::assert_snapshot!(drawn(&start(2), Viewer::Seat(contract::Seat::A), english()));
}

#[test]
fn deployment_from_both_sides_and_beside() {
    let game = after(1, 5, |game| {
        let view = game.view(Viewer::Watcher);
        view.round == 4 && view.phase == Phase::Deploy && view.offset != 0
    });
    let all: Vec<String> = Viewer::all(2).map(|viewer| drawn(&game, viewer, english())).collect();
    insta::assert_snapshot!(all.join("\n"));
    insta::assert_snapshot!("deployment_in_french", drawn(&game, Viewer::Seat(contract::Seat::A), french()));
}

#[test]
fn every_moment_of_many_matches_fits_the_width() {
    for seed in 0..30 {
        let (mut game, mut rng, mut legal) =
            (start((seed % 3) as usize), SmallRng::new(seed), LegalChoicesOf::<State>::default());
        while let Some(act) = random_play::next_act(&game, &mut legal, &mut rng) {
            game.apply(&act, &mut EventSink::silent());
            drawn(&game, Viewer::Seat(contract::Seat::B), french());
            drawn(&game, Viewer::Watcher, english());
        }
    }
}

#[test]
fn boards_three_apart_still_fit() {
    let game = (0..200)
        .map(|seed| after(1, seed, |game| game.view(Viewer::Watcher).offset.abs() == 3 || is_over(game)))
        .find(|game| !is_over(game))
        .expect("some random match drifts that far");
    insta::assert_snapshot!(drawn(&game, Viewer::Seat(contract::Seat::A), english()));
}

fn is_over(game: &State) -> bool {
    matches!(game.turn(), contract::Turn::Over(_))
}
