//! Starts tables and writes the headers of their logs.

use super::{CompanionMatch, ID};
use crate::any_match::{AnyMatch, json};
use crate::fairness::{Nonce, Secret};
use crate::setup::{SetupError, StartedMatch};
use companion::Setup;
use contract::log::FORMAT;
use contract::{Header, Seats};

pub(crate) fn content_hash() -> u64 {
    <xwing::State as games::Playable>::content_hash()
}

/// Whether a session that was begun with the content of this hash can be continued.
pub(crate) fn opens_content(hash: u64) -> bool {
    <xwing::State as games::Playable>::opens_content(hash)
}

fn read_setup(text: &str) -> Result<Setup, SetupError> {
    serde_json::from_str(text).map_err(|error| SetupError::Unreadable(error.to_string()))
}

pub(crate) fn begin(setup: &str) -> Result<CompanionMatch, SetupError> {
    CompanionMatch::begin(&read_setup(setup)?).map_err(SetupError::Faults)
}

pub(crate) fn start(setup: &str) -> Result<StartedMatch, SetupError> {
    let setup = read_setup(setup)?;
    let game = CompanionMatch::begin(&setup).map_err(SetupError::Faults)?;
    Ok(StartedMatch {
        game: Box::new(game),
        rules: companion::RULES,
        content: content_hash(),
        setup: json(&setup).get().to_owned(),
        waived_secrecy: Seats::NONE,
        names_hidden_cards: false,
        shared: true,
    })
}

pub(crate) fn log_header(setup: &str, secret: &Secret, nonces: &[Nonce]) -> Result<String, SetupError> {
    let setup = read_setup(setup)?;
    let game = CompanionMatch::begin(&setup).map_err(SetupError::Faults)?;
    let header = Header {
        format: FORMAT,
        game: ID.into(),
        rules: companion::RULES,
        content: content_hash(),
        setup,
        commitment: secret.commitment(),
        nonces: nonces.iter().copied().map(String::from).collect(),
        start: game.hash(),
    };
    Ok(json(&header).get().to_owned())
}
