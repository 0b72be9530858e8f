//! The law of views: a twin dealt from a viewer's belief looks the same to that viewer in every way.

use super::law::{Law, LawResult, Violation, round_trips};
use super::legal_choices::ChoicePool;
use crate::{Game, LegalChoices, LegalChoicesOf, RandomSource, Seat, Viewer};

/// The number of remembered choices passed to `check` in both states.
const PROBES: usize = 10;

/// Deals a state that `viewer` should not be able to distinguish from `game`, and checks that it cannot.
pub(super) fn twin<G: Game>(
    content: &'static G::Content,
    game: &G,
    viewer: Viewer,
    pool: &ChoicePool<G::Choice>,
    rng: &mut dyn RandomSource,
) -> Result<G, Violation> {
    let law = Law::View;
    let view = game.view(viewer);
    round_trips(law, &view)?;
    let belief = G::belief(content, &view).map_err(|faults| {
        law.violation(format!("{viewer:?} cannot believe its own view {view:?}: {faults:?}"))
    })?;
    let twin = G::deal(&belief, rng);
    twin.audit().map_err(|what| law.violation(format!("dealt from {view:?}: {what} in {twin:?}")))?;
    let seen = twin.view(viewer);
    law.holds(seen == view, || format!("{viewer:?} sees {view:?}, but in the twin {seen:?}"))?;
    law.holds(twin.turn() == game.turn(), || {
        format!(
            "whose turn it is tells {viewer:?} a secret: {:?}, in the twin {:?}",
            game.turn(),
            twin.turn()
        )
    })?;
    law.holds(twin.seats() == game.seats(), || format!("the twin has {} seats", twin.seats()))?;
    if let Some(seat) = viewer.seat()
        && game.turn().asks(seat)
    {
        asked_alike(game, &twin, seat, pool, rng)?;
    }
    Ok(twin)
}

/// Both states have the same legal choices and the same refusals, reasons included.
fn asked_alike<G: Game>(
    game: &G,
    twin: &G,
    seat: Seat,
    pool: &ChoicePool<G::Choice>,
    rng: &mut dyn RandomSource,
) -> LawResult {
    let [mut here, mut there]: [LegalChoicesOf<G>; 2] = [LegalChoices::default(), LegalChoices::default()];
    game.legal_choices(seat, &mut here);
    twin.legal_choices(seat, &mut there);
    Law::View.holds(here == there, || {
        format!("the list tells seat {} a secret: {here:?}, in the twin {there:?}", seat.number())
    })?;
    for choice in pool.random_members(PROBES, rng) {
        let (here, there) = (game.check(seat, &choice), twin.check(seat, &choice));
        Law::View.holds(here == there, || {
            format!(
                "the judge of {choice:?} tells seat {} a secret: {here:?}, in the twin {there:?}",
                seat.number()
            )
        })?;
    }
    Ok(())
}
