//! A match actor: one task with one mailbox.
//!
//! Everything that happens to a match arrives as a [`Command`] and is handled to completion before the next one, so
//! there is nothing to lock. What a command changes is decided by the synchronous [`MatchCore`]; the actor stores it and
//! only then shows it: *store, then broadcast*. If
//! handling panics, the match is reloaded from its journal and continues.

mod auto_players;
mod subscribers;

use crate::fairness::Nonce;
use crate::ids::{Holder, Invitation, MatchId};
use crate::matches::bot_pool::BotPool;
use crate::matches::command::{Command, Request, RequestError};
use crate::matches::history::MatchHistory;
use crate::store::{Store, StoreError};
use auto_players::AutoPlayers;
use contract::Seat;
use futures_util::FutureExt;
use match_core::match_core::{Change, Decision, JoinDecision, MatchCore, RecordMeta, Surroundings};
use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::{Duration, SystemTime};
use subscribers::Subscribers;
use tokio::sync::mpsc;

/// A match without subscribers or thinking bots is unloaded after this time.
const IDLE_TIMEOUT: Duration = Duration::from_secs(120);
/// Commands that may be queued; beyond that the sender waits.
const COMMAND_QUEUE: usize = 256;

pub(crate) fn unix_now() -> i64 {
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_secs()).unwrap_or(i64::MAX)
}

pub(crate) struct MatchActor {
    store: Arc<dyn Store>,
    core: MatchCore,
    subscribers: Subscribers,
    auto_players: AutoPlayers,
}

/// Starts the actor of a match.
pub(crate) fn start(store: Arc<dyn Store>, pool: BotPool, history: MatchHistory) -> mpsc::Sender<Command> {
    let (sender, commands) = mpsc::channel(COMMAND_QUEUE);
    let auto_players = AutoPlayers::new(pool, sender.downgrade());
    let actor = MatchActor {
        store,
        core: MatchCore::new(history),
        subscribers: Subscribers::default(),
        auto_players,
    };
    tokio::spawn(actor.run(commands, IDLE_TIMEOUT));
    sender
}

/// Loads a match from the store.
pub(crate) async fn load(store: &dyn Store, id: &MatchId) -> Result<Option<MatchHistory>, StoreError> {
    let Some(row) = store.find(id.clone()).await? else { return Ok(None) };
    let records = store.journal(id.clone(), 0).await?;
    // This replays the whole match, which must not block the async threads.
    let folded = tokio::task::spawn_blocking(move || MatchHistory::fold(row, &records)).await;
    folded.map_err(|error| StoreError::Failed(error.to_string()))?.map(Some)
}

impl MatchActor {
    async fn run(mut self, mut commands: mpsc::Receiver<Command>, idle_timeout: Duration) {
        self.roll_opening().await;
        self.wake_bots();
        loop {
            let command = match tokio::time::timeout(idle_timeout, commands.recv()).await {
                Ok(Some(command)) => command,
                Ok(None) => break,
                Err(_) if self.subscribers.is_empty() && self.auto_players.are_idle() => {
                    commands.close();
                    continue;
                }
                Err(_) => continue,
            };
            if let Command::Close(done) = command {
                self.subscribers.close_all(crate::matches::command::CloseReason::Shutdown);
                self.store_summary().await;
                let _ = done.send(());
                self.auto_players.stop_all();
                return;
            }
            let outcome = AssertUnwindSafe(self.handle(command)).catch_unwind().await;
            if outcome.is_err() && !self.reload().await {
                break;
            }
        }
        self.auto_players.stop_all();
        self.store_summary().await;
    }

    /// Stores what a list shows of the match while it is not in memory.
    async fn store_summary(&mut self) {
        let id = self.core.history().row.id.clone();
        if let Some(summary) = self.core.history().stored_summary()
            && let Err(error) = self.store.summarize(id.clone(), summary).await
        {
            tracing::debug!(%id, %error, "a summary was not stored");
        }
    }

    /// After a panic, the journal is the source of truth.
    async fn reload(&mut self) -> bool {
        let id = self.core.history().row.id.clone();
        tracing::error!(%id, "a match panicked and is set up again from its journal");
        self.auto_players.stop_all();
        let loaded = AssertUnwindSafe(load(self.store.as_ref(), &id)).catch_unwind().await;
        if let Ok(Ok(Some(history))) = loaded {
            self.core.reload(history);
            self.broadcast();
            true
        } else {
            self.subscribers.close_all(crate::matches::command::CloseReason::Broken);
            false
        }
    }

    async fn handle(&mut self, command: Command) {
        match command {
            Command::Subscribe(subscribe, reply) => self.subscribe(subscribe, reply),
            Command::Submit(request, reply) => {
                let answer = self.submit(request).await;
                let _ = reply.send(answer);
            }
            Command::Join { holder, invitation, nonce, reply } => {
                let answer = self.join(holder, &invitation, nonce).await;
                let _ = reply.send(answer);
            }
            Command::BotDecided { seat, question, decision } => {
                self.bot_decided(seat, question, decision).await
            }
            Command::BotProgress { seat, question } => self.report_progress(seat, question),
            Command::AnswerForced { seat, question } => self.answer_forced(seat, question).await,
            Command::SetAutoAnswer { holder, seat, forced, reply } => {
                let _ = reply.send(self.set_auto_answer(&holder, seat, forced));
            }
            Command::Hurry { holder, reply } => {
                let _ = reply.send(self.hurry(&holder));
            }
            Command::Preview { holder, seat, choice, reply } => {
                let _ = reply.send(self.core.preview(&holder, seat, &choice));
            }
            Command::Inquire { holder, viewer, about, reply } => {
                let _ = reply.send(self.core.inquire(holder.as_ref(), viewer, &about));
            }
            Command::Why { holder, entry, reply } => {
                let _ = reply.send(Ok(self.core.why(holder.as_ref(), entry)));
            }
            Command::Summary(reply) => {
                let _ = reply.send(Ok(self.core.history().summary(self.subscribers.connected_seats())));
            }
            Command::Read(read) => read(self.core.history()),
            #[cfg(feature = "test-games")]
            #[expect(clippy::panic, reason = "the door by which tests make a match panic")]
            Command::Panic => panic!("asked to"),
            Command::Close(_) => {}
        }
    }

    async fn submit(&mut self, request: Request) -> Result<u32, RequestError> {
        let response = match self.core.decide(&request, self.surroundings()) {
            Ok(Decision::Answered(version)) => Ok(version),
            Ok(Decision::Announce(version)) => {
                self.broadcast();
                Ok(version)
            }
            Ok(Decision::Store(change)) => self.commit(*change).await,
            Err(refused) => Err(refused),
        };
        self.core.remember(&request, &response);
        response
    }

    fn surroundings(&self) -> Surroundings {
        Surroundings { here: self.subscribers.connected_seats(), now: unix_now() }
    }

    /// Answers a question for a seat that nobody asked a request for: a bot, or an automatic answer.
    async fn choose(
        &mut self,
        seat: Seat,
        question: u32,
        choice: &str,
        meta: RecordMeta,
    ) -> Result<u32, RequestError> {
        let change = self.core.choose(seat, question, choice, meta, self.surroundings())?;
        self.commit(change).await
    }

    /// Stores the records, then broadcasts the new state.
    async fn commit(&mut self, mut change: Change) -> Result<u32, RequestError> {
        if change.undoes {
            self.auto_players.stop_all();
        }
        let id = self.core.history().row.id.clone();
        match self.store.append(id.clone(), change.take_records(), change.status).await {
            Ok(()) => {}
            Err(StoreError::Conflict) => {
                // Another process serves this match too and wrote first: adopt its records.
                if let Some(history) = load(self.store.as_ref(), &id).await? {
                    self.core.reload(history);
                    self.broadcast();
                }
                return Err(RequestError::Interrupted);
            }
            Err(error) => return Err(error.into()),
        }
        let version = self.core.commit(change);
        self.broadcast();
        Ok(version)
    }

    /// Sends everybody the current state and wakes the bots that are asked.
    fn broadcast(&mut self) {
        self.subscribers.broadcast(&self.core);
        self.wake_bots();
    }

    async fn join(
        &mut self,
        holder: Holder,
        invitation: &Invitation,
        nonce: Nonce,
    ) -> Result<Seat, RequestError> {
        let claim = match self.core.join(holder, invitation, nonce)? {
            JoinDecision::Seated(seat) => return Ok(seat),
            JoinDecision::Store(claim) => *claim,
        };
        match self.store.claim(self.core.history().row.id.clone(), claim.claim.clone()).await {
            Err(StoreError::Conflict) => return Err(RequestError::BadInvitation),
            other => other?,
        }
        let seat = claim.seat;
        self.core.commit_claim(claim);
        self.roll_opening().await;
        self.broadcast();
        Ok(seat)
    }

    async fn roll_opening(&mut self) {
        let outcome = match self.core.opening(unix_now()) {
            Ok(None) => return,
            Ok(Some(change)) => self.commit(change).await.map(drop),
            Err(refused) => Err(refused),
        };
        if let Err(error) = outcome {
            tracing::error!(id = %self.core.history().row.id, %error, "the first chance could not be answered");
        }
    }
}

#[cfg(test)]
mod tests;
