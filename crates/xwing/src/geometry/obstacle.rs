//! Obstacles: our own outlines in the sizes of the tokens, by the ids that squad files use. Rule
//! [`OBSTACLES`](crate::rules::geometry::OBSTACLES).

use core::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::outline::{Outline, OutlineFault};
use super::point::Point;

/// What an obstacle is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum ObstacleKind {
    /// A rock.
    Asteroid,
    /// Wreckage.
    DebrisCloud,
    /// Gas.
    GasCloud,
}

/// One printed token.
#[derive(Clone, Debug, PartialEq)]
pub struct ObstacleToken {
    /// The id in squad files, such as `coreasteroid0`.
    pub id: String,
    /// What it is made of.
    pub kind: ObstacleKind,
    /// Its outline about the middle of its bounding box.
    pub outline: Outline,
}

/// All printed tokens, in the order of the file.
#[derive(Clone, Debug, PartialEq)]
pub struct ObstacleTokens(Vec<ObstacleToken>);

/// Why the file of obstacles cannot be used.
#[derive(Clone, Debug, PartialEq)]
pub enum ObstacleFault {
    /// Not the expected TOML.
    Syntax(String),
    /// An outline that is none.
    Outline(String, OutlineFault),
    /// Two tokens with one id.
    Twice(String),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    obstacle: Vec<Row>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Row {
    id: String,
    kind: ObstacleKind,
    outline: Vec<[f64; 2]>,
}

impl ObstacleTokens {
    /// The tokens that come with the program.
    ///
    /// # Errors
    /// When the file is broken, which the tests rule out.
    pub fn printed() -> Result<Self, ObstacleFault> {
        Self::parse(include_str!("../../../../content/xwing/obstacles.toml"))
    }

    /// Tokens from a file in our own form.
    ///
    /// # Errors
    /// When the text, an outline or an id is wrong.
    pub fn parse(text: &str) -> Result<Self, ObstacleFault> {
        let file: File = toml::from_str(text).map_err(|fault| ObstacleFault::Syntax(fault.to_string()))?;
        let mut tokens: Vec<ObstacleToken> = Vec::new();
        for Row { id, kind, outline } in file.obstacle {
            if tokens.iter().any(|token| token.id == id) {
                return Err(ObstacleFault::Twice(id));
            }
            let corners: Vec<_> = outline.into_iter().map(|[x, y]| Point::new(x, y)).collect();
            match Outline::new(&corners) {
                Ok(outline) => tokens.push(ObstacleToken { id, kind, outline }),
                Err(fault) => return Err(ObstacleFault::Outline(id, fault)),
            }
        }
        Ok(Self(tokens))
    }

    /// The token with an id.
    #[must_use]
    pub fn get(&self, id: &str) -> Option<&ObstacleToken> {
        self.0.iter().find(|token| token.id == id)
    }

    /// All of them.
    pub fn iter(&self) -> impl Iterator<Item = &ObstacleToken> {
        self.0.iter()
    }
}

impl fmt::Display for ObstacleFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Syntax(fault) => write!(f, "obstacles: {fault}"),
            Self::Outline(id, fault) => write!(f, "obstacle {id}: {fault}"),
            Self::Twice(id) => write!(f, "obstacle {id} is there twice"),
        }
    }
}

impl core::error::Error for ObstacleFault {}

#[cfg(test)]
mod tests;
