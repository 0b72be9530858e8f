//! Random play: the simplest player, used by tests, benchmarks and rollouts.

use crate::{
    Act, ActOf, ChanceSource, Driver, Game, LegalChoicesOf, Log, RandomSource, Seat, Seats, Turn, digest,
};

/// The number of attempts to sample a member of a region before giving up.
const SAMPLES: u32 = 10_000;

/// A uniformly random legal choice of `seat`; a region weighs as much as one choice.
///
/// # Panics
/// If the seat has no legal choice, or no region yields a member: both violate the laws of the contract.
pub fn pick<G: Game>(
    game: &G,
    seat: Seat,
    legal: &mut LegalChoicesOf<G>,
    rng: &mut dyn RandomSource,
) -> G::Choice {
    legal.clear();
    game.legal_choices(seat, legal);
    for _ in 0..SAMPLES {
        let at = rng.below((legal.listed.len() + legal.regions.len()) as u32) as usize;
        if let Some(choice) = legal.listed.get(at) {
            return *choice;
        }
        if let Some(choice) = game.sample(seat, &legal.regions[at - legal.listed.len()], rng) {
            return choice;
        }
    }
    panic!("{}: no member found in {legal:?}", G::ID)
}

/// The next act of uniformly random play; `None` when the match is over.
pub fn next_act<G: Game>(
    game: &G,
    legal: &mut LegalChoicesOf<G>,
    rng: &mut dyn RandomSource,
) -> Option<ActOf<G>> {
    match game.turn() {
        Turn::Over(_) => None,
        Turn::Chance => Some(Act::Chance(game.draw(rng))),
        Turn::Decide(seats) => {
            let seat = any(seats, rng)?;
            Some(Act::Choice(seat, pick(game, seat, legal, rng)))
        }
    }
}

/// A uniformly random seat of the set.
fn any(seats: Seats, rng: &mut dyn RandomSource) -> Option<Seat> {
    match seats.len() {
        0 | 1 => seats.first(),
        several => seats.iter().nth(rng.below(several) as usize),
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
    rng: &mut dyn RandomSource,
) -> Result<(G, Log<G>), Vec<G::Fault>> {
    let mut driver = Driver::<G>::begin(content, setup)?;
    let mut log = Log::new(setup.clone(), 0, digest(driver.state()));
    let mut legal = LegalChoicesOf::<G>::default();
    for _ in 0..=G::max_acts(setup) {
        let Some(act) = next_act(driver.state(), &mut legal, rng) else {
            return Ok((driver.into_state(), log));
        };
        log.entries.push(driver.apply_logged(act, ChanceSource::Generator).0);
    }
    panic!("{}: no end within {} acts: {:?}", G::ID, G::max_acts(setup), driver.state())
}
