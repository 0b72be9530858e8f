//! The state shared by all handlers, and the routes.

use crate::error::ApiError;
use crate::limits::Limiter;
use crate::{guard, page, routes};
use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::from_fn_with_state;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use host::Host;
use std::net::SocketAddr;
use std::sync::Arc;
use tokio::sync::watch;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::trace::{DefaultOnResponse, TraceLayer};
use tracing::Level;

#[derive(Clone, Debug)]
pub(crate) struct App {
    pub(crate) host: Host,
    pub(crate) limiter: Limiter,
    pub(crate) hosts: Arc<[String]>,
    /// Whether other machines may connect.
    pub(crate) lan: bool,
    pub(crate) address: SocketAddr,
    /// Becomes true when the program stops.
    pub(crate) stopping: watch::Receiver<bool>,
}

pub(crate) fn router(app: App) -> Router {
    let body = app.limiter.limits.body;
    Router::new()
        .route("/healthz", get(routes::health::alive))
        .route("/readyz", get(routes::health::ready))
        .route("/api/games", get(routes::games::list))
        .route("/api/games/{game}/setup", post(routes::games::setup))
        .route("/api/games/{game}/deck", post(routes::games::deck))
        .route("/api/games/{game}/deck/text", post(routes::games::deck_text))
        .route("/api/rules/{game}", get(routes::games::rules))
        .route("/api/address", post(routes::address::address))
        .route("/api/matches", get(routes::matches::list).post(routes::matches::create))
        .route("/api/matches/{id}", get(routes::matches::summary))
        .route("/api/matches/{id}/join", post(routes::matches::join))
        .route("/api/matches/{id}/history", get(routes::history::history))
        .route("/api/matches/{id}/history/{at}", get(routes::history::inquiry))
        .route("/api/matches/{id}/log", get(routes::history::log))
        .route("/api/matches/{id}/socket", get(routes::socket::open))
        .route("/api/companion", get(routes::companion::list).post(routes::companion::create))
        .route("/api/companion/content", get(routes::squads::content))
        .route("/api/companion/squad", post(routes::squads::read))
        .route("/api/companion/{id}/log", get(routes::companion::log))
        .route("/api/{*rest}", get(routes::nothing).post(routes::nothing))
        .fallback(page::page)
        .method_not_allowed_fallback(routes::wrong_method)
        .layer(DefaultBodyLimit::max(body))
        .layer(CompressionLayer::new())
        .layer(from_fn_with_state(app.clone(), guard::guard))
        .layer(CatchPanicLayer::custom(panicked))
        .layer(
            TraceLayer::new_for_http()
                .make_span_with(span)
                .on_response(DefaultOnResponse::new().level(Level::INFO)),
        )
        .with_state(app)
}

/// The answer where a handler panicked. The panic itself is logged by the panic hook.
fn panicked(_: Box<dyn std::any::Any + Send>) -> Response {
    ApiError::failed("a handler panicked").into_response()
}

/// What is logged of a request: never its cookies, body or query.
fn span(request: &axum::extract::Request) -> tracing::Span {
    tracing::info_span!("request", method = %request.method(), path = request.uri().path())
}
