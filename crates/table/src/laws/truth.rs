//! The law of truth: a viewer's belief may be vague, but it never excludes the true state.

use super::law::{Breach, Broken, Law, calmly};
use crate::{Every, Game, OffersOf, Out, Sim, Viewer, walk};
use std::ops::Range;

/// Counts of one run.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Truth {
    /// Beliefs whose deals were enumerated until the true state was among them.
    pub tried: u64,
    /// Deals made.
    pub deals: u64,
    /// Beliefs given up: the true state was not among the first `most` deals, and there were more.
    pub skipped: u64,
}

/// For tiny set-ups: at every state and for every viewer, enumerates the possible deals until the true state is among
/// them, but at most `most` deals per belief.
///
/// # Errors
/// A belief that excludes the true state.
pub fn truth_is_dealt<G: Game>(
    content: &'static G::Content,
    setup: &G::Setup,
    seeds: Range<u64>,
    most: u64,
) -> Result<Truth, Broken> {
    let mut truth = Truth::default();
    for seed in seeds {
        let mut step = 0;
        calmly(|| one_match::<G>(content, setup, seed, most, &mut truth, &mut step))
            .map_err(|breach| breach.at(seed, step))?;
    }
    Ok(truth)
}

fn one_match<G: Game>(
    content: &'static G::Content,
    setup: &G::Setup,
    seed: u64,
    most: u64,
    truth: &mut Truth,
    step: &mut u32,
) -> Result<(), Breach> {
    let mut game =
        G::begin(content, setup).map_err(|faults| Law::Begin.breach(format!("{setup:?}: {faults:?}")))?;
    let (mut draws, mut offers) = (Sim::new(seed), OffersOf::<G>::default());
    while *step <= G::bound(setup) {
        for viewer in Viewer::all(game.seats()) {
            believed(content, &game, viewer, most, truth)?;
        }
        let Some(act) = walk::next_act(&game, &mut offers, &mut draws) else { break };
        game.apply(&act, &mut Out::silent());
        *step += 1;
    }
    Ok(())
}

fn believed<G: Game>(
    content: &'static G::Content,
    game: &G,
    viewer: Viewer,
    most: u64,
    truth: &mut Truth,
) -> Result<(), Breach> {
    let view = game.view(viewer);
    let belief = G::belief(content, &view)
        .map_err(|faults| Law::View.breach(format!("{viewer:?} cannot believe {view:?}: {faults:?}")))?;
    let mut every = Every::default();
    for _ in 0..most {
        truth.deals += 1;
        if G::deal(&belief, &mut every) == *game {
            truth.tried += 1;
            return Ok(());
        }
        if !every.advance() {
            return Err(Law::Truth.breach(format!("what {viewer:?} believes of {view:?} excludes {game:?}")));
        }
    }
    truth.skipped += 1;
    Ok(())
}
