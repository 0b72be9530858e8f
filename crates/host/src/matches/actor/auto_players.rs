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
/// A store that fails is tried again after this time.
const STORE_RETRY_DELAY: Duration = Duration::from_secs(1);
/// How often a bot's progress is reported.
const PROGRESS_INTERVAL: Duration = Duration::from_millis(100);

struct BotJob {
    question: u32,
    tries: u32,
    budget: u32,
    stop: Stop,
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
                        let alone = self.history.seats_of_same_holder(seat).1;
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
        let MatchState::Open(game) = &self.history.state else { return };
        let Some(level) = self.history.row.seats.get(seat.index()).and_then(|row| row.level) else { return };
        // The bot's own seed: from public facts, never from the match's seed, and by the number of the act, so that
        // undoing and repeating the same choice meets the same answer.
        let seed = digest(&(self.history.row.id.as_str(), game.entries(), seat, tries));
        let (bot_task, budget) = (game.bot_task(seat, level, seed), game.budget(level));
        let stop = Stop::never();
        let job = BotJob { question, tries, budget, stop: stop.clone(), failed: false };
        self.auto_players.jobs.insert(seat, job);
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
                let job = self.auto_players.jobs.remove(&seat);
                let reason = Some(decision.reason.clone());
                let meta = RecordMeta { seat: Some(seat), request: None, reason };
                match self.choose(seat, question, &decision.choice, meta).await {
                    Ok(_) => return,
                    // A failure of the store is no failure of the bot: its answer is stored as soon as that is possible.
                    Err(RequestError::Store(error)) => {
                        tracing::warn!(id = %self.history.row.id, %error, "a machine's answer waits for the store");
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
        tracing::error!(id = %self.history.row.id, seat = seat.number(), failed, "a machine gave no good answer");
        if tries < MAX_TRIES {
            self.start_thinking(seat, question, tries);
        } else {
            // The job stays, so that the bot is not asked again forever; people can undo, resign, or come back.
            let stop = Stop::never();
            self.auto_players.jobs.insert(seat, BotJob { question, tries, budget, stop, failed: true });
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
        match self.choose(seat, question, &choice, meta).await {
            Ok(_) => {}
            Err(RequestError::Store(_)) => {
                self.auto_players.send_later(Command::AnswerForced { seat, question }, STORE_RETRY_DELAY);
            }
            Err(refused) => tracing::debug!(%refused, "a standing answer came too late"),
        }
    }

    /// Asks every bot again that gave no answer: somebody has come who waits for it.
    pub(super) fn wake_failed_bots(&mut self) {
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
        let job = BotJob { question: 4, tries: 0, budget: 10, stop, failed: false };
        auto_players.jobs.insert(Seat::B, job);
        MatchActor {
            store,
            history,
            subscribers: Subscribers::default(),
            auto_players,
            pending_undo: None,
            responses: ResponseCache::default(),
        }
    }

    #[test]
    fn forced_answers_take_their_time() {
        let times: Vec<f64> =
            (0..1000u64).map(|n| forced_pause(n * (u64::MAX / 1000)).as_secs_f64()).collect();
        assert!(times.iter().all(|time| (0.8..10.0).contains(time)));
        let within = |from: f64, to: f64| times.iter().filter(|time| (from..to).contains(time)).count();
        assert!(
            (0..90).all(|step| within(f64::from(step) / 10.0, f64::from(step + 1) / 10.0) < 70),
            "no time stands out"
        );
        assert!(within(3.0, 10.0) > 150, "people are slow at times");
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
