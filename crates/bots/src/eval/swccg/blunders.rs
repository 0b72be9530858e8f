//! Counts the blunders of machines that play the card game against each other.

use crate::{Level, Observation, Stop};
use contract::{EventSink, Game, Seat, SmallRng, Turn, Viewer};
use serde::Serialize;
use std::collections::BTreeMap;
use swccg::inquiry::Blunder;
use swccg::{Choice, ObjId, Question, Setup, State, content};

/// A Force Pile above this for [`IDLE`] turns in a row, with something to play, is a blunder.
const FULL: i16 = 12;
const IDLE: u8 = 3;
/// The same item handed over more often than this is a blunder.
const HANDOVERS: u8 = 2;

/// The blunders of a number of matches.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct BlunderCount {
    /// A text used against a card of its own player.
    pub own_cards: u32,
    /// A battle begun without hope.
    pub hopeless: u32,
    /// A full Force Pile left unused for three turns.
    pub idle: u32,
    /// An item handed over more than twice.
    pub handed: u32,
    /// Not a blunder: matches that ended at the turn limit.
    pub limit: u32,
}

impl BlunderCount {
    /// All blunders.
    #[must_use]
    pub const fn total(&self) -> u32 {
        self.own_cards + self.hopeless + self.idle + self.handed
    }

    fn add(&mut self, other: &BlunderCount) {
        self.own_cards += other.own_cards;
        self.hopeless += other.hopeless;
        self.idle += other.idle;
        self.handed += other.handed;
        self.limit += other.limit;
    }
}

/// What one match has shown so far.
#[derive(Default)]
struct Watch {
    idle: [u8; 2],
    handed: BTreeMap<ObjId, u8>,
}

impl Watch {
    fn note(&mut self, game: &State, seat: Seat, choice: Choice, legal: &[Choice], count: &mut BlunderCount) {
        match game.blunder(seat, choice) {
            Some(Blunder::OwnCard) => count.own_cards += 1,
            Some(Blunder::HopelessBattle) => count.hopeless += 1,
            None => {}
        }
        if let Choice::Transfer { card, .. } = choice {
            let times = self.handed.entry(card).or_default();
            *times += 1;
            count.handed += u32::from(*times == HANDOVERS + 1);
        }
        if choice == Choice::Pass
            && matches!(game.question(), Question::Deploy(_))
            && game.is_active_player(seat)
        {
            let plays = |one: &Choice| {
                matches!(one, Choice::Deploy { .. } | Choice::Play { .. } | Choice::DeployWith { .. })
            };
            let idle = &mut self.idle[usize::from(seat.number())];
            *idle = if game.force(seat) > FULL && legal.iter().any(plays) { *idle + 1 } else { 0 };
            count.idle += u32::from(*idle == IDLE);
        }
    }
}

/// Plays a match between two bots of this level with the ready decks.
fn play(level: Level, seed: u64) -> BlunderCount {
    let (mut count, mut watch, mut rng) = (BlunderCount::default(), Watch::default(), SmallRng::new(seed));
    let Ok(mut game) = State::begin(content::builtin(), &Setup::default()) else { return count };
    let mut bots = [0, 1].map(|seat| level.bot::<State>(seed * 2 + seat, 1));
    loop {
        match game.turn() {
            Turn::Over(ending) => {
                count.limit = u32::from(ending.rule == swccg::rules::TURN_LIMIT);
                return count;
            }
            Turn::Chance => {
                let outcome = game.draw(&mut rng);
                game.resolve(outcome, &mut EventSink::silent());
            }
            Turn::Decide(seats) => {
                let Some(seat) = seats.first() else { return count };
                let view = game.view(Viewer::Seat(seat));
                let Ok(observation) = Observation::new(content::builtin(), seat, view) else { return count };
                let bot = &mut bots[usize::from(seat.number())];
                let choice = bot.think(&observation, level.budget::<State>(), &Stop::never()).choice;
                watch.note(&game, seat, choice, &observation.legal_choices().listed, &mut count);
                game.play(seat, choice, &mut EventSink::silent());
            }
        }
    }
}

/// The blunders of this many matches between two bots of a level, on this many threads; the sum does not depend on the
/// number of threads.
#[must_use]
pub fn count_blunders(level: Level, matches: u64, seed: u64, threads: usize) -> BlunderCount {
    let mut sum = BlunderCount::default();
    std::thread::scope(|scope| {
        let work = |first: u64| {
            scope.spawn(move || {
                let mut count = BlunderCount::default();
                (first..matches).step_by(threads.max(1)).for_each(|at| count.add(&play(level, seed + at)));
                count
            })
        };
        let running: Vec<_> = (0..threads.max(1) as u64).map(work).collect();
        for thread in running {
            sum.add(&thread.join().unwrap_or_default());
        }
    });
    sum
}
