//! Saying the same thing twice, and taking back what is sealed.

#![cfg(test)]

use crate::common;

use common::*;
use host::Host;
use host::ids::MatchId;
use host::new_match::{Created, NewSeat};
use host::request::{Refused, Request, Want};
use host::undo::Leave;
use table::Seat;

fn third() -> Seat {
    Seat::new(2).unwrap()
}

fn named(person: &Person, name: &str, want: Want) -> Request {
    Request { holder: person.holder.clone(), seat: person.seat, name: name.into(), want }
}

#[tokio::test]
async fn a_refused_request_stays_refused_under_its_name() {
    let host = memory_host();
    let (id, mut ann, mut bob) = two_people(&host, "leduc").await;
    let undo = named(&ann, "undo", Want::Undo);
    assert_eq!(ann.door.ask(undo.clone()).await.unwrap_err().code(), "nothing_to_undo");
    let call = Want::Choose { question: ann.question(), choice: "\"call\"".into() };
    ann.want(call.clone()).await.unwrap();
    let after = hash_of(&host, &id).await;
    assert_eq!(
        ann.door.ask(undo).await.unwrap_err().code(),
        "nothing_to_undo",
        "now there would be something"
    );
    assert_eq!(hash_of(&host, &id).await, after);

    // Stale once is stale for ever, but the table that comes with it is the table as it stands.
    let late = named(&ann, "late", Want::Choose { question: 99, choice: "\"call\"".into() });
    assert_eq!(ann.door.ask(late.clone()).await.unwrap_err().code(), "not_asked");
    assert_eq!(ann.door.ask(late).await.unwrap_err().code(), "not_asked");
    bob.catch_up();
    let stale =
        named(&bob, "stale", Want::Choose { question: bob.question() + 1, choice: "\"raise\"".into() });
    assert_eq!(bob.door.ask(stale.clone()).await.unwrap_err().code(), "stale");
    bob.choose("\"raise\"").await.unwrap();
    let version = hash_of(&host, &id).await.1;
    let Refused::Stale(shown) = bob.door.ask(stale).await.unwrap_err() else { panic!("not stale") };
    assert_eq!(shown.version, version);
}

#[tokio::test]
async fn a_wish_that_was_denied_is_not_wished_again_by_an_echo() {
    let host = memory_host();
    let (id, mut ann, mut bob) = two_people(&host, "leduc").await;
    ann.choose("\"call\"").await.unwrap();
    bob.catch_up();
    bob.choose("\"raise\"").await.unwrap();
    let wish = named(&ann, "wish", Want::Undo);
    let first = ann.door.ask(wish.clone()).await.unwrap();
    bob.catch_up();
    assert_eq!(bob.update.undo.pending, Some((Seat::A, 2, true)));
    let denied = named(&bob, "no", Want::AnswerUndo(false));
    let no = bob.door.ask(denied.clone()).await.unwrap();
    let before = hash_of(&host, &id).await;
    assert_eq!(ann.door.ask(wish).await.unwrap(), first);
    assert_eq!(bob.door.ask(denied).await.unwrap(), no, "answered alike, though nobody wishes anything now");
    bob.catch_up();
    assert_eq!((bob.update.undo.pending, hash_of(&host, &id).await), (None, before));
}

/// Three people at Claims, where bids are sealed at once.
async fn three_people(host: &Host) -> (MatchId, [Person; 3]) {
    let new = new_match("claims", vec![NewSeat::Person, NewSeat::Friend, NewSeat::Friend]);
    let Created { id, invitations } = host.create(new).await.unwrap();
    let door = host.door(&id).await.unwrap();
    for (at, (_, token)) in invitations.iter().enumerate() {
        let number = at as u8 + 2;
        door.join(holder(number), token.invitation(), nonce(number)).await.unwrap();
    }
    let ann = Person::sit(host, &id, holder(1), Seat::A).await;
    let bob = Person::sit(host, &id, holder(2), Seat::B).await;
    let cat = Person::sit(host, &id, holder(3), third()).await;
    (id, [ann, bob, cat])
}

#[tokio::test]
async fn a_sealed_answer_is_drawn_out_from_under_the_others() {
    let host = memory_host();
    let (id, [mut ann, mut bob, mut cat]) = three_people(&host).await;
    let bid = |bid: &str| format!(r#"{{"bid":"{bid}"}}"#);
    bob.choose(&bid("two")).await.unwrap();
    let only_bob = hash_of(&host, &id).await.0;
    bob.want(Want::Undo).await.unwrap();
    for person in [&mut ann, &mut bob, &mut cat] {
        person.catch_up();
    }
    ann.choose(&bid("one")).await.unwrap();
    bob.catch_up();
    bob.choose(&bid("two")).await.unwrap();
    ann.catch_up();
    cat.catch_up();
    let asked = cat.question();
    assert_eq!(ann.update.undo.leave, Leave::Sealed { at: 0 }, "nobody has to be asked");
    assert_eq!(bob.update.undo.leave, Leave::Free { keep: 1, practice: false });
    ann.want(Want::Undo).await.unwrap();
    assert_eq!(hash_of(&host, &id).await.0, only_bob, "the second seat's bid stands");
    assert!(ann.is_asked() && !ann.update.practice);
    assert_eq!(ann.update.undo.leave, Leave::Nothing);
    cat.catch_up();
    assert!(cat.is_asked());
    // What is in memory is what the journal says, question numbers included.
    let numbers = |host: Host, id: MatchId| async move {
        let door = host.door(&id).await.unwrap();
        door.read(|ledger| {
            let host::ledger::Board::Open(table) = &ledger.board else { panic!("closed") };
            [Seat::A, Seat::B, third()].map(|seat| table.question(seat))
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
    // Once everybody has sealed, the bids are shown: now it takes everybody's leave.
    let three = Want::Choose { question: ann.question(), choice: bid("three") };
    ann.door.ask(named(&ann, "anew", three)).await.unwrap();
    cat.catch_up();
    cat.choose(&bid("one")).await.unwrap();
    ann.catch_up();
    assert_eq!(ann.update.undo.leave, Leave::Consent { keep: 1 });
}

#[tokio::test]
async fn an_open_answer_is_not_drawn_out() {
    let host = memory_host();
    let (_, mut ann, mut bob) = two_people(&host, "leduc").await;
    ann.choose("\"call\"").await.unwrap();
    bob.catch_up();
    bob.choose("\"raise\"").await.unwrap();
    ann.catch_up();
    assert!(matches!(ann.update.undo.leave, Leave::Consent { .. }), "the second seat answered knowing it");
}
