//! Metrics of the card game: turns, where Force was lost, battles and cards played, how matches ended, and the score by side.

use crate::metrics::{MatchMetrics, Metrics};
use ::swccg::view::SideView;
use ::swccg::{Event, State, rules};
use contract::{ActOf, Game, RecordedEvents, Seat, Turn, Viewer};

/// What Force is being lost to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum Cause {
    /// A drain, which still takes this much.
    Drain(i16),
    Battle,
    #[default]
    Other,
}

/// What is collected during a match.
#[derive(Debug, Default)]
pub(super) struct Recorder {
    cause: Cause,
    by_drains: u32,
    in_battles: u32,
    otherwise: u32,
    drains: u32,
    battles: u32,
    deployed: u32,
    interrupts: u32,
    fired: u32,
    forfeited: u32,
}

impl Recorder {
    fn lost(&mut self) {
        match self.cause {
            Cause::Drain(left @ 1..) => {
                self.by_drains += 1;
                self.cause = Cause::Drain(left - 1);
            }
            Cause::Battle => self.in_battles += 1,
            Cause::Drain(_) | Cause::Other => self.otherwise += 1,
        }
    }
}

impl MatchMetrics<State> for Recorder {
    fn wants_events(&self) -> bool {
        true
    }

    fn record(&mut self, _: &State, _: &ActOf<State>, recorded: &RecordedEvents<Event>) {
        for event in recorded.visible_to(Viewer::Watcher) {
            match event {
                Event::Drained { amount, .. } => {
                    self.drains += 1;
                    self.cause = Cause::Drain(*amount);
                }
                Event::BattleBegan { .. } => {
                    self.battles += 1;
                    self.cause = Cause::Battle;
                }
                Event::DrainCancelled { .. } | Event::BattleEnded { .. } | Event::TurnBegan { .. } => {
                    self.cause = Cause::Other;
                }
                Event::Lost { .. } => self.lost(),
                Event::Deployed { .. } => self.deployed += 1,
                Event::Played { .. } => self.interrupts += 1,
                Event::Fired { .. } => self.fired += 1,
                Event::Forfeited { .. } => self.forfeited += 1,
                _ => {}
            }
        }
    }

    fn finish(&mut self, end: &State) -> Metrics {
        let view = end.view(Viewer::Watcher);
        let life = |side: &SideView| (side.reserve.len() + side.force.len() + side.used.len()) as f64;
        let by_limit = matches!(end.turn(), Turn::Over(ending) if ending.rule == rules::TURN_LIMIT);
        let side = |seat: Seat| if seat == view.dark { "dark" } else { "light" }.to_owned();
        let number = |name, count: u32| (name, f64::from(count));
        Metrics {
            numbers: vec![
                ("turns", f64::from(view.turn)),
                number("Force drains", self.drains),
                number("Force lost to drains", self.by_drains),
                number("battles", self.battles),
                number("Force lost in battles", self.in_battles),
                number("Force lost otherwise", self.otherwise),
                number("cards deployed", self.deployed),
                number("Interrupts played", self.interrupts),
                number("weapons fired", self.fired),
                number("cards forfeited", self.forfeited),
                ("Life Force margin", (life(&view.sides[Seat::A]) - life(&view.sides[Seat::B])).abs()),
                number("ended by the turn limit", u32::from(by_limit)),
            ],
            traits: vec![("side", vec![side(Seat::A), side(Seat::B)])],
            ..Metrics::default()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ::swccg::content::builtin;
    use ::swccg::{ObjId, Setup};
    use contract::{EventSink, LegalChoicesOf, SmallRng, Viewers, random_play};

    fn number(metrics: &Metrics, name: &str) -> f64 {
        metrics.numbers.iter().find(|(known, _)| *known == name).unwrap().1
    }

    /// Plays at random to the end, with the recorder watching.
    fn played(turns: u8, seed: u64) -> (State, Metrics) {
        let mut state = State::begin(builtin(), &Setup { turns, ..Setup::default() }).unwrap();
        let (mut legal, mut rng) = (LegalChoicesOf::<State>::default(), SmallRng::new(seed));
        let (mut recorder, mut recorded) = (Recorder::default(), RecordedEvents::default());
        while let Some(act) = random_play::next_act(&state, &mut legal, &mut rng) {
            recorded.events.clear();
            state.apply(&act, &mut EventSink::recording(&mut recorded));
            recorder.record(&state, &act, &recorded);
        }
        let metrics = recorder.finish(&state);
        (state, metrics)
    }

    #[test]
    fn matches_are_measured() {
        let (end, metrics) = played(4, 1);
        assert_eq!(number(&metrics, "ended by the turn limit"), 1.0);
        assert!(matches!(end.turn(), Turn::Over(ending) if ending.rule == rules::TURN_LIMIT));
        assert!(number(&metrics, "cards deployed") > 0.0, "{metrics:?}");
        let sides = &metrics.traits.iter().find(|(name, _)| *name == "side").unwrap().1;
        assert_eq!(sides.iter().filter(|side| *side == "dark").count(), 1);
        let (end, metrics) = played(60, 2);
        let by_limit = matches!(end.turn(), Turn::Over(ending) if ending.rule == rules::TURN_LIMIT);
        assert_eq!(number(&metrics, "ended by the turn limit") == 1.0, by_limit);
    }

    /// Force is lost to a drain as far as the drain takes it, to a battle until the battle ends, otherwise to neither.
    #[test]
    fn losses_have_a_cause() {
        let (end, _) = played(2, 3);
        let card = end.view(Viewer::Watcher).table.first().unwrap().card;
        let (seat, at) = (Seat::A, ObjId(1));
        let lost = || Event::Lost { seat, card, from: None };
        let events = [
            Event::Drained { by: Seat::B, at, amount: 1 },
            lost(),
            lost(),
            Event::BattleBegan { by: seat, at },
            lost(),
            Event::BattleEnded { at },
            lost(),
            Event::Drained { by: Seat::B, at, amount: 2 },
            Event::DrainCancelled { by: seat, at },
            lost(),
        ];
        let mut recorded = RecordedEvents::default();
        let mut out = EventSink::recording(&mut recorded);
        events.into_iter().for_each(|event| out.emit(Viewers::ALL, || event));
        let mut recorder = Recorder::default();
        let act: ActOf<State> = contract::Act::Choice(seat, ::swccg::Choice::Pass);
        recorder.record(&end, &act, &recorded);
        let metrics = recorder.finish(&end);
        let lost = ["Force lost to drains", "Force lost in battles", "Force lost otherwise"];
        assert_eq!(lost.map(|name| number(&metrics, name)), [1.0, 1.0, 3.0]);
        assert_eq!((number(&metrics, "Force drains"), number(&metrics, "battles")), (2.0, 1.0));
    }
}
