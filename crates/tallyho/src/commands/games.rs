//! `tallyho games`

use crate::output;
use anyhow::Result;
use explain::{Lang, Message, Translator};
use host::games::{GAME_IDS, GameVisitor, Playable, level_note, visit};
use serde_json::{Value, json};
use std::fmt::Write as _;

/// Lists the games with their presets and levels
#[derive(Debug, clap::Args)]
#[command(after_help = "Example: tallyho games --json")]
pub(super) struct Args {
    /// As JSON
    #[arg(long)]
    json: bool,
}

struct DescribeGame(Translator);

impl GameVisitor for DescribeGame {
    type Output = Value;
    fn run<G: Playable>(self) -> Value {
        let say = |message: &Message| self.0.translate(message);
        let presets: Vec<Value> = G::presets()
            .iter()
            .map(|preset| json!({"id": preset.id, "name": say(&preset.name), "note": say(&preset.note)}))
            .collect();
        let levels: Vec<Value> = bots::Level::ALL
            .iter()
            .map(|&level| {
                let nodes = level.budget::<G>().max_nodes();
                json!({"id": level.id(), "note": say(&level_note::<G>(level)), "nodes": nodes})
            })
            .collect();
        json!({
            "id": G::ID, "name": say(&G::name()), "rules": G::RULES,
            "content": format!("{:016x}", G::content_hash()), "presets": presets, "levels": levels,
        })
    }
}

pub(super) fn run(args: &Args, lang: Lang) -> Result<()> {
    let translator = Translator::new(lang);
    let games: Vec<Value> =
        GAME_IDS.iter().map(|name| visit(name, DescribeGame(translator))).collect::<Result<_, _>>()?;
    if args.json {
        return output::json(&games);
    }
    let word = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let mut text = String::new();
    for game in &games {
        let _ = writeln!(text, "{:<12} {}", word(&game["id"]), word(&game["name"]));
        for preset in game["presets"].as_array().into_iter().flatten() {
            let _ = writeln!(text, "  --preset {:<10} {}", word(&preset["id"]), word(&preset["note"]));
        }
        for level in game["levels"].as_array().into_iter().flatten() {
            let _ = writeln!(text, "  --level {:<11} {}", word(&level["id"]), word(&level["note"]));
        }
    }
    output::text(&text)
}
