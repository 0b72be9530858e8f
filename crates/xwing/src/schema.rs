//! The JSON Schemas of this game (feature `schema`), made from its Rust types.

use crate::inquiry::{Answer, Inquiry};
use crate::state::State;
use contract::schema::{SchemaPart, of_game, of_read, of_written};
use schemars::Schema;

/// The schema of a part of this game; `None` if it has no such part.
#[must_use]
pub fn schema(part: SchemaPart) -> Option<Schema> {
    match part {
        SchemaPart::Inquiry => Some(of_read::<Inquiry>()),
        SchemaPart::Answer => Some(of_written::<Answer>()),
        part => of_game::<State>(part),
    }
}
