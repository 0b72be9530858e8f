//! Who wins when somebody resigns: the others, or the other team.

use crate::common;

use common::*;
use contract::{Seat, Seats, Viewer};
use host::Host;
use host::ids::MatchId;
use host::matches::command::PlayerAction;
use host::matches::new_match::{Created, NewSeat};
use host::matches::update::{SummaryTurn, TurnStatus};
use host::store::MatchStatus;
use serde_json::json;

#[tokio::test]
async fn resigning_ends_the_match() {
    let host = memory_host();
    let (id, mut ann, mut bob) = two_people(&host, "leduc").await;
    bob.perform(PlayerAction::Resign).await.unwrap();
    ann.catch_up();
    let TurnStatus::Over { winners, message, .. } = &ann.update.turn else { panic!("{:?}", ann.update.turn) };
    assert!(winners.has(Seat::A) && !winners.has(Seat::B) && message.key == "match-resigned");
    let choice = ann.choices()[0].clone();
    assert_eq!(ann.choose(&choice).await.unwrap_err().code(), "not_playing");
    assert_eq!(host.store().find(id.clone()).await.unwrap().unwrap().status, MatchStatus::Over);
    // The history shows the result at the last step, and at no other.
    let (_, acts, steps) = host.history(&id, None, Some(Viewer::Watcher), 0, 99).await.unwrap();
    let over = |turn: &TurnStatus| matches!(turn, TurnStatus::Over { .. });
    assert_eq!(steps.iter().position(|step| over(&step.turn)), Some(acts as usize));
}

/// Queries about numbers, and why they are so, are still answered.
#[tokio::test]
async fn a_match_that_is_over_can_be_asked_about() {
    let host = memory_host();
    let mut new = new_match("leduc", vec![NewSeat::Person, NewSeat::Machine(bots::Level::Cadet)]);
    (new.game, new.setup) = ("swccg".into(), host::setup::preset("swccg", "lesson").unwrap());
    let Created { id, .. } = host.create(new).await.unwrap();
    let mut ann = Person::sit(&host, &id, holder(1), Seat::A).await;
    let ask = || ann.handle.inquire(Some(holder(1)), Viewer::Seat(Seat::A), "\"numbers\"".to_owned());
    let before = ask().await.unwrap();
    assert!(before.get().contains("generation"), "{before}");
    ann.perform(PlayerAction::Resign).await.unwrap();
    assert!(matches!(ann.update.turn, TurnStatus::Over { .. }));
    let ask = || ann.handle.inquire(Some(holder(1)), Viewer::Seat(Seat::A), "\"numbers\"".to_owned());
    assert_eq!(ask().await.unwrap().get(), before.get());
}

/// Two people fly together against this opponent; the second resigns.
async fn given_up(host: &Host, opponent: &str, machines: usize) -> (MatchId, Seats) {
    let mut seats = vec![NewSeat::Person, NewSeat::Friend];
    seats.extend(vec![NewSeat::Machine(bots::Level::Cadet); machines]);
    let mut new = new_match("leduc", seats);
    new.game = "xwing".into();
    let mission = json!({"variant": "standard", "people": 2, "opponent": opponent});
    new.setup = json!({ "mission": mission }).to_string();
    let Created { id, invitations } = host.create(new).await.unwrap();
    let handle = host.handle(&id).await.unwrap();
    handle.join(holder(2), invitations[0].1.invitation(), nonce(2)).await.unwrap();
    let mut bob = Person::sit(host, &id, holder(2), Seat::B).await;
    bob.perform(PlayerAction::Resign).await.unwrap();
    let TurnStatus::Over { winners, .. } = &bob.update.turn else { panic!("{:?}", bob.update.turn) };
    (id, *winners)
}

#[tokio::test]
async fn a_team_resigns_together() {
    let host = memory_host();
    let (_, winners) = given_up(&host, "solo-system", 0).await;
    assert_eq!(winners, Seats::NONE, "nobody sits for the solo system, and the team-mate has not won");
    let (id, winners) = given_up(&host, "ace", 1).await;
    assert_eq!(winners, Seats::one(Seat::new(2).unwrap()), "the enemy alone");
    let told = host.summary(&id).await.unwrap().turn;
    assert!(
        matches!(told, SummaryTurn::Over { winners: listed, .. } if listed == winners),
        "lists say the same"
    );
}
