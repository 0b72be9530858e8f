//! The list of tests that `tallyho swccg coverage` prints: which tests name a rule, and which fail without a card's
//! text. `SWCCG_BLESS=1` rewrites it; its cards with `cargo test -p swccg --test it -- --ignored test_coverage`.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::Command;
use swccg::content::builtin;
use swccg::content::coverage::{CoverageStatus, TestCoverage, cards, test_coverage};

fn here(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

/// Every test of these files with the rules named in its comments and body.
fn tests_and_rules() -> BTreeMap<String, BTreeSet<String>> {
    let inside = |folder: &Path| -> Vec<PathBuf> {
        folder.read_dir().unwrap().map(|entry| entry.unwrap().path()).collect()
    };
    let mut files = inside(&here("tests/it/rules"));
    let nested: Vec<PathBuf> =
        files.iter().filter(|path| path.is_dir()).flat_map(|path| inside(path)).collect();
    files.extend(nested);
    files.retain(|path| path.extension().is_some_and(|ending| ending == "rs"));
    files.push(here("tests/it/laws.rs"));
    let mut found = BTreeMap::new();
    for path in files {
        let module = path.file_stem().unwrap().to_str().unwrap().to_owned();
        let text = std::fs::read_to_string(&path).unwrap();
        // Each piece but the last ends with the comment above the next test.
        let pieces: Vec<&str> = text.split("#[test]\n").collect();
        for pair in pieces.windows(2) {
            let above = pair[0].rsplit("\n\n").next().unwrap_or_default();
            let body = pair[1].split("\n}\n").next().unwrap_or_default();
            let Some(name) = body.split("fn ").nth(1).and_then(|rest| rest.split('(').next()) else {
                continue;
            };
            let words = [above, body].concat();
            let rules = words.match_indices("SW-").filter_map(|(at, _)| words.get(at..at + 9));
            let known = |id: &&str| swccg::rules::ALL.iter().any(|rule| rule.0 == *id);
            found.insert(format!("{module}::{name}"), rules.filter(known).map(str::to_owned).collect());
        }
    }
    found
}

fn by_rule(tests: &BTreeMap<String, BTreeSet<String>>) -> BTreeMap<String, Vec<String>> {
    let mut rules: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for (test, named) in tests {
        for rule in named {
            rules.entry(rule.clone()).or_default().push(test.clone());
        }
    }
    rules
}

fn write(test_coverage: &TestCoverage) {
    let head = "# Which tests name a rule, and which fail without the text of a card: made by crates/swccg/tests/it/rules/test_coverage.rs.\n\n";
    let list = |of: &BTreeMap<String, Vec<String>>| {
        let line = |(key, tests): (&String, &Vec<String>)| format!("\"{key}\" = {tests:?}\n");
        of.iter().map(line).collect::<String>()
    };
    let text =
        format!("{head}[rules]\n{}\n[cards]\n{}", list(&test_coverage.rules), list(&test_coverage.cards));
    std::fs::write(here("tests/test-coverage.toml"), text).unwrap();
}

fn blessing() -> bool {
    std::env::var_os("SWCCG_BLESS").is_some()
}

#[test]
fn every_rule_is_named_by_the_tests_on_file() {
    let filed = test_coverage().unwrap();
    let tests = tests_and_rules();
    let now = TestCoverage { rules: by_rule(&tests), cards: filed.cards.clone() };
    if blessing() {
        write(&now);
        return;
    }
    for (rule, named) in &now.rules {
        assert_eq!(filed.rules.get(rule), Some(named), "{rule}: SWCCG_BLESS=1 writes the list anew");
    }
    assert_eq!(filed.rules.len(), now.rules.len());
    let silent: Vec<_> = swccg::rules::ALL.iter().filter(|rule| !now.rules.contains_key(rule.0)).collect();
    assert_eq!(silent, [&contract::RuleId(""); 0], "no test names these");
}

#[test]
fn every_text_has_a_test_that_exists() {
    if blessing() {
        return;
    }
    let tests = tests_and_rules();
    for card in cards(builtin()).unwrap() {
        // A card of its own test, or one whose words are all tested by other cards.
        assert_eq!(card.untested, [""; 0], "{} {}", card.card, card.title);
        assert_eq!(card.standing, CoverageStatus::Done);
        for test in card.tests {
            assert!(tests.contains_key(&test), "{} is shown by {test}, which is gone", card.title);
        }
    }
}

/// Runs all positions once for each card without its text: this takes minutes, so it runs only on request.
#[test]
#[ignore = "runs all other tests a hundred times"]
fn cards_fail_the_tests_on_file_without_their_text() {
    let silenced = |card: &str| -> Vec<String> {
        let mut run = Command::new(std::env::current_exe().unwrap());
        let run = run.env("SWCCG_WITHOUT", card).env_remove("SWCCG_BLESS");
        let run = run
            .args(["rules::", "--skip", "perft", "--skip", "test_coverage", "--skip", "wide"])
            .output()
            .unwrap();
        // The list names a test by its file and function.
        let failed = |line: &str| {
            let path = line.strip_prefix("test rules::")?.strip_suffix(" ... FAILED")?;
            let start = path.rmatch_indices("::").nth(1).map_or(0, |(at, _)| at + 2);
            path.get(start..).map(str::to_owned)
        };
        let mut failed: Vec<String> =
            String::from_utf8(run.stdout).unwrap().lines().filter_map(failed).collect();
        failed.sort();
        failed
    };
    let filed = test_coverage().unwrap();
    let names = builtin().cards().iter().map(|card| card.name.to_string());
    let all = names.map(|name| (silenced(&name), name)).filter(|(tests, _)| !tests.is_empty());
    let now: BTreeMap<String, Vec<String>> = all.map(|(tests, name)| (name, tests)).collect();
    if blessing() {
        write(&TestCoverage { cards: now, ..filed });
    } else {
        assert_eq!(filed.cards, now);
    }
}
