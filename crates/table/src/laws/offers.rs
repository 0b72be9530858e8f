//! Laws about legal choices: every listed choice is legal, every legal choice is listed, and only seats that have to
//! decide have any.

use super::law::{Law, Verdict, survives};
use super::report::Report;
use crate::{Area, Draws, Game, Offers, OffersOf, Seat};

/// The number of remembered choices tested with `check` per state and seat.
const PROBES: usize = 30;
/// The number of members sampled from each region.
const SAMPLES: usize = 4;
/// The maximum number of remembered choices.
const POOL: usize = 4_000;
/// The number of attempts to find a member when there are only regions.
const TRIES: usize = 200;

/// Choices seen anywhere, from any seat: what a confused or dishonest client might send.
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
            // New choices replace some old ones, so that late stages are remembered too.
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

/// A seat that does not have to decide has no legal choice and is refused everything.
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

/// A seat that has to decide: the list is sorted, `check` agrees with it in both directions, regions yield members.
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
