//! Squads and setups of X-Wing from the command line.

use assert_cmd::Command;
use serde_json::Value;

fn tallyho(args: &[&str], input: &str) -> std::process::Output {
    let mut command = Command::cargo_bin("tallyho").unwrap();
    command.env("LANG", "C").args(args).write_stdin(input).output().unwrap()
}

fn json(args: &[&str], input: &str) -> Value {
    let output = tallyho(args, input);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).unwrap()
}

const SQUAD: &str = r#"{"version":"2.0.0","faction":"rebelalliance","points":1,"pilots":[
    {"id":"redsquadronveteran","upgrades":{"torpedo":["protontorpedoes"]}},{"id":"cavernangelszealot"}]}"#;

#[test]
fn a_squad_is_counted_and_written_anew() {
    let told = json(&["xwing", "squad", "-"], SQUAD);
    assert_eq!((&told["points"], &told["ships"][0]["points"]), (&Value::from(93), &Value::from(54)));
    assert_eq!(told["xws"]["points"], 93);
}

#[test]
fn a_squad_that_may_not_fly_is_refused_with_every_name() {
    let odd = SQUAD.replace("protontorpedoes", "deathray").replace("cavernangelszealot", "lukeskywalker");
    let output = tallyho(&["xwing", "squad", "-"], &odd);
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(!output.status.success() && output.stdout.is_empty());
    assert!(said.contains("deathray") && said.contains("lukeskywalker"), "{said}");
}

#[test]
fn a_set_up_follows_its_seed() {
    let drawn = |seed: &str| json(&["xwing", "setup", "--metric", "--seed", seed], "");
    let first = drawn("7");
    assert_eq!(first, drawn("7"));
    assert_eq!((&first["table"], first["obstacles"].as_array().unwrap().len()), (&Value::from(900.0), 6));
}

#[test]
fn coverage_names_what_is_missing() {
    let told = json(&["xwing", "coverage", "--json"], "");
    let missing = told["upgrades"]["missing"].as_array().unwrap();
    assert!(missing.contains(&Value::from("r4astromech")));
    assert!(told["upgrades"]["reasons"]["r4astromech"]["word"].is_object());
    let count = |part: &str| {
        ["done", "missing"].map(|list| told[part][list].as_array().unwrap().len()).iter().sum::<usize>()
    };
    assert_eq!((count("pilots"), count("upgrades") + count("limited"), count("builds")), (404, 264, 406));
}

/// Factions and squad files on the command line: a faction plays a match, a squad's points are checked, invalid
/// values are refused.
#[test]
fn sides_of_a_simulation_are_named_on_the_command_line() {
    let told =
        json(&["sim", "xwing", "--player", "resistance", "--solo", "scum", "--games", "2", "--json"], "");
    let factions = told["summary"]["traits"]["factions"].as_object().unwrap();
    assert_eq!(factions.keys().collect::<Vec<_>>(), ["resistance against scumandvillainy"]);

    let file = tempfile::NamedTempFile::new().unwrap();
    std::fs::write(file.path(), SQUAD).unwrap();
    let squad = file.path().to_str().unwrap();
    let output = tallyho(&["sim", "xwing", "--player", squad, "--games", "1"], "");
    assert!(output.status.success());
    // 93 points for two ships, for which 70 to 90 are recommended.
    assert!(String::from_utf8(output.stderr).unwrap().contains("93 points"));

    for (args, word) in
        [(["xwing", "--player", "klingon"], "rebel"), (["starfighter", "--solo", "rebel"], "X-Wing")]
    {
        let output = tallyho(&[&["sim"], args.as_slice()].concat(), "");
        assert!(!output.status.success() && output.stdout.is_empty());
        assert!(String::from_utf8(output.stderr).unwrap().contains(word));
    }
}
