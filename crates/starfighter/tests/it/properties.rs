//! Properties of whole random matches: cards are conserved, armor changes only by a named cause, chains are bounded.

use crate::common;

use common::{limit, ordinary, scarce};
use contract::{
    BySeat, EventSink, Game, LegalChoicesOf, RecordedEvents, Seat, SmallRng, Viewer, random_play,
};
use starfighter::{ChainLimit, Event, Mode, Question, Setup, State, View, content, rules};
use std::collections::BTreeSet;

fn setups() -> Vec<(&'static str, Setup)> {
    ordinary().into_iter().chain(scarce()).collect()
}

/// Plays random matches and passes each step on: the states before and after, and the events.
fn watch(
    setup: &Setup,
    seeds: std::ops::Range<u64>,
    mut each: impl FnMut(&State, &State, &RecordedEvents<Event>),
) {
    for seed in seeds {
        let mut game = State::begin(content::builtin(), setup).unwrap();
        let (mut rng, mut legal) = (SmallRng::new(seed), LegalChoicesOf::<State>::default());
        while let Some(act) = random_play::next_act(&game, &mut legal, &mut rng) {
            let (before, mut recorded) = (game.clone(), RecordedEvents::default());
            game.apply(&act, &mut EventSink::recording(&mut recorded));
            each(&before, &game, &recorded);
        }
    }
}

/// The number of cards by place, from public counts.
fn counted(view: &View, seats: &[Seat], pile: usize) -> usize {
    let pile = &view.piles[pile];
    let mut sum = usize::from(pile.count) + pile.discard.len();
    for seat in seats {
        let side = &view.sides[*seat];
        sum += usize::from(side.hand) + usize::from(side.promised) + usize::from(side.settled);
        sum += side.sectors.iter().map(Vec::len).sum::<usize>();
    }
    sum
}

#[test]
fn cards_are_conserved() {
    for (name, setup) in setups() {
        watch(&setup, 0..15, |_, after, _| {
            let view = after.view(Viewer::Watcher);
            if setup.mode == Mode::TotalWar {
                for (place, seat) in [Seat::A, Seat::B].into_iter().enumerate() {
                    assert_eq!(counted(&view, &[seat], place), usize::from(view.piles[place].size), "{name}");
                }
            } else {
                assert_eq!(counted(&view, &[Seat::A, Seat::B], 0), usize::from(view.piles[0].size), "{name}");
                // No card is in two places.
                let mut met = BTreeSet::new();
                let laid = view.sides.iter().flat_map(|side| side.sectors.iter().flatten());
                let cards = laid.filter_map(|laid| laid.card).chain(view.piles[0].discard.iter().copied());
                let [a, b] =
                    [Seat::A, Seat::B].map(|s| after.view(Viewer::Seat(s)).sides[s].cards.clone().unwrap());
                assert!(cards.chain(a).chain(b).all(|card| met.insert(card)), "{name}");
            }
        });
    }
}

#[test]
fn armor_changes_only_by_a_named_cause() {
    let causes = [rules::FX_HIT_ENEMY, rules::FX_HIT_OWN, rules::LEFT_TO_ARMOR];
    let mut met = BTreeSet::new();
    for (name, setup) in setups() {
        watch(&setup, 0..15, |before, after, recorded| {
            if matches!(before.question(), Question::Cruiser { .. }) {
                return;
            }
            let mut armor = BySeat::from_fn(|seat| before.armor(seat));
            for (_, event) in &recorded.events {
                if let Event::ArmorLost { seat, points, left, rule, .. } = event {
                    assert!(*points > 0 && causes.contains(rule), "{name}: {event:?}");
                    armor[*seat] -= i16::from(*points);
                    assert_eq!(armor[*seat], *left, "{name}");
                    met.insert(*rule);
                }
            }
            assert_eq!(armor, BySeat::from_fn(|seat| after.armor(seat)), "{name}: an unnamed loss");
        });
    }
    assert_eq!(met.len(), causes.len(), "every cause was met");
}

/// Every event that follows from an effect carries the step that `Fired` started, and steps are counted without gaps.
#[test]
fn chains_are_reported_step_by_step_and_bounded() {
    let mut longest = 0;
    for (name, mut setup) in setups() {
        for chain in [ChainLimit::Once, ChainLimit::Thrice, ChainLimit::UntilRepeat] {
            setup.options.chain = limit(chain).chain;
            let mut open = 0;
            watch(&setup, 20..30, |before, _, recorded| {
                let mut step = before.chain_steps();
                assert!(step == 0 || step == open, "{name}: {step} after {open}");
                for (_, event) in &recorded.events {
                    match event {
                        Event::Fired { step: next, .. } => {
                            assert!(*next == step + 1 || *next == 1, "{name}: {next} after {step}");
                            step = *next;
                            longest = longest.max(step);
                        }
                        Event::Moved { step: recorded, .. }
                        | Event::Pivoted { step: recorded, .. }
                        | Event::Flipped { step: recorded, .. }
                        | Event::PutAside { step: recorded, .. }
                        | Event::Lost { step: recorded, .. } => {
                            assert_eq!(*recorded, step, "{name}: {event:?}")
                        }
                        _ => {}
                    }
                }
                open = step;
            });
        }
    }
    println!("longest chain {longest}");
    assert!((4..480).contains(&longest));
}
