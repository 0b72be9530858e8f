//! Machines in seats: what they are given, what they answer, and where they think.
//!
//! A machine is given its seat's view and nothing else. It thinks on a pool of its own, so that no search ever holds
//! up a match, a socket or the store.

use crate::games::Playable;
use crate::table::{Json, Reason, ReasonLine, Thinking, Thought, Thoughtless, json};
use bots::{Level, Seen, Stop};
use std::sync::Arc;
use table::Seat;
use tokio::sync::Semaphore;

/// How many compared lines are kept with a decision.
const LINES: usize = 5;

/// Thinking for a seat, from its view alone. In the guided game most answers are written down beforehand.
pub(crate) fn thinking<G: Playable>(
    view: G::View,
    seat: Seat,
    level: Level,
    seed: u64,
    lesson: bool,
) -> Thinking {
    Box::new(move |stop: &Stop| {
        let content = G::content();
        let seen = Seen::<G>::new(content, seat, view)
            .map_err(|blind| Thoughtless { seat: seat.number(), what: format!("{blind:?}") })?;
        if lesson && let Some(choice) = G::prompted(seen.view(), &seen.offers().ones) {
            return Ok(prompted(level, &json(&choice)));
        }
        let thought = level.bot::<G>(seed, 1).think(&seen, level.budget::<G>(), stop);
        let line = |line: &bots::Line<G::Choice>| ReasonLine {
            label: json(&G::choice(content, seen.view(), &line.choice)),
            taken: line.choice == thought.choice,
            visits: line.visits,
            win: line.win,
            low: line.interval.low,
            high: line.interval.high,
        };
        let kept = thought.lines.iter().enumerate();
        let kept = kept.filter(|(at, line)| *at < LINES || line.choice == thought.choice);
        let reason = Reason {
            level: level.id().into(),
            basis: json(&thought.why).get().trim_matches('"').to_owned(),
            aim: thought.aim.and_then(|aim| G::aim(seen.view(), &aim)).map(|aim| json(&aim)),
            nodes: thought.nodes,
            lines: kept.map(|(_, kept)| line(kept)).collect(),
        };
        Ok(Thought { choice: json(&thought.choice).get().to_owned(), reason })
    })
}

/// An answer of the guided game: nothing was weighed.
fn prompted(level: Level, choice: &Json) -> Thought {
    let reason =
        Reason { level: level.id().into(), basis: "lesson".into(), aim: None, nodes: 0, lines: Vec::new() };
    Thought { choice: choice.get().to_owned(), reason }
}

/// Where machines think: a few at a time, never on the threads that serve people.
#[derive(Clone, Debug)]
pub struct Pool {
    places: Arc<Semaphore>,
}

impl Pool {
    /// A pool in which so many machines think at once.
    #[must_use]
    pub fn new(places: usize) -> Self {
        Pool { places: Arc::new(Semaphore::new(places.max(1))) }
    }

    /// As many as there are cores to spare: all but one.
    #[must_use]
    pub fn for_this_machine() -> Self {
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        Pool::new(cores.saturating_sub(1))
    }

    /// Waits for a place and thinks there. A raised flag ends the thinking early, not the waiting: once it has a place the
    /// machine then answers with what it has.
    ///
    /// # Errors
    /// When the view is no use, or the thinking panicked.
    pub async fn think(&self, seat: Seat, thinking: Thinking, stop: Stop) -> Result<Thought, Thoughtless> {
        let thoughtless = |what: String| Thoughtless { seat: seat.number(), what };
        let place = Arc::clone(&self.places).acquire_owned().await;
        let place = place.map_err(|error| thoughtless(error.to_string()))?;
        let thought = tokio::task::spawn_blocking(move || {
            let thought = thinking(&stop);
            drop(place);
            thought
        });
        thought.await.map_err(|error| thoughtless(error.to_string()))?
    }
}
