//! Two deals that differ only in what is hidden from a seat send that seat, and the public, byte-identical messages:
//! responses, errors and order.

use crate::common;

use common::listening::{RecordingClient, holding};
use serde_json::{Value, json};

/// Duel-6 in which the second seat holds these cards; everything visible to the first seat is the same.
fn setup(hidden: [u8; 3]) -> Value {
    json!({"at": {"hands": [[1, 2, 3], hidden], "discard": [], "life": [20, 20], "moves": 0, "mover": 0}})
}

/// Runs the same script with `hidden` in the second seat's hand; returns what the first seat, a watcher and the
/// second seat received.
async fn played(hidden: [u8; 3]) -> [Vec<String>; 3] {
    let program = holding("duel6", &setup(hidden)).await;
    let (mut ann, mut table) =
        RecordingClient::open(program.browser(1), json!({"type": "hello", "as": 0})).await;
    let (mut watcher, _) =
        RecordingClient::open(program.browser(9), json!({"type": "hello", "as": "watcher"})).await;
    let (mut bob, _) = RecordingClient::open(program.browser(2), json!({"type": "hello", "as": 1})).await;
    ann.receive_until("update").await;
    watcher.receive_until("update").await;
    for (round, card) in [1, 2, 3].into_iter().enumerate() {
        // First every kind of error: errors must not reveal anything either.
        let question = table["question"]["number"].clone();
        let choose = |request: &str, choice: Value| json!({"type": "choose", "request": format!("{request}{round}"), "question": question, "choice": choice});
        ann.send(choose("a", json!({"play": hidden_guess(round)})), "refused").await;
        ann.send(choose("b", json!("pass")), "refused").await;
        ann.send(json!({"type": "hello", "as": 1}), "refused").await;
        ann.send(json!({"type": "preview", "request": "p", "choice": {"play": card}}), "preview").await;
        ann.send(json!({"type": "preview", "request": "q", "choice": "draw"}), "preview").await;
        let version = ann.send(choose("c", json!({"play": card})), "accepted").await["version"].clone();
        ann.until_version(&version).await;
        watcher.until_version(&version).await;
        let asked = bob.until_version(&version).await;
        // The second seat draws: this is public, but the card is not.
        let draw = json!({"type": "choose", "request": format!("d{round}"), "question": asked["question"]["number"], "choice": "draw"});
        let version = bob.send(draw, "accepted").await["version"].clone();
        bob.until_version(&version).await;
        watcher.until_version(&version).await;
        table = ann.until_version(&version).await;
    }
    ann.send(json!({"type": "undo", "request": "u"}), "accepted").await;
    [ann.heard, watcher.heard, bob.heard]
}

/// A card that is in the second seat's hand in one of the two deals.
fn hidden_guess(round: usize) -> u8 {
    [20, 30, 21][round]
}

#[tokio::test]
async fn what_a_seat_may_not_know_changes_no_byte_of_what_it_hears() {
    let one = played([20, 21, 22]).await;
    let other = played([30, 31, 32]).await;
    for (who, (one, other)) in ["the first seat", "the public"].into_iter().zip(one.iter().zip(&other)) {
        assert_eq!(one.len(), other.len(), "{who}");
        for (one, other) in one.iter().zip(other) {
            assert_eq!(one, other, "{who}");
        }
        assert!(one.len() >= 8, "{who} heard something");
    }
    assert_ne!(one[2], other[2], "the worlds do differ, for whom they may");
}
