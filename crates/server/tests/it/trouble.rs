//! Clients that do harm, files in a bad state, and proxies: what the server does about them.

use crate::common;

use common::*;
use serde_json::json;
use server::test_client::{Browser, request};
use server::{Config, Limits};
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};

/// Limits on messages and requests that a test does not reach.
fn generous() -> Limits {
    let mut limits = Limits::default();
    let rates =
        [&mut limits.requests, &mut limits.messages, &mut limits.matches, &mut limits.new_connections];
    for rate in rates {
        (rate.burst, rate.per_second) = (1e9, 1e9);
    }
    limits
}

/// Two small answers in a row arrive together: without TCP_NODELAY the second waits for the acknowledgement of the first,
/// which the receiver delays by 40 ms or more.
#[tokio::test]
async fn answers_are_sent_at_once() {
    let program = Program::with(generous()).await;
    let browser = program.browser(1);
    let (id, _) = browser.create_match("duel6", "new", two_people()).await.unwrap();
    let (mut line, _) = sit(&browser, &id, 0).await;
    let mut times = Vec::new();
    for _ in 0..60 {
        let begun = Instant::now();
        line.send_together(&[json!({"type": "ping"}), json!({"type": "ping"})]).await.unwrap();
        for _ in 0..2 {
            line.receive_until("pong").await.unwrap();
        }
        times.push(begun.elapsed());
    }
    // A new connection is acknowledged at once for a while; later exchanges show the delay.
    let mut late = times.split_off(30);
    late.sort();
    assert!(late[15] < Duration::from_millis(25), "{late:?}");
}

/// A client that asks for much and reads nothing is closed, and one address has only so many connections.
#[tokio::test]
async fn clients_that_never_read_are_closed() {
    let head = Duration::from_secs(300);
    let limits = Limits { write: Duration::from_millis(400), head, connections: 5, ..generous() };
    let program = Program::with(limits).await;
    let to = program.running.address();
    let mut stuck = Vec::new();
    for _ in 0..5 {
        let socket = TcpSocket::new_v4().unwrap();
        socket.set_recv_buffer_size(2048).unwrap();
        let mut stream = socket.connect(to).await.unwrap();
        let ask = format!("GET /api/rules/xwing HTTP/1.1\r\nHost: {to}\r\n\r\n");
        stream.write_all(ask.repeat(60).as_bytes()).await.unwrap();
        stuck.push(stream);
    }
    // From the same address there is no further connection ...
    let mut sixth = TcpStream::connect(to).await.unwrap();
    let _ = sixth.write_all(format!("GET /healthz HTTP/1.1\r\nHost: {to}\r\n\r\n").as_bytes()).await;
    let refused = sixth.read(&mut [0; 16]).await;
    assert!(matches!(refused, Ok(0) | Err(_)), "{refused:?}");
    // ... until the server has given up on those that do not read.
    let begun = Instant::now();
    let answered = loop {
        match program.browser(1).get("/healthz").await {
            Ok(answer) => break answer,
            Err(_) if begun.elapsed() < Duration::from_secs(10) => {
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
            Err(error) => panic!("{error}"),
        }
    };
    assert_eq!(answered.body, "ok");
    for mut stream in stuck {
        let mut heard = Vec::new();
        let ended = tokio::time::timeout(Duration::from_secs(30), stream.read_to_end(&mut heard)).await;
        ended.expect("the connection has ended").ok();
    }
}

/// Binary frames and pings count as messages.
#[tokio::test]
async fn floods_of_every_kind_are_cut_off() {
    let mut limits = Limits::default();
    (limits.messages.burst, limits.messages.per_second) = (20.0, 0.0);
    let program = Program::with(limits).await;
    let browser = program.browser(1);
    let (id, _) = browser.create_match("duel6", "new", two_people()).await.unwrap();
    for kind in ["binary", "ping", "pong"] {
        let (mut line, _) = sit(&browser, &id, 0).await;
        let mut sent = 0;
        while sent < 200 && line.send_frame(kind, vec![7]).await.is_ok() {
            sent += 1;
        }
        let closed = tokio::time::timeout(Duration::from_secs(20), line.receive_until("gone")).await;
        assert_eq!(closed.expect("cut off").unwrap()["cause"], "flood", "{kind}");
    }
}

#[tokio::test]
async fn a_folder_is_served_by_one_program() {
    let program = Program::start().await;
    let config = || Config { port: Some(0), ..Config::local(program.folder.path().into()) };
    let error = server::start(config()).await.unwrap_err().to_string();
    let address = program.running.address();
    let process = std::process::id();
    assert!(error.starts_with(&format!("another Tallyho (process {process}, http://{address}/)")), "{error}");
    program.running.stop().await;
    let config = Config { port: Some(0), ..Config::local(program.folder.path().into()) };
    server::start(config).await.unwrap().stop().await;
}

/// Every failed request has the promised body, also those that the framework refuses by itself.
#[tokio::test]
async fn every_refusal_has_the_promised_form() {
    let program = Program::start().await;
    let to = program.running.address();
    let id = "0".repeat(32);
    for (line, status, code) in [
        (format!("GET /api/matches/{id}/history/-1?about=1"), 422, "unreadable"),
        (format!("GET /api/matches/{id}/history/99999999999?about=1"), 422, "unreadable"),
        (format!("GET /api/matches/{id}/history/1"), 422, "unreadable"),
        (format!("GET /api/matches/{id}/history?from=-1"), 422, "unreadable"),
        (format!("GET /api/matches/{id}/history?nonsense=1"), 422, "unreadable"),
        (format!("GET /api/matches/{id}/socket"), 422, "unreadable"),
        ("GET /api/matches/%FF".to_owned(), 422, "unreadable"),
        (format!("GET /api/companion/{id}/log"), 404, "unknown_table"),
        ("DELETE /api/matches".to_owned(), 405, "wrong_method"),
        ("POST /api/games".to_owned(), 405, "wrong_method"),
        ("PUT /nothing".to_owned(), 404, "not_found"),
    ] {
        let answer = request(to, &line, "", "").await.unwrap();
        let problem = answer.json().unwrap_or_else(|error| panic!("{line}: {error}"));
        assert_eq!((answer.status, problem["code"].as_str().unwrap()), (status, code), "{line}");
        assert!(problem["message"]["key"].is_string(), "{line}");
    }
}

/// Behind a declared proxy the cookie and the site are for encrypted connections only.
#[tokio::test]
async fn behind_a_proxy_cookies_are_secure() {
    let folder = tempfile::tempdir().unwrap();
    let hosts = vec!["play.example".to_owned()];
    let config = Config { port: Some(0), hosts, ..Config::local(folder.path().into()) };
    let program = server::start(config).await.unwrap();
    let body = json!({"game": "duel6", "preset": "new", "seats": two_people(), "nonce": "00".repeat(32)});
    let begin = async |headers: &str| {
        request(program.address(), "POST /api/matches", headers, &body.to_string()).await.unwrap()
    };
    let secure = |answer: &server::test_client::HttpResponse| {
        let cookie = answer.header("set-cookie").unwrap().contains("; Secure");
        assert_eq!(cookie, answer.header("strict-transport-security").is_some());
        cookie
    };
    assert!(secure(&begin("Host: play.example\r\n").await));
    assert!(secure(&begin("Host: play.example\r\nX-Forwarded-Proto: https\r\n").await));
    assert!(!secure(&begin("Host: play.example\r\nX-Forwarded-Proto: http\r\n").await));
    assert!(!secure(&begin(&format!("Host: {}\r\n", program.address())).await), "not by the proxy");
    program.stop().await;
}

/// A damaged file is noticed by the program itself, not by the first player who opens the wrong match.
#[tokio::test]
async fn a_damaged_file_is_not_ready() {
    let program = Program::start().await;
    let browser = program.browser(1);
    for _ in 0..20 {
        browser.create_match("duel6", "new", two_people()).await.unwrap();
    }
    program.running.stop().await;
    let file = program.folder.path().join("tallyho.sqlite");
    let mut bytes = std::fs::read(&file).unwrap();
    let pages = bytes.len() / 4096;
    assert!(pages > 6, "{pages}");
    // The kind of a page is its first byte. The last page was written last: it holds matches, not the schema.
    bytes[(pages - 1) * 4096] ^= 0xFF;
    std::fs::write(&file, bytes).unwrap();
    let config = Config { port: Some(0), ..Config::local(program.folder.path().into()) };
    let running = server::start(config).await.unwrap();
    let browser = Browser::new(running.address(), 1);
    let begun = Instant::now();
    while browser.get("/readyz").await.unwrap().status == 200 {
        assert!(begun.elapsed() < Duration::from_secs(30), "never noticed");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    running.stop().await;
}
