//! Bots by name, as the examples accept them on the command line.

use bots::{Bot, BotSpec, Branching, Budget, Evaluate, Horizon, Ismcts, Random, Rollout, Tuning};

/// Any error of an example.
pub(crate) type BoxError = Box<dyn std::error::Error + Send + Sync>;

fn set(tuning: &mut Tuning, key: &str, value: &str) -> Result<(), BoxError> {
    match key {
        "c" => tuning.exploration = value.parse()?,
        "guide" => tuning.guide.weight = value.parse()?,
        "follow" => tuning.guide.follow = value.parse()?,
        "tries" => tuning.guide.tries = value.parse()?,
        "floor" => tuning.widening.floor = value.parse()?,
        "rate" => tuning.widening.rate = value.parse()?,
        "power" => tuning.widening.power = value.parse()?,
        "best" => tuning.rollout = Rollout::BestOf(value.parse()?),
        "habit" => tuning.rollout = Rollout::Policy,
        "uniform" => tuning.rollout = Rollout::Uniform,
        "yesno" => tuning.branching = Branching::Binary,
        "once" => tuning.branching = Branching::Wide,
        "end" => tuning.horizon = Horizon::End,
        "acts" => tuning.horizon = Horizon::Acts(value.parse()?),
        "epochs" => tuning.horizon = Horizon::Rounds(value.parse()?),
        "cap" => tuning.max_acts = value.parse()?,
        "trees" => tuning.trees = value.parse()?,
        "lethal" => tuning.lethal_worlds = value.parse()?,
        _ => return Err(format!("no parameter is called {key:?}").into()),
    }
    Ok(())
}

/// Parses a bot: a [`BotSpec`], or `ismcts:NODES:KEY=VALUE,...` to override parameters of the search.
pub(crate) fn bot<G: Evaluate>(spec: &str, seed: u64) -> Result<(Box<dyn Bot<G>>, Budget), BoxError> {
    let Some((nodes, overrides)) = spec.strip_prefix("ismcts:").and_then(|rest| rest.split_once(':')) else {
        let bot = spec.parse::<BotSpec>()?.bot(seed);
        return Ok(bot.unwrap_or_else(|| (Box::new(Random::new(seed)), Budget::nodes(1))));
    };
    let mut tuning = G::tuning();
    for pair in overrides.split(',').filter(|pair| !pair.is_empty()) {
        let (key, value) = pair.split_once('=').unwrap_or((pair, ""));
        set(&mut tuning, key, value)?;
    }
    Ok((Box::new(Ismcts::new(seed).tuning(tuning)), Budget::nodes(nodes.parse()?)))
}
