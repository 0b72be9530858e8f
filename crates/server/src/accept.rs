//! Accepts connections as axum would, with limits: how many an address has open, how long the head of a request takes,
//! and how long a client may leave an answer unread.

use crate::connection::Connection;
use crate::limits::Limiter;
use axum::Router;
use axum::extract::ConnectInfo;
use axum::http::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use std::net::SocketAddr;
use std::pin::pin;
use std::time::Duration;
use tokio::net::TcpListener;
use tokio::sync::{mpsc, watch};
use tower::ServiceExt;

/// Delay after a failed accept, for example when the limit of open files is reached.
const ACCEPT_RETRY_DELAY: Duration = Duration::from_millis(200);

/// Serves until stopped, then lets open requests finish.
pub(crate) async fn serve(
    listener: TcpListener,
    router: Router,
    limiter: Limiter,
    behind_proxy: bool,
    mut stopping: watch::Receiver<bool>,
) {
    // Every connection holds a sender; when the last one is dropped, `last.recv()` returns.
    let (open, mut last) = mpsc::channel::<()>(1);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            _ = stopping.wait_for(|stop| *stop) => break,
        };
        let (stream, from) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                tracing::warn!(%error, "a connection could not be taken");
                tokio::time::sleep(ACCEPT_RETRY_DELAY).await;
                continue;
            }
        };
        let from = SocketAddr::new(from.ip().to_canonical(), from.port());
        let permit = if behind_proxy && from.ip().is_loopback() {
            limiter.proxy_connection(from.ip())
        } else {
            limiter.connection(from.ip())
        };
        // An address with too many connections gets no answer: the others of that address would wait behind it.
        let Some(permit) = permit else { continue };
        let stream = Connection::new(stream, limiter.limits.write, permit);
        let router = router.clone();
        let service = service_fn(move |mut request: Request<Incoming>| {
            request.extensions_mut().insert(ConnectInfo(from));
            router.clone().oneshot(request)
        });
        let connection = http1::Builder::new()
            .timer(TokioTimer::new())
            .header_read_timeout(limiter.limits.head)
            .serve_connection(TokioIo::new(stream), service)
            .with_upgrades();
        let (open, mut stopping) = (open.clone(), stopping.clone());
        tokio::spawn(async move {
            let mut connection = pin!(connection);
            let stopped = async move { drop(stopping.wait_for(|stop| *stop).await) };
            let ended = tokio::select! {
                ended = connection.as_mut() => ended,
                () = stopped => {
                    connection.as_mut().graceful_shutdown();
                    connection.await
                }
            };
            if let Err(error) = ended {
                tracing::debug!(%error, "a connection ended badly");
            }
            drop(open);
        });
    }
    drop((listener, open));
    last.recv().await;
}
