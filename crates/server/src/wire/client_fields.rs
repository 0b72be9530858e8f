//! Reads a client message in one pass. The JSON of a game inside it stays text until the game reads it: an enum with a tag in
//! the object, as serde derives it, would parse it twice more.

use super::{ClientMessage, Json, Viewer};
use serde::{Deserialize, Deserializer, de::Error};

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Kind {
    Hello,
    Choose,
    Roll,
    Enter,
    Undo,
    AnswerUndo,
    Resign,
    Hurry,
    Standing,
    Preview,
    Inquire,
    Why,
    Ping,
}

/// The fields of all messages. Each kind takes its own; what is left over belongs to another kind and is refused.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct ClientFields {
    #[serde(rename = "type")]
    kind: Kind,
    #[serde(default)]
    request: Option<String>,
    #[serde(default)]
    since: Option<u32>,
    #[serde(default, rename = "as")]
    viewer: Option<Viewer>,
    #[serde(default)]
    question: Option<u32>,
    #[serde(default, deserialize_with = "present")]
    choice: Option<Json>,
    #[serde(default, deserialize_with = "present")]
    outcome: Option<Json>,
    #[serde(default)]
    allow: Option<bool>,
    #[serde(default)]
    forced: Option<bool>,
    #[serde(default, deserialize_with = "present")]
    about: Option<Json>,
    #[serde(default)]
    entry: Option<u32>,
}

/// A field that is there, even if it is `null`.
fn present<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Json>, D::Error> {
    Json::deserialize(deserializer).map(Some)
}

fn take<T>(field: &mut Option<T>, name: &'static str) -> Result<T, String> {
    field.take().ok_or_else(|| format!("missing field `{name}`"))
}

impl ClientFields {
    fn message(mut self) -> Result<ClientMessage, String> {
        let message = match self.kind {
            Kind::Hello => ClientMessage::Hello { since: self.since.take(), eyes: self.viewer.take() },
            Kind::Choose => ClientMessage::Choose {
                request: self.request()?,
                question: take(&mut self.question, "question")?,
                choice: take(&mut self.choice, "choice")?,
            },
            Kind::Roll => ClientMessage::Roll { request: self.request()? },
            Kind::Enter => ClientMessage::Enter {
                request: self.request()?,
                outcome: take(&mut self.outcome, "outcome")?,
            },
            Kind::Undo => ClientMessage::Undo { request: self.request()? },
            Kind::AnswerUndo => {
                ClientMessage::AnswerUndo { request: self.request()?, allow: take(&mut self.allow, "allow")? }
            }
            Kind::Resign => ClientMessage::Resign { request: self.request()? },
            Kind::Hurry => ClientMessage::Hurry,
            Kind::Standing => ClientMessage::Standing { forced: take(&mut self.forced, "forced")? },
            Kind::Preview => {
                ClientMessage::Preview { request: self.request()?, choice: take(&mut self.choice, "choice")? }
            }
            Kind::Inquire => {
                ClientMessage::Inquire { request: self.request()?, about: take(&mut self.about, "about")? }
            }
            Kind::Why => ClientMessage::Why { entry: take(&mut self.entry, "entry")? },
            Kind::Ping => ClientMessage::Ping,
        };
        match self.left_over() {
            Some(name) => Err(format!("unknown field `{name}`")),
            None => Ok(message),
        }
    }

    fn request(&mut self) -> Result<String, String> {
        take(&mut self.request, "request")
    }

    fn left_over(&self) -> Option<&'static str> {
        let fields = [
            ("request", self.request.is_some()),
            ("since", self.since.is_some()),
            ("as", self.viewer.is_some()),
            ("question", self.question.is_some()),
            ("choice", self.choice.is_some()),
            ("outcome", self.outcome.is_some()),
            ("allow", self.allow.is_some()),
            ("forced", self.forced.is_some()),
            ("about", self.about.is_some()),
            ("entry", self.entry.is_some()),
        ];
        fields.into_iter().find(|(_, left)| *left).map(|(name, _)| name)
    }
}

impl<'de> Deserialize<'de> for ClientMessage {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        ClientFields::deserialize(deserializer)?.message().map_err(D::Error::custom)
    }
}
