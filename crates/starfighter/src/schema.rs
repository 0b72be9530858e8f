//! The JSON Schemas of this game (feature `schema`), made from its Rust types.

use crate::State;
use contract::schema::{SchemaPart, of_game};
use schemars::Schema;

/// The schema of a part of this game; `None` if it has no such part.
#[must_use]
pub fn schema(part: SchemaPart) -> Option<Schema> {
    of_game::<State>(part)
}
