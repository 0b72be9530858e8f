//! A table to describe: a planet with several sites, another planet, and a battle about to begin.

use contract::{BySeat, EventSink, Game, LegalChoicesOf, Seat, Turn, Viewer};
use swccg::cards::card::CardName;
use swccg::cards::pile::SeenBy;
use swccg::content::builtin;
use swccg::{
    Beginning, Choice, Marks, ObjId, Phase, Place, Position, Role, Setup, SidePosition, State, TableCard,
};

pub(super) const DARK: Seat = Seat::A;
pub(super) const LIGHT: Seat = Seat::B;

pub(super) fn name(text: &str) -> CardName {
    CardName::parse(text).unwrap()
}

/// Tatooine with three sites, a bay of the Death Star and a system: ids 0 to 4; then the cards there.
const TABLE: [(&str, Seat, Place); 18] = [
    ("1_128", LIGHT, Place::Row),                           // 0 Tatooine: Cantina
    ("1_129", LIGHT, Place::Row),                           // 1 Tatooine: Docking Bay 94
    ("1_134", LIGHT, Place::Row),                           // 2 Tatooine: Obi-Wan's Hut
    ("1_285", DARK, Place::Row),                            // 3 Death Star: Docking Bay 327
    ("1_296", DARK, Place::Row),                            // 4 Yavin 4
    ("1_168", DARK, Place::At(ObjId(1))),                   // 5 Darth Vader
    ("1_324", DARK, Place::On(ObjId(5))),                   // 6 Vader's Lightsaber
    ("1_194", DARK, Place::At(ObjId(1))),                   // 7 Stormtrooper
    ("1_194", DARK, Place::At(ObjId(0))),                   // 8 Stormtrooper
    ("1_17", LIGHT, Place::At(ObjId(1))),                   // 9 Leia Organa
    ("1_11", LIGHT, Place::At(ObjId(1))),                   // 10 Han Solo
    ("1_5", LIGHT, Place::At(ObjId(1))),                    // 11 C-3PO
    ("1_28", LIGHT, Place::At(ObjId(2))),                   // 12 Rebel Trooper
    ("1_145", LIGHT, Place::At(ObjId(4))),                  // 13 Red 3
    ("1_3", LIGHT, Place::Aboard(ObjId(13), Role::Pilot)),  // 14 Biggs Darklighter
    ("1_306", DARK, Place::At(ObjId(4))),                   // 15 Vader's Custom TIE
    ("1_180", DARK, Place::Aboard(ObjId(15), Role::Pilot)), // 16 Imperial Pilot
    ("1_207", DARK, Place::On(ObjId(7))),                   // 17 Stormtrooper Utility Belt
];

pub(super) fn begin(phase: Phase) -> State {
    let laid = |(id, (card, owner, place)): (u8, (&str, Seat, Place))| TableCard {
        id: ObjId(id),
        card: name(card),
        owner,
        place,
        marks: Marks::NONE,
        aim: None,
    };
    let side = |card: &str, hand: &[&str], owner: Seat| SidePosition {
        reserve: vec![Some((name(card), SeenBy::NOBODY)); 12],
        force: vec![Some((name(card), SeenBy::NOBODY)); 5],
        hand: hand.iter().map(|card| (name(card), SeenBy::NOBODY.and(Viewer::Seat(owner)))).collect(),
        lost: vec![name(card)],
        ..SidePosition::default()
    };
    let position = Position {
        dark: DARK,
        turn: 5,
        active: DARK,
        phase,
        failed: Vec::new(),
        halved: BySeat::default(),
        row: (0..5).map(ObjId).collect(),
        table: (0..).zip(TABLE).map(laid).collect(),
        sides: BySeat([side("1_194", &["1_179", "1_267"], DARK), side("1_28", &["1_19", "1_109"], LIGHT)]),
    };
    let setup = Setup { from: Beginning::Position(Box::new(position)), turns: 60, ..Setup::default() };
    State::begin(builtin(), &setup).unwrap()
}

/// The battle at Docking Bay 94, played until `stop`: destinies are drawn, nothing else happens.
pub(super) fn fight(stop: impl Fn(&State) -> bool) -> State {
    let mut game = begin(Phase::Battle);
    let wanted = [Choice::Battle(ObjId(1)), Choice::Destiny, Choice::Pass];
    for _ in 0..200 {
        if stop(&game) {
            return game;
        }
        let act = match game.turn() {
            Turn::Decide(seats) => {
                let seat = seats.first().unwrap();
                let mut legal = LegalChoicesOf::<State>::default();
                game.legal_choices(seat, &mut legal);
                let choice = wanted.iter().find(|choice| legal.listed.contains(choice));
                contract::Act::Choice(seat, *choice.unwrap_or(&legal.listed[0]))
            }
            Turn::Chance => {
                let mut outcomes = Vec::new();
                game.chance_outcomes(&mut outcomes);
                contract::Act::Chance(outcomes[0].0)
            }
            Turn::Over(_) => break,
        };
        game.apply(&act, &mut EventSink::silent());
    }
    panic!("the fight never came to that");
}
