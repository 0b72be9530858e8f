//! The load benchmark: `cargo run --release -p server --example load -- [--matches 200] [--seconds 10] [--game
//! GAME --preset PRESET] [--pace MILLISECONDS] [--idle CONNECTIONS]`.
//!
//! Plays many matches at once over loopback, each with a socket per seat and with random choices, as fast as
//! responses arrive, or with pauses of about `--pace` between the decisions of a match; beside them so many connections
//! that say nothing. Every decision is on disk before it is acknowledged. Prints decisions per second, the time from
//! sending a choice to its acknowledgement (p50, p99, maximum), and the memory of the process (server and clients
//! together).

use contract::{RandomSource, SmallRng};
use cpu_time::ProcessTime;
use serde_json::{Value, json};
use server::test_client::{Browser, TestClientError};
use server::{Config, Limits};
use std::time::{Duration, Instant};

type Fault = Box<dyn std::error::Error + Send + Sync>;

#[tokio::main]
async fn main() -> Result<(), Fault> {
    let args: Vec<String> = std::env::args().collect();
    let value = |name: &str| args.iter().position(|arg| arg == name).and_then(|at| args.get(at + 1));
    let matches: u32 = value("--matches").map_or(Ok(200), |text| text.parse())?;
    let seconds: u64 = value("--seconds").map_or(Ok(10), |text| text.parse())?;
    let named = |name: &str, usual: &str| -> &'static str {
        value(name).map_or(usual, String::as_str).to_owned().leak()
    };
    let (game, preset) = (named("--game", "duel6"), named("--preset", "new"));
    let pace = Duration::from_millis(value("--pace").map_or(Ok(0), |text| text.parse())?);
    let idle: usize = value("--idle").map_or(Ok(0), |text| text.parse())?;
    let data = std::env::temp_dir().join(format!("tallyho-load-{}", std::process::id()));
    let mut limits = Limits::default();
    let rates =
        [&mut limits.requests, &mut limits.messages, &mut limits.matches, &mut limits.new_connections];
    for rate in rates {
        (rate.burst, rate.per_second) = (1e9, 1e9);
    }
    (limits.sockets, limits.connections) = (100_000, 100_000);
    let config = Config { port: Some(0), limits, ..Config::local(data.clone()) };
    let running = server::start(config).await?;
    let mut silent = Vec::new();
    for _ in 0..idle {
        silent.push(tokio::net::TcpStream::connect(running.address()).await?);
    }
    let until = Instant::now() + Duration::from_secs(seconds);
    let mut players = tokio::task::JoinSet::new();
    let address = running.address();
    for number in 0..matches {
        players.spawn(async move {
            play(Browser::new(address, number + 1), game, preset, number, until, pace).await
        });
    }
    let (began, cpu_began) = (Instant::now(), ProcessTime::now());
    let (mut times, mut finished, mut errors) = (Vec::new(), 0, 0);
    while let Some(played) = players.join_next().await {
        match played? {
            Ok((taken, over)) => {
                times.extend(taken);
                finished += over;
            }
            Err(error) => {
                errors += 1;
                eprintln!("{error}");
            }
        }
    }
    let elapsed = began.elapsed().as_secs_f64();
    let cpu = cpu_began.elapsed().as_secs_f64();
    times.sort_unstable();
    let at =
        |share: f64| times.get(((times.len() as f64 * share) as usize).min(times.len().saturating_sub(1)));
    let ms = |time: Option<&Duration>| time.map_or(0.0, |time| time.as_secs_f64() * 1000.0);
    println!(
        "{game}: {matches} matches at once, {finished} played to the end, {errors} errors, {} durable decisions in \
         {elapsed:.1} s = {:.0} per second, {:.0} per CPU second (clients included); acknowledged after p50 {:.1} ms, \
         p99 {:.1} ms, at most {:.1} ms; {}",
        times.len(),
        times.len() as f64 / elapsed,
        times.len() as f64 / cpu,
        ms(at(0.5)),
        ms(at(0.99)),
        ms(times.last()),
        memory(),
    );
    drop(silent);
    running.stop().await;
    std::fs::remove_dir_all(&data)?;
    if errors > 0 { Err(format!("{errors} matches failed").into()) } else { Ok(()) }
}

/// Peak memory of this process, if the system reports it.
fn memory() -> String {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let peak = status
        .lines()
        .find(|line| line.starts_with("VmHWM:"))
        .and_then(|line| line.split_whitespace().nth(1));
    peak.and_then(|kib| kib.parse::<u64>().ok())
        .map_or_else(String::new, |kib| format!("peak memory {} MiB", kib / 1024))
}

/// Plays match after match until the time is up.
async fn play(
    browser: Browser,
    game: &str,
    preset: &str,
    number: u32,
    until: Instant,
    pace: Duration,
) -> Result<(Vec<Duration>, u32), TestClientError> {
    let (mut times, mut over, mut rng) = (Vec::new(), 0, SmallRng::new(u64::from(number)));
    // People do not begin all at once.
    tokio::time::sleep(pace.mul_f64(f64::from(rng.below(1000)) / 1000.0)).await;
    while Instant::now() < until {
        let seats = json!([{"kind": "person"}, {"kind": "person"}]);
        let (id, _) = browser.create_match(game, preset, seats).await?;
        let mut lines = [
            browser.open_socket(&id, json!({"type": "hello", "as": 0})).await?,
            browser.open_socket(&id, json!({"type": "hello", "as": 1})).await?,
        ];
        let mut tables = [lines[0].receive_until("update").await?, lines[1].receive_until("update").await?];
        loop {
            if tables[0]["turn"]["kind"] == "over" {
                over += 1;
                break;
            }
            if Instant::now() >= until {
                break;
            }
            let seat = tables[0]["turn"]["seats"][0].as_u64().unwrap_or_default() as usize;
            let (choice, question) = pick(&tables[seat], &mut rng)?;
            let said = Instant::now();
            let message = json!({"type": "choose", "request": format!("{}", times.len()), "question": question, "choice": choice});
            lines[seat].send(&message).await?;
            let version = loop {
                let heard = lines[seat].receive().await?;
                match heard["type"].as_str() {
                    Some("accepted") => break heard["version"].as_u64().unwrap_or_default(),
                    Some("update") => tables[seat] = heard,
                    _ => return Err(TestClientError::Unexpected(heard.to_string())),
                }
            };
            times.push(said.elapsed());
            if !pace.is_zero() {
                tokio::time::sleep(pace.mul_f64(0.5 + f64::from(rng.below(1000)) / 1000.0)).await;
            }
            for (line, table) in lines.iter_mut().zip(&mut tables) {
                while table["version"].as_u64().unwrap_or_default() < version {
                    *table = line.receive_until("update").await?;
                }
            }
        }
    }
    Ok((times, over))
}

fn pick(table: &Value, rng: &mut SmallRng) -> Result<(Value, u64), TestClientError> {
    let ones = table["offers"]["ones"].as_array().filter(|ones| !ones.is_empty());
    let ones =
        ones.ok_or_else(|| TestClientError::Unexpected(format!("nothing offered: {}", table["turn"])))?;
    let choice = ones[rng.below(ones.len() as u32) as usize]["choice"].clone();
    Ok((choice, table["question"]["number"].as_u64().unwrap_or_default()))
}
