//! Where bots run.
//!
//! Every thought has a thread of its own with a low priority, so that no search ever delays a match, a socket or the store. The
//! pool limits how many think at a time.

use crate::any_match::{BotDecision, BotError, BotTask};
use crate::matches::bot_queue::{BotQueue, SharedWaiting, Turn};
pub use crate::matches::bot_queue::{Urgency, Waiting};
use bots::Stop;
use contract::Seat;
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::{Notify, OwnedSemaphorePermit, Semaphore, oneshot};

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
        let (answer, decision) = oneshot::channel();
        let thread = std::thread::Builder::new().name("bot".into()).spawn(move || {
            lower_priority();
            let decision = bot_task(&stop);
            drop(place);
            // Nobody waits for it any more if the match was closed or the choice undone.
            drop(answer.send(decision));
        });
        thread.map_err(|error| bot_error(error.to_string()))?;
        decision.await.map_err(|_| bot_error("the bot panicked".into()))?
    }

    /// Changes for whom a bot thinks that may still be in the queue.
    pub fn wait_for(&self, request: &ThinkRequest, now: Waiting) {
        if request.wait_for(now) {
            self.queue.look_again();
        }
    }
}

/// Lets people go first: on a machine with few cores a search otherwise delays their answers by several milliseconds.
#[cfg(target_os = "linux")]
fn lower_priority() {
    // Without a number it is the calling thread, and the threads that it starts.
    if let Err(error) = rustix::process::setpriority_process(None, LOWEST_PRIORITY) {
        tracing::debug!(%error, "a bot thinks with the priority of everything else");
    }
}

/// Elsewhere a priority belongs to the whole process.
#[cfg(not(target_os = "linux"))]
fn lower_priority() {}

#[cfg(target_os = "linux")]
const LOWEST_PRIORITY: i32 = 19;

/// What is held while a bot thinks.
#[expect(dead_code, reason = "held, and given back when dropped")]
enum Place {
    Turn(Option<Turn>),
    Hurried(Option<OwnedSemaphorePermit>),
}
