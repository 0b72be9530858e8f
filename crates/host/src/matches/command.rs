//! Commands to a match, and its replies.

pub use match_core::request::{PlayerAction, ReasonResponse, Request, RequestError};

use crate::any_match::{Json, Preview};
use crate::ids::{Holder, Invitation};
use crate::matches::update::{Summary, Update};
use crate::{fairness::Nonce, matches::history::MatchHistory};
use contract::{Seat, Viewer};
use std::net::IpAddr;
use std::sync::Arc;
use tokio::sync::{mpsc, oneshot};

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
