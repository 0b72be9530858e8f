//! The default policy of the card game: activate all Force, take every drain, initiate battles where power is ahead,
//! fire weapons, pay the cheapest loss, draw cards. Deployments and moves are the best of a sample by evaluation.

use crate::lookahead::random_subset;
use crate::{Evaluate, RolloutPolicy};
use contract::{EventSink, Game, LegalChoicesOf, RandomSource, Seat, Turn};
use swccg::cards::pile::PileName;
use swccg::{Choice, LossSource, MoveKind, Quantity, Question, Role, State};

/// The maximum number of choices for rollouts.
const BEST: usize = 6;
/// The number of choices of a deploy or move phase that the default policy evaluates.
const LOOKS: u32 = 16;
/// The lead in power required to initiate a battle.
const AHEAD: i16 = 1;
/// The hand size above which no more cards are drawn, unless the Force Pile is nearly full.
const HAND: usize = 13;
/// More Force than this cannot be used in a turn.
const FULL: i16 = 12;

/// The legal choices of a seat, without blunders.
fn offered(state: &State, seat: Seat) -> Vec<Choice> {
    let mut legal = LegalChoicesOf::<State>::default();
    state.legal_choices(seat, &mut legal);
    leave_out_blunders(state, seat, &mut legal.listed);
    legal.listed
}

/// Whether a choice is worth a thought: no blunder, no battle that is probably lost, nothing handed over to a worse
/// user, no seat changed but for the controls.
fn is_sensible(state: &State, seat: Seat, choice: Choice) -> bool {
    match choice {
        Choice::Battle(at) => state.is_battle_worth_trying(seat, at),
        Choice::Transfer { card, to } => state.is_transfer_useful(card, to),
        Choice::Move { way: MoveKind::Embark(_, role), .. }
            if matches!(state.question(), Question::Deploy(_)) =>
        {
            role == Role::Pilot
        }
        choice => state.blunder(seat, choice).is_none(),
    }
}

/// Leaves out what is not sensible; a free location that gives at least as much as it costs is laid before anything
/// else.
pub(super) fn leave_out_blunders(state: &State, seat: Seat, listed: &mut Vec<Choice>) {
    if matches!(state.question(), Question::Deploy(_))
        && listed.iter().any(|one| state.is_good_location(seat, *one))
    {
        listed.retain(|one| state.is_good_location(seat, *one));
        return;
    }
    if listed.iter().any(|one| is_sensible(state, seat, *one)) {
        listed.retain(|one| is_sensible(state, seat, *one));
    }
    // Force beyond what a turn can use is better kept for destinies.
    if let Question::Activate(_, most) = state.question() {
        let enough = activation(state, seat, most);
        listed.retain(|one| !matches!(one, Choice::Activate(amount) if *amount > enough));
    }
}

/// How much to activate: up to a full Force Pile.
fn activation(state: &State, seat: Seat, most: u8) -> u8 {
    let room = (FULL - state.force(seat)).max(0);
    most.min(u8::try_from(room).unwrap_or(most))
}

/// The value of the state for `seat` right after this choice; outcomes of chance are drawn at random.
fn after(state: &State, seat: Seat, choice: Choice, rng: &mut dyn RandomSource) -> f32 {
    let mut world = state.clone();
    world.play(seat, choice, &mut EventSink::silent());
    for _ in 0..4 {
        if !matches!(world.turn(), Turn::Chance) {
            break;
        }
        let outcome = world.draw(rng);
        world.resolve(outcome, &mut EventSink::silent());
    }
    match world.turn() {
        Turn::Over(ending) => world.reward(ending, seat),
        Turn::Chance | Turn::Decide(_) => world.value(seat),
    }
}

/// The choice with the highest rating, if any has one.
fn best(legal: &[Choice], rate: impl Fn(&Choice) -> Option<i16>) -> Option<Choice> {
    legal
        .iter()
        .filter_map(|choice| rate(choice).map(|rate| (rate, *choice)))
        .max_by_key(|pair| pair.0)
        .map(|pair| pair.1)
}

fn passing(legal: &[Choice]) -> Option<Choice> {
    legal.contains(&Choice::Pass).then_some(Choice::Pass)
}

/// The largest Force drain.
fn drain(state: &State, seat: Seat, legal: &[Choice]) -> Option<Choice> {
    best(legal, |choice| match *choice {
        Choice::Drain(at) => Some(state.quantity(Quantity::Drain(seat, at))),
        _ => None,
    })
}

/// A battle where total power is well ahead.
fn battle(state: &State, seat: Seat, legal: &[Choice]) -> Option<Choice> {
    best(legal, |choice| match *choice {
        Choice::Battle(at) => {
            let power = |seat| state.quantity(Quantity::TotalPower(seat, at));
            Some(power(seat) - power(seat.other())).filter(|ahead| *ahead >= AHEAD)
        }
        _ => None,
    })
}

/// The cheapest loss: the top of the Used Pile, then of the Reserve Deck, then anything.
fn loss(legal: &[Choice]) -> Option<Choice> {
    [PileName::Used, PileName::Reserve, PileName::Force]
        .map(|pile| Choice::Lose(LossSource::Pile(pile)))
        .into_iter()
        .find(|choice| legal.contains(choice))
}

/// In the damage segment: the least valuable card if attrition requires one or if it satisfies what is left, else
/// Force.
fn damage(state: &State, legal: &[Choice]) -> Option<Choice> {
    let worth = |choice: &Choice| match *choice {
        Choice::Forfeit(id) => {
            Some(-(state.quantity(Quantity::Forfeit(id)) + state.quantity(Quantity::Power(id))))
        }
        _ => None,
    };
    best(legal, worth).or_else(|| loss(legal))
}

/// The best of a random sample of choices, or of all if there are few, if it is better than passing.
fn better(state: &State, seat: Seat, mut legal: Vec<Choice>, rng: &mut dyn RandomSource) -> Option<Choice> {
    let mut found = passing(&legal).map(|pass| (state.value(seat), pass));
    for choice in random_subset(&mut legal, LOOKS, rng).iter().filter(|choice| **choice != Choice::Pass) {
        let value = after(state, seat, *choice, rng);
        if found.is_none_or(|(known, _)| value > known) {
            found = Some((value, *choice));
        }
    }
    found.map(|(_, choice)| choice)
}

fn fire(legal: &[Choice]) -> Option<Choice> {
    legal.iter().find(|choice| matches!(choice, Choice::Fire { .. })).copied()
}

/// The few moves that look better than staying, best first, and staying; none of them if staying is best.
fn improvements(
    state: &State,
    seat: Seat,
    legal: &[Choice],
    rng: &mut dyn RandomSource,
    out: &mut Vec<Choice>,
) {
    let now = state.value(seat);
    let rated = rated(state, seat, legal, rng);
    out.extend(rated.iter().filter(|(value, _)| *value > now).take(BEST).map(|(_, choice)| *choice));
    out.extend(passing(legal));
}

/// Every choice with the value of the state right after it, best first.
fn rated(state: &State, seat: Seat, legal: &[Choice], rng: &mut dyn RandomSource) -> Vec<(f32, Choice)> {
    let mut rated: Vec<_> = legal.iter().map(|choice| (after(state, seat, *choice, rng), *choice)).collect();
    rated.sort_by(|a, b| b.0.total_cmp(&a.0).then(a.1.cmp(&b.1)));
    rated
}

/// Whether the default policy draws one more card: one Force is kept, and a Force Pile that is nearly full is drawn from
/// whatever the hand.
fn wants_card(state: &State, seat: Seat) -> bool {
    let force = state.force(seat);
    state.hand_size(seat) < HAND && force > 1 || force > FULL - 2
}

/// The choice of the default policy; `None` where a random choice is as good.
pub(super) fn default_choice(state: &State, seat: Seat, rng: &mut dyn RandomSource) -> Option<Choice> {
    let question = state.question();
    if let Question::Activate(_, most) = question {
        return Some(Choice::Activate(activation(state, seat, most)));
    }
    let legal = offered(state, seat);
    if let [only] = legal.as_slice() {
        return Some(*only);
    }
    match question {
        Question::Control(_) => drain(state, seat, &legal).or_else(|| passing(&legal)),
        Question::Deploy(_) | Question::Move(_) => better(state, seat, legal, rng),
        Question::Battle(_) => battle(state, seat, &legal).or_else(|| passing(&legal)),
        Question::Weapons(_) | Question::Again(_) | Question::Attack(_) => {
            fire(&legal).or_else(|| passing(&legal))
        }
        Question::Destiny(_) => Some(Choice::Destiny),
        Question::Damage(_) => damage(state, &legal),
        Question::Lose(..) => loss(&legal),
        Question::Draw(_) => {
            let more = wants_card(state, seat) && legal.contains(&Choice::Draw);
            if more { Some(Choice::Draw) } else { passing(&legal) }
        }
        Question::Respond(_) | Question::Gather(_) => passing(&legal),
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

impl RolloutPolicy for State {
    const ROUNDS: u32 = 1;

    fn shortlist(
        &self,
        seat: Seat,
        legal: &LegalChoicesOf<Self>,
        rng: &mut dyn RandomSource,
        out: &mut Vec<Choice>,
    ) {
        let mut listed = legal.listed.clone();
        leave_out_blunders(self, seat, &mut listed);
        match self.question() {
            Question::Activate(_, most) => out.push(Choice::Activate(activation(self, seat, most))),
            Question::Destiny(_) => out.push(Choice::Destiny),
            Question::Control(_) if drain(self, seat, &listed).is_some() => {
                out.extend(drain(self, seat, &listed));
            }
            Question::Draw(_) => out.extend(self.default_policy(seat, rng)),
            Question::Move(_) => improvements(self, seat, &listed, rng, out),
            Question::Lose(..) => out.extend(loss(&listed).or_else(|| listed.first().copied())),
            _ => {
                let rated = rated(self, seat, &listed, rng);
                out.extend(rated.iter().take(BEST).map(|(_, choice)| *choice));
                out.extend(passing(&listed).filter(|pass| !out.contains(pass)));
            }
        }
    }
}
