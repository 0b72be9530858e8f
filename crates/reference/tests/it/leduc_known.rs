//! Compares Leduc with its known numbers: the size of its tree and how badly uniform play can be beaten.

use contract::{EventSink, Game, LegalChoicesOf, Seat, Turn, Viewer, view_hash};
use reference::{Leduc, leduc};
use std::collections::BTreeMap;

/// How many nodes of each kind the tree has, and how often each information set occurs.
#[derive(Default)]
struct Tree {
    chance: u64,
    decisions: u64,
    ends: u64,
    information_sets: BTreeMap<u64, u64>,
}

fn children(game: &Leduc) -> Vec<(Leduc, f64)> {
    let after = |act: &dyn Fn(&mut Leduc)| {
        let mut next = *game;
        act(&mut next);
        next
    };
    match game.turn() {
        Turn::Over(_) => Vec::new(),
        Turn::Chance => {
            let mut cards = Vec::new();
            game.chance_outcomes(&mut cards);
            let share = 1.0 / cards.len() as f64;
            cards
                .iter()
                .map(|(card, _)| (after(&|g| g.resolve(*card, &mut EventSink::silent())), share))
                .collect()
        }
        Turn::Decide(seats) => {
            let seat = seats.first().unwrap_or(Seat::A);
            let mut legal = LegalChoicesOf::<Leduc>::default();
            game.legal_choices(seat, &mut legal);
            let share = 1.0 / legal.listed.len() as f64;
            legal
                .listed
                .iter()
                .map(|bet| (after(&|g| g.play(seat, *bet, &mut EventSink::silent())), share))
                .collect()
        }
    }
}

fn mover(game: &Leduc) -> Option<Seat> {
    match game.turn() {
        Turn::Decide(seats) => seats.first(),
        Turn::Chance | Turn::Over(_) => None,
    }
}

fn walk(game: &Leduc, tree: &mut Tree) {
    match game.turn() {
        Turn::Over(_) => tree.ends += 1,
        Turn::Chance => tree.chance += 1,
        Turn::Decide(seats) => {
            tree.decisions += 1;
            for seat in seats.iter() {
                *tree.information_sets.entry(view_hash(game, Viewer::Seat(seat))).or_default() += 1;
            }
        }
    }
    for (child, _) in children(game) {
        walk(&child, tree);
    }
}

fn root() -> Leduc {
    Leduc::begin(&(), &leduc::Setup::New).unwrap_or_else(|faults| panic!("{faults:?}"))
}

/// 157 + 3780 + 5520 = 9457 nodes and 936 information sets: the size generally given for this game.
#[test]
fn the_tree_has_the_known_size() {
    let mut tree = Tree::default();
    walk(&root(), &mut tree);
    assert_eq!((tree.chance, tree.decisions, tree.ends), (157, 3780, 5520));
    assert_eq!(tree.information_sets.len(), 936);
}

/// The best response of one seat to an opponent who bets at random.
struct BestResponse {
    seat: Seat,
    /// Every state in which the seat has to decide, with the probability that chance and the opponent lead there.
    reached: BTreeMap<u64, Vec<(Leduc, f64)>>,
    /// The child to choose at each information set.
    best: BTreeMap<u64, usize>,
}

impl BestResponse {
    fn collect(&mut self, game: &Leduc, reach: f64) {
        let own = mover(game) == Some(self.seat);
        if own {
            let key = view_hash(game, Viewer::Seat(self.seat));
            self.reached.entry(key).or_default().push((*game, reach));
        }
        for (child, share) in children(game) {
            self.collect(&child, if own { reach } else { reach * share });
        }
    }

    fn value(&mut self, game: &Leduc) -> f64 {
        if let Some(gains) = game.gains() {
            return f64::from(gains[self.seat]);
        }
        let children = children(game);
        if mover(game) == Some(self.seat) {
            let best = self.best(view_hash(game, Viewer::Seat(self.seat)), children.len());
            return self.value(&children[best].0);
        }
        children.iter().map(|(child, share)| share * self.value(child)).sum()
    }

    fn best(&mut self, key: u64, answers: usize) -> usize {
        if let Some(best) = self.best.get(&key) {
            return *best;
        }
        let states = self.reached[&key].clone();
        let worth = |answer: usize, this: &mut Self| -> f64 {
            states.iter().map(|(game, reach)| reach * this.value(&children(game)[answer].0)).sum()
        };
        let worths: Vec<f64> = (0..answers).map(|answer| worth(answer, self)).collect();
        let best = (0..answers).max_by(|a, b| worths[*a].total_cmp(&worths[*b])).unwrap_or(0);
        self.best.insert(key, best);
        best
    }
}

/// Uniform play: the two best responses together win 4.747222 chips, as other solvers of this game find.
#[test]
fn uniform_play_loses_as_much_as_is_known() {
    let together: f64 = Seat::first(2)
        .map(|seat| {
            let mut response = BestResponse { seat, reached: BTreeMap::new(), best: BTreeMap::new() };
            response.collect(&root(), 1.0);
            response.value(&root())
        })
        .sum();
    assert!((together - 4.747_222_222).abs() < 1e-6, "{together}");
}
