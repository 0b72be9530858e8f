//! A sentence as data that was stored or sent: a [`crate::Message`] read back from its JSON.

use serde::Deserialize;
use std::collections::BTreeMap;

/// A sentence read from JSON. Its key may be one that this version of the program does not know.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub struct StoredMessage {
    pub key: String,
    #[serde(default)]
    pub args: BTreeMap<String, StoredArg>,
    #[serde(default)]
    pub rule: Option<String>,
}

/// An argument of a stored sentence.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(untagged)]
pub enum StoredArg {
    Number(f64),
    Text(String),
    Message(StoredMessage),
    List(Vec<StoredMessage>),
    Texts { texts: BTreeMap<String, String> },
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Lang, Message, Translator};

    /// A message read back from its JSON has the same text, with numbers, parts and lists.
    #[test]
    fn a_stored_message_says_the_same() {
        let rule = Message::new("cli-play-rule").with("id", "SF-1").with("text", "…");
        let messages = [
            Message::new("cli-play-only"),
            Message::new("cli-play-bye").with("acts", 3u8),
            Message::new("cli-play-decided").with("choice", rule.clone()),
            Message::new("cli-play-decided").with("choice", vec![rule, Message::new("cli-play-lot")]),
        ];
        for lang in Lang::all().iter().copied() {
            let translator = Translator::new(lang);
            for message in &messages {
                let json = serde_json::to_string(message).unwrap();
                let stored: StoredMessage = serde_json::from_str(&json).unwrap();
                assert_eq!(translator.translate_stored(&stored), translator.translate(message), "{json}");
            }
            let unknown = r#"{"key":"gone-since","args":{},"rule":null}"#;
            let unknown = serde_json::from_str(unknown).unwrap();
            assert_eq!(translator.translate_stored(&unknown), "[gone-since]");
        }
    }
}
