//! Starts a match from a game id and a setup in JSON, and writes log headers.

use crate::fair::{Nonce, Secret};
use crate::games::{Playable, UnknownGame, Visit, visit};
use crate::seated::Seated;
use crate::table::{Table, json};
use explain::Message;
use table::log::FORMAT;
use table::{Game, Header};
use thiserror::Error;

/// Why a setup cannot start a match.
#[derive(Clone, PartialEq, Debug, Error)]
pub enum BadSetup {
    #[error(transparent)]
    Game(#[from] UnknownGame),
    #[error("there is no preset {0:?}")]
    Preset(String),
    #[error("not readable: {0}")]
    Unreadable(String),
    /// All faults of a setup that the rules do not allow.
    #[error("the rules do not allow this set-up")]
    Faults(Vec<Message>),
}

/// A match in its initial state.
pub struct Opened {
    pub table: Box<dyn Table>,
    pub rules: u32,
    pub content: u64,
    /// The setup in canonical JSON.
    pub setup: String,
}

impl std::fmt::Debug for Opened {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Opened").field("rules", &self.rules).finish_non_exhaustive()
    }
}

struct Open<'a>(&'a str);

impl Visit for Open<'_> {
    type Out = Result<Opened, BadSetup>;
    fn run<G: Playable>(self) -> Self::Out {
        let setup: G::Setup =
            serde_json::from_str(self.0).map_err(|error| BadSetup::Unreadable(error.to_string()))?;
        let table = Seated::<G>::begin(&setup).map_err(BadSetup::Faults)?;
        Ok(Opened {
            table: Box::new(table),
            rules: G::RULES,
            content: G::content_hash(),
            setup: json(&setup).get().to_owned(),
        })
    }
}

/// Starts a match.
///
/// # Errors
/// What is wrong with the game id or the setup.
pub fn open(game: &str, setup: &str) -> Result<Opened, BadSetup> {
    visit(game, Open(setup))?
}

struct Advise<'a>(&'a str);

impl Visit for Advise<'_> {
    type Out = Result<Vec<Message>, BadSetup>;
    fn run<G: Playable>(self) -> Self::Out {
        let setup: G::Setup =
            serde_json::from_str(self.0).map_err(|error| BadSetup::Unreadable(error.to_string()))?;
        Seated::<G>::begin(&setup).map_err(BadSetup::Faults)?;
        Ok(G::advice(&setup))
    }
}

/// The recommendations of the rules that a setup does not follow.
///
/// # Errors
/// What is wrong with the game id or the setup.
pub fn advice(game: &str, setup: &str) -> Result<Vec<Message>, BadSetup> {
    visit(game, Advise(setup))?
}

struct PresetText<'a>(&'a str);

impl Visit for PresetText<'_> {
    type Out = Option<String>;
    fn run<G: Playable>(self) -> Option<String> {
        let preset = G::presets().into_iter().find(|preset| preset.id == self.0)?;
        Some(json(&preset.setup).get().to_owned())
    }
}

/// The setup of a preset, as JSON.
///
/// # Errors
/// When there is no such game or preset.
pub fn preset(game: &str, id: &str) -> Result<String, BadSetup> {
    visit(game, PresetText(id))?.ok_or_else(|| BadSetup::Preset(id.into()))
}

struct FirstLine<'a> {
    setup: &'a str,
    secret: &'a Secret,
    nonces: &'a [Nonce],
}

impl Visit for FirstLine<'_> {
    type Out = Result<String, BadSetup>;
    fn run<G: Playable>(self) -> Self::Out {
        let setup: G::Setup =
            serde_json::from_str(self.setup).map_err(|error| BadSetup::Unreadable(error.to_string()))?;
        let table = Seated::<G>::begin(&setup).map_err(BadSetup::Faults)?;
        let header = Header {
            format: FORMAT,
            game: <G as Game>::ID.into(),
            rules: G::RULES,
            content: G::content_hash(),
            setup,
            commitment: self.secret.commitment(),
            nonces: self.nonces.iter().copied().map(String::from).collect(),
            start: table.hash(),
        };
        Ok(json(&header).get().to_owned())
    }
}

/// The header line of a match's log.
///
/// # Errors
/// What is wrong with the game id or the setup.
pub fn first_line(game: &str, setup: &str, secret: &Secret, nonces: &[Nonce]) -> Result<String, BadSetup> {
    visit(game, FirstLine { setup, secret, nonces })?
}

struct Rules;

impl Visit for Rules {
    type Out = u32;
    fn run<G: Playable>(self) -> u32 {
        G::RULES
    }
}

/// The version of a game's rules in this program.
///
/// # Errors
/// When there is no such game.
pub fn rules(game: &str) -> Result<u32, UnknownGame> {
    visit(game, Rules)
}
