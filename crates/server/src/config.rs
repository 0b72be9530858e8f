//! How the program is to be served.

use crate::Limits;
use std::path::PathBuf;

/// The port that is tried first; if it is busy, any free one is taken.
pub(crate) const PORT: u16 = 7474;

/// How to serve.
#[derive(Clone, Debug)]
pub struct Config {
    /// The folder with the database; made if it is missing.
    pub data: PathBuf,
    /// This port and no other; by default 7474, or a free one if that is busy.
    pub port: Option<u16>,
    /// Whether other machines may connect. It is plain HTTP: for a trusted network only.
    pub lan: bool,
    /// Names under which a proxy on this machine passes requests on, beside addresses, `localhost` and `….local`.
    pub hosts: Vec<String>,
    /// How much one address may ask for.
    pub limits: Limits,
    /// How many machines may think at once; by default all cores but one.
    pub thinkers: Option<usize>,
}

impl Config {
    /// On this machine only, with this folder.
    #[must_use]
    pub fn local(data: PathBuf) -> Self {
        Config { data, port: None, lan: false, hosts: Vec::new(), limits: Limits::default(), thinkers: None }
    }

    /// The database file.
    #[must_use]
    pub fn database(&self) -> PathBuf {
        self.data.join("tallyho.sqlite")
    }
}

/// The user's data directory for this program, where the system has one.
#[must_use]
pub fn default_data_dir() -> Option<PathBuf> {
    directories::ProjectDirs::from("", "", "tallyho").map(|dirs| dirs.data_dir().to_owned())
}
