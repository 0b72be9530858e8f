//! The composed texts are those on file, and every word is known.

use super::{Grammar, fluent_file};
use swccg::content::builtin;

fn file(grammar: Grammar, name: &str) -> std::path::PathBuf {
    std::path::Path::new(env!("CARGO_MANIFEST_DIR"))
        .join(format!("../../locales/{}/{name}.ftl", grammar.code()))
}

/// `SWCCG_BLESS=1` writes the files anew.
#[test]
fn every_card_is_put_into_words() {
    for grammar in Grammar::ALL {
        let own = std::fs::read_to_string(file(grammar, "swccg-cards")).unwrap();
        let composed = fluent_file(builtin(), grammar, &own).unwrap_or_else(|missing| {
            panic!("content/swccg/words.toml lacks words:\n{}", missing.join("\n"))
        });
        let path = file(grammar, "swccg-texts");
        if std::env::var_os("SWCCG_BLESS").is_some() {
            std::fs::write(&path, &composed).unwrap();
        }
        assert_eq!(std::fs::read_to_string(&path).unwrap(), composed, "SWCCG_BLESS=1 writes the file anew");
    }
}
