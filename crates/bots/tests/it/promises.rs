//! What every bot promises: it stays within its budget, stops at once, gives the same answer for any number of
//! threads, and its numbers add up.

use bots::{
    Basis, Bot, Budget, Evaluate, Greedy, Ismcts, Level, Observation, Random, Stop, Tuning, ViewError,
};
use contract::{EventSink, Game, Seat, SmallRng, Turn, Viewer, random_play};
use reference::{Claims, Duel6, Leduc, claims, duel6, leduc};
use std::time::Duration;

/// Observations of the seats that have to decide in states of random play.
fn questions<G: Game>(content: &'static G::Content, setup: &G::Setup, seed: u64) -> Vec<Observation<G>> {
    let mut game = G::begin(content, setup).unwrap();
    let (mut rng, mut legal, mut all) =
        (SmallRng::new(seed), contract::LegalChoicesOf::<G>::default(), Vec::new());
    while let Some(act) = random_play::next_act(&game, &mut legal, &mut rng) {
        if let Turn::Decide(seats) = game.turn() {
            let views = seats.iter().map(|seat| (seat, game.view(Viewer::Seat(seat))));
            all.extend(views.map(|(seat, view)| Observation::new(content, seat, view).unwrap()));
        }
        game.apply(&act, &mut EventSink::silent());
    }
    all
}

fn bots<G: Evaluate>(seed: u64) -> Vec<Box<dyn Bot<G>>> {
    let trees = Tuning { trees: 3, ..G::tuning() };
    vec![
        Box::new(Random::new(seed)),
        Box::new(Greedy::new(seed)),
        Box::new(Ismcts::new(seed)),
        Box::new(Ismcts::new(seed).tuning(trees)),
        Box::new(Ismcts::new(seed).tuning(Tuning::plain(2.0))),
    ]
}

/// Legal choices, budgets kept, visits that add up, intervals around their estimates, best choice first.
fn check_promises<G: Evaluate>(content: &'static G::Content, setup: &G::Setup) {
    let mut twins = bots::<G>(5);
    for (at, observation) in questions::<G>(content, setup, 11).iter().enumerate() {
        let world = observation.deal(&mut SmallRng::new(at as u64));
        for (bot, twin) in bots::<G>(5).iter_mut().zip(&mut twins) {
            for nodes in [1, 2, 17, 150] {
                let thought = bot.think(observation, Budget::nodes(nodes), &Stop::never());
                assert_eq!(world.check(observation.seat(), &thought.choice), Ok(()), "{}", bot.name());
                assert!(thought.nodes <= nodes, "{} spent {} of {nodes}", bot.name(), thought.nodes);
                let visits: u32 = thought.lines.iter().map(|line| line.visits).sum();
                assert_eq!(visits, thought.iterations, "{}: {thought:?}", bot.name());
                for line in &thought.lines {
                    assert_eq!(world.check(observation.seat(), &line.choice), Ok(()));
                    assert!((0.0..=1.0).contains(&line.win));
                    assert!(line.interval.low <= line.win + 1e-5 && line.win <= line.interval.high + 1e-5);
                }
                if matches!(thought.why, Basis::Searched | Basis::Judged) && observation.is_alone() {
                    assert_eq!(thought.lines[0].choice, thought.choice, "the best line is the answer");
                }
                let again = twin.think(observation, Budget::nodes(nodes), &Stop::never());
                assert_eq!(again, thought, "an answer depends on nothing that was asked before");
            }
        }
    }
}

#[test]
fn promises_on_leduc() {
    check_promises::<Leduc>(&(), &leduc::Setup::New);
}

#[test]
fn promises_on_duel6() {
    check_promises::<Duel6>(&(), &duel6::Setup::New);
}

/// Three seats, simultaneous decisions, and a region.
#[test]
fn promises_on_claims() {
    check_promises::<Claims>(&(), &claims::Setup::new());
}

/// The complete result, not only the choice, is the same on 1, 2, 3 and 8 threads.
#[test]
fn threads_change_nothing() {
    let tuning = Tuning { trees: 5, ..Duel6::tuning() };
    for observation in &questions::<Duel6>(&(), &duel6::Setup::New, 3)[..12] {
        let on = |threads| {
            let mut bot = Ismcts::new(9).tuning(tuning).threads(threads);
            bot.think(observation, Budget::nodes(333), &Stop::never())
        };
        let alone = on(1);
        for threads in [2, 3, 8] {
            assert_eq!(on(threads), alone, "{threads} threads");
        }
    }
}

/// Another seed is another player: the test above would pass for a bot that ignores its seed.
#[test]
fn seeds_matter() {
    let observation = &questions::<Duel6>(&(), &duel6::Setup::New, 3)[0];
    let think = |seed| Ismcts::new(seed).think(observation, Budget::nodes(200), &Stop::never()).lines;
    assert_ne!(think(1), think(2));
}

/// A raised flag ends a search that would otherwise take ages, both from outside and before it begins.
#[test]
fn a_stop_signal_ends_the_thinking() {
    let observation = &questions::<Duel6>(&(), &duel6::Setup::New, 3)[0];
    let stop = Stop::never();
    let thought = std::thread::scope(|scope| {
        let thinker = scope.spawn(|| Ismcts::new(1).think(observation, Budget::nodes(u32::MAX), &stop));
        std::thread::sleep(Duration::from_millis(20));
        stop.raise();
        thinker.join().unwrap()
    });
    assert!(thought.cut && thought.nodes < u32::MAX);
    for bot in &mut bots::<Duel6>(1) {
        let thought = bot.think(observation, Budget::nodes(1_000), &stop);
        assert_eq!((thought.nodes, thought.why), (0, Basis::Lot), "{}", bot.name());
    }
}

/// A budget in time ends by itself, however many threads and trees share it.
#[test]
fn time_ends_the_thinking() {
    let observation = &questions::<Duel6>(&(), &duel6::Setup::New, 3)[0];
    let tuning = Tuning { trees: 4, ..Duel6::tuning() };
    for threads in [1, 2] {
        let mut bot = Ismcts::new(1).tuning(tuning).threads(threads);
        let thought = bot.think(observation, Budget::time(Duration::from_millis(20)), &Stop::never());
        assert!(thought.cut && thought.iterations > 0);
    }
    let nodes = Budget::nodes(50).within(Duration::from_secs(600));
    assert_eq!(Ismcts::new(1).think(observation, nodes, &Stop::never()).nodes, 50);
}

/// A seat cannot use another's view, nor think when it does not have to decide.
#[test]
fn a_view_serves_its_own_seat_only() {
    let mut game = Duel6::begin(&(), &duel6::Setup::New).unwrap();
    let mut rng = SmallRng::new(1);
    let dealing = game.view(Viewer::Seat(Seat::A));
    assert_eq!(Observation::<Duel6>::new(&(), Seat::A, dealing).unwrap_err(), ViewError::NotAsked);
    while game.turn() == Turn::Chance {
        let card = game.draw(&mut rng);
        game.resolve(card, &mut EventSink::silent());
    }
    let [mine, his] = [Seat::A, Seat::B].map(|seat| game.view(Viewer::Seat(seat)));
    assert!(Observation::<Duel6>::new(&(), Seat::A, mine).is_ok());
    assert_eq!(Observation::<Duel6>::new(&(), Seat::A, his).unwrap_err(), ViewError::WrongSeat);
    assert_eq!(Observation::<Duel6>::new(&(), Seat::B, his).unwrap_err(), ViewError::NotAsked);
    let mut forged = mine;
    forged.public.life.0[0] = 99;
    assert!(matches!(Observation::<Duel6>::new(&(), Seat::A, forged), Err(ViewError::Impossible(_))));
}

/// Every level can play.
#[test]
fn levels_play() {
    let observation = &questions::<Leduc>(&(), &leduc::Setup::New, 4)[0];
    for level in Level::ALL {
        let thought = level.bot::<Leduc>(1, 2).think(observation, level.budget::<Leduc>(), &Stop::never());
        assert!(observation.legal_choices().listed.contains(&thought.choice), "{level}");
    }
}
