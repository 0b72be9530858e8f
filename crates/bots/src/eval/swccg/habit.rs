//! How a plain player of the card game answers at once: all Force is activated, every drain taken, battles begun where
//! power is ahead, weapons fired, the cheapest loss paid, cards drawn. What to deploy and move is the best of some by
//! judgement.

use crate::outlook::some;
use crate::{Evaluate, Rehearse};
use swccg::pile::PileName;
use swccg::{Choice, From, Quantity, Question, State};
use table::{Draws, Game, OffersOf, Out, Seat, Turn};

/// How many answers are rehearsed.
const BEST: usize = 6;
/// Answers of a deploy or move phase a plain player looks at.
const LOOKS: u32 = 16;
/// By how much power must be ahead to begin a battle.
const AHEAD: i16 = 1;
/// A hand this large is large enough.
const HAND: usize = 13;

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

/// The best of a few answers drawn by lot, or of all where they are few, if it is better than none.
fn better(state: &State, seat: Seat, mut offers: Vec<Choice>, draws: &mut dyn Draws) -> Option<Choice> {
    let mut found = passing(&offers).map(|pass| (state.value(seat), pass));
    for choice in some(&mut offers, LOOKS, draws).iter().filter(|choice| **choice != Choice::Pass) {
        let value = after(state, seat, *choice, draws);
        if found.is_none_or(|(known, _)| value > known) {
            found = Some((value, *choice));
        }
    }
    found.map(|(_, choice)| choice)
}

fn fire(offers: &[Choice]) -> Option<Choice> {
    offers.iter().find(|choice| matches!(choice, Choice::Fire { .. })).copied()
}

/// The few moves that look better than staying, best first, and staying; none of them if staying is best.
fn improvements(state: &State, seat: Seat, offers: &[Choice], draws: &mut dyn Draws, out: &mut Vec<Choice>) {
    let now = state.value(seat);
    let rated = rated(state, seat, offers, draws);
    out.extend(rated.iter().filter(|(value, _)| *value > now).take(BEST).map(|(_, choice)| *choice));
    out.extend(passing(offers));
}

/// Every answer with what the table is worth right after it, best first.
fn rated(state: &State, seat: Seat, offers: &[Choice], draws: &mut dyn Draws) -> Vec<(f32, Choice)> {
    let mut rated: Vec<_> =
        offers.iter().map(|choice| (after(state, seat, *choice, draws), *choice)).collect();
    rated.sort_by(|a, b| b.0.total_cmp(&a.0).then(a.1.cmp(&b.1)));
    rated
}

/// Whether a plain player draws one more card: one Force is kept back.
fn wants_card(state: &State, seat: Seat) -> bool {
    state.hand_size(seat) < HAND && state.force(seat) > 1
}

/// What a plain player answers at once; nothing where a lot is as good.
pub(super) fn plain(state: &State, seat: Seat, draws: &mut dyn Draws) -> Option<Choice> {
    let question = state.question();
    if let Question::Activate(_, most) = question {
        return Some(Choice::Activate(most));
    }
    let offers = offered(state, seat);
    if let [only] = offers.as_slice() {
        return Some(*only);
    }
    match question {
        Question::Control(_) => drain(state, seat, &offers).or_else(|| passing(&offers)),
        Question::Deploy(_) | Question::Move(_) => better(state, seat, offers, draws),
        Question::Battle(_) => battle(state, seat, &offers).or_else(|| passing(&offers)),
        Question::Weapons(_) | Question::Again(_) | Question::Attack(_) => {
            fire(&offers).or_else(|| passing(&offers))
        }
        Question::Destiny(_) => Some(Choice::Destiny),
        Question::Damage(_) => damage(state, &offers),
        Question::Lose(..) => loss(&offers),
        Question::Draw(_) => {
            let more = wants_card(state, seat) && offers.contains(&Choice::Draw);
            if more { Some(Choice::Draw) } else { passing(&offers) }
        }
        Question::Respond(_) | Question::Gather(_) => passing(&offers),
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

impl Rehearse for State {
    const ROUNDS: u32 = 1;

    fn shortlist(&self, seat: Seat, offers: &OffersOf<Self>, draws: &mut dyn Draws, out: &mut Vec<Choice>) {
        match self.question() {
            Question::Activate(_, most) => out.push(Choice::Activate(most)),
            Question::Destiny(_) => out.push(Choice::Destiny),
            Question::Control(_) if drain(self, seat, &offers.ones).is_some() => {
                out.extend(drain(self, seat, &offers.ones));
            }
            Question::Draw(_) => out.extend(self.habit(seat, draws)),
            Question::Move(_) => improvements(self, seat, &offers.ones, draws, out),
            Question::Lose(..) => out.extend(loss(&offers.ones).or_else(|| offers.ones.first().copied())),
            _ => {
                let rated = rated(self, seat, &offers.ones, draws);
                out.extend(rated.iter().take(BEST).map(|(_, choice)| *choice));
                out.extend(passing(&offers.ones).filter(|pass| !out.contains(pass)));
            }
        }
    }
}
