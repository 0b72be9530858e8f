//! Obstacles: our own outlines in the sizes of the printed tokens, keyed by the ids used in squad files. Rule
//! [`OBSTACLES`](crate::rules::geometry::OBSTACLES).

use core::fmt;

use serde::{Deserialize, Serialize};

use super::outline::{Outline, OutlineError};
use crate::geometry::primitives::point::Point;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum ObstacleKind {
    Asteroid,
    DebrisCloud,
    GasCloud,
}

/// A printed obstacle token.
#[derive(Clone, Debug, PartialEq)]
pub struct ObstacleToken {
    /// The id in squad files, such as `coreasteroid0`.
    pub id: String,
    pub kind: ObstacleKind,
    /// The outline relative to the center of its bounding box.
    pub outline: Outline,
}

/// All printed tokens, in the order of the file.
#[derive(Clone, Debug, PartialEq)]
pub struct ObstacleTokens(Vec<ObstacleToken>);

/// Why an obstacle file is invalid.
#[derive(Clone, Debug, PartialEq)]
pub enum ObstacleError {
    /// Invalid TOML or unknown keys.
    Syntax(content_reader::LineError),
    /// The token with this id has an invalid outline.
    Outline(String, OutlineError),
    Twice(String),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "ObstaclesFile"))]
pub(crate) struct File {
    obstacle: Vec<Row>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "PrintedObstacle"))]
struct Row {
    id: String,
    kind: ObstacleKind,
    outline: Vec<[f64; 2]>,
}

impl ObstacleTokens {
    /// The built-in tokens.
    ///
    /// # Errors
    /// When the file is invalid, which the tests rule out.
    pub fn printed() -> Result<Self, ObstacleError> {
        Self::parse(include_str!("../../../../../../content/xwing/obstacles.toml"))
    }

    /// Parses tokens from TOML in the format of `obstacles.toml`.
    ///
    /// # Errors
    /// When the text, an outline or an id is invalid.
    pub fn parse(text: &str) -> Result<Self, ObstacleError> {
        let file: File = content_reader::from_toml(text).map_err(ObstacleError::Syntax)?;
        let mut tokens: Vec<ObstacleToken> = Vec::new();
        for Row { id, kind, outline } in file.obstacle {
            if tokens.iter().any(|token| token.id == id) {
                return Err(ObstacleError::Twice(id));
            }
            let corners: Vec<_> = outline.into_iter().map(|[x, y]| Point::new(x, y)).collect();
            match Outline::new(&corners) {
                Ok(outline) => tokens.push(ObstacleToken { id, kind, outline }),
                Err(fault) => return Err(ObstacleError::Outline(id, fault)),
            }
        }
        Ok(Self(tokens))
    }

    #[must_use]
    pub fn get(&self, id: &str) -> Option<&ObstacleToken> {
        self.0.iter().find(|token| token.id == id)
    }

    pub fn iter(&self) -> impl Iterator<Item = &ObstacleToken> {
        self.0.iter()
    }
}

impl fmt::Display for ObstacleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Syntax(fault) => f.write_str(&fault.what),
            Self::Outline(id, fault) => write!(f, "obstacle {id}: {fault}"),
            Self::Twice(id) => write!(f, "obstacle {id} is there twice"),
        }
    }
}

impl core::error::Error for ObstacleError {}

impl ObstacleError {
    /// The line of the file where it is; of an obstacle that is there twice, the second.
    #[must_use]
    pub fn line(&self, text: &str) -> usize {
        let quoted = |id: &str| format!("\"{id}\"");
        match self {
            Self::Syntax(fault) => fault.line,
            Self::Outline(id, _) => content_reader::line_with(text, &[&quoted(id)]),
            Self::Twice(id) => {
                text.rfind(&quoted(id)).map_or(0, |offset| content_reader::line_at(text, offset))
            }
        }
    }
}

#[cfg(test)]
mod tests;
