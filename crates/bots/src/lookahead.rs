//! Evaluates the result of a choice: the one-decision lookahead shared by the greedy player, the guide of the search
//! tree and its rollouts.

use crate::Evaluate;
use contract::{EventSink, LegalChoicesOf, RandomSource, Seat, Turn};

/// The limits of a lookahead.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct LookaheadLimits {
    /// The number of further decisions of an act half done that are made before evaluating, each by the best
    /// evaluation for the seat that decides.
    pub(crate) follow: u32,
    /// The number of choices, sampled at random if there are more, from which each of those decisions takes the best.
    pub(crate) tries: u32,
    /// The number of outcomes of chance that are averaged, divided among nested ones; with at most 1, one outcome is
    /// drawn.
    pub(crate) width: u32,
}

impl LookaheadLimits {
    /// One step, one outcome: the cheapest lookahead.
    pub(crate) const SHALLOW: LookaheadLimits = LookaheadLimits { follow: 0, tries: 0, width: 1 };
}

/// A lookahead with reusable buffers: it allocates nothing once they have grown.
#[derive(Debug)]
pub(crate) struct Lookahead<G: Evaluate> {
    legal: Vec<LegalChoicesOf<G>>,
    chances: Vec<Vec<(G::Chance, u32)>>,
    /// Number of acts played so far.
    pub(crate) acts: u64,
}

impl<G: Evaluate> Default for Lookahead<G> {
    fn default() -> Self {
        Lookahead { legal: Vec::new(), chances: Vec::new(), acts: 0 }
    }
}

impl<G: Evaluate> Lookahead<G> {
    /// The value for `judge` after `seat` makes this choice.
    pub(crate) fn after(
        &mut self,
        game: &G,
        (seat, choice): (Seat, G::Choice),
        judge: Seat,
        limits: LookaheadLimits,
        rng: &mut dyn RandomSource,
    ) -> f32 {
        let mut next = game.clone();
        next.play(seat, choice, &mut EventSink::silent());
        self.acts += 1;
        self.judge(next, judge, limits, rng)
    }

    fn judge(
        &mut self,
        mut game: G,
        judge: Seat,
        mut limits: LookaheadLimits,
        rng: &mut dyn RandomSource,
    ) -> f32 {
        loop {
            match game.turn() {
                Turn::Over(ending) => return game.reward(ending, judge),
                Turn::Chance if limits.width > 1 => return self.expect(&game, judge, limits, rng),
                Turn::Chance => {
                    let outcome = game.draw(rng);
                    game.resolve(outcome, &mut EventSink::silent());
                }
                Turn::Decide(seats) => {
                    let Some(seat) = seats.first() else { return game.value(judge) };
                    if limits.follow == 0 || game.is_quiet() {
                        return game.value(judge);
                    }
                    limits.follow -= 1;
                    let Some(choice) = self.best(&game, seat, limits.tries, rng) else {
                        return game.value(judge);
                    };
                    game.play(seat, choice, &mut EventSink::silent());
                }
            }
            self.acts += 1;
        }
    }

    /// The mean over the listed outcomes by their weights; if there are more than the limit, over that many random
    /// ones.
    fn expect(&mut self, game: &G, judge: Seat, limits: LookaheadLimits, rng: &mut dyn RandomSource) -> f32 {
        let mut list = self.chances.pop().unwrap_or_default();
        list.clear();
        game.chance_outcomes(&mut list);
        let shown = limits.width.min(list.len() as u32).max(1);
        let inner = LookaheadLimits { width: limits.width / shown, ..limits };
        let (mut sum, mut weights) = (0.0, 0.0);
        if list.len() as u32 == shown {
            for (outcome, weight) in &list {
                sum += self.outcome(game, *outcome, judge, inner, rng) * *weight as f32;
                weights += *weight as f32;
            }
        } else {
            for _ in 0..shown {
                let outcome = game.draw(rng);
                sum += self.outcome(game, outcome, judge, inner, rng);
                weights += 1.0;
            }
        }
        self.chances.push(list);
        sum / weights
    }

    fn outcome(
        &mut self,
        game: &G,
        outcome: G::Chance,
        judge: Seat,
        limits: LookaheadLimits,
        rng: &mut dyn RandomSource,
    ) -> f32 {
        let mut next = game.clone();
        next.resolve(outcome, &mut EventSink::silent());
        self.acts += 1;
        self.judge(next, judge, limits, rng)
    }

    /// The best of this many choices for `seat` by a shallow lookahead; each region contributes one member.
    fn best(&mut self, game: &G, seat: Seat, tries: u32, rng: &mut dyn RandomSource) -> Option<G::Choice> {
        let mut legal = self.legal.pop().unwrap_or_default();
        legal.clear();
        game.legal_choices(seat, &mut legal);
        for region in &legal.regions {
            legal.listed.extend(game.sample(seat, region, rng));
        }
        let best = self.best_of(game, seat, random_subset(&mut legal.listed, tries, rng), rng);
        self.legal.push(legal);
        best
    }

    /// The best of these choices for `seat` by a shallow lookahead; the first among equals.
    pub(crate) fn best_of(
        &mut self,
        game: &G,
        seat: Seat,
        choices: &[G::Choice],
        rng: &mut dyn RandomSource,
    ) -> Option<G::Choice> {
        if let [only] = choices {
            return Some(*only);
        }
        let mut best = None;
        for choice in choices {
            let value = self.after(game, (seat, *choice), seat, LookaheadLimits::SHALLOW, rng);
            if best.is_none_or(|(most, _)| value > most) {
                best = Some((value, *choice));
            }
        }
        best.map(|(_, choice)| choice)
    }
}

/// This many of the choices, sampled without replacement; all of them if there are no more.
pub(crate) fn random_subset<'a, C>(choices: &'a mut [C], tries: u32, rng: &mut dyn RandomSource) -> &'a [C] {
    let tries = choices.len().min(tries as usize);
    if tries < choices.len() {
        for at in 0..tries {
            let other = at + rng.below((choices.len() - at) as u32) as usize;
            choices.swap(at, other);
        }
    }
    &choices[..tries]
}
