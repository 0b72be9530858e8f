//! The built page is embedded in the program: rebuild when it changes. An optimized build without a page, such as
//! `cargo install --path crates/tallyho` in a fresh clone, builds the page first where npm is installed.

use std::path::Path;
use std::process::Command;

fn main() {
    println!("cargo:rerun-if-changed=../../web/dist");
    let web = Path::new("../../web");
    let optimized = std::env::var("PROFILE").is_ok_and(|profile| profile == "release");
    if !optimized || web.join("dist/index.html").exists() {
        return;
    }
    let npm = if cfg!(windows) { "npm.cmd" } else { "npm" };
    for args in [&["ci", "--no-audit", "--no-fund"][..], &["run", "build"]] {
        let mut npm = Command::new(npm);
        npm.args(args).current_dir(web).env("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1");
        // What a build script prints on standard output is read by cargo.
        match npm.output() {
            Ok(done) if done.status.success() => {}
            Ok(done) => {
                let said = String::from_utf8_lossy(&done.stderr);
                let last = said.lines().rfind(|line| !line.trim().is_empty()).unwrap_or_default();
                println!("cargo:warning=the page could not be built (npm {}): {last}", args.join(" "));
                return;
            }
            Err(error) => {
                println!(
                    "cargo:warning=the program is built without its page, because npm cannot be started: {error}"
                );
                return;
            }
        }
    }
}
