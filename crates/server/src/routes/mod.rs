//! Request handlers, one file per subject. They parse, call the host and respond; they decide nothing.

pub(crate) mod address;
pub(crate) mod companion;
mod extract;
pub(crate) mod games;
pub(crate) mod health;
pub(crate) mod history;
pub(crate) mod matches;
pub(crate) mod socket;
pub(crate) mod squads;

pub(crate) use extract::{Body, Params, Segments, Upgrade};

use crate::error::ApiError;
use host::ids::MatchId;

pub(crate) async fn nothing() -> ApiError {
    ApiError::not_found()
}

pub(crate) async fn wrong_method() -> ApiError {
    ApiError::wrong_method()
}

fn match_id(text: &str) -> Result<MatchId, ApiError> {
    MatchId::parse(text).ok_or_else(ApiError::unknown_match)
}
