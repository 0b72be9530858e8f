//! Where crates come from and which are banned, as `deny.toml` says; without a network.

use crate::run::{cargo, output, root};
use anyhow::{Context, Result};
use serde_json::Value;
use std::collections::BTreeMap;

/// The only registry.
const CRATES_IO: &str = "registry+https://github.com/rust-lang/crates.io-index";

struct Ban {
    name: String,
    /// Those of ours that may depend on it all the same.
    wrappers: Vec<String>,
}

pub(super) fn check(faults: &mut Vec<String>) -> Result<()> {
    let rules: toml::Table = std::fs::read_to_string(root().join("deny.toml"))?.parse()?;
    let args = ["metadata", "--format-version", "1", "--locked", "--all-features"];
    let metadata: Value = serde_json::from_str(&output(&mut cargo(&args))?)?;
    judge(&bans(&rules)?, &metadata, faults)
}

fn bans(rules: &toml::Table) -> Result<Vec<Ban>> {
    let listed = rules.get("bans").and_then(|bans| bans.get("deny")).and_then(toml::Value::as_array);
    let ban = |entry: &toml::Value| {
        let name = entry.get("crate").and_then(toml::Value::as_str)?.to_owned();
        let wrappers = entry.get("wrappers").and_then(toml::Value::as_array).into_iter().flatten();
        let wrappers = wrappers.filter_map(|name| Some(name.as_str()?.to_owned())).collect();
        Some(Ban { name, wrappers })
    };
    let listed = listed.context("deny.toml bans nothing")?;
    listed.iter().map(|entry| ban(entry).context("deny.toml: a ban without a crate")).collect()
}

fn judge(bans: &[Ban], metadata: &Value, faults: &mut Vec<String>) -> Result<()> {
    let packages = metadata["packages"].as_array().context("cargo metadata lists no packages")?;
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let names: BTreeMap<String, String> =
        packages.iter().map(|package| (text(&package["id"]), text(&package["name"]))).collect();
    for package in packages {
        let (name, source) = (text(&package["name"]), text(&package["source"]));
        if !source.is_empty() && source != CRATES_IO {
            faults.push(format!("{name}: comes from {source}, not from crates.io"));
        }
        for dependency in package["dependencies"].as_array().into_iter().flatten() {
            let any = dependency["req"] == "*" && dependency["path"].is_null();
            if package["source"].is_null() && any {
                faults.push(format!("{name}: any version of {} will do", text(&dependency["name"])));
            }
        }
    }
    for node in metadata["resolve"]["nodes"].as_array().into_iter().flatten() {
        let from = names.get(&text(&node["id"])).cloned().unwrap_or_default();
        for dependency in node["deps"].as_array().into_iter().flatten() {
            let on = names.get(&text(&dependency["pkg"])).cloned().unwrap_or_default();
            let banned = bans.iter().any(|ban| ban.name == on && !ban.wrappers.contains(&from));
            if banned {
                faults.push(format!("{from}: deny.toml bans {on} here"));
            }
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn foreign_sources_bans_and_open_versions_are_named() {
        let rules =
            "[bans]\ndeny = [{ crate = \"axum\", wrappers = [\"server\"] }, { crate = \"openssl-sys\" }]";
        let bans = bans(&rules.parse().unwrap()).unwrap();
        let package = |name: &str, source: Value, dependencies: Value| json!({"id": name, "name": name, "source": source, "dependencies": dependencies});
        let good = json!({"packages": [
            package("server", Value::Null, json!([{"name": "axum", "req": "^0.8", "path": null}])),
            package("axum", json!(CRATES_IO), json!([])),
        ], "resolve": {"nodes": [{"id": "server", "deps": [{"pkg": "axum"}]}]}});
        let mut faults = Vec::new();
        judge(&bans, &good, &mut faults).unwrap();
        assert!(faults.is_empty(), "{faults:?}");
        let bad = json!({"packages": [
            package("host", Value::Null, json!([{"name": "axum", "req": "*", "path": null}])),
            package("axum", json!("git+https://example.org/axum"), json!([])),
            package("openssl-sys", json!(CRATES_IO), json!([])),
        ], "resolve": {"nodes": [{"id": "host", "deps": [{"pkg": "axum"}, {"pkg": "openssl-sys"}]}]}});
        judge(&bans, &bad, &mut faults).unwrap();
        assert_eq!(faults.len(), 4, "{faults:?}");
    }
}
