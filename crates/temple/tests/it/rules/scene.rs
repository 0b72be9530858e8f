//! Positions written by hand, and what is said to them.

use table::{Game, Offers, OffersOf, Out, RuleId, Seat, Told, Turn};
use temple::{
    Cause, Chance, Choice, Event, Figure, FigureId, Open, Options, PassPlace, Position, Role, Setup, Side,
    State, Status, content,
};

pub(crate) const MAUL: FigureId = FigureId(0);
pub(crate) const R5: FigureId = FigureId(1);
pub(crate) const SEP_MEDIC: FigureId = FigureId(2);
pub(crate) const SEP_TECH: FigureId = FigureId(3);
pub(crate) const OBI: FigureId = FigureId(4);
pub(crate) const R2: FigureId = FigureId(5);
pub(crate) const REP_MEDIC: FigureId = FigureId(6);
pub(crate) const REP_TECH: FigureId = FigureId(7);
/// The Assault Droid of X7.
pub(crate) const ASSAULT: FigureId = FigureId(8);
/// The Medical Droid of I7.
pub(crate) const DOCTOR: FigureId = FigureId(10);

/// A position under construction: everybody gone until put somewhere, the Separatists (seat A) to play turn 1.
#[derive(Clone)]
pub(crate) struct Scene {
    pub(crate) setup: Setup,
}

impl Scene {
    pub(crate) fn new() -> Scene {
        let content = content::builtin();
        let map = &content.maps[0];
        let gone = |role, side| Figure {
            role,
            side,
            status: Status::Gone,
            square: map.square("A3").unwrap(),
            life: 0,
            force: 0,
        };
        let mut figures = Vec::new();
        for side in Side::BOTH {
            figures.extend(Role::TEAM.map(|role| gone(role, Some(side))));
        }
        for (role, squares) in [(Role::Assault, &map.assault), (Role::Medical, &map.medical)] {
            let life = content.units.card(role).life;
            let inert = |square| Figure { role, side: None, status: Status::Inert, square, life, force: 0 };
            figures.extend(squares.iter().map(|square| inert(*square)));
        }
        let position = Position {
            separatists: Seat::A,
            figures,
            open_doors: Vec::new(),
            barriers_off: [false; 2],
            searched: [false; 4],
            pass: PassPlace::Hidden,
            side: Side::Separatists,
            turn: 1,
            played: Vec::new(),
            tried: Vec::new(),
            called: false,
            vigilant: Vec::new(),
        };
        // Without reinforcements unless a test is about them: nothing is asked that it does not speak of.
        let options = Options { reinforcements: temple::Switch::Off, ..Options::default() };
        Scene { setup: Setup { options, position: Some(position), ..Setup::default() } }
    }

    pub(crate) fn position(&mut self) -> &mut Position {
        self.setup.position.as_mut().unwrap()
    }

    /// Puts a figure on a square with full life and Force.
    pub(crate) fn put(mut self, id: FigureId, name: &str) -> Scene {
        let content = content::builtin();
        let square = content.maps[0].square(name).unwrap();
        let figure = &mut self.position().figures[id.index()];
        let card = content.units.card(figure.role);
        (figure.status, figure.square) = (Status::Active, square);
        (figure.life, figure.force) = (card.life, card.force);
        if matches!(figure.role, Role::Assault | Role::Medical) {
            figure.status = Status::Inert;
        }
        self
    }

    pub(crate) fn life(mut self, id: FigureId, life: u8) -> Scene {
        self.position().figures[id.index()].life = life;
        self
    }

    pub(crate) fn with(mut self, change: impl FnOnce(&mut Position)) -> Scene {
        change(self.position());
        self
    }

    pub(crate) fn options(mut self, change: impl FnOnce(&mut Options)) -> Scene {
        change(&mut self.setup.options);
        self
    }

    pub(crate) fn table(&self) -> Table {
        match State::begin(content::builtin(), &self.setup) {
            Ok(state) => Table { state },
            Err(faults) => panic!("{faults:?}"),
        }
    }
}

/// A state that is spoken to.
#[derive(Clone, Copy)]
pub(crate) struct Table {
    pub(crate) state: State,
}

impl Table {
    pub(crate) fn asked(&self) -> Seat {
        match self.state.turn() {
            Turn::Decide(seats) => seats.first().unwrap(),
            other => panic!("nobody is asked: {other:?}"),
        }
    }

    /// Plays a choice of whoever is asked; the events.
    pub(crate) fn play(&mut self, choice: Choice) -> Vec<Event> {
        let seat = self.asked();
        if let Err(refusal) = self.state.check(seat, &choice) {
            panic!("{choice:?} refused: {refusal:?}");
        }
        let mut told = Told::default();
        self.state.play(seat, choice, &mut Out::to(&mut told));
        self.state.audit().unwrap();
        told.events.into_iter().map(|(_, event)| event).collect()
    }

    pub(crate) fn roll(&mut self, chance: Chance) -> Vec<Event> {
        assert_eq!(self.state.turn(), Turn::Chance, "dice are not asked");
        let mut list = Vec::new();
        self.state.chances(&mut list);
        assert!(list.iter().any(|(outcome, _)| *outcome == chance), "{chance:?} cannot fall");
        let mut told = Told::default();
        self.state.resolve(chance, &mut Out::to(&mut told));
        self.state.audit().unwrap();
        told.events.into_iter().map(|(_, event)| event).collect()
    }

    pub(crate) fn refusal(&self, choice: Choice) -> (RuleId, Cause) {
        match self.state.check(self.asked(), &choice) {
            Err(refusal) => (refusal.rule, refusal.by),
            Ok(()) => panic!("{choice:?} is allowed"),
        }
    }

    pub(crate) fn offers(&self) -> Vec<Choice> {
        let mut offers: OffersOf<State> = Offers::default();
        self.state.offers(self.asked(), &mut offers);
        offers.ones
    }

    pub(crate) fn figure(&self, id: FigureId) -> Figure {
        *self.state.public().figure(id).unwrap()
    }

    pub(crate) fn square(&self, id: FigureId) -> String {
        self.state.map().name_of(self.figure(id).square)
    }

    /// Plays a figure without moving it.
    pub(crate) fn stand(&mut self, id: FigureId) {
        self.play(Choice::Activate(id));
        if self.state.public().open == Open::Walk {
            self.play(Choice::Stop);
        }
    }

    /// Plays a figure and walks it along digits.
    pub(crate) fn walk(&mut self, id: FigureId, digits: &str) -> Vec<Event> {
        self.play(Choice::Activate(id));
        self.play(walk(digits))
    }
}

pub(crate) fn walk(digits: &str) -> Choice {
    Choice::Walk(serde_json::from_str(&format!("\"{digits}\"")).unwrap())
}
