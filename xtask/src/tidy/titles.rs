//! The core of the card game names no card: what cards do is content.

use super::sources::{Source, has_word, sources};
use anyhow::{Context, Result};
use toml::{Table, Value};

const CORE: &str = "crates/swccg/src/";
const CONTENT: &str = "content/swccg/";

/// Keys of the content files under which titles and personas stand.
const KEYS: [&str; 5] = ["title", "personas", "also", "members", "crossed"];

pub(super) fn check(faults: &mut Vec<String>) -> Result<()> {
    let mut names = Vec::new();
    for source in sources(&[".toml"])? {
        let is_cards = source.path.starts_with(&format!("{CONTENT}cards/"));
        let is_personas = source.path == format!("{CONTENT}personas.toml");
        if is_cards || is_personas {
            let table: Table = source.text.parse().with_context(|| source.path.clone())?;
            collect(&Value::Table(table), is_personas, &mut names);
        }
    }
    names.sort();
    names.dedup();
    if names.is_empty() {
        faults.push(format!("{CONTENT}: no title was found; tidy looks for them in the wrong place"));
    }
    for source in sources(&[".rs"])?.iter().filter(|source| source.path.starts_with(CORE)) {
        faults.extend(named(source, &names).map(|name| {
            format!("{}: the core names no card, and {name:?} is one; that is content", source.path)
        }));
    }
    Ok(())
}

/// Every title and persona below a value; a persona of the list has its own under `name`.
fn collect(value: &Value, is_personas: bool, names: &mut Vec<String>) {
    match value {
        Value::Table(table) => {
            for (key, inner) in table {
                let names_one = KEYS.contains(&key.as_str()) || is_personas && key == "name";
                let texts = match inner {
                    Value::Array(list) => list.iter().collect(),
                    single => vec![single],
                };
                if names_one {
                    names.extend(texts.iter().filter_map(|text| text.as_str()).map(str::to_owned));
                }
                collect(inner, is_personas, names);
            }
        }
        Value::Array(list) => list.iter().for_each(|inner| collect(inner, is_personas, names)),
        Value::String(_) | Value::Integer(_) | Value::Float(_) | Value::Boolean(_) | Value::Datetime(_) => {}
    }
}

/// The names that stand in a source outside its tests and comments.
fn named<'n>(source: &Source, names: &'n [String]) -> impl Iterator<Item = &'n String> {
    let lines = source.code().lines().filter(|line| !line.trim_start().starts_with("//"));
    let code: String = lines.flat_map(|line| [line, "\n"]).collect();
    names.iter().filter(move |name| has_word(&code, name))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_planted_title_is_found_and_a_comment_is_not() {
        let mut names = Vec::new();
        let cards: Table =
            "[[card]]\nname = \"1_1\"\ntitle = \"Tim's Hut\"\npersonas = [\"Tim\"]\n".parse().unwrap();
        collect(&Value::Table(cards), false, &mut names);
        let listed: Table = "[[persona]]\nname = \"Ann\"\nalso = [\"Annie\"]\n".parse().unwrap();
        collect(&Value::Table(listed), true, &mut names);
        names.sort();
        assert_eq!(names, ["Ann", "Annie", "Tim", "Tim's Hut"]);
        let source = |text: &str| Source { path: "crates/swccg/src/a.rs".into(), text: text.into() };
        let found = |text: &str| named(&source(text), &names).cloned().collect::<Vec<_>>();
        assert_eq!(found("let hut = \"Tim's Hut\";\n"), ["Tim", "Tim's Hut"]);
        assert_eq!(
            found("/// Tim says so.\nfn time() {}\n#[cfg(test)]\nmod tests { const A: &str = \"Ann\"; }\n"),
            [""; 0]
        );
    }
}
