//! The rules: heaps of pebbles, one to three are taken from one heap in turn, and whoever takes the last one wins.

use super::boards::Boards;
use contract::{
    ArrayVec, Ending, EventSink, Game, LegalChoicesOf, NoRegion, RandomSource, RuleId, Seat, Seats, Turn,
    Viewer, Viewers,
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

contract::rules! {
    /// One to three pebbles of one heap are taken.
    TAKING = "PB-TAKE-01";
    /// A coin decides who begins; then the players take turns.
    TURNS = "PB-TAKE-02";
    /// Whoever takes the last pebble wins.
    LAST = "PB-END-01";
}

pub const MAX_HEAPS: usize = 6;
pub const MAX_PEBBLES: u8 = 20;
/// The most that is taken at once.
pub const MAX_TAKE: u8 = 3;

pub type Heaps = ArrayVec<u8, MAX_HEAPS>;

/// A board by its name, or a position.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Setup {
    Board(String),
    Position {
        heaps: Vec<u8>,
        /// Whose turn it is; nobody's before the coin.
        next: Option<Seat>,
    },
}

#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Fault {
    NoBoard(String),
    Heaps,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Choice {
    pub heap: u8,
    pub take: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Refusal {
    /// What is left in the heap; `None` if it is not this seat's turn.
    pub left: Option<u8>,
    pub rule: RuleId,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    Begins { seat: Seat },
    Took { seat: Seat, choice: Choice, left: u8 },
}

/// Everybody sees everything.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct State {
    pub heaps: Heaps,
    pub next: Option<Seat>,
}

impl State {
    fn is_legal(heaps: &[u8]) -> bool {
        (1..=MAX_HEAPS).contains(&heaps.len()) && heaps.iter().all(|pebbles| *pebbles <= MAX_PEBBLES)
    }

    fn is_empty(&self) -> bool {
        self.heaps.iter().all(|pebbles| *pebbles == 0)
    }

    fn left(&self, heap: u8) -> u8 {
        self.heaps.get(usize::from(heap)).copied().unwrap_or(0)
    }

    fn faults(&self) -> Vec<Fault> {
        // Nobody can have taken the last pebble before the coin.
        let possible = State::is_legal(&self.heaps) && (self.next.is_some() || !self.is_empty());
        if possible { Vec::new() } else { vec![Fault::Heaps] }
    }
}

impl Game for State {
    const ID: &'static str = "pebbles";
    const RULES: u32 = 1;
    type Content = Boards;
    type Setup = Setup;
    type Fault = Fault;
    type Choice = Choice;
    type Region = NoRegion;
    type Chance = Seat;
    type Refusal = Refusal;
    type Event = Event;
    type View = State;
    type Belief = State;

    fn begin(content: &'static Boards, setup: &Setup) -> Result<Self, Vec<Fault>> {
        let (heaps, next) = match setup {
            Setup::Board(name) => {
                let board = content.board.iter().find(|board| board.name == *name);
                (&board.ok_or_else(|| vec![Fault::NoBoard(name.clone())])?.heaps, None)
            }
            Setup::Position { heaps, next } => (heaps, *next),
        };
        if !State::is_legal(heaps) || next.is_some_and(|seat| seat.index() > 1) {
            return Err(vec![Fault::Heaps]);
        }
        let state = State { heaps: heaps.iter().copied().collect(), next };
        let faults = state.faults();
        if faults.is_empty() { Ok(state) } else { Err(faults) }
    }

    fn position(&self) -> Option<Setup> {
        Some(Setup::Position { heaps: self.heaps.to_vec(), next: self.next })
    }

    fn max_acts(_: &Setup) -> u32 {
        1 + MAX_HEAPS as u32 * u32::from(MAX_PEBBLES)
    }

    fn seats(&self) -> u8 {
        2
    }

    fn audit(&self) -> Result<(), String> {
        if self.faults().is_empty() { Ok(()) } else { Err(format!("{self:?}")) }
    }

    fn turn(&self) -> Turn {
        match self.next {
            None => Turn::Chance,
            Some(next) if self.is_empty() => {
                Turn::Over(Ending { winners: Seats::one(next.other()), rule: LAST })
            }
            Some(next) => Turn::Decide(Seats::one(next)),
        }
    }

    fn legal_choices(&self, seat: Seat, out: &mut LegalChoicesOf<Self>) {
        if !self.turn().asks(seat) {
            return;
        }
        for (heap, pebbles) in (0..).zip(self.heaps.iter()) {
            let most = MAX_TAKE.min(*pebbles);
            out.listed.extend((1..=most).map(|take| Choice { heap, take }));
        }
    }

    fn check(&self, seat: Seat, choice: &Choice) -> Result<(), Refusal> {
        if !self.turn().asks(seat) {
            return Err(Refusal { left: None, rule: TURNS });
        }
        let left = self.left(choice.heap);
        let allowed = (1..=MAX_TAKE.min(left)).contains(&choice.take);
        if allowed { Ok(()) } else { Err(Refusal { left: Some(left), rule: TAKING }) }
    }

    fn play(&mut self, seat: Seat, choice: Choice, out: &mut EventSink<'_, Event>) {
        if let Some(pebbles) = self.heaps.get_mut(usize::from(choice.heap)) {
            *pebbles -= choice.take;
        }
        self.next = Some(seat.other());
        let left = self.left(choice.heap);
        out.emit(Viewers::ALL, || Event::Took { seat, choice, left });
    }

    fn chance_outcomes(&self, out: &mut Vec<(Seat, u32)>) {
        if self.next.is_none() {
            out.extend(Seat::first(2).map(|seat| (seat, 1)));
        }
    }

    fn resolve(&mut self, seat: Seat, out: &mut EventSink<'_, Event>) {
        self.next = Some(seat);
        out.emit(Viewers::ALL, || Event::Begins { seat });
    }

    fn view(&self, _: Viewer) -> State {
        self.clone()
    }

    fn belief(_: &'static Boards, view: &State) -> Result<State, Vec<Fault>> {
        let faults = view.faults();
        let known = view.next.is_none_or(|seat| seat.index() < 2);
        if faults.is_empty() && known { Ok(view.clone()) } else { Err(vec![Fault::Heaps]) }
    }

    fn deal(belief: &State, _: &mut dyn RandomSource) -> State {
        belief.clone()
    }
}
