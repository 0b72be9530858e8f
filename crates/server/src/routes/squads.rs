//! Routes for choosing squads of a companion table.

use super::Body;
use crate::error::ApiError;
use crate::{companion_content, wire};
use axum::Json;
use xwing::content::Content;

/// `GET /api/companion/content`.
pub(crate) async fn content() -> Json<wire::CompanionContent> {
    Json(companion_content::content(Content::standard()))
}

/// `POST /api/companion/squad`.
pub(crate) async fn read(
    Body(file): Body<wire::CompanionSquadFile>,
) -> Result<Json<wire::CompanionSquad>, ApiError> {
    let read = companion::setup::request::read_squad_file(Content::standard(), &file.xws)
        .map_err(|faults| ApiError::table(&faults))?;
    Ok(Json(companion_content::read(&read)))
}
