//! Plays random matches and tests every law at every state.

use super::law::{Broken, Law, Verdict, calmly};
use super::offers::{self, Pool};
use super::report::Report;
use super::{chance, leak, state, twin};
use crate::replay::replay;
use crate::{Ending, Game, Log, OffersOf, Seat, Seats, Sim, Turn, Viewer, digest, walk};
use std::ops::Range;

/// Plays one random match for each seed and tests every law at every state.
///
/// A game runs it on an ordinary set-up and on sparse ones that force rare branches.
///
/// # Errors
/// The first law that is violated, with the seed and step that show it.
pub fn conform<G: Game>(
    content: &'static G::Content,
    setup: &G::Setup,
    seeds: Range<u64>,
) -> Result<Report, Broken> {
    let mut report = Report::default();
    let mut pool = Pool::<G::Choice>::default();
    for seed in seeds {
        let mut trial = Trial::<G> {
            content,
            setup,
            draws: Sim::new(seed),
            step: 0,
            pool: &mut pool,
            report: &mut report,
        };
        let verdict = calmly(|| trial.run());
        let step = trial.step;
        verdict.map_err(|breach| breach.at(seed, step))?;
    }
    Ok(report)
}

/// One match being tested.
struct Trial<'a, G: Game> {
    content: &'static G::Content,
    setup: &'a G::Setup,
    draws: Sim,
    step: u32,
    pool: &'a mut Pool<G::Choice>,
    report: &'a mut Report,
}

impl<G: Game> Trial<'_, G> {
    fn run(&mut self) -> Verdict {
        let mut game = G::begin(self.content, self.setup)
            .map_err(|faults| Law::Begin.breach(format!("{:?}: {faults:?}", self.setup)))?;
        let mut log = Log::<G>::new(self.setup.clone(), 0, digest(&game));
        let mut copies = Vec::new();
        // The lowest limit on the number of acts that the set-up or any position on the way has promised.
        let mut last = u64::from(G::bound(self.setup));
        let mut offers = OffersOf::<G>::default();
        loop {
            copies.push((game.clone(), digest(&game)));
            self.state_laws(&game, &mut last)?;
            let Some(act) = walk::next_act(&game, &mut offers, &mut self.draws) else { break };
            Law::End.holds(u64::from(self.step) < last, || format!("no end after {last} acts: {game:?}"))?;
            let told = state::step(&mut game, &act)?;
            log.push(act, told.learned, digest(&game));
            self.step += 1;
        }
        for (copy, was) in &copies {
            Law::OldClones.holds(digest(copy) == *was, || format!("an old copy has become {copy:?}"))?;
        }
        self.report.matches += 1;
        self.report.longest = self.report.longest.max(self.step);
        log_law(self.content, &log, &game)
    }

    fn state_laws(&mut self, game: &G, last: &mut u64) -> Verdict {
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
                Law::Offers.holds(!seats.is_empty(), || format!("nobody is asked in {game:?}"))?;
                self.asked(game, seats)?;
                self.report.decisions += 1;
                if seats.len() > 1 {
                    self.report.simultaneous += 1;
                    state::simultaneous(game, seats, &mut self.draws)?;
                }
            }
        }
        self.twins(game)
    }

    /// Tests every seat of the match, and one seat that is not part of it.
    fn asked(&mut self, game: &G, seats: Seats) -> Verdict {
        for seat in Seat::first(game.seats() + 1) {
            if seats.has(seat) {
                offers::open(game, seat, self.pool, &mut self.draws, self.report)?;
            } else {
                offers::closed(game, seat, self.pool, &mut self.draws)?;
            }
        }
        Ok(())
    }

    fn over(&mut self, game: &G, ending: Ending) -> Verdict {
        let seated = ending.winners.iter().all(|seat| seat.number() < game.seats());
        Law::End.holds(seated, || format!("{ending:?} names a seat that is not at the table"))?;
        let mut outcomes = Vec::new();
        game.chances(&mut outcomes);
        Law::End.holds(outcomes.is_empty(), || format!("{outcomes:?} may fall after the end"))?;
        self.asked(game, Seats::NONE)
    }

    fn twins(&mut self, game: &G) -> Verdict {
        for viewer in Viewer::all(game.seats()) {
            let twin = twin::twin(self.content, game, viewer, self.pool, &mut self.draws)?;
            self.report.twins += 1;
            self.report.strangers += u64::from(twin != *game);
            leak::no_leak(game, &twin, viewer, &mut self.draws, self.report)?;
        }
        Ok(())
    }
}

/// The log, written, read and replayed with every entry validated again, ends in the same state.
fn log_law<G: Game>(content: &'static G::Content, log: &Log<G>, end: &G) -> Verdict {
    let law = Law::Log;
    let text = log.to_lines().map_err(|error| law.breach(format!("cannot be written: {error}")))?;
    let read = Log::<G>::from_lines(&text).map_err(|error| law.breach(format!("{error} of {text}")))?;
    law.holds(read.entries == log.entries, || format!("reads differently: {text}"))?;
    let again = replay(content, &read).map_err(|difference| law.breach(difference.to_string()))?;
    law.holds(again == *end, || format!("replays to {again:?} instead of {end:?}"))
}
