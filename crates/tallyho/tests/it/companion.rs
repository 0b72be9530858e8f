//! The companion in a terminal, from a pipe: squads, setup, first wave.

use assert_cmd::Command;

fn companion(args: &[&str], input: &str) -> (bool, String) {
    let mut command = Command::cargo_bin("tallyho").unwrap();
    command.env("LANG", "C").env_remove("LC_ALL").env_remove("LC_MESSAGES");
    let output = command.args(["companion", "--text"]).args(args).write_stdin(input).output().unwrap();
    let said = [output.stdout, output.stderr].map(|text| String::from_utf8(text).unwrap()).concat();
    assert!(!said.contains("panicked"), "{said}");
    (output.status.success(), said)
}

/// XW-SCEN-03, XW-SCEN-10: the placement of everything is printed, then two patrol ships arrive.
#[test]
fn the_introductory_scenario_begins_with_its_set_up() {
    let (fine, said) =
        companion(&["--player", "rebel", "--solo", "imperial", "--seed", "5"], &"1\n".repeat(5));
    assert!(fine, "{said}");
    assert!(said.contains("Marker 1:") && said.contains("cm from your edge"), "{said}");
    assert_eq!(said.matches("coreasteroid").count(), 6);
    for ship in ["S1", "S2"] {
        assert!(said.contains(&format!("{ship} arrives at marker")), "{said}");
    }
    assert!(said.contains("Round 1: everyone sets their dials"), "{said}");
    let again = companion(&["--player", "rebel", "--solo", "imperial", "--seed", "5"], &"1\n".repeat(5));
    assert_eq!(again, (true, said));
}

/// Real dice: the faces are typed.
#[test]
fn arrivals_are_typed_where_real_dice_roll() {
    let input = ["1", "1", "blank", "focus", "1"].join("\n");
    let (fine, said) = companion(&["--solo", "first-order", "--typed", "--metric"], &input);
    assert!(fine, "{said}");
    assert!(said.contains("S1 arrives at marker 2, focus side"), "{said}");
}

/// XW-SQUAD-07
#[test]
fn a_squad_file_flies_once_its_unknown_pilots_have_an_initiative() {
    let file = tempfile::NamedTempFile::new().unwrap();
    let squad =
        r#"{"version":"2.0.0","faction":"rebelalliance","pilots":[{"id":"newace","ship":"t65xwing"}]}"#;
    std::fs::write(file.path(), squad).unwrap();
    let path = file.path().to_str().unwrap();
    let (fine, said) = companion(&["--xws", path], "");
    assert!(!fine && said.contains("newace: what is its initiative?"), "{said}");
    let (fine, said) = companion(&["--xws", path, "--initiative", "newace=5", "--standard"], "s\nq\n");
    assert!(fine && said.contains("P1 T-65 X-wing") && said.contains("initiative 5"), "{said}");
}

/// Pilots of August 2020 are known by themselves.
#[test]
fn a_known_pilot_brings_its_initiative() {
    let file = tempfile::NamedTempFile::new().unwrap();
    let squad = r#"{"version":"2.0.0","faction":"rebelalliance","pilots":[{"id":"lukeskywalker","ship":"t65xwing"}]}"#;
    std::fs::write(file.path(), squad).unwrap();
    let (fine, said) = companion(&["--xws", file.path().to_str().unwrap(), "--standard"], "s\nq\n");
    assert!(fine && said.contains("P1 T-65 X-wing") && said.contains("initiative 5"), "{said}");
}

/// A file keeps the table with its undos; its dice are proved like those of every match.
#[test]
fn a_table_in_a_file_goes_on_and_its_dice_are_proved() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("evening.jsonl");
    let path = file.to_str().unwrap();
    let (fine, said) = companion(&["--seed", "5", "--log", path], "1\n1\n1\nu\nq\n");
    assert!(fine && said.contains("Undone"), "{said}");
    let asked = said.lines().rev().find(|line| line.ends_with('?')).unwrap();
    let (fine, more) = companion(&["--log", path], "1\nq\n");
    assert!(fine && more.contains(asked), "{asked}\n{more}");
    let text = std::fs::read_to_string(&file).unwrap();
    assert!(text.contains("{\"undo\":"), "{text}");
    let proof = crate::program::stdout(&["replay", path, "--verify"]);
    assert!(proof.contains("entries follow the rules"), "{proof}");
    let story = crate::program::stdout(&["replay", path]);
    assert!(story.lines().count() > 3, "{story}");
}

/// A file of an earlier version is carried over and continued.
#[test]
fn a_file_of_an_earlier_version_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("evening.jsonl");
    let setup = r#"{"ships":[{"id":"S1","team":"solo","pilot":"academypilot"},{"id":"R1","team":"player","pilot":"redsquadronveteran"}]}"#;
    let go = r#"{"step":"answer","what":{"kind":"go"}}"#;
    let old = format!(
        "{{\"setup\":{setup},\"secret\":\"{}\"}}\n{go}\n{go}\n{{\"step\":\"undo\"}}\n{go}\n",
        "5".repeat(64)
    );
    std::fs::write(&file, old).unwrap();
    let path = file.to_str().unwrap();
    let (fine, said) = companion(&["--log", path], "1\nq\n");
    assert!(fine, "{said}");
    let proof = crate::program::stdout(&["replay", path, "--verify"]);
    assert!(proof.contains("entries follow the rules"), "{proof}");
    assert!(std::fs::read_to_string(&file).unwrap().starts_with("{\"format\":"));
}
