//! All matches of one program: begun, found, listed, replayed.

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

/// Why a match cannot be looked at.
#[derive(Clone, Debug, Error)]
pub enum NoMatch {
    /// There is none of this name.
    #[error("there is no such match")]
    Unknown,
    /// The viewer has no right to it.
    #[error("not yours to see")]
    NotYours,
    /// The match is still running.
    #[error("not while the match is running")]
    Running,
    /// The question about it is none.
    #[error(transparent)]
    Denied(#[from] Denied),
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// All matches of one program.
#[derive(Clone, Debug)]
pub struct Host {
    store: Arc<dyn Store>,
    pool: Pool,
    rooms: Arc<Mutex<HashMap<MatchId, mpsc::Sender<Letter>>>>,
}

impl Host {
    /// A host over a store, with a pool for machines to think in.
    #[must_use]
    pub fn new(store: Arc<dyn Store>, pool: Pool) -> Self {
        Host { store, pool, rooms: Arc::default() }
    }

    /// The store.
    #[must_use]
    pub fn store(&self) -> &Arc<dyn Store> {
        &self.store
    }

    /// Begins a match.
    ///
    /// # Errors
    /// What is wrong with it.
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

    /// The door of a match; its task is started if it sleeps.
    ///
    /// # Errors
    /// When there is no such match, or the store failed.
    pub async fn door(&self, id: &MatchId) -> Result<Door, NoMatch> {
        if let Some(letters) = self.awake(id) {
            return Ok(Door { letters });
        }
        let ledger = room::load(self.store.as_ref(), id).await?.ok_or(NoMatch::Unknown)?;
        let mut rooms = self.rooms.lock().unwrap_or_else(PoisonError::into_inner);
        // Somebody else may have woken it while the store was read.
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

    /// Somebody's matches, latest first. Sleeping matches are not woken.
    ///
    /// # Errors
    /// When the store failed.
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

    /// What everybody may know of a match. A sleeping match is not woken.
    ///
    /// # Errors
    /// When there is no such match, or the store failed.
    pub async fn summary(&self, id: &MatchId) -> Result<Summary, NoMatch> {
        if let Some(letters) = self.awake(id)
            && let Ok(summary) = (Door { letters }).summary().await
        {
            return Ok(summary);
        }
        let ledger = room::load(self.store.as_ref(), id).await?.ok_or(NoMatch::Unknown)?;
        Ok(ledger.summary(table::Seats::NONE))
    }

    /// The match as a viewer saw it: the tables after `from` acts and so on, at most `count` of them, and how many acts
    /// there are. While a match runs, a seat's eyes are its holder's only.
    ///
    /// # Errors
    /// When there is no such match, it is not the holder's to see, or the store failed.
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

    /// Answers a question of the game's own about the table after `at` acts, from what those eyes saw then. Who may look
    /// back with which eyes is as for [`Host::history`].
    ///
    /// # Errors
    /// When there is no such match, the eyes are not the asker's, it is no question, or the store failed.
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

    /// The log of a match that is over, or of practice for the only person at it.
    ///
    /// # Errors
    /// When there is no such match, it is still running, or the store failed.
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

    /// Ends every task cleanly. What was answered is on disk already.
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

/// With whose eyes somebody looks back: own ones, a watcher's, and once the match is over anybody's.
fn eyes_of(ledger: &Ledger, holder: Option<&Holder>, eyes: Option<Viewer>) -> Result<Viewer, NoMatch> {
    let own = holder.map_or(table::Seats::NONE, |holder| ledger.seats_of(holder));
    let viewer = eyes.unwrap_or_else(|| own.first().map_or(Viewer::Watcher, Viewer::Seat));
    let hidden = viewer.seat().is_some_and(|seat| {
        !own.has(seat) && (ledger.status() != Status::Over || seat.index() >= ledger.row.seats.len())
    });
    if hidden { Err(NoMatch::NotYours) } else { Ok(viewer) }
}
