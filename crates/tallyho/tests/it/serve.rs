//! The program as a server: output, log, shutdown, and stored files.

#![cfg(unix)]

use crate::program::{Served, stdout};
use assert_cmd::cargo::CommandCargoExt;
use serde_json::{Value, json};
use server::test_client::Browser;
use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

fn path(folder: &Path, name: &str) -> String {
    folder.join(name).to_string_lossy().into_owned()
}

/// Two people start a match by link, and the second resigns; returns the match id and the token of the invitation.
async fn given_up(ann: &Browser, bob: &Browser) -> (String, String) {
    let seats = json!([{"kind": "person"}, {"kind": "friend"}]);
    let (id, created) = ann.create_match("starfighter", "training", seats).await.unwrap();
    let token = created["invitations"][0]["invitation"].as_str().unwrap().to_owned();
    let join = json!({"invitation": token, "nonce": "77".repeat(32)});
    let joined = bob.post(&format!("/api/matches/{id}/join"), &join).await.unwrap();
    assert_eq!(joined.status, 200, "{}", joined.body);
    let mut line = bob.open_socket(&id, json!({"type": "hello", "as": 1})).await.unwrap();
    line.receive_until("update").await.unwrap();
    line.send(&json!({"type": "resign", "request": "r"})).await.unwrap();
    line.receive_until("accepted").await.unwrap();
    (id, token)
}

#[tokio::test]
async fn matches_are_served_noted_without_secrets_copied_restored_and_exported() {
    let mut served = Served::start(&["serve", "--port", "0", "--log-level", "debug"]);
    let (address, said) = served.until_it_said("Ctrl-C");
    assert!(!said.contains("unencrypted"), "nobody else can connect: {said}");
    let (ann, bob) = (Browser::new(address, 0xa11), Browser::new(address, 0xb0b));
    let (id, token) = given_up(&ann, &bob).await;
    let running =
        ann.create_match("starfighter", "training", json!([{"kind": "person"}, {"kind": "person"}]));
    running.await.unwrap();

    // A backup while it serves.
    let data = path(served.folder.path(), "data");
    let copy = path(served.folder.path(), "copy.sqlite");
    assert!(stdout(&["backup", &copy, "--data", &data]).contains("copy.sqlite"));
    let folder = served.stop();

    // The backup is restored elsewhere, and its finished matches are exported as verifiable logs.
    let restored = path(folder.path(), "restored");
    stdout(&["restore", &copy, "--data", &restored]);
    let logs = path(folder.path(), "logs");
    let exported: Value =
        serde_json::from_str(&stdout(&["export", &logs, "--data", &restored, "--json"])).unwrap();
    assert_eq!(exported, json!({"written": 1, "running": 1}));
    let log = path(Path::new(&logs), &format!("starfighter-{id}.jsonl"));
    stdout(&["replay", &log, "--verify"]);
    let last = std::fs::read_to_string(&log).unwrap().lines().last().unwrap().to_owned();
    let secret = serde_json::from_str::<Value>(&last).unwrap()["secret"].as_str().unwrap().to_owned();

    let noted = std::fs::read_to_string(folder.path().join("noted")).unwrap();
    let lines: Vec<Value> = noted.lines().map(|line| serde_json::from_str(line).expect(line)).collect();
    let begun = lines.iter().filter(|line| {
        line["span"]["method"] == "POST"
            && line["span"]["path"] == "/api/matches"
            && line["fields"]["message"] == "finished processing request"
            && line["level"] == "INFO"
    });
    assert_eq!(begun.count(), 2, "{noted}");
    for (what, text) in [
        ("a cookie", format!("{:064x}", 0xa11)),
        ("a cookie", format!("{:064x}", 0xb0b)),
        ("an invitation", token),
        ("the secret of a match", secret),
        ("a nonce", "77".repeat(32)),
    ] {
        assert!(!noted.contains(&text), "{what} is in the log");
    }
}

#[test]
fn the_network_warning_is_in_the_users_language() {
    for (lang, plain) in [("en", "unencrypted HTTP"), ("fr", "sans chiffrement")] {
        let mut served = Served::start(&["serve", "--lan", "--port", "0", "--lang", lang]);
        served.until_it_said(plain);
        served.stop();
    }
}

#[test]
fn a_busy_port_is_replaced_and_reported() {
    // Whether this test gets the port or another process has it: it is busy.
    let _held = std::net::TcpListener::bind(("127.0.0.1", 7474));
    let mut served = Served::start(&["serve"]);
    let (address, said) = served.until_it_said("Ctrl-C");
    assert!(address.port() != 7474 && said.contains("7474 is in use"), "{said}");
    served.stop();
}

#[test]
fn a_port_that_was_asked_for_is_not_replaced() {
    let held = std::net::TcpListener::bind(("127.0.0.1", 0)).unwrap();
    let port = held.local_addr().unwrap().port().to_string();
    let folder = tempfile::tempdir().unwrap();
    let data = path(folder.path(), "data");
    let mut command = Command::cargo_bin("tallyho").unwrap();
    let output = command.args(["serve", "--port", &port, "--data", &data]).output().unwrap();
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(!output.status.success() && said.contains(&port), "{said}");
}

/// The system opens a page with a program of this name; here it records its argument.
#[cfg(target_os = "linux")]
#[test]
fn play_opens_the_browser_at_the_address_it_says() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().unwrap();
    let opener = folder.path().join("xdg-open");
    std::fs::write(&opener, format!("#!/bin/sh\necho \"$1\" > '{}'\n", path(folder.path(), "opened")))
        .unwrap();
    std::fs::set_permissions(&opener, PermissionsExt::from_mode(0o755)).unwrap();
    let paths = format!("{}:{}", folder.path().display(), std::env::var("PATH").unwrap());
    let mut served = Served::start_in(folder, &["play", "--port", "0"], &[("PATH", &paths)]);
    let (address, _) = served.until_it_said("Ctrl-C");
    let until = Instant::now() + Duration::from_secs(30);
    let opened = served.folder.path().join("opened");
    while !std::fs::read_to_string(&opened).is_ok_and(|text| text.ends_with('\n')) {
        assert!(Instant::now() < until, "nothing was opened");
        std::thread::sleep(Duration::from_millis(20));
    }
    assert_eq!(served.read("opened").trim(), format!("http://{address}/"));
    served.stop();
}
