//! Bots: what they are given, what they answer, and where they run.
//!
//! A bot is given its seat's view and nothing else. It runs on its own pool, so that no search ever delays a match, a
//! socket or the store.

use crate::games::Playable;
use crate::table::{Json, Reason, ReasonLine, Thinking, Thought, Thoughtless, json};
use bots::{Level, Seen, Stop};
use std::sync::Arc;
use table::Seat;
use tokio::sync::Semaphore;

/// Alternatives stored with a decision.
const LINES: usize = 5;

/// The bot computation for a seat, from its view alone. In the guided game most answers are scripted.
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

/// A scripted answer of the guided game: nothing was searched.
fn prompted(level: Level, choice: &Json) -> Thought {
    let reason =
        Reason { level: level.id().into(), basis: "lesson".into(), aim: None, nodes: 0, lines: Vec::new() };
    Thought { choice: choice.get().to_owned(), reason }
}

/// Runs a limited number of bots at a time, never on the async threads.
#[derive(Clone, Debug)]
pub struct Pool {
    places: Arc<Semaphore>,
}

impl Pool {
    #[must_use]
    pub fn new(places: usize) -> Self {
        Pool { places: Arc::new(Semaphore::new(places.max(1))) }
    }

    /// One bot per core, leaving one core free.
    #[must_use]
    pub fn for_this_machine() -> Self {
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        Pool::new(cores.saturating_sub(1))
    }

    /// Waits for a permit, then runs the bot. A raised stop flag ends the search early, not the wait: once it has a
    /// permit, the bot answers with what it has.
    ///
    /// # Errors
    /// When the view is invalid, or the bot panicked.
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
