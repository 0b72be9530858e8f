//! `tallyho choices`: the legal choices, so that a program in any language can drive the rules.

use crate::input;
use crate::output;
use anyhow::Result;
use contract::{LegalChoicesOf, Seat, Turn, Viewer};
use explain::{Lang, Translator};
use host::games::{GameVisitor, Playable, visit};
use serde_json::{Value, json};
use std::path::PathBuf;

/// Prints the legal choices of a position or a log as JSON
#[derive(Debug, clap::Args)]
#[command(after_help = "Example: tallyho choices starfighter match.jsonl --view 0")]
pub(super) struct Args {
    /// The game
    game: String,
    /// A position or a log (- reads standard input)
    file: PathBuf,
    /// Also print the view of this seat
    #[arg(long, value_parser = seat)]
    view: Option<Seat>,
}

fn seat(text: &str) -> Result<Seat, String> {
    let number: u8 = text.parse().map_err(|_: std::num::ParseIntError| format!("{text:?} is no seat"))?;
    Seat::try_from(number)
}

pub(super) fn run(args: &Args, lang: Lang) -> Result<()> {
    visit(&args.game, Choices { args, lang })?
}

struct Choices<'a> {
    args: &'a Args,
    lang: Lang,
}

impl GameVisitor for Choices<'_> {
    type Output = Result<()>;
    fn run<G: Playable>(self) -> Result<()> {
        let loaded = input::load_match::<G>(&input::text(&self.args.file)?, self.lang)?;
        let mut told = open(loaded.driver.state(), self.lang);
        if let (Some(seat), Value::Object(told)) = (self.args.view, &mut told) {
            told.insert("view".into(), serde_json::to_value(loaded.driver.state().view(Viewer::Seat(seat)))?);
        }
        output::json(&told)
    }
}

/// Who must decide, and all legal choices with their messages.
pub(super) fn open<G: Playable>(state: &G, lang: Lang) -> Value {
    let (content, translator) = (G::content(), Translator::new(lang));
    match state.turn() {
        Turn::Over(ending) => {
            let view = state.view(Viewer::Watcher);
            let text = translator.translate(&G::ending(&view, Viewer::Watcher, &ending));
            json!({"turn": "over", "winners": ending.winners, "rule": ending.rule, "text": text})
        }
        Turn::Chance => {
            let (view, mut outcomes) = (state.view(Viewer::Watcher), Vec::new());
            state.chance_outcomes(&mut outcomes);
            let outcomes: Vec<Value> = outcomes
                .iter()
                .map(|(outcome, weight)| {
                    let label = translator.translate(&G::outcome(content, &view, outcome));
                    json!({"c": outcome, "weight": weight, "label": label})
                })
                .collect();
            let question = translator.translate(&G::question(content, &view, Seat::A));
            json!({"turn": "chance", "question": question, "outcomes": outcomes})
        }
        Turn::Decide(seats) => {
            let asked: Vec<Value> = seats.iter().map(|seat| asked(state, seat, translator)).collect();
            json!({"turn": "decide", "asked": asked})
        }
    }
}

fn asked<G: Playable>(state: &G, seat: Seat, translator: Translator) -> Value {
    let (content, view) = (G::content(), state.view(Viewer::Seat(seat)));
    let mut legal = LegalChoicesOf::<G>::default();
    state.legal_choices(seat, &mut legal);
    let choices: Vec<Value> = legal
        .listed
        .iter()
        .map(|choice| json!({"p": [seat, choice], "label": translator.translate(&G::choice(content, &view, choice))}))
        .collect();
    let areas: Vec<Value> = legal
        .regions
        .iter()
        .map(|area| json!({"area": area, "label": translator.translate(&G::area(content, &view, area))}))
        .collect();
    let question = translator.translate(&G::question(content, &view, seat));
    json!({"seat": seat, "question": question, "choices": choices, "areas": areas})
}
