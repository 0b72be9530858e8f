//! The only writer. All queued jobs go into one transaction and one sync, so that many matches cost little more than
//! one; each job succeeds or fails on its own.

use super::failed;
use super::packed::pack;
use crate::ids::MatchId;
use crate::store::{MatchRow, MatchStatus, Record, SeatClaim, StoreError};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, SqliteConnection};
use tokio::sync::{mpsc, oneshot};

/// Maximum number of jobs in one transaction.
const MAX_BATCH: usize = 256;
/// Maximum number of queued jobs; beyond that the sender waits.
const MAX_QUEUED: usize = 4096;

#[derive(Debug)]
pub(super) enum WriteJob {
    Create(Box<MatchRow>),
    ClaimSeat(MatchId, SeatClaim),
    Append(MatchId, Vec<Record>, MatchStatus),
    Summarize(MatchId, String),
    Ready,
    Backup(String),
    #[cfg(feature = "test-games")]
    LimitPages(u32),
    Close,
}

type Reply = oneshot::Sender<Result<(), StoreError>>;

/// The sending side of the writer's queue.
#[derive(Clone, Debug)]
pub(super) struct Writer(mpsc::Sender<(WriteJob, Reply)>);

impl Writer {
    pub(super) fn start(options: SqliteConnectOptions, connection: SqliteConnection) -> Self {
        let (sender, jobs) = mpsc::channel(MAX_QUEUED);
        tokio::spawn(run(WriteConnection { options, open: Some(connection) }, jobs));
        Writer(sender)
    }

    /// Queues a job and waits until it is on disk.
    pub(super) async fn write(&self, job: WriteJob) -> Result<(), StoreError> {
        let closed = || StoreError::Failed("the store is closed".into());
        let (reply, answer) = oneshot::channel();
        self.0.send((job, reply)).await.map_err(|_gone| closed())?;
        answer.await.map_err(|_gone| closed())?
    }

    pub(super) async fn close(&self) {
        if let Err(error) = self.write(WriteJob::Close).await {
            tracing::debug!(%error, "the store was closed already");
        }
    }
}

/// The connection, opened again after a failure. A failed transaction may have been ended by SQLite alone (a full disk)
/// or be open still: a new connection is the one state that is certain.
struct WriteConnection {
    options: SqliteConnectOptions,
    open: Option<SqliteConnection>,
}

impl WriteConnection {
    async fn get(&mut self) -> Result<&mut SqliteConnection, StoreError> {
        let connection = match self.open.take() {
            Some(connection) => connection,
            None => self.options.connect().await.map_err(failed)?,
        };
        Ok(self.open.insert(connection))
    }

    async fn discard(&mut self) {
        if let Some(connection) = self.open.take()
            && let Err(error) = connection.close_hard().await
        {
            tracing::debug!(%error, "a connection to the store ended badly");
        }
    }

    async fn transaction(&mut self, jobs: Vec<WriteJob>) -> Result<Vec<Result<(), StoreError>>, StoreError> {
        let done = transaction(self.get().await?, jobs).await;
        if done.is_err() {
            self.discard().await;
        }
        done
    }

    async fn execute(&mut self, sql: &'static str, value: Option<String>) -> Result<(), StoreError> {
        let query = sqlx::query(sql);
        let query = if let Some(value) = value { query.bind(value) } else { query };
        query.execute(self.get().await?).await.map(drop).map_err(failed)
    }

    #[cfg(feature = "test-games")]
    async fn limit_pages(&mut self, pages: u32) -> Result<(), StoreError> {
        self.options = self.options.clone().pragma("max_page_count", pages.to_string());
        let limit = sqlx::AssertSqlSafe(format!("PRAGMA max_page_count = {pages}"));
        sqlx::raw_sql(limit).execute(self.get().await?).await.map(drop).map_err(failed)
    }

    /// Folds the write-ahead log into the file. Another program that reads the file at this moment may prevent it; then
    /// the log stays, and nothing is lost.
    async fn close(mut self) -> Result<(), StoreError> {
        if let Err(error) = self.execute("PRAGMA wal_checkpoint(TRUNCATE)", None).await {
            tracing::warn!(%error, "the write-ahead log could not be folded in");
        }
        match self.open.take() {
            Some(connection) => connection.close().await.map_err(failed),
            None => Ok(()),
        }
    }
}

async fn run(mut connection: WriteConnection, mut jobs: mpsc::Receiver<(WriteJob, Reply)>) {
    let mut batch = Vec::with_capacity(MAX_BATCH);
    while jobs.recv_many(&mut batch, MAX_BATCH).await > 0 {
        let mut closing = None;
        let mut written = Vec::with_capacity(batch.len());
        for (job, reply) in batch.drain(..) {
            match job {
                WriteJob::Close => closing = Some(reply),
                // A backup cannot run inside a transaction.
                WriteJob::Backup(to) => {
                    let _ = reply.send(connection.execute("VACUUM INTO ?", Some(to)).await);
                }
                #[cfg(feature = "test-games")]
                WriteJob::LimitPages(pages) => {
                    let _ = reply.send(connection.limit_pages(pages).await);
                }
                WriteJob::Create(_)
                | WriteJob::ClaimSeat(..)
                | WriteJob::Append(..)
                | WriteJob::Summarize(..)
                | WriteJob::Ready => written.push((job, reply)),
            }
        }
        commit(&mut connection, written).await;
        if let Some(reply) = closing {
            jobs.close();
            let _ = reply.send(connection.close().await);
            return;
        }
    }
}

/// Writes a batch in one transaction and replies only after the commit.
async fn commit(connection: &mut WriteConnection, batch: Vec<(WriteJob, Reply)>) {
    if batch.is_empty() {
        return;
    }
    let (jobs, replies): (Vec<WriteJob>, Vec<Reply>) = batch.into_iter().unzip();
    match connection.transaction(jobs).await {
        Ok(results) => {
            for (reply, result) in replies.into_iter().zip(results) {
                let _ = reply.send(result);
            }
        }
        Err(error) => {
            tracing::error!(%error, "a transaction failed");
            for reply in replies {
                let _ = reply.send(Err(error.clone()));
            }
        }
    }
}

async fn transaction(
    connection: &mut SqliteConnection,
    jobs: Vec<WriteJob>,
) -> Result<Vec<Result<(), StoreError>>, StoreError> {
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await.map_err(failed)?;
    let mut results = Vec::with_capacity(jobs.len());
    for job in jobs {
        // Each job has its own savepoint: a refused job leaves nothing behind and does not affect the others.
        let mut savepoint = transaction.begin().await.map_err(failed)?;
        let result = write(&mut savepoint, job).await;
        match &result {
            Ok(()) => savepoint.commit().await.map_err(failed)?,
            // Where the disk is full SQLite has ended the whole transaction, and there is no savepoint any more.
            Err(error) => savepoint.rollback().await.map_err(|_gone| error.clone())?,
        }
        results.push(result);
    }
    transaction.commit().await.map_err(failed)?;
    Ok(results)
}

async fn write(connection: &mut SqliteConnection, job: WriteJob) -> Result<(), StoreError> {
    match job {
        WriteJob::Create(row) => create(connection, &row).await,
        WriteJob::ClaimSeat(id, claim) => self::claim(connection, &id, claim).await,
        WriteJob::Append(id, records, status) => append(connection, &id, records, status).await,
        WriteJob::Summarize(id, summary) => {
            let update = sqlx::query("UPDATE matches SET summary = ? WHERE id = ?");
            update.bind(summary).bind(id.as_str()).execute(connection).await.map(drop).map_err(failed)
        }
        // Writes a page, so that a full disk or a read-only file is detected.
        WriteJob::Ready => sqlx::query("PRAGMA application_id = 0x54414C59")
            .execute(connection)
            .await
            .map(drop)
            .map_err(failed),
        #[cfg(feature = "test-games")]
        WriteJob::LimitPages(_) => Ok(()),
        WriteJob::Backup(_) | WriteJob::Close => Ok(()),
    }
}

fn write_error(error: sqlx::Error) -> StoreError {
    let unique = error.as_database_error().is_some_and(|error| error.is_unique_violation());
    if unique { StoreError::Conflict } else { failed(error) }
}

/// The serialized name of one of our enums.
fn enum_name(value: &impl serde::Serialize) -> Result<String, StoreError> {
    match serde_json::to_value(value) {
        Ok(serde_json::Value::String(word)) => Ok(word),
        other => Err(StoreError::Corrupt(format!("{other:?} is not a word"))),
    }
}

pub(super) async fn create(connection: &mut SqliteConnection, row: &MatchRow) -> Result<(), StoreError> {
    let insert = "INSERT INTO matches (id, game, rules, setup, chance, practice, secret, header, status, created, changed, \
                  beginner) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)";
    sqlx::query(insert)
        .bind(row.id.as_str())
        .bind(&row.game)
        .bind(row.rules)
        .bind(&row.setup)
        .bind(enum_name(&row.chance_mode)?)
        .bind(row.practice)
        .bind(row.secret.reveal())
        .bind(&row.header)
        .bind(enum_name(&row.status)?)
        .bind(row.created)
        .bind(row.changed)
        .bind(row.beginner.as_ref().map(|holder| holder.as_str()))
        .execute(&mut *connection)
        .await
        .map_err(write_error)?;
    for (number, seat) in row.seats.iter().enumerate() {
        sqlx::query("INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?, ?)")
            .bind(row.id.as_str())
            .bind(number as i64)
            .bind(enum_name(&seat.kind)?)
            .bind(seat.level.map(bots::Level::id))
            .bind(seat.holder.as_ref().map(|holder| holder.as_str()))
            .bind(seat.invitation.as_ref().map(|invitation| invitation.as_str()))
            .bind(seat.nonce.map(String::from))
            .execute(&mut *connection)
            .await
            .map_err(write_error)?;
    }
    Ok(())
}

async fn claim(connection: &mut SqliteConnection, id: &MatchId, claim: SeatClaim) -> Result<(), StoreError> {
    let taken = sqlx::query(
        "UPDATE seats SET holder = ?, nonce = ? WHERE match_id = ? AND seat = ? AND holder IS NULL",
    )
    .bind(claim.holder.as_str())
    .bind(String::from(claim.nonce))
    .bind(id.as_str())
    .bind(claim.seat)
    .execute(&mut *connection)
    .await
    .map_err(failed)?;
    if taken.rows_affected() != 1 {
        return Err(StoreError::Conflict);
    }
    if let Some(header) = claim.header {
        sqlx::query("UPDATE matches SET header = ?, status = ? WHERE id = ?")
            .bind(header)
            .bind(enum_name(&MatchStatus::Running)?)
            .bind(id.as_str())
            .execute(connection)
            .await
            .map_err(failed)?;
    }
    Ok(())
}

pub(super) async fn append(
    connection: &mut SqliteConnection,
    id: &MatchId,
    records: Vec<Record>,
    status: MatchStatus,
) -> Result<(), StoreError> {
    let Some(last) = records.last().map(|record| record.at) else { return Ok(()) };
    let (mut next,): (i64,) =
        sqlx::query_as("SELECT COALESCE(MAX(seq) + 1, 0) FROM journal WHERE match_id = ?")
            .bind(id.as_str())
            .fetch_one(&mut *connection)
            .await
            .map_err(failed)?;
    for record in records {
        if i64::from(record.seq) != next {
            return Err(StoreError::Conflict);
        }
        next += 1;
        sqlx::query(
            "INSERT INTO journal (match_id, seq, kind, body, seat, request, reason_packed, at, told_packed) \
             VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        )
        .bind(id.as_str())
        .bind(record.seq)
        .bind(enum_name(&record.kind)?)
        .bind(record.body)
        .bind(record.seat)
        .bind(record.request)
        .bind(record.reason.as_deref().map(pack).transpose()?)
        .bind(record.at)
        .bind(record.told.as_deref().map(pack).transpose()?)
        .execute(&mut *connection)
        .await
        .map_err(write_error)?;
    }
    sqlx::query("UPDATE matches SET status = ?, changed = ? WHERE id = ?")
        .bind(enum_name(&status)?)
        .bind(last)
        .bind(id.as_str())
        .execute(connection)
        .await
        .map(drop)
        .map_err(failed)
}
