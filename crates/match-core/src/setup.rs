//! Starts a match from a game id and a setup in JSON, and writes log headers.

use crate::any_match::{AnyMatch, json};
use crate::companion_match;
use crate::fairness::{Nonce, Secret};
use crate::games::{GameVisitor, Playable, UnknownGameError, visit};
use crate::typed_match::TypedMatch;
use contract::log::FORMAT;
use contract::{Game, Header, Seats};
use explain::Message;
use thiserror::Error;

/// Why a setup cannot start a match.
#[derive(Clone, PartialEq, Debug, Error)]
pub enum SetupError {
    #[error(transparent)]
    Game(#[from] UnknownGameError),
    #[error("there is no preset {0:?}")]
    Preset(String),
    #[error("not readable: {0}")]
    Unreadable(String),
    /// All faults of a setup that the rules do not allow.
    #[error("the rules do not allow this set-up")]
    Faults(Vec<Message>),
}

/// A match in its initial state.
pub struct StartedMatch {
    pub game: Box<dyn AnyMatch>,
    pub rules: u32,
    pub content: u64,
    /// The setup in canonical JSON.
    pub setup: String,
    /// The seats whose player gives up secrecy.
    pub waived_secrecy: Seats,
    /// Whether the setup names cards that are hidden from a player.
    pub names_hidden_cards: bool,
    /// Whether its seats are shared by everybody who opens it.
    pub shared: bool,
}

impl std::fmt::Debug for StartedMatch {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("StartedMatch").field("rules", &self.rules).finish_non_exhaustive()
    }
}

struct StartMatch<'a>(&'a str);

impl GameVisitor for StartMatch<'_> {
    type Output = Result<StartedMatch, SetupError>;
    fn run<G: Playable>(self) -> Self::Output {
        let setup: G::Setup =
            serde_json::from_str(self.0).map_err(|error| SetupError::Unreadable(error.to_string()))?;
        let game = TypedMatch::<G>::begin(&setup).map_err(SetupError::Faults)?;
        Ok(StartedMatch {
            game: Box::new(game),
            rules: G::RULES,
            content: G::content_hash(),
            setup: json(&setup).get().to_owned(),
            waived_secrecy: G::waived_secrecy(&setup),
            names_hidden_cards: G::names_hidden_cards(&setup),
            shared: false,
        })
    }
}

/// Starts a match.
///
/// # Errors
/// What is wrong with the game id or the setup.
pub fn start_match(game: &str, setup: &str) -> Result<StartedMatch, SetupError> {
    if game == companion_match::ID {
        return companion_match::start(setup);
    }
    visit(game, StartMatch(setup))?
}

struct Advise<'a>(&'a str);

impl GameVisitor for Advise<'_> {
    type Output = Result<Vec<Message>, SetupError>;
    fn run<G: Playable>(self) -> Self::Output {
        let setup: G::Setup =
            serde_json::from_str(self.0).map_err(|error| SetupError::Unreadable(error.to_string()))?;
        TypedMatch::<G>::begin(&setup).map_err(SetupError::Faults)?;
        Ok(G::advice(&setup))
    }
}

/// The recommendations of the rules that a setup does not follow.
///
/// # Errors
/// What is wrong with the game id or the setup.
pub fn advice(game: &str, setup: &str) -> Result<Vec<Message>, SetupError> {
    if game == companion_match::ID {
        return companion_match::start(setup).map(|_fine| Vec::new());
    }
    visit(game, Advise(setup))?
}

struct PresetText<'a>(&'a str);

impl GameVisitor for PresetText<'_> {
    type Output = Option<String>;
    fn run<G: Playable>(self) -> Option<String> {
        let preset = G::presets().into_iter().find(|preset| preset.id == self.0)?;
        Some(json(&preset.setup).get().to_owned())
    }
}

/// The setup of a preset, as JSON.
///
/// # Errors
/// When there is no such game or preset.
pub fn preset(game: &str, id: &str) -> Result<String, SetupError> {
    visit(game, PresetText(id))?.ok_or_else(|| SetupError::Preset(id.into()))
}

struct LogHeader<'a> {
    setup: &'a str,
    secret: &'a Secret,
    nonces: &'a [Nonce],
}

impl GameVisitor for LogHeader<'_> {
    type Output = Result<String, SetupError>;
    fn run<G: Playable>(self) -> Self::Output {
        let setup: G::Setup =
            serde_json::from_str(self.setup).map_err(|error| SetupError::Unreadable(error.to_string()))?;
        let game = TypedMatch::<G>::begin(&setup).map_err(SetupError::Faults)?;
        let header = Header {
            format: FORMAT,
            game: <G as Game>::ID.into(),
            rules: G::RULES,
            content: G::content_hash(),
            setup,
            commitment: self.secret.commitment(),
            nonces: self.nonces.iter().copied().map(String::from).collect(),
            start: game.hash(),
        };
        Ok(json(&header).get().to_owned())
    }
}

/// The header line of a match's log.
///
/// # Errors
/// What is wrong with the game id or the setup.
pub fn log_header(game: &str, setup: &str, secret: &Secret, nonces: &[Nonce]) -> Result<String, SetupError> {
    if game == companion_match::ID {
        return companion_match::log_header(setup, secret, nonces);
    }
    visit(game, LogHeader { setup, secret, nonces })?
}

struct RulesVersion;

impl GameVisitor for RulesVersion {
    type Output = u32;
    fn run<G: Playable>(self) -> u32 {
        G::RULES
    }
}

/// The version of a game's rules in this program.
///
/// # Errors
/// When there is no such game.
pub fn rules_version(game: &str) -> Result<u32, UnknownGameError> {
    if game == companion_match::ID {
        return Ok(companion::RULES);
    }
    visit(game, RulesVersion)
}
