//! A sentence as data: its key, its arguments and the rule behind it.

use contract::RuleId;
use serde::Serialize;
use serde::ser::{SerializeMap, SerializeStruct, Serializer};
use std::borrow::Cow;
use std::collections::BTreeMap;

/// A sentence that has not been translated yet.
#[derive(Clone, PartialEq, Debug)]
pub struct Message {
    /// The key in the Fluent files. That of a name is made from an id in the content.
    pub key: Cow<'static, str>,
    /// The arguments by name, in order.
    pub args: Vec<(&'static str, Arg)>,
    /// The rule behind the sentence.
    pub rule: Option<RuleId>,
}

/// An argument of a sentence.
#[derive(Clone, PartialEq, Debug)]
pub enum Arg {
    /// A number, which also selects singular or plural.
    Number(f64),
    /// A name, or a word that the sentence selects by.
    Text(String),
    /// A part that is translated itself.
    Message(Message),
    /// Several parts, joined into a list.
    List(Vec<Message>),
    /// A text that is in no Fluent file, given in several languages by their codes: a rule, or a name of content that
    /// somebody made.
    Texts(BTreeMap<String, String>),
}

impl Message {
    /// A sentence without arguments.
    #[must_use]
    pub const fn new(key: &'static str) -> Self {
        Message { key: Cow::Borrowed(key), args: Vec::new(), rule: None }
    }

    /// The name of something in the content, by its key in the files of names, such as `xw-ship-` and the id of a ship.
    #[must_use]
    pub const fn name(key: String) -> Self {
        Message { key: Cow::Owned(key), args: Vec::new(), rule: None }
    }

    /// Adds an argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Self {
        self.args.push((name, arg.into()));
        self
    }

    /// Adds the rule behind the sentence.
    #[must_use]
    pub fn with_rule(mut self, rule: RuleId) -> Self {
        self.rule = Some(rule);
        self
    }
}

macro_rules! numbers {
    ($($number:ty)+) => {$(
        impl From<$number> for Arg {
            fn from(number: $number) -> Arg {
                Arg::Number(f64::from(number))
            }
        }
    )+};
}
numbers!(u8 u16 u32 i8 i16 i32 f32 f64);

impl From<usize> for Arg {
    /// Counts on a table are far below the point where a float loses precision.
    fn from(number: usize) -> Arg {
        Arg::Number(number as f64)
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Arg {
        Arg::Text(text.into())
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Arg {
        Arg::Text(text)
    }
}

impl From<Message> for Arg {
    fn from(message: Message) -> Arg {
        Arg::Message(message)
    }
}

impl From<BTreeMap<String, String>> for Arg {
    fn from(texts: BTreeMap<String, String>) -> Arg {
        Arg::Texts(texts)
    }
}

impl From<Vec<Message>> for Arg {
    fn from(messages: Vec<Message>) -> Arg {
        Arg::List(messages)
    }
}

impl Serialize for Message {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut message = serializer.serialize_struct("Message", 3)?;
        message.serialize_field("key", self.key.as_ref())?;
        message.serialize_field("args", &Args(&self.args))?;
        message.serialize_field("rule", &self.rule)?;
        message.end()
    }
}

struct Args<'a>(&'a [(&'static str, Arg)]);

impl Serialize for Args<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut args = serializer.serialize_map(Some(self.0.len()))?;
        for (name, arg) in self.0 {
            args.serialize_entry(name, arg)?;
        }
        args.end()
    }
}

impl Serialize for Arg {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Arg::Number(number) => serializer.serialize_f64(*number),
            Arg::Text(text) => serializer.serialize_str(text),
            Arg::Message(message) => message.serialize(serializer),
            Arg::List(messages) => serializer.collect_seq(messages),
            Arg::Texts(texts) => {
                let mut argument = serializer.serialize_map(Some(1))?;
                argument.serialize_entry("texts", texts)?;
                argument.end()
            }
        }
    }
}

/// The form of [`Message`] and [`Arg`] in JSON, for its schema.
#[cfg(feature = "schema")]
mod schema {
    use super::{Arg, Message};
    use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
    use std::borrow::Cow;

    impl JsonSchema for Message {
        fn schema_name() -> Cow<'static, str> {
            "Message".into()
        }
        fn json_schema(generator: &mut SchemaGenerator) -> Schema {
            json_schema!({
                "type": "object",
                "properties": {
                    "key": { "type": "string" },
                    "args": { "type": "object", "additionalProperties": generator.subschema_for::<Arg>() },
                    "rule": { "type": ["string", "null"] },
                },
                "required": ["key", "args", "rule"],
            })
        }
    }

    impl JsonSchema for Arg {
        fn schema_name() -> Cow<'static, str> {
            "Arg".into()
        }
        fn json_schema(generator: &mut SchemaGenerator) -> Schema {
            let message = generator.subschema_for::<Message>();
            let list = json_schema!({ "type": "array", "items": message.clone() });
            let texts = json_schema!({
                "type": "object",
                "properties": { "texts": { "type": "object", "additionalProperties": { "type": "string" } } },
                "required": ["texts"],
                "additionalProperties": false,
            });
            json_schema!({ "anyOf": [{ "type": "number" }, { "type": "string" }, message, list, texts] })
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_go_over_the_wire_as_data() {
        let message = Message::new("outer")
            .with("n", 3u8)
            .with("who", "you")
            .with("what", Message::new("inner"))
            .with("all", vec![Message::new("inner")])
            .with("own", BTreeMap::from([("en".to_owned(), "cat".to_owned())]))
            .with_rule(RuleId("XX-YY-01"));
        let json = serde_json::to_value(&message).unwrap();
        assert_eq!(
            json,
            serde_json::json!({
                "key": "outer",
                "args": {
                    "n": 3.0,
                    "who": "you",
                    "what": {"key": "inner", "args": {}, "rule": null},
                    "all": [{"key": "inner", "args": {}, "rule": null}],
                    "own": {"texts": {"en": "cat"}},
                },
                "rule": "XX-YY-01",
            })
        );
    }
}
