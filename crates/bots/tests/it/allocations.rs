//! Rollouts allocate nothing: once the buffers have grown, the allocations of a search do not depend on its length.

use bots::{Bot, Branching, Budget, Ismcts, Observation, Rollout, Stop, Tuning};
use contract::{EventSink, Game, Seat, SmallRng, Turn, Viewer};
use reference::{Duel6, duel6};

fn opening() -> Observation<Duel6> {
    let mut game = Duel6::begin(&(), &duel6::Setup::New).unwrap();
    let mut rng = SmallRng::new(1);
    while game.turn() == Turn::Chance {
        let card = game.draw(&mut rng);
        game.resolve(card, &mut EventSink::silent());
    }
    Observation::new(&(), Seat::A, game.view(Viewer::Seat(Seat::A))).unwrap()
}

#[test]
fn a_longer_search_allocates_no_more() {
    let observation = opening();
    let guided = Tuning { rollout: Rollout::BestOf(3), ..Tuning::default() };
    let branching = Tuning { branching: Branching::Binary, ..Tuning::plain(2.0) };
    for tuning in [Tuning::plain(2.0), guided, branching] {
        let mut bot = Ismcts::new(1).tuning(tuning);
        let mut count = |nodes| {
            let think = || drop(bot.think(&observation, Budget::nodes(nodes), &Stop::never()));
            allocation_counter::measure(think).count_total
        };
        count(4_000);
        let (short, long) = (count(40), count(4_000));
        assert!(short == long && long < 32, "{short} for 40 nodes, {long} for 4,000");
    }
}
