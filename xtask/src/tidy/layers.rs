//! Dependencies point one way, and rules know nothing of the world.

use crate::run::{cargo, output};
use anyhow::{Context, Result};
use serde_json::Value;

/// What a crate above the host may depend on.
const HOST_AND_BELOW: &[&str] = &[
    "contract",
    "reference",
    "starfighter",
    "temple",
    "xwing",
    "swccg",
    "companion",
    "bots",
    "explain",
    "games",
    "match-core",
    "host",
];

/// Every crate of ours and those of ours it may depend on. The order is the direction: each crate comes after all
/// that it may see.
const LAYERS: &[(&str, &[&str])] = &[
    ("contract", &[]),
    ("content-reader", &[]),
    ("reference", &["contract"]),
    ("starfighter", &["contract", "content-reader"]),
    ("temple", &["contract"]),
    ("xwing", &["contract", "content-reader"]),
    ("companion", &["contract", "xwing"]),
    ("swccg", &["contract", "content-reader"]),
    ("bots", &["contract", "reference", "starfighter", "temple", "xwing", "swccg"]),
    (
        "explain",
        &["contract", "content-reader", "reference", "starfighter", "temple", "xwing", "swccg", "companion"],
    ),
    (
        "games",
        &[
            "contract",
            "content-reader",
            "reference",
            "starfighter",
            "temple",
            "xwing",
            "swccg",
            "companion",
            "bots",
            "explain",
        ],
    ),
    ("match-core", &["contract", "bots", "explain", "games"]),
    ("host", &["contract", "reference", "xwing", "companion", "bots", "explain", "games", "match-core"]),
    ("arena", HOST_AND_BELOW),
    ("server", HOST_AND_BELOW),
    (
        "tallyho",
        &[
            "contract",
            "starfighter",
            "temple",
            "swccg",
            "xwing",
            "companion",
            "bots",
            "explain",
            "games",
            "match-core",
            "host",
            "arena",
            "server",
        ],
    ),
    ("xtask", &[]),
];

/// Crates that hold rules.
pub(super) const RULES: &[&str] =
    &["contract", "content-reader", "reference", "starfighter", "temple", "xwing", "companion", "swccg"];

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
    for package in metadata["packages"].as_array().context("cargo metadata lists no packages")? {
        let name = package["name"].as_str().context("a package without a name")?;
        let Some((_, allowed)) = LAYERS.iter().find(|layer| layer.0 == name) else {
            faults.push(format!("{name}: a crate without a place in xtask/src/tidy/layers.rs"));
            continue;
        };
        for dependency in package["dependencies"].as_array().into_iter().flatten() {
            let on = dependency["name"].as_str().context("a dependency without a name")?;
            let for_tests = dependency["kind"] == "dev";
            judge(name, on, allowed, for_tests, faults);
        }
    }
    Ok(())
}

fn judge(name: &str, on: &str, allowed: &[&str], for_tests: bool, faults: &mut Vec<String>) {
    let ours = LAYERS.iter().any(|layer| layer.0 == on);
    if ours && on != name && !allowed.contains(&on) && !(for_tests && on == "reference") {
        faults.push(format!("{name} must not depend on {on}"));
    }
    if !for_tests && RULES.contains(&name) && WORLD.contains(&on) {
        faults.push(format!("{name} holds rules and must not depend on {on}"));
    }
    if !for_tests && HTTP.contains(&on) && name != "server" {
        faults.push(format!("{name} must not know HTTP ({on}); only server does"));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn faults(name: &str, on: &str, for_tests: bool) -> usize {
        let allowed = LAYERS.iter().find(|layer| layer.0 == name).unwrap().1;
        let mut faults = Vec::new();
        judge(name, on, allowed, for_tests, &mut faults);
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
        assert_eq!(faults("starfighter", "contract", false), 0);
        assert_eq!(faults("starfighter", "xwing", false), 1);
        assert_eq!(faults("starfighter", "tokio", false), 1);
        assert_eq!(faults("starfighter", "tokio", true), 0);
        assert_eq!(faults("host", "axum", false), 1);
        assert_eq!(faults("server", "axum", false), 0);
        assert_eq!(faults("contract", "reference", true), 0);
        assert_eq!(faults("contract", "reference", false), 1);
    }
}
