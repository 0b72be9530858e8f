//! Plays one match between bots, from its set-up to its end.

use crate::metrics::{MatchMetrics, Metrics, metrics_factory};
use bots::{Bot, BotSpec, Budget, Evaluate, Observation, Stop};
use contract::{
    Act, ActOf, Digest, EventSink, Game, LegalChoicesOf, RecordedEvents, RuleId, Seat, Seats, SmallRng, Turn,
    Viewer, digest, random_play,
};
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
    mut metrics: Box<dyn MatchMetrics<G>>,
    content: &'static G::Content,
    setup: &G::Setup,
    contenders: &[BotSpec],
    seed: u64,
) -> Result<Played, Vec<G::Fault>> {
    let mut state = G::begin(content, setup)?;
    let mut players: Vec<Player<G>> = Seat::first(state.seats())
        .map(|seat| Player::new(contenders[seat.index() % contenders.len()], digest(&(seed, seat))))
        .collect();
    let mut dice = SmallRng::new(seed);
    let (mut acts, mut decisions, mut nodes) = (Digest::default(), 0, 0);
    let (mut recorded, mut legal) = (RecordedEvents::default(), LegalChoicesOf::<G>::default());
    for n in 0..=G::max_acts(setup) {
        let act = match state.turn() {
            Turn::Over(ending) => {
                digest(&state).hash(&mut acts);
                let (winners, rule, hash) = (ending.winners, ending.rule, acts.finish());
                return Ok(Played {
                    seats: state.seats(),
                    winners,
                    rule,
                    acts: n,
                    decisions,
                    nodes,
                    hash,
                    metrics: metrics.finish(&state),
                });
            }
            Turn::Chance => Act::Chance(state.draw(&mut dice)),
            Turn::Decide(seats) => {
                let seat = seats.first().unwrap_or(Seat::A);
                decisions += 1;
                let (choice, spent) = players[seat.index()].answer(content, &state, seat, &mut legal);
                nodes += u64::from(spent);
                Act::Choice(seat, choice)
            }
        };
        act.hash(&mut acts);
        step(&mut state, &act, metrics.as_mut(), &mut recorded);
    }
    panic!("{}: no end within {} acts", G::ID, G::max_acts(setup))
}

fn step<G: Game>(
    state: &mut G,
    act: &ActOf<G>,
    metrics: &mut dyn MatchMetrics<G>,
    recorded: &mut RecordedEvents<G::Event>,
) {
    if metrics.wants_events() {
        recorded.events.clear();
        state.apply(act, &mut EventSink::recording(recorded));
    } else {
        state.apply(act, &mut EventSink::silent());
    }
    metrics.record(state, act, recorded);
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
