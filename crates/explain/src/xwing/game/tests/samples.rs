//! One of every kind of event, choice, refusal and fault that does not need a record.

use ::xwing::content::{ActionKind, Colour, DamageCard, DialEntry, Faction};
use ::xwing::craft::{Object, Team};
use ::xwing::dice::AttackFace;
use ::xwing::game::dice::{Greens, Reds};
use ::xwing::game::{
    Act, At, Cause, Choice, DeckFault, Event, Fault, First, May, Means, Open, Outcome, Phase, Refusal, Rock,
    Roster, Setting, ShipId, Status, Token, Why,
};
use ::xwing::geometry::{Bearing, Opposites, Quarter, Side, Slot, Turret};
use ::xwing::label::Label;
use ::xwing::rules::{activation, attack, damage, round, scenario, token};
use ::xwing::scenario::{Exit, Kind, LayoutFault};
use ::xwing::squad::{SquadFault, XwsFault};
use table::Seat;

const OWN: ShipId = ShipId(0);
const FOE: ShipId = ShipId(1);
const HERE: At = At::mm(450, 100, 0);
const THERE: At = At::mm(450, 180, 0);
const BANK: Setting = Setting { bearing: Bearing::Bank(Side::Left), speed: 2 };

fn label() -> Label {
    Label::new("S1").unwrap()
}

fn entry() -> DialEntry {
    DialEntry { maneuver: BANK.maneuver().unwrap(), colour: Colour::White }
}

const REDS: Reds = Reds { crit: 1, hit: 1, focus: 0, blank: 1 };
const GREENS: Greens = Greens { evade: 1, focus: 1, blank: 0 };

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
        Event::Pointed { ship: OWN, turret: Turret::Single(Quarter::Rear) },
        Event::PhaseBegan { round: 3, phase: Phase::Planning },
        Event::PhaseBegan { round: 3, phase: Phase::Engagement },
        Event::DialSet { ship: OWN },
        Event::Revealed { ship: OWN, setting: BANK, colour: Colour::Blue },
        Event::Instead { ship: OWN, maneuver: entry(), rule: activation::STRESSED },
        moved(true, Vec::new()),
        moved(false, vec![label()]),
        Event::Left { ship: OWN, status: Status::Destroyed },
        Event::Left { ship: OWN, status: Status::Returned },
        Event::Left { ship: FOE, status: Status::Fled },
        Event::Rolled { ship: OWN, why: Why::Obstacle(0), face: AttackFace::Hit },
        Event::Rolled { ship: OWN, why: Why::Card(DamageCard::ConsoleFire), face: AttackFace::Blank },
        Event::RolledMany { ship: OWN, why: Why::Device(0), roll: REDS },
        Event::Gained { ship: OWN, token: Token::Stress, count: 1, rule: activation::STRESSED },
        Event::Lost { ship: OWN, token: Token::Focus, count: 1, rule: token::CIRCULAR },
        Event::ForceSpent { ship: OWN },
        Event::Performed { ship: OWN, act: Act::Focus, colour: Colour::White },
        Event::Performed { ship: OWN, act: Act::Lock(Object::Ship(label())), colour: Colour::White },
        Event::Failed { ship: OWN, act: Act::BarrelRoll(Side::Right) },
        Event::Repositioned { ship: OWN, from: HERE, to: THERE },
        Event::Unlocked { ship: OWN, rule: token::JAM },
        Event::Decloaked { ship: OWN, done: true },
        Event::Decloaked { ship: OWN, done: false },
        Event::LaidOut { markers: None, obstacles: vec![Rock { token: 0, at: HERE, gone: false }; 2] },
        Event::Called { ship: FOE, kind: Kind::Patrol, fresh: false, rule: scenario::POOL },
        Event::Called { ship: FOE, kind: Kind::Reinforcement, fresh: true, rule: scenario::POOL },
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
        Event::Changed { ship: OWN, by: Means::Focus, attack: REDS, defense: GREENS },
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

fn card(xws: &str) -> u16 {
    let content = ::xwing::content::Content::standard();
    u16::try_from(content.upgrades().iter().position(|card| card.xws == xws).unwrap()).unwrap()
}

fn torpedoes() -> u16 {
    card("protontorpedoes")
}

fn bombs() -> u16 {
    card("protonbombs")
}

pub(super) fn choices() -> Vec<Choice> {
    let acts = [
        Act::Focus,
        Act::Evade,
        Act::Reinforce { fore: true },
        Act::Lock(Object::Ship(label())),
        Act::BarrelRoll(Side::Left),
        Act::BankRoll(Side::Left, Side::Right),
        Act::Boost(None),
        Act::Boost(Some(Side::Right)),
        Act::Coordinate(FOE),
        Act::Jam(FOE),
        Act::Slam(BANK),
        Act::Repair(DamageCard::FuelLeak),
        Act::Tractor(FOE),
    ];
    let mut all: Vec<Choice> = acts.into_iter().map(Choice::Act).collect();
    all.extend([
        Choice::Place(OWN, HERE),
        Choice::Turret(Turret::Single(Quarter::Front)),
        Choice::Turret(Turret::Double(Opposites::LeftRight)),
        Choice::Dial(OWN, BANK),
        Choice::Next(OWN),
        Choice::Decloak(Some(Side::Left)),
        Choice::Decloak(None),
        Choice::Slot(Slot::Middle),
        Choice::Fire(0, FOE),
        Choice::Fire(1, FOE),
        Choice::Change(Means::Focus),
        Choice::Reroll(Means::Lock, 1, 2),
        Choice::Charges(0),
        Choice::Charges(2),
        Choice::Break(1),
        Choice::Detonate(0),
        Choice::Ahead(None),
        Choice::Ahead(Some(Side::Left)),
        Choice::Unlock,
        Choice::First(First::Action),
        Choice::First(First::Card),
        Choice::Use(May::HitInstead),
        Choice::Pass,
    ]);
    all
}

/// Questions asked by cards and ship abilities.
pub(super) fn questions() -> Vec<Open> {
    let mays = [May::ExposeForDisarm, May::HitInstead, May::ShieldForCharges, May::CloakForEvade];
    let mut all: Vec<Open> = mays.into_iter().map(|may| Open::May(OWN, may)).collect();
    all.extend([
        Open::Charges(OWN, 2),
        Open::Break(Seat::A, 0),
        Open::Detonate(Seat::A),
        Open::Ahead(OWN),
        Open::Jam(FOE, OWN),
        Open::Order(OWN, ActionKind::Focus, false),
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
        Fault::Unreadable(Roster::Player, XwsFault::Version("1.0.0".into())),
        Fault::Unreadable(Roster::Player, XwsFault::Part("pilots")),
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

fn squads() -> Vec<SquadFault> {
    let (pilot, card) = (|| "redsquadronveteran".to_owned(), || "ioncannon".to_owned());
    vec![
        SquadFault::Empty,
        SquadFault::UnknownPilot("wedge".into()),
        SquadFault::UnknownUpgrade("railgun".into()),
        SquadFault::TooLate(pilot()),
        SquadFault::NotPlayed(card()),
        SquadFault::WrongFaction(pilot()),
        SquadFault::NoSlot { pilot: pilot(), card: card() },
        SquadFault::Restricted { pilot: pilot(), card: card() },
        SquadFault::Twice { pilot: pilot(), card: card() },
        SquadFault::Limited { card: card(), limit: 2 },
        SquadFault::NoPoints(pilot()),
        SquadFault::Obstacles(2),
        SquadFault::UnknownObstacle("coreasteroid9".into()),
    ]
}

fn layouts() -> Vec<LayoutFault> {
    vec![
        LayoutFault::MarkerTurned(0),
        LayoutFault::MarkerNearEdge(1),
        LayoutFault::MarkersApart,
        LayoutFault::ExitAtMarker(0, Exit::Hit),
        LayoutFault::Count(5),
        LayoutFault::UnknownToken("coreasteroid9".into()),
        LayoutFault::ObstacleNearEdge(2),
        LayoutFault::ObstaclesNear(0, 3),
        LayoutFault::ObstacleNearMarker(4, 1),
        LayoutFault::ExitAtObstacle(1, Exit::Blank, 5),
    ]
}
