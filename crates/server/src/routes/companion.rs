//! Routes of companion tables. Several phones follow a table by long polling after the last line they saw.

use super::{Body, Params, Segments};
use crate::app::App;
use crate::error::ApiError;
use crate::{companion_view, wire};
use axum::Json;
use axum::extract::{ConnectInfo, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::IntoResponse;
use companion::{LogEntry, Setup, SetupRequest};
use explain::{Lang, Translator};
use host::chance::OutcomeRng;
use host::companion_tables::CompanionError;
use host::fairness::Secret;
use host::ids::MatchId;
use serde::Deserialize;
use std::net::SocketAddr;
use std::time::Duration;
use xwing::content::Content;

/// A long poll is answered after this time at the latest, with the current state.
const LONG_POLL_TIMEOUT: Duration = Duration::from_secs(20);
const MAX_LIST: u32 = 20;

/// `GET /api/companion`. Whoever knows a table's id may use it. Tables are therefore listed on a private network, but
/// not under a public host name.
pub(crate) async fn list(State(app): State<App>) -> Result<Json<wire::CompanionList>, ApiError> {
    if !app.hosts.is_empty() {
        return Ok(Json(wire::CompanionList { tables: Vec::new() }));
    }
    let rows = app.host.store().companion_tables(MAX_LIST).await?;
    let entry = |row: host::store::CompanionTableRow| {
        let setup: Option<Setup> = serde_json::from_str(&row.setup).ok();
        let ships = setup.map(|setup| {
            let later = setup.waves.into_iter().flat_map(|waves| waves.squad);
            let ships = setup.ships.into_iter().chain(later.map(|brought| brought.ship));
            ships.map(|ship| ship.id).collect()
        });
        wire::CompanionSummary {
            id: row.id.to_string(),
            created: row.created,
            ships: ships.unwrap_or_default(),
        }
    };
    Ok(Json(wire::CompanionList { tables: rows.into_iter().map(entry).collect() }))
}

/// `POST /api/companion`.
pub(crate) async fn create(
    State(app): State<App>,
    ConnectInfo(from): ConnectInfo<SocketAddr>,
    Body(wanted): Body<wire::NewCompanion>,
) -> Result<Json<wire::CompanionCreated>, ApiError> {
    let setup = match (wanted.setup, wanted.wanted) {
        (None, None) => Setup::core_set(),
        (Some(setup), None) => serde_json::from_str(setup.get()).map_err(ApiError::unreadable)?,
        (None, Some(wanted)) => {
            random_setup(&serde_json::from_str(wanted.get()).map_err(ApiError::unreadable)?)?
        }
        (Some(_), Some(_)) => return Err(ApiError::setup_or_wanted()),
    };
    if !app.limiter.new_match(from.ip()) {
        return Err(ApiError::too_many_matches());
    }
    let id = app.companion_tables.create(&setup).await?;
    tracing::info!(%id, "a companion table was opened");
    Ok(Json(wire::CompanionCreated { id: id.to_string() }))
}

/// A random setup from the chosen squads, with a seed that is used for nothing else.
fn random_setup(wanted: &SetupRequest) -> Result<Setup, ApiError> {
    let seed = Secret::fresh()?.seed(&[]);
    wanted
        .setup(Content::standard(), &mut OutcomeRng::new(&seed, 0))
        .map_err(|faults| ApiError::table(&faults))
}

pub(super) fn table_id(text: &str) -> Result<MatchId, ApiError> {
    MatchId::parse(text).ok_or_else(ApiError::unknown_table)
}

#[derive(Deserialize)]
pub(crate) struct ViewQuery {
    /// Wait until the log has more lines than this.
    lines: Option<usize>,
}

/// `GET /api/companion/{id}?lines=…`.
pub(crate) async fn look(
    State(app): State<App>,
    Segments(id): Segments<String>,
    Params(after): Params<ViewQuery>,
) -> Result<Json<wire::CompanionView>, ApiError> {
    let id = table_id(&id)?;
    if let Some(lines) = after.lines {
        let mut stopping = app.stopping.clone();
        tokio::select! {
            news = tokio::time::timeout(LONG_POLL_TIMEOUT, app.companion_tables.wait_for_lines(&id, lines)) => {
                if let Ok(news) = news {
                    return Ok(Json(companion_view::view(&id, &news?, false)?));
                }
            }
            _ = stopping.wait_for(|stop| *stop) => {}
        }
    }
    Ok(Json(companion_view::view(&id, &app.companion_tables.get(&id).await?, false)?))
}

/// `POST /api/companion/{id}`.
pub(crate) async fn step(
    State(app): State<App>,
    Segments(id): Segments<String>,
    Body(step): Body<wire::CompanionStep>,
) -> Result<Json<wire::CompanionView>, ApiError> {
    let id = table_id(&id)?;
    let line: LogEntry = serde_json::from_str(step.line.get()).map_err(ApiError::unreadable)?;
    match app.companion_tables.append(&id, step.lines, line).await {
        Ok(session) => Ok(Json(companion_view::view(&id, &session, false)?)),
        Err(CompanionError::Stale(session)) => Ok(Json(companion_view::view(&id, &session, true)?)),
        Err(other) => Err(other.into()),
    }
}

#[derive(Deserialize)]
pub(crate) struct LogQuery {
    lang: Option<String>,
}

/// `GET /api/companion/{id}/log?lang=…`: the whole log as text.
pub(crate) async fn log(
    State(app): State<App>,
    Segments(id): Segments<String>,
    Params(wanted): Params<LogQuery>,
) -> Result<impl IntoResponse, ApiError> {
    let id = table_id(&id)?;
    let lang: Lang = wanted.lang.and_then(|lang| lang.parse().ok()).unwrap_or_default();
    let translator = Translator::new(lang);
    let session = app.companion_tables.get(&id).await?;
    let mut text = String::new();
    for message in companion_view::log_messages(&session) {
        text.push_str(&translator.translate(&message));
        if let Some(rule) = message.rule {
            text.push_str(&format!("  [{rule}]"));
        }
        text.push('\n');
    }
    let headers = [
        (CONTENT_TYPE, "text/plain; charset=utf-8"),
        (CONTENT_DISPOSITION, "attachment; filename=\"tallyho-companion.txt\""),
    ];
    Ok((headers, text))
}
