//! `tallyho replay`: replays a log, and verifies its dice.

use crate::{companion, input, output};
use anyhow::{Context, Result, anyhow};
use contract::replay::Replay;
use contract::{Act, Turn, Viewer, digest};
use explain::{Lang, Message, Translator};
use host::companion_match::CompanionLog;
use host::fairness;
use host::games::{GameVisitor, Playable, visit};
use serde_json::{Value, json};
use std::fmt::Write as _;
use std::path::PathBuf;

/// Replays a log: checks every line again and prints what happened
#[derive(Debug, clap::Args)]
#[command(after_help = "Example: tallyho replay match.jsonl --verify")]
pub(super) struct Args {
    /// The log (- reads standard input)
    file: PathBuf,
    /// Only verifies from the revealed secret that every generated outcome matches the commitment
    #[arg(long)]
    verify: bool,
    /// As JSON
    #[arg(long)]
    json: bool,
}

pub(super) fn run(args: &Args, lang: Lang) -> Result<()> {
    let text = input::text(&args.file)?;
    let game = input::log_game(&text)
        .ok_or_else(|| anyhow!("not a log: its first line names no format and game"))?;
    if game == host::companion_match::ID {
        let log = CompanionLog::parse(&text)?;
        return if args.verify {
            print_proof(log.verify()?, log.lines.len(), args.json, lang)
        } else {
            print_story(&companion::narrate(&log, Translator::new(lang))?, args.json, lang)
        };
    }
    visit(&game, ReplayLog { args, text, lang })?
}

struct ReplayLog<'a> {
    args: &'a Args,
    text: String,
    lang: Lang,
}

impl GameVisitor for ReplayLog<'_> {
    type Output = Result<()>;
    fn run<G: Playable>(self) -> Result<()> {
        let log = input::log::<G>(&self.text)?;
        if self.args.verify {
            let proof = fairness::verify::<G>(G::content(), &log).map_err(|error| anyhow!("{error}"))?;
            return print_proof(proof, log.entries.len(), self.args.json, self.lang);
        }
        print_story(&narrate::<G>(&log, Translator::new(self.lang))?, self.args.json, self.lang)
    }
}

fn print_proof(proof: fairness::Proof, entries: usize, json: bool, lang: Lang) -> Result<()> {
    if json {
        return output::json(&json!({"ok": true, "entries": entries, "proof": proof}));
    }
    let fairness::Proof { generated, typed, scripted } = proof;
    let message = Message::new("cli-replay-proved")
        .with("entries", entries)
        .with("generated", generated)
        .with("typed", typed)
        .with("scripted", scripted);
    output::text(&Translator::new(lang).translate(&message))
}

fn print_story(told: &Value, json: bool, lang: Lang) -> Result<()> {
    if json {
        return output::json(told);
    }
    let mut text = String::new();
    for entry in told["entries"].as_array().into_iter().flatten() {
        let _ = writeln!(text, "{:>4}  {}", entry["n"], entry["act"].as_str().unwrap_or_default());
        for event in entry["events"].as_array().into_iter().flatten() {
            let _ = writeln!(text, "      {}", event.as_str().unwrap_or_default());
        }
    }
    let open = Translator::new(lang).translate(&Message::new("cli-replay-open"));
    let _ = writeln!(text, "{}", told["ending"].as_str().unwrap_or(&open));
    output::text(&text)
}

/// The match from a watcher's view, as text.
fn narrate<G: Playable>(log: &contract::Log<G>, translator: Translator) -> Result<Value> {
    let content = G::content();
    let mut replay = Replay::begin(content, log).map_err(|difference| anyhow!("{difference}"))?;
    let mut entries = Vec::new();
    for entry in &log.entries {
        let before = replay.state();
        let act = match &entry.act {
            Act::Choice(seat, choice) => {
                let label = G::choice(content, &before.view(Viewer::Seat(*seat)), choice);
                format!("[{}] {}", seat.number(), translator.translate(&label))
            }
            Act::Chance(outcome) => {
                format!(
                    "[*] {}",
                    translator.translate(&G::outcome(content, &before.view(Viewer::Watcher), outcome))
                )
            }
        };
        let told = replay
            .step(entry)
            .map_err(|difference| anyhow!("{difference}"))
            .context("the log departs from the rules")?;
        let view = replay.state().view(Viewer::Watcher);
        let events: Vec<String> = told
            .visible_to(Viewer::Watcher)
            .map(|event| translator.translate(&G::event(content, &view, Viewer::Watcher, event)))
            .collect();
        entries.push(json!({"n": entry.n, "act": act, "events": events}));
    }
    let state = replay.state();
    let ending = match state.turn() {
        Turn::Over(ending) => {
            Some(translator.translate(&G::ending(&state.view(Viewer::Watcher), Viewer::Watcher, &ending)))
        }
        Turn::Decide(_) | Turn::Chance => None,
    };
    Ok(
        json!({"game": G::ID, "entries": entries, "ending": ending, "hash": format!("{:016x}", digest(state))}),
    )
}
