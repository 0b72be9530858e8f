//! Real tables with the companion beside them: opened, told, looked at by several phones.
//!
//! A step is stored before anybody hears of it, and only if it follows the last line its sender has seen: two phones
//! that tap at once cannot both be right, and the later one sees the table as it stands.

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

/// Why a table cannot be opened, looked at or told anything.
#[derive(Debug, Error)]
pub enum NoTable {
    /// There is none of this name.
    #[error("there is no such table")]
    Unknown,
    /// The set-up has faults.
    #[error("the set-up has faults")]
    Setup(Vec<PositionFault>),
    /// The step does not fit the table.
    #[error("refused: {0:?}")]
    Refused(Refusal),
    /// Somebody else was first; this is how the table stands now.
    #[error("the table has moved on")]
    Stale(Box<Companion>),
    /// The log does not fit these rules.
    #[error("the log of this table cannot be read: {0}")]
    Unreadable(String),
    /// No dice can be made.
    #[error(transparent)]
    Randomness(#[from] NoRandomness),
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

#[derive(Debug)]
struct Open {
    companion: Mutex<Companion>,
    seed: Seed,
    /// How many lines there are.
    length: watch::Sender<usize>,
}

/// All companion tables of one program.
#[derive(Clone, Debug)]
pub struct Beside {
    store: Arc<dyn Store>,
    open: Arc<Shut<HashMap<MatchId, Arc<Open>>>>,
}

impl Beside {
    /// The tables of a store.
    #[must_use]
    pub fn new(store: Arc<dyn Store>) -> Self {
        Beside { store, open: Arc::default() }
    }

    /// Opens a table.
    ///
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

    /// The table as it stands.
    ///
    /// # Errors
    /// Why not.
    pub async fn look(&self, id: &MatchId) -> Result<Companion, NoTable> {
        Ok(self.find(id).await?.companion.lock().await.clone())
    }

    /// The table as soon as it has more lines than these.
    ///
    /// # Errors
    /// Why not.
    pub async fn after(&self, id: &MatchId, lines: usize) -> Result<Companion, NoTable> {
        let open = self.find(id).await?;
        let mut length = open.length.subscribe();
        // The sender lives as long as the table: waiting ends by a change, or by the caller.
        let _ = length.wait_for(|length| *length > lines).await;
        let companion = open.companion.lock().await.clone();
        Ok(companion)
    }

    /// Takes a step after the last of these lines, and lets the program roll what follows.
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
        // Whoever was first is kept: both read the same lines.
        Ok(Arc::clone(self.tables().entry(id.clone()).or_insert(open)))
    }

    fn tables(&self) -> std::sync::MutexGuard<'_, HashMap<MatchId, Arc<Open>>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
