//! Bots, and automatic answers to forced questions.
//!
//! A bot's answer arrives as a command like a person's and names the question it saw. If the match has moved on
//! meanwhile, it is stale like anybody else's.

use super::{MatchActor, RecordMeta};
use crate::any_match::{BotDecision, BotError};
use crate::ids::Holder;
use crate::matches::bot_pool::BotPool;
use crate::matches::command::{Command, Notification, RequestError};
use crate::matches::history::MatchState;
use crate::store::{MatchStatus, SeatKind};
use bots::Stop;
use contract::{Seat, Seats, digest};
use std::collections::BTreeMap;
use std::time::Duration;
use tokio::sync::mpsc::WeakSender;

/// How often a bot that fails is asked.
const MAX_TRIES: u32 = 3;
/// Between people, a forced answer is given after this delay, so that its speed does not reveal that it was forced.
const FORCED_PAUSE: Duration = Duration::from_millis(1500);
/// How often a bot's progress is reported.
const PROGRESS_INTERVAL: Duration = Duration::from_millis(100);

struct BotJob {
    question: u32,
    tries: u32,
    budget: u32,
    stop: Stop,
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
        let MatchState::Open(game) = &self.history.state else { return };
        let running = self.history.status() == MatchStatus::Running;
        let mut started = Vec::new();
        for (seat, row) in Seat::first(game.seats()).zip(&self.history.row.seats) {
            let question = game.question(seat).filter(|_| running);
            if self.auto_players.jobs.get(&seat).is_some_and(|job| Some(job.question) != question)
                && let Some(job) = self.auto_players.jobs.remove(&seat)
            {
                job.stop.raise();
            }
            let Some(question) = question else { continue };
            match (row.kind, row.level) {
                (SeatKind::Machine, Some(_)) if !self.auto_players.jobs.contains_key(&seat) => {
                    started.push((seat, question));
                }
                (SeatKind::Machine, _) => {}
                (SeatKind::Person | SeatKind::Friend, _) => {
                    let due = self.auto_players.auto_answer.has(seat)
                        && self.auto_players.scheduled.get(&seat) != Some(&question)
                        && game.only_choice(seat).is_some();
                    if due {
                        self.auto_players.scheduled.insert(seat, question);
                        let pause = if self.history.seats_of_same_holder(seat).1 {
                            Duration::ZERO
                        } else {
                            FORCED_PAUSE
                        };
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
        let MatchState::Open(game) = &self.history.state else { return };
        let Some(level) = self.history.row.seats.get(seat.index()).and_then(|row| row.level) else { return };
        // The bot's own seed: from public facts, never from the match's seed, and by the number of the act, so that
        // undoing and repeating the same choice meets the same answer.
        let seed = digest(&(self.history.row.id.as_str(), game.entries(), seat, tries));
        let (bot_task, budget) = (game.bot_task(seat, level, seed), game.budget(level));
        let stop = Stop::never();
        self.auto_players.jobs.insert(seat, BotJob { question, tries, budget, stop: stop.clone() });
        let (pool, sender) = (self.auto_players.pool.clone(), self.auto_players.sender.clone());
        tokio::spawn(async move {
            let mut decision = std::pin::pin!(pool.think(seat, bot_task, stop));
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
        if !self.history.can_hurry(holder) {
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
        if !self.history.seats_held_by(holder).has(seat) {
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
                self.auto_players.jobs.remove(&seat);
                let meta = RecordMeta { seat: Some(seat), request: None, reason: Some(decision.reason) };
                match self.choose(seat, question, &decision.choice, meta).await {
                    Ok(_) => return,
                    Err(refused) => refused.to_string(),
                }
            }
            Err(bot_error) => bot_error.to_string(),
        };
        tracing::error!(id = %self.history.row.id, seat = seat.number(), failed, "a machine gave no good answer");
        if tries < MAX_TRIES {
            self.start_thinking(seat, question, tries);
        } else {
            // The job stays, so that the bot is not asked again forever; people can undo or resign.
            let stop = Stop::never();
            self.auto_players.jobs.insert(seat, BotJob { question, tries, budget, stop });
            self.subscribers.send_all(&Notification::BotFailed(seat));
        }
    }

    /// Gives an automatic answer, if it is still the only legal choice.
    pub(super) async fn answer_forced(&mut self, seat: Seat, question: u32) {
        let Ok(game) = self.running_game() else { return };
        let Some(choice) = game.only_choice(seat).filter(|_| self.auto_players.auto_answer.has(seat)) else {
            return;
        };
        let meta = RecordMeta { seat: Some(seat), request: None, reason: None };
        if let Err(refused) = self.choose(seat, question, &choice, meta).await {
            tracing::debug!(%refused, "a standing answer came too late");
        }
    }
}

impl AutoPlayers {
    fn schedule_answer(&self, seat: Seat, question: u32, pause: Duration) {
        let sender = self.sender.clone();
        tokio::spawn(async move {
            tokio::time::sleep(pause).await;
            if let Some(sender) = sender.upgrade() {
                let _ = sender.send(Command::AnswerForced { seat, question }).await;
            }
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::matches::actor::{ResponseCache, Subscribers};
    use crate::matches::command::Subscribe;
    use crate::matches::history::MatchHistory;
    use crate::matches::new_match::{NewMatch, NewSeat};
    use crate::store::{ChanceMode, MemoryStore, Store};
    use crate::{Host, fairness::Nonce, ids::Token, setup};
    use std::sync::Arc;

    /// An actor in which the second seat's bot has a budget of 10 nodes and has spent what the flag says.
    async fn actor(stop: Stop) -> MatchActor {
        let store: Arc<dyn Store> = Arc::new(MemoryStore::default());
        let host = Host::new(Arc::clone(&store), BotPool::new(1));
        let new = NewMatch {
            holder: Token::fresh().unwrap().holder(),
            game: "duel6".into(),
            setup: setup::preset("duel6", "new").unwrap(),
            seats: vec![NewSeat::Person, NewSeat::Machine(bots::Level::Cadet)],
            chance_mode: ChanceMode::Generator,
            practice: false,
            nonce: Nonce::fresh().unwrap(),
        };
        let id = host.create(new).await.unwrap().id;
        let row = store.find(id).await.unwrap().unwrap();
        let history = MatchHistory::fold(row, &[]).unwrap();
        let (sender, _commands) = tokio::sync::mpsc::channel(1);
        let mut auto_players = AutoPlayers::new(BotPool::new(1), sender.downgrade());
        auto_players.jobs.insert(Seat::B, BotJob { question: 4, tries: 0, budget: 10, stop });
        MatchActor {
            store,
            history,
            subscribers: Subscribers::default(),
            auto_players,
            pending_undo: None,
            responses: ResponseCache::default(),
        }
    }

    #[tokio::test]
    async fn progress_of_a_bot_is_reported() {
        use bots::{Bot, Budget, Ismcts, Observation};
        use contract::{Game, SmallRng, Turn};
        use reference::Duel6;
        let stop = Stop::never();
        let mut actor = actor(stop.clone()).await;
        let (reply, subscription) = tokio::sync::oneshot::channel();
        actor.subscribe(Subscribe { holder: None, viewer: None, since: None }, reply);
        let mut subscription = subscription.await.unwrap().unwrap().1;
        assert!(matches!(subscription.notifications.try_recv(), Ok(Notification::Update(_))));
        // A search elsewhere spends seven nodes with the same flag.
        let mut duel = Duel6::begin(&(), &reference::duel6::Setup::New).unwrap();
        while duel.turn() == Turn::Chance {
            let outcome = duel.draw(&mut SmallRng::new(1));
            duel.resolve(outcome, &mut contract::EventSink::silent());
        }
        let Turn::Decide(asked) = duel.turn() else { panic!("over") };
        let seat = asked.first().unwrap();
        let seen = Observation::<Duel6>::new(&(), seat, duel.view(contract::Viewer::Seat(seat))).unwrap();
        let nodes = Ismcts::new(1).think(&seen, Budget::nodes(7), &stop).nodes;
        actor.report_progress(Seat::B, 3);
        assert!(subscription.notifications.try_recv().is_err(), "another question: nobody wants to know");
        actor.report_progress(Seat::B, 4);
        let Ok(Notification::Thinking { seat: Seat::B, done, budget: 10 }) =
            subscription.notifications.try_recv()
        else {
            panic!("nothing was said")
        };
        assert_eq!(done, nodes);
        assert!(done > 0);
    }

    /// Progress may be missed: a slow subscriber receives less of it, and is not dropped.
    #[tokio::test]
    async fn progress_never_drops_a_subscriber() {
        let mut actor = actor(Stop::never()).await;
        let (reply, subscription) = tokio::sync::oneshot::channel();
        actor.subscribe(Subscribe { holder: None, viewer: None, since: None }, reply);
        let mut subscription = subscription.await.unwrap().unwrap().1;
        for _ in 0..100 {
            actor.report_progress(Seat::B, 4);
        }
        actor.subscribers.broadcast(&actor.history, None);
        assert!(subscription.close_reason.get().is_none());
        let mut heard = Vec::new();
        while let Ok(notification) = subscription.notifications.try_recv() {
            heard.push(notification);
        }
        assert!(heard.len() > 2 && matches!(heard.last(), Some(Notification::Update(_))), "{}", heard.len());
    }
}
