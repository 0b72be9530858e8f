//! Generates TypeScript types from Rust: those of the wire, and those of the games that derive them. That the files in the page are
//! up to date is checked by tests of the crates themselves.

use crate::run::{cargo, root, step};
use anyhow::Result;
use std::path::Path;

/// An example that writes types into a folder of the page.
struct Maker {
    package: &'static str,
    /// What to pass to cargo beside the package.
    args: &'static [&'static str],
    folder: &'static str,
}

const MAKERS: [Maker; 3] = [
    Maker { package: "server", args: &["--example", "wire"], folder: "web/src/wire" },
    Maker {
        package: "starfighter",
        args: &["--features", "ts", "--example", "types"],
        folder: "web/src/boards/starfighter/wire",
    },
    Maker {
        package: "temple",
        args: &["--features", "ts", "--example", "types"],
        folder: "web/src/boards/temple/wire",
    },
];

/// Writes all of them.
pub(crate) fn write() -> Result<()> {
    MAKERS.iter().try_for_each(|maker| maker.run(&root().join(maker.folder)))
}

impl Maker {
    fn run(&self, folder: &Path) -> Result<()> {
        let mut make = cargo(&["run", "--quiet", "-p", self.package]);
        make.args(self.args).arg("--").arg(folder);
        step(&format!("types of {}", self.package), &mut make)
    }
}
