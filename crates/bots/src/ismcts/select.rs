//! Selects the choice that a node tries next.
//!
//! A node opens its choices gradually: listed ones in the order of the game's evaluation, members of regions as they
//! are sampled. Among the open ones the upper confidence bound decides, counting how often each was available.
//! Alternatively it asks for one choice after another, most promising first, yes or no: two branches each time
//! (Cowling, Ward and Powley, 2012).

use super::tree::{Edge, NONE, Tree};
use crate::lookahead::{Lookahead, LookaheadLimits};
use crate::{Branching, Evaluate, Guide, Tuning};
use contract::{LegalChoicesOf, RandomSource, Region, Seat, SmallRng, random_play};

/// A selection at a node.
pub(crate) struct Select<'a, G: Evaluate> {
    pub(crate) world: &'a G,
    pub(crate) seat: Seat,
    pub(crate) node: u32,
    pub(crate) tuning: &'a Tuning,
}

impl<G: Evaluate> Select<'_, G> {
    /// The edge to follow; `declined` receives the edges that were asked for before it. `legal` holds the legal
    /// choices of the seat in this world.
    pub(crate) fn edge(
        &self,
        tree: &mut Tree<G::Choice>,
        legal: &mut LegalChoicesOf<G>,
        lookahead: &mut Lookahead<G>,
        declined: &mut Vec<u32>,
        rng: &mut SmallRng,
    ) -> u32 {
        if !legal.regions.is_empty() {
            self.widen(tree, legal, rng);
        }
        declined.clear();
        match self.tuning.branching {
            Branching::Wide => self.at_once(tree, legal, lookahead, rng),
            Branching::Binary => self.one_by_one(tree, legal, lookahead, declined, rng),
        }
    }

    fn at_once(
        &self,
        tree: &mut Tree<G::Choice>,
        legal: &LegalChoicesOf<G>,
        lookahead: &mut Lookahead<G>,
        rng: &mut SmallRng,
    ) -> u32 {
        let node = &mut tree.nodes[self.node as usize];
        let room = self.tuning.widening.room(node.visits);
        node.visits += 1;
        let (mut open, mut shut) = (0u32, 0u32);
        let (mut best, mut most) = (NONE, f32::NEG_INFINITY);
        let (mut next, mut hope) = (NONE, f32::NEG_INFINITY);
        let mut before = NONE;
        for choice in &legal.listed {
            let at = self.offered(tree, before, *choice, lookahead, rng);
            before = at;
            let edge = &tree.edges[at as usize];
            if edge.visits > 0 {
                open += 1;
                let bound = self.bound((edge.total, edge.visits), edge.prior, edge.available);
                if bound > most {
                    (best, most) = (at, bound);
                }
            } else {
                shut += 1;
                if edge.prior > hope || edge.prior == hope && rng.below(shut) == 0 {
                    (next, hope) = (at, edge.prior);
                }
            }
        }
        if next != NONE && (best == NONE || (open as f32) < room) { next } else { best }
    }

    /// Asks for one choice after another, most promising first; the last needs no question.
    fn one_by_one(
        &self,
        tree: &mut Tree<G::Choice>,
        legal: &LegalChoicesOf<G>,
        lookahead: &mut Lookahead<G>,
        queue: &mut Vec<u32>,
        rng: &mut SmallRng,
    ) -> u32 {
        tree.nodes[self.node as usize].visits += 1;
        let mut before = NONE;
        for choice in &legal.listed {
            before = self.offered(tree, before, *choice, lookahead, rng);
            queue.push(before);
        }
        let edge = |at: u32| &tree.edges[at as usize];
        queue.sort_unstable_by(|a, b| {
            edge(*b).prior.total_cmp(&edge(*a).prior).then(edge(*a).choice.cmp(&edge(*b).choice))
        });
        let yes = queue.windows(2).position(|pair| self.is_yes(edge(pair[0]), edge(pair[1]).prior));
        let chosen = yes.unwrap_or(queue.len() - 1);
        let edge = queue[chosen];
        queue.truncate(chosen);
        edge
    }

    /// Whether to take this choice, given the prior of the next one.
    fn is_yes(&self, edge: &Edge<G::Choice>, next: f32) -> bool {
        if edge.visits == 0 || edge.declined == 0 {
            return edge.visits == 0;
        }
        let asked = edge.visits + edge.declined;
        let yes = self.bound((edge.total, edge.visits), edge.prior, asked);
        yes >= self.bound((edge.otherwise, edge.declined), next, asked)
    }

    /// The edge of a legal choice, evaluated when it is new.
    fn offered(
        &self,
        tree: &mut Tree<G::Choice>,
        before: u32,
        choice: G::Choice,
        lookahead: &mut Lookahead<G>,
        rng: &mut SmallRng,
    ) -> u32 {
        let (at, new) = tree.edge(self.node, before, choice);
        let edge = &mut tree.edges[at as usize];
        if new && self.guided() {
            edge.prior = self.prior(choice, lookahead, rng);
        }
        edge.available += 1;
        at
    }

    fn guided(&self) -> bool {
        self.tuning.guide.weight > 0.0
    }

    fn prior(&self, choice: G::Choice, lookahead: &mut Lookahead<G>, rng: &mut SmallRng) -> f32 {
        // Within an act a shallow look is enough: its own questions are nodes of the tree already.
        let Guide { follow, tries, .. } = self.tuning.guide;
        let limits =
            LookaheadLimits { follow: if self.world.is_quiet() { follow } else { 0 }, tries, width: 1 };
        lookahead.after(self.world, (self.seat, choice), self.seat, limits, rng)
    }

    /// The upper confidence bound of a branch that was tried: from its results, the number of visits, its prior,
    /// which counts as a few more visits, and the number of times it was available.
    fn bound(&self, (total, visits): (f64, u32), prior: f32, available: u32) -> f32 {
        let (weight, visits) = (self.tuning.guide.weight, visits as f32);
        let mean = (total as f32 + weight * prior) / (visits + weight);
        mean + self.tuning.exploration * libm::sqrtf(libm::logf(available as f32) / visits)
    }

    /// Adds to the listed choices the known members of regions that are legal in this world, and one new member if
    /// the widening allows it.
    fn widen(&self, tree: &Tree<G::Choice>, legal: &mut LegalChoicesOf<G>, rng: &mut SmallRng) {
        let listed = legal.listed.len();
        for edge in tree.edges_of(self.node) {
            let covered = legal.regions.iter().any(|region| region.may_contain(&edge.choice));
            let known = legal.listed[..listed].binary_search(&edge.choice).is_ok();
            if covered && !known && self.world.check(self.seat, &edge.choice).is_ok() {
                legal.listed.push(edge.choice);
            }
        }
        let members = legal.listed.len() - listed;
        if members < self.tuning.widening.members(tree.nodes[self.node as usize].visits) {
            let region = rng.below(legal.regions.len() as u32) as usize;
            legal.listed.extend(self.world.sample(self.seat, &legal.regions[region], rng));
        }
        if legal.listed.is_empty() {
            let member = random_play::pick(self.world, self.seat, legal, rng);
            legal.listed.push(member);
        }
        legal.listed.sort_unstable();
        legal.listed.dedup();
    }
}
