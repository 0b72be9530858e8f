//! The law of truth: a viewer's belief may be vague, but it never excludes the true state.

use super::law::{Law, LawError, Violation, catch_panic};
use crate::{EventSink, ExhaustiveRng, Game, LegalChoicesOf, SmallRng, Viewer, random_play};
use std::ops::Range;

/// Counts of one run.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct TruthReport {
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
pub fn deals_include_truth<G: Game>(
    content: &'static G::Content,
    setup: &G::Setup,
    seeds: Range<u64>,
    most: u64,
) -> Result<TruthReport, LawError> {
    let mut truth = TruthReport::default();
    for seed in seeds {
        let mut step = 0;
        catch_panic(|| one_match::<G>(content, setup, seed, most, &mut truth, &mut step))
            .map_err(|violation| violation.at(seed, step))?;
    }
    Ok(truth)
}

fn one_match<G: Game>(
    content: &'static G::Content,
    setup: &G::Setup,
    seed: u64,
    most: u64,
    truth: &mut TruthReport,
    step: &mut u32,
) -> Result<(), Violation> {
    let mut game =
        G::begin(content, setup).map_err(|faults| Law::Begin.violation(format!("{setup:?}: {faults:?}")))?;
    let (mut rng, mut legal) = (SmallRng::new(seed), LegalChoicesOf::<G>::default());
    while *step <= G::max_acts(setup) {
        for viewer in Viewer::all(game.seats()) {
            believed(content, &game, viewer, most, truth)?;
        }
        let Some(act) = random_play::next_act(&game, &mut legal, &mut rng) else { break };
        game.apply(&act, &mut EventSink::silent());
        *step += 1;
    }
    Ok(())
}

fn believed<G: Game>(
    content: &'static G::Content,
    game: &G,
    viewer: Viewer,
    most: u64,
    truth: &mut TruthReport,
) -> Result<(), Violation> {
    let view = game.view(viewer);
    let belief = G::belief(content, &view)
        .map_err(|faults| Law::View.violation(format!("{viewer:?} cannot believe {view:?}: {faults:?}")))?;
    let mut every = ExhaustiveRng::default();
    for _ in 0..most {
        truth.deals += 1;
        if G::deal(&belief, &mut every) == *game {
            truth.tried += 1;
            return Ok(());
        }
        if !every.advance() {
            return Err(
                Law::Truth.violation(format!("what {viewer:?} believes of {view:?} excludes {game:?}"))
            );
        }
    }
    truth.skipped += 1;
    Ok(())
}
