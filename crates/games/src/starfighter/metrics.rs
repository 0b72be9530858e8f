//! Metrics of Starfighter: rounds, chains, armor, and the score by cruiser and by who went first.

use crate::metrics::{MatchMetrics, Metrics};
use ::starfighter::content::Content;
use ::starfighter::{CruiserKey, Event, Mode, Setup, State};
use contract::{ActOf, BySeat, Game, RecordedEvents, Seat, Viewer};

/// Every pair of the mode's cruisers, with either seat going first.
pub(super) fn variations(content: &'static Content, setup: &Setup) -> Vec<Setup> {
    if setup.position.is_some() {
        return vec![setup.clone()];
    }
    let keys: Vec<CruiserKey> = content
        .cruisers()
        .iter()
        .filter(|cruiser| setup.mode != Mode::Training || cruiser.training)
        .map(|cruiser| cruiser.key)
        .collect();
    let mut all = Vec::new();
    for one in &keys {
        for two in &keys {
            for first in [Seat::A, Seat::B] {
                all.push(Setup { cruisers: BySeat([Some(*one), Some(*two)]), first, ..setup.clone() });
            }
        }
    }
    // With one box some pairs are not legal; those are not variations.
    all.retain(|setup| State::begin(content, setup).is_ok());
    all
}

/// What is collected during a match.
#[derive(Debug, Default)]
pub(super) struct Recorder {
    first: Option<Seat>,
    effects: u32,
    longest: u16,
    ignored: u32,
}

impl MatchMetrics<State> for Recorder {
    fn wants_events(&self) -> bool {
        true
    }

    fn record(&mut self, state: &State, _: &ActOf<State>, recorded: &RecordedEvents<Event>) {
        // The first player holds the marker until somebody passes, which is never the first act.
        if self.first.is_none() {
            self.first = Some(state.marker());
        }
        for event in recorded.visible_to(Viewer::Watcher) {
            match event {
                Event::Fired { step, .. } => {
                    self.effects += 1;
                    self.longest = self.longest.max(*step);
                }
                Event::Ignored { .. } => self.ignored += 1,
                _ => {}
            }
        }
    }

    fn finish(&mut self, end: &State) -> Metrics {
        let cruiser = |seat: Seat| end.cruiser(seat).map_or(String::new(), |cruiser| cruiser.key.to_string());
        let margin = (end.armor(Seat::A) - end.armor(Seat::B)).abs();
        let mut traits = vec![("cruiser", vec![cruiser(Seat::A), cruiser(Seat::B)])];
        if let Some(first) = self.first {
            let order = |seat: Seat| if seat == first { "first" } else { "second" }.to_owned();
            traits.push(("order", vec![order(Seat::A), order(Seat::B)]));
        }
        Metrics {
            numbers: vec![
                ("rounds", f64::from(end.round())),
                ("effects", f64::from(self.effects)),
                ("longest chain", f64::from(self.longest)),
                ("symbols ignored", f64::from(self.ignored)),
                ("armour margin", f64::from(margin)),
            ],
            traits,
            ..Metrics::default()
        }
    }
}
