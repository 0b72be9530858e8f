//! A game is named in its own files and in the one list of games, nowhere else. So adding a game changes nothing that exists.

use super::sources::{Source, sources};
use crate::games::{DESCRIPTIONS, games};
use anyhow::Result;

/// Code outside tests that may name a game all the same: a path or its beginning, and why.
const EXCEPTIONS: &[(&str, &str)] = &[
    ("crates/games/src/lib.rs", "the list"),
    ("crates/companion/", "the companion is X-Wing next to a physical table"),
    ("crates/match-core/src/companion_match/", "the companion"),
    ("crates/server/src/companion_content.rs", "the companion"),
    ("crates/server/src/routes/", "routes of the companion and of squads"),
    ("crates/server/src/error.rs", "refusals of the companion"),
    ("crates/tallyho/src/companion/", "the companion"),
    ("crates/bots/examples/record.rs", "records the matches on file of two games"),
];

pub(super) fn check(faults: &mut Vec<String>) -> Result<()> {
    let ids: Vec<String> = games()?.into_iter().map(|game| game.id).collect();
    let sources = sources(&[".rs"])?;
    for source in &sources {
        faults.extend(named(source, &ids, EXCEPTIONS));
    }
    let used = |path: &str| {
        let mut excepted = sources.iter().filter(|source| source.path.starts_with(path));
        excepted.any(|source| !named(source, &ids, &[]).is_empty())
    };
    let idle = EXCEPTIONS.iter().filter(|(path, _)| !used(path));
    faults.extend(idle.map(|(path, _)| format!("{path}: tidy lets it name a game, and it names none")));
    Ok(())
}

/// The games that shared code names: in any identifier or text of it, but not in comments, tests, examples of the help, or the line that
/// declares the module of a game's own folder.
fn named(source: &Source, ids: &[String], exceptions: &[(&str, &str)]) -> Vec<String> {
    let is_excepted = exceptions.iter().any(|(path, _)| source.path.starts_with(path));
    if is_excepted || ids.iter().any(|id| is_own(&source.path, id)) {
        return Vec::new();
    }
    let declares = |line: &str, id: &str| line.trim_end().ends_with(&format!("mod {id};"));
    let is_help = |line: &str| line.contains("after_help = ");
    let code = source.statements();
    let names = |id: &&String| {
        let plain = |line: &str| line.to_lowercase().replace('_', "");
        let is_named = |line: &str| plain(line).contains(&id.replace('_', ""));
        code.lines().any(|line| is_named(line) && !declares(line, id) && !is_help(line))
    };
    let place = format!("only its own files and {DESCRIPTIONS}/lib.rs name a game");
    ids.iter().filter(names).map(|id| format!("{}: names {id}; {place}", source.path)).collect()
}

/// Whether a path is a game's own: it has a folder or file that is called by its id, or by the id and more words.
fn is_own(path: &str, id: &str) -> bool {
    path.split('/').any(|part| {
        part.strip_prefix(id).is_some_and(|rest| rest.is_empty() || rest.starts_with(['_', '-', '.']))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(path: &str, text: &str) -> usize {
        let ids = ["chess".to_owned(), "go".to_owned()];
        let source = Source { path: path.into(), text: text.into() };
        named(&source, &ids[..1], &[("crates/list.rs", "the list")]).len()
    }

    #[test]
    fn a_game_is_named_in_its_own_files_and_the_list_alone() {
        for text in [
            "fn f() { chess::play() }",
            "let game = \"chess\";",
            "enum Command { Chess(Args) }",
            "use games::chess_960;",
            "let key = \"game-chess-name\";",
        ] {
            assert_eq!(found("crates/host/src/a.rs", text), 1, "{text}");
            assert_eq!(found("crates/chess/src/a.rs", text), 0);
            assert_eq!(found("crates/explain/src/chess/a.rs", text), 0);
            assert_eq!(found("crates/arena/examples/chess_balance.rs", text), 0);
            assert_eq!(found("crates/host/tests/it/a.rs", text), 0);
            assert_eq!(found("crates/list.rs", text), 0);
        }
    }

    #[test]
    fn comments_tests_and_declarations_of_its_own_folder_do_not_count() {
        for text in [
            "// chess is an example\nfn f() {}",
            "/// As in chess.\nfn f() {}",
            "pub mod chess;\nmod go;",
            "#[command(after_help = \"Example: tallyho play chess\")]\nstruct Args;",
            "fn f() {}\n#[cfg(test)]\nmod tests { const GAME: &str = \"chess\"; }",
        ] {
            assert_eq!(found("crates/bots/src/eval/mod.rs", text), 0, "{text}");
        }
        assert_eq!(found("crates/bots/src/eval/mod.rs", "mod chess;\npub use chess::Weights;"), 1);
    }
}
