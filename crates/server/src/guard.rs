//! What every request passes first: is it meant for this program, does it come from its own page, is it too much.

use crate::app::App;
use crate::problem::Problem;
use axum::extract::{ConnectInfo, Request, State};
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, HOST, HeaderMap, HeaderName, HeaderValue, ORIGIN,
};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::net::{IpAddr, SocketAddr};

/// Nothing but the page's own files; no script and no style inside the page.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; \
                      img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; \
                      base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const HEADERS: [(HeaderName, &str); 4] = [
    (CONTENT_SECURITY_POLICY, POLICY),
    (HeaderName::from_static("x-content-type-options"), "nosniff"),
    (HeaderName::from_static("referrer-policy"), "no-referrer"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
];

/// Checks the request, lets it through, and sets the headers that every answer has.
pub(crate) async fn guard(
    State(app): State<App>,
    ConnectInfo(from): ConnectInfo<SocketAddr>,
    request: Request,
    next: Next,
) -> Response {
    let api = request.uri().path().starts_with("/api/");
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

fn admit(app: &App, from: IpAddr, headers: &HeaderMap, api: bool) -> Result<(), Problem> {
    let host = headers.get(HOST).and_then(|host| host.to_str().ok());
    let good_host = host.is_some_and(|host| is_ours(host, &app.hosts));
    let origin = headers.get(ORIGIN).map(|origin| origin.to_str().unwrap_or_default());
    // A browser names the origin of every request that could do harm; other programs carry no cookies of ours.
    let same = origin.is_none_or(|origin| origin.split_once("://").map(|(_, rest)| rest) == host);
    if !good_host || !same {
        return Err(Problem::other_origin());
    }
    if api && !app.limiter.request(from) {
        return Err(Problem::too_fast());
    }
    Ok(())
}

/// Whether a `Host` names this program: an address, `localhost`, a name on the local network, or one that was
/// configured. A foreign name that resolves to us (DNS rebinding) is none of these.
fn is_ours(host: &str, configured: &[String]) -> bool {
    let name = match host.strip_prefix('[') {
        Some(rest) => rest.split(']').next().unwrap_or_default(),
        None => host.rsplit_once(':').map_or(host, |(name, _)| name),
    };
    name.parse::<IpAddr>().is_ok()
        || name.eq_ignore_ascii_case("localhost")
        || configured.iter().any(|known| known.eq_ignore_ascii_case(name))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_our_own_names_are_ours() {
        for good in ["localhost:7474", "127.0.0.1:7474", "[::1]:7474", "192.168.1.5", "LOCALHOST"] {
            assert!(is_ours(good, &[]), "{good}");
        }
        for bad in ["evil.example:7474", "localhost.evil.example", "", "[evil]:1", "127.0.0.1.evil.example"] {
            assert!(!is_ours(bad, &[]), "{bad}");
        }
        assert!(is_ours("play.example", &["play.example".into()]));
    }

    #[test]
    fn no_script_inside_the_page() {
        assert!(POLICY.contains("script-src 'self';") && !POLICY.contains("script-src 'self' 'unsafe"));
    }
}
