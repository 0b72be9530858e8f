//! Opening and listing the companion's tables, and their log as a text. A table itself is a match: everything else is done on its
//! socket.

use super::matches::with_cookie;
use super::{Body, Params, Segments};
use crate::app::App;
use crate::error::ApiError;
use crate::guard::RequestRoute;
use crate::{session, wire};
use axum::Json;
use axum::extract::{ConnectInfo, Extension, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE, HeaderMap};
use axum::response::{IntoResponse, Response};
use companion::{Setup, SetupRequest};
use explain::{Lang, StoredMessage, Translator};
use host::chance::OutcomeRng;
use host::companion_match;
use host::fairness::{Nonce, Secret};
use host::ids::MatchId;
use host::matches::new_match::{CreateMatchError, NewMatch, NewSeat};
use host::setup::SetupError;
use host::store::{ChanceMode, MatchOverview, Record, RecordKind};
use serde::Deserialize;
use std::net::SocketAddr;
use xwing::content::Content;

const MAX_LIST: u32 = 20;

/// `GET /api/companion`. Whoever knows a table's id may use it. Tables are therefore listed on a private network, but
/// not under a public host name.
pub(crate) async fn list(State(app): State<App>) -> Result<Json<wire::CompanionList>, ApiError> {
    if !app.hosts.is_empty() {
        return Ok(Json(wire::CompanionList { tables: Vec::new() }));
    }
    let found = app.host.store().of_game(companion_match::ID.into(), MAX_LIST).await?;
    let entry = |MatchOverview { row, .. }: MatchOverview| {
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
    Ok(Json(wire::CompanionList { tables: found.into_iter().map(entry).collect() }))
}

/// `POST /api/companion`: begins a match from a set-up or from squads.
pub(crate) async fn create(
    State(app): State<App>,
    ConnectInfo(from): ConnectInfo<SocketAddr>,
    Extension(route): Extension<RequestRoute>,
    headers: HeaderMap,
    Body(wanted): Body<wire::NewCompanion>,
) -> Result<Response, ApiError> {
    let setup = match (wanted.setup, wanted.wanted) {
        (None, None) => Setup::core_set(),
        (Some(setup), None) => serde_json::from_str(setup.get()).map_err(ApiError::unreadable)?,
        (None, Some(wanted)) => {
            random_setup(&serde_json::from_str(wanted.get()).map_err(ApiError::unreadable)?)?
        }
        (Some(_), Some(_)) => return Err(ApiError::setup_or_wanted()),
    };
    let nonce = match wanted.nonce {
        Some(nonce) => Nonce::try_from(nonce).map_err(ApiError::unreadable)?,
        None => Nonce::fresh()?,
    };
    if !app.limiter.new_match(from.ip()) {
        return Err(ApiError::too_many_matches());
    }
    let (holder, cookie) = session::holder_or_new(&headers, route)?;
    let new = NewMatch {
        holder,
        game: companion_match::ID.into(),
        setup: serde_json::to_string(&setup).map_err(ApiError::unreadable)?,
        seats: vec![NewSeat::Shared],
        chance_mode: ChanceMode::Generator,
        practice: true,
        nonce,
    };
    let created = app.host.create(new).await.map_err(|error| match error {
        CreateMatchError::Setup(SetupError::Faults(faults)) => ApiError::table_faults(faults),
        other => other.into(),
    })?;
    tracing::info!(id = %created.id, "a companion table was opened");
    let body = wire::Created { id: created.id.to_string(), invitations: Vec::new() };
    Ok(with_cookie(Json(body), cookie))
}

/// A random setup from the chosen squads, with a seed that is used for nothing else.
fn random_setup(wanted: &SetupRequest) -> Result<Setup, ApiError> {
    let seed = Secret::fresh()?.seed(&[]);
    wanted
        .setup(Content::standard(), &mut OutcomeRng::new(&seed, 0))
        .map_err(|faults| ApiError::table(&faults))
}

#[derive(Deserialize)]
pub(crate) struct LogQuery {
    lang: Option<String>,
}

/// `GET /api/companion/{id}/log?lang=…`: the whole log as text, with everything that was undone.
pub(crate) async fn log(
    State(app): State<App>,
    Segments(id): Segments<String>,
    Params(wanted): Params<LogQuery>,
) -> Result<impl IntoResponse, ApiError> {
    let id = MatchId::parse(&id).ok_or_else(ApiError::unknown_table)?;
    let row = app.host.store().find(id.clone()).await?;
    // What was told in other matches is not everybody's to read.
    row.filter(|row| row.game == companion_match::ID).ok_or_else(ApiError::unknown_table)?;
    let lang: Lang = wanted.lang.and_then(|lang| lang.parse().ok()).unwrap_or_default();
    let mut text = String::new();
    for record in app.host.store().journal(id, 0).await? {
        write_record(&mut text, &record, Translator::new(lang))?;
    }
    let headers = [
        (CONTENT_TYPE, "text/plain; charset=utf-8"),
        (CONTENT_DISPOSITION, "attachment; filename=\"tallyho-companion.txt\""),
    ];
    Ok((headers, text))
}

#[derive(Deserialize)]
struct Told {
    message: StoredMessage,
}

/// The sentences of a record, as they were told.
fn write_record(text: &mut String, record: &Record, translator: Translator) -> Result<(), ApiError> {
    if record.kind == RecordKind::Undo {
        text.push_str(&translator.translate(&explain::xwing::companion::undone()));
        text.push('\n');
    }
    let told = record.told.as_deref().unwrap_or("[]");
    let told: Vec<Told> = serde_json::from_str(told).map_err(ApiError::failed)?;
    for Told { message } in &told {
        text.push_str(&translator.translate_stored(message));
        if let Some(rule) = &message.rule {
            text.push_str(&format!("  [{rule}]"));
        }
        text.push('\n');
    }
    Ok(())
}
