//! Game-specific queries over the socket: answered for every viewer, refused if the game has no such query.

use crate::common;

use common::*;
use serde_json::json;

/// A game with queries answers both seats alike, changes nothing, and refuses invalid queries; a game without queries
/// refuses all.
#[tokio::test]
async fn every_viewer_may_query_and_nothing_changes() {
    let program = Program::start().await;
    let browser = program.browser(1);
    let (id, _) = browser.create_match("temple", "outpost", two_people()).await.unwrap();
    let (mut ann, before) = sit(&browser, &id, 0).await;
    let (mut bob, _) = sit(&browser, &id, 1).await;
    // From I4 a closed door blocks the line to I6. G3 and H3 are adjacent in the open.
    let ask = |from: u16, to: u16| json!({"type": "inquire", "request": "q", "about": {"sight": {"from": from, "to": to}}});
    let square = |column: u16, row: u16| (row - 1) * 18 + column - 1;
    for line in [&mut ann, &mut bob] {
        line.send(&ask(square(9, 4), square(9, 6))).await.unwrap();
        let shut = line.receive_until("answer").await.unwrap();
        assert_eq!((&shut["request"], &shut["answer"]["sight"]["lines"]), (&json!("q"), &json!([])));
        line.send(&ask(square(7, 3), square(8, 3))).await.unwrap();
        let open = line.receive_until("answer").await.unwrap();
        assert_eq!(open["answer"]["sight"]["contact"], true);
        line.send(&ask(9_999, 0)).await.unwrap();
        assert_eq!(line.receive_until("refused").await.unwrap()["code"], "unreadable");
        line.send(&json!({"type": "inquire", "request": "r", "about": {"secrets": 1}})).await.unwrap();
        assert_eq!(line.receive_until("refused").await.unwrap()["request"], "r");
    }
    let (_, after) = sit(&browser, &id, 0).await;
    assert_eq!(after["version"], before["version"]);

    let (other, _) = browser.create_match("duel6", "new", two_people()).await.unwrap();
    let (mut line, _) = sit(&browser, &other, 0).await;
    line.send(&ask(0, 1)).await.unwrap();
    assert_eq!(line.receive_until("refused").await.unwrap()["code"], "unreadable");
}

/// The card game explains its numbers: before the first location each player generates one.
#[tokio::test]
async fn the_card_game_tells_its_numbers_and_why() {
    let program = Program::start().await;
    let browser = program.browser(1);
    let (id, _) = browser.create_match("swccg", "decks", two_people()).await.unwrap();
    let (mut line, _) = sit(&browser, &id, 0).await;
    line.send(&json!({"type": "inquire", "request": "n", "about": "numbers"})).await.unwrap();
    assert_eq!(line.receive_until("answer").await.unwrap()["answer"]["numbers"]["generation"], json!([1, 1]));
    line.send(&json!({"type": "inquire", "request": "w", "about": {"why": {"generation": 0}}}))
        .await
        .unwrap();
    let why = line.receive_until("answer").await.unwrap();
    assert_eq!(why["answer"]["why"]["value"], 1);
    assert_eq!(why["answer"]["why"]["lines"].as_array().unwrap().len(), 1);
    line.send(&json!({"type": "inquire", "request": "c", "about": {"closed": "1_168"}})).await.unwrap();
    let closed = line.receive_until("answer").await.unwrap();
    assert_eq!(closed["answer"]["closed"]["key"], "sw-r-other-question", "locations come first");
    line.send(&json!({"type": "inquire", "request": "x", "about": {"why": "everything"}})).await.unwrap();
    assert_eq!(line.receive_until("refused").await.unwrap()["code"], "unreadable");
}

/// A query about the past uses the numbers of that moment: generation is one before locations are deployed, and more
/// afterwards. Access rules are those of the history.
#[tokio::test]
async fn a_question_about_the_past_is_answered_from_the_past() {
    let program = Program::start().await;
    let (browser, other) = (program.browser(1), program.browser(2));
    let (id, _) = browser.create_match("swccg", "decks", two_people()).await.unwrap();
    let mut line = sit(&browser, &id, 0).await.0;
    // Dark, then Light, chooses the first listed location.
    for seat in 0..2 {
        let (seated, table) = sit(&browser, &id, seat).await;
        line = seated;
        let choice = table["offers"]["ones"][0]["choice"].clone();
        line.send(&choose(&format!("c{seat}"), &table, &choice)).await.unwrap();
        line.receive_until("accepted").await.unwrap();
    }
    let path =
        |at: &str, eyes: &str, about: &str| format!("/api/matches/{id}/history/{at}?as={eyes}&about={about}");
    let numbers = "%22numbers%22";
    let entries =
        browser.get(&format!("/api/matches/{id}")).await.unwrap().json().unwrap()["entries"].to_string();
    line.send(&json!({"type": "inquire", "request": "n", "about": "numbers"})).await.unwrap();
    let now = line.receive_until("answer").await.unwrap()["answer"].clone();
    let before = browser.get(&path("0", "0", numbers)).await.unwrap().json().unwrap();
    assert_eq!(before["numbers"]["generation"], json!([1, 1]));
    assert_eq!(before["numbers"]["places"], json!([]));
    let after = browser.get(&path(&entries, "0", numbers)).await.unwrap().json().unwrap();
    assert_eq!(after, now);
    assert_ne!(after, before);
    for (who, at, eyes, about, status) in [
        (&other, "0", "0", numbers, 403),
        (&other, "0", "watcher", numbers, 200),
        (&browser, "9999", "0", numbers, 422),
        (&browser, "0", "0", "%22secrets%22", 422),
        (&browser, "never", "0", numbers, 422),
    ] {
        assert_eq!(who.get(&path(at, eyes, about)).await.unwrap().status, status, "{at} {eyes} {about}");
    }
}
