//! The lesson played as advised, with every number computed by hand from the position; and played at random.

use super::*;
use crate::cards::card::CardName;
use crate::choice::MoveKind;
use crate::content::builtin;
use crate::event::Event;
use crate::state::State;
use contract::{Act, EventSink, Game, LegalChoicesOf, RandomSource, RecordedEvents, SmallRng, Turn, Viewer};

const DARK: Seat = Seat::A;
const LIGHT: Seat = Seat::B;
const CANTINA: ObjId = ObjId(0);
const BAY: ObjId = ObjId(1);
const FARM: ObjId = ObjId(2);

fn card(name: &str) -> CardName {
    CardName::parse(name).unwrap()
}

/// The advice of the guided game in the order given; advice no longer offered has been followed already.
fn advised(view: &View, legal: &[Choice]) -> Choice {
    let id = |name: &str| view.table.iter().rev().find(|laid| laid.card == card(name)).map(|laid| laid.id);
    let deploy = |name: &str, to: Destination| Choice::Deploy { card: card(name), to };
    let mut advice = vec![Choice::Drain(CANTINA), Choice::Drain(BAY), deploy("1_287", Destination::Row(3))];
    let (vader, leia, trooper) = (id("1_168"), id("1_17"), id("1_194"));
    advice.push(deploy("1_168", Destination::At(BAY)));
    advice.extend(vader.map(|vader| deploy("1_324", Destination::On(vader))));
    advice.extend([deploy("1_194", Destination::At(BAY)), deploy("1_179", Destination::At(BAY))]);
    if view.turn == 5 {
        advice.push(Choice::Battle(BAY));
    } else {
        advice.extend(vader.map(|card| Choice::Move { card, way: MoveKind::Walk(FARM) }));
    }
    advice.extend(id("1_324").zip(leia).map(|(weapon, target)| Choice::Fire { weapon, target }));
    advice.extend([Choice::Destiny, Choice::Draw, FROM_RESERVE]);
    advice.extend(trooper.map(Choice::Forfeit));
    match view.question {
        Question::Activate(_, most) => Choice::Activate(most),
        _ => advice.into_iter().find(|choice| legal.contains(choice)).unwrap_or(Choice::Pass),
    }
}

/// Plays until the turn after the lesson; returns the events.
fn played(mut dark: impl FnMut(&View, &[Choice]) -> Choice) -> (State, Vec<Event>) {
    let mut game = State::begin(builtin(), &setup()).unwrap();
    let (mut events, mut legal) = (Vec::new(), LegalChoicesOf::<State>::default());
    while let Turn::Decide(asked) = game.turn()
        && game.turn_number() <= LAST_TURN
    {
        let seat = asked.first().unwrap();
        let view = game.view(Viewer::Seat(seat));
        legal.clear();
        game.legal_choices(seat, &mut legal);
        let choice =
            if seat == LIGHT { answer(&view, &legal.listed).unwrap() } else { dark(&view, &legal.listed) };
        assert!(legal.listed.contains(&choice), "{choice:?} to {:?}", view.question);
        let mut told = RecordedEvents::default();
        game.apply(&Act::Choice(seat, choice), &mut EventSink::recording(&mut told));
        events.extend(told.events.into_iter().map(|(_, event)| event));
    }
    (game, events)
}

#[test]
fn the_lesson_goes_as_written() {
    let (game, events) = played(advised);
    let has = |event: &Event| events.contains(event);
    // Icons: Cantina 2, Docking Bay 94, the farm and Docking Bay 327 one each, one of its own; the War Room brings 2 more.
    assert!(has(&Event::Activated { seat: DARK, amount: 6, most: 6 }));
    assert!(has(&Event::Activated { seat: LIGHT, amount: 7, most: 7 }));
    assert!(has(&Event::Activated { seat: DARK, amount: 8, most: 8 }));
    // Two Light icons in the Cantina in both turns; in the docking bay one, plus one for the lightsaber.
    let drains: Vec<_> = events
        .iter()
        .filter_map(|event| match event {
            Event::Drained { by, at, amount } => Some((*by, *at, *amount)),
            _ => None,
        })
        .collect();
    assert_eq!(drains, [(DARK, CANTINA, 2), (LIGHT, FARM, 1), (DARK, CANTINA, 2), (DARK, BAY, 2)]);
    // Two destinies of 3 against Leia's ability of 3. Power 6 + 1 and destiny 3 + 1 for Vader, against 3 + 1 and 2.
    assert!(events.iter().any(|event| matches!(event, Event::Shot { total: 6, defense: 3, hit: true, .. })));
    let fought = events.iter().find_map(|event| match event {
        Event::Power { power, damage, attrition, winner, .. } => {
            Some((power.0, damage.0, attrition.0, *winner))
        }
        _ => None,
    });
    assert_eq!(fought, Some(([11, 6], [0, 5], [2, 4], Some(DARK))));
    assert!(has(&Event::Forfeited { owner: DARK, card: card("1_194"), value: 2, damage: 0, attrition: 0 }));
    assert!(
        events.iter().any(|event| matches!(event, Event::Forfeited { owner: LIGHT, value: 0, .. })),
        "Leia is hit"
    );
    // Light deploys two characters to the farm; Vader moves there.
    let came = events
        .iter()
        .filter(|event| matches!(event, Event::Deployed { by: LIGHT, to: Destination::At(FARM), .. }));
    assert_eq!(came.count(), 2);
    assert!(
        events.iter().any(|event| matches!(event, Event::Moved { way: MoveKind::Walk(FARM), cost: 1, .. }))
    );
    assert!(events.iter().any(|event| matches!(event, Event::Drew { seat: DARK, .. })));
    assert_eq!(game.turn_number(), LAST_TURN + 1);
    assert_eq!(
        answer(&game.view(Viewer::Seat(LIGHT)), &[Choice::Pass]),
        None,
        "from here on it plays by itself"
    );
}

/// Whatever the player does, the opponent has a legal answer until the guided turns or the match are over.
#[test]
fn whoever_does_otherwise_meets_legal_answers() {
    for seed in 0..20 {
        let mut lots = SmallRng::new(seed);
        let (game, events) = played(|_, legal| legal[lots.below(legal.len() as u32) as usize]);
        assert!(game.turn_number() > LAST_TURN || matches!(game.turn(), Turn::Over(_)), "seed {seed}");
        assert!(!events.is_empty());
    }
}
