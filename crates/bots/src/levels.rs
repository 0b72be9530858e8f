//! Levels for people: each level is a bot, a budget and a temperature.
//!
//! Easier levels think less or choose more randomly, and where a game has something to forget they forget it; none
//! ever knows more than its seat sees. What a level does in a game is defined by that game's [`Evaluate::level_settings`]
//! and described to people by the game's own texts.

use crate::{Bot, BotRecipe, Budget, Evaluate};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// The strength of the opponent that a person asks for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Level {
    /// For beginners.
    Cadet,
    /// Plays soundly.
    Pilot,
    /// Thinks further ahead.
    Veteran,
    /// The strongest.
    Ace,
}

/// The bot behind a level.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum BotKind {
    /// [`crate::Random`].
    Random,
    /// [`crate::Greedy`].
    Greedy,
    /// [`crate::Ismcts`].
    Search,
    /// The game's own planner, [`Evaluate::planner`].
    Plan,
}

/// The settings of a level in one game.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct LevelSettings {
    pub style: BotKind,
    /// The budget in nodes per answer.
    pub nodes: u32,
    /// How random its choices are: 0 always chooses the best one it found.
    pub temperature: f32,
}

impl Level {
    /// Every level, easiest first.
    pub const ALL: [Level; 4] = [Level::Cadet, Level::Pilot, Level::Veteran, Level::Ace];

    /// The level's name on the wire and on the command line.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Level::Cadet => "cadet",
            Level::Pilot => "pilot",
            Level::Veteran => "veteran",
            Level::Ace => "ace",
        }
    }

    /// The settings of the level unless a game overrides them.
    #[must_use]
    pub const fn default_settings(self) -> LevelSettings {
        match self {
            Level::Cadet => LevelSettings { style: BotKind::Greedy, nodes: 2_000, temperature: 0.08 },
            Level::Pilot => LevelSettings { style: BotKind::Greedy, nodes: 20_000, temperature: 0.01 },
            Level::Veteran => LevelSettings { style: BotKind::Search, nodes: 400, temperature: 0.2 },
            Level::Ace => LevelSettings { style: BotKind::Search, nodes: 2_000, temperature: 0.0 },
        }
    }

    /// The budget of the level in this game.
    #[must_use]
    pub fn budget<G: Evaluate>(self) -> Budget {
        Budget::nodes(G::level_settings(self).nodes)
    }

    /// The bot of the level in this game.
    #[must_use]
    pub fn bot<G: Evaluate>(self, seed: u64, threads: usize) -> Box<dyn Bot<G>> {
        let LevelSettings { style, temperature, .. } = G::level_settings(self);
        let recipe = BotRecipe::new(style, seed);
        // Only the strongest level remembers hidden cards.
        G::build_bot(BotRecipe { threads, temperature, forgetful: self != Level::Ace, ..recipe })
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// No level has this name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownLevelError(pub String);

impl fmt::Display for UnknownLevelError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names = Level::ALL.map(Level::id).join(", ");
        write!(f, "no level is called {:?}; there are {names}", self.0)
    }
}

impl std::error::Error for UnknownLevelError {}

impl FromStr for Level {
    type Err = UnknownLevelError;
    fn from_str(name: &str) -> Result<Self, UnknownLevelError> {
        Level::ALL
            .into_iter()
            .find(|level| level.id() == name)
            .ok_or_else(|| UnknownLevelError(name.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_level_is_read_by_the_name_it_writes() {
        for level in Level::ALL {
            assert_eq!(level.to_string().parse(), Ok(level));
        }
        let error = "admiral".parse::<Level>().unwrap_err().to_string();
        assert_eq!(error, "no level is called \"admiral\"; there are cadet, pilot, veteran, ace");
    }
}
