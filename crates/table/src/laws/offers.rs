//! Laws about lists: what is offered is legal, what is legal is offered, and only the asked are offered anything.

use super::law::{Law, Verdict, survives};
use super::report::Report;
use crate::{Area, Draws, Game, Offers, OffersOf, Seat};

/// How many remembered choices are put to the judge at each state and seat.
const PROBES: usize = 30;
/// How many members are drawn from each area.
const SAMPLES: usize = 4;
/// How many choices are remembered.
const POOL: usize = 4_000;
/// How often a list of areas alone may fail to give a member.
const TRIES: usize = 200;

/// Choices met anywhere, by any seat: what a confused or dishonest client might send.
#[derive(Debug)]
pub(super) struct Pool<C>(Vec<C>);

impl<C> Default for Pool<C> {
    fn default() -> Self {
        Pool(Vec::new())
    }
}

impl<C: Copy> Pool<C> {
    fn keep(&mut self, choice: C, draws: &mut dyn Draws) {
        if self.0.len() < POOL {
            self.0.push(choice);
        } else {
            // Some of the old ones make room, so that late stages are remembered too.
            let at = draws.below(50 * POOL as u32) as usize;
            if let Some(old) = self.0.get_mut(at) {
                *old = choice;
            }
        }
    }

    /// Up to `n` random members.
    pub(super) fn some(&self, n: usize, draws: &mut dyn Draws) -> Vec<C> {
        let n = n.min(self.0.len());
        (0..n).map(|_| self.0[draws.below(self.0.len() as u32) as usize]).collect()
    }
}

/// A seat that is not asked is offered nothing and refused everything.
pub(super) fn closed<G: Game>(
    game: &G,
    seat: Seat,
    pool: &Pool<G::Choice>,
    draws: &mut dyn Draws,
) -> Verdict {
    let mut offers: OffersOf<G> = Offers::default();
    game.offers(seat, &mut offers);
    Law::Offers.holds(offers.is_empty(), || format!("seat {} is not asked: {offers:?}", seat.number()))?;
    for choice in pool.some(PROBES, draws) {
        Law::Agreement.holds(game.check(seat, &choice).is_err(), || {
            format!("seat {} is not asked but may answer {choice:?} in {game:?}", seat.number())
        })?;
    }
    Ok(())
}

/// A seat that is asked: the list is in order, the judge agrees with it both ways, areas give members.
pub(super) fn open<G: Game>(
    game: &G,
    seat: Seat,
    pool: &mut Pool<G::Choice>,
    draws: &mut dyn Draws,
    report: &mut Report,
) -> Verdict {
    let mut offers: OffersOf<G> = Offers::default();
    game.offers(seat, &mut offers);
    report.widest = report.widest.max(offers.ones.len());
    listed(game, seat, &offers)?;
    for choice in &offers.ones {
        pool.keep(*choice, draws);
    }
    areas(game, seat, &offers, pool, draws, report)?;
    for choice in pool.some(PROBES, draws) {
        report.probes += 1;
        if game.check(seat, &choice).is_ok() {
            report.probes_legal += 1;
            let offered = offers.ones.binary_search(&choice).is_ok()
                || offers.areas.iter().any(|area| area.covers(&choice));
            Law::Agreement
                .holds(offered, || format!("{choice:?} is legal but not in {offers:?} of {game:?}"))?;
        }
    }
    Ok(())
}

fn listed<G: Game>(game: &G, seat: Seat, offers: &OffersOf<G>) -> Verdict {
    let law = Law::Offers;
    law.holds(!offers.is_empty(), || format!("seat {} is asked but offered nothing", seat.number()))?;
    law.holds(offers.ones.is_sorted_by(|a, b| a < b), || format!("not in order, or twice: {offers:?}"))?;
    law.holds(offers.areas.is_sorted_by(|a, b| a < b), || format!("not in order, or twice: {offers:?}"))?;
    for choice in &offers.ones {
        survives(law, choice)?;
        game.check(seat, choice).map_err(|refusal| {
            law.breach(format!("{choice:?} is listed but refused: {refusal:?} in {game:?}"))
        })?;
    }
    Ok(())
}

fn areas<G: Game>(
    game: &G,
    seat: Seat,
    offers: &OffersOf<G>,
    pool: &mut Pool<G::Choice>,
    draws: &mut dyn Draws,
    report: &mut Report,
) -> Verdict {
    let law = Law::Areas;
    let mut found = !offers.ones.is_empty();
    let tries = if found { SAMPLES } else { TRIES };
    for area in &offers.areas {
        for _ in 0..tries {
            let Some(choice) = game.sample(seat, area, draws) else { continue };
            report.samples += 1;
            found = true;
            law.holds(area.covers(&choice), || {
                format!("{choice:?} was drawn from {area:?} but lies outside")
            })?;
            game.check(seat, &choice).map_err(|refusal| {
                law.breach(format!("{choice:?} was drawn from {area:?} but refused: {refusal:?}"))
            })?;
            survives(law, &choice)?;
            pool.keep(choice, draws);
        }
    }
    law.holds(found, || format!("no member was found in {offers:?} of {game:?}"))
}
