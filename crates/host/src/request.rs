//! Commands to a match, and its replies.

use crate::ids::{Holder, Invitation};
use crate::store::StoreError;
use crate::table::{Denied, Foreseen, Json, Reason};
use crate::update::{Summary, Update};
use crate::{fair::Nonce, ledger::Ledger};
use explain::Message;
use std::sync::Arc;
use table::{Seat, Viewer};
use thiserror::Error;
use tokio::sync::{mpsc, oneshot};

/// What a player asks for.
#[derive(Clone, PartialEq, Debug)]
pub enum Want {
    Choose {
        question: u32,
        choice: String,
    },
    /// Let the generator supply this outcome.
    Roll,
    /// The outcome of real dice or cards, as JSON.
    Enter(String),
    Undo,
    /// Allow or deny another player's undo request.
    AnswerUndo(bool),
    Resign,
}

#[derive(Clone, PartialEq, Debug)]
pub struct Request {
    pub holder: Holder,
    pub seat: Seat,
    /// The client's id for the request: requests with the same id are carried out once.
    pub name: String,
    pub want: Want,
}

/// Why a request was refused. Nothing has changed.
#[derive(Clone, Debug, Error)]
pub enum Refused {
    #[error("this seat is not yours")]
    NotYourSeat,
    /// The question has changed; the update shows the current state.
    #[error("the table moved on")]
    Stale(Arc<Update>),
    #[error(transparent)]
    Denied(#[from] Denied),
    /// Seats are still free, the match is over, or it is closed.
    #[error("the match is not being played")]
    NotPlaying,
    #[error("chance is not typed in at this table")]
    NotTyped,
    #[error("there is nothing to take back")]
    NothingToUndo,
    #[error("nobody asked to take back")]
    NoWish,
    /// The link is invalid, or its seat is taken.
    #[error("this invitation is not good any more")]
    BadInvitation,
    /// The match was interrupted and reloaded from its journal.
    #[error("interrupted; ask again")]
    Interrupted,
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl Refused {
    /// Machine-readable code.
    #[must_use]
    pub fn code(&self) -> &'static str {
        match self {
            Refused::NotYourSeat => "not_your_seat",
            Refused::Stale(_) | Refused::Denied(Denied::Stale { .. }) => "stale",
            Refused::Denied(Denied::NotAsked) => "not_asked",
            Refused::Denied(Denied::Unreadable(_)) => "unreadable",
            Refused::Denied(Denied::Refused(_)) => "against_the_rules",
            Refused::Denied(Denied::Impossible) => "impossible_outcome",
            Refused::NotPlaying => "not_playing",
            Refused::NotTyped => "not_typed",
            Refused::NothingToUndo => "nothing_to_undo",
            Refused::NoWish => "no_wish",
            Refused::BadInvitation => "bad_invitation",
            Refused::Interrupted => "interrupted",
            Refused::Store(_) => "store_failed",
        }
    }

    /// The message for players.
    #[must_use]
    pub fn message(&self) -> Message {
        let key = match self {
            Refused::Denied(Denied::Refused(message)) => return (**message).clone(),
            Refused::NotYourSeat => "refused-not-your-seat",
            Refused::Stale(_) | Refused::Denied(Denied::Stale { .. }) => "refused-stale",
            Refused::Denied(Denied::NotAsked) => "refused-not-asked",
            Refused::Denied(Denied::Unreadable(_)) => "refused-unreadable",
            Refused::Denied(Denied::Impossible) => "refused-impossible",
            Refused::NotPlaying => "refused-not-playing",
            Refused::NotTyped => "refused-not-typed",
            Refused::NothingToUndo => "refused-nothing-to-undo",
            Refused::NoWish => "refused-no-wish",
            Refused::BadInvitation => "refused-bad-invitation",
            Refused::Interrupted => "refused-interrupted",
            Refused::Store(_) => "refused-store",
        };
        Message::new(key)
    }
}

/// What a subscriber receives.
#[derive(Clone, Debug)]
pub enum Note {
    Update(Arc<Update>),
    Thinking {
        seat: Seat,
        /// Nodes searched so far.
        done: u32,
        /// Maximum number of nodes.
        budget: u32,
    },
    /// A bot failed to answer after all retries.
    MachineFailed(Seat),
}

/// Why a subscription ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Parting {
    /// The subscriber read too slowly.
    Slow,
    /// The match could not be reloaded.
    Broken,
    Shutdown,
}

#[derive(Debug)]
pub struct Ear {
    /// Notifications in order; ends when the match closes the subscription.
    pub notes: mpsc::Receiver<Note>,
    pub parting: Arc<std::sync::OnceLock<Parting>>,
}

/// A request to receive updates.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Look {
    pub holder: Option<Holder>,
    /// By default the holder's first seat, or else a watcher.
    pub eyes: Option<Viewer>,
    pub since: Option<u32>,
}

#[derive(Clone, Debug)]
pub enum Whys {
    NoMachine,
    /// The reason would reveal hidden information, so it is withheld until the match is over.
    Sealed,
    Told(Box<Reason>),
}

pub(crate) type Reply<T> = oneshot::Sender<Result<T, Refused>>;

/// Everything that can arrive in a match's mailbox, from people and bots alike.
pub(crate) enum Letter {
    Look(Look, Reply<(Viewer, Ear)>),
    Ask(Request, Reply<u32>),
    Join {
        holder: Holder,
        invitation: Invitation,
        nonce: Nonce,
        reply: Reply<Seat>,
    },
    Thought {
        seat: Seat,
        question: u32,
        thought: Result<crate::table::Thought, crate::table::Thoughtless>,
    },
    /// Time to report a bot's progress.
    Progress {
        seat: Seat,
        question: u32,
    },
    Forced {
        seat: Seat,
        question: u32,
    },
    Standing {
        holder: Holder,
        seat: Seat,
        forced: bool,
        reply: Reply<()>,
    },
    Hurry {
        holder: Holder,
        reply: Reply<()>,
    },
    Foresee {
        holder: Holder,
        seat: Seat,
        choice: String,
        reply: Reply<Foreseen>,
    },
    Inquire {
        holder: Option<Holder>,
        viewer: Viewer,
        about: String,
        reply: Reply<Json>,
    },
    Why {
        holder: Option<Holder>,
        entry: u32,
        reply: Reply<Whys>,
    },
    Summary(Reply<Summary>),
    Read(Box<dyn FnOnce(&Ledger) + Send>),
    #[cfg(feature = "guests")]
    Panic,
    Close(oneshot::Sender<()>),
}
