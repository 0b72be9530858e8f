//! The log of a table in words, for `tallyho replay`.

use anyhow::Result;
use contract::Act;
use explain::{StoredMessage, Translator};
use host::any_match::AnyMatch;
use host::companion_match::{CompanionLog, ID};
use serde_json::{Value, json};

/// Every act with the sentences it told. The act of a person is told by its first sentence.
pub(crate) fn narrate(log: &CompanionLog, translator: Translator) -> Result<Value> {
    let mut entries = Vec::new();
    let game = log.replay(|_, entry, step| {
        let who = match &entry.act {
            Act::Choice(_, said) => said.who.clone().unwrap_or_else(|| "0".into()),
            Act::Chance(roll) => roll.who.clone().unwrap_or_else(|| "*".into()),
        };
        let told = step.told.iter().map(|event| {
            let message: Result<StoredMessage, _> = serde_json::from_str(event.message.get());
            message.map_or_else(|error| error.to_string(), |message| translator.translate_stored(&message))
        });
        let mut told: Vec<String> = told.collect();
        let act = if told.is_empty() { String::new() } else { told.remove(0) };
        entries.push(json!({"n": step.n, "act": format!("[{who}] {act}"), "events": told}));
        Ok(())
    })?;
    let ending = game.snapshot(contract::Viewer::Watcher).ending.map(|ending| translator.translate(&ending));
    Ok(json!({"game": ID, "entries": entries, "ending": ending, "hash": format!("{:016x}", game.hash())}))
}
