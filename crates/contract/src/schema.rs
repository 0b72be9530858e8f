//! JSON Schemas, made from the same Rust types that are sent and read.

use crate::{ArrayVec, BySeat, Game, NoRegion, Seat, Seats};
use schemars::generate::SchemaSettings;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use std::borrow::Cow;

/// The parts of a game that have a schema.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum SchemaPart {
    /// How a match begins; a position is a setup as well.
    Setup,
    /// What one viewer sees.
    View,
    Choice,
    /// A set of choices that is too large to list.
    Region,
    /// A chance outcome.
    Chance,
    Event,
    /// A query that choices and views leave open.
    Inquiry,
    /// The answer to a query.
    Answer,
}

impl SchemaPart {
    /// Every part with its name.
    pub const WORDS: [(SchemaPart, &'static str); 8] = [
        (SchemaPart::Setup, "setup"),
        (SchemaPart::View, "view"),
        (SchemaPart::Choice, "choice"),
        (SchemaPart::Region, "region"),
        (SchemaPart::Chance, "chance"),
        (SchemaPart::Event, "event"),
        (SchemaPart::Inquiry, "inquiry"),
        (SchemaPart::Answer, "answer"),
    ];

    /// The part with this name; `position` is another name of `setup`.
    #[must_use]
    pub fn from_word(word: &str) -> Option<Self> {
        let word = if word == "position" { "setup" } else { word };
        Self::WORDS.iter().find(|(_, known)| *known == word).map(|(part, _)| *part)
    }
}

/// The schema of a type that is read.
#[must_use]
pub fn of_read<T: JsonSchema>() -> Schema {
    SchemaSettings::draft2020_12().into_generator().into_root_schema_for::<T>()
}

/// The schema of a type that is only written.
#[must_use]
pub fn of_written<T: JsonSchema>() -> Schema {
    SchemaSettings::draft2020_12().for_serialize().into_generator().into_root_schema_for::<T>()
}

/// The schema of a part that every game has; `None` for inquiries and their answers, which are no part of the contract.
#[must_use]
pub fn of_game<G: Game>(part: SchemaPart) -> Option<Schema>
where
    G::Setup: JsonSchema,
    G::View: JsonSchema,
    G::Choice: JsonSchema,
    G::Region: JsonSchema,
    G::Chance: JsonSchema,
    G::Event: JsonSchema,
{
    match part {
        SchemaPart::Setup => Some(of_read::<G::Setup>()),
        SchemaPart::View => Some(of_written::<G::View>()),
        SchemaPart::Choice => Some(of_read::<G::Choice>()),
        SchemaPart::Region => Some(of_written::<G::Region>()),
        SchemaPart::Chance => Some(of_read::<G::Chance>()),
        SchemaPart::Event => Some(of_written::<G::Event>()),
        SchemaPart::Inquiry | SchemaPart::Answer => None,
    }
}

/// A type whose schema is written out at the place of use.
macro_rules! inline_schema {
    ([$($generics:tt)*] $ty:ty, $name:literal, |$generator:ident| $schema:expr) => {
        impl<$($generics)*> JsonSchema for $ty {
            fn inline_schema() -> bool {
                true
            }
            fn schema_name() -> Cow<'static, str> {
                $name.into()
            }
            fn json_schema($generator: &mut SchemaGenerator) -> Schema {
                $schema
            }
        }
    };
}

inline_schema!([] Seat, "Seat", |_generator| {
    json_schema!({ "type": "integer", "minimum": 0, "maximum": Seat::MAX - 1 })
});
inline_schema!([] Seats, "Seats", |generator| {
    json_schema!({ "type": "array", "items": generator.subschema_for::<Seat>() })
});
inline_schema!([] NoRegion, "NoRegion", |_generator| json_schema!(false));
inline_schema!([T: JsonSchema] BySeat<T>, "BySeat", |generator| <[T; 2]>::json_schema(generator));
inline_schema!([T: JsonSchema, const N: usize] ArrayVec<T, N>, "ArrayVec", |generator| {
    json_schema!({ "type": "array", "items": generator.subschema_for::<T>(), "maxItems": N })
});
