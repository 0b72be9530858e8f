//! Builds bots from a recipe, the same way for every game.

use crate::{Bot, BotKind, Evaluate, Forgetful, Greedy, Ismcts, Random};

/// Everything that a bot is built from.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct BotRecipe {
    pub kind: BotKind,
    pub seed: u64,
    /// Threads of a search; its answers are the same for any number.
    pub threads: usize,
    /// How far the bot departs from the best choice it found: 0 never does.
    pub temperature: f32,
    /// In how many worlds a greedy player evaluates every choice; `None` for its default.
    pub worlds: Option<u32>,
    /// Whether it forgets hidden cards once it has seen them.
    pub forgetful: bool,
}

impl BotRecipe {
    #[must_use]
    pub fn new(kind: BotKind, seed: u64) -> Self {
        BotRecipe { kind, seed, threads: 1, temperature: 0.0, worlds: None, forgetful: false }
    }
}

/// Builds the bot of a recipe. Call [`Evaluate::build_bot`] instead: that one is compiled once per game, this one in every crate that
/// names it.
#[must_use]
pub fn build_bot<G: Evaluate>(recipe: BotRecipe) -> Box<dyn Bot<G>> {
    let BotRecipe { kind, seed, threads, temperature, worlds, forgetful } = recipe;
    let bot: Box<dyn Bot<G>> = match kind {
        BotKind::Random => Box::new(Random::new(seed)),
        BotKind::Greedy => {
            let greedy = Greedy::new(seed).temperature(temperature);
            Box::new(match worlds {
                Some(worlds) => greedy.worlds(worlds),
                None => greedy,
            })
        }
        BotKind::Search => Box::new(Ismcts::new(seed).threads(threads).temperature(temperature)),
        BotKind::Plan => G::planner(seed, temperature),
    };
    if forgetful { Box::new(Forgetful::new(bot)) } else { bot }
}
