//! Nobody plays a match past the driver.
//!
//! To change a state by an act one needs a `contract::EventSink`. Outside the crates that hold rules it is therefore named only
//! where acts are applied to states that were *dealt* from a view, never to the true one. Everything that plays a match uses
//! `contract::Driver`, so that no loop of its own can differ from the others.

use super::layers::Layers;
use super::sources::{Source, has_word, sources};
use anyhow::Result;

/// Where acts may be applied to a state directly, a path or its beginning, and why.
const EXCEPTIONS: [(&str, &str); 3] = [
    ("crates/bots/src/", "searches, in worlds that they dealt: no type there could carry the true state"),
    ("crates/match-core/src/preview.rs", "a choice is tried in worlds dealt from the view of its seat"),
    ("crates/games/src/test_games.rs", "a game that passes on what the game inside it tells"),
];

pub(super) fn check(faults: &mut Vec<String>) -> Result<()> {
    let layers = Layers::read()?;
    judge(&sources(&[".rs"])?, |name| layers.holds_rules(name), faults);
    Ok(())
}

fn judge(sources: &[Source], holds_rules: impl Fn(&str) -> bool, faults: &mut Vec<String>) {
    let applies = |source: &&Source| has_word(source.code(), "EventSink");
    // The rules of a small game stand in the folder of its description.
    let is_rules = |path: &str| path.starts_with("crates/games/src/") && path.ends_with("/rules.rs");
    let is_excepted =
        |path: &str| is_rules(path) || EXCEPTIONS.iter().any(|(place, _)| path.starts_with(place));
    for source in sources.iter().filter(applies).filter(|source| !is_excepted(&source.path)) {
        let home = source.path.strip_prefix("crates/").and_then(|path| path.split('/').next());
        if home.is_some_and(|name| !holds_rules(name)) {
            faults.push(format!(
                "{}: applies acts to a state itself; a match is played through contract::Driver",
                source.path
            ));
        }
    }
    for (place, _) in EXCEPTIONS {
        if !sources.iter().filter(applies).any(|source| source.path.starts_with(place)) {
            faults.push(format!("{place}: tidy allows acts on states here, there are none"));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_excepted_files_apply_acts() {
        let source = |path: &str, text: &str| Source { path: path.into(), text: text.into() };
        let loop_of_its_own = "game.resolve(outcome, &mut EventSink::silent());";
        let mut sources: Vec<Source> =
            EXCEPTIONS.iter().map(|(place, _)| source(place, loop_of_its_own)).collect();
        sources.push(source("crates/contract/src/game.rs", loop_of_its_own));
        sources.push(source("crates/arena/tests/it/main.rs", loop_of_its_own));
        sources.push(source("crates/arena/src/run.rs", "driver.apply(&act, &mut Unrecorded);"));
        let (rules, mut faults) = (|name: &str| name == "contract", Vec::new());
        judge(&sources, rules, &mut faults);
        assert!(faults.is_empty(), "{faults:?}");
        sources.push(source("crates/arena/src/play.rs", loop_of_its_own));
        sources.push(source("crates/bots/examples/strength.rs", loop_of_its_own));
        sources.remove(0);
        judge(&sources, rules, &mut faults);
        assert_eq!(faults.len(), 3, "two loops, and one exception without: {faults:?}");
    }
}
