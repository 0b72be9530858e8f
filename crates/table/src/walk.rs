//! Random play: the simplest player, used by tests, benchmarks and rollouts.

use crate::{Act, ActOf, Draws, Game, Log, OffersOf, Out, Seat, Seats, Told, Turn, digest};

/// The number of attempts to sample a member of a region before giving up.
const SAMPLES: u32 = 10_000;

/// A uniformly random legal choice of `seat`; a region weighs as much as one choice.
///
/// # Panics
/// If the seat has no legal choice, or no region yields a member: both violate the laws of the contract.
pub fn pick<G: Game>(game: &G, seat: Seat, offers: &mut OffersOf<G>, draws: &mut dyn Draws) -> G::Choice {
    offers.clear();
    game.offers(seat, offers);
    for _ in 0..SAMPLES {
        let at = draws.below((offers.ones.len() + offers.areas.len()) as u32) as usize;
        if let Some(choice) = offers.ones.get(at) {
            return *choice;
        }
        if let Some(choice) = game.sample(seat, &offers.areas[at - offers.ones.len()], draws) {
            return choice;
        }
    }
    panic!("{}: no member found in {offers:?}", G::ID)
}

/// The next act of uniformly random play; `None` when the match is over.
pub fn next_act<G: Game>(game: &G, offers: &mut OffersOf<G>, draws: &mut dyn Draws) -> Option<ActOf<G>> {
    match game.turn() {
        Turn::Over(_) => None,
        Turn::Chance => Some(Act::Chance(game.draw(draws))),
        Turn::Decide(seats) => {
            let seat = any(seats, draws)?;
            Some(Act::Choice(seat, pick(game, seat, offers, draws)))
        }
    }
}

/// A uniformly random seat of the set.
fn any(seats: Seats, draws: &mut dyn Draws) -> Option<Seat> {
    match seats.len() {
        0 | 1 => seats.first(),
        several => seats.iter().nth(draws.below(several) as usize),
    }
}

/// Plays one random match from a set-up and writes its log.
///
/// # Errors
/// The faults of the set-up.
///
/// # Panics
/// If the match exceeds the maximum number of acts of its set-up.
pub fn random_match<G: Game>(
    content: &'static G::Content,
    setup: &G::Setup,
    draws: &mut dyn Draws,
) -> Result<(G, Log<G>), Vec<G::Fault>> {
    let mut game = G::begin(content, setup)?;
    let mut log = Log::new(setup.clone(), 0, digest(&game));
    let mut offers = OffersOf::<G>::default();
    for _ in 0..=G::bound(setup) {
        let Some(act) = next_act(&game, &mut offers, draws) else { return Ok((game, log)) };
        let mut told = Told::default();
        game.apply(&act, &mut Out::to(&mut told));
        log.push(act, told.learned, digest(&game));
    }
    panic!("{}: no end within {} acts: {game:?}", G::ID, G::bound(setup))
}
