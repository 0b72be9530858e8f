//! Commands to a match, and its replies.

use crate::any_match::{ActError, BotReason, Json, Preview};
use crate::ids::{Holder, Invitation};
use crate::matches::update::{Summary, Update};
use crate::store::StoreError;
use crate::{fairness::Nonce, matches::history::MatchHistory};
use contract::{Seat, Viewer};
use explain::Message;
use std::net::IpAddr;
use std::sync::Arc;
use thiserror::Error;
use tokio::sync::{mpsc, oneshot};

/// What a player asks for.
#[derive(Clone, PartialEq, Debug)]
pub enum PlayerAction {
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
    pub id: String,
    pub action: PlayerAction,
}

/// Why a request was refused. Nothing has changed.
#[derive(Clone, Debug, Error)]
pub enum RequestError {
    #[error("this seat is not yours")]
    NotYourSeat,
    /// The question has changed; the update shows the current state.
    #[error("the table moved on")]
    Stale(Arc<Update>),
    #[error(transparent)]
    Act(#[from] ActError),
    /// Seats are still free, the match is over, or it is closed.
    #[error("the match is not being played")]
    NotPlaying,
    #[error("chance is not typed in at this table")]
    NotTyped,
    #[error("there is nothing to take back")]
    NothingToUndo,
    #[error("nobody asked to take back")]
    NoPendingUndo,
    /// The link is invalid, or its seat is taken.
    #[error("this invitation is not good any more")]
    BadInvitation,
    /// The match was interrupted and reloaded from its journal.
    #[error("interrupted; ask again")]
    Interrupted,
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl RequestError {
    /// Machine-readable code.
    #[must_use]
    pub fn code(&self) -> &'static str {
        match self {
            RequestError::NotYourSeat => "not_your_seat",
            RequestError::Stale(_) | RequestError::Act(ActError::Stale { .. }) => "stale",
            RequestError::Act(ActError::NotAsked) => "not_asked",
            RequestError::Act(ActError::Unreadable(_)) => "unreadable",
            RequestError::Act(ActError::Refused(_)) => "against_the_rules",
            RequestError::Act(ActError::ImpossibleOutcome) => "impossible_outcome",
            RequestError::NotPlaying => "not_playing",
            RequestError::NotTyped => "not_typed",
            RequestError::NothingToUndo => "nothing_to_undo",
            RequestError::NoPendingUndo => "no_wish",
            RequestError::BadInvitation => "bad_invitation",
            RequestError::Interrupted => "interrupted",
            RequestError::Store(_) => "store_failed",
        }
    }

    /// The message for players.
    #[must_use]
    pub fn message(&self) -> Message {
        let key = match self {
            RequestError::Act(ActError::Refused(message)) => return (**message).clone(),
            RequestError::NotYourSeat => "refused-not-your-seat",
            RequestError::Stale(_) | RequestError::Act(ActError::Stale { .. }) => "refused-stale",
            RequestError::Act(ActError::NotAsked) => "refused-not-asked",
            RequestError::Act(ActError::Unreadable(_)) => "refused-unreadable",
            RequestError::Act(ActError::ImpossibleOutcome) => "refused-impossible",
            RequestError::NotPlaying => "refused-not-playing",
            RequestError::NotTyped => "refused-not-typed",
            RequestError::NothingToUndo => "refused-nothing-to-undo",
            RequestError::NoPendingUndo => "refused-no-wish",
            RequestError::BadInvitation => "refused-bad-invitation",
            RequestError::Interrupted => "refused-interrupted",
            RequestError::Store(_) => "refused-store",
        };
        Message::new(key)
    }
}

/// What a subscriber receives.
#[derive(Clone, Debug)]
pub enum Notification {
    Update(Arc<Update>),
    Thinking {
        seat: Seat,
        /// Nodes searched so far.
        done: u32,
        /// Maximum number of nodes.
        budget: u32,
    },
    /// A bot failed to answer after all retries.
    BotFailed(Seat),
}

/// Why a subscription ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CloseReason {
    /// The subscriber read too slowly.
    Slow,
    /// The match could not be reloaded.
    Broken,
    Shutdown,
}

#[derive(Debug)]
pub struct Subscription {
    /// Notifications in order; ends when the match closes the subscription.
    pub notifications: mpsc::Receiver<Notification>,
    pub close_reason: Arc<std::sync::OnceLock<CloseReason>>,
}

/// A request to receive updates.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Subscribe {
    pub holder: Option<Holder>,
    /// By default the holder's first seat, or else a watcher.
    pub viewer: Option<Viewer>,
    pub since: Option<u32>,
    /// The client's address, by which bots take turns; never shown or stored.
    pub client: Option<IpAddr>,
}

#[derive(Clone, Debug)]
pub enum ReasonResponse {
    NotABot,
    /// The reason would reveal hidden information, so it is withheld until the match is over.
    Withheld,
    Given(Box<BotReason>),
}

pub(crate) type Reply<T> = oneshot::Sender<Result<T, RequestError>>;

/// Everything that can arrive in a match's mailbox, from people and bots alike.
pub(crate) enum Command {
    Subscribe(Subscribe, Reply<(Viewer, Subscription)>),
    Submit(Request, Reply<u32>),
    Join {
        holder: Holder,
        invitation: Invitation,
        nonce: Nonce,
        reply: Reply<Seat>,
    },
    BotDecided {
        seat: Seat,
        question: u32,
        decision: Result<crate::any_match::BotDecision, crate::any_match::BotError>,
    },
    /// Time to report a bot's progress.
    BotProgress {
        seat: Seat,
        question: u32,
    },
    AnswerForced {
        seat: Seat,
        question: u32,
    },
    SetAutoAnswer {
        holder: Holder,
        seat: Seat,
        forced: bool,
        reply: Reply<()>,
    },
    Hurry {
        holder: Holder,
        reply: Reply<()>,
    },
    Preview {
        holder: Holder,
        seat: Seat,
        choice: String,
        reply: Reply<Preview>,
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
        reply: Reply<ReasonResponse>,
    },
    Summary(Reply<Summary>),
    Read(Box<dyn FnOnce(&MatchHistory) + Send>),
    #[cfg(feature = "test-games")]
    Panic,
    Close(oneshot::Sender<()>),
}
