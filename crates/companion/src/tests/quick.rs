//! Quick mode, question by question.

use super::*;
use crate::event::Event;
use crate::question::Question;
use crate::question::answer::{ManeuverEnd, Sector};
use xwing::dice::{AttackFace, DefenseFace};
use xwing::solo::{ApproachRoll, SoloRollResult};

fn duel(dice: Roller) -> Session {
    let ships = vec![ship("S1", "tielnfighter", 1, None), ship("R1", "t65xwing", 3, None)];
    Session::new(&setup(Mode::Quick, dice, ships)).unwrap()
}

/// The common case: an unstressed TIE/ln without a lock, one enemy in front at range 2. Counts what a person does.
#[test]
fn the_common_turn_takes_few_answers() {
    let mut session = duel(Roller::Person);
    let mut taps = 0;
    reply(&mut session, Answer::Go).unwrap();
    assert_eq!(session.state().question(), &Question::Fly);
    let mut answer = |session: &mut Session, answer: Answer| {
        taps += 1;
        reply(session, answer).unwrap();
    };
    answer(&mut session, Answer::Go);
    assert_eq!(session.state().question(), &Question::WhereEnemy);
    answer(&mut session, Answer::Where { sector: Sector::FrontLeft, far: false });
    let roll = ApproachRoll { defense: DefenseFace::Evade, attack: AttackFace::Hit };
    enter_roll(&mut session, RollResult::Solo(SoloRollResult::Approach(roll))).unwrap();
    assert!(matches!(session.state().question(), Question::Flown { .. }));
    answer(&mut session, Answer::Flown { landed: ManeuverEnd::Full, met: Vec::new() });
    assert_eq!(session.state().question(), &Question::Threats { waiting: false });
    answer(&mut session, Answer::Yes(true));
    assert!(matches!(session.state().question(), Question::Places { .. }));
    answer(&mut session, Answer::Places(Vec::new()));
    assert_eq!(session.state().question(), &Question::Acted);
    answer(&mut session, Answer::Go);
    // The player ship moves, then engages first; not counted.
    reply(&mut session, Answer::Go).unwrap();
    reply(&mut session, Answer::Ships(Vec::new())).unwrap();
    let Question::Shot { ship: target, near: 1, far: 3, .. } = session.state().question().clone() else {
        panic!("{:?}", session.state().question())
    };
    assert_eq!(target, label("R1"));
    let mut answer = |session: &mut Session, answer: Answer| {
        taps += 1;
        reply(session, answer).unwrap();
    };
    answer(&mut session, Answer::Range(Some(2)));
    enter_roll(&mut session, RollResult::Red(vec![AttackFace::Hit, AttackFace::Focus])).unwrap();
    assert_eq!(session.state().question(), &Question::Cancelled { ship: label("R1"), hits: 1, crits: 0 });
    answer(&mut session, Answer::Count(0));
    assert_eq!(session.state().question(), &Question::EndRound);
    assert_eq!(session.state().craft(label("R1")).unwrap().shields, 1);
    assert_eq!(taps, 8);
}

/// The stored log leads to the same table.
#[test]
fn a_log_is_read_back() {
    let mut session = duel(Roller::Program);
    let mut rng = contract::SmallRng::new(7);
    for answer in [Answer::Go, Answer::Go, Answer::Where { sector: Sector::Bullseye, far: false }] {
        reply(&mut session, answer).unwrap();
        while let Some(throw) = session.state().pending_roll() {
            let thrown = throw.roll(&mut rng);
            let command = Command::Rolled { hand: Roller::Program, thrown };
            session.apply(LogEntry { who: None, command }).unwrap();
        }
    }
    let undo = LogEntry { who: None, command: Command::Undo };
    assert_eq!(session.apply(undo), Err(Refusal::NothingToUndo), "undo is the matter of the log");
    let text = serde_json::to_string(session.entries()).unwrap();
    let entries: Vec<LogEntry> = serde_json::from_str(&text).unwrap();
    let ships = vec![ship("S1", "tielnfighter", 1, None), ship("R1", "t65xwing", 3, None)];
    let again = Session::replay(&setup(Mode::Quick, Roller::Program, ships), entries);
    assert_eq!(again.state().question(), session.state().question());
    assert_eq!(again.state().digest(), session.state().digest());
    assert_eq!(again.events(), session.events());
}

#[test]
fn two_nearest_enemies_are_asked_about_before_a_coin_decides() {
    let ships = vec![
        ship("S1", "tielnfighter", 1, None),
        ship("R1", "t65xwing", 3, None),
        ship("R2", "t65xwing", 3, None),
    ];
    let mut session = Session::new(&setup(Mode::Quick, Roller::Person, ships)).unwrap();
    reply(&mut session, Answer::Go).unwrap();
    reply(&mut session, Answer::Go).unwrap();
    reply(&mut session, Answer::Where { sector: Sector::Bullseye, far: false }).unwrap();
    assert_eq!(session.state().question(), &Question::WhichEnemy);
    let both = Answer::Ships(vec![label("R1"), label("R2")]);
    reply(&mut session, both.clone()).unwrap();
    let Question::Really { choices, .. } = session.state().question().clone() else { panic!() };
    assert_eq!(choices.len(), 3);
    reply(&mut session, both).unwrap();
    assert!(matches!(session.state().question(), Question::Throw { .. }));
    enter_roll(&mut session, RollResult::Solo(SoloRollResult::Lot(1))).unwrap();
    let roll = ApproachRoll { defense: DefenseFace::Blank, attack: AttackFace::Crit };
    enter_roll(&mut session, RollResult::Solo(SoloRollResult::Approach(roll))).unwrap();
    let tally = session
        .events()
        .iter()
        .find_map(|event| if let Event::Approach(record) = event { record.tally.clone() } else { None });
    let tally = tally.unwrap();
    assert_eq!((tally.object, tally.drawn), (xwing::craft::Object::Ship(label("R2")), true));
}

#[test]
fn an_answer_to_another_question_is_refused_and_changes_nothing() {
    let mut session = duel(Roller::Person);
    reply(&mut session, Answer::Go).unwrap();
    assert_eq!(reply(&mut session, Answer::Yes(true)), Err(Refusal::NotAsked));
    assert_eq!(enter_roll(&mut session, RollResult::Red(vec![])), Err(Refusal::NotAsked));
    assert_eq!(session.state().question(), &Question::Fly);
    assert_eq!(session.entries().len(), 1);
}

/// Every course the common turn can take, with its taps: one for an answer or a coin flip, one for each typed die.
fn taps(session: &Session, so_far: (u32, u32), most: &mut (u32, u32), ways: &mut u32) {
    use crate::dice::RollRequest;
    use xwing::solo::SoloRoll;
    let mut go = |entry: Command, typed: u32, program: u32| {
        let mut next = session.clone();
        next.apply(LogEntry { who: None, command: entry }).unwrap();
        taps(&next, (so_far.0 + program, so_far.1 + typed), most, ways);
    };
    let rolled = |thrown: RollResult| Command::Rolled { hand: Roller::Person, thrown };
    let me = session.state().ship() == Some(label("S1"));
    match session.state().question().clone() {
        Question::EndRound => {
            *ways += 1;
            *most = (most.0.max(so_far.0), most.1.max(so_far.1));
        }
        Question::Throw { throw: RollRequest::Solo(SoloRoll::Approach) } => {
            for (roll, _) in ApproachRoll::all() {
                go(rolled(RollResult::Solo(SoloRollResult::Approach(roll))), 2, 0);
            }
        }
        Question::Throw { throw: RollRequest::Solo(SoloRoll::Lot { options, .. }) } => {
            for option in 0..options {
                go(rolled(RollResult::Solo(SoloRollResult::Lot(option))), 1, 0);
            }
        }
        Question::Throw { throw: RollRequest::Red(2) } => {
            for one in AttackFace::ALL {
                for other in AttackFace::ALL {
                    go(rolled(RollResult::Red(vec![one, other])), 2, 0);
                }
            }
        }
        Question::WhereEnemy => {
            go(Command::Answer(Answer::Where { sector: Sector::FrontLeft, far: false }), 1, 1);
        }
        Question::Flown { .. } => {
            go(Command::Answer(Answer::Flown { landed: ManeuverEnd::Full, met: Vec::new() }), 1, 1);
        }
        Question::Shot { .. } => go(Command::Answer(Answer::Range(Some(2))), 1, 1),
        Question::PlayerEngages => go(Command::Answer(Answer::Ships(Vec::new())), 0, 0),
        other => {
            assert!(!matches!(other, Question::Throw { .. }), "{other:?}");
            for answer in session.state().offered_answers() {
                go(Command::Answer(answer), u32::from(me), u32::from(me));
            }
        }
    }
}

/// At most 12 taps when the program rolls and 20 with typed dice, for all dice and answers.
#[test]
fn no_course_of_the_common_turn_takes_too_many_taps() {
    let mut session = duel(Roller::Person);
    reply(&mut session, Answer::Go).unwrap();
    let (mut most, mut ways) = ((0, 0), 0);
    taps(&session, (0, 0), &mut most, &mut ways);
    assert!(ways > 100, "{ways}");
    assert!(most.0 <= 12 && most.1 <= 20, "{most:?} in {ways} ways");
    assert_eq!(most, (10, 15));
}

/// Corrected in the middle of a question: a stressed ship takes no action, and nothing more is asked about it.
#[test]
fn a_corrected_fact_counts_at_once() {
    use crate::correction::Correction;
    let mut session = duel(Roller::Person);
    reply(&mut session, Answer::Go).unwrap();
    reply(&mut session, Answer::Go).unwrap();
    reply(&mut session, Answer::Where { sector: Sector::FrontLeft, far: false }).unwrap();
    let roll = ApproachRoll { defense: DefenseFace::Evade, attack: AttackFace::Hit };
    enter_roll(&mut session, RollResult::Solo(SoloRollResult::Approach(roll))).unwrap();
    reply(&mut session, Answer::Flown { landed: ManeuverEnd::Full, met: Vec::new() }).unwrap();
    assert_eq!(session.state().question(), &Question::Threats { waiting: false });
    let tokens = xwing::craft::Tokens { stress: 1, ..Default::default() };
    let correction = Correction::Tokens { ship: label("S1"), tokens };
    let mut corrected = session.clone();
    corrected.apply(LogEntry { who: Some("Ann".into()), command: Command::Correct(correction) }).unwrap();
    assert_eq!(corrected.state().question(), &Question::PlayerFlies);
    assert_eq!(session.state().question(), &Question::Threats { waiting: false });
    reply(&mut session, Answer::Yes(false)).unwrap();
    // Evade and focus are left of the defensive list; evade comes first.
    assert_eq!(session.state().question(), &Question::Acted);
}

/// A ship that loses its last hull while ships of its initiative engage still attacks, then leaves.
#[test]
fn ships_of_the_same_initiative_fire_at_the_same_time() {
    let ships = vec![ship("S1", "tielnfighter", 3, None), ship("R1", "t65xwing", 3, None)];
    let mut session = Session::new(&setup(Mode::Quick, Roller::Person, ships)).unwrap();
    reply(&mut session, Answer::Go).unwrap();
    // The player ship goes first at equal initiative.
    assert_eq!(session.state().question(), &Question::PlayerFlies);
    reply(&mut session, Answer::Go).unwrap();
    reply(&mut session, Answer::Go).unwrap();
    reply(&mut session, Answer::Where { sector: Sector::FrontLeft, far: false }).unwrap();
    let roll = ApproachRoll { defense: DefenseFace::Evade, attack: AttackFace::Hit };
    enter_roll(&mut session, RollResult::Solo(SoloRollResult::Approach(roll))).unwrap();
    reply(&mut session, Answer::Flown { landed: ManeuverEnd::Bumped, met: Vec::new() }).unwrap();
    assert_eq!(session.state().question(), &Question::PlayerEngages);
    reply(&mut session, Answer::Ships(vec![label("S1")])).unwrap();
    reply(&mut session, Answer::Hits { hits: 3, crits: 0 }).unwrap();
    assert_eq!(session.state().question(), &Question::GreenDice { ship: label("S1"), agility: 3 });
    reply(&mut session, Answer::Count(0)).unwrap();
    assert_eq!(session.state().craft(label("S1")).unwrap().hull, 0);
    assert!(matches!(session.state().question(), Question::Shot { .. }));
    reply(&mut session, Answer::Range(None)).unwrap();
    assert!(session.state().craft(label("S1")).is_none());
    assert_eq!(session.state().question(), &Question::Over);
}
