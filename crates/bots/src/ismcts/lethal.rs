//! Looks for a sure win before any search: a search that averages may miss the one choice that ends the match.
//!
//! A win (a sole one, where a game distinguishes it from a shared one) is sure if every outcome of chance and every
//! choice of the others still leads to it; the searcher's own later questions are answered optimally in each world.
//! It must hold in every world that is tried. The search is shallow and small: it finds what a person would call "I
//! just win".

use crate::{Evaluate, Observation};
use contract::{EventSink, LegalChoicesOf, Seat, SmallRng, Turn};

/// The depth in decisions up to which a sure win is searched for.
const MAX_DEPTH: u32 = 3;

/// A bounded proof search.
#[derive(Debug)]
pub(crate) struct Lethal<G: Evaluate> {
    me: Seat,
    left: u32,
    /// Number of acts played so far.
    pub(crate) acts: u64,
    legal: Vec<LegalChoicesOf<G>>,
    chances: Vec<Vec<(G::Chance, u32)>>,
}

impl<G: Evaluate> Lethal<G> {
    /// A proof search for this seat.
    pub(crate) fn new(me: Seat) -> Self {
        Lethal { me, left: 0, acts: 0, legal: Vec::new(), chances: Vec::new() }
    }

    /// Keeps the choices that surely win in this world, visiting at most `nodes` states: shallow wins first.
    pub(crate) fn wins(
        &mut self,
        observation: &Observation<G>,
        world: &G,
        nodes: u32,
        keep: &mut Vec<G::Choice>,
    ) {
        self.left = nodes;
        let mut sure = Vec::new();
        for depth in 1..=MAX_DEPTH {
            for choice in keep.iter() {
                let mut next = world.clone();
                next.play(observation.seat(), *choice, &mut EventSink::silent());
                if self.sure(&next, depth) {
                    sure.push(*choice);
                }
            }
            if !sure.is_empty() || self.left == 0 {
                break;
            }
        }
        *keep = sure;
    }

    fn sure(&mut self, world: &G, depth: u32) -> bool {
        self.acts += 1;
        match world.turn() {
            Turn::Over(ending) => world.reward(ending, self.me) >= 1.0,
            Turn::Chance | Turn::Decide(_) if self.left == 0 => false,
            Turn::Chance => {
                self.left -= 1;
                self.every_outcome(world, depth)
            }
            Turn::Decide(seats) => {
                self.left -= 1;
                let seat = if seats.has(self.me) { Some(self.me) } else { seats.first() };
                depth > 1 && seat.is_some_and(|seat| self.answers(world, seat, depth - 1))
            }
        }
    }

    fn every_outcome(&mut self, world: &G, depth: u32) -> bool {
        let mut list = self.chances.pop().unwrap_or_default();
        list.clear();
        world.chance_outcomes(&mut list);
        let sure = list.iter().all(|(outcome, _)| {
            let mut next = world.clone();
            next.resolve(*outcome, &mut EventSink::silent());
            self.sure(&next, depth)
        });
        self.chances.push(list);
        sure
    }

    /// One winning choice of the searcher is enough, but all choices of another seat must win; a seat with regions
    /// could always find another one.
    fn answers(&mut self, world: &G, seat: Seat, depth: u32) -> bool {
        let mut legal = self.legal.pop().unwrap_or_default();
        legal.clear();
        world.legal_choices(seat, &mut legal);
        let mine = seat == self.me;
        let mut holds = |choice: &G::Choice| {
            let mut next = world.clone();
            next.play(seat, *choice, &mut EventSink::silent());
            self.sure(&next, depth)
        };
        let sure = if mine {
            legal.listed.iter().any(&mut holds)
        } else {
            legal.regions.is_empty() && legal.listed.iter().all(&mut holds)
        };
        self.legal.push(legal);
        sure
    }
}

/// A choice that wins in every one of this many worlds, the number of worlds tried until it was clear, and the acts
/// played.
pub(crate) fn find_sure_win<G: Evaluate>(
    observation: &Observation<G>,
    worlds: u32,
    nodes: u32,
    rng: &mut SmallRng,
) -> (Option<G::Choice>, u32, u64) {
    let mut lethal = Lethal::new(observation.seat());
    let mut keep = observation.legal_choices().listed.clone();
    let mut tried = 0;
    while tried < worlds && !keep.is_empty() {
        let world = observation.deal(rng);
        lethal.wins(observation, &world, nodes, &mut keep);
        tried += 1;
    }
    let sure = if tried > 0 { keep.first().copied() } else { None };
    (sure, tried, lethal.acts)
}
