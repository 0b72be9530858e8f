//! Every failed request as a typed error: status, message for the user, and log level.

use crate::wire;
use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use explain::Message;
use host::any_match::ActError;
use host::fairness::RandomnessError;
use host::games::UnknownGameError;
use host::host::HostError;
use host::matches::command::RequestError;
use host::matches::new_match::CreateMatchError;
use host::setup::SetupError;
use host::store::StoreError;

#[derive(Clone, PartialEq, Debug)]
pub(crate) struct ApiError {
    pub(crate) status: StatusCode,
    pub(crate) code: &'static str,
    pub(crate) message: Message,
    pub(crate) faults: Vec<Message>,
}

impl ApiError {
    pub(crate) fn new(status: StatusCode, code: &'static str, message: Message) -> Self {
        ApiError { status, code, message, faults: Vec::new() }
    }

    pub(crate) fn not_found() -> Self {
        Self::new(StatusCode::NOT_FOUND, "not_found", Message::new("server-not-found"))
    }

    pub(crate) fn wrong_method() -> Self {
        Self::new(StatusCode::METHOD_NOT_ALLOWED, "wrong_method", Message::new("server-wrong-method"))
    }

    pub(crate) fn unknown_match() -> Self {
        Self::new(StatusCode::NOT_FOUND, "unknown_match", Message::new("server-unknown-match"))
    }

    pub(crate) fn unknown_table() -> Self {
        Self::new(StatusCode::NOT_FOUND, "unknown_table", Message::new("server-unknown-table"))
    }

    pub(crate) fn unreadable(what: impl std::fmt::Display) -> Self {
        let message = Message::new("server-unreadable").with("what", what.to_string());
        Self::new(StatusCode::UNPROCESSABLE_ENTITY, "unreadable", message)
    }

    pub(crate) fn too_big() -> Self {
        Self::new(StatusCode::PAYLOAD_TOO_LARGE, "too_big", Message::new("server-too-big"))
    }

    pub(crate) fn too_slow() -> Self {
        Self::new(StatusCode::REQUEST_TIMEOUT, "too_slow", Message::new("server-too-slow"))
    }

    pub(crate) fn too_fast() -> Self {
        Self::new(StatusCode::TOO_MANY_REQUESTS, "too_fast", Message::new("server-too-fast"))
    }

    pub(crate) fn too_many_matches() -> Self {
        Self::new(StatusCode::TOO_MANY_REQUESTS, "too_many_matches", Message::new("server-too-many-matches"))
    }

    pub(crate) fn too_many_sockets() -> Self {
        Self::new(StatusCode::TOO_MANY_REQUESTS, "too_many_sockets", Message::new("server-too-many-sockets"))
    }

    pub(crate) fn other_origin() -> Self {
        Self::new(StatusCode::FORBIDDEN, "other_origin", Message::new("server-other-origin"))
    }

    fn bad(code: &'static str, key: &'static str) -> Self {
        Self::new(StatusCode::UNPROCESSABLE_ENTITY, code, Message::new(key))
    }

    pub(crate) fn unknown_level() -> Self {
        Self::bad("unknown_level", "server-unknown-level")
    }

    pub(crate) fn setup_or_preset() -> Self {
        Self::bad("setup_or_preset", "server-setup-or-preset")
    }

    /// The requested companion table has faults.
    pub(crate) fn table(faults: &[companion::setup::request::SetupFault]) -> Self {
        Self::table_faults(faults.iter().map(explain::xwing::companion::fault).collect())
    }

    pub(crate) fn table_faults(faults: Vec<Message>) -> Self {
        ApiError { faults, ..Self::bad("bad_table", "server-bad-table") }
    }

    pub(crate) fn setup_or_wanted() -> Self {
        Self::bad("setup_or_wanted", "server-setup-or-wanted")
    }

    pub(crate) fn failed(error: impl std::fmt::Display) -> Self {
        tracing::error!(%error, "a request failed");
        Self::new(StatusCode::INTERNAL_SERVER_ERROR, "failed", Message::new("server-failed"))
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let body = wire::ApiError { code: self.code.into(), message: self.message, faults: self.faults };
        (self.status, Json(body)).into_response()
    }
}

impl From<StoreError> for ApiError {
    fn from(error: StoreError) -> Self {
        ApiError::failed(error)
    }
}

impl From<RandomnessError> for ApiError {
    fn from(error: RandomnessError) -> Self {
        ApiError::failed(error)
    }
}

impl From<UnknownGameError> for ApiError {
    fn from(_: UnknownGameError) -> Self {
        ApiError::bad("unknown_game", "server-unknown-game")
    }
}

impl From<SetupError> for ApiError {
    fn from(bad: SetupError) -> Self {
        match bad {
            SetupError::Game(unknown) => unknown.into(),
            SetupError::Preset(_) => ApiError::bad("unknown_preset", "server-unknown-preset"),
            SetupError::Unreadable(what) => ApiError::unreadable(what),
            SetupError::Faults(faults) => {
                ApiError { faults, ..ApiError::bad("bad_setup", "server-bad-setup") }
            }
        }
    }
}

impl From<CreateMatchError> for ApiError {
    fn from(not: CreateMatchError) -> Self {
        match not {
            CreateMatchError::Setup(bad) => bad.into(),
            CreateMatchError::Seats { expected, given } => {
                let message = Message::new("server-bad-seats").with("table", expected).with("given", given);
                ApiError::new(StatusCode::UNPROCESSABLE_ENTITY, "bad_seats", message)
            }
            CreateMatchError::TypedWithFriends => {
                ApiError::bad("typed_with_friends", "server-typed-with-friends")
            }
            CreateMatchError::SharedSeats => ApiError::bad("shared_seats", "server-shared-seats"),
            CreateMatchError::OthersSecrecy => ApiError::bad("others_secrecy", "server-others-secrecy"),
            CreateMatchError::Randomness(error) => error.into(),
            CreateMatchError::Store(error) => error.into(),
        }
    }
}

impl From<HostError> for ApiError {
    fn from(no: HostError) -> Self {
        match no {
            HostError::Unknown => ApiError::unknown_match(),
            HostError::NotYours => {
                ApiError::new(StatusCode::FORBIDDEN, "not_yours", Message::new("server-not-yours"))
            }
            HostError::Running => {
                ApiError::new(StatusCode::CONFLICT, "still_running", Message::new("server-still-running"))
            }
            HostError::Act(ActError::Unreadable(what)) => ApiError::unreadable(what),
            HostError::Act(denied) => RequestError::Act(denied).into(),
            HostError::Store(error) => error.into(),
        }
    }
}

impl From<RequestError> for ApiError {
    fn from(refused: RequestError) -> Self {
        match refused {
            RequestError::Store(error) => error.into(),
            other => ApiError::new(StatusCode::CONFLICT, other.code(), other.message()),
        }
    }
}
