//! The twin law of the socket, for every game: two matches that differ only in what a seat may not know send that seat
//! byte-identical messages. `leak` has the same law for a small game, move by move.

use crate::common;

use common::listening::{RecordingClient, holding_journal};
use contract::Seat;
use host::store::SeatKind;
use match_core::games::GAME_IDS;
use match_core::test_twins::{INQUIRIES, TwinMatch, twin_matches};
use serde_json::{Value, json};

/// Twin matches of each game and seat.
const TWINS: usize = 2;
/// Previews asked for in one match.
const PREVIEWS: usize = 5;

/// Everything that the seat's socket receives: the state, previews, answers, reasons, refusals, an undo.
async fn heard(twin: &TwinMatch, world: usize) -> Vec<String> {
    let program = holding_journal(twin.row.clone(), twin.journals[world].clone()).await;
    let (seat, other) = (twin.seat.number(), 1 - twin.seat.number());
    let hello = json!({"type": "hello", "as": seat});
    let (mut client, table) = RecordingClient::open(program.browser(1), hello).await;
    let ones = table["offers"]["ones"].as_array().unwrap().clone();
    let step = (ones.len() / PREVIEWS).max(1);
    for one in ones.iter().step_by(step) {
        client.send(json!({"type": "preview", "request": "p", "choice": one["choice"]}), "preview").await;
    }
    for about in INQUIRIES {
        let about: Value = serde_json::from_str(about).unwrap();
        client
            .send_any(json!({"type": "inquire", "request": "i", "about": about}), &["answer", "refused"])
            .await;
    }
    for entry in 0..twin.journals[world].len() {
        client.send(json!({"type": "why", "entry": entry}), "why").await;
    }
    let question = table["question"]["number"].clone();
    for (at, choice) in [json!(null), json!({"no": 1}), json!("pass"), json!(7)].into_iter().enumerate() {
        let request = format!("w{at}");
        let wrong = json!({"type": "choose", "request": request, "question": 99_999, "choice": choice});
        client.send_any(wrong, &["refused", "stale"]).await;
        let wrong = json!({"type": "choose", "request": format!("x{at}"), "question": question, "choice": {"no": at}});
        client.send(wrong, "refused").await;
    }
    client.send(json!({"type": "roll", "request": "r"}), "refused").await;
    client.send(json!({"type": "hello", "as": other}), "refused").await;
    client.send_any(json!({"type": "undo", "request": "u"}), &["accepted", "refused"]).await;
    client.send(json!({"type": "hello", "as": seat}), "update").await;
    client.heard
}

/// A person plays against the other seat, so that no bot's answer differs; reasons of bots are in the journal all the same.
async fn compare(game: &str, twin: &TwinMatch) {
    let (one, other) = (heard(twin, 0).await, heard(twin, 1).await);
    for (at, (here, there)) in one.iter().zip(&other).enumerate() {
        assert_eq!(here, there, "{game}, seat {:?}, message {at}", twin.seat);
    }
    assert_eq!(one.len(), other.len(), "{game}");
    assert!(one.len() > twin.journals[0].len(), "{game}: something was heard");
}

#[tokio::test]
async fn what_a_seat_may_not_know_changes_no_byte_of_what_it_hears_in_any_game() {
    for game in GAME_IDS {
        for seat in [Seat::A, Seat::B] {
            let twins = twin_matches(game, seat, SeatKind::Friend, TWINS);
            assert_eq!(twins.len(), TWINS, "{game}: too few twins");
            for twin in &twins {
                compare(game, twin).await;
            }
        }
    }
}
