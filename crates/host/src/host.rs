//! All matches of one program: creates, finds, lists and replays them.

use crate::door::Door;
use crate::fair::{Nonce, Secret};
use crate::ids::{Holder, MatchId};
use crate::ledger::Ledger;
use crate::new_match::{Created, NewMatch, NewSeat, NotBegun, seat_rows};
use crate::open::{first_line, open};
use crate::past::{self, PastStep, past};
use crate::request::Letter;
use crate::room::{self, now};
use crate::store::{MatchRow, Rolls, Status, Store, StoreError};
use crate::table::{Denied, Json};
use crate::think::Pool;
use crate::update::Summary;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use table::Viewer;
use thiserror::Error;
use tokio::sync::{mpsc, oneshot};

#[derive(Clone, Debug, Error)]
pub enum NoMatch {
    #[error("there is no such match")]
    Unknown,
    #[error("not yours to see")]
    NotYours,
    #[error("not while the match is running")]
    Running,
    #[error(transparent)]
    Denied(#[from] Denied),
    #[error(transparent)]
    Store(#[from] StoreError),
}

#[derive(Clone, Debug)]
pub struct Host {
    store: Arc<dyn Store>,
    pool: Pool,
    rooms: Arc<Mutex<HashMap<MatchId, mpsc::Sender<Letter>>>>,
}

impl Host {
    #[must_use]
    pub fn new(store: Arc<dyn Store>, pool: Pool) -> Self {
        Host { store, pool, rooms: Arc::default() }
    }

    #[must_use]
    pub fn store(&self) -> &Arc<dyn Store> {
        &self.store
    }

    /// # Errors
    /// What is wrong with the request.
    pub async fn create(&self, new: NewMatch) -> Result<Created, NotBegun> {
        let opened = open(&new.game, &new.setup)?;
        if usize::from(opened.table.seats()) != new.seats.len() {
            return Err(NotBegun::Seats { table: opened.table.seats(), given: new.seats.len() });
        }
        let alone = new.seats.contains(&NewSeat::Person) && !new.seats.contains(&NewSeat::Friend);
        if new.rolls == Rolls::Typed && !alone {
            return Err(NotBegun::TypedWithFriends);
        }
        let (seats, invitations) = seat_rows(&new)?;
        let secret = Secret::fresh()?;
        let nonces: Option<Vec<Nonce>> = seats.iter().map(|seat| seat.nonce).collect();
        let header = match nonces {
            Some(nonces) => Some(first_line(&new.game, &opened.setup, &secret, &nonces)?),
            None => None,
        };
        let id = MatchId::fresh()?;
        let row = MatchRow {
            id: id.clone(),
            game: new.game,
            rules: opened.rules,
            setup: opened.setup,
            rolls: new.rolls,
            practice: new.practice,
            secret,
            status: if header.is_some() { Status::Running } else { Status::Gathering },
            header,
            created: now(),
            changed: now(),
            beginner: Some(new.holder),
            seats,
        };
        self.store.create(row).await?;
        Ok(Created { id, invitations })
    }

    /// The handle of a match; starts its actor if it is not running.
    ///
    /// # Errors
    /// When there is no such match, or the store fails.
    pub async fn door(&self, id: &MatchId) -> Result<Door, NoMatch> {
        if let Some(letters) = self.awake(id) {
            return Ok(Door { letters });
        }
        let ledger = room::load(self.store.as_ref(), id).await?.ok_or(NoMatch::Unknown)?;
        let mut rooms = self.rooms.lock().unwrap_or_else(PoisonError::into_inner);
        // Another task may have started the actor while the store was read.
        if let Some(letters) = rooms.get(id).filter(|letters| !letters.is_closed()) {
            return Ok(Door { letters: letters.clone() });
        }
        rooms.retain(|_, letters| !letters.is_closed());
        let letters = room::start(Arc::clone(&self.store), self.pool.clone(), ledger);
        rooms.insert(id.clone(), letters.clone());
        Ok(Door { letters })
    }

    fn awake(&self, id: &MatchId) -> Option<mpsc::Sender<Letter>> {
        let rooms = self.rooms.lock().unwrap_or_else(PoisonError::into_inner);
        rooms.get(id).filter(|letters| !letters.is_closed()).cloned()
    }

    /// The holder's matches, latest first. Does not start any actor.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn list(&self, holder: &Holder, most: u32) -> Result<Vec<Summary>, StoreError> {
        let rows = self.store.held_by(holder.clone(), most).await?;
        let mut list = Vec::with_capacity(rows.len());
        for row in rows {
            match self.summary(&row.id).await {
                Ok(summary) => list.push(summary),
                Err(NoMatch::Store(error)) => return Err(error),
                Err(error) => tracing::warn!(id = %row.id, %error, "a match cannot be listed"),
            }
        }
        Ok(list)
    }

    /// The public summary of a match. Does not start its actor.
    ///
    /// # Errors
    /// When there is no such match, or the store fails.
    pub async fn summary(&self, id: &MatchId) -> Result<Summary, NoMatch> {
        if let Some(letters) = self.awake(id)
            && let Ok(summary) = (Door { letters }).summary().await
        {
            return Ok(summary);
        }
        let ledger = room::load(self.store.as_ref(), id).await?.ok_or(NoMatch::Unknown)?;
        Ok(ledger.summary(table::Seats::NONE))
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
        eyes: Option<Viewer>,
        from: u32,
        count: u32,
    ) -> Result<(Viewer, u32, Vec<PastStep>), NoMatch> {
        let ledger = room::load(self.store.as_ref(), id).await?.ok_or(NoMatch::Unknown)?;
        let viewer = eyes_of(&ledger, holder, eyes)?;
        let steps =
            tokio::task::spawn_blocking(move || (past(&ledger, viewer, from, count), ledger.acts.len()));
        let (steps, acts) = steps.await.map_err(|error| StoreError::Failed(error.to_string()))?;
        Ok((viewer, acts as u32, steps))
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
        eyes: Option<Viewer>,
        at: u32,
        about: String,
    ) -> Result<Json, NoMatch> {
        let ledger = room::load(self.store.as_ref(), id).await?.ok_or(NoMatch::Unknown)?;
        let viewer = eyes_of(&ledger, holder, eyes)?;
        let answer = tokio::task::spawn_blocking(move || past::inquire(&ledger, viewer, at, &about));
        let answer = answer.await.map_err(|error| StoreError::Failed(error.to_string()))?;
        Ok(answer?)
    }

    /// The log of a finished match, or of a running practice match for the only person in it.
    ///
    /// # Errors
    /// When there is no such match, it is still running, or the store fails.
    pub async fn log(&self, id: &MatchId, holder: Option<&Holder>) -> Result<String, NoMatch> {
        let ledger = room::load(self.store.as_ref(), id).await?.ok_or(NoMatch::Unknown)?;
        let own = holder.and_then(|holder| ledger.seats_of(holder).first());
        let alone = own.is_some_and(|seat| ledger.side_of(seat).1);
        match ledger.status() {
            Status::Over => Ok(ledger.log()),
            Status::Running if ledger.practice && alone => Ok(ledger.log()),
            Status::Running | Status::Gathering => Err(NoMatch::Running),
        }
    }

    /// Stops all actors cleanly. Everything acknowledged is on disk already.
    pub async fn shutdown(&self) {
        let rooms: Vec<_> = {
            let mut rooms = self.rooms.lock().unwrap_or_else(PoisonError::into_inner);
            rooms.drain().map(|(_, letters)| letters).collect()
        };
        for letters in rooms {
            let (done, closed) = oneshot::channel();
            if letters.send(Letter::Close(done)).await.is_ok() {
                let _ = closed.await;
            }
        }
    }
}

/// The viewer for looking back: one's own seats, a watcher, and once the match is over any seat.
fn eyes_of(ledger: &Ledger, holder: Option<&Holder>, eyes: Option<Viewer>) -> Result<Viewer, NoMatch> {
    let own = holder.map_or(table::Seats::NONE, |holder| ledger.seats_of(holder));
    let viewer = eyes.unwrap_or_else(|| own.first().map_or(Viewer::Watcher, Viewer::Seat));
    let hidden = viewer.seat().is_some_and(|seat| {
        !own.has(seat) && (ledger.status() != Status::Over || seat.index() >= ledger.row.seats.len())
    });
    if hidden { Err(NoMatch::NotYours) } else { Ok(viewer) }
}
