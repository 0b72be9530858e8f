//! Who thinks next. Whoever waits for a bot comes before those who only watch, and those before nobody; among equals every
//! client in turn, so that a hundred matches of one client delay another client's match by one answer, not by a hundred.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::oneshot;

/// How urgent an answer is, most urgent first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Urgency {
    /// A player of the match is connected.
    Awaited,
    /// Somebody watches.
    Watched,
    Unwatched,
}

/// For whom a bot thinks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Waiting {
    pub urgency: Urgency,
    /// The client's address, if it is known.
    pub client: Option<IpAddr>,
}

/// For whom a bot thinks, as it is now: somebody may come while it is in the queue.
pub(super) type SharedWaiting = Arc<Mutex<Waiting>>;

/// Clients whose last turn is remembered; beyond that, the longest past are forgotten.
const MAX_REMEMBERED: usize = 10_000;

struct Waiter {
    waiting: SharedWaiting,
    turn: oneshot::Sender<Turn>,
}

#[derive(Default)]
struct State {
    /// In order of arrival.
    waiters: Vec<Waiter>,
    running: usize,
    /// Turns given so far.
    turns: u64,
    /// The last turn of each client.
    last: HashMap<Option<IpAddr>, u64>,
}

/// A queue for a limited number of places.
#[derive(Clone)]
pub(super) struct BotQueue {
    places: usize,
    state: Arc<Mutex<State>>,
}

impl std::fmt::Debug for BotQueue {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("BotQueue").field("places", &self.places).finish_non_exhaustive()
    }
}

/// The right to think; given back to its queue when dropped.
pub(super) struct Turn(Option<BotQueue>);

impl Drop for Turn {
    fn drop(&mut self) {
        if let Some(queue) = self.0.take() {
            let mut state = queue.lock();
            state.running -= 1;
            queue.give_turns(&mut state);
        }
    }
}

impl BotQueue {
    pub(super) fn new(places: usize) -> Self {
        BotQueue { places: places.max(1), state: Arc::default() }
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits for a turn. Whoever gives up (drops this) loses no turn for others.
    pub(super) async fn turn(&self, waiting: SharedWaiting) -> Option<Turn> {
        let (turn, given) = oneshot::channel();
        {
            let mut state = self.lock();
            state.waiters.push(Waiter { waiting, turn });
            self.give_turns(&mut state);
        }
        given.await.ok()
    }

    /// To be called when somebody's urgency has changed.
    pub(super) fn look_again(&self) {
        self.give_turns(&mut self.lock());
    }

    /// Gives out every free place. One more place than there are is open to people who wait: whatever else is being
    /// thought about, somebody's own match goes on.
    fn give_turns(&self, state: &mut State) {
        state.waiters.retain(|waiter| !waiter.turn.is_closed());
        while let Some((at, waiting)) = state.next() {
            let places = self.places + usize::from(waiting.urgency == Urgency::Awaited);
            if state.running >= places {
                return;
            }
            let waiter = state.waiters.remove(at);
            state.turns += 1;
            state.running += 1;
            let number = state.turns;
            state.last.insert(waiting.client, number);
            state.forget();
            // A waiter that has just given up: the turn is taken back here, because the lock is held.
            if let Err(mut unused) = waiter.turn.send(Turn(Some(self.clone()))) {
                state.running -= 1;
                unused.0 = None;
            }
        }
    }
}

impl State {
    /// The most urgent; of those the client whose last turn is longest past; of its matches the one that came first.
    fn next(&self) -> Option<(usize, Waiting)> {
        let now = |waiter: &Waiter| *waiter.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        let waiting = self.waiters.iter().map(now).enumerate();
        waiting.min_by_key(|(at, waiting)| {
            (waiting.urgency, self.last.get(&waiting.client).copied().unwrap_or_default(), *at)
        })
    }

    fn forget(&mut self) {
        if self.last.len() > MAX_REMEMBERED {
            let old = self.turns.saturating_sub(MAX_REMEMBERED as u64 / 2);
            self.last.retain(|_, turn| *turn > old);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn waiting(urgency: Urgency, client: u8) -> SharedWaiting {
        Arc::new(Mutex::new(Waiting { urgency, client: Some(IpAddr::from([10, 0, 0, client])) }))
    }

    /// The order in which those in the queue get their turn while one place is held.
    async fn order(queue: &BotQueue, waiters: Vec<(&'static str, SharedWaiting)>) -> Vec<&'static str> {
        let holding = queue.turn(waiting(Urgency::Unwatched, 9)).await;
        let (sender, mut served) = tokio::sync::mpsc::unbounded_channel();
        let mut tasks = tokio::task::JoinSet::new();
        for (name, waiting) in waiters {
            let (queue, sender) = (queue.clone(), sender.clone());
            tasks.spawn(async move {
                let _turn = queue.turn(waiting).await;
                sender.send(name).unwrap();
                // Others arrive in the queue before this turn ends.
                tokio::task::yield_now().await;
            });
            tokio::task::yield_now().await;
        }
        drop((holding, sender));
        tasks.join_all().await;
        std::iter::from_fn(|| served.try_recv().ok()).collect()
    }

    #[tokio::test]
    async fn people_come_first_and_clients_take_turns() {
        use Urgency::{Unwatched, Watched};
        let queue = BotQueue::new(1);
        let crowd = vec![
            ("nobody", waiting(Unwatched, 1)),
            ("a1", waiting(Watched, 1)),
            ("a2", waiting(Watched, 1)),
            ("a3", waiting(Watched, 1)),
            ("b1", waiting(Watched, 2)),
            ("b2", waiting(Watched, 2)),
            ("c1", waiting(Watched, 3)),
        ];
        assert_eq!(order(&queue, crowd).await, ["a1", "b1", "c1", "a2", "b2", "a3", "nobody"]);
    }

    /// A person's match never waits behind matches that nobody plays.
    #[tokio::test]
    async fn a_person_has_a_place_even_when_all_are_taken() {
        let queue = BotQueue::new(1);
        let taken = queue.turn(waiting(Urgency::Watched, 1)).await;
        let person = queue.turn(waiting(Urgency::Awaited, 2)).await;
        assert!(taken.is_some() && person.is_some());
        let second = queue.turn(waiting(Urgency::Awaited, 3));
        let mut second = std::pin::pin!(second);
        assert!(futures_util::poll!(&mut second).is_pending(), "but no more than that");
        drop(taken);
        assert!(second.await.is_some());
    }

    /// Somebody who comes while a match waits moves it forward; one who gives up takes no turn.
    #[tokio::test]
    async fn urgency_may_change_in_the_queue() {
        let queue = BotQueue::new(1);
        let taken = queue.turn(waiting(Urgency::Watched, 1)).await;
        let person = queue.turn(waiting(Urgency::Awaited, 1)).await;
        assert!(taken.is_some() && person.is_some());
        let mine = waiting(Urgency::Unwatched, 4);
        let mut gone = Box::pin(queue.turn(waiting(Urgency::Watched, 2)));
        let mut other = Box::pin(queue.turn(waiting(Urgency::Watched, 3)));
        let mut own = Box::pin(queue.turn(Arc::clone(&mine)));
        assert!(futures_util::poll!(&mut gone).is_pending());
        assert!(futures_util::poll!(&mut other).is_pending());
        assert!(futures_util::poll!(&mut own).is_pending());
        drop(gone);
        mine.lock().unwrap().urgency = Urgency::Awaited;
        drop(person);
        let own = own.await;
        assert!(own.is_some() && futures_util::poll!(&mut other).is_pending());
        drop((taken, own));
        assert!(other.await.is_some());
    }
}
