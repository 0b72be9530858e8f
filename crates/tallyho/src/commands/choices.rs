//! `tallyho choices`: the legal choices, so that a program in any language can drive the rules.

use crate::input;
use crate::output;
use anyhow::Result;
use explain::{Lang, Speaker};
use host::games::{Playable, Visit, visit};
use serde_json::{Value, json};
use std::path::PathBuf;
use table::{OffersOf, Seat, Turn, Viewer};

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

impl Visit for Choices<'_> {
    type Out = Result<()>;
    fn run<G: Playable>(self) -> Result<()> {
        let given = input::given::<G>(&input::text(&self.args.file)?, self.lang)?;
        let mut told = open(&given.state, self.lang);
        if let (Some(seat), Value::Object(told)) = (self.args.view, &mut told) {
            told.insert("view".into(), serde_json::to_value(given.state.view(Viewer::Seat(seat)))?);
        }
        output::json(&told)
    }
}

/// Who must decide, and all legal choices with their messages.
pub(super) fn open<G: Playable>(state: &G, lang: Lang) -> Value {
    let (content, speaker) = (G::content(), Speaker::new(lang));
    match state.turn() {
        Turn::Over(ending) => {
            let view = state.view(Viewer::Watcher);
            let text = speaker.say(&G::ending(&view, Viewer::Watcher, &ending));
            json!({"turn": "over", "winners": ending.winners, "rule": ending.rule, "text": text})
        }
        Turn::Chance => {
            let (view, mut outcomes) = (state.view(Viewer::Watcher), Vec::new());
            state.chances(&mut outcomes);
            let outcomes: Vec<Value> = outcomes
                .iter()
                .map(|(outcome, weight)| {
                    let label = speaker.say(&G::outcome(content, &view, outcome));
                    json!({"c": outcome, "weight": weight, "label": label})
                })
                .collect();
            let question = speaker.say(&G::question(content, &view, Seat::A));
            json!({"turn": "chance", "question": question, "outcomes": outcomes})
        }
        Turn::Decide(seats) => {
            let asked: Vec<Value> = seats.iter().map(|seat| asked(state, seat, speaker)).collect();
            json!({"turn": "decide", "asked": asked})
        }
    }
}

fn asked<G: Playable>(state: &G, seat: Seat, speaker: Speaker) -> Value {
    let (content, view) = (G::content(), state.view(Viewer::Seat(seat)));
    let mut offers = OffersOf::<G>::default();
    state.offers(seat, &mut offers);
    let choices: Vec<Value> = offers
        .ones
        .iter()
        .map(|choice| json!({"p": [seat, choice], "label": speaker.say(&G::choice(content, &view, choice))}))
        .collect();
    let areas: Vec<Value> = offers
        .areas
        .iter()
        .map(|area| json!({"area": area, "label": speaker.say(&G::area(content, &view, area))}))
        .collect();
    let question = speaker.say(&G::question(content, &view, seat));
    json!({"seat": seat, "question": question, "choices": choices, "areas": areas})
}
