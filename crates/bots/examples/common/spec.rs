//! Bots by name, as the examples accept them on the command line.

use bots::{Asking, Bot, Budget, Evaluate, Greedy, Horizon, Ismcts, Level, Random, Rollout, Tuning};

/// Any error of an example.
pub(crate) type Trouble = Box<dyn std::error::Error + Send + Sync>;

fn set(tuning: &mut Tuning, key: &str, value: &str) -> Result<(), Trouble> {
    match key {
        "c" => tuning.exploration = value.parse()?,
        "guide" => tuning.guide.weight = value.parse()?,
        "follow" => tuning.guide.follow = value.parse()?,
        "tries" => tuning.guide.tries = value.parse()?,
        "floor" => tuning.widening.floor = value.parse()?,
        "rate" => tuning.widening.rate = value.parse()?,
        "power" => tuning.widening.power = value.parse()?,
        "best" => tuning.rollout = Rollout::BestOf(value.parse()?),
        "habit" => tuning.rollout = Rollout::Habit,
        "uniform" => tuning.rollout = Rollout::Uniform,
        "yesno" => tuning.asking = Asking::YesNo,
        "once" => tuning.asking = Asking::AtOnce,
        "end" => tuning.horizon = Horizon::End,
        "acts" => tuning.horizon = Horizon::Acts(value.parse()?),
        "epochs" => tuning.horizon = Horizon::Epochs(value.parse()?),
        "cap" => tuning.cap = value.parse()?,
        "trees" => tuning.trees = value.parse()?,
        "lethal" => tuning.lethal_worlds = value.parse()?,
        _ => return Err(format!("no screw is called {key:?}").into()),
    }
    Ok(())
}

/// Parses a bot: `random`, `greedy[:WORLDS]`, a level, `planner:NODES` or `ismcts:NODES[:KEY=VALUE,...]`.
pub(crate) fn bot<G: Evaluate>(spec: &str, seed: u64) -> Result<(Box<dyn Bot<G>>, Budget), Trouble> {
    let mut parts = spec.split(':');
    let kind = parts.next().unwrap_or_default();
    Ok(match kind {
        "random" => (Box::new(Random::new(seed)), Budget::nodes(1)),
        "greedy" => {
            let worlds = parts.next().unwrap_or("8").parse()?;
            (Box::new(Greedy::new(seed).worlds(worlds)), Budget::nodes(u32::MAX))
        }
        "ismcts" => {
            let nodes = parts.next().unwrap_or("2000").parse()?;
            let mut tuning = G::tuning();
            for pair in parts.next().unwrap_or_default().split(',').filter(|pair| !pair.is_empty()) {
                let (key, value) = pair.split_once('=').unwrap_or((pair, ""));
                set(&mut tuning, key, value)?;
            }
            (Box::new(Ismcts::new(seed).tuning(tuning)), Budget::nodes(nodes))
        }
        "planner" => {
            let nodes = parts.next().unwrap_or("1000").parse()?;
            (G::planner(seed, 0.0), Budget::nodes(nodes))
        }
        level => {
            let level: Level = level.parse()?;
            (level.bot(seed, 1), level.budget::<G>())
        }
    })
}
