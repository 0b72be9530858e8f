//! The card game over the socket: when a player without a legal response passes, the others receive the same messages
//! in the same order, byte by byte, as when a player passes by choice.

use crate::common;

use common::listening::{RecordingClient, holding};
use serde_json::{Value, json};

/// A position in which Dark, in the first seat, does something that Light might respond to.
struct Scene {
    phase: &'static str,
    /// The characters in the Cantina, Dark's and Light's.
    stand: [&'static str; 2],
    /// Dark holds two of these.
    dark: &'static str,
    act: fn() -> Value,
    /// A card that could respond.
    answer: &'static str,
}

/// A deployment, to which a Barrier can respond.
const DEPLOYED: Scene = Scene {
    phase: "deploy",
    stand: ["1_194", "1_28"],
    dark: "1_194",
    act: || json!({"deploy": {"card": "1_194", "to": {"at": 0}}}),
    answer: "1_105",
};

/// A battle against a lone warrior, to which Warrior's Courage can respond in the weapons segment.
const ATTACKED: Scene = Scene { phase: "battle", act: || json!({"battle": 0}), answer: "1_119", ..DEPLOYED };

/// An Interrupt, to which Sense can respond before it takes effect.
const PLAYED: Scene = Scene {
    stand: ["1_168", "1_21"],
    dark: "1_271",
    act: || json!({"play": {"card": "1_271", "clause": 0, "target": null}}),
    answer: "1_109",
    ..DEPLOYED
};

/// The setup of the scene: Light has one Force and holds this card.
fn setup(scene: &Scene, holds: &str) -> Value {
    let laid = |id: u8, card: &str, owner: u8, place: Value| json!({"id": id, "card": card, "owner": owner, "place": place, "marks": 0});
    let side = |card: &str, hand: Vec<&str>, seen: u8, force: usize| {
        let pile = |n: usize| vec![json!([card, 0]); n];
        let hand: Vec<Value> = hand.into_iter().map(|card| json!([card, seen])).collect();
        json!({"reserve": pile(10), "force": pile(force), "used": [], "hand": hand, "lost": [], "unsettled": []})
    };
    let position = json!({
        "dark": 0, "turn": 1, "active": 0, "phase": scene.phase, "row": [0],
        "table": [
            laid(0, "1_128", 1, json!("row")),
            laid(1, scene.stand[0], 0, json!({"at": 0})),
            laid(2, scene.stand[1], 1, json!({"at": 0})),
        ],
        "sides": [side("1_194", vec![scene.dark; 2], 1, 4), side("1_28", vec![holds], 2, 1)],
    });
    json!({"from": {"position": position}, "turns": 9, "secrets": [true, true]})
}

/// Dark acts, Light passes: what Dark, the public and Light receive, and how many choices Light had.
async fn played(scene: &Scene, holds: &str) -> ([Vec<String>; 3], usize) {
    let program = holding("swccg", &setup(scene, holds)).await;
    let (mut dark, table) =
        RecordingClient::open(program.browser(1), json!({"type": "hello", "as": 0})).await;
    let (mut public, _) =
        RecordingClient::open(program.browser(9), json!({"type": "hello", "as": "watcher"})).await;
    let (mut light, _) = RecordingClient::open(program.browser(2), json!({"type": "hello", "as": 1})).await;
    dark.receive_until("update").await;
    public.receive_until("update").await;
    let mut version = dark.choose("a", &table, &(scene.act)()).await;
    let next = dark.until_version(&version).await;
    // In a battle the player who began it is asked first.
    if next["turn"]["seats"] == json!([0]) {
        version = dark.choose("c", &next, &json!("pass")).await;
        dark.until_version(&version).await;
    }
    public.until_version(&version).await;
    let asked = light.until_version(&version).await;
    let offers = asked["offers"]["ones"].as_array().map_or(0, Vec::len);
    let version = light.choose("b", &asked, &json!("pass")).await;
    light.until_version(&version).await;
    public.until_version(&version).await;
    dark.until_version(&version).await;
    ([dark.heard, public.heard, light.heard], offers)
}

/// Nobody but Light can tell the two hands apart.
async fn sounds_alike(scene: Scene) {
    let (with, answers) = played(&scene, scene.answer).await;
    let (without, none) = played(&scene, "1_28").await;
    assert!(answers > none, "{answers} answers with it, {none} without");
    for (who, (with, without)) in ["Dark", "the public"].into_iter().zip(with.iter().zip(&without)) {
        assert_eq!(with, without, "{who}");
        assert!(with.len() >= 3, "{who} heard something");
    }
    assert_ne!(with[2], without[2], "Light does know the difference");
}

/// SW-ACN-11
#[tokio::test]
async fn a_pass_without_an_answer_sounds_like_any_other() {
    sounds_alike(DEPLOYED).await;
}

/// SW-ACN-11, SW-ACN-06: in a battle.
#[tokio::test]
async fn a_pass_in_a_battle_sounds_like_any_other() {
    sounds_alike(ATTACKED).await;
}

/// SW-ACN-11, SW-ACN-02: on a played card.
#[tokio::test]
async fn a_pass_on_a_played_card_sounds_like_any_other() {
    sounds_alike(PLAYED).await;
}
