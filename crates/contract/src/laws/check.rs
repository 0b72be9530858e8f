//! Plays random matches and tests every law at every state.

use super::law::{Law, LawError, LawResult, catch_panic};
use super::legal_choices::{self, ChoicePool};
use super::report::Report;
use super::{chance, leak, state, twin};
use crate::replay::replay;
use crate::{Ending, Game, LegalChoicesOf, Log, Seat, Seats, SmallRng, Turn, Viewer, digest, random_play};
use std::ops::Range;

/// Plays one random match for each seed and tests every law at every state.
///
/// A game runs it on an ordinary set-up and on sparse ones that force rare branches.
///
/// # Errors
/// The first law that is violated, with the seed and step that show it.
pub fn check_laws<G: Game>(
    content: &'static G::Content,
    setup: &G::Setup,
    seeds: Range<u64>,
) -> Result<Report, LawError> {
    let mut report = Report::default();
    let mut pool = ChoicePool::<G::Choice>::default();
    for seed in seeds {
        let mut trial = Trial::<G> {
            content,
            setup,
            rng: SmallRng::new(seed),
            step: 0,
            pool: &mut pool,
            report: &mut report,
        };
        let result = catch_panic(|| trial.run());
        let step = trial.step;
        result.map_err(|violation| violation.at(seed, step))?;
    }
    Ok(report)
}

/// One match being tested.
struct Trial<'a, G: Game> {
    content: &'static G::Content,
    setup: &'a G::Setup,
    rng: SmallRng,
    step: u32,
    pool: &'a mut ChoicePool<G::Choice>,
    report: &'a mut Report,
}

impl<G: Game> Trial<'_, G> {
    fn run(&mut self) -> LawResult {
        let mut game = G::begin(self.content, self.setup)
            .map_err(|faults| Law::Begin.violation(format!("{:?}: {faults:?}", self.setup)))?;
        let mut log = Log::<G>::new(self.setup.clone(), 0, digest(&game));
        let mut copies = Vec::new();
        // The lowest limit on the number of acts that the set-up or any position on the way has promised.
        let mut last = u64::from(G::max_acts(self.setup));
        let mut legal = LegalChoicesOf::<G>::default();
        loop {
            copies.push((game.clone(), digest(&game)));
            self.state_laws(&game, &mut last)?;
            let Some(act) = random_play::next_act(&game, &mut legal, &mut self.rng) else { break };
            Law::End.holds(u64::from(self.step) < last, || format!("no end after {last} acts: {game:?}"))?;
            let recorded = state::step(&mut game, &act)?;
            log.push(act, recorded.learned, digest(&game));
            self.step += 1;
        }
        for (copy, was) in &copies {
            Law::OldClones.holds(digest(copy) == *was, || format!("an old copy has become {copy:?}"))?;
        }
        self.report.matches += 1;
        self.report.longest = self.report.longest.max(self.step);
        log_law(self.content, &log, &game)
    }

    fn state_laws(&mut self, game: &G, last: &mut u64) -> LawResult {
        self.report.states += 1;
        state::audit(game)?;
        if let Some(bound) = state::position(self.content, game)? {
            self.report.positions += 1;
            *last = (*last).min(u64::from(self.step) + u64::from(bound));
        }
        match game.turn() {
            Turn::Over(ending) => self.over(game, ending)?,
            Turn::Chance => {
                self.asked(game, Seats::NONE)?;
                chance::chance(game, self.report)?;
            }
            Turn::Decide(seats) => {
                Law::LegalChoices.holds(!seats.is_empty(), || format!("nobody is asked in {game:?}"))?;
                self.asked(game, seats)?;
                self.report.decisions += 1;
                if seats.len() > 1 {
                    self.report.simultaneous += 1;
                    state::simultaneous(game, seats, &mut self.rng)?;
                }
            }
        }
        self.twins(game)
    }

    /// Tests every seat of the match, and one seat that is not part of it.
    fn asked(&mut self, game: &G, seats: Seats) -> LawResult {
        for seat in Seat::first(game.seats() + 1) {
            if seats.has(seat) {
                legal_choices::asked_seat(game, seat, self.pool, &mut self.rng, self.report)?;
            } else {
                legal_choices::idle_seat(game, seat, self.pool, &mut self.rng)?;
            }
        }
        Ok(())
    }

    fn over(&mut self, game: &G, ending: Ending) -> LawResult {
        let seated = ending.winners.iter().all(|seat| seat.number() < game.seats());
        Law::End.holds(seated, || format!("{ending:?} names a seat that is not at the table"))?;
        let mut outcomes = Vec::new();
        game.chance_outcomes(&mut outcomes);
        Law::End.holds(outcomes.is_empty(), || format!("{outcomes:?} may fall after the end"))?;
        self.asked(game, Seats::NONE)
    }

    fn twins(&mut self, game: &G) -> LawResult {
        for viewer in Viewer::all(game.seats()) {
            let twin = twin::twin(self.content, game, viewer, self.pool, &mut self.rng)?;
            self.report.twins += 1;
            self.report.distinct_twins += u64::from(twin != *game);
            leak::no_leak(game, &twin, viewer, &mut self.rng, self.report)?;
        }
        Ok(())
    }
}

/// The log, written, read and replayed with every entry validated again, ends in the same state.
fn log_law<G: Game>(content: &'static G::Content, log: &Log<G>, end: &G) -> LawResult {
    let law = Law::Log;
    let text = log.to_lines().map_err(|error| law.violation(format!("cannot be written: {error}")))?;
    let read = Log::<G>::from_lines(&text).map_err(|error| law.violation(format!("{error} of {text}")))?;
    law.holds(read.entries == log.entries, || format!("reads differently: {text}"))?;
    let again = replay(content, &read).map_err(|difference| law.violation(difference.to_string()))?;
    law.holds(again == *end, || format!("replays to {again:?} instead of {end:?}"))
}
