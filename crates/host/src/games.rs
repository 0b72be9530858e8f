//! The only list of games. Command line, arena, host and server all come here by a game's short name.

use explain::{Message, Speak};
use table::{Digest, Game};
use thiserror::Error;

/// A way to begin a match.
#[derive(Clone, Debug)]
pub struct Preset<S> {
    /// Its short name, for addresses and command lines.
    pub id: &'static str,
    /// Its name.
    pub name: Message,
    /// What it is like.
    pub note: Message,
    /// The set-up itself.
    pub setup: S,
}

/// A game that can be played here: its rules, words and judgement together, with its content.
pub trait Playable: Game + bots::Evaluate + Speak {
    /// Whether players are shown it in lists.
    const LISTED: bool = true;

    /// Its name.
    #[must_use]
    fn name() -> Message;

    /// Its parsed content, made once.
    #[must_use]
    fn content() -> &'static Self::Content;

    /// Hash of the parsed content: logs name it.
    #[must_use]
    fn content_hash() -> u64;

    /// Ways to begin, the usual one first. Never empty.
    #[must_use]
    fn presets() -> Vec<Preset<Self::Setup>>;
}

/// Something to be done with a game whose name is known only at run time.
pub trait Visit {
    /// What comes of it.
    type Out;
    /// Does it.
    fn run<G: Playable>(self) -> Self::Out;
}

/// No game of this version has that name.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum UnknownGame {
    /// A game of the house that is not built yet.
    #[error("{0} is not playable in this version")]
    Planned(&'static str),
    /// No game of the house.
    #[error("there is no game {0:?}; there are: {names}", names = NAMES.join(", "))]
    Unknown(String),
}

/// Short names of the games that can be played.
pub const NAMES: &[&str] = &["starfighter"];

/// Short names of the games that are planned and cannot be played in this version.
pub const PLANNED: &[&str] = &["xwing", "temple", "swccg"];

/// The name of a planned game.
#[must_use]
pub fn planned_name(id: &str) -> Message {
    match id {
        "xwing" => Message::new("game-xwing"),
        "temple" => Message::new("game-temple"),
        _ => Message::new("game-swccg"),
    }
}

/// Does something with the game of this name.
///
/// # Errors
/// When no game of this version has that name.
pub fn visit<V: Visit>(game: &str, visitor: V) -> Result<V::Out, UnknownGame> {
    match game {
        #[cfg(feature = "guests")]
        crate::guests::LEDUC => Ok(visitor.run::<crate::guests::Wordless<reference::Leduc>>()),
        #[cfg(feature = "guests")]
        crate::guests::DUEL6 => Ok(visitor.run::<crate::guests::Wordless<reference::Duel6>>()),
        _ => Err(match PLANNED.iter().find(|planned| **planned == game) {
            Some(planned) => UnknownGame::Planned(planned),
            None => UnknownGame::Unknown(game.into()),
        }),
    }
}

/// Hashes text that stands for content, such as its files in a fixed order.
#[must_use]
pub fn hash_text(parts: &[&str]) -> u64 {
    use std::hash::{Hash, Hasher};
    let mut digest = Digest::default();
    parts.hash(&mut digest);
    digest.finish()
}
