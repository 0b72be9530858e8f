//! Grows one tree: deal, descend, roll out, backpropagate.

use super::select::Select;
use super::tree::Tree;
use crate::budget::Meter;
use crate::outlook::{Outlook, some};
use crate::{Evaluate, Horizon, Rollout, Seen, Tuning};
use table::{OffersOf, Out, Seat, Seats, Sim, Turn, Viewer, digest, sight, walk};

/// The number of rollout acts between two checks of the clock.
const CALL: u32 = 64;

/// A choice made or declined inside the tree, for backpropagation.
#[derive(Clone, Copy, Debug)]
struct Step {
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
    outlook: Outlook<G>,
    offers: OffersOf<G>,
    path: Vec<Step>,
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
            outlook: Outlook::default(),
            offers: OffersOf::<G>::default(),
            path: Vec::new(),
            joint: Vec::new(),
            asked: Vec::new(),
            declined: Vec::new(),
        }
    }
}

/// How the descent through the tree ended.
enum Left {
    /// At the end of the match, or at the maximum number of acts.
    Done,
    /// At a question that was not in the tree.
    Leaf,
}

impl<G: Evaluate> Search<G> {
    /// Iterates until the budget is used up and returns the number of iterations.
    pub(crate) fn run(
        &mut self,
        seen: &Seen<G>,
        tuning: &Tuning,
        mut draws: Sim,
        mut meter: Meter<'_>,
    ) -> u32 {
        self.tree.clear();
        self.root = None;
        (self.acts, self.outlook.acts) = (0, 0);
        while meter.take() {
            self.iterate(seen, tuning, &mut draws, &meter);
        }
        self.acts += self.outlook.acts;
        meter.spent()
    }

    fn iterate(&mut self, seen: &Seen<G>, tuning: &Tuning, draws: &mut Sim, meter: &Meter<'_>) {
        let mut world = seen.deal(draws);
        self.path.clear();
        let mut room = tuning.cap;
        if let Left::Leaf = self.descend(&mut world, seen.seat(), tuning, &mut room, draws) {
            self.roll_out(&mut world, tuning, &mut room, draws, meter);
        }
        self.acts += u64::from(tuning.cap - room);
        self.credit(&world);
    }

    /// Follows the tree down to a question that is not in it.
    fn descend(&mut self, world: &mut G, me: Seat, tuning: &Tuning, room: &mut u32, draws: &mut Sim) -> Left {
        while *room > 0 {
            match world.turn() {
                Turn::Over(_) => return Left::Done,
                Turn::Chance => {
                    let outcome = world.draw(draws);
                    world.resolve(outcome, &mut Out::silent());
                    *room -= 1;
                }
                Turn::Decide(seats) => {
                    if !self.answer(world, seats, me, tuning, draws) {
                        return Left::Leaf;
                    }
                    for (seat, choice) in self.joint.drain(..) {
                        world.play(seat, choice, &mut Out::silent());
                        *room = room.saturating_sub(1);
                    }
                }
            }
        }
        Left::Done
    }

    /// Lets every seat that has to decide choose in the tree; false if a question is new. Seats that decide
    /// simultaneously choose in the same state and under the same view, so that none reacts to what another has just
    /// sealed.
    fn answer(&mut self, world: &G, seats: Seats, me: Seat, tuning: &Tuning, draws: &mut Sim) -> bool {
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
            let view = *key.get_or_insert_with(|| sight(world, Viewer::Seat(me)));
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
            let Search { tree, offers, outlook, declined, .. } = self;
            let edge = select.edge(tree, offers, outlook, declined, draws);
            self.path.extend(self.declined.iter().map(|edge| Step { edge: *edge, seat, chosen: false }));
            self.path.push(Step { edge, seat, chosen: true });
            self.joint.push((seat, self.tree.edges[edge as usize].choice));
        }
        true
    }

    /// Lists the seat's legal choices into the buffer, and returns the choice if it is the only one.
    fn list(&mut self, world: &G, seat: Seat) -> Option<G::Choice> {
        self.offers.clear();
        world.offers(seat, &mut self.offers);
        match (self.offers.ones.as_slice(), self.offers.areas.is_empty()) {
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
        draws: &mut Sim,
        meter: &Meter<'_>,
    ) {
        let (start, epoch) = (*room, world.epoch());
        while *room > 0 {
            let gone = start - *room;
            let far = match tuning.horizon {
                Horizon::End => false,
                Horizon::Acts(acts) => gone >= acts,
                Horizon::Epochs(epochs) => world.epoch() >= epoch.saturating_add(epochs),
            };
            let turn = world.turn();
            let asked = matches!(turn, Turn::Decide(_));
            if far && asked && world.quiet() || gone % CALL == CALL - 1 && meter.is_called() {
                return;
            }
            match turn {
                Turn::Over(_) => return,
                Turn::Chance => {
                    let outcome = world.draw(draws);
                    world.resolve(outcome, &mut Out::silent());
                }
                Turn::Decide(seats) => {
                    let Some(seat) = seats.first() else { return };
                    let choice = self.roll_choice(world, seat, tuning.rollout, draws);
                    world.play(seat, choice, &mut Out::silent());
                }
            }
            *room -= 1;
        }
    }

    fn roll_choice(&mut self, world: &G, seat: Seat, rollout: Rollout, draws: &mut Sim) -> G::Choice {
        let several = match rollout {
            Rollout::Uniform => return walk::pick(world, seat, &mut self.offers, draws),
            Rollout::Habit => {
                let habit = world.habit(seat, draws);
                return habit.unwrap_or_else(|| walk::pick(world, seat, &mut self.offers, draws));
            }
            Rollout::BestOf(several) => several,
        };
        if let Some(only) = self.list(world, seat) {
            return only;
        }
        let Search { offers, outlook, .. } = self;
        for at in 0..offers.areas.len() {
            let member = world.sample(seat, &offers.areas[at], draws);
            offers.ones.extend(member);
        }
        match outlook.best_of(world, seat, some(&mut offers.ones, several, draws), draws) {
            Some(best) => best,
            None => walk::pick(world, seat, offers, draws),
        }
    }

    /// Credits every choice on the path with its result for the seat that chose.
    fn credit(&mut self, world: &G) {
        let mut worth = [f64::NAN; Seat::MOST as usize];
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
    use crate::{Asking, Budget, Guide, Stop};
    use reference::{Claims, Duel6, claims::Setup, duel6};
    use table::Game;

    /// Three seats seal bids simultaneously. Each has one node at the root, visited by every iteration: if the second
    /// seat's question depended on what the first has just sealed, its visits would be spread over three nodes.
    #[test]
    fn seats_that_answer_at_once_do_not_see_each_other() {
        let game = Claims::begin(&(), &Setup::new()).unwrap();
        let seen = Seen::<Claims>::new(&(), Seat::A, game.view(Viewer::Seat(Seat::A))).unwrap();
        let mut search = Search::default();
        let stop = Stop::never();
        let made = search.run(&seen, &Tuning::default(), seen.stream(1, 0), Budget::nodes(60).start(&stop));
        assert_eq!((made, search.root), (60, Some(0)));
        for node in 0..3 {
            assert_eq!(search.tree.nodes[node].visits, 60);
            let visits: Vec<u32> = search.tree.edges_of(node as u32).map(|edge| edge.visits).collect();
            assert!(visits.len() == 3 && visits.iter().sum::<u32>() == 60, "{visits:?}");
        }
    }

    /// What the seat to move first sees once the cards are dealt.
    fn dealt() -> Seen<Duel6> {
        let mut game = Duel6::begin(&(), &duel6::Setup::New).unwrap();
        let mut draws = Sim::new(1);
        while game.turn() == Turn::Chance {
            let card = game.draw(&mut draws);
            game.resolve(card, &mut Out::silent());
        }
        Seen::new(&(), Seat::A, game.view(Viewer::Seat(Seat::A))).unwrap()
    }

    /// With binary branching, every visit of a node is a yes or a no to the first choice, every no to one choice is a
    /// yes or a no to the next, and nobody declines the last.
    #[test]
    fn yes_and_no_add_up_to_the_visits() {
        let seen = dealt();
        let guided = Guide { weight: 1.0, follow: 0, tries: 1 };
        for guide in [Guide::OFF, guided] {
            let tuning = Tuning { asking: Asking::YesNo, guide, ..Tuning::plain(0.7) };
            let (mut search, stop) = (Search::default(), Stop::never());
            search.run(&seen, &tuning, seen.stream(1, 0), Budget::nodes(800).start(&stop));
            let tree = &search.tree;
            for (at, node) in tree.nodes.iter().enumerate() {
                let chosen: u32 = tree.edges_of(at as u32).map(|edge| edge.visits).sum();
                assert_eq!(chosen, node.visits, "each visit chose once");
                let asked = |edge: &Edge<_>| edge.visits + edge.declined <= edge.seen;
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
