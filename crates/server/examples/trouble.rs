//! How much one address can slow another down: `cargo run --release -p server --example trouble -- [--seconds 10] [KIND…]`.
//!
//! A few people at addresses of their own play at a person's pace; the time from sending a choice to its acknowledgement is measured, in
//! turn alone and beside an attack from other addresses, against the usual limits. The attacker is a process of its own with
//! the lowest priority: it stands for a machine of its own, so the cores it uses must not count. The attacks:
//!
//! - `machines`: 120 matches of the strongest bots against each other, all watched
//! - `unread`: connections that ask for the page's largest file again and again and never read
//! - `lists`: 200 requests at once for the lobby's list, again and again, with 50 stored matches in it
//! - `flood`: sockets that send binary frames without pause, again as soon as they are cut off
//!
//! Prints p50 and p99 of both, and the ratio of the p99s.

use contract::{RandomSource, SmallRng};
use serde_json::{Value, json};
use server::Config;
use server::test_client::{Browser, TestClientError};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use tokio::io::AsyncWriteExt;
use tokio::net::{TcpSocket, TcpStream};

type Fault = Box<dyn std::error::Error + Send + Sync>;

const KINDS: [&str; 4] = ["machines", "unread", "lists", "flood"];
/// Matches that are played side by side, and the pause between two decisions of each.
const PLAYERS: u32 = 4;
const PACE: Duration = Duration::from_millis(60);
/// How often both situations are measured, one after the other.
const ROUNDS: usize = 3;

#[tokio::main]
async fn main() -> Result<(), Fault> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    if let [flag, kind, to] = args.as_slice()
        && flag == "--attack"
    {
        return attack(kind, to.parse()?).await;
    }
    let seconds = args.iter().position(|arg| arg == "--seconds").and_then(|at| args.get(at + 1));
    let seconds = Duration::from_secs(seconds.map_or(Ok(10), |text| text.parse())?);
    let wanted: Vec<&str> = KINDS.into_iter().filter(|kind| args.iter().any(|arg| arg == kind)).collect();
    for kind in if wanted.is_empty() { KINDS.to_vec() } else { wanted } {
        let data = std::env::temp_dir().join(format!("tallyho-trouble-{}", std::process::id()));
        let running = server::start(Config { port: Some(0), ..Config::local(data.clone()) }).await?;
        let (mut alone, mut beside) = (Vec::new(), Vec::new());
        for round in 0..ROUNDS {
            alone.extend(play_for(running.address(), round, seconds).await?);
            let mut attacker = start_attack(kind, running.address())?;
            // The attack needs a moment to build up.
            tokio::time::sleep(Duration::from_secs(2)).await;
            let measured = play_for(running.address(), round + ROUNDS, seconds).await;
            attacker.kill()?;
            attacker.wait()?;
            beside.extend(measured?);
        }
        let (calm, busy) = (Times::new(alone), Times::new(beside));
        println!(
            "{kind}: alone {calm}; beside the attack {busy}; p99 {:.1} times",
            busy.ms(0.99) / calm.ms(0.99)
        );
        running.stop().await;
        std::fs::remove_dir_all(&data)?;
    }
    Ok(())
}

fn start_attack(kind: &str, to: SocketAddr) -> std::io::Result<Child> {
    let mut command = Command::new("nice");
    command.args(["-n", "19"]).arg(std::env::current_exe()?);
    command.args(["--attack", kind, &to.to_string()]).stdout(Stdio::null()).stderr(Stdio::null()).spawn()
}

struct Times(Vec<Duration>);

impl Times {
    fn new(mut times: Vec<Duration>) -> Self {
        times.sort_unstable();
        Times(times)
    }

    fn ms(&self, share: f64) -> f64 {
        let at = ((self.0.len() as f64 * share) as usize).min(self.0.len().saturating_sub(1));
        self.0.get(at).map_or(0.0, |time| time.as_secs_f64() * 1000.0)
    }
}

impl std::fmt::Display for Times {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(out, "p50 {:.2} ms, p99 {:.2} ms of {}", self.ms(0.5), self.ms(0.99), self.0.len())
    }
}

/// Plays at a person's pace until the time is up; the time every acknowledgement took.
async fn play_for(to: SocketAddr, round: usize, seconds: Duration) -> Result<Vec<Duration>, Fault> {
    let until = Instant::now() + seconds;
    let mut players = tokio::task::JoinSet::new();
    for number in 0..PLAYERS {
        // Each person has an address of their own, so that nobody meets the limit on new matches.
        let person = number + PLAYERS * round as u32;
        let from = IpAddr::V4(Ipv4Addr::new(127, 0, 1, person as u8 + 1));
        let browser = Browser { from: Some(from), ..Browser::new(to, 0x1_0000 + person) };
        players.spawn(async move { play(&browser, number, until).await });
    }
    let mut times = Vec::new();
    while let Some(played) = players.join_next().await {
        times.extend(played??);
    }
    Ok(times)
}

fn browser(to: SocketAddr, host: u8, number: u32) -> Browser {
    let from = IpAddr::V4(Ipv4Addr::new(127, 0, 0, host));
    Browser { from: Some(from), ..Browser::new(to, u32::from(host) << 16 | number) }
}

async fn play(browser: &Browser, seed: u32, until: Instant) -> Result<Vec<Duration>, TestClientError> {
    let (mut times, mut rng) = (Vec::new(), SmallRng::new(u64::from(seed)));
    while Instant::now() < until {
        let seats = json!([{"kind": "person"}, {"kind": "person"}]);
        let (id, _) = browser.create_match("duel6", "new", seats).await?;
        let mut lines = [
            browser.open_socket(&id, json!({"type": "hello", "as": 0})).await?,
            browser.open_socket(&id, json!({"type": "hello", "as": 1})).await?,
        ];
        let mut seen = [lines[0].receive_until("update").await?, lines[1].receive_until("update").await?];
        while Instant::now() < until && seen[0]["turn"]["kind"] != "over" {
            let seat = seen[0]["turn"]["seats"][0].as_u64().unwrap_or_default() as usize;
            let message = choose(&seen[seat], times.len(), &mut rng);
            let sent = Instant::now();
            lines[seat].send(&message).await?;
            let version = loop {
                let heard = lines[seat].receive().await?;
                match heard["type"].as_str() {
                    Some("accepted") => break heard["version"].as_u64().unwrap_or_default(),
                    Some("update") => seen[seat] = heard,
                    _ => return Err(TestClientError::Unexpected(heard.to_string())),
                }
            };
            times.push(sent.elapsed());
            for (line, update) in lines.iter_mut().zip(&mut seen) {
                while update["version"].as_u64().unwrap_or_default() < version {
                    *update = line.receive_until("update").await?;
                }
            }
            tokio::time::sleep(PACE).await;
        }
    }
    Ok(times)
}

fn choose(update: &Value, request: usize, rng: &mut SmallRng) -> Value {
    let listed = update["offers"]["ones"].as_array().map_or(&[][..], Vec::as_slice);
    let choice = &listed[rng.below(listed.len() as u32) as usize]["choice"];
    json!({"type": "choose", "request": format!("{request}"), "question": update["question"]["number"], "choice": choice})
}

/// Runs until it is killed.
async fn attack(kind: &str, to: SocketAddr) -> Result<(), Fault> {
    match kind {
        "machines" => machines(to).await,
        "unread" => unread(to).await,
        "lists" => lists(to).await,
        "flood" => flood(to).await,
        _ => Err(format!("no attack {kind:?}").into()),
    }
}

/// The games on offer, each with its first preset.
async fn offered_games(to: SocketAddr) -> Result<Vec<(String, String)>, Fault> {
    let lobby = browser(to, 3, 0).get("/api/games").await?.json()?;
    let games = lobby["games"].as_array().map_or(&[][..], Vec::as_slice);
    let named =
        |game: &Value| Some((game["id"].as_str()?.to_owned(), game["presets"][0]["id"].as_str()?.to_owned()));
    Ok(games.iter().filter_map(named).collect())
}

async fn machines(to: SocketAddr) -> Result<(), Fault> {
    let games = offered_games(to).await?;
    let mut watching = Vec::new();
    for number in 0..120_u32 {
        let browser = browser(to, 3 + (number % 2) as u8, number);
        let (game, preset) = &games[number as usize % games.len()];
        let seats = json!([{"kind": "machine", "level": "ace"}, {"kind": "machine", "level": "ace"}]);
        // Beyond the limits an attack is refused: it goes on with what it has.
        let Ok((id, _)) = browser.create_match(game, preset, seats).await else { continue };
        if let Ok(line) = browser.open_socket(&id, json!({"type": "hello", "as": null})).await {
            watching.push(tokio::spawn(async move {
                let mut line = line;
                while line.receive_text().await.is_ok() {}
            }));
        }
    }
    std::future::pending().await
}

async fn unread(to: SocketAddr) -> Result<(), Fault> {
    let page = browser(to, 3, 0).get("/").await?.body;
    let script = page.split('"').find(|part| part.ends_with(".js")).unwrap_or("/").to_owned();
    let ask = format!("GET {script} HTTP/1.1\r\nHost: {to}\r\nAccept-Encoding: gzip\r\n\r\n").repeat(24);
    let mut stuck = Vec::new();
    loop {
        if let Ok(mut stream) = slow_reader(to).await {
            drop(stream.write_all(ask.as_bytes()).await);
            stuck.push(stream);
        }
        tokio::time::sleep(Duration::from_millis(1)).await;
        if stuck.len() > 1_100 {
            stuck.drain(..100);
        }
    }
}

/// A connection with hardly any room for what it does not read: the rest waits in the server.
async fn slow_reader(to: SocketAddr) -> std::io::Result<TcpStream> {
    let socket = TcpSocket::new_v4()?;
    socket.set_recv_buffer_size(2048)?;
    socket.bind((Ipv4Addr::new(127, 0, 0, 3), 0).into())?;
    socket.connect(to).await
}

async fn lists(to: SocketAddr) -> Result<(), Fault> {
    let lobby = browser(to, 3, 0);
    let games = offered_games(to).await?;
    for number in 0..50 {
        let (game, preset) = &games[number % games.len()];
        let seats = json!([{"kind": "person"}, {"kind": "person"}]);
        drop(lobby.create_match(game, preset, seats).await);
    }
    loop {
        let mut asking = tokio::task::JoinSet::new();
        for _ in 0..200 {
            let lobby = lobby.clone();
            asking.spawn(async move { drop(lobby.get("/api/matches").await) });
        }
        while asking.join_next().await.is_some() {}
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}

async fn flood(to: SocketAddr) -> Result<(), Fault> {
    let browser = browser(to, 3, 0);
    let seats = json!([{"kind": "person"}, {"kind": "person"}]);
    let (id, _) = browser.create_match("duel6", "new", seats).await?;
    let mut sockets = tokio::task::JoinSet::new();
    for _ in 0..16 {
        let (browser, id) = (browser.clone(), id.clone());
        sockets.spawn(async move {
            loop {
                let Ok(mut line) = browser.open_socket(&id, json!({"type": "hello", "as": 0})).await else {
                    continue;
                };
                while line.send_frame("binary", vec![7]).await.is_ok() {}
            }
        });
    }
    sockets.join_next().await;
    Ok(())
}
