//! Games as shown in lists.

use crate::{GAME_IDS, GameVisitor, Json, Playable, json, visit};
use explain::Message;

/// A game as shown in lists.
#[derive(Clone, Debug)]
pub struct GameInfo {
    pub id: &'static str,
    pub name: Message,
    pub rules: u32,
    pub presets: Vec<PresetInfo>,
    /// Bot levels, weakest first, each with its description.
    pub levels: Vec<(bots::Level, Message)>,
}

/// A preset as shown in lists.
#[derive(Clone, Debug)]
pub struct PresetInfo {
    pub id: &'static str,
    pub name: Message,
    /// A one-line description.
    pub note: Message,
    pub seats: u8,
    pub setup: Json,
}

struct Describe;

impl GameVisitor for Describe {
    type Output = GameInfo;
    fn run<G: Playable>(self) -> GameInfo {
        let presets = G::presets().into_iter().map(|preset| PresetInfo {
            id: preset.id,
            name: preset.name,
            note: preset.note,
            seats: G::begin(G::content(), &preset.setup).map_or(0, |state| state.seats()),
            setup: json(&preset.setup),
        });
        GameInfo {
            id: G::ID,
            name: G::name(),
            rules: G::RULES,
            presets: presets.collect(),
            levels: bots::Level::ALL.map(|level| (level, level_note::<G>(level))).into(),
        }
    }
}

/// All games that are offered to players.
#[must_use]
pub fn game_infos() -> Vec<GameInfo> {
    GAME_IDS.iter().filter_map(|game| visit(game, Describe).ok()).collect()
}

/// The description of a bot level in this game.
#[must_use]
pub fn level_note<G: Playable>(level: bots::Level) -> Message {
    Message::new(G::LEVEL_NOTE_KEY).with("level", level.id())
}

#[must_use]
pub fn level_name(level: bots::Level) -> Message {
    Message::new(match level {
        bots::Level::Cadet => "level-cadet",
        bots::Level::Pilot => "level-pilot",
        bots::Level::Veteran => "level-veteran",
        bots::Level::Ace => "level-ace",
    })
}
