//! Companion tables: X-Wing played with real miniatures while the program flies the solo ships. Several phones share
//! one table.
//!
//! A step is stored before it is shown to anyone, and only if it follows the last line its sender has seen. If two
//! phones tap at the same time, the later one is refused and shown the current table.

use crate::chance::{Seed, Stream};
use crate::fair::{NoRandomness, Secret};
use crate::ids::MatchId;
use crate::room::now;
use crate::store::{LineRow, Store, StoreError, TableRow};
use companion::log::BadLog;
use companion::{Companion, Line, Refusal, Setup};
use std::collections::HashMap;
use std::sync::{Arc, Mutex as Shut, PoisonError};
use thiserror::Error;
use tokio::sync::{Mutex, watch};
use xwing::position::PositionFault;

#[derive(Debug, Error)]
pub enum NoTable {
    #[error("there is no such table")]
    Unknown,
    #[error("the set-up has faults")]
    Setup(Vec<PositionFault>),
    #[error("refused: {0:?}")]
    Refused(Refusal),
    /// Somebody else's step came first; this is the current table.
    #[error("the table has moved on")]
    Stale(Box<Companion>),
    /// The stored log does not replay under the current rules.
    #[error("the log of this table cannot be read: {0}")]
    Unreadable(String),
    #[error(transparent)]
    Randomness(#[from] NoRandomness),
    #[error(transparent)]
    Store(#[from] StoreError),
}

#[derive(Debug)]
struct Open {
    companion: Mutex<Companion>,
    seed: Seed,
    /// Number of lines in the log.
    length: watch::Sender<usize>,
}

#[derive(Clone, Debug)]
pub struct Beside {
    store: Arc<dyn Store>,
    open: Arc<Shut<HashMap<MatchId, Arc<Open>>>>,
}

impl Beside {
    #[must_use]
    pub fn new(store: Arc<dyn Store>) -> Self {
        Beside { store, open: Arc::default() }
    }

    /// # Errors
    /// Why not.
    pub async fn create(&self, setup: &Setup) -> Result<MatchId, NoTable> {
        Companion::new(setup).map_err(NoTable::Setup)?;
        let id = MatchId::fresh()?;
        let text = serde_json::to_string(setup).map_err(|error| NoTable::Unreadable(error.to_string()))?;
        let row = TableRow { id: id.clone(), setup: text, secret: Secret::fresh()?, created: now() };
        self.store.open_table(row).await?;
        Ok(id)
    }

    /// The current table.
    ///
    /// # Errors
    /// Why not.
    pub async fn look(&self, id: &MatchId) -> Result<Companion, NoTable> {
        Ok(self.find(id).await?.companion.lock().await.clone())
    }

    /// The table as soon as its log has more than `lines` lines.
    ///
    /// # Errors
    /// Why not.
    pub async fn after(&self, id: &MatchId, lines: usize) -> Result<Companion, NoTable> {
        let open = self.find(id).await?;
        let mut length = open.length.subscribe();
        // The sender lives as long as the table, so the wait ends with a change or when the caller gives up.
        let _ = length.wait_for(|length| *length > lines).await;
        let companion = open.companion.lock().await.clone();
        Ok(companion)
    }

    /// Appends a step after `lines` lines, and lets the program roll any dice that follow from it.
    ///
    /// # Errors
    /// Why not.
    pub async fn take(&self, id: &MatchId, lines: usize, line: Line) -> Result<Companion, NoTable> {
        let open = self.find(id).await?;
        let mut companion = open.companion.lock().await;
        if companion.lines().len() != lines {
            return Err(NoTable::Stale(Box::new(companion.clone())));
        }
        let mut next = companion.clone();
        next.take(line).map_err(NoTable::Refused)?;
        next.roll(|number| Stream::new(&open.seed, number)).map_err(NoTable::Refused)?;
        let mut rows = Vec::new();
        for (seq, line) in next.lines().iter().enumerate().skip(lines) {
            let body = serde_json::to_string(line).map_err(|error| NoTable::Unreadable(error.to_string()))?;
            rows.push(LineRow { seq: u32::try_from(seq).unwrap_or(u32::MAX), body, at: now() });
        }
        self.store.note(id.clone(), rows).await?;
        *companion = next.clone();
        open.length.send_replace(next.lines().len());
        Ok(next)
    }

    async fn find(&self, id: &MatchId) -> Result<Arc<Open>, NoTable> {
        if let Some(open) = self.tables().get(id) {
            return Ok(Arc::clone(open));
        }
        let row = self.store.table(id.clone()).await?.ok_or(NoTable::Unknown)?;
        let unreadable = |error: serde_json::Error| NoTable::Unreadable(error.to_string());
        let setup: Setup = serde_json::from_str(&row.setup).map_err(unreadable)?;
        let mut lines: Vec<Line> = Vec::new();
        for row in self.store.notes(id.clone()).await? {
            lines.push(serde_json::from_str(&row.body).map_err(unreadable)?);
        }
        let companion = Companion::replay(&setup, lines).map_err(|bad| match bad {
            BadLog::Setup(faults) => NoTable::Setup(faults),
            BadLog::Line { number, refusal } => NoTable::Unreadable(format!("line {number}: {refusal:?}")),
        })?;
        let (length, _) = watch::channel(companion.lines().len());
        let seed = row.secret.seed(&[]);
        let open = Arc::new(Open { companion: Mutex::new(companion), seed, length });
        // If another task loaded it first, keep that one: both read the same lines.
        Ok(Arc::clone(self.tables().entry(id.clone()).or_insert(open)))
    }

    fn tables(&self) -> std::sync::MutexGuard<'_, HashMap<MatchId, Arc<Open>>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
