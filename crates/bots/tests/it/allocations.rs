//! Rollouts allocate nothing: once its buffers have grown, what a search allocates does not depend on how long it is.

#![expect(clippy::unwrap_used, reason = "a helper of tests may fail as a test does")]

use bots::{Asking, Bot, Budget, Ismcts, Rollout, Seen, Stop, Tuning};
use reference::{Duel6, duel6};
use table::{Game, Out, Seat, Sim, Turn, Viewer};

fn opening() -> Seen<Duel6> {
    let mut game = Duel6::begin(&(), &duel6::Setup::New).unwrap();
    let mut draws = Sim::new(1);
    while game.turn() == Turn::Chance {
        let card = game.draw(&mut draws);
        game.resolve(card, &mut Out::silent());
    }
    Seen::new(&(), Seat::A, game.view(Viewer::Seat(Seat::A))).unwrap()
}

#[test]
fn a_longer_search_allocates_no_more() {
    let seen = opening();
    let guided = Tuning { rollout: Rollout::BestOf(3), ..Tuning::default() };
    let asking = Tuning { asking: Asking::YesNo, ..Tuning::plain(2.0) };
    for tuning in [Tuning::plain(2.0), guided, asking] {
        let mut bot = Ismcts::new(1).tuning(tuning);
        let mut count = |nodes| {
            let think = || drop(bot.think(&seen, Budget::nodes(nodes), &Stop::never()));
            allocation_counter::measure(think).count_total
        };
        count(4_000);
        let (short, long) = (count(40), count(4_000));
        assert!(short == long && long < 32, "{short} for 40 nodes, {long} for 4,000");
    }
}
