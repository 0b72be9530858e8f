//! What reaches a terminal.

use assert_cmd::Command;

/// Names in files and arguments come from anywhere: none of them controls the terminal.
#[test]
fn control_characters_never_reach_the_terminal() {
    let folder = tempfile::tempdir().unwrap();
    let deck = folder.path().join("deck.txt");
    std::fs::write(&deck, "2x No such \u{1b}]0;pwned\u{7} card\n").unwrap();
    for args in [
        vec!["replay".into(), "\u{1b}[2Jnothing".into()],
        vec!["swccg".into(), "deck".into(), deck.display().to_string()],
        vec!["temple".into(), "from-tiled".into(), deck.display().to_string()],
    ] {
        let run = Command::cargo_bin("tallyho").unwrap().args(&args).output().unwrap();
        let said = [run.stdout, run.stderr].concat();
        let said = String::from_utf8(said).unwrap();
        assert!(!said.contains(|c: char| c.is_control() && c != '\n' && c != '\t'), "{args:?}: {said:?}");
        assert!(!run.status.success() || said.contains("pwned"), "{args:?}: {said:?}");
    }
}
