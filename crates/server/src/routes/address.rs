//! The URL at which other machines open a page of the program, for links and QR codes.

use super::Body;
use crate::announce::{network_address, rows};
use crate::app::App;
use crate::problem::Problem;
use crate::wire;
use axum::Json;
use axum::extract::State;
use axum::http::header::{HOST, HeaderMap};
use std::net::{IpAddr, SocketAddr};

/// Longer URLs make QR codes that phones cannot read.
const LONGEST: usize = 400;

/// `POST /api/address`. A POST, because an invitation is a secret and must not appear in a request line.
pub(crate) async fn address(
    State(app): State<App>,
    headers: HeaderMap,
    Body(wire::AddressAsked { url }): Body<wire::AddressAsked>,
) -> Result<Json<wire::Address>, Problem> {
    let asked = headers.get(HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    let (scheme, page) = parts(&url, asked).ok_or_else(|| Problem::unreadable("url"))?;
    let (host, lan) = reach(asked, app.address, network_address());
    let url = format!("{scheme}://{host}/{page}");
    Ok(Json(wire::Address { square: rows(&url), url, lan }))
}

/// Splits a URL of this program into scheme and page path; `host` is the requested host name.
fn parts<'a>(url: &'a str, host: &str) -> Option<(&'a str, &'a str)> {
    let (scheme, rest) = url.split_once("://").filter(|(scheme, _)| ["http", "https"].contains(scheme))?;
    let page = rest.strip_prefix(host)?.strip_prefix('/')?;
    let plain = url.len() <= LONGEST && url.chars().all(|c| c.is_ascii_graphic());
    plain.then_some((scheme, page))
}

/// The host name under which other machines reach the program, and whether they can. A page opened on this machine
/// uses a name that means nothing elsewhere; a name that another machine already used works for everybody.
fn reach(asked: &str, listening: SocketAddr, network: Option<IpAddr>) -> (String, bool) {
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
    fn the_square_names_an_address_that_others_reach() {
        let network = Some(Ipv4Addr::new(192, 168, 1, 5).into());
        let open = SocketAddr::new(Ipv4Addr::UNSPECIFIED.into(), 7474);
        let shut = SocketAddr::new(Ipv4Addr::LOCALHOST.into(), 7474);
        let elsewhere = |name: &str| (name.to_owned(), true);
        assert_eq!(reach("127.0.0.1:7474", open, network), elsewhere("192.168.1.5:7474"));
        assert_eq!(reach("localhost:7474", open, network), elsewhere("192.168.1.5:7474"));
        assert_eq!(reach("192.168.1.9:7474", open, network), elsewhere("192.168.1.9:7474"));
        assert_eq!(reach("127.0.0.1:7474", shut, network), ("127.0.0.1:7474".to_owned(), false));
        assert_eq!(reach("localhost:7474", open, None), ("localhost:7474".to_owned(), false));
    }

    #[test]
    fn only_pages_of_this_program_have_an_address() {
        let host = "127.0.0.1:7474";
        assert_eq!(parts("http://127.0.0.1:7474/#/join/a/b", host), Some(("http", "#/join/a/b")));
        assert_eq!(parts("https://127.0.0.1:7474/", host), Some(("https", "")));
        for other in
            ["http://evil.example/", "ftp://127.0.0.1:7474/", "http://127.0.0.1:74745/", "#/join/a/b"]
        {
            assert_eq!(parts(other, host), None, "{other}");
        }
        assert_eq!(parts(&format!("http://{host}/{}", "x".repeat(LONGEST)), host), None);
        assert_eq!(parts(&format!("http://{host}/a b"), host), None);
    }
}
