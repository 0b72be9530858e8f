//! Thinking is shared fairly: people first, then every client in turn; nobody thinks for nobody.

use crate::common;

use ::contract::Seat;
use bots::Stop;
use common::*;
use host::any_match::{BotDecision, BotReason, BotTask};
use host::matches::bot_pool::{BotPool, ThinkRequest, Urgency, Waiting};
use host::matches::command::{Notification, Subscribe};
use host::matches::new_match::{Created, NewSeat};
use host::matches::update::TurnStatus;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, mpsc};
use std::time::Duration;

fn decision() -> BotDecision {
    let reason = BotReason {
        level: "cadet".into(),
        choice: None,
        basis: host::any_match::Basis::Lot,
        aim: None,
        nodes: 0,
        lines: Vec::new(),
    };
    BotDecision { choice: "0".into(), reason }
}

fn waiting(urgency: Urgency, client: u8) -> ThinkRequest {
    ThinkRequest::new(Waiting { urgency, client: Some(IpAddr::from([10, 0, 0, client])) })
}

/// A bot that thinks until the returned sender is dropped.
fn slow_bot() -> (BotTask, mpsc::Sender<()>) {
    let (sender, receiver) = mpsc::channel::<()>();
    let task: BotTask = Box::new(move |_| {
        let _ = receiver.recv();
        Ok(decision())
    });
    (task, sender)
}

/// A hundred matches of one client wait; the match that another client plays is answered at once, and one that another
/// client watches comes next.
#[tokio::test]
async fn a_crowd_delays_others_by_one_answer() {
    let pool = BotPool::new(1);
    let order = Arc::new(Mutex::new(Vec::new()));
    let (task, release) = slow_bot();
    let busy = tokio::spawn({
        let pool = pool.clone();
        async move { pool.think(Seat::A, task, Stop::never(), waiting(Urgency::Watched, 1)).await }
    });
    let mut crowd = tokio::task::JoinSet::new();
    let mut think = |name: &'static str, request: ThinkRequest| {
        let (pool, order) = (pool.clone(), Arc::clone(&order));
        let task: BotTask = Box::new(move |_| {
            order.lock().unwrap().push(name);
            Ok(decision())
        });
        crowd.spawn(async move { pool.think(Seat::A, task, Stop::never(), request).await });
    };
    tokio::task::yield_now().await;
    for _ in 0..100 {
        think("crowd", waiting(Urgency::Watched, 1));
    }
    tokio::task::yield_now().await;
    think("watched", waiting(Urgency::Watched, 2));
    tokio::task::yield_now().await;
    think("played", waiting(Urgency::Awaited, 3));
    let deadline = tokio::time::Instant::now() + Duration::from_secs(20);
    while order.lock().unwrap().is_empty() {
        assert!(tokio::time::Instant::now() < deadline, "whoever plays waits for the crowd");
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    assert_eq!(*order.lock().unwrap(), ["played"]);
    drop(release);
    busy.await.unwrap().unwrap();
    crowd.join_all().await;
    let order = order.lock().unwrap();
    assert_eq!((order.len(), order[1]), (102, "watched"), "{order:?}");
}

/// Hurrying ends the wait in the queue, too.
#[tokio::test]
async fn whoever_hurries_does_not_wait_for_a_turn() {
    let pool = BotPool::new(1);
    let mut held = Vec::new();
    for client in [1, 2] {
        let (task, release) = slow_bot();
        let pool = pool.clone();
        held.push((
            release,
            tokio::spawn(async move {
                pool.think(Seat::A, task, Stop::never(), waiting(Urgency::Awaited, client)).await
            }),
        ));
        tokio::task::yield_now().await;
    }
    let request = waiting(Urgency::Awaited, 3);
    let stop = Stop::never();
    let task: BotTask = Box::new(|stop| {
        assert!(stop.is_raised());
        Ok(decision())
    });
    let thinking = tokio::spawn({
        let (pool, stop, request) = (pool.clone(), stop.clone(), request.clone());
        async move { pool.think(Seat::A, task, stop, request).await }
    });
    tokio::time::sleep(Duration::from_millis(100)).await;
    assert!(!thinking.is_finished(), "both places are taken");
    stop.raise();
    request.hurry();
    tokio::time::timeout(Duration::from_secs(20), thinking).await.expect("at once").unwrap().unwrap();
    for (release, busy) in held {
        drop(release);
        busy.await.unwrap().unwrap();
    }
}

/// Bots among themselves play while somebody watches, and pause otherwise.
#[tokio::test]
async fn bots_pause_when_nobody_watches() {
    let host = memory_host();
    let seats = vec![NewSeat::Machine(bots::Level::Cadet); 2];
    let Created { id, .. } = host.create(new_match("duel6", seats)).await.unwrap();
    let handle = host.handle(&id).await.unwrap();
    let choices = async || {
        let count = |history: &host::matches::history::MatchHistory| {
            history.entries.iter().filter(|entry| entry.seat.is_some()).count()
        };
        handle.read(count).await.unwrap()
    };
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert_eq!(choices().await, 0, "nobody watches");
    let watch = Subscribe { holder: None, viewer: None, since: None, client: None };
    let (_, mut subscription) = handle.subscribe(watch.clone()).await.unwrap();
    while choices().await == 0 {
        tokio::time::timeout(Duration::from_secs(20), subscription.notifications.recv())
            .await
            .expect("they play");
    }
    drop(subscription);
    // The answer that is being thought about is still given.
    tokio::time::sleep(Duration::from_millis(500)).await;
    let paused = choices().await;
    tokio::time::sleep(Duration::from_millis(500)).await;
    assert_eq!(choices().await, paused, "nobody watches any more");
    let (_, mut subscription) = handle.subscribe(watch).await.unwrap();
    loop {
        let note = tokio::time::timeout(Duration::from_secs(60), subscription.notifications.recv()).await;
        match note.expect("they play on") {
            Some(Notification::Update(update)) if matches!(update.turn, TurnStatus::Over { .. }) => break,
            Some(_) => {}
            None => {
                let again = Subscribe { holder: None, viewer: None, since: None, client: None };
                (_, subscription) = handle.subscribe(again).await.unwrap();
            }
        }
    }
}
