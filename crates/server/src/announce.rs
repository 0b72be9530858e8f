//! What is said to whoever started the program.

use crate::serve::Running;
use qrcode::QrCode;
use qrcode::render::unicode;
use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};

/// The address by which others on the network reach this machine. Connecting a datagram socket sends nothing; it only
/// asks the system which way it would go.
fn network_address() -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    // An address set apart for documentation: nobody is there.
    socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
    socket.local_addr().ok().map(|address| address.ip()).filter(|address| !address.is_loopback())
}

impl Running {
    /// The address to open on this machine.
    #[must_use]
    pub fn url(&self) -> String {
        format!("http://{}/", SocketAddr::new(Ipv4Addr::LOCALHOST.into(), self.address().port()))
    }

    /// The address for others on the network, if the program listens to them.
    #[must_use]
    pub fn lan_url(&self) -> Option<String> {
        if self.address().ip().is_loopback() {
            return None;
        }
        let address = network_address()?;
        Some(format!("http://{}/", SocketAddr::new(address, self.address().port())))
    }

    /// The address for others as a square that a phone can read.
    #[must_use]
    pub fn qr(&self) -> Option<String> {
        let code = QrCode::new(self.lan_url()?).ok()?;
        Some(code.render::<unicode::Dense1x2>().quiet_zone(true).build())
    }

    /// Everything worth saying at the start, in English and French as one block of text.
    #[must_use]
    pub fn announcement(&self, french: bool) -> String {
        let mut text = match (self.took_other_port(), french) {
            (true, false) => "Port 7474 is busy; another one was taken.\n".to_owned(),
            (true, true) => "Le port 7474 est occupé ; un autre a été pris.\n".to_owned(),
            (false, _) => String::new(),
        };
        text.push_str(&format!("Tallyho: {}\n", self.url()));
        if let (Some(url), Some(qr)) = (self.lan_url(), self.qr()) {
            let (others, plain) = if french {
                (
                    "Pour les autres sur le réseau",
                    "C'est du HTTP sans chiffrement, pour un réseau de confiance : quiconque peut lire le réseau peut lire les parties.",
                )
            } else {
                (
                    "For others on the network",
                    "This is unencrypted HTTP for a trusted network: whoever can read the network can read the matches.",
                )
            };
            text.push_str(&format!("{others}: {url}\n{qr}\n{plain}\n"));
        }
        text
    }
}
