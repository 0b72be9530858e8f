//! Plays one match between bots, from its set-up to its end.

use crate::metrics::{MatchMetrics, Metrics, metrics_factory};
use bots::{Bot, BotSpec, Budget, Evaluate, Observation, Stop};
use contract::{
    Act, ActOf, Digest, Driver, Ending, Game, LegalChoicesOf, Progress, RecordedEvents, Recorder, RuleId,
    Seat, Seats, SmallRng, Viewer, digest, random_play,
};
use std::convert::Infallible;
use std::hash::{Hash, Hasher};

/// The result of a match.
#[derive(Clone, PartialEq, Debug)]
pub struct Played {
    /// The number of seats.
    pub seats: u8,
    /// Empty in a draw.
    pub winners: Seats,
    /// The rule that ended the match.
    pub rule: RuleId,
    /// The number of choices and outcomes together.
    pub acts: u32,
    /// The number of choices.
    pub decisions: u32,
    /// Nodes spent by the bots.
    pub nodes: u64,
    /// Hash of every act in order and of the last state: equal for equal matches, on every machine.
    pub hash: u64,
    pub metrics: Metrics,
}

/// Plays one match; the contenders take the seats in turn, so that two of them fill any even number of seats.
///
/// Chance and bots use separate generators, both derived from `seed`: the same seed deals the same cards to other
/// contenders.
///
/// # Errors
/// The faults of the set-up.
///
/// # Panics
/// If a game violates its contract: it does not end within its maximum number of acts, or it rejects one of its own
/// views.
pub fn play<G: Evaluate>(
    content: &'static G::Content,
    setup: &G::Setup,
    contenders: &[BotSpec],
    seed: u64,
) -> Result<Played, Vec<G::Fault>> {
    metrics_factory::<G>().play(content, setup, contenders, seed)
}

pub(crate) fn play_measured<G: Evaluate>(
    metrics: Box<dyn MatchMetrics<G>>,
    content: &'static G::Content,
    setup: &G::Setup,
    contenders: &[BotSpec],
    seed: u64,
) -> Result<Played, Vec<G::Fault>> {
    let mut driver = Driver::<G>::begin(content, setup)?;
    let mut players: Vec<Player<G>> = Seat::first(driver.state().seats())
        .map(|seat| Player::new(contenders[seat.index() % contenders.len()], digest(&(seed, seat))))
        .collect();
    let (mut dice, mut nodes) = (SmallRng::new(seed), 0);
    let (mut measured, mut legal) = (Measured::new(metrics), LegalChoicesOf::<G>::default());
    for _ in 0..=G::max_acts(setup) {
        let Ok(progress) = driver.advance(&mut dice, &mut measured, |state, seats| {
            let seat = seats.first().unwrap_or(Seat::A);
            let (choice, spent) = players[seat.index()].answer(content, state, seat, &mut legal);
            nodes += u64::from(spent);
            Ok::<_, Infallible>((seat, choice))
        });
        if let Progress::Over(ending) = progress {
            return Ok(measured.finish(&driver, ending, nodes));
        }
    }
    panic!("{}: no end within {} acts", G::ID, G::max_acts(setup))
}

/// What a simulation keeps of a match: a hash of its acts, and the metrics, which may want events.
struct Measured<G: Game> {
    metrics: Box<dyn MatchMetrics<G>>,
    /// Asked once: the answer decides about every act.
    wants_events: bool,
    recorded: RecordedEvents<G::Event>,
    acts: Digest,
    decisions: u32,
}

impl<G: Game> Measured<G> {
    fn new(metrics: Box<dyn MatchMetrics<G>>) -> Self {
        let wants_events = metrics.wants_events();
        Measured {
            metrics,
            wants_events,
            recorded: RecordedEvents::default(),
            acts: Digest::default(),
            decisions: 0,
        }
    }

    fn finish(mut self, driver: &Driver<G>, ending: Ending, nodes: u64) -> Played {
        digest(driver.state()).hash(&mut self.acts);
        Played {
            seats: driver.state().seats(),
            winners: ending.winners,
            rule: ending.rule,
            acts: driver.acts(),
            decisions: self.decisions,
            nodes,
            hash: self.acts.finish(),
            metrics: self.metrics.finish(driver.state()),
        }
    }
}

impl<G: Game> Recorder<G> for Measured<G> {
    #[inline]
    fn events(&mut self) -> Option<&mut RecordedEvents<G::Event>> {
        if !self.wants_events {
            return None;
        }
        self.recorded.events.clear();
        Some(&mut self.recorded)
    }

    #[inline]
    fn applied(&mut self, state: &G, act: &ActOf<G>) {
        self.decisions += u32::from(matches!(act, Act::Choice(..)));
        act.hash(&mut self.acts);
        self.metrics.record(state, act, &self.recorded);
    }
}

/// A contender in its seat.
enum Player<G: Game> {
    Random(SmallRng),
    Bot(Box<dyn Bot<G>>, Budget),
}

impl<G: Evaluate> Player<G> {
    fn new(contender: BotSpec, seed: u64) -> Self {
        contender
            .bot(seed)
            .map_or_else(|| Player::Random(SmallRng::new(seed)), |(bot, budget)| Player::Bot(bot, budget))
    }

    /// The choice, and the nodes spent on it. A bot is given the seat's view, never the state.
    fn answer(
        &mut self,
        content: &'static G::Content,
        state: &G,
        seat: Seat,
        legal: &mut LegalChoicesOf<G>,
    ) -> (G::Choice, u32) {
        match self {
            Player::Random(rng) => (random_play::pick(state, seat, legal, rng), 0),
            Player::Bot(bot, budget) => {
                legal.clear();
                state.legal_choices(seat, legal);
                if let ([only], []) = (legal.listed.as_slice(), legal.regions.as_slice()) {
                    return (*only, 0);
                }
                let observation = match Observation::new(content, seat, state.view(Viewer::Seat(seat))) {
                    Ok(observation) => observation,
                    Err(error) => panic!("{}: a view the game does not believe: {error:?}", G::ID),
                };
                let thought = bot.think(&observation, *budget, &Stop::never());
                (thought.choice, thought.nodes)
            }
        }
    }
}
