//! Other engines, installed from their package registries beside the build, never part of the product.

use crate::run::{is_there, root};
use crate::tools::NPM;
use std::path::PathBuf;
use std::process::Command;

/// Another engine: where it comes from and the script that drives it.
pub(super) struct Peer {
    pub(super) name: &'static str,
    kind: Kind,
    packages: &'static [&'static str],
    script: &'static str,
}

#[derive(Clone, Copy)]
enum Kind {
    Python,
    Node,
}

pub(super) const OPEN_SPIEL: Peer =
    Peer { name: "OpenSpiel", kind: Kind::Python, packages: &["open_spiel"], script: "leduc_openspiel.py" };
pub(super) const BOARDGAME_IO: Peer = Peer {
    name: "boardgame.io",
    kind: Kind::Node,
    packages: &["boardgame.io@0.50"],
    script: "duel6_bgio.cjs",
};
/// Its server: matches in memory, clients over socket.io.
pub(super) const BOARDGAME_IO_SERVER: Peer = Peer {
    name: "boardgame.io",
    kind: Kind::Node,
    packages: &["boardgame.io@0.50"],
    script: "duel6_bgio_server.cjs",
};

pub(super) const SHAPELY: Peer = Peer {
    name: "shapely",
    kind: Kind::Python,
    packages: &["shapely", "numpy"],
    script: "shapely_ranges.py",
};

/// Those that descriptions of games name.
pub(super) const ALL: &[Peer] = &[SHAPELY];

/// How an installed peer is run.
pub(super) struct Installed {
    program: PathBuf,
    script: PathBuf,
    modules: PathBuf,
}

impl Installed {
    pub(super) fn command(&self) -> Command {
        let mut command = Command::new(&self.program);
        command.arg(&self.script).env("NODE_PATH", &self.modules);
        command
    }
}

impl Peer {
    /// Installs the peer; one that cannot be had is named and passed over.
    pub(super) fn install(&self) -> Option<Installed> {
        let home = root().join("target/peers");
        let made = std::fs::create_dir_all(&home).is_ok();
        let program = match self.kind {
            Kind::Python => home.join("python/bin/python"),
            Kind::Node => PathBuf::from("node"),
        };
        let installed = made
            && match self.kind {
                Kind::Python => {
                    let venv =
                        || quiet(Command::new("python3").args(["-m", "venv"]).arg(home.join("python")));
                    let pip = || {
                        quiet(Command::new(&program).args(["-m", "pip", "install", "-q"]).args(self.packages))
                    };
                    (program.exists() || venv()) && pip()
                }
                Kind::Node => {
                    let mut npm = Command::new(NPM);
                    npm.args(["install", "--no-audit", "--no-fund", "--prefix"])
                        .arg(&home)
                        .args(self.packages);
                    is_there(NPM) && quiet(&mut npm)
                }
            };
        if !installed {
            println!("{}: cannot be installed here, left out", self.name);
            return None;
        }
        let script = root().join("tools/bench").join(self.script);
        Some(Installed { program, script, modules: home.join("node_modules") })
    }
}

fn quiet(command: &mut Command) -> bool {
    command.output().is_ok_and(|output| output.status.success())
}
