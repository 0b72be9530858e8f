//! The tree of one search: nodes are keyed by what the searching seat sees, edges by choice.
//!
//! Two worlds that look the same to the searcher share a node, two rolls that look different do not; so chance and
//! hidden cards need no nodes of their own. An edge counts how often it was available: a choice that is legal only in
//! some worlds is not starved by the others.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

/// No edge.
pub(crate) const NONE: u32 = u32::MAX;

/// A choice at a node and its results. The edges of a node are a linked list sorted by choice.
#[derive(Clone, Debug)]
pub(crate) struct Edge<C> {
    pub(crate) choice: C,
    pub(crate) next: u32,
    /// How often it was chosen.
    pub(crate) visits: u32,
    /// How often it was legal.
    pub(crate) available: u32,
    /// The game's evaluation when it was first legal.
    pub(crate) prior: f32,
    /// The sum of its results for the seat that chose.
    pub(crate) total: f64,
    /// How often it was asked for by itself and declined.
    pub(crate) declined: u32,
    /// The sum of the results when it was declined.
    pub(crate) otherwise: f64,
}

/// A decision of one seat, as the searcher sees it.
#[derive(Clone, Debug)]
pub(crate) struct Node {
    pub(crate) first: u32,
    pub(crate) visits: u32,
}

/// The keys are hashes already.
#[derive(Default, Clone, Debug)]
pub(crate) struct PassThroughHasher(u64);

impl Hasher for PassThroughHasher {
    fn finish(&self) -> u64 {
        self.0
    }
    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = self.0.rotate_left(8) ^ u64::from(*byte);
        }
    }
    fn write_u64(&mut self, key: u64) {
        self.0 = key;
    }
}

/// All nodes and edges of one search. Never iterated by key, so the order of the map has no effect.
#[derive(Debug)]
pub(crate) struct Tree<C> {
    map: HashMap<u64, u32, BuildHasherDefault<PassThroughHasher>>,
    pub(crate) nodes: Vec<Node>,
    pub(crate) edges: Vec<Edge<C>>,
}

impl<C> Default for Tree<C> {
    fn default() -> Self {
        Tree { map: HashMap::default(), nodes: Vec::new(), edges: Vec::new() }
    }
}

impl<C: Copy + Ord> Tree<C> {
    /// Removes everything but keeps the allocated capacity.
    pub(crate) fn clear(&mut self) {
        self.map.clear();
        self.nodes.clear();
        self.edges.clear();
    }

    /// The node with this key, and whether it is new.
    pub(crate) fn node(&mut self, key: u64) -> (u32, bool) {
        let fresh = self.nodes.len() as u32;
        let at = *self.map.entry(key).or_insert(fresh);
        if at == fresh {
            self.nodes.push(Node { first: NONE, visits: 0 });
        }
        (at, at == fresh)
    }

    /// The edges of a node, in order of choice.
    pub(crate) fn edges_of(&self, node: u32) -> impl Iterator<Item = &Edge<C>> {
        let mut at = self.nodes[node as usize].first;
        std::iter::from_fn(move || {
            let edge = self.edges.get(at as usize)?;
            at = edge.next;
            Some(edge)
        })
    }

    /// The edge of `choice`, searched after `before` (or from the first): its index, and whether it is new.
    pub(crate) fn edge(&mut self, node: u32, before: u32, choice: C) -> (u32, bool) {
        let mut before = before;
        let mut at = match self.edges.get(before as usize) {
            Some(edge) => edge.next,
            None => self.nodes[node as usize].first,
        };
        while let Some(edge) = self.edges.get(at as usize) {
            if edge.choice == choice {
                return (at, false);
            }
            if edge.choice > choice {
                break;
            }
            before = at;
            at = edge.next;
        }
        let fresh = self.edges.len() as u32;
        self.edges.push(Edge {
            choice,
            next: at,
            visits: 0,
            available: 0,
            prior: 0.5,
            total: 0.0,
            declined: 0,
            otherwise: 0.0,
        });
        match self.edges.get_mut(before as usize) {
            Some(edge) => edge.next = fresh,
            None => self.nodes[node as usize].first = fresh,
        }
        (fresh, true)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn edges_stay_sorted_whatever_the_order_of_arrival() {
        let mut tree = Tree::<u8>::default();
        let (node, fresh) = tree.node(77);
        assert!(fresh && !tree.node(77).1 && tree.node(78).1);
        for offered in [&[4, 6][..], &[1, 4, 5], &[5, 9], &[1, 4, 5, 6, 9]] {
            let mut before = NONE;
            for choice in offered {
                before = tree.edge(node, before, *choice).0;
            }
        }
        let choices: Vec<u8> = tree.edges_of(node).map(|edge| edge.choice).collect();
        assert_eq!(choices, [1, 4, 5, 6, 9]);
        assert_eq!(tree.edges.len(), 5, "each choice has one edge");
    }
}
