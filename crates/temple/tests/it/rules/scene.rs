//! Builds positions by hand and plays on them.

use contract::{EventSink, Game, LegalChoices, LegalChoicesOf, RecordedEvents, RuleId, Seat, Turn};
use temple::{
    Chance, Choice, Event, Figure, FigureId, Options, PassPlace, Pending, Position, RefusalCause, Role,
    Setup, Side, State, Status, content,
};

pub(crate) const MAUL: FigureId = FigureId(0);
pub(crate) const R5: FigureId = FigureId(1);
pub(crate) const SEP_MEDIC: FigureId = FigureId(2);
pub(crate) const SEP_TECH: FigureId = FigureId(3);
pub(crate) const OBI: FigureId = FigureId(4);
pub(crate) const R2: FigureId = FigureId(5);
pub(crate) const REP_MEDIC: FigureId = FigureId(6);
pub(crate) const REP_TECH: FigureId = FigureId(7);
/// The Assault Droid on X7.
pub(crate) const ASSAULT: FigureId = FigureId(8);
/// The Medical Droid on I7.
pub(crate) const DOCTOR: FigureId = FigureId(10);

/// A position under construction: all figures are gone until placed; the Separatists (seat A) play turn 1.
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
        // Without reinforcements unless a test needs them, so that no unrelated question is asked.
        let options = Options { reinforcements: temple::Switch::Off, ..Options::default() };
        Scene { setup: Setup { options, position: Some(position), ..Setup::default() } }
    }

    pub(crate) fn position(&mut self) -> &mut Position {
        self.setup.position.as_mut().unwrap()
    }

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

    pub(crate) fn start(&self) -> TestMatch {
        match State::begin(content::builtin(), &self.setup) {
            Ok(state) => TestMatch { state },
            Err(faults) => panic!("{faults:?}"),
        }
    }
}

/// A match under test.
#[derive(Clone, Copy)]
pub(crate) struct TestMatch {
    pub(crate) state: State,
}

impl TestMatch {
    pub(crate) fn asked(&self) -> Seat {
        match self.state.turn() {
            Turn::Decide(seats) => seats.first().unwrap(),
            other => panic!("nobody is asked: {other:?}"),
        }
    }

    /// Plays a choice of the seat that decides, and returns the events.
    pub(crate) fn play(&mut self, choice: Choice) -> Vec<Event> {
        let seat = self.asked();
        if let Err(refusal) = self.state.check(seat, &choice) {
            panic!("{choice:?} refused: {refusal:?}");
        }
        let mut recorded = RecordedEvents::default();
        self.state.play(seat, choice, &mut EventSink::recording(&mut recorded));
        self.state.audit().unwrap();
        recorded.events.into_iter().map(|(_, event)| event).collect()
    }

    pub(crate) fn roll(&mut self, chance: Chance) -> Vec<Event> {
        assert_eq!(self.state.turn(), Turn::Chance, "dice are not asked");
        let mut list = Vec::new();
        self.state.chance_outcomes(&mut list);
        assert!(list.iter().any(|(outcome, _)| *outcome == chance), "{chance:?} cannot fall");
        let mut recorded = RecordedEvents::default();
        self.state.resolve(chance, &mut EventSink::recording(&mut recorded));
        self.state.audit().unwrap();
        recorded.events.into_iter().map(|(_, event)| event).collect()
    }

    pub(crate) fn refusal(&self, choice: Choice) -> (RuleId, RefusalCause) {
        match self.state.check(self.asked(), &choice) {
            Err(refusal) => (refusal.rule, refusal.by),
            Ok(()) => panic!("{choice:?} is allowed"),
        }
    }

    pub(crate) fn legal_choices(&self) -> Vec<Choice> {
        let mut legal: LegalChoicesOf<State> = LegalChoices::default();
        self.state.legal_choices(self.asked(), &mut legal);
        legal.listed
    }

    pub(crate) fn figure(&self, id: FigureId) -> Figure {
        *self.state.public().figure(id).unwrap()
    }

    pub(crate) fn square(&self, id: FigureId) -> String {
        self.state.map().name_of(self.figure(id).square)
    }

    /// Activates a figure without moving it.
    pub(crate) fn stand(&mut self, id: FigureId) {
        self.play(Choice::Activate(id));
        if self.state.public().open == Pending::Walk {
            self.play(Choice::Stop);
        }
    }

    /// Activates a figure and walks it along a path of digits.
    pub(crate) fn walk(&mut self, id: FigureId, digits: &str) -> Vec<Event> {
        self.play(Choice::Activate(id));
        self.play(walk(digits))
    }
}

pub(crate) fn walk(digits: &str) -> Choice {
    Choice::Walk(serde_json::from_str(&format!("\"{digits}\"")).unwrap())
}
