//! Metrics of The Lost Temple: turns, fights, doors, console attempts, and the score by side, by who went first, by
//! who had the pass first and by who first attacked a hero.

use crate::metrics::{MatchMetrics, Metrics};
use ::temple::{Event, Side, State, rules};
use contract::{ActOf, RecordedEvents, Seat, Viewer};

/// What is collected during a match.
#[derive(Debug, Default)]
pub(super) struct Recorder {
    attacks: u32,
    circumstance: u32,
    fallen: u32,
    doors: u32,
    searches: u32,
    hacks: u32,
    arrivals: u32,
    woken: u32,
    /// Who had the pass first.
    taker: Option<Seat>,
}

impl MatchMetrics<State> for Recorder {
    fn wants_events(&self) -> bool {
        true
    }

    fn record(&mut self, state: &State, _: &ActOf<State>, recorded: &RecordedEvents<Event>) {
        for event in recorded.visible_to(Viewer::Watcher) {
            match event {
                Event::Attacked { rule, .. } => {
                    self.attacks += 1;
                    self.circumstance += u32::from(*rule == rules::MEET_CONTACT);
                }
                Event::Fell(_) => self.fallen += 1,
                Event::Door { .. } => self.doors += 1,
                Event::Searched { .. } => self.searches += 1,
                Event::Tried { rule, .. } => self.hacks += u32::from(*rule == rules::ACT_HACK),
                Event::Arrived { .. } => self.arrivals += 1,
                Event::Reprogrammed { .. } => self.woken += 1,
                Event::PassFound { figure, .. } | Event::PassTaken(figure) => {
                    let side = state.public().figure(*figure).and_then(|figure| figure.side);
                    self.taker = self.taker.or(side.map(|side| state.public().seat_of(side)));
                }
                _ => {}
            }
        }
    }

    fn finish(&mut self, end: &State) -> Metrics {
        let public = end.public();
        let side = |seat: Seat| match public.sides[seat] {
            Some(Side::Separatists) => "separatists".to_owned(),
            Some(Side::Republic) => "republic".to_owned(),
            None => String::new(),
        };
        let order = |seat: Seat| if seat == public.first { "first" } else { "second" }.to_owned();
        let whose = |one: Option<Seat>, seat: Seat| match one {
            Some(one) if one == seat => "own",
            Some(_) => "other's",
            None => "nobody's",
        };
        let by_seat = |of: &dyn Fn(Seat) -> String| vec![of(Seat::A), of(Seat::B)];
        let taker = self.taker;
        let number = |name, count: u32| (name, f64::from(count));
        Metrics {
            numbers: vec![
                // The counter includes the turns of both sides.
                ("turns a side", f64::from(public.turn.div_ceil(2))),
                number("attacks", self.attacks),
                number("circumstance attacks", self.circumstance),
                number("figures fallen", self.fallen),
                number("doors", self.doors),
                number("searches", self.searches),
                number("tries at consoles", self.hacks),
                number("arrivals", self.arrivals),
                number("droids woken", self.woken),
            ],
            traits: vec![
                ("side", by_seat(&side)),
                ("order", by_seat(&order)),
                ("first pass", by_seat(&|seat| whose(taker, seat).to_owned())),
                ("order, first pass", by_seat(&|seat| format!("{}, {}", order(seat), whose(taker, seat)))),
            ],
            ..Metrics::default()
        }
    }
}
