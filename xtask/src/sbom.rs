//! What the program is made of, as a CycloneDX document: every crate that is linked in, and the packages of the page.

use crate::run::{cargo, output, root};
use anyhow::{Context, Result};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};

/// The document for the program on a platform.
pub(crate) fn text(platform: &str) -> Result<String> {
    let args = ["metadata", "--format-version", "1", "--locked", "--filter-platform", platform];
    let metadata: Value = serde_json::from_str(&output(&mut cargo(&args))?)?;
    let mut components = linked_crates(&metadata, "tallyho")?;
    let lock = std::fs::read_to_string(root().join("web/package-lock.json"))?;
    let page = std::fs::read_to_string(root().join("web/package.json"))?;
    components.extend(page_packages(&serde_json::from_str(&page)?, &serde_json::from_str(&lock)?));
    let document = json!({
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {"component": {
            "type": "application", "name": "tallyho", "version": env!("CARGO_PKG_VERSION"),
            "purl": format!("pkg:cargo/tallyho@{}", env!("CARGO_PKG_VERSION")),
            "licenses": [{"expression": env!("CARGO_PKG_LICENSE")}],
        }},
        "components": components,
    });
    Ok(serde_json::to_string_pretty(&document)? + "\n")
}

/// The crates from a registry that a crate of ours links in: not those of tests, build scripts and macros' builds.
fn linked_crates(metadata: &Value, of: &str) -> Result<Vec<Value>> {
    let list = |value: &Value| value.as_array().cloned().unwrap_or_default();
    let packages: BTreeMap<String, Value> = list(&metadata["packages"])
        .into_iter()
        .filter_map(|package| Some((package["id"].as_str()?.to_owned(), package)))
        .collect();
    let nodes: BTreeMap<String, Value> = list(&metadata["resolve"]["nodes"])
        .into_iter()
        .filter_map(|node| Some((node["id"].as_str()?.to_owned(), node)))
        .collect();
    let own = packages.iter().find(|(_, package)| package["name"] == of);
    let mut next = vec![own.with_context(|| format!("there is no crate {of}"))?.0.clone()];
    let mut linked = BTreeSet::new();
    while let Some(id) = next.pop() {
        if !linked.insert(id.clone()) {
            continue;
        }
        for dependency in nodes.get(&id).map(|node| list(&node["deps"])).unwrap_or_default() {
            let normal = list(&dependency["dep_kinds"]).iter().any(|kind| kind["kind"].is_null());
            next.extend(dependency["pkg"].as_str().filter(|_| normal).map(str::to_owned));
        }
    }
    let linked =
        linked.iter().filter_map(|id| packages.get(id)).filter(|package| !package["source"].is_null());
    let mut components: Vec<Value> = linked.map(|package| component("cargo", package)).collect();
    components.sort_by_key(|component| component["purl"].as_str().unwrap_or_default().to_owned());
    Ok(components)
}

/// What the page ships: its dependencies, and svelte, whose runtime is compiled in.
fn page_packages(page: &Value, lock: &Value) -> Vec<Value> {
    let dependencies = page["dependencies"].as_object().into_iter().flat_map(|all| all.keys().cloned());
    let mut names: BTreeSet<String> = dependencies.collect();
    names.insert("svelte".into());
    names
        .into_iter()
        .filter_map(|name| {
            let mut package = lock["packages"].get(format!("node_modules/{name}"))?.clone();
            package["name"] = name.into();
            Some(component("npm", &package))
        })
        .collect()
}

fn component(kind: &str, package: &Value) -> Value {
    let field = |name: &str| package[name].as_str().unwrap_or_default();
    let (name, version) = (field("name"), field("version"));
    let expression = field("license").replace('/', " OR ");
    json!({
        "type": "library", "name": name, "version": version,
        "purl": format!("pkg:{kind}/{}@{version}", name.replace('@', "%40")),
        "licenses": [{"expression": expression}],
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_linked_in_is_listed() {
        let package = |name: &str, source: Value| json!({"id": name, "name": name, "version": "1.0.0", "license": "MIT/Apache-2.0", "source": source});
        let edge = |to: &str, kind: Value| json!({"pkg": to, "dep_kinds": [{"kind": kind}]});
        let registry = json!("registry");
        let metadata = json!({
            "packages": [
                package("tallyho", Value::Null), package("host", Value::Null),
                package("linked", registry.clone()), package("deep", registry.clone()),
                package("tests-only", registry.clone()), package("build-only", registry),
            ],
            "resolve": {"nodes": [
                {"id": "tallyho", "deps": [edge("host", Value::Null), edge("tests-only", json!("dev"))]},
                {"id": "host", "deps": [edge("linked", Value::Null), edge("build-only", json!("build"))]},
                {"id": "linked", "deps": [edge("deep", Value::Null)]},
            ]},
        });
        let found = linked_crates(&metadata, "tallyho").unwrap();
        let names: Vec<&str> = found.iter().filter_map(|one| one["name"].as_str()).collect();
        assert_eq!(names, ["deep", "linked"]);
        assert_eq!(found[0]["licenses"][0]["expression"], "MIT OR Apache-2.0");
        assert_eq!(found[0]["purl"], "pkg:cargo/deep@1.0.0");
    }

    #[test]
    fn packages_of_the_page_are_listed() {
        let page = json!({"dependencies": {"@fluent/bundle": "^1"}, "devDependencies": {"vite": "^7"}});
        let lock = json!({"packages": {
            "node_modules/@fluent/bundle": {"version": "0.19.1", "license": "Apache-2.0"},
            "node_modules/svelte": {"version": "5.0.0", "license": "MIT"},
            "node_modules/vite": {"version": "7.0.0", "license": "MIT"},
        }});
        let found = page_packages(&page, &lock);
        let links: Vec<&str> = found.iter().filter_map(|one| one["purl"].as_str()).collect();
        assert_eq!(links, ["pkg:npm/%40fluent/bundle@0.19.1", "pkg:npm/svelte@5.0.0"]);
    }
}
