//! The no-leak law: whatever a viewer notices of a step could have happened in the twin as well.

use super::law::{Law, Verdict};
use super::report::Report;
use crate::{Act, ActOf, Draws, Game, Offers, OffersOf, Out, Told, Turn, Viewer};

/// The number of steps compared per state and viewer.
const STEPS: usize = 3;

/// Compares some steps of `game` with all steps of its twin.
pub(super) fn no_leak<G: Game>(
    game: &G,
    twin: &G,
    viewer: Viewer,
    draws: &mut dyn Draws,
    report: &mut Report,
) -> Verdict {
    let here = acts(game, draws);
    if here.is_empty() {
        return Ok(());
    }
    let there = acts(twin, draws);
    for _ in 0..STEPS {
        let act = here[draws.below(here.len() as u32) as usize];
        report.twin_steps += 1;
        let (after, told) = made(game, &act);
        if told.learned.has(viewer) {
            report.excused += 1;
            continue;
        }
        let noticed = (after.view(viewer), heard(&told, viewer));
        let own = matches!(act, Act::Choice(seat, _) if viewer.is(seat));
        let same = is_legal(twin, &act).then_some(act);
        let others = there.iter().copied().filter(|_| !own);
        let possible = same.into_iter().chain(others).any(|act| {
            let (after, told) = made(twin, &act);
            (after.view(viewer), heard(&told, viewer)) == noticed
        });
        Law::NoLeak.holds(possible, || leaked(game, twin, viewer, &act, &noticed))?;
    }
    Ok(())
}

fn leaked<G: Game>(
    game: &G,
    twin: &G,
    viewer: Viewer,
    act: &ActOf<G>,
    noticed: &(G::View, Vec<G::Event>),
) -> String {
    format!(
        "{act:?} shows {viewer:?} what no act of the twin could, without saying that it learned something: \
         sees {:?}, hears {:?}; true state {game:?}; twin {twin:?}",
        noticed.0, noticed.1
    )
}

fn made<G: Game>(game: &G, act: &ActOf<G>) -> (G, Told<G::Event>) {
    let (mut after, mut told) = (game.clone(), Told::default());
    after.apply(act, &mut Out::to(&mut told));
    (after, told)
}

fn heard<E: Clone>(told: &Told<E>, viewer: Viewer) -> Vec<E> {
    told.heard(viewer).cloned().collect()
}

fn is_legal<G: Game>(game: &G, act: &ActOf<G>) -> bool {
    match act {
        Act::Choice(seat, choice) => game.turn().asks(*seat) && game.check(*seat, choice).is_ok(),
        Act::Chance(chance) => {
            let mut list = Vec::new();
            game.chances(&mut list);
            game.turn() == Turn::Chance && list.iter().any(|(outcome, _)| outcome == chance)
        }
    }
}

/// Every listed act of every seat that has to decide, or of chance, and one member of each region.
fn acts<G: Game>(game: &G, draws: &mut dyn Draws) -> Vec<ActOf<G>> {
    match game.turn() {
        Turn::Over(_) => Vec::new(),
        Turn::Chance => {
            let mut list = Vec::new();
            game.chances(&mut list);
            list.into_iter().map(|(outcome, _)| Act::Chance(outcome)).collect()
        }
        Turn::Decide(seats) => {
            let mut acts = Vec::new();
            for seat in seats.iter() {
                let mut offers: OffersOf<G> = Offers::default();
                game.offers(seat, &mut offers);
                let members = offers.areas.iter().filter_map(|area| game.sample(seat, area, draws));
                acts.extend(members.map(|choice| Act::Choice(seat, choice)));
                acts.extend(offers.ones.iter().map(|choice| Act::Choice(seat, *choice)));
            }
            acts
        }
    }
}
