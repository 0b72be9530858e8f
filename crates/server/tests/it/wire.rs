//! The generated TypeScript in the page is up to date with the Rust types.

use std::collections::BTreeMap;
use std::path::Path;

fn files(folder: &Path) -> BTreeMap<String, String> {
    let entries = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let named = entries.map(|path| {
        (path.file_name().unwrap().to_string_lossy().into_owned(), std::fs::read_to_string(&path).unwrap())
    });
    named.collect()
}

#[test]
fn generating_again_changes_nothing() {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src");
    let fresh = tempfile::tempdir().unwrap();
    let folders = server::wire::typescript::write_page(fresh.path()).unwrap();
    assert_eq!(folders.len(), 2 + host::games::GAME_IDS.len());
    for folder in folders {
        let (made, kept) = (files(&fresh.path().join(&folder)), files(&page.join(&folder)));
        let names = |files: &BTreeMap<String, String>| files.keys().cloned().collect::<Vec<_>>();
        assert_eq!(names(&made), names(&kept), "web/src/{folder}: run `cargo xtask types` and commit");
        for (name, text) in &made {
            assert_eq!(text, &kept[name], "web/src/{folder}/{name}: run `cargo xtask types` and commit");
        }
    }
}

/// The type of a message in the page must match what the host serializes.
#[test]
fn a_sentence_has_the_shape_the_page_expects() {
    let message = explain::Message::new("k").with("n", 1u8).with("all", vec![explain::Message::new("m")]);
    let value = serde_json::to_value(&message).unwrap();
    assert_eq!(value["key"], "k");
    assert!(value["args"]["n"].is_number() && value["args"]["all"].is_array() && value["rule"].is_null());
}

#[test]
fn unknown_and_missing_fields_are_refused() {
    use server::wire::ClientMessage;
    let read = |text: &str| serde_json::from_str::<ClientMessage>(text);
    assert!(read(r#"{"type":"hello"}"#).is_ok());
    assert!(read(r#"{"type":"hello","as":"watcher","since":3}"#).is_ok());
    let choice = r#"{"b" : 1.0,  "a":[null]}"#;
    let sent = format!(r#"{{"choice":{choice},"type":"choose","question":1,"request":"r"}}"#);
    let Ok(ClientMessage::Choose { choice: kept, .. }) = read(&sent) else { panic!("{sent}") };
    assert_eq!(kept.get(), choice, "the game's own JSON arrives as it was sent");
    assert!(read(r#"{"type":"enter","request":"r","outcome":null}"#).is_ok());
    for bad in [
        r#"{"type":"ping","request":"r"}"#,
        r#"{"type":"roll","request":"r","choice":1}"#,
        r#"{"type":"roll","request":"r","request":"s"}"#,
        r#"{"type":"enter","request":"r"}"#,
        r#"{"type":"hello","as":"nobody"}"#,
        r#"{"type":"hello","as":300}"#,
        r#"{"type":"hello","extra":1}"#,
        r#"{"type":"choose","request":"r","question":1}"#,
        r#"{"type":"choose","request":"r","question":-1,"choice":1}"#,
        r#"{"type":"choose","request":"r","question":1e30,"choice":1}"#,
        r#"{"type":"dance"}"#,
        r#"{}"#,
        "[",
        "",
    ] {
        assert!(read(bad).is_err(), "{bad}");
    }
}
