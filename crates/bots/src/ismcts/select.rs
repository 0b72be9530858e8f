//! Selects the choice that a node tries next.
//!
//! A node opens its choices gradually: listed ones in the order of the game's evaluation, members of regions as they
//! are sampled. Among the open ones the upper confidence bound decides, counting how often each was available.
//! Alternatively it asks for one choice after another, most promising first, yes or no: two branches each time
//! (Cowling, Ward and Powley, 2012).

use super::tree::{Edge, NONE, Tree};
use crate::outlook::{Outlook, Reach};
use crate::{Asking, Evaluate, Guide, Tuning};
use table::{Area, Draws, OffersOf, Seat, Sim, walk};

/// A selection at a node.
pub(crate) struct Select<'a, G: Evaluate> {
    pub(crate) world: &'a G,
    pub(crate) seat: Seat,
    pub(crate) node: u32,
    pub(crate) tuning: &'a Tuning,
}

impl<G: Evaluate> Select<'_, G> {
    /// The edge to follow; `declined` receives the edges that were asked for before it. `offers` holds the legal
    /// choices of the seat in this world.
    pub(crate) fn edge(
        &self,
        tree: &mut Tree<G::Choice>,
        offers: &mut OffersOf<G>,
        outlook: &mut Outlook<G>,
        declined: &mut Vec<u32>,
        draws: &mut Sim,
    ) -> u32 {
        if !offers.areas.is_empty() {
            self.widen(tree, offers, draws);
        }
        declined.clear();
        match self.tuning.asking {
            Asking::AtOnce => self.at_once(tree, offers, outlook, draws),
            Asking::YesNo => self.one_by_one(tree, offers, outlook, declined, draws),
        }
    }

    fn at_once(
        &self,
        tree: &mut Tree<G::Choice>,
        offers: &OffersOf<G>,
        outlook: &mut Outlook<G>,
        draws: &mut Sim,
    ) -> u32 {
        let node = &mut tree.nodes[self.node as usize];
        let room = self.tuning.widening.room(node.visits);
        node.visits += 1;
        let (mut open, mut shut) = (0u32, 0u32);
        let (mut best, mut most) = (NONE, f32::NEG_INFINITY);
        let (mut next, mut hope) = (NONE, f32::NEG_INFINITY);
        let mut before = NONE;
        for choice in &offers.ones {
            let at = self.offered(tree, before, *choice, outlook, draws);
            before = at;
            let edge = &tree.edges[at as usize];
            if edge.visits > 0 {
                open += 1;
                let bound = self.bound((edge.total, edge.visits), edge.prior, edge.seen);
                if bound > most {
                    (best, most) = (at, bound);
                }
            } else {
                shut += 1;
                if edge.prior > hope || edge.prior == hope && draws.below(shut) == 0 {
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
        offers: &OffersOf<G>,
        outlook: &mut Outlook<G>,
        queue: &mut Vec<u32>,
        draws: &mut Sim,
    ) -> u32 {
        tree.nodes[self.node as usize].visits += 1;
        let mut before = NONE;
        for choice in &offers.ones {
            before = self.offered(tree, before, *choice, outlook, draws);
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
        outlook: &mut Outlook<G>,
        draws: &mut Sim,
    ) -> u32 {
        let (at, new) = tree.edge(self.node, before, choice);
        let edge = &mut tree.edges[at as usize];
        if new && self.guided() {
            edge.prior = self.prior(choice, outlook, draws);
        }
        edge.seen += 1;
        at
    }

    fn guided(&self) -> bool {
        self.tuning.guide.weight > 0.0
    }

    fn prior(&self, choice: G::Choice, outlook: &mut Outlook<G>, draws: &mut Sim) -> f32 {
        // Within an act a shallow look is enough: its own questions are nodes of the tree already.
        let Guide { follow, tries, .. } = self.tuning.guide;
        let reach = Reach { follow: if self.world.quiet() { follow } else { 0 }, tries, width: 1 };
        outlook.after(self.world, (self.seat, choice), self.seat, reach, draws)
    }

    /// The upper confidence bound of a branch that was tried: from its results, the number of visits, its prior,
    /// which counts as a few more visits, and the number of times it was available.
    fn bound(&self, (total, visits): (f64, u32), prior: f32, seen: u32) -> f32 {
        let (weight, visits) = (self.tuning.guide.weight, visits as f32);
        let mean = (total as f32 + weight * prior) / (visits + weight);
        mean + self.tuning.exploration * libm::sqrtf(libm::logf(seen as f32) / visits)
    }

    /// Adds to the listed choices the known members of regions that are legal in this world, and one new member if
    /// the widening allows it.
    fn widen(&self, tree: &Tree<G::Choice>, offers: &mut OffersOf<G>, draws: &mut Sim) {
        let listed = offers.ones.len();
        for edge in tree.edges_of(self.node) {
            let covered = offers.areas.iter().any(|area| area.covers(&edge.choice));
            let known = offers.ones[..listed].binary_search(&edge.choice).is_ok();
            if covered && !known && self.world.check(self.seat, &edge.choice).is_ok() {
                offers.ones.push(edge.choice);
            }
        }
        let members = offers.ones.len() - listed;
        if members < self.tuning.widening.members(tree.nodes[self.node as usize].visits) {
            let area = draws.below(offers.areas.len() as u32) as usize;
            offers.ones.extend(self.world.sample(self.seat, &offers.areas[area], draws));
        }
        if offers.ones.is_empty() {
            let member = walk::pick(self.world, self.seat, offers, draws);
            offers.ones.push(member);
        }
        offers.ones.sort_unstable();
        offers.ones.dedup();
    }
}
