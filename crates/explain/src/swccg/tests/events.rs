//! One of every kind of event. The kinds are counted by an exhaustive match, so that a new one cannot be forgotten here.

use super::scene::{DARK, LIGHT, name};
use swccg::pile::PileName;
use swccg::{Event, ObjId, Role, To, Way, rules};
use table::BySeat;

pub(super) fn kind(event: &Event) -> usize {
    match event {
        Event::StartChosen { .. } => 0,
        Event::StartAgain { .. } => 1,
        Event::Started { .. } => 2,
        Event::TurnBegan { .. } => 3,
        Event::Activated { .. } => 4,
        Event::Drained { .. } => 5,
        Event::Lost { .. } => 6,
        Event::LostWith { .. } => 7,
        Event::Deployed { .. } => 8,
        Event::Played { .. } => 9,
        Event::Tested { .. } => 10,
        Event::Cancelled { .. } => 11,
        Event::Barred { .. } => 12,
        Event::MoreDestinies { .. } => 13,
        Event::Used { .. } => 14,
        Event::Automatic { .. } => 15,
        Event::Reacts { .. } => 16,
        Event::DrainCancelled { .. } => 17,
        Event::DestinyCancelled { .. } => 18,
        Event::DestinyChanged { .. } => 19,
        Event::DamageTimes { .. } => 20,
        Event::Captured { .. } => 21,
        Event::Released { .. } => 22,
        Event::Stolen { .. } => 23,
        Event::PutInUsed { .. } => 24,
        Event::OutOfPlay { .. } => 25,
        Event::SetAside { .. } => 26,
        Event::TakenBack { .. } => 27,
        Event::Duelled { .. } => 28,
        Event::Halved { .. } => 29,
        Event::Searched { .. } => 30,
        Event::AimedAt { .. } => 31,
        Event::Chosen { .. } => 32,
        Event::Relocated { .. } => 33,
        Event::Excluded { .. } => 34,
        Event::Found { .. } => 35,
        Event::NotFound { .. } => 36,
        Event::Verified { .. } => 37,
        Event::Shuffled { .. } => 38,
        Event::Transferred { .. } => 39,
        Event::BattleBegan { .. } => 40,
        Event::Attacked { .. } => 41,
        Event::AttackDecided { .. } => 42,
        Event::SiteLost { .. } => 43,
        Event::TookUnseen { .. } => 44,
        Event::Fired { .. } => 45,
        Event::Destiny { .. } => 46,
        Event::NoDestiny { .. } => 47,
        Event::Shot { .. } => 48,
        Event::Power { .. } => 49,
        Event::Forfeited { .. } => 50,
        Event::BattleEnded { .. } => 51,
        Event::Moved { .. } => 52,
        Event::Transited { .. } => 53,
        Event::Drew { .. } => 54,
        Event::Recirculated => 55,
    }
}

pub(super) const KINDS: usize = 56;

pub(super) fn samples() -> Vec<Event> {
    let (vader, saber, trooper, leia) = (ObjId(5), ObjId(6), ObjId(7), ObjId(9));
    let (cantina, bay, hut, far, ship) = (ObjId(0), ObjId(1), ObjId(2), ObjId(3), ObjId(13));
    let (sense, luke, rule) = (name("1_267"), name("1_19"), rules::BATTLE_DESTINY);
    let mut events = before_battles(vader, trooper, leia, cantina, sense, luke);
    events.extend([
        Event::Relocated { card: leia, to: hut },
        Event::Excluded { card: leia },
        Event::Found { by: DARK, card: sense, rule },
        Event::NotFound { by: DARK, rule },
        Event::Verified { by: LIGHT, rule },
        Event::Shuffled { of: DARK },
        Event::Transferred { card: saber, to: trooper, cost: 1 },
        Event::Transferred { card: saber, to: trooper, cost: 0 },
        Event::BattleBegan { by: DARK, at: bay },
        Event::Attacked { creature: trooper, by: LIGHT, victim: None },
        Event::Attacked { creature: trooper, by: DARK, victim: Some(leia) },
        Event::AttackDecided { creature: trooper, power: 5, ferocity: 3, rule },
        Event::AttackDecided { creature: trooper, power: 3, ferocity: 5, rule },
        Event::SiteLost { card: name("1_134"), owner: LIGHT },
        Event::TookUnseen { by: DARK, rule },
        Event::Fired { by: DARK, weapon: saber, target: leia, cost: 0 },
        Event::Fired { by: DARK, weapon: saber, target: leia, cost: 2 },
        Event::Destiny { by: DARK, card: sense, value: 4, total: 6, rule },
        Event::NoDestiny { by: DARK, rule },
        Event::Shot { weapon: saber, target: leia, total: 6, defence: 3, hit: true, rule },
        Event::Shot { weapon: saber, target: leia, total: 2, defence: 3, hit: false, rule },
        power(BySeat([11, 7]), BySeat([0, 4]), Some(DARK)),
        power(BySeat([7, 11]), BySeat([4, 0]), Some(LIGHT)),
        power(BySeat([7, 7]), BySeat([0, 0]), None),
        Event::Forfeited { owner: LIGHT, card: luke, value: 7, damage: 4, attrition: 3 },
        Event::Forfeited { owner: LIGHT, card: luke, value: 1, damage: 0, attrition: 0 },
        Event::BattleEnded { at: bay },
        Event::Moved { id: leia, way: Way::Walk(hut), cost: 1 },
        Event::Moved { id: leia, way: Way::Embark(ship, Role::Passenger), cost: 0 },
        Event::Transited { from: bay, to: far, cards: 1, cost: 2 },
        Event::Transited { from: bay, to: far, cards: 3, cost: 0 },
        Event::Drew { seat: DARK, card: Some(sense) },
        Event::Drew { seat: DARK, card: None },
        Event::Recirculated,
    ]);
    events
}

fn power(power: BySeat<i16>, damage: BySeat<i16>, winner: Option<table::Seat>) -> Event {
    Event::Power { power, damage, attrition: BySeat([2, 3]), winner, rule: rules::DAMAGE }
}

fn before_battles(
    vader: ObjId,
    trooper: ObjId,
    leia: ObjId,
    cantina: ObjId,
    sense: swccg::CardName,
    luke: swccg::CardName,
) -> Vec<Event> {
    let (rule, at) = (rules::BATTLE_DESTINY, cantina);
    vec![
        Event::StartChosen { seat: DARK },
        Event::StartAgain { card: name("1_128"), rule },
        Event::Started { seat: DARK, card: name("1_285") },
        Event::TurnBegan { seat: LIGHT, turn: 6 },
        Event::Activated { seat: LIGHT, amount: 1, most: 5 },
        Event::Activated { seat: LIGHT, amount: 0, most: 5 },
        Event::Drained { by: DARK, at, amount: 2 },
        Event::Lost { seat: LIGHT, card: luke, from: None },
        Event::Lost { seat: LIGHT, card: luke, from: Some(PileName::Reserve) },
        Event::Lost { seat: LIGHT, card: luke, from: Some(PileName::Force) },
        Event::Lost { seat: LIGHT, card: luke, from: Some(PileName::Used) },
        Event::LostWith { card: luke, owner: LIGHT },
        Event::Deployed { by: LIGHT, id: leia, card: luke, to: To::At(cantina), cost: 4 },
        Event::Deployed { by: LIGHT, id: leia, card: luke, to: To::Aboard(ObjId(13), Role::Pilot), cost: 0 },
        Event::Deployed { by: LIGHT, id: cantina, card: name("1_128"), to: To::Row(2), cost: 0 },
        Event::Played { by: DARK, card: sense, target: None, cost: 0 },
        Event::Played { by: DARK, card: sense, target: Some(leia), cost: 1 },
        Event::Tested { by: DARK, card: sense, drawn: Some(3), ability: 6, rule },
        Event::Tested { by: DARK, card: sense, drawn: None, ability: 6, rule },
        Event::Cancelled { owner: LIGHT, card: sense },
        Event::Barred { card: leia },
        Event::MoreDestinies { by: DARK, more: 1 },
        Event::MoreDestinies { by: DARK, more: 2 },
        Event::Used { by: LIGHT, card: leia, target: None, cost: 0 },
        Event::Used { by: LIGHT, card: leia, target: Some(vader), cost: 1 },
        Event::Automatic { card: vader },
        Event::Reacts { by: LIGHT, card: luke, cost: 2 },
        Event::DrainCancelled { by: DARK, at },
        Event::DestinyCancelled { by: DARK, card: sense },
        Event::DestinyChanged { by: DARK, card: sense, value: 6 },
        Event::DamageTimes { times: 3 },
        Event::Captured { card: leia },
        Event::Released { card: leia },
        Event::Stolen { by: DARK, card: ObjId(13) },
        Event::PutInUsed { card: sense, owner: DARK },
        Event::OutOfPlay { card: luke, owner: LIGHT },
        Event::SetAside { card: leia, under: vader },
        Event::TakenBack { card: luke, owner: LIGHT },
        Event::Duelled { one: vader, with: 8, other: leia, against: 3 },
        Event::Halved { seat: LIGHT, down: true },
        Event::Halved { seat: LIGHT, down: false },
        Event::Searched { by: LIGHT, card: sense },
        Event::AimedAt { card: vader, target: leia },
        Event::Chosen { card: trooper, mode: 2 },
    ]
}
