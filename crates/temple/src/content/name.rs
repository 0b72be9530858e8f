//! Names in maps and themes.

use serde::Deserialize;
use std::collections::BTreeMap;

/// A name. Those of the program are in `temple-names.ftl` of each language; a map or theme of somebody else has its own.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(untagged))]
#[serde(untagged, deny_unknown_fields, expecting = "a name is a text, { key = … } or { en = …, fr = … }")]
pub enum Name {
    /// By its key in those files.
    Known { key: String },
    /// The same in every language.
    Text(String),
    /// By the code of each language.
    Texts(BTreeMap<String, String>),
}
