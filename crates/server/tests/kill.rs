//! The kill test: `cargo test -p server --test kill -- [--matches 200] [--seed 1]`; 20 matches by default.
//!
//! Plays random matches over real sockets while the server is killed with SIGKILL at random moments and restarted on
//! the same database. Afterwards every acknowledged decision must be in its log exactly once and in order, every log
//! must replay to the same hash at every entry and prove its outcomes, and clients that reconnected must have seen
//! exactly the view they had before.

use contract::{RandomSource, SmallRng};
use serde_json::{Value, json};
use server::test_client::{Browser, TestClientError};
use server::{Config, Limits};
use std::collections::BTreeMap;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

type Fault = Box<dyn std::error::Error + Send + Sync>;

fn main() -> Result<(), Fault> {
    let args: Vec<String> = std::env::args().collect();
    let value = |name: &str| args.iter().position(|arg| arg == name).and_then(|at| args.get(at + 1));
    let runtime = tokio::runtime::Runtime::new()?;
    if let (Some(data), Some(port)) = (value("--serve"), value("--port")) {
        return runtime.block_on(serve(PathBuf::from(data), port.parse()?));
    }
    // Called with a filter for other tests, or for a list of tests.
    let filtered = args.get(1).is_some_and(|name| !name.starts_with('-') && !"kill".contains(name.as_str()));
    if filtered || args.iter().any(|arg| arg == "--list") {
        return Ok(());
    }
    let matches = value("--matches").map_or(Ok(20), |text| text.parse())?;
    let seed = value("--seed").map_or(Ok(1), |text| text.parse())?;
    runtime.block_on(test(matches, seed))
}

/// Limits that a test client never reaches.
fn open_limits() -> Limits {
    let mut limits = Limits::default();
    for rate in [&mut limits.requests, &mut limits.messages, &mut limits.matches] {
        (rate.burst, rate.per_second) = (1e9, 1e9);
    }
    (limits.sockets, limits.connections) = (10_000, 10_000);
    limits
}

/// Runs the server that will be killed.
async fn serve(data: PathBuf, port: u16) -> Result<(), Fault> {
    let config = Config { port: Some(port), limits: open_limits(), ..Config::local(data) };
    let running = server::start(config).await?;
    println!("{}", running.address());
    running.until(server::stop_signal()).await;
    Ok(())
}

/// The server to be killed; it never outlives the test.
struct Victim(Child);

impl Victim {
    fn kill(&mut self) -> std::io::Result<()> {
        self.0.kill()?;
        self.0.wait().map(drop)
    }
}

impl Drop for Victim {
    fn drop(&mut self) {
        let _ = self.kill();
    }
}

/// Starts the server and waits until it is ready.
fn spawn(data: &Path, port: u16) -> Result<(Victim, SocketAddr), Fault> {
    let mut child = Command::new(std::env::current_exe()?)
        .args(["--serve", &data.to_string_lossy(), "--port", &port.to_string()])
        .stdout(Stdio::piped())
        .spawn()?;
    let out = child.stdout.take().ok_or("no output")?;
    let mut line = String::new();
    BufReader::new(out).read_line(&mut line)?;
    let address = line.trim().parse().map_err(|error| format!("{error}: {line:?}"));
    let victim = Victim(child);
    Ok((victim, address?))
}

struct Played {
    id: String,
    decisions: Vec<(u8, Value)>,
    /// Version of the last acknowledgement.
    version: u64,
    reconnections: u32,
}

async fn test(matches: u32, seed: u64) -> Result<(), Fault> {
    let data = tempdir()?;
    let (mut child, address) = spawn(&data, 0)?;
    let done = Arc::new(AtomicU32::new(0));
    let mut players = tokio::task::JoinSet::new();
    for number in 0..matches {
        let (browser, done) = (Browser::new(address, number + 1), Arc::clone(&done));
        players.spawn(async move {
            let played = play(&browser, seed.wrapping_mul(1000) + u64::from(number)).await;
            done.fetch_add(1, Ordering::Relaxed);
            played
        });
    }
    let mut rng = SmallRng::new(seed);
    let mut kills = 0u32;
    while done.load(Ordering::Relaxed) < matches {
        tokio::time::sleep(Duration::from_millis(u64::from(rng.below(300)) + 20)).await;
        child.kill()?;
        kills += 1;
        (child, _) = spawn(&data, address.port())?;
    }
    let mut all = Vec::new();
    while let Some(played) = players.join_next().await {
        all.push(played??);
    }
    let decisions: usize = all.iter().map(|played| played.decisions.len()).sum();
    let reconnections: u32 = all.iter().map(|played| played.reconnections).sum();
    let mut outcomes = 0;
    for (number, played) in all.iter().enumerate() {
        outcomes += judge(address, played).await.map_err(|fault| format!("match {number}: {fault}"))?;
    }
    child.kill()?;
    std::fs::remove_dir_all(&data)?;
    println!(
        "{matches} matches, {kills} kills, {reconnections} reconnections, {decisions} acknowledged decisions: none lost, \
         none twice; every log replays to its hashes; {outcomes} outcomes proved from their seeds"
    );
    Ok(())
}

fn tempdir() -> Result<PathBuf, Fault> {
    let folder = std::env::temp_dir().join(format!("tallyho-kill-{}", std::process::id()));
    std::fs::create_dir_all(&folder)?;
    Ok(folder)
}

/// Plays one match for both seats to its end, reconnecting as often as necessary.
async fn play(browser: &Browser, seed: u64) -> Result<Played, Fault> {
    let seats = json!([{"kind": "person"}, {"kind": "person"}]);
    let id = loop {
        match browser.create_match("duel6", "new", seats.clone()).await {
            Ok((id, _)) => break id,
            Err(_) => tokio::time::sleep(Duration::from_millis(50)).await,
        }
    };
    let mut played = Played { id, decisions: Vec::new(), version: 0, reconnections: 0 };
    let mut rng = SmallRng::new(seed);
    let mut pending: Option<PendingDecision> = None;
    let mut seen: BTreeMap<(u64, u64), String> = BTreeMap::new();
    loop {
        match play_until_disconnected(browser, &mut played, &mut rng, &mut pending, &mut seen).await {
            Ok(()) => return Ok(played),
            Err(PlayError::Lost) => {
                played.reconnections += 1;
                tokio::time::sleep(Duration::from_millis(30)).await;
            }
            Err(PlayError::Wrong(what)) => return Err(what.into()),
        }
    }
}

/// A decision in flight: sent again with the same request id until it is acknowledged.
struct PendingDecision {
    seat: u8,
    name: String,
    question: u64,
    choice: Value,
}

enum PlayError {
    Lost,
    Wrong(String),
}

impl From<TestClientError> for PlayError {
    fn from(_: TestClientError) -> Self {
        PlayError::Lost
    }
}

/// Plays until the match ends or the connection breaks.
async fn play_until_disconnected(
    browser: &Browser,
    played: &mut Played,
    rng: &mut SmallRng,
    pending: &mut Option<PendingDecision>,
    seen: &mut BTreeMap<(u64, u64), String>,
) -> Result<(), PlayError> {
    let mut lines = [
        browser.open_socket(&played.id, json!({"type": "hello", "as": 0})).await?,
        browser.open_socket(&played.id, json!({"type": "hello", "as": 1})).await?,
    ];
    loop {
        if pending.is_none() {
            let update = latest(&mut lines[0], 0, played.version, seen).await?;
            if update["turn"]["kind"] == "over" {
                return Ok(());
            }
            let seat = update["turn"]["seats"][0].as_u64().unwrap_or_default() as u8;
            let update = match seat {
                0 => update,
                _ => latest(&mut lines[1], 1, played.version, seen).await?,
            };
            let ones = update["offers"]["ones"].as_array().cloned().unwrap_or_default();
            if ones.is_empty() {
                return Err(PlayError::Wrong(format!("nothing offered: {update}")));
            }
            let choice = ones[rng.below(ones.len() as u32) as usize]["choice"].clone();
            let question = update["question"]["number"].as_u64().unwrap_or_default();
            let name = format!("decision {}", played.decisions.len());
            *pending = Some(PendingDecision { seat, name, question, choice });
        }
        let Some(asked) = pending.as_ref() else { continue };
        let line = &mut lines[usize::from(asked.seat)];
        line.send(&json!({"type": "choose", "request": asked.name, "question": asked.question, "choice": asked.choice}))
            .await?;
        played.version = loop {
            let heard = line.receive().await?;
            match heard["type"].as_str() {
                Some("accepted") if heard["request"] == asked.name.as_str() => {
                    break heard["version"].as_u64().unwrap_or_default();
                }
                Some("refused" | "stale") => return Err(PlayError::Wrong(format!("{heard}"))),
                _ => {}
            }
        };
        played.decisions.push((asked.seat, asked.choice.clone()));
        *pending = None;
    }
}

/// The current state, by sending `hello` again; older updates may still arrive first. The same version must always
/// look the same.
async fn latest(
    line: &mut server::test_client::MatchSocket,
    seat: u64,
    version: u64,
    seen: &mut BTreeMap<(u64, u64), String>,
) -> Result<Value, PlayError> {
    line.send(&json!({"type": "hello", "as": seat})).await?;
    loop {
        let update = line.receive_until("update").await?;
        let shown = update["version"].as_u64().unwrap_or_default();
        let hash = update["view_hash"].as_str().unwrap_or_default().to_owned();
        let before = seen.entry((seat, shown)).or_insert_with(|| hash.clone());
        if *before != hash {
            return Err(PlayError::Wrong(format!(
                "seat {seat} saw version {shown} as {before}, now as {hash}"
            )));
        }
        if shown >= version {
            return Ok(update);
        }
    }
}

/// Compares a finished match with its log.
async fn judge(address: SocketAddr, played: &Played) -> Result<u32, Fault> {
    let answer =
        server::test_client::request(address, &format!("GET /api/matches/{}/log", played.id), "", "").await?;
    let log = contract::Log::<reference::Duel6>::from_lines(&answer.body)
        .map_err(|error| format!("{error}: {}", answer.body))?;
    let mut logged = Vec::new();
    for line in answer.body.lines().skip(1) {
        let line: Value = serde_json::from_str(line)?;
        if let Some([seat, choice]) = line["p"].as_array().map(Vec::as_slice) {
            logged.push((seat.as_u64().unwrap_or_default() as u8, choice.clone()));
        }
    }
    if logged != played.decisions {
        return Err(
            format!("{} decisions acknowledged, {} logged", played.decisions.len(), logged.len()).into()
        );
    }
    // Checks every line again, compares every hash, and draws every outcome from the seed.
    let proof = host::fairness::verify::<reference::Duel6>(&(), &log).map_err(|error| error.to_string())?;
    Ok(proof.generated)
}
