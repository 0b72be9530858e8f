//! Duel-6: forty cards, two hidden hands, a die.
//!
//! Each seat is dealt six cards. In turn, a seat plays a card (its last digit minus the defender's die is subtracted
//! from the defender's 20 life) or draws one if its hand holds fewer than eight; a seat that can do neither passes. A
//! seat with no life left loses; after 120 moves nobody has won.
//!
//! The pile is a set: chance determines a card only when it is drawn, so there is no shuffle.

mod cards;
mod types;

use crate::rules;
pub use cards::{Card, Cards};
use contract::{
    BySeat, Ending, EventSink, Game, LegalChoicesOf, NoRegion, RandomSource, RuleId, Seat, Seats, Turn,
    Viewer, Viewers,
};
pub use types::{Chance, Choice, Event, Fault, Pending, Public, Refusal, Setup, View};

/// Life at the start.
pub const LIFE: u8 = 20;
/// Cards dealt to each seat.
pub const DEALT: u8 = 6;
/// The maximum hand size.
pub const HAND: u8 = 8;
/// The maximum number of moves in a match.
pub const MOVES: u8 = 120;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Duel6 {
    pub(crate) hands: BySeat<Cards>,
    pub(crate) pile: Cards,
    pub(crate) public: Public,
}

/// A possible view; a hidden card may be any card that is not visible.
#[derive(Clone, Copy, Debug)]
pub struct Belief(View);

impl Duel6 {
    fn undealt() -> Duel6 {
        let public = Public {
            discard: Cards::NONE,
            life: BySeat([LIFE; 2]),
            moves: 0,
            mover: Seat::A,
            open: Pending::Deal,
        };
        Duel6 { hands: BySeat([Cards::NONE; 2]), pile: Cards::ALL, public }
    }

    /// The rule that forbids this move, if there is one.
    fn judge(&self, choice: Choice) -> Result<(), RuleId> {
        let hand = self.hands[self.public.mover];
        let can_draw = hand.len() < HAND && !self.pile.is_empty();
        match choice {
            Choice::Play(card) if !hand.has(card) => Err(rules::DUEL_PLAY),
            Choice::Draw if !can_draw => Err(rules::DUEL_DRAW),
            Choice::Pass if can_draw || !hand.is_empty() => Err(rules::DUEL_PASS),
            Choice::Play(_) | Choice::Draw | Choice::Pass => Ok(()),
        }
    }

    fn end_move(&mut self) {
        self.public.moves += 1;
        self.public.mover = self.public.mover.other();
        self.public.open = Pending::Move;
    }

    fn is_asked(&self, seat: Seat) -> bool {
        self.turn().asks(seat)
    }

    fn faults(&self) -> Vec<Fault> {
        let Duel6 { hands: BySeat([a, b]), pile, public } = *self;
        let mut faults = Vec::new();
        let mut seen = Cards::NONE;
        for zone in [a, b, pile, public.discard] {
            faults.extend(zone.shared(seen).iter().map(Fault::CardTwice));
            seen = seen.and(zone);
        }
        faults.extend([a.len(), b.len()].into_iter().filter(|held| *held > HAND).map(Fault::Hand));
        faults.extend(public.life.0.into_iter().filter(|life| *life > LIFE).map(Fault::Life));
        if public.life.0 == [0, 0] {
            faults.push(Fault::BothLost);
        }
        if public.moves > MOVES {
            faults.push(Fault::Moves(public.moves));
        }
        if public.mover.index() > 1 {
            faults.push(Fault::Mover(public.mover));
        } else if !self.open_fits() {
            faults.push(Fault::Pending);
        }
        faults
    }

    /// Whether the pending question is possible.
    fn open_fits(&self) -> bool {
        let Public { discard, life, moves, mover, open } = self.public;
        let held = self.hands[mover].len();
        let running = moves < MOVES && life.iter().all(|life| *life > 0);
        match open {
            Pending::Deal => {
                let fresh = discard.is_empty() && moves == 0 && life.0 == [LIFE; 2];
                let in_turn = self.hands[mover.other()].len() == held + u8::from(mover == Seat::B);
                fresh && in_turn && held < DEALT
            }
            Pending::Move => true,
            Pending::Draw => running && held < HAND && !self.pile.is_empty(),
            Pending::Strike(strength) => running && discard.iter().any(|card| card.strength() == strength),
        }
    }

    fn take(&mut self, card: Card, out: &mut EventSink<'_, Event>) {
        let seat = self.public.mover;
        self.pile = self.pile.without(card);
        self.hands[seat] = self.hands[seat].with(card);
        out.emit(Viewers::only(seat), || Event::Drew { seat, card: Some(card) });
        out.emit(Viewers::except(seat), || Event::Drew { seat, card: None });
        out.learned(Viewers::only(seat));
    }
}

impl Game for Duel6 {
    const ID: &'static str = "duel6";
    const RULES: u32 = 1;
    type Content = ();
    type Setup = Setup;
    type Fault = Fault;
    type Choice = Choice;
    type Region = NoRegion;
    type Chance = Chance;
    type Refusal = Refusal;
    type Event = Event;
    type View = View;
    type Belief = Belief;

    fn begin(_: &'static (), setup: &Setup) -> Result<Self, Vec<Fault>> {
        let Setup::At { hands, discard, life, moves, mover } = *setup else { return Ok(Self::undealt()) };
        let pile = hands.iter().fold(Cards::ALL.minus(discard), |pile, hand| pile.minus(*hand));
        let state =
            Duel6 { hands, pile, public: Public { discard, life, moves, mover, open: Pending::Move } };
        let faults = state.faults();
        if faults.is_empty() { Ok(state) } else { Err(faults) }
    }

    fn position(&self) -> Option<Setup> {
        let Public { discard, life, moves, mover, open } = self.public;
        match open {
            Pending::Move => Some(Setup::At { hands: self.hands, discard, life, moves, mover }),
            Pending::Deal => (*self == Self::undealt()).then_some(Setup::New),
            Pending::Draw | Pending::Strike(_) => None,
        }
    }

    /// The deal, and at most a choice and an outcome for each move.
    fn max_acts(setup: &Setup) -> u32 {
        match setup {
            Setup::New => u32::from(2 * DEALT) + 2 * u32::from(MOVES),
            Setup::At { moves, .. } => 2 * u32::from(MOVES.saturating_sub(*moves)),
        }
    }

    fn seats(&self) -> u8 {
        2
    }

    fn audit(&self) -> Result<(), String> {
        let zones = self.hands.iter().fold(self.pile.and(self.public.discard), |all, hand| all.and(*hand));
        let faults = self.faults();
        match (zones == Cards::ALL, faults.is_empty()) {
            (true, true) => Ok(()),
            _ => Err(format!("lost cards {:?}, {faults:?}", Cards::ALL.minus(zones))),
        }
    }

    fn turn(&self) -> Turn {
        let Public { life, moves, mover, open, .. } = self.public;
        match open {
            Pending::Deal | Pending::Draw | Pending::Strike(_) => Turn::Chance,
            Pending::Move => match Seat::first(2).find(|seat| life[*seat] == 0) {
                Some(loser) => {
                    Turn::Over(Ending { winners: Seats::one(loser.other()), rule: rules::DUEL_DEFEAT })
                }
                None if moves == MOVES => {
                    Turn::Over(Ending { winners: Seats::NONE, rule: rules::DUEL_LIMIT })
                }
                None => Turn::Decide(Seats::one(mover)),
            },
        }
    }

    fn legal_choices(&self, seat: Seat, out: &mut LegalChoicesOf<Self>) {
        if !self.is_asked(seat) {
            return;
        }
        out.listed.extend(self.hands[seat].iter().map(Choice::Play));
        out.listed
            .extend([Choice::Draw, Choice::Pass].into_iter().filter(|choice| self.judge(*choice).is_ok()));
    }

    fn check(&self, seat: Seat, choice: &Choice) -> Result<(), Refusal> {
        if !self.is_asked(seat) {
            return Err(Refusal { rule: rules::DUEL_TURN });
        }
        self.judge(*choice).map_err(|rule| Refusal { rule })
    }

    fn play(&mut self, seat: Seat, choice: Choice, out: &mut EventSink<'_, Event>) {
        match choice {
            Choice::Play(card) => {
                self.hands[seat] = self.hands[seat].without(card);
                self.public.discard = self.public.discard.with(card);
                self.public.open = Pending::Strike(card.strength());
                out.emit(Viewers::ALL, || Event::Played { seat, card });
                out.learned(Viewers::except(seat));
            }
            Choice::Draw => self.public.open = Pending::Draw,
            Choice::Pass => {
                out.emit(Viewers::ALL, || Event::Passed(seat));
                self.end_move();
            }
        }
    }

    fn chance_outcomes(&self, out: &mut Vec<(Chance, u32)>) {
        match self.public.open {
            Pending::Deal | Pending::Draw => out.extend(self.pile.iter().map(|card| (Chance::Card(card), 1))),
            Pending::Strike(_) => out.extend((1..=6).map(|die| (Chance::Die(die), 1))),
            Pending::Move => {}
        }
    }

    fn draw(&self, rng: &mut dyn RandomSource) -> Chance {
        match self.public.open {
            Pending::Deal | Pending::Draw | Pending::Move => Chance::Card(self.pile.draw(rng)),
            Pending::Strike(_) => Chance::Die(1 + rng.below(6) as u8),
        }
    }

    fn resolve(&mut self, chance: Chance, out: &mut EventSink<'_, Event>) {
        match (self.public.open, chance) {
            (Pending::Deal, Chance::Card(card)) => {
                self.take(card, out);
                self.public.mover = self.public.mover.other();
                if self.hands.iter().all(|hand| hand.len() == DEALT) {
                    self.public.open = Pending::Move;
                }
            }
            (_, Chance::Card(card)) => {
                self.take(card, out);
                self.end_move();
            }
            (open, Chance::Die(die)) => {
                let Pending::Strike(strength) = open else { return };
                let seat = self.public.mover.other();
                let lost = strength.saturating_sub(die).min(self.public.life[seat]);
                self.public.life[seat] -= lost;
                out.emit(Viewers::ALL, || Event::Struck { seat, die, lost, rule: rules::DUEL_HIT });
                self.end_move();
            }
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        let own = viewer.seat().filter(|seat| seat.index() < 2).map_or(Cards::NONE, |seat| self.hands[seat]);
        View { viewer, own, held: BySeat::from_fn(|seat| self.hands[seat].len()), public: self.public }
    }

    fn belief(_: &'static (), view: &View) -> Result<Belief, Vec<Fault>> {
        let View { own, held, public, .. } = *view;
        // Check the counts first: dealing needs at least as many unseen cards as are hidden.
        let mut faults: Vec<Fault> =
            held.0.into_iter().filter(|held| *held > HAND).map(Fault::Hand).collect();
        faults.extend(own.shared(public.discard).iter().map(Fault::CardTwice));
        let seen = |seat| if view.viewer.is(seat) { own.len() } else { 0 };
        let hidden: u8 = Seat::first(2).map(|seat| held[seat].min(HAND).saturating_sub(seen(seat))).sum();
        if hidden > Cards::ALL.minus(own).minus(public.discard).len() {
            faults.push(Fault::Viewpoint);
        }
        if !faults.is_empty() {
            return Err(faults);
        }
        // A view is possible if some completion of it is a legal state that has exactly this view.
        let completion = Self::deal(&Belief(*view), &mut contract::SmallRng::new(0));
        faults = completion.faults();
        let seated = view.viewer.seat().is_none_or(|seat| seat.index() < 2);
        if faults.is_empty() && !(seated && completion.view(view.viewer) == *view) {
            faults.push(Fault::Viewpoint);
        }
        if faults.is_empty() { Ok(Belief(*view)) } else { Err(faults) }
    }

    fn deal(belief: &Belief, rng: &mut dyn RandomSource) -> Self {
        let View { viewer, own, held, public } = belief.0;
        let mut pile = Cards::ALL.minus(own).minus(public.discard);
        let hands = BySeat::from_fn(|seat| {
            let mut hand = if viewer.is(seat) { own } else { Cards::NONE };
            while hand.len() < held[seat] {
                let card = pile.draw(rng);
                pile = pile.without(card);
                hand = hand.with(card);
            }
            hand
        });
        Duel6 { hands, pile, public }
    }
}

#[cfg(test)]
mod tests;
