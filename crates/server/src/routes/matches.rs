//! Creates, joins and lists matches.

use super::{Body, match_id};
use crate::app::App;
use crate::problem::Problem;
use crate::{convert, session, wire};
use axum::Json;
use axum::extract::{ConnectInfo, Path, State};
use axum::http::header::{HeaderMap, HeaderValue, SET_COOKIE};
use axum::response::{IntoResponse, Response};
use host::fair::Nonce;
use host::ids::Token;
use host::new_match::{NewMatch, NewSeat};
use host::open;
use host::store::Rolls;
use std::net::SocketAddr;

const LIST: u32 = 50;

/// `POST /api/matches`.
pub(crate) async fn create(
    State(app): State<App>,
    ConnectInfo(from): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    Body(wanted): Body<wire::NewMatch>,
) -> Result<Response, Problem> {
    let setup = match (wanted.preset, wanted.setup) {
        (Some(preset), None) => open::preset(&wanted.game, &preset)?,
        (None, Some(setup)) => setup.to_string(),
        (Some(_), Some(_)) | (None, None) => return Err(Problem::setup_or_preset()),
    };
    let seats = wanted.seats.into_iter().map(new_seat).collect::<Result<Vec<_>, _>>()?;
    let nonce = Nonce::try_from(wanted.nonce).map_err(Problem::unreadable)?;
    if !app.limiter.new_match(from.ip()) {
        return Err(Problem::too_many_matches());
    }
    let (holder, cookie) = session::holder_or_new(&headers)?;
    let new = NewMatch {
        holder,
        game: wanted.game,
        setup,
        seats,
        rolls: match wanted.chance {
            wire::Chance::Generator => Rolls::Generator,
            wire::Chance::Typed => Rolls::Typed,
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

fn new_seat(seat: wire::NewSeat) -> Result<NewSeat, Problem> {
    Ok(match (seat.kind, seat.level) {
        (wire::SeatKind::Person, _) => NewSeat::Person,
        (wire::SeatKind::Friend, _) => NewSeat::Friend,
        (wire::SeatKind::Machine, Some(level)) => {
            NewSeat::Machine(level.parse().map_err(|_unknown| Problem::unknown_level())?)
        }
        (wire::SeatKind::Machine, None) => return Err(Problem::unknown_level()),
    })
}

fn with_cookie(body: impl IntoResponse, cookie: Option<HeaderValue>) -> Response {
    let mut response = body.into_response();
    if let Some(cookie) = cookie {
        response.headers_mut().insert(SET_COOKIE, cookie);
    }
    response
}

/// `POST /api/matches/{id}/join`.
pub(crate) async fn join(
    State(app): State<App>,
    Path(id): Path<String>,
    headers: HeaderMap,
    Body(join): Body<wire::Join>,
) -> Result<Response, Problem> {
    let id = match_id(&id)?;
    let nonce = Nonce::try_from(join.nonce).map_err(Problem::unreadable)?;
    let link =
        Token::parse(&join.invitation).ok_or_else(|| Problem::from(host::request::Refused::BadInvitation))?;
    let (holder, cookie) = session::holder_or_new(&headers)?;
    let seat = app.host.door(&id).await?.join(holder, link.invitation(), nonce).await?;
    tracing::info!(%id, seat = seat.number(), "a seat was taken");
    Ok(with_cookie(Json(wire::Joined { seat: seat.number() }), cookie))
}

/// `GET /api/matches`.
pub(crate) async fn list(
    State(app): State<App>,
    headers: HeaderMap,
) -> Result<Json<wire::MatchList>, Problem> {
    let Some(holder) = session::holder(&headers) else {
        return Ok(Json(wire::MatchList { matches: Vec::new() }));
    };
    let list = app.host.list(&holder, LIST).await?;
    let matches = list.into_iter().map(|summary| convert::summary(summary, Some(&holder))).collect();
    Ok(Json(wire::MatchList { matches }))
}

/// `GET /api/matches/{id}`.
pub(crate) async fn summary(
    State(app): State<App>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Json<wire::MatchSummary>, Problem> {
    let holder = session::holder(&headers);
    let summary = app.host.summary(&match_id(&id)?).await?;
    Ok(Json(convert::summary(summary, holder.as_ref())))
}
