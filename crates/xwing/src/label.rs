//! Short names of ships, obstacles and devices: `S1`, `R2`, `A`.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

/// In bytes.
const MAX_LENGTH: usize = 8;

/// A short printable name, stored inline so that states and records stay small.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(with = "String", extend("pattern" = "^[A-Za-z0-9-]{1,8}$")))]
pub struct Label([u8; MAX_LENGTH]);

impl Label {
    /// A name of one to eight letters, digits or dashes; `None` for anything else.
    #[must_use]
    pub fn new(text: &str) -> Option<Self> {
        let fits = (1..=MAX_LENGTH).contains(&text.len())
            && text.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-');
        fits.then(|| {
            let mut name = [0; MAX_LENGTH];
            name.iter_mut().zip(text.bytes()).for_each(|(place, byte)| *place = byte);
            Label(name)
        })
    }

    #[must_use]
    pub fn as_str(&self) -> &str {
        let end = self.0.iter().position(|byte| *byte == 0).unwrap_or(MAX_LENGTH);
        std::str::from_utf8(self.0.get(..end).unwrap_or_default()).unwrap_or_default()
    }
}

impl fmt::Display for Label {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl fmt::Debug for Label {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl Serialize for Label {
    fn serialize<S: Serializer>(&self, writer: S) -> Result<S::Ok, S::Error> {
        writer.serialize_str(self.as_str())
    }
}

impl<'de> Deserialize<'de> for Label {
    fn deserialize<D: Deserializer<'de>>(reader: D) -> Result<Self, D::Error> {
        let text = String::deserialize(reader)?;
        Label::new(&text)
            .ok_or_else(|| serde::de::Error::custom("a name is one to eight letters, digits or dashes"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_short_and_plain() {
        assert_eq!(Label::new("S1").unwrap().as_str(), "S1");
        assert_eq!(Label::new("escort-1").unwrap().as_str(), "escort-1");
        assert_eq!(Label::new(""), None);
        assert_eq!(Label::new("ninechars"), None);
        assert_eq!(Label::new("né"), None);
    }
}
