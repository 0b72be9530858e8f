//! Server configuration.

use crate::Limits;
use std::path::PathBuf;

/// The port tried first; if it is busy, any free one is used.
pub(crate) const PORT: u16 = 7474;

#[derive(Clone, Debug)]
pub struct Config {
    /// The folder with the database; created if missing.
    pub data: PathBuf,
    /// Exactly this port; by default 7474, or a free one if that is busy.
    pub port: Option<u16>,
    /// Whether other machines may connect. Plain HTTP: for a trusted network only.
    pub lan: bool,
    /// Host names under which a proxy on this machine forwards requests, in addition to IP addresses, `localhost` and
    /// `….local`.
    pub hosts: Vec<String>,
    /// Rate and size limits per client address.
    pub limits: Limits,
    /// How many bots may run at once; by default all cores but one.
    pub bot_threads: Option<usize>,
}

impl Config {
    /// A configuration for this machine only, with this folder.
    #[must_use]
    pub fn local(data: PathBuf) -> Self {
        Config {
            data,
            port: None,
            lan: false,
            hosts: Vec::new(),
            limits: Limits::default(),
            bot_threads: None,
        }
    }

    #[must_use]
    pub fn database(&self) -> PathBuf {
        self.data.join("tallyho.sqlite")
    }
}

/// The user's data directory for this program, if the system has one.
#[must_use]
pub fn default_data_dir() -> Option<PathBuf> {
    directories::ProjectDirs::from("", "", "tallyho").map(|dirs| dirs.data_dir().to_owned())
}
