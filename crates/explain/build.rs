//! Lists files by their folders, so that a new language or a new game needs no change of code: the folders under `locales/` are the
//! languages, the files under `docs/rules/` the rule pages.
//!
//! Files that only the page reads (`page*.ftl`, `lobby-*.ftl`) are not compiled into the program. Games for tests keep their sentences and
//! rules in their own folders, which are read with the feature `test-games` alone.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

/// The rule page of the reference games, which nobody reads in the program.
const REFERENCE: &str = "reference";

fn main() -> io::Result<()> {
    let crate_folder = env::var_os("CARGO_MANIFEST_DIR").ok_or_else(|| io::Error::other("cargo sets it"))?;
    let root = Path::new(&crate_folder).join("../..").canonicalize()?;
    let test_games = test_games(&root)?;
    write("locales.rs", &languages(&root.join("locales"), &test_games)?)?;
    write("rule_pages.rs", &rule_pages(&root.join("docs/rules"), &test_games)?)
}

/// The folders of the games for tests, if they are wanted.
fn test_games(root: &Path) -> io::Result<Vec<PathBuf>> {
    if env::var_os("CARGO_FEATURE_TEST_GAMES").is_none() {
        return Ok(Vec::new());
    }
    let games = sorted(&root.join("crates/games/src"))?;
    Ok(games.into_iter().filter(|folder| folder.join("rules.md").exists()).collect())
}

fn languages(locales: &Path, test_games: &[PathBuf]) -> io::Result<String> {
    println!("cargo::rerun-if-changed={}", locales.display());
    let mut table = String::from("pub(super) static FOLDERS: &[Folder] = &[\n");
    for folder in sorted(locales)?.into_iter().filter(|path| path.is_dir()) {
        let code = stem(&folder);
        let _ = writeln!(table, "    ({code:?}, &[");
        let is_read = |file: &PathBuf| {
            let name = stem(file);
            has_ending(file, "ftl") && !name.starts_with("page") && !name.starts_with("lobby-")
        };
        for file in sorted(&folder)?.into_iter().filter(is_read) {
            table.push_str(&entry(&stem(&file), &file));
        }
        let own =
            test_games.iter().map(|game| (stem(game), game.join("locales").join(format!("{code}.ftl"))));
        for (game, file) in own.filter(|(_, file)| file.exists()) {
            table.push_str(&entry(&game, &file));
        }
        table.push_str("    ]),\n");
    }
    Ok(table + "];\n")
}

fn rule_pages(folder: &Path, test_games: &[PathBuf]) -> io::Result<String> {
    println!("cargo::rerun-if-changed={}", folder.display());
    let mut table = String::from("static PAGES: &[(&str, &str)] = &[\n");
    let is_game = |file: &PathBuf| has_ending(file, "md") && stem(file) != REFERENCE;
    for file in sorted(folder)?.into_iter().filter(is_game) {
        table.push_str(&entry(&stem(&file), &file));
    }
    for game in test_games {
        table.push_str(&entry(&stem(game), &game.join("rules.md")));
    }
    Ok(table + "];\n")
}

/// A line of a table: a name, and the text of a file.
fn entry(name: &str, file: &Path) -> String {
    println!("cargo::rerun-if-changed={}", file.display());
    format!("        ({name:?}, include_str!({:?})),\n", file.display().to_string())
}

fn write(name: &str, table: &str) -> io::Result<()> {
    let target = env::var_os("OUT_DIR").ok_or_else(|| io::Error::other("cargo sets OUT_DIR"))?;
    fs::write(PathBuf::from(target).join(name), table)
}

/// The entries of a folder in the order of their names, so that every build lists them alike.
fn sorted(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut paths = fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<io::Result<Vec<_>>>()?;
    paths.sort();
    Ok(paths)
}

fn has_ending(file: &Path, ending: &str) -> bool {
    file.extension().is_some_and(|own| own == ending)
}

fn stem(path: &Path) -> String {
    path.file_stem().unwrap_or_default().to_string_lossy().into_owned()
}
