use super::*;
use std::path::Path;

/// Every file under `content/`, with its path from the root.
fn shipped() -> Vec<(String, String)> {
    fn collect(folder: &Path, root: &Path, all: &mut Vec<(String, String)>) {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                collect(&path, root, all);
            } else if path.extension().is_some_and(|ending| ending == "toml" || ending == "json") {
                let name = path.strip_prefix(root).unwrap().display().to_string();
                all.push((name, std::fs::read_to_string(path).unwrap()));
            }
        }
    }
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut all = Vec::new();
    collect(&root.join("content"), &root, &mut all);
    all.sort();
    all
}

fn faults(path: &str, text: &str) -> Vec<ContentFault> {
    let reports = check(&[ContentFile { path, text }], None).unwrap();
    reports.into_iter().flat_map(|report| report.faults).collect()
}

/// The folder says which game a file belongs to, and so does what is in it.
#[test]
fn every_shipped_file_is_recognized_and_has_no_fault() {
    let files = shipped();
    assert!(files.len() > 30, "{}", files.len());
    for (path, text) in &files {
        let game = game_of(ContentFile { path, text }).unwrap();
        assert!(path.starts_with(&format!("content/{game}/")), "{path}: {game}");
        let elsewhere = format!("mine/{}", path.rsplit('/').next().unwrap());
        assert_eq!(game_of(ContentFile { path: &elsewhere, text }).unwrap(), game, "{path}");
        assert_eq!(faults(path, text), [], "{path}");
    }
}

/// A file that is broken in the middle is refused, with the file and a line, in every game.
#[test]
fn every_shipped_file_is_refused_when_it_is_broken() {
    for (path, text) in shipped() {
        let mut lines: Vec<&str> = text.lines().collect();
        let middle = lines.len() / 2;
        let at = (middle..lines.len()).find(|at| lines[*at].contains(['=', ':'])).unwrap_or(middle);
        lines[at] = "this is = = not readable [";
        let found = faults(&path, &lines.join("\n"));
        let own: Vec<_> = found.iter().filter(|fault| fault.given).collect();
        assert!(!own.is_empty(), "{path}: {found:?}");
        assert!(own.iter().all(|fault| path.ends_with(fault.file.rsplit('/').next().unwrap())), "{own:?}");
        assert!(own.iter().any(|fault| fault.line > 0), "{path}: {own:?}");
    }
}

#[test]
fn a_file_of_no_game_is_not_judged() {
    let error = check(&[ContentFile { path: "mine/recipe.toml", text: "flour = 3\n" }], None).unwrap_err();
    assert!(error.to_string().contains("--game"), "{error}");
    let error = check(&[ContentFile { path: "a.toml", text: "" }], Some("chess")).unwrap_err();
    assert!(error.to_string().contains("chess"), "{error}");
}

/// Files of several games are checked in one go, each by its own.
#[test]
fn files_of_two_games_are_checked_each_by_its_own() {
    let one = ContentFile { path: "theme.toml", text: "name = \"t\"\ntitle = 3\n" };
    let two = ContentFile { path: "cards.toml", text: "[[card]]\nmatricule = \"9-01\"\n" };
    let reports = check(&[one, two], None).unwrap();
    assert_eq!(reports.len(), 2);
    assert!(reports.iter().all(|report| !report.faults.is_empty()), "{reports:?}");
}
