//! Every failed request as a typed error: status, message for the user, and log level.

use crate::wire;
use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use explain::Message;
use host::beside::NoTable;
use host::fair::NoRandomness;
use host::games::UnknownGame;
use host::host::NoMatch;
use host::new_match::NotBegun;
use host::open::BadSetup;
use host::request::Refused;
use host::store::StoreError;
use host::table::Denied;

#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Problem {
    pub(crate) status: StatusCode,
    pub(crate) code: &'static str,
    pub(crate) message: Message,
    pub(crate) faults: Vec<Message>,
}

impl Problem {
    pub(crate) fn new(status: StatusCode, code: &'static str, message: Message) -> Self {
        Problem { status, code, message, faults: Vec::new() }
    }

    pub(crate) fn not_found() -> Self {
        Self::new(StatusCode::NOT_FOUND, "not_found", Message::new("server-not-found"))
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
    pub(crate) fn table(faults: &[companion::wanted::WantedFault]) -> Self {
        let faults = faults.iter().map(explain::xwing::companion::fault).collect();
        Problem { faults, ..Self::bad("bad_table", "server-bad-table") }
    }

    pub(crate) fn setup_or_wanted() -> Self {
        Self::bad("setup_or_wanted", "server-setup-or-wanted")
    }

    fn failed(error: impl std::fmt::Display) -> Self {
        tracing::error!(%error, "a request failed");
        Self::new(StatusCode::INTERNAL_SERVER_ERROR, "failed", Message::new("server-failed"))
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let body = wire::Problem { code: self.code.into(), message: self.message, faults: self.faults };
        (self.status, Json(body)).into_response()
    }
}

impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Self {
        Problem::failed(error)
    }
}

impl From<NoRandomness> for Problem {
    fn from(error: NoRandomness) -> Self {
        Problem::failed(error)
    }
}

impl From<NoTable> for Problem {
    fn from(no: NoTable) -> Self {
        match no {
            NoTable::Unknown => Problem::unknown_table(),
            NoTable::Setup(faults) => {
                let mut problem = Problem::bad("bad_table", "server-bad-table");
                problem.faults = faults.iter().map(explain::xwing::position_fault).collect();
                problem
            }
            NoTable::Refused(refusal) => {
                Problem::new(StatusCode::CONFLICT, "refused", explain::xwing::companion::refusal(refusal))
            }
            NoTable::Stale(_) => {
                Problem::new(StatusCode::CONFLICT, "stale", Message::new("server-stale-table"))
            }
            NoTable::Unreadable(error) => Problem::failed(error),
            NoTable::Randomness(error) => Problem::failed(error),
            NoTable::Store(error) => Problem::failed(error),
        }
    }
}

impl From<UnknownGame> for Problem {
    fn from(_: UnknownGame) -> Self {
        Problem::bad("unknown_game", "server-unknown-game")
    }
}

impl From<BadSetup> for Problem {
    fn from(bad: BadSetup) -> Self {
        match bad {
            BadSetup::Game(unknown) => unknown.into(),
            BadSetup::Preset(_) => Problem::bad("unknown_preset", "server-unknown-preset"),
            BadSetup::Unreadable(what) => Problem::unreadable(what),
            BadSetup::Faults(faults) => Problem { faults, ..Problem::bad("bad_setup", "server-bad-setup") },
        }
    }
}

impl From<NotBegun> for Problem {
    fn from(not: NotBegun) -> Self {
        match not {
            NotBegun::Setup(bad) => bad.into(),
            NotBegun::Seats { table, given } => {
                let message = Message::new("server-bad-seats").with("table", table).with("given", given);
                Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "bad_seats", message)
            }
            NotBegun::TypedWithFriends => Problem::bad("typed_with_friends", "server-typed-with-friends"),
            NotBegun::Randomness(error) => error.into(),
            NotBegun::Store(error) => error.into(),
        }
    }
}

impl From<NoMatch> for Problem {
    fn from(no: NoMatch) -> Self {
        match no {
            NoMatch::Unknown => Problem::unknown_match(),
            NoMatch::NotYours => {
                Problem::new(StatusCode::FORBIDDEN, "not_yours", Message::new("server-not-yours"))
            }
            NoMatch::Running => {
                Problem::new(StatusCode::CONFLICT, "still_running", Message::new("server-still-running"))
            }
            NoMatch::Denied(Denied::Unreadable(what)) => Problem::unreadable(what),
            NoMatch::Denied(denied) => Refused::Denied(denied).into(),
            NoMatch::Store(error) => error.into(),
        }
    }
}

impl From<Refused> for Problem {
    fn from(refused: Refused) -> Self {
        match refused {
            Refused::Store(error) => error.into(),
            other => Problem::new(StatusCode::CONFLICT, other.code(), other.message()),
        }
    }
}
