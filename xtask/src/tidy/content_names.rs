//! The code of a game whose pieces are content names none of them, if its description says so.

use super::sources::{Source, has_word, sources};
use crate::games::{ContentNames, games};
use anyhow::{Context, Result};
use toml::{Table, Value};

pub(super) fn check(faults: &mut Vec<String>) -> Result<()> {
    let (tables, code) = (sources(&[".toml"])?, sources(&[".rs"])?);
    for wanted in games()?.iter().filter_map(|game| game.names.as_ref()) {
        let names = names(wanted, &tables)?;
        if names.is_empty() {
            faults
                .push(format!("{}: no name was found; tidy looks for them in the wrong place", wanted.code));
        }
        for source in code.iter().filter(|source| source.path.starts_with(&wanted.code)) {
            faults.extend(named(source, &names).map(|name| {
                format!("{}: the code names nothing of the content, and {name:?} is content", source.path)
            }));
        }
    }
    Ok(())
}

/// Every name in the files, once.
fn names(wanted: &ContentNames, tables: &[Source]) -> Result<Vec<String>> {
    let mut names = Vec::new();
    for files in &wanted.files {
        for source in tables.iter().filter(|source| source.path.starts_with(&files.path)) {
            let table: Table = source.text.parse().with_context(|| source.path.clone())?;
            collect(&Value::Table(table), &files.keys, &mut names);
        }
    }
    names.sort();
    names.dedup();
    Ok(names)
}

/// Every text under one of the keys, anywhere below a value.
fn collect(value: &Value, keys: &[String], names: &mut Vec<String>) {
    match value {
        Value::Table(table) => {
            for (key, inner) in table {
                let texts = match inner {
                    Value::Array(list) => list.iter().collect(),
                    single => vec![single],
                };
                if keys.contains(key) {
                    names.extend(texts.iter().filter_map(|text| text.as_str()).map(str::to_owned));
                }
                collect(inner, keys, names);
            }
        }
        Value::Array(list) => list.iter().for_each(|inner| collect(inner, keys, names)),
        Value::String(_) | Value::Integer(_) | Value::Float(_) | Value::Boolean(_) | Value::Datetime(_) => {}
    }
}

/// The names that stand in a source outside its tests and comments.
fn named<'n>(source: &Source, names: &'n [String]) -> impl Iterator<Item = &'n String> {
    let code = source.statements();
    names.iter().filter(move |name| has_word(&code, name))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_planted_title_is_found_and_a_comment_is_not() {
        let wanted: ContentNames = toml::from_str(
            "code = \"a/\"\nfiles = [{ path = \"cards\", keys = [\"title\", \"personas\"] }, { path = \"people\", keys = [\"name\", \"also\"] }]",
        )
        .unwrap();
        let source = |path: &str, text: &str| Source { path: path.into(), text: text.into() };
        let tables = [
            source("cards/a.toml", "[[card]]\nname = \"1_1\"\ntitle = \"Tim's Hut\"\npersonas = [\"Tim\"]\n"),
            source("people.toml", "[[persona]]\nname = \"Ann\"\nalso = [\"Annie\"]\n"),
        ];
        let names = names(&wanted, &tables).unwrap();
        assert_eq!(names, ["Ann", "Annie", "Tim", "Tim's Hut"]);
        let found = |text: &str| named(&source("a/a.rs", text), &names).cloned().collect::<Vec<_>>();
        assert_eq!(found("let hut = \"Tim's Hut\";\n"), ["Tim", "Tim's Hut"]);
        assert_eq!(
            found("/// Tim says so.\nfn time() {}\n#[cfg(test)]\nmod tests { const A: &str = \"Ann\"; }\n"),
            [""; 0]
        );
    }
}
