//! The implementation of [`Game`] for a match.
//!
//! Legal choices are listed in [`State::legal_choices`] and checked in [`State::check`] by code that does not share the
//! list, so that one can be tested against the other.

use crate::belief::Belief;
use crate::board::place::SectorSet;
use crate::content::Content;
use crate::effects::frames::Frame;
use crate::event::Event;
use crate::refusal::Refusal;
use crate::view::View;
use crate::{
    CardSet, Choice, DamageCause, DealtCard, Direction, Face, Fault, Half, MAX_SLOTS, Phase, Question,
    Sector, Setup, Shift, Spot, State, rules,
};
use contract::{EventSink, Game, LegalChoicesOf, NoRegion, RandomSource, Seat, Seats, Turn, Viewer};

impl State {
    #[must_use]
    pub fn question(&self) -> Question {
        let top = |seat: Seat, sector: Sector| {
            let slot = (self.sides[seat].board[sector.index()].len() as u8).saturating_sub(1);
            Spot { seat, sector, slot }
        };
        match self.frames.last() {
            Some(frame @ Frame::Effect { seat, .. }) => match self.waiting(frame) {
                Some(waiting) if !self.must_order() => Question::Target {
                    seat: waiting.seat,
                    card: self.content.0.name(waiting.card),
                    half: waiting.half,
                    effect: waiting.effect,
                },
                Some(_) | None => Question::Order { seat: *seat },
            },
            Some(&Frame::Hit { by, seat, sector }) => {
                Question::Half { seat: by, at: top(seat, sector), why: DamageCause::Effect, left: 1 }
            }
            Some(&Frame::Spread { seat, sector, slot, left }) => {
                Question::Half { seat, at: Spot { seat, sector, slot }, why: DamageCause::Flip, left }
            }
            Some(&Frame::Damage { seat, sector, left }) => {
                Question::Half { seat, at: top(seat, sector), why: DamageCause::Combat, left }
            }
            Some(Frame::Settle { .. }) => {
                let seat = if self.sides[Seat::A].promised > 0 { Seat::A } else { Seat::B };
                Question::Settle { seat }
            }
            None => self.phase_question(),
        }
    }

    fn phase_question(&self) -> Question {
        match self.phase {
            Phase::Cruisers => Question::Cruiser { seats: self.choosers() },
            Phase::Reinforce => match self.drawer() {
                Some((seat, aside)) => Question::Draw { seat, aside },
                None => Question::Over,
            },
            Phase::Deploy => Question::Deploy { seat: self.turn },
            Phase::Shift => Question::Shift { seat: self.marker },
            Phase::Direction => Question::Direction { seat: self.marker },
            Phase::Battle | Phase::Over => Question::Over,
        }
    }

    /// The seats that must answer a question.
    fn asked(&self, question: Question) -> Seats {
        match question {
            Question::Cruiser { seats } => seats,
            Question::Deploy { seat }
            | Question::Order { seat }
            | Question::Target { seat, .. }
            | Question::Half { seat, .. }
            | Question::Shift { seat }
            | Question::Direction { seat } => Seats::one(seat),
            Question::Draw { .. } | Question::Settle { .. } | Question::Over => Seats::NONE,
        }
    }

    fn offer_plays(&self, seat: Seat, out: &mut Vec<Choice>) {
        let Some(cruiser) = self.cruiser(seat) else { return };
        let side = &self.sides[seat];
        // Sectors by the level of their lowest free slot, and all with a free slot: computed once for the whole hand.
        let mut free = SectorSet::NONE;
        let mut by_level = [SectorSet::NONE; MAX_SLOTS];
        for sector in Sector::all() {
            let slot = side.board[sector.index()].len();
            if slot < usize::from(cruiser.slots[sector.index()]) {
                free.add(sector);
                by_level[slot].add(sector);
            }
        }
        for id in side.hand {
            let card = self.content.0.name(id);
            let recto = if card.level() == 0 { free } else { by_level[usize::from(card.level())] };
            for (face, sectors) in [(Face::Recto, recto), (Face::Verso, free)] {
                out.extend(sectors.sectors().map(|sector| Choice::Play { card, face, sector }));
            }
        }
    }

    fn offer_order(&self, out: &mut Vec<Choice>) {
        let begin = out.len();
        for waiting in self.last_group().iter().filter_map(|frame| self.waiting(frame)) {
            let card = self.content.0.name(waiting.card);
            let choice = Choice::First { card, half: waiting.half, effect: waiting.effect };
            if !out[begin..].contains(&choice) {
                out.push(choice);
            }
        }
        out[begin..].sort_unstable();
    }

    /// Resolves this effect of the last group first: it becomes a group of its own.
    fn put_first(&mut self, wanted: Choice) {
        let group = self.next_group();
        let begin = self.frames.len() - self.last_group().len();
        let place = (begin..self.frames.len()).rev().find(|place| {
            self.waiting(&self.frames[*place]).is_some_and(|waiting| {
                let card = self.content.0.name(waiting.card);
                wanted == Choice::First { card, half: waiting.half, effect: waiting.effect }
            })
        });
        if let Some(place) = place
            && let Frame::Effect { seat, card, symbol, .. } = self.frames.remove(place)
        {
            self.frames.push(Frame::Effect { seat, card, symbol, group });
        }
    }

    /// Puts one marker on the chosen half.
    fn mark_half(&mut self, half: Half, out: &mut EventSink<'_, Event>) {
        let Question::Half { at, why, left, .. } = self.question() else { return };
        match self.frames.last_mut() {
            Some(Frame::Damage { left, .. } | Frame::Spread { left, .. }) => *left -= 1,
            Some(Frame::Hit { .. }) => {
                self.frames.pop();
            }
            Some(Frame::Effect { .. } | Frame::Settle { .. }) | None => {}
        }
        debug_assert!(left > 0, "a half is asked for only while markers are left");
        self.damage(at, half, 1, why, out);
    }

    /// The pile chance draws from.
    fn drawn_pile(&self) -> CardSet {
        match self.question() {
            Question::Draw { seat, .. } | Question::Settle { seat } => self.pile(seat).cards,
            Question::Cruiser { .. }
            | Question::Deploy { .. }
            | Question::Order { .. }
            | Question::Target { .. }
            | Question::Half { .. }
            | Question::Shift { .. }
            | Question::Direction { .. }
            | Question::Over => CardSet::EMPTY,
        }
    }
}

impl Game for State {
    const ID: &'static str = "starfighter";
    const RULES: u32 = 1;

    type Content = Content;
    type Setup = Setup;
    type Fault = Fault;
    type Choice = Choice;
    type Region = NoRegion;
    type Chance = DealtCard;
    type Refusal = Refusal;
    type Event = Event;
    type View = View;
    type Belief = Belief;

    fn begin(content: &'static Content, setup: &Setup) -> Result<Self, Vec<Fault>> {
        crate::begin::begin(content, setup)
    }

    fn position(&self) -> Option<Setup> {
        self.to_setup()
    }

    /// No chain has more effects than the table has symbols, times what the option allows; no effect asks more than
    /// eleven questions; no round has more chains than cards can be played or destroyed.
    fn max_acts(setup: &Setup) -> u32 {
        const CARDS: u32 = 128;
        const SYMBOLS: u32 = 4 * 40;
        const ANSWERS: u32 = 11;
        let chain = SYMBOLS * 3 * ANSWERS;
        let round = 2 * CARDS * (1 + chain) + 40 * chain + 8 * CARDS;
        2 + u32::from(setup.options.rounds) * round
    }

    fn seats(&self) -> u8 {
        2
    }

    fn audit(&self) -> Result<(), String> {
        self.check_invariants()
    }

    #[inline]
    fn turn(&self) -> Turn {
        let question = self.question();
        match question {
            Question::Draw { .. } | Question::Settle { .. } => Turn::Chance,
            Question::Over => Turn::Over(self.ending()),
            Question::Cruiser { .. }
            | Question::Deploy { .. }
            | Question::Order { .. }
            | Question::Target { .. }
            | Question::Half { .. }
            | Question::Shift { .. }
            | Question::Direction { .. } => Turn::Decide(self.asked(question)),
        }
    }

    fn legal_choices(&self, seat: Seat, out: &mut LegalChoicesOf<Self>) {
        let question = self.question();
        if !self.asked(question).has(seat) {
            return;
        }
        let ones = &mut out.listed;
        match question {
            Question::Cruiser { .. } => {
                let begin = ones.len();
                ones.extend(self.cruisers_for(seat).map(Choice::Cruiser));
                ones[begin..].sort_unstable();
            }
            Question::Deploy { .. } => {
                ones.push(Choice::Pass);
                self.offer_plays(seat, ones);
            }
            Question::Order { .. } => self.offer_order(ones),
            Question::Target { effect, .. } => self.targets(effect, |choice| ones.push(choice)),
            Question::Half { at, .. } => {
                let wholes = self.laid(at).map_or([0; 2], |laid| self.wholes(laid));
                ones.extend(Half::BOTH.into_iter().filter(|h| wholes[h.index()] > 0).map(Choice::Half));
            }
            Question::Shift { .. } => {
                let near = |shift: &Shift| self.check_shift(*shift).is_ok();
                ones.extend(Shift::ALL.into_iter().filter(near).map(Choice::Shift));
            }
            Question::Direction { .. } => {
                ones.extend([Direction::LeftToRight, Direction::RightToLeft].map(Choice::Direction));
            }
            Question::Draw { .. } | Question::Settle { .. } | Question::Over => {}
        }
    }

    fn check(&self, seat: Seat, choice: &Choice) -> Result<(), Refusal> {
        let question = self.question();
        if !self.asked(question).has(seat) {
            return Err(Refusal::NotAsked);
        }
        match (question, *choice) {
            (Question::Cruiser { .. }, Choice::Cruiser(key)) => self.check_cruiser(seat, key),
            (Question::Deploy { .. }, Choice::Pass) | (Question::Direction { .. }, Choice::Direction(_)) => {
                Ok(())
            }
            (Question::Deploy { .. }, Choice::Play { card, face, sector }) => {
                self.check_play(seat, card, face, sector)
            }
            (Question::Order { .. }, Choice::First { card, half, effect }) => {
                let same = |frame: &Frame| {
                    self.waiting(frame).is_some_and(|waiting| {
                        (self.content.0.name(waiting.card), waiting.half, waiting.effect)
                            == (card, half, effect)
                    })
                };
                if self.last_group().iter().any(same) {
                    return Ok(());
                }
                Err(Refusal::NotWaiting { card, half, effect, rule: rules::ORDER })
            }
            (Question::Target { effect, .. }, _) => self.check_target(effect, choice),
            (Question::Half { at, .. }, Choice::Half(half)) => match self.laid(at) {
                Some(laid) if self.whole(laid, half) > 0 => Ok(()),
                Some(_) | None => Err(Refusal::NoFighterThere { half, rule: rules::WHICH_FIGHTERS }),
            },
            (Question::Shift { .. }, Choice::Shift(shift)) => self.check_shift(shift),
            // Every other pair answers a question that is not pending.
            _ => Err(Refusal::OtherQuestion),
        }
    }

    fn play(&mut self, seat: Seat, choice: Choice, out: &mut EventSink<'_, Event>) {
        match choice {
            Choice::Cruiser(key) => self.choose_cruiser(seat, key, out),
            Choice::Pass => self.pass(seat, false, out),
            Choice::Play { card, face, sector } => {
                if let Some(id) = self.content.0.find(card) {
                    self.play_card(seat, id, face, sector, out);
                }
            }
            Choice::First { .. } => self.put_first(choice),
            Choice::Target { at } => self.choose_target(at, None, out),
            Choice::Move { at, to } => self.choose_target(at, Some(to), out),
            Choice::Half(half) => self.mark_half(half, out),
            Choice::Shift(shift) => self.shift(seat, shift, out),
            Choice::Direction(direction) => self.choose_direction(seat, direction, out),
        }
        self.run(out);
    }

    fn chance_outcomes(&self, out: &mut Vec<(DealtCard, u32)>) {
        out.extend(self.drawn_pile().map(|id| (DealtCard { card: self.content.0.name(id) }, 1)));
    }

    fn draw(&self, rng: &mut dyn RandomSource) -> DealtCard {
        let pile = self.drawn_pile();
        DealtCard { card: self.content.0.name(pile.nth(rng.below(u32::from(pile.len())))) }
    }

    fn resolve(&mut self, chance: DealtCard, out: &mut EventSink<'_, Event>) {
        let Some(card) = self.content.0.find(chance.card) else { return };
        if let Question::Settle { seat } = self.question() {
            self.settle(seat, card);
        } else {
            self.deal_card(card, out);
        }
        self.run(out);
    }

    fn view(&self, viewer: Viewer) -> View {
        self.view_for(viewer)
    }

    fn belief(content: &'static Content, view: &View) -> Result<Belief, Vec<Fault>> {
        Belief::from_view(content, view)
    }

    fn deal(belief: &Belief, rng: &mut dyn RandomSource) -> Self {
        belief.deal(rng)
    }
}

impl State {
    fn choose_target(&mut self, at: Spot, to: Option<Sector>, out: &mut EventSink<'_, Event>) {
        if let Some(waiting) = self.frames.last().copied().and_then(|frame| self.waiting(&frame)) {
            self.resolve_target(waiting, at, to, out);
        }
    }
}
