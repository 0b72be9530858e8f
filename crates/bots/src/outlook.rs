//! Evaluates the result of a choice: the one-decision lookahead shared by the greedy player, the guide of the search
//! tree and its rollouts.

use crate::Evaluate;
use table::{Draws, OffersOf, Out, Seat, Turn};

/// The limits of a lookahead.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Reach {
    /// The number of further decisions of an act half done that are made before evaluating, each by the best
    /// evaluation for the seat that decides.
    pub(crate) follow: u32,
    /// The number of choices, sampled at random if there are more, from which each of those decisions takes the best.
    pub(crate) tries: u32,
    /// The number of outcomes of chance that are averaged, divided among nested ones; with at most 1, one outcome is
    /// drawn.
    pub(crate) width: u32,
}

impl Reach {
    /// One step, one outcome: the cheapest lookahead.
    pub(crate) const GLANCE: Reach = Reach { follow: 0, tries: 0, width: 1 };
}

/// A lookahead with reusable buffers: it allocates nothing once they have grown.
#[derive(Debug)]
pub(crate) struct Outlook<G: Evaluate> {
    offers: Vec<OffersOf<G>>,
    chances: Vec<Vec<(G::Chance, u32)>>,
    /// Number of acts played so far.
    pub(crate) acts: u64,
}

impl<G: Evaluate> Default for Outlook<G> {
    fn default() -> Self {
        Outlook { offers: Vec::new(), chances: Vec::new(), acts: 0 }
    }
}

impl<G: Evaluate> Outlook<G> {
    /// The value for `judge` after `seat` makes this choice.
    pub(crate) fn after(
        &mut self,
        game: &G,
        (seat, choice): (Seat, G::Choice),
        judge: Seat,
        reach: Reach,
        draws: &mut dyn Draws,
    ) -> f32 {
        let mut next = game.clone();
        next.play(seat, choice, &mut Out::silent());
        self.acts += 1;
        self.judge(next, judge, reach, draws)
    }

    fn judge(&mut self, mut game: G, judge: Seat, mut reach: Reach, draws: &mut dyn Draws) -> f32 {
        loop {
            match game.turn() {
                Turn::Over(ending) => return game.reward(ending, judge),
                Turn::Chance if reach.width > 1 => return self.expect(&game, judge, reach, draws),
                Turn::Chance => {
                    let outcome = game.draw(draws);
                    game.resolve(outcome, &mut Out::silent());
                }
                Turn::Decide(seats) => {
                    let Some(seat) = seats.first() else { return game.value(judge) };
                    if reach.follow == 0 || game.quiet() {
                        return game.value(judge);
                    }
                    reach.follow -= 1;
                    let Some(choice) = self.best(&game, seat, reach.tries, draws) else {
                        return game.value(judge);
                    };
                    game.play(seat, choice, &mut Out::silent());
                }
            }
            self.acts += 1;
        }
    }

    /// The mean over the listed outcomes by their weights; if there are more than the limit, over that many random
    /// ones.
    fn expect(&mut self, game: &G, judge: Seat, reach: Reach, draws: &mut dyn Draws) -> f32 {
        let mut list = self.chances.pop().unwrap_or_default();
        list.clear();
        game.chances(&mut list);
        let shown = reach.width.min(list.len() as u32).max(1);
        let inner = Reach { width: reach.width / shown, ..reach };
        let (mut sum, mut weights) = (0.0, 0.0);
        if list.len() as u32 == shown {
            for (outcome, weight) in &list {
                sum += self.outcome(game, *outcome, judge, inner, draws) * *weight as f32;
                weights += *weight as f32;
            }
        } else {
            for _ in 0..shown {
                let outcome = game.draw(draws);
                sum += self.outcome(game, outcome, judge, inner, draws);
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
        reach: Reach,
        draws: &mut dyn Draws,
    ) -> f32 {
        let mut next = game.clone();
        next.resolve(outcome, &mut Out::silent());
        self.acts += 1;
        self.judge(next, judge, reach, draws)
    }

    /// The best of this many choices for `seat` by a shallow lookahead; each region contributes one member.
    fn best(&mut self, game: &G, seat: Seat, tries: u32, draws: &mut dyn Draws) -> Option<G::Choice> {
        let mut offers = self.offers.pop().unwrap_or_default();
        offers.clear();
        game.offers(seat, &mut offers);
        for area in &offers.areas {
            offers.ones.extend(game.sample(seat, area, draws));
        }
        let best = self.best_of(game, seat, some(&mut offers.ones, tries, draws), draws);
        self.offers.push(offers);
        best
    }

    /// The best of these choices for `seat` by a shallow lookahead; the first among equals.
    pub(crate) fn best_of(
        &mut self,
        game: &G,
        seat: Seat,
        choices: &[G::Choice],
        draws: &mut dyn Draws,
    ) -> Option<G::Choice> {
        if let [only] = choices {
            return Some(*only);
        }
        let mut best = None;
        for choice in choices {
            let value = self.after(game, (seat, *choice), seat, Reach::GLANCE, draws);
            if best.is_none_or(|(most, _)| value > most) {
                best = Some((value, *choice));
            }
        }
        best.map(|(_, choice)| choice)
    }
}

/// This many of the choices, sampled without replacement; all of them if there are no more.
pub(crate) fn some<'a, C>(choices: &'a mut [C], tries: u32, draws: &mut dyn Draws) -> &'a [C] {
    let tries = choices.len().min(tries as usize);
    if tries < choices.len() {
        for at in 0..tries {
            let other = at + draws.below((choices.len() - at) as u32) as usize;
            choices.swap(at, other);
        }
    }
    &choices[..tries]
}
