//! The subscribers of a match. A slow subscriber slows nobody else: when its queue is full it is dropped, and its
//! client reconnects with the version it has.

use super::MatchActor;
use crate::ids::Holder;
use crate::matches::bot_pool::{Urgency, Waiting};
use crate::matches::command::{CloseReason, Notification, Reply, RequestError, Subscribe, Subscription};
use crate::matches::update::Update;
use contract::{Seats, Viewer};
use match_core::match_core::MatchCore;
use std::net::IpAddr;
use std::sync::{Arc, OnceLock};
use tokio::sync::mpsc;

/// Notifications that may be queued for one subscriber.
const MAX_QUEUED: usize = 32;

#[derive(Debug)]
struct Subscriber {
    viewer: Viewer,
    /// The last version sent.
    version: u32,
    notifications: mpsc::Sender<Notification>,
    close_reason: Arc<OnceLock<CloseReason>>,
    client: Option<IpAddr>,
}

#[derive(Debug, Default)]
pub(super) struct Subscribers(Vec<Subscriber>);

impl Subscribers {
    pub(super) fn is_empty(&self) -> bool {
        self.0.iter().all(|subscriber| subscriber.notifications.is_closed())
    }

    /// The seats that somebody is connected as.
    pub(super) fn connected_seats(&self) -> Seats {
        self.0
            .iter()
            .filter(|one| !one.notifications.is_closed())
            .filter_map(|one| one.viewer.seat())
            .collect()
    }

    /// For whom a bot thinks now: a connected player, or else somebody who watches.
    pub(super) fn waiting(&self) -> Waiting {
        let connected = || self.0.iter().filter(|one| !one.notifications.is_closed());
        let player = connected().find(|one| one.viewer.seat().is_some());
        match player.or_else(|| connected().next()) {
            Some(one) => {
                let urgency = if one.viewer.seat().is_some() { Urgency::Awaited } else { Urgency::Watched };
                Waiting { urgency, client: one.client }
            }
            None => Waiting { urgency: Urgency::Unwatched, client: None },
        }
    }

    fn send(subscriber: &Subscriber, notification: Notification) -> bool {
        match subscriber.notifications.try_send(notification) {
            Ok(()) => true,
            Err(mpsc::error::TrySendError::Full(_)) => {
                let _ = subscriber.close_reason.set(CloseReason::Slow);
                false
            }
            Err(mpsc::error::TrySendError::Closed(_)) => false,
        }
    }

    pub(super) fn send_all(&mut self, notification: &Notification) {
        self.0.retain(|subscriber| Self::send(subscriber, notification.clone()));
    }

    /// Sends a notification that may be missed: only to subscribers whose queue is less than half full, so that it
    /// never causes one to be dropped and always leaves room for what must be received.
    pub(super) fn send_all_droppable(&mut self, notification: &Notification) {
        let room = self.0.iter().filter(|subscriber| subscriber.notifications.capacity() > MAX_QUEUED / 2);
        for subscriber in room {
            let _ = subscriber.notifications.try_send(notification.clone());
        }
    }

    /// Sends everybody the current state. Subscribers with the same viewer and version share one update.
    pub(super) fn broadcast(&mut self, core: &MatchCore) {
        let here = self.connected_seats();
        let mut made: Vec<(Viewer, u32, Arc<Update>)> = Vec::new();
        self.0.retain_mut(|subscriber| {
            let (viewer, since) = (subscriber.viewer, subscriber.version);
            let same = made.iter().find(|made| (made.0, made.1) == (viewer, since));
            let update = match same {
                Some(made) => Arc::clone(&made.2),
                None => {
                    let update = Arc::new(core.update(viewer, Some(since), here));
                    made.push((viewer, since, Arc::clone(&update)));
                    update
                }
            };
            subscriber.version = update.version;
            Self::send(subscriber, Notification::Update(update))
        });
    }

    /// Closes all subscriptions.
    pub(super) fn close_all(&mut self, why: CloseReason) {
        for subscriber in self.0.drain(..) {
            let _ = subscriber.close_reason.set(why);
        }
    }
}

impl MatchActor {
    pub(super) fn subscribe(&mut self, request: Subscribe, reply: Reply<(Viewer, Subscription)>) {
        let own = request
            .holder
            .as_ref()
            .map_or(Seats::NONE, |holder: &Holder| self.core.history().seats_held_by(holder));
        let viewer = match request.viewer {
            None => own.first().map_or(Viewer::Watcher, Viewer::Seat),
            Some(Viewer::Seat(seat)) if !own.has(seat) => {
                let _ = reply.send(Err(RequestError::NotYourSeat));
                return;
            }
            Some(viewer) => viewer,
        };
        let before = self.subscribers.connected_seats();
        let (sender, receiver) = mpsc::channel(MAX_QUEUED);
        let close_reason = Arc::new(OnceLock::new());
        // A version from the future means that the match was restored from a backup: the client gets everything.
        let since = request.since.filter(|since| *since <= self.core.history().version());
        let subscriber = Subscriber {
            viewer,
            version: self.core.history().version(),
            notifications: sender,
            close_reason: Arc::clone(&close_reason),
            client: request.client,
        };
        self.subscribers.0.push(subscriber);
        let here = self.subscribers.connected_seats();
        let update = self.core.update(viewer, since, here);
        if let Some(subscriber) = self.subscribers.0.last() {
            Subscribers::send(subscriber, Notification::Update(Arc::new(update)));
        }
        let _ = reply.send(Ok((viewer, Subscription { notifications: receiver, close_reason })));
        if here != before {
            self.broadcast_to_others();
        }
        self.wake_bots_for_subscriber();
    }

    /// Shows everybody but the newcomer who is connected now.
    fn broadcast_to_others(&mut self) {
        let newcomer = self.subscribers.0.pop();
        self.subscribers.broadcast(&self.core);
        self.subscribers.0.extend(newcomer);
    }
}
