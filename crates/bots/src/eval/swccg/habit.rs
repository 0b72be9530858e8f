//! How a plain player of the card game answers at once: all Force is activated, every drain taken, battles begun where
//! power is well ahead, weapons fired, the cheapest loss paid. What to deploy is the better of a few by judgement.

use crate::{Evaluate, Habit};
use swccg::pile::PileName;
use swccg::{Choice, From, Quantity, Question, State};
use table::{Draws, Game, OffersOf, Out, Seat, Turn};

/// How many answers are rehearsed.
const BEST: usize = 6;
/// Answers of a deploy phase a plain player looks at.
const LOOKS: u32 = 3;
/// By how much power must be ahead to begin a battle.
const AHEAD: i16 = 2;
/// A hand this large is large enough.
const HAND: i16 = 7;

/// What is offered to a seat.
fn offered(state: &State, seat: Seat) -> Vec<Choice> {
    let mut offers = OffersOf::<State>::default();
    state.offers(seat, &mut offers);
    offers.ones
}

/// What the table is worth to `seat` right after this answer; chance is drawn as it falls.
fn after(state: &State, seat: Seat, choice: Choice, draws: &mut dyn Draws) -> f32 {
    let mut world = state.clone();
    world.play(seat, choice, &mut Out::silent());
    for _ in 0..4 {
        if !matches!(world.turn(), Turn::Chance) {
            break;
        }
        let outcome = world.draw(draws);
        world.resolve(outcome, &mut Out::silent());
    }
    match world.turn() {
        Turn::Over(ending) => world.reward(ending, seat),
        Turn::Chance | Turn::Decide(_) => world.value(seat),
    }
}

/// The first of the offers by this number, if any has one.
fn best(offers: &[Choice], rate: impl Fn(&Choice) -> Option<i16>) -> Option<Choice> {
    offers
        .iter()
        .filter_map(|choice| rate(choice).map(|rate| (rate, *choice)))
        .max_by_key(|pair| pair.0)
        .map(|pair| pair.1)
}

fn passing(offers: &[Choice]) -> Option<Choice> {
    offers.contains(&Choice::Pass).then_some(Choice::Pass)
}

/// A drain, the largest first.
fn drain(state: &State, seat: Seat, offers: &[Choice]) -> Option<Choice> {
    best(offers, |choice| match *choice {
        Choice::Drain(at) => Some(state.quantity(Quantity::Drain(seat, at))),
        _ => None,
    })
}

/// A battle where total power is well ahead.
fn battle(state: &State, seat: Seat, offers: &[Choice]) -> Option<Choice> {
    best(offers, |choice| match *choice {
        Choice::Battle(at) => {
            let power = |seat| state.quantity(Quantity::TotalPower(seat, at));
            Some(power(seat) - power(seat.other())).filter(|ahead| *ahead >= AHEAD)
        }
        _ => None,
    })
}

/// What is lost with the least regret: the top of the Used Pile, then of the Reserve Deck, then anything.
fn loss(offers: &[Choice]) -> Option<Choice> {
    [PileName::Used, PileName::Reserve, PileName::Force]
        .map(|pile| Choice::Lose(From::Pile(pile)))
        .into_iter()
        .find(|choice| offers.contains(choice))
}

/// In the damage segment: the least valuable card where attrition asks for one or it covers what is left, else Force.
fn damage(state: &State, offers: &[Choice]) -> Option<Choice> {
    let worth = |choice: &Choice| match *choice {
        Choice::Forfeit(id) => {
            Some(-(state.quantity(Quantity::Forfeit(id)) + state.quantity(Quantity::Power(id))))
        }
        _ => None,
    };
    best(offers, worth).or_else(|| loss(offers))
}

/// The best of a few deployments drawn by lot, if it is better than none.
fn deployment(state: &State, seat: Seat, offers: &[Choice], draws: &mut dyn Draws) -> Option<Choice> {
    let mut found = passing(offers).map(|pass| (state.value(seat), pass));
    for _ in 0..LOOKS {
        let choice = offers[draws.below(offers.len() as u32) as usize];
        let value = after(state, seat, choice, draws);
        if choice != Choice::Pass && found.is_none_or(|(known, _)| value > known) {
            found = Some((value, choice));
        }
    }
    found.map(|(_, choice)| choice)
}

fn fire(offers: &[Choice]) -> Option<Choice> {
    offers.iter().find(|choice| matches!(choice, Choice::Fire { .. })).copied()
}

impl Habit for State {
    const ROUNDS: u32 = 1;

    fn habit(&self, seat: Seat, draws: &mut dyn Draws) -> Option<Choice> {
        let question = self.question();
        if let Question::Activate(_, most) = question {
            return Some(Choice::Activate(most));
        }
        let offers = offered(self, seat);
        if let [only] = offers.as_slice() {
            return Some(*only);
        }
        match question {
            Question::Control(_) => drain(self, seat, &offers).or_else(|| passing(&offers)),
            Question::Deploy(_) => deployment(self, seat, &offers, draws),
            Question::Battle(_) => battle(self, seat, &offers).or_else(|| passing(&offers)),
            Question::Weapons(_) | Question::Again(_) | Question::Attack(_) => {
                fire(&offers).or_else(|| passing(&offers))
            }
            Question::Destiny(_) => Some(Choice::Destiny),
            Question::Damage(_) => damage(self, &offers),
            Question::Lose(..) => loss(&offers),
            Question::Draw(_) => {
                let standing = self.standing(seat);
                let few = standing.hand < HAND && standing.force > 1 && offers.contains(&Choice::Draw);
                if few { Some(Choice::Draw) } else { passing(&offers) }
            }
            Question::Move(_) | Question::Respond(_) | Question::Gather(_) => passing(&offers),
            Question::Start(_)
            | Question::Activate(..)
            | Question::Aim(_)
            | Question::Pick(..)
            | Question::Away(_)
            | Question::Cull(..)
            | Question::Outside(_)
            | Question::Search(_)
            | Question::Verify(_)
            | Question::Card(_)
            | Question::Prey(_)
            | Question::Over => None,
        }
    }

    fn shortlist(&self, seat: Seat, offers: &OffersOf<Self>, draws: &mut dyn Draws, out: &mut Vec<Choice>) {
        match self.question() {
            Question::Activate(_, most) => out.push(Choice::Activate(most)),
            Question::Destiny(_) => out.push(Choice::Destiny),
            Question::Lose(..) => out.extend(loss(&offers.ones).or_else(|| offers.ones.first().copied())),
            _ => {
                let mut rated: Vec<(f32, Choice)> =
                    offers.ones.iter().map(|choice| (after(self, seat, *choice, draws), *choice)).collect();
                rated.sort_by(|a, b| b.0.total_cmp(&a.0).then(a.1.cmp(&b.1)));
                out.extend(rated.iter().take(BEST).map(|(_, choice)| *choice));
                out.extend(passing(&offers.ones).filter(|pass| !out.contains(pass)));
            }
        }
    }
}
