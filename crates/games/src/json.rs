//! JSON that is passed on unread.

use serde::Serialize;
use serde_json::value::RawValue;

/// JSON that belongs to a game, or a message.
pub type Json = Box<RawValue>;

/// Any value as raw JSON. Our own types always serialize; if one did not, the reader would see `null`.
pub fn json(value: &impl Serialize) -> Json {
    serde_json::value::to_raw_value(value).unwrap_or_else(|error| {
        tracing::error!(%error, "a value does not serialise");
        RawValue::NULL.to_owned()
    })
}
