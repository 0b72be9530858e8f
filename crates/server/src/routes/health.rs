//! Health checks.

use crate::app::App;
use axum::extract::State;
use axum::http::StatusCode;

pub(crate) async fn alive() -> &'static str {
    "ok"
}

/// Whether the store can be written.
pub(crate) async fn ready(State(app): State<App>) -> (StatusCode, &'static str) {
    if *app.stopping.borrow() {
        return (StatusCode::SERVICE_UNAVAILABLE, "stopping");
    }
    match app.host.store().ready().await {
        Ok(()) => (StatusCode::OK, "ok"),
        Err(error) => {
            tracing::error!(%error, "the store is not ready");
            (StatusCode::SERVICE_UNAVAILABLE, "the store cannot be written")
        }
    }
}
