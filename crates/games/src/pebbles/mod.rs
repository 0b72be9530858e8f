//! Pebbles: a complete game, for tests only. It shows that a game needs its own folder and one word in the list of games.

pub mod boards;
mod metrics;
pub mod rules;
mod words;

pub use rules::State;

use crate::content::{ContentFile, ContentReport};
use crate::metrics::MatchMetrics;
use crate::playable::read_inquiry;
use crate::{InquiryError, Json, Playable, Preset, json};
use boards::{Boards, builtin};
use bots::{Bot, BotRecipe, Evaluate};
use contract::Seat;
use contract::schema::{SchemaPart, of_game};
use explain::Message;
use rules::{MAX_TAKE, Setup};
use schemars::Schema;

/// The chance of winning for a player who has a winning strategy, against one who may find it too.
const STRATEGY: f32 = 0.9;

impl Evaluate for State {
    fn build_bot(recipe: BotRecipe) -> Box<dyn Bot<Self>> {
        bots::build_bot(recipe)
    }

    /// Whoever has to take wins unless the heaps balance: the remainders of all heaps, added without carrying, are zero.
    fn value(&self, seat: Seat) -> f32 {
        let Some(next) = self.next else { return 0.5 };
        let balance = self.heaps.iter().fold(0, |sum, pebbles| sum ^ (pebbles % (MAX_TAKE + 1)));
        if (next == seat) == (balance != 0) { STRATEGY } else { 1.0 - STRATEGY }
    }
}

/// A query: how many pebbles are left in a heap, counted from zero.
#[derive(serde::Deserialize)]
struct Left {
    heap: usize,
}

impl Playable for State {
    const LEVEL_NOTE_KEY: &'static str = "pb-level-note";

    fn name() -> Message {
        Message::new("game-pebbles")
    }

    fn content() -> &'static Boards {
        builtin()
    }

    fn content_hash() -> u64 {
        boards::hash()
    }

    fn presets() -> Vec<Preset<Setup>> {
        let preset = |id: &'static str, name, note| Preset {
            id,
            name: Message::new(name),
            note: Message::new(note),
            setup: Setup::Board(id.to_owned()),
        };
        vec![
            preset("small", "pb-preset-small", "pb-preset-small-note"),
            preset("large", "pb-preset-large", "pb-preset-large-note"),
        ]
    }

    fn has_perfect_information() -> bool {
        true
    }

    fn inquire(view: &State, about: &str) -> Result<Json, InquiryError> {
        let Left { heap } = read_inquiry(about)?;
        let left = view.heaps.get(heap).ok_or_else(|| InquiryError(format!("there is no heap {heap}")))?;
        Ok(json(&serde_json::json!({ "left": left })))
    }

    fn metrics() -> Box<dyn MatchMetrics<Self>> {
        Box::new(metrics::Recorder::default())
    }

    fn schema(part: SchemaPart) -> Option<Schema> {
        of_game::<State>(part)
    }

    fn recognizes_content(file: &ContentFile<'_>) -> bool {
        boards::recognizes(file)
    }

    fn check_content(files: &[ContentFile<'_>]) -> ContentReport {
        boards::check(files)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use contract::laws::check_laws;

    /// PB-TAKE-01, PB-TAKE-02, PB-END-01: the laws of the contract hold on every preset.
    #[test]
    fn the_laws_hold() {
        for preset in State::presets() {
            let report = check_laws::<State>(builtin(), &preset.setup, 0..60)
                .unwrap_or_else(|broken| panic!("{broken}"));
            assert!(report.matches > 0);
        }
    }
}
