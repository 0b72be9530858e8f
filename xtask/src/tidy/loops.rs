//! Nobody plays a match past the driver.
//!
//! To change a state by an act one needs a `contract::EventSink`. Outside the crates that hold rules it is therefore named only
//! where acts are applied to states that were *dealt* from a view, never to the true one. Everything that plays a match uses
//! `contract::Driver`, so that no loop of its own can differ from the others.

use super::layers::RULES;
use super::sources::{Source, has_word, sources};
use anyhow::Result;

/// What applies acts to states that it dealt itself: searches, and the preview of a choice.
const DEALT: [&str; 8] = [
    "crates/bots/src/eval/swccg/policy.rs",
    "crates/bots/src/eval/temple/plan.rs",
    "crates/bots/src/ismcts/lethal.rs",
    "crates/bots/src/ismcts/search.rs",
    "crates/bots/src/lookahead.rs",
    "crates/bots/src/planner/mod.rs",
    "crates/bots/src/rollout/mod.rs",
    "crates/match-core/src/preview.rs",
];

/// A game itself: it passes on what the game it wraps tells.
const GAMES: [&str; 1] = ["crates/games/src/test_games.rs"];

pub(super) fn check(faults: &mut Vec<String>) -> Result<()> {
    judge(&sources(&[".rs"])?, faults);
    Ok(())
}

fn judge(sources: &[Source], faults: &mut Vec<String>) {
    let listed = |path: &str| DEALT.contains(&path) || GAMES.contains(&path);
    let applies = |source: &Source| has_word(source.code(), "EventSink");
    for source in sources.iter().filter(|source| applies(source) && !listed(&source.path)) {
        let crate_of = source.path.strip_prefix("crates/").and_then(|path| path.split('/').next());
        if crate_of.is_some_and(|name| !RULES.contains(&name)) {
            faults.push(format!(
                "{}: applies acts to a state itself; a match is played through contract::Driver",
                source.path
            ));
        }
    }
    for path in DEALT.iter().chain(&GAMES) {
        if !sources.iter().any(|source| source.path == **path && applies(source)) {
            faults.push(format!("{path}: tidy allows acts on dealt states here, there are none"));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_listed_files_apply_acts() {
        let source = |path: &str, text: &str| Source { path: path.into(), text: text.into() };
        let loop_of_its_own = "game.resolve(outcome, &mut EventSink::silent());";
        let mut sources: Vec<Source> =
            DEALT.iter().chain(&GAMES).map(|path| source(path, loop_of_its_own)).collect();
        sources.push(source("crates/temple/src/game.rs", loop_of_its_own));
        sources.push(source("crates/arena/tests/it/main.rs", loop_of_its_own));
        sources.push(source("crates/arena/src/run.rs", "driver.apply(&act, &mut Unrecorded);"));
        let mut faults = Vec::new();
        judge(&sources, &mut faults);
        assert!(faults.is_empty(), "{faults:?}");
        sources.push(source("crates/arena/src/play.rs", loop_of_its_own));
        sources.push(source("crates/bots/examples/strength.rs", loop_of_its_own));
        sources.remove(0);
        judge(&sources, &mut faults);
        assert_eq!(faults.len(), 3, "two loops, and one listed file without: {faults:?}");
    }
}
