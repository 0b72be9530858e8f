//! Measuring. Figures are medians of interleaved runs by CPU time, beside a peer in the same run where one can be
//! installed, and instruction counts where valgrind is there. Never a promise in seconds.
//!
//! A contender is any program that prints one JSON line per measure: `{"name","unit","value"}`. Measures of the same
//! name are compared.

mod figures;
mod host;
mod instructions;
mod own;
mod peers;

use crate::games::{Bench, GameFacts, offered};
use crate::run::{cargo, step, target};
use anyhow::{Result, bail};
use figures::Figures;
use peers::Peer;
use std::process::Command;

/// How often each contender runs, one after another in turn, so that a noisy moment hits all alike.
const ROUNDS: usize = 5;

/// A game that is measured, by the example `measure`, and the peers that do the same.
struct Part {
    game: String,
    peers: &'static [Peer],
    /// What only this game measures.
    own: Vec<Bench>,
}

/// Every game, and before them the reference games that other engines play as well.
fn parts() -> Result<Vec<Part>> {
    let part = |game: &str, peers| Part { game: game.into(), peers, own: Vec::new() };
    let mut parts = vec![part("leduc", &[peers::OPEN_SPIEL]), part("duel6", &[peers::BOARDGAME_IO])];
    let own = |game: GameFacts| Part { game: game.id, peers: &[], own: game.bench };
    parts.extend(offered()?.into_iter().map(own));
    Ok(parts)
}

/// The part that measures the server.
const HOST: &str = "host";

/// Runs the named parts, or all.
pub(crate) fn bench(names: &[String]) -> Result<()> {
    let parts = parts()?;
    let known: Vec<_> = parts.iter().map(|part| part.game.as_str()).chain([HOST]).collect();
    if let Some(unknown) = names.iter().find(|name| !known.contains(&name.as_str())) {
        bail!("no part {unknown:?}; there are {}", known.join(", "));
    }
    let wanted = |part: &str| names.is_empty() || names.iter().any(|name| name == part);
    for part in parts.iter().filter(|part| wanted(&part.game)) {
        measure(part)?;
        part.own.iter().try_for_each(|bench| own::run(&part.game, bench))?;
    }
    if wanted(HOST) {
        host::bench()?;
    }
    Ok(())
}

fn measure(part: &Part) -> Result<()> {
    let build =
        ["build", "--quiet", "--release", "-p", "arena", "--features", "test-games", "--example", "measure"];
    step(&format!("bench {}: build", part.game), &mut cargo(&build))?;
    let program = target().join("release/examples/measure");
    let peers: Vec<_> = part.peers.iter().filter_map(|peer| Some((peer, peer.install()?))).collect();
    let mut figures = Figures::default();
    for _ in 0..ROUNDS {
        figures.run("tallyho", Command::new(&program).arg(&part.game))?;
        for (peer, how) in &peers {
            figures.run(peer.name, &mut how.command())?;
        }
    }
    println!("\n{}", figures.table());
    let game = &part.game;
    match instructions::per_decision(&program, game)? {
        Some(count) => println!("{game}: {count:.0} instructions per decision of random play"),
        None => println!("{game}: instructions not counted, valgrind is not installed"),
    }
    Ok(())
}
