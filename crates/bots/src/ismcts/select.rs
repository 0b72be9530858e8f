//! Which choice a node tries next.
//!
//! A node opens its choices little by little: listed ones in the order of the game's judgement, members of areas as
//! they are sampled. Among the open ones the upper confidence bound decides, counting how often each was on offer.

use super::tree::{Edge, NONE, Tree};
use crate::outlook::{Outlook, Reach};
use crate::{Evaluate, Guide, Tuning};
use table::{Area, Draws, OffersOf, Seat, Sim, walk};

/// A choice to be made at a node.
pub(crate) struct Select<'a, G: Evaluate> {
    pub(crate) world: &'a G,
    pub(crate) seat: Seat,
    pub(crate) node: u32,
    pub(crate) tuning: &'a Tuning,
}

impl<G: Evaluate> Select<'_, G> {
    /// The edge to follow; `offers` holds what the world offers the seat.
    pub(crate) fn edge(
        &self,
        tree: &mut Tree<G::Choice>,
        offers: &mut OffersOf<G>,
        outlook: &mut Outlook<G>,
        draws: &mut Sim,
    ) -> u32 {
        if !offers.areas.is_empty() {
            self.widen(tree, offers, draws);
        }
        let node = &mut tree.nodes[self.node as usize];
        let room = self.tuning.widening.room(node.visits);
        node.visits += 1;
        let (mut open, mut shut) = (0u32, 0u32);
        let (mut best, mut most) = (NONE, f32::NEG_INFINITY);
        let (mut next, mut hope) = (NONE, f32::NEG_INFINITY);
        let mut before = NONE;
        for choice in &offers.ones {
            let (at, new) = tree.edge(self.node, before, *choice);
            before = at;
            let edge = &mut tree.edges[at as usize];
            if new && self.guided() {
                edge.prior = self.prior(*choice, outlook, draws);
            }
            edge.seen += 1;
            if edge.visits > 0 {
                open += 1;
                let bound = self.bound(edge);
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

    fn guided(&self) -> bool {
        self.tuning.guide.weight > 0.0
    }

    fn prior(&self, choice: G::Choice, outlook: &mut Outlook<G>, draws: &mut Sim) -> f32 {
        // Of an act half done a glance must do: its own questions are nodes of the tree already.
        let Guide { follow, tries, .. } = self.tuning.guide;
        let reach = Reach { follow: if self.world.quiet() { follow } else { 0 }, tries, width: 1 };
        outlook.after(self.world, (self.seat, choice), self.seat, reach, draws)
    }

    /// The upper confidence bound of an edge that was tried; the judgement counts as a few more visits.
    fn bound(&self, edge: &Edge<G::Choice>) -> f32 {
        let (weight, visits) = (self.tuning.guide.weight, edge.visits as f32);
        let mean = (edge.total as f32 + weight * edge.prior) / (visits + weight);
        mean + self.tuning.exploration * libm::sqrtf(libm::logf(edge.seen as f32) / visits)
    }

    /// Adds to the single choices the members of areas known here that this world allows, and one more where there is
    /// room.
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
