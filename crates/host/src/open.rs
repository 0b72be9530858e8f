//! From a name and a text to a table: set-ups read, first lines written.

use crate::fair::{Nonce, Secret};
use crate::games::{Playable, UnknownGame, Visit, visit};
use crate::seated::Seated;
use crate::table::{Table, json};
use explain::Message;
use table::log::FORMAT;
use table::{Game, Header};
use thiserror::Error;

/// Why a set-up is no beginning.
#[derive(Clone, PartialEq, Debug, Error)]
pub enum BadSetup {
    /// There is no such game.
    #[error(transparent)]
    Game(#[from] UnknownGame),
    /// There is no such preset.
    #[error("there is no preset {0:?}")]
    Preset(String),
    /// The text is not a set-up.
    #[error("not readable: {0}")]
    Unreadable(String),
    /// The rules do not allow it; every fault.
    #[error("the rules do not allow this set-up")]
    Faults(Vec<Message>),
}

/// A table that was just set up.
pub struct Opened {
    /// The table.
    pub table: Box<dyn Table>,
    /// The version of its rules.
    pub rules: u32,
    /// Hash of its content.
    pub content: u64,
    /// The set-up in canonical JSON.
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

/// Sets a table up.
///
/// # Errors
/// What is wrong with the name or the set-up.
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

/// What a set-up departs from that the rules only advise.
///
/// # Errors
/// What is wrong with the name or the set-up.
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

/// The set-up of a preset.
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

/// The first line of a match's log.
///
/// # Errors
/// What is wrong with the name or the set-up.
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

/// The version of a game's rules that this program plays.
///
/// # Errors
/// When there is no such game.
pub fn rules(game: &str) -> Result<u32, UnknownGame> {
    visit(game, Rules)
}
