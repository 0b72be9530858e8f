//! Every kind of sentence in both languages, text boards, cards and breakdowns; and whole matches: no text is
//! missing, and different choices of one question have different labels.

mod choices;
mod events;
mod faults;
mod reading;
mod scene;
mod sentences;

use super::*;
use crate::Lang;
use crate::testing::{assert_pseudo, english_and_french};
use contract::{EventSink, Game, LegalChoicesOf, RecordedEvents, SmallRng, Turn, random_play};
use std::collections::BTreeMap;
use swccg::content::builtin;

fn both(message: &Message) -> [String; 2] {
    assert_pseudo(message);
    let said = english_and_french().map(|lang| Translator::new(lang).translate(message));
    for line in &said {
        assert!(!line.contains("[sw-") && !line.contains("{$") && !line.is_empty(), "{message:?}: {line}");
    }
    said
}

/// Plays a random match and renders everything; `check` sees every open question.
fn tell(seed: u64, acts: usize, mut check: impl FnMut(&State, Seat, &LegalChoicesOf<State>)) {
    let (mut rng, mut legal) = (SmallRng::new(seed), LegalChoicesOf::<State>::default());
    let mut game = State::begin(builtin(), &swccg::Setup::default()).unwrap();
    for _ in 0..acts {
        if let Turn::Decide(seats) = game.turn() {
            let seat = seats.first().unwrap();
            let mut own = LegalChoicesOf::<State>::default();
            game.legal_choices(seat, &mut own);
            check(&game, seat, &own);
        }
        let Some(act) = random_play::next_act(&game, &mut legal, &mut rng) else { break };
        let mut told = RecordedEvents::default();
        game.apply(&act, &mut EventSink::recording(&mut told));
        for (_, event) in &told.events {
            let viewer = Viewer::Seat(Seat::A);
            both(&State::event(builtin(), &game.view(viewer), viewer, event));
        }
    }
    if let Turn::Over(ending) = game.turn() {
        both(&State::ending(&game.view(Viewer::Watcher), Viewer::Watcher, &ending));
    }
}

#[test]
fn questions_and_events_are_told_in_both_languages() {
    for seed in 0..3 {
        tell(seed, 1_500, |game, seat, _| {
            for hearer in [seat, seat.other()] {
                let view = game.view(Viewer::Seat(hearer));
                both(&<State as GameMessages>::question(builtin(), &view, hearer));
            }
        });
    }
}

#[test]
fn different_choices_read_differently() {
    for seed in 0..3 {
        tell(seed, 1_500, |game, seat, legal| {
            let view = game.view(Viewer::Seat(seat));
            let mut labels: BTreeMap<String, Choice> = BTreeMap::new();
            for choice in &legal.listed {
                let [en, _] = both(&State::choice(builtin(), &view, choice));
                if let Some(other) = labels.insert(en.clone(), *choice) {
                    panic!("{other:?} and {choice:?} both read {en}");
                }
            }
        });
    }
}

#[test]
fn the_table_is_drawn_in_both_languages() {
    tell(5, 600, |game, seat, _| {
        let view = game.view(Viewer::Seat(seat));
        for lang in Lang::all().iter().copied() {
            let drawn = State::board(builtin(), &view, Translator::new(lang));
            assert!(!drawn.contains("[sw-"), "{drawn}");
            for at in &view.row {
                let card = view.table.iter().find(|laid| laid.id == *at).unwrap().card;
                let title = &builtin().card_named(card).unwrap().title;
                assert!(drawn.contains(title.as_str()), "{title} is not drawn:\n{drawn}");
            }
        }
    });
}

#[test]
fn refusals_quote_their_rule() {
    let game = State::begin(builtin(), &swccg::Setup::default()).unwrap();
    let view = game.view(Viewer::Seat(Seat::A));
    for rule in rules::ALL {
        let [en, fr] = both(&State::refusal(builtin(), &view, &Refusal::Barred { rule: *rule }));
        assert_ne!(en, fr, "{rule}");
    }
}

/// A card with a game text has a text in both languages; a card without one has none.
#[test]
fn every_text_is_in_words() {
    for lang in Lang::all().iter().copied() {
        let file = |wanted| &lang.files().iter().find(|(name, _)| name == wanted).unwrap().1;
        for card in builtin().cards() {
            let said = |file: &str| usize::from(file.contains(&format!("\nsw-text-{} = ", card.name)));
            let times = said(file("swccg-cards")) + said(file("swccg-texts"));
            assert_eq!(times, usize::from(!card.text.is_empty()), "{lang:?}: {} {}", card.name, card.title);
        }
    }
}
