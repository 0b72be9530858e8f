//! A client that plays over real sockets: for tests, the kill test and the load benchmark.

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use std::net::{IpAddr, SocketAddr};
use thiserror::Error;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{self, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

#[derive(Debug, Error)]
pub enum TestClientError {
    #[error(transparent)]
    Io(#[from] std::io::Error),
    #[error(transparent)]
    Socket(Box<tungstenite::Error>),
    /// The server closed the connection or sent something unexpected.
    #[error("{0}")]
    Unexpected(String),
}

impl From<tungstenite::Error> for TestClientError {
    fn from(error: tungstenite::Error) -> Self {
        TestClientError::Socket(Box::new(error))
    }
}

#[derive(Clone, Debug)]
pub struct HttpResponse {
    pub status: u16,
    /// The raw headers.
    pub head: String,
    pub body: String,
}

impl HttpResponse {
    /// The body as JSON.
    ///
    /// # Errors
    /// When it is not JSON.
    pub fn json(&self) -> Result<Value, TestClientError> {
        serde_json::from_str(&self.body)
            .map_err(|error| TestClientError::Unexpected(format!("{error}: {}", self.body)))
    }

    #[must_use]
    pub fn header(&self, name: &str) -> Option<&str> {
        let mut pairs = self.head.lines().filter_map(|line| line.split_once(": "));
        pairs.find(|(found, _)| found.eq_ignore_ascii_case(name)).map(|(_, value)| value.trim())
    }
}

/// One request on its own connection, with additional raw header lines.
///
/// # Errors
/// When the connection fails.
pub async fn request(
    to: SocketAddr,
    line: &str,
    headers: &str,
    body: &str,
) -> Result<HttpResponse, TestClientError> {
    request_on(TcpStream::connect(to).await?, to, line, headers, body).await
}

async fn request_on(
    mut stream: TcpStream,
    to: SocketAddr,
    line: &str,
    headers: &str,
    body: &str,
) -> Result<HttpResponse, TestClientError> {
    let host = if headers.to_ascii_lowercase().contains("host:") {
        String::new()
    } else {
        format!("Host: {to}\r\n")
    };
    let text = format!(
        "{line} HTTP/1.1\r\n{host}Connection: close\r\nContent-Type: application/json\r\n\
         Content-Length: {}\r\n{headers}\r\n{body}",
        body.len()
    );
    // The server may respond before it has read the whole of a refused body.
    let written = stream.write_all(text.as_bytes()).await;
    let mut bytes = Vec::new();
    if let Err(error) = stream.read_to_end(&mut bytes).await
        && bytes.is_empty()
    {
        return Err(written.err().unwrap_or(error).into());
    }
    let text = String::from_utf8_lossy(&bytes).into_owned();
    let (head, body) = text
        .split_once("\r\n\r\n")
        .ok_or_else(|| TestClientError::Unexpected(format!("no answer: {text}")))?;
    let status = head.split(' ').nth(1).and_then(|status| status.parse().ok());
    let status = status.ok_or_else(|| TestClientError::Unexpected(head.into()))?;
    let body = if head.to_ascii_lowercase().contains("transfer-encoding: chunked") {
        unchunk(body)
    } else {
        body.into()
    };
    Ok(HttpResponse { status, head: head.into(), body })
}

fn unchunk(mut body: &str) -> String {
    let mut text = String::new();
    while let Some((size, rest)) = body.split_once("\r\n") {
        let Ok(size) = usize::from_str_radix(size.trim(), 16) else { break };
        let Some(part) = rest.get(..size).filter(|_| size > 0) else { break };
        text.push_str(part);
        body = rest.get(size + 2..).unwrap_or_default();
    }
    text
}

/// A browser: the server's address and its cookie.
#[derive(Clone, Debug)]
pub struct Browser {
    /// The server's address.
    pub to: SocketAddr,
    /// The `Cookie` header.
    pub cookie: String,
    /// The address of this machine that it connects from, such as 127.0.0.2; limits count by it.
    pub from: Option<IpAddr>,
}

impl Browser {
    /// A browser with its own token.
    #[must_use]
    pub fn new(to: SocketAddr, number: u32) -> Self {
        Browser { to, cookie: format!("tallyho={number:064x}"), from: None }
    }

    /// # Errors
    /// When the connection fails.
    pub async fn tcp(&self) -> Result<TcpStream, TestClientError> {
        let Some(from) = self.from else { return Ok(TcpStream::connect(self.to).await?) };
        let socket = if from.is_ipv4() { TcpSocket::new_v4() } else { TcpSocket::new_v6() }?;
        socket.bind(SocketAddr::new(from, 0))?;
        Ok(socket.connect(self.to).await?)
    }

    /// # Errors
    /// When the connection fails.
    pub async fn get(&self, path: &str) -> Result<HttpResponse, TestClientError> {
        let cookie = format!("Cookie: {}\r\n", self.cookie);
        request_on(self.tcp().await?, self.to, &format!("GET {path}"), &cookie, "").await
    }

    /// # Errors
    /// When the connection fails.
    pub async fn post(&self, path: &str, body: &Value) -> Result<HttpResponse, TestClientError> {
        let cookie = format!("Cookie: {}\r\n", self.cookie);
        request_on(self.tcp().await?, self.to, &format!("POST {path}"), &cookie, &body.to_string()).await
    }

    /// Creates a match from a preset; returns its id and the whole response.
    ///
    /// # Errors
    /// When the match is not created.
    pub async fn create_match(
        &self,
        game: &str,
        preset: &str,
        seats: Value,
    ) -> Result<(String, Value), TestClientError> {
        let body = json!({"game": game, "preset": preset, "seats": seats, "nonce": "5a".repeat(32)});
        let answer = self.post("/api/matches", &body).await?;
        let value = answer.json()?;
        let id =
            value["id"].as_str().ok_or_else(|| TestClientError::Unexpected(answer.body.clone()))?.to_owned();
        Ok((id, value))
    }

    /// Opens the socket of a match and sends `hello`.
    ///
    /// # Errors
    /// When the connection fails.
    pub async fn open_socket(&self, id: &str, hello: Value) -> Result<MatchSocket, TestClientError> {
        let mut line = self.connect(id).await?;
        line.send(&hello).await?;
        Ok(line)
    }

    /// Opens the socket of a match without sending anything.
    ///
    /// # Errors
    /// When the connection fails.
    pub async fn connect(&self, id: &str) -> Result<MatchSocket, TestClientError> {
        let mut request = format!("ws://{}/api/matches/{id}/socket", self.to).into_client_request()?;
        let cookie = self.cookie.parse().map_err(|error| TestClientError::Unexpected(format!("{error}")))?;
        request.headers_mut().insert("cookie", cookie);
        // Many clients run in one process: the library's own buffers would be most of its memory.
        let small = WebSocketConfig::default().read_buffer_size(8 * 1024);
        let stream = MaybeTlsStream::Plain(self.tcp().await?);
        let (socket, _) = tokio_tungstenite::client_async_with_config(request, stream, Some(small)).await?;
        Ok(MatchSocket { socket })
    }
}

#[derive(Debug)]
pub struct MatchSocket {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
}

impl MatchSocket {
    /// # Errors
    /// When the connection fails.
    pub async fn send(&mut self, message: &Value) -> Result<(), TestClientError> {
        self.send_text(message.to_string()).await
    }

    /// # Errors
    /// When the connection fails.
    pub async fn send_text(&mut self, text: String) -> Result<(), TestClientError> {
        Ok(self.socket.send(Message::Text(text.into())).await?)
    }

    /// Sends several messages in one packet.
    ///
    /// # Errors
    /// When the connection fails.
    pub async fn send_together(&mut self, messages: &[Value]) -> Result<(), TestClientError> {
        for message in messages {
            self.socket.feed(Message::Text(message.to_string().into())).await?;
        }
        Ok(self.socket.flush().await?)
    }

    /// Sends a frame that is not text: `binary`, `ping` or `pong`.
    ///
    /// # Errors
    /// When the connection fails.
    pub async fn send_frame(&mut self, kind: &str, bytes: Vec<u8>) -> Result<(), TestClientError> {
        let frame = match kind {
            "ping" => Message::Ping(bytes.into()),
            "pong" => Message::Pong(bytes.into()),
            _ => Message::Binary(bytes.into()),
        };
        Ok(self.socket.send(frame).await?)
    }

    /// The next message, as text.
    ///
    /// # Errors
    /// When the server closed the socket; the error text then begins with the close code.
    pub async fn receive_text(&mut self) -> Result<String, TestClientError> {
        loop {
            match self.socket.next().await {
                Some(Ok(Message::Text(text))) => return Ok(text.as_str().to_owned()),
                Some(Ok(Message::Close(frame))) => {
                    let code = frame.map_or(0, |frame| u16::from(frame.code));
                    return Err(TestClientError::Unexpected(format!("{code} closed")));
                }
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(error.into()),
                None => return Err(TestClientError::Unexpected("0 closed".into())),
            }
        }
    }

    /// The next message.
    ///
    /// # Errors
    /// When the connection fails.
    pub async fn receive(&mut self) -> Result<Value, TestClientError> {
        let text = self.receive_text().await?;
        serde_json::from_str(&text).map_err(|error| TestClientError::Unexpected(error.to_string()))
    }

    /// Skips messages until one of this type arrives.
    ///
    /// # Errors
    /// When the connection fails.
    pub async fn receive_until(&mut self, kind: &str) -> Result<Value, TestClientError> {
        loop {
            let heard = self.receive().await?;
            if heard["type"] == kind {
                return Ok(heard);
            }
        }
    }
}
