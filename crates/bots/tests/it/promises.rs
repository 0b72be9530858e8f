//! What every bot promises: within its budget, called back at once, the same answer for any number of threads, and
//! reasons that add up.

#![expect(clippy::unwrap_used, reason = "a helper of tests may fail as a test does")]

use bots::{Blind, Bot, Budget, Evaluate, Greedy, Ismcts, Level, Random, Seen, Stop, Tuning, Why};
use reference::{Claims, Duel6, Leduc, claims, duel6, leduc};
use std::time::Duration;
use table::{Game, Out, Seat, Sim, Turn, Viewer, walk};

/// What the asked seats see in states of random play.
fn questions<G: Game>(content: &'static G::Content, setup: &G::Setup, seed: u64) -> Vec<Seen<G>> {
    let mut game = G::begin(content, setup).unwrap();
    let (mut draws, mut offers, mut all) = (Sim::new(seed), table::OffersOf::<G>::default(), Vec::new());
    while let Some(act) = walk::next_act(&game, &mut offers, &mut draws) {
        if let Turn::Decide(seats) = game.turn() {
            let views = seats.iter().map(|seat| (seat, game.view(Viewer::Seat(seat))));
            all.extend(views.map(|(seat, view)| Seen::new(content, seat, view).unwrap()));
        }
        game.apply(&act, &mut Out::silent());
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

/// Legal answers, budgets kept, visits that add up, intervals around their estimates, best line first.
fn keeps_promises<G: Evaluate>(content: &'static G::Content, setup: &G::Setup) {
    let mut twins = bots::<G>(5);
    for (at, seen) in questions::<G>(content, setup, 11).iter().enumerate() {
        let world = seen.deal(&mut Sim::new(at as u64));
        for (bot, twin) in bots::<G>(5).iter_mut().zip(&mut twins) {
            for nodes in [1, 2, 17, 150] {
                let thought = bot.think(seen, Budget::nodes(nodes), &Stop::never());
                assert_eq!(world.check(seen.seat(), &thought.choice), Ok(()), "{}", bot.name());
                assert!(thought.nodes <= nodes, "{} spent {} of {nodes}", bot.name(), thought.nodes);
                let visits: u32 = thought.lines.iter().map(|line| line.visits).sum();
                assert_eq!(visits, thought.iterations, "{}: {thought:?}", bot.name());
                for line in &thought.lines {
                    assert_eq!(world.check(seen.seat(), &line.choice), Ok(()));
                    assert!((0.0..=1.0).contains(&line.win));
                    assert!(line.interval.low <= line.win + 1e-5 && line.win <= line.interval.high + 1e-5);
                }
                if matches!(thought.why, Why::Searched | Why::Judged) && seen.is_alone() {
                    assert_eq!(thought.lines[0].choice, thought.choice, "the best line is the answer");
                }
                let again = twin.think(seen, Budget::nodes(nodes), &Stop::never());
                assert_eq!(again, thought, "an answer depends on nothing that was asked before");
            }
        }
    }
}

#[test]
fn promises_on_leduc() {
    keeps_promises::<Leduc>(&(), &leduc::Setup::New);
}

#[test]
fn promises_on_duel6() {
    keeps_promises::<Duel6>(&(), &duel6::Setup::New);
}

/// Three seats, several at once, and a region.
#[test]
fn promises_on_claims() {
    keeps_promises::<Claims>(&(), &claims::Setup::new());
}

/// The whole thought, not only the choice, is the same on 1, 2, 3 and 8 threads.
#[test]
fn threads_change_nothing() {
    let tuning = Tuning { trees: 5, ..Duel6::tuning() };
    for seen in &questions::<Duel6>(&(), &duel6::Setup::New, 3)[..12] {
        let on = |threads| {
            let mut bot = Ismcts::new(9).tuning(tuning).threads(threads);
            bot.think(seen, Budget::nodes(333), &Stop::never())
        };
        let alone = on(1);
        for threads in [2, 3, 8] {
            assert_eq!(on(threads), alone, "{threads} threads");
        }
    }
}

/// Another seed is another player: the test above would pass for a bot that ignores its dice.
#[test]
fn seeds_matter() {
    let seen = &questions::<Duel6>(&(), &duel6::Setup::New, 3)[0];
    let think = |seed| Ismcts::new(seed).think(seen, Budget::nodes(200), &Stop::never()).lines;
    assert_ne!(think(1), think(2));
}

/// A raised flag ends a search that would otherwise last for ages, from outside and before it begins.
#[test]
fn a_call_ends_the_thinking() {
    let seen = &questions::<Duel6>(&(), &duel6::Setup::New, 3)[0];
    let stop = Stop::never();
    let thought = std::thread::scope(|scope| {
        let thinker = scope.spawn(|| Ismcts::new(1).think(seen, Budget::nodes(u32::MAX), &stop));
        std::thread::sleep(Duration::from_millis(20));
        stop.raise();
        thinker.join().unwrap()
    });
    assert!(thought.cut && thought.nodes < u32::MAX);
    for bot in &mut bots::<Duel6>(1) {
        let thought = bot.think(seen, Budget::nodes(1_000), &stop);
        assert_eq!((thought.nodes, thought.why), (0, Why::Lot), "{}", bot.name());
    }
}

/// A budget in time ends by itself, however many threads and trees share it.
#[test]
fn time_ends_the_thinking() {
    let seen = &questions::<Duel6>(&(), &duel6::Setup::New, 3)[0];
    let tuning = Tuning { trees: 4, ..Duel6::tuning() };
    for threads in [1, 2] {
        let mut bot = Ismcts::new(1).tuning(tuning).threads(threads);
        let thought = bot.think(seen, Budget::time(Duration::from_millis(20)), &Stop::never());
        assert!(thought.cut && thought.iterations > 0);
    }
    let nodes = Budget::nodes(50).within(Duration::from_secs(600));
    assert_eq!(Ismcts::new(1).think(seen, nodes, &Stop::never()).nodes, 50);
}

/// A seat cannot use another's view, nor think when it is not asked.
#[test]
fn a_view_serves_its_own_seat_only() {
    let mut game = Duel6::begin(&(), &duel6::Setup::New).unwrap();
    let mut draws = Sim::new(1);
    let dealing = game.view(Viewer::Seat(Seat::A));
    assert_eq!(Seen::<Duel6>::new(&(), Seat::A, dealing).unwrap_err(), Blind::NotAsked);
    while game.turn() == Turn::Chance {
        let card = game.draw(&mut draws);
        game.resolve(card, &mut Out::silent());
    }
    let [mine, his] = [Seat::A, Seat::B].map(|seat| game.view(Viewer::Seat(seat)));
    assert!(Seen::<Duel6>::new(&(), Seat::A, mine).is_ok());
    assert_eq!(Seen::<Duel6>::new(&(), Seat::A, his).unwrap_err(), Blind::NotYours);
    assert_eq!(Seen::<Duel6>::new(&(), Seat::B, his).unwrap_err(), Blind::NotAsked);
    let mut forged = mine;
    forged.public.life.0[0] = 99;
    assert!(matches!(Seen::<Duel6>::new(&(), Seat::A, forged), Err(Blind::Impossible(_))));
}

/// Every level sits down and answers.
#[test]
fn levels_play() {
    let seen = &questions::<Leduc>(&(), &leduc::Setup::New, 4)[0];
    for level in Level::ALL {
        let thought = level.bot::<Leduc>(1, 2).think(seen, level.budget::<Leduc>(), &Stop::never());
        assert!(seen.offers().ones.contains(&thought.choice), "{level}");
    }
}
