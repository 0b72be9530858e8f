//! Parts of a request, each with our own error where it cannot be read.

use crate::app::App;
use crate::error::ApiError;
use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{FromRequest, FromRequestParts, Path, Query};
use axum::http::request::Parts;
use serde::de::DeserializeOwned;

/// A JSON body.
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

/// The variable segments of a path.
pub(crate) struct Segments<T>(pub(crate) T);

impl<T: DeserializeOwned + Send> FromRequestParts<App> for Segments<T> {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, ApiError> {
        let path = Path::from_request_parts(parts, app).await;
        path.map(|Path(segments)| Segments(segments))
            .map_err(|rejection| ApiError::unreadable(rejection.body_text()))
    }
}

/// The query string.
pub(crate) struct Params<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequestParts<App> for Params<T> {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, ApiError> {
        let query = Query::from_request_parts(parts, app).await;
        query
            .map(|Query(params)| Params(params))
            .map_err(|rejection| ApiError::unreadable(rejection.body_text()))
    }
}

/// A request to open a socket.
pub(crate) struct Upgrade(pub(crate) WebSocketUpgrade);

impl FromRequestParts<App> for Upgrade {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, ApiError> {
        let upgrade = WebSocketUpgrade::from_request_parts(parts, app).await;
        upgrade.map(Upgrade).map_err(|rejection| ApiError::unreadable(rejection.body_text()))
    }
}
