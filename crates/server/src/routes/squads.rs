//! Choosing squads for a companion table, and the address by which other phones open one.

use super::Body;
use crate::announce::{network_address, rows};
use crate::app::App;
use crate::problem::Problem;
use crate::{beside, wire};
use axum::Json;
use axum::extract::{Path, State};
use axum::http::header::{HOST, HeaderMap};
use std::net::{IpAddr, SocketAddr};
use xwing::content::Content;

/// `GET /api/companion/content`.
pub(crate) async fn content() -> Json<wire::CompanionContent> {
    Json(beside::squads::content(Content::standard()))
}

/// `POST /api/companion/squad`.
pub(crate) async fn read(
    Body(file): Body<wire::CompanionSquadFile>,
) -> Result<Json<wire::CompanionSquad>, Problem> {
    let read =
        companion::wanted::read(Content::standard(), &file.xws).map_err(|faults| Problem::table(&faults))?;
    Ok(Json(beside::squads::read(&read)?))
}

/// `GET /api/companion/{id}/address`.
pub(crate) async fn address(
    State(app): State<App>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Json<wire::CompanionAddress>, Problem> {
    let id = super::companion::table_id(&id)?;
    let host = headers.get(HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    let (host, lan) = reach(host, app.address, network_address());
    let url = format!("http://{host}/#/companion/{id}");
    Ok(Json(wire::CompanionAddress { square: rows(&url), url, lan }))
}

/// The name under which others reach the program, and whether they can. The page of this machine is asked for under a
/// name that means nothing elsewhere; a name that somebody else used already is good for everybody.
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
}
