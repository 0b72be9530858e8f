//! Middleware for every request: checks host, origin and rate limits, and sets security headers.

use crate::app::App;
use crate::error::ApiError;
use axum::extract::{ConnectInfo, Request, State};
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, HOST, HeaderMap, HeaderName, HeaderValue, ORIGIN,
    STRICT_TRANSPORT_SECURITY,
};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::net::{IpAddr, SocketAddr};

/// Only the page's own files; no inline script or style.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; \
                      img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; \
                      base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const FORWARDED_FOR: HeaderName = HeaderName::from_static("x-forwarded-for");
const FORWARDED_PROTO: HeaderName = HeaderName::from_static("x-forwarded-proto");

const HEADERS: [(HeaderName, &str); 4] = [
    (CONTENT_SECURITY_POLICY, POLICY),
    (HeaderName::from_static("x-content-type-options"), "nosniff"),
    (HeaderName::from_static("referrer-policy"), "no-referrer"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
];

/// Whether anybody between a browser and us can read and change a request.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum RequestRoute {
    Plain,
    /// A declared proxy received it by HTTPS.
    Encrypted,
}

/// Checks the request, passes it on, and sets the headers of every response.
pub(crate) async fn guard(
    State(app): State<App>,
    ConnectInfo(from): ConnectInfo<SocketAddr>,
    mut request: Request,
    next: Next,
) -> Response {
    let api = request.uri().path().starts_with("/api/");
    let proxied = !app.hosts.is_empty() && from.ip().is_loopback();
    let route = route(request.headers(), proxied.then_some(&*app.hosts));
    let from = client_address(from, request.headers(), proxied);
    // Later limits must count the same address.
    request.extensions_mut().insert(ConnectInfo(from));
    request.extensions_mut().insert(route);
    let mut response = match admit(&app, from.ip(), request.headers(), api) {
        Ok(()) => next.run(request).await,
        Err(problem) => problem.into_response(),
    };
    let headers = response.headers_mut();
    for (name, value) in HEADERS {
        headers.insert(name, HeaderValue::from_static(value));
    }
    if route == RequestRoute::Encrypted {
        headers.insert(STRICT_TRANSPORT_SECURITY, HeaderValue::from_static("max-age=31536000"));
    }
    if api {
        headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    response
}

/// How a request reached a proxy on this machine that forwards `hosts`; by HTTPS, unless the proxy says otherwise.
fn route(headers: &HeaderMap, hosts: Option<&[String]>) -> RequestRoute {
    let host = headers.get(HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    let forwarded = hosts.is_some_and(|hosts| is_one_of(host, hosts));
    let plain =
        headers.get(FORWARDED_PROTO).is_some_and(|scheme| scheme.as_bytes().eq_ignore_ascii_case(b"http"));
    if forwarded && !plain { RequestRoute::Encrypted } else { RequestRoute::Plain }
}

/// The client's address. Where a proxy on this machine forwards requests (`--host`), it appends the address it
/// received the request from; entries further to the left, or a header from another machine, could be forged.
fn client_address(from: SocketAddr, headers: &HeaderMap, proxied: bool) -> SocketAddr {
    let passed_on = || {
        let last = headers.get_all(FORWARDED_FOR).iter().next_back()?.to_str().ok()?;
        address(last.rsplit(',').next()?.trim())
    };
    proxied.then(passed_on).flatten().map_or(from, |ip| SocketAddr::new(ip, from.port()))
}

/// An address as proxies write it: alone, in brackets, with or without a port.
fn address(text: &str) -> Option<IpAddr> {
    let bare = text.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')).unwrap_or(text);
    bare.parse().ok().or_else(|| text.parse::<SocketAddr>().ok().map(|address| address.ip()))
}

fn admit(app: &App, from: IpAddr, headers: &HeaderMap, api: bool) -> Result<(), ApiError> {
    let host = headers.get(HOST).and_then(|host| host.to_str().ok());
    let good_host = host.is_some_and(|host| is_own_host(host, &app.hosts, app.lan));
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

/// Whether a `Host` header names this program: an IP address, `localhost`, a configured name, or, where other machines
/// may connect, a name on the local network (`….local`, which public DNS never resolves). A foreign name that resolves to
/// us (DNS rebinding) is none of these.
fn is_own_host(host: &str, configured: &[String], lan: bool) -> bool {
    let name = name_of(host);
    name.parse::<IpAddr>().is_ok()
        || name.eq_ignore_ascii_case("localhost")
        || (lan && is_local(name))
        || is_one_of(host, configured)
}

/// A `Host` header without its port.
fn name_of(host: &str) -> &str {
    match host.strip_prefix('[') {
        Some(rest) => rest.split(']').next().unwrap_or_default(),
        None => host.rsplit_once(':').map_or(host, |(name, _)| name),
    }
}

fn is_one_of(host: &str, configured: &[String]) -> bool {
    configured.iter().any(|known| known.eq_ignore_ascii_case(name_of(host)))
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
        let ip = |from, value, proxied| client_address(from, &headers(value), proxied).ip().to_string();
        assert_eq!(ip(here, "6.6.6.6, 203.0.113.5", true), "203.0.113.5");
        assert_eq!(ip(here, "203.0.113.5", false), "127.0.0.1", "no proxy was named");
        assert_eq!(ip(there, "203.0.113.5", false), "192.168.1.7", "not from this machine");
        assert_eq!(ip(here, "nonsense", true), "127.0.0.1");
        for (written, meant) in [
            ("203.0.113.7:4431", "203.0.113.7"),
            ("[2001:db8::1]:443", "2001:db8::1"),
            ("[2001:db8::1]", "2001:db8::1"),
            ("2001:db8::1", "2001:db8::1"),
        ] {
            assert_eq!(ip(here, written, true), meant);
        }
    }

    #[test]
    fn only_a_declared_proxy_makes_a_request_encrypted() {
        let ask = |host: &'static str, scheme: Option<&'static str>, hosts: Option<&[String]>| {
            let mut headers = HeaderMap::new();
            headers.insert(HOST, HeaderValue::from_static(host));
            headers.extend(scheme.map(|scheme| (FORWARDED_PROTO, HeaderValue::from_static(scheme))));
            route(&headers, hosts)
        };
        let hosts = ["play.example".to_owned()];
        assert_eq!(ask("play.example", None, Some(&hosts)), RequestRoute::Encrypted);
        assert_eq!(ask("play.example:443", Some("https"), Some(&hosts)), RequestRoute::Encrypted);
        assert_eq!(ask("play.example", Some("http"), Some(&hosts)), RequestRoute::Plain);
        assert_eq!(ask("127.0.0.1:7474", Some("https"), Some(&hosts)), RequestRoute::Plain, "not forwarded");
        assert_eq!(ask("play.example", Some("https"), None), RequestRoute::Plain, "no proxy was named");
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
            assert!(is_own_host(good, &[], true), "{good}");
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
            assert!(!is_own_host(bad, &[], true), "{bad}");
        }
        assert!(is_own_host("play.example", &["play.example".into()], false));
        assert!(!is_own_host("mymac.local:7474", &[], false), "no other machine may connect");
    }

    #[test]
    fn no_script_inside_the_page() {
        assert!(POLICY.contains("script-src 'self';") && !POLICY.contains("script-src 'self' 'unsafe"));
    }
}
