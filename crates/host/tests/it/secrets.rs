//! Secrets of the card game in the host. Waived: a player who learns from an asked or skipped question what the other
//! hand can answer needs consent to undo the act. Kept: an automatic answer takes the same time, whatever the hand.

use crate::common;

use common::*;
use contract::Seat;
use host::Host;
use host::matches::command::PlayerAction;
use host::matches::new_match::{CreateMatchError, Created, NewMatch, NewSeat};
use host::matches::undo::UndoPermission;
use serde_json::{Value, json};
use std::time::{Duration, Instant};

/// Dark's deploy phase; Dark has the first seat. Troopers of both sides are in the Cantina. Light has one Force and
/// holds these cards: a Barrier can respond to a deployment, nothing else can.
fn setup(holds: &[&str], light_keeps: bool) -> String {
    let laid = |id: u8, card: &str, owner: u8, place: Value| json!({"id": id, "card": card, "owner": owner, "place": place, "marks": 0});
    let side = |card: &str, hand: &[&str], seen: u8, force: usize| {
        let hand: Vec<Value> = hand.iter().map(|card| json!([card, seen])).collect();
        json!({
            "reserve": vec![json!([card, 0]); 10], "force": vec![json!([card, 0]); force],
            "used": [], "hand": hand, "lost": [], "unsettled": [],
        })
    };
    let position = json!({
        "dark": 0, "turn": 1, "active": 0, "phase": "deploy", "row": [0],
        "table": [
            laid(0, "1_128", 1, json!("row")),
            laid(1, "1_194", 0, json!({"at": 0})),
            laid(2, "1_28", 1, json!({"at": 0})),
        ],
        "sides": [side("1_194", &["1_194", "1_194"], 1, 4), side("1_28", holds, 2, 1)],
    });
    json!({"from": {"position": position}, "turns": 9, "secrets": [true, light_keeps]}).to_string()
}

/// Both people in such a match.
async fn seated(host: &Host, setup: String) -> (Person, Person) {
    // Light begins the match, and may therefore waive secrecy.
    let seats = vec![NewSeat::Friend, NewSeat::Person];
    let new = NewMatch { setup, game: "swccg".into(), ..new_match("leduc", seats) };
    let Created { id, invitations } = host.create(new).await.unwrap();
    let handle = host.handle(&id).await.unwrap();
    handle.join(holder(2), invitations[0].1.invitation(), nonce(2)).await.unwrap();
    let dark = Person::sit(host, &id, holder(2), Seat::A).await;
    let light = Person::sit(host, &id, holder(1), Seat::B).await;
    (dark, light)
}

/// Dark deploys; both people afterwards.
async fn deployed(host: &Host, setup: String) -> (Person, Person) {
    let (mut dark, light) = seated(host, setup).await;
    dark.choose(&deployment()).await.unwrap();
    (dark, light)
}

fn deployment() -> String {
    json!({"deploy": {"card": "1_194", "to": {"at": 0}}}).to_string()
}

/// SW-ACN-11: with secrets kept, a deployment reveals nothing about the other hand and can be undone freely.
#[tokio::test]
async fn with_secrets_kept_an_undo_is_free() {
    let host = memory_host();
    for holds in ["1_105", "1_28"] {
        let (dark, _) = deployed(&host, setup(&[holds], true)).await;
        assert!(!dark.is_asked(), "Light is asked, whatever there is to answer with");
        assert_eq!(dark.update.undo.permission, UndoPermission::Free { keep: 0, practice: false }, "{holds}");
    }
}

/// SW-ACN-11: with secrets waived, a skipped question reveals that there is no Barrier, and an asked question that
/// there is one. Either way something was learned: undoing the deployment needs consent, and without consent the
/// deployment stands.
#[tokio::test]
async fn what_a_waived_secret_revealed_needs_consent_to_undo() {
    let host = memory_host();
    for (holds, answered) in [("1_105", true), ("1_28", false)] {
        let (mut dark, mut light) = deployed(&host, setup(&[holds], false)).await;
        assert_eq!(dark.is_asked(), !answered, "{holds}");
        assert_eq!(dark.update.undo.permission, UndoPermission::Consent { keep: 0 }, "{holds}");
        let stood = (dark.view(), dark.update.entries);
        dark.perform(PlayerAction::Undo).await.unwrap();
        dark.until(|update| update.undo.pending.is_some()).await;
        light.until(|update| update.undo.pending.is_some()).await;
        light.perform(PlayerAction::AnswerUndo(false)).await.unwrap();
        dark.until(|update| update.undo.pending.is_none()).await;
        assert_eq!((dark.view(), dark.update.entries), stood, "the deployment stands");
    }
}

/// The shortest delay of an automatic answer between people, and an upper bound even for a busy computer.
const PAUSE: Duration = Duration::from_millis(800);
const LATE: Duration = Duration::from_secs(30);

/// How long after a deployment the automatic answer passes for this hand.
async fn passed_after(host: &Host, holds: &[&str]) -> Duration {
    let (mut dark, light) = seated(host, setup(holds, true)).await;
    light.handle.set_auto_answer(holder(1), Seat::B, true).await.unwrap();
    let begun = Instant::now();
    dark.choose(&deployment()).await.unwrap();
    dark.until(|update| update.entries > 1).await;
    begun.elapsed()
}

/// SW-ACN-11: the delay of an automatic answer is drawn by lot, whatever the hand: few cards or many, characters or
/// Interrupts that cannot be played now. A hand that has a response is not answered for automatically.
#[tokio::test]
async fn an_automatic_answer_comes_after_a_pause_whatever_the_hand() {
    let host = memory_host();
    let hands: [&[&str]; 3] = [&["1_28"], &["1_28", "1_19", "1_152", "1_149", "1_127"], &["1_119", "1_109"]];
    let [few, many, others] = hands.map(|holds| passed_after(&host, holds));
    let able = async {
        let (mut dark, mut light) = seated(&host, setup(&["1_105"], true)).await;
        light.handle.set_auto_answer(holder(1), Seat::B, true).await.unwrap();
        dark.choose(&deployment()).await.unwrap();
        tokio::time::sleep(4 * PAUSE).await;
        light.catch_up();
        (light.is_asked(), light.update.entries)
    };
    let (few, many, others, able) = tokio::join!(few, many, others, able);
    for pause in [few, many, others] {
        assert!((PAUSE..LATE).contains(&pause), "{pause:?}");
    }
    assert_eq!(able, (true, 1), "there is something to choose");
}

/// The beginner may waive secrecy for themselves, not for a friend or a machine.
#[tokio::test]
async fn nobody_waives_the_secrecy_of_others() {
    let host = memory_host();
    let begin = async |seats: Vec<NewSeat>| {
        let new =
            NewMatch { setup: setup(&["1_28"], false), game: "swccg".into(), ..new_match("leduc", seats) };
        host.create(new).await.map(drop)
    };
    begin(vec![NewSeat::Friend, NewSeat::Person]).await.unwrap();
    begin(vec![NewSeat::Person, NewSeat::Person]).await.unwrap();
    let machine = NewSeat::Machine(bots::Level::Cadet);
    for seats in [vec![NewSeat::Person, NewSeat::Friend], vec![NewSeat::Person, machine]] {
        let refused = begin(seats).await.unwrap_err();
        assert!(matches!(refused, CreateMatchError::OthersSecrecy), "{refused}");
    }
}

/// A match with a friend that begins from a position is practice, because the beginner wrote the friend's hand.
#[tokio::test]
async fn a_position_with_a_friend_is_practice() {
    let host = memory_host();
    let practice = async |game: &str, setup: String, seats: Vec<NewSeat>| {
        let new = NewMatch { setup, game: game.into(), ..new_match("leduc", seats) };
        let id = host.create(new).await.unwrap().id;
        host.summary(&id).await.unwrap().practice
    };
    let friends = vec![NewSeat::Person, NewSeat::Friend];
    let alone = vec![NewSeat::Person, NewSeat::Machine(bots::Level::Cadet)];
    let position = || setup(&["1_28"], true);
    assert!(practice("swccg", position(), friends.clone()).await);
    assert!(!practice("swccg", position(), alone).await, "nobody is deceived");
    let dealt = host::setup::preset("swccg", "decks").unwrap();
    assert!(!practice("swccg", dealt, friends.clone()).await);
    let dealt = host::setup::preset("starfighter", "skirmish").unwrap();
    assert!(!practice("starfighter", dealt, friends).await);
}
