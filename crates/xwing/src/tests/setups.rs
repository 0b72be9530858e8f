//! Impossible setups: damage decks.

use super::*;
use crate::content::DamageCard;
use crate::setup::Fault;
use crate::{DealtCard, Deck, DeckFault};

/// The faults of a duel whose player deck was edited as JSON.
fn faults(change: impl Fn(&mut serde_json::Value)) -> Vec<Fault> {
    let hurt = ShipEntry { damage: vec![DealtCard::Down(0)], ..ours("X", "t65xwing", 3, 400, 80) };
    let mut player = Deck::default();
    player.deal_facedown();
    let mut written = serde_json::to_value([player, Deck::default()]).unwrap();
    change(&mut written[0]);
    let setup = Setup {
        seats: 2,
        ships: vec![hurt, theirs("T", "tielnfighter", 1, 400, 800)],
        decks: Some(serde_json::from_value(written).unwrap()),
        ..Setup::default()
    };
    State::begin(Content::standard(), &setup).err().unwrap_or_default()
}

/// XW-DMG-07: a deck written by a match is accepted.
#[test]
fn a_true_deck_is_taken() {
    assert_eq!(faults(|_| ()), []);
}

/// XW-DMG-08: a deck cannot have been shuffled that often.
#[test]
fn a_deck_of_an_impossible_shuffle() {
    let found = faults(|deck| deck["shuffle"] = 255.into());
    assert_eq!(found, [Fault::Deck(Team::Player, DeckFault::Shuffle(255))]);
}

/// XW-DMG-07: a deck with cards left but without any kinds.
#[test]
fn a_deck_without_kinds() {
    let found = faults(|deck| deck["unseen"][0] = vec![0; 14].into());
    assert_eq!(found, [Fault::Deck(Team::Player, DeckFault::Unseen(0, 33))]);
}

/// XW-DMG-07: more cards are discarded than are printed.
#[test]
fn a_deck_of_too_many_discarded_cards() {
    let found = faults(|deck| deck["discarded"] = vec![200; 14].into());
    assert_eq!(found, [Fault::Deck(Team::Player, DeckFault::Kind(DamageCard::PanickedPilot, 202))]);
    let found = faults(|deck| deck["left"] = 0.into());
    assert_eq!(found, [Fault::Deck(Team::Player, DeckFault::Unseen(33, 1))]);
}

/// XW-DMG-07: without a deck, the cards that ships have are taken from a new one.
#[test]
fn cards_on_ships_come_from_the_deck() {
    let with = |cards: Vec<DealtCard>| {
        let ships = vec![
            ShipEntry { damage: cards, ..ours("X", "t65xwing", 3, 400, 80) },
            theirs("T", "tielnfighter", 1, 400, 800),
        ];
        State::begin(Content::standard(), &Setup { seats: 2, ships, ..Setup::default() })
    };
    let state = with(vec![DealtCard::Up(DamageCard::HullBreach), DealtCard::Down(0)]).unwrap();
    assert_eq!(state.public().deck(Team::Player).left(), 31);
    state.audit().unwrap();
    assert!(with(vec![DealtCard::Up(DamageCard::HullBreach); 3]).is_err(), "two are printed");
    let later = with(vec![DealtCard::Down(3)]);
    assert_eq!(later.err(), Some(vec![Fault::Deck(Team::Player, DeckFault::Shuffle(3))]));
}
