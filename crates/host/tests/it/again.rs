//! Repeated requests, and retracting simultaneous secret answers.

use crate::common;

use common::*;
use contract::Seat;
use host::Host;
use host::ids::MatchId;
use host::matches::command::{PlayerAction, Request, RequestError};
use host::matches::new_match::{Created, NewSeat};
use host::matches::undo::UndoPermission;

fn third() -> Seat {
    Seat::new(2).unwrap()
}

fn named(person: &Person, name: &str, action: PlayerAction) -> Request {
    Request { holder: person.holder.clone(), seat: person.seat, id: name.into(), action }
}

#[tokio::test]
async fn a_refused_request_stays_refused_under_its_name() {
    let host = memory_host();
    let (id, mut ann, mut bob) = two_people(&host, "leduc").await;
    let undo = named(&ann, "undo", PlayerAction::Undo);
    assert_eq!(ann.handle.submit(undo.clone()).await.unwrap_err().code(), "nothing_to_undo");
    let call = PlayerAction::Choose { question: ann.question(), choice: "\"call\"".into() };
    ann.perform(call.clone()).await.unwrap();
    let after = hash_of(&host, &id).await;
    assert_eq!(
        ann.handle.submit(undo).await.unwrap_err().code(),
        "nothing_to_undo",
        "now there would be something"
    );
    assert_eq!(hash_of(&host, &id).await, after);

    // A request that was stale once stays stale, but the update that comes with it shows the current state.
    let late = named(&ann, "late", PlayerAction::Choose { question: 99, choice: "\"call\"".into() });
    assert_eq!(ann.handle.submit(late.clone()).await.unwrap_err().code(), "not_asked");
    assert_eq!(ann.handle.submit(late).await.unwrap_err().code(), "not_asked");
    bob.catch_up();
    let stale = named(
        &bob,
        "stale",
        PlayerAction::Choose { question: bob.question() + 1, choice: "\"raise\"".into() },
    );
    assert_eq!(bob.handle.submit(stale.clone()).await.unwrap_err().code(), "stale");
    bob.choose("\"raise\"").await.unwrap();
    let version = hash_of(&host, &id).await.1;
    let RequestError::Stale(shown) = bob.handle.submit(stale).await.unwrap_err() else { panic!("not stale") };
    assert_eq!(shown.version, version);
}

#[tokio::test]
async fn a_denied_undo_request_is_not_repeated_by_a_resend() {
    let host = memory_host();
    let (id, mut ann, mut bob) = two_people(&host, "leduc").await;
    ann.choose("\"call\"").await.unwrap();
    bob.catch_up();
    bob.choose("\"raise\"").await.unwrap();
    let wish = named(&ann, "wish", PlayerAction::Undo);
    let first = ann.handle.submit(wish.clone()).await.unwrap();
    bob.catch_up();
    assert_eq!(bob.update.undo.pending, Some((Seat::A, 2, true)));
    let denied = named(&bob, "no", PlayerAction::AnswerUndo(false));
    let no = bob.handle.submit(denied.clone()).await.unwrap();
    let before = hash_of(&host, &id).await;
    assert_eq!(ann.handle.submit(wish).await.unwrap(), first);
    assert_eq!(
        bob.handle.submit(denied).await.unwrap(),
        no,
        "answered alike, though nobody wishes anything now"
    );
    bob.catch_up();
    assert_eq!((bob.update.undo.pending, hash_of(&host, &id).await), (None, before));
}

/// Three people in Claims, where bids are simultaneous and secret.
async fn three_people(host: &Host) -> (MatchId, [Person; 3]) {
    let new = new_match("claims", vec![NewSeat::Person, NewSeat::Friend, NewSeat::Friend]);
    let Created { id, invitations } = host.create(new).await.unwrap();
    let handle = host.handle(&id).await.unwrap();
    for (at, (_, token)) in invitations.iter().enumerate() {
        let number = at as u8 + 2;
        handle.join(holder(number), token.invitation(), nonce(number)).await.unwrap();
    }
    let ann = Person::sit(host, &id, holder(1), Seat::A).await;
    let bob = Person::sit(host, &id, holder(2), Seat::B).await;
    let cat = Person::sit(host, &id, holder(3), third()).await;
    (id, [ann, bob, cat])
}

#[tokio::test]
async fn a_secret_answer_can_be_retracted() {
    let host = memory_host();
    let (id, [mut ann, mut bob, mut cat]) = three_people(&host).await;
    let bid = |bid: &str| format!(r#"{{"bid":"{bid}"}}"#);
    bob.choose(&bid("two")).await.unwrap();
    let only_bob = hash_of(&host, &id).await.0;
    bob.perform(PlayerAction::Undo).await.unwrap();
    for person in [&mut ann, &mut bob, &mut cat] {
        person.catch_up();
    }
    ann.choose(&bid("one")).await.unwrap();
    bob.catch_up();
    bob.choose(&bid("two")).await.unwrap();
    ann.catch_up();
    cat.catch_up();
    let asked = cat.question();
    assert_eq!(ann.update.undo.permission, UndoPermission::Retract { at: 0 }, "nobody has to be asked");
    assert_eq!(bob.update.undo.permission, UndoPermission::Free { keep: 1, practice: false });
    ann.perform(PlayerAction::Undo).await.unwrap();
    assert_eq!(hash_of(&host, &id).await.0, only_bob, "the second seat's bid stands");
    assert!(ann.is_asked() && !ann.update.practice);
    assert_eq!(ann.update.undo.permission, UndoPermission::Nothing);
    cat.catch_up();
    assert!(cat.is_asked());
    // The state in memory equals the one rebuilt from the journal, question numbers included.
    let numbers = |host: Host, id: MatchId| async move {
        let handle = host.handle(&id).await.unwrap();
        handle
            .read(|history| {
                let host::matches::history::MatchState::Open(game) = &history.state else { panic!("closed") };
                [Seat::A, Seat::B, third()].map(|seat| game.question(seat))
            })
            .await
            .unwrap()
    };
    let before = (numbers(host.clone(), id.clone()).await, hash_of(&host, &id).await);
    host.shutdown().await;
    assert_eq!((numbers(host.clone(), id.clone()).await, hash_of(&host, &id).await), before);
    let [mut ann, mut cat] = [
        Person::sit(&host, &id, holder(1), Seat::A).await,
        Person::sit(&host, &id, holder(3), third()).await,
    ];
    assert!(asked > 0 && cat.is_asked());
    // Once everybody has bid, the bids are revealed: now everybody must consent.
    let three = PlayerAction::Choose { question: ann.question(), choice: bid("three") };
    ann.handle.submit(named(&ann, "anew", three)).await.unwrap();
    cat.catch_up();
    cat.choose(&bid("one")).await.unwrap();
    ann.catch_up();
    assert_eq!(ann.update.undo.permission, UndoPermission::Consent { keep: 1 });
}

#[tokio::test]
async fn an_open_answer_cannot_be_retracted() {
    let host = memory_host();
    let (_, mut ann, mut bob) = two_people(&host, "leduc").await;
    ann.choose("\"call\"").await.unwrap();
    bob.catch_up();
    bob.choose("\"raise\"").await.unwrap();
    ann.catch_up();
    assert!(
        matches!(ann.update.undo.permission, UndoPermission::Consent { .. }),
        "the second seat answered knowing it"
    );
}
