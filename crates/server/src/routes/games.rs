//! The games and their rules.

use super::Body;
use crate::problem::Problem;
use crate::wire;
use axum::Json;
use axum::extract::Path;
use host::games;

/// `GET /api/games`.
pub(crate) async fn list() -> Json<wire::GameList> {
    let game = |about: games::About| wire::GameInfo {
        id: about.id.into(),
        name: about.name,
        rules: about.rules,
        presets: about.presets.into_iter().map(preset).collect(),
        levels: about.levels.into_iter().map(level).collect(),
    };
    let planned = |id: &&'static str| wire::PlannedGame { id: (*id).into(), name: games::planned_name(id) };
    Json(wire::GameList {
        games: games::about().into_iter().map(game).collect(),
        planned: games::PLANNED.iter().map(planned).collect(),
    })
}

fn preset(preset: games::AboutPreset) -> wire::PresetInfo {
    wire::PresetInfo {
        id: preset.id.into(),
        name: preset.name,
        note: preset.note,
        seats: preset.seats,
        setup: preset.setup,
    }
}

fn level((level, nodes): (bots::Level, u32)) -> wire::LevelInfo {
    wire::LevelInfo { id: level.id().into(), name: games::level_name(level), nodes }
}

/// `POST /api/games/{game}/setup`: whether a match could begin like this, and what is advised against it.
pub(crate) async fn setup(
    Path(game): Path<String>,
    Body(wanted): Body<wire::SetupAsked>,
) -> Result<Json<wire::SetupAdvice>, Problem> {
    let advice = host::open::advice(&game, &wanted.setup.to_string())?;
    Ok(Json(wire::SetupAdvice { advice }))
}

/// `GET /api/rules/{game}`.
pub(crate) async fn rules(Path(game): Path<String>) -> Result<Json<wire::Rulebook>, Problem> {
    let entries = explain::rulebook(&game);
    if entries.is_empty() {
        return Err(Problem::not_found());
    }
    let rule = |entry: &explain::RuleEntry| wire::RuleInfo {
        id: entry.id.clone(),
        title: entry.title.clone(),
        says: wire::Translated { en: entry.says.clone(), fr: entry.dit.clone() },
        source: entry.source.clone(),
        reading: Some(entry.reading.clone()).filter(|reading| !reading.is_empty()),
    };
    Ok(Json(wire::Rulebook { rules: entries.iter().map(rule).collect() }))
}
