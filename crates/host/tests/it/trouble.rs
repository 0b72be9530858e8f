//! The store in trouble: a full disk, a crash, files from elsewhere, other users, a damaged record, a lock held by others.

use crate::common;

use ::contract::{Seat, SmallRng};
use common::*;
use futures_util::FutureExt;
use host::Host;
use host::ids::{Holder, MatchId};
use host::matches::command::PlayerAction;
use host::matches::new_match::NewSeat;
use host::matches::update::{SummaryTurn, TurnStatus};
use host::store::{
    BackupError, FolderLock, LockError, MatchOverview, MatchRow, MatchStatus, MemoryStore, Record, SeatClaim,
    SqliteStore, Store, StoreError, StoreFuture, conformance, restore,
};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::time::Duration;

fn database(folder: &Path) -> PathBuf {
    folder.join("test.sqlite")
}

async fn sqlite(folder: &Path) -> Arc<SqliteStore> {
    Arc::new(SqliteStore::open(&database(folder)).await.unwrap())
}

async fn run_sql(file: &Path, sql: &'static str) {
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(file);
    let pool = sqlx::SqlitePool::connect_with(options).await.unwrap();
    sqlx::raw_sql(sql).execute(&pool).await.unwrap();
    pool.close().await;
}

/// What was acknowledged stays, what was refused leaves nothing, and when there is room again everything is written
/// again, without a restart.
#[tokio::test]
async fn a_full_disk_is_survived_without_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let store = sqlite(folder.path()).await;
    let row = conformance::row(&holder(1), 1);
    store.create(row.clone()).await.unwrap();
    store.limit_pages(1).await.unwrap();
    let long = |seq| Record { body: "x".repeat(3000), ..conformance::record(seq) };
    let mut written = 0;
    let refused = loop {
        match store.append(row.id.clone(), vec![long(written)], MatchStatus::Running).await {
            Ok(()) => written += 1,
            Err(error) => break error,
        }
        assert!(written < 1000, "it is never full");
    };
    assert!(refused.to_string().contains("full"), "{refused}");
    for _ in 0..3 {
        let again = store.append(row.id.clone(), vec![long(written)], MatchStatus::Running).await;
        assert!(again.unwrap_err().to_string().contains("full"), "still full");
    }
    store.limit_pages(100_000).await.unwrap();
    store.ready().await.unwrap();
    store.append(row.id.clone(), vec![long(written)], MatchStatus::Running).await.unwrap();
    let kept: Vec<u32> = store.journal(row.id, 0).await.unwrap().iter().map(|record| record.seq).collect();
    assert_eq!(kept, (0..=written).collect::<Vec<_>>());
    store.close().await;
}

/// After a clean stop the one file is everything: whoever copies it has copied all matches.
#[tokio::test]
async fn a_clean_stop_leaves_one_whole_file() {
    let folder = tempfile::tempdir().unwrap();
    let store = sqlite(folder.path()).await;
    let row = conformance::row(&holder(1), 1);
    store.create(row.clone()).await.unwrap();
    assert!(store.find(row.id.clone()).await.unwrap().is_some());
    store.close().await;
    let files: Vec<_> = folder.path().read_dir().unwrap().map(|entry| entry.unwrap().file_name()).collect();
    assert_eq!(files, ["test.sqlite"]);
    let copy = folder.path().join("copy.sqlite");
    std::fs::copy(database(folder.path()), &copy).unwrap();
    let copied = SqliteStore::open(&copy).await.unwrap();
    assert_eq!(copied.find(row.id.clone()).await.unwrap(), Some(row));
    copied.close().await;
}

/// A database as a crash leaves it: most of it in the write-ahead log.
async fn crashed(folder: &Path, to: &Path) -> MatchRow {
    let store = sqlite(folder).await;
    let row = conformance::row(&holder(1), 1);
    store.create(row.clone()).await.unwrap();
    for end in ["", "-wal"] {
        let name = |file: &Path| format!("{}{end}", file.display());
        std::fs::copy(name(&database(folder)), name(to)).unwrap();
    }
    store.close().await;
    row
}

/// An old write-ahead log would spoil the restored file, or bring the old matches back.
#[tokio::test]
async fn nothing_is_restored_beside_an_old_log() {
    let [source, crash] = [(); 2].map(|()| tempfile::tempdir().unwrap());
    let old = database(crash.path());
    crashed(source.path(), &old).await;
    let copy = database(source.path());
    let error = restore(&copy, &old).await.unwrap_err();
    let BackupError::Exists(files) = &error else { panic!("{error}") };
    assert_eq!(files.len(), 2);
    let text = error.to_string();
    assert!(text.contains("test.sqlite and ") && text.contains("test.sqlite-wal exist already"), "{text}");
    assert!(text.ends_with("move them away together first"), "{text}");
    std::fs::rename(&old, crash.path().join("old.sqlite")).unwrap();
    let error = restore(&copy, &old).await.unwrap_err();
    assert!(error.to_string().ends_with("test.sqlite-wal exists already; move it away first"), "{error}");
    assert!(!old.exists());
}

/// A copy of the files of a running program is complete with its log, and is restored with it.
#[tokio::test]
async fn a_copy_is_restored_with_the_log_beside_it() {
    let [source, copied, target] = [(); 3].map(|()| tempfile::tempdir().unwrap());
    let copy = copied.path().join("copy.sqlite");
    let row = crashed(source.path(), &copy).await;
    restore(&copy, &database(target.path())).await.unwrap();
    let store = sqlite(target.path()).await;
    assert_eq!(store.find(row.id.clone()).await.unwrap(), Some(row));
    store.close().await;
}

#[cfg(unix)]
#[tokio::test]
async fn only_the_owner_may_read_the_files() {
    use std::os::unix::fs::PermissionsExt;
    let mode = |file: &Path| file.metadata().unwrap().permissions().mode() & 0o777;
    let outer = tempfile::tempdir().unwrap();
    let folder = outer.path().join("data");
    host::store::create_private_folder(&folder).unwrap();
    assert_eq!(mode(&folder), 0o700);
    let store = sqlite(&folder).await;
    store.create(conformance::row(&holder(1), 1)).await.unwrap();
    let copy = folder.join("copy.sqlite");
    store.backup(&copy).await.unwrap();
    for file in host::store::database_files(&database(&folder)).iter().chain([&copy]) {
        assert_eq!(mode(file), 0o600, "{}", file.display());
    }
    store.close().await;
    let restored = folder.join("restored.sqlite");
    restore(&copy, &restored).await.unwrap();
    assert_eq!(mode(&restored), 0o600);
    // A database of an earlier version is closed to others when it is opened.
    std::fs::set_permissions(&restored, PermissionsExt::from_mode(0o644)).unwrap();
    SqliteStore::open(&restored).await.unwrap().close().await;
    assert_eq!(mode(&restored), 0o600);
}

#[test]
fn a_folder_is_served_by_one_program() {
    let folder = tempfile::tempdir().unwrap();
    let lock = FolderLock::take(folder.path()).unwrap();
    lock.note("process 41, http://127.0.0.1:7474/");
    let error = FolderLock::take(folder.path()).unwrap_err();
    assert!(matches!(error, LockError::Taken { .. }), "{error}");
    let said = error.to_string();
    assert!(said.starts_with("another Tallyho (process 41, http://127.0.0.1:7474/) already uses"), "{said}");
    drop(lock);
    FolderLock::take(folder.path()).unwrap();
}

async fn played(host: &Host) -> MatchId {
    let (id, mut ann, mut bob) = two_people(host, "duel6").await;
    play_on(&mut [&mut ann, &mut bob], &mut SmallRng::new(2), DUEL6_RUNS).await;
    id
}

/// A record with a broken body, and a row with a broken word: neither hides the matches beside it.
#[tokio::test]
async fn one_unreadable_match_does_not_hide_the_others() {
    let folder = tempfile::tempdir().unwrap();
    let store = sqlite(folder.path()).await;
    let host = host_over(Arc::clone(&store) as Arc<dyn Store>);
    for _ in 0..4 {
        played(&host).await;
    }
    host.shutdown().await;
    store.close().await;
    let broken = "UPDATE matches SET summary = NULL; \
                  UPDATE journal SET body = '{' WHERE seq = 0 AND match_id = (SELECT MIN(id) FROM matches); \
                  UPDATE matches SET status = 'nonsense' WHERE id = (SELECT MAX(id) FROM matches);";
    run_sql(&database(folder.path()), broken).await;
    let store = sqlite(folder.path()).await;
    let host = host_over(Arc::clone(&store) as Arc<dyn Store>);
    assert_eq!(host.list(&holder(1), 50).await.unwrap().len(), 2);
    store.close().await;
}

/// A list replays nothing: it is complete even where the journals have become unreadable.
#[tokio::test]
async fn a_list_replays_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let store = sqlite(folder.path()).await;
    let host = host_over(Arc::clone(&store) as Arc<dyn Store>);
    let running = played(&host).await;
    let (over, mut ann, _bob) = two_people(&host, "duel6").await;
    ann.perform(PlayerAction::Resign).await.unwrap();
    let new = new_match("leduc", vec![NewSeat::Person, NewSeat::Friend]);
    host.create(new).await.unwrap();
    let told = |list: Vec<host::matches::update::Summary>| {
        let mut told: Vec<String> = list
            .iter()
            .map(|one| format!("{} {:?} {} {}", one.public.id, one.turn, one.entries, one.practice))
            .collect();
        told.sort();
        told
    };
    let in_memory = told(host.list(&holder(1), 50).await.unwrap());
    assert_eq!(in_memory.len(), 3);
    host.shutdown().await;
    store.close().await;
    run_sql(&database(folder.path()), "UPDATE journal SET body = '{'").await;
    let store = sqlite(folder.path()).await;
    let host = host_over(Arc::clone(&store) as Arc<dyn Store>);
    assert_eq!(told(host.list(&holder(1), 50).await.unwrap()), in_memory);
    let summary = host.summary(&over).await.unwrap();
    assert!(matches!(summary.turn, SummaryTurn::Over { winners, .. } if winners.has(Seat::B)));
    assert!(matches!(host.summary(&running).await.unwrap().turn, SummaryTurn::Decide(_)));
    store.close().await;
}

/// After a crash a stored summary is missing or old: it is made again, once.
#[tokio::test]
async fn an_old_summary_is_made_again() {
    let store = Arc::new(MemoryStore::default());
    let host = host_over(Arc::clone(&store) as Arc<dyn Store>);
    let (id, mut ann, mut bob) = two_people(&host, "duel6").await;
    play_on(&mut [&mut ann, &mut bob], &mut SmallRng::new(2), 2).await;
    host.shutdown().await;
    let old = store.overview(id.clone()).await.unwrap().unwrap().summary.unwrap();
    let mut ann = Person::sit(&host, &id, holder(1), Seat::A).await;
    let mut bob = Person::sit(&host, &id, holder(2), Seat::B).await;
    play_on(&mut [&mut ann, &mut bob], &mut SmallRng::new(2), 2).await;
    // A program that was killed now has stored no newer summary; another one reads the list.
    let other = host_over(Arc::clone(&store) as Arc<dyn Store>);
    assert_eq!(other.summary(&id).await.unwrap().entries, ann.update.entries);
    let new = store.overview(id).await.unwrap().unwrap().summary.unwrap();
    assert_ne!(new, old);
}

/// Records are packed on disk: what they told is the larger part of a journal.
#[tokio::test]
async fn journal_records_are_small() {
    let folder = tempfile::tempdir().unwrap();
    let store = sqlite(folder.path()).await;
    let host = host_over(Arc::clone(&store) as Arc<dyn Store>);
    let mut new = new_match("leduc", vec![NewSeat::Person, NewSeat::Person]);
    new.game = "starfighter".into();
    new.setup = host::setup::preset("starfighter", "skirmish").unwrap();
    let id = host.create(new).await.unwrap().id;
    let mut one = Person::sit(&host, &id, holder(1), Seat::A).await;
    let mut two = Person::sit(&host, &id, holder(1), Seat::B).await;
    play_on(&mut [&mut one, &mut two], &mut SmallRng::new(5), 40).await;
    let records = store.journal(id, 0).await.unwrap();
    let plain: usize = records.iter().filter_map(|record| record.told.as_ref().map(String::len)).sum();
    host.shutdown().await;
    store.close().await;
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(database(folder.path()));
    let pool = sqlx::SqlitePool::connect_with(options).await.unwrap();
    let sum = "SELECT SUM(LENGTH(told_packed)), COUNT(told) FROM journal";
    let (packed, unpacked): (i64, i64) = sqlx::query_as(sum).fetch_one(&pool).await.unwrap();
    pool.close().await;
    assert_eq!(unpacked, 0);
    assert!(packed * 4 < plain as i64, "{packed} of {plain} bytes");
}

/// A store that fails whenever the second seat's records are written, until it is told otherwise.
#[derive(Debug, Default)]
struct LockedStore {
    inner: MemoryStore,
    locked: AtomicBool,
    refused: AtomicU32,
}

impl Store for LockedStore {
    fn create(&self, row: MatchRow) -> StoreFuture<'_, ()> {
        self.inner.create(row)
    }
    fn claim(&self, id: MatchId, claim: SeatClaim) -> StoreFuture<'_, ()> {
        self.inner.claim(id, claim)
    }
    fn append(&self, id: MatchId, records: Vec<Record>, status: MatchStatus) -> StoreFuture<'_, ()> {
        if self.locked.load(Ordering::SeqCst) && records.iter().any(|record| record.seat == Some(1)) {
            self.refused.fetch_add(1, Ordering::SeqCst);
            return async { Err(StoreError::Failed("database is locked".into())) }.boxed();
        }
        self.inner.append(id, records, status)
    }
    fn find(&self, id: MatchId) -> StoreFuture<'_, Option<MatchRow>> {
        self.inner.find(id)
    }
    fn journal(&self, id: MatchId, from: u32) -> StoreFuture<'_, Vec<Record>> {
        self.inner.journal(id, from)
    }
    fn overview(&self, id: MatchId) -> StoreFuture<'_, Option<MatchOverview>> {
        self.inner.overview(id)
    }
    fn held_by(&self, holder: Holder, limit: u32) -> StoreFuture<'_, Vec<MatchOverview>> {
        self.inner.held_by(holder, limit)
    }
    fn summarize(&self, id: MatchId, summary: String) -> StoreFuture<'_, ()> {
        self.inner.summarize(id, summary)
    }
    fn all(&self) -> StoreFuture<'_, Vec<MatchId>> {
        self.inner.all()
    }
    fn of_game(&self, game: String, limit: u32) -> StoreFuture<'_, Vec<MatchOverview>> {
        self.inner.of_game(game, limit)
    }
    fn ready(&self) -> StoreFuture<'_, ()> {
        self.inner.ready()
    }
}

/// A store that is locked for a while is no failure of the machine: when it can be written again, the machine's answer
/// arrives, without anybody asking.
#[tokio::test]
async fn a_machine_waits_for_a_locked_store() {
    let store = Arc::new(LockedStore::default());
    let host = host_over(Arc::clone(&store) as Arc<dyn Store>);
    let new = new_match("duel6", vec![NewSeat::Person, NewSeat::Machine(bots::Level::Cadet)]);
    let id = host.create(new).await.unwrap().id;
    let mut ann = Person::sit(&host, &id, holder(1), Seat::A).await;
    ann.until(|update| update.snapshot.as_ref().is_some_and(|seen| seen.asked.is_some())).await;
    store.locked.store(true, Ordering::SeqCst);
    ann.choose_any(&mut SmallRng::new(3)).await;
    while store.refused.load(Ordering::SeqCst) < 5 {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    ann.catch_up();
    assert!(
        !ann.is_asked() && !matches!(ann.update.turn, TurnStatus::Over { .. }),
        "the machine has not answered"
    );
    store.locked.store(false, Ordering::SeqCst);
    ann.until(|update| {
        matches!(update.turn, TurnStatus::Over { .. })
            || update.snapshot.as_ref().is_some_and(|seen| seen.asked.is_some())
    })
    .await;
}
