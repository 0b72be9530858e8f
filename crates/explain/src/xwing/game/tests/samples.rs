//! One of every kind of event, choice, refusal and fault that does not need a record.

use ::xwing::content::{ActionKind, Content, ContentId, DamageCard, DialEntry, Difficulty, Faction};
use ::xwing::craft::{Object, Team};
use ::xwing::dice::AttackFace;
use ::xwing::dice::roll::{AttackRoll, DefenseRoll};
use ::xwing::geometry::{ArcPair, Bearing, EndSlot, Side, StandardArc, Turret};
use ::xwing::label::Label;
use ::xwing::question::{Ahead, Break, Charges, Detonate, Jam, May, Order};
use ::xwing::rules::{activation, attack, damage, round, scenario, token};
use ::xwing::scenario::{Exit, LayoutError, ShipRole};
use ::xwing::squad::{SquadError, XwsError};
use ::xwing::{
    Cause, Choice, DeckFault, DialSetting, DiceModifier, Event, Fault, FollowUp, ObstacleEntry,
    OptionalAbility, Outcome, Phase, Placement, Question, Refusal, RollReason, Roster, ShipId, Status,
    TargetedAction, Token,
};
use contract::Seat;

const OWN: ShipId = ShipId(0);
const FOE: ShipId = ShipId(1);
const HERE: Placement = Placement::mm(450, 100, 0);
const THERE: Placement = Placement::mm(450, 180, 0);
const BANK: DialSetting = DialSetting { bearing: Bearing::Bank(Side::Left), speed: 2 };

fn label() -> Label {
    Label::new("S1").unwrap()
}

fn entry() -> DialEntry {
    DialEntry { maneuver: BANK.maneuver().unwrap(), colour: Difficulty::White }
}

const REDS: AttackRoll = AttackRoll { crit: 1, hit: 1, focus: 0, blank: 1 };
const GREENS: DefenseRoll = DefenseRoll { evade: 1, focus: 1, blank: 0 };

pub(super) fn events() -> Vec<Event> {
    let mut all = moves();
    all.extend(fights());
    all
}

fn moves() -> Vec<Event> {
    let moved = |full, touching| Event::Moved {
        ship: OWN,
        from: HERE,
        to: THERE,
        setting: BANK,
        full,
        touching,
        template: Vec::new(),
    };
    vec![
        Event::Placed { ship: OWN, at: HERE },
        Event::Pointed { ship: OWN, turret: Turret::Single(StandardArc::Rear) },
        Event::PhaseBegan { round: 3, phase: Phase::Planning },
        Event::PhaseBegan { round: 3, phase: Phase::Engagement },
        Event::DialSet { ship: OWN },
        Event::Revealed { ship: OWN, setting: BANK, colour: Difficulty::Blue },
        Event::Instead { ship: OWN, maneuver: entry(), rule: activation::STRESSED },
        moved(true, Vec::new()),
        moved(false, vec![label()]),
        Event::Left { ship: OWN, status: Status::Destroyed },
        Event::Left { ship: OWN, status: Status::Returned },
        Event::Left { ship: FOE, status: Status::Fled },
        Event::Rolled { ship: OWN, why: RollReason::Obstacle(0), face: AttackFace::Hit },
        Event::Rolled { ship: OWN, why: RollReason::Card(DamageCard::ConsoleFire), face: AttackFace::Blank },
        Event::RolledMany { ship: OWN, why: RollReason::Device(0), roll: REDS },
        Event::Gained { ship: OWN, token: Token::Stress, count: 1, rule: activation::STRESSED },
        Event::Lost { ship: OWN, token: Token::Focus, count: 1, rule: token::CIRCULAR },
        Event::ForceSpent { ship: OWN },
        Event::Performed { ship: OWN, act: TargetedAction::Focus, colour: Difficulty::White },
        Event::Performed {
            ship: OWN,
            act: TargetedAction::Lock(Object::Ship(label())),
            colour: Difficulty::White,
        },
        Event::Failed { ship: OWN, act: TargetedAction::BarrelRoll(Side::Right) },
        Event::Repositioned { ship: OWN, from: HERE, to: THERE },
        Event::Unlocked { ship: OWN, rule: token::JAM },
        Event::Decloaked { ship: OWN, done: true },
        Event::Decloaked { ship: OWN, done: false },
        Event::LaidOut {
            markers: None,
            obstacles: vec![ObstacleEntry { token: "coreasteroid0".into(), at: HERE, gone: false }; 2],
        },
        Event::Called { ship: FOE, kind: ShipRole::Patrol, fresh: false, rule: scenario::POOL },
        Event::Called { ship: FOE, kind: ShipRole::Reinforcement, fresh: true, rule: scenario::POOL },
        Event::Arrived { ship: FOE, marker: 1, exit: Exit::Hit, at: THERE },
        Event::HeldUp { ship: FOE },
        Event::Hunts { ship: FOE, target: OWN },
        Event::Over { outcome: Outcome::Player, rule: round::END_LAST_SIDE },
    ]
}

fn fights() -> Vec<Event> {
    let declared = |card, obstructed, dice| Event::Declared {
        ship: OWN,
        target: FOE,
        card,
        dice,
        range: 2,
        obstructed,
        line: None,
    };
    vec![
        declared(None, false, 3),
        declared(Some(torpedoes()), true, 1),
        Event::Held { ship: OWN },
        Event::AttackRolled { roll: REDS, again: false },
        Event::AttackRolled { roll: REDS, again: true },
        Event::DefenseRolled { dice: 2, roll: GREENS, again: false },
        Event::Changed { ship: OWN, by: DiceModifier::Focus, attack: REDS, defense: GREENS },
        Event::Neutralized { target: FOE, hits: 1, crits: 0 },
        Event::Neutralized { target: FOE, hits: 0, crits: 0 },
        Event::ShieldLost { ship: FOE },
        Event::DealtDown { ship: FOE },
        Event::DealtUp { ship: FOE, card: DamageCard::DirectHit },
        Event::Repaired { ship: OWN, card: DamageCard::FuelLeak },
        Event::Reshuffled { solo: false },
        Event::Reshuffled { solo: true },
        Event::TurnedUp { solo: true, card: DamageCard::HullBreach },
        Event::Dropped { ship: FOE, card: bombs(), at: THERE },
        Event::NotDropped { ship: FOE, card: bombs() },
        Event::Detonated { device: 0, card: bombs() },
        Event::HitInstead { ship: FOE },
        Event::Discharged { ship: OWN, card: torpedoes(), count: 1 },
        Event::Discharged { ship: OWN, card: torpedoes(), count: 2 },
        Event::Recharged { ship: OWN, card: bombs(), count: 2 },
        Event::Broken { obstacle: 1 },
    ]
}

fn card(xws: &str) -> ContentId {
    Content::standard().find_id(xws).unwrap()
}

fn torpedoes() -> ContentId {
    card("protontorpedoes")
}

fn bombs() -> ContentId {
    card("protonbombs")
}

pub(super) fn choices() -> Vec<Choice> {
    let acts = [
        TargetedAction::Focus,
        TargetedAction::Evade,
        TargetedAction::Reinforce { fore: true },
        TargetedAction::Lock(Object::Ship(label())),
        TargetedAction::BarrelRoll(Side::Left),
        TargetedAction::BankRoll(Side::Left, Side::Right),
        TargetedAction::Boost(None),
        TargetedAction::Boost(Some(Side::Right)),
        TargetedAction::Coordinate(FOE),
        TargetedAction::Jam(FOE),
        TargetedAction::Slam(BANK),
        TargetedAction::Repair(DamageCard::FuelLeak),
        TargetedAction::Tractor(FOE),
    ];
    let mut all: Vec<Choice> = acts.into_iter().map(Choice::Act).collect();
    all.extend([
        Choice::Place(OWN, HERE),
        Choice::Turret(Turret::Single(StandardArc::Front)),
        Choice::Turret(Turret::Double(ArcPair::LeftRight)),
        Choice::Dial(OWN, BANK),
        Choice::Next(OWN),
        Choice::Decloak(Some(Side::Left)),
        Choice::Decloak(None),
        Choice::Slot(EndSlot::Middle),
        Choice::Fire(0, FOE),
        Choice::Fire(1, FOE),
        Choice::Change(DiceModifier::Focus),
        Choice::Reroll(DiceModifier::Lock, 1, 2),
        Choice::Charges(0),
        Choice::Charges(2),
        Choice::Break(1),
        Choice::Detonate(0),
        Choice::Ahead(None),
        Choice::Ahead(Some(Side::Left)),
        Choice::Unlock,
        Choice::First(FollowUp::Action),
        Choice::First(FollowUp::Card),
        Choice::Use(OptionalAbility::HitInstead),
        Choice::Pass,
    ]);
    all
}

/// Questions asked by cards and ship abilities.
pub(super) fn questions() -> Vec<Question> {
    let mays = [
        OptionalAbility::ExposeForDisarm,
        OptionalAbility::HitInstead,
        OptionalAbility::ShieldForCharges,
        OptionalAbility::CloakForEvade,
    ];
    let mut all: Vec<Question> = mays.into_iter().map(|may| May(OWN, may).into()).collect();
    all.extend::<[Question; 6]>([
        Charges(OWN, 2).into(),
        Break(Seat::A, 0).into(),
        Detonate(Seat::A).into(),
        Ahead(OWN).into(),
        Jam(FOE, OWN).into(),
        Order(OWN, ActionKind::Focus, false).into(),
    ]);
    all
}

pub(super) fn refusals() -> Vec<Refusal> {
    [
        (round::ORDER, Cause::NotAsked),
        (round::OWN_ORDER, Cause::Ship(FOE)),
        (round::DIALS, Cause::NotOnDial),
        (round::PLACING, Cause::Outside),
        (round::PLACING, Cause::Overlaps(FOE)),
        (activation::BAR, Cause::NotOnBar),
        (activation::BAR, Cause::Performed),
        (activation::BAR, Cause::NoForce),
        (activation::BAR, Cause::NoTarget),
        (activation::SLOTS, Cause::Taken),
        (attack::TARGET, Cause::NoShot),
        (attack::MODIFY, Cause::NoUse),
        (damage::CARDS, Cause::NoCharge),
    ]
    .map(|(rule, by)| Refusal { rule, by })
    .to_vec()
}

pub(super) fn faults() -> Vec<Fault> {
    let name = || "X1".to_owned();
    vec![
        Fault::Name(name()),
        Fault::UnknownShip("ywing".into()),
        Fault::UnknownCard("railgun".into()),
        Fault::NotPlayed("Trick Shot".into()),
        Fault::TooMany("ships".into()),
        Fault::NoShip(Team::Player),
        Fault::NoShip(Team::Solo),
        Fault::Seat(1),
        Fault::Overlaps(name(), "S1".into()),
        Fault::OffTable(name()),
        Fault::UnknownToken("coreasteroid9".into()),
        Fault::Numbers(name()),
        Fault::Impossible(name()),
        Fault::View,
        Fault::Unreadable(Roster::Player, XwsError::Version("1.0.0".into())),
        Fault::Unreadable(Roster::Player, XwsError::Part("pilots")),
        Fault::NoSquad(Roster::Enemy),
        Fault::NoTable(Faction::GalacticRepublic),
        Fault::People(9),
        Fault::Tokens(5),
        Fault::More(5),
        Fault::MissionAlone,
        Fault::Deck(Team::Player, DeckFault::Shuffle(9)),
        Fault::Deck(Team::Solo, DeckFault::Unseen(30, 29)),
        Fault::Deck(Team::Solo, DeckFault::Kind(DamageCard::HullBreach, 3)),
    ]
    .into_iter()
    .chain(squads().into_iter().map(|fault| Fault::Squad(Roster::Reinforcements, fault)))
    .chain(layouts().into_iter().map(Fault::Layout))
    .collect()
}

fn squads() -> Vec<SquadError> {
    let (pilot, card) = (|| "redsquadronveteran".to_owned(), || "ioncannon".to_owned());
    vec![
        SquadError::Empty,
        SquadError::UnknownPilot("wedge".into()),
        SquadError::UnknownUpgrade("railgun".into()),
        SquadError::TooLate(pilot()),
        SquadError::NotPlayed(card(), ::xwing::ability::NotWhole::NotDescribed),
        SquadError::NotPlayed(
            card(),
            ::xwing::ability::NotWhole::Word {
                clause: "on always is do dance".into(),
                word: "dance".into(),
                part: ::xwing::ability::language::ClausePart::Do,
            },
        ),
        SquadError::NotPlayed(card(), ::xwing::ability::NotWhole::AtTable { clause: String::new() }),
        SquadError::NotPlayed(card(), ::xwing::ability::NotWhole::HugeShips),
        SquadError::NotPlayed(card(), ::xwing::ability::NotWhole::Device),
        SquadError::WrongFaction(pilot()),
        SquadError::NoSlot { pilot: pilot(), card: card() },
        SquadError::Restricted { pilot: pilot(), card: card() },
        SquadError::Twice { pilot: pilot(), card: card() },
        SquadError::Limited { card: card(), limit: 2 },
        SquadError::NoPoints(pilot()),
        SquadError::Obstacles(2),
        SquadError::UnknownObstacle("coreasteroid9".into()),
    ]
}

fn layouts() -> Vec<LayoutError> {
    vec![
        LayoutError::MarkerTurned(0),
        LayoutError::MarkerNearEdge(1),
        LayoutError::MarkersApart,
        LayoutError::ExitAtMarker(0, Exit::Hit),
        LayoutError::Count(5),
        LayoutError::UnknownToken("coreasteroid9".into()),
        LayoutError::ObstacleNearEdge(2),
        LayoutError::ObstaclesNear(0, 3),
        LayoutError::ObstacleNearMarker(4, 1),
        LayoutError::ExitAtObstacle(1, Exit::Blank, 5),
    ]
}
