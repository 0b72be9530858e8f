//! Request handlers, one file per subject. They parse, call the host and respond; they decide nothing.

pub(crate) mod address;
pub(crate) mod companion;
pub(crate) mod games;
pub(crate) mod health;
pub(crate) mod history;
pub(crate) mod matches;
pub(crate) mod socket;
pub(crate) mod squads;

use crate::app::App;
use crate::error::ApiError;
use axum::body::Bytes;
use axum::extract::FromRequest;
use axum::extract::rejection::BytesRejection;
use host::ids::MatchId;
use serde::de::DeserializeOwned;

pub(crate) async fn nothing() -> ApiError {
    ApiError::not_found()
}

fn match_id(text: &str) -> Result<MatchId, ApiError> {
    MatchId::parse(text).ok_or_else(ApiError::unknown_match)
}

/// A JSON body; parse failures become our own errors.
pub(crate) struct Body<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequest<App> for Body<T> {
    type Rejection = ApiError;

    async fn from_request(request: axum::extract::Request, app: &App) -> Result<Self, ApiError> {
        let whole =
            tokio::time::timeout(app.limiter.limits.body_time, Bytes::from_request(request, app)).await;
        let bytes = whole.map_err(|_late| ApiError::too_slow())?.map_err(|rejection| match rejection {
            BytesRejection::FailedToBufferBody(failed)
                if failed.status() == axum::http::StatusCode::PAYLOAD_TOO_LARGE =>
            {
                ApiError::too_big()
            }
            other => ApiError::unreadable(other.body_text()),
        })?;
        serde_json::from_slice(&bytes).map(Body).map_err(ApiError::unreadable)
    }
}
