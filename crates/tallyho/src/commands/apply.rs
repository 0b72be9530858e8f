//! `tallyho apply`: applies acts to a position or a log.

use super::choices::open;
use crate::input::{self, LoadedMatch};
use crate::output;
use anyhow::{Context, Result, bail};
use contract::{Act, ActOf, ChanceSource, IllegalActError, Seat, SmallRng, Viewer, digest};
use explain::{Lang, Translator};
use host::games::{GameVisitor, Playable, visit};
use serde::Deserialize;
use serde_json::{Value, json};
use std::path::PathBuf;

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

impl GameVisitor for Apply<'_> {
    type Output = Result<()>;
    fn run<G: Playable>(self) -> Result<()> {
        let mut loaded = input::load_match::<G>(&input::text(&self.args.file)?, self.lang)?;
        let mut told = Vec::new();
        for (at, act) in self.args.acts.iter().enumerate() {
            let context = || format!("act {} ({act})", at + 1);
            let (act, by) = read(&loaded, act, self.args.seed).with_context(context)?;
            judge(&loaded, &act, self.lang).with_context(context)?;
            told.push(step(&mut loaded, act, by, self.lang));
        }
        if self.args.log {
            return output::text(&loaded.log.to_lines()?);
        }
        let state = loaded.driver.state();
        let (position, open) = (state.position(), open(state, self.lang));
        output::json(
            &json!({"applied": told, "open": open, "position": position, "hash": format!("{:016x}", digest(state))}),
        )
    }
}

fn read<G: Playable>(loaded: &LoadedMatch<G>, text: &str, seed: u64) -> Result<(ActOf<G>, ChanceSource)> {
    if text == "roll" {
        let mut rng = SmallRng::new(digest(&(seed, u64::from(loaded.driver.acts()))));
        let outcome = loaded.driver.draw(&mut rng).context("chance is not asked now")?;
        return Ok((outcome, ChanceSource::Script));
    }
    Ok(match serde_json::from_str::<Written<G::Choice, G::Chance>>(text).context("not an act")? {
        Written::Choice(seat, choice) => (Act::Choice(seat, choice), ChanceSource::Generator),
        Written::Chance(outcome) => (Act::Chance(outcome), ChanceSource::Script),
    })
}

/// Refuses what the rules refuse, with their message.
fn judge<G: Playable>(loaded: &LoadedMatch<G>, act: &ActOf<G>, lang: Lang) -> Result<()> {
    let translator = Translator::new(lang);
    match act {
        // The rules refuse a seat that is not asked in their own words.
        Act::Choice(seat, choice) => loaded.driver.state().check(*seat, choice).map_err(|refusal| {
            let view = loaded.driver.state().view(Viewer::Seat(*seat));
            let message = G::refusal(G::content(), &view, &refusal);
            let rule = message.rule.map_or(String::new(), |rule| format!(" ({rule})"));
            anyhow::anyhow!("{}{rule}", translator.translate(&message))
        }),
        Act::Chance(_) => match loaded.driver.check(act) {
            Ok(()) => Ok(()),
            Err(IllegalActError::ImpossibleOutcome) => bail!("that cannot fall here"),
            Err(_) => bail!("chance is not asked now"),
        },
    }
}

fn step<G: Playable>(loaded: &mut LoadedMatch<G>, act: ActOf<G>, by: ChanceSource, lang: Lang) -> Value {
    let translator = Translator::new(lang);
    let (entry, told) = loaded.driver.apply_logged(act, by);
    loaded.log.entries.push(entry);
    let state = loaded.driver.state();
    let events: Vec<Value> = told
        .events
        .iter()
        .map(|(to, event)| {
            let viewer = Viewer::all(state.seats()).find(|viewer| to.has(*viewer)).unwrap_or(Viewer::Watcher);
            let message = G::event(G::content(), &state.view(viewer), viewer, event);
            json!({"to": to, "event": event, "text": translator.translate(&message), "rule": message.rule})
        })
        .collect();
    json!({"entry": entry, "events": events})
}
