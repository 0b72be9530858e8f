//! The server over real sockets on loopback, beside boardgame.io's: decisions a second and how long each takes. Ours are on disk
//! before they are acknowledged; the peer keeps its matches in memory, as it does by default.

use super::peers;
use crate::run::{cargo, step, target};
use anyhow::Result;
use std::process::Command;

/// What both servers are asked to do: a title and the arguments of the load.
const LOADS: [(&str, &[&str]); 4] = [
    ("1 match", &["--matches", "1", "--seconds", "10"]),
    ("20 matches", &["--matches", "20", "--seconds", "10"]),
    ("200 matches", &["--matches", "200", "--seconds", "10"]),
    (
        "1,000 matches, a decision every four seconds in each",
        &["--matches", "1000", "--seconds", "30", "--pace", "4000"],
    ),
];

pub(super) fn bench() -> Result<()> {
    // What people install on a server is built with the profile of releases, so that is what is measured.
    let build = [
        "build",
        "--quiet",
        "--profile",
        "dist",
        "-p",
        "server",
        "--example",
        "load",
        "--example",
        "trouble",
    ];
    step("bench host: build", &mut cargo(&build))?;
    let example = |name: &str| Command::new(target().join("dist/examples").join(name));
    let peer = peers::BOARDGAME_IO_SERVER.install();
    for (title, args) in LOADS {
        step(&format!("bench host: {title}: tallyho"), example("load").args(args))?;
        if let Some(peer) = &peer {
            step(&format!("bench host: {title}: boardgame.io"), peer.command().args(args))?;
        }
    }
    let idle = ["--matches", "100", "--seconds", "15", "--pace", "1000", "--idle", "5000"];
    step("bench host: 100 matches beside 5,000 silent connections", example("load").args(idle))?;
    step("bench host: one address beside attacks from others", &mut example("trouble"))
}
