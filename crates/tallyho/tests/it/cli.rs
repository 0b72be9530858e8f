//! The program from the command line: valid and invalid input, a scripted match, and the same results for any number
//! of threads.

use crate::program::{stdout, tallyho};

/// Expects a failing exit code with one clear message, and no standard output unless JSON was requested.
fn refused(args: &[&str], input: &str) -> String {
    let output = tallyho(args).write_stdin(input).assert().failure().get_output().clone();
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(!said.contains("panicked"), "{said}");
    said
}

#[test]
fn every_command_has_help_with_an_example() {
    let commands = [
        "games", "play", "serve", "sim", "arena", "replay", "choices", "apply", "perft", "rules", "backup",
        "restore", "export",
    ];
    for command in commands {
        let help = stdout(&[command, "--help"]);
        assert!(help.contains("Example"), "{command}: {help}");
    }
    for command in ["export", "import", "check", "schema"] {
        assert!(stdout(&["position", command, "--help"]).contains("Example"), "position {command}");
    }
    assert!(stdout(&["content", "check", "--help"]).contains("Example"));
    insta::assert_snapshot!("help_of_play", stdout(&["play", "--help"]));
    insta::assert_snapshot!("help_of_apply", stdout(&["apply", "--help"]));
}

#[test]
fn games_are_listed() {
    let games: serde_json::Value = serde_json::from_str(&stdout(&["games", "--json"])).unwrap();
    let starfighter = games.as_array().unwrap().iter().find(|game| game["id"] == "starfighter").unwrap();
    assert_eq!(starfighter["presets"].as_array().unwrap().len(), 3);
    assert!(refused(&["play", "chess", "--text"], "").contains("there is no game \"chess\""));
}

/// Members of a region are listed by number, the same ones when asked again; choosing one places the ship.
#[test]
fn ships_are_set_down_by_number() {
    let play = |typed: &str| {
        let args = ["play", "xwing", "--text", "--seed", "5"];
        let output = tallyho(&args).write_stdin(typed.to_owned()).assert().success().get_output().clone();
        String::from_utf8(output.stdout).unwrap()
    };
    let asked = play("q\n");
    assert!(asked.contains("[9] ") && asked.contains(" mm, "), "{asked}");
    let placed = play("3\nq\n");
    assert!(placed.contains("is placed."), "{placed}");
    let board = |text: &str| text.lines().take_while(|line| !line.contains("mm, ")).count();
    assert_eq!(board(&asked), board(&placed));
}

#[test]
fn all_faults_of_a_position_are_listed() {
    let check = ["position", "check", "starfighter", "-"];
    let shape = refused(&check, r#"{"mode":"skirmish","first":7,"bogus":1,"options":{"rounds":99999}}"#);
    for word in ["/first", "bogus", "/options/rounds"] {
        assert!(shape.contains(word), "{word} is missing in: {shape}");
    }
    let rules = refused(
        &check,
        r#"{"mode":"training","cruisers":["atlas","hermes"],"decks":[{"ready":"x"},{"ready":"y"}]}"#,
    );
    assert!(rules.contains("atlas") && rules.contains("hermes"), "{rules}");
    for wrong in [
        "{\"mode\": ",
        "[]",
        "null",
        "12",
        "\"skirmish\"",
        r#"{"mode":1e400}"#,
        r#"{"mode":"skirmish","first":-1}"#,
        "",
    ] {
        refused(&check, wrong);
    }
}

#[test]
fn faults_come_as_json_too() {
    let output = tallyho(&["position", "check", "starfighter", "-", "--json"])
        .write_stdin(r#"{"mode":"war"}"#)
        .assert()
        .failure()
        .get_output()
        .stdout
        .clone();
    let told: serde_json::Value = serde_json::from_slice(&output).unwrap();
    assert_eq!(told["ok"], false);
    assert_eq!(told["faults"].as_array().unwrap().len(), 1);
    let good: serde_json::Value = serde_json::from_slice(
        &tallyho(&["position", "check", "starfighter", "-", "--json"])
            .write_stdin(r#"{"mode":"skirmish"}"#)
            .assert()
            .success()
            .get_output()
            .stdout
            .clone(),
    )
    .unwrap();
    assert_eq!(good["ok"], true);
}

#[test]
fn the_schema_is_published() {
    for game in ["starfighter", "temple", "swccg", "xwing"] {
        for args in [["position", "schema", game], ["schema", game, "position"]] {
            let schema: serde_json::Value = serde_json::from_str(&stdout(&args)).unwrap();
            assert_eq!(schema["title"], "Setup", "{game}");
        }
    }
}

/// Any program can drive the rules: choices, an act, the extended log, the next choices.
#[test]
fn a_program_drives_the_rules() {
    let folder = tempfile::tempdir().unwrap();
    let start = folder.path().join("start.json");
    std::fs::write(&start, stdout(&["position", "export", "starfighter", "--preset", "skirmish"])).unwrap();
    let start = start.to_str().unwrap();
    let open: serde_json::Value = serde_json::from_str(&stdout(&["choices", "starfighter", start])).unwrap();
    assert_eq!((&open["turn"], &open["asked"][0]["seat"]), (&"decide".into(), &0.into()));
    let first = open["asked"][0]["choices"][0]["p"].clone();
    let act = serde_json::json!({ "p": first }).to_string();
    let log = stdout(&["apply", "starfighter", start, &act, "--log"]);
    assert_eq!(log.lines().count(), 2);
    let file = folder.path().join("log.jsonl");
    std::fs::write(&file, &log).unwrap();
    let file = file.to_str().unwrap();
    let next: serde_json::Value =
        serde_json::from_str(&stdout(&["choices", "starfighter", file, "--view", "1"])).unwrap();
    assert_eq!(next["asked"][0]["seat"], 1);
    assert_eq!(next["view"]["viewer"], 1);
    assert!(stdout(&["replay", file]).contains("[0]"));
    assert!(refused(&["replay", file, "--verify"], "").contains("no promise"));
    assert!(
        refused(&["apply", "starfighter", file, r#"{"p":[1,"pass"]}"#], "")
            .contains("not an answer to the current question")
    );
    assert!(refused(&["apply", "starfighter", file, "roll"], "").contains("chance is not asked"));
    for wrong in ["{", "{}", r#"{"x":1}"#, r#"{"p":[99,"pass"]}"#, r#"{"p":[1,{"play":{"card":"9-99"}}]}"#] {
        assert!(refused(&["apply", "starfighter", file, wrong], "").contains("act 1"), "{wrong}");
    }
}

#[test]
fn a_changed_log_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("m.jsonl");
    let name = file.to_str().unwrap();
    tallyho(&["play", "starfighter", "--text", "--as", "all", "--seed", "3", "--log", name])
        .write_stdin("1\n1\n1\nq\n")
        .assert()
        .success();
    let log = std::fs::read_to_string(&file).unwrap();
    assert!(log.lines().count() > 3);
    std::fs::write(
        &file,
        log.replacen("\"hash\":\"", "\"hash\":\"0", 1).replacen("\"hash\":\"0", "\"hash\":\"f", 1),
    )
    .unwrap();
    refused(&["replay", name], "");
    refused(&["replay", "-"], "no log\n");
    refused(&["replay", "/nowhere/at/all"], "");
}

/// A whole match through a pipe, always with the first choice; its dice are verified afterwards.
#[test]
fn a_whole_match_is_played_as_text_and_proved() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("m.jsonl");
    let name = file.to_str().unwrap();
    let play = ["play", "starfighter", "--text", "--level", "cadet", "--seed", "7", "--log", name];
    let script = "why\n1\n".to_owned() + &"2\n1\n".repeat(1500);
    let output = tallyho(&play).write_stdin(script).assert().success().get_output().stdout.clone();
    let said = String::from_utf8(output).unwrap();
    assert!(said.contains("STARFIGHTER  Training") && said.contains("SF-SET-02"), "{said}");
    assert!(said.contains("win") || said.contains("A draw"), "the match ends: {}", said.len());
    let proof = stdout(&["replay", name, "--verify"]);
    assert!(proof.contains("follow the rules"), "{proof}");
}

/// The reasons of a bot would reveal what it holds: withheld in a game with hidden cards, told in practice and where
/// everything is open.
#[test]
fn reasons_are_withheld_as_on_the_page() {
    let withheld = "reasons stay hidden";
    let play = |game: &str, more: &[&str]| {
        let args = [&["--lang", "en", "play", game, "--text", "--seed", "1"], more].concat();
        let script = "1\n2\nwhy\nquit\n";
        let output = tallyho(&args).write_stdin(script).assert().success().get_output().stdout.clone();
        String::from_utf8(output).unwrap()
    };
    let hidden = play("starfighter", &["--level", "pilot"]);
    assert!(hidden.contains(withheld) && !hidden.contains("The computer decided"), "{hidden}");
    let practice = play("starfighter", &["--level", "pilot", "--practice"]);
    assert!(!practice.contains(withheld) && practice.contains("The computer decided"), "{practice}");
    refused(&["play", "starfighter", "--practice"], "");
}

#[test]
fn french_is_spoken() {
    let output = tallyho(&["play", "starfighter", "--text", "--lang", "fr", "--seed", "1"])
        .write_stdin("aide\nquitter\n")
        .assert()
        .success()
        .get_output()
        .stdout
        .clone();
    let said = String::from_utf8(output).unwrap();
    assert!(said.contains("Quel Croiseur prenez-vous") && said.contains("Vous avez quitté"), "{said}");
}

#[test]
fn undo_goes_back_to_the_decision_before() {
    let output =
        tallyho(&["play", "starfighter", "--text", "--preset", "skirmish", "--as", "all", "--seed", "1"])
            .write_stdin("undo\n1\nundo\n2\nq\n")
            .assert()
            .success()
            .get_output()
            .stdout
            .clone();
    let said = String::from_utf8(output).unwrap();
    assert!(said.contains("There is nothing to undo.") && said.contains("Undone."), "{said}");
    assert!(said.contains("You left at act 1."), "{said}");
}

#[test]
fn typed_cards_are_used() {
    let script = "1\n1\nno such card\n0-01\n0-02\nq\n";
    let output =
        tallyho(&["play", "starfighter", "--text", "--preset", "skirmish", "--as", "all", "--dice", "typed"])
            .write_stdin(script)
            .assert()
            .success()
            .get_output()
            .stdout
            .clone();
    let said = String::from_utf8(output).unwrap();
    assert!(
        said.contains("no such card is not a possible result here") && said.contains("You left at act 4."),
        "{said}"
    );
}

/// Numbers alone are enough; equal dice are refused, because they are rolled again; the program rolls on request.
#[test]
fn typed_dice_are_numbers() {
    let args = ["play", "temple", "--text", "--preset", "outpost", "--as", "all", "--dice", "typed"];
    let output =
        tallyho(&args).write_stdin("5 5\nhelp\n3 8\nq\n").assert().success().get_output().stdout.clone();
    let said = String::from_utf8(output).unwrap();
    assert!(
        said.contains("5 5 is not a possible result here") && said.contains("Possible results: 1 2"),
        "{said}"
    );
    assert!(said.contains("You left at act 1."), "{said}");
    let output = tallyho(&args).write_stdin("roll\nq\n").assert().success().get_output().stdout.clone();
    assert!(String::from_utf8(output).unwrap().contains("You left at act 1."));
}

#[test]
fn threads_do_not_change_results() {
    let hash = |threads: &str, command: &[&str]| {
        let told = stdout(&[command, &["--threads", threads, "--json"]].concat());
        let told: serde_json::Value = serde_json::from_str(&told).unwrap();
        told["hash"].as_str().unwrap().to_owned()
    };
    let sim = ["sim", "starfighter", "--matches", "24", "--vary", "--preset", "skirmish"];
    assert_eq!(hash("1", &sim), hash("8", &sim));
    let arena = ["arena", "starfighter", "--bots", "ismcts:4,random", "--pairs", "3"];
    assert_eq!(hash("1", &arena), hash("8", &arena));
}

#[test]
fn a_run_writes_its_files() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let (csv, html) = (path("run.csv"), path("run.html"));
    stdout(&["sim", "starfighter", "--matches", "10", "--csv", &csv, "--html", &html]);
    assert_eq!(std::fs::read_to_string(&csv).unwrap().lines().count(), 11);
    assert!(std::fs::read_to_string(&html).unwrap().contains("<svg"));
}

#[test]
fn wrong_runs_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    for args in [
        &["sim", "starfighter", "--matches", "0"][..],
        &["sim", "starfighter", "--players", "bob"],
        &["sim", "starfighter", "--shard", "9/8"],
        &["sim", "starfighter", "--preset", "none"],
        &["arena", "starfighter", "--bots", "greedy"],
        &["arena", "starfighter", "--bots", "greedy,random", "--sprt", "5,1"],
        &["perft", "starfighter", "--depth", "99"],
        &["rules", "starfighter", "SF-NOPE"],
        &["rules", "chess"],
        &["content", "check", "nowhere/cards.toml"],
        &["content", "check", "wrong.name"],
        &["restore", "nowhere.sqlite", "--data", folder.path().to_str().unwrap()],
    ] {
        let said = refused(args, "");
        assert!(!said.trim().is_empty(), "{args:?}");
    }
    assert!(!folder.path().join("tallyho.sqlite").exists());
}

#[test]
fn perft_counts_and_divides() {
    let one = stdout(&["perft", "starfighter", "--depth", "1", "--preset", "skirmish"]);
    assert_eq!(one.trim(), "6", "six cruisers to choose from");
    let divided =
        stdout(&["perft", "starfighter", "--depth", "2", "--preset", "skirmish", "--divide", "--json"]);
    let divided: serde_json::Value = serde_json::from_str(&divided).unwrap();
    assert_eq!((&divided["count"], divided["divide"].as_array().unwrap().len()), (&36.into(), 6));
}

#[test]
fn rules_are_told_in_both_languages() {
    assert!(stdout(&["rules", "starfighter", "sf-dep-03"]).contains("SF-DEP-03"));
    assert_ne!(
        stdout(&["rules", "starfighter", "SF-DEP"]),
        stdout(&["rules", "starfighter", "SF-DEP", "--lang", "fr"])
    );
}

#[test]
fn content_faults_have_lines() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("cards.toml");
    std::fs::write(
        &file,
        "[verso]\ntop = { fighters = 2 }\nbottom = { fighters = 0 }\n[[card]]\nmatricule = \"9-01\"\n",
    )
    .unwrap();
    let output =
        tallyho(&["content", "check", file.to_str().unwrap()]).assert().failure().get_output().stdout.clone();
    let said = String::from_utf8(output).unwrap();
    assert!(said.contains("cards.toml line 5"), "{said}");
    assert!(!said.contains("decks.toml line"), "faults of a file nobody gave are not listed: {said}");
    assert!(said.contains("own decks.toml does not match"), "{said}");
}

/// Both maps survive a round trip through the editor format; faults of a map are reported with lines, those of a
/// `.tmx` without.
#[test]
fn temple_maps_go_to_the_editor_and_back() {
    let folder = tempfile::tempdir().unwrap();
    for map in ["lost-temple", "outpost"] {
        let tmx = folder.path().join("map.tmx");
        std::fs::write(&tmx, stdout(&["temple", "to-tiled", map])).unwrap();
        let text = stdout(&["temple", "from-tiled", tmx.to_str().unwrap()]);
        let file = folder.path().join("mine.toml");
        std::fs::write(&file, &text).unwrap();
        let file = file.to_str().unwrap();
        assert!(stdout(&["content", "check", file]).contains("no errors"));
        assert_eq!(stdout(&["temple", "to-tiled", file]), stdout(&["temple", "to-tiled", map]));
        let broken = text.replacen('s', "?", 40);
        let place = folder.path().join("broken.toml");
        std::fs::write(&place, broken).unwrap();
        tallyho(&["content", "check", place.to_str().unwrap()]).assert().failure();
    }
    let wrong = folder.path().join("wrong.tmx");
    std::fs::write(&wrong, "<map/>").unwrap();
    tallyho(&["temple", "from-tiled", wrong.to_str().unwrap()]).assert().failure();
    tallyho(&["temple", "to-tiled", "nowhere.toml"]).assert().failure();
}

/// Map, theme and unit files of the temple: faults are reported with file and line.
#[test]
fn temple_content_faults_have_lines() {
    let folder = tempfile::tempdir().unwrap();
    let said = |name: &str, text: &str| {
        let file = folder.path().join(name);
        std::fs::write(&file, text).unwrap();
        let mut checked = tallyho(&["content", "check", file.to_str().unwrap()]);
        String::from_utf8(checked.assert().failure().get_output().stdout.clone()).unwrap()
    };
    let map =
        said("map.toml", "name = \"m\"\ntitle = { en = \"m\", fr = \"m\" }\ngrid = \"\"\"\n.?\n..\n\"\"\"\n");
    assert!(map.contains("map.toml line 4:") && map.contains("vault 1 has no square"), "{map}");
    let theme = said("theme.toml", "name = \"t\"\ntitle = 3\n");
    assert!(theme.contains("theme.toml line 2:"), "{theme}");
    let units = said("units.toml", "[hero]\nlife = \"many\"\n");
    assert!(units.contains("units.toml line 2:"), "{units}");
}

/// A file is judged by the game of its folder, by what is in it, or by the game that is named.
#[test]
fn content_is_judged_by_its_own_game() {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
    for file in
        ["xwing/ships.toml", "xwing/positions/patrol.json", "swccg/words.toml", "temple/themes/gate.toml"]
    {
        assert!(
            stdout(&["content", "check", &format!("{root}/content/{file}")]).contains("no errors"),
            "{file}"
        );
    }
    let folder = tempfile::tempdir().unwrap();
    let ships = folder.path().join("mine.toml");
    let text = std::fs::read_to_string(format!("{root}/content/xwing/ships.toml")).unwrap();
    std::fs::write(&ships, text.replacen("actions = [\"focus\"", "actions = [\"dance\"", 1)).unwrap();
    let ships = ships.to_str().unwrap();
    let refused_said = |args: &[&str]| {
        let output = tallyho(args).assert().failure().get_output().clone();
        String::from_utf8(output.stdout).unwrap() + &String::from_utf8(output.stderr).unwrap()
    };
    let said = refused_said(&["content", "check", ships]);
    assert!(said.contains("mine.toml line ") && said.contains("\"dance\" is not known here"), "{said}");
    let other = refused_said(&["content", "check", "--game", "temple", ships]);
    assert!(!other.contains("dance"), "judged as a map of another game, as asked: {other}");
    let recipe = folder.path().join("recipe.toml");
    std::fs::write(&recipe, "flour = 3\n").unwrap();
    assert!(refused_said(&["content", "check", recipe.to_str().unwrap()]).contains("--game"));
}

/// Messages of commands follow the language; numbers do not.
#[test]
fn commands_speak_french_where_they_are_asked_to() {
    let folder = tempfile::tempdir().unwrap();
    let map = folder.path().join("units.toml");
    std::fs::write(&map, include_str!("../../../../content/temple/units.toml")).unwrap();
    let deck = folder.path().join("deck.txt");
    std::fs::write(&deck, "Luke Skywalker\n").unwrap();
    let [map, deck] = [&map, &deck].map(|path| path.to_str().unwrap());
    let french = |args: &[&str]| stdout(&[args, &["--lang", "fr"]].concat());
    assert!(french(&["content", "check", map]).contains("aucune erreur"));
    assert!(french(&["swccg", "coverage"]).contains("entrées du glossaire"));
    assert_eq!(french(&["swccg", "deck", deck]), "1x Luke Skywalker\n");
    assert!(french(&["sim", "starfighter", "--matches", "1"]).contains("points de la place 0"));
    assert!(french(&["games"]).contains("prises au hasard"));
    let position = folder.path().join("position.json");
    std::fs::write(&position, r#"{"mode":"skirmish"}"#).unwrap();
    let position = position.to_str().unwrap();
    assert!(french(&["position", "check", "starfighter", position]).contains("Position légale"));
    let empty = folder.path().join("empty.txt");
    std::fs::write(&empty, "Tim the Ewok\n").unwrap();
    let said = refused(&["swccg", "deck", empty.to_str().unwrap(), "--lang", "fr"], "");
    assert!(said.contains("aucune carte de ce nom") && said.contains("aucune carte n'a pu"), "{said}");
}
