//! Dependencies point one way, and rules know nothing of the world.

use crate::games::{GameFacts, games};
use crate::run::{cargo, output};
use anyhow::{Context, Result};
use serde_json::Value;

/// A dependency that stands for the crates of all games.
const GAMES: &str = "<games>";

/// Every crate of ours that no game owns, and those of ours it may depend on. The order is the direction: each crate comes after all
/// that it may see. The crates of the games stand where [`GAMES`] does; what they may see is in the description of each game.
const LAYERS: &[(&str, &[&str])] = &[
    ("contract", &[]),
    ("content-reader", &[]),
    ("reference", &["contract"]),
    (GAMES, &["contract", "content-reader"]),
    ("bots", &["contract", "reference", GAMES]),
    ("explain", &["contract", "content-reader", "reference", GAMES]),
    ("games", &["contract", "content-reader", "reference", GAMES, "bots", "explain"]),
    ("match-core", &["contract", "reference", GAMES, "bots", "explain", "games"]),
    ("host", &["contract", "reference", GAMES, "bots", "explain", "games", "match-core"]),
    ("arena", &["contract", "reference", GAMES, "bots", "explain", "games", "match-core", "host"]),
    ("server", &["contract", "reference", GAMES, "bots", "explain", "games", "match-core", "host"]),
    ("tallyho", &["contract", GAMES, "bots", "explain", "games", "match-core", "host", "arena", "server"]),
    ("xtask", &[]),
];

/// Crates that hold rules and that no game owns.
const SHARED_RULES: &[&str] = &["contract", "content-reader", "reference"];

/// The places of all crates.
pub(super) struct Layers {
    games: Vec<GameFacts>,
}

impl Layers {
    pub(super) fn read() -> Result<Self> {
        Ok(Layers { games: games()? })
    }

    fn game_crates(&self) -> impl Iterator<Item = (&String, &Vec<String>)> {
        self.games.iter().flat_map(|game| &game.crates)
    }

    fn is_game(&self, name: &str) -> bool {
        self.game_crates().any(|(own, _)| own == name)
    }

    /// Whether a crate holds rules.
    pub(super) fn holds_rules(&self, name: &str) -> bool {
        SHARED_RULES.contains(&name) || self.is_game(name)
    }

    fn is_ours(&self, name: &str) -> bool {
        self.is_game(name) || LAYERS.iter().any(|layer| layer.0 == name)
    }

    /// Whether a crate of ours may depend on another; `None` for a crate without a place.
    fn allows(&self, name: &str, on: &str) -> Option<bool> {
        if let Some((_, allowed)) = self.game_crates().find(|(own, _)| *own == name) {
            return Some(allowed.iter().any(|allowed| allowed == on));
        }
        let (_, allowed) = LAYERS.iter().find(|layer| layer.0 == name)?;
        Some(allowed.contains(&on) || allowed.contains(&GAMES) && self.is_game(on))
    }
}

/// What no crate that holds rules may depend on: the world, the clock, and sources of randomness.
const WORLD: &[&str] = &[
    "tokio",
    "axum",
    "hyper",
    "rand",
    "rand_chacha",
    "getrandom",
    "sqlx",
    "chrono",
    "time",
    "jiff",
    "rayon",
    "tracing",
];

/// HTTP is known to these crates alone.
const HTTP: &[&str] = &["axum", "tower", "tower-http", "hyper", "http"];

pub(super) fn check(faults: &mut Vec<String>) -> Result<()> {
    let args = ["metadata", "--no-deps", "--format-version", "1", "--locked"];
    let metadata: Value = serde_json::from_str(&output(&mut cargo(&args))?)?;
    let layers = Layers::read()?;
    for package in metadata["packages"].as_array().context("cargo metadata lists no packages")? {
        let name = package["name"].as_str().context("a package without a name")?;
        if !layers.is_ours(name) {
            faults
                .push(format!("{name}: a crate without a place in xtask/src/tidy/layers.rs or a game.toml"));
            continue;
        }
        for dependency in package["dependencies"].as_array().into_iter().flatten() {
            let on = dependency["name"].as_str().context("a dependency without a name")?;
            let for_tests = dependency["kind"] == "dev";
            judge(&layers, name, on, for_tests, faults);
        }
    }
    Ok(())
}

fn judge(layers: &Layers, name: &str, on: &str, for_tests: bool, faults: &mut Vec<String>) {
    let allowed = on == name || for_tests && on == "reference" || layers.allows(name, on) == Some(true);
    if layers.is_ours(on) && !allowed {
        faults.push(format!("{name} must not depend on {on}"));
    }
    if !for_tests && layers.holds_rules(name) && WORLD.contains(&on) {
        faults.push(format!("{name} holds rules and must not depend on {on}"));
    }
    if !for_tests && HTTP.contains(&on) && name != "server" {
        faults.push(format!("{name} must not know HTTP ({on}); only server does"));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Two games, one with a crate that builds on the other of its own.
    fn layers() -> Layers {
        let game = |text: &str| toml::from_str::<GameFacts>(text).unwrap();
        Layers {
            games: vec![
                game("[crates]\nchess = [\"contract\"]\nchess-clock = [\"contract\", \"chess\"]"),
                game("[crates]\ngo = [\"contract\"]"),
            ],
        }
    }

    fn faults(name: &str, on: &str, for_tests: bool) -> usize {
        let mut faults = Vec::new();
        judge(&layers(), name, on, for_tests, &mut faults);
        faults.len()
    }

    #[test]
    fn each_crate_sees_only_earlier_ones() {
        for (at, (name, allowed)) in LAYERS.iter().enumerate() {
            for seen in *allowed {
                assert!(
                    LAYERS[..at].iter().any(|layer| layer.0 == *seen),
                    "{name} sees {seen}, which comes later"
                );
            }
        }
    }

    #[test]
    fn forbidden_edges_are_named() {
        assert_eq!(faults("chess", "contract", false), 0);
        assert_eq!(faults("chess", "go", false), 1);
        assert_eq!(faults("chess-clock", "chess", false), 0);
        assert_eq!(faults("chess", "tokio", false), 1);
        assert_eq!(faults("chess", "tokio", true), 0);
        assert_eq!(faults("bots", "chess", false), 0);
        assert_eq!(faults("reference", "chess", false), 1);
        assert_eq!(faults("host", "axum", false), 1);
        assert_eq!(faults("server", "axum", false), 0);
        assert_eq!(faults("contract", "reference", true), 0);
        assert_eq!(faults("contract", "reference", false), 1);
    }
}
