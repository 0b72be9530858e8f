//! The games and their rules.

use super::{Body, Segments};
use crate::error::ApiError;
use crate::wire;
use axum::Json;
use host::games;

/// `GET /api/games`.
pub(crate) async fn list() -> Json<wire::GameList> {
    let game = |about: games::GameInfo| wire::GameInfo {
        id: about.id.into(),
        name: about.name,
        rules: about.rules,
        presets: about.presets.into_iter().map(preset).collect(),
        levels: about.levels.into_iter().map(level).collect(),
    };
    Json(wire::GameList { games: games::game_infos().into_iter().map(game).collect() })
}

fn preset(preset: games::PresetInfo) -> wire::PresetInfo {
    wire::PresetInfo {
        id: preset.id.into(),
        name: preset.name,
        note: preset.note,
        seats: preset.seats,
        setup: preset.setup,
    }
}

fn level((level, note): (bots::Level, explain::Message)) -> wire::LevelInfo {
    wire::LevelInfo { id: level.id().into(), name: games::level_name(level), note }
}

/// `POST /api/games/{game}/setup`: whether a match could begin with this setup, and warnings about it.
pub(crate) async fn setup(
    Segments(game): Segments<String>,
    Body(wanted): Body<wire::SetupCheckRequest>,
) -> Result<Json<wire::SetupAdvice>, ApiError> {
    let advice = host::setup::advice(&game, wanted.setup.get())?;
    Ok(Json(wire::SetupAdvice { advice }))
}

/// `POST /api/games/{game}/deck`: parses a deck in an external format.
pub(crate) async fn deck(
    Segments(game): Segments<String>,
    Body(asked): Body<wire::DeckReadRequest>,
) -> Result<Json<wire::DeckRead>, ApiError> {
    let import = host::decks::read(&game, &asked.text).ok_or_else(ApiError::not_found)?;
    Ok(Json(wire::DeckRead {
        cards: import.cards,
        unfinished: import.unfinished,
        unknown: import.unknown.into_iter().map(|(line, text)| wire::DeckLine { line, text }).collect(),
        outside: import.outside,
        faults: import.faults,
    }))
}

/// `POST /api/games/{game}/deck/text`: writes a deck in an external format.
pub(crate) async fn deck_text(
    Segments(game): Segments<String>,
    Body(asked): Body<wire::DeckWriteRequest>,
) -> Result<Json<wire::DeckText>, ApiError> {
    let form = match asked.form {
        wire::DeckForm::List => host::decks::DeckFormat::List,
        wire::DeckForm::Ids => host::decks::DeckFormat::Ids,
        wire::DeckForm::Xml => host::decks::DeckFormat::Xml,
    };
    let text = host::decks::write(&game, &asked.cards, form).ok_or_else(ApiError::not_found)?;
    Ok(Json(wire::DeckText { text }))
}

/// `GET /api/rules/{game}`.
pub(crate) async fn rules(Segments(game): Segments<String>) -> Result<Json<wire::Rulebook>, ApiError> {
    let entries = explain::rulebook(&game);
    if entries.is_empty() {
        return Err(ApiError::not_found());
    }
    let rule = |entry: &explain::RuleEntry| wire::RuleInfo {
        id: entry.id.clone(),
        title: entry.title.clone(),
        says: wire::Translated(entry.texts()),
        source: entry.source.clone(),
        reading: Some(entry.reading.clone()).filter(|reading| !reading.is_empty()),
    };
    Ok(Json(wire::Rulebook { rules: entries.iter().map(rule).collect() }))
}
