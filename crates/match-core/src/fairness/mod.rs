//! Provably fair chance: commit first, reveal at the end, verifiable by anybody.
//!
//! The host generates a secret and publishes its SHA-256 (the *commitment*) before anything happens; every seat adds
//! a nonce; the seed is the SHA-256 of the secret followed by all nonces in seat order. Players cannot choose their
//! dice, because they do not know the secret. The host cannot either, once a friend has joined: the friend's page
//! stores the commitment before it sends its nonce, and warns if a different one is shown later. The creator of a
//! match sends their nonce with the request to create it, so a person who plays alone or against bots trusts the
//! program that generates the secret, which is their own. When the match is over, the secret becomes the last line of
//! the log, and [`verify`] draws every outcome again.

use crate::chance::{OutcomeRng, Seed};
use contract::replay::{Replay, ReplayError};
use contract::{Act, ChanceSource, Game, Log};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use thiserror::Error;

/// 32 bytes from the operating system's generator.
///
/// # Errors
/// When the system provides no randomness.
pub fn random_bytes() -> Result<[u8; 32], RandomnessError> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|error| RandomnessError(error.to_string()))?;
    Ok(bytes)
}

#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("the system gives no random bytes: {0}")]
pub struct RandomnessError(String);

/// The host's share of the seed. Never printed.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret([u8; 32]);

impl std::fmt::Debug for Secret {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Secret(hidden)")
    }
}

impl Secret {
    /// # Errors
    /// When the system provides no randomness.
    pub fn fresh() -> Result<Self, RandomnessError> {
        random_bytes().map(Secret)
    }

    /// From 64 hexadecimal digits.
    #[must_use]
    pub fn from_hex(text: &str) -> Option<Self> {
        parse_32_bytes(text).map(Secret)
    }

    /// As 64 hexadecimal digits; only for the store and the end of a match.
    #[must_use]
    pub fn reveal(&self) -> String {
        hex::encode(self.0)
    }

    /// What is published before the match: the SHA-256 of the secret.
    #[must_use]
    pub fn commitment(&self) -> String {
        hex::encode(Sha256::digest(self.0))
    }

    /// The seed: the SHA-256 of the secret and every seat's nonce, in seat order.
    #[must_use]
    pub fn seed(&self, nonces: &[Nonce]) -> Seed {
        let mut hash = Sha256::new();
        hash.update(self.0);
        for nonce in nonces {
            hash.update(nonce.0);
        }
        Seed(hash.finalize().into())
    }
}

/// A seat's share of the seed; public.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Nonce([u8; 32]);

impl Nonce {
    /// Generates a nonce, for seats held by bots.
    ///
    /// # Errors
    /// When the system provides no randomness.
    pub fn fresh() -> Result<Self, RandomnessError> {
        random_bytes().map(Nonce)
    }

    /// The nonce of one seat, where the same person holds several: the SHA-256 of the person's nonce and the seat
    /// number, so that two seats never add the same bytes.
    #[must_use]
    pub fn for_seat(self, seat: u8) -> Nonce {
        let mut hash = Sha256::new();
        hash.update(self.0);
        hash.update([seat]);
        Nonce(hash.finalize().into())
    }
}

impl TryFrom<String> for Nonce {
    type Error = String;
    fn try_from(text: String) -> Result<Self, String> {
        parse_32_bytes(&text).map(Nonce).ok_or_else(|| "a nonce has 64 hexadecimal digits".into())
    }
}

impl From<Nonce> for String {
    fn from(nonce: Nonce) -> String {
        hex::encode(nonce.0)
    }
}

fn parse_32_bytes(text: &str) -> Option<[u8; 32]> {
    let mut bytes = [0; 32];
    hex::decode_to_slice(text, &mut bytes).ok()?;
    Some(bytes)
}

/// Result of a verification: how many outcomes came from each source.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Proof {
    /// Drawn by the generator, each verified.
    pub generated: u32,
    pub typed: u32,
    pub scripted: u32,
}

#[derive(Clone, PartialEq, Debug, Error)]
pub enum ProofError<G: Game> {
    #[error("the log carries no promise about its outcomes")]
    NoCommitment,
    #[error("the secret is not revealed yet: the match was not over when this log was written")]
    NotRevealed,
    #[error("{0} is not 64 hexadecimal digits")]
    Unreadable(&'static str),
    #[error("the revealed secret is not the one that was promised")]
    SecretMismatch,
    #[error("entry {n}: the seed gives {drawn:?}, the log has {logged:?}")]
    OutcomeMismatch {
        n: u32,
        /// The outcome the seed gives.
        drawn: G::Chance,
        /// The outcome in the log.
        logged: G::Chance,
    },
    #[error(transparent)]
    Difference(ReplayError<G>),
}

/// Replays a log, checks every line, and draws every generated outcome again.
///
/// # Errors
/// The first mismatch.
pub fn verify<G: Game>(content: &'static G::Content, log: &Log<G>) -> Result<Proof, ProofError<G>> {
    if log.header.commitment.is_empty() {
        return Err(ProofError::NoCommitment);
    }
    let secret = log.secret.as_deref().ok_or(ProofError::NotRevealed)?;
    let secret = Secret::from_hex(secret).ok_or(ProofError::Unreadable("the secret"))?;
    if secret.commitment() != log.header.commitment {
        return Err(ProofError::SecretMismatch);
    }
    let nonces: Option<Vec<Nonce>> =
        log.header.nonces.iter().map(|text| parse_32_bytes(text).map(Nonce)).collect();
    let seed = secret.seed(&nonces.ok_or(ProofError::Unreadable("a nonce"))?);
    let mut replay = Replay::begin(content, log).map_err(ProofError::Difference)?;
    let mut proof = Proof::default();
    for entry in &log.entries {
        let before = replay.state().clone();
        replay.step(entry).map_err(ProofError::Difference)?;
        let Act::Chance(logged) = entry.act else { continue };
        match entry.by {
            ChanceSource::Person => proof.typed += 1,
            ChanceSource::Script => proof.scripted += 1,
            ChanceSource::Generator => {
                let drawn = before.draw(&mut OutcomeRng::new(&seed, entry.n));
                if drawn != logged {
                    return Err(ProofError::OutcomeMismatch { n: entry.n, drawn, logged });
                }
                proof.generated += 1;
            }
        }
    }
    Ok(proof)
}

#[cfg(test)]
mod tests;
