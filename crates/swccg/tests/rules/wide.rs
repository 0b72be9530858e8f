//! Whole matches of decks full of the kinds of card the ready decks lack keep the laws of the contract.

use crate::scene::{name, wide};
use swccg::{Beginning, Deck, Setup, State};
use table::BySeat;

/// SW-CRE-03, SW-VST-04, SW-COV-01, SW-WPN-14, SW-SRC-04, SW-REA-03
#[test]
fn matches_of_rare_kinds_keep_all_laws() {
    let list = |cards: &[(&str, u8)]| Deck::List(cards.iter().map(|(card, n)| (name(card), *n)).collect());
    let dark = list(&[
        ("1_283", 1),
        ("1_287", 1),
        ("1_296", 1),
        ("900_32", 4),
        ("900_1", 6),
        ("900_24", 6),
        ("900_27", 5),
        ("900_29", 4),
        ("900_28", 5),
        ("900_17", 3),
        ("900_18", 4),
        ("900_11", 3),
        ("900_35", 2),
        ("1_180", 8),
        ("1_194", 7),
    ]);
    let light = list(&[
        ("1_128", 1),
        ("1_129", 1),
        ("1_130", 1),
        ("1_132", 1),
        ("1_134", 1),
        ("1_127", 1),
        ("900_25", 5),
        ("900_26", 5),
        ("900_30", 5),
        ("900_31", 8),
        ("900_33", 2),
        ("900_34", 4),
        ("900_37", 4),
        ("900_38", 6),
        ("900_39", 3),
        ("900_40", 4),
        ("1_27", 5),
        ("1_28", 3),
    ]);
    let setup = Setup { from: Beginning::Decks(BySeat([dark, light])), turns: 14, ..Setup::default() };
    match table::laws::conform::<State>(wide(), &setup, 0..3) {
        Ok(report) => println!("{report}"),
        Err(broken) => panic!("{}", broken.to_string().chars().take(3000).collect::<String>()),
    }
}
