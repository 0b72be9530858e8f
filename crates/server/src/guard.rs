//! Middleware for every request: checks host, origin and rate limits, and sets security headers.

use crate::app::App;
use crate::error::ApiError;
use axum::extract::{ConnectInfo, Request, State};
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, HOST, HeaderMap, HeaderName, HeaderValue, ORIGIN,
};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::net::{IpAddr, SocketAddr};

/// Only the page's own files; no inline script or style.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; \
                      img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; \
                      base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const FORWARDED_FOR: HeaderName = HeaderName::from_static("x-forwarded-for");

const HEADERS: [(HeaderName, &str); 4] = [
    (CONTENT_SECURITY_POLICY, POLICY),
    (HeaderName::from_static("x-content-type-options"), "nosniff"),
    (HeaderName::from_static("referrer-policy"), "no-referrer"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
];

/// Checks the request, passes it on, and sets the headers of every response.
pub(crate) async fn guard(
    State(app): State<App>,
    ConnectInfo(from): ConnectInfo<SocketAddr>,
    mut request: Request,
    next: Next,
) -> Response {
    let api = request.uri().path().starts_with("/api/");
    let from = client_address(from, request.headers(), !app.hosts.is_empty());
    // Later limits must count the same address.
    request.extensions_mut().insert(ConnectInfo(from));
    let mut response = match admit(&app, from.ip(), request.headers(), api) {
        Ok(()) => next.run(request).await,
        Err(problem) => problem.into_response(),
    };
    let headers = response.headers_mut();
    for (name, value) in HEADERS {
        headers.insert(name, HeaderValue::from_static(value));
    }
    if api {
        headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    response
}

/// The client's address. Where a proxy on this machine forwards requests (`--host`), it appends the address it
/// received the request from; entries further to the left, or a header from another machine, could be forged.
fn client_address(from: SocketAddr, headers: &HeaderMap, behind_proxy: bool) -> SocketAddr {
    let passed_on = || {
        let last = headers.get_all(FORWARDED_FOR).iter().next_back()?.to_str().ok()?;
        last.rsplit(',').next()?.trim().parse::<IpAddr>().ok()
    };
    let trusted = behind_proxy && from.ip().is_loopback();
    trusted.then(passed_on).flatten().map_or(from, |ip| SocketAddr::new(ip, from.port()))
}

fn admit(app: &App, from: IpAddr, headers: &HeaderMap, api: bool) -> Result<(), ApiError> {
    let host = headers.get(HOST).and_then(|host| host.to_str().ok());
    let good_host = host.is_some_and(|host| is_own_host(host, &app.hosts));
    let origin = headers.get(ORIGIN).map(|origin| origin.to_str().unwrap_or_default());
    // A browser sends the origin of every request that could do harm; other programs do not send our cookies.
    let same = origin.is_none_or(|origin| origin.split_once("://").map(|(_, rest)| rest) == host);
    if !good_host || !same {
        return Err(ApiError::other_origin());
    }
    if api && !app.limiter.request(from) {
        return Err(ApiError::too_fast());
    }
    Ok(())
}

/// Whether a `Host` header names this program: an IP address, `localhost`, a name on the local network (`….local`,
/// which public DNS never resolves), or a configured name. A foreign name that resolves to us (DNS rebinding) is none
/// of these.
fn is_own_host(host: &str, configured: &[String]) -> bool {
    let name = match host.strip_prefix('[') {
        Some(rest) => rest.split(']').next().unwrap_or_default(),
        None => host.rsplit_once(':').map_or(host, |(name, _)| name),
    };
    name.parse::<IpAddr>().is_ok()
        || name.eq_ignore_ascii_case("localhost")
        || is_local(name)
        || configured.iter().any(|known| known.eq_ignore_ascii_case(name))
}

/// One label, then `.local`.
fn is_local(name: &str) -> bool {
    let word = name.rsplit_once('.').filter(|(_, end)| end.eq_ignore_ascii_case("local"));
    word.is_some_and(|(word, _)| !word.is_empty() && !word.contains('.'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_proxy_on_this_machine_is_believed_about_its_last_hop_only() {
        let headers = |value: &'static str| {
            let mut headers = HeaderMap::new();
            headers.insert(FORWARDED_FOR, HeaderValue::from_static(value));
            headers
        };
        let [here, there] = ["127.0.0.1:9", "192.168.1.7:9"].map(|text| text.parse::<SocketAddr>().unwrap());
        let ip = |from, value, proxy| client_address(from, &headers(value), proxy).ip().to_string();
        assert_eq!(ip(here, "6.6.6.6, 203.0.113.5", true), "203.0.113.5");
        assert_eq!(ip(here, "203.0.113.5", false), "127.0.0.1", "no proxy was named");
        assert_eq!(ip(there, "203.0.113.5", true), "192.168.1.7", "not from this machine");
        assert_eq!(ip(here, "nonsense", true), "127.0.0.1");
    }

    #[test]
    fn only_own_host_names_are_accepted() {
        for good in [
            "localhost:7474",
            "127.0.0.1:7474",
            "[::1]:7474",
            "192.168.1.5",
            "LOCALHOST",
            "mymac.local:7474",
            "Box.LOCAL",
        ] {
            assert!(is_own_host(good, &[]), "{good}");
        }
        for bad in [
            "evil.example:7474",
            "localhost.evil.example",
            "",
            "[evil]:1",
            "127.0.0.1.evil.example",
            ".local",
            "a.b.local",
            "local",
        ] {
            assert!(!is_own_host(bad, &[]), "{bad}");
        }
        assert!(is_own_host("play.example", &["play.example".into()]));
    }

    #[test]
    fn no_script_inside_the_page() {
        assert!(POLICY.contains("script-src 'self';") && !POLICY.contains("script-src 'self' 'unsafe"));
    }
}
