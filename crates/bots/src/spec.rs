//! A bot with its budget in nodes, as written on the command line. Strength is never reported for a budget in time.

use crate::{Bot, BotKind, BotRecipe, Budget, Evaluate, Level, UnknownLevelError};
use std::fmt;
use std::str::FromStr;

/// A player of a run, as written on the command line: `random`, `greedy`, `greedy:500`, `greedy@2`, `ismcts:2000`, or
/// the name of a level.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BotSpec {
    /// Chooses at random directly from the legal choices: the fastest player there is, for measuring the rules
    /// themselves.
    Random,
    /// Looks one decision ahead, with this many nodes.
    Greedy(u32),
    /// Looks one decision ahead, evaluating every choice in this many worlds: faster than the default of eight.
    GreedyWorlds(u32),
    /// The search, with this many nodes.
    Ismcts(u32),
    /// The game's own planner, with this many nodes.
    Planner(u32),
    /// A level as people play against it.
    Level(Level),
}

/// The budget of plain `greedy`: enough for eight worlds of any list so far.
const GREEDY: u32 = 20_000;

impl BotSpec {
    /// The bot and its budget; `None` for the random player, which needs neither.
    #[must_use]
    pub fn bot<G: Evaluate>(self, seed: u64) -> Option<(Box<dyn Bot<G>>, Budget)> {
        let build = |kind, nodes| Some((G::build_bot(BotRecipe::new(kind, seed)), Budget::nodes(nodes)));
        match self {
            BotSpec::Random => None,
            BotSpec::Greedy(nodes) => build(BotKind::Greedy, nodes),
            BotSpec::GreedyWorlds(worlds) => {
                let recipe = BotRecipe { worlds: Some(worlds), ..BotRecipe::new(BotKind::Greedy, seed) };
                Some((G::build_bot(recipe), Budget::nodes(u32::MAX)))
            }
            BotSpec::Ismcts(nodes) => build(BotKind::Search, nodes),
            BotSpec::Planner(nodes) => build(BotKind::Plan, nodes),
            BotSpec::Level(level) => Some((level.bot::<G>(seed, 1), level.budget::<G>())),
        }
    }
}

impl fmt::Display for BotSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BotSpec::Random => f.write_str("random"),
            BotSpec::Greedy(GREEDY) => f.write_str("greedy"),
            BotSpec::Greedy(nodes) => write!(f, "greedy:{nodes}"),
            BotSpec::GreedyWorlds(worlds) => write!(f, "greedy@{worlds}"),
            BotSpec::Ismcts(nodes) => write!(f, "ismcts:{nodes}"),
            BotSpec::Planner(nodes) => write!(f, "planner:{nodes}"),
            BotSpec::Level(level) => write!(f, "{level}"),
        }
    }
}

impl FromStr for BotSpec {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        if let Some(worlds) = text.strip_prefix("greedy@") {
            return match worlds.parse() {
                Ok(worlds @ 1..) => Ok(BotSpec::GreedyWorlds(worlds)),
                _ => Err(format!("{worlds:?} is no number of worlds, such as greedy@2")),
            };
        }
        let (name, nodes) = match text.split_once(':') {
            None => (text, None),
            Some((name, nodes)) => match nodes.parse::<u32>() {
                Ok(nodes) if nodes > 0 => (name, Some(nodes)),
                _ => {
                    return Err(format!(
                        "{nodes:?} is no budget; write a number of nodes, such as {name}:200"
                    ));
                }
            },
        };
        match (name, nodes) {
            ("random", None) => Ok(BotSpec::Random),
            ("greedy", nodes) => Ok(BotSpec::Greedy(nodes.unwrap_or(GREEDY))),
            ("ismcts", Some(nodes)) => Ok(BotSpec::Ismcts(nodes)),
            ("ismcts", None) => Err("ismcts needs a budget in nodes, such as ismcts:2000".into()),
            ("planner", Some(nodes)) => Ok(BotSpec::Planner(nodes)),
            ("planner", None) => Err("planner needs a budget in nodes, such as planner:1000".into()),
            (name, None) => name.parse().map(BotSpec::Level).map_err(|_: UnknownLevelError| unknown(name)),
            (name, Some(_)) => Err(format!("{name} takes no budget")),
        }
    }
}

fn unknown(name: &str) -> String {
    let levels = Level::ALL.map(Level::id).join(", ");
    format!("no player is called {name:?}; there are random, greedy, ismcts:NODES, planner:NODES, {levels}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_player_is_read_by_the_name_it_writes() {
        for text in
            ["random", "greedy", "greedy:50", "greedy@2", "ismcts:2000", "planner:200", "cadet", "ace"]
        {
            assert_eq!(text.parse::<BotSpec>().unwrap().to_string(), text);
        }
    }

    #[test]
    fn a_wrong_player_is_named() {
        for (text, word) in [
            ("ismcts", "nodes"),
            ("ismcts:0", "budget"),
            ("greedy:x", "budget"),
            ("greedy@0", "worlds"),
            ("ace:5", "takes no"),
            ("bob", "bob"),
        ] {
            let fault = text.parse::<BotSpec>().unwrap_err();
            assert!(fault.contains(word), "{fault}");
        }
    }
}
