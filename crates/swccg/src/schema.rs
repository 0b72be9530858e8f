//! The JSON Schemas of this game (feature `schema`), made from its Rust types.

use crate::inquiry::{Answer, Inquiry, WordedBreakdown};
use crate::state::State;
use contract::schema::{SchemaPart, of_game, of_read, of_written};
use schemars::{JsonSchema, Schema};

/// The schema of a part of this game. `R` is the form in which refusals are sent.
#[must_use]
pub fn schema<R: JsonSchema>(part: SchemaPart) -> Option<Schema> {
    match part {
        SchemaPart::Inquiry => Some(of_read::<Inquiry>()),
        SchemaPart::Answer => Some(of_written::<Answer<R, WordedBreakdown<R>>>()),
        part => of_game::<State>(part),
    }
}
