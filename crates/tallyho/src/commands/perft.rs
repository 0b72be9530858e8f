//! `tallyho perft`: counts all lines of play to a depth.

use super::start::StartArgs;
use crate::output;
use anyhow::{Result, bail};
use contract::{Act, perft};
use explain::Lang;
use host::games::{GameVisitor, Playable, visit};
use serde_json::{Value, json};
use std::fmt::Write as _;

/// Counts all lines of play to a depth: the cheapest check that two programs agree on the rules
#[derive(Debug, clap::Args)]
#[command(after_help = "Example: tallyho perft starfighter --depth 2 --divide --setup position.json")]
pub(super) struct Args {
    /// The game
    game: String,
    /// Depth in acts
    #[arg(long, default_value_t = 2)]
    depth: u32,
    /// The count below each first act
    #[arg(long)]
    divide: bool,
    /// As JSON
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    start: StartArgs,
}

/// Greater depths take too long.
const MAX_DEPTH: u32 = 12;

pub(super) fn run(args: &Args, lang: Lang) -> Result<()> {
    if args.depth > MAX_DEPTH {
        bail!("depth {} is beyond the deepest, {MAX_DEPTH}", args.depth);
    }
    visit(&args.game, Perft { args, lang })?
}

struct Perft<'a> {
    args: &'a Args,
    lang: Lang,
}

impl GameVisitor for Perft<'_> {
    type Output = Result<()>;
    fn run<G: Playable>(self) -> Result<()> {
        let Args { depth, divide, json, .. } = *self.args;
        let setup = self.args.start.setup::<G>(self.lang)?;
        let Ok(state) = G::begin(G::content(), &setup) else { bail!("the set-up has faults") };
        if !divide {
            let count = perft::perft(&state, depth);
            return if json {
                output::json(&json!({"depth": depth, "count": count}))
            } else {
                output::text(&count.to_string())
            };
        }
        let rows: Vec<(Value, u64)> = perft::divide(&state, depth)
            .into_iter()
            .map(|(act, count)| {
                let act = match act {
                    Act::Choice(seat, choice) => json!({"p": [seat, choice]}),
                    Act::Chance(outcome) => json!({"c": outcome}),
                };
                (act, count)
            })
            .collect();
        let total: u64 = rows.iter().map(|row| row.1).sum();
        if json {
            let rows: Vec<Value> =
                rows.iter().map(|(act, count)| json!({"act": act, "count": count})).collect();
            return output::json(&json!({"depth": depth, "count": total, "divide": rows}));
        }
        let mut text = String::new();
        for (act, count) in rows {
            let _ = writeln!(text, "{count:>12}  {act}");
        }
        output::text(&format!("{text}{total:>12}  in all"))
    }
}
