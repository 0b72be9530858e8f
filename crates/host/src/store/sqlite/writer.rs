//! The only writer. All queued jobs go into one transaction and one sync, so that many matches cost little more than
//! one; each job succeeds or fails on its own.

use super::{companion_tables, failed};
use crate::ids::MatchId;
use crate::store::{
    CompanionLineRow, CompanionTableRow, MatchRow, MatchStatus, Record, SeatClaim, StoreError,
};
use sqlx::{Connection, SqliteConnection};
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
    CreateCompanionTable(Box<CompanionTableRow>),
    AppendCompanionLines(MatchId, Vec<CompanionLineRow>),
    Ready,
    Backup(String),
    Close,
}

type Reply = oneshot::Sender<Result<(), StoreError>>;

/// The sending side of the writer's queue.
#[derive(Clone, Debug)]
pub(super) struct Writer(mpsc::Sender<(WriteJob, Reply)>);

impl Writer {
    pub(super) fn start(connection: SqliteConnection) -> Self {
        let (sender, jobs) = mpsc::channel(MAX_QUEUED);
        tokio::spawn(run(connection, jobs));
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

async fn run(mut connection: SqliteConnection, mut jobs: mpsc::Receiver<(WriteJob, Reply)>) {
    let mut batch = Vec::with_capacity(MAX_BATCH);
    while jobs.recv_many(&mut batch, MAX_BATCH).await > 0 {
        let mut closing = None;
        let mut written = Vec::with_capacity(batch.len());
        for (job, reply) in batch.drain(..) {
            match job {
                WriteJob::Close => closing = Some(reply),
                // A backup cannot run inside a transaction.
                WriteJob::Backup(to) => {
                    let done = sqlx::query("VACUUM INTO ?").bind(to).execute(&mut connection).await;
                    let _ = reply.send(done.map(drop).map_err(failed));
                }
                WriteJob::Create(_)
                | WriteJob::ClaimSeat(..)
                | WriteJob::Append(..)
                | WriteJob::CreateCompanionTable(_)
                | WriteJob::AppendCompanionLines(..)
                | WriteJob::Ready => written.push((job, reply)),
            }
        }
        commit(&mut connection, written).await;
        if let Some(reply) = closing {
            jobs.close();
            let closed = connection.close().await.map_err(failed);
            let _ = reply.send(closed);
            return;
        }
    }
}

/// Writes a batch in one transaction and replies only after the commit.
async fn commit(connection: &mut SqliteConnection, batch: Vec<(WriteJob, Reply)>) {
    if batch.is_empty() {
        return;
    }
    let (jobs, replies): (Vec<WriteJob>, Vec<Reply>) = batch.into_iter().unzip();
    match transaction(connection, jobs).await {
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
        match result {
            Ok(()) => savepoint.commit().await.map_err(failed)?,
            Err(_) => savepoint.rollback().await.map_err(failed)?,
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
        WriteJob::CreateCompanionTable(row) => companion_tables::create(connection, &row).await,
        WriteJob::AppendCompanionLines(id, lines) => companion_tables::append(connection, &id, lines).await,
        // Writes a page, so that a full disk or a read-only file is detected.
        WriteJob::Ready => {
            let touch = "UPDATE matches SET status = status WHERE id = (SELECT id FROM matches LIMIT 1)";
            sqlx::query(touch).execute(connection).await.map(drop).map_err(failed)
        }
        WriteJob::Backup(_) | WriteJob::Close => Ok(()),
    }
}

pub(super) fn write_error(error: sqlx::Error) -> StoreError {
    let unique = error.as_database_error().is_some_and(|error| error.is_unique_violation());
    if unique { StoreError::Conflict } else { failed(error) }
}

/// The serialized name of one of our enums.
pub(super) fn enum_name(value: &impl serde::Serialize) -> Result<String, StoreError> {
    match serde_json::to_value(value) {
        Ok(serde_json::Value::String(word)) => Ok(word),
        other => Err(StoreError::Corrupt(format!("{other:?} is not a word"))),
    }
}

async fn create(connection: &mut SqliteConnection, row: &MatchRow) -> Result<(), StoreError> {
    sqlx::query("INSERT INTO matches VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")
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

async fn append(
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
            "INSERT INTO journal (match_id, seq, kind, body, seat, request, reason, at, told) \
             VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        )
        .bind(id.as_str())
        .bind(record.seq)
        .bind(enum_name(&record.kind)?)
        .bind(record.body)
        .bind(record.seat)
        .bind(record.request)
        .bind(record.reason)
        .bind(record.at)
        .bind(record.told)
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
