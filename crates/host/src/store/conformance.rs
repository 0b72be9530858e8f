//! The guarantees of every store, as checks that run against any implementation.

use super::{
    ChanceMode, MatchOverview, MatchRow, MatchStatus, Record, RecordKind, SeatClaim, SeatKind, SeatRow,
    Store, StoreError,
};
use crate::fairness::{Nonce, Secret};
use crate::ids::{Holder, MatchId, Token};

/// A match for two: the holder against a friend who has not joined yet.
///
/// # Panics
/// When the system provides no randomness.
#[expect(clippy::expect_used, reason = "test support")]
pub fn row(holder: &Holder, at: i64) -> MatchRow {
    let fresh = || Some(Nonce::fresh().expect("randomness"));
    let invitation = Token::fresh().expect("randomness").invitation();
    MatchRow {
        id: MatchId::fresh().expect("randomness"),
        game: "leduc".into(),
        rules: 1,
        setup: "\"new\"".into(),
        chance_mode: ChanceMode::Generator,
        practice: false,
        secret: Secret::fresh().expect("randomness"),
        header: None,
        status: MatchStatus::Gathering,
        created: at,
        changed: at,
        beginner: Some(holder.clone()),
        seats: vec![
            SeatRow {
                kind: SeatKind::Person,
                level: None,
                holder: Some(holder.clone()),
                invitation: None,
                nonce: fresh(),
            },
            SeatRow {
                kind: SeatKind::Friend,
                level: None,
                holder: None,
                invitation: Some(invitation),
                nonce: None,
            },
        ],
    }
}

/// A record with every field set.
#[must_use]
pub fn record(seq: u32) -> Record {
    Record {
        seq,
        kind: RecordKind::Act,
        body: format!("{{\"n\":{seq}}}"),
        seat: Some(1),
        request: Some(format!("r{seq}")),
        reason: Some("{}".into()),
        told: Some("[]".into()),
        at: 1_000 + i64::from(seq),
    }
}

/// Runs all checks against an empty store.
///
/// # Panics
/// When the store breaks a guarantee.
pub async fn check(store: &dyn Store) {
    seats_are_taken_once(store).await;
    records_come_back_in_order(store).await;
    a_number_is_written_once(store).await;
    lists_are_latest_first(store).await;
    overviews_name_their_records(store).await;
    matches_of_a_game_are_found(store).await;
    store.ready().await.unwrap_or_else(|error| panic!("ready: {error}"));
}

#[expect(clippy::unwrap_used, reason = "test support")]
async fn seats_are_taken_once(store: &dyn Store) {
    let (ann, bob, eve) = (holder(1), holder(2), holder(3));
    let row = row(&ann, 10);
    store.create(row.clone()).await.unwrap();
    assert_eq!(store.find(row.id.clone()).await.unwrap(), Some(row.clone()));
    assert_eq!(store.find(MatchId::fresh().unwrap()).await.unwrap(), None);
    let nonce = Nonce::fresh().unwrap();
    let claim =
        |holder: &Holder, seat| SeatClaim { seat, holder: holder.clone(), nonce, header: Some("{}".into()) };
    assert_eq!(store.claim(row.id.clone(), claim(&eve, 0)).await, Err(StoreError::Conflict));
    assert_eq!(store.claim(row.id.clone(), claim(&eve, 9)).await, Err(StoreError::Conflict));
    store.claim(row.id.clone(), claim(&bob, 1)).await.unwrap();
    assert_eq!(store.claim(row.id.clone(), claim(&eve, 1)).await, Err(StoreError::Conflict));
    let now = store.find(row.id.clone()).await.unwrap().unwrap();
    assert_eq!((now.status, now.header.as_deref()), (MatchStatus::Running, Some("{}")));
    assert_eq!(now.seats[1].holder, Some(bob));
    assert_eq!(now.seats[0], row.seats[0]);
}

#[expect(clippy::unwrap_used, reason = "test support")]
async fn records_come_back_in_order(store: &dyn Store) {
    let row = row(&holder(4), 20);
    store.create(row.clone()).await.unwrap();
    let records: Vec<Record> = (0..5).map(record).collect();
    store.append(row.id.clone(), records[..2].to_vec(), MatchStatus::Running).await.unwrap();
    store.append(row.id.clone(), records[2..].to_vec(), MatchStatus::Over).await.unwrap();
    assert_eq!(store.journal(row.id.clone(), 0).await.unwrap(), records);
    assert_eq!(store.journal(row.id.clone(), 3).await.unwrap(), records[3..]);
    let now = store.find(row.id).await.unwrap().unwrap();
    assert_eq!((now.status, now.changed), (MatchStatus::Over, 1_004));
}

#[expect(clippy::unwrap_used, reason = "test support")]
async fn a_number_is_written_once(store: &dyn Store) {
    let row = row(&holder(5), 30);
    store.create(row.clone()).await.unwrap();
    store.append(row.id.clone(), vec![record(0)], MatchStatus::Running).await.unwrap();
    for bad in [vec![record(0)], vec![record(2)], vec![record(1), record(3)], vec![record(1), record(1)]] {
        let refused = store.append(row.id.clone(), bad.clone(), MatchStatus::Over).await;
        assert_eq!(refused, Err(StoreError::Conflict), "{bad:?}");
        assert_eq!(store.journal(row.id.clone(), 0).await.unwrap(), [record(0)], "all or none");
    }
    assert_eq!(store.find(row.id).await.unwrap().unwrap().status, MatchStatus::Running);
}

#[expect(clippy::unwrap_used, reason = "test support")]
async fn lists_are_latest_first(store: &dyn Store) {
    let ann = holder(6);
    let rows = [row(&ann, 100), row(&ann, 300), row(&ann, 200), row(&holder(7), 400)];
    for row in &rows {
        store.create(row.clone()).await.unwrap();
    }
    let ids = |found: Vec<MatchOverview>| found.into_iter().map(|one| one.row.created).collect::<Vec<_>>();
    assert_eq!(ids(store.held_by(ann.clone(), 10).await.unwrap()), [300, 200, 100]);
    assert_eq!(ids(store.held_by(ann.clone(), 2).await.unwrap()), [300, 200]);
    // A match of two bots: nobody has a seat, but the creator still finds it.
    let mut machines = row(&ann, 500);
    machines.seats[0].holder = None;
    store.create(machines).await.unwrap();
    assert_eq!(ids(store.held_by(ann, 2).await.unwrap()), [500, 300]);
    assert!(store.held_by(holder(8), 10).await.unwrap().is_empty());
    let all = store.all().await.unwrap();
    let place = |row: &MatchRow| all.iter().position(|id| *id == row.id).unwrap();
    assert!(place(&rows[0]) < place(&rows[2]) && place(&rows[2]) < place(&rows[1]));
}

#[expect(clippy::unwrap_used, reason = "test support")]
async fn overviews_name_their_records(store: &dyn Store) {
    let ann = holder(9);
    let row = row(&ann, 600);
    store.create(row.clone()).await.unwrap();
    let overview = |records, summary: Option<&str>, row: &MatchRow| MatchOverview {
        row: row.clone(),
        records,
        summary: summary.map(str::to_owned),
    };
    assert_eq!(store.overview(row.id.clone()).await.unwrap(), Some(overview(0, None, &row)));
    store.append(row.id.clone(), vec![record(0), record(1)], MatchStatus::Running).await.unwrap();
    store.summarize(row.id.clone(), "{}".into()).await.unwrap();
    let now = store.find(row.id.clone()).await.unwrap().unwrap();
    assert_eq!(store.held_by(ann, 10).await.unwrap(), [overview(2, Some("{}"), &now)]);
    assert_eq!(store.overview(row.id).await.unwrap(), Some(overview(2, Some("{}"), &now)));
    assert_eq!(store.overview(MatchId::fresh().unwrap()).await.unwrap(), None);
}

#[expect(clippy::unwrap_used, reason = "test support")]
async fn matches_of_a_game_are_found(store: &dyn Store) {
    for (game, at) in [("one", 700), ("other", 710), ("one", 720)] {
        store.create(MatchRow { game: game.into(), ..row(&holder(10), at) }).await.unwrap();
    }
    let created = async |game: &str, limit| {
        let found = store.of_game(game.into(), limit).await.unwrap();
        found.into_iter().map(|one| one.row.created).collect::<Vec<_>>()
    };
    assert_eq!(created("one", 10).await, [720, 700]);
    assert_eq!(created("one", 1).await, [720]);
    assert!(created("none", 10).await.is_empty());
}

#[expect(clippy::unwrap_used, reason = "test support")]
fn holder(number: u8) -> Holder {
    Token::parse(&format!("{number:02x}").repeat(32)).unwrap().holder()
}
