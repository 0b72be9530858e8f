//! The driver: acts from outside are checked, and what is recorded changes nothing of what is played.

use contract::laws::twin_logs;
use contract::{
    Act, ChanceSource, Driver, Game, IllegalActError, LegalChoicesOf, Progress, RecordedEvents, Seat,
    SmallRng, Unrecorded, Viewer, digest, random_play, replay,
};
use reference::leduc::{Bet, Card, Setup};
use reference::{Duel6, Leduc, duel6};
use std::convert::Infallible;

fn begun() -> Driver<Leduc> {
    Driver::begin(&(), &Setup::New).unwrap_or_else(|faults| panic!("{faults:?}"))
}

#[test]
fn an_act_that_is_not_legal_is_refused_and_changes_nothing() {
    let mut driver = begun();
    let start = *driver.state();
    assert_eq!(driver.check(&Act::Choice(Seat::A, Bet::Call)), Err(IllegalActError::NotAsked));
    let (jack, _) = driver.apply_logged(Act::Chance(Card::J1), ChanceSource::Script);
    assert_eq!((jack.n, jack.by, driver.acts()), (0, ChanceSource::Script, 1));
    assert_ne!(*driver.state(), start);
    assert_eq!(driver.check(&Act::Chance(Card::J1)), Err(IllegalActError::ImpossibleOutcome), "it is dealt");
    driver.apply(&Act::Chance(Card::Q1), &mut Unrecorded);
    assert_eq!(driver.check(&Act::Chance(Card::Q2)), Err(IllegalActError::NotAsked));
    assert_eq!(driver.check(&Act::Choice(Seat::B, Bet::Call)), Err(IllegalActError::NotAsked));
    assert!(matches!(driver.check(&Act::Choice(Seat::A, Bet::Fold)), Err(IllegalActError::Refused(_))));
    assert_eq!(driver.check(&Act::Choice(Seat::A, Bet::Call)), Ok(()));
    assert!(driver.draw(&mut SmallRng::new(1)).is_none(), "chance is not asked");
}

/// The same match with and without a recorder.
#[test]
fn recording_changes_no_match() {
    for seed in 0..50 {
        let play = |recorded: Option<&mut RecordedEvents<_>>| {
            let (mut driver, mut dice) = (begun(), SmallRng::new(seed));
            let (mut players, mut legal) = (SmallRng::new(!seed), LegalChoicesOf::<Leduc>::default());
            let mut decide = |game: &Leduc, seats: contract::Seats| {
                let seat = seats.first().unwrap_or(Seat::A);
                Ok::<_, Infallible>((seat, random_play::pick(game, seat, &mut legal, &mut players)))
            };
            let mut kept = RecordedEvents::default();
            let recording = recorded.is_some();
            let ending = loop {
                let progress = if recording {
                    driver.advance(&mut dice, &mut kept, &mut decide)
                } else {
                    driver.advance(&mut dice, &mut Unrecorded, &mut decide)
                };
                let Ok(progress) = progress;
                if let Progress::Over(ending) = progress {
                    break ending;
                }
            };
            if let Some(recorded) = recorded {
                *recorded = kept;
            }
            (ending, driver.acts(), digest(driver.state()))
        };
        let mut recorded = RecordedEvents::default();
        assert_eq!(play(Some(&mut recorded)), play(None));
        assert!(!recorded.events.is_empty());
    }
}

/// Twin logs replay, end where the viewer decides, look the same to the viewer, and do differ.
#[test]
fn twins_look_the_same_and_differ() {
    let mut differ = 0;
    for seed in 0..60 {
        let viewer = Viewer::Seat(Seat::A);
        let twins = twin_logs::<Duel6>(&(), (&duel6::Setup::New, 0), viewer, 30, seed)
            .unwrap_or_else(|faults| panic!("{faults:?}"));
        let [one, other] = &twins.logs;
        let ends = [one, other].map(|log| {
            replay::replay(&(), log).unwrap_or_else(|difference| panic!("seed {seed}: {difference}"))
        });
        assert_eq!(one.entries.len(), other.entries.len());
        assert_eq!(ends[0].view(viewer), ends[1].view(viewer));
        assert!(one.entries.is_empty() || ends[0].turn().asks(Seat::A), "seed {seed}");
        assert_eq!(ends[0] != ends[1], twins.differ);
        differ += u32::from(twins.differ);
    }
    assert!(differ > 20, "{differ}");
}
