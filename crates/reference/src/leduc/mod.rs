//! Leduc poker: the smallest poker with a hidden hand, a public card and two betting rounds.
//!
//! Identical to the `leduc_poker` that other engines use for benchmarks: two seats, six cards (jack, queen and king,
//! each twice), ante 1, raises of 2 in the first round and 4 in the second, at most two raises per round. The whole
//! sequence of bets is public and players remember it, so it is part of the state and of every view.
//!
//! It does not keep score across matches: [`Leduc::gains`] is what a match was worth.

mod bets;
mod cards;
mod types;

use crate::rules;
pub use bets::{Bet, BettingLine};
use bets::{Betting, judge, paid};
pub use cards::Card;
use cards::Cards;
use contract::{
    BySeat, Ending, EventSink, Game, LegalChoicesOf, NoRegion, RandomSource, Seat, Seats, Turn, Viewer,
    Viewers,
};
pub use types::{Event, Fault, Hand, Refusal, Setup, View};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Leduc {
    pub(crate) hands: BySeat<Option<Card>>,
    pub(crate) board: Option<Card>,
    pub(crate) rounds: [BettingLine; 2],
}

/// A possible view; a face-down hand may be any card that is not visible.
#[derive(Clone, Copy, Debug)]
pub struct Belief(pub(crate) View);

/// The pending question.
enum Stage {
    Deal(Seat),
    Bet(Betting),
    Board,
    Folded(Seat),
    Showdown,
}

impl Leduc {
    fn undealt() -> Leduc {
        Leduc { hands: BySeat([None; 2]), board: None, rounds: [BettingLine::new(); 2] }
    }

    fn stage(&self) -> Stage {
        if let Some(seat) = Seat::first(2).find(|seat| self.hands[*seat].is_none()) {
            return Stage::Deal(seat);
        }
        for (round, line) in self.rounds.iter().enumerate() {
            if round == 1 && self.board.is_none() {
                return Stage::Board;
            }
            let betting = Betting::after(line);
            match betting.folded {
                Some(seat) => return Stage::Folded(seat),
                None if !betting.closed => return Stage::Bet(betting),
                None => {}
            }
        }
        Stage::Showdown
    }

    /// The cards that nobody holds.
    fn deck(&self) -> Cards {
        self.hands.iter().chain([&self.board]).flatten().fold(Cards::ALL, |deck, card| deck.without(*card))
    }

    /// LD-END-02: pairs beat everything, then ranks count.
    fn strength(&self, seat: Seat) -> (bool, Option<u8>) {
        let rank = self.hands[seat].map(Card::rank);
        (rank == self.board.map(Card::rank), rank)
    }

    fn showdown(&self) -> Seats {
        match self.strength(Seat::A).cmp(&self.strength(Seat::B)) {
            std::cmp::Ordering::Less => Seats::one(Seat::B),
            std::cmp::Ordering::Equal => Seats::first_n(2),
            std::cmp::Ordering::Greater => Seats::one(Seat::A),
        }
    }

    /// What each seat has paid into the pot.
    #[must_use]
    pub fn paid(&self) -> BySeat<i32> {
        paid(&self.rounds)
    }

    /// What each seat won or lost once the match is over. A shared pot returns everybody's own money.
    #[must_use]
    pub fn gains(&self) -> Option<BySeat<i32>> {
        let Turn::Over(ending) = self.turn() else { return None };
        let paid = self.paid();
        Some(BySeat::from_fn(|seat| match (ending.winners.has(seat), ending.winners.has(seat.other())) {
            (true, false) => paid[seat.other()],
            (false, true) => -paid[seat],
            (true, true) | (false, false) => 0,
        }))
    }

    fn faults(&self) -> Vec<Fault> {
        let mut faults = Vec::new();
        let mut seen = Cards::NONE;
        for card in self.hands.iter().chain([&self.board]).flatten() {
            if seen.has(*card) {
                faults.push(Fault::CardTwice(*card));
            }
            seen = seen.with(*card);
        }
        let dealt = self.hands.iter().all(Option::is_some);
        let begun = self.board.is_some() || self.rounds.iter().any(|line| !line.is_empty());
        if (!dealt && begun) || (self.hands[Seat::A].is_none() && self.hands[Seat::B].is_some()) {
            faults.push(Fault::HandMissing);
        }
        let legal =
            |line: &BettingLine| (0..line.len()).all(|i| judge(&Betting::after(&line[..i]), line[i]).is_ok());
        faults.extend((0..2).filter(|round| !legal(&self.rounds[*round])).map(Fault::Bets));
        let first = Betting::after(&self.rounds[0]);
        let board_due = first.closed && first.folded.is_none();
        if (self.board.is_some() && !board_due) || (self.board.is_none() && !self.rounds[1].is_empty()) {
            faults.push(Fault::Board);
        }
        faults
    }

    /// Marks a showdown if the last bet led to one.
    fn reveal(&self, out: &mut EventSink<'_, Event>) {
        if let (Stage::Showdown, BySeat([Some(a), Some(b)])) = (self.stage(), self.hands) {
            out.emit(Viewers::ALL, || Event::Showdown(BySeat([a, b])));
            out.learned(Viewers::ALL);
        }
    }
}

impl Game for Leduc {
    const ID: &'static str = "leduc";
    const RULES: u32 = 1;
    type Content = ();
    type Setup = Setup;
    type Fault = Fault;
    type Choice = Bet;
    type Region = NoRegion;
    type Chance = Card;
    type Refusal = Refusal;
    type Event = Event;
    type View = View;
    type Belief = Belief;

    fn begin(_: &'static (), setup: &Setup) -> Result<Self, Vec<Fault>> {
        let Setup::Round { hands, first, board } = setup else { return Ok(Self::undealt()) };
        let state = Leduc {
            hands: BySeat::from_fn(|seat| Some(hands[seat])),
            board: *board,
            rounds: [*first, BettingLine::new()],
        };
        let mut faults = state.faults();
        if first.is_empty() != board.is_none() {
            faults.push(Fault::NotAtRest);
        }
        if faults.is_empty() { Ok(state) } else { Err(faults) }
    }

    fn position(&self) -> Option<Setup> {
        let BySeat([Some(a), Some(b)]) = self.hands else {
            return (*self == Self::undealt()).then_some(Setup::New);
        };
        let at_rest = self.rounds[1].is_empty() && self.rounds[0].is_empty() == self.board.is_none();
        at_rest.then(|| Setup::Round { hands: BySeat([a, b]), first: self.rounds[0], board: self.board })
    }

    /// Two hands, four bets, the board, four bets.
    fn max_acts(_: &Setup) -> u32 {
        11
    }

    fn seats(&self) -> u8 {
        2
    }

    fn audit(&self) -> Result<(), String> {
        let faults = self.faults();
        if faults.is_empty() { Ok(()) } else { Err(format!("{faults:?}")) }
    }

    fn turn(&self) -> Turn {
        match self.stage() {
            Stage::Deal(_) | Stage::Board => Turn::Chance,
            Stage::Bet(betting) => Turn::Decide(Seats::one(betting.to_move)),
            Stage::Folded(seat) => {
                Turn::Over(Ending { winners: Seats::one(seat.other()), rule: rules::LEDUC_FOLDED })
            }
            Stage::Showdown => Turn::Over(Ending { winners: self.showdown(), rule: rules::LEDUC_SHOWDOWN }),
        }
    }

    fn legal_choices(&self, seat: Seat, out: &mut LegalChoicesOf<Self>) {
        if let Stage::Bet(betting) = self.stage()
            && betting.to_move == seat
        {
            out.listed.extend(Bet::ALL.into_iter().filter(|bet| judge(&betting, *bet).is_ok()));
        }
    }

    fn check(&self, seat: Seat, bet: &Bet) -> Result<(), Refusal> {
        match self.stage() {
            Stage::Bet(betting) if betting.to_move == seat => {
                judge(&betting, *bet).map_err(|rule| Refusal { rule })
            }
            _ => Err(Refusal { rule: rules::LEDUC_TURN }),
        }
    }

    fn play(&mut self, seat: Seat, bet: Bet, out: &mut EventSink<'_, Event>) {
        let round = usize::from(self.board.is_some());
        self.rounds[round].push(bet);
        out.emit(Viewers::ALL, || Event::Bet { seat, bet });
        if out.is_recording() {
            self.reveal(out);
        }
    }

    fn chance_outcomes(&self, out: &mut Vec<(Card, u32)>) {
        if self.turn() == Turn::Chance {
            out.extend(self.deck().iter().map(|card| (card, 1)));
        }
    }

    fn draw(&self, rng: &mut dyn RandomSource) -> Card {
        self.deck().draw(rng)
    }

    fn resolve(&mut self, card: Card, out: &mut EventSink<'_, Event>) {
        if let Stage::Deal(seat) = self.stage() {
            self.hands[seat] = Some(card);
            out.emit(Viewers::only(seat), || Event::Dealt { seat, card: Some(card) });
            out.emit(Viewers::except(seat), || Event::Dealt { seat, card: None });
            out.learned(Viewers::only(seat));
        } else {
            self.board = Some(card);
            out.emit(Viewers::ALL, || Event::Board(card));
            // A card on the board cannot be in anybody's hand.
            out.learned(Viewers::ALL);
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        let shown = matches!(self.stage(), Stage::Showdown);
        let hand = |seat| match self.hands[seat] {
            None => Hand::Empty,
            Some(card) if shown || viewer.is(seat) => Hand::Up(card),
            Some(_) => Hand::Down,
        };
        View { viewer, hands: BySeat::from_fn(hand), board: self.board, rounds: self.rounds }
    }

    fn belief(_: &'static (), view: &View) -> Result<Belief, Vec<Fault>> {
        // A view is possible if some completion of it is a legal state that has exactly this view.
        let completion = Self::deal(&Belief(*view), &mut contract::SmallRng::new(0));
        let mut faults = completion.faults();
        let seated = view.viewer.seat().is_none_or(|seat| seat.index() < 2);
        if faults.is_empty() && !(seated && completion.view(view.viewer) == *view) {
            faults.push(Fault::Viewpoint);
        }
        if faults.is_empty() { Ok(Belief(*view)) } else { Err(faults) }
    }

    fn deal(belief: &Belief, rng: &mut dyn RandomSource) -> Self {
        let View { hands, board, rounds, .. } = belief.0;
        let known = BySeat::from_fn(|seat| match hands[seat] {
            Hand::Up(card) => Some(card),
            Hand::Empty | Hand::Down => None,
        });
        let mut state = Leduc { hands: known, board, rounds };
        for seat in Seat::first(2).filter(|seat| hands[*seat] == Hand::Down) {
            state.hands[seat] = Some(state.deck().draw(rng));
        }
        state
    }
}

#[cfg(test)]
mod tests;
