//! The URL at which other machines open a page of the program, for links and QR codes.

use super::Body;
use crate::announce::{network_address, qr_rows};
use crate::app::App;
use crate::error::ApiError;
use crate::wire;
use axum::Json;
use axum::extract::State;
use axum::http::header::{HOST, HeaderMap};
use std::net::{IpAddr, SocketAddr};

/// Longer URLs make QR codes that phones cannot read.
const MAX_URL_LENGTH: usize = 400;

/// `POST /api/address`. A POST, because an invitation is a secret and must not appear in a request line.
pub(crate) async fn address(
    State(app): State<App>,
    headers: HeaderMap,
    Body(wire::AddressRequest { url }): Body<wire::AddressRequest>,
) -> Result<Json<wire::Address>, ApiError> {
    let asked = headers.get(HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    let (scheme, page) = split_own_url(&url, asked).ok_or_else(|| ApiError::unreadable("url"))?;
    let (host, lan) = reachable_host(asked, app.address, network_address());
    let url = format!("{scheme}://{host}/{page}");
    Ok(Json(wire::Address { square: qr_rows(&url), url, lan }))
}

/// Splits a URL of this program into scheme and page path; `host` is the requested host name.
fn split_own_url<'a>(url: &'a str, host: &str) -> Option<(&'a str, &'a str)> {
    let (scheme, rest) = url.split_once("://").filter(|(scheme, _)| ["http", "https"].contains(scheme))?;
    let page = rest.strip_prefix(host)?.strip_prefix('/')?;
    let plain = url.len() <= MAX_URL_LENGTH && url.chars().all(|c| c.is_ascii_graphic());
    plain.then_some((scheme, page))
}

/// The host name under which other machines reach the program, and whether they can. A page opened on this machine
/// uses a name that means nothing elsewhere; a name that another machine already used works for everybody.
fn reachable_host(asked: &str, listening: SocketAddr, network: Option<IpAddr>) -> (String, bool) {
    let name = asked.rsplit_once(':').map_or(asked, |(name, _)| name);
    let here =
        name == "localhost" || name.trim_matches(['[', ']']).parse().is_ok_and(|ip: IpAddr| ip.is_loopback());
    let open = !listening.ip().is_loopback();
    match network {
        Some(ip) if here && open => (SocketAddr::new(ip, listening.port()).to_string(), true),
        Some(_) | None => (asked.to_owned(), !here),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::Ipv4Addr;

    #[test]
    fn the_qr_code_contains_a_reachable_address() {
        let network = Some(Ipv4Addr::new(192, 168, 1, 5).into());
        let open = SocketAddr::new(Ipv4Addr::UNSPECIFIED.into(), 7474);
        let shut = SocketAddr::new(Ipv4Addr::LOCALHOST.into(), 7474);
        let elsewhere = |name: &str| (name.to_owned(), true);
        assert_eq!(reachable_host("127.0.0.1:7474", open, network), elsewhere("192.168.1.5:7474"));
        assert_eq!(reachable_host("localhost:7474", open, network), elsewhere("192.168.1.5:7474"));
        assert_eq!(reachable_host("192.168.1.9:7474", open, network), elsewhere("192.168.1.9:7474"));
        assert_eq!(reachable_host("127.0.0.1:7474", shut, network), ("127.0.0.1:7474".to_owned(), false));
        assert_eq!(reachable_host("localhost:7474", open, None), ("localhost:7474".to_owned(), false));
    }

    #[test]
    fn only_pages_of_this_program_have_an_address() {
        let host = "127.0.0.1:7474";
        assert_eq!(split_own_url("http://127.0.0.1:7474/#/join/a/b", host), Some(("http", "#/join/a/b")));
        assert_eq!(split_own_url("https://127.0.0.1:7474/", host), Some(("https", "")));
        for other in
            ["http://evil.example/", "ftp://127.0.0.1:7474/", "http://127.0.0.1:74745/", "#/join/a/b"]
        {
            assert_eq!(split_own_url(other, host), None, "{other}");
        }
        assert_eq!(split_own_url(&format!("http://{host}/{}", "x".repeat(MAX_URL_LENGTH)), host), None);
        assert_eq!(split_own_url(&format!("http://{host}/a b"), host), None);
    }
}
