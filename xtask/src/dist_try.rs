//! Packages as their users meet them: unpacked or installed, started, asked for the page, stopped.

use crate::games::offered;
use crate::run::{command, output, step};
use anyhow::{Context, Result, bail, ensure};
use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

/// Unpacks the archive elsewhere and plays with what is in it; then the Debian package, installed for real if wanted
/// (which needs root), otherwise unpacked.
pub(crate) fn try_packages(packages: &Path, install: bool) -> Result<()> {
    let place = std::env::temp_dir().join(format!("tallyho-packages-{}", std::process::id()));
    fs::create_dir_all(&place)?;
    let tried = try_in(packages, &place, install);
    fs::remove_dir_all(&place)?;
    tried
}

fn try_in(packages: &Path, place: &Path, install: bool) -> Result<()> {
    let ending = if cfg!(windows) { ".zip" } else { ".tar.gz" };
    let archive = find(packages, ending).context("there is no archive")?;
    step("unpack the archive", command("tar", &["-xf"]).arg(&archive).arg("-C").arg(place))?;
    let folder = fs::read_dir(place)?.next().context("the archive is empty")??.path();
    for file in ["README.md", "LICENSE-MIT", "THIRD-PARTY.md", "man/tallyho.1", "man/tallyho-serve.1"] {
        ensure!(folder.join(file).exists(), "the archive has no {file}");
    }
    let program = folder.join("bin").join(format!("tallyho{}", std::env::consts::EXE_SUFFIX));
    try_program(&program, &place.join("archive-data"))?;
    if let Some(package) = find(packages, ".deb") {
        try_debian(&package, place, install)?;
    }
    Ok(())
}

fn try_debian(package: &Path, place: &Path, install: bool) -> Result<()> {
    let listed = output(command("dpkg-deb", &["--contents"]).arg(package))?;
    for file in [
        "./usr/bin/tallyho",
        "./usr/share/man/man1/tallyho.1.gz",
        "./usr/share/bash-completion/completions/tallyho",
        "/systemd/system/tallyho.service",
        "./usr/share/doc/tallyho/copyright",
    ] {
        ensure!(listed.contains(file), "the package has no {file}:\n{listed}");
    }
    if !install {
        let root = place.join("deb");
        step("unpack the Debian package", command("dpkg-deb", &["-x"]).arg(package).arg(&root))?;
        return try_program(&root.join("usr/bin/tallyho"), &place.join("deb-data"));
    }
    step("install the Debian package", command("dpkg", &["--install"]).arg(package))?;
    let tried = try_program(Path::new("/usr/bin/tallyho"), &place.join("deb-data"));
    step("remove the Debian package", &mut command("dpkg", &["--purge", "tallyho"]))?;
    tried
}

fn find(packages: &Path, ending: &str) -> Option<PathBuf> {
    let mut files = fs::read_dir(packages).ok()?.filter_map(|entry| Some(entry.ok()?.path()));
    files.find(|file| file.to_string_lossy().ends_with(ending))
}

/// Starts the program as a user would, asks for the page and the games, and stops it.
fn try_program(program: &Path, data: &Path) -> Result<()> {
    println!("{}", output(Command::new(program).arg("--version"))?.trim());
    let mut child = Running(
        Command::new(program)
            .args(["serve", "--lang", "en", "--data"])
            .arg(data)
            .stdout(Stdio::piped())
            .spawn()
            .with_context(|| program.display().to_string())?,
    );
    let mut line = String::new();
    let mut lines = BufReader::new(child.0.stdout.take().context("no output")?);
    while !line.contains("Tallyho is at http://") {
        line.clear();
        ensure!(lines.read_line(&mut line)? > 0, "the program ended before it served");
    }
    let address = line.split("http://").nth(1).and_then(|rest| rest.split('/').next()).unwrap_or_default();
    let page = get(address, "/")?;
    ensure!(page.contains(" 200 ") && page.contains("/assets/"), "no page inside:\n{page}");
    let games = get(address, "/api/games")?;
    let offered = offered()?;
    for game in &offered {
        ensure!(games.contains(&format!("\"{}\"", game.id)), "no {}:\n{games}", game.id);
    }
    ensure!(get(address, "/readyz")?.ends_with("ok"), "not ready");
    println!("--- {} serves the page and {} games at {address}", program.display(), offered.len());
    child.stop(data)
}

/// A program that does not outlive us.
struct Running(Child);

impl Running {
    fn stop(mut self, data: &Path) -> Result<()> {
        if cfg!(unix) {
            output(&mut command("kill", &[&self.0.id().to_string()]))?;
            let ended = self.0.wait()?;
            ensure!(ended.success(), "{ended}");
            ensure!(!data.join("tallyho.sqlite-wal").exists(), "a clean stop leaves one file");
        }
        Ok(())
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

fn get(address: &str, path: &str) -> Result<String> {
    let mut stream = TcpStream::connect(address)?;
    stream.set_read_timeout(Some(Duration::from_secs(20)))?;
    write!(stream, "GET {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n")?;
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer)?;
    if answer.is_empty() {
        bail!("{address}{path}: no answer");
    }
    Ok(String::from_utf8_lossy(&answer).into_owned())
}
