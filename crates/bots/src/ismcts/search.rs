//! Grows one tree: deal, descend, roll out, backpropagate.

use super::select::Select;
use super::tree::Tree;
use crate::budget::Meter;
use crate::lookahead::{Lookahead, random_subset};
use crate::{Evaluate, Horizon, Observation, Rollout, Tuning};
use contract::{
    EventSink, LegalChoicesOf, Seat, Seats, SmallRng, Turn, Viewer, digest, random_play, view_hash,
};

/// The number of rollout acts between two checks of the clock.
const STOP_CHECK_INTERVAL: u32 = 64;

/// A choice made or declined inside the tree, for backpropagation.
#[derive(Clone, Copy, Debug)]
struct PathStep {
    edge: u32,
    seat: Seat,
    chosen: bool,
}

/// A search with its own tree and buffers.
#[derive(Debug)]
pub(crate) struct Search<G: Evaluate> {
    pub(crate) tree: Tree<G::Choice>,
    /// The searcher's own node at the root.
    pub(crate) root: Option<u32>,
    /// Number of acts played so far.
    pub(crate) acts: u64,
    lookahead: Lookahead<G>,
    legal: LegalChoicesOf<G>,
    path: Vec<PathStep>,
    joint: Vec<(Seat, G::Choice)>,
    asked: Vec<(Seat, u32)>,
    declined: Vec<u32>,
}

impl<G: Evaluate> Default for Search<G> {
    fn default() -> Self {
        Search {
            tree: Tree::default(),
            root: None,
            acts: 0,
            lookahead: Lookahead::default(),
            legal: LegalChoicesOf::<G>::default(),
            path: Vec::new(),
            joint: Vec::new(),
            asked: Vec::new(),
            declined: Vec::new(),
        }
    }
}

/// How the descent through the tree ended.
enum Descent {
    /// At the end of the match, or at the maximum number of acts.
    Done,
    /// At a question that was not in the tree.
    Leaf,
}

impl<G: Evaluate> Search<G> {
    /// Iterates until the budget is used up and returns the number of iterations.
    pub(crate) fn run(
        &mut self,
        observation: &Observation<G>,
        tuning: &Tuning,
        mut rng: SmallRng,
        mut meter: Meter<'_>,
    ) -> u32 {
        self.tree.clear();
        self.root = None;
        (self.acts, self.lookahead.acts) = (0, 0);
        while meter.take() {
            self.iterate(observation, tuning, &mut rng, &meter);
        }
        self.acts += self.lookahead.acts;
        meter.spent()
    }

    fn iterate(
        &mut self,
        observation: &Observation<G>,
        tuning: &Tuning,
        rng: &mut SmallRng,
        meter: &Meter<'_>,
    ) {
        let mut world = observation.deal(rng);
        self.path.clear();
        let mut room = tuning.max_acts;
        if let Descent::Leaf = self.descend(&mut world, observation.seat(), tuning, &mut room, rng) {
            self.roll_out(&mut world, tuning, &mut room, rng, meter);
        }
        self.acts += u64::from(tuning.max_acts - room);
        self.credit(&world);
    }

    /// Follows the tree down to a question that is not in it.
    fn descend(
        &mut self,
        world: &mut G,
        me: Seat,
        tuning: &Tuning,
        room: &mut u32,
        rng: &mut SmallRng,
    ) -> Descent {
        while *room > 0 {
            match world.turn() {
                Turn::Over(_) => return Descent::Done,
                Turn::Chance => {
                    let outcome = world.draw(rng);
                    world.resolve(outcome, &mut EventSink::silent());
                    *room -= 1;
                }
                Turn::Decide(seats) => {
                    if !self.answer(world, seats, me, tuning, rng) {
                        return Descent::Leaf;
                    }
                    for (seat, choice) in self.joint.drain(..) {
                        world.play(seat, choice, &mut EventSink::silent());
                        *room = room.saturating_sub(1);
                    }
                }
            }
        }
        Descent::Done
    }

    /// Lets every seat that has to decide choose in the tree; false if a question is new. Seats that decide
    /// simultaneously choose in the same state and under the same view, so that none reacts to what another has just
    /// sealed.
    fn answer(&mut self, world: &G, seats: Seats, me: Seat, tuning: &Tuning, rng: &mut SmallRng) -> bool {
        let root = self.path.is_empty();
        self.joint.clear();
        self.asked.clear();
        let mut key = None;
        let mut known = true;
        for seat in seats.iter() {
            if let Some(only) = self.list(world, seat) {
                self.joint.push((seat, only));
                continue;
            }
            let view = *key.get_or_insert_with(|| view_hash(world, Viewer::Seat(me)));
            let (node, new) = self.tree.node(digest(&(view, seat)));
            known &= root || !new;
            if root && seat == me {
                self.root = Some(node);
            }
            self.asked.push((seat, node));
        }
        if !known {
            return false;
        }
        for at in 0..self.asked.len() {
            let (seat, node) = self.asked[at];
            if self.asked.len() > 1 {
                self.list(world, seat);
            }
            let select = Select { world, seat, node, tuning };
            let Search { tree, legal, lookahead, declined, .. } = self;
            let edge = select.edge(tree, legal, lookahead, declined, rng);
            self.path.extend(self.declined.iter().map(|edge| PathStep { edge: *edge, seat, chosen: false }));
            self.path.push(PathStep { edge, seat, chosen: true });
            self.joint.push((seat, self.tree.edges[edge as usize].choice));
        }
        true
    }

    /// Lists the seat's legal choices into the buffer, and returns the choice if it is the only one.
    fn list(&mut self, world: &G, seat: Seat) -> Option<G::Choice> {
        self.legal.clear();
        world.legal_choices(seat, &mut self.legal);
        match (self.legal.listed.as_slice(), self.legal.regions.is_empty()) {
            ([only], true) => Some(*only),
            _ => None,
        }
    }

    /// Plays on beyond the tree until the horizon, the maximum number of acts or the end.
    fn roll_out(
        &mut self,
        world: &mut G,
        tuning: &Tuning,
        room: &mut u32,
        rng: &mut SmallRng,
        meter: &Meter<'_>,
    ) {
        let (start, round) = (*room, world.round());
        while *room > 0 {
            let gone = start - *room;
            let far = match tuning.horizon {
                Horizon::End => false,
                Horizon::Acts(acts) => gone >= acts,
                Horizon::Rounds(rounds) => world.round() >= round.saturating_add(rounds),
            };
            let turn = world.turn();
            let asked = matches!(turn, Turn::Decide(_));
            if far && asked && world.is_quiet()
                || gone % STOP_CHECK_INTERVAL == STOP_CHECK_INTERVAL - 1 && meter.is_stopped()
            {
                return;
            }
            match turn {
                Turn::Over(_) => return,
                Turn::Chance => {
                    let outcome = world.draw(rng);
                    world.resolve(outcome, &mut EventSink::silent());
                }
                Turn::Decide(seats) => {
                    let Some(seat) = seats.first() else { return };
                    let choice = self.roll_choice(world, seat, tuning.rollout, rng);
                    world.play(seat, choice, &mut EventSink::silent());
                }
            }
            *room -= 1;
        }
    }

    fn roll_choice(&mut self, world: &G, seat: Seat, rollout: Rollout, rng: &mut SmallRng) -> G::Choice {
        let several = match rollout {
            Rollout::Uniform => return random_play::pick(world, seat, &mut self.legal, rng),
            Rollout::Policy => {
                let policy_choice = world.default_policy(seat, rng);
                return policy_choice.unwrap_or_else(|| random_play::pick(world, seat, &mut self.legal, rng));
            }
            Rollout::BestOf(several) => several,
        };
        if let Some(only) = self.list(world, seat) {
            return only;
        }
        let Search { legal, lookahead, .. } = self;
        for at in 0..legal.regions.len() {
            let member = world.sample(seat, &legal.regions[at], rng);
            legal.listed.extend(member);
        }
        match lookahead.best_of(world, seat, random_subset(&mut legal.listed, several, rng), rng) {
            Some(best) => best,
            None => random_play::pick(world, seat, legal, rng),
        }
    }

    /// Credits every choice on the path with its result for the seat that chose.
    fn credit(&mut self, world: &G) {
        let mut worth = [f64::NAN; Seat::MAX as usize];
        let turn = world.turn();
        for step in &self.path {
            let worth = &mut worth[step.seat.index()];
            if worth.is_nan() {
                *worth = f64::from(match turn {
                    Turn::Over(ending) => world.reward(ending, step.seat),
                    Turn::Chance | Turn::Decide(_) => world.value(step.seat),
                });
            }
            let edge = &mut self.tree.edges[step.edge as usize];
            if step.chosen {
                edge.visits += 1;
                edge.total += *worth;
            } else {
                edge.declined += 1;
                edge.otherwise += *worth;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::tree::Edge;
    use super::*;
    use crate::{Branching, Budget, Guide, Stop};
    use contract::Game;
    use reference::{Claims, Duel6, claims::Setup, duel6};

    /// Three seats seal bids simultaneously. Each has one node at the root, visited by every iteration: if the second
    /// seat's question depended on what the first has just sealed, its visits would be spread over three nodes.
    #[test]
    fn simultaneous_seats_do_not_see_each_other() {
        let game = Claims::begin(&(), &Setup::new()).unwrap();
        let observation = Observation::<Claims>::new(&(), Seat::A, game.view(Viewer::Seat(Seat::A))).unwrap();
        let mut search = Search::default();
        let stop = Stop::never();
        let made = search.run(
            &observation,
            &Tuning::default(),
            observation.stream(1, 0),
            Budget::nodes(60).start(&stop),
        );
        assert_eq!((made, search.root), (60, Some(0)));
        for node in 0..3 {
            assert_eq!(search.tree.nodes[node].visits, 60);
            let visits: Vec<u32> = search.tree.edges_of(node as u32).map(|edge| edge.visits).collect();
            assert!(visits.len() == 3 && visits.iter().sum::<u32>() == 60, "{visits:?}");
        }
    }

    /// What the seat to move first sees once the cards are dealt.
    fn dealt() -> Observation<Duel6> {
        let mut game = Duel6::begin(&(), &duel6::Setup::New).unwrap();
        let mut rng = SmallRng::new(1);
        while game.turn() == Turn::Chance {
            let card = game.draw(&mut rng);
            game.resolve(card, &mut EventSink::silent());
        }
        Observation::new(&(), Seat::A, game.view(Viewer::Seat(Seat::A))).unwrap()
    }

    /// With binary branching, every visit of a node is a yes or a no to the first choice, every no to one choice is a
    /// yes or a no to the next, and nobody declines the last.
    #[test]
    fn yes_and_no_add_up_to_the_visits() {
        let observation = dealt();
        let guided = Guide { weight: 1.0, follow: 0, tries: 1 };
        for guide in [Guide::OFF, guided] {
            let tuning = Tuning { branching: Branching::Binary, guide, ..Tuning::plain(0.7) };
            let (mut search, stop) = (Search::default(), Stop::never());
            search.run(&observation, &tuning, observation.stream(1, 0), Budget::nodes(800).start(&stop));
            let tree = &search.tree;
            for (at, node) in tree.nodes.iter().enumerate() {
                let chosen: u32 = tree.edges_of(at as u32).map(|edge| edge.visits).sum();
                assert_eq!(chosen, node.visits, "each visit chose once");
                let asked = |edge: &Edge<_>| edge.visits + edge.declined <= edge.available;
                assert!(tree.edges_of(at as u32).all(asked), "who was asked for was on offer");
            }
            let root = search.root.unwrap();
            let mut edges: Vec<_> = tree.edges_of(root).collect();
            edges.sort_by(|a, b| b.prior.total_cmp(&a.prior).then(a.choice.cmp(&b.choice)));
            let mut left = tree.nodes[root as usize].visits;
            assert!(left == 800 && edges.len() > 3 && edges[2].visits > 0, "{edges:?}");
            for edge in edges {
                assert_eq!(edge.visits + edge.declined, left, "{:?}", edge.choice);
                left = edge.declined;
            }
            assert_eq!(left, 0, "the last is not asked for: there is nothing else");
        }
    }
}
