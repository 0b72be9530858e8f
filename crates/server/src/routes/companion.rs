//! Routes of companion tables. Several phones follow a table by long polling after the last line they saw.

use super::Body;
use crate::app::App;
use crate::problem::Problem;
use crate::{beside, wire};
use axum::Json;
use axum::extract::{ConnectInfo, Path, Query, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::IntoResponse;
use companion::{Line, Setup, Wanted};
use explain::{Lang, Speaker};
use host::beside::NoTable;
use host::chance::Stream;
use host::fair::Secret;
use host::ids::MatchId;
use serde::Deserialize;
use std::net::SocketAddr;
use std::time::Duration;
use xwing::content::Content;

/// A long poll is answered after this time at the latest, with the current state.
const PATIENCE: Duration = Duration::from_secs(20);
const LIST: u32 = 20;

/// `GET /api/companion`. Whoever knows a table's id may use it. Tables are therefore listed on a private network, but
/// not under a public host name.
pub(crate) async fn list(State(app): State<App>) -> Result<Json<wire::CompanionList>, Problem> {
    if !app.hosts.is_empty() {
        return Ok(Json(wire::CompanionList { tables: Vec::new() }));
    }
    let rows = app.host.store().tables(LIST).await?;
    let entry = |row: host::store::TableRow| {
        let setup: Option<Setup> = serde_json::from_str(&row.setup).ok();
        let ships = setup.map(|setup| {
            let later = setup.waves.into_iter().flat_map(|waves| waves.squad);
            let ships = setup.ships.into_iter().chain(later.map(|brought| brought.ship));
            ships.map(|ship| ship.id).collect()
        });
        wire::CompanionEntry {
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
) -> Result<Json<wire::CompanionCreated>, Problem> {
    let setup = match (wanted.setup, wanted.wanted) {
        (None, None) => Setup::core_set(),
        (Some(setup), None) => serde_json::from_str(setup.get()).map_err(Problem::unreadable)?,
        (None, Some(wanted)) => drawn(&serde_json::from_str(wanted.get()).map_err(Problem::unreadable)?)?,
        (Some(_), Some(_)) => return Err(Problem::setup_or_wanted()),
    };
    if !app.limiter.new_match(from.ip()) {
        return Err(Problem::too_many_matches());
    }
    let id = app.beside.create(&setup).await?;
    tracing::info!(%id, "a companion table was opened");
    Ok(Json(wire::CompanionCreated { id: id.to_string() }))
}

/// A random setup from the chosen squads, with a seed that is used for nothing else.
fn drawn(wanted: &Wanted) -> Result<Setup, Problem> {
    let seed = Secret::fresh()?.seed(&[]);
    wanted.setup(Content::standard(), &mut Stream::new(&seed, 0)).map_err(|faults| Problem::table(&faults))
}

pub(super) fn table_id(text: &str) -> Result<MatchId, Problem> {
    MatchId::parse(text).ok_or_else(Problem::unknown_table)
}

#[derive(Deserialize)]
pub(crate) struct After {
    /// Wait until the log has more lines than this.
    lines: Option<usize>,
}

/// `GET /api/companion/{id}?lines=…`.
pub(crate) async fn look(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(after): Query<After>,
) -> Result<Json<wire::CompanionView>, Problem> {
    let id = table_id(&id)?;
    if let Some(lines) = after.lines {
        let mut stopping = app.stopping.clone();
        tokio::select! {
            news = tokio::time::timeout(PATIENCE, app.beside.after(&id, lines)) => {
                if let Ok(news) = news {
                    return Ok(Json(beside::view(&id, &news?, false)?));
                }
            }
            _ = stopping.wait_for(|stop| *stop) => {}
        }
    }
    Ok(Json(beside::view(&id, &app.beside.look(&id).await?, false)?))
}

/// `POST /api/companion/{id}`.
pub(crate) async fn step(
    State(app): State<App>,
    Path(id): Path<String>,
    Body(step): Body<wire::CompanionStep>,
) -> Result<Json<wire::CompanionView>, Problem> {
    let id = table_id(&id)?;
    let line: Line = serde_json::from_str(step.line.get()).map_err(Problem::unreadable)?;
    match app.beside.take(&id, step.lines, line).await {
        Ok(companion) => Ok(Json(beside::view(&id, &companion, false)?)),
        Err(NoTable::Stale(companion)) => Ok(Json(beside::view(&id, &companion, true)?)),
        Err(other) => Err(other.into()),
    }
}

#[derive(Deserialize)]
pub(crate) struct InLang {
    lang: Option<String>,
}

/// `GET /api/companion/{id}/log?lang=…`: the whole log as text.
pub(crate) async fn log(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(wanted): Query<InLang>,
) -> Result<impl IntoResponse, Problem> {
    let id = table_id(&id)?;
    let lang: Lang = wanted.lang.and_then(|lang| lang.parse().ok()).unwrap_or_default();
    let speaker = Speaker::new(lang);
    let companion = app.beside.look(&id).await?;
    let mut text = String::new();
    for message in beside::account(&companion) {
        text.push_str(&speaker.say(&message));
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
