//! Counts every line of play to a given depth: the cheapest proof that two move generators agree.
//!
//! Seats that decide simultaneously answer in seat order, every listed outcome of chance is one branch (weights do
//! not count), and a finished match has no branch. A region counts as one member, sampled with a fixed generator; its
//! exactness is tested by each game's slow oracle.

use crate::{Act, ActOf, EventSink, Game, LegalChoices, LegalChoicesOf, Seat, SmallRng, Turn};

/// The number of lines of exactly `depth` acts.
pub fn perft<G: Game>(game: &G, depth: u32) -> u64 {
    count(game, depth, &|game, seat| listed(game, seat))
}

/// The count below each act of the first step, in order: if two generators differ, some row differs.
pub fn divide<G: Game>(game: &G, depth: u32) -> Vec<(ActOf<G>, u64)> {
    let acts = acts(game, &|game, seat| listed(game, seat));
    acts.into_iter().map(|act| (act, perft(&after(game, &act), depth.saturating_sub(1)))).collect()
}

/// The same count by a second, slow generator: of the `candidates` built without asking the rules, those that
/// [`Game::check`] accepts.
pub fn perft_by_check<G: Game>(game: &G, depth: u32, candidates: &dyn Fn(&G, Seat) -> Vec<G::Choice>) -> u64 {
    count(game, depth, &|game, seat| {
        candidates(game, seat).into_iter().filter(|choice| game.check(seat, choice).is_ok()).collect()
    })
}

type Generator<'a, G> = &'a dyn Fn(&G, Seat) -> Vec<<G as Game>::Choice>;

fn count<G: Game>(game: &G, depth: u32, choices: Generator<'_, G>) -> u64 {
    if depth == 0 {
        return 1;
    }
    acts(game, choices).iter().map(|act| count(&after(game, act), depth - 1, choices)).sum()
}

fn acts<G: Game>(game: &G, choices: Generator<'_, G>) -> Vec<ActOf<G>> {
    match game.turn() {
        Turn::Over(_) => Vec::new(),
        Turn::Chance => {
            let mut outcomes = Vec::new();
            game.chance_outcomes(&mut outcomes);
            outcomes.into_iter().map(|(outcome, _)| Act::Chance(outcome)).collect()
        }
        Turn::Decide(seats) => match seats.first() {
            Some(seat) => choices(game, seat).into_iter().map(|choice| Act::Choice(seat, choice)).collect(),
            None => Vec::new(),
        },
    }
}

fn after<G: Game>(game: &G, act: &ActOf<G>) -> G {
    let mut next = game.clone();
    next.apply(act, &mut EventSink::silent());
    next
}

fn listed<G: Game>(game: &G, seat: Seat) -> Vec<G::Choice> {
    let mut legal: LegalChoicesOf<G> = LegalChoices::default();
    game.legal_choices(seat, &mut legal);
    let mut rng = SmallRng::new(0);
    let sampled: Vec<_> =
        legal.regions.iter().filter_map(|region| game.sample(seat, region, &mut rng)).collect();
    legal.listed.extend(sampled);
    legal.listed.sort_unstable();
    legal.listed.dedup();
    legal.listed
}
