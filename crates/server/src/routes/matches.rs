//! Creates, joins and lists matches.

use super::{Body, Segments, match_id};
use crate::app::App;
use crate::error::ApiError;
use crate::guard::RequestRoute;
use crate::{convert, session, wire};
use axum::Json;
use axum::extract::{ConnectInfo, Extension, State};
use axum::http::header::{HeaderMap, HeaderValue, SET_COOKIE};
use axum::response::{IntoResponse, Response};
use host::any_match::text_of;
use host::fairness::Nonce;
use host::ids::Token;
use host::matches::new_match::{NewMatch, NewSeat};
use host::setup;
use host::store::ChanceMode;
use std::net::SocketAddr;

const MAX_LIST: u32 = 50;

/// `POST /api/matches`.
pub(crate) async fn create(
    State(app): State<App>,
    ConnectInfo(from): ConnectInfo<SocketAddr>,
    Extension(route): Extension<RequestRoute>,
    headers: HeaderMap,
    Body(wanted): Body<wire::NewMatch>,
) -> Result<Response, ApiError> {
    let setup = match (wanted.preset, wanted.setup) {
        (Some(preset), None) => setup::preset(&wanted.game, &preset)?,
        (None, Some(setup)) => text_of(setup),
        (Some(_), Some(_)) | (None, None) => return Err(ApiError::setup_or_preset()),
    };
    let seats = wanted.seats.into_iter().map(new_seat).collect::<Result<Vec<_>, _>>()?;
    let nonce = Nonce::try_from(wanted.nonce).map_err(ApiError::unreadable)?;
    if !app.limiter.new_match(from.ip()) {
        return Err(ApiError::too_many_matches());
    }
    let (holder, cookie) = session::holder_or_new(&headers, route)?;
    let new = NewMatch {
        holder,
        game: wanted.game,
        setup,
        seats,
        chance_mode: match wanted.chance {
            wire::Chance::Generator => ChanceMode::Generator,
            wire::Chance::Typed => ChanceMode::Typed,
        },
        practice: wanted.practice,
        nonce,
    };
    let created = app.host.create(new).await?;
    tracing::info!(id = %created.id, "a match was begun");
    let invitations = created
        .invitations
        .iter()
        .map(|(seat, token)| wire::Invitation { seat: seat.number(), invitation: token.reveal() });
    let body = wire::Created { id: created.id.to_string(), invitations: invitations.collect() };
    Ok(with_cookie(Json(body), cookie))
}

fn new_seat(seat: wire::NewSeat) -> Result<NewSeat, ApiError> {
    Ok(match (seat.kind, seat.level) {
        (wire::SeatKind::Person, _) => NewSeat::Person,
        (wire::SeatKind::Friend, _) => NewSeat::Friend,
        (wire::SeatKind::Shared, _) => NewSeat::Shared,
        (wire::SeatKind::Machine, Some(level)) => {
            NewSeat::Machine(level.parse().map_err(|_unknown| ApiError::unknown_level())?)
        }
        (wire::SeatKind::Machine, None) => return Err(ApiError::unknown_level()),
    })
}

pub(super) fn with_cookie(body: impl IntoResponse, cookie: Option<HeaderValue>) -> Response {
    let mut response = body.into_response();
    if let Some(cookie) = cookie {
        response.headers_mut().insert(SET_COOKIE, cookie);
    }
    response
}

/// `POST /api/matches/{id}/join`.
pub(crate) async fn join(
    State(app): State<App>,
    Segments(id): Segments<String>,
    Extension(route): Extension<RequestRoute>,
    headers: HeaderMap,
    Body(join): Body<wire::Join>,
) -> Result<Response, ApiError> {
    let id = match_id(&id)?;
    let nonce = Nonce::try_from(join.nonce).map_err(ApiError::unreadable)?;
    let link = Token::parse(&join.invitation)
        .ok_or_else(|| ApiError::from(host::matches::command::RequestError::BadInvitation))?;
    let (holder, cookie) = session::holder_or_new(&headers, route)?;
    let seat = app.host.handle(&id).await?.join(holder, link.invitation(), nonce).await?;
    tracing::info!(%id, seat = seat.number(), "a seat was taken");
    Ok(with_cookie(Json(wire::Joined { seat: seat.number() }), cookie))
}

/// `GET /api/matches`.
pub(crate) async fn list(
    State(app): State<App>,
    headers: HeaderMap,
) -> Result<Json<wire::MatchList>, ApiError> {
    let Some(holder) = session::holder(&headers) else {
        return Ok(Json(wire::MatchList { matches: Vec::new() }));
    };
    let list = app.host.list(&holder, MAX_LIST).await?;
    let matches = list.into_iter().map(|summary| convert::summary(summary, Some(&holder))).collect();
    Ok(Json(wire::MatchList { matches }))
}

/// `GET /api/matches/{id}`.
pub(crate) async fn summary(
    State(app): State<App>,
    Segments(id): Segments<String>,
    headers: HeaderMap,
) -> Result<Json<wire::MatchSummary>, ApiError> {
    let holder = session::holder(&headers);
    let summary = app.host.summary(&match_id(&id)?).await?;
    Ok(Json(convert::summary(summary, holder.as_ref())))
}
