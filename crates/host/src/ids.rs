//! Names that nobody can guess, and what is kept of them.
//!
//! A browser proves who it is by a token, an invited friend by a link. Both are 256 random bits that leave this program
//! once and are kept only as SHA-256: who reads the database cannot take a seat.

use crate::fair::{NoRandomness, random_bytes};
use sha2::{Digest, Sha256};
use std::fmt;

/// The name of a match: 128 random bits as 32 hexadecimal digits.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct MatchId(String);

impl MatchId {
    /// A new name.
    ///
    /// # Errors
    /// When the system gives no randomness.
    pub fn fresh() -> Result<Self, NoRandomness> {
        Ok(MatchId(hex::encode(&random_bytes()?[..16])))
    }

    /// Reads a name.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let good = text.len() == 32 && text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'));
        good.then(|| MatchId(text.into()))
    }

    /// The name as text.
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

/// A secret that proves something to us: in a cookie, or in a link.
#[derive(Clone, PartialEq, Eq)]
pub struct Token([u8; 32]);

impl Token {
    /// A new one.
    ///
    /// # Errors
    /// When the system gives no randomness.
    pub fn fresh() -> Result<Self, NoRandomness> {
        random_bytes().map(Token)
    }

    /// Reads 64 hexadecimal digits.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let mut bytes = [0; 32];
        hex::decode_to_slice(text, &mut bytes).ok()?;
        Some(Token(bytes))
    }

    /// The token as text: only for its owner.
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

    /// Whoever has this token in a cookie.
    #[must_use]
    pub fn holder(&self) -> Holder {
        Holder(self.hash("holder"))
    }

    /// Whoever has this token in a link.
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

macro_rules! kept_hash {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(String);

        impl $name {
            /// As it is kept.
            #[must_use]
            pub fn as_str(&self) -> &str {
                &self.0
            }

            /// From the store.
            #[must_use]
            pub fn kept(text: String) -> Self {
                $name(text)
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                // Enough to tell two apart in a log, too little to be of use to anybody.
                write!(f, concat!(stringify!($name), "({}…)"), self.0.get(..6).unwrap_or_default())
            }
        }
    };
}

kept_hash! {
    /// Somebody who holds seats, known by the hash of their token.
    Holder
}
kept_hash! {
    /// A link to a seat, known by its hash.
    Invitation
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_back_and_strangers_refused() {
        let id = MatchId::fresh().unwrap();
        assert_eq!(MatchId::parse(id.as_str()), Some(id));
        for bad in ["", "xyz", "../../etc/passwd", &"A".repeat(32), &"a".repeat(33)] {
            assert_eq!(MatchId::parse(bad), None, "{bad}");
        }
    }

    #[test]
    fn a_token_is_kept_as_a_hash_for_its_purpose() {
        let token = Token::parse(&"ab".repeat(32)).unwrap();
        assert_ne!(token.holder().as_str(), token.invitation().as_str());
        assert!(!token.holder().as_str().contains("abab"));
        assert_eq!(format!("{token:?}"), "Token(hidden)");
        assert_ne!(Token::fresh().unwrap(), Token::fresh().unwrap());
    }
}
