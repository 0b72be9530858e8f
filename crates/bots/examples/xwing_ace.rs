//! A bot against the solo system with equal points: `cargo run --release -p bots --example xwing_ace -- [BOT] [PAIRS]
//! [THREADS] [FIRST_SEED]`.
//!
//! Squads of equal points meet, and each pair of matches has the same dice with the squads swapped, so that neither
//! side has the better ships. Prints the bot's score with its 95 % interval (Wilson over single matches; draws and
//! matches that reach the last round count half), the length of the matches, and the processor time of the bot's
//! answers.

#[path = "common/spec.rs"]
mod spec;

use bots::{Interval, Observation, Stop};
use contract::{Driver, Game, Progress, Seat, SmallRng, Unrecorded, Viewer};
use cpu_time::ThreadTime;
use spec::BoxError;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use xwing::content::Content;
use xwing::craft::Team;
use xwing::setup::preset::presets;
use xwing::{Options, Outcome, Pending, Placement, Setup, ShipEntry, State};

/// Two squads of equal points.
type Match = [&'static [&'static str]; 2];

/// 70, 72, 84 and 80 points per side.
const MATCHES: [Match; 4] = [
    [&["redsquadronveteran", "phoenixsquadronpilot"], &["alphasquadronpilot", "stormsquadronace"]],
    [&["bluesquadronescort", "greensquadronpilot"], &["academypilot", "academypilot", "onyxsquadronscout"]],
    [
        &["bluesquadronrookie", "bluesquadronrookie"],
        &["omegasquadronace", "omegasquadronace", "omegasquadronace"],
    ],
    [
        &["shadowsquadronescort", "loyalistvolunteer", "loyalistvolunteer"],
        &["tradefederationdrone", "tradefederationdrone", "tradefederationdrone", "tradefederationdrone"],
    ],
];

/// The results of the matches.
#[derive(Clone, Copy, Default, Debug)]
struct Tally {
    points: f64,
    won: u32,
    lost: u32,
    rounds: u32,
    answers: u32,
    total: Duration,
    slowest: Duration,
}

/// The bot flies the first squad, the solo system the second.
fn setup(flown: &[&str], solo: &[&str]) -> Option<Setup> {
    let table = presets().into_iter().find(|preset| preset.key == "first-flight")?.setup;
    let across = |place: usize, of: usize| {
        457 + 110 * i32::try_from(place).unwrap_or(0) - 55 * (i32::try_from(of).unwrap_or(1) - 1)
    };
    let ship = |place: usize, pilot: &str, team: Team, of: usize| ShipEntry {
        id: format!("{}{}", if team == Team::Player { "P" } else { "S" }, place + 1),
        team,
        seat: if team == Team::Player { Seat::new(0) } else { None },
        pilot: Some(pilot.into()),
        at: Some(if team == Team::Player {
            Placement::mm(across(place, of), 60, 0)
        } else {
            Placement::mm(across(place, of), 854, 180)
        }),
        ..ShipEntry::default()
    };
    let own = flown.iter().enumerate().map(|(place, pilot)| ship(place, pilot, Team::Player, flown.len()));
    let foes = solo.iter().enumerate().map(|(place, pilot)| ship(place, pilot, Team::Solo, solo.len()));
    let options = Options { rounds: 20, ..Options::default() };
    Some(Setup { options, ships: own.chain(foes).collect(), ..table })
}

fn play(
    content: &'static Content,
    setup: &Setup,
    name: &str,
    seed: u64,
    tally: &mut Tally,
) -> Result<(), BoxError> {
    let (mut bot, budget) = spec::bot::<State>(name, seed)?;
    let mut driver = Driver::<State>::begin(content, setup).map_err(|faults| format!("{faults:?}"))?;
    let mut dice = SmallRng::new(seed);
    loop {
        let progress = driver.advance(&mut dice, &mut Unrecorded, |game, seats| {
            let seat = seats.first().ok_or("nobody is asked")?;
            let observation = Observation::new(content, seat, game.view(Viewer::Seat(seat)))
                .map_err(|error| format!("{error:?}"))?;
            let clock = ThreadTime::now();
            let choice = bot.think(&observation, budget, &Stop::never()).choice;
            let spent = clock.elapsed();
            tally.answers += 1;
            tally.total += spent;
            tally.slowest = tally.slowest.max(spent);
            game.check(seat, &choice).map_err(|refusal| format!("{choice:?}: {refusal:?}"))?;
            Ok::<_, BoxError>((seat, choice))
        })?;
        if let Progress::Over(_) = progress {
            break;
        }
    }
    let game = driver.state();
    tally.rounds += u32::from(game.public().round);
    match game.public().open {
        Pending::Over(Outcome::Player) => {
            tally.points += 1.0;
            tally.won += 1;
        }
        Pending::Over(Outcome::Solo) => tally.lost += 1,
        _ => tally.points += 0.5,
    }
    Ok(())
}

fn pairs(name: &str, next: &AtomicU64, last: u64) -> Result<Tally, BoxError> {
    let content = Content::standard();
    let mut tally = Tally::default();
    loop {
        let seed = next.fetch_add(1, Ordering::Relaxed);
        if seed >= last {
            return Ok(tally);
        }
        let [one, other] = MATCHES[(seed % 4) as usize];
        for (flown, solo) in [(one, other), (other, one)] {
            let setup = setup(flown, solo).ok_or("there is no preset")?;
            play(content, &setup, name, seed, &mut tally)?;
        }
    }
}

fn main() -> Result<(), BoxError> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let number = |at: usize, fallback: u64| args.get(at).map_or(Ok(fallback), |text| text.parse::<u64>());
    let name = args.first().map_or("planner:200", String::as_str);
    let (count, threads, first) = (number(1, 100)?, number(2, 1)?, number(3, 1)?);
    let next = AtomicU64::new(first);
    let all = std::thread::scope(|scope| {
        let run = || pairs(name, &next, first + count);
        let threads: Vec<_> = (0..threads.max(1)).map(|_| scope.spawn(run)).collect();
        let join = |thread: std::thread::ScopedJoinHandle<'_, Result<Tally, BoxError>>| {
            thread.join().unwrap_or_else(|_| Err("a match panicked".into()))
        };
        threads.into_iter().map(join).collect::<Result<Vec<_>, _>>()
    })?;
    let sum = all.iter().fold(Tally::default(), |a, b| Tally {
        points: a.points + b.points,
        won: a.won + b.won,
        lost: a.lost + b.lost,
        rounds: a.rounds + b.rounds,
        answers: a.answers + b.answers,
        total: a.total + b.total,
        slowest: a.slowest.max(b.slowest),
    });
    let games = u32::try_from(2 * count)?;
    let Interval { low, high } = Interval::wilson(sum.points, games);
    println!(
        "{name}: {} of {games} points against the solo system ({:.1} %, 95 % {:.1}-{:.1} %), {} won, {} lost",
        sum.points,
        100.0 * sum.points / f64::from(games),
        100.0 * low,
        100.0 * high,
        sum.won,
        sum.lost
    );
    println!(
        "{:.1} rounds a match, {} answers, {:.1} ms each, slowest {:.0} ms",
        f64::from(sum.rounds) / f64::from(games),
        sum.answers,
        sum.total.as_secs_f64() * 1000.0 / f64::from(sum.answers.max(1)),
        sum.slowest.as_secs_f64() * 1000.0
    );
    Ok(())
}
