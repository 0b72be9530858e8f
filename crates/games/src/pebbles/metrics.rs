//! What is measured: how many pebbles a turn takes, and the score by who began.

use super::rules::{Event, State};
use crate::metrics::{MatchMetrics, Metrics};
use contract::{ActOf, RecordedEvents, Seat, Viewer};

#[derive(Debug, Default)]
pub(super) struct Recorder {
    turns: u32,
    taken: u32,
    first: Option<Seat>,
}

impl MatchMetrics<State> for Recorder {
    fn wants_events(&self) -> bool {
        true
    }

    fn record(&mut self, _: &State, _: &ActOf<State>, recorded: &RecordedEvents<Event>) {
        for event in recorded.visible_to(Viewer::Watcher) {
            match event {
                Event::Begins { seat } => self.first = Some(*seat),
                Event::Took { choice, .. } => {
                    self.turns += 1;
                    self.taken += u32::from(choice.take);
                }
            }
        }
    }

    fn finish(&mut self, _: &State) -> Metrics {
        let order = |seat: Seat| if self.first == Some(seat) { "first" } else { "second" }.to_owned();
        Metrics {
            numbers: vec![
                ("turns", f64::from(self.turns)),
                ("taken a turn", f64::from(self.taken) / f64::from(self.turns.max(1))),
            ],
            traits: vec![("order", vec![order(Seat::A), order(Seat::B)])],
            ..Metrics::default()
        }
    }
}
