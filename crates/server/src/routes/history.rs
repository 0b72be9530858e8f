//! The history of a match: step by step, or as a log file.

use super::{Params, Segments, match_id};
use crate::app::App;
use crate::error::ApiError;
use crate::{convert, session, wire};
use axum::Json;
use axum::extract::State;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE, HeaderMap};
use axum::response::IntoResponse;
use contract::Viewer;
use serde::Deserialize;

const PAGE_SIZE: u32 = 64;

/// The query of `GET /api/matches/{id}/history`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct HistoryQuery {
    #[serde(rename = "as")]
    eyes: Option<String>,
    #[serde(default)]
    from: u32,
}

/// `GET /api/matches/{id}/history`.
pub(crate) async fn history(
    State(app): State<App>,
    Segments(id): Segments<String>,
    Params(ask): Params<HistoryQuery>,
    headers: HeaderMap,
) -> Result<Json<wire::HistoryPage>, ApiError> {
    let viewer = viewer(ask.eyes.as_deref())?;
    let holder = session::holder(&headers);
    let id = match_id(&id)?;
    let (viewer, entries, steps) =
        app.host.history(&id, holder.as_ref(), viewer, ask.from, PAGE_SIZE).await?;
    let next = ask.from.saturating_add(steps.len() as u32);
    Ok(Json(wire::HistoryPage {
        viewer: convert::viewer_to_wire(viewer),
        entries,
        next: (next <= entries && !steps.is_empty()).then_some(next),
        steps: steps.into_iter().map(convert::step).collect(),
    }))
}

/// The query of `GET /api/matches/{id}/history/{at}`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct InquiryQuery {
    #[serde(rename = "as")]
    eyes: Option<String>,
    /// The query, in the game's own JSON.
    about: String,
}

/// `GET /api/matches/{id}/history/{at}`: a game-specific query about the position after `at` entries.
pub(crate) async fn inquiry(
    State(app): State<App>,
    Segments((id, at)): Segments<(String, u32)>,
    Params(ask): Params<InquiryQuery>,
    headers: HeaderMap,
) -> Result<Json<wire::Json>, ApiError> {
    let viewer = viewer(ask.eyes.as_deref())?;
    let (id, holder) = (match_id(&id)?, session::holder(&headers));
    Ok(Json(app.host.inquire_past(&id, holder.as_ref(), viewer, at, ask.about).await?))
}

/// The viewer named in a query string, if any.
fn viewer(eyes: Option<&str>) -> Result<Option<Viewer>, ApiError> {
    let eyes = match eyes {
        None => return Ok(None),
        Some("watcher") => wire::Viewer::Watcher(wire::Watcher::Watcher),
        Some(seat) => wire::Viewer::Seat(seat.parse().map_err(ApiError::unreadable)?),
    };
    convert::viewer_from_wire(eyes).map(Some).ok_or_else(|| ApiError::unreadable("no such seat"))
}

/// `GET /api/matches/{id}/log`.
pub(crate) async fn log(
    State(app): State<App>,
    Segments(id): Segments<String>,
    headers: HeaderMap,
) -> Result<impl IntoResponse, ApiError> {
    let id = match_id(&id)?;
    let log = app.host.log(&id, session::holder(&headers).as_ref()).await?;
    let name = format!("attachment; filename=\"tallyho-{id}.jsonl\"");
    Ok(([(CONTENT_TYPE, "application/jsonl".to_owned()), (CONTENT_DISPOSITION, name)], log))
}
