//! `tallyho apply`: applies acts to a position or a log.

use super::choices::open;
use crate::input::{self, Given};
use crate::output;
use anyhow::{Context, Result, bail};
use explain::{Lang, Speaker};
use host::games::{Playable, Visit, visit};
use serde::Deserialize;
use serde_json::{Value, json};
use std::path::PathBuf;
use table::{Act, ActOf, By, Entry, Out, Seat, Sim, Told, Turn, Viewer, digest};

/// Applies acts to a position or a log and prints the result as JSON
///
/// An act is written as in a log: `{"p":[seat,choice]}` for a choice, `{"c":outcome}` for a chance outcome, or the
/// word roll, which lets the program roll.
#[derive(Debug, clap::Args)]
#[command(
    after_help = "Examples:\n  tallyho apply starfighter match.jsonl '{\"p\":[0,\"pass\"]}'\n  tallyho apply starfighter match.jsonl roll --log > longer.jsonl"
)]
pub(super) struct Args {
    /// The game
    game: String,
    /// A position or a log (- reads standard input)
    file: PathBuf,
    /// Acts, in order
    acts: Vec<String>,
    /// Prints the extended log instead, as input for the next command
    #[arg(long)]
    log: bool,
    /// Seed of `roll`
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

pub(super) fn run(args: &Args, lang: Lang) -> Result<()> {
    visit(&args.game, Apply { args, lang })?
}

struct Apply<'a> {
    args: &'a Args,
    lang: Lang,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
enum Written<C, K> {
    #[serde(rename = "p")]
    Choice(Seat, C),
    #[serde(rename = "c")]
    Chance(K),
}

impl Visit for Apply<'_> {
    type Out = Result<()>;
    fn run<G: Playable>(self) -> Result<()> {
        let mut given = input::given::<G>(&input::text(&self.args.file)?, self.lang)?;
        let mut told = Vec::new();
        for (at, act) in self.args.acts.iter().enumerate() {
            let context = || format!("act {} ({act})", at + 1);
            let (act, by) = read(&given, act, self.args.seed).with_context(context)?;
            judge(&given, &act, self.lang).with_context(context)?;
            told.push(step(&mut given, act, by, self.lang));
        }
        if self.args.log {
            return output::text(&given.log.to_lines()?);
        }
        let position = given.state.position();
        let open = open(&given.state, self.lang);
        output::json(
            &json!({"applied": told, "open": open, "position": position, "hash": format!("{:016x}", digest(&given.state))}),
        )
    }
}

fn read<G: Playable>(given: &Given<G>, text: &str, seed: u64) -> Result<(ActOf<G>, By)> {
    if text == "roll" {
        if given.state.turn() != Turn::Chance {
            bail!("chance is not asked now");
        }
        let n = given.log.entries.len() as u64;
        return Ok((Act::Chance(given.state.draw(&mut Sim::new(digest(&(seed, n))))), By::Script));
    }
    Ok(match serde_json::from_str::<Written<G::Choice, G::Chance>>(text).context("not an act")? {
        Written::Choice(seat, choice) => (Act::Choice(seat, choice), By::Generator),
        Written::Chance(outcome) => (Act::Chance(outcome), By::Script),
    })
}

/// Refuses what the rules refuse, with their message.
fn judge<G: Playable>(given: &Given<G>, act: &ActOf<G>, lang: Lang) -> Result<()> {
    let speaker = Speaker::new(lang);
    match act {
        Act::Choice(seat, choice) => given.state.check(*seat, choice).map_err(|refusal| {
            let message = G::refusal(G::content(), &given.state.view(Viewer::Seat(*seat)), &refusal);
            let rule = message.rule.map_or(String::new(), |rule| format!(" ({rule})"));
            anyhow::anyhow!("{}{rule}", speaker.say(&message))
        }),
        Act::Chance(outcome) => {
            if given.state.turn() != Turn::Chance {
                bail!("chance is not asked now");
            }
            let mut outcomes = Vec::new();
            given.state.chances(&mut outcomes);
            if !outcomes.iter().any(|(possible, _)| possible == outcome) {
                bail!("that cannot fall here");
            }
            Ok(())
        }
    }
}

fn step<G: Playable>(given: &mut Given<G>, act: ActOf<G>, by: By, lang: Lang) -> Value {
    let (mut told, speaker) = (Told::default(), Speaker::new(lang));
    given.state.apply(&act, &mut Out::to(&mut told));
    let entry = Entry {
        n: given.log.entries.len() as u32,
        act,
        by,
        learned: told.learned,
        hash: digest(&given.state),
    };
    given.log.entries.push(entry);
    let events: Vec<Value> = told
        .events
        .iter()
        .map(|(to, event)| {
            let viewer =
                Viewer::all(given.state.seats()).find(|viewer| to.has(*viewer)).unwrap_or(Viewer::Watcher);
            let message = G::event(G::content(), &given.state.view(viewer), viewer, event);
            json!({"to": to, "event": event, "text": speaker.say(&message), "rule": message.rule})
        })
        .collect();
    json!({"entry": entry, "events": events})
}
