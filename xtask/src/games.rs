//! What the tasks know of the games: the file `game.toml` in the folder of each. No task has a list of games.

use crate::run::root;
use anyhow::{Context, Result};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::fs::{read_dir, read_to_string};

/// The folder with a folder for each game.
pub(crate) const DESCRIPTIONS: &str = "crates/games/src";

/// The facts about one game.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct GameFacts {
    /// Its id: the name of its folder.
    #[serde(skip)]
    pub(crate) id: String,
    /// Whether it is for tests only: it has no rule page and no browser tests.
    #[serde(default)]
    pub(crate) for_tests: bool,
    /// Its crates, and those of ours that each may depend on.
    #[serde(default)]
    pub(crate) crates: BTreeMap<String, Vec<String>>,
    #[serde(default)]
    pub(crate) tests: TestFacts,
    #[serde(default)]
    pub(crate) pictures: PictureFacts,
    pub(crate) names: Option<ContentNames>,
    #[serde(default)]
    pub(crate) soak: Vec<Soak>,
    #[serde(default)]
    pub(crate) bench: Vec<Bench>,
}

#[derive(Deserialize, Debug, Default)]
#[serde(deny_unknown_fields)]
pub(crate) struct TestFacts {
    /// Files with one test that is not run with the others: too long for every change, or no test but a tool.
    pub(crate) apart: Vec<String>,
}

#[derive(Deserialize, Debug, Default)]
#[serde(deny_unknown_fields)]
pub(crate) struct PictureFacts {
    /// Browser tests that take pictures.
    pub(crate) tests: Vec<String>,
}

/// Names of the content that the code must not name.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct ContentNames {
    /// The folder of the code.
    pub(crate) code: String,
    pub(crate) files: Vec<NameFiles>,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct NameFiles {
    /// A file, or a folder with all its files.
    pub(crate) path: String,
    /// The keys with names.
    pub(crate) keys: Vec<String>,
}

/// A long test.
#[derive(Deserialize, Debug, Clone)]
#[serde(deny_unknown_fields)]
pub(crate) struct Soak {
    pub(crate) name: String,
    pub(crate) package: String,
    /// The test binary.
    pub(crate) test: String,
    /// Arguments behind `--`.
    pub(crate) args: Vec<String>,
}

/// Measurements of a kind of its own: examples of a crate, run in order.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct Bench {
    pub(crate) package: String,
    pub(crate) steps: Vec<BenchStep>,
    pub(crate) counted: Option<Counted>,
}

/// An example of the crate, a Python script, or another engine.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct BenchStep {
    pub(crate) title: String,
    pub(crate) example: Option<String>,
    pub(crate) python: Option<String>,
    pub(crate) peer: Option<String>,
    /// `{bench}` is the folder for files.
    #[serde(default)]
    pub(crate) args: Vec<String>,
    /// The file in that folder that receives the output.
    pub(crate) output: Option<String>,
}

/// An example whose instructions are counted.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct Counted {
    pub(crate) example: String,
    /// Its argument behind `--count`.
    pub(crate) game: String,
    /// What one unit of its count is.
    pub(crate) what: String,
}

/// The facts about every game, by id.
pub(crate) fn games() -> Result<Vec<GameFacts>> {
    let mut games = Vec::new();
    for entry in read_dir(root().join(DESCRIPTIONS)).context(DESCRIPTIONS)? {
        let folder = entry?.path();
        let file = folder.join("game.toml");
        if !file.exists() {
            continue;
        }
        let name = || file.display().to_string();
        let text = read_to_string(&file).with_context(name)?;
        let mut game: GameFacts = toml::from_str(&text).with_context(name)?;
        game.id = folder.file_name().unwrap_or_default().to_string_lossy().into_owned();
        games.push(game);
    }
    games.sort_by(|a, b| a.id.cmp(&b.id));
    anyhow::ensure!(!games.is_empty(), "{DESCRIPTIONS}: no folder has a game.toml");
    Ok(games)
}

/// The games that are offered to players.
pub(crate) fn offered() -> Result<Vec<GameFacts>> {
    Ok(games()?.into_iter().filter(|game| !game.for_tests).collect())
}
