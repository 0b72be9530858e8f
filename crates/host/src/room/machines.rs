//! Bots, and automatic answers to forced questions.
//!
//! A bot's answer arrives as a command like a person's and names the question it saw. If the match has moved on
//! meanwhile, it is stale like anybody else's.

use super::{Beside, Room};
use crate::ids::Holder;
use crate::ledger::Board;
use crate::request::{Letter, Note, Refused};
use crate::store::{SeatKind, Status};
use crate::table::{Thought, Thoughtless};
use crate::think::Pool;
use bots::Stop;
use std::collections::BTreeMap;
use std::time::Duration;
use table::{Seat, Seats, digest};
use tokio::sync::mpsc::WeakSender;

/// How often a bot that fails is asked.
const TRIES: u32 = 3;
/// Between people, a forced answer is given after this delay, so that its speed does not reveal that it was forced.
const FORCED_PAUSE: Duration = Duration::from_millis(1500);
/// How often a bot's progress is reported.
const PROGRESS: Duration = Duration::from_millis(100);

struct Job {
    question: u32,
    tries: u32,
    budget: u32,
    stop: Stop,
}

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
    /// Starts every bot that is asked, stops every other, and schedules automatic answers.
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
        // The bot's own seed: from public facts, never from the match's seed, and by the number of the act, so that
        // undoing and repeating the same choice meets the same answer.
        let seed = digest(&(self.ledger.row.id.as_str(), table.entries(), seat, tries));
        let (thinking, budget) = (table.thinking(seat, level, seed), table.budget(level));
        let stop = Stop::never();
        self.machines.jobs.insert(seat, Job { question, tries, budget, stop: stop.clone() });
        let (pool, door) = (self.machines.pool.clone(), self.machines.door.clone());
        tokio::spawn(async move {
            let mut thought = std::pin::pin!(pool.think(seat, thinking, stop));
            let thought = loop {
                match tokio::time::timeout(PROGRESS, &mut thought).await {
                    Ok(thought) => break thought,
                    Err(_still_thinking) => {
                        let Some(door) = door.upgrade() else { return };
                        // Progress is dropped when the mailbox is full.
                        let _ = door.try_send(Letter::Progress { seat, question });
                    }
                }
            };
            if let Some(door) = door.upgrade() {
                let _ = door.send(Letter::Thought { seat, question, thought }).await;
            }
        });
        self.ears.hint_all(&Note::Thinking { seat, done: 0, budget });
    }

    pub(super) fn hurry(&self, holder: &Holder) -> Result<(), Refused> {
        if !self.ledger.may_hurry(holder) {
            return Err(Refused::NotYourSeat);
        }
        self.machines.hurry();
        Ok(())
    }

    pub(super) fn stand(&mut self, holder: &Holder, seat: Seat, forced: bool) -> Result<(), Refused> {
        if !self.ledger.seats_of(holder).has(seat) {
            return Err(Refused::NotYourSeat);
        }
        self.machines.stand(seat, forced);
        self.wake();
        Ok(())
    }

    /// Reports a bot's progress, if it is still thinking about that question.
    pub(super) fn progress(&mut self, seat: Seat, question: u32) {
        let Some(job) = self.machines.jobs.get(&seat).filter(|job| job.question == question) else { return };
        let done = job.stop.nodes().min(job.budget);
        self.ears.hint_all(&Note::Thinking { seat, done, budget: job.budget });
    }

    pub(super) async fn thought(&mut self, seat: Seat, question: u32, thought: Result<Thought, Thoughtless>) {
        // The question was undone meanwhile: nobody waits for this answer.
        let Some(job) = self.machines.jobs.get(&seat).filter(|job| job.question == question) else { return };
        let (tries, budget) = (job.tries + 1, job.budget);
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
            // The job stays, so that the bot is not asked again forever; people can undo or resign.
            let stop = Stop::never();
            self.machines.jobs.insert(seat, Job { question, tries, budget, stop });
            self.ears.note_all(&Note::MachineFailed(seat));
        }
    }

    /// Gives an automatic answer, if it is still the only legal choice.
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ledger::Ledger;
    use crate::new_match::{NewMatch, NewSeat};
    use crate::request::Look;
    use crate::room::{Answers, Ears};
    use crate::store::{Memory, Rolls, Store};
    use crate::{Host, fair::Nonce, ids::Token, open};
    use std::sync::Arc;

    /// An actor in which the second seat's bot has a budget of 10 nodes and has spent what the flag says.
    async fn room(stop: Stop) -> Room {
        let store: Arc<dyn Store> = Arc::new(Memory::default());
        let host = Host::new(Arc::clone(&store), Pool::new(1));
        let new = NewMatch {
            holder: Token::fresh().unwrap().holder(),
            game: "duel6".into(),
            setup: open::preset("duel6", "new").unwrap(),
            seats: vec![NewSeat::Person, NewSeat::Machine(bots::Level::Cadet)],
            rolls: Rolls::Generator,
            practice: false,
            nonce: Nonce::fresh().unwrap(),
        };
        let id = host.create(new).await.unwrap().id;
        let row = store.find(id).await.unwrap().unwrap();
        let ledger = Ledger::fold(row, &[]).unwrap();
        let (door, _letters) = tokio::sync::mpsc::channel(1);
        let mut machines = Machines::new(Pool::new(1), door.downgrade());
        machines.jobs.insert(Seat::B, Job { question: 4, tries: 0, budget: 10, stop });
        Room { store, ledger, ears: Ears::default(), machines, wish: None, answers: Answers::default() }
    }

    #[tokio::test]
    async fn people_hear_how_far_a_machine_is() {
        use bots::{Bot, Budget, Ismcts, Seen};
        use reference::Duel6;
        use table::{Game, Sim, Turn};
        let stop = Stop::never();
        let mut room = room(stop.clone()).await;
        let (reply, ear) = tokio::sync::oneshot::channel();
        room.look(Look { holder: None, eyes: None, since: None }, reply);
        let mut ear = ear.await.unwrap().unwrap().1;
        assert!(matches!(ear.notes.try_recv(), Ok(Note::Update(_))));
        // A search elsewhere spends seven nodes with the same flag.
        let mut duel = Duel6::begin(&(), &reference::duel6::Setup::New).unwrap();
        while duel.turn() == Turn::Chance {
            let dealt = duel.draw(&mut Sim::new(1));
            duel.resolve(dealt, &mut table::Out::silent());
        }
        let Turn::Decide(asked) = duel.turn() else { panic!("over") };
        let seat = asked.first().unwrap();
        let seen = Seen::<Duel6>::new(&(), seat, duel.view(table::Viewer::Seat(seat))).unwrap();
        let nodes = Ismcts::new(1).think(&seen, Budget::nodes(7), &stop).nodes;
        room.progress(Seat::B, 3);
        assert!(ear.notes.try_recv().is_err(), "another question: nobody wants to know");
        room.progress(Seat::B, 4);
        let Ok(Note::Thinking { seat: Seat::B, done, budget: 10 }) = ear.notes.try_recv() else {
            panic!("nothing was said")
        };
        assert_eq!(done, nodes);
        assert!(done > 0);
    }

    /// Progress may be missed: a slow subscriber receives less of it, and is not dropped.
    #[tokio::test]
    async fn progress_costs_nobody_their_place() {
        let mut room = room(Stop::never()).await;
        let (reply, ear) = tokio::sync::oneshot::channel();
        room.look(Look { holder: None, eyes: None, since: None }, reply);
        let mut ear = ear.await.unwrap().unwrap().1;
        for _ in 0..100 {
            room.progress(Seat::B, 4);
        }
        room.ears.tell(&room.ledger, None);
        assert!(ear.parting.get().is_none());
        let mut heard = Vec::new();
        while let Ok(note) = ear.notes.try_recv() {
            heard.push(note);
        }
        assert!(heard.len() > 2 && matches!(heard.last(), Some(Note::Update(_))), "{}", heard.len());
    }
}
