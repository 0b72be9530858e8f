//! Code never compares message keys or the arguments of messages: a sentence may be reworded or renamed at any time.
//! What code has to know is a typed field of an event, a view or an ending.

use super::sources::{Source, sources};
use anyhow::Result;
use std::collections::BTreeSet;

pub(super) fn check(faults: &mut Vec<String>) -> Result<()> {
    let mut english = sources(&[".ftl"])?;
    english.retain(|file| file.path.starts_with("locales/en/"));
    let keys: BTreeSet<&str> =
        english.iter().flat_map(|file| file.text.lines().filter_map(super::messages::key)).collect();
    for source in sources(&[".rs", ".ts", ".svelte"])? {
        let is_page = source.path.starts_with("web/src/") && !source.path.ends_with(".test.ts");
        if !is_page && !source.path.starts_with("crates/") {
            continue;
        }
        faults.extend(comparisons(&source, &keys));
    }
    Ok(())
}

fn comparisons(source: &Source, keys: &BTreeSet<&str>) -> Vec<String> {
    let code = source.code().lines().enumerate();
    let code = code.filter(|(_, line)| !line.trim_start().starts_with("//"));
    let found = code.filter(|(_, line)| compares(line, keys, source.path.ends_with(".rs")));
    let fault = |(number, line): (usize, &str)| {
        format!("{}:{}: code must not compare message keys: {}", source.path, number + 1, line.trim())
    };
    found.map(fault).collect()
}

fn compares(line: &str, keys: &BTreeSet<&str>, is_rust: bool) -> bool {
    compares_whole(line, keys, is_rust)
        || compares_beginning(line, keys)
        || compares_argument(line)
        || line.contains(".key)") && line.contains(".includes(")
}

/// A key beside a comparison, or as a pattern.
fn compares_whole(line: &str, keys: &BTreeSet<&str>, is_rust: bool) -> bool {
    let parts: Vec<&str> = line.split('"').collect();
    let literals = parts.iter().enumerate().skip(1).step_by(2).filter(|(_, literal)| keys.contains(*literal));
    literals.into_iter().any(|(at, _)| {
        let before = parts.get(at - 1).map_or("", |part| part.trim_end());
        let after = parts.get(at + 1).map_or("", |part| part.trim_start());
        let compared = |text: &str| text.ends_with("==") || text.ends_with("!=");
        let pattern = is_rust && (before.ends_with('|') || after.starts_with('|') || after.starts_with("=>"));
        compared(before)
            || after.starts_with("==")
            || after.starts_with("!=")
            || before.ends_with("case")
            || pattern
    })
}

/// A key tested for its beginning, by a function or a regular expression.
fn compares_beginning(line: &str, keys: &BTreeSet<&str>) -> bool {
    let begins = |text: &str| text.len() > 2 && keys.iter().any(|key| key.starts_with(text));
    let literal =
        |rest: &str| rest.trim_start_matches('"').split(['"', '(', '/']).next().map(begins) == Some(true);
    let called = ["key.startsWith(", "key.starts_with("].iter().filter_map(|call| line.split_once(call));
    let matched = line.split_once("/^").filter(|_| line.contains(".test(") && line.contains("key"));
    called.chain(matched).any(|(_, rest)| literal(rest))
}

/// An argument of a message beside a comparison.
fn compares_argument(line: &str) -> bool {
    line.match_indices("args").any(|(at, found)| {
        let rest = line.get(at + found.len()..).unwrap_or("");
        let named = rest.strip_prefix('.').or_else(|| rest.strip_prefix("[\""));
        named.is_some_and(|named| {
            let end = named.trim_start_matches(|c: char| c.is_ascii_alphanumeric() || c == '_');
            let end = end.strip_prefix("\"]").unwrap_or(end).trim_start();
            end.starts_with("===") || end.starts_with("!==")
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comparisons_are_found_and_uses_are_not() {
        let keys = BTreeSet::from(["xw-tally-near", "xw-chart", "xw-entry-red"]);
        let found = |line: &str, is_rust: bool| compares(line, &keys, is_rust);
        for page in [
            r#"if (key === "xw-chart") return "arc";"#,
            r#"if ("xw-chart" !== message.key) return;"#,
            r#"if (key.startsWith("xw-tally")) return "tally";"#,
            r#"return /^xw-(entry|step)/.test(key) ? "cell" : "other";"#,
            r#"isDraw: (ending) => ending.args.outcome === "draw","#,
            r#"isDraw: (ending) => ending.args["outcome"] !== "lost","#,
            r#"case "xw-chart":"#,
            r#"if (KEYS.includes(message.key)) return;"#,
        ] {
            assert!(found(page, false), "{page}");
        }
        for rust in [
            r#".filter(|message| matches!(message.key, "xw-chart" | "co-log-place"))"#,
            r#"if message.key == "xw-chart" {"#,
            r#"    "xw-chart" => Stage::Arc,"#,
            r#"if message.key.starts_with("xw-tally") {"#,
        ] {
            assert!(found(rust, true), "{rust}");
        }
        for (used, is_rust) in [
            (r#"message("xw-chart", { arc })"#, false),
            (r#"const word = so ? "xw-chart" : "xw-entry-red";"#, false),
            (r#"const parts = message.args["parts"];"#, false),
            (r#"if (pressed.key === "Enter") send();"#, false),
            (r#"ApproachSentence::Chart(chart) => Message::new("xw-chart")"#, true),
            (r#"let key = match stage { Stage::Arc => "xw-chart", _ => "xw-entry-red" };"#, true),
            (r#".find(|preset| preset.key == "first-flight")"#, true),
        ] {
            assert!(!found(used, is_rust), "{used}");
        }
    }
}
