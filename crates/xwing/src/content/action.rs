//! Actions as printed on an action bar: what is done, how hard it is, and what may be linked to it.
//!
//! Written in content files as `focus`, `red boost` or `focus > red barrel roll`.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// The actions a bar can show.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, schemars::JsonSchema,
)]
#[serde(rename_all = "kebab-case")]
pub enum ActionKind {
    /// Gain a focus token.
    Focus,
    /// Gain an evade token.
    Evade,
    /// Gain a calculate token.
    Calculate,
    /// Acquire a lock.
    Lock,
    /// Slide sideways.
    BarrelRoll,
    /// A short extra move forward.
    Boost,
    /// Turn a turret.
    Rotate,
    /// Gain a reinforce token, fore or aft.
    Reinforce,
    /// Let a friend act.
    Coordinate,
    /// Take a token or lock from an enemy.
    Jam,
    /// Refill a torpedo, missile or device.
    Reload,
    /// Another maneuver of the same speed.
    Slam,
    /// Gain a cloak token.
    Cloak,
}

/// How hard a maneuver or an action is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Colour {
    /// Sheds a stress token.
    Blue,
    /// Costs nothing.
    White,
    /// Gives a stress token.
    Red,
    /// Costs one Force.
    Purple,
}

/// One action with its difficulty.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub struct Action {
    /// What is done.
    pub kind: ActionKind,
    /// How hard it is.
    pub colour: Colour,
}

/// One entry of an action bar.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub struct BarAction {
    /// The action itself.
    pub action: Action,
    /// What may follow it at once.
    pub linked: Option<Action>,
}

impl ActionKind {
    /// Every action with the word used for it in content files.
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

    /// The word used in content files.
    #[must_use]
    pub fn word(self) -> &'static str {
        Self::WORDS.iter().find(|(kind, _)| *kind == self).map_or("", |(_, word)| word)
    }
}

impl Colour {
    /// The word used in content files.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Colour::Blue => "blue",
            Colour::White => "white",
            Colour::Red => "red",
            Colour::Purple => "purple",
        }
    }

    /// One step harder; purple never shifts.
    #[must_use]
    pub fn harder(self) -> Self {
        match self {
            Colour::Blue => Colour::White,
            Colour::White | Colour::Red => Colour::Red,
            Colour::Purple => Colour::Purple,
        }
    }
}

impl Action {
    /// A white action.
    #[must_use]
    pub fn white(kind: ActionKind) -> Self {
        Action { kind, colour: Colour::White }
    }
}

/// A word that is not in the vocabulary of the content files.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownWord(pub String);

impl fmt::Display for UnknownWord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "\"{}\" is not a known word here", self.0)
    }
}

impl FromStr for Colour {
    type Err = UnknownWord;

    fn from_str(text: &str) -> Result<Self, UnknownWord> {
        [Colour::Blue, Colour::White, Colour::Red, Colour::Purple]
            .into_iter()
            .find(|colour| colour.word() == text)
            .ok_or_else(|| UnknownWord(text.to_owned()))
    }
}

impl FromStr for Action {
    type Err = UnknownWord;

    fn from_str(text: &str) -> Result<Self, UnknownWord> {
        let text = text.trim();
        let (colour, word) = match text.split_once(' ') {
            Some((first, rest)) if first.parse::<Colour>().is_ok() => (first.parse()?, rest),
            _ => (Colour::White, text),
        };
        ActionKind::WORDS
            .iter()
            .find(|(_, known)| *known == word)
            .map(|(kind, _)| Action { kind: *kind, colour })
            .ok_or_else(|| UnknownWord(text.to_owned()))
    }
}

impl FromStr for BarAction {
    type Err = UnknownWord;

    fn from_str(text: &str) -> Result<Self, UnknownWord> {
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
        assert_eq!(entry.linked, Some(Action { kind: ActionKind::BarrelRoll, colour: Colour::Red }));
        assert!("green focus".parse::<BarAction>().is_err());
    }
}
