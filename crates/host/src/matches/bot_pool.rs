//! Bots: what they are given, what they answer, and where they run.
//!
//! A bot is given its seat's view and nothing else. It runs on its own pool, so that no search ever delays a match, a
//! socket or the store.

use crate::any_match::{BotDecision, BotError, BotReason, BotReasonLine, BotTask, Json, json};
use crate::games::Playable;
use crate::matches::bot_queue::{BotQueue, SharedWaiting, Turn};
pub use crate::matches::bot_queue::{Urgency, Waiting};
use bots::{Level, Observation, Stop};
use contract::Seat;
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::{Notify, OwnedSemaphorePermit, Semaphore};

/// Alternatives stored with a decision.
const MAX_LINES: usize = 5;

/// The bot computation for a seat, from its view alone. In the guided game most answers are scripted.
pub(crate) fn bot_task<G: Playable>(
    view: G::View,
    seat: Seat,
    level: Level,
    seed: u64,
    lesson: bool,
) -> BotTask {
    Box::new(move |stop: &Stop| {
        let content = G::content();
        let seen = Observation::<G>::new(content, seat, view)
            .map_err(|blind| BotError { seat: seat.number(), what: format!("{blind:?}") })?;
        if lesson && let Some(choice) = G::scripted_choice(seen.view(), &seen.legal_choices().listed) {
            return Ok(scripted_decision(level, &json(&choice)));
        }
        let decision = level.bot::<G>(seed, 1).think(&seen, level.budget::<G>(), stop);
        let line = |line: &bots::ScoredChoice<G::Choice>| BotReasonLine {
            label: json(&G::choice(content, seen.view(), &line.choice)),
            taken: line.choice == decision.choice,
            visits: line.visits,
            win: line.win,
            low: line.interval.low,
            high: line.interval.high,
        };
        let kept = decision.lines.iter().enumerate();
        let kept = kept.filter(|(at, line)| *at < MAX_LINES || line.choice == decision.choice);
        let reason = BotReason {
            level: level.id().into(),
            basis: json(&decision.why).get().trim_matches('"').to_owned(),
            aim: decision.aim.and_then(|aim| G::aim(seen.view(), &aim)).map(|aim| json(&aim)),
            nodes: decision.nodes,
            lines: kept.map(|(_, kept)| line(kept)).collect(),
        };
        Ok(BotDecision { choice: json(&decision.choice).get().to_owned(), reason })
    })
}

/// A scripted answer of the guided game: nothing was searched.
fn scripted_decision(level: Level, choice: &Json) -> BotDecision {
    let reason = BotReason {
        level: level.id().into(),
        basis: "lesson".into(),
        aim: None,
        nodes: 0,
        lines: Vec::new(),
    };
    BotDecision { choice: choice.get().to_owned(), reason }
}

/// What the pool needs to know of one answer besides the computation itself. Shared with whoever asked for it, because
/// both may change while it waits.
#[derive(Clone, Debug)]
pub struct ThinkRequest {
    waiting: SharedWaiting,
    hurry: Arc<Notify>,
}

impl ThinkRequest {
    #[must_use]
    pub fn new(waiting: Waiting) -> Self {
        ThinkRequest { waiting: Arc::new(Mutex::new(waiting)), hurry: Arc::default() }
    }

    /// Ends the wait for a turn, once.
    pub fn hurry(&self) {
        self.hurry.notify_one();
    }

    /// Changes for whom the bot thinks; returns whether anything changed.
    fn wait_for(&self, now: Waiting) -> bool {
        let mut waiting = self.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        std::mem::replace(&mut *waiting, now) != now
    }
}

/// Runs a limited number of bots at a time, never on the async threads.
#[derive(Clone, Debug)]
pub struct BotPool {
    queue: BotQueue,
    /// For those who do not wait for their turn. Their search ends at once, so one place is enough.
    hurried: Arc<Semaphore>,
}

impl BotPool {
    #[must_use]
    pub fn new(places: usize) -> Self {
        BotPool { queue: BotQueue::new(places), hurried: Arc::new(Semaphore::new(1)) }
    }

    /// One bot per core, leaving one core free.
    #[must_use]
    pub fn for_available_cores() -> Self {
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        BotPool::new(cores.saturating_sub(1))
    }

    /// Waits for a turn, then runs the bot. A raised stop flag ends the search early; [`ThinkRequest::hurry`] ends the wait.
    ///
    /// # Errors
    /// When the view is invalid, or the bot panicked.
    pub async fn think(
        &self,
        seat: Seat,
        bot_task: BotTask,
        stop: Stop,
        request: ThinkRequest,
    ) -> Result<BotDecision, BotError> {
        let bot_error = |what: String| BotError { seat: seat.number(), what };
        let place = tokio::select! {
            turn = self.queue.turn(request.waiting) => Place::Turn(turn),
            () = request.hurry.notified() => Place::Hurried(Arc::clone(&self.hurried).acquire_owned().await.ok()),
        };
        let decision = tokio::task::spawn_blocking(move || {
            let decision = bot_task(&stop);
            drop(place);
            decision
        });
        decision.await.map_err(|error| bot_error(error.to_string()))?
    }

    /// Changes for whom a bot thinks that may still be in the queue.
    pub fn wait_for(&self, request: &ThinkRequest, now: Waiting) {
        if request.wait_for(now) {
            self.queue.look_again();
        }
    }
}

/// What is held while a bot thinks.
#[expect(dead_code, reason = "held, and given back when dropped")]
enum Place {
    Turn(Option<Turn>),
    Hurried(Option<OwnedSemaphorePermit>),
}
