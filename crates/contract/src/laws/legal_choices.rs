//! Laws about legal choices: every listed choice is legal, every legal choice is listed, and only seats that have to
//! decide have any.

use super::law::{Law, LawResult, round_trips};
use super::report::Report;
use crate::{Game, LegalChoices, LegalChoicesOf, RandomSource, Region, Seat};

/// The number of remembered choices tested with `check` per state and seat.
const PROBES: usize = 30;
/// The number of members sampled from each region.
const SAMPLES: usize = 4;
/// The maximum number of remembered choices.
const MAX_POOL: usize = 4_000;
/// The number of attempts to find a member when there are only regions.
const TRIES: usize = 200;

/// Choices seen anywhere, from any seat: what a confused or dishonest client might send.
#[derive(Debug)]
pub(super) struct ChoicePool<C>(Vec<C>);

impl<C> Default for ChoicePool<C> {
    fn default() -> Self {
        ChoicePool(Vec::new())
    }
}

impl<C: Copy> ChoicePool<C> {
    fn keep(&mut self, choice: C, rng: &mut dyn RandomSource) {
        if self.0.len() < MAX_POOL {
            self.0.push(choice);
        } else {
            // New choices replace some old ones, so that late stages are remembered too.
            let at = rng.below(50 * MAX_POOL as u32) as usize;
            if let Some(old) = self.0.get_mut(at) {
                *old = choice;
            }
        }
    }

    /// Up to `n` random members.
    pub(super) fn random_members(&self, n: usize, rng: &mut dyn RandomSource) -> Vec<C> {
        let n = n.min(self.0.len());
        (0..n).map(|_| self.0[rng.below(self.0.len() as u32) as usize]).collect()
    }
}

/// A seat that does not have to decide has no legal choice and is refused everything.
pub(super) fn idle_seat<G: Game>(
    game: &G,
    seat: Seat,
    pool: &ChoicePool<G::Choice>,
    rng: &mut dyn RandomSource,
) -> LawResult {
    let mut legal: LegalChoicesOf<G> = LegalChoices::default();
    game.legal_choices(seat, &mut legal);
    Law::LegalChoices
        .holds(legal.is_empty(), || format!("seat {} is not asked: {legal:?}", seat.number()))?;
    for choice in pool.random_members(PROBES, rng) {
        Law::Agreement.holds(game.check(seat, &choice).is_err(), || {
            format!("seat {} is not asked but may answer {choice:?} in {game:?}", seat.number())
        })?;
    }
    Ok(())
}

/// A seat that has to decide: the list is sorted, `check` agrees with it in both directions, regions yield members.
pub(super) fn asked_seat<G: Game>(
    game: &G,
    seat: Seat,
    pool: &mut ChoicePool<G::Choice>,
    rng: &mut dyn RandomSource,
    report: &mut Report,
) -> LawResult {
    let mut legal: LegalChoicesOf<G> = LegalChoices::default();
    game.legal_choices(seat, &mut legal);
    report.widest = report.widest.max(legal.listed.len());
    listed(game, seat, &legal)?;
    for choice in &legal.listed {
        pool.keep(*choice, rng);
    }
    regions(game, seat, &legal, pool, rng, report)?;
    for choice in pool.random_members(PROBES, rng) {
        report.probes += 1;
        if game.check(seat, &choice).is_ok() {
            report.probes_legal += 1;
            let offered = legal.listed.binary_search(&choice).is_ok()
                || legal.regions.iter().any(|region| region.may_contain(&choice));
            Law::Agreement
                .holds(offered, || format!("{choice:?} is legal but not in {legal:?} of {game:?}"))?;
        }
    }
    Ok(())
}

fn listed<G: Game>(game: &G, seat: Seat, legal: &LegalChoicesOf<G>) -> LawResult {
    let law = Law::LegalChoices;
    law.holds(!legal.is_empty(), || format!("seat {} is asked but offered nothing", seat.number()))?;
    law.holds(legal.listed.is_sorted_by(|a, b| a < b), || format!("not in order, or twice: {legal:?}"))?;
    law.holds(legal.regions.is_sorted_by(|a, b| a < b), || format!("not in order, or twice: {legal:?}"))?;
    for choice in &legal.listed {
        round_trips(law, choice)?;
        game.check(seat, choice).map_err(|refusal| {
            law.violation(format!("{choice:?} is listed but refused: {refusal:?} in {game:?}"))
        })?;
    }
    Ok(())
}

fn regions<G: Game>(
    game: &G,
    seat: Seat,
    legal: &LegalChoicesOf<G>,
    pool: &mut ChoicePool<G::Choice>,
    rng: &mut dyn RandomSource,
    report: &mut Report,
) -> LawResult {
    let law = Law::Regions;
    let mut found = !legal.listed.is_empty();
    let tries = if found { SAMPLES } else { TRIES };
    for region in &legal.regions {
        for _ in 0..tries {
            let Some(choice) = game.sample(seat, region, rng) else { continue };
            report.samples += 1;
            found = true;
            law.holds(region.may_contain(&choice), || {
                format!("{choice:?} was drawn from {region:?} but lies outside")
            })?;
            game.check(seat, &choice).map_err(|refusal| {
                law.violation(format!("{choice:?} was drawn from {region:?} but refused: {refusal:?}"))
            })?;
            round_trips(law, &choice)?;
            pool.keep(choice, rng);
        }
    }
    law.holds(found, || format!("no member was found in {legal:?} of {game:?}"))
}
