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
}
