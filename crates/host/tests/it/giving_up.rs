//! Who has won when somebody gives up: the others, or the other side where seats stand side by side.

#![cfg(test)]

use crate::common;

use common::*;
use host::Host;
use host::ids::MatchId;
use host::new_match::{Created, NewSeat};
use host::request::Want;
use host::store::Status;
use host::update::TurnNow;
use serde_json::json;
use table::{Seat, Seats, Viewer};

#[tokio::test]
async fn who_gives_up_ends_the_match() {
    let host = memory_host();
    let (id, mut ann, mut bob) = two_people(&host, "leduc").await;
    bob.want(Want::Resign).await.unwrap();
    ann.catch_up();
    let TurnNow::Over { winners, message } = &ann.update.turn else { panic!("{:?}", ann.update.turn) };
    assert!(winners.has(Seat::A) && !winners.has(Seat::B) && message.key == "match-resigned");
    let choice = ann.choices()[0].clone();
    assert_eq!(ann.choose(&choice).await.unwrap_err().code(), "not_playing");
    assert_eq!(host.store().find(id.clone()).await.unwrap().unwrap().status, Status::Over);
    // Whoever looks back reads so at the last step, and at no other.
    let (_, acts, steps) = host.history(&id, None, Some(Viewer::Watcher), 0, 99).await.unwrap();
    let over = |turn: &TurnNow| matches!(turn, TurnNow::Over { .. });
    assert_eq!(steps.iter().position(|step| over(&step.turn)), Some(acts as usize));
}

/// The table lies there as it was: what its numbers are, and why, is still answered.
#[tokio::test]
async fn a_match_that_is_over_can_be_asked_about() {
    let host = memory_host();
    let mut new = new_match("leduc", vec![NewSeat::Person, NewSeat::Machine(bots::Level::Cadet)]);
    (new.game, new.setup) = ("swccg".into(), host::open::preset("swccg", "lesson").unwrap());
    let Created { id, .. } = host.create(new).await.unwrap();
    let mut ann = Person::sit(&host, &id, holder(1), Seat::A).await;
    let ask = || ann.door.inquire(Some(holder(1)), Viewer::Seat(Seat::A), "\"numbers\"".to_owned());
    let before = ask().await.unwrap();
    assert!(before.get().contains("generation"), "{before}");
    ann.want(Want::Resign).await.unwrap();
    assert!(matches!(ann.update.turn, TurnNow::Over { .. }));
    let ask = || ann.door.inquire(Some(holder(1)), Viewer::Seat(Seat::A), "\"numbers\"".to_owned());
    assert_eq!(ask().await.unwrap().get(), before.get());
}

/// Two people fly together against this opponent; the second gives up.
async fn given_up(host: &Host, opponent: &str, machines: usize) -> (MatchId, Seats) {
    let mut seats = vec![NewSeat::Person, NewSeat::Friend];
    seats.extend(vec![NewSeat::Machine(bots::Level::Cadet); machines]);
    let mut new = new_match("leduc", seats);
    new.game = "xwing".into();
    let mission = json!({"variant": "standard", "people": 2, "opponent": opponent});
    new.setup = json!({ "mission": mission }).to_string();
    let Created { id, invitations } = host.create(new).await.unwrap();
    let door = host.door(&id).await.unwrap();
    door.join(holder(2), invitations[0].1.invitation(), nonce(2)).await.unwrap();
    let mut bob = Person::sit(host, &id, holder(2), Seat::B).await;
    bob.want(Want::Resign).await.unwrap();
    let TurnNow::Over { winners, .. } = &bob.update.turn else { panic!("{:?}", bob.update.turn) };
    (id, *winners)
}

#[tokio::test]
async fn a_team_gives_up_as_one() {
    let host = memory_host();
    let (_, winners) = given_up(&host, "solo-system", 0).await;
    assert_eq!(winners, Seats::NONE, "nobody sits for the solo system, and the team-mate has not won");
    let (id, winners) = given_up(&host, "ace", 1).await;
    assert_eq!(winners, Seats::one(Seat::new(2).unwrap()), "the enemy alone");
    let told = host.summary(&id).await.unwrap().turn;
    assert!(matches!(told, TurnNow::Over { winners: listed, .. } if listed == winners), "lists say the same");
}
