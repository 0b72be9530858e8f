//! Two matches that one viewer cannot tell apart: for tests of everything that shows a match to a viewer.
//!
//! The laws compare what the *game* tells. Whoever shows a match (a server, a terminal, a command) can tell more than the game
//! does, so each of them is tested with twins: what it prints or sends to the viewer has to be equal, byte by byte.

use super::leak::{acts, noticed};
use crate::{
    Act, ActOf, ChanceSource, Driver, Game, LegalChoicesOf, Log, RandomSource, SmallRng, Viewer, digest,
    random_play,
};

/// Acts tried before the twins end where they are.
const TRIES: u32 = 12;

/// Two logs that the viewer cannot tell apart.
#[derive(Clone, Debug)]
pub struct TwinLogs<G: Game> {
    /// The logs; both have the same number of entries, by the same seats.
    pub logs: [Log<G>; 2],
    /// Whether the last states differ at all: in what the viewer may not know.
    pub differ: bool,
}

/// Plays two matches side by side, at random but so that `viewer` sees and hears the same of every act, and other seats and
/// chance do something else in the second match wherever that is possible. Ends after the last of at most `most` acts after
/// which the viewer has to decide.
///
/// # Errors
/// The faults of the set-up.
pub fn twin_logs<G: Game>(
    content: &'static G::Content,
    (setup, content_hash): (&G::Setup, u64),
    viewer: Viewer,
    most: u32,
    seed: u64,
) -> Result<TwinLogs<G>, Vec<G::Fault>> {
    let begin = || Driver::<G>::begin(content, setup);
    let mut worlds = [begin()?, begin()?];
    let log = Log::<G>::new(setup.clone(), content_hash, digest(worlds[0].state()));
    let (mut logs, mut rng) = ([log.clone(), log], SmallRng::new(seed));
    let (mut kept, mut differ) = (0, false);
    for n in 1..=most as usize {
        let Some(step) = (0..TRIES).find_map(|_| twin_step(&worlds, viewer, &mut rng)) else { break };
        for ((world, log), act) in worlds.iter_mut().zip(&mut logs).zip(step) {
            log.entries.push(world.apply_logged(act, ChanceSource::Person).0);
        }
        if viewer.seat().is_some_and(|seat| worlds[0].state().turn().asks(seat)) {
            (kept, differ) = (n, worlds[0].state() != worlds[1].state());
        }
    }
    for log in &mut logs {
        log.entries.truncate(kept);
    }
    Ok(TwinLogs { logs, differ })
}

/// An act of the first match, and one of the second of which the viewer notices the same.
fn twin_step<G: Game>(worlds: &[Driver<G>; 2], viewer: Viewer, rng: &mut SmallRng) -> Option<[ActOf<G>; 2]> {
    let [here, there] = worlds;
    let act = random_play::next_act(here.state(), &mut LegalChoicesOf::<G>::default(), rng)?;
    let same = there.check(&act).is_ok().then_some(act);
    let own = matches!(act, Act::Choice(seat, _) if viewer.is(seat));
    let mut candidates: Vec<ActOf<G>> = if own {
        Vec::new()
    } else {
        acts(there.state(), rng)
            .into_iter()
            .filter(|other| *other != act && by_same::<G>(other, &act))
            .collect()
    };
    let expected = noticed(here.state(), &act, viewer);
    // In any order, so that the second match does not always get the first card of a list; the same act only in need.
    for at in (1..candidates.len()).rev() {
        candidates.swap(at, rng.below(at as u32 + 1) as usize);
    }
    let mut candidates = candidates.into_iter().chain(same);
    let other = candidates.find(|other| noticed(there.state(), other, viewer) == expected)?;
    Some([act, other])
}

/// Whether the same seat, or chance, acts: everybody sees that.
fn by_same<G: Game>(one: &ActOf<G>, other: &ActOf<G>) -> bool {
    match (one, other) {
        (Act::Choice(seat, _), Act::Choice(other, _)) => seat == other,
        (Act::Chance(_), Act::Chance(_)) => true,
        (Act::Choice(..), Act::Chance(_)) | (Act::Chance(_), Act::Choice(..)) => false,
    }
}
