//! Rules tested by hand-made cases: both sides are flown by players, and the test supplies every die.

mod abilities;
mod attacks;
mod damage;
mod devices;
mod missiles;
mod moves;
mod rounds;
mod scenarios;
mod setups;
mod ships;
mod slam;
mod solo_ships;

use crate::content::Content;
use crate::craft::Team;
use crate::dice::roll::{AttackRoll, DefenseRoll};
use crate::geometry::Bearing;
use crate::ship::placement::{DialSetting, Placement};
use crate::{
    Chance, ChanceNode, Choice, Event, ObstacleEntry, Options, Pending, Question, Setup, Ship, ShipEntry,
    ShipId, State, chance, question,
};
use contract::{EventSink, Game, RecordedEvents, Seat, Turn};

/// A straight of this speed.
fn straight(speed: u8) -> DialSetting {
    DialSetting { bearing: Bearing::Straight, speed }
}

/// A ship of the first player, facing up.
fn ours(id: &str, xws: &str, initiative: u8, x: i32, y: i32) -> ShipEntry {
    ShipEntry {
        id: id.into(),
        team: Team::Player,
        seat: Some(Seat::A),
        ship: Some(xws.into()),
        initiative: Some(initiative),
        at: Some(Placement::mm(x, y, 0)),
        ..ShipEntry::default()
    }
}

/// A ship of the second player, facing down.
fn theirs(id: &str, xws: &str, initiative: u8, x: i32, y: i32) -> ShipEntry {
    ShipEntry {
        team: Team::Solo,
        seat: Some(Seat::B),
        at: Some(Placement::mm(x, y, 180)),
        ..ours(id, xws, initiative, x, y)
    }
}

/// A running match with the events so far.
struct Match {
    state: State,
    told: Vec<Event>,
}

fn table(ships: Vec<ShipEntry>, obstacles: &[(&str, Placement)]) -> Match {
    let obstacle =
        |(token, at): &(&str, Placement)| ObstacleEntry { token: (*token).into(), at: *at, gone: false };
    let setup = Setup {
        options: Options::default(),
        seats: 2,
        round: 1,
        ships,
        obstacles: obstacles.iter().map(obstacle).collect(),
        ..Setup::default()
    };
    Match { state: State::begin(Content::standard(), &setup).unwrap(), told: Vec::new() }
}

impl Match {
    /// The seat that is asked; the first one if there are several.
    fn seat(&self) -> Seat {
        match self.state.turn() {
            Turn::Decide(seats) => seats.first().unwrap(),
            other => panic!("{other:?} in {:?}", self.state.public().open),
        }
    }

    fn choose(&mut self, choice: Choice) -> &mut Self {
        let (seat, mut told) = (self.seat(), RecordedEvents::default());
        assert_eq!(self.state.check(seat, &choice), Ok(()), "{:?}", self.state.public().open);
        self.state.play(seat, choice, &mut EventSink::recording(&mut told));
        self.heard(told)
    }

    fn fall(&mut self, chance: Chance) -> &mut Self {
        let mut list = Vec::new();
        self.state.chance_outcomes(&mut list);
        assert!(list.iter().any(|(other, _)| *other == chance), "{:?}: {list:?}", self.state.public().open);
        let mut told = RecordedEvents::default();
        self.state.resolve(chance, &mut EventSink::recording(&mut told));
        self.heard(told)
    }

    fn heard(&mut self, told: RecordedEvents<Event>) -> &mut Self {
        self.state.audit().unwrap();
        self.told.extend(told.events.into_iter().map(|(_, event)| event));
        self
    }

    /// Sets the dials of all ships, in the order in which they are asked for.
    fn dials(&mut self, settings: &[DialSetting]) -> &mut Self {
        for setting in settings {
            let seat = self.seat();
            let ship = self.state.next_dial(seat).unwrap();
            self.choose(Choice::Dial(ship, *setting));
        }
        self
    }

    /// Passes as long as an action is asked for.
    fn no_actions(&mut self) -> &mut Self {
        while matches!(self.open(), Pending::Ask(Question::Act(_))) {
            self.choose(Choice::Pass);
        }
        self
    }

    fn reds(&mut self, crit: u8, hit: u8, focus: u8, blank: u8) -> &mut Self {
        self.fall(Chance::Reds(AttackRoll { crit, hit, focus, blank }))
    }

    fn greens(&mut self, evade: u8, focus: u8, blank: u8) -> &mut Self {
        self.fall(Chance::Greens(DefenseRoll { evade, focus, blank }))
    }

    fn open(&self) -> Pending {
        self.state.public().open
    }

    fn ship(&self, id: &str) -> &Ship {
        let label = crate::label::Label::new(id).unwrap();
        self.state.public().ship(self.state.public().named(label).unwrap())
    }

    fn legal_choices(&self) -> Vec<Choice> {
        let mut legal = contract::LegalChoices::default();
        self.state.legal_choices(self.seat(), &mut legal);
        legal.listed
    }
}

const X: ShipId = ShipId(0);
const T: ShipId = ShipId(1);

/// A T-65 of initiative 3 and a TIE/ln of initiative 1, this far apart edge to edge after both have flown 2 straight.
fn duel(gap: i32) -> Match {
    duel_of(ours("X", "t65xwing", 3, 400, 80), theirs("T", "tielnfighter", 1, 400, 80 + 240 + 40 + gap))
}

fn duel_of(ours: ShipEntry, theirs: ShipEntry) -> Match {
    table(vec![ours, theirs], &[])
}

impl Match {
    /// Both fly 2 straight and pass their actions, up to the first attack.
    fn approach(&mut self) -> &mut Self {
        self.dials(&[straight(2), straight(2)]).no_actions()
    }
}
