//! Actions as printed on an action bar: the kind of action, its difficulty, and what may be linked to it.
//!
//! Written in content files as `focus`, `red boost` or `focus > red barrel roll`.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// The kinds of actions on an action bar.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum ActionKind {
    Focus,
    Evade,
    Calculate,
    Lock,
    /// Move sideways.
    BarrelRoll,
    Boost,
    /// Rotate the turret indicator.
    Rotate,
    /// Gain a fore or aft reinforce token.
    Reinforce,
    /// Let a friendly ship perform an action.
    Coordinate,
    /// Remove a token or lock from an enemy ship.
    Jam,
    /// Recover a charge on a torpedo, missile or device card.
    Reload,
    /// Another maneuver of the same speed.
    Slam,
    Cloak,
}

/// The difficulty of a maneuver or an action.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Difficulty {
    /// Removes a stress token.
    Blue,
    /// No effect.
    White,
    /// Gives a stress token.
    Red,
    /// Costs one Force.
    Purple,
}

/// An action with its difficulty.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Action {
    pub kind: ActionKind,
    pub colour: Difficulty,
}

/// One entry of an action bar.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub struct BarAction {
    pub action: Action,
    /// The action that may be linked to it.
    pub linked: Option<Action>,
}

impl ActionKind {
    /// Every action with its keyword in content files.
    pub const WORDS: [(ActionKind, &'static str); 13] = [
        (ActionKind::Focus, "focus"),
        (ActionKind::Evade, "evade"),
        (ActionKind::Calculate, "calculate"),
        (ActionKind::Lock, "lock"),
        (ActionKind::BarrelRoll, "barrel roll"),
        (ActionKind::Boost, "boost"),
        (ActionKind::Rotate, "rotate"),
        (ActionKind::Reinforce, "reinforce"),
        (ActionKind::Coordinate, "coordinate"),
        (ActionKind::Jam, "jam"),
        (ActionKind::Reload, "reload"),
        (ActionKind::Slam, "slam"),
        (ActionKind::Cloak, "cloak"),
    ];

    /// The keyword in content files.
    #[must_use]
    pub fn word(self) -> &'static str {
        Self::WORDS.iter().find(|(kind, _)| *kind == self).map_or("", |(_, word)| word)
    }
}

impl Difficulty {
    /// The keyword in content files.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Difficulty::Blue => "blue",
            Difficulty::White => "white",
            Difficulty::Red => "red",
            Difficulty::Purple => "purple",
        }
    }

    /// The next higher difficulty; purple never changes.
    #[must_use]
    pub fn harder(self) -> Self {
        match self {
            Difficulty::Blue => Difficulty::White,
            Difficulty::White | Difficulty::Red => Difficulty::Red,
            Difficulty::Purple => Difficulty::Purple,
        }
    }
}

impl Action {
    #[must_use]
    pub fn white(kind: ActionKind) -> Self {
        Action { kind, colour: Difficulty::White }
    }
}

/// A keyword that content files may not use.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownWordError(pub String);

impl fmt::Display for UnknownWordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "\"{}\" is not a known word here", self.0)
    }
}

impl FromStr for Difficulty {
    type Err = UnknownWordError;

    fn from_str(text: &str) -> Result<Self, UnknownWordError> {
        [Difficulty::Blue, Difficulty::White, Difficulty::Red, Difficulty::Purple]
            .into_iter()
            .find(|colour| colour.word() == text)
            .ok_or_else(|| UnknownWordError(text.to_owned()))
    }
}

impl FromStr for Action {
    type Err = UnknownWordError;

    fn from_str(text: &str) -> Result<Self, UnknownWordError> {
        let text = text.trim();
        let (colour, word) = match text.split_once(' ') {
            Some((first, rest)) if first.parse::<Difficulty>().is_ok() => (first.parse()?, rest),
            _ => (Difficulty::White, text),
        };
        ActionKind::WORDS
            .iter()
            .find(|(_, known)| *known == word)
            .map(|(kind, _)| Action { kind: *kind, colour })
            .ok_or_else(|| UnknownWordError(text.to_owned()))
    }
}

impl FromStr for BarAction {
    type Err = UnknownWordError;

    fn from_str(text: &str) -> Result<Self, UnknownWordError> {
        match text.split_once('>') {
            Some((first, then)) => Ok(BarAction { action: first.parse()?, linked: Some(then.parse()?) }),
            None => Ok(BarAction { action: text.parse()?, linked: None }),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bar_entry_reads_as_it_is_printed() {
        let entry: BarAction = "focus > red barrel roll".parse().unwrap();
        assert_eq!(entry.action, Action::white(ActionKind::Focus));
        assert_eq!(entry.linked, Some(Action { kind: ActionKind::BarrelRoll, colour: Difficulty::Red }));
        assert!("green focus".parse::<BarAction>().is_err());
    }
}
