//! Unguessable ids, and the hashes of them that are stored.
//!
//! A browser identifies itself by a token, an invited friend by a link. Both are 256 random bits that leave this
//! program once and are stored only as SHA-256, so that reading the database does not let anyone take a seat.

use crate::fairness::{RandomnessError, random_bytes};
use sha2::{Digest, Sha256};
use std::fmt;

/// The id of a match: 128 random bits as 32 hexadecimal digits.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct MatchId(String);

impl MatchId {
    /// # Errors
    /// When the system provides no randomness.
    pub fn fresh() -> Result<Self, RandomnessError> {
        Ok(MatchId(hex::encode(&random_bytes()?[..16])))
    }

    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let good = text.len() == 32 && text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'));
        good.then(|| MatchId(text.into()))
    }

    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for MatchId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl fmt::Debug for MatchId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// A secret in a cookie or in a link.
#[derive(Clone, PartialEq, Eq)]
pub struct Token([u8; 32]);

impl Token {
    /// # Errors
    /// When the system provides no randomness.
    pub fn fresh() -> Result<Self, RandomnessError> {
        random_bytes().map(Token)
    }

    /// Parses 64 hexadecimal digits.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let mut bytes = [0; 32];
        hex::decode_to_slice(text, &mut bytes).ok()?;
        Some(Token(bytes))
    }

    /// The token as text; only for its owner.
    #[must_use]
    pub fn reveal(&self) -> String {
        hex::encode(self.0)
    }

    fn hash(&self, purpose: &str) -> String {
        let mut hash = Sha256::new();
        hash.update(purpose);
        hash.update(self.0);
        hex::encode(hash.finalize())
    }

    /// The holder who has this token in a cookie.
    #[must_use]
    pub fn holder(&self) -> Holder {
        Holder(self.hash("holder"))
    }

    /// The invitation whose link contains this token.
    #[must_use]
    pub fn invitation(&self) -> Invitation {
        Invitation(self.hash("invitation"))
    }
}

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(hidden)")
    }
}

macro_rules! token_hash {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(String);

        impl $name {
            /// The hash as stored.
            #[must_use]
            pub fn as_str(&self) -> &str {
                &self.0
            }

            #[must_use]
            pub fn from_stored(text: String) -> Self {
                $name(text)
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                // Enough to tell two apart in a log, too little to be useful to anyone.
                write!(f, concat!(stringify!($name), "({}…)"), self.0.get(..6).unwrap_or_default())
            }
        }
    };
}

token_hash! {
    /// A person who holds seats, identified by the hash of their token.
    Holder
}
token_hash! {
    /// An invitation link to a seat, identified by its hash.
    Invitation
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_round_trip_and_invalid_ones_are_refused() {
        let id = MatchId::fresh().unwrap();
        assert_eq!(MatchId::parse(id.as_str()), Some(id));
        for bad in ["", "xyz", "../../etc/passwd", &"A".repeat(32), &"a".repeat(33)] {
            assert_eq!(MatchId::parse(bad), None, "{bad}");
        }
    }

    #[test]
    fn a_token_is_stored_as_a_hash_for_its_purpose() {
        let token = Token::parse(&"ab".repeat(32)).unwrap();
        assert_ne!(token.holder().as_str(), token.invitation().as_str());
        assert!(!token.holder().as_str().contains("abab"));
        assert_eq!(format!("{token:?}"), "Token(hidden)");
        assert_ne!(Token::fresh().unwrap(), Token::fresh().unwrap());
    }
}
