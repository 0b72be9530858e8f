//! What a player can ask of a match, and the refusals.

use crate::any_match::{ActError, BotReason};
use crate::ids::Holder;
use crate::record::StoreError;
use crate::update::Update;
use contract::Seat;
use explain::Message;
use std::sync::Arc;
use thiserror::Error;

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

#[derive(Clone, Debug)]
pub enum ReasonResponse {
    NotABot,
    /// The reason would reveal hidden information, so it is withheld until the match is over.
    Withheld,
    Given(Box<BotReason>),
}
