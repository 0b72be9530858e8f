//! Companion tables: X-Wing played with real miniatures while the program flies the solo ships. Several phones share
//! one table.
//!
//! A step is stored before it is shown to anyone, and only if it follows the last line its sender has seen. If two
//! phones tap at the same time, the later one is refused and shown the current table.

use crate::chance::{OutcomeRng, Seed};
use crate::fairness::{RandomnessError, Secret};
use crate::ids::MatchId;
use crate::matches::actor::unix_now;
use crate::store::{CompanionLineRow, CompanionTableRow, Store, StoreError};
use companion::session::LogError;
use companion::{LogEntry, Refusal, Session, Setup};
use std::collections::HashMap;
use std::sync::{Arc, Mutex as SyncMutex, PoisonError};
use thiserror::Error;
use tokio::sync::{Mutex, watch};
use xwing::table_position::PositionError;

#[derive(Debug, Error)]
pub enum CompanionError {
    #[error("there is no such table")]
    Unknown,
    #[error("the set-up has faults")]
    Setup(Vec<PositionError>),
    #[error("refused: {0:?}")]
    Refused(Refusal),
    /// Somebody else's step came first; this is the current table.
    #[error("the table has moved on")]
    Stale(Box<Session>),
    /// The stored log does not replay under the current rules.
    #[error("the log of this table cannot be read: {0}")]
    Unreadable(String),
    #[error(transparent)]
    Randomness(#[from] RandomnessError),
    #[error(transparent)]
    Store(#[from] StoreError),
}

#[derive(Debug)]
struct OpenTable {
    session: Mutex<Session>,
    seed: Seed,
    /// Number of lines in the log.
    length: watch::Sender<usize>,
}

#[derive(Clone, Debug)]
pub struct CompanionTables {
    store: Arc<dyn Store>,
    open: Arc<SyncMutex<HashMap<MatchId, Arc<OpenTable>>>>,
}

impl CompanionTables {
    #[must_use]
    pub fn new(store: Arc<dyn Store>) -> Self {
        CompanionTables { store, open: Arc::default() }
    }

    /// # Errors
    /// Why not.
    pub async fn create(&self, setup: &Setup) -> Result<MatchId, CompanionError> {
        Session::new(setup).map_err(CompanionError::Setup)?;
        let id = MatchId::fresh()?;
        let text =
            serde_json::to_string(setup).map_err(|error| CompanionError::Unreadable(error.to_string()))?;
        let row =
            CompanionTableRow { id: id.clone(), setup: text, secret: Secret::fresh()?, created: unix_now() };
        self.store.create_companion_table(row).await?;
        Ok(id)
    }

    /// The current table.
    ///
    /// # Errors
    /// Why not.
    pub async fn get(&self, id: &MatchId) -> Result<Session, CompanionError> {
        Ok(self.find(id).await?.session.lock().await.clone())
    }

    /// The table as soon as its log has more than `lines` lines.
    ///
    /// # Errors
    /// Why not.
    pub async fn wait_for_lines(&self, id: &MatchId, lines: usize) -> Result<Session, CompanionError> {
        let open = self.find(id).await?;
        let mut length = open.length.subscribe();
        // The sender lives as long as the table, so the wait ends with a change or when the caller gives up.
        let _ = length.wait_for(|length| *length > lines).await;
        let session = open.session.lock().await.clone();
        Ok(session)
    }

    /// Appends a step after `lines` lines, and lets the program roll any dice that follow from it.
    ///
    /// # Errors
    /// Why not.
    pub async fn append(
        &self,
        id: &MatchId,
        lines: usize,
        line: LogEntry,
    ) -> Result<Session, CompanionError> {
        let open = self.find(id).await?;
        let mut session = open.session.lock().await;
        if session.entries().len() != lines {
            return Err(CompanionError::Stale(Box::new(session.clone())));
        }
        let mut next = session.clone();
        next.apply(line).map_err(CompanionError::Refused)?;
        next.roll(|number| OutcomeRng::new(&open.seed, number)).map_err(CompanionError::Refused)?;
        let mut rows = Vec::new();
        for (seq, line) in next.entries().iter().enumerate().skip(lines) {
            let body =
                serde_json::to_string(line).map_err(|error| CompanionError::Unreadable(error.to_string()))?;
            rows.push(CompanionLineRow { seq: u32::try_from(seq).unwrap_or(u32::MAX), body, at: unix_now() });
        }
        self.store.append_companion_lines(id.clone(), rows).await?;
        *session = next.clone();
        open.length.send_replace(next.entries().len());
        Ok(next)
    }

    async fn find(&self, id: &MatchId) -> Result<Arc<OpenTable>, CompanionError> {
        if let Some(open) = self.tables().get(id) {
            return Ok(Arc::clone(open));
        }
        let row = self.store.companion_table(id.clone()).await?.ok_or(CompanionError::Unknown)?;
        let unreadable = |error: serde_json::Error| CompanionError::Unreadable(error.to_string());
        let setup: Setup = serde_json::from_str(&row.setup).map_err(unreadable)?;
        let mut lines: Vec<LogEntry> = Vec::new();
        for row in self.store.companion_lines(id.clone()).await? {
            lines.push(serde_json::from_str(&row.body).map_err(unreadable)?);
        }
        let session = Session::replay(&setup, lines).map_err(|bad| match bad {
            LogError::Setup(faults) => CompanionError::Setup(faults),
            LogError::Entry { number, refusal } => {
                CompanionError::Unreadable(format!("line {number}: {refusal:?}"))
            }
        })?;
        let (length, _) = watch::channel(session.entries().len());
        let seed = row.secret.seed(&[]);
        let open = Arc::new(OpenTable { session: Mutex::new(session), seed, length });
        // If another task loaded it first, keep that one: both read the same lines.
        Ok(Arc::clone(self.tables().entry(id.clone()).or_insert(open)))
    }

    fn tables(&self) -> std::sync::MutexGuard<'_, HashMap<MatchId, Arc<OpenTable>>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
