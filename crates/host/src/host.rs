//! All matches of one program: creates, finds, lists and replays them.

use crate::any_match::{ActError, Json};
use crate::fairness::Secret;
use crate::ids::{Holder, MatchId};
use crate::matches::actor::{self, unix_now};
use crate::matches::bot_pool::BotPool;
use crate::matches::command::Command;
use crate::matches::handle::MatchHandle;
use crate::matches::history::MatchHistory;
use crate::matches::new_match::{CreateMatchError, Created, NewMatch, Origin, match_row, seat_rows};
use crate::matches::replay::{self, ReplayStep, replay_steps};
use crate::matches::update::Summary;
use crate::store::{MatchOverview, MatchStatus, Store, StoreError};
use contract::Viewer;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use thiserror::Error;
use tokio::sync::{mpsc, oneshot};

/// How far back [`Host::history`] reads from the match in memory.
const RECENT_ACTS: u32 = 96;

#[derive(Clone, Debug, Error)]
pub enum HostError {
    #[error("there is no such match")]
    Unknown,
    #[error("not yours to see")]
    NotYours,
    #[error("not while the match is running")]
    Running,
    #[error(transparent)]
    Act(#[from] ActError),
    #[error(transparent)]
    Store(#[from] StoreError),
}

#[derive(Clone, Debug)]
pub struct Host {
    store: Arc<dyn Store>,
    pool: BotPool,
    actors: Arc<Mutex<HashMap<MatchId, mpsc::Sender<Command>>>>,
}

impl Host {
    #[must_use]
    pub fn new(store: Arc<dyn Store>, pool: BotPool) -> Self {
        Host { store, pool, actors: Arc::default() }
    }

    #[must_use]
    pub fn store(&self) -> &Arc<dyn Store> {
        &self.store
    }

    /// # Errors
    /// What is wrong with the request.
    pub async fn create(&self, new: NewMatch) -> Result<Created, CreateMatchError> {
        let (seats, invitations) = seat_rows(&new)?;
        let origin = Origin { id: MatchId::fresh()?, secret: Secret::fresh()?, now: unix_now() };
        let row = match_row(new, seats, origin)?;
        let id = row.id.clone();
        self.store.create(row).await?;
        Ok(Created { id, invitations })
    }

    /// The handle of a match; starts its actor if it is not running.
    ///
    /// # Errors
    /// When there is no such match, or the store fails.
    pub async fn handle(&self, id: &MatchId) -> Result<MatchHandle, HostError> {
        if let Some(commands) = self.running_actor(id) {
            return Ok(MatchHandle { commands });
        }
        let history = actor::load(self.store.as_ref(), id).await?.ok_or(HostError::Unknown)?;
        let mut actors = self.actors.lock().unwrap_or_else(PoisonError::into_inner);
        // Another task may have started the actor while the store was read.
        if let Some(commands) = actors.get(id).filter(|commands| !commands.is_closed()) {
            return Ok(MatchHandle { commands: commands.clone() });
        }
        actors.retain(|_, commands| !commands.is_closed());
        let commands = actor::start(Arc::clone(&self.store), self.pool.clone(), history);
        actors.insert(id.clone(), commands.clone());
        Ok(MatchHandle { commands })
    }

    fn running_actor(&self, id: &MatchId) -> Option<mpsc::Sender<Command>> {
        let actors = self.actors.lock().unwrap_or_else(PoisonError::into_inner);
        actors.get(id).filter(|commands| !commands.is_closed()).cloned()
    }

    /// The holder's matches, latest first. Does not start any actor.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn list(&self, holder: &Holder, limit: u32) -> Result<Vec<Summary>, StoreError> {
        let mut list = Vec::new();
        for overview in self.store.held_by(holder.clone(), limit).await? {
            let id = overview.row.id.clone();
            // One match that cannot be read does not hide the others.
            match self.summarize(overview).await {
                Ok(summary) => list.push(summary),
                Err(error) => tracing::warn!(%id, %error, "a match cannot be listed"),
            }
        }
        Ok(list)
    }

    /// The public summary of a match. Does not start its actor.
    ///
    /// # Errors
    /// When there is no such match, or the store fails.
    pub async fn summary(&self, id: &MatchId) -> Result<Summary, HostError> {
        let overview = self.store.overview(id.clone()).await?.ok_or(HostError::Unknown)?;
        self.summarize(overview).await
    }

    /// From memory, from what was stored when the match left it, or else by replaying it once.
    async fn summarize(&self, overview: MatchOverview) -> Result<Summary, HostError> {
        let id = &overview.row.id;
        if let Some(commands) = self.running_actor(id)
            && let Ok(summary) = (MatchHandle { commands }).summary().await
        {
            return Ok(summary);
        }
        if let Some(summary) = overview.summary() {
            return Ok(summary);
        }
        let history = actor::load(self.store.as_ref(), id).await?.ok_or(HostError::Unknown)?;
        if let Some(stored) = history.stored_summary()
            && let Err(error) = self.store.summarize(id.clone(), stored).await
        {
            tracing::debug!(%id, %error, "a summary was not stored");
        }
        Ok(history.summary(contract::Seats::NONE))
    }

    /// The match as a viewer saw it: up to `count` steps, starting with the position after `from` acts, and the total
    /// number of acts. While a match is running, only its holder may see as a seat.
    ///
    /// # Errors
    /// When there is no such match, the holder may not see it as that viewer, or the store fails.
    pub async fn history(
        &self,
        id: &MatchId,
        holder: Option<&Holder>,
        viewer: Option<Viewer>,
        from: u32,
        count: u32,
    ) -> Result<(Viewer, u32, Vec<ReplayStep>), HostError> {
        if let Some(recent) = self.recent_history(id, holder, viewer, from, count).await {
            return recent;
        }
        let history = actor::load(self.store.as_ref(), id).await?.ok_or(HostError::Unknown)?;
        let viewer = viewer_for(&history, holder, viewer)?;
        let steps = tokio::task::spawn_blocking(move || {
            (replay_steps(&history, viewer, from, count), history.entries.len())
        });
        let (steps, acts) = steps.await.map_err(|error| StoreError::Failed(error.to_string()))?;
        Ok((viewer, acts as u32, steps))
    }

    /// The last steps of a match in memory, for a page that plays what has just happened: a few acts from the nearest
    /// checkpoint, where reading the store would replay the whole match. `None` if the match is not in memory, or what
    /// is asked for lies too far back to be replayed between two commands.
    async fn recent_history(
        &self,
        id: &MatchId,
        holder: Option<&Holder>,
        viewer: Option<Viewer>,
        from: u32,
        count: u32,
    ) -> Option<Result<(Viewer, u32, Vec<ReplayStep>), HostError>> {
        let handle = MatchHandle { commands: self.running_actor(id)? };
        let holder = holder.cloned();
        let read = handle.read(move |history| {
            let acts = history.entries.len() as u32;
            if from.saturating_add(RECENT_ACTS) < acts {
                return None;
            }
            let viewer = match viewer_for(history, holder.as_ref(), viewer) {
                Ok(viewer) => viewer,
                Err(error) => return Some(Err(error)),
            };
            Some(Ok((viewer, acts, replay_steps(history, viewer, from, count))))
        });
        read.await.ok().flatten()
    }

    /// Answers a game-specific query about the position after `at` acts, from what that viewer saw then. The same
    /// access rules apply as for [`Host::history`].
    ///
    /// # Errors
    /// When there is no such match, the holder may not see it as that viewer, the game has no such query, or the
    /// store fails.
    pub async fn inquire_past(
        &self,
        id: &MatchId,
        holder: Option<&Holder>,
        viewer: Option<Viewer>,
        at: u32,
        about: String,
    ) -> Result<Json, HostError> {
        let history = actor::load(self.store.as_ref(), id).await?.ok_or(HostError::Unknown)?;
        let viewer = viewer_for(&history, holder, viewer)?;
        let answer = tokio::task::spawn_blocking(move || replay::inquire(&history, viewer, at, &about));
        let answer = answer.await.map_err(|error| StoreError::Failed(error.to_string()))?;
        Ok(answer?)
    }

    /// The log of a finished match, or of a running practice match for the only person in it.
    ///
    /// # Errors
    /// When there is no such match, it is still running, or the store fails.
    pub async fn log(&self, id: &MatchId, holder: Option<&Holder>) -> Result<String, HostError> {
        let history = actor::load(self.store.as_ref(), id).await?.ok_or(HostError::Unknown)?;
        let own = holder.and_then(|holder| history.seats_held_by(holder).first());
        let alone = own.is_some_and(|seat| history.seats_of_same_holder(seat).1);
        match history.status() {
            MatchStatus::Over => Ok(history.log()),
            MatchStatus::Running if history.practice && alone => Ok(history.log()),
            MatchStatus::Running | MatchStatus::Gathering => Err(HostError::Running),
        }
    }

    /// Stops all actors cleanly. Everything acknowledged is on disk already.
    pub async fn shutdown(&self) {
        let actors: Vec<_> = {
            let mut actors = self.actors.lock().unwrap_or_else(PoisonError::into_inner);
            actors.drain().map(|(_, commands)| commands).collect()
        };
        // All are asked before any is waited for: what they store goes into few transactions.
        let mut closing = Vec::with_capacity(actors.len());
        for commands in actors {
            let (done, closed) = oneshot::channel();
            if commands.send(Command::Close(done)).await.is_ok() {
                closing.push(closed);
            }
        }
        for closed in closing {
            let _ = closed.await;
        }
    }
}

/// The viewer for looking back: one's own seats, a watcher, and once the match is over any seat.
fn viewer_for(
    history: &MatchHistory,
    holder: Option<&Holder>,
    viewer: Option<Viewer>,
) -> Result<Viewer, HostError> {
    let own = holder.map_or(contract::Seats::NONE, |holder| history.seats_held_by(holder));
    let viewer = viewer.unwrap_or_else(|| own.first().map_or(Viewer::Watcher, Viewer::Seat));
    let hidden = viewer.seat().is_some_and(|seat| {
        !own.has(seat) && (history.status() != MatchStatus::Over || seat.index() >= history.row.seats.len())
    });
    if hidden { Err(HostError::NotYours) } else { Ok(viewer) }
}
