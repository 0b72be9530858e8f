//! Whole scenarios over all seven factions, by two simple players: no panic, no refusal, no stall, and every game
//! ends within its limit.

use contract::{Act, EventSink, Game, LegalChoices, RandomSource, Seat, SmallRng, Turn};
use xwing::content::{Content, Faction};
use xwing::scenario::Variant;
use xwing::{Mission, Opponent, Options, Setup, State};

/// How choices are made: at random, or always the first one.
#[derive(Clone, Copy)]
enum Player {
    Random,
    First,
}

/// Plays a match to its end. Returns the number of choices and the last round.
fn flown(setup: &Setup, player: Player, seed: u64) -> (u32, u8) {
    let mut state = State::begin(Content::standard(), setup).expect("a set-up that may be played");
    let (mut rng, mut acts) = (SmallRng::new(seed), 0);
    let bound = State::max_acts(setup);
    let mut legal = LegalChoices::default();
    loop {
        let act = match state.turn() {
            Turn::Over(_) => return (acts, state.public().round),
            Turn::Chance => Act::Chance(state.draw(&mut rng)),
            Turn::Decide(seats) => {
                let seat: Seat = seats.first().expect("somebody is asked");
                legal.clear();
                state.legal_choices(seat, &mut legal);
                let choice = match (legal.listed.as_slice(), legal.regions.first()) {
                    ([], Some(area)) => state.sample(seat, area, &mut rng).expect("room for a ship"),
                    ([], None) => panic!("nothing can be answered to {:?}", state.public().open),
                    (ones, _) => match player {
                        Player::First => ones[0],
                        Player::Random => ones[rng.below(ones.len() as u32) as usize],
                    },
                };
                state.check(seat, &choice).expect("what is offered is allowed");
                Act::Choice(seat, choice)
            }
        };
        state.apply(&act, &mut EventSink::silent());
        acts += 1;
        assert!(acts <= bound, "more answers than the bound");
        if acts % 64 == 0 {
            state.audit().expect("everything adds up");
        }
    }
}

fn scenario(player: Faction, enemy: Faction, rounds: u8, more: Mission) -> Setup {
    let options = Options { rounds, ..Options::default() };
    Setup { options, mission: Some(Mission { player, enemy, ..more }), ..Setup::default() }
}

/// Every faction against every faction once, alternating between the two players.
#[test]
fn every_pair_of_factions_flies_the_scenario() {
    for (place, player) in Faction::ALL.into_iter().enumerate() {
        for (other, enemy) in Faction::ALL.into_iter().enumerate() {
            let who = if (place + other) % 2 == 0 { Player::Random } else { Player::First };
            flown(&scenario(player, enemy, 9, Mission::default()), who, (place * 7 + other) as u64);
        }
    }
}

/// Every variant, with people who share the side and with an enemy seat.
#[test]
fn every_variant_flies() {
    let variants = [
        Variant::CoreSet,
        Variant::HuntingAce,
        Variant::EscapingTransport,
        Variant::MoreEnemies,
        Variant::Standard,
    ];
    for (seed, variant) in (0..).zip(variants) {
        for opponent in [Opponent::SoloSystem, Opponent::Ace] {
            let people = if variant == Variant::CoreSet { 1 } else { 2 };
            let mission = Mission { variant, opponent, people, more: 1, ..Mission::default() };
            for enemy in [Faction::GalacticEmpire, Faction::SeparatistAlliance, Faction::ScumAndVillainy] {
                flown(&scenario(Faction::Resistance, enemy, 8, mission.clone()), Player::Random, seed);
            }
        }
    }
}

/// The long run: 10,000 games over all pairs of factions.
/// `cargo test --release -p xwing --test it -- --ignored scenario_soak --nocapture`
#[test]
#[ignore = "minutes of computing"]
fn ten_thousand_games() {
    let (mut acts, mut rounds, games) = (0_u64, 0_u64, 10_000_u64);
    for seed in 0..games {
        let player = Faction::ALL[(seed % 7) as usize];
        let enemy = Faction::ALL[(seed / 7 % 7) as usize];
        let who = if seed % 2 == 0 { Player::Random } else { Player::First };
        let (taken, round) = flown(&scenario(player, enemy, 30, Mission::default()), who, seed);
        acts += u64::from(taken);
        rounds += u64::from(round);
    }
    println!("{games} games, {acts} answers, {rounds} rounds");
}
