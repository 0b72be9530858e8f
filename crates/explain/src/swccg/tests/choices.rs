//! One of every kind of choice and question. The kinds are counted by exhaustive matches, so that a new one cannot be
//! forgotten here.

use super::scene::{DARK, name};
use contract::Seats;
use swccg::action::frames::{ActionStage, Frame, Moment};
use swccg::cards::pile::PileName;
use swccg::{Choice, Destination, LossSource, MoveKind, ObjId, Question, Role};

pub(super) fn kind(choice: &Choice) -> usize {
    match choice {
        Choice::Pass => 0,
        Choice::Start(_) => 1,
        Choice::Activate(_) => 2,
        Choice::Drain(_) => 3,
        Choice::DrainLess(_) => 4,
        Choice::Deploy { .. } => 5,
        Choice::DeployWith { .. } => 6,
        Choice::Play { .. } => 7,
        Choice::Use { .. } => 8,
        Choice::Aim(_) => 9,
        Choice::Pick(_) => 10,
        Choice::Take(_) => 11,
        Choice::Verify => 12,
        Choice::Transfer { .. } => 13,
        Choice::Battle(_) => 14,
        Choice::Attack(_) => 15,
        Choice::Fire { .. } => 16,
        Choice::Destiny => 17,
        Choice::Forfeit(_) => 18,
        Choice::Lose(_) => 19,
        Choice::Move { way, .. } => match way {
            MoveKind::Walk(_) => 20,
            MoveKind::Hyperspeed(_) => 21,
            MoveKind::Land(_) => 22,
            MoveKind::TakeOff(_) => 23,
            MoveKind::Embark(..) => 24,
            MoveKind::Disembark => 25,
            MoveKind::ShuttleUp(..) => 26,
            MoveKind::ShuttleDown(_) => 27,
            MoveKind::Passage(_) => 28,
            MoveKind::Imprison => 29,
            MoveKind::Across(..) => 30,
            MoveKind::Board(..) => 31,
            MoveKind::Inside(_) => 32,
        },
        Choice::Transit { .. } => 33,
        Choice::Join(_) => 34,
        Choice::Draw => 35,
    }
}

pub(super) const KINDS: usize = 36;

pub(super) fn samples() -> Vec<Choice> {
    let (cantina, bay, hut, far, yavin) = (ObjId(0), ObjId(1), ObjId(2), ObjId(3), ObjId(4));
    let (vader, saber, trooper, leia, ship) = (ObjId(5), ObjId(6), ObjId(7), ObjId(9), ObjId(13));
    let (sense, luke) = (name("1_267"), name("1_19"));
    let goes = |way| Choice::Move { card: leia, way };
    let roles = [Role::Pilot, Role::Passenger, Role::Astromech, Role::Cargo, Role::Bay];
    let mut choices = vec![
        Choice::Pass,
        Choice::Start(name("1_128")),
        Choice::Activate(0),
        Choice::Activate(1),
        Choice::Activate(4),
        Choice::Drain(cantina),
        Choice::DrainLess(cantina),
        Choice::Deploy { card: luke, to: Destination::At(bay) },
        Choice::Deploy { card: name("1_324"), to: Destination::On(vader) },
        Choice::Deploy { card: name("1_128"), to: Destination::Row(0) },
        Choice::Deploy { card: name("1_128"), to: Destination::Over(cantina) },
        Choice::DeployWith { ship: name("1_146"), pilot: name("1_3"), at: yavin },
        Choice::Play { card: sense, clause: 0, target: None },
        Choice::Play { card: name("1_234"), clause: 0, target: Some(saber) },
        Choice::Use { card: ObjId(10), clause: 1, target: None },
        Choice::Use { card: ObjId(10), clause: 1, target: Some(leia) },
        Choice::Aim(leia),
        Choice::Pick(2),
        Choice::Take(sense),
        Choice::Verify,
        Choice::Transfer { card: saber, to: trooper },
        Choice::Battle(bay),
        Choice::Attack(trooper),
        Choice::Fire { weapon: saber, target: leia },
        Choice::Destiny,
        Choice::Forfeit(leia),
        Choice::Lose(LossSource::Pile(PileName::Reserve)),
        Choice::Lose(LossSource::Pile(PileName::Force)),
        Choice::Lose(LossSource::Pile(PileName::Used)),
        Choice::Lose(LossSource::Hand(luke)),
        goes(MoveKind::Walk(hut)),
        goes(MoveKind::Hyperspeed(yavin)),
        goes(MoveKind::Land(bay)),
        goes(MoveKind::TakeOff(yavin)),
        goes(MoveKind::Disembark),
        goes(MoveKind::ShuttleDown(bay)),
        goes(MoveKind::Passage(far)),
        goes(MoveKind::Imprison),
        goes(MoveKind::Inside(bay)),
        Choice::Transit { from: bay, to: far },
        Choice::Join(leia),
        Choice::Draw,
    ];
    choices.extend(roles.map(|role| Choice::Deploy { card: luke, to: Destination::Aboard(ship, role) }));
    for way in [MoveKind::Embark, MoveKind::ShuttleUp, MoveKind::Across, MoveKind::Board] {
        choices.extend(roles.map(|role| goes(way(ship, role))));
    }
    choices
}

pub(super) fn question_kind(question: &Question) -> usize {
    match question {
        Question::Start(_) => 0,
        Question::Activate(..) => 1,
        Question::Control(_) => 2,
        Question::Deploy(_) => 3,
        Question::Battle(_) => 4,
        Question::Weapons(_) => 5,
        Question::Attack(_) => 6,
        Question::Outside(_) => 7,
        Question::Destiny(_) => 8,
        Question::Damage(_) => 9,
        Question::Lose(..) => 10,
        Question::Move(_) => 11,
        Question::Gather(_) => 12,
        Question::Draw(_) => 13,
        Question::Respond(_) => 14,
        Question::Aim(_) => 15,
        Question::Pick(..) => 16,
        Question::Away(_) => 17,
        Question::Cull(..) => 18,
        Question::Again(_) => 19,
        Question::Search(_) => 20,
        Question::Verify(_) => 21,
        Question::Card(_) => 22,
        Question::Prey(_) => 23,
        Question::Over => 24,
    }
}

pub(super) const QUESTIONS: usize = 25;

pub(super) fn questions() -> Vec<Question> {
    let seat = DARK;
    vec![
        Question::Start(Seats::one(seat)),
        Question::Activate(seat, 1),
        Question::Activate(seat, 5),
        Question::Control(seat),
        Question::Deploy(seat),
        Question::Battle(seat),
        Question::Weapons(seat),
        Question::Attack(seat),
        Question::Outside(seat),
        Question::Destiny(seat),
        Question::Damage(seat),
        Question::Lose(seat, 1),
        Question::Lose(seat, 3),
        Question::Move(seat),
        Question::Gather(seat),
        Question::Draw(seat),
        Question::Respond(seat),
        Question::Aim(seat),
        Question::Pick(seat, 2),
        Question::Away(seat),
        Question::Cull(seat, 1),
        Question::Cull(seat, 2),
        Question::Again(seat),
        Question::Search(seat),
        Question::Verify(seat),
        Question::Card(seat),
        Question::Prey(seat),
        Question::Over,
    ]
}

/// What is in progress when a player may respond, and when a card must leave.
pub(super) fn moments() -> Vec<(Question, Vec<Frame>)> {
    let luke = name("1_19");
    let moments = [
        Moment::Played,
        Moment::Deployed(ObjId(9)),
        Moment::BattleBegun,
        Moment::DrainBegun(ObjId(0)),
        Moment::Destiny,
        Moment::Leaving(ObjId(9)),
        Moment::Hit(ObjId(9), ObjId(10)),
        Moment::Lost(luke, DARK, None),
        Moment::BattleEnds,
    ];
    let played = Frame::Act {
        by: DARK.other(),
        card: name("1_109"),
        obj: None,
        clause: 0,
        target: None,
        second: None,
        stage: ActionStage::Fresh,
        step: 0,
        grabbed: None,
    };
    let window = |moment| vec![played, Frame::Window { moment, asked: DARK, passes: 0 }];
    let mut all: Vec<_> = moments.map(|moment| (Question::Respond(DARK), window(moment))).into();
    all.push((Question::Away(DARK), vec![Frame::Away { card: ObjId(7) }]));
    all
}
