//! What may be asked of a match, and the answers.

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

/// What a seat wants.
#[derive(Clone, PartialEq, Debug)]
pub enum Want {
    /// Answer a question.
    Choose {
        /// Its number.
        question: u32,
        /// The choice, as JSON.
        choice: String,
    },
    /// Let the generator answer for chance this once.
    Roll,
    /// Say what the real dice show, as JSON.
    Enter(String),
    /// Take back.
    Undo,
    /// Allow somebody to take back, or not.
    AnswerUndo(bool),
    /// Give up.
    Resign,
}

/// A request of a seat's holder.
#[derive(Clone, PartialEq, Debug)]
pub struct Request {
    /// Who asks.
    pub holder: Holder,
    /// For which seat.
    pub seat: Seat,
    /// The client's name for the request: the same name is carried out once.
    pub name: String,
    /// What.
    pub want: Want,
}

/// Why a request was refused; nothing changed.
#[derive(Clone, Debug, Error)]
pub enum Refused {
    /// The seat is somebody else's.
    #[error("this seat is not yours")]
    NotYourSeat,
    /// The question has changed; here is the table.
    #[error("the table moved on")]
    Stale(Arc<Update>),
    /// The rules, or the table as it stands.
    #[error(transparent)]
    Denied(#[from] Denied),
    /// The match is not being played: seats are free, it is over, or it is closed.
    #[error("the match is not being played")]
    NotPlaying,
    /// Chance is not typed in here.
    #[error("chance is not typed in at this table")]
    NotTyped,
    /// There is nothing to take back.
    #[error("there is nothing to take back")]
    NothingToUndo,
    /// Nobody asked to take back.
    #[error("nobody asked to take back")]
    NoWish,
    /// The link is not one, or its seat is taken.
    #[error("this invitation is not good any more")]
    BadInvitation,
    /// The match was interrupted and set up again from its journal.
    #[error("interrupted; ask again")]
    Interrupted,
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl Refused {
    /// A word for programs.
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

    /// The sentence for people.
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

/// What a watcher hears.
#[derive(Clone, Debug)]
pub enum Note {
    /// The table changed.
    Update(Arc<Update>),
    /// A machine thinks.
    Thinking {
        /// Its seat.
        seat: Seat,
        /// Nodes it has looked at.
        done: u32,
        /// Nodes it may look at.
        budget: u32,
    },
    /// A machine could not answer, however often it was asked.
    MachineFailed(Seat),
}

/// Why a watcher hears no more.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Parting {
    /// It did not listen fast enough.
    Slow,
    /// The match could not go on.
    Broken,
    /// The program stops.
    Shutdown,
}

/// An ear at a match.
#[derive(Debug)]
pub struct Ear {
    /// What is heard, in order; ends when the match parts from this ear.
    pub notes: mpsc::Receiver<Note>,
    /// Why it ended.
    pub parting: Arc<std::sync::OnceLock<Parting>>,
}

/// Through whose eyes somebody wants to look.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Look {
    /// Who looks.
    pub holder: Option<Holder>,
    /// Whose eyes; by default the holder's first seat, or else a watcher's.
    pub eyes: Option<Viewer>,
    /// The last version seen.
    pub since: Option<u32>,
}

/// What a viewer is told about a machine's decision.
#[derive(Clone, Debug)]
pub enum Whys {
    /// No machine made this decision.
    NoMachine,
    /// The reason would tell what the machine holds: wait for the end.
    Sealed,
    /// The reason.
    Told(Box<Reason>),
}

pub(crate) type Reply<T> = oneshot::Sender<Result<T, Refused>>;

/// Everything that can come into a match's mailbox. One door for people, machines and friends far away.
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
    /// Time to say how far a machine is.
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
