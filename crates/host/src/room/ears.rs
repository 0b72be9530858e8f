//! The subscribers of a match. A slow subscriber slows nobody else: when its queue is full it is dropped, and its
//! client reconnects with the version it has.

use super::{PendingUndo, Room};
use crate::ids::Holder;
use crate::ledger::Ledger;
use crate::request::{Ear, Look, Note, Parting, Refused, Reply};
use crate::update::Update;
use std::sync::{Arc, OnceLock};
use table::{Seat, Seats, Viewer};
use tokio::sync::mpsc;

/// Notifications that may be queued for one subscriber.
const QUEUE: usize = 32;

#[derive(Debug)]
struct Listener {
    viewer: Viewer,
    /// The last version sent.
    version: u32,
    notes: mpsc::Sender<Note>,
    parting: Arc<OnceLock<Parting>>,
}

#[derive(Debug, Default)]
pub(super) struct Ears(Vec<Listener>);

impl Ears {
    pub(super) fn is_empty(&self) -> bool {
        self.0.iter().all(|listener| listener.notes.is_closed())
    }

    /// The seats that somebody is connected as.
    pub(super) fn here(&self) -> Seats {
        self.0.iter().filter(|ear| !ear.notes.is_closed()).filter_map(|ear| ear.viewer.seat()).collect()
    }

    fn note(listener: &Listener, note: Note) -> bool {
        match listener.notes.try_send(note) {
            Ok(()) => true,
            Err(mpsc::error::TrySendError::Full(_)) => {
                let _ = listener.parting.set(Parting::Slow);
                false
            }
            Err(mpsc::error::TrySendError::Closed(_)) => false,
        }
    }

    pub(super) fn note_all(&mut self, note: &Note) {
        self.0.retain(|listener| Self::note(listener, note.clone()));
    }

    /// Sends a notification that may be missed: only to subscribers whose queue is less than half full, so that it
    /// never causes one to be dropped and always leaves room for what must be received.
    pub(super) fn hint_all(&mut self, note: &Note) {
        let room = self.0.iter().filter(|listener| listener.notes.capacity() > QUEUE / 2);
        for listener in room {
            let _ = listener.notes.try_send(note.clone());
        }
    }

    /// Sends everybody the current state. Subscribers with the same viewer and version share one update.
    pub(super) fn tell(&mut self, ledger: &Ledger, wish: Option<&PendingUndo>) {
        let here = self.here();
        let mut made: Vec<(Viewer, u32, Arc<Update>)> = Vec::new();
        self.0.retain_mut(|listener| {
            let (viewer, since) = (listener.viewer, listener.version);
            let same = made.iter().find(|made| (made.0, made.1) == (viewer, since));
            let update = match same {
                Some(made) => Arc::clone(&made.2),
                None => {
                    let update = Arc::new(ledger.update(viewer, Some(since), here, wish));
                    made.push((viewer, since, Arc::clone(&update)));
                    update
                }
            };
            listener.version = update.version;
            Self::note(listener, Note::Update(update))
        });
    }

    /// Closes all subscriptions.
    pub(super) fn part(&mut self, why: Parting) {
        for listener in self.0.drain(..) {
            let _ = listener.parting.set(why);
        }
    }
}

impl Room {
    pub(super) fn look(&mut self, look: Look, reply: Reply<(Viewer, Ear)>) {
        let own = look.holder.as_ref().map_or(Seats::NONE, |holder: &Holder| self.ledger.seats_of(holder));
        let viewer = match look.eyes {
            None => own.first().map_or(Viewer::Watcher, Viewer::Seat),
            Some(Viewer::Seat(seat)) if !own.has(seat) => {
                let _ = reply.send(Err(Refused::NotYourSeat));
                return;
            }
            Some(viewer) => viewer,
        };
        let before = self.ears.here();
        let (notes, ear) = mpsc::channel(QUEUE);
        let parting = Arc::new(OnceLock::new());
        // A version from the future means that the match was restored from a backup: the client gets everything.
        let since = look.since.filter(|since| *since <= self.ledger.version());
        let listener =
            Listener { viewer, version: self.ledger.version(), notes, parting: Arc::clone(&parting) };
        self.ears.0.push(listener);
        let here = self.ears.here();
        let update = self.ledger.update(viewer, since, here, self.wish.as_ref());
        if let Some(listener) = self.ears.0.last() {
            Ears::note(listener, Note::Update(Arc::new(update)));
        }
        let _ = reply.send(Ok((viewer, Ear { notes: ear, parting })));
        if here != before {
            self.tell_others();
        }
    }

    /// Shows everybody but the newcomer who is connected now.
    fn tell_others(&mut self) {
        let newcomer = self.ears.0.pop();
        self.ears.tell(&self.ledger, self.wish.as_ref());
        self.ears.0.extend(newcomer);
    }

    pub(super) fn update_for(&self, seat: Seat) -> Update {
        self.ledger.update(Viewer::Seat(seat), None, self.ears.here(), self.wish.as_ref())
    }
}
