//! Measuring. Figures are medians of interleaved runs by CPU time, beside a peer in the same run where one can be
//! installed, and instruction counts where valgrind is there. Never a promise in seconds.
//!
//! A contender is any program that prints one JSON line per measure: `{"name","unit","value"}`. Measures of the same
//! name are compared.

mod figures;
mod instructions;
mod peers;
mod temple;
mod xwing;

use crate::run::{cargo, step, target};
use anyhow::{Result, bail};
use figures::Figures;
use peers::Peer;
use std::process::Command;

/// How often each contender runs, one after another in turn, so that a noisy moment hits all alike.
const ROUNDS: usize = 5;

/// One thing to measure: our example and the peers that do the same.
struct Part {
    name: &'static str,
    package: &'static str,
    example: &'static str,
    /// Arguments of the example.
    args: &'static [&'static str],
    peers: &'static [Peer],
    /// Games whose instructions per decision are counted.
    counted: &'static [&'static str],
}

const PARTS: &[Part] = &[
    Part {
        name: "leduc",
        package: "bots",
        example: "measure",
        args: &["leduc"],
        peers: &[peers::OPEN_SPIEL],
        counted: &["leduc"],
    },
    Part {
        name: "duel6",
        package: "bots",
        example: "measure",
        args: &["duel6"],
        peers: &[peers::BOARDGAME_IO],
        counted: &["duel6"],
    },
    Part {
        name: "starfighter",
        package: "bots",
        example: "measure",
        args: &["starfighter"],
        peers: &[],
        counted: &["starfighter"],
    },
    Part {
        name: "temple",
        package: "bots",
        example: "measure",
        args: &["temple"],
        peers: &[],
        counted: &["temple"],
    },
    Part {
        name: "swccg",
        package: "bots",
        example: "measure",
        args: &["swccg"],
        peers: &[],
        counted: &["swccg"],
    },
];

/// Parts that measure in their own way.
const XWING: &str = "xwing";
const HOST: &str = "host";

/// Runs the named parts, or all.
pub(crate) fn bench(names: &[String]) -> Result<()> {
    let known: Vec<_> = PARTS.iter().map(|part| part.name).chain([XWING, HOST]).collect();
    if let Some(unknown) = names.iter().find(|name| !known.contains(&name.as_str())) {
        bail!("no part {unknown:?}; there are {}", known.join(", "));
    }
    let wanted = |part: &str| names.is_empty() || names.iter().any(|name| name == part);
    for part in PARTS.iter().filter(|part| wanted(part.name)) {
        measure(part)?;
    }
    if wanted("temple") {
        temple::sight()?;
    }
    if wanted(XWING) {
        xwing::bench()?;
    }
    if wanted(HOST) {
        host()?;
    }
    Ok(())
}

/// Many matches over real sockets on loopback: decisions a second, each stored before it is told.
fn host() -> Result<()> {
    let load = ["run", "--quiet", "--release", "-p", "server", "--example", "load"];
    step("bench host: 200 matches at once", &mut cargo(&load))?;
    let paced = ["--", "--matches", "1000", "--seconds", "30", "--pace", "4000"];
    step("bench host: 1,000 matches, a decision every four seconds", cargo(&load).args(paced))?;
    let idle = ["--", "--matches", "100", "--seconds", "15", "--pace", "1000", "--idle", "5000"];
    step("bench host: 100 matches beside 5,000 silent connections", cargo(&load).args(idle))
}

fn measure(part: &Part) -> Result<()> {
    let build = ["build", "--quiet", "--release", "-p", part.package, "--example", part.example];
    step(&format!("bench {}: build", part.name), &mut cargo(&build))?;
    let program = target().join("release/examples").join(part.example);
    let peers: Vec<_> = part.peers.iter().filter_map(|peer| Some((peer, peer.install()?))).collect();
    let mut figures = Figures::default();
    for _ in 0..ROUNDS {
        figures.run("tallyho", Command::new(&program).args(part.args))?;
        for (peer, how) in &peers {
            figures.run(peer.name, &mut how.command())?;
        }
    }
    println!("\n{}", figures.table());
    for game in part.counted {
        match instructions::per_decision(&program, game)? {
            Some(count) => println!("{game}: {count:.0} instructions per decision of random play"),
            None => println!("{game}: instructions not counted, valgrind is not installed"),
        }
    }
    Ok(())
}
