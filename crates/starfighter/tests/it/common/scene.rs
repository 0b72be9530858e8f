//! Hand-made positions in a short notation: `v0-02 1-21 2-23/p/d10` is a stack from the bottom: a verso, two rectos,
//! the top one pivoted with one marker on its printed top half. Flags: `p` pivoted, `dTB` damage, `sN` markers on
//! screens, `x` recto seen by everybody, `o` from before the last reshuffle.

use super::{card, cards, preset};
use contract::{BySeat, EventSink, Game, LegalChoicesOf, RecordedEvents, Seat, Turn, Viewer};
use starfighter::{
    Choice, DealtCard, Direction, Effect, Event, Face, Half, LaidCard, Matricule, Mode, Options,
    PilePosition, Position, PositionPhase, Question, Refusal, Sector, Setup, Shift, SidePosition, Spot,
    State, View, content,
};

pub(crate) const A: Seat = Seat::A;
pub(crate) const B: Seat = Seat::B;

/// A position under construction. Cards that are not named are in the pile.
#[derive(Clone)]
pub(crate) struct Scene {
    pub(crate) setup: Setup,
    position: Position,
    rest_in_pile: bool,
}

impl Scene {
    /// Skirmish, two Apollos with four slots everywhere and armor 20; the first seat plays a card in round one.
    pub(crate) fn new() -> Scene {
        let side = SidePosition {
            armor: 20,
            passed: false,
            hand: vec![],
            aside: vec![],
            promised: 0,
            sectors: Default::default(),
        };
        let pile = PilePosition { cards: vec![], discard: vec![], remade: None };
        let position = Position {
            round: 1,
            at: PositionPhase::Deploy { seat: A },
            marker: A,
            offset: 0,
            sides: BySeat([side.clone(), side]),
            piles: vec![pile],
        };
        let setup = Setup { mode: Mode::Skirmish, ..preset("skirmish") };
        Scene { setup, position, rest_in_pile: true }.cruisers("apollo", "apollo")
    }

    pub(crate) fn cruisers(mut self, a: &str, b: &str) -> Scene {
        self.setup.cruisers = BySeat([a, b].map(|key| Some(key.parse().unwrap())));
        self
    }

    pub(crate) fn total_war(mut self) -> Scene {
        self.setup.mode = Mode::TotalWar;
        self.position.piles.push(self.position.piles[0].clone());
        self.rest_in_pile = false;
        self
    }

    pub(crate) fn options(mut self, edit: impl FnOnce(&mut Options)) -> Scene {
        edit(&mut self.setup.options);
        self
    }

    pub(crate) fn position(mut self, edit: impl FnOnce(&mut Position)) -> Scene {
        edit(&mut self.position);
        self
    }

    /// The battle begins: the marker holder may shift.
    pub(crate) fn battle(self, marker: Seat) -> Scene {
        self.position(|position| (position.at, position.marker) = (PositionPhase::Shift, marker))
    }

    pub(crate) fn turn(self, seat: Seat) -> Scene {
        self.position(|position| (position.at, position.marker) = (PositionPhase::Deploy { seat }, seat))
    }

    pub(crate) fn hand(self, seat: Seat, list: &str) -> Scene {
        self.position(|position| position.sides[seat].hand = cards(list))
    }

    pub(crate) fn armor(self, a: i16, b: i16) -> Scene {
        self.position(|p| (p.sides[A].armor, p.sides[B].armor) = (a, b))
    }

    pub(crate) fn stack(self, seat: Seat, sector: usize, list: &str) -> Scene {
        let stack = list.split_whitespace().map(laid).collect();
        self.position(|position| position.sides[seat].sectors[sector] = stack)
    }

    /// The pile holds exactly these cards.
    pub(crate) fn pile(mut self, list: &str) -> Scene {
        self.rest_in_pile = false;
        self.position(|position| position.piles[0].cards = cards(list))
    }

    pub(crate) fn discard(self, list: &str) -> Scene {
        self.position(|position| position.piles[0].discard = cards(list))
    }

    pub(crate) fn to_setup(&self) -> Setup {
        let mut position = self.position.clone();
        if self.rest_in_pile {
            let mut used: Vec<Matricule> = position.piles[0].discard.clone();
            for side in position.sides.iter() {
                used.extend(side.hand.iter().chain(&side.aside));
                used.extend(side.sectors.iter().flatten().filter_map(|laid| laid.card));
            }
            let all = content::builtin().cards().iter().map(|card| card.matricule);
            position.piles[0].cards = all.filter(|card| !used.contains(card)).collect();
        }
        Setup { position: Some(Box::new(position)), ..self.setup.clone() }
    }

    pub(crate) fn begin(&self) -> TestMatch {
        let state = State::begin(content::builtin(), &self.to_setup()).unwrap_or_else(|f| panic!("{f:?}"));
        TestMatch { state, recorded: RecordedEvents::default() }
    }

    pub(crate) fn faults(&self) -> Vec<starfighter::Fault> {
        State::begin(content::builtin(), &self.to_setup()).expect_err("a faulty position")
    }
}

fn laid(text: &str) -> LaidCard {
    let (face, text) = text.strip_prefix('v').map_or((Face::Recto, text), |rest| (Face::Verso, rest));
    let mut parts = text.split('/');
    let mut laid = LaidCard {
        card: Some(card(parts.next().unwrap())),
        face,
        pivoted: false,
        damage: [0; 2],
        screens: 0,
        exposed: false,
        older: false,
        fired: [0; 4],
    };
    for flag in parts {
        let digits: Vec<u8> = flag.bytes().filter(u8::is_ascii_digit).map(|b| b - b'0').collect();
        match flag.as_bytes()[0] {
            b'p' => laid.pivoted = true,
            b'd' => laid.damage = [digits[0], digits[1]],
            b's' => laid.screens = digits[0],
            b'x' => laid.exposed = true,
            b'o' => laid.older = true,
            other => panic!("flag {other}"),
        }
    }
    laid
}

fn short_text(laid: &LaidCard) -> String {
    let verso = if laid.face == Face::Verso { "v" } else { "" };
    let name = laid.card.map_or("?".to_owned(), |card| card.to_string());
    let pivoted = if laid.pivoted { "/p" } else { "" };
    let [top, bottom] = laid.damage;
    let damage = if laid.damage == [0; 2] { String::new() } else { format!("/d{top}{bottom}") };
    let screens = if laid.screens == 0 { String::new() } else { format!("/s{}", laid.screens) };
    format!("{verso}{name}{pivoted}{damage}{screens}")
}

pub(crate) fn spot(seat: Seat, sector: u8, slot: u8) -> Spot {
    Spot { seat, sector: Sector::new(sector).unwrap(), slot }
}

/// A match under test, with all events so far.
#[derive(Clone)]
pub(crate) struct TestMatch {
    pub(crate) state: State,
    pub(crate) recorded: RecordedEvents<Event>,
}

impl TestMatch {
    pub(crate) fn new(setup: &Setup) -> TestMatch {
        let state = State::begin(content::builtin(), setup).unwrap_or_else(|f| panic!("{f:?}"));
        TestMatch { state, recorded: RecordedEvents::default() }
    }

    /// Plays a legal choice.
    pub(crate) fn choose(&mut self, seat: Seat, choice: Choice) -> &mut Self {
        if let Err(refusal) = self.state.check(seat, &choice) {
            panic!("{choice:?}: {refusal:?}; asked {:?}", self.state.question());
        }
        self.state.play(seat, choice, &mut EventSink::recording(&mut self.recorded));
        self.state.audit().unwrap();
        self
    }

    pub(crate) fn recto(&mut self, seat: Seat, name: &str, sector: u8) -> &mut Self {
        self.choose(seat, play(name, Face::Recto, sector))
    }

    pub(crate) fn verso(&mut self, seat: Seat, name: &str, sector: u8) -> &mut Self {
        self.choose(seat, play(name, Face::Verso, sector))
    }

    pub(crate) fn pass(&mut self, seat: Seat) -> &mut Self {
        self.choose(seat, Choice::Pass)
    }

    pub(crate) fn first(&mut self, seat: Seat, name: &str, half: Half, effect: Effect) -> &mut Self {
        self.choose(seat, Choice::First { card: card(name), half, effect })
    }

    pub(crate) fn target(&mut self, seat: Seat, at: Spot) -> &mut Self {
        self.choose(seat, Choice::Target { at })
    }

    pub(crate) fn to(&mut self, seat: Seat, at: Spot, sector: u8) -> &mut Self {
        self.choose(seat, Choice::Move { at, to: Sector::new(sector).unwrap() })
    }

    pub(crate) fn half(&mut self, seat: Seat, half: Half) -> &mut Self {
        self.choose(seat, Choice::Half(half))
    }

    /// The marker holder does not shift, and fights from its left.
    pub(crate) fn fight(&mut self) -> &mut Self {
        let seat = self.state.marker();
        self.choose(seat, Choice::Shift(Shift::Stay));
        self.choose(seat, Choice::Direction(Direction::LeftToRight))
    }

    /// Chance turns up this card.
    pub(crate) fn deal(&mut self, name: &str) -> &mut Self {
        let (mut outcomes, dealt) = (Vec::new(), DealtCard { card: card(name) });
        self.state.chance_outcomes(&mut outcomes);
        assert!(outcomes.iter().any(|(outcome, _)| *outcome == dealt), "{name} of {outcomes:?}");
        self.state.resolve(dealt, &mut EventSink::recording(&mut self.recorded));
        self.state.audit().unwrap();
        self
    }

    /// Deals the first possible card until a seat must decide; returns the order in which the seats drew.
    pub(crate) fn deal_all(&mut self) -> Vec<Seat> {
        let mut drawers = Vec::new();
        while let Question::Draw { seat, .. } = self.state.question() {
            drawers.push(seat);
            let dealt = self.state.draw(&mut contract::SmallRng::new(0));
            self.state.resolve(dealt, &mut EventSink::recording(&mut self.recorded));
        }
        drawers
    }

    pub(crate) fn refuse(&self, seat: Seat, choice: Choice) -> Refusal {
        self.state.check(seat, &choice).expect_err("a refusal")
    }

    pub(crate) fn legal_choices(&self, seat: Seat) -> Vec<Choice> {
        let mut legal = LegalChoicesOf::<State>::default();
        self.state.legal_choices(seat, &mut legal);
        legal.listed
    }

    pub(crate) fn question(&self) -> Question {
        self.state.question()
    }

    pub(crate) fn view(&self, seat: Seat) -> View {
        self.state.view(Viewer::Seat(seat))
    }

    /// A stack as its owner sees it.
    pub(crate) fn sector(&self, seat: Seat, sector: usize) -> String {
        stack(&self.view(seat), seat, sector)
    }

    pub(crate) fn armor(&self) -> [i16; 2] {
        [A, B].map(|seat| self.state.armor(seat))
    }

    /// Set-aside cards, of whatever pile.
    pub(crate) fn aside(&self, seat: Seat) -> u8 {
        let side = &self.view(seat).sides[seat];
        side.promised + side.settled
    }

    pub(crate) fn discard(&self) -> Vec<String> {
        self.view(A).piles[0].discard.iter().map(ToString::to_string).collect()
    }

    /// The effects resolved so far, as `card effect`, in order.
    pub(crate) fn fired(&self) -> Vec<String> {
        let fired = |event: &Event| match event {
            Event::Fired { card, effect, .. } => Some(format!("{card} {}", effect.key())),
            _ => None,
        };
        self.recorded.events.iter().filter_map(|(_, event)| fired(event)).collect()
    }

    /// The rules by which symbols were ignored, as `card effect rule`.
    pub(crate) fn ignored(&self) -> Vec<String> {
        let ignored = |event: &Event| match event {
            Event::Ignored { card, effect, rule, .. } => Some(format!("{card} {} {rule}", effect.key())),
            _ => None,
        };
        self.recorded.events.iter().filter_map(|(_, event)| ignored(event)).collect()
    }

    /// Events visible to a viewer.
    pub(crate) fn visible_to(&self, viewer: Viewer) -> Vec<Event> {
        self.recorded.visible_to(viewer).cloned().collect()
    }

    pub(crate) fn has_event(&self, wanted: impl Fn(&Event) -> bool) -> bool {
        self.recorded.events.iter().any(|(_, event)| wanted(event))
    }

    pub(crate) fn is_over(&self) -> bool {
        matches!(self.state.turn(), Turn::Over(_))
    }
}

/// A stack as shown in a view.
pub(crate) fn stack(view: &View, seat: Seat, sector: usize) -> String {
    view.sides[seat].sectors[sector].iter().map(short_text).collect::<Vec<_>>().join(" ")
}

pub(crate) fn play(name: &str, face: Face, sector: u8) -> Choice {
    Choice::Play { card: card(name), face, sector: Sector::new(sector).unwrap() }
}
