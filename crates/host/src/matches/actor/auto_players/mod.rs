//! Bots, and automatic answers to forced questions.
//!
//! A bot's answer arrives as a command like a person's and names the question it saw. If the match has moved on
//! meanwhile, it is stale like anybody else's.

use super::MatchActor;
use crate::any_match::{BotDecision, BotError};
use crate::ids::Holder;
use crate::matches::bot_pool::{BotPool, ThinkRequest};
use crate::matches::command::{Command, Notification, RequestError};
use crate::matches::history::MatchState;
use crate::store::{MatchStatus, SeatKind};
use bots::Stop;
use contract::{Seat, Seats};
use match_core::match_core::RecordMeta;
use std::collections::BTreeMap;
use std::time::Duration;
use tokio::sync::mpsc::WeakSender;

/// How often a bot that fails is asked.
const MAX_TRIES: u32 = 3;
/// A store that fails is tried again after this time.
const STORE_RETRY_DELAY: Duration = Duration::from_secs(1);
/// How often a bot's progress is reported.
const PROGRESS_INTERVAL: Duration = Duration::from_millis(100);

struct BotJob {
    question: u32,
    tries: u32,
    budget: u32,
    stop: Stop,
    request: ThinkRequest,
    /// Whether it gave no answer in all its tries.
    failed: bool,
}

/// The time after which a forced answer is given between people, from a random number. Drawn by lot and now and then
/// long, as people's times are: at once, or always after the same time, it would tell that there was nothing to choose.
fn forced_pause(random: u64) -> Duration {
    let share = random as f64 / u64::MAX as f64;
    Duration::from_millis(800) + Duration::from_secs_f64((-1.6 * (1.0 - share).ln()).min(9.0))
}

pub(super) struct AutoPlayers {
    pool: BotPool,
    sender: WeakSender<Command>,
    jobs: BTreeMap<Seat, BotJob>,
    auto_answer: Seats,
    scheduled: BTreeMap<Seat, u32>,
}

impl AutoPlayers {
    pub(super) fn new(pool: BotPool, sender: WeakSender<Command>) -> Self {
        AutoPlayers {
            pool,
            sender,
            jobs: BTreeMap::new(),
            auto_answer: Seats::NONE,
            scheduled: BTreeMap::new(),
        }
    }

    pub(super) fn are_idle(&self) -> bool {
        self.jobs.is_empty()
    }

    pub(super) fn set_auto_answer(&mut self, seat: Seat, forced: bool) {
        self.auto_answer = if forced { self.auto_answer.with(seat) } else { self.auto_answer.without(seat) };
    }

    pub(super) fn hurry(&self) {
        for job in self.jobs.values() {
            job.stop.raise();
            job.request.hurry();
        }
    }

    pub(super) fn stop_all(&mut self) {
        self.hurry();
        self.jobs.clear();
    }
}

impl MatchActor {
    /// Starts every bot that is asked, stops every other, and schedules automatic answers.
    pub(super) fn wake_bots(&mut self) {
        let MatchState::Open(game) = &self.core.history().state else { return };
        // Bots among themselves play for somebody who watches: without, they pause.
        let paused = self.core.history().row.seats.iter().all(|seat| seat.kind == SeatKind::Machine)
            && self.subscribers.is_empty();
        let running = self.core.history().status() == MatchStatus::Running;
        let mut started = Vec::new();
        for (seat, row) in Seat::first(game.seats()).zip(&self.core.history().row.seats) {
            let question = game.question(seat).filter(|_| running);
            if self.auto_players.jobs.get(&seat).is_some_and(|job| Some(job.question) != question)
                && let Some(job) = self.auto_players.jobs.remove(&seat)
            {
                job.stop.raise();
                job.request.hurry();
            }
            let Some(question) = question else { continue };
            match (row.kind, row.level) {
                (SeatKind::Machine, Some(_)) if !paused && !self.auto_players.jobs.contains_key(&seat) => {
                    started.push((seat, question));
                }
                (SeatKind::Machine, _) => {}
                (SeatKind::Person | SeatKind::Friend | SeatKind::Shared, _) => {
                    let due = self.auto_players.auto_answer.has(seat)
                        && self.auto_players.scheduled.get(&seat) != Some(&question)
                        && game.only_choice(seat).is_some();
                    if due {
                        self.auto_players.scheduled.insert(seat, question);
                        let alone = self.core.history().seats_of_same_holder(seat).1;
                        // Without randomness the answer comes late, but does not tell.
                        let pause = || forced_pause(getrandom::u64().unwrap_or(u64::MAX));
                        let pause = if alone { Duration::ZERO } else { pause() };
                        self.auto_players.schedule_answer(seat, question, pause);
                    }
                }
            }
        }
        for (seat, question) in started {
            self.start_thinking(seat, question, 0);
        }
    }

    fn start_thinking(&mut self, seat: Seat, question: u32, tries: u32) {
        let Some((bot_task, budget)) = self.core.bot_task(seat, tries, 1) else { return };
        let stop = Stop::never();
        let request = ThinkRequest::new(self.subscribers.waiting());
        let job =
            BotJob { question, tries, budget, stop: stop.clone(), request: request.clone(), failed: false };
        self.auto_players.jobs.insert(seat, job);
        let (pool, sender) = (self.auto_players.pool.clone(), self.auto_players.sender.clone());
        tokio::spawn(async move {
            let mut decision = std::pin::pin!(pool.think(seat, bot_task, stop, request));
            let decision = loop {
                match tokio::time::timeout(PROGRESS_INTERVAL, &mut decision).await {
                    Ok(decision) => break decision,
                    Err(_still_thinking) => {
                        let Some(sender) = sender.upgrade() else { return };
                        // Progress is dropped when the mailbox is full.
                        let _ = sender.try_send(Command::BotProgress { seat, question });
                    }
                }
            };
            if let Some(sender) = sender.upgrade() {
                let _ = sender.send(Command::BotDecided { seat, question, decision }).await;
            }
        });
        self.subscribers.send_all_droppable(&Notification::Thinking { seat, done: 0, budget });
    }

    pub(super) fn hurry(&self, holder: &Holder) -> Result<(), RequestError> {
        if !self.core.history().can_hurry(holder) {
            return Err(RequestError::NotYourSeat);
        }
        self.auto_players.hurry();
        Ok(())
    }

    pub(super) fn set_auto_answer(
        &mut self,
        holder: &Holder,
        seat: Seat,
        forced: bool,
    ) -> Result<(), RequestError> {
        if !self.core.history().seats_held_by(holder).has(seat) {
            return Err(RequestError::NotYourSeat);
        }
        self.auto_players.set_auto_answer(seat, forced);
        self.wake_bots();
        Ok(())
    }

    /// Reports a bot's progress, if it is still thinking about that question.
    pub(super) fn report_progress(&mut self, seat: Seat, question: u32) {
        let Some(job) = self.auto_players.jobs.get(&seat).filter(|job| job.question == question) else {
            return;
        };
        let done = job.stop.nodes().min(job.budget);
        self.subscribers.send_all_droppable(&Notification::Thinking { seat, done, budget: job.budget });
    }

    pub(super) async fn bot_decided(
        &mut self,
        seat: Seat,
        question: u32,
        decision: Result<BotDecision, BotError>,
    ) {
        // The question was undone meanwhile: nobody waits for this answer.
        let Some(job) = self.auto_players.jobs.get(&seat).filter(|job| job.question == question) else {
            return;
        };
        let (tries, budget) = (job.tries + 1, job.budget);
        let failed = match decision {
            Ok(decision) => {
                let job = self.auto_players.jobs.remove(&seat);
                let reason = Some(decision.reason.clone());
                let meta = RecordMeta { seat: Some(seat), request: None, reason };
                match self.choose(seat, question, &decision.choice, meta).await {
                    Ok(_) => return,
                    // A failure of the store is no failure of the bot: its answer is stored as soon as that is possible.
                    Err(RequestError::Store(error)) => {
                        tracing::warn!(id = %self.core.history().row.id, %error, "a machine's answer waits for the store");
                        self.auto_players.jobs.extend(job.map(|job| (seat, job)));
                        let again = Command::BotDecided { seat, question, decision: Ok(decision) };
                        self.auto_players.send_later(again, STORE_RETRY_DELAY);
                        return;
                    }
                    // Another program wrote first; the bot was woken with what it wrote.
                    Err(RequestError::Interrupted) => return,
                    Err(refused) => refused.to_string(),
                }
            }
            Err(bot_error) => bot_error.to_string(),
        };
        tracing::error!(id = %self.core.history().row.id, seat = seat.number(), failed, "a machine gave no good answer");
        if tries < MAX_TRIES {
            self.start_thinking(seat, question, tries);
        } else {
            // The job stays, so that the bot is not asked again forever; people can undo, resign, or come back.
            let stop = Stop::never();
            let request = ThinkRequest::new(self.subscribers.waiting());
            let job = BotJob { question, tries, budget, stop, request, failed: true };
            self.auto_players.jobs.insert(seat, job);
            self.subscribers.send_all(&Notification::BotFailed(seat));
        }
    }

    /// Gives an automatic answer, if it is still the only legal choice.
    pub(super) async fn answer_forced(&mut self, seat: Seat, question: u32) {
        let Ok(game) = self.core.running_game() else { return };
        let Some(choice) = game.only_choice(seat).filter(|_| self.auto_players.auto_answer.has(seat)) else {
            return;
        };
        let meta = RecordMeta { seat: Some(seat), request: None, reason: None };
        match self.choose(seat, question, &choice, meta).await {
            Ok(_) => {}
            Err(RequestError::Store(_)) => {
                self.auto_players.send_later(Command::AnswerForced { seat, question }, STORE_RETRY_DELAY);
            }
            Err(refused) => tracing::debug!(%refused, "a standing answer came too late"),
        }
    }

    /// Somebody has come: bots that paused go on, those that gave no answer are asked again, and those that wait for their
    /// turn do so for whoever is here now.
    pub(super) fn wake_bots_for_subscriber(&mut self) {
        self.wake_bots();
        let now = self.subscribers.waiting();
        for job in self.auto_players.jobs.values() {
            self.auto_players.pool.wait_for(&job.request, now);
        }
        self.wake_failed_bots();
    }

    fn wake_failed_bots(&mut self) {
        let failed = |(seat, job): (&Seat, &BotJob)| job.failed.then_some((*seat, job.question));
        let failed: Vec<(Seat, u32)> = self.auto_players.jobs.iter().filter_map(failed).collect();
        for (seat, question) in failed {
            self.start_thinking(seat, question, 0);
        }
    }
}

impl AutoPlayers {
    fn schedule_answer(&self, seat: Seat, question: u32, pause: Duration) {
        self.send_later(Command::AnswerForced { seat, question }, pause);
    }

    fn send_later(&self, command: Command, pause: Duration) {
        let sender = self.sender.clone();
        tokio::spawn(async move {
            tokio::time::sleep(pause).await;
            if let Some(sender) = sender.upgrade() {
                let _ = sender.send(command).await;
            }
        });
    }
}

#[cfg(test)]
mod tests;
