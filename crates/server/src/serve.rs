//! Starts and stops the server.

use crate::accept;
use crate::app::{App, router};
use crate::config::{Config, PORT};
use crate::limits::Limiter;
use crate::open_files;
use host::Host;
use host::matches::bot_pool::BotPool;
use host::store::{FolderLock, LockError, SqliteStore, Store, StoreError, create_private_folder};
use std::io;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;
use thiserror::Error;
use tokio::net::{TcpListener, TcpSocket};
use tokio::sync::watch;
use tokio::task::JoinHandle;

/// Time for open requests to finish when the program stops.
const SHUTDOWN_TIMEOUT: Duration = Duration::from_secs(5);

/// How much the system may hold of what a client has not read yet. By itself it would grow to several megabytes for each
/// connection, and clients that never read would use up the memory that all connections share.
const SEND_BUFFER: u32 = 128 * 1024;

/// How many connections may wait to be accepted.
const BACKLOG: u32 = 1024;

#[derive(Debug, Error)]
pub enum ServeError {
    #[error("{folder}: {error}")]
    Folder { folder: PathBuf, error: io::Error },
    #[error("port {port} cannot be taken: {error}")]
    Port { port: u16, error: io::Error },
    #[error(transparent)]
    Locked(#[from] LockError),
    #[error("{file} cannot be written: {error}")]
    NotWritable { file: PathBuf, error: StoreError },
    #[error(transparent)]
    Store(#[from] StoreError),
}

#[derive(Debug)]
pub struct RunningServer {
    address: SocketAddr,
    fallback_port: bool,
    stop: watch::Sender<bool>,
    serving: JoinHandle<()>,
    host: Host,
    limiter: Limiter,
    store: Arc<SqliteStore>,
    _lock: FolderLock,
}

/// Opens the store, binds a port and starts serving.
///
/// # Errors
/// Why not.
pub async fn start(config: Config) -> Result<RunningServer, ServeError> {
    open_files::raise_limit();
    create_private_folder(&config.data)
        .map_err(|error| ServeError::Folder { folder: config.data.clone(), error })?;
    let lock = FolderLock::take(&config.data)?;
    let store = Arc::new(SqliteStore::open(&config.database()).await?);
    let not_writable = |error| ServeError::NotWritable { file: config.database(), error };
    store.ready().await.map_err(not_writable)?;
    store.check_in_background();
    let (listener, fallback_port) = listen(&config)?;
    let address = listener.local_addr().map_err(|error| ServeError::Port { port: PORT, error })?;
    let pool = config.bot_threads.map_or_else(BotPool::for_available_cores, BotPool::new);
    let host = Host::new(Arc::clone(&store) as Arc<dyn Store>, pool);
    let (stop, stopping) = watch::channel(false);
    let limiter = Limiter::new(config.limits);
    let app = App {
        host: host.clone(),
        limiter: limiter.clone(),
        hosts: config.hosts.into(),
        lan: config.lan,
        address,
        stopping: stopping.clone(),
    };
    lock.note(&format!("process {}, http://{address}/", std::process::id()));
    let behind_proxy = !app.hosts.is_empty();
    let serving = tokio::spawn(accept::serve(listener, router(app), limiter.clone(), behind_proxy, stopping));
    tracing::info!(%address, "serving");
    Ok(RunningServer { address, fallback_port, stop, serving, host, limiter, store, _lock: lock })
}

/// Binds the requested port and no other, or else the default port, or any free one.
fn listen(config: &Config) -> Result<(TcpListener, bool), ServeError> {
    let ip: IpAddr = if config.lan { Ipv4Addr::UNSPECIFIED.into() } else { Ipv4Addr::LOCALHOST.into() };
    let take = |port| bind(ip, port).map_err(|error| ServeError::Port { port, error });
    if let Some(port) = config.port {
        return Ok((take(port)?, false));
    }
    match take(PORT) {
        Ok(listener) => Ok((listener, false)),
        Err(_) => Ok((take(0)?, true)),
    }
}

fn bind(ip: IpAddr, port: u16) -> io::Result<TcpListener> {
    let socket = if ip.is_ipv4() { TcpSocket::new_v4() } else { TcpSocket::new_v6() }?;
    // On Windows this would let a second program take the port.
    #[cfg(not(windows))]
    socket.set_reuseaddr(true)?;
    // Connections inherit it.
    socket.set_send_buffer_size(SEND_BUFFER)?;
    socket.bind(SocketAddr::new(ip, port))?;
    socket.listen(BACKLOG)
}

impl RunningServer {
    #[must_use]
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Whether the default port was busy.
    #[must_use]
    pub fn used_fallback_port(&self) -> bool {
        self.fallback_port
    }

    #[must_use]
    pub fn host(&self) -> &Host {
        &self.host
    }

    /// Serves until asked to stop (see [`stop_signal`]), then stops cleanly.
    pub async fn until(self, asked_to_stop: impl Future<Output = ()>) {
        asked_to_stop.await;
        self.stop().await;
    }

    /// Closes every socket with a reason, finishes open requests, stops the match actors and closes the store.
    pub async fn stop(self) {
        tracing::info!("stopping");
        let _ = self.stop.send(true);
        if tokio::time::timeout(SHUTDOWN_TIMEOUT, self.serving).await.is_err() {
            tracing::warn!("some requests did not finish in time");
        }
        let sockets_closed = async {
            while self.limiter.open_sockets() > 0 {
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
        };
        if tokio::time::timeout(SHUTDOWN_TIMEOUT, sockets_closed).await.is_err() {
            tracing::warn!("some sockets did not take their leave in time");
        }
        self.host.shutdown().await;
        self.store.close().await;
    }
}

/// Waits for Ctrl-C or SIGTERM. Signals are caught from this call on, so call it before telling anybody the address.
pub fn stop_signal() -> impl Future<Output = ()> {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let (interrupt, terminate) = (signal(SignalKind::interrupt()), signal(SignalKind::terminate()));
        async move {
            match (interrupt, terminate) {
                (Ok(mut interrupt), Ok(mut terminate)) => {
                    tokio::select! { _ = interrupt.recv() => {}, _ = terminate.recv() => {} }
                }
                (Err(error), _) | (_, Err(error)) => {
                    tracing::error!(%error, "cannot listen for signals");
                    std::future::pending().await
                }
            }
        }
    }
    #[cfg(windows)]
    {
        use tokio::signal::windows::{ctrl_break, ctrl_c, ctrl_close, ctrl_shutdown};
        // Closing the window, logging out and shutting down leave a few seconds, which are enough.
        let signals = (ctrl_c(), ctrl_break(), ctrl_close(), ctrl_shutdown());
        async move {
            match signals {
                (Ok(mut pressed), Ok(mut broken), Ok(mut closed), Ok(mut shut)) => {
                    tokio::select! {
                        _ = pressed.recv() => {}, _ = broken.recv() => {}, _ = closed.recv() => {}, _ = shut.recv() => {}
                    }
                }
                _ => {
                    tracing::error!("cannot listen for Ctrl-C");
                    std::future::pending().await
                }
            }
        }
    }
    #[cfg(not(any(unix, windows)))]
    async {
        if let Err(error) = tokio::signal::ctrl_c().await {
            tracing::error!(%error, "cannot listen for Ctrl-C");
            std::future::pending::<()>().await;
        }
    }
}
