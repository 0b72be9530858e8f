//! The keys of a table, from the type that describes it.

use serde::Deserializer;
use serde::de::value::Error;
use serde::de::{DeserializeOwned, Error as _, Visitor};
use serde::forward_to_deserialize_any;

/// The keys that a table may have, as the type of the table names them: the fields of a struct.
///
/// ```
/// #[derive(serde::Deserialize)]
/// struct Card {
///     name: String,
///     #[serde(rename = "colour")]
///     color: String,
/// }
/// assert_eq!(content_reader::keys_of::<Card>(), ["name", "colour"]);
/// ```
#[must_use]
pub fn keys_of<T: DeserializeOwned>() -> &'static [&'static str] {
    let mut keys: &'static [&'static str] = &[];
    // Always an error: nothing is read.
    let _ = T::deserialize(FieldNames(&mut keys));
    keys
}

/// Keeps the names of the fields that a struct asks for, and ends there.
struct FieldNames<'a>(&'a mut &'static [&'static str]);

impl<'de> Deserializer<'de> for FieldNames<'_> {
    type Error = Error;

    fn deserialize_any<V: Visitor<'de>>(self, _: V) -> Result<V::Value, Error> {
        Err(Error::custom("nothing is read"))
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        *self.0 = fields;
        self.deserialize_any(visitor)
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option unit
        unit_struct newtype_struct seq tuple tuple_struct map enum identifier ignored_any
    }
}
