//! A replay stops at the first difference and reports it: one test for each way a log can differ.

use contract::random_play::random_match;
use contract::replay::{Replay, ReplayError, replay};
use contract::{Act, BySeat, EventSink, Game, Log, RecordedEvents, Seat, SmallRng, Viewers, digest};
use reference::leduc::{Bet, BettingLine, Card, Fault, Setup};
use reference::{Duel6, Leduc, duel6, rules};

/// Jack against queen: check, raise; the first seat has to decide.
fn log() -> Log<Leduc> {
    let mut game = Leduc::begin(&(), &Setup::New).unwrap_or_else(|faults| panic!("{faults:?}"));
    let mut log = Log::new(Setup::New, 0, digest(&game));
    let bets = [(Seat::A, Bet::Call), (Seat::B, Bet::Raise)].map(|(seat, bet)| Act::Choice(seat, bet));
    for act in [Act::Chance(Card::J1), Act::Chance(Card::Q1)].into_iter().chain(bets) {
        let mut recorded = RecordedEvents::default();
        game.apply(&act, &mut EventSink::recording(&mut recorded));
        log.push(act, recorded.learned, digest(&game));
    }
    log
}

/// The replay error after a change to the log.
fn difference(change: impl FnOnce(&mut Log<Leduc>)) -> ReplayError<Leduc> {
    let mut log = log();
    change(&mut log);
    match replay(&(), &log) {
        Ok(end) => panic!("replayed to {end:?}"),
        Err(difference) => difference,
    }
}

#[test]
fn an_honest_log_replays() {
    let log = log();
    let mut step_by_step = Replay::begin(&(), &log).unwrap_or_else(|difference| panic!("{difference}"));
    for entry in &log.entries {
        let recorded = step_by_step.step(entry).unwrap_or_else(|difference| panic!("{difference}"));
        assert_eq!(recorded.learned, entry.learned);
        assert_eq!(digest(step_by_step.state()), entry.hash);
    }
    assert_eq!(replay(&(), &log).as_ref(), Ok(step_by_step.state()));
}

#[test]
fn another_format_game_or_version_is_refused_by_name() {
    assert_eq!(difference(|log| log.header.format = 9), ReplayError::Format { found: 9 });
    assert_eq!(
        difference(|log| log.header.game = "chess".into()),
        ReplayError::Game { found: "chess".into() }
    );
    assert_eq!(difference(|log| log.header.rules = 7), ReplayError::Rules { found: 7 });
}

#[test]
fn an_illegal_setup_is_refused_with_its_faults() {
    let setup = Setup::Round { hands: BySeat([Card::J1; 2]), first: BettingLine::new(), board: None };
    let faults = vec![Fault::CardTwice(Card::J1)];
    assert_eq!(difference(|log| log.header.setup = setup), ReplayError::Setup { faults });
}

#[test]
fn another_first_state_is_seen_at_once() {
    let found = difference(|log| log.header.start ^= 1);
    assert!(matches!(found, ReplayError::Start { logged, replayed } if logged == replayed ^ 1));
}

#[test]
fn a_missing_or_moved_line_is_seen() {
    assert_eq!(
        difference(|log| log.entries.retain(|entry| entry.n != 1)),
        ReplayError::Number { at: 1, found: 2 }
    );
    assert_eq!(difference(|log| log.entries.swap(2, 3)), ReplayError::Number { at: 2, found: 3 });
}

#[test]
fn who_was_not_asked_is_named() {
    let chance = difference(|log| log.entries[2].act = Act::Chance(Card::K1));
    assert_eq!(chance, ReplayError::NotAsked { n: 2, seat: None });
    let seat = difference(|log| log.entries[2].act = Act::Choice(Seat::B, Bet::Call));
    assert_eq!(seat, ReplayError::NotAsked { n: 2, seat: Some(Seat::B) });
}

#[test]
fn a_refused_choice_says_why() {
    match difference(|log| log.entries[2].act = Act::Choice(Seat::A, Bet::Fold)) {
        ReplayError::Refused { n: 2, refusal } => assert_eq!(refusal.rule, rules::LEDUC_FOLD),
        other => panic!("{other}"),
    }
}

#[test]
fn a_card_that_cannot_fall_is_named() {
    let twice = difference(|log| log.entries[1].act = Act::Chance(Card::J1));
    assert_eq!(twice, ReplayError::Impossible { n: 1, outcome: Card::J1 });
}

#[test]
fn another_outcome_is_seen_by_its_hash() {
    let other_card = difference(|log| log.entries[1].act = Act::Chance(Card::K2));
    assert!(matches!(other_card, ReplayError::Hash { n: 1, .. }));
    let other_hash = difference(|log| log.entries[3].hash ^= 1);
    assert!(matches!(other_hash, ReplayError::Hash { n: 3, logged, replayed } if logged == replayed ^ 1));
}

#[test]
fn another_mark_of_learning_is_seen() {
    assert_eq!(difference(|log| log.entries[0].learned = Viewers::NONE), ReplayError::Learned { n: 0 });
}

#[test]
fn a_difference_reads_like_a_sentence() {
    assert_eq!(
        difference(|log| log.header.rules = 7).to_string(),
        "rules version 7 of leduc, this program plays version 1"
    );
    let seat = difference(|log| log.entries[2].act = Act::Choice(Seat::B, Bet::Call));
    assert_eq!(seat.to_string(), "entry 2: seat 1 answers but is not asked");
}

/// A seat's own choices can be undone freely until chance, another seat or something learned comes in between.
#[test]
fn undo_is_free_until_something_is_learned() {
    let log = log();
    assert_eq!((log.free_undo(Seat::A), log.free_undo(Seat::B)), (0, 1));
    let mut waiting = log.clone();
    waiting.entries.truncate(3);
    assert_eq!((waiting.free_undo(Seat::A), waiting.free_undo(Seat::B)), (1, 0));
    waiting.entries.truncate(2);
    assert_eq!((waiting.free_undo(Seat::A), waiting.free_undo(Seat::B)), (0, 0), "cards were dealt");
    let mut learned = log;
    learned.entries[3].learned = Viewers::only(Seat::B);
    assert_eq!(learned.free_undo(Seat::B), 0);
}

/// The secret of a finished match is the last line of its log.
#[test]
fn a_finished_log_carries_its_secret() {
    let (end, mut log) = random_match::<Duel6>(&(), &duel6::Setup::New, &mut SmallRng::new(5))
        .unwrap_or_else(|f| panic!("{f:?}"));
    log.secret = Some("5eed".into());
    let text = log.to_lines().unwrap_or_else(|error| panic!("{error}"));
    assert!(text.ends_with("{\"secret\":\"5eed\"}\n"));
    let read = Log::<Duel6>::from_lines(&text).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(read, log);
    assert_eq!(replay(&(), &read), Ok(end));
}
