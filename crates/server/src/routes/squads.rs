//! Routes for choosing squads of a companion table.

use super::Body;
use crate::problem::Problem;
use crate::{beside, wire};
use axum::Json;
use xwing::content::Content;

/// `GET /api/companion/content`.
pub(crate) async fn content() -> Json<wire::CompanionContent> {
    Json(beside::squads::content(Content::standard()))
}

/// `POST /api/companion/squad`.
pub(crate) async fn read(
    Body(file): Body<wire::CompanionSquadFile>,
) -> Result<Json<wire::CompanionSquad>, Problem> {
    let read =
        companion::wanted::read(Content::standard(), &file.xws).map_err(|faults| Problem::table(&faults))?;
    Ok(Json(beside::squads::read(&read)?))
}
