//! Every connection is an open file, and many systems allow a program few of them unless it asks.

/// Raises the limit of open files as far as the system lets us.
#[cfg(unix)]
pub(crate) fn raise_limit() {
    use rustix::process::{Resource, getrlimit, setrlimit};
    let mut limit = getrlimit(Resource::Nofile);
    limit.current = limit.maximum;
    if let Err(error) = setrlimit(Resource::Nofile, limit) {
        tracing::debug!(%error, "the limit of open files stays as it is");
    }
}

/// Windows has no such limit.
#[cfg(not(unix))]
pub(crate) fn raise_limit() {}
