//! Plays a situation as a match and writes down what happens.

use super::situation::Situation;
use contract::{EventSink, Game, LegalChoices, RandomSource, RecordedEvents, Seat, SmallRng, Turn, Viewer};
use xwing::content::DamageCard;
use xwing::{
    Chance, ChanceNode, Choice, Event, OptionalAbility, Pending, Phase, Question, ShipId, State,
    TargetedAction, chance,
};

/// The rounds that are played.
const ROUNDS: u8 = 2;

/// One moment at which the match waited: the state then, and what chance answered.
pub(super) struct Moment {
    pub(super) before: State,
    pub(super) outcome: Option<Chance>,
}

/// The turn of one ship in a phase.
pub(super) struct ShipTurn {
    round: u8,
    pub(super) phase: Phase,
    pub(super) ship: ShipId,
    pub(super) moments: Vec<Moment>,
    /// The first state at which the match waited after this turn.
    pub(super) after: State,
    ended: bool,
}

/// Everything that a person at a table would have seen.
pub(super) struct Transcript {
    pub(super) turns: Vec<ShipTurn>,
    /// The states at the beginning of each further round, and at the end.
    pub(super) rounds: Vec<State>,
    /// What was left of each attack, in order.
    pub(super) neutralized: Vec<(u8, u8)>,
}

impl Transcript {
    pub(super) fn play(situation: &Situation, seed: u64) -> Self {
        let mut rng = SmallRng::new(seed ^ 0x5EED);
        let mut state = situation.state;
        let mut written = Transcript { turns: Vec::new(), rounds: Vec::new(), neutralized: Vec::new() };
        let mut pending = Vec::new();
        let mut phase = (1, Phase::Planning);
        loop {
            written.look(&state, phase);
            let over = matches!(state.turn(), Turn::Over(_));
            if state.public().round > ROUNDS || over {
                if over {
                    written.rounds.push(state);
                }
                return written;
            }
            let before = state;
            let mut recorded = RecordedEvents::default();
            let mut out = EventSink::recording(&mut recorded);
            let outcome = match state.turn() {
                Turn::Chance => {
                    let chance = chance(&state, &mut rng);
                    state.resolve(chance, &mut out);
                    Some(chance)
                }
                Turn::Decide(seats) => {
                    let seat = seats.iter().next().unwrap();
                    let choice = choice(&state, seat, &mut rng, &mut pending);
                    state.play(seat, choice, &mut out);
                    None
                }
                Turn::Over(_) => unreachable!("checked above"),
            };
            if let Some(turn) = written.turns.last_mut() {
                turn.moments.push(Moment { before, outcome });
            }
            for event in recorded.visible_to(Viewer::Watcher) {
                written.note(event, &mut phase, &state);
            }
        }
    }

    /// What an event tells about the course of the match.
    fn note(&mut self, event: &Event, phase: &mut (u8, Phase), state: &State) {
        match event {
            Event::PhaseBegan { round, phase: begun } => {
                if *round != phase.0 {
                    self.rounds.push(*state);
                }
                *phase = (*round, *begun);
            }
            Event::Approach { ship, .. }
            | Event::Revealed { ship, .. }
            | Event::Instead { ship, .. }
            | Event::Aimed { ship, .. }
            | Event::Held { ship }
            | Event::Declared { ship, .. } => self.begin_turn(*ship, *phase, state),
            Event::Neutralized { hits, crits, .. } => self.neutralized.push((*hits, *crits)),
            _ => {}
        }
    }

    /// A ship has its turn, unless it is known already.
    fn begin_turn(&mut self, ship: ShipId, (round, phase): (u8, Phase), state: &State) {
        let same = |turn: &ShipTurn| (turn.round, turn.phase, turn.ship) == (round, phase, ship);
        if !self.turns.iter().any(same) {
            self.end_turn(state);
            self.turns.push(ShipTurn {
                round,
                phase,
                ship,
                moments: Vec::new(),
                after: *state,
                ended: false,
            });
        }
    }

    /// The match waits: a ship may have begun a turn of which no event has told yet.
    fn look(&mut self, state: &State, phase: (u8, Phase)) {
        let public = state.public();
        if matches!(public.phase, Phase::Activation | Phase::Engagement) {
            for (id, _) in public.all().filter(|(id, _)| public.done & id.bit() != 0) {
                self.begin_turn(id, phase, state);
            }
        }
        let same = |turn: &ShipTurn| (turn.round, turn.phase) == (public.round, public.phase);
        if !self.turns.last().is_some_and(same) {
            self.end_turn(state);
        }
    }

    /// The last turn is over.
    fn end_turn(&mut self, state: &State) {
        if let Some(turn) = self.turns.last_mut().filter(|turn| !turn.ended) {
            (turn.after, turn.ended) = (*state, true);
        }
    }
}

fn chance(state: &State, rng: &mut SmallRng) -> Chance {
    // People keep their own damage cards: theirs are of a kind that changes nothing the companion follows.
    if let Pending::Roll(ChanceNode::Card(chance::Card(ship))) = state.public().open
        && state.public().ship(ship).seat.is_some()
    {
        let mut outcomes = Vec::new();
        state.chance_outcomes(&mut outcomes);
        let plain = |outcome: Chance| {
            matches!(
                outcome,
                Chance::Card(
                    DamageCard::BlindedPilot
                        | DamageCard::DamagedEngine
                        | DamageCard::DamagedSensorArray
                        | DamageCard::StructuralDamage
                        | DamageCard::WeaponsFailure
                )
            )
        };
        if let Some((outcome, _)) = outcomes.into_iter().find(|(outcome, _)| plain(*outcome)) {
            return outcome;
        }
    }
    state.draw(rng)
}

fn choice(state: &State, seat: Seat, rng: &mut SmallRng, list: &mut Vec<Choice>) -> Choice {
    let mut legal = LegalChoices::default();
    state.legal_choices(seat, &mut legal);
    *list = legal.listed;
    list.retain(|choice| !is_left_out(choice));
    // In list order, as the companion names them.
    if matches!(state.public().open, Pending::Ask(Question::Next(_))) {
        return list[0];
    }
    list[rng.below(u32::try_from(list.len()).unwrap()) as usize]
}

/// What a player does to other ships by actions is told to the companion by corrections, and is not compared.
fn is_left_out(choice: &Choice) -> bool {
    matches!(
        choice,
        Choice::Act(
            TargetedAction::Jam(_)
                | TargetedAction::Coordinate(_)
                | TargetedAction::Tractor(_)
                | TargetedAction::Repair(_)
        ) | Choice::Use(OptionalAbility::HitInstead)
            | Choice::Drag(_)
            | Choice::Decloak(_)
    )
}
