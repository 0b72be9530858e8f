//! Quick mode, question by question.

use super::*;
use crate::answer::{Landed, Sector};
use crate::event::Event;
use crate::question::Question;
use xwing::dice::{AttackFace, DefenseFace};
use xwing::solo::{ApproachRoll, Rolled};

fn duel(dice: Hand) -> Companion {
    let ships = vec![ship("S1", "tielnfighter", 1, None), ship("R1", "t65xwing", 3, None)];
    Companion::new(&setup(Mode::Quick, dice, ships)).unwrap()
}

/// The common case: an unstressed TIE/ln without a lock, one enemy in front at range 2. Counts what a person does.
#[test]
fn the_common_turn_takes_few_answers() {
    let mut table = duel(Hand::Person);
    let mut taps = 0;
    say(&mut table, Answer::Go).unwrap();
    assert_eq!(table.table().question(), &Question::Fly);
    let mut answer = |table: &mut Companion, answer: Answer| {
        taps += 1;
        say(table, answer).unwrap();
    };
    answer(&mut table, Answer::Go);
    assert_eq!(table.table().question(), &Question::WhereEnemy);
    answer(&mut table, Answer::Where { sector: Sector::FrontLeft, far: false });
    let roll = ApproachRoll { defense: DefenseFace::Evade, attack: AttackFace::Hit };
    throw(&mut table, Thrown::Solo(Rolled::Approach(roll))).unwrap();
    assert!(matches!(table.table().question(), Question::Flown { .. }));
    answer(&mut table, Answer::Flown { landed: Landed::Full, met: Vec::new() });
    assert_eq!(table.table().question(), &Question::Threats { waiting: false });
    answer(&mut table, Answer::Yes(true));
    assert!(matches!(table.table().question(), Question::Places { .. }));
    answer(&mut table, Answer::Places(Vec::new()));
    assert_eq!(table.table().question(), &Question::Acted);
    answer(&mut table, Answer::Go);
    // The player ship moves, then engages first; not counted.
    say(&mut table, Answer::Go).unwrap();
    say(&mut table, Answer::Ships(Vec::new())).unwrap();
    let Question::Shot { ship: target, near: 1, far: 3, .. } = table.table().question().clone() else {
        panic!("{:?}", table.table().question())
    };
    assert_eq!(target, label("R1"));
    let mut answer = |table: &mut Companion, answer: Answer| {
        taps += 1;
        say(table, answer).unwrap();
    };
    answer(&mut table, Answer::Range(Some(2)));
    throw(&mut table, Thrown::Red(vec![AttackFace::Hit, AttackFace::Focus])).unwrap();
    assert_eq!(table.table().question(), &Question::Cancelled { ship: label("R1"), hits: 1, crits: 0 });
    answer(&mut table, Answer::Count(0));
    assert_eq!(table.table().question(), &Question::EndRound);
    assert_eq!(table.table().craft(label("R1")).unwrap().shields, 1);
    assert_eq!(taps, 8);
}

#[test]
fn an_undo_goes_back_one_answer_and_the_log_keeps_it() {
    let mut table = duel(Hand::Program);
    let below = |n: u32| move |of: u32| n % of;
    struct Fixed<F>(F);
    impl<F: Fn(u32) -> u32> table::Draws for Fixed<F> {
        fn below(&mut self, n: u32) -> u32 {
            self.0(n)
        }
    }
    let go = |table: &mut Companion, answer: Answer| {
        say(table, answer).unwrap();
        table.roll(|n| Fixed(below(n))).unwrap();
    };
    go(&mut table, Answer::Go);
    go(&mut table, Answer::Go);
    go(&mut table, Answer::Where { sector: Sector::Bullseye, far: false });
    let shown = table.table().question().clone();
    let lines = table.lines().len();
    assert!(matches!(table.lines().last().unwrap().step, Step::Rolled { hand: Hand::Program, .. }));
    table.take(Line { who: None, step: Step::Undo }).unwrap();
    assert_eq!(table.table().question(), &Question::WhereEnemy);
    assert_eq!(table.lines().len(), lines + 1);
    assert!(table.account().iter().any(|event| matches!(event, Event::TakenBack { .. })));
    // With the same answer, the dice come out the same.
    go(&mut table, Answer::Where { sector: Sector::Bullseye, far: false });
    assert_eq!(table.table().question(), &shown);
    // The stored log leads to the same session.
    let text = serde_json::to_string(table.lines()).unwrap();
    let lines: Vec<Line> = serde_json::from_str(&text).unwrap();
    let ships = vec![ship("S1", "tielnfighter", 1, None), ship("R1", "t65xwing", 3, None)];
    let again = Companion::replay(&setup(Mode::Quick, Hand::Program, ships), lines).unwrap();
    assert_eq!(again.table().question(), table.table().question());
    assert_eq!(again.account(), table.account());
}

#[test]
fn two_nearest_enemies_are_asked_about_before_a_coin_decides() {
    let ships = vec![
        ship("S1", "tielnfighter", 1, None),
        ship("R1", "t65xwing", 3, None),
        ship("R2", "t65xwing", 3, None),
    ];
    let mut table = Companion::new(&setup(Mode::Quick, Hand::Person, ships)).unwrap();
    say(&mut table, Answer::Go).unwrap();
    say(&mut table, Answer::Go).unwrap();
    say(&mut table, Answer::Where { sector: Sector::Bullseye, far: false }).unwrap();
    assert_eq!(table.table().question(), &Question::WhichEnemy);
    let both = Answer::Ships(vec![label("R1"), label("R2")]);
    say(&mut table, both.clone()).unwrap();
    let Question::Really { choices, .. } = table.table().question().clone() else { panic!() };
    assert_eq!(choices.len(), 3);
    say(&mut table, both).unwrap();
    assert!(matches!(table.table().question(), Question::Throw { .. }));
    throw(&mut table, Thrown::Solo(Rolled::Lot(1))).unwrap();
    let roll = ApproachRoll { defense: DefenseFace::Blank, attack: AttackFace::Crit };
    throw(&mut table, Thrown::Solo(Rolled::Approach(roll))).unwrap();
    let tally = table
        .account()
        .iter()
        .find_map(|event| if let Event::Approach(record) = event { record.tally.clone() } else { None });
    let tally = tally.unwrap();
    assert_eq!((tally.object, tally.drawn), (xwing::craft::Object::Ship(label("R2")), true));
}

#[test]
fn an_answer_to_another_question_is_refused_and_changes_nothing() {
    let mut table = duel(Hand::Person);
    say(&mut table, Answer::Go).unwrap();
    assert_eq!(say(&mut table, Answer::Yes(true)), Err(Refusal::NotAsked));
    assert_eq!(throw(&mut table, Thrown::Red(vec![])), Err(Refusal::NotAsked));
    assert_eq!(table.table().question(), &Question::Fly);
    assert_eq!(table.lines().len(), 1);
}

/// Every course the common turn can take, with its taps: one for an answer or a coin flip, one for each typed die.
fn taps(table: &Companion, so_far: (u32, u32), most: &mut (u32, u32), ways: &mut u32) {
    use crate::dice::Throw;
    use xwing::solo::Roll;
    let mut go = |line: Step, typed: u32, program: u32| {
        let mut next = table.clone();
        next.take(Line { who: None, step: line }).unwrap();
        taps(&next, (so_far.0 + program, so_far.1 + typed), most, ways);
    };
    let rolled = |thrown: Thrown| Step::Rolled { hand: Hand::Person, thrown };
    let me = table.table().ship() == Some(label("S1"));
    match table.table().question().clone() {
        Question::EndRound => {
            *ways += 1;
            *most = (most.0.max(so_far.0), most.1.max(so_far.1));
        }
        Question::Throw { throw: Throw::Solo(Roll::Approach) } => {
            for (roll, _) in ApproachRoll::all() {
                go(rolled(Thrown::Solo(Rolled::Approach(roll))), 2, 0);
            }
        }
        Question::Throw { throw: Throw::Solo(Roll::Lot { options, .. }) } => {
            for option in 0..options {
                go(rolled(Thrown::Solo(Rolled::Lot(option))), 1, 0);
            }
        }
        Question::Throw { throw: Throw::Red(2) } => {
            for one in AttackFace::ALL {
                for other in AttackFace::ALL {
                    go(rolled(Thrown::Red(vec![one, other])), 2, 0);
                }
            }
        }
        Question::WhereEnemy => {
            go(Step::Answer(Answer::Where { sector: Sector::FrontLeft, far: false }), 1, 1);
        }
        Question::Flown { .. } => {
            go(Step::Answer(Answer::Flown { landed: Landed::Full, met: Vec::new() }), 1, 1);
        }
        Question::Shot { .. } => go(Step::Answer(Answer::Range(Some(2))), 1, 1),
        Question::PlayerEngages => go(Step::Answer(Answer::Ships(Vec::new())), 0, 0),
        other => {
            assert!(!matches!(other, Question::Throw { .. }), "{other:?}");
            for answer in table.table().offers() {
                go(Step::Answer(answer), u32::from(me), u32::from(me));
            }
        }
    }
}

/// At most 12 taps when the program rolls and 20 with typed dice, for all dice and answers.
#[test]
fn no_way_through_the_common_turn_takes_too_many_taps() {
    let mut table = duel(Hand::Person);
    say(&mut table, Answer::Go).unwrap();
    let (mut most, mut ways) = ((0, 0), 0);
    taps(&table, (0, 0), &mut most, &mut ways);
    assert!(ways > 100, "{ways}");
    assert!(most.0 <= 12 && most.1 <= 20, "{most:?} in {ways} ways");
    assert_eq!(most, (10, 15));
}

/// Corrected in the middle of a question: a stressed ship takes no action, and nothing more is asked about it.
#[test]
fn a_corrected_fact_counts_at_once_and_can_be_taken_back() {
    use crate::correct::Correction;
    let mut table = duel(Hand::Person);
    say(&mut table, Answer::Go).unwrap();
    say(&mut table, Answer::Go).unwrap();
    say(&mut table, Answer::Where { sector: Sector::FrontLeft, far: false }).unwrap();
    let roll = ApproachRoll { defense: DefenseFace::Evade, attack: AttackFace::Hit };
    throw(&mut table, Thrown::Solo(Rolled::Approach(roll))).unwrap();
    say(&mut table, Answer::Flown { landed: Landed::Full, met: Vec::new() }).unwrap();
    assert_eq!(table.table().question(), &Question::Threats { waiting: false });
    let tokens = xwing::craft::Tokens { stress: 1, ..Default::default() };
    let correction = Correction::Tokens { ship: label("S1"), tokens };
    table.take(Line { who: Some("Ann".into()), step: Step::Correct(correction) }).unwrap();
    assert_eq!(table.table().question(), &Question::PlayerFlies);
    table.take(Line { who: None, step: Step::Undo }).unwrap();
    assert_eq!(table.table().question(), &Question::Threats { waiting: false });
    say(&mut table, Answer::Yes(false)).unwrap();
    // Evade and focus are left of the defensive list; evade comes first.
    assert_eq!(table.table().question(), &Question::Acted);
}

/// A ship that loses its last hull while ships of its initiative engage still attacks, then leaves.
#[test]
fn ships_of_the_same_initiative_fire_at_the_same_time() {
    let ships = vec![ship("S1", "tielnfighter", 3, None), ship("R1", "t65xwing", 3, None)];
    let mut table = Companion::new(&setup(Mode::Quick, Hand::Person, ships)).unwrap();
    say(&mut table, Answer::Go).unwrap();
    // The player ship goes first at equal initiative.
    assert_eq!(table.table().question(), &Question::PlayerFlies);
    say(&mut table, Answer::Go).unwrap();
    say(&mut table, Answer::Go).unwrap();
    say(&mut table, Answer::Where { sector: Sector::FrontLeft, far: false }).unwrap();
    let roll = ApproachRoll { defense: DefenseFace::Evade, attack: AttackFace::Hit };
    throw(&mut table, Thrown::Solo(Rolled::Approach(roll))).unwrap();
    say(&mut table, Answer::Flown { landed: Landed::Bumped, met: Vec::new() }).unwrap();
    assert_eq!(table.table().question(), &Question::PlayerEngages);
    say(&mut table, Answer::Ships(vec![label("S1")])).unwrap();
    say(&mut table, Answer::Hits { hits: 3, crits: 0 }).unwrap();
    assert_eq!(table.table().question(), &Question::GreenDice { ship: label("S1"), agility: 3 });
    say(&mut table, Answer::Count(0)).unwrap();
    assert_eq!(table.table().craft(label("S1")).unwrap().hull, 0);
    assert!(matches!(table.table().question(), Question::Shot { .. }));
    say(&mut table, Answer::Range(None)).unwrap();
    assert!(table.table().craft(label("S1")).is_none());
    assert_eq!(table.table().question(), &Question::Over);
}
