//! Whole matches of decks full of the kinds of card the ready decks lack keep the laws of the contract.

use crate::rules::scene::{name, wide};
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
        ("900_1", 4),
        ("900_73", 1),
        ("900_74", 1),
        ("900_24", 4),
        ("900_62", 2),
        ("900_27", 5),
        ("900_29", 3),
        ("900_76", 1),
        ("900_28", 5),
        ("900_17", 3),
        ("900_18", 4),
        ("900_11", 3),
        ("900_35", 2),
        ("900_64", 2),
        ("1_302", 2),
        ("900_63", 2),
        ("1_180", 6),
        ("1_194", 3),
    ]);
    let light = list(&[
        ("1_128", 1),
        ("1_129", 1),
        ("1_130", 1),
        ("1_132", 1),
        ("1_134", 1),
        ("1_127", 1),
        ("900_25", 5),
        ("900_26", 4),
        ("900_43", 2),
        ("900_46", 2),
        ("900_48", 3),
        ("900_22", 1),
        ("900_49", 1),
        ("900_56", 2),
        ("900_30", 3),
        ("900_31", 3),
        ("900_79", 1),
        ("900_77", 1),
        ("900_78", 1),
        ("900_33", 2),
        ("900_34", 2),
        ("900_42", 1),
        ("900_37", 2),
        ("900_38", 2),
        ("900_80", 1),
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
