//! Machines in seats, and standing answers: whoever is asked and can be answered for.
//!
//! A machine's answer comes back as a letter and goes through the same door as a person's, naming the question it
//! saw: if the table moved on meanwhile, it is stale like anybody's.

use super::{Beside, Room};
use crate::ledger::Board;
use crate::request::{Letter, Note};
use crate::store::{SeatKind, Status};
use crate::table::{Thought, Thoughtless};
use crate::think::Pool;
use bots::Stop;
use std::collections::BTreeMap;
use std::time::Duration;
use table::{Seat, Seats, digest};
use tokio::sync::mpsc::WeakSender;

/// How often a machine that fails is asked again.
const TRIES: u32 = 3;
/// A forced answer between people comes after this long, so that its speed does not tell the others that it was
/// forced.
const FORCED_PAUSE: Duration = Duration::from_millis(1500);

struct Job {
    question: u32,
    tries: u32,
    stop: Stop,
}

/// Everything that answers by itself.
pub(super) struct Machines {
    pool: Pool,
    door: WeakSender<Letter>,
    jobs: BTreeMap<Seat, Job>,
    standing: Seats,
    forced: BTreeMap<Seat, u32>,
}

impl Machines {
    pub(super) fn new(pool: Pool, door: WeakSender<Letter>) -> Self {
        Machines { pool, door, jobs: BTreeMap::new(), standing: Seats::NONE, forced: BTreeMap::new() }
    }

    pub(super) fn are_idle(&self) -> bool {
        self.jobs.is_empty()
    }

    pub(super) fn stand(&mut self, seat: Seat, forced: bool) {
        self.standing = if forced { self.standing.with(seat) } else { self.standing.without(seat) };
    }

    /// Every machine answers with what it has.
    pub(super) fn hurry(&self) {
        for job in self.jobs.values() {
            job.stop.raise();
        }
    }

    pub(super) fn stop_all(&mut self) {
        self.hurry();
        self.jobs.clear();
    }
}

impl Room {
    /// Sees to it that every machine that is asked thinks, that no other does, and that standing answers are given.
    pub(super) fn wake(&mut self) {
        let Board::Open(table) = &self.ledger.board else { return };
        let running = self.ledger.status() == Status::Running;
        let mut started = Vec::new();
        for (seat, row) in Seat::first(table.seats()).zip(&self.ledger.row.seats) {
            let question = table.question(seat).filter(|_| running);
            if self.machines.jobs.get(&seat).is_some_and(|job| Some(job.question) != question)
                && let Some(job) = self.machines.jobs.remove(&seat)
            {
                job.stop.raise();
            }
            let Some(question) = question else { continue };
            match (row.kind, row.level) {
                (SeatKind::Machine, Some(_)) if !self.machines.jobs.contains_key(&seat) => {
                    started.push((seat, question));
                }
                (SeatKind::Machine, _) => {}
                (SeatKind::Person | SeatKind::Friend, _) => {
                    let due = self.machines.standing.has(seat)
                        && self.machines.forced.get(&seat) != Some(&question)
                        && table.only(seat).is_some();
                    if due {
                        self.machines.forced.insert(seat, question);
                        let pause = if self.ledger.side_of(seat).1 { Duration::ZERO } else { FORCED_PAUSE };
                        self.machines.answer_later(seat, question, pause);
                    }
                }
            }
        }
        for (seat, question) in started {
            self.think(seat, question, 0);
        }
    }

    fn think(&mut self, seat: Seat, question: u32, tries: u32) {
        let Board::Open(table) = &self.ledger.board else { return };
        let Some(level) = self.ledger.row.seats.get(seat.index()).and_then(|row| row.level) else { return };
        // Its own stream: from public facts, never from the match's seed; by the number of the act, so that whoever takes
        // back and does the same again meets the same answer.
        let seed = digest(&(self.ledger.row.id.as_str(), table.entries(), seat, tries));
        let (thinking, budget) = (table.thinking(seat, level, seed), table.budget(level));
        let stop = Stop::never();
        self.machines.jobs.insert(seat, Job { question, tries, stop: stop.clone() });
        let (pool, door) = (self.machines.pool.clone(), self.machines.door.clone());
        tokio::spawn(async move {
            let thought = pool.think(seat, thinking, stop).await;
            if let Some(door) = door.upgrade() {
                let _ = door.send(Letter::Thought { seat, question, thought }).await;
            }
        });
        self.ears.note_all(&Note::Thinking(seat, budget));
    }

    pub(super) async fn thought(&mut self, seat: Seat, question: u32, thought: Result<Thought, Thoughtless>) {
        // An answer to a question that was taken back meanwhile: nobody waits for it.
        let Some(job) = self.machines.jobs.get(&seat).filter(|job| job.question == question) else { return };
        let tries = job.tries + 1;
        let failed = match thought {
            Ok(thought) => {
                self.machines.jobs.remove(&seat);
                let beside = Beside { seat: Some(seat), request: None, reason: Some(thought.reason) };
                match self.choose(seat, question, &thought.choice, beside).await {
                    Ok(_) => return,
                    Err(refused) => refused.to_string(),
                }
            }
            Err(thoughtless) => thoughtless.to_string(),
        };
        tracing::error!(id = %self.ledger.row.id, seat = seat.number(), failed, "a machine gave no good answer");
        if tries < TRIES {
            self.think(seat, question, tries);
        } else {
            // The job stays, so that the seat is not asked for ever; people can take back or resign.
            let stop = Stop::never();
            self.machines.jobs.insert(seat, Job { question, tries, stop });
            self.ears.note_all(&Note::MachineFailed(seat));
        }
    }

    /// Gives a standing answer, if it is still the only one.
    pub(super) async fn forced(&mut self, seat: Seat, question: u32) {
        let Ok(table) = self.playing() else { return };
        let Some(choice) = table.only(seat).filter(|_| self.machines.standing.has(seat)) else { return };
        let beside = Beside { seat: Some(seat), request: None, reason: None };
        if let Err(refused) = self.choose(seat, question, &choice, beside).await {
            tracing::debug!(%refused, "a standing answer came too late");
        }
    }
}

impl Machines {
    fn answer_later(&self, seat: Seat, question: u32, pause: Duration) {
        let door = self.door.clone();
        tokio::spawn(async move {
            tokio::time::sleep(pause).await;
            if let Some(door) = door.upgrade() {
                let _ = door.send(Letter::Forced { seat, question }).await;
            }
        });
    }
}
