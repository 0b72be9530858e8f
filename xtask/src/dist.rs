//! Packages for the platform it runs on: an archive, a Debian package, checksums and a list of what is inside.

use crate::run::{cargo, command, is_there, output, root, step, target};
use crate::{dist_try, sbom, web};
use anyhow::{Context, Result, bail};
use sha2::{Digest, Sha256};
use std::fs;
use std::path::{Path, PathBuf};

/// The version of cargo-deb that is installed where there is none.
const CARGO_DEB: &str = "3.8.0";

/// What goes into every package besides the program.
const DOCUMENTS: [&str; 5] = ["README.md", "CHANGELOG.md", "LICENSE-MIT", "LICENSE-APACHE", "THIRD-PARTY.md"];

/// Builds all packages into `target/dist-packages`, and tries them.
pub(crate) fn dist(install: bool) -> Result<()> {
    web::build()?;
    step("program: build", &mut cargo(&["build", "--locked", "--profile", "dist", "-p", "tallyho"]))?;
    let platform = platform()?;
    let version = env!("CARGO_PKG_VERSION");
    let (stage, packages) = (target().join("package"), target().join("dist-packages"));
    for folder in [&stage, &packages] {
        if folder.exists() {
            fs::remove_dir_all(folder)?;
        }
        fs::create_dir_all(folder)?;
    }
    stage_files(&stage)?;
    let name = format!("tallyho-{version}-{platform}");
    fs::write(packages.join(format!("{name}.cdx.json")), sbom::text(&platform)?)?;
    archive(&stage, &packages, &name)?;
    if cfg!(target_os = "linux") && is_there("dpkg-deb") {
        debian_package(&packages)?;
    } else {
        println!("--- no Debian package: dpkg-deb is not installed");
    }
    let sums = checksums(&packages)?;
    fs::write(packages.join("SHA256SUMS"), &sums)?;
    println!("\n{sums}");
    for file in sorted(&packages)? {
        println!("{:>12}  {}", file.metadata()?.len(), file.display());
    }
    dist_try::try_packages(&packages, install)
}

/// The platform we run on, as rustc names it.
fn platform() -> Result<String> {
    let version = output(&mut command("rustc", &["-vV"]))?;
    let host = version.lines().find_map(|line| line.strip_prefix("host: "));
    Ok(host.context("rustc names no host")?.to_owned())
}

/// The program, its manual pages and its completions.
fn stage_files(stage: &Path) -> Result<()> {
    let program = format!("tallyho{}", std::env::consts::EXE_SUFFIX);
    fs::create_dir_all(stage.join("bin"))?;
    let built = stage.join("bin").join(&program);
    fs::copy(target().join("dist").join(&program), &built)?;
    let run = |args: &[&str]| output(command(&built.to_string_lossy(), args).env("LC_ALL", "C"));
    run(&["manual", &stage.join("man").to_string_lossy()])?;
    fs::create_dir_all(stage.join("completions"))?;
    for (shell, file) in [
        ("bash", "tallyho.bash"),
        ("zsh", "_tallyho"),
        ("fish", "tallyho.fish"),
        ("powershell", "_tallyho.ps1"),
    ] {
        fs::write(stage.join("completions").join(file), run(&["completions", shell])?)?;
    }
    Ok(())
}

/// One folder with everything in it, as `.tar.gz`, on Windows as `.zip`.
fn archive(stage: &Path, packages: &Path, name: &str) -> Result<()> {
    let inside = target().join(name);
    if inside.exists() {
        fs::remove_dir_all(&inside)?;
    }
    copy_folder(stage, &inside)?;
    for document in DOCUMENTS {
        fs::copy(root().join(document), inside.join(document))?;
    }
    for file in ["tallyho.service", "Containerfile"] {
        fs::copy(root().join("packaging").join(file), inside.join(file))?;
    }
    let (ending, flags) = if cfg!(windows) { ("zip", "-acf") } else { ("tar.gz", "-czf") };
    let file = packages.join(format!("{name}.{ending}"));
    let mut tar = command("tar", &[flags]);
    step("archive", tar.arg(&file).arg("-C").arg(target()).arg(name))?;
    Ok(fs::remove_dir_all(&inside)?)
}

fn copy_folder(from: &Path, to: &Path) -> Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let (from, to) = (entry.path(), to.join(entry.file_name()));
        if from.is_dir() {
            copy_folder(&from, &to)?;
        } else {
            fs::copy(from, to)?;
        }
    }
    Ok(())
}

fn debian_package(packages: &Path) -> Result<()> {
    if !is_there("cargo-deb") {
        let version = format!("cargo-deb@{CARGO_DEB}");
        step("cargo-deb", &mut cargo(&["install", &version, "--locked"]))?;
    }
    let mut deb = cargo(&["deb", "-p", "tallyho", "--no-build", "--profile", "dist", "--locked", "-o"]);
    step("Debian package", deb.arg(packages))
}

fn sorted(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder)? {
        files.push(entry?.path());
    }
    files.sort();
    Ok(files)
}

/// As `sha256sum -c` reads them.
fn checksums(packages: &Path) -> Result<String> {
    let mut sums = String::new();
    for file in sorted(packages)? {
        let name = file.file_name().context("a file without a name")?.to_string_lossy().into_owned();
        let sum: String = Sha256::digest(fs::read(&file)?).iter().map(|byte| format!("{byte:02x}")).collect();
        sums += &format!("{sum}  {name}\n");
    }
    if sums.is_empty() {
        bail!("nothing was packaged");
    }
    Ok(sums)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn checksums_are_those_of_sha256sum() {
        let folder = std::env::temp_dir().join(format!("tallyho-sums-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        fs::write(folder.join("b"), "abc").unwrap();
        fs::write(folder.join("a"), "").unwrap();
        let sums = checksums(&folder).unwrap();
        fs::remove_dir_all(&folder).unwrap();
        assert_eq!(
            sums,
            "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855  a\n\
             ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad  b\n"
        );
    }
}
