//! Dice that nobody can choose: promise first, reveal at the end, prove by anybody.
//!
//! The host draws a secret and publishes its SHA-256 (the *commitment*) before anything happens; every seat adds a
//! nonce; the seed is the SHA-256 of the secret followed by all nonces in seat order. Players cannot pick dice, because
//! they do not know the secret. A host cannot once a friend has joined: the friend's page reads the commitment and keeps
//! it before it sends its nonce, and says so if another one is shown later. Whoever begins a match sends their nonce
//! with the wish for it, so that alone, or against machines, they trust the program that draws the secret: their own.
//! When the match is over the secret becomes the last line of the log, and [`verify`] draws every outcome again.

use crate::chance::{Seed, Stream};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use table::replay::{Difference, Replay};
use table::{Act, By, Game, Log};
use thiserror::Error;

/// 32 bytes from the system's own generator.
///
/// # Errors
/// When the system has none to give.
pub fn random_bytes() -> Result<[u8; 32], NoRandomness> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|error| NoRandomness(error.to_string()))?;
    Ok(bytes)
}

/// The system gave no randomness.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("the system gives no random bytes: {0}")]
pub struct NoRandomness(String);

/// The host's part of the seed. Never printed.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret([u8; 32]);

impl std::fmt::Debug for Secret {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Secret(hidden)")
    }
}

impl Secret {
    /// A fresh secret.
    ///
    /// # Errors
    /// When the system gives no randomness.
    pub fn fresh() -> Result<Self, NoRandomness> {
        random_bytes().map(Secret)
    }

    /// From 64 hexadecimal digits.
    #[must_use]
    pub fn from_hex(text: &str) -> Option<Self> {
        thirty_two(text).map(Secret)
    }

    /// As 64 hexadecimal digits: only for the store and for the end of a match.
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

/// A seat's part of the seed; public.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Nonce([u8; 32]);

impl Nonce {
    /// A fresh one, for seats that machines hold.
    ///
    /// # Errors
    /// When the system gives no randomness.
    pub fn fresh() -> Result<Self, NoRandomness> {
        random_bytes().map(Nonce)
    }

    /// The part of one seat of several that are held by the same person: SHA-256 of what the person gave and the
    /// seat's number, so that two seats never add the same bytes.
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
        thirty_two(&text).map(Nonce).ok_or_else(|| "a nonce has 64 hexadecimal digits".into())
    }
}

impl From<Nonce> for String {
    fn from(nonce: Nonce) -> String {
        hex::encode(nonce.0)
    }
}

fn thirty_two(text: &str) -> Option<[u8; 32]> {
    let mut bytes = [0; 32];
    hex::decode_to_slice(text, &mut bytes).ok()?;
    Some(bytes)
}

/// What a proof found: how many outcomes came from where.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Proof {
    /// Drawn by the generator, each proved.
    pub generated: u32,
    /// Typed in by a person.
    pub typed: u32,
    /// Given by a script.
    pub scripted: u32,
}

/// Why a log does not prove its outcomes.
#[derive(Clone, PartialEq, Debug, Error)]
pub enum Unfair<G: Game> {
    /// Nothing was promised.
    #[error("the log carries no promise about its outcomes")]
    NoPromise,
    /// The promise is not kept yet.
    #[error("the secret is not revealed yet: the match was not over when this log was written")]
    NotRevealed,
    /// The header or the last line cannot be read.
    #[error("{0} is not 64 hexadecimal digits")]
    Unreadable(&'static str),
    /// The secret is another than the one promised.
    #[error("the revealed secret is not the one that was promised")]
    OtherSecret,
    /// The entry is not what the seed gives.
    #[error("entry {n}: the seed gives {drawn:?}, the log has {logged:?}")]
    OtherOutcome {
        /// The entry.
        n: u32,
        /// What follows from the seed.
        drawn: G::Chance,
        /// What the log says.
        logged: G::Chance,
    },
    /// The log breaks the rules.
    #[error(transparent)]
    Difference(Difference<G>),
}

/// Replays a log, judges every line, and draws every generated outcome again.
///
/// # Errors
/// The first thing that does not follow.
pub fn verify<G: Game>(content: &'static G::Content, log: &Log<G>) -> Result<Proof, Unfair<G>> {
    if log.header.commitment.is_empty() {
        return Err(Unfair::NoPromise);
    }
    let secret = log.secret.as_deref().ok_or(Unfair::NotRevealed)?;
    let secret = Secret::from_hex(secret).ok_or(Unfair::Unreadable("the secret"))?;
    if secret.commitment() != log.header.commitment {
        return Err(Unfair::OtherSecret);
    }
    let nonces: Option<Vec<Nonce>> =
        log.header.nonces.iter().map(|text| thirty_two(text).map(Nonce)).collect();
    let seed = secret.seed(&nonces.ok_or(Unfair::Unreadable("a nonce"))?);
    let mut replay = Replay::begin(content, log).map_err(Unfair::Difference)?;
    let mut proof = Proof::default();
    for entry in &log.entries {
        let before = replay.state().clone();
        replay.step(entry).map_err(Unfair::Difference)?;
        let Act::Chance(logged) = entry.act else { continue };
        match entry.by {
            By::Person => proof.typed += 1,
            By::Script => proof.scripted += 1,
            By::Generator => {
                let drawn = before.draw(&mut Stream::new(&seed, entry.n));
                if drawn != logged {
                    return Err(Unfair::OtherOutcome { n: entry.n, drawn, logged });
                }
                proof.generated += 1;
            }
        }
    }
    Ok(proof)
}

#[cfg(test)]
mod tests;
