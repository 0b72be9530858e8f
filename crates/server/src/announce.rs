//! The startup message for whoever started the program.

use crate::config::PORT;
use crate::serve::RunningServer;
use explain::{Lang, Message, Translator};
use qrcode::QrCode;
use qrcode::render::unicode;
use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};

/// The address at which other machines on the network reach this one. Connecting a datagram socket sends nothing; it
/// only asks the system for the route.
pub(crate) fn network_address() -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    // An address reserved for documentation; nothing is there.
    socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
    let address = socket.local_addr().ok()?.ip();
    (!address.is_loopback() && !address.is_unspecified()).then_some(address)
}

/// A text as a QR code in Unicode characters.
fn qr_text(text: &str) -> Option<String> {
    let code = QrCode::new(text).ok()?;
    Some(code.render::<unicode::Dense1x2>().quiet_zone(true).build())
}

/// A QR code as rows of light (0) and dark (1), for the page to draw.
pub(crate) fn qr_rows(text: &str) -> Vec<String> {
    let Ok(code) = QrCode::new(text) else { return Vec::new() };
    let dark = |colour: &qrcode::Color| if *colour == qrcode::Color::Dark { '1' } else { '0' };
    code.to_colors().chunks(code.width()).map(|row| row.iter().map(dark).collect()).collect()
}

impl RunningServer {
    /// The URL to open on this machine.
    #[must_use]
    pub fn url(&self) -> String {
        format!("http://{}/", SocketAddr::new(Ipv4Addr::LOCALHOST.into(), self.address().port()))
    }

    /// The startup message.
    #[must_use]
    pub fn announcement(&self, lang: Lang) -> String {
        let address = self.address();
        let lan = (!address.ip().is_loopback()).then(|| Lan { port: address.port(), ip: network_address() });
        announcement(&self.url(), self.used_fallback_port(), lan, Translator::new(lang))
    }
}

/// How the program is reachable on the network.
#[derive(Clone, Copy, Debug)]
struct Lan {
    port: u16,
    /// This machine's address on the network, if the system knows one.
    ip: Option<IpAddr>,
}

fn announcement(url: &str, fallback_port: bool, lan: Option<Lan>, translator: Translator) -> String {
    let mut lines = Vec::new();
    if fallback_port {
        let busy = Message::new("serve-other-port").with("port", PORT.to_string());
        lines.push(translator.translate(&busy));
    }
    lines.push(translator.translate(&Message::new("serve-at").with("url", url)));
    if let Some(lan) = lan {
        let port = lan.port.to_string();
        match lan.ip.map(|ip| format!("http://{}/", SocketAddr::new(ip, lan.port))) {
            Some(url) => {
                lines.push(translator.translate(&Message::new("serve-lan-at").with("url", url.as_str())));
                lines.extend(qr_text(&url));
            }
            None => lines.push(translator.translate(&Message::new("serve-lan-nowhere").with("port", port))),
        }
        lines.push(translator.translate(&Message::new("serve-plain")));
    }
    lines.join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOME: &str = "http://127.0.0.1:7474/";

    fn french() -> Translator {
        Translator::new("fr".parse().unwrap())
    }

    #[test]
    fn on_this_machine_only_the_address_is_printed() {
        let said = announcement(HOME, false, None, Translator::new(Lang::default()));
        assert_eq!(said, "Tallyho is at http://127.0.0.1:7474/ (Ctrl-C to stop)");
        let busy = announcement("http://127.0.0.1:9/", true, None, french());
        assert!(busy.contains("7474") && busy.contains("occupé"), "{busy}");
    }

    #[test]
    fn on_the_network_address_qr_code_and_warning_are_printed() {
        let lan = Lan { port: 8000, ip: Some(Ipv4Addr::new(192, 168, 1, 5).into()) };
        let english = announcement(HOME, false, Some(lan), Translator::new(Lang::default()));
        assert!(english.contains("http://192.168.1.5:8000/"), "{english}");
        assert!(english.contains("unencrypted HTTP") && english.contains("trusted network"), "{english}");
        let square = qr_text("http://192.168.1.5:8000/").unwrap();
        assert!(english.contains(&square) && square.lines().count() > 10);
        let rows = qr_rows("http://192.168.1.5:8000/");
        assert!(rows.len() > 20 && rows.iter().all(|row| row.len() == rows.len()));
        // The finder pattern in the corner: seven dark modules.
        assert!(rows[0].starts_with("11111110") && rows[1].starts_with("10000010"));
        let french = announcement(HOME, false, Some(lan), french());
        assert!(french.contains("sans chiffrement"), "{french}");
    }

    #[test]
    fn without_a_network_the_warning_is_still_printed() {
        let said =
            announcement(HOME, false, Some(Lan { port: 8000, ip: None }), Translator::new(Lang::default()));
        assert!(said.contains("8000") && said.contains("unencrypted HTTP"), "{said}");
    }
}
