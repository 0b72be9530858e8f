//! One value of every kind, so that every sentence is used once.

use contract::{BySeat, Ending, Seat, Seats};
use starfighter::{
    CruiserKey, DamageCause, Direction, Effect, Event, Face, Fault, Half, MarkerLocation, Matricule, Refusal,
    RevealCause, Sector, Shift, Spot, rules,
};
use std::collections::BTreeSet;
use std::fmt::Debug;

/// The number of kinds of events, refusals and faults, as counted by the matches below.
pub(super) const EVENTS: usize = 27;
pub(super) const REFUSALS: usize = 16;
pub(super) const FAULTS: usize = 29;

/// Fails unless every kind occurs among the samples.
pub(super) fn complete<T: Debug>(samples: &[T], kind: fn(&T) -> usize, kinds: usize) {
    let seen: BTreeSet<usize> = samples.iter().map(kind).collect();
    assert_eq!(seen, (0..kinds).collect(), "a kind has no sample");
}

fn card() -> Matricule {
    "2-23".parse().unwrap()
}

fn ares() -> CruiserKey {
    "ares".parse().unwrap()
}

fn sector(number: u8) -> Sector {
    Sector::new(number).unwrap()
}

fn mine() -> Spot {
    Spot { seat: Seat::A, sector: sector(1), slot: 2 }
}

fn theirs() -> Spot {
    Spot { seat: Seat::B, sector: sector(4), slot: 0 }
}

pub(super) fn event_kind(it: &Event) -> usize {
    match it {
        Event::CruiserSealed { .. } => 0,
        Event::CruiserChosen { .. } => 1,
        Event::RoundBegan { .. } => 2,
        Event::Reinforced { .. } => 3,
        Event::Drawn { .. } => 4,
        Event::Reshuffled { .. } => 5,
        Event::NothingLeft { .. } => 6,
        Event::Played { .. } => 7,
        Event::Passed { .. } => 8,
        Event::MarkerGiven { .. } => 9,
        Event::Revealed { .. } => 10,
        Event::Ignored { .. } => 11,
        Event::Fired { .. } => 12,
        Event::Lost { .. } => 13,
        Event::PutAside { .. } => 14,
        Event::Moved { .. } => 15,
        Event::Pivoted { .. } => 16,
        Event::Flipped { .. } => 17,
        Event::Damaged { .. } => 18,
        Event::Absorbed { .. } => 19,
        Event::Destroyed { .. } => 20,
        Event::ArmorLost { .. } => 21,
        Event::Shifted { .. } => 22,
        Event::DirectionChosen { .. } => 23,
        Event::CombatBegan { .. } => 24,
        Event::ScreensRestored { .. } => 25,
        Event::Ended { .. } => 26,
    }
}

pub(super) fn refusal_kind(it: &Refusal) -> usize {
    match it {
        Refusal::NotAsked => 0,
        Refusal::OtherQuestion => 1,
        Refusal::NoSuchCruiser { .. } => 2,
        Refusal::CruiserTaken { .. } => 3,
        Refusal::NotInHand { .. } => 4,
        Refusal::SectorFull { .. } => 5,
        Refusal::WrongLevel { .. } => 6,
        Refusal::NotWaiting { .. } => 7,
        Refusal::NoCardThere { .. } => 8,
        Refusal::Destination { .. } => 9,
        Refusal::AlreadyOnTop { .. } => 10,
        Refusal::NotOnTop { .. } => 11,
        Refusal::NotAdjacent { .. } => 12,
        Refusal::DestinationFull { .. } => 13,
        Refusal::NoFighterThere { .. } => 14,
        Refusal::TooFar { .. } => 15,
    }
}

pub(super) fn fault_kind(it: &Fault) -> usize {
    match it {
        Fault::NoSuchSeat { .. } => 0,
        Fault::NoSuchCruiser { .. } => 1,
        Fault::CruiserNotInMode { .. } => 2,
        Fault::CruiserTwice { .. } => 3,
        Fault::NoCruiser { .. } => 4,
        Fault::NoSuchCard { .. } => 5,
        Fault::CardNotInMode { .. } => 6,
        Fault::CardTwice { .. } => 7,
        Fault::CardInBothDecks { .. } => 8,
        Fault::NoCards { .. } => 9,
        Fault::DeckTooSmall { .. } => 10,
        Fault::NoSuchDeck { .. } => 11,
        Fault::NoDecks { .. } => 12,
        Fault::DecksNotInMode { .. } => 13,
        Fault::CardsNotWanted { .. } => 14,
        Fault::NoRounds { .. } => 15,
        Fault::Compensation { .. } => 16,
        Fault::Round { .. } => 17,
        Fault::Offset { .. } => 18,
        Fault::Piles { .. } => 19,
        Fault::SectorFull { .. } => 20,
        Fault::NoName { .. } => 21,
        Fault::Damage { .. } => 22,
        Fault::Screens { .. } => 23,
        Fault::Promised { .. } => 24,
        Fault::Passed { .. } => 25,
        Fault::NotRemade { .. } => 26,
        Fault::Places { .. } => 27,
        Fault::Contradiction { .. } => 28,
    }
}

pub(super) fn events() -> Vec<Event> {
    let mut events = before_battle();
    events.extend(chain());
    events.extend(battle());
    events
}

fn before_battle() -> Vec<Event> {
    let (seat, rule, at) = (Seat::A, rules::REINFORCE, mine());
    let name = Some(card());
    vec![
        Event::CruiserSealed { seat },
        Event::CruiserChosen { seat, cruiser: ares(), armor: 20, rule },
        Event::RoundBegan { round: 3, marker: seat },
        Event::Reinforced { seat, aside: 1, symbols: 4, extra: 0, rule },
        Event::Reinforced { seat: Seat::B, aside: 0, symbols: 1, extra: 0, rule },
        Event::Reinforced { seat: Seat::B, aside: 0, symbols: 0, extra: 0, rule },
        Event::Drawn { seat, card: name, aside: false, rule },
        Event::Drawn { seat: Seat::B, card: None, aside: false, rule },
        Event::Drawn { seat, card: name, aside: true, rule },
        Event::Drawn { seat: Seat::B, card: None, aside: true, rule },
        Event::Reshuffled { owner: None, cards: 12, rule },
        Event::Reshuffled { owner: Some(seat), cards: 1, rule },
        Event::NothingLeft { seat, lost: 1, rule },
        Event::NothingLeft { seat: Seat::B, lost: 2, rule },
        Event::Played { seat, card: name, face: Face::Recto, at, rule },
        Event::Played { seat, card: name, face: Face::Verso, at, rule },
        Event::Played { seat: Seat::B, card: None, face: Face::Verso, at: theirs(), rule },
        Event::Passed { seat, forced: false, rule },
        Event::Passed { seat, forced: true, rule },
        Event::Passed { seat: Seat::B, forced: true, rule },
        Event::MarkerGiven { seat, rule },
    ]
}

fn chain() -> Vec<Event> {
    let (seat, by, rule, at, half) = (Seat::A, Seat::A, rules::BECOMES_VISIBLE, mine(), Half::Top);
    let (name, step) = (card(), 2);
    let causes = [
        RevealCause::Played,
        RevealCause::Moved,
        RevealCause::Pivoted,
        RevealCause::Flipped,
        RevealCause::Destroyed,
    ];
    let mut events: Vec<Event> = causes
        .into_iter()
        .map(|cause| Event::Revealed {
            seat,
            card: name,
            at,
            half,
            effect: Effect::Lateral,
            cause,
            step,
            rule,
        })
        .collect();
    let reasons = [
        rules::CHAIN_LIMIT,
        rules::CHAIN_REPEAT,
        rules::CHAIN_WAITING,
        rules::CHAIN_ROOM,
        rules::FLIP_DESTROYS,
    ];
    events.extend(reasons.map(|rule| Event::Ignored {
        seat,
        card: name,
        at,
        half,
        effect: Effect::Pivot,
        step,
        rule,
    }));
    events.extend(Effect::ALL.map(|effect| Event::Fired {
        seat,
        card: name,
        half,
        effect,
        step,
        rule: effect.rule(),
    }));
    events.extend([
        Event::Lost { seat, effect: Effect::Vertical, step, rule },
        Event::PutAside { seat, step, rule },
        Event::PutAside { seat: Seat::B, step, rule },
        Event::Moved { by, card: Some(name), from: at, to: theirs(), step, rule },
        Event::Moved { by, card: None, from: theirs(), to: at, step, rule },
        Event::Pivoted { by, card: Some(name), at, step, rule },
        Event::Pivoted { by, card: None, at: theirs(), step, rule },
        Event::Flipped { by, card: name, at, face: Face::Recto, step, rule },
        Event::Flipped { by, card: name, at, face: Face::Verso, step, rule },
    ]);
    events
}

fn battle() -> Vec<Event> {
    let (seat, rule, at, name, step) = (Seat::A, rules::COMBATS, mine(), card(), 0);
    let mut events = Vec::new();
    for why in [DamageCause::Combat, DamageCause::Effect, DamageCause::Flip] {
        for on in [MarkerLocation::Screens, MarkerLocation::Top, MarkerLocation::Bottom] {
            events.push(Event::Damaged { card: Some(name), at, on, markers: 2, why, step, rule });
        }
    }
    events.push(Event::Damaged {
        card: None,
        at: theirs(),
        on: MarkerLocation::Top,
        markers: 1,
        why: DamageCause::Combat,
        step,
        rule,
    });
    events.extend([
        Event::Absorbed { card: Some(name), at, markers: 3, rule },
        Event::Destroyed { card: name, at, step, rule },
        Event::ArmorLost { seat, points: 2, left: 15, step, rule },
        Event::ArmorLost { seat: Seat::B, points: 1, left: -1, step, rule },
    ]);
    events.extend(Shift::ALL.map(|shift| Event::Shifted { seat, shift, facing: 4, rule }));
    events.extend([Direction::LeftToRight, Direction::RightToLeft].map(|direction| Event::DirectionChosen {
        seat,
        direction,
        rule,
    }));
    let sectors = BySeat([sector(1), sector(3)]);
    events.push(Event::CombatBegan { sectors, fighters: BySeat([2, 0]), rule });
    events.push(Event::ScreensRestored { screens: 1, rule });
    events.push(Event::ScreensRestored { screens: 4, rule });
    for ending in endings() {
        let (winners, rule) = (ending.winners, ending.rule);
        events.push(Event::Ended { winners, armor: BySeat([3, -2]), cards: BySeat([11, 9]), rule });
    }
    events
}

pub(super) fn endings() -> Vec<Ending> {
    vec![
        Ending { winners: Seats::one(Seat::A), rule: rules::END_ARMOR },
        Ending { winners: Seats::one(Seat::B), rule: rules::END_CARDS },
        Ending { winners: Seats::NONE, rule: rules::END_DRAW },
        Ending { winners: Seats::NONE, rule: rules::END_ROUNDS },
    ]
}

pub(super) fn refusals() -> Vec<Refusal> {
    let (at, rule, card, half) = (mine(), rules::DEPLOY_LEVEL, card(), Half::Bottom);
    vec![
        Refusal::NotAsked,
        Refusal::OtherQuestion,
        Refusal::NoSuchCruiser { cruiser: "hermes".parse().unwrap(), rule },
        Refusal::CruiserTaken { cruiser: ares(), rule },
        Refusal::NotInHand { card, rule },
        Refusal::SectorFull { sector: sector(2), slots: 3, rule },
        Refusal::WrongLevel { card, level: 2, slot: 1, rule },
        Refusal::NotWaiting { card, half, effect: Effect::Free, rule },
        Refusal::NoCardThere { at, rule },
        Refusal::Destination { effect: Effect::Lateral, needed: true, rule },
        Refusal::Destination { effect: Effect::Pivot, needed: false, rule },
        Refusal::AlreadyOnTop { at, rule },
        Refusal::NotOnTop { at: theirs(), rule },
        Refusal::NotAdjacent { from: sector(0), to: sector(3), rule },
        Refusal::DestinationFull { to: sector(4), rule },
        Refusal::NoFighterThere { half, rule },
        Refusal::TooFar { facing: 1, rule },
    ]
}

pub(super) fn faults() -> Vec<Fault> {
    let (seat, rule, card, cruiser, sector, slot) = (Seat::B, rules::MODE, card(), ares(), sector(1), 2);
    vec![
        Fault::NoSuchSeat { seat: Seat::new(7).unwrap() },
        Fault::NoSuchCruiser { seat, cruiser, rule },
        Fault::CruiserNotInMode { seat, cruiser, rule },
        Fault::CruiserTwice { cruiser, rule },
        Fault::NoCruiser { seat },
        Fault::NoSuchCard { card, rule },
        Fault::CardNotInMode { card, rule },
        Fault::CardTwice { card, rule },
        Fault::CardInBothDecks { card, rule },
        Fault::NoCards { rule },
        Fault::DeckTooSmall { seat, cards: 24, least: 25, rule },
        Fault::NoSuchDeck { seat, deck: "armada".into(), rule },
        Fault::NoDecks { rule },
        Fault::DecksNotInMode { rule },
        Fault::CardsNotWanted { rule },
        Fault::NoRounds { rule },
        Fault::Compensation { most: 9, rule },
        Fault::Round { round: 40, most: 30, rule },
        Fault::Offset { offset: -4, most: 3, rule },
        Fault::Piles { found: 1, wanted: 2, rule },
        Fault::Piles { found: 3, wanted: 1, rule },
        Fault::SectorFull { seat, sector, cards: 5, slots: 4, rule },
        Fault::NoName { seat, sector, slot },
        Fault::Damage { seat, sector, slot, rule },
        Fault::Screens { seat, sector, slot, rule },
        Fault::Promised { promised: 3, pile: 2, rule },
        Fault::Passed { rule },
        Fault::NotRemade { card, rule },
        Fault::Places { places: 3, cards: 4 },
        Fault::Contradiction { what: "chain" },
    ]
}
