//! The program as its users start it.

use assert_cmd::Command as Checked;
use assert_cmd::cargo::CommandCargoExt;
use std::fs::File;
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use tempfile::TempDir;

pub(crate) fn tallyho(args: &[&str]) -> Checked {
    let mut command = Checked::cargo_bin("tallyho").unwrap();
    command.env("LANG", "C").env_remove("LC_ALL").env_remove("LC_MESSAGES").args(args);
    command
}

pub(crate) fn stdout(args: &[&str]) -> String {
    let output = tallyho(args).assert().success().get_output().stdout.clone();
    String::from_utf8(output).unwrap()
}

/// The program while it serves; what it says goes into files.
pub(crate) struct Served {
    pub(crate) child: Child,
    pub(crate) folder: TempDir,
}

impl Served {
    pub(crate) fn start(args: &[&str]) -> Served {
        Served::start_in(tempfile::tempdir().unwrap(), args, &[])
    }

    pub(crate) fn start_in(folder: TempDir, args: &[&str], env: &[(&str, &str)]) -> Served {
        let at = |name: &str| File::create(folder.path().join(name)).unwrap();
        let mut command = Command::cargo_bin("tallyho").unwrap();
        command.env("LANG", "C").env_remove("LC_ALL").env_remove("LC_MESSAGES").args(args);
        command.arg("--data").arg(folder.path().join("data")).envs(env.iter().copied());
        let child = command.stdin(Stdio::null()).stdout(at("said")).stderr(at("noted")).spawn().unwrap();
        Served { child, folder }
    }

    pub(crate) fn read(&self, name: &str) -> String {
        std::fs::read_to_string(self.folder.path().join(name)).unwrap()
    }

    /// Waits until it has said where it is, and for the whole of what it says then.
    pub(crate) fn until_it_said(&mut self, last: &str) -> (SocketAddr, String) {
        let until = Instant::now() + Duration::from_secs(60);
        loop {
            let said = self.read("said");
            let address = said.split("http://").nth(1).and_then(|rest| rest.split('/').next());
            if let (Some(address), true) = (address, said.contains(last)) {
                return (address.parse().unwrap(), said);
            }
            assert!(self.child.try_wait().unwrap().is_none(), "it ended: {}", self.read("noted"));
            assert!(Instant::now() < until, "it said only: {said}");
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    /// Asks it to end as a system does, and waits.
    pub(crate) fn stop(mut self) -> TempDir {
        let asked = Command::new("kill").arg(self.child.id().to_string()).status().unwrap();
        assert!(asked.success());
        let ended = self.child.wait().unwrap();
        assert!(ended.success(), "{ended}: {}", self.read("noted"));
        let Served { folder, .. } = self;
        folder
    }
}
