//! The no-leak law: whatever a viewer notices of a step could have happened in the twin as well.

use super::law::{Law, LawResult};
use super::report::Report;
use crate::{
    Act, ActOf, EventSink, Game, LegalChoices, LegalChoicesOf, RandomSource, RecordedEvents, Turn, Viewer,
};

/// The number of steps compared per state and viewer.
const STEPS: usize = 3;

/// Compares some steps of `game` with all steps of its twin.
pub(super) fn no_leak<G: Game>(
    game: &G,
    twin: &G,
    viewer: Viewer,
    rng: &mut dyn RandomSource,
    report: &mut Report,
) -> LawResult {
    let here = acts(game, rng);
    if here.is_empty() {
        return Ok(());
    }
    let there = acts(twin, rng);
    for _ in 0..STEPS {
        let act = here[rng.below(here.len() as u32) as usize];
        report.twin_steps += 1;
        let (after, recorded) = applied(game, &act);
        if recorded.learned.has(viewer) {
            report.excused += 1;
            continue;
        }
        let noticed = (after.view(viewer), events_for(&recorded, viewer));
        let own = matches!(act, Act::Choice(seat, _) if viewer.is(seat));
        let same = is_legal(twin, &act).then_some(act);
        let others = there.iter().copied().filter(|_| !own);
        let possible = same.into_iter().chain(others).any(|act| {
            let (after, recorded) = applied(twin, &act);
            (after.view(viewer), events_for(&recorded, viewer)) == noticed
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

/// What a viewer notices of an act: the view afterwards, the events, and whether it learned something hidden.
pub(super) fn noticed<G: Game>(game: &G, act: &ActOf<G>, viewer: Viewer) -> (G::View, Vec<G::Event>, bool) {
    let (after, recorded) = applied(game, act);
    (after.view(viewer), events_for(&recorded, viewer), recorded.learned.has(viewer))
}

fn applied<G: Game>(game: &G, act: &ActOf<G>) -> (G, RecordedEvents<G::Event>) {
    let (mut after, mut recorded) = (game.clone(), RecordedEvents::default());
    after.apply(act, &mut EventSink::recording(&mut recorded));
    (after, recorded)
}

fn events_for<E: Clone>(recorded: &RecordedEvents<E>, viewer: Viewer) -> Vec<E> {
    recorded.visible_to(viewer).cloned().collect()
}

fn is_legal<G: Game>(game: &G, act: &ActOf<G>) -> bool {
    match act {
        Act::Choice(seat, choice) => game.turn().asks(*seat) && game.check(*seat, choice).is_ok(),
        Act::Chance(chance) => {
            let mut list = Vec::new();
            game.chance_outcomes(&mut list);
            game.turn() == Turn::Chance && list.iter().any(|(outcome, _)| outcome == chance)
        }
    }
}

/// Every listed act of every seat that has to decide, or of chance, and one member of each region.
pub(super) fn acts<G: Game>(game: &G, rng: &mut dyn RandomSource) -> Vec<ActOf<G>> {
    match game.turn() {
        Turn::Over(_) => Vec::new(),
        Turn::Chance => {
            let mut list = Vec::new();
            game.chance_outcomes(&mut list);
            list.into_iter().map(|(outcome, _)| Act::Chance(outcome)).collect()
        }
        Turn::Decide(seats) => {
            let mut acts = Vec::new();
            for seat in seats.iter() {
                let mut legal: LegalChoicesOf<G> = LegalChoices::default();
                game.legal_choices(seat, &mut legal);
                let members = legal.regions.iter().filter_map(|region| game.sample(seat, region, rng));
                acts.extend(members.map(|choice| Act::Choice(seat, choice)));
                acts.extend(legal.listed.iter().map(|choice| Act::Choice(seat, *choice)));
            }
            acts
        }
    }
}
